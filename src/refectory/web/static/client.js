// The table in the browser: news comes as whole fragments and is morphed in by id; moves go up as POST.
// Everything here is an addition: without it the page still works with links and forms.
import { countUp, places, travel } from "./motion.js";
import { settings, settle, speed } from "./settings.js";
import { play } from "./sound.js";
import { walkAfter } from "./walk.js";

const $ = (id) => document.getElementById(id);
const table = () => $("table");
const words = $("words").dataset;
const csrf = document.body.dataset.csrf;
const replaying = Boolean($("replay"));
const small = matchMedia("(max-width: 700px)");
const ours = (path) => `/t/${table().dataset.table}/${path}?screen=${small.matches ? "phone" : "desk"}`; // a drawing for the other screen is not sent
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

// ---- morph by id -----------------------------------------------------------------------------------

const OURS = new Set(["data-tab", "data-more", "data-whole", "data-below", "data-before", "data-after", "open"]); // what the page itself sets and an update must not undo

function syncAttributes(from, to) {
  for (const { name } of [...from.attributes])
    if (!to.hasAttribute(name) && !OURS.has(name)) from.removeAttribute(name);
  for (const { name, value } of to.attributes) {
    if (OURS.has(name) || from.getAttribute(name) === value) continue;
    if (name === "viewBox" && zooms.has(from.id)) continue;
    from.setAttribute(name, value);
  }
  if (from.tagName === "DETAILS" && !opened.has(from.id)) from.open = to.open;
  if (from.type === "range") from.value = to.value;
}

function morph(from, to) {
  if (to.dataset?.same !== undefined || from.isEqualNode(to)) return;
  if (from.nodeType !== 1) {
    from.nodeValue = to.nodeValue;
    return;
  }
  syncAttributes(from, to);
  let here = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const match = counterpart(from, here, wanted);
    if (!match) {
      const kept = stubsIn(wanted).map((stub) => [stub, found(stub.id)]);
      while (here && kept.some(([, element]) => element === here)) here = here.nextSibling;
      for (const [stub, element] of kept) if (element) stub.replaceWith(element);
      from.insertBefore(wanted, here);
      continue;
    }
    if (match === here) here = here.nextSibling;
    else from.insertBefore(match, here);
    morph(match, wanted);
    if (here && here.parentNode !== from) here = match.nextSibling; // the morph inside took it along
  }
  while (here) {
    const next = here.nextSibling;
    if (here.nodeType === 1) shelve(here);
    here.remove();
    here = next;
  }
}

// What was taken away at one place may be wanted at another, where only a stub stands for it.
const shelf = new Map();

const found = (id) => $(id) || shelf.get(id);
const stubsIn = (element) => (element.nodeType === 1 ? [...element.querySelectorAll("[data-same]")] : []);

function shelve(element) {
  for (const named of [element, ...element.querySelectorAll("[id]")]) if (named.id) shelf.set(named.id, named);
}

function counterpart(parent, here, wanted) {
  if (wanted.nodeType === 1 && wanted.id) {
    const known = found(wanted.id);
    return known && known.nodeName === wanted.nodeName && !known.contains(parent) ? known : null;
  }
  const alike = here && here.nodeType === wanted.nodeType && here.nodeName === wanted.nodeName;
  return alike && !(here.nodeType === 1 && here.id) ? here : null;
}

// Which <details> the person has opened or closed: their choice stands.
const opened = new Set();
document.addEventListener("click", (event) => {
  const details = event.target.closest("summary")?.parentElement;
  if (details?.id) opened.add(details.id);
});

// ---- an update -------------------------------------------------------------------------------------

let keyboard = false; // whether the last input was a key: only then may the focus be moved
let adrift = false; // whether what had the focus is gone and nothing took its place yet: the next turn will
let brought = ""; // the decision for which the page was made ready
let recapping = false;

function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

function update(next, quiet = false) {
  const root = $(next.id);
  const old = { ...table().dataset };
  const before = places(next);
  const points = new Map([...document.querySelectorAll(".pts")].map((e) => [e.id, Number(e.lastChild.nodeValue)]));
  const focused = document.activeElement;
  const within = root.contains(focused) || (adrift && focused === document.body);
  const logged = quiet || replaying ? [] : lines();
  morph(root, next);
  shelf.clear();
  follow(old.stamp);
  afterwards();
  travel(before);
  countUp(points);
  if (!quiet && !replaying) notice(old), tell(logged), walkAfter(old), redress(old);
  if (within && keyboard && (document.activeElement === document.body || !document.contains(focused))) refocus();
  adrift = within && keyboard && document.activeElement === document.body;
  busy = false;
}

