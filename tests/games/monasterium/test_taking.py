"""Phase 2, taking and using dice: MT-301 to MT-323."""

from __future__ import annotations

import pytest

from tests.marks import example, rule

from .table import (
    BLUE,
    GREEN,
    RED,
    bare,
    field_of,
    goods,
    have,
    heard,
    kinds_heard,
    lay,
    offered,
    play,
    put,
    stand,
    step_name,
    turn,
)


@rule("MT-301")
def test_turns_go_clockwise_until_no_die_is_left() -> None:
    s = bare(3)
    lay(s, 2, neutral=6)
    turn(s, BLUE)
    order = []
    while s.phase == 1:
        order.append(s.turn)
        play(s, "count:1") if "count:1" in offered(s) else play(s, offered(s)[0])
    assert order == [BLUE, GREEN, RED, BLUE, GREEN]  # the sixth die is taken by itself
    assert [event.seat for event in heard(s, "take")] == [BLUE, GREEN, RED, BLUE, GREEN, RED]


@rule("MT-302", "MT-303")
def test_only_fields_with_a_neutral_or_an_own_die() -> None:
    s = bare(3)
    lay(s, 1, blue=1)
    lay(s, 2, neutral=1)
    lay(s, 3, red=1)
    lay(s, 4, neutral=1, green=1)
    turn(s)
    assert offered(s, "field") == ["2", "3", "4"]


@rule("MT-303", "MT-304", "MT-306", "MT-308")
@example("E-2")
def test_e2_own_dice_first() -> None:
    s = bare(4)
    lay(s, 5, neutral=3, blue=1, red=1)
    lay(s, 2, neutral=1)
    turn(s)
    play(s, "field:5")
    assert offered(s) == ["count:1", "count:2", "count:3"]
    for number, left in ((1, (0, 3)), (2, (0, 2)), (3, (0, 1))):
        twin = s.copy()
        play(twin, f"count:{number}")
        assert (twin.dice[RED][4], twin.dice[4][4]) == left
        assert twin.dice[BLUE][4] == 1
    play(s, "count:3")
    assert s.column == 4
    assert field_of(s) == "f3"
    play(s, "take:influence")
    assert field_of(s) == "f4"
    play(s, "take:soup")
    assert have(s) == {"influence": 3, "soup": 3, "rosary": 1}
    assert s.turn == BLUE
    turn(s, GREEN)
    play(s, "field:5")
    takes = {event.seat: event.data for event in heard(s, "take") if event.data["field"] == 5}
    assert takes[GREEN] == {"field": 5, "neutral": 1, "personal": 0, "column": 5}
    assert takes[BLUE]["personal"] == 1, "the blue die was left for blue"


@rule("MT-304")
def test_at_most_three_and_fewer_are_allowed() -> None:
    s = bare()
    lay(s, 2, neutral=7)
    turn(s)
    assert offered(s) == ["count:1", "count:2", "count:3"]


@rule("MT-305", "MT-306", "MT-307")
@example("E-9")
@pytest.mark.parametrize(
    ("seat", "count", "own", "neutral"),
    [(RED, 1, 1, 0), (RED, 2, 2, 0), (RED, 3, 2, 1), (BLUE, 1, 1, 0), (BLUE, 2, 1, 1), (BLUE, 3, 1, 2)],
)
def test_e9_composition_of_a_take(seat: int, count: int, own: int, neutral: int) -> None:
    s = bare(4)
    lay(s, 3, neutral=2, red=2, blue=1)
    turn(s, seat)
    assert offered(s) == ["count:1", "count:2", "count:3"]
    play(s, f"count:{count}")
    data = heard(s, "take")[0].data
    assert (data["personal"], data["neutral"]) == (own, neutral)


@rule("MT-305", "MT-307")
@example("E-9")
@pytest.mark.parametrize(("seat", "own", "neutral"), [(RED, 1, 0), (BLUE, 0, 1)])
def test_e9_a_single_joker(seat: int, own: int, neutral: int) -> None:
    s = bare(4)
    lay(s, 6, neutral=1, red=2)
    turn(s, seat)
    assert step_name(s) == "column", "the joker field gives exactly one die"
    play(s, "column:2")
    data = heard(s, "take")[0].data
    assert (data["field"], data["personal"], data["neutral"]) == (6, own, neutral)
    assert data["column"] == 2


@rule("MT-309")
def test_a_joker_counts_as_a_die_of_its_column() -> None:
    s = bare()
    lay(s, 6, neutral=1)
    lay(s, 1, neutral=1)
    put(s, RED, I_3="A.b1", IV_3="A.c1")
    turn(s)
    play(s, "field:6")
    assert offered(s, "column") == ["1", "2", "3", "4", "5"]
    play(s, "column:3")
    assert s.scores[RED] == 1, "the tile of column 3 is flipped"
    assert offered(s) == ["action:S3", "action:I3"]


