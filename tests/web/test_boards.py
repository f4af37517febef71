"""The boards as they lie on a screen: nothing overlaps, nothing is cut, nothing is too small, nothing is far away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from refectory.engine.registry import load_game

from . import hands
from .conftest import Guests

DESK, TABLET, PHONE = (1440, 900), (1024, 768), (390, 844)

#: What a reader would stumble over. Boxes of text are measured at the height of capitals: lines of one block may be
#: as near to each other as a printer would set them.
FLAWS = """() => {
  const phone = innerWidth <= 700;
  const least = innerWidth <= 1240 ? 10 : 11; // labels of a map may be smaller on a small desk
  const shown = (e) => e.getClientRects().length && e.getBoundingClientRect().width > 0;
  const box = (text) => {
    const { left, right, top, height } = text.getBoundingClientRect();
    const { a, b } = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    const middle = top + height / 2;
    return { left: left + 1, right: right - 1, top: middle - size * 0.35, bottom: middle + size * 0.35, size };
  };
  const found = new Set();
  for (const svg of [...document.querySelectorAll("svg.panel-svg")].filter(shown)) {
    const frame = svg.getBoundingClientRect();
    const written = [...svg.querySelectorAll("text")].filter((e) => e.textContent.trim() && shown(e));
    const texts = written.map((e) => [e.textContent, box(e), e.closest(".above")]);
    texts.forEach(([text, a, above], n) => {
      if (a.size < least - 0.05) found.add(`${svg.id}: "${text}" is ${a.size.toFixed(1)} px`);
      if (Math.min(a.left - frame.left, frame.right - a.right, a.top - frame.top, frame.bottom - a.bottom) < -1)
        found.add(`${svg.id}: "${text}" is cut`);
      for (const [other, b] of texts.slice(n + 1).filter(([, , lid]) => lid === above)) // a lid covers what is below
        if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          found.add(`${svg.id}: "${text}" lies on "${other}"`);
    });
    for (const figure of [...svg.querySelectorAll("[id^=monk-]")].filter(shown)) {
      const feet = figure.getBoundingClientRect();
      for (const [text, a] of texts.filter((_, n) => written[n].classList.contains("my-name")))
        if (feet.left + 2 < a.right && a.left < feet.right - 2 && feet.top + 2 < a.bottom && a.top < feet.bottom - 2)
          found.add(`${svg.id}: ${figure.id} stands on "${text}"`);
    }
    for (const name of svg.querySelectorAll(".my-name")) {
      const tile = name.parentElement;
      const ground = tile.querySelector(".my-tile, .my-site");
      if (!shown(name) || !ground) continue;
      const [a, edge] = [box(name), ground.getBoundingClientRect()];
      if (a.left < edge.left || a.right > edge.right || a.bottom > edge.bottom)
        found.add(`${svg.id}: "${name.textContent}" reaches over the edge of its tile`);
      for (const number of [...tile.querySelectorAll(".my-box")].map((one) => one.getBoundingClientRect()))
        if (a.left < number.right && number.left < a.right && a.top < number.bottom - 1 && number.top < a.bottom)
          found.add(`${svg.id}: a box lies on "${name.textContent}"`);
    }
    if (!phone) continue;
    for (const target of [...svg.querySelectorAll("[data-move]")].filter(shown)) {
      const { width, height } = target.getBoundingClientRect();
      const size = `${width.toFixed()} by ${height.toFixed()}`;
      if (Math.min(width, height) < 24) found.add(`${svg.id}: ${target.id} is ${size}`);
    }
  }
  return [...found];
}"""

#: On a desk everything that can be done is in sight without scrolling the page or a rail.
OUT_OF_SIGHT = """() => [...document.querySelectorAll("svg [data-move]")].filter((e) => {
  if (!e.getClientRects().length) return false;
  const { left, right, top, bottom } = e.getBoundingClientRect();
  const above = getComputedStyle(e.closest(".drawn") || e).position === "absolute";
  const frame = above ? null : e.closest(".rail, .menu, .under, .boardbox, .mid, .left");
  const rail = frame?.getBoundingClientRect() || { bottom: innerHeight };
  return left < 0 || right > innerWidth || top < 0 || bottom > Math.min(innerHeight, rail.bottom) + 1;
}).map((e) => e.id)"""

#: On a large desk nobody scrolls for the sums while a game goes on, unless a large hand needs the room.
SUMS_IN_SIGHT = """() => {
  const sums = document.getElementById("proj");
  const large = document.querySelectorAll("#panel-hand [id^=hand-]").length > 4;
  if (large || document.getElementById("table").dataset.state === "over") return true;
  const frame = sums.closest(".rail")?.getBoundingClientRect() || { bottom: innerHeight };
  return !sums.getClientRects().length || sums.getBoundingClientRect().bottom <= frame.bottom + 1;
}"""

#: On a phone at least one place of what is asked for is in sight.
ASKED_IN_SIGHT = """() => {
  const places = [...document.querySelectorAll("svg [role=button][data-move]")];
  const asked = places.filter((e) => e.getClientRects().length);
  const [top, bottom] = ["prompt", "bottom"].map((id) => document.getElementById(id).getBoundingClientRect());
  const inSight = (box) => box.top >= top.bottom - 2 && box.bottom <= bottom.top + 2;
  return !asked.length || asked.some((e) => inSight(e.getBoundingClientRect()));
}"""


def laid(page: Page, game: str, *names: str) -> str:
    """A table for these, one of them a person; returns its address."""
    page.goto(f"/new/{game}")
    for seat in range(len(names), page.locator(".seat-row").count()):
        page.select_option(f'select[name="seat{seat}"]', "none")
    for seat, name in enumerate(names):
        page.select_option(f'select[name="seat{seat}"]', "me" if seat == 0 else "bot:novice")
        page.fill(f'input[name="name{seat}"]', name)
    page.locator("#setup button.primary").click()
    page.wait_for_selector("#table")
    return page.url


def play_on(page: Page, decisions: int) -> None:
    """Through the same door, from a page that does not draw every move."""
    table = page.url
    page.goto("/about")
    page.evaluate(
        """async ([id, decisions]) => {
          const csrf = document.body.dataset.csrf;
          const json = { Accept: "application/json", "Content-Type": "application/json", "X-CSRF": csrf };
          for (let n = 0; n < decisions; ) {
            const seen = await (await fetch(`/t/${id}/view.json`, { headers: json })).json();
            if (seen.state !== "running") return;
            const moves = seen.view.decision.moves;
            if (!moves) { await new Promise((go) => setTimeout(go, 10)); continue; }
            const body = JSON.stringify({ move: moves[(n++ * 7) % moves.length], stamp: seen.stamp });
            await fetch(`/t/${id}/move`, { method: "POST", headers: json, body });
          }
        }""",
        [table.rpartition("/")[2], decisions],
    )
    page.goto(table)
    page.wait_for_selector(hands.TURN)


def becomes(page: Page, so: str) -> bool:
    """Whether it is so as soon as the page has come to rest: what is asked for is brought into sight in a moment."""
    try:
        page.wait_for_function(so, timeout=3000)
    except Late:
        return False
    return True


def flaws(page: Page) -> list[str]:
    """At every size, on every leaf."""
    found = []
    for width, height in (DESK, TABLET, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        other = "phone" if width > 700 else "desk"  # its drawings go when those of this screen have come
        expect(page.locator(f'[data-screen="{other}"]')).to_have_count(0)
        page.wait_for_timeout(60)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{width}: wider than the screen"
        if width > 700:
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), f"{width}: the page scrolls"
            found += [f"{width}: {name} is out of sight" for name in page.evaluate(OUT_OF_SIGHT)]
            if (width, height) == DESK and not becomes(page, SUMS_IN_SIGHT):
                found.append(f"{width}: the projection is out of sight")
            found += [f"{width} {flaw}" for flaw in page.evaluate(FLAWS)]
            continue
        if hands.state(page) == "running":
            assert becomes(page, ASKED_IN_SIGHT), "what is asked for lies below the edge"
        for tab in page.locator(".bottom nav button").all():
            tab.click()
            if tab.get_attribute("data-tab") not in ("score", "log"):
                assert page.locator("svg.panel-svg").filter(visible=True).count(), "a leaf is empty"
            found += [f"{width} {flaw}" for flaw in page.evaluate(FLAWS)]
    return found


NAMES = ("Barbara", "Hildegard von Bingen", "Maximilian-Alexander", "Dorothea", "Wilhelmine Æthelflæd", "Egbert")


@pytest.mark.parametrize(
    ("game", "middle"), [("domus", 30), ("kardinal", 25), ("monasterium", 40), ("monastery", 60)]
)
def test_nothing_overlaps_is_cut_or_far_away(guest: Guests, game: str, middle: int) -> None:
    """In the middle and at the end of a game, at the largest table, in the longer language."""
    page = guest("de-DE")
    page.add_init_script("localStorage.refectory = JSON.stringify({ walk: 'off' })")  # a scoring would lie above it
    laid(page, game, *NAMES[: max(load_game(game).seats)])
    page.wait_for_selector(hands.TURN)
    play_on(page, middle)
    assert flaws(page) == [], "middle"
    play_on(page, 5000)
    assert page.get_attribute("#table", "data-state") == "over"
    assert flaws(page) == [], "end"
    page.locator("#log [data-walk-ply]").first.click()
    expect(page.locator(".walk-place").first).to_be_visible()  # on whichever leaf of a phone it lies


def test_das_duell_has_everything_at_hand(guest: Guests) -> None:
    """The smallest table is the one with most beside the board: the King's cards, influence, special actions."""
    page = guest("de-DE")
    laid(page, "kardinal", *NAMES[:2])
    page.wait_for_selector(hands.TURN)
    play_on(page, 6)
    assert [flaw for flaw in flaws(page) if "projection" not in flaw] == []
    for width, height in (TABLET, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.locator('.bottom [data-tab="table"]').dispatch_event("click")
        expect(page.locator('#panel-hand [id^="x-"]').filter(visible=True)).to_have_count(3)


def test_a_phone_turns_leaf_by_leaf(guest: Guests) -> None:
    page = guest("de-DE", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    hands.play_now(page, "domus")
    assert hands.my_turn(page)
    assert hands.targets(page).filter(visible=True).count(), "it opens where something can be done"
    for tab, panel in (("t1", "p-road"), ("t2", "p-cloister"), ("t3", "p-menu"), ("t4", "rivals")):
        page.locator(f'.bottom [data-tab="{tab}"]').click()
        expect(page.locator(f"#panel-{panel}")).to_be_visible()
        assert page.locator("svg.panel-svg").filter(visible=True).count() == 2, "one leaf, and the bar at the foot"
    page.locator("[data-list]").click()
    expect(page.locator("#all-moves button").first).to_be_in_viewport()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("#news")).to_be_in_viewport()
    expect(page.locator("#undo-s, [data-list]").first).to_be_in_viewport()