// To what comes next; never to taking back. Where there is nothing to do, the focus waits for the next turn.
const ONWARD = ["#here", "#prompt button.primary", ".bottom button.primary", "#moves button[name=move]", "#prompt a.btn"];

function refocus() {
  const seen = (selector) => [...document.querySelectorAll(selector)].find((e) => e.getClientRects().length);
  const first = targets()[0] || ONWARD.map(seen).find(Boolean);
  first?.focus({ preventScroll: true });
}

// What has happened, for those who listen: the lines that the log has gained, without the numbers of their rules.
const lines = () => [...document.querySelectorAll("#log li > span")].slice(0, 24).map((line) =>
  [...line.childNodes].filter((part) => !part.classList?.contains("rule")).map((part) => part.textContent).join("").trim());

function tell(before) {
  const now = lines();
  const fresh = now.findIndex((_, n) => before.slice(0, 4).every((line, m) => line === now[n + m]));
  if (!before.length || fresh < 1) return;
  const told = Object.assign(document.createElement("p"), { textContent: now.slice(0, fresh).reverse().join(" ") });
  $("told").append(told);
  while ($("told").childElementCount > 6) $("told").firstChild.remove();
}

// The menu and the set-up are written for one state of the table and for whoever sits there: another brings its own.
async function redress(old) {
  const now = table().dataset;
  const uncovered = old.eyes !== now.eyes && now.eyes >= 0 && !$("setup-card");
  if (now.state === old.state && now.mine === old.mine && !uncovered) return;
  const answer = await fetch(location.pathname);
  if (!answer.ok) return; // the next page has it
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const fresh of page.querySelectorAll("#menu-table, #setup-card")) {
    if ($(fresh.id)) $(fresh.id).replaceWith(fresh);
    else document.body.append(fresh);
  }
  document.dispatchEvent(new Event("redressed"));
}

// A phone turns to the leaf where most can be done, once for every kind of decision; then the person leafs.
let led = table().dataset.lead;
function follow(past) {
  const { lead, stamp } = table().dataset;
  if (lead && (lead !== led || (stamp !== past && !targets().length))) table().dataset.tab = led = lead;
}

// Turns to a leaf that shows an element, unless it is in view.
function turnTo(element) {
  const part = element?.closest("[data-part]")?.dataset.part.split(" ");
  if (part && !part.includes(table().dataset.tab)) (table().dataset.tab = part[0]), afterwards();
}

function afterwards() {
  if (table().dataset.stamp !== brought) decided();
  rove();
  for (const id of zooms.keys()) applyZoom(id);
  const { tab } = table().dataset;
  for (const button of document.querySelectorAll("[data-tab]:is(button)"))
    button.toggleAttribute("aria-current", button.dataset.tab === tab);
  document.title = table().dataset.title;
  const where = $("where");
  if (where) where.textContent = table().dataset.status;
  const list = $("all-moves");
  if (list && !opened.has(list.id) && innerWidth <= 700) list.open = list.querySelectorAll("button").length <= 9;
  edges();
}

// A new decision: whatever was said or chosen for the last one is void.
function decided() {
  brought = table().dataset.stamp;
  previews.clear();
  unchoose();
  $("advice")?.close();
  bring();
  reach();
}

function unchoose() {
  chosen = null;
  for (const element of document.querySelectorAll(".chosen")) element.classList.remove("chosen");
}

// ---- what is wider or higher than its place -----------------------------------------------------------

const EDGES = {
  "data-below": (e) => e.scrollHeight - e.clientHeight - e.scrollTop > 12,
  "data-before": (e) => e.scrollLeft > 12,
  "data-after": (e) => e.scrollWidth - e.clientWidth - e.scrollLeft > 12,
};

