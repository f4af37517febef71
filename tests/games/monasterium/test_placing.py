"""Phase 1, dice placement: MT-211 to MT-223."""

from __future__ import annotations

import pytest

from refectory.engine import chance
from refectory.games.monasterium.steps import throw
from tests.marks import example, rule

from .table import BLUE, GAME, GREEN, RED, bare, fate, fresh, heard, lay, offered, place_turn, play, step_name


@rule("MT-211")
def test_all_unplaced_dice_are_rolled_by_themselves() -> None:
    s = fresh(2)
    assert sum(s.rolled[:6]) == 5
    assert sum(s.rolled[6:]) == 1
    first = s.copy()
    play(s, offered(s, "")[0])
    assert s.turn == BLUE
    assert s.draws == first.draws + 1
    while s.turn != RED:
        play(s, offered(s)[0])
    assert sum(s.rolled) == s.pool[RED] + s.hand[RED] < 6


@rule("MT-211")
def test_the_same_seed_gives_the_same_dice() -> None:
    assert fresh(4, seed="a").rolled == fresh(4, seed="a").rolled
    assert len({tuple(fresh(4, seed=str(n)).rolled) for n in range(20)}) > 10


@rule("MT-212", "MT-215")
@example("E-1")
def test_e1_all_dice_of_one_number() -> None:
    s = bare(4)
    lay(s, 2, neutral=1, red=1)
    s.hand[BLUE] = 1  # somebody else still has a die
    place_turn(s, neutral=[1, 2], personal=[2], seat=GREEN)
    assert offered(s) == ["place:1", "place:2", "reroll"]
    other = s.copy()
    play(s, "place:2")
    assert s.dice[4][1] == 2
    assert s.dice[RED][1] == s.dice[GREEN][1] == 1
    assert (s.pool[GREEN], s.hand[GREEN]) == (1, 0)
    play(other, "place:1")
    assert other.dice[4] == [1, 1, 0, 0, 0, 0]
    assert (other.pool[GREEN], other.hand[GREEN]) == (1, 1)


@rule("MT-215")
def test_there_is_no_passing() -> None:
    s = bare()
    place_turn(s, neutral=[3, 3, 4], personal=[])
    assert all(word.startswith("place:") or word == "reroll" for word in offered(s))


@rule("MT-216")
def test_who_has_no_dice_is_skipped_until_all_are_placed() -> None:
    s = bare(3)
    s.rerolls = [0, 0, 0]
    place_turn(s, neutral=[1, 2, 3], personal=[])
    s.pool[GREEN] = 0
    play(s, "place:1")
    assert s.turn == RED, "the others have nothing to place"
    assert s.phase == 0
    while s.phase == 0:
        play(s, offered(s)[0])
    assert step_name(s) in ("field", "count", "column", "action")
    assert sum(s.dice[3]) + s.laid == 3


@rule("MT-216")
def test_a_player_may_go_on_placing_alone() -> None:
    s = bare()
    s.rerolls = [0, 0]
    place_turn(s, neutral=[2, 5], personal=[])
    fate(s, 4)
    play(s, "place:2")
    assert [event.data["face"] for event in heard(s, "place")] == [2, 4]


@rule("MT-221", "MT-222", "MT-223")
@example("E-8")
def test_e8_reroll() -> None:
    s = bare()
    place_turn(s, neutral=[1, 1, 3, 4, 6], personal=[2])
    fate(s, 1, 5, 1)
    play(s, "reroll")
    assert offered(s) == [
        "pick:neutral:1", "pick:neutral:3", "pick:neutral:4", "pick:neutral:6", "pick:personal:2",
    ]  # fmt: skip
    play(s, "pick:neutral:3", "pick:neutral:4", "pick:personal:2")
    assert "roll" in offered(s)
    assert s.rerolls[RED] == 1, "the tile is turned over by the roll"
    play(s, "roll")
    assert s.rolled == [3, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0]
    assert offered(s) == ["place:1", "place:5", "place:6"]
    play(s, "place:1")
    assert s.dice[2][0] == 3
    assert s.dice[RED][0] == 1
    assert s.pool[RED] == 2
    assert s.rerolls[RED] == 0
    assert "reroll" not in offered(s), "used for the rest of the round"


@rule("MT-222")
def test_equal_dice_are_picked_one_by_one_and_nothing_is_no_reroll() -> None:
    s = bare()
    place_turn(s, neutral=[4, 4], personal=[5])
    play(s, "reroll")
    assert offered(s) == ["pick:neutral:4", "pick:personal:5"]
    play(s, "pick:neutral:4")
    assert offered(s) == ["pick:neutral:4", "pick:personal:5", "roll"]
    fate(s, 2)
    play(s, "roll")
    assert s.rolled == [0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0]


@rule("MT-222")
def test_the_roll_is_never_automatic() -> None:
    s = bare()
    place_turn(s, neutral=[4], personal=[])
    assert offered(s) == ["place:4", "reroll"], "one face, but the tile is active"
    play(s, "reroll")
    assert offered(s) == ["roll"], "the only pick was made, the roll waits"
    assert s.barrier == ""
    play(s, "roll")
    assert s.barrier == "chance"


@rule("MT-223")
def test_a_used_tile_offers_no_reroll_and_a_single_face_is_placed_by_itself() -> None:
    s = bare()
    s.rerolls = [0, 0]
    lay(s, 2, neutral=1)
    place_turn(s, neutral=[3, 3], personal=[3])
    assert s.phase == 1
    assert s.dice[RED][2] == 1
    assert s.dice[2][2] == 2


@rule("MT-223", "MT-802")
def test_the_tile_is_back_in_the_next_round() -> None:
    s = fresh(2)
    s.rerolls = [0, 0]
    while s.round == 0:
        GAME.play(s, s.options[0])
    assert s.rerolls == [1, 1]


@rule("MT-211")
@pytest.mark.parametrize("dice", [1, 7, 13])
def test_one_asking_of_chance_serves_all_dice_that_a_seat_can_have(dice: int) -> None:
    s = fresh()
    bits = chance.draw(s.copy(), 6**dice)
    assert throw(s, dice) == [bits // 6**n % 6 for n in range(dice)]
    assert s.draws == fresh().draws + 1
