"""6xx collecting, letters and blessings."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from refectory.engine.event import ALL, SPECTATOR
from refectory.games.monastery.components import ABBEY, LARGE, LETTERS, MONK, MONKS, SMALL
from refectory.games.monastery.state import NONE, Table
from refectory.games.monastery.steps import COLLECT, UNUSED

from ...marks import example, rule
from .tables import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    events,
    fill_strip,
    play,
    put,
    scoring,
    stand,
    start,
    step_name,
    table,
    words,
)


def collecting(s: Table, colour: int, points: int) -> None:
    """The player has so many points and may buy."""
    s.stack = [(UNUSED, colour), (COLLECT, colour)]
    s.scorer = colour
    s.points = points
    s.spend = s.blessings[colour]
    s.acted = True
    s.log = []
    GAME.advance(s)


def why(s: Table, what: str) -> str:
    refusal = GAME.why_not(s, s.actor, what)
    return refusal.rule if refusal else ""


def letter_on_strips(s: Table, colour: int) -> str:
    return "".join("_LS"[x] for x in s.strips[colour * LETTERS : colour * LETTERS + LETTERS])


@rule("MY-601")
@example("E-9")
def test_seven_points() -> None:
    s = table()
    collecting(s, RED, 7)
    play(s, "buy:1,6", "buy:1,3", "strip:red", "buy:1,4", "strip:red")
    assert s.points == 0
    assert words(s) == ["done"]
    assert why(s, "buy:1,5") == "MY-601"
    play(s, "done")
    assert s.blessings[RED] == 0
    assert letter_on_strips(s, RED) == "_LL______"
    assert s.where[RED * MONKS] == ABBEY


@rule("MY-602", "MY-621")
@example("E-22")
def test_completing_a_phrase() -> None:
    s = table()
    fill_strip(s, RED, "LIBERANO_")
    fill_strip(s, BLUE, "Q_A______")
    s.blessings[RED], s.supply = 1, 19
    collecting(s, RED, 12)
    assert s.parts.spaces[13 + 6] == ord("S") - 64
    play(s, "buy:2,7", "strip:red")
    assert s.points == 8  # the completing purchase itself is not cheaper
    assert events(s, "complete")[0].seat == RED
    row = GAME.view(s, RED)["board"]
    assert row[0]["spaces"][9]["cost"] == 4
    play(s, "buy:1,10")
    assert s.points == 4
    play(s, "buy:2,9", "strip:blue")
    assert s.points == 1
    play(s, "done")
    assert s.blessings[RED] == 3
    left = Counter(chr(64 + piece) for piece in s.board if 0 < piece < MONK)
    missing = Counter(
        chr(64 + letter)
        for colour in range(4)
        for i, letter in enumerate(s.parts.phrases[colour], colour * LETTERS)
        if not s.strips[i]
    )
    assert left["S"] == missing["S"] == 4
    assert [s.parts.phrases[c].count(ord("S") - 64) for c in range(4)] == [1, 2, 1, 1]


@rule("MY-603")
def test_points_pay_before_blessings() -> None:
    s = table()
    s.blessings[RED], s.supply = 2, 18
    collecting(s, RED, 2)
    play(s, "buy:1,5", "strip:red")  # E costs 3
    assert (s.points, s.spend, s.blessings[RED], s.supply) == (0, 1, 1, 19)
    play(s, "buy:1,2")
    assert (s.spend, s.blessings[RED], s.supply) == (0, 0, 20)


@rule("MY-604")
def test_a_rivals_monk_may_be_brought_and_stays_his() -> None:
    s = table()
    collecting(s, RED, 1)
    play(s, "buy:2,2")
    assert s.where[BLUE * MONKS] == ABBEY
    assert s.where[RED * MONKS : RED * MONKS + MONKS] == [NONE] * 5
    assert s.board[13 + 1] == 0


@rule("MY-605")
def test_a_letter_goes_to_the_leftmost_fitting_space_of_a_chosen_strip() -> None:
    s = table()
    collecting(s, GREEN, 20)
    play(s, "buy:2,3")  # U fits Blue (three times) and Green
    assert words(s) == ["strip:blue", "strip:green"]
    assert why(s, "strip:red") == "MY-605"
    play(s, "strip:blue")
    assert letter_on_strips(s, BLUE) == "_S_______"
    play(s, "buy:2,9", "strip:blue")
    assert letter_on_strips(s, BLUE) == "_S___S___"


@rule("MY-606")
def test_large_on_ones_own_strip_small_on_a_rivals_for_a_blessing() -> None:
    s = table()
    collecting(s, BLUE, 10)
    play(s, "buy:3,1", "strip:blue")
    assert s.strips[BLUE * LETTERS + 2] == LARGE
    assert s.blessings[BLUE] == 0
    play(s, "buy:4,3", "strip:green")
    assert s.strips[GREEN * LETTERS] == SMALL
    assert s.blessings[BLUE] == 1
    assert s.spend == 0


@rule("MY-607", "MY-608")
@pytest.mark.parametrize("colours", [(RED, YELLOW), (BLUE, GREEN, YELLOW), (RED, BLUE, GREEN, YELLOW)])
def test_the_board_holds_exactly_what_the_strips_miss(colours: tuple[int, ...]) -> None:
    rng = Random(8)
    s = start(colours, seed="letters")
    filled: dict[int, int] = {}
    empty: set[int] = set()
    while not s.over:
        if not s.taken:
            board = Counter(piece for piece in s.board if 0 < piece < MONK)
            missing = Counter(
                letter
                for colour in colours
                for i, letter in enumerate(s.parts.phrases[colour], colour * LETTERS)
                if not s.strips[i]
            )
            assert board == missing
        for i, size in enumerate(s.strips):
            assert filled.get(i, size) == size or not filled[i]
            filled[i] = size
        assert all(not s.board[n] for n in empty)
        empty |= {n for n in range(52) if not s.board[n]}
        options = [m for m in s.options if GAME.vocabulary.word(m).startswith(("buy", "pray", "lay", "move"))]
        GAME.play(s, rng.choice(options or s.options))
    assert any(filled.values())


@rule("MY-609")
@pytest.mark.parametrize(
    ("points", "blessings"), [(0, 0), (1, 1), (4, 1), (5, 2), (9, 2), (10, 3), (14, 3), (15, 4), (30, 4)]
)
def test_unused_points_become_blessings(points: int, blessings: int) -> None:
    s = table()
    collecting(s, RED, points)
    play(s, "done")
    assert s.blessings[RED] == blessings
    assert s.supply == 20 - blessings


@rule("MY-610")
def test_blessings_are_kept_behind_the_screen_and_announced() -> None:
    for option, shown in (("hidden", None), ("open", 3)):
        s = table(blessings=option)
        s.blessings[RED], s.supply = 3, 17
        collecting(s, RED, 5)
        for eyes in (BLUE, SPECTATOR):
            view = GAME.view(s, eyes)
            assert view["players"][RED]["blessings"] == shown
            assert view["players"][RED]["testament"]["blessings"] == shown
            assert view["scoring"]["spend"] == shown
        assert GAME.view(s, RED)["players"][RED]["blessings"] == 3
        assert bool([x for x in GAME.projection(s, BLUE) if x.source == "blessings"]) is (shown is not None)
        assert [x.points for x in GAME.projection(s, ALL) if x.source == "blessings"] == [3]
        play(s, "done")
        assert events(s, "unused")[0].seen_by(BLUE)["count"] == 2


@rule("MY-611")
@example("E-20")
def test_fresh_blessings_wait() -> None:
    s = table()
    collecting(s, RED, 2)
    play(s, "buy:3,1", "strip:blue")
    assert s.blessings[RED] == 1
    play(s, "buy:2,1")  # Q fits Blue only
    assert (s.points, s.spend, s.blessings[RED]) == (0, 0, 2)
    assert words(s) == ["done"]
    play(s, "done")
    assert s.blessings[RED] == 2
    assert not events(s, "unused")


@rule("MY-611")
def test_the_almonry_pays_only_next_time() -> None:
    s = table(hour="work_1")
    almonry = put(s, "almonry", 0, -1)
    stand(s, RED, almonry)
    stand(s, BLUE, almonry)
    s.blessings[RED], s.supply = 1, 19
    scoring(s, RED)
    assert (s.blessings[RED], s.spend) == (2, 1)


@rule("MY-612")
def test_a_loss_takes_the_fresh_blessings_first() -> None:
    s = table(silence="penalty")
    s.blessings[RED], s.supply = 1, 19
    collecting(s, RED, 1)
    play(s, "buy:2,1")  # a fresh blessing from Blue's strip
    assert (s.blessings[RED], s.spend) == (2, 1)
    s.break_vow(RED)
    assert (s.blessings[RED], s.spend) == (1, 1)
    s.break_vow(RED)
    assert (s.blessings[RED], s.spend) == (0, 0)
    levy = table()
    levy.blessings, levy.supply = [1, 19, 0, 0], 0
    collecting(levy, RED, 1)
    play(levy, "buy:2,1")
    assert (levy.blessings[RED], levy.spend) == (1, 1)  # gives one, gets one: may still spend it
    assert levy.blessings[BLUE] == 18


@rule("MY-613")
@example("E-21")
def test_an_empty_supply() -> None:
    s = table()
    s.blessings, s.supply = [5, 0, 9, 5], 1
    collecting(s, RED, 6)
    play(s, "done")
    assert s.blessings == [6, 0, 8, 4]
    assert s.supply == 2
    assert events(s, "levy")[0].data["count"] == 3


@rule("MY-614")
def test_a_blessing_lapses_if_all_lie_on_tiles() -> None:
    s = table()
    garden = put(s, "garden", 0, -1, site=True)
    s.alms[garden], s.supply = 20, 0
    collecting(s, RED, 5)
    play(s, "done")
    assert s.blessings == [0] * 4
    assert s.supply == 0
    assert events(s, "lapse")


@rule("MY-621")
def test_rivals_can_complete_a_phrase_with_small_letters() -> None:
    s = table()
    fill_strip(s, RED, "liberano_")
    collecting(s, BLUE, 20)
    play(s, "buy:1,13", "strip:red")
    assert s.phrase_complete(RED)
    assert s.large_letters(RED) == 0
    collecting(s, RED, 1)
    assert "buy:1,4" not in words(s)  # gone
    assert "buy:2,3" in words(s)  # U for 1 instead of 2
    assert GAME.view(s, RED)["board"][1]["spaces"][2]["cost"] == 1
    assert GAME.view(s, GREEN)["board"][1]["spaces"][2]["cost"] == 2


def test_a_rivals_monk_bought_early_earns_him_his_point() -> None:
    """Edge case 13."""
    s = table(hour="study_1")
    stand(s, RED)
    s.blessings[RED], s.supply = 2, 18
    scoring(s, RED, BLUE)
    play(s, "buy:2,2", "done")
    assert s.actor == BLUE
    assert s.points == 1


def test_a_player_without_points_may_collect_with_blessings() -> None:
    """Edge case 16."""
    s = table(hour="work_1")
    s.blessings[RED], s.supply = 1, 19
    scoring(s, RED)
    assert step_name(s) == "buy"
    assert "buy:1,1" in words(s)


def test_all_letters_of_the_game() -> None:
    letters = Counter(chr(64 + piece) for piece in GAME.parts.spaces if piece < MONK)
    assert letters == Counter(A=5, B=3, E=3, I=3, L=2, M=4, N=3, O=2, Q=1, R=1, S=5, U=4)
    top, row = GAME.parts.cost[0][:13], GAME.parts.spaces[:13]
    assert sum(cost for cost, piece in zip(top, row, strict=True) if piece != MONK) == 45
    assert sum(cost for cost, piece in zip(top, row, strict=True) if piece == MONK) == 16
    assert GAME.parts.cost[1][:13] == tuple((c + 1) // 2 for c in GAME.parts.cost[0][:13])