// Marks where there is more to see than shows, for the style to point there.
function edges() {
  const found = [...document.querySelectorAll("#rail, #mid, .long")].flatMap((element) =>
    Object.entries(EDGES).map(([name, hides]) => [element, name, hides(element)]),
  );
  for (const [element, name, more] of found) element.toggleAttribute(name, more); // a layout for each, were it done above
}

document.addEventListener("scroll", edges, { capture: true, passive: true });
document.addEventListener("toggle", edges, true);
for (const when of ["resize", "load"]) addEventListener(when, edges);

// A long drawing shows the places one can use, once for every decision.
function bring() {
  for (const long of document.querySelectorAll(".long")) {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    const frame = long.getBoundingClientRect();
    const inside = ([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const [here, there] = middle(frame);
    const show = ([x, y]) => long.scrollBy(x - here, y - there);
    if (!long.scrollLeft && !long.scrollTop) show(middle(long.firstElementChild.getBoundingClientRect())); // the middle first
    const places = [...long.querySelectorAll("[data-move]")].map((e) => middle(e.getBoundingClientRect()));
    if (places.length && !places.some(inside)) show(places[0]);
  }
}

// On a phone nobody looks below the edge for what is asked: unless a place is in sight, the page goes to the first.
function reach() {
  const [top, bottom] = [$("prompt")?.getBoundingClientRect().bottom, $("bottom")?.getBoundingClientRect().top];
  if (!small.matches || !bottom || $("guide")) return; // a guide shows its own places
  const inSight = (box) => box.top >= top - 1 && box.bottom <= bottom + 1;
  const asked = targets();
  if (asked.length && !asked.some((e) => inSight(e.getBoundingClientRect()))) asked[0].scrollIntoView({ block: "center" });
}

function notice(old) {
  const now = table().dataset;
  const icon = $("favicon");
  icon.dataset.calm ??= icon.href;
  icon.href = now.turn === "1" ? icon.dataset.turn : icon.dataset.calm;
  if (now.turn === "1" && (old.turn !== "1" || old.eyes !== now.eyes)) {
    play("bell");
    if (settings.notify === "on" && document.hidden) notify(now.title, { tag: now.table, body: $("news")?.textContent });
  } else if (now.ply !== old.ply && mine) play("wood");
  if (now.state === "over" && old.state !== "over") play("bells");
  mine = false;
}

function notify(title, options) {
  if (globalThis.Notification?.permission !== "granted") return;
  try {
    const note = new Notification(title, options);
    note.onclick = () => (focus(), note.close());
  } catch (error) {
    console.info(error.message); // some phones let only a service worker do that; title and sound are left
  }
}

// ---- news from the house -------------------------------------------------------------------------------

let source;
let pause = 500;
let heard = []; // the table as the stream has told it last, cut before every tag
let onScreen; // which of those the page shows; anything else if it shows another moment

// What has changed, line by line: two numbers point at pieces of the table as it was, `<` begins a new text.
function changed(news) {
  const now = [];
  const runs = []; // from where to where the pieces are those of before
  let here = 0;
  for (const line of news.split("\n")) {
    if (line[0] === "<") now.push(...line.slice(1).split("<"));
    else {
      const [skip, count] = line.split(" ").map(Number);
      runs.push([now.length, now.length + count]);
      now.push(...heard.slice((here += skip), (here += count)));
    }
  }
  return [now, runs];
}

function hear(pieces, runs = []) {
  const known = onScreen === heard;
  heard = pieces;
  pause = 500;
  $("offline").hidden = true;
  if (recapping) return;
  onScreen = heard;
  update(parsed(known ? lean(pieces, runs) : pieces.join("<")));
}

const ALONE = /^(?:br|hr|img|input)\b|\/>/; // an element without an end of its own

// Where each element ends, by where it begins.
function endings(pieces) {
  const ends = [];
  const open = [];
  for (const [n, piece] of pieces.entries()) {
    if (piece[0] === "/") ends[open.pop()] = n;
    else if (n && !ALONE.test(piece)) open.push(n);
  }
  return ends;
}

// The same table with a stub for every named element that is as it was: what is not parsed need not be compared.
function lean(pieces, runs) {
  const ends = endings(pieces);
  const found = [];
  const past = !pieces[1].includes(` data-stamp="${table().dataset.stamp}"`);
  let run = 0;
  let anew = 0; // up to here nothing stays: what the page wrote into the prompt was about the last decision
  for (let n = 0; n < pieces.length; n++) {
    while (run < runs.length && runs[run][1] <= n) run++;
    const [, tag, id] = /^(\w+) id="([^"]+)"/.exec(pieces[n]) || [];
    if (id === "prompt" && past) anew = ends[n];
    if (id && n > anew && runs[run]?.[0] <= n && ends[n] < runs[run][1]) {
      n = ends[n];
      found.push(`${tag} id="${id}" data-same>`, pieces[n]);
    } else found.push(pieces[n]);
  }
  return found.join("<");
}

