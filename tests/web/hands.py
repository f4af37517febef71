"""What a person does at a page, and what they look at."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

TURN = '#table[data-turn="1"], #table[data-state="over"]'


def settle(page: Page) -> None:
    """At a new table the set-up is explained first; whoever knows it puts the card away."""
    page.wait_for_selector("#table")
    page.wait_for_load_state("domcontentloaded")
    page.evaluate("document.getElementById('setup-card')?.hidePopover()")


def play_now(page: Page, game: str) -> None:
    """Two clicks for a newcomer: the address, and this."""
    page.goto("/")
    page.locator(f'.bay form:has(input[value="{game}"]) button').click()
    settle(page)


def set_table(page: Page, game: str, *seats: str, **options: str) -> None:
    page.goto(f"/new/{game}")
    for number in range(page.locator(".seat-row").count()):
        page.select_option(f'select[name="seat{number}"]', seats[number] if number < len(seats) else "none")
        page.fill(f'input[name="name{number}"]', f"P{number}" if number < len(seats) else "")
    for name, value in options.items():
        page.select_option(f'[name="option-{name}"]', value)
    page.locator("#setup button.primary").click()
    settle(page)


def state(page: Page) -> str:
    return page.get_attribute("#table", "data-state") or ""


def stamp(page: Page) -> str:
    return page.get_attribute("#table", "data-stamp") or ""


def my_turn(page: Page) -> bool:
    """Wait until this person decides; False if the game is over."""
    page.wait_for_selector(TURN)
    return state(page) == "running"


def moved(page: Page, before: str) -> None:
    page.wait_for_selector(f'#table:not([data-stamp="{before}"])')


def targets(page: Page) -> Locator:
    return page.locator("svg [role=button][data-move]")


def click_a_move(page: Page, number: int) -> None:
    """A place on the board where there is one, else a button."""
    before = stamp(page)
    places = targets(page)
    if places.count():
        places.nth(number % places.count()).dispatch_event("click")
    else:
        buttons = page.locator("#moves button[name=move]")
        buttons.nth(number % buttons.count()).dispatch_event("click")
    moved(page, before)


def by_script(page: Page) -> None:
    """Play on to the end through the same door, from a page that does not draw every move."""
    table = page.url
    page.goto("/about")
    page.evaluate(
        """async (id) => {
          const csrf = document.body.dataset.csrf;
          const json = { Accept: "application/json", "Content-Type": "application/json", "X-CSRF": csrf };
          for (let n = 0; n < 5000; n++) {
            const seen = await (await fetch(`/t/${id}/view.json`, { headers: json })).json();
            if (seen.state !== "running") return;
            const moves = seen.view.decision.moves;
            if (!moves) { await new Promise((go) => setTimeout(go, 15)); continue; }
            const body = JSON.stringify({ move: moves[n % moves.length], stamp: seen.stamp });
            await fetch(`/t/${id}/move`, { method: "POST", headers: json, body });
          }
        }""",
        table.rpartition("/")[2],
    )
    page.goto(table)
    expect(page.locator("#table")).to_have_attribute("data-state", "over", timeout=20_000)


def points(page: Page) -> dict[str, int]:
    """Everybody's points by name, as the page shows them."""
    found = {}
    for seat in page.locator(".seats .seat").all():
        name = re.sub(r"\s*♛", "", seat.locator(".nm").inner_text()).strip()
        found[name] = int(re.sub(r"\D*", "", seat.locator(".pts").inner_text()))
    return found


#: Clicks like a person who does not think: a legal place that can be seen, else a button of the list, and on a sofa
#: the button behind which the next one waits. What each click met is kept for whoever wants to know.
PLAY_ON = """async (seed) => {
  const table = () => document.getElementById("table");
  const shown = (e) => e.getClientRects().length > 0;
  const until = (so) => new Promise((done, fail) => {
    if (so()) return done();
    const late = setTimeout(() => fail(new Error("the page stands still")), 60000);
    const watch = new MutationObserver(() => so() && (watch.disconnect(), clearTimeout(late), done()));
    watch.observe(document.getElementById("main"), { attributes: true, subtree: true, childList: true });
  });
  const met = { places: 0, buttons: 0, curtains: [], bare: true };
  for (let random = seed; ; random = (random * 1103515245 + 12345) % 2147483648) {
    await until(() => table().dataset.turn === "1" || table().dataset.state === "over");
    if (table().dataset.state === "over") return met;
    const here = document.getElementById("here");
    if (here) {
      met.curtains.push(document.querySelector("#curtain h2").textContent);
      met.bare &&= !document.querySelector("#board, svg.panel-svg, #log, #moves");
      here.click();
      await until(() => !document.getElementById("here"));
      continue;
    }
    const places = [...table().querySelectorAll("svg [role=button][data-move]")].filter(shown);
    const offers = places.length ? places : [...table().querySelectorAll("#moves button[name=move]")];
    const stamp = table().dataset.stamp;
    met[places.length ? "places" : "buttons"]++;
    offers[(random >> 8) % offers.length].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await until(() => table().dataset.stamp !== stamp);
  }
}"""


def play_on(page: Page, seed: int = 7) -> dict[str, Any]:
    """Click on to the end of the game."""
    met: dict[str, Any] = page.evaluate(PLAY_ON, seed)
    return met


def start_playing(page: Page, seed: int) -> None:
    """Click on to the end while others do the same; `finished` waits for it."""
    page.evaluate(f"(seed) => {{ window.met = ({PLAY_ON})(seed); }}", seed)


def finished(page: Page) -> dict[str, Any]:
    met: dict[str, Any] = page.evaluate("() => window.met")
    return met
