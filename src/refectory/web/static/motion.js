// What moved between two drawings of the table travels there; points count up.
import { speed } from "./settings.js";

const $ = (id) => document.getElementById(id);
export const drawn = () => [...$("table").querySelectorAll("svg.panel-svg [id]")].filter((e) => e instanceof SVGGraphicsElement && e.getClientRects().length);

export function places() {
  const found = new Map();
  for (const element of drawn()) {
    const box = element.getBoundingClientRect();
    const frame = element.ownerSVGElement.getBoundingClientRect();
    found.set(element.id, { x: box.x + box.width / 2, y: box.y + box.height / 2, fx: frame.x, fy: frame.y, svg: element.ownerSVGElement.id });
  }
  return found;
}

export function travel(before) {
  const factor = speed();
  if (!factor) return;
  const after = places();
  const moved = new Set();
  for (const [id, now] of after) {
    const element = $(id);
    const old = before.get(id);
    if (!old) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 140 });
      continue;
    }
    const same = old.svg === now.svg; // a frame that shifted with the page has not moved anything
    const dx = old.x - now.x - (same ? old.fx - now.fx : 0);
    const dy = old.y - now.y - (same ? old.fy - now.fy : 0);
    if (Math.hypot(dx, dy) < 3 || moved.has(element.parentElement.closest("[id]")?.id)) continue;
    moved.add(id);
    const matrix = element.getScreenCTM().inverse();
    const x = matrix.a * dx + matrix.c * dy;
    const y = matrix.b * dx + matrix.d * dy;
    const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }];
    element.animate(frames, { duration: 320 * factor, easing: "cubic-bezier(.2,.7,.2,1)", composite: "add" });
  }
}

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