function listen() {
  source?.close();
  source = new EventSource(ours("stream"));
  source.addEventListener("table", (event) => hear(event.data.split("<")));
  source.addEventListener("change", (event) => hear(...changed(event.data)));
  source.onerror = () => {
    source.close();
    $("offline").hidden = false;
    setTimeout(listen, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 1.8, 15000);
  };
}

// Another kind of screen has other drawings, and other edges below which something may be asked.
small.addEventListener("change", () => {
  brought = "";
  if (replaying) return show(location.href);
  reach();
  listen();
});

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && !replaying && source?.readyState === EventSource.CLOSED) listen();
});

// A table that did not come by the stream.
function elsewhere(html, quiet = false) {
  onScreen = undefined;
  update(parsed(html), quiet);
}

async function refresh() {
  const answer = await fetch(ours("fragment"));
  if (answer.ok) elsewhere(await answer.text());
}

// ---- what people do --------------------------------------------------------------------------------------

let busy = false;
let mine = false;

async function post(address, fields) {
  // The stamp says which moment a move is meant for, so asking again after a lost answer can't move twice.
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json", "X-CSRF": csrf },
        body: JSON.stringify(fields),
      });
      const value = await answer.json();
      if (answer.ok) return value;
      if (answer.status === 409) await refresh();
      if (!(answer.status === 409 && attempt > 1)) say(value.text, value.rule);
      return null;
    } catch {
      say(words.lost);
      if (attempt > 8) return null;
      await sleep(Math.min(400 * 2 ** attempt, 8000));
    }
  }
}

async function act(address, fields) {
  if (busy) return;
  busy = true;
  const { stamp, eyes } = table().dataset;
  const done = await post(address, { stamp, eyes, ...fields });
  if (done?.table) location.href = `/t/${done.table}`;
  if (!done || String(done.stamp) === table().dataset.stamp) busy = false;
}

function move(word) {
  mine = true;
  return act(`/t/${table().dataset.table}/move`, { move: word });
}

let chosen = null;

async function choose(word, element) {
  if (settings.confirm === "never" || chosen === word) return move(word);
  const { stamp } = table().dataset;
  const seen = await look(word);
  if (stamp !== table().dataset.stamp) return; // meant for a moment that has passed, by the first of two clicks
  if (settings.confirm === "final" && !seen?.final) return move(word);
  unchoose();
  chosen = word;
  element.classList.add("chosen");
  say(`${seen?.text || ""} ${seen?.final ? words.final : ""}`, "", false);
  const button = document.createElement("button");
  button.className = "primary small";
  button.textContent = words.confirm;
  button.onclick = () => move(word);
  $("hint").append(" ", button);
  if (keyboard) button.focus();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.dataset.plain !== undefined || form.method !== "post" || !form.closest("#table, dialog")) return;
  event.preventDefault();
  const button = event.submitter;
  if (button?.getAttribute("aria-disabled") === "true") return say(button.dataset.reason);
  const address = button?.getAttribute("formaction") || form.getAttribute("action");
  const fields = Object.fromEntries(new FormData(form));
  delete fields.csrf;
  if (form.dataset.invite !== undefined) return share(address, fields);
  if (button?.name === "move") return choose(button.value, button);
  if (form.classList.contains("say")) form.reset();
  form.closest("dialog")?.close();
  act(address, fields);
});

