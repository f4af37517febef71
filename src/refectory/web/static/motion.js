// What an update moves travels there. Copies travel, in a layer of their own above the table: the board is painted
// once before and once after, whatever flies over it, and a click meets the real things, which are in place already.
import { speed } from "./settings.js";

const $ = (id) => document.getElementById(id);
const visible = (element) => element.getClientRects().length > 0;

const EASE = "cubic-bezier(.2,.7,.2,1)";
const TIMES = { fly: 320, turn: 320, spin: 320, flip: 320, fall: 520, tumble: 300, swing: 400, drop: 140, points: 520, light: 0, grow: 400 };
const STEP = 130; // a walk takes so long for each place it passes, but not longer than
const LONGEST = 900;
const QUEUE = 1200; // what would begin later than this jumps

// ---- finding ---------------------------------------------------------------------------------------------

// What a phone draws for itself has the same id with p- before or -s behind it.
const twins = (id) => [id, `p-${id}`, `${id}-s`, id.replace(/^panel-/, "panel-p-")].map((twin) => `#${twin}`).join();
const withTwins = (selector) => selector.replace(/(?<!['"])#([\w-]+)/g, (_, id) => `:is(${twins(id)})`);

// On a phone a thing may be drawn on another leaf: turns to it, unless it is in sight.
export function turnTo(selectors) {
  if (selectors.some((selector) => find(selector).length)) return;
  const drawn = selectors.flatMap((selector) => selector.split(" || ")).map((plain) => $("table").querySelector(withTwins(plain.replace(/:(last|all|moved)$/, "")))).find(Boolean);
  const leaf = drawn?.closest("[data-part]")?.dataset.part.split(" ")[0];
  document.querySelector(`.bottom button[data-tab="${leaf}"]`)?.click();
}

// ` || ` separates alternatives; of several elements the first is meant, or with an ending the last, or all.
export function find(selector) {
  for (const option of selector.split(" || ")) {
    const [, plain, which] = /^(.*?)(:last|:all|:moved)?$/.exec(option);
    const found = [...$("table").querySelectorAll(withTwins(plain))].filter(visible);
    if (!found.length) continue;
    return which === ":last" ? [found.at(-1)] : which ? found : [found[0]];
  }
  return [];
}

export function boxOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

// A copy as large as the thing itself, dressed in the classes that its ancestors lend it.
function copyOf(element) {
  const svg = element.ownerSVGElement;
  if (!svg) return null;
  const box = element.getBoundingClientRect();
  const { a, b, c, d, e, f } = element.parentElement.getScreenCTM();
  let inside = element.cloneNode(true);
  for (const part of [inside, ...inside.querySelectorAll("*")])
    for (const name of ["id", "role", "tabindex", "data-move", "data-why", "aria-label"]) part.removeAttribute(name);
  inside.classList.remove("legal", "changed", "target-lit");
  for (let outer = element.parentElement; outer !== svg; outer = outer.parentElement) {
    const dress = document.createElementNS(svg.namespaceURI, "g");
    if (outer.hasAttribute("class")) dress.setAttribute("class", outer.getAttribute("class").replace("legal", ""));
    dress.style.transform = "none"; // where it stands is told by the matrix alone
    dress.append(inside);
    inside = dress;
  }
  const frame = document.createElementNS(svg.namespaceURI, "g");
  frame.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.x} ${f - box.y})`);
  frame.append(inside);
  const copy = document.createElementNS(svg.namespaceURI, "svg");
  copy.setAttribute("viewBox", `0 0 ${box.width} ${box.height}`);
  copy.setAttribute("preserveAspectRatio", "none");
  copy.append(frame);
  return copy;
}

// ---- before an update ----------------------------------------------------------------------------------------

// The journeys between the table that is shown and the next one: forwards, or, when a move is taken back, backwards.
function journeys(next) {
  const was = $("table").dataset;
  const will = (next.id === "table" ? next : next.querySelector("#table"))?.dataset;
  if (!will || will.table !== was.table || will.eyes !== was.eyes) return [];
  const [from, to] = [Number(was.ply), Number(will.ply)];
  const told = (motion) => JSON.parse(motion || "[]");
  if (to > from) return told(will.motion).filter(([ply]) => ply > from && ply <= to).flatMap(([, groups]) => groups);
  if (to !== from - 1) return [];
  return told(was.motion).filter(([ply]) => ply === from).flatMap(([, groups]) => groups).reverse().map((group) => group.map(backwards));
}

function backwards({ what, start = "", end = "", way = [], how, ...rest }) {
  if (how === "points" || how === "light") return { what: "", how: "light" };
  return end ? { ...rest, what, start: end, how } : { ...rest, what, end: start || what, way: [...way].reverse(), how };
}

const movers = () => {
  const begins = ($("table").dataset.movers || "").split(",").filter(Boolean);
  return begins.length ? [...$("table").querySelectorAll(begins.map((id) => `[id^="${id}"], [id^="p-${id}"]`).join())].filter(visible) : [];
};

// Everything a journey will need and the update may take away: where things are, and what they look like.
export function places(next) {
  for (const growth of grows()) growth.finish(); // things are measured where they lie, not on their way
  const groups = journeys(next);
  const seen = new Map();
  const keep = (selector, looks) => {
    if (!selector || (seen.has(selector) && !looks)) return;
    const seeing = (element) => ({ box: boxOf(element), copy: looks && speed() ? copyOf(element) : null, matrix: matrixOf(element) });
    seen.set(selector, find(selector).map(seeing));
  };
  for (const journey of groups.flat()) {
    keep(journey.what, true);
    keep(journey.start, journey.how === "turn");
  }
  const stood = new Map();
  for (const element of movers()) stood.set(element.id, standing(element));
  return { groups, seen, stood, frame: anchor() && frameOf(anchor().ownerSVGElement) };
}

// A thing that stays while its drawing grows around it.
function anchor() {
  const { anchor: named } = $("table").dataset;
  const fixed = named && $("table").querySelector(named);
  return fixed && visible(fixed) ? fixed : null;
}

// What a drawing is measured by: its own units, or its anchor.
function frameOf(svg) {
  const fixed = anchor();
  const { a, e, f } = (fixed && svg.contains(fixed) ? fixed : svg).getScreenCTM();
  return { x: e, y: f, scale: a };
}

// Where a piece stands in its drawing, whatever size the page gives the drawing.
function standing(element) {
  const frame = frameOf(element.ownerSVGElement);
  const { x, y, width, height } = boxOf(element);
  return { x: (x - frame.x) / frame.scale, y: (y - frame.y) / frame.scale, width: width / frame.scale, height: height / frame.scale };
}

// The same place on the screen as it is now.
function screened(svg, { x, y, width, height }) {
  const frame = frameOf(svg);
  return { x: frame.x + x * frame.scale, y: frame.y + y * frame.scale, width: width * frame.scale, height: height * frame.scale };
}

const matrixOf = (element) => {
  const turned = element.transform?.baseVal?.consolidate?.()?.matrix;
  return turned ? `matrix(${turned.a}, ${turned.b}, ${turned.c}, ${turned.d}, ${turned.e}, ${turned.f})` : "none";
};

// ---- after an update -----------------------------------------------------------------------------------------

let free = 0; // when everything that is under way has arrived
const flights = new Map(); // animation → what flies, and where to

export function travel(before) {
  const factor = speed();
  const told = new Set();
  if (performance.now() + QUEUE < free) settleAll();
  follow();
  let delay = Math.max(0, free - performance.now());
  for (const group of before.groups) {
    let longest = 0;
    for (const [number, trip] of group.flatMap((journey) => trips(journey, before, told)).entries()) {
      if (!factor) outline(trip.shown);
      else if (delay <= QUEUE) longest = Math.max(longest, go(trip, delay + number * 40, factor));
    }
    delay += longest * 0.7;
  }
  for (const trip of strays(before, told)) factor ? go(trip, 0, factor) : outline(trip.shown);
  if (factor) free = performance.now() + delay;
  if (factor && before.frame && anchor()) grow(anchor().ownerSVGElement, before.frame, factor);
}

const grows = () => anchor()?.ownerSVGElement.getAnimations() || [];

// A drawing that has grown glides into its new size. Where one walks through it, it lies as large as before.
function grow(svg, was, factor) {
  const [now, wrap] = [frameOf(svg), svg.parentElement];
  const size = was.scale / now.scale;
  const { left, top } = svg.getBoundingClientRect();
  const [x, y] = [was.x - left - size * (now.x - left), was.y - top - size * (now.y - top)];
  if (Math.hypot(x, y) < 1 || wrap.scrollWidth > wrap.clientWidth + 1 || wrap.scrollHeight > wrap.clientHeight + 1) return;
  const shift = { transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${size})` };
  const growth = svg.animate([shift, { transformOrigin: "0 0", transform: "none" }], { duration: TIMES.grow * factor, easing: EASE });
  wrap.style.overflow = "hidden"; // what reaches over the edge meanwhile is nothing to scroll to
  growth.onfinish = growth.oncancel = () => (wrap.style.overflow = "");
}

