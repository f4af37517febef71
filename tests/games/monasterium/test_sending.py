"""Sending novices and row-end novices: MT-601 to MT-657."""

from __future__ import annotations

import pytest

from refectory.games.monasterium.state import Table
from tests.marks import example, rule

from .table import (
    BLUE,
    GAME,
    RED,
    bare,
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
    turn,
    unlocked,
    window,
)


def targets(s: Table, *chosen: str) -> list[str]:
    """All spaces that can be reached after these choices, over all monasteries on offer."""
    s = s.copy()
    s.log = []
    play(s, *chosen)
    if step_name(s) == "space":
        return offered(s, "space")
    if step_name(s) == "monastery":
        return [space for monastery in offered(s) for space in targets(s, monastery)]
    return [str(heard(s, "send")[0].data["space"])]


def monasteries(s: Table, *chosen: str) -> list[str]:
    return list(dict.fromkeys(space[0] for space in targets(s, *chosen)))


@rule("MT-601")
def test_any_novice_may_go_whatever_the_column_of_the_die() -> None:
    s = bare()
    put(s, RED, I_1="A.b1")
    goods(s, influence=9, soup=9, rosary=9)
    lay(s, 1, neutral=1)
    turn(s)
    play(s, "action:S1")
    assert len(offered(s, "novice")) == 19
    play(s, "novice:II-4")  # A.b4 is the only free profane building
    assert unlocked(s) == ["I1", "II4"]


@rule("MT-602")
@pytest.mark.parametrize(("row", "area"), [("I", "b"), ("II", "b"), ("III", "k"), ("IV", "c")])
def test_the_row_fixes_the_area(row: str, area: str) -> None:
    s = bare()
    put(s, RED, I_1="A.b1")
    s.goods[RED] = [9] * 5
    send_now(s)
    assert {space[2] for space in targets(s, f"novice:{row}-2")} == {area}


@rule("MT-602", "MT-603", "MT-410")
@example("E-3")
def test_e3_where_a_novice_may_go() -> None:
    s = bare(4)
    put(s, RED, III_1="A.k")
    goods(s, influence=1, soup=2)
    stand(s, "f9")
    lay(s, 1, neutral=1)
    turn(s)
    play(s, "action:S1")
    assert offered(s, "novice") == ["I-1", "I-2", "I-3", "I-4", "I-5"]
    play(s, "novice:I-5")
    assert offered(s, "monastery") == ["A", "C", "E"]
    assert targets(s) == ["A.b1", "A.b4", "A.b6", "C.b2", "C.b4", "E.b2", "E.b6"]
    play(s, "monastery:A", "space:A.b1")
    assert have(s) == {"tool": 1}
    assert s.scores[RED] == 1
    assert unlocked(s) == ["I5", "III1"]


@rule("MT-603")
def test_a_chapel_novice_opens_its_monastery_from_anywhere() -> None:
    s = bare()
    s.goods[RED] = [9] * 5
    stand(s, "f12")
    send_now(s)
    assert monasteries(s, "novice:I-1") == ["E"]
    s.chapels[RED][1] = 1
    assert monasteries(s, "novice:I-1") == ["B", "E"]
    s.chapels[BLUE][2] = 1
    assert monasteries(s, "novice:I-1") == ["B", "E"], "somebody else's novice opens nothing"


@rule("MT-604")
def test_only_what_can_be_paid_and_placed_is_offered() -> None:
    s = bare()
    goods(s, influence=1, soup=1, tool=1, book=1, rosary=3)
    send_now(s)
    assert heard(s, "send") == []
    assert offered(s, "novice") == [f"III-{n}" for n in range(1, 6)]
    goods(s, influence=1, soup=2)
    s.buildings[BLUE] = 0b1001  # both profane buildings of A
    send_now(s)
    assert {novice[:3] for novice in offered(s, "novice")} == {"III"}