async function share(address, fields) {
  const found = await post(address, fields);
  if (!found) return;
  const body = $("share-body");
  const qr = new DOMParser().parseFromString(found.qr, "image/svg+xml").documentElement;
  const text = Object.assign(document.createElement("p"), { textContent: found.text });
  const link = Object.assign(document.createElement("code"), { textContent: found.url });
  const copy = Object.assign(document.createElement("button"), { textContent: found.copy, className: "primary" });
  copy.onclick = async () => {
    if (navigator.clipboard) await navigator.clipboard.writeText(found.url);
    else getSelection().selectAllChildren(link), document.execCommand("copy"); // without TLS there is no other way
    copy.textContent = found.copied;
  };
  body.replaceChildren(text, document.importNode(qr, true), link, copy);
  $("menu")?.close();
  $("share").showModal();
}

document.addEventListener("click", (event) => {
  if (dragged) return;
  const target = event.target.closest("svg [data-move]");
  if (target) return choose(target.dataset.move, target);
  const why = event.target.closest("svg [data-why]");
  if (why && !replaying) return explain(why.dataset.why);
  const zoom = event.target.closest("[data-zoom]");
  if (zoom) return zoom.dataset.zoom === "fit" ? fit() : zoomBoard({ in: 1.4, out: 1 / 1.4 }[zoom.dataset.zoom]);
  if (event.target.closest("[data-list]")) return listMoves();
  if (event.target.closest("[data-ask]")) return ask();
  const tab = event.target.closest("button[data-tab]");
  if (tab) return ((table().dataset.tab = tab.dataset.tab), afterwards(), scrollTo(0, 0));
  const more = event.target.closest("[data-more-button]");
  if (more) return table().toggleAttribute("data-more");
  const recapButton = event.target.closest("[data-recap]");
  if (recapButton) return recap(Number(recapButton.dataset.recap));
  const ref = event.target.closest("[data-ref]");
  if (ref) light(ref.dataset.ref);
});

async function explain(what) {
  const answer = await fetch(`/t/${table().dataset.table}/why?what=${encodeURIComponent(what)}`, { headers: { Accept: "application/json" } });
  const { text, rule } = await answer.json();
  say(text, rule);
}

function say(text, rule = "", refused = true) {
  const hint = $("hint");
  if (!hint || !text) return;
  hint.className = refused ? "refused" : "live";
  const span = Object.assign(document.createElement("span"), { textContent: text });
  if (refused) span.setAttribute("role", "alert");
  hint.replaceChildren(span);
  if (rule) {
    const link = Object.assign(document.createElement("a"), { href: `/rules/${table().dataset.game}#${rule}`, textContent: rule, target: "_blank", className: "rule" });
    hint.append(" ", link);
  }
}

// ---- names in the log ---------------------------------------------------------------------------------------

// A name points at its place on the board, if it has one on this screen.
function placesOf(ref) {
  const named = table().querySelectorAll(`svg.panel-svg :is([id="${CSS.escape(ref)}"], [id$="-${CSS.escape(ref)}"])`);
  return [...named].filter((element) => element instanceof SVGGraphicsElement && !hiddenHere(element));
}

function light(ref) {
  const found = placesOf(ref);
  if (!found.some((element) => element.getClientRects().length)) turnTo(found[0]);
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  for (const element of found) {
    element.classList.add("target-lit");
    setTimeout(() => element.classList.remove("target-lit"), 1600);
  }
}

// The log is one stop of the tab key: in it arrows go from name to name, or from line to line, and light their places.
function readLog(event) {
  const here = event.target.closest?.("#log ol, #log [data-ref]");
  if (!here || !(event.key in ARROWS)) return false;
  const names = [...$("log").querySelectorAll("[data-ref]")].filter((name) => placesOf(name.dataset.ref).length);
  const [across, down] = ARROWS[event.key];
  const at = names.indexOf(here);
  const line = (name) => name?.closest("li");
  let to = at + across + down;
  while (down && names[to] && at >= 0 && line(names[to]) === line(here)) to += down;
  if (!names[to]) return false; // beyond the last one the log scrolls
  names[to].focus();
  light(names[to].dataset.ref);
  event.preventDefault();
  return true;
}

// ---- what a move would do ----------------------------------------------------------------------------------

const previews = new Map();

async function look(word) {
  const asked = `${table().dataset.stamp} ${word}`;
  if (!previews.has(asked)) {
    const answer = await fetch(`/t/${table().dataset.table}/preview?move=${encodeURIComponent(word)}`, { headers: { Accept: "application/json" } });
    previews.set(asked, answer.ok ? await answer.json() : null);
  }
  return previews.get(asked);
}

