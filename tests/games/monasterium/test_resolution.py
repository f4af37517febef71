"""Order of resolution: MT-461 to MT-468. Every chain is a row of events that name their causes."""

from __future__ import annotations

from tests.marks import example, rule

from .table import (
    GAME,
    RED,
    bare,
    field_of,
    glaze,
    goods,
    have,
    heard,
    kinds_heard,
    lay,
    offered,
    play,
    play_if_asked,
    put,
    send_now,
    stand,
    step_name,
    step_now,
    turn,
    window,
)


@rule("MT-461", "MT-463", "MT-464", "MT-505")
@example("E-13")
def test_e13_chain_in_depth_first_order() -> None:
    s = bare()
    put(s, RED, II_4="B.b1")
    goods(s, influence=1, soup=2)
    glaze(s, RED, "A", "", "")
    stand(s, "f5")
    s.scores[RED] = 20
    lay(s, 4, neutral=1)
    turn(s)
    play(s, "action:II4")
    assert field_of(s) == "f6"
    assert step_name(s) == "any-window"
    play(s, "window:C", "row:3")
    assert window(s)[2] == "C--"
    play(s, "bonus:row")
    assert field_of(s) == "f8"
    assert step_name(s) == "free"
    assert "II4" not in offered(s, "action"), "used this turn"
    play(s, "action:S1", "novice:I-1", "space:D.b1")
    assert s.scores[RED] == 21
    assert field_of(s) == "f9", "the outer move resumes"
    play(s, "take:rosary")
    assert have(s) == {"rosary": 1, "tool": 1}
    assert s.tiles[2] == 3
    chain = [
        (event.kind, event.data["cause"])
        for event in s.log or []
        if "cause" in event.data and event.kind not in ("unlock", "flip")
    ]
    assert chain == [
        ("move", "II4"), ("tile", "f6"), ("move", "w31"), ("move", "w31"), ("free", "f8"),
        ("send", "S1"), ("gain", "D-S"), ("move", "II4"), ("gain", "f9"),
    ]  # fmt: skip


@rule("MT-461")
def test_dice_wait_until_the_chain_is_done() -> None:
    s = bare()
    stand(s, "f5")
    lay(s, 5, neutral=2)
    turn(s)
    play(s, "count:2", "window:A", "row:3", "bonus:row")
    assert field_of(s) == "f8"
    assert s.laid == 1
    play(s, "action:S3")
    assert field_of(s) == "f9"


@rule("MT-462")
def test_the_order_of_a_send() -> None:
    s = bare()
    s.novices[RED] &= ~0b1111  # I-5 is the last of row I
    s.novices[RED] &= ~(0b11111 << 10)  # nobody is left in row III
    goods(s, influence=1, book=2)
    stand(s, "f5")
    send_now(s)  # I-5 can only go to the common room
    assert kinds_heard(s)[-3:] == ["send", "unlock", "score"]
    assert step_name(s) == "row", "the tile of the common room comes before the row's end"
    play(s, "row:1")
    assert step_name(s) == "bonus"
    play(s, "bonus:column")
    assert kinds_heard(s)[-1] == "row-complete"
    assert step_name(s) == "extra"


@rule("MT-462", "MT-651")
def test_an_older_send_of_the_same_row_does_not_trigger_the_row_end_again() -> None:
    """The tile of I-4's common room leads to f8, where the free action sends I-5, the fifth of the row."""
    s = bare()
    s.novices[RED] &= ~0b111
    put(s, RED, III_1="C.k", III_2="D.k")
    goods(s, influence=2, book=2, soup=2)
    stand(s, "f6")
    send_now(s)
    play(s, "novice:I-4", "monastery:C", "space:C.b1", "row:3", "bonus:row")
    assert field_of(s) == "f8"
    play(s, "action:S1")
    play_if_asked(s, "novice:I-5", "monastery:D", "space:D.b1")
    assert step_name(s) == "extra"
    play(s, "decline")
    assert len(heard(s, "row-complete")) == 1
    assert step_name(s) == "place", "nothing else waits: the next round has begun"


