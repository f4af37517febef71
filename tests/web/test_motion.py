"""What moves on the page: pieces that travel, dice that tumble, a scoring walked through place by place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.conftest import Guests
from tests.web.test_guide import given, learn, obey

pytestmark = pytest.mark.browser

DESK = {"width": 1440, "height": 900}
NOVICES = ("bot:novice", "bot:novice")

#: Notes every copy that sets out: how, of which element, from where to where.
WATCH = """() => {
  window.flights = [];
  const note = (flight) => {
    const [animation] = flight.getAnimations();
    if (!animation) return; // it has moved on already
    const shift = new DOMMatrix(animation.effect.getKeyframes()[0].transform);
    const left = parseFloat(flight.style.left) + parseFloat(flight.style.width) / 2;
    const top = parseFloat(flight.style.top) + parseFloat(flight.style.height) / 2;
    window.flights.push({
      how: flight.classList[1].slice(3), of: flight.dataset.of, duration: animation.effect.getTiming().duration,
      from: [left + shift.e, top + shift.f], to: [left, top],
      properties: Object.keys(animation.effect.getKeyframes()[0]),
    });
  };
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node.classList?.contains("flight")) note(node);
  }).observe(document.body, { childList: true, subtree: true });
}"""


ABBEY = "#tile-abbey > .my-tile"
#: Notes where the Abbey is when the meadow sets out.
GLIDE = """() => {
  window.glide = null;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (this.id === "panel-grid") {
      animation.pause();
      const { left, right, top, bottom } = document.querySelector("#tile-abbey > .my-tile").getBoundingClientRect();
      window.glide = [(left + right) / 2, (top + bottom) / 2];
      animation.play();
    }
    return animation;
  };
}"""


def flights(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.flights")
    return found


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def near(a: Sequence[float], b: Sequence[float]) -> bool:
    return abs(a[0] - b[0]) < 3 and abs(a[1] - b[1]) < 3


def found_cloister(page: Page) -> str:
    """Click the first free place; its name."""
    before = hands.stamp(page)
    place = page.locator('[id^="p-"][data-move]').first
    name = (place.get_attribute("id") or "").removeprefix("p-")
    place.dispatch_event("click")
    hands.moved(page, before)
    return name


def lively(guest: Guests, game: str, **settings: str) -> Page:
    """A table on whose page things move, once it is the person's turn."""
    page = guest("en-GB", viewport=DESK, reduced_motion="no-preference")
    page.add_init_script(f"localStorage.refectory ??= JSON.stringify({settings or {'motion': 'calm'}})")
    hands.set_table(page, game, "me", *NOVICES)
    hands.my_turn(page)
    expect(page.locator(".flight")).to_have_count(0)  # what would begin too long after others jumps
    page.evaluate(WATCH)
    return page


def test_a_cloister_travels_from_its_seat_to_its_place(guest: Guests) -> None:
    page = lively(guest, "kardinal")
    piece = f"c-{found_cloister(page)}"
    page.wait_for_function("(piece) => window.flights.some((flight) => flight.of === piece)", arg=piece)
    flight = next(flight for flight in flights(page) if flight["of"] == piece)
    assert near(flight["from"], middle(page, "#seat-0 .badge"))
    assert near(flight["to"], middle(page, f"#{piece}"))
    assert 150 <= flight["duration"] <= 350
    assert set(flight["properties"]) <= {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}
    expect(page.locator(".flight")).to_have_count(0)
    assert page.evaluate("(piece) => getComputedStyle(document.getElementById(piece)).opacity", piece) == "1"


def test_a_click_need_not_wait_and_what_is_taken_back_flies_back(guest: Guests) -> None:
    page = lively(guest, "kardinal")
    name = found_cloister(page)
    between = hands.stamp(page)
    place = middle(page, f"#c-{name}")
    assert page.locator(".flight").count(), "the cloister is still on its way"
    page.locator("#undo").dispatch_event("click")
    hands.moved(page, between)
    expect(page.locator(f"#c-{name}")).to_have_count(0)
    badge = middle(page, "#seat-0 .badge")
    assert any(near(flight["from"], place) and near(flight["to"], badge) for flight in flights(page))


def test_dice_tumble_and_then_lie(guest: Guests) -> None:
    page = lively(guest, "monasterium")
    for number in range(4):
        hands.click_a_move(page, number)
        hands.my_turn(page)
        if any(flight["how"] == "tumble" for flight in flights(page)):
            break
    tumbled = [flight for flight in flights(page) if flight["how"] == "tumble"]
    assert tumbled
    assert all(flight["duration"] == 300 for flight in tumbled)
    expect(page.locator(".flight")).to_have_count(0)