let hovering;
function hover(event) {
  const target = event.target.closest?.("[data-move]");
  clearTimeout(hovering);
  if (!target || chosen || replaying) return;
  const [{ stamp }, { move: word }] = [table().dataset, target.dataset];
  hovering = setTimeout(async () => {
    if (stamp !== table().dataset.stamp) return; // the table has gone on below the pointer
    const seen = await look(word);
    const hint = $("hint");
    if (!seen || chosen || !hint || stamp !== table().dataset.stamp) return;
    hint.className = "live glance";
    const points = Object.assign(document.createElement("span"), { className: "pv", textContent: seen.points });
    hint.replaceChildren(seen.text, seen.text && seen.points ? " · " : "", points);
    if (!hint.textContent) hint.textContent = document.querySelector(`#moves [data-move="${CSS.escape(word)}"]`)?.textContent || target.textContent;
  }, 120);
}

function unhover(event) {
  if (!event.target.closest?.("[data-move]") || chosen) return;
  clearTimeout(hovering);
  const hint = $("hint");
  if (hint && !hint.classList.contains("refused")) {
    hint.className = "";
    hint.textContent = hint.dataset.hint;
  }
}

document.addEventListener("pointerover", hover);
document.addEventListener("focusin", hover);
document.addEventListener("pointerout", unhover);
document.addEventListener("focusout", unhover);

// ---- a hint ----------------------------------------------------------------------------------------------------

async function ask() {
  const dialog = $("advice");
  if (!document.querySelector("[data-ask]") || dialog.open) return;
  const [line, list] = [dialog.querySelector("p"), dialog.querySelector("ol")];
  const stamp = table().dataset.stamp;
  list.replaceChildren();
  line.textContent = line.dataset.wait;
  dialog.show();
  const found = await post(`/t/${table().dataset.table}/hint`, {});
  if (!found || stamp !== table().dataset.stamp) return dialog.close();
  line.textContent = line.dataset.how;
  list.replaceChildren(...found.hints.map(advised));
  if (keyboard) list.querySelector("button").focus();
}

function advised({ move, text, line }) {
  const button = Object.assign(document.createElement("button"), { type: "button" });
  const [name, hope] = [document.createElement("b"), document.createElement("span")];
  [name.textContent, hope.textContent] = [text, line];
  button.append(name, hope);
  button.onclick = () => pointAt(move);
  const item = document.createElement("li");
  item.append(button);
  return item;
}

// Brings a move's place into view and gives it the focus; a move without a place is in the list.
function pointAt(word) {
  if (innerWidth <= 700) $("advice").close(); // there it would lie on the place it speaks of
  turnTo([...document.querySelectorAll("svg [data-move]")].find((e) => e.dataset.move === word && !hiddenHere(e)));
  const place = targets().find((target) => target.dataset.move === word);
  if (!place) opened.add("all-moves"), ($("all-moves").open = true);
  const found = place || document.querySelector(`#moves [data-move="${CSS.escape(word)}"]`);
  if (place) rove(place);
  found.scrollIntoView({ block: "center", inline: "center" });
  found.focus({ preventScroll: true });
  found.classList.add("target-lit");
  setTimeout(() => found.classList.remove("target-lit"), 2400);
}

// ---- keys ------------------------------------------------------------------------------------------------------

// Drawings for the other kind of screen are never shown on this one.
const hiddenHere = (element) => element.closest("[data-screen]")?.dataset.screen === (innerWidth <= 700 ? "desk" : "phone");
const targets = () => [...table().querySelectorAll("svg [role=button][data-move]")].filter((e) => e.getClientRects().length);