@rule("MT-462")
def test_flip_points_come_before_building_points_never_both() -> None:
    s = bare()
    put(s, RED, I_1="A.b1")
    goods(s, rosary=1)
    lay(s, 1, neutral=3)
    turn(s)
    play(s, "count:3", "action:S1", "novice:IV-1")
    play(s, "space:A.c1")
    kinds = kinds_heard(s)
    assert kinds[kinds.index("send") :][:3] == ["send", "flip", "score"]
    assert [event.data["points"] for event in heard(s, "score")] == [2]


@rule("MT-463")
def test_the_order_of_a_tile() -> None:
    s = bare(orders=("OC4",))
    glaze(s, RED, "AB", "C", "D")
    stand(s, "f5")
    step_now(s)
    play(s, "window:E", "row:1")
    assert kinds_heard(s)[-3:] == ["tile", "score", "score"]
    sources = [event.data["source"] for event in heard(s, "score")]
    assert sources == ["window-row", "order"]
    assert step_name(s) == "bonus"


@rule("MT-464")
def test_each_step_pays_before_the_next() -> None:
    s = bare()
    stand(s, "f2")
    step_now(s, 2)
    assert field_of(s) == "f3"
    play(s, "take:rosary")
    assert field_of(s) == "f4"
    assert step_name(s) == "larder"


@rule("MT-465", "MT-722")
def test_orders_score_inside_a_turn() -> None:
    s = bare(orders=("OC1",))
    for number in range(11):
        s.novices[RED] &= ~(1 << number)
    s.chapels[RED][0] = 3
    s.buildings[RED] = 0b1111 << 8 | 0b1111 << 16
    lay(s, 1, neutral=2)
    goods(s, influence=3)
    turn(s)
    play(s, "count:2")
    play(s, "action:S1", "novice:III-4")
    assert s.scores[RED] == 8
    assert s.laid == 1, "the second die still waits"


@rule("MT-466")
def test_what_can_be_declined() -> None:
    s = bare()
    for field, kind in (("f5", "any-window"), ("f11", "die")):
        stand(s, field)
        step_now(s)
        assert step_name(s) == kind
        assert offered(s)[-1] in ("decline", "five")
    for field in ("f2", "f3", "f7", "f8", "f9"):
        stand(s, field)
        step_now(s)
        assert "decline" not in offered(s)


@rule("MT-466")
def test_a_declined_window_leaves_all_as_it_was() -> None:
    s = bare()
    stand(s, "f5")
    step_now(s)
    tiles = list(s.tiles)
    play(s, "decline")
    assert s.tiles == tiles
    assert window(s) == ["---"] * 3


@rule("MT-467", "MT-618")
def test_only_the_impossible_part_lapses() -> None:
    s = bare()
    stand(s, "f5")
    put(s, RED, III_1="C.k")
    s.tiles[2] = 0
    goods(s, influence=1, book=2)
    send_now(s)
    play(s, "novice:I-1")
    assert s.scores[RED] == 3
    assert heard(s, "no-tile")[0].rule == "MT-618"
    assert window(s) == ["---"] * 3


@rule("MT-467")
def test_a_bonus_without_a_fitting_tile_lapses() -> None:
    s = bare()
    s.tiles = [0] * 5
    stand(s, "f5")
    step_now(s)
    assert heard(s, "no-tile")[0].data["cause"] == "f6"
    assert field_of(s) == "f6"


@rule("MT-468")
def test_scores_only_grow_and_pass_a_hundred() -> None:
    s = bare()
    put(s, RED, II_5="A.b1")
    s.scores[RED] = 98
    lay(s, 5, neutral=1)
    turn(s)
    play(s, "action:II5")
    assert s.scores[RED] == 101
    assert heard(s, "score")[0].rule == "MT-435"
    assert GAME.view(s, RED)["scores"][RED] == 101
