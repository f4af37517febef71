"""The first games: what they teach is true at the table, and a browser can play each of them to its end."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from refectory.engine.art import offers
from refectory.engine.errors import BadData
from refectory.engine.lesson import FirstGame, Lesson, check_lessons, load_first, look_up
from refectory.engine.match import Match
from refectory.engine.registry import game_ids, load_game
from refectory.engine.rules import LANGUAGES
from refectory.engine.summary import figures, summary
from refectory.server.guide import Guide, lesson_look
from refectory.web.model import Look, SeatLook
from refectory.web.table import fragment
from refectory.words import Catalogue
from tests.server.house import Process
from tests.web import hands
from tests.web.conftest import Guests
from tests.web.test_access import violations

GAMES = game_ids()
#: A lesson is read while a board waits beside it.
LONGEST = 50


def first_of(game: str) -> FirstGame:
    first = load_first(f"refectory.games.{game}")
    assert first is not None
    return first


def names(first: FirstGame) -> list[str]:
    return ["Me" if seat == first.me else f"P{seat}" for seat in range(first.seats)]


@cache
def plies(game: str) -> list[Match]:
    """The first game at every ply at which a lesson is given, in the order of the lessons."""
    first = first_of(game)
    match = Match(load_game(game), names(first), first.options, first.seed)
    found: list[Match] = []
    for lesson in first.lessons:
        while match.ply < lesson.ply:
            match.again(first.moves[match.ply])
        snapshot = Match(match.game, match.names, first.options, first.seed)
        for word in match.moves:
            snapshot.again(word)
        found.append(snapshot)
    return found


def page_of(game: str, number: int, lang: str) -> str:
    """The table page at a lesson, through the learner's eyes."""
    first, match = first_of(game), plies(game)[number]
    words = Catalogue(lang, game, match.names, first.me)
    view = match.game.view(match.state, first.me)
    guide = Guide(first)
    guide.go(number)
    moves = offers(view, words) if guide.asks(match.ply) else {}
    if not moves and view["decision"]:
        view["decision"].pop("moves", None)
        view["decision"].pop("labels", None)
    seats = [
        SeatLook(
            seat=seat, name=name, colour=view["colours"][seat], kind="person", bot="", score=match.state.scores[seat],
            mine=seat == first.me, turn=False, present=True, may_hand_over=False, left=None,
        )
        for seat, name in enumerate(match.names)
    ]  # fmt: skip
    result = match.game.result(match.state) if match.state.over else None
    look = Look(
        id="x", state="over" if result else "running", game=match.game, words=words, csrf="", seats=seats, stamp=0,
        ply=match.ply, plies=match.ply, eyes=first.me, actor=match.state.actor, view=view, seated=True,
        panels=match.game.draw(view, words), moves=list(moves.items()), may_undo=True, undo=None, result=result,
        lesson=lesson_look(guide, match, view, words),
    )  # fmt: skip
    return fragment(look)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_a_whole_game(game: str) -> None:
    first = first_of(game)
    match = Match(load_game(game), names(first), first.options, first.seed)
    for word in first.moves:
        match.again(word)
    assert match.state.over
    assert 20 <= len(first.lessons) <= 40


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_asked_for_real_decisions(game: str) -> None:
    first = first_of(game)
    for lesson, match in zip(first.lessons, plies(game), strict=True):
        if lesson.do:
            assert match.state.actor == first.me, lesson.key
            assert match.game.vocabulary.numbers[first.moves[lesson.ply]] in match.state.options, lesson.key


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_is_taught(game: str) -> None:
    """What the learner decides in this game is decided by hand at least once; the others' kinds are shown."""
    first = first_of(game)
    match = Match(load_game(game), names(first), first.options, first.seed)
    mine: set[str] = set()
    others: set[str] = set()
    for word in first.moves:
        (mine if match.state.actor == first.me else others).add(match.game.step(match.state).name)
        match.again(word)
    done = {
        match.game.step(match.state).name
        for lesson, match in zip(first.lessons, plies(game), strict=True)
        if lesson.do
    }
    assert mine == done
    assert others <= done


