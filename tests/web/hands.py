"""What a person does at a page, and what they look at."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

TURN = '#table[data-turn="1"], #table[data-state="over"]'


def play_now(page: Page, game: str) -> None:
    """Two clicks for a newcomer: the address, and this."""
    page.goto("/")
    page.locator(f'.bay form:has(input[value="{game}"]) button').click()
    page.wait_for_selector("#table")


def set_table(page: Page, game: str, *seats: str, **options: str) -> None:
    page.goto(f"/new/{game}")
    for number in range(page.locator(".seat-row").count()):
        page.select_option(f'select[name="seat{number}"]', seats[number] if number < len(seats) else "none")
        page.fill(f'input[name="name{number}"]', f"P{number}" if number < len(seats) else "")
    for name, value in options.items():
        page.select_option(f'[name="option-{name}"]', value)
    page.locator("#setup button.primary").click()
    page.wait_for_selector("#table")


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
