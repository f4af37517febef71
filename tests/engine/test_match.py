"""The one door: what may pass it, what is turned away, and how far back one can go."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from refectory.engine.errors import BadOption, BadSeats, IllegalMove, NotYourTurn, NoUndo, StaleMove, UnknownName
from refectory.engine.game import Game
from refectory.engine.match import Match
from refectory.engine.sight import Sight

from ..toy import toy_room


@pytest.fixture
def game() -> Iterator[Game]:
    with toy_room() as room:
        yield room


@pytest.fixture
def match(game: Game) -> Match:
    return Match(game, ["Ada", "Ben"], seed="door")


def first_move(match: Match) -> str:
    return match.game.vocabulary.word(match.state.options[0])


def test_a_move_is_counted_and_told(match: Match) -> None:
    events = match.play(0, first_move(match), ply=0)
    assert match.ply == 1
    assert events
    assert match.events[1] is events


def test_the_wrong_seat_the_wrong_moment_and_the_wrong_move_are_refused(match: Match) -> None:
    before = match.state.copy()
    with pytest.raises(NotYourTurn, match="Seat 1 decides now, not seat 2"):
        match.play(1, first_move(match))
    with pytest.raises(StaleMove, match="decision 7, but the game is at 0"):
        match.play(0, first_move(match), ply=7)
    with pytest.raises(IllegalMove, match="'done' is not possible now"):
        match.play(0, "done")
    with pytest.raises(UnknownName, match="Did you mean 'bow'"):
        match.play(0, "bows")
    assert match.state == before
    assert match.moves == []


def test_a_double_click_plays_once(match: Match) -> None:
    word = first_move(match)
    match.play(0, word, ply=0)
    with pytest.raises(StaleMove):
        match.play(0, word, ply=0)
    assert match.moves == [word]


def test_own_moves_can_be_taken_back_until_the_barrier(match: Match) -> None:
    start = match.state.copy()
    assert match.undo_barrier(0) == "nothing"
    match.play(0, first_move(match))
    match.undo(0)
    assert match.state == start
    match.play(0, first_move(match))
    match.play(0, "roll")
    assert match.undo_barrier(0) == "chance"
    with pytest.raises(NoUndo, match="chance"):
        match.undo(0)
    match.play(0, "done")
    assert match.undo_barrier(0) == "hidden"


def test_nobody_takes_back_somebody_elses_move(match: Match) -> None:
    match.play(0, first_move(match))
    assert match.undo_barrier(1) == "nothing"
    match.play(0, "done")
    match.play(1, first_move(match))
    assert match.undo_barrier(0) == "other-seat"
    with pytest.raises(NoUndo):
        match.undo(0)
    assert match.undo_barrier(1) is None


def test_a_broken_rule_leaves_the_game_as_it_was(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    before = match.state.copy()

    def breaks(*_: object) -> None:
        match.state.scores[0] += 100
        raise ZeroDivisionError

    monkeypatch.setattr(match.game, "play", breaks)
    with pytest.raises(ZeroDivisionError):
        match.play(0, first_move(match))
    assert match.state == before
    assert match.moves == []


@pytest.mark.parametrize(
    ("seats", "options", "error"),
    [
        (1, {}, BadSeats),
        (99, {}, BadSeats),
        (2, {"wether": "fine"}, UnknownName),
        (2, {"bell": "loud"}, BadOption),
    ],
)
def test_impossible_tables_are_refused(
    game: Game, seats: int, options: dict[str, str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        game.new(seats, options)


def test_a_seat_needs_a_name(game: Game) -> None:
    with pytest.raises(BadSeats):
        Match(game, ["Ada", "  "])


def test_only_who_decides_gets_a_sight(match: Match) -> None:
    assert Sight(match.game, match.state, 0).moves == match.state.options
    with pytest.raises(NotYourTurn):
        Sight(match.game, match.state, 1)


def test_why_not_answers_only_who_decides_and_only_for_what_is_refused(match: Match) -> None:
    assert match.why_not(1, "done") is None
    assert match.why_not(0, first_move(match)) is None
