"""Why not? Every refusal a player runs into names the rule that forbids it."""

from __future__ import annotations

import pytest

from tests.marks import rule

from .table import (
    BLUE,
    GAME,
    RED,
    bare,
    glaze,
    goods,
    lay,
    offered,
    place_turn,
    play,
    put,
    send_now,
    stand,
    step_name,
    step_now,
    turn,
    why,
)


@rule("MT-212", "MT-222", "MT-223")
def test_placing() -> None:
    s = bare()
    place_turn(s, neutral=[1, 2], personal=[])
    assert why(s, "place:5") == ("MT-212", "face")
    assert why(s, "field:1") == ("MT-203", "placing-first")
    assert why(s, "action:S2") == ("MT-203", "placing-first")
    assert why(s, "novice:I-1") == ("MT-203", "placing-first")
    assert why(s, "decline") == ("MT-215", "no-passing")
    play(s, "reroll")
    assert why(s, "field:1") == ("MT-203", "placing-first")
    assert why(s, "place:1") == ("MT-221", "roll-first")
    assert why(s, "reroll") == ("MT-221", "roll-first")
    assert why(s, "roll") == ("MT-222", "nothing-picked")
    assert why(s, "pick:neutral:6") == ("MT-222", "not-rolled")
    play(s, "pick:neutral:1", "roll")
    assert why(s, "reroll") == ("MT-223", "reroll-used")


@rule("MT-302", "MT-303", "MT-304", "MT-309")
def test_taking() -> None:
    s = bare()
    goods(s)
    lay(s, 1, blue=1)
    lay(s, 2, neutral=2)
    lay(s, 6, neutral=2)
    turn(s)
    assert why(s, "field:1") == ("MT-303", "foreign-dice")
    assert why(s, "field:4") == ("MT-302", "field-empty")
    assert why(s, "space:A.b1") == ("MT-401", "send-first")
    assert why(s, "action:S2") == ("MT-316", "no-die")
    assert why(s, "decline") == ("MT-311", "no-passing")
    assert why(s, "reroll") == ("MT-221", "only-after-roll")
    joker = s.copy()
    play(s, "field:2")
    assert why(s, "count:4") == ("MT-304", "too-many")
    assert why(s, "count:3") == ("MT-303", "too-few-dice")
    assert why(s, "field:6") == ("MT-302", "field-chosen")
    assert why(s, "action:S2") == ("MT-316", "no-die")
    play(joker, "field:6")
    assert why(joker, "column:1") == ("MT-309", "idle-column")


@rule("MT-308", "MT-319", "MT-410", "MT-425", "MT-440", "MT-604")
def test_actions() -> None:
    s = bare()
    put(s, RED, I_1="A.b1", I_5="A.b2", III_5="B.k", II_5="A.b4")
    goods(s)
    s.tiles[1] = 0
    stand(s, "f7")
    lay(s, 5, neutral=3)
    turn(s)
    play(s, "count:2")
    assert why(s, "action:I5") == ("MT-425", "nothing-to-trade")
    assert why(s, "action:III5") == ("MT-440", "no-window")
    assert why(s, "action:S2") == ("MT-308", "other-column")
    assert why(s, "field:5") == ("MT-315", "dice-first")
    assert why(s, "decline") == ("MT-319", "no-waiving")
    play(s, "action:S5")  # to f8: a free action
    assert why(s, "action:S1") == ("MT-604", "no-send")
    assert why(s, "action:II2") == ("MT-410", "locked")


@rule("MT-414")
def test_a_used_action() -> None:
    s = bare()
    put(s, RED, II_3="A.b1", I_3="A.b2")
    lay(s, 3, neutral=2)
    turn(s)
    play(s, "count:2", "action:II3", "take:soup")
    assert why(s, "action:II3") == ("MT-414", "used")


@rule("MT-602", "MT-603", "MT-605", "MT-612", "MT-614", "MT-623", "MT-631", "MT-651", "MT-103")
def test_sending() -> None:
    s = bare(3)
    put(s, RED, I_1="A.b1", III_1="C.k")
    put(s, BLUE, I_1="A.b2")
    goods(s, influence=2, soup=3, rosary=1)
    send_now(s)
    assert why(s, "novice:I-1") == ("MT-605", "novice-gone")
    assert why(s, "novice:X-I") == ("MT-651", "row-not-complete")
    assert why(s, "monastery:A") == ("MT-601", "choose-novice")
    assert why(s, "space:A.b4") == ("MT-601", "choose-novice")
    goods(s, influence=1, soup=2)
    assert why(s, "novice:II-1") == ("MT-612", "no-goods")
    assert why(s, "novice:III-2") == ("MT-604", "unpaid")
    assert why(s, "novice:IV-2") == ("MT-604", "unpaid")
    goods(s, influence=2, soup=3, rosary=1)
    assert why(s, "space:A.b2") == ("MT-614", "occupied")
    assert why(s, "space:A.b6") == ("MT-103", "blocked")
    assert why(s, "space:D.b1") == ("MT-603", "not-called")
    assert why(s, "space:A.c5") == ("MT-631", "not-adjoining")
    play(s, "novice:I-2")
    assert why(s, "space:A.c1") == ("MT-602", "wrong-area")
    assert why(s, "monastery:E") == ("MT-603", "not-called")
    assert why(s, "space:A.b3") == ("MT-612", "unpaid")
    assert why(s, "space:A.b4") == ("MT-603", "choose-monastery")
    s.chapels[BLUE][0] = 6
    s.stack[-1] = (s.stack[-1][0], 11, 1, 0, 0)
    assert why(s, "space:A.k") == ("MT-623", "chapel-full")