// A journey as trips: what flies, from where to where. An element that is drawn now and was elsewhere needs no start.
function trips(journey, { seen, stood }, told) {
  const { what, start, end, how } = journey;
  const was = seen.get(what) || [];
  const first = (selector) => find(selector)[0];
  const origin = start && (seen.get(start)?.[0] || (first(start) && { box: boxOf(first(start)) }));
  if (how === "points") return [{ ...journey, from: origin?.box, to: first(end) && boxOf(first(end)), shown: first(end) }];
  if (end) {
    const goal = first(end);
    return was.map((old) => ({ ...journey, from: origin?.box || old.box, to: goal && boxOf(goal), looks: old.copy?.cloneNode(true), shown: goal }));
  }
  const now = what ? find(what) : [];
  return (what.endsWith(":moved") ? now.filter((element) => hasMoved(element, stood)) : now).map((element, number) => {
    told.add(element.id);
    const old = stood.get(element.id);
    const from = origin?.box || (old ? screened(element.ownerSVGElement, old) : was[number]?.box);
    return { ...journey, from, to: boxOf(element), element, shown: element, back: (how === "turn" ? origin?.copy : how === "flip" ? was[number]?.copy : null)?.cloneNode(true), matrix: was[number]?.matrix };
  });
}

function hasMoved(element, stood) {
  const old = stood.get(element.id);
  if (!old) return true;
  const now = standing(element);
  return Math.hypot(now.x - old.x, now.y - old.y) > 3;
}

