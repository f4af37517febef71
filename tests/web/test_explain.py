"""What is this? By pointer, by key and by a long press."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import hands
from tests.web.conftest import Guests

pytestmark = pytest.mark.browser


def a_table(guest: Guests, game: str, **more: object) -> Page:
    options: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, **more}
    page = guest("de-DE", **options)
    hands.set_table(page, game, "me", "bot:novice", "bot:novice")
    hands.my_turn(page)
    return page


def a_place_in_the_log(page: Page) -> str:
    """The latest space of the map that the log names; moves are made until there is one."""
    for number in range(8):
        names = page.locator("#log [data-ref]").evaluate_all("names => names.map((name) => name.dataset.ref)")
        spaces = [name for name in names if page.locator(f"#p-{name}").count()]
        if spaces:
            return str(spaces[0])
        hands.click_a_move(page, number)
        hands.my_turn(page)
    raise AssertionError("nobody builds")


@pytest.mark.parametrize(
    ("game", "thing", "rule"),
    [
        ("kardinal", "crest-franken", "KK-404"),
        ("monasterium", "space-A-k", "MT-621"),
        ("monastery", "tile-abbey", "MY-721"),
    ],
)
def test_whoever_rests_on_a_thing_is_told_what_it_is(guest: Guests, game: str, thing: str, rule: str) -> None:
    page = a_table(guest, game)
    page.locator(f"#{thing}").hover(position={"x": 12, "y": 12}, force=True)
    card = page.locator("#about")
    expect(card).to_be_visible()
    expect(card.locator(".rule")).to_have_text(rule)
    assert len(card.locator("p").inner_text()) > 20
    box, covered = card.bounding_box(), page.locator(f"#{thing}").bounding_box()
    assert box
    assert covered
    beside = box["x"] >= covered["x"] + covered["width"] or box["x"] + box["width"] <= covered["x"]
    assert beside or box["y"] >= covered["y"] + covered["height"] or box["y"] + box["height"] <= covered["y"]
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate("([x, y]) => !document.elementFromPoint(x, y).closest('#about')", middle), "in the way"
    page.keyboard.press("i")
    expect(card.locator("a.rule")).to_have_attribute("href", f"/rules/{game}#{rule}")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_whoever_has_just_clicked_is_not_told_what_it_is(guest: Guests) -> None:
    page = a_table(guest, "kardinal")
    assert hands.my_turn(page)
    before = hands.stamp(page)
    place = page.locator("[id^=p-].legal").first
    name, box = place.get_attribute("id"), place.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    hands.moved(page, before)
    page.wait_for_timeout(1000)  # longer than a pointer rests before it asks
    assert not page.locator("#about").is_visible()
    page.mouse.move(0, 0)
    page.locator(f"#{name}").hover(force=True)
    expect(page.locator("#about")).to_be_visible()


def test_everything_can_be_explored_by_keys(guest: Guests) -> None:
    page = a_table(guest, "kardinal")
    page.keyboard.press("i")
    card = page.locator("#about")
    expect(card).to_be_visible()
    seen = set()
    for _ in range(6):
        before = card.inner_text()
        page.keyboard.press("Tab")
        expect(card).not_to_have_text(re.compile(f"^{re.escape(before[:40])}.*{re.escape(before[-30:])}$", re.DOTALL))
        focused = page.evaluate("document.activeElement.getAttribute('aria-label')")
        assert focused
        seen.add(focused)
        expect(card.locator("b")).to_have_text(focused)
        assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "about"
    assert len(seen) == 6
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    assert a_place_in_the_log(page)
    page.keyboard.press("l")
    page.keyboard.press("ArrowDown")
    named = page.evaluate("document.activeElement.dataset.ref")
    assert named, "arrows go from name to name"
    expect(page.locator(f'svg .target-lit[id$="-{named}"]').first).to_be_visible()


def test_a_long_press_explains_and_does_not_move(guest: Guests) -> None:
    page = a_table(guest, "kardinal", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    before = hands.stamp(page)
    place = page.locator('[id^="p-"][data-move]').first
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#about")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    assert hands.stamp(page) == before
    place.tap()
    hands.moved(page, before)
    named = a_place_in_the_log(page)
    page.locator('.bottom [data-tab="log"]').tap()
    page.locator(f'#log [data-ref="{named}"]').first.tap()
    expect(page.locator(f"#p-{named}.target-lit")).to_be_visible()
    expect(page.locator("#table")).to_have_attribute("data-tab", "table")