def test_the_meadow_glides_when_the_monastery_grows(guest: Guests) -> None:
    """The first tile of the first game lies above the Abbey, so that the frame moves: nothing jumps."""
    page = guest("en-GB", viewport=DESK, reduced_motion="no-preference")
    page.add_init_script("localStorage.refectory ??= JSON.stringify({'motion': 'calm'})")
    learn(page, "monastery")
    for lesson in range(6):
        assert given(page) == lesson
        if lesson == 5:
            lay = middle(page, ABBEY)
            page.evaluate(GLIDE)
        obey(page)
    page.wait_for_function("() => window.glide")
    assert near(page.evaluate("window.glide"), lay)
    page.wait_for_function("() => !document.getElementById('panel-grid').getAnimations().length")
    assert not near(middle(page, ABBEY), lay)
    assert page.evaluate("document.getElementById('panel-grid').parentElement.style.overflow") == ""


@pytest.mark.parametrize("quiet", ["reduced", "off"])
def test_who_wants_no_motion_sees_what_changed_outlined(guest: Guests, quiet: str) -> None:
    motion = "reduce" if quiet == "reduced" else "no-preference"
    page = guest("en-GB", viewport=DESK, reduced_motion=motion)
    chosen = "calm" if quiet == "reduced" else "off"
    page.add_init_script(f"localStorage.refectory = JSON.stringify({{motion: '{chosen}'}})")
    hands.set_table(page, "kardinal", "me", *NOVICES)
    hands.my_turn(page)
    page.evaluate(WATCH)
    page.evaluate(
        "new MutationObserver(() => { window.lit ||= document.querySelector('.changed')?.id })"
        ".observe(document.body, { subtree: true, attributes: true, attributeFilter: ['class'] })"
    )
    name = found_cloister(page)
    page.wait_for_function("(name) => window.lit === `c-${name}`", arg=name)
    assert flights(page) == []
    expect(page.locator(".changed")).to_have_count(0)


# ---- a scoring ---------------------------------------------------------------------------------------

#: Plays on at the open page until a scoring has happened.
UNTIL_SCORING = """async () => {
  const id = document.getElementById("table").dataset.table;
  const csrf = document.body.dataset.csrf;
  const json = { Accept: "application/json", "Content-Type": "application/json", "X-CSRF": csrf };
  while (!document.getElementById("table").dataset.walk) {
    const seen = await (await fetch(`/t/${id}/view.json`, { headers: json })).json();
    const moves = seen.view.decision?.moves;
    if (!moves) { await new Promise((go) => setTimeout(go, 30)); continue; }
    const body = JSON.stringify({ move: moves[0], stamp: seen.stamp });
    await fetch(`/t/${id}/move`, { method: "POST", headers: json, body });
  }
}"""


def sheet(page: Page, row: str = "tfoot") -> list[int]:
    return [int(text) for text in page.locator(f"#walk {row} td").all_inner_texts()]


def test_a_scoring_starts_by_itself_and_can_be_stopped(guest: Guests) -> None:
    page = guest("en-GB", viewport=DESK, reduced_motion="no-preference")
    hands.set_table(page, "kardinal", "me", *NOVICES)
    page.evaluate(UNTIL_SCORING)
    expect(page.locator("#walk")).to_be_visible()
    expect(page.locator(".walk-place")).to_have_count(1)
    expect(page.locator("#walk-tag")).to_contain_text("+")
    first = page.locator("#walk-now").inner_text()
    page.wait_for_function("(first) => document.getElementById('walk-now').innerText !== first", arg=first)
    page.keyboard.press("Escape")
    expect(page.locator("#walk")).to_be_hidden()
    expect(page.locator(".walk-place, .walk-piece, #walk-tag")).to_have_count(0)


@pytest.mark.parametrize("game", ["kardinal", "domus", "monasterium", "monastery"])
def test_the_final_scoring_adds_up_step_by_step(guest: Guests, game: str) -> None:
    """Without motion every step is a press of a button; at the end the sheet has everybody's points."""
    page = guest("de-DE", viewport=DESK)
    hands.set_table(page, game, "me", *NOVICES)
    hands.by_script(page)
    page.locator("[data-walk-ply]").first.click()
    expect(page.locator("#walk")).to_be_visible()
    step = page.locator('[data-walk-to="next"]')
    expect(step).to_be_focused()
    seen = 0
    while step.is_enabled():
        assert page.locator(".walk-place").count() >= 1
        assert page.locator("#walk-now .rule").get_attribute("href")
        page.keyboard.press("Enter")
        seen += 1
    assert seen >= 3
    shown = [int(text.split()[-1].replace("−", "-")) for text in page.locator(".seats .pts").all_inner_texts()]
    assert sorted(sheet(page)) == sorted(shown)
    page.locator('[data-walk-to="back"]').click()
    expect(step).to_be_enabled()
    page.locator('.acts [data-walk-to="skip"]').click()
    expect(page.locator("#walk")).to_be_hidden()
    expect(page.locator("[data-walk-ply]").first).to_be_focused()
