// A scoring walked through place by place: what scores is lit, the points are told there, the sheet fills beside it.
import { boxOf, find, settleAll, turnTo } from "./motion.js";
import { settings, speed } from "./settings.js";

const $ = (id) => document.getElementById(id);
const sheet = () => $("walk");
const STAY = 1500; // so long a place stays lit when the walk goes on by itself

let walk = null; // what the house told of the scoring
let step = -1; // the place that is lit; the last one is the end, with the whole sheet
let timer = 0;
let back = null; // where the focus was

const make = (tag, text = "", more = {}) => Object.assign(document.createElement(tag), { textContent: text, ...more });

// ---- the sheet ---------------------------------------------------------------------------------------------

const sumOf = (seat, source, until) =>
  walk.steps.slice(0, until + 1).reduce((sum, s) => sum + (s.seat === seat && (!source || s.source === source) ? s.points : 0), 0);

function head() {
  const row = make("tr");
  row.append(make("td"));
  for (const { name, colour } of walk.seats) {
    const cell = make("th", "", { scope: "col", title: name });
    const badge = document.querySelector(`.seats .badge.s-${colour}`)?.cloneNode(true);
    cell.append(badge || "", make("span", name, { className: badge ? "vh" : "" }));
    row.append(cell);
  }
  return row;
}

function row(name, numbers, source = "") {
  const line = make("tr");
  line.append(make("th", name, { scope: "row" }));
  const now = walk.steps[step];
  walk.seats.forEach(({ seat }, n) => {
    const lit = now && now.seat === seat && now.source === source;
    line.append(make("td", numbers[n] || (source ? "" : 0), { className: lit ? "now" : "" }));
  });
  return line;
}

function fill() {
  const { soFar, sum } = sheet().dataset;
  const body = make("tbody");
  body.append(row(soFar, walk.seats.map(({ before }) => before)));
  for (const { id, name } of walk.sources) body.append(row(name, walk.seats.map(({ seat }) => sumOf(seat, id, step)), id));
  const foot = make("tfoot");
  foot.append(row(sum, walk.seats.map(({ seat, before }) => before + sumOf(seat, "", step))));
  const top = make("thead");
  top.append(head());
  sheet().querySelector("table").replaceChildren(top, body, foot);
}

// ---- the place ---------------------------------------------------------------------------------------------

function clear() {
  $("walk-tag")?.remove();
  for (const element of document.querySelectorAll(".walk-place, .walk-piece")) element.classList.remove("walk-place", "walk-piece");
}

function show() {
  clear();
  settleAll();
  fill();
  const now = walk.steps[step];
  const seat = now && walk.seats.find((s) => s.seat === now.seat);
  const source = now && walk.sources.find((s) => s.id === now.source).name;
  const points = now ? `${now.points > 0 ? "+" : ""}${now.points} ${seat.name}` : "";
  const said = now ? [points, source, now.what].filter(Boolean).join(" · ") : walk.seats.map(({ seat, name, before }) => `${name} ${before + sumOf(seat, "", step)}`).join(", ");
  const line = [make("span", said)];
  if (now?.rule) line.push(" ", make("a", now.rule, { className: "rule", href: `/rules/${$("table").dataset.game}#${now.rule}`, target: "_blank" }));
  $("walk-now").replaceChildren(...line);
  if (now) light(now, seat, points, [source, now.rule].filter(Boolean).join(" · "));
  sheet().querySelector('[data-walk-to="back"]').disabled = step <= 0;
  sheet().querySelector('[data-walk-to="next"]').disabled = step >= walk.steps.length;
}

// Marks the place and the pieces; an update may have drawn them anew.
function mark(now) {
  const places = now.place.flatMap(find);
  for (const element of now.pieces.flatMap(find)) element.classList.add("walk-piece");
  for (const element of places) element.classList.add("walk-place");
  return places[0];
}

