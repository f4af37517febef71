"""Actions of the player board: MT-401 to MT-454."""

from __future__ import annotations

import pytest

from refectory.games.monasterium.components import ACTIONS
from tests.marks import example, rule

from .table import (
    BLUE,
    GAME,
    RED,
    bare,
    field_of,
    goods,
    have,
    heard,
    lay,
    offered,
    play,
    put,
    send_now,
    stand,
    step_name,
    turn,
    unlocked,
    window,
)


@rule("MT-401")
def test_s1_sends_a_novice() -> None:
    s = bare()
    lay(s, 1, neutral=1)
    turn(s)
    assert step_name(s) == "novice"
    play(s, "novice:III-1")
    assert heard(s, "send")[0].data["cause"] == "S1"


@rule("MT-402", "MT-405")
@pytest.mark.parametrize(("field", "good"), [(2, "soup"), (3, "influence"), (4, "rosary")])
def test_standard_actions(field: int, good: str) -> None:
    s = bare()
    goods(s)
    lay(s, field, neutral=1)
    turn(s)
    assert have(s) == {good: 1}


@rule("MT-405")
def test_s5_moves_the_messenger_one_field() -> None:
    s = bare()
    lay(s, 5, neutral=1)
    turn(s)
    assert field_of(s) == "f2"
    assert field_of(s, BLUE) == "f1"


@rule("MT-421")
@pytest.mark.parametrize(("action", "good"), [("I2", "rosary"), ("I3", "soup"), ("I4", "influence")])
def test_row_one_takes(action: str, good: str) -> None:
    s = bare()
    goods(s)
    s.novices[RED] &= ~(1 << ACTIONS.index(action) - 5)
    lay(s, int(action[-1]), neutral=1)
    turn(s)
    play(s, f"action:{action}")
    assert have(s) == {good: 1}


@rule("MT-421")
def test_i1_moves_the_messenger() -> None:
    s = bare()
    goods(s)
    put(s, RED, I_1="A.b1")
    lay(s, 1, neutral=1)
    turn(s)  # nothing can be sent, so I1 is the only action
    assert field_of(s) == "f2"


@rule("MT-425")
@pytest.mark.parametrize(("move", "left"), [("trade:soup", {"tool": 2}), ("trade:tool", {"soup": 1, "book": 1})])
def test_i5_trades(move: str, left: dict[str, int]) -> None:
    s = bare()
    goods(s, soup=1, tool=1)
    put(s, RED, I_5="A.b1")
    lay(s, 5, neutral=1)
    turn(s)
    play(s, "action:I5")
    assert offered(s) == ["trade:soup", "trade:tool"]
    play(s, move)
    assert have(s) == left


@rule("MT-425")
def test_a_single_trade_is_made_by_itself_and_no_goods_no_trade() -> None:
    s = bare()
    goods(s, tool=1)
    put(s, RED, I_5="A.b1")
    lay(s, 5, neutral=2)
    turn(s)
    play(s, "count:2", "action:I5")
    assert have(s) == {"book": 1}
    assert heard(s, "move")[-1].data["cause"] == "S5", "the second die has nothing to trade"


@rule("MT-431", "MT-433", "MT-434", "MT-435")
def test_row_two() -> None:
    s = bare()
    goods(s)
    put(s, RED, II_1="A.b1", II_3="A.b2", II_4="A.b3", II_5="A.b4")
    for column, moves in ((1, []), (3, ["action:II3", "take:rosary"]), (4, ["action:II4"]), (5, ["action:II5"])):
        lay(s, column, neutral=1)
        turn(s)
        play(s, *moves)
        if step_name(s) == "gift":
            play(s, "take:influence")
    assert have(s) == {"tool": 1, "rosary": 2, "influence": 1}
    assert field_of(s) == "f3"
    assert s.scores[RED] == 3


@rule("MT-433")
@pytest.mark.parametrize("good", ["soup", "influence", "rosary"])
def test_ii3_gives_two_of_a_kind(good: str) -> None:
    s = bare()
    goods(s)
    put(s, RED, II_3="A.b1")
    lay(s, 3, neutral=1)
    turn(s)
    play(s, "action:II3")
    assert offered(s) == ["take:soup", "take:influence", "take:rosary"]
    play(s, f"take:{good}")
    assert have(s) == {good: 2}


