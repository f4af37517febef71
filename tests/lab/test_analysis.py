"""Hints and reviews: all moves in order, no peeping, and blame where a game was given away."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from refectory.bots import make_bot
from refectory.engine.event import Text
from refectory.engine.game import Game
from refectory.engine.match import Match
from refectory.engine.record import Record
from refectory.engine.sight import Sight
from refectory.engine.state import State
from refectory.lab.analysis import Decision, Hint, _settings, final_chances, hints, review, steadied


def look(game: Game, s: State) -> list[Hint]:
    return hints(Sight(game, s, s.actor), simulations=60)


def test_hints_name_every_move_the_best_first(toy: Game) -> None:
    s = toy.new(2, seed="3")
    found = look(toy, s)
    assert sorted(hint.move for hint in found) == sorted(s.options)
    assert found[0].word == "light:4"
    assert found[0].points > found[-1].points
    assert found[0].chance > found[-1].chance
    assert [hint.attention for hint in found] == sorted((hint.attention for hint in found), reverse=True)
    assert sum(hint.attention for hint in found) == pytest.approx(1.0)
    assert all(0 <= hint.chance <= 1 for hint in found)


def test_a_hint_has_all_the_time_it_was_given() -> None:
    assert {settings.allowance(0.0) for settings in _settings(30.0, 0)} == {30.0}


def test_the_first_hint_is_what_the_search_plays(toy: Game) -> None:
    s = toy.new(3, seed="5")
    assert make_bot("abbot:simulations=60", 0).choose(Sight(toy, s, s.actor)) == look(toy, s)[0].move


def test_hints_do_not_depend_on_what_is_hidden(toy: Game) -> None:
    s = toy.new(3, seed="8")
    assert look(toy, toy.imagine(s, s.actor, Random(1))) == look(toy, s)


def test_an_expected_final_score_comes_true_when_nothing_is_left_to_chance(toy: Game) -> None:
    """At the very last decision there is nothing but the score itself."""
    match = played(toy, lambda s: s.options[0])
    last = Record.of(match, ["human"] * 2).replay(match.ply - 1).state
    found = {hint.move: hint for hint in look(toy, last)}
    done = toy.vocabulary.parse("done")
    assert found[done].points == pytest.approx(match.state.scores[last.actor])
    assert found[done].chance in (0.0, 0.5, 1.0)


def played(game: Game, choose: Callable[[State], int], plies: int | None = None) -> Match:
    """A game of two, whole or the beginning of it."""
    match = Match(game, ["A", "B"], seed="r")
    while not match.state.over and match.ply != plies:
        match.play(match.state.actor, game.vocabulary.word(choose(match.state)))
    return match


def test_a_review_blames_who_threw_the_game_away(toy: Game) -> None:
    """Seat 0 bows, seat 1 lights the highest candle; nobody rolls."""
    bow, done = toy.vocabulary.parse("bow"), toy.vocabulary.parse("done")

    def choose(s: State) -> int:
        if done in s.options:
            return done
        return bow if s.actor == 0 else max(move for move in s.options if move != bow)

    match = played(toy, choose, plies=12)
    record = Record.of(match, ["human", "human"])
    ticks: list[int] = []
    found = review(record, simulations=30, tick=lambda: ticks.append(1))
    assert len(ticks) == len(record.moves)
    assert len(found.chances) == len(record.moves) + 1
    assert all(sum(row) == pytest.approx(1.0) for row in found.chances)
    assert found.chances[-1] == final_chances(toy, match.state)
    worst = found.costliest[0][0]
    assert worst.played.word == "bow"
    assert worst.better.word.startswith("light:")
    assert worst.points_lost > 1
    lost = [sum(decision.points_lost for decision in row) for row in found.costliest]
    assert lost[0] > lost[1]
    assert all(len(row) <= 3 for row in found.costliest)


def test_chances_are_steadied_by_their_neighbours() -> None:
    calm = [[0.25, 0.75]] * 6
    assert steadied(calm) == calm
    wild = [[float(ply % 2), 1.0 - ply % 2] for ply in range(8)]
    found = steadied(wild)
    assert [row[0] for row in found] == pytest.approx([1 / 3, 1 / 2, 2 / 5, 3 / 5, 2 / 5, 3 / 5, 1 / 2, 2 / 3])
    assert all(sum(row) == pytest.approx(1.0) for row in found)
    assert steadied([]) == []


def test_nothing_is_lost_by_a_better_move() -> None:
    good = Hint(1, "a", Text("move-a"), 0.6, 20.0, 3.0, 0.5)
    bad = Hint(2, "b", Text("move-b"), 0.7, 21.0, 4.0, 0.5)
    decision = Decision(0, 0, bad, good)
    assert (decision.points_lost, decision.chance_lost) == (0.0, 0.0)