@rule("MT-605")
def test_a_sent_novice_stays() -> None:
    s = bare()
    lay(s, 1, neutral=1)
    turn(s)
    play(s, "novice:I-1", "space:A.b1")
    while not s.over:
        GAME.play(s, s.options[0])
        assert s.buildings[RED] & 1
        assert not s.novices[RED] & 1


@rule("MT-612")
@pytest.mark.parametrize(
    ("row", "kind", "price"),
    [("I", "soup", 2), ("I", "tool", 2), ("I", "book", 2), ("II", "soup", 3), ("II", "tool", 3), ("II", "book", 3)],
)
def test_prices_of_buildings(row: str, kind: str, price: int) -> None:
    s = bare(4)
    goods(s, influence=1, **{kind: price})
    send_now(s)
    letter = {"soup": "S", "tool": "W", "book": "G"}[kind]
    assert {GAME.parts.kinds[0][int(space[3]) - 1] for space in targets(s, f"novice:{row}-1")} == {
        "SWG".index(letter)
    }
    goods(s, influence=1, **{kind: price - 1})
    assert f"novice:{row}-1" not in offered_now(s)
    goods(s, **{kind: price})
    assert f"novice:{row}-1" not in offered_now(s), "one influence for every building"


def offered_now(s: Table) -> list[str]:
    """What would be offered with the goods as they are."""
    twin = s.copy()
    step = GAME.step(twin)
    return [GAME.vocabulary.word(move) for move in step.moves(twin, twin.stack[-1])]


@rule("MT-614")
def test_a_building_holds_one_novice() -> None:
    s = bare()
    s.goods[RED] = [9] * 5
    s.buildings[BLUE] = 0b0001
    send_now(s)
    assert targets(s, "novice:I-1") == ["A.b2", "A.b3", "A.b4"]
    put(s, RED, I_2="A.b2")
    assert targets(s, "novice:I-1") == ["A.b3", "A.b4"]


@rule("MT-615", "MT-616")
@pytest.mark.parametrize(("space", "points", "left"), [("A.b1", 1, {"tool": 1}), ("A.b2", 2, {"book": 1})])
def test_profane_building_and_workshop(space: str, points: int, left: dict[str, int]) -> None:
    s = bare()
    goods(s, influence=1, **({"soup": 2} if space == "A.b1" else {"tool": 2}))
    send_now(s)
    play_if_asked(s, "novice:I-1", f"space:{space}")
    assert s.scores[RED] == points
    assert have(s) == left
    assert heard(s, "score")[0].data["place"] == ("A-S" if points == 1 else "A-W")


@rule("MT-617", "MT-701")
def test_common_room() -> None:
    s = bare()
    goods(s, influence=1, book=2)
    send_now(s)
    play(s, "novice:I-1")
    assert s.scores[RED] == 3
    assert step_name(s) == "row", "the tile is of this monastery, no choice of another"
    play(s, "row:2", "bonus:row")
    assert window(s) == ["---", "A--", "---"]
    assert s.tiles[0] == 3
    assert have(s) == {"rosary": 1}


@rule("MT-618")
def test_the_tile_lapses_where_it_fits_nowhere_but_must_be_taken_where_it_fits() -> None:
    s = bare()
    goods(s, influence=1, book=2)
    glaze(s, RED, "A", "BA", "CDA")
    send_now(s)
    play(s, "novice:I-1")
    assert s.scores[RED] == 3
    assert heard(s, "no-tile")
    s = bare()
    goods(s, influence=1, book=2)
    send_now(s)
    play(s, "novice:I-1")
    assert "decline" not in offered(s)


