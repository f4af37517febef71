"""The four games in a real browser, from the first click to the score sheet: every move is made on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from refectory.engine.registry import game_ids
from tests.web import hands
from tests.web.conftest import Guests

pytestmark = pytest.mark.browser

DESK = {"width": 1440, "height": 900}


def read_the_sheet(page: Page) -> None:
    """From the table to the end page, and down to the rule behind a point."""
    page.locator("#prompt a.primary").click()
    expect(page.locator(".sheet").first).to_be_visible()
    page.locator(".sheet details summary").first.click()
    expect(page.locator(".sheet li .rule").first).to_be_visible()
    expect(page.locator(".chart > svg").filter(visible=True)).to_have_count(1)


@pytest.mark.parametrize("game", game_ids())
def test_a_game_against_bots_by_clicks(guest: Guests, game: str) -> None:
    page = guest("de-DE", viewport=DESK)
    hands.set_table(page, game, "me", "bot:novice")
    assert hands.my_turn(page)
    before = hands.stamp(page)
    hands.targets(page).locator("visible=true").first.click()  # by a real pointer, where nothing lies above it
    hands.moved(page, before)
    met = hands.play_on(page)
    assert met["places"] > 5
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, "the table fits one screen"
    assert page.locator("#where").inner_text() == page.locator("#table").get_attribute("data-status")
    read_the_sheet(page)


def test_two_browsers_play_a_real_game_to_the_end(guest: Guests) -> None:
    ann, ben = guest("de-DE", viewport=DESK), guest("en-GB", viewport=DESK)
    hands.set_table(ann, "kardinal", "me", "invite")
    ann.locator("[data-invite] button").first.click()
    ben.goto(ann.locator("#share-body code").inner_text())
    ann.locator("#share [data-close]").click()
    ben.fill("#name", "Ben")
    ben.locator("form button.primary").click()
    ben.wait_for_selector("#board")
    hands.start_playing(ann, 3)
    hands.start_playing(ben, 5)
    for page in (ann, ben):
        assert hands.finished(page)["places"] > 5
        expect(page.locator("#table")).to_have_attribute("data-state", "over")
    assert hands.points(ann) == hands.points(ben)
    assert set(hands.points(ann)) == {"P0", "Ben"}
    expect(ann.locator("#menu-table a[href$='/record.json']")).to_have_count(1)
    ann.locator("[data-open=menu]").click()
    ann.keyboard.press("Escape")  # it lies above the walk through the scoring
    expect(ann.locator("#menu")).to_be_hidden()
    read_the_sheet(ben)


def test_a_real_game_on_one_sofa_with_the_curtain(guest: Guests) -> None:
    """Domus has hidden choices: between two people nothing of the table is in the page at all."""
    page = guest("en-GB", viewport=DESK)
    hands.set_table(page, "domus", "me", "here")
    met = hands.play_on(page)
    assert met["bare"], "behind the curtain nothing is drawn"
    assert {name.strip() for name in met["curtains"]} == {"P0 is next", "P1 is next"}
    expect(page.locator("#table")).to_have_attribute("data-state", "over")


def test_a_real_game_by_keyboard_alone(guest: Guests) -> None:
    page = guest("en-GB", viewport=DESK)
    page.goto("/new/kardinal")
    for number, choice in enumerate(("me", "bot:novice")):
        page.focus(f'select[name="seat{number}"]')
        page.select_option(f'select[name="seat{number}"]', choice)
    page.focus("#setup button.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("#board")
    for turn in range(300):
        if not hands.my_turn(page):
            break
        before = hands.stamp(page)
        page.keyboard.press("Escape")  # whatever the page wanted to show first
        if hands.targets(page).locator("visible=true").count():
            page.keyboard.press("End" if turn % 3 else "Home")
            page.keyboard.press("ArrowLeft" if turn % 2 else "ArrowUp")
            assert page.evaluate("document.activeElement.dataset.move"), "the focus is on a place of the board"
        else:
            page.keyboard.press("m")
        page.keyboard.press("Enter")
        hands.moved(page, before)
    assert hands.state(page) == "over"
    page.focus("#prompt a.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".sheet")
