// What every page needs: dialogs, the theme at once, invitations, the search in the rules.
const html = document.documentElement;
html.classList.add("js");

document.addEventListener("click", (event) => {
  const open = event.target.closest("[data-open]");
  if (open) {
    event.preventDefault();
    document.getElementById(open.dataset.open)?.showModal();
  }
  const close = event.target.closest("[data-close]");
  if (close) {
    event.preventDefault();
    close.closest("dialog").close();
  }
  if (event.target.tagName === "DIALOG") event.target.close(); // a click on the backdrop
  if (event.target.closest("[data-print]")) print();
  for (const drop of document.querySelectorAll(".eyes[open]")) if (!drop.contains(event.target)) drop.open = false;
});

// The theme changes at once; the cookie is only for the next page.
document.getElementById("theme")?.closest("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = event.target;
  const dark = html.dataset.theme ? html.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  html.dataset.theme = dark ? "light" : "dark";
  const body = new URLSearchParams(new FormData(form));
  body.set("theme", html.dataset.theme);
  fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
});

// An invitation's token stands in the fragment, so that no server ever logs it.
const token = document.querySelector("[data-token]");
if (token && location.hash.length > 1) {
  token.value = location.hash.slice(1);
  history.replaceState(null, "", location.pathname);
}

// A file of figures is read here and sent as text; without this it can be pasted.
const file = document.querySelector("[data-file]");
if (file) file.hidden = false;
file?.addEventListener("change", async ({ target }) => {
  if (target.files[0]) target.form.elements.overlay.value = await target.files[0].text();
});

// The rules: filter while typing.
const find = document.getElementById("find");
find?.addEventListener("input", () => {
  const wanted = find.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const chapter of document.querySelectorAll(".chapter:not(#figures)")) {
    let any = false;
    for (const rule of chapter.querySelectorAll(".rule-text")) {
      const shown = wanted.every((word) => rule.textContent.toLowerCase().includes(word));
      rule.hidden = !shown;
      rule.style.display = shown ? "" : "none";
      any ||= shown;
    }
    chapter.hidden = !any;
  }
});