@rule("MT-309", "MT-312", "MT-320", "MT-454")
@example("E-18")
def test_e18_lapse_in_a_flipped_column() -> None:
    s = bare()
    put(s, RED, I_5="A.b1", IV_1="A.c1")
    goods(s)
    lay(s, 1, neutral=2)
    lay(s, 6, neutral=1)
    joker = s.copy()
    joker.log = []
    turn(s)
    assert offered(s, "field") == ["1", "6"], "field 1 may be chosen although nothing is possible there"
    play(s, "field:1", "count:2")
    assert s.scores[RED] == 2
    assert kinds_heard(s).count("lapse") == 2
    assert s.turn == BLUE
    turn(joker)
    play(joker, "field:6")
    assert offered(joker, "column") == ["2", "3", "4", "5"]


@rule("MT-310")
def test_the_same_field_again_in_a_later_turn() -> None:
    s = bare()
    lay(s, 3, neutral=3)
    turn(s)
    play(s, "count:1")
    play(s, "count:1")
    assert [(event.seat, event.data["field"]) for event in heard(s, "take")] == [(RED, 3), (BLUE, 3), (RED, 3)]


@rule("MT-311")
@example("E-19")
def test_e19_skipping() -> None:
    s = bare(3)
    lay(s, 2, neutral=1)
    lay(s, 4, green=1)
    turn(s)  # every choice is forced: the round ends
    assert [(event.seat, event.data["field"]) for event in heard(s, "take")] == [(RED, 2), (GREEN, 4)]
    assert heard(s, "chalice")
    assert have(s, RED)["soup"] == 3
    assert have(s, GREEN)["rosary"] == 2
    assert have(s, BLUE) == {"influence": 2, "soup": 2, "rosary": 1}


@rule("MT-311")
def test_who_can_take_a_die_must() -> None:
    s = bare()
    lay(s, 2, neutral=1)
    lay(s, 3, neutral=1)
    turn(s)
    assert all(word.startswith("field:") for word in offered(s))


@rule("MT-315", "MT-316", "MT-323")
def test_die_by_die_any_mix_of_actions() -> None:
    s = bare()
    put(s, RED, I_2="A.b1")
    lay(s, 2, neutral=3)
    lay(s, 4, neutral=1)
    turn(s)
    play(s, "field:2", "count:3")
    assert offered(s) == ["action:S2", "action:I2"]
    play(s, "action:S2", "action:I2")
    assert s.turn == RED
    assert s.laid == 1
    play(s, "action:I2")
    assert have(s) == {"influence": 2, "soup": 3, "rosary": 3}
    assert heard(s, "take")[-1].seat == BLUE, "the turn has passed on"


@rule("MT-315")
def test_an_action_is_finished_before_the_next_die() -> None:
    s = bare()
    stand(s, "f2")
    lay(s, 5, neutral=2)
    turn(s)
    play(s, "count:2")
    assert step_name(s) == "gift", "the bonus of f3 comes before the second die"
    assert s.laid == 1


@rule("MT-317")
def test_a_die_is_spent_when_its_action_is_chosen() -> None:
    s = bare()
    put(s, RED, I_2="A.b1")
    lay(s, 1, neutral=1, red=1)
    turn(s)
    play(s, "count:2")
    assert step_name(s) == "novice"
    assert s.laid == 1
    assert s.spent[RED] == 1, "the own die goes first"


@rule("MT-319")
def test_a_possible_send_is_forced() -> None:
    s = bare()
    lay(s, 1, neutral=1)
    turn(s)
    assert step_name(s) == "novice"
    assert all(word.startswith("novice:") for word in offered(s))


@rule("MT-320")
def test_a_lapse_is_judged_die_by_die() -> None:
    s = bare()
    goods(s, influence=1)
    lay(s, 1, neutral=3)
    turn(s)
    play(s, "count:3")
    assert offered(s, "novice") == ["III-1", "III-2", "III-3", "III-4", "III-5"]
    play(s, "novice:III-4")
    assert kinds_heard(s).count("lapse") == 2, "no influence is left"


@rule("MT-320", "MT-411")
def test_a_later_die_can_be_possible_again() -> None:
    s = bare()
    goods(s, influence=1, soup=2)
    lay(s, 1, neutral=2)
    turn(s)
    play(s, "count:2", "novice:I-1")
    if step_name(s) == "space":
        play(s, offered(s)[0])
    assert field_of(s) == "f2", "I1 was freed by the first die and is the only action of the second"
    assert not heard(s, "lapse")


@rule("MT-321")
def test_what_is_possible() -> None:
    s = bare()
    goods(s)
    s.novices[RED] &= ~(0b111111111111111)  # rows I to III have left
    lay(s, 6, neutral=1)
    turn(s)
    columns = {}
    for column in offered(s, "column"):
        twin = s.copy()
        play(twin, f"column:{column}")
        columns[column] = offered(twin, "action")
    assert columns == {
        "1": ["I1", "II1"],
        "2": ["S2", "I2"],
        "3": ["S3", "I3", "II3"],
        "4": ["S4", "I4", "II4"],
        "5": ["S5", "II5"],
    }
    goods(s, soup=1)
    s.chapels[RED][0] = 1
    play(s, "column:5")
    assert offered(s, "action") == ["S5", "I5", "II5", "III5"]


@rule("MT-321")
def test_a_discount_can_make_a_send_possible() -> None:
    s = bare()
    put(s, RED, II_2="A.b1")
    goods(s)
    lay(s, 2, neutral=1)
    turn(s)
    assert offered(s, "action") == ["S2", "II2"], "the first chapel novice costs nothing with II2"