@rule("MT-621", "MT-622", "MT-632", "MT-633", "MT-641")
@example("E-10")
@pytest.mark.parametrize(("before", "price"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3)])
def test_e10_price_ladders(before: int, price: int) -> None:
    for saved in (0, 1):
        s = bare(4)
        for n in range(before):
            put(s, RED, **{f"III_{n + 1}": f"{'ABCDE'[n]}.k"})
        goods(s, influence=price - saved)
        send_now(s, saved)
        play_if_asked(s, "novice:III-5", "monastery:A")
        assert have(s).get("influence", 0) == 0
        assert sum(s.chapels[RED]) == before + 1
        s = bare(4)
        put(s, RED, I_1="A.b1", I_2="A.b2", I_3="A.b3", I_4="A.b4")
        for n in range(before):
            put(s, RED, **{f"IV_{n + 1}": f"A.c{n + 1}"})
        goods(s, rosary=price)
        send_now(s, saved)
        play_if_asked(s, "novice:IV-5", "space:A.c5")
        sends = heard(s, "send")
        assert [event.data["amount"] for event in sends] == [price]
        assert sends[0].data["good"] == "rosary"
        assert sends[0].data["influence"] == 0


@rule("MT-622", "MT-633")
@example("E-10")
def test_e10_row_end_novices_in_the_ladders() -> None:
    s = bare(4)
    turn(s)
    put(s, RED, III_1="A.k", X_I="B.k")
    assert GAME.view(s, RED)["players"][RED]["chapel_price"] == 3
    prices = []
    s = bare(4)
    turn(s)
    put(s, RED, X_I="A.c1")
    for novice in ("IV_1", "IV_2", "IV_3"):
        prices.append(GAME.view(s, RED)["players"][RED]["cloister_price"])
        put(s, RED, **{novice: f"A.c{novice[-1]}" if novice != "IV_1" else "A.c4"})
    assert prices == [2, 2, 3]


@rule("MT-641")
def test_the_discount_lowers_influence_only() -> None:
    s = bare()
    put(s, RED, I_5="A.b1")
    goods(s, soup=3, rosary=1)
    send_now(s, saved=1)
    assert {novice.split("-")[0] for novice in offered(s, "novice")} == {"I", "II", "III", "IV"}
    play(s, "novice:II-1")
    assert have(s) == {"rosary": 1, "tool": 1}
    s = bare()
    goods(s, soup=1)
    send_now(s, saved=1)
    assert {novice.split("-")[0] for novice in offered(s, "novice")} == {"III"}, "goods stay the same"


@rule("MT-623")
@pytest.mark.parametrize(("seats", "room"), [(2, 4), (3, 6), (4, 8)])
def test_a_chapel_holds_two_novices_for_each_player(seats: int, room: int) -> None:
    s = bare(seats)
    s.chapels[BLUE][0] = room - 1
    goods(s, influence=9)
    send_now(s)
    play(s, "novice:III-1")
    assert s.chapels[RED][0] == 1
    s.log = []
    goods(s, influence=9, soup=9)
    send_now(s)
    assert {novice[:2] for novice in offered(s, "novice")} == {"I-", "II"}, "the chapel is full"
    assert "A.b1" in targets(s, "novice:I-1"), "but its members stay admitted"


@rule("MT-103", "MT-631")
@example("E-20")
def test_e20_cloister_adjacency() -> None:
    s = bare(3)
    put(s, RED, I_1="A.b3", I_2="A.b5")
    put(s, BLUE, IV_1="A.c3")
    goods(s, rosary=1)
    send_now(s)
    assert targets(s, "novice:IV-1") == ["A.c4", "A.c5", "A.c6"]


@rule("MT-631", "MT-603")
def test_a_cloister_needs_an_open_monastery_too() -> None:
    s = bare()
    put(s, RED, I_1="A.b1", I_2="B.b1")
    goods(s, rosary=1)
    stand(s, "f1")
    send_now(s)
    assert targets(s, "novice:IV-1") == ["A.c1", "A.c2"]
    put(s, BLUE, I_1="A.b2")
    assert targets(s, "novice:IV-1") == ["A.c1", "A.c2"], "others' buildings open nothing"


# ---- row-end novices ---------------------------------------------------------------------------------


