"""What bots are told: the end as it is, and before it whatever the weights say."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import cast

import pytest

from refectory.engine.weights import Weights
from refectory.games.monastery.components import LARGE, LETTERS
from refectory.games.monastery.state import Table

from .tables import GAME, RED, hand, start

WEIGHTS = Weights.load("refectory.games.monastery")


def expected(s: Table, **weights: float) -> float:
    """What Red, on the first seat, may expect with some of the weights changed."""
    return GAME.weighed(Weights({**WEIGHTS.values, **weights}, "for a test")).prospects(s)[0]


@cache
def moments() -> list[Table]:
    """Up to a hundred decisions of every kind, out of games played at random."""
    found: list[Table] = []
    kinds: Counter[int] = Counter()
    for seats in (2, 3, 4) * 12:
        rng = Random(len(found))
        s = cast(Table, GAME.new(seats, {}, str(len(found))))
        while not s.over:
            if kinds[s.stack[-1][0]] < 100 and rng.random() < 0.4:
                kinds[s.stack[-1][0]] += 1
                found.append(s.copy())
            GAME.play(s, rng.choice(s.options))
    return found


def test_the_end_is_judged_by_the_points() -> None:
    s = start(seed="over")
    while not s.over:
        GAME.play(s, s.options[0])
    assert GAME.prospects(s) == s.scores
    for seat in range(s.seats):
        assert GAME.evaluate(s, seat) == s.scores[seat] - max(s.scores[:seat] + s.scores[seat + 1 :])


@pytest.mark.parametrize("name", WEIGHTS.names())
def test_every_weight_moves_what_is_expected(name: str) -> None:
    """By hand a kneeling monk misses whole points; only when he does not are there scraps of points."""
    names, numbers = WEIGHTS.names(), WEIGHTS.numbers()
    numbers[names.index("help")] *= 1.1
    game = GAME.weighed(WEIGHTS.changed(numbers, "for a test"))
    numbers[names.index(name)] *= 1.1
    other = GAME.weighed(WEIGHTS.changed(numbers, "for a test"))
    assert any(game.prospects(s) != other.prospects(s) for s in moments())


def test_what_is_won_is_never_weighed() -> None:
    """Blessings and large letters count in full, however little is hoped for."""
    poor = start()
    rich = poor.copy()
    rich.blessings[RED] += 3
    rich.strips[RED * LETTERS] = LARGE
    won = 3 * GAME.parts.blessing_points + GAME.parts.letter_points
    doubtful = {"contested": 0.0, "letter": 0.0, "monk": 0.0, "blessing": 0.0, "site": 0.0, "screen": 0.0}
    assert expected(rich, **doubtful) - expected(poor, **doubtful) == pytest.approx(won)


def test_a_tile_behind_the_screen_costs_by_its_weight() -> None:
    light = start()
    heavy = light.copy()
    hand(heavy, RED, "refectory")
    cost = expected(light) - expected(heavy)
    assert cost > 0
    assert expected(light, screen=3.0) - expected(heavy, screen=3.0) == pytest.approx(3 * cost)