// One target is in the tab order; arrows go to its neighbours.
function rove(current) {
  const all = targets();
  const one = current || all.find((e) => e === document.activeElement) || all[0];
  for (const element of all) element.setAttribute("tabindex", element === one ? "0" : "-1");
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function neighbour(from, [dx, dy]) {
  const centre = (e) => {
    const box = e.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const element of targets()) {
    if (element === from) continue;
    const [ex, ey] = centre(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along > 1 && along + across * 2.2 < least) [best, least] = [element, along + across * 2.2];
  }
  return best;
}

function aim(element) {
  if (!element) return;
  rove(element);
  element.focus();
}

document.addEventListener("pointerdown", () => (keyboard = false), true);
document.addEventListener("keydown", (event) => {
  keyboard = true;
  if (event.key === "Escape" && event.target.closest("#advice")) return forget(), refocus();
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
  if (readLog(event) || (replaying && replayKey(event))) return;
  const here = event.target.closest?.("svg [role=button][data-move]");
  const all = targets();
  if (event.key in ARROWS && all.length && !event.target.closest("ol")) aim(here ? neighbour(here, ARROWS[event.key]) : all[0]);
  else if (event.key === "Home" && all.length) aim(all[0]);
  else if (event.key === "End" && all.length) aim(all.at(-1));
  else if ((event.key === "Enter" || event.key === " ") && here) choose(here.dataset.move, here);
  else if ((event.key === "Enter" || event.key === " ") && event.target.dataset?.ref) light(event.target.dataset.ref);
  else if (event.key === "Escape") forget();
  else if (event.key === "u") $("undo")?.click();
  else if (event.key === "m") listMoves();
  else if (event.key === "h") ask();
  else if (event.key === "l") document.querySelector("#log ol")?.focus();
  else if (event.key === "+") zoomBoard(1.4);
  else if (event.key === "-") zoomBoard(1 / 1.4);
  else if (event.key === "0") fit();
  else if (event.key === "?") $("keys")?.showModal();
  else return;
  event.preventDefault();
});

function forget() {
  unchoose();
  $("advice")?.close();
  recapping = false;
  const hint = $("hint");
  if (hint) (hint.className = ""), (hint.textContent = hint.dataset.hint);
}

function listMoves() {
  const list = $("all-moves");
  if (!list) return;
  opened.add(list.id);
  list.open = true;
  turnTo($("moves"));
  $("moves").scrollIntoView({ block: "center" });
  list.querySelector("button")?.focus({ preventScroll: innerWidth <= 700 });
}

// ---- zoom, pan, pinch --------------------------------------------------------------------------------------------

const zooms = new Map(); // svg id → how much larger (k), the upper left corner (x, y), and the whole (width, height)
const board = () => [...document.querySelectorAll(".boardwrap > svg")].find((svg) => svg.getClientRects().length);

function zoomOf(svg) {
  const known = zooms.get(svg.id);
  if (known) return known;
  const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  return { k: 1, x: 0, y: 0, width, height };
}

function applyZoom(id) {
  const svg = $(id);
  const zoom = zooms.get(id);
  if (!svg || !zoom) return;
  const { width, height } = zoom;
  const [w, h] = [width / zoom.k, height / zoom.k];
  zoom.x = Math.max(0, Math.min(width - w, zoom.x));
  zoom.y = Math.max(0, Math.min(height - h, zoom.y));
  svg.setAttribute("viewBox", `${zoom.x} ${zoom.y} ${w} ${h}`);
  svg.parentElement.classList.toggle("zoomed", zoom.k > 1);
}

function zoomBoard(factor, point, svg = board()) {
  if (!svg) return;
  const zoom = zoomOf(svg);
  const { width, height } = zoom;
  const k = factor ? Math.max(1, Math.min(6, zoom.k * factor)) : 1;
  const at = point || { x: zoom.x + width / zoom.k / 2, y: zoom.y + height / zoom.k / 2 };
  zoom.x = at.x - ((at.x - zoom.x) * zoom.k) / k;
  zoom.y = at.y - ((at.y - zoom.y) * zoom.k) / k;
  zoom.k = k;
  zooms.set(svg.id, zoom);
  applyZoom(svg.id);
}

// Back to the whole board; a long one that scrolls shrinks to the screen, and grows again.
function fit() {
  const zoomed = (zooms.get(board()?.id)?.k || 1) > 1;
  zoomBoard(0);
  if (!zoomed) board()?.closest(".long")?.toggleAttribute("data-whole");
  edges();
}

function inBoard(svg, x, y) {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM().inverse());
  return { x: point.x, y: point.y };
}

document.addEventListener(
  "wheel",
  (event) => {
    const svg = event.target.closest?.(".boardwrap")?.querySelector("svg");
    if (!svg || (innerWidth <= 700 && !event.ctrlKey)) return;
    event.preventDefault();
    zoomBoard(Math.exp(-event.deltaY / 400), inBoard(svg, event.clientX, event.clientY), svg);
  },
  { passive: false },
);

