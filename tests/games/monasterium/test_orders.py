"""Orders: MT-721 to MT-727."""

from __future__ import annotations

import pytest

from refectory.games.monasterium.components import MONASTERIES
from tests.marks import example, rule

from .table import (
    BLUE,
    GAME,
    RED,
    bare,
    fate,
    glaze,
    goods,
    have,
    heard,
    lay,
    offered,
    play,
    play_if_asked,
    put,
    send_now,
    stand,
    step_now,
    turn,
)


@rule("MT-721")
def test_everybody_fulfils_each_order_once() -> None:
    s = bare(orders=("OA1",))
    for seat in (RED, BLUE):
        put(s, seat, III_1="A.k", I_1="B.b1" if seat else "B.b2")
    for seat, space in ((RED, "C.b2"), (BLUE, "C.b4")):
        s.turn = seat
        stand(s, "f5", seat)
        goods(s, seat, influence=1, soup=2)
        send_now(s, seat=seat)
        play_if_asked(s, "novice:I-2", "monastery:C", f"space:{space}")
    assert [event.seat for event in heard(s, "score") if event.data["source"] == "order"] == [RED, BLUE]
    s.log = []
    stand(s, "f5")
    goods(s, influence=2, soup=9)
    s.buildings[BLUE] &= ~(0xFF << 16)
    send_now(s)
    play(s, "novice:I-3", "monastery:C")
    assert not [event for event in heard(s, "score") if event.data["source"] == "order"]


@rule("MT-722", "MT-724", "MT-725", "MT-727")
@example("E-17")
def test_e17_several_orders_at_once() -> None:
    s = bare(year=2, orders=("OA1", "OA3", "OB1", "OB2", "OC1", "OC4"))
    put(
        s, RED, III_1="A.k", III_2="A.k", I_1="C.b2", I_3="A.b1", IV_1="C.c2", IV_2="C.c3", IV_3="A.c1", I_4="A.b2",
        II_1="A.b3", II_2="A.b4", IV_4="A.c2",
    )  # fmt: skip
    goods(s, influence=1, soup=2)
    stand(s, "f2")
    s.scores[RED] = 40
    assert s.discs == [0, 0]
    lay(s, 1, neutral=2)
    turn(s)
    play(s, "count:1")
    assert s.scores[RED] == 41
    play_if_asked(s, "action:S1", "novice:I-2", "monastery:B", "space:B.b2")
    assert [event.data["points"] for event in heard(s, "score")] == [1, 1, 9, 10, 8]
    assert s.scores[RED] == 69
    assert s.discs[RED] == 0b010101
    assert have(s) == {"tool": 1}


@rule("MT-722")
def test_a_disc_is_placed_by_itself() -> None:
    s = bare(orders=("OC5", "OC4"))
    s.owned[RED] = 2
    s.rerolls[RED] = 0
    stand(s, "f11")
    step_now(s)
    fate(s, 1)
    play(s, "die")
    assert s.discs[RED] == 0b01
    assert s.scores[RED] == 8
    assert s.discs[BLUE] == 0


@rule("MT-723")
@pytest.mark.parametrize("building", ["b1", "b2", "b3"])
def test_any_kind_of_building_and_row_end_novices_count(building: str) -> None:
    s = bare(orders=("OA1",))
    put(s, RED, X_I="A.k", X_II=f"B.{building}")
    stand(s, "f5")
    goods(s, influence=1, soup=2)
    send_now(s)
    play(s, "novice:I-1", "monastery:C", "space:C.b2")
    assert s.scores[RED] == 13


@rule("MT-723")
def test_all_three_areas_are_needed() -> None:
    s = bare(orders=("OB1",))
    put(s, RED, III_1="A.k", I_1="B.b1")
    stand(s, "f5")
    goods(s, influence=1, soup=2)
    send_now(s)
    play(s, "novice:I-2", "monastery:C", "space:C.b2")
    assert s.scores[RED] == 1, "a building in C is no cloister in C"


@rule("MT-724")
@pytest.mark.parametrize(("year", "points"), [(1, 14), (2, 10), (3, 7)])
def test_the_points_of_the_year(year: int, points: int) -> None:
    s = bare(year=year, orders=("OB1",))
    put(s, RED, III_1="A.k", I_1="B.b1", I_2="C.b2")
    stand(s, "f5")
    goods(s, rosary=1)
    send_now(s)
    play_if_asked(s, "novice:IV-1", "monastery:C", "space:C.c2")
    assert s.scores[RED] == points


@rule("MT-725")
@pytest.mark.parametrize("year", [1, 2, 3])
def test_category_c_has_one_value(year: int) -> None:
    s = bare(year=year, orders=("OC5",))
    s.owned[RED] = 2
    stand(s, "f11")
    step_now(s)
    play(s, "die")
    assert s.scores[RED] == 8


@rule("MT-726")
def test_the_conditions_of_category_c() -> None:
    s = bare(orders=("OC1", "OC2", "OC3", "OC4", "OC5"))
    turn(s)
    shown = {order["id"]: (order["number"], order["points"][0]) for order in GAME.view(s, RED)["orders"]}
    assert shown == {"OC1": (12, 8), "OC2": (3, 10), "OC3": (6, 12), "OC4": (5, 8), "OC5": (3, 8)}
    put(s, RED, I_1="A.b3", I_2="B.b3", I_3="C.b1", I_4="A.b1", IV_1="A.c1", X_IV="A.c2", III_1="D.k")
    glaze(s, RED, "ABC", "D", "A")
    have_now = {order["id"]: order["have"][RED] for order in GAME.view(s, RED)["orders"]}
    assert have_now == {"OC1": 7, "OC2": 3, "OC3": 2, "OC4": 4, "OC5": 1}


@rule("MT-726")
def test_oc2_at_the_third_common_room() -> None:
    s = bare(orders=("OC2",))
    put(s, RED, I_1="B.b3", I_2="D.b2")
    goods(s, influence=1, book=2)
    send_now(s)
    play(s, "novice:I-3")
    assert s.scores[RED] == 13


@rule("MT-726")
def test_oc3_at_the_sixth_cloister_novice() -> None:
    s = bare(orders=("OC3",))
    put(s, RED, I_1="A.b1", I_2="A.b3", IV_1="B.c1", IV_2="B.c2", IV_3="B.c3", IV_4="B.c4")
    goods(s, rosary=3)
    send_now(s)
    play(s, offered(s)[0])
    assert s.scores[RED] == 0
    play(s, "send", "area:cloister", "space:A.c4")
    assert s.scores[RED] == 12


@rule("MT-726")
def test_oc4_at_the_fifth_kind_of_tile() -> None:
    s = bare(orders=("OC4",))
    glaze(s, RED, "ABC", "D", "")
    stand(s, "f5")
    step_now(s)
    play(s, f"window:{MONASTERIES[4]}", "row:2")
    assert s.scores[RED] == 8


@rule("MT-727")
def test_nothing_is_used_up() -> None:
    s = bare(orders=("OA1", "OB1"))
    put(s, RED, III_1="A.k", I_1="C.b2", IV_1="C.c2")
    stand(s, "f2")
    goods(s, influence=1, soup=2)
    send_now(s)
    play(s, "novice:I-2", "monastery:B")
    assert s.scores[RED] == 1 + 12 + 14
