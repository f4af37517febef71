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
    assert why(s, "action:S2") == ("MT-316", "no-die")
    assert why(s, "novice:I-1") == ("MT-401", "send-first")
    play(s, "reroll")
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
    joker = s.copy()
    play(s, "field:2")
    assert why(s, "count:4") == ("MT-304", "too-many")
    assert why(s, "count:3") == ("MT-303", "too-few-dice")
    assert why(s, "field:6") == ("MT-315", "dice-first")
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


@pytest.mark.parametrize("word", ["keep", "send", "bonus:row"])
def test_nothing_to_say(word: str) -> None:
    s = bare()
    lay(s, 2, neutral=2)
    turn(s)
    assert GAME.why_not(s, RED, word) is None