const fingers = new Map();
let dragged = false;

document.addEventListener("pointerdown", (event) => {
  dragged = false;
  if (event.target.closest(".boardwrap")) fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

document.addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const svg = board();
  const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, other]) => other);
  const now = { x: event.clientX, y: event.clientY };
  if (others.length === 1) {
    const apart = (p) => Math.hypot(p.x - others[0].x, p.y - others[0].y);
    const middle = inBoard(svg, (now.x + others[0].x) / 2, (now.y + others[0].y) / 2);
    zoomBoard(apart(now) / Math.max(1, apart(finger)), middle, svg);
    dragged = true;
  } else if ((zooms.get(svg?.id)?.k || 1) > 1 && (dragged || Math.hypot(now.x - finger.x, now.y - finger.y) > 6)) {
    const zoom = zooms.get(svg.id);
    const a = inBoard(svg, finger.x, finger.y);
    const b = inBoard(svg, now.x, now.y);
    zoom.x += a.x - b.x;
    zoom.y += a.y - b.y;
    applyZoom(svg.id);
    dragged = true;
  } else return;
  fingers.set(event.pointerId, now);
});

for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => fingers.delete(event.pointerId));

// ---- since your last turn ------------------------------------------------------------------------------------------

async function recap(from) {
  recapping = true;
  const last = Number(table().dataset.ply);
  const stop = Object.assign(document.createElement("button"), { className: "primary recap", textContent: words.stop });
  stop.onclick = () => (recapping = false);
  document.body.append(stop);
  stop.focus();
  for (let ply = from; ply <= last && recapping; ply++) {
    const answer = await fetch(ours(`recap/${ply}`));
    if (!answer.ok) break;
    elsewhere(await answer.text(), true);
    await sleep(ply === from ? 500 : 900 * (speed() || 0.7));
  }
  stop.remove();
  recapping = false;
  hear(heard);
}

// ---- replay ----------------------------------------------------------------------------------------------------------

let playing = false;
let newest = 0;

async function show(address) {
  const order = ++newest;
  const part = new URL(address, location.href);
  part.searchParams.set("part", "1");
  part.searchParams.set("screen", small.matches ? "phone" : "desk");
  const answer = await fetch(part);
  if (!answer.ok || order !== newest) return false;
  elsewhere(await answer.text());
  history.replaceState(null, "", address);
  $("to-play").setAttribute("aria-pressed", playing);
  return true;
}

const at = (ply) => location.pathname.replace(/\d+$/, ply) + location.search;

async function playReplay() {
  playing = !playing;
  $("to-play").setAttribute("aria-pressed", playing);
  while (playing && Number($("slider").value) < Number($("slider").max)) {
    if (!(await show(at(Number($("slider").value) + 1)))) break;
    await sleep(900 * (speed() || 0.6));
  }
  playing = false;
  $("to-play").setAttribute("aria-pressed", false);
}

function replayKey(event) {
  const keys = { ArrowLeft: "to-prev", ArrowRight: "to-next", Home: "to-first", End: "to-last" };
  if (event.key in keys) show($(keys[event.key]).href);
  else if (event.key === " " && !event.target.closest("button, a, summary")) playReplay();
  else return false;
  event.preventDefault();
  return true;
}

if (replaying) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#controls a:not([download])");
    if (link && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      playing = false;
      show(link.href);
    }
    if (event.target.closest("#to-play")) playReplay();
  });
  document.addEventListener("input", (event) => event.target.id === "slider" && show(at(event.target.value)));
}

// ---- clocks -------------------------------------------------------------------------------------------------------------

setInterval(() => {
  for (const clock of document.querySelectorAll('.clock[data-runs="1"]')) {
    const left = Math.max(0, Number(clock.dataset.left) - 1000);
    clock.dataset.left = left;
    const seconds = Math.floor(left / 1000);
    const two = (n) => String(n).padStart(2, "0");
    if (seconds < 86400) {
      const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
      clock.textContent = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${rest}` : rest.replace(/^0/, "");
    }
  }
}, 1000);

settle();
afterwards();
if (!replaying) {
  notice({ turn: "0" });
  listen();
}