@pytest.mark.parametrize("game", GAMES)
def test_lessons_name_rules_that_exist(game: str) -> None:
    rules = load_game(game).rules
    for lesson in first_of(game).lessons:
        assert set(lesson.rules) <= rules.keys(), lesson.key
    assert sum(bool(lesson.rules) for lesson in first_of(game).lessons) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lessons_speak_of_what_is_drawn(game: str, lang: str) -> None:
    for number, lesson in enumerate(first_of(game).lessons):
        page = page_of(game, number, lang)
        drawn = set(re.findall(r' id="([^"]+)"', page))
        assert set(lesson.look) <= drawn, lesson.key
        text = re.sub(r"<[^>]+>", "", page.split('id="lesson"')[1].split("</p>")[0].split(">", 1)[1])
        assert 5 <= len(text.split()) <= LONGEST, lesson.key
        if lesson.do:
            assert f'data-move="{first_of(game).moves[lesson.ply]}"' in page, lesson.key


@pytest.mark.parametrize(
    "lessons",
    [
        (),
        (Lesson(5, "late", False, (), (), {}),),
        (Lesson(4, "over", True, (), (), {}),),
        (Lesson(2, "b", False, (), (), {}), Lesson(1, "a", False, (), (), {})),
        (Lesson(1, "move", True, (), (), {}), Lesson(1, "look", False, (), (), {})),
    ],
    ids=["none", "after the end", "a move after the end", "out of order", "a look after the move"],
)
def test_lessons_that_can_not_be_given_are_refused(lessons: tuple[Lesson, ...]) -> None:
    with pytest.raises(BadData):
        check_lessons("a room", lessons, 4)


def test_a_lesson_reads_numbers_and_words_of_the_view() -> None:
    view = {"players": [{"soup": 2, "over": True}], "start": "franken"}
    assert look_up(view, "players.0.soup") == 2
    assert look_up(view, "players.0.over") == 1
    assert look_up(view, "start") == "franken"
    with pytest.raises(BadData):
        look_up(view, "players")


# ---- the summary ---------------------------------------------------------------------------------------


def test_a_summary_shows_the_figures_of_its_own_game() -> None:
    printed, corrected = load_game("domus"), load_game("domus", {"payout": [9, 6, 4, 3, 2, 1]})
    rows = {line.name: line.cells for block in summary(corrected) for line in block.rows}
    assert rows["payout"] == (9, 6, 4, 3, 2, 1)
    assert {line.name: line.cells for block in summary(printed) for line in block.rows}["payout"][0] == 7


def test_figures_that_are_not_in_the_data_are_refused() -> None:
    tables = {"step": [{"ne": 10}, {"ne": 20}], "payout": [7, 5]}
    assert figures(tables, "step.*.ne") == (10, 20)
    assert figures(tables, "payout") == (7, 5)
    assert figures(tables, "=2 3") == ("2", "3")
    for wrong in ("steps", "step.7.ne", "step.0", "payout.x"):
        with pytest.raises(BadData):
            figures(tables, wrong)


@pytest.mark.browser
def test_every_summary_fits_one_sheet_of_paper(guest: Guests) -> None:
    for lang in ("de-DE", "en-GB"):
        page = guest(lang)
        for game in GAMES:
            page.goto(f"/rules/{game}/summary")
            assert page.locator(".block").count() >= 8
            sheets = page.pdf(prefer_css_page_size=True).count(b"/Type /Page") - 1  # the tree of pages is named alike
            assert sheets == 1, (game, lang)


# ---- at the table ----------------------------------------------------------------------------------------


def begin(page: Page, game: str) -> None:
    """A table against bots, with its set-up card as it comes."""
    page.goto("/")
    page.locator(f'form[action="/play"]:has(input[value="{game}"]) button').last.click()
    page.wait_for_selector("#table")


def learn(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f'form[action="/learn/{game}"] button').click()
    page.wait_for_selector("#guide")


def given(page: Page) -> int:
    """Wait for the next lesson; a scoring that is walked through before it is left. The lesson's number."""
    page.wait_for_selector('#guide[data-waits="1"], #guide .acts a.btn', state="attached")
    if page.locator("#walk[open]").count():
        page.locator("#walk [data-walk-to=skip]").first.dispatch_event("click")
    return int(page.get_attribute("#guide", "data-lesson") or 0)