@rule("MT-432", "MT-641")
def test_ii2_sends_for_one_influence_less() -> None:
    s = bare()
    goods(s, soup=2)
    put(s, RED, II_2="B.b1")
    lay(s, 2, neutral=1)
    turn(s)
    play(s, "action:II2")
    assert offered(s, "novice") == [*(f"I-{n}" for n in range(1, 6)), *(f"III-{n}" for n in range(1, 6))]
    play(s, "novice:I-1", "space:A.b1")
    assert have(s) == {"tool": 1}
    assert s.scores[RED] == 1


@rule("MT-410")
def test_a_novice_frees_its_action_for_good_and_the_standard_action_stays() -> None:
    s = bare()
    lay(s, 1, neutral=1)
    turn(s)
    play(s, "novice:III-2")
    assert unlocked(s) == ["III2"]
    assert unlocked(s, BLUE) == []
    assert heard(s, "unlock")[0].data == {"action": "III2", "cause": "III-2"}
    lay(s, 2, neutral=1)
    turn(s)
    assert offered(s, "action") == ["S2", "III2"]


@rule("MT-411")
def test_an_unlocked_action_is_usable_at_once() -> None:
    s = bare()
    lay(s, 1, neutral=3)
    turn(s)
    play(s, "count:3", "novice:III-1")
    assert offered(s, "action") == ["S1", "III1"]


@rule("MT-411", "MT-511")
def test_a_bonus_can_use_what_the_same_send_freed() -> None:
    s = bare()
    stand(s, "f6")
    goods(s, influence=1, book=2)
    send_now(s)
    play(s, "novice:I-4", "monastery:C", "row:3", "bonus:row")
    assert field_of(s) == "f8"
    assert "action:I4" in offered(s)


@rule("MT-414")
@example("E-4")
def test_e4_once_per_turn() -> None:
    s = bare()
    put(s, RED, II_5="A.b1")
    s.scores[RED] = 10
    lay(s, 5, neutral=3)
    lay(s, 6, neutral=1)
    turn(s)
    play(s, "field:5", "count:3")
    assert offered(s, "action") == ["S5", "II5"]
    play(s, "action:II5")
    assert s.scores[RED] == 13
    assert field_of(s) == "f3", "the other dice can only do S5"
    assert step_name(s) == "gift"
    play(s, "take:rosary")
    turn(s)
    play(s, "column:5")
    assert offered(s, "action") == ["S5", "II5"], "a new turn of the same round"
    play(s, "action:II5")
    assert s.scores[RED] == 16


@rule("MT-414")
def test_row_one_has_no_limit() -> None:
    s = bare()
    put(s, RED, I_2="A.b1")
    lay(s, 2, neutral=3)
    turn(s)
    play(s, "count:3", "action:I2", "action:I2", "action:I2")
    assert have(s)["rosary"] == 4


@rule("MT-415")
@example("E-21")
def test_e21_limit_and_free_action() -> None:
    s = bare()
    put(s, RED, II_4="A.b1", II_5="A.b2")
    stand(s, "f7")
    s.scores[RED] = 8
    lay(s, 5, neutral=2)
    lay(s, 4, neutral=2)
    turn(s)
    play(s, "field:5", "count:2", "action:II5")
    assert s.scores[RED] == 11
    assert step_name(s) == "free", "the second die can only do S5"
    assert "II5" not in offered(s, "action")
    assert "II4" in offered(s, "action")
    play(s, "action:II4")
    assert field_of(s) == "f9"
    play(s, "take:influence")
    assert field_of(s) == "f10"
    play(s, "take:soup")
    turn(s)
    play(s, "count:1")
    assert offered(s, "action") == ["S4", "II4"]


