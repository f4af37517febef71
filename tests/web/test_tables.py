"""Whole games in a real browser: with others, on one sofa, against bots, by keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.house import Process
from tests.web import hands
from tests.web.conftest import Guests

pytestmark = pytest.mark.browser


def test_two_browsers_play_one_table_to_the_end(guest: Guests) -> None:
    ann, ben = guest("de-DE"), guest("en-GB")
    hands.set_table(ann, "toy", "me", "invite")
    ann.locator("[data-invite] button").first.click()
    address = ann.locator("#share-body code").inner_text()
    assert ann.locator("#share-body svg").count() == 1
    ann.locator("#share [data-close]").click()
    ben.goto(address)
    assert "#" not in ben.url
    ben.fill("#name", "Ben")
    ben.locator("form button.primary").click()
    ben.wait_for_selector("#table")
    assert ann.locator("#where").count() == 1, (
        "where a game stands is told although it was not yet when the page came"
    )
    expect(ann.locator("#menu form[action$='/hand-over']")).to_have_count(1)  # so are the ways to leave
    ben = moved_to(ben, guest("en-GB"))
    hands.start_playing(ann, 3)
    hands.start_playing(ben, 5)
    assert hands.finished(ann)["places"]
    assert hands.finished(ben)["places"]
    expect(ben.locator("#table")).to_have_attribute("data-state", "over")
    expect(ann.locator("#prompt a.primary")).to_be_visible()
    assert hands.points(ann) == hands.points(ben)
    assert set(hands.points(ann)) == {"P0", "Ben"}
    ben.locator("#prompt a.primary").click()
    ben.locator("form[action$='/rematch'] button").click()
    ben.wait_for_selector("#table[data-state='running']")
    ann.reload()
    ann.goto(ann.url + "/end")
    expect(ann.locator(".cta .btn.primary")).to_have_attribute("href", re.compile("/t/"))


def moved_to(old: Page, new: Page) -> Page:
    """A seat goes to another device, with its name and without a question; the old one looks on."""
    old.locator("[data-open=menu]").click()
    old.locator("#menu [data-invite] button").click()
    new.goto(old.locator("#share-body code").inner_text())
    assert new.locator("#name").count() == 0
    new.locator("form button.primary").click()
    new.wait_for_selector("#table")
    expect(old.locator("#seat-1 .st")).not_to_have_text(re.compile("You"))
    return new


def test_on_one_sofa_the_curtain_hides_everything(guest: Guests) -> None:
    page = guest()
    hands.set_table(page, "toy", "me", "here")
    seen: list[str] = []
    for _ in range(200):
        if hands.state(page) == "over":
            break
        expect(page.locator("#curtain, #board")).to_be_visible()
        if page.locator("#curtain").count():
            assert page.locator("#board, svg.panel-svg, #log").count() == 0
            seen.append(page.locator("#curtain h2").inner_text())
            page.click("#here")
            page.wait_for_selector("#board")
        hands.click_a_move(page, 0)
    assert hands.state(page) == "over"
    assert {"P0 is next", "P1 is next"} == set(seen)


def test_a_whole_game_by_keyboard_alone(guest: Guests) -> None:
    page = guest()
    page.goto("/")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('form')?.querySelector('[value=toy]') != null"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    for turn in range(200):
        if not hands.my_turn(page):
            break
        before = hands.stamp(page)
        if hands.targets(page).count():
            page.keyboard.press("Home")
            if turn % 2:
                page.keyboard.press("ArrowRight")
            assert page.evaluate("document.activeElement.dataset.move"), "the focus is on a place of the board"
        else:
            page.keyboard.press("m")
        page.keyboard.press("Enter")
        hands.moved(page, before)
    assert hands.state(page) == "over"
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()


def test_undo_until_the_barrier_and_then_why_not(guest: Guests) -> None:
    page = guest()
    hands.set_table(page, "toy", "me", "here")
    page.click("#here")
    page.wait_for_selector("#board")
    before = hands.stamp(page)
    first = page.locator("#moves button[name=move]").first
    page.locator("#all-moves summary").click()
    first.click()
    hands.moved(page, before)
    stamp = hands.stamp(page)
    page.click("#undo")
    hands.moved(page, stamp)
    expect(page.locator("#log")).to_contain_text("You take your move back.")
    hands.click_a_move(page, 0)
    before = hands.stamp(page)
    page.locator('#moves button[data-move="roll"]').dispatch_event("click")
    hands.moved(page, before)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    page.locator("#undo").click(force=True)
    expect(page.locator("#hint.refused")).to_have_text("No longer undoable: chance has spoken.")


def test_an_illegal_click_names_the_rule(guest: Guests) -> None:
    page = guest("de-DE", viewport={"width": 1440, "height": 900})
    hands.play_now(page, "kardinal")
    rules = 0
    for number in range(12):
        if not hands.my_turn(page):
            break
        blocked = page.locator("svg [data-why]")
        if blocked.count():
            blocked.first.dispatch_event("click")
            expect(page.locator("#hint.refused")).to_be_visible()
            rules += page.locator("#hint .rule").count()
        if rules:
            break
        hands.click_a_move(page, number * 3)
    assert rules, "a click on a place that is not legal names the rule that forbids it"
    assert (page.locator("#hint .rule").get_attribute("href") or "").startswith("/rules/kardinal#KK-")


def test_a_prompt_leads_to_its_rule(guest: Guests) -> None:
    page = guest("de-DE", viewport={"width": 390, "height": 844})
    hands.play_now(page, "kardinal")
    assert hands.my_turn(page)
    with page.context.expect_page() as opened:
        page.locator("#prompt .q > .rule").click()
    expect(opened.value.locator("article:target")).to_contain_text("KK-")


def test_an_invitation_without_its_token_asks_for_it(guest: Guests) -> None:
    ann, ben = guest(), guest()
    hands.set_table(ann, "toy", "me", "invite")
    ann.locator("[data-invite] button").first.click()
    token = ann.locator("#share-body code").inner_text().partition("#")[2]
    ben.goto(ann.url + "/join")
    expect(ben.locator("#token")).to_be_visible()
    ben.fill("#name", "Ben")
    ben.fill("#token", token)
    ben.locator("form button.primary").click()
    ben.wait_for_selector("#board")


def test_hovering_a_move_tells_what_it_does(guest: Guests) -> None:
    page = guest("en-GB", viewport={"width": 1440, "height": 900})
    hands.play_now(page, "toy")
    hands.my_turn(page)
    height = page.locator("#prompt").evaluate("(prompt) => prompt.offsetHeight")
    hands.targets(page).first.dispatch_event("pointerover")
    expect(page.locator("#hint.live")).not_to_be_empty()
    page.evaluate("document.getElementById('hint').append(' and so on'.repeat(40))")
    assert page.locator("#prompt").evaluate("(prompt) => prompt.offsetHeight") == height, "it moves"
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/preview" in request.url else None)
    hands.targets(page).last.dispatch_event("pointerover")
    page.evaluate("document.getElementById('table').dataset.stamp = 'later'")
    page.wait_for_timeout(300)
    assert asked == [], "nobody asks what a move of the past would do"


def test_the_page_comes_back_after_the_server_was_killed(guest: Guests, own_house: Process) -> None:
    page = guest(url=own_house.url)
    page.goto(own_house.url)
    hands.set_table(page, "toy", "me", "bot:novice")
    for number in range(3):
        assert hands.my_turn(page)
        hands.click_a_move(page, number)
    hands.my_turn(page)
    before = hands.stamp(page)
    own_house.kill()
    expect(page.locator("#offline")).to_be_visible()
    place = page.locator("#moves button[name=move], svg [data-move]").first
    place.dispatch_event("click")  # a move into the void: it is asked again until the server is back
    own_house.start()
    expect(page.locator("#offline")).to_be_hidden(timeout=20_000)
    hands.moved(page, before)
    while hands.my_turn(page):
        hands.click_a_move(page, 0)
    assert hands.state(page) == "over"


def test_two_tabs_and_many_clicks_make_one_move(guest: Guests) -> None:
    """Nobody else is there to move, so the number of decisions tells how many of seven clicks counted."""
    page = guest()
    hands.set_table(page, "toy", "me", "here")
    page.click("#here")
    page.wait_for_selector("#board")
    twin = page.context.new_page()
    twin.route(
        "**/stream*", lambda route: route.abort()
    )  # it hears nothing, so its clicks are meant for the same moment
    twin.goto(page.url)
    twin.wait_for_selector("#board")
    before = int(page.get_attribute("#table", "data-ply") or 0)
    clicks = "for (let n = 0; n < 3; n++) document.querySelector('#moves button[name=move]').click()"
    csrf = page.evaluate("document.body.dataset.csrf")
    word = page.locator("#moves button[name=move]").first.get_attribute("value")
    stale = {"move": word, "stamp": hands.stamp(page)}
    page.evaluate(clicks)
    twin.evaluate(clicks)
    for tab in (page, twin):
        expect(tab.locator("#table")).to_have_attribute("data-ply", str(before + 1))
    again = page.request.post(f"{page.url}/move", data=stale, headers={"x-csrf": csrf, "accept": "application/json"})
    assert again.status == 409
    page.reload()
    expect(page.locator("#table")).to_have_attribute("data-ply", str(before + 1))


def test_a_click_that_is_looked_up_slowly_is_not_meant_for_the_next_decision(guest: Guests) -> None:
    """A double click where the second look-up comes back after the first click has moved."""
    page = guest()
    page.add_init_script("localStorage.refectory = JSON.stringify({ confirm: 'final' })")
    hands.set_table(page, "toy", "me", "here")
    page.click("#here")
    page.wait_for_selector("#board")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/move") else None)
    page.evaluate(
        """() => {
          const fetched = window.fetch;
          let looks = 0;
          window.fetch = async (address, ...rest) => {
            if (String(address).includes("/preview") && looks++) await new Promise((soon) => (window.late = soon));
            return fetched(address, ...rest);
          };
          for (let n = 0; n < 2; n++) document.querySelector('#moves button[name=move]').click();
        }"""
    )
    expect(page.locator("#table")).to_have_attribute("data-ply", "1")
    with page.expect_response("**/preview*"):
        page.evaluate("window.late()")
    page.reload()  # whatever the second click did is done by now
    assert len(sent) == 1


def test_replay_by_slider_keys_and_address_and_playing_on(guest: Guests) -> None:
    page = guest()
    hands.set_table(page, "toy", "me", "bot:novice")
    hands.by_script(page)
    table = page.url
    page.goto(f"{table}/replay/0")
    expect(page.locator("#ply")).to_have_text(re.compile("Decision 0 of"))
    page.keyboard.press("ArrowRight")
    expect(page.locator("#ply")).to_have_text(re.compile("Decision 1 of"))
    assert "/replay/1" in page.url
    page.keyboard.press("End")
    expect(page.locator("#table")).to_have_attribute("data-state", "over")
    last = page.locator("#slider").get_attribute("max")
    expect(page.locator("#ply")).to_have_text(f"Decision {last} of {last}")
    page.locator("#slider").fill("3")
    expect(page.locator("#ply")).to_have_text(f"Decision 3 of {last}")
    page.locator("#controls .eyes summary").first.click()
    page.locator("#controls .drop a", has_text="P1").click()
    expect(page.locator("#table")).to_have_attribute("data-eyes", "1")
    page.locator("form[action$='/play-on'] button").click()
    page.wait_for_selector("#table[data-state='running']")
    assert page.url != table
    assert int(page.get_attribute("#table", "data-ply") or 0) >= 3


def test_since_your_last_turn_is_replayed(guest: Guests) -> None:
    page = guest()
    hands.set_table(page, "toy", "me", "bot:novice")
    for number in range(8):
        hands.my_turn(page)
        if page.locator("[data-recap]").count():
            break
        hands.click_a_move(page, number)
    page.locator("[data-recap]").click()
    expect(page.locator(".recap")).to_be_visible()
    expect(page.locator(".recap")).to_be_hidden(timeout=20_000)
    assert hands.my_turn(page) or hands.state(page) == "over"


def test_a_phone_plays_too(guest: Guests) -> None:
    page = guest("de-DE", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    hands.play_now(page, "kardinal")
    assert hands.my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for tab in ("side", "score", "log", "table"):
        page.locator(f'.bottom [data-tab="{tab}"]').click()
        expect(page.locator("#table")).to_have_attribute("data-tab", tab)
    page.locator('[data-zoom="in"]').click()
    width = float((page.locator(".boardwrap > svg").get_attribute("viewBox") or "").split()[2])
    page.locator('[data-zoom="fit"]').click()
    assert width < float((page.locator(".boardwrap > svg").get_attribute("viewBox") or "").split()[2])
    hands.click_a_move(page, 3)


def test_a_rail_shows_that_it_goes_on_and_folds(guest: Guests) -> None:
    page = guest("de-DE", viewport={"width": 1440, "height": 660})
    hands.play_now(page, "monastery")
    assert hands.my_turn(page)
    rail = page.locator("#rail[data-below]")
    expect(rail).to_have_count(1)
    page.evaluate("document.getElementById('rail').scrollTo(0, 9999)")
    expect(rail).to_have_count(0)
    fold = page.locator("#rail details").first
    fold.locator("summary").click()
    hands.click_a_move(page, 0)
    assert fold.get_attribute("open") is None, "what somebody has folded stays folded"


def test_a_hint_points_at_its_place(guest: Guests) -> None:
    page = guest("en-GB", viewport={"width": 1440, "height": 900})
    hands.play_now(page, "kardinal")
    assert hands.my_turn(page)
    page.keyboard.press("h")
    hints = page.locator("#advice li button")
    expect(hints.first).to_be_focused(timeout=20_000)
    expect(hints.first).to_contain_text("chance to win")
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_be_hidden()
    page.keyboard.press("h")
    expect(hints.first).to_be_focused()
    before = hands.stamp(page)
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.dataset.move")
    page.keyboard.press("Enter")
    hands.moved(page, before)
    expect(page.locator("#advice")).to_be_hidden()


@pytest.mark.parametrize("width", [1440, 390])
def test_the_computer_stands_in_and_one_comes_back(guest: Guests, width: int) -> None:
    page = guest("en-GB", viewport={"width": width, "height": 844})
    hands.set_table(page, "toy", "me", "invite")
    page.locator("[data-invite] button").first.click()
    other = guest()
    other.goto(page.locator("#share-body code").inner_text())
    page.locator("#share [data-close]").click()
    other.fill("#name", "Ben")
    other.locator("form button.primary").click()
    page.wait_for_selector("#board")
    page.locator("[data-open=menu]").click()
    page.locator("#menu form[action$='/hand-over'] button").click()
    back = page.locator("#table form[action$='/take-back'] button").locator("visible=true")
    expect(back).to_have_count(1)
    expect(page.locator("#menu form[action$='/hand-over']")).to_have_count(0)
    back.click()
    expect(back).to_have_count(0)
    expect(page.locator("#log")).to_contain_text("You play on yourself.")


def test_language_switches_at_once(guest: Guests) -> None:
    page = guest("de-DE")
    hands.play_now(page, "toy")
    assert page.locator("html").get_attribute("lang") == "de"
    page.locator("header button[name=lang]").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert "/t/" in page.url


def test_chat_reaches_the_others(guest: Guests) -> None:
    page = guest()
    hands.set_table(page, "toy", "me", "here")
    page.click("#here")
    page.locator("#chat summary").click()
    page.fill("#say", "pax <b>vobis</b>")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li span")).to_have_text("pax <b>vobis</b>")


def test_a_file_of_figures_is_laid_over_a_game(guest: Guests, tmp_path: Path) -> None:
    page = guest("en-GB")
    page.goto("/new/toy")
    figures = tmp_path / "mine.toml"
    figures.write_text("[nonsense]\nfigure = 1\n")
    page.set_input_files("[data-file] input", str(figures))
    expect(page.locator("[name=overlay]")).to_have_value(figures.read_text())
    page.locator("#setup button.primary").click()
    expect(page.locator("main [role=alert]")).to_contain_text("nonsense")
    expect(page.locator("[name=overlay]")).to_have_value(figures.read_text())


#: Everything drawn and told, without what a page itself adds and whatever the order of attributes.
DRAWN = """() => {
  const own = ["changed", "target-lit"];
  const attributes = (node) => [...node.attributes].filter(({ name }) => !["tabindex", "class"].includes(name));
  const plain = (node) => node.nodeType !== 1 ? node.nodeValue : [
    node.tagName, attributes(node).map(({ name, value }) => `${name}=${value}`).sort().join(),
    [...node.classList].filter((name) => !own.includes(name)).join(), [...node.childNodes].map(plain),
  ];
  const parts = [...document.querySelectorAll("svg.panel-svg, #log ol, #seats")].filter((e) => e.checkVisibility());
  return Object.fromEntries(parts.map((part) => [part.id || "log", JSON.stringify(plain(part))]));
}"""


@pytest.mark.parametrize("game", ["kardinal", "monastery"])
def test_what_grew_by_news_is_what_a_fresh_page_shows(guest: Guests, game: str) -> None:
    page = guest("de-DE", viewport={"width": 1440, "height": 900})
    hands.set_table(page, game, "me", "bot:novice")
    for number in range(6):
        assert hands.my_turn(page)
        hands.click_a_move(page, number * 3)
    assert hands.my_turn(page)
    page.wait_for_timeout(1200)  # outlines of what has changed go out
    grown = page.evaluate(DRAWN)
    page.reload()
    page.wait_for_selector("#board")
    assert page.evaluate(DRAWN) == grown
