"""The bots' judgement: it sees through half-finished choices and beats chance."""

from __future__ import annotations

from typing import cast

import pytest

from refectory.bots import make_bot
from refectory.engine.sight import Sight
from refectory.games.monasterium.sense import Sense
from refectory.games.monasterium.state import Table

from .table import BLUE, GAME, RED, bare, glaze, goods, lay, offered, play, put, stand, step_name, step_now, turn


def best(s: Table) -> str:
    """What a greedy player takes."""
    return GAME.vocabulary.word(make_bot("greedy", 1).choose(Sight(GAME, s, s.actor)))


def test_a_send_is_judged_before_it_is_finished() -> None:
    """S1 changes nothing by itself; the novice on the way must count, or no bot would ever send one."""
    s = bare()
    put(s, RED, I_1="A.b2")
    lay(s, 1, neutral=1)
    turn(s)
    values = {}
    for word in offered(s):
        twin = s.copy()
        play(twin, word)
        values[word] = GAME.evaluate(twin, RED)
    assert values["action:S1"] > values["action:I1"]


def test_an_order_within_reach_is_fulfilled() -> None:
    s = bare(orders=("OA1",))
    put(s, RED, III_1="A.k", I_1="B.b1")
    goods(s, influence=3, soup=3)
    stand(s, "f4")
    lay(s, 1, neutral=1)
    turn(s)
    while s.turn == RED and step_name(s) != "place":
        play(s, best(s))
    assert s.discs[RED] == 1


def test_a_tile_goes_where_it_completes_a_line() -> None:
    s = bare()
    glaze(s, RED, "AB", "C", "D")
    stand(s, "f5")
    step_now(s)
    play(s, best(s))
    while step_name(s) == "row":
        play(s, best(s))
    assert s.scores[RED] == 5


def test_three_dice_are_better_than_one() -> None:
    s = bare()
    lay(s, 3, neutral=3)
    turn(s)
    assert best(s) == "count:3"


def test_the_margin_is_that_over_the_best_rival() -> None:
    s = bare(3)
    turn(s)
    level = GAME.evaluate(s, RED)
    s.scores[BLUE] += 10
    assert GAME.evaluate(s, RED) == pytest.approx(level - 10, abs=0.5)


def test_other_weights_judge_otherwise_and_only_there() -> None:
    """Who trusts majorities twice as much expects that many points more of one that is safe."""
    s = bare()
    put(s, RED, I_1="A.b2")
    turn(s)
    value, weights = GAME.evaluate(s, RED), GAME.weights
    assert weights is not None
    numbers = weights.numbers()
    numbers[weights.names().index("majority")] = 2.0
    other = GAME.weighed(weights.changed(numbers, "for a test"))
    assert other.evaluate(s, RED) > value + 1
    assert GAME.evaluate(s, RED) == value


@pytest.fixture(scope="module")
def moments() -> list[Table]:
    """Every decision of three games, played at random so that they stay the same whatever the weights."""
    found = []
    for seats in GAME.seats:
        s = GAME.new(seats, {}, f"a-{seats}")
        bots = [make_bot("random", seat) for seat in range(seats)]
        while not s.over:
            found.append(cast(Table, s.copy()))
            GAME.play(s, bots[s.actor].choose(Sight(GAME, s, s.actor)))
    return found


def test_every_weight_weighs(moments: list[Table]) -> None:
    """None of the numbers in the file is idle: each changes how some moment of a game is judged."""
    weights = GAME.weights
    assert weights is not None
    levels = [GAME.prospects(s) for s in moments]
    idle = []
    for place, name in enumerate(weights.names()):
        numbers = weights.numbers()
        numbers[place] += 2.0
        sense = Sense(weights.changed(numbers, "for a test"))
        if all(sense.prospects(s) == level for s, level in zip(moments, levels, strict=True)):
            idle.append(name)
    assert not idle


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random(seats: int) -> None:
    for game in range(3):
        s = GAME.new(seats, {"start": "1"}, f"duel-{game}")
        hero = game % seats
        bots = [make_bot("greedy" if seat == hero else "random", seat) for seat in range(seats)]
        while not s.over:
            GAME.play(s, bots[s.actor].choose(Sight(GAME, s, s.actor)))
        assert GAME.result(s).winners == (hero,)