// Pieces that keep their id and moved, though no event told it: markers that count, monks who go home.
const strays = ({ stood }, told) =>
  movers()
    .filter((element) => stood.has(element.id) && !told.has(element.id) && hasMoved(element, stood))
    .map((element) => ({ how: "fly", from: screened(element.ownerSVGElement, stood.get(element.id)), to: boxOf(element), element, shown: element }));

export function outline(element) {
  if (!element) return;
  element.classList.add("changed");
  setTimeout(() => element.classList.remove("changed"), 1000);
}

// ---- one trip --------------------------------------------------------------------------------------------------

const layer = () => $("flights") || document.body.appendChild(Object.assign(document.createElement("div"), { id: "flights", ariaHidden: "true" }));

// Starts a trip and says how long it takes.
function go(trip, delay, factor) {
  const { how, element, to } = trip;
  if (how === "light") return outline(trip.shown), 0;
  if (how === "swing") return swing(trip, factor);
  if (!to) return 0;
  const looks = how === "points" ? chip(trip.text) : trip.looks || (element && copyOf(element));
  if (!looks) return 0;
  for (const [other, { goal }] of flights) if (element?.id && goal?.id === element.id) other.cancel(); // it has moved on since
  const stops = stopsOf(trip);
  const time = factor * (how === "walk" || trip.way?.length > 1 ? Math.min(LONGEST, Math.max(TIMES.fly, STEP * (stops.length - 1))) : TIMES[how]);
  const flight = craft(trip, looks);
  const animation = flight.animate(frames(trip, stops, flight), { duration: time, delay, easing: how === "walk" ? "ease-in-out" : EASE, fill: "backwards" });
  if (element) element.style.opacity = 0; // not animated: the drawing is painted once now and once afterwards
  document.documentElement.toggleAttribute("data-flying", true);
  flights.set(animation, { flight, goal: trip.shown, at: to });
  animation.onfinish = animation.oncancel = () => {
    flights.delete(animation);
    flight.remove();
    if (element) element.style.opacity = "";
    document.documentElement.toggleAttribute("data-flying", flights.size > 0);
  };
  return time;
}

function chip(text) {
  return Object.assign(document.createElement("b"), { textContent: text });
}