// Above the place, below it or beside it: where the words hide least of what is lit.
function besides({ x, y, width, height }, wide, high) {
  const lit = [...document.querySelectorAll(".walk-place, .walk-piece")].map((element) => element.getBoundingClientRect());
  const [middle, row] = [x - wide / 2, y - high / 2];
  const spots = [[middle, y - height / 2 - high - 8], [middle, y + height / 2 + 8], [x + width / 2 + 12, row], [x - width / 2 - wide - 12, row]];
  const within = spots.map(([left, top]) => [Math.max(8, Math.min(innerWidth - wide - 8, left)), Math.max(50, Math.min(innerHeight - high - 8, top))]);
  const common = (a, b, c, d) => Math.max(0, Math.min(b, d) - Math.max(a, c));
  const hidden = ([left, top]) => lit.reduce((sum, box) => sum + common(left, left + wide, box.left, box.right) * common(top, top + high, box.top, box.bottom), 0);
  return within.reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}

function light(now, seat, points, source) {
  turnTo(now.place);
  const place = mark(now) || document.querySelector(`[id="seat-${now.seat}"]`);
  if (!place) return;
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
  const tag = make("div", "", { id: "walk-tag", className: `s-${seat.colour}`, ariaHidden: "true" });
  tag.append(make("b", points), make("span", source));
  document.body.append(tag);
  const [left, top] = besides(boxOf(place), tag.offsetWidth, tag.offsetHeight);
  Object.assign(tag.style, { left: `${left}px`, top: `${top}px` });
  if (speed()) tag.animate([{ opacity: 0, transform: "translateY(8px)" }, { opacity: 1, transform: "none" }], { duration: 200 * speed() });
}

// ---- going on ------------------------------------------------------------------------------------------------

function playing(on) {
  clearInterval(timer);
  timer = on ? setInterval(() => (step < walk.steps.length ? go(step + 1) : playing(false)), STAY * (speed() || 1)) : 0;
  sheet().querySelector('[data-walk-to="play"]').textContent = sheet().dataset[on ? "pause" : "play"];
}

function go(to) {
  step = Math.max(0, Math.min(walk.steps.length, to));
  show();
  if (step === walk.steps.length) playing(false);
}

export function stopWalk() {
  if (!walk) return false;
  playing(false);
  clear();
  sheet().close();
  walk = null;
  back?.focus({ preventScroll: true });
  return true;
}

export async function startWalk(ply) {
  const { table, eyes, state } = $("table").dataset;
  const answer = await fetch(`/t/${table}/walk/${ply}${state === "over" ? `?eyes=${eyes}` : ""}`, { headers: { Accept: "application/json" } });
  if (!answer.ok) return;
  back = document.activeElement;
  walk = await answer.json();
  $("walk-t").textContent = walk.title;
  sheet().show();
  go(0);
  playing(speed() > 0); // without motion every step is a press of the button
  sheet().querySelector(`[data-walk-to="${speed() ? "play" : "next"}"]`).focus({ preventScroll: true });
}

// A scoring that has just happened is shown by itself, unless somebody would rather ask for it.
export function walkAfter(old) {
  if (walk?.steps[step]) mark(walk.steps[step]);
  const now = $("table").dataset;
  const happened = now.walk && now.table === old.table && Number(now.walk) > Number(old.ply) && Number(now.walk) <= Number(now.ply);
  if (happened && settings.walk === "on") stopWalk(), startWalk(now.walk);
}

const COMMANDS = { back: () => (playing(false), go(step - 1)), next: () => (playing(false), go(step + 1)), play: () => playing(!timer), skip: stopWalk };

document.addEventListener("click", (event) => {
  const command = event.target.closest("[data-walk-to]");
  if (command && walk) COMMANDS[command.dataset.walkTo]();
  const open = event.target.closest("[data-walk-ply]");
  if (open) stopWalk(), startWalk(open.dataset.walkPly);
});

document.addEventListener("keydown", (event) => {
  if (!walk || event.target.closest("dialog:modal")) return; // what lies above it comes first
  const keys = { Escape: "skip", ArrowRight: "next", ArrowLeft: "back" };
  if (!(event.key in keys) || (event.key !== "Escape" && !event.target.closest("#walk"))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  COMMANDS[keys[event.key]]();
}, true);

sheet()?.addEventListener("close", stopWalk); // however it is closed, nothing stays lit

for (const when of ["resize", "scroll"])
  addEventListener(when, (event) => event.target !== sheet()?.querySelector(".walk-sheet") && walk && $("walk-tag")?.remove(), { capture: true, passive: true });

if (new URLSearchParams(location.search).has("walk")) startWalk(new URLSearchParams(location.search).get("walk"));
