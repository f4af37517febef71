// What a person has chosen for this browser; the menu's selects carry `data-setting`.
const DEFAULTS = { motion: "calm", sound: "off", symbols: "normal", confirm: "never", notify: "off", walk: "on" };
export const settings = { ...DEFAULTS, ...JSON.parse(localStorage.getItem("refectory") || "{}") };
const SPEED = { calm: 1, brisk: 0.5, off: 0 };

// How long motion takes: 0 is none at all.
export const speed = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SPEED[settings.motion]);

export function settle() {
  document.documentElement.dataset.symbols = settings.symbols;
  document.documentElement.dataset.motion = settings.motion;
  for (const select of document.querySelectorAll("[data-setting]")) select.value = settings[select.dataset.setting];
}

document.addEventListener("change", (event) => {
  const name = event.target.dataset?.setting;
  if (!name) return;
  settings[name] = event.target.value;
  localStorage.setItem("refectory", JSON.stringify(settings));
  if (name === "notify" && settings.notify === "on" && "Notification" in window) Notification.requestPermission();
  settle();
});