@rule("MT-440")
def test_row_three_takes_a_tile_from_a_monastery_with_an_own_chapel_novice() -> None:
    s = bare()
    put(s, RED, III_3="A.k", III_5="D.k")
    s.chapels[BLUE][1] = 1
    lay(s, 3, neutral=1)
    turn(s)
    play(s, "action:III3")
    assert offered(s, "window") == ["A", "D"]
    play(s, "window:D", "row:2", "bonus:column")
    assert window(s) == ["---", "D--", "---"]
    assert s.tiles == [4, 4, 4, 3, 4]
    assert have(s)["soup"] == 3


@rule("MT-450", "MT-451")
def test_a_row_four_novice_flips_its_tile_for_good() -> None:
    s = bare()
    put(s, RED, I_1="A.b1")
    goods(s, rosary=1)
    lay(s, 1, neutral=1)
    turn(s)
    assert offered(s, "action") == ["S1", "I1"]
    play(s, "action:S1", "novice:IV-3", "space:A.c1")
    assert heard(s, "flip")[0].data == {"tile": "tile-3", "cause": "IV-3"}
    assert not heard(s, "unlock"), "row IV holds no actions"
    assert s.scores[RED] == 0, "no dice lie in column 3"
    lay(s, 3, neutral=3)
    turn(s)
    play(s, "count:2")
    assert s.scores[RED] == 2
    turn(s, BLUE)
    assert s.scores[BLUE] == 0, "the own tile only"


@rule("MT-317", "MT-320", "MT-452", "MT-453")
@example("E-11")
def test_e11_flip_with_dice_on_the_tile() -> None:
    s = bare(4)
    put(s, RED, I_2="A.b2")
    goods(s, influence=1, rosary=1)
    s.scores[RED] = 5
    lay(s, 1, neutral=5)
    turn(s)
    play(s, "count:3")
    assert s.scores[RED] == 5
    play(s, "novice:IV-1")
    assert offered(s) == ["space:A.c2", "space:A.c3"]
    play(s, "space:A.c3")
    assert s.scores[RED] == 7, "two dice still lie there; the acting one does not count"
    play(s, "novice:III-4")
    assert [event.data["column"] for event in heard(s, "lapse")] == [1]
    assert s.scores[RED] == 7
    assert have(s) == {}
    turn(s)
    play(s, "count:1")
    assert s.scores[RED] == 8


@rule("MT-415", "MT-452", "MT-454", "MT-511")
@example("E-12")
def test_e12_flip_by_a_free_action() -> None:
    s = bare()
    put(s, RED, I_1="D.b1", III_2="D.k")
    goods(s, rosary=1)
    stand(s, "f7")
    s.scores[RED] = 10
    lay(s, 5, neutral=3)
    turn(s)
    play(s, "count:3")
    assert field_of(s) == "f8"
    assert offered(s, "action") == ["S1", "I1", "S2", "III2", "S3", "S4", "S5"]
    play(s, "action:S1", "novice:IV-5", "space:D.c2")
    assert s.scores[RED] == 12
    play(s, "take:influence")
    assert field_of(s) == "f10"
    assert s.scores[RED] == 12
    assert have(s) == {"influence": 1, "soup": 1}, "one soup was taken by itself"
    assert heard(s, "round")


@rule("MT-453")
def test_dice_of_another_column_do_not_count_at_a_flip() -> None:
    s = bare()
    put(s, RED, I_1="A.b1")
    goods(s, rosary=1)
    lay(s, 1, neutral=2)
    lay(s, 4, neutral=3)
    turn(s)
    play(s, "field:1", "count:2", "action:S1", "novice:IV-4", "space:A.c1")
    assert s.scores[RED] == 0
    assert not heard(s, "score")


@rule("MT-454")
def test_a_free_action_earns_no_die_point() -> None:
    s = bare()
    put(s, RED, I_1="D.b1", IV_2="D.c1")
    stand(s, "f7")
    lay(s, 5, neutral=1)
    turn(s)
    play(s, "action:S2")
    assert s.scores[RED] == 0


def test_every_action_has_its_rule() -> None:
    for action, found in zip(ACTIONS, GAME.parts.rule_of, strict=False):
        assert action in GAME.rules[found].en or "III" in action, (action, found)
