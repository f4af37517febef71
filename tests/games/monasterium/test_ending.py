"""Round end, year end and final scoring: MT-801 to MT-903."""

from __future__ import annotations

import pytest

from refectory.engine.event import ALL
from refectory.games.monasterium.components import ALL_NOVICES
from refectory.games.monasterium.state import Table
from refectory.games.monasterium.steps import ROUND_END
from tests.marks import example, rule

from .table import BLUE, GAME, GREEN, RED, bare, fresh, goods, heard, lay, play, put, turn


def end(s: Table) -> None:
    """The round ends now."""
    s.stack = [(ROUND_END,)]
    GAME.advance(s)


def last_round(seats: int = 3) -> Table:
    s = bare(seats, year=3)
    s.round = s.side.rounds - 1
    for seat in range(seats):
        goods(s, seat)
    return s


@rule("MT-801")
def test_the_round_ends_with_the_last_die() -> None:
    s = bare()
    lay(s, 2, neutral=2)
    turn(s)
    play(s, "count:1")
    assert s.round == 1
    assert [event.kind for event in s.log or []][-3:] == ["chalice", "round", "roll"]


@rule("MT-802")
def test_the_next_round_is_prepared() -> None:
    s = bare(3)
    s.owned = [1, 3, 2]
    s.spent = [1, 3, 2, 9]
    s.rerolls = [0, 1, 0]
    end(s)
    assert s.pool == [3, 3, 3]
    assert s.hand == [1, 3, 2]
    assert s.spent == [0, 0, 0, 0]
    assert s.rerolls == [1, 1, 1]
    assert sum(s.rolled) == 6


@rule("MT-805")
def test_the_chalice_passes_to_the_left() -> None:
    s = bare(3)
    s.start = GREEN
    end(s)
    assert s.start == RED
    assert s.turn == RED
    assert heard(s, "chalice")[0].seat == RED


@rule("MT-806")
@pytest.mark.parametrize(("year", "after"), [(1, 2), (2, 3)])
def test_the_hourglass_moves_after_the_last_round_of_a_year(year: int, after: int) -> None:
    s = bare(3, year=year)
    end(s)
    assert (s.year + 1, s.round) == (year, 1)
    s.round = 2
    end(s)
    assert (s.year + 1, s.round) == (after, 0)


@rule("MT-807")
def test_after_the_last_round_nothing_is_prepared() -> None:
    s = last_round()
    end(s)
    assert s.over
    assert not heard(s, "chalice")
    assert s.pool == [0, 0, 0]
    assert heard(s, "final")


def settle(s: Table, seat: int, monastery: str, buildings: int, cloister: int, chapel: int) -> None:
    """So many novices somewhere in a monastery: buildings and cloister from the left for each seat in turn."""
    m = "ABCDE".index(monastery)
    for number, places in ((buildings, s.buildings), (cloister, s.cloisters)):
        taken = sum(bits >> 8 * m & 0xFF for bits in places)
        places[seat] |= ((1 << number) - 1) << taken.bit_count() + 8 * m
    s.chapels[seat][m] = chapel


@rule("MT-812", "MT-813", "MT-814", "MT-815", "MT-816", "MT-817")
@example("E-22")
def test_e22_final_scoring() -> None:
    s = last_round()
    for seat, places in (
        (RED, {"A": (2, 2, 2), "C": (0, 0, 1), "E": (1, 0, 0)}),
        (BLUE, {"A": (1, 0, 1), "B": (1, 1, 2), "E": (0, 0, 1)}),
        (GREEN, {"B": (2, 2, 0), "C": (0, 0, 1), "E": (2, 3, 1)}),
    ):
        for monastery, numbers in places.items():
            settle(s, seat, monastery, *numbers)
    goods(s, RED, tool=2, book=1, soup=3, influence=2, rosary=2)
    goods(s, BLUE, soup=1)
    goods(s, GREEN, tool=1, influence=1, rosary=1)
    s.scores = [58, 71, 55]
    parts = {source: [0, 0, 0] for source in ("majority", "chapels", "cloisters", "goods")}
    for score in GAME.projection(s, ALL):
        parts[score.source][score.seat] += score.points
    assert parts == {
        "majority": [10, 5, 15], "chapels": [3, 6, 3], "cloisters": [8, 4, 6], "goods": [7, 0, 2],
    }  # fmt: skip
    majorities = [(score.place, score.seat) for score in GAME.projection(s, ALL) if score.source == "majority"]
    assert majorities == [("A", RED), ("B", BLUE), ("B", GREEN), ("C", RED), ("C", GREEN), ("E", GREEN)]
    end(s)
    assert s.scores == [86, 86, 81]
    result = GAME.result(s)
    assert result.winners == (RED, BLUE)
    assert result.places == (1, 1, 3)
    assert GAME.projection(s, ALL) == []


