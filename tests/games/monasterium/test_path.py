"""Messenger and path: MT-501 to MT-519."""

from __future__ import annotations

import pytest

from refectory.games.monasterium.components import MONASTERIES, PATH
from tests.marks import example, rule

from .table import (
    BLUE,
    GAME,
    RED,
    bare,
    fate,
    field_of,
    glaze,
    goods,
    have,
    heard,
    lay,
    offered,
    play,
    put,
    stand,
    step_name,
    step_now,
    turn,
)


@rule("MT-501")
def test_one_direction_and_round_again() -> None:
    s = bare()
    seen = []
    stand(s, "f12")
    for _ in range(12):
        step_now(s)
        seen.append(field_of(s))
    assert seen == list(PATH)


@rule("MT-502")
def test_a_move_has_exactly_its_steps() -> None:
    s = bare()
    put(s, RED, II_4="A.b1")
    stand(s, "f10")
    lay(s, 4, neutral=1)
    turn(s)
    play(s, "action:II4", "five")
    assert field_of(s) == "f12"
    assert [event.data["field"] for event in heard(s, "move")] == ["f11", "f12"]


@rule("MT-503")
def test_messengers_share_fields() -> None:
    s = bare()
    stand(s, "f2", BLUE)
    step_now(s)
    assert field_of(s) == field_of(s, BLUE) == "f2"


@rule("MT-504")
@pytest.mark.parametrize(
    ("field", "step"),
    [("f3", "gift"), ("f4", "larder"), ("f6", "any-window"), ("f8", "free"), ("f9", "gift"), ("f10", "larder"),
     ("f12", "die")],
)  # fmt: skip
def test_every_step_on_a_bonus_field_pays(field: str, step: str) -> None:
    s = bare()
    stand(s, PATH[PATH.index(field) - 1])
    step_now(s)
    assert step_name(s) == step


@rule("MT-504")
def test_other_fields_pay_nothing_and_leaving_pays_nothing() -> None:
    for field in ("f12", "f1", "f4", "f6", "f10"):  # f1, f2, f5, f7 and f11 are entered
        s = bare()
        stand(s, field)
        step_now(s)
        assert step_name(s) == "place"
        assert [event.kind for event in s.log or []][:2] == ["move", "chalice"]


@rule("MT-505")
def test_links_of_a_passed_field_count_while_its_bonus_is_resolved() -> None:
    s = bare()
    goods(s, influence=1)
    stand(s, "f7")
    step_now(s, 2)
    play(s, "action:S1", "novice:III-1")
    assert s.chapels[RED] == [0, 0, 0, 1, 0], "sent from f8, which links D only"
    assert field_of(s) == "f9"


@rule("MT-507")
def test_a_messenger_calls_at_the_linked_monasteries() -> None:
    links = {
        "A": (1, 2, 3), "B": (2, 3, 4, 6), "C": (4, 5, 6, 7, 9), "D": (7, 8, 10, 11), "E": (9, 10, 11, 12),
    }  # fmt: skip
    s = bare()
    turn(s)
    for n, field in enumerate(PATH):
        stand(s, field)
        called = [name for name in MONASTERIES if n + 1 in links[name]]
        assert GAME.view(s, RED)["players"][RED]["receiving"] == called


@rule("MT-511")
def test_the_free_action_is_any_possible_one_and_compulsory() -> None:
    s = bare()
    goods(s, soup=1)
    put(s, RED, I_5="A.b1", II_1="A.b2", II_5="A.b3")
    stand(s, "f7")
    lay(s, 5, neutral=1)
    turn(s)
    play(s, "action:S5")
    assert offered(s, "action") == ["II1", "S2", "S3", "S4", "S5", "I5", "II5"]
    play(s, "action:II5")
    assert s.scores[RED] == 3
    assert sum(s.spent) == 12 - sum(s.pool) - sum(s.hand), "no die was used for it"


