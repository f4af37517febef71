// The guide of a first game: rings what its lesson speaks of, brings it into view and stands where it hides none of it.
const $ = (id) => document.getElementById(id);
const table = $("table");
const GAP = 14;
const small = () => innerWidth <= 700;

const rings = document.createElement("div");
rings.id = "rings";
rings.setAttribute("aria-hidden", "true");
document.body.append(rings);

// ---- what the lesson speaks of ---------------------------------------------------------------------------

const shown = (element) => element.getClientRects().length > 0;
// Some rooms draw a thing twice, for desks and for phones; only one of the two is meant here.
const meant = (element) => element && element.closest("[data-screen]")?.dataset.screen !== (small() ? "desk" : "phone");
const twins = (id) => [id, `p-${id}`, `${id}-s`, id.replace(/^(panel|box)-/, "$1-p-")].map($).filter(meant);

// The place of the move that is asked for: on the board, else the button that stands for it.
function placesOf(word) {
  const same = [...table.querySelectorAll("[data-move]")].filter((element) => element.dataset.move === word && meant(element));
  const drawn = same.filter((element) => element.closest("svg"));
  return drawn.length ? drawn : [same.find(shown) || same[0]].filter(Boolean);
}

function subjects() {
  const { look = "", asks = "" } = $("guide")?.dataset || {};
  const named = look.split(" ").filter(Boolean).map((id) => twins(id).find(shown) || twins(id)[0]).filter(Boolean);
  return [...new Set([...(asks ? placesOf(asks) : []), ...named])];
}