@rule("MT-812", "MT-813")
def test_an_empty_monastery_scores_for_nobody() -> None:
    s = last_round(2)
    assert GAME.projection(s, ALL) == []
    settle(s, BLUE, "D", 1, 0, 0)
    assert [(score.seat, score.points, score.place) for score in GAME.projection(s, ALL)] == [(BLUE, 5, "D")]


@rule("MT-814")
@example("E-7")
def test_e7_chapel_scoring() -> None:
    s = last_round(2)
    s.chapels[RED] = [2, 0, 1, 1, 0]
    points = [score.points for score in GAME.projection(s, ALL) if score.source == "chapels"]
    assert points == [6]
    for held, expected in enumerate((0, 1, 3, 6, 10, 15)):
        s.chapels[RED] = [1] * held + [0] * (5 - held)
        assert sum(score.points for score in GAME.projection(s, ALL) if score.source == "chapels") == expected


@rule("MT-815")
@example("E-6")
def test_e6_cloister_scoring() -> None:
    s = last_round(2)
    settle(s, RED, "A", 3, 3, 3)
    assert [score.points for score in GAME.projection(s, ALL) if score.source == "cloisters"] == [18]
    s.chapels[RED][0] = 0
    assert [score.points for score in GAME.projection(s, ALL) if score.source == "cloisters"] == []


@rule("MT-816")
@pytest.mark.parametrize(
    ("have", "points"),
    [({"soup": 1, "influence": 1, "rosary": 1}, 1), ({"soup": 3}, 1), ({"tool": 3}, 3), ({"book": 2}, 4), ({}, 0)],
)
def test_goods_scoring(have: dict[str, int], points: int) -> None:
    s = last_round(2)
    goods(s, RED, **have)
    assert sum(score.points for score in GAME.projection(s, ALL)) == points


@rule("MT-817")
def test_the_highest_total_wins_and_ties_share() -> None:
    s = last_round(3)
    s.scores = [50, 61, 60]
    end(s)
    assert GAME.result(s).winners == (BLUE,)
    assert GAME.result(s).places == (3, 1, 2)
    s = last_round(3)
    s.scores = [61, 61, 60]
    end(s)
    assert GAME.result(s).winners == (RED, BLUE)
    assert GAME.result(s).rule in GAME.endings


@rule("MT-902", "MT-903")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_and_every_turn_ends(seats: int) -> None:
    """Play for long chains: always the last option, which moves messengers and takes windows."""
    s = fresh(seats)
    decisions = 0
    steps = 0
    s.log = []
    while not s.over:
        GAME.play(s, s.options[-1])
        decisions += 1
        steps = max(steps, sum(event.kind == "move" for event in s.log))
        s.log.clear()
    assert decisions < GAME.bound(seats)
    assert steps <= 31


@rule("MT-903")
def test_the_longest_chain_stops() -> None:
    """Everything unlocked, the whole window free, goods without end."""
    s = bare(4)
    s.novices[RED] = ALL_NOVICES & ~0b111111111111111
    s.chapels[RED] = [1] * 5
    s.goods[RED] = [50] * 5
    lay(s, 4, neutral=3)
    lay(s, 2, neutral=1)
    turn(s)
    play(s, "field:4", "count:3")
    moves = 0
    while s.turn == RED and moves < 200:
        wanted = (
            "action:II4",
            "action:III",
            "action:S5",
            "window",
            "row:3",
            "bonus:row",
            "send",
            "novice:IV",
            "five",
        )
        words = [GAME.vocabulary.word(move) for move in s.options]
        best = next((word for want in wanted for word in words if word.startswith(want)), words[0])
        play(s, best)
        moves += 1
    assert s.turn != RED
    assert sum(event.kind == "move" and event.seat == RED for event in s.log or []) <= 31


def test_put_is_honest() -> None:
    """The helper of these tests keeps all pieces."""
    s = bare(3)
    stock = GAME.inventory(s)
    put(s, RED, I_1="A.b1", III_1="B.k", IV_1="A.c1", X_I="C.b1")
    lay(s, 5, neutral=2, red=1)
    assert GAME.inventory(s) == stock