def before_the_fifth() -> Table:
    """E-14: I-5 is the last of row I, the messenger on f9, a novice in chapel A."""
    s = bare(3)
    put(s, RED, I_1="B.b1", I_2="B.b2", I_3="B.b4", I_4="B.b5", III_3="A.k")
    goods(s, influence=1, soup=2, rosary=1)
    stand(s, "f9")
    s.scores[RED] = 30
    lay(s, 1, neutral=1)
    turn(s)
    play(s, "action:S1", "monastery:A", "space:A.b1")  # I-5 is the only novice that can be paid
    return s


@rule("MT-462", "MT-651", "MT-652", "MT-653", "MT-654", "MT-655")
@example("E-14")
def test_e14_row_end_novice() -> None:
    s = before_the_fifth()
    assert have(s) == {"rosary": 1, "tool": 1}
    assert s.scores[RED] == 31
    assert offered(s) == ["send", "decline"]
    play(s, "send")
    assert offered(s) == ["area:building", "area:chapel", "area:cloister"]
    reached = {area: targets(s, f"area:{area}") for area in offered(s, "area")}
    assert reached["building"] == [
        *(f"A.b{n}" for n in range(2, 6)), *(f"C.b{n}" for n in range(1, 6)), *(f"E.b{n}" for n in range(1, 6)),
    ]  # fmt: skip
    assert reached["cloister"] == ["A.c1", "A.c2"]
    assert reached["chapel"] == ["A.k", "C.k", "E.k"]
    before = unlocked(s)
    play(s, "area:building", "monastery:C", "space:C.b1")
    assert s.scores[RED] == 34
    play(s, "row:2", "bonus:column")
    assert window(s)[1] == "C--"
    assert s.tiles[2] == 5
    assert have(s) == {"soup": 1, "rosary": 1, "tool": 1}
    assert unlocked(s) == before
    assert not heard(s, "flip")
    assert heard(s, "send")[-1].data["cause"] == "X-I"


@rule("MT-651")
def test_four_of_a_row_are_not_enough() -> None:
    s = bare(3)
    put(s, RED, I_1="B.b1", I_2="B.b2", I_3="B.b4")
    send_now(s)
    play(s, "novice:I-5", "space:A.b1")
    assert not heard(s, "row-complete")


@rule("MT-655")
def test_the_end_of_row_four_flips_nothing() -> None:
    s = bare()
    put(s, RED, I_1="A.b1", IV_1="A.c1", IV_2="B.c1", IV_3="B.c2", IV_4="B.c3")
    goods(s, rosary=3)
    send_now(s)
    assert kinds_heard(s).count("flip") == 1
    play(s, "send", "area:chapel")
    assert kinds_heard(s).count("flip") == 1
    assert heard(s, "send")[-1].data["novice"] == "X-IV"


@rule("MT-656")
def test_declined_is_never_again() -> None:
    s = before_the_fifth()
    play(s, "decline")
    while not s.over:
        assert step_name(s) != "extra"
        GAME.play(s, s.options[0])
        if s.novices[RED] & 0b11111 == 0 and s.year > 0:
            break
    assert s.novices[RED] >> 20 & 1, "it still stands at the end of row I"


@rule("MT-656")
def test_without_any_space_it_stays() -> None:
    s = bare()
    stand(s, "f12")
    put(s, RED, IV_1="A.c1", IV_2="A.c2", IV_3="A.c3", IV_4="A.c4", I_1="E.b1")
    s.buildings[BLUE] = 0b1110 << 32
    s.chapels[BLUE][4] = 4
    s.cloisters[BLUE] = 0b00001 << 32
    goods(s, rosary=3)
    send_now(s)
    assert kinds_heard(s)[:4] == ["send", "flip", "row-complete", "no-space"]


@rule("MT-657")
def test_it_counts_as_a_sent_novice() -> None:
    s = bare(orders=("OC1",))
    turn(s)
    s.discs[RED] = 0
    put(s, RED, X_I="A.b1", X_II="A.k", X_III="A.c1")
    view = GAME.view(s, RED)
    assert view["players"][RED]["sent"] == 3
    assert view["orders"][0]["have"][RED] == 3
    assert view["most"]["A"] == {"novices": [3, 0], "seats": [RED]}