// Whatever hides a subject is opened: its fold, its leaf on a phone, the rail that folds away. A phone shows one leaf at
// a time: that of the first subject.
function uncover(element, rank = 0) {
  for (let fold = element.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
  if (shown(element) || (rank && small())) return;
  const part = element.closest("[data-part]")?.dataset.part.split(" ")[0];
  document.querySelector(`.bottom button[data-tab="${part}"]`)?.click();
  if (!shown(element) && element.closest(".left")) table.setAttribute("data-more", "");
}

function bring(element) {
  element.scrollIntoView({ block: "nearest", inline: "center" });
  if (!small()) return;
  const box = element.getBoundingClientRect();
  const top = ($("prompt")?.getBoundingClientRect().bottom || 0) + GAP;
  const bottom = $("guide").getBoundingClientRect().top - GAP;
  const room = bottom - top;
  if (box.top < top || box.bottom > bottom) scrollBy(0, box.height > room ? box.top - top : box.top - top - (room - box.height) / 2);
}

// ---- rings -------------------------------------------------------------------------------------------------

// The part of an element that its scrolling frames let through.
function visible(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let frame = element.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    if (!shown(frame) || getComputedStyle(frame).overflow === "visible" || frame instanceof SVGElement) continue; // a rail has no box of its own on a phone
    const box = frame.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return right - left > 2 && bottom - top > 2 ? { left, top, right, bottom } : null;
}

function draw(boxes) {
  while (rings.children.length > boxes.length) rings.lastChild.remove();
  while (rings.children.length < boxes.length) rings.append(document.createElement("i"));
  boxes.forEach(({ left, top, right, bottom }, n) => {
    const pad = 5;
    Object.assign(rings.children[n].style, {
      left: `${left - pad}px`, top: `${top - pad}px`, width: `${right - left + 2 * pad}px`, height: `${bottom - top + 2 * pad}px`,
    });
  });
}

// ---- where the guide stands ----------------------------------------------------------------------------------

const apart = (a, b) => Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

function stand(boxes) {
  const guide = $("guide");
  if (small()) {
    guide.removeAttribute("style"); // it lies on the bar at the bottom, however high that is
    guide.style.bottom = `${innerHeight - $("bottom").getBoundingClientRect().top + 6}px`;
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = guide;
  const [far, low] = [innerWidth - width - GAP, innerHeight - height - GAP];
  const spots = [[far, low], [GAP, low], [far, 60], [GAP, 60], [far, low / 2], [GAP, low / 2], [far / 2, low]];
  for (const box of boxes) {
    const [x, y] = [(box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2];
    spots.push([box.right + GAP + 6, y], [box.left - width - GAP - 6, y], [x, box.bottom + GAP + 6], [x, box.top - height - GAP - 6]);
  }
  const prompt = $("prompt")?.getBoundingClientRect();
  const boxed = (those) => [...table.querySelectorAll(those)].map((part) => part.getBoundingClientRect());
  const [board, drawings] = [boxed("#board, .acting"), boxed(".drawn")];
  const covered = (place, those) => those.reduce((sum, box) => sum + overlap(place, box), 0);
  const cost = ([left, top]) => {
    const place = { left, top, right: left + width, bottom: top + height };
    const near = boxes.length ? apart(boxes[0], place) : 0;
    const hidden = 40 * covered(place, boxes) + (prompt ? 8 * overlap(place, prompt) : 0);
    return hidden + covered(place, board) / 20 + covered(place, drawings) / 40 + near * 4;
  };
  const within = spots.map(([x, y]) => [Math.max(GAP, Math.min(far, x)), Math.max(52, Math.min(low, y))]);
  const [left, top] = within.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
  Object.assign(guide.style, { left: `${left}px`, top: `${top}px`, right: "auto", bottom: "auto" });
}

// ---- keeping up ------------------------------------------------------------------------------------------------

let given = ""; // the lesson whose subjects were brought into view

function follow() {
  const guide = $("guide");
  document.documentElement.classList.toggle("guided", Boolean(guide));
  if (!guide) return draw([]);
  const those = guide.dataset.waits === "1" ? subjects() : [];
  const lesson = `${guide.dataset.lesson}/${guide.dataset.waits}`;
  if (lesson !== given) {
    given = lesson;
    stand([]); // on a phone that is its place already, and what is brought into view must keep clear of it
    document.documentElement.style.setProperty("--guide-room", `${innerHeight - guide.getBoundingClientRect().top + 2 * GAP}px`);
    those.forEach(uncover);
    if (those.length) bring(those[0]);
  }
  const boxes = those.filter(shown).map(visible).filter(Boolean);
  draw(boxes);
  stand(boxes);
}

let due = 0;
const soon = () => (due ||= requestAnimationFrame(() => ((due = 0), follow())));

// Things travel for a moment after a move; the rings settle with them.
function changed() {
  follow();
  setTimeout(soon, 450);
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-guide-fold]")) document.documentElement.classList.toggle("guide-folded"), soon();
  if (event.target.closest("[data-setup]")) $("setup-card").showPopover();
  if (!event.target.closest("[data-guide-show]")) return;
  const [place] = subjects();
  if (place) uncover(place), bring(place), place.focus({ preventScroll: true }), soon();
});
document.addEventListener("scroll", soon, { capture: true, passive: true });
document.addEventListener("toggle", soon, true);
addEventListener("resize", soon);

// The table has other uses for Escape, so that the browser would not close the card by itself.
document.addEventListener("keydown", (event) => event.key === "Escape" && $("setup-card")?.matches(":popover-open") && $("setup-card").hidePopover(), true);

// The set-up shows itself once at each new table, and goes with the first click or Escape.
function welcome() {
  const card = $("setup-card");
  const seen = `setup ${table.dataset.table}`;
  if (card?.dataset.fresh !== "1" || sessionStorage.getItem(seen)) return;
  sessionStorage.setItem(seen, "1");
  card.showPopover();
}

if (table) {
  welcome();
  const watch = { attributes: true, attributeFilter: ["data-stamp", "data-tab", "data-more"] };
  new MutationObserver(changed).observe(table, watch);
  if ($("guide")) changed();
  document.addEventListener("redressed", welcome);
}
