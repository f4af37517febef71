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

document.addEventListener("change", async ({ target }) => {
  const name = target.dataset?.setting;
  if (!name) return;
  let value = target.value;
  if (name === "notify") {
    const allowed = value === "off" || (await globalThis.Notification?.requestPermission()) === "granted";
    document.getElementById("denied").hidden = allowed;
    if (!allowed) value = "off";
  }
  settings[name] = value;
  localStorage.setItem("refectory", JSON.stringify(settings));
  settle();
});