@rule("MT-513")
@pytest.mark.parametrize("good", ["influence", "rosary"])
def test_influence_or_rosary(good: str) -> None:
    s = bare()
    goods(s)
    stand(s, "f8")
    step_now(s)
    assert offered(s) == ["take:influence", "take:rosary"]
    play(s, f"take:{good}")
    assert have(s) == {good: 1}


@rule("MT-514")
@pytest.mark.parametrize(
    ("move", "left"),
    [("take:soup", {"soup": 2, "tool": 1}), ("trade:soup", {"tool": 2}), ("trade:tool", {"soup": 1, "book": 1})],
)
def test_soup_or_trade(move: str, left: dict[str, int]) -> None:
    s = bare()
    goods(s, soup=1, tool=1)
    stand(s, "f3")
    step_now(s)
    assert offered(s) == ["take:soup", "trade:soup", "trade:tool"]
    play(s, move)
    assert have(s) == left


@rule("MT-514")
def test_soup_by_itself_without_goods() -> None:
    s = bare()
    goods(s)
    stand(s, "f3")
    step_now(s)
    assert have(s) == {"soup": 1}


@rule("MT-515", "MT-701")
def test_a_window_from_any_monastery() -> None:
    s = bare()
    s.tiles[1] = 0
    glaze(s, RED, "A", "C", "D")
    stand(s, "f5")
    step_now(s)
    assert offered(s) == ["window:A", "window:C", "window:D", "window:E", "decline"]
    play(s, "window:A")
    assert offered(s) == ["row:2", "row:3"]


@rule("MT-516", "MT-517", "MT-518", "MT-519", "MT-802")
@example("E-16")
def test_e16_new_die() -> None:
    s = bare()
    stand(s, "f11")
    lay(s, 5, neutral=1)
    lay(s, 3, neutral=2)
    turn(s)
    play(s, "field:5")
    assert offered(s) == ["die", "five"]
    fate(s, 2)
    play(s, "die")
    assert s.barrier == "chance"
    assert s.owned[RED] == 2
    assert s.thrown == 1
    assert offered(s) == ["keep", "reroll"]
    fate(s, 6)
    play(s, "reroll")
    assert s.dice[RED][5] == 1
    assert s.dice[RED][1] == 0
    assert s.rerolls[RED] == 0
    assert s.turn == BLUE
    play(s, "count:1")
    assert offered(s, "field") == ["3", "6"], "red can take the new die in a later turn"
    play(s, "field:3")
    assert s.turn == RED
    play(s, "column:2")
    assert s.round == 1
    assert s.hand[RED] == 2
    assert s.hand[BLUE] == 1


@rule("MT-517")
def test_the_new_die_does_not_join_the_dice_in_use() -> None:
    s = bare()
    s.rerolls[RED] = 0
    stand(s, "f11")
    lay(s, 5, neutral=2)
    turn(s)
    play(s, "count:2")
    fate(s, 5)
    play(s, "die")
    assert heard(s, "put-down")[0].data["face"] == 5
    moves = [event for event in heard(s, "move") if event.data["cause"] == "S5"]
    assert len(moves) == 3, "two dice, and the new one in a turn of its own"
    assert [event.data for event in heard(s, "take")][-1]["personal"] == 1


@rule("MT-518")
def test_a_used_tile_keeps_the_new_die_as_it_fell() -> None:
    s = bare()
    s.rerolls[RED] = 0
    stand(s, "f11")
    step_now(s)
    fate(s, 3)
    play(s, "die")
    assert heard(s, "put-down")[0].data["face"] == 3


@rule("MT-519")
@example("E-16")
def test_five_points_instead_and_always_with_three_dice() -> None:
    s = bare()
    stand(s, "f11")
    step_now(s)
    play(s, "five")
    assert s.scores[RED] == 5
    assert s.owned[RED] == 1
    s.owned[RED] = 3
    stand(s, "f11")
    step_now(s, 2)
    assert s.scores[RED] == 10
    assert field_of(s) == "f1", "f12 paid, then the path starts over"