// The thing that flies, lying where it will arrive.
function craft({ how, to, back, element }, looks) {
  const flight = document.createElement("div");
  flight.className = `flight by-${how}`;
  const [width, height] = looks.viewBox ? [looks.viewBox.baseVal.width, looks.viewBox.baseVal.height] : [to.width, to.height];
  Object.assign(flight.style, { left: `${to.x - width / 2}px`, top: `${to.y - height / 2}px`, width: `${width}px`, height: `${height}px` });
  flight.dataset.of = element?.id || "";
  flight.append(looks);
  if (back) back.classList.add("back"), flight.append(back);
  layer().append(flight);
  return flight;
}

// The points of a trip. A piece stands beside a place as it stands beside the last one.
function stopsOf({ from, to, way = [], start }) {
  const passed = way.map((place) => find(place)[0]).filter(Boolean).map(boxOf);
  const aside = passed.length ? { x: to.x - passed.at(-1).x, y: to.y - passed.at(-1).y } : { x: 0, y: 0 };
  const beside = (box) => ({ ...box, x: box.x + aside.x, y: box.y + aside.y, width: to.width });
  const begin = from ? [start && passed.length ? beside(from) : from] : [];
  return [...begin, ...passed.slice(0, -1).map(beside), to];
}

const TURNS = { tumble: "rotate(-540deg)", spin: "rotate(-90deg)", turn: "rotateY(180deg)", flip: "rotateY(180deg)", fall: "rotate(12deg)" };

function frames({ how, to, end, from }, stops, flight) {
  const own = parseFloat(flight.style.width) || 1;
  const scale = (box) => (how === "points" ? 1 : Math.min(1.25, Math.max(0.35, box.width / own)));
  const last = stops.length - 1;
  const found = stops.map((stop, n) => {
    const size = n === last && !end ? 1 : scale(stop);
    const turn = how in TURNS ? (n === 0 && last > 0 ? TURNS[how] : `rotate(0deg) rotateY(0deg)`) : "";
    return { transform: `translate(${stop.x - to.x}px, ${stop.y - to.y}px) scale(${size}) ${turn}` };
  });
  if (how === "flip") return [{ transform: TURNS.flip }, { transform: "rotateY(0deg)" }];
  if (!from) return [{ transform: "translate(0, -14px)", opacity: 0 }, { transform: "none", opacity: 1 }];
  if (end) found.at(-1).opacity = how === "points" ? 0.2 : 0.5;
  return found;
}

// A pointer that turns about its own middle is small enough to be moved in its drawing.
function swing({ element, matrix }, factor) {
  if (!matrix || matrix === matrixOf(element)) return 0;
  element.animate([{ transform: matrix }, { transform: matrixOf(element) }], { duration: TIMES.swing * factor, easing: EASE });
  return 0;
}

// Everything arrives at once: nobody waits for pictures.
export function settleAll() {
  for (const animation of [...flights.keys()]) animation.cancel();
  free = 0;
}

// What is under way arrives where its place is now: an update or a scroll may have shifted it.
function follow() {
  for (const trip of flights.values()) {
    if (!trip.goal || !document.contains(trip.goal)) continue;
    const now = boxOf(trip.goal);
    trip.flight.style.left = `${parseFloat(trip.flight.style.left) + now.x - trip.at.x}px`;
    trip.flight.style.top = `${parseFloat(trip.flight.style.top) + now.y - trip.at.y}px`;
    trip.at = now;
  }
}

addEventListener("scroll", follow, { capture: true, passive: true });
addEventListener("resize", settleAll);

// ---- points ------------------------------------------------------------------------------------------------------

export function countUp(before) {
  const factor = speed();
  for (const element of document.querySelectorAll(".pts")) {
    const now = Number(element.lastChild.nodeValue);
    const old = before.get(element.id);
    if (!factor || old === undefined || old === now) continue;
    const start = performance.now();
    const tick = (time) => {
      const part = Math.min(1, (time - start) / (400 * factor));
      if (!element.lastChild || Number(element.dataset.now) !== now) return;
      element.lastChild.nodeValue = Math.round(old + (now - old) * part);
      if (part < 1) requestAnimationFrame(tick);
    };
    element.dataset.now = now;
    requestAnimationFrame(tick);
  }
}