def obey(page: Page) -> None:
    """Do what the lesson asks for: the move on the board, or go on."""
    before, word = hands.stamp(page), page.get_attribute("#guide", "data-asks")
    if word is None:
        page.locator("#guide form button.primary").dispatch_event("click")
    else:
        expect(page.locator("#rings i").first).to_be_visible(timeout=15_000)
        place = page.locator(f'#table svg [data-move="{word}"], #table button[data-move="{word}"]').first
        place.dispatch_event("click")
    hands.moved(page, before)


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
def test_the_first_game_is_played_to_its_end(guest: Guests, game: str) -> None:
    page = guest("de-DE", viewport={"width": 1440, "height": 900})
    learn(page, game)
    lessons = first_of(game).lessons
    for number, lesson in enumerate(lessons):
        assert given(page) == number
        assert page.get_attribute("#guide", "data-key") == lesson.key
        obey(page)
    expect(page.locator("#table")).to_have_attribute("data-state", "over")
    expect(page.locator("#guide a.btn")).to_have_attribute("href", re.compile("/end$"))
    page.locator("#guide form button.primary").click()
    page.wait_for_selector('#table[data-state="running"]')
    assert page.locator("#guide").count() == 0, "the next game is without help"


@pytest.mark.browser
def test_a_learner_goes_astray_comes_back_and_plays_on_alone(guest: Guests, own_house: Process) -> None:
    page = guest("en-GB", url=own_house.url, viewport={"width": 1440, "height": 900})
    learn(page, "kardinal")
    lessons = first_of("kardinal").lessons
    do = next(number for number, lesson in enumerate(lessons) if lesson.do)
    for _ in range(do):
        given(page)
        obey(page)
    assert given(page) == do
    page.locator('#table svg [data-move="aachen"]').dispatch_event("click")
    expect(page.locator("#hint.refused")).to_have_text("A good idea, but first the move in the golden ring.")
    page.locator("#guide [data-guide-show]").click()
    assert page.evaluate("document.activeElement.dataset.move") == first_of("kardinal").moves[lessons[do].ply]
    obey(page)
    assert given(page) == do + 1
    own_house.kill()
    own_house.start()
    page.reload()
    assert given(page) == do + 1, "a restart of the house forgets nothing"
    before = hands.stamp(page)
    page.locator('#guide button[formaction$="/back"]').click()
    hands.moved(page, before)
    assert given(page) == do
    expect(page.locator("#table")).to_have_attribute("data-ply", str(lessons[do].ply))
    before = hands.stamp(page)
    page.locator('#guide button[formaction$="/alone"]').click()
    hands.moved(page, before)
    expect(page.locator("#guide")).to_have_count(0)
    for number in range(3):
        assert hands.my_turn(page)
        hands.click_a_move(page, number)


@pytest.mark.browser
@pytest.mark.parametrize(("game", "lessons"), [("domus", 9), ("monastery", 4)])
def test_a_phone_rings_what_the_lesson_speaks_of_above_the_guide(guest: Guests, game: str, lessons: int) -> None:
    """On the board, and on leaves that stand in a rail on a desk."""
    page = guest("de-DE", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    learn(page, game)
    for number in range(lessons):
        assert given(page) == number
        if page.get_attribute("#guide", "data-asks"):
            ring, guide = page.locator("#rings i").first.bounding_box(), page.locator("#guide").bounding_box()
            assert ring
            assert guide
            assert ring["y"] + ring["height"] <= guide["y"] + 8
        obey(page)


@pytest.mark.browser
def test_the_set_up_shows_itself_once_and_on_request(guest: Guests) -> None:
    page = guest("en-GB", viewport={"width": 1440, "height": 900})
    begin(page, "kardinal")
    card = page.locator("#setup-card")
    expect(card).to_be_visible(timeout=15_000)
    expect(card).to_contain_text("begins")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.reload()
    page.wait_for_selector("#table")
    expect(card).to_be_hidden()
    page.locator("header [data-open=menu]").click()
    page.locator("[data-setup]").click()
    expect(card).to_be_visible(timeout=15_000)


@pytest.mark.browser
def test_axe_finds_nothing_wrong_with_what_helps(guest: Guests) -> None:
    page = guest("de-DE", viewport={"width": 1440, "height": 900})
    page.goto("/rules/domus/summary")
    assert violations(page) == []
    begin(page, "kardinal")
    expect(page.locator("#setup-card")).to_be_visible(timeout=15_000)
    assert violations(page) == []
    learn(page, "kardinal")
    given(page)
    assert violations(page) == []