@rule("MT-604")
def test_a_monastery_without_a_place() -> None:
    s = bare()
    goods(s, influence=1, tool=2)
    put(s, RED, X_I="C.k")
    s.buildings[BLUE] = 0b0010  # the workshop of A
    stand(s, "f3")
    send_now(s)
    play(s, "novice:I-1")
    assert offered(s, "monastery") == ["B", "C"]
    assert why(s, "monastery:A") == ("MT-604", "no-place-here")


@rule("MT-440", "MT-701", "MT-702", "MT-704", "MT-705")
def test_windows() -> None:
    s = bare()
    put(s, RED, III_3="A.k", III_4="D.k")
    lay(s, 3, neutral=1)
    turn(s)
    assert why(s, "window:A") == ("MT-701", "no-source")
    assert why(s, "row:1") == ("MT-701", "no-source")
    play(s, "action:III3")
    assert why(s, "window:B") == ("MT-440", "no-chapel-novice")
    assert why(s, "row:1") == ("MT-703", "tile-first")
    s.tiles[2] = 0
    assert why(s, "window:C") == ("MT-702", "no-tile-left")
    s = bare()
    glaze(s, RED, "ABC", "D", "")
    stand(s, "f5")
    step_now(s)
    play(s, "window:E")
    assert why(s, "row:1") == ("MT-704", "row-full")
    s = bare()
    glaze(s, RED, "AB", "C", "D")
    stand(s, "f5")
    step_now(s)
    assert why(s, "window:B") == ("MT-705", "tile-fits-nowhere")
    play(s, "window:D")
    assert why(s, "row:3") == ("MT-705", "same-in-row")


@rule("MT-102", "MT-603")
def test_spaces_of_another_monastery_or_of_the_other_side() -> None:
    s = bare()
    goods(s, influence=1, soup=2)
    stand(s, "f2")
    send_now(s)
    play(s, "novice:I-1", "monastery:A")
    assert offered(s, "space") == ["A.b1", "A.b4"]
    assert why(s, "space:B.b2") == ("MT-603", "other-monastery")
    assert why(s, "monastery:B") == ("MT-603", "other-monastery")
    assert why(s, "space:A.b5") == ("MT-102", "not-on-side")


@rule("MT-605", "MT-651", "MT-656")
def test_row_end_novices_too_early_sent_or_too_late() -> None:
    s = bare()
    put(s, RED, I_1="B.b1", I_2="B.b2", I_3="B.b3", I_4="B.b4", X_II="A.k")
    goods(s, influence=4, soup=2)
    lay(s, 1, neutral=2)
    turn(s)
    play(s, "count:2")
    assert why(s, "novice:X-I") == ("MT-651", "row-not-complete")
    assert why(s, "novice:X-II") == ("MT-605", "novice-gone")
    play(s, "action:S1", "novice:I-5", "space:A.b1")
    assert step_name(s) == "extra"
    assert why(s, "space:A.b2") == ("MT-461", "chain")
    play(s, "decline")
    assert step_name(s) == "action"
    assert why(s, "novice:X-I") == ("MT-656", "now-or-never")


@rule("MT-461", "MT-433", "MT-513", "MT-514", "MT-516", "MT-519")
def test_while_a_bonus_waits() -> None:
    s = bare()
    stand(s, "f2")
    step_now(s)
    for word in ("action:S1", "novice:I-1", "space:A.b1", "monastery:A", "window:A", "row:1", "trade:soup", "keep"):
        assert why(s, word) == ("MT-461", "chain")
    assert why(s, "take:soup") == ("MT-513", "not-this-good")
    assert why(s, "die") == ("MT-516", "die-from-path")
    assert why(s, "decline") == ("MT-466", "not-declinable")
    s.owned[RED] = 3
    assert why(s, "die") == ("MT-519", "all-dice")
    stand(s, "f3")
    step_now(s)
    assert why(s, "take:rosary") == ("MT-514", "not-this-good")


@pytest.mark.parametrize("word", ["place:x", "space:Z.b1", "novice:X-V", "field:7", "row", "", "why:not"])
def test_nonsense_has_no_answer(word: str) -> None:
    s = bare()
    lay(s, 2, neutral=2)
    turn(s)
    assert GAME.why_not(s, RED, word) is None


@pytest.mark.parametrize("word", ["keep", "send", "bonus:row"])
def test_nothing_to_say(word: str) -> None:
    s = bare()
    lay(s, 2, neutral=2)
    turn(s)
    assert GAME.why_not(s, RED, word) is None
