// What is this? Whoever rests the pointer or the focus on a drawn thing, presses it long, or presses I is told.
const $ = (id) => document.getElementById(id);
const words = $("words").dataset;
const REST = 600; // so long a pointer rests before it asks
const THINGS = "svg.panel-svg [id][aria-label]";

const answers = new Map(); // what was asked → what was told; about one moment of the table
let moment = "";
let shown = null; // the element that is explained
let waiting = 0;
let exploring = false;

// ---- asking ------------------------------------------------------------------------------------------------

// The thing itself and what it is part of, from inside outwards: the innermost the house knows is explained.
function chain(element) {
  const ids = [];
  for (let at = element.closest("svg.panel-svg [id]"); at && !at.matches("svg.panel-svg"); at = at.parentElement.closest("svg.panel-svg [id]")) ids.push(at.id);
  return ids.join("|");
}

async function ask(asked) {
  const { table, stamp, eyes, ply } = $("table").dataset;
  if (moment !== `${stamp}/${ply}/${eyes}`) answers.clear(), (moment = `${stamp}/${ply}/${eyes}`);
  if (!answers.has(asked)) {
    const query = new URLSearchParams({ what: asked, ply, eyes });
    answers.set(asked, fetch(`/t/${table}/about?${query}`, { headers: { Accept: "application/json" } }).then((answer) => (answer.ok ? answer.json() : null)));
  }
  return answers.get(asked);
}

// ---- the card ------------------------------------------------------------------------------------------------

function card() {
  if ($("about")) return $("about");
  return $("main").appendChild(Object.assign(document.createElement("div"), { id: "about", role: "tooltip", hidden: true }));
}

const later = (work, time) => (clearTimeout(waiting), (waiting = setTimeout(work, time)));
const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text, ...more });

async function show(element) {
  const asked = chain(element);
  const told = asked && (await ask(asked));
  if (!told?.element || !document.contains(element)) return;
  const thing = $(told.element);
  if (!thing) return;
  hide();
  shown = thing;
  const name = thing.closest("svg.panel-svg [aria-label]")?.getAttribute("aria-label");
  const stays = exploring || pressed; // a card that comes and goes with the pointer is never in the pointer's way
  const link = { href: `/rules/${$("table").dataset.game}#${told.rule}`, target: "_blank" };
  const rule = make(stays ? "a" : "span", told.rule, { className: "rule", ...(stays ? link : {}) });
  card().toggleAttribute("data-passing", !stays);
  card().replaceChildren(...(name ? [make("b", name)] : []), make("p", told.text), rule);
  if (exploring) card().append(make("small", words.explore));
  card().hidden = false;
  thing.setAttribute("aria-describedby", "about");
  place(thing.getBoundingClientRect());
}

// Beside the thing, where there is room; never on it, so that a click still finds it.
function place({ left, right, top, bottom }) {
  const { offsetWidth: width, offsetHeight: height } = card();
  const x = right + 10 + width < innerWidth ? right + 10 : left - 10 - width > 0 ? left - 10 - width : Math.max(8, Math.min(innerWidth - width - 8, left));
  const beside = x >= right || x + width <= left;
  const y = beside ? Math.max(8, Math.min(innerHeight - height - 8, top)) : bottom + 10 + height < innerHeight ? bottom + 10 : Math.max(8, top - 10 - height);
  Object.assign(card().style, { left: `${x}px`, top: `${y}px` });
}

function hide() {
  clearTimeout(waiting);
  shown?.removeAttribute("aria-describedby");
  shown = null;
  if ($("about")) card().hidden = true;
}

// ---- pointers ------------------------------------------------------------------------------------------------

// Whoever has just clicked knows what it is: what comes to lie below a pointer at rest is not explained until it moves on.
let clicked = null;
const AWAY = 14; // so many pixels

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse" || exploring) return;
  if (clicked && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < AWAY) return;
  clicked = null;
  const thing = event.target.closest?.("svg.panel-svg [id]");
  if (shown && thing && !shown.contains(thing)) hide();
  if (thing) later(() => show(event.target), REST);
  else later(hide, 200);
});

let pressed = false; // a long press has explained something: the click that follows is none
document.addEventListener("pointerdown", (event) => {
  pressed = false;
  if (!event.target.closest("#about")) hide();
  clicked = event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : null;
  if (event.pointerType === "mouse" || !event.target.closest("svg.panel-svg [id]")) return;
  later(() => ((pressed = true), show(event.target)), REST);
});
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => event.pointerType !== "mouse" && !pressed && clearTimeout(waiting));
document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" && Math.hypot(event.movementX, event.movementY) > 6 && !pressed) clearTimeout(waiting);
});
document.addEventListener("contextmenu", (event) => pressed && event.preventDefault());
document.addEventListener("click", (event) => {
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
addEventListener("scroll", hide, { capture: true, passive: true });

// ---- keys ------------------------------------------------------------------------------------------------------

document.addEventListener("focusin", (event) => {
  if (exploring || !event.target.matches?.(`${THINGS}:focus-visible`)) return;
  later(() => document.activeElement === event.target && show(event.target), REST);
});
document.addEventListener("focusout", () => !exploring && later(hide, 200));

const things = () => [...document.querySelectorAll(THINGS)].filter((element) => element.getClientRects().length && !element.closest("[aria-hidden=true]"));

let visited = ""; // where the explorer stands, by id: news may take the focus from it

function visit(step) {
  const all = things();
  const next = all[(all.findIndex((thing) => thing.id === visited) + step + all.length) % all.length];
  if (!next) return;
  visited = next.id;
  if (!next.hasAttribute("tabindex")) next.setAttribute("tabindex", "-1");
  next.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
  show(next);
}

function explore(on) {
  exploring = on;
  document.documentElement.toggleAttribute("data-exploring", on);
  if (!on) hide();
}

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape" && (exploring || shown)) explore(false);
  else if (event.key === "i") {
    const here = shown?.closest(THINGS) || document.activeElement.closest?.(THINGS);
    if (here && here !== shown && !exploring) show(here);
    else explore(true), (visited = here?.id), visit(here ? 0 : 1);
  } else if (exploring && event.key in STEPS) visit(STEPS[event.key]);
  else if (exploring && event.key === "Tab") visit(event.shiftKey ? -1 : 1);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
