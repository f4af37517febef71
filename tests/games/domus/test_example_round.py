"""E-25: a complete round of two players, move by move."""

from __future__ import annotations

from refectory.games.domus.components import BROTHER, CART, DRUNKARD, HERDSMAN, VEGETABLE

from ...marks import example
from .table import BOOSTS, fields, fresh, options, play, step_name

A, B = 0, 1


@example("E-25")
def test_two_players_complete_round() -> None:
    s = fresh(2)
    s.cards, s.start, s.stack[-1] = [5, 2], A, (s.stack[-1][0], A)
    s.actor = A
    beer, cheese, herbs = (BOOSTS.index(name) for name in ("beer", "cheese", "herbs"))
    s.shown, s.pile = [beer, herbs], [beer, herbs, cheese, cheese]

    play(s, "accept")
    assert (s.supply[VEGETABLE], s.supply[BROTHER]) == (24, 36)
    play(s, "take:5")
    assert s.taler[A] == 3
    play(s, "done", "take:1")
    assert (s.taler[B], s.vegetables[B], s.supply[VEGETABLE]) == (7, 8, 22)
    play(s, "done")

    assert (step_name(s), s.actor) == ("invest", A)
    play(s, "build:dairy")
    assert s.taler[A] == 2
    play(s, "build:dairy")
    assert s.taler[A] == 0
    play(s, "done")
    assert fields(s)[A] == "100"

    play(s, "chapel", "pray", "recruit", "recruit", "build:garden", "lend")
    assert (s.taler[B], s.lent[B], s.vegetables[B], s.refectory[B], s.praying[B]) == (0, 3, 6, 4, 1)
    assert (s.supply[VEGETABLE], s.supply[BROTHER]) == (24, 34)
    play(s, "done")
    assert fields(s)[B] == "60"

    assert (step_name(s), s.actor) == ("attack", B), "A has no target"
    play(s, "beg:1", "beg:1")
    assert (fields(s)[A], s.scores[B], s.refectory[B]) == ("40", 2, 2)
    assert "beg:1" not in options(s)
    play(s, "done")

    play(s, "vegetable", "vegetable")
    assert (fields(s)[A], s.vegetables[A]) == ("60", 4)
    play(s, "done", "done")

    assert (s.vegetables[A], s.vegetables[B]) == (3, 5)
    assert (s.supply[VEGETABLE], s.supply[BROTHER]) == (28, 36)
    assert s.scores == [6, 8]
    assert s.taler == [7, 5]

    assert (step_name(s), s.actor, s.year) == ("start", B, 2)
    play(s, "pass")
    assert s.taler[B] == 4
    play(s, "accept")
    assert s.taler == [8, 8]
    assert (s.special[CART], s.special[HERDSMAN], s.special[DRUNKARD]) == (B, A, A)
    assert s.turn_order() == [A, B]
    assert (s.start + 1) % 2 == B
