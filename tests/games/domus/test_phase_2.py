"""3xx: cellarer and vegetables."""

from __future__ import annotations

import pytest

from refectory.engine.errors import IllegalMove
from refectory.games.domus.components import AREAS, VEGETABLE
from refectory.games.domus.state import DomusState

from ...marks import example, rule
from .table import GAME, fresh, hiring, investing, options, play, position, refusal, shopping, step_name


def takes(s: DomusState) -> set[int]:
    return {int(word.partition(":")[2]) for word in options(s) if word.startswith("take:")}


@rule("DD-301")
def test_cellarer_then_vegetables_then_the_next_player() -> None:
    s = play(fresh(3), "accept")
    first = s.actor
    assert step_name(s) == "cellarer"
    play(s, "keep")
    assert (step_name(s), s.actor) == ("veg", first)
    play(s, "buy", "done")
    assert (step_name(s), s.actor) == ("cellarer", (first + 1) % 3)


@rule("DD-302", "DD-305")
def test_never_more_than_one_cellarer() -> None:
    s = play(hiring(position(taler=[10, 0], cellarer=[3, 0])), "take:7")
    assert s.cellarer == [7, 0]
    assert 3 in GAME.view(s, 0)["stock"]


@rule("DD-303")
def test_exactly_one_choice() -> None:
    s = hiring(position(taler=[10, 0], cellarer=[3, 0]))
    assert {"keep", "dismiss"} < options(s)
    play(s, "dismiss")
    assert step_name(s) == "veg"
    s = hiring(position(taler=[10, 0]))
    assert "dismiss" not in options(s)
    assert "keep" in options(s)


@rule("DD-304")
def test_hiring_costs_the_number() -> None:
    s = hiring(position(taler=[6, 0]))
    assert takes(s) == {1, 2, 3, 4, 5, 6}
    bank = s.bank
    play(s, "take:4")
    assert (s.taler[0], s.cellarer[0], s.bank) == (2, 4, bank + 4)


@rule("DD-304")
def test_what_others_employ_is_not_to_be_had() -> None:
    s = hiring(position(taler=[6, 0], cellarer=[0, 5]))
    assert takes(s) == {1, 2, 3, 4, 6}
    assert refusal(s, "take:5") == ("DD-304", "taken")


@rule("DD-305", "DD-306", "DD-307")
@example("E-13")
@pytest.mark.parametrize(
    ("word", "taler", "own"), [("take:12", 0, 12), ("take:4", 8, 4), ("dismiss", 12, 0), ("keep", 5, 7)]
)
def test_cellarer_money(word: str, taler: int, own: int) -> None:
    s = hiring(position(taler=[5, 30], cellarer=[7, 0]), 0, 1)
    assert takes(s) == {1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12}
    play(s, word)
    assert (s.taler[0], s.cellarer[0]) == (taler, own)
    while s.actor == 0:
        play(s, "done")
    assert (7 in takes(s)) is (word != "keep")
    assert GAME.inventory(s)["taler"] == 132


@rule("DD-306")
def test_a_dismissed_cellarer_is_free_at_once() -> None:
    s = hiring(position(taler=[0, 9], cellarer=[9, 0]), 0, 1)
    play(s, "dismiss", "done", "take:9")
    assert s.cellarer == [0, 9]


@rule("DD-306")
def test_swapping_down_and_dismissing_need_no_money() -> None:
    s = hiring(position(taler=[0, 0], cellarer=[9, 0]))
    assert takes(s) == set(range(1, 9))
    play(s, "take:4", "buy")
    assert s.taler[0] == 4


@rule("DD-307")
def test_no_credit() -> None:
    s = hiring(position(taler=[5, 0], cellarer=[7, 0]))
    with pytest.raises(IllegalMove, match="DD-307"):
        play(s, "take:13")


@rule("DD-307")
def test_nothing_to_choose_is_no_decision() -> None:
    assert hiring(position(taler=[0, 0])).over


@rule("DD-308")
def test_a_cellarer_works_in_every_way() -> None:
    """NE, bonus, boost match, precedence, end value and type advantage, each in its own test; here: he stays."""
    s = position(taler=[9, 0], boost="beer", brewery=[2, 0], year=2)
    play(hiring(s), "take:9", "done")
    food = GAME.view(s, 0)["cloisters"][0]["food"]
    assert (food["cellarer"], food["bonus"], food["boost"]) == (50, 20, 40)
    s.year, s.stack = 3, []
    assert s.cellarer[0] == 9
    assert [score.points for score in GAME.projection(investing(s), 0) if score.rule == "DD-806"] == [9]


@rule("DD-309")
def test_no_more_than_eight_vegetables() -> None:
    s = shopping(position(taler=[9, 0], vegetables=[8, 0]))
    assert options(s) == {"done"}
    assert refusal(s, "buy") == ("DD-309", "no-basket")


@rule("DD-310")
def test_a_garden_cellarer_brings_two_vegetables_every_year() -> None:
    s = play(hiring(position(taler=[3, 0], vegetables=[2, 0])), "take:3")
    assert s.vegetables[0] == 4
    s = play(hiring(position(taler=[3, 0], vegetables=[2, 0], cellarer=[3, 0])), "keep")
    assert s.vegetables[0] == 4


@rule("DD-310")
@pytest.mark.parametrize("number", range(1, 19))
def test_only_garden_cellarers_do(number: int) -> None:
    s = play(hiring(position(taler=[18, 0], vegetables=[2, 0])), f"take:{number}")
    garden = AREAS[GAME.parts.cellarer_area[number]] == "garden"
    assert s.vegetables[0] == (4 if garden else 2)


@rule("DD-310")
def test_no_gift_after_dismissing_the_gardener() -> None:
    s = play(hiring(position(taler=[3, 0], vegetables=[2, 0], cellarer=[3, 0])), "dismiss")
    assert s.vegetables[0] == 2


@rule("DD-311")
@pytest.mark.parametrize(("vegetables", "supply", "gift"), [(8, 9, 0), (7, 9, 1), (5, 9, 2), (2, 1, 1), (2, 0, 0)])
def test_the_gift_shrinks_to_room_and_supply(vegetables: int, supply: int, gift: int) -> None:
    s = hiring(position(taler=[3, 0], vegetables=[vegetables, 0], cellarer=[3, 0], supply=[30, supply, 12, 18]))
    play(s, "keep")
    assert s.vegetables[0] == vegetables + gift
    assert s.supply[VEGETABLE] == supply - gift


@rule("DD-312")
def test_two_vegetables_for_a_taler() -> None:
    s = shopping(position(taler=[3, 0], vegetables=[0, 0]))
    play(s, "buy")
    assert (s.taler[0], s.vegetables[0], s.supply[VEGETABLE]) == (2, 2, 34)


@rule("DD-312", "DD-903")
def test_buying_needs_room_taler_and_supply() -> None:
    for broken, key in (
        (position(taler=[0, 0], vegetables=[0, 0]), "taler"),
        (position(taler=[5, 0], vegetables=[8, 0]), "no-basket"),
        (position(taler=[5, 0], vegetables=[0, 0], supply=[30, 0, 12, 18]), "supply"),
    ):
        s = shopping(broken)
        assert options(s) == {"done"}
        assert refusal(s, "buy")[1] == key


@rule("DD-313")
@example("E-6")
def test_a_single_place() -> None:
    s = shopping(position(taler=[3, 0], vegetables=[7, 0], supply=[30, 10, 12, 18]))
    play(s, "buy")
    assert (s.taler[0], s.vegetables[0], s.supply[VEGETABLE]) == (2, 8, 9)
    assert options(s) == {"done"}
    for before, after in ((8, 8), (7, 8), (5, 7)):
        s = hiring(position(taler=[3, 0], vegetables=[before, 0], cellarer=[3, 0]))
        play(s, "keep")
        assert s.vegetables[0] == after
    play(s, "buy")
    assert (s.vegetables[0], s.taler[0]) == (8, 2)


@rule("DD-313")
def test_a_single_chip_in_the_supply_costs_a_taler_too() -> None:
    s = shopping(position(taler=[3, 0], vegetables=[2, 0], supply=[30, 1, 12, 18]))
    play(s, "buy")
    assert (s.taler[0], s.vegetables[0], s.supply[VEGETABLE]) == (2, 3, 0)


@rule("DD-314")
def test_buying_may_be_repeated() -> None:
    s = shopping(position(taler=[9, 0], vegetables=[0, 0]))
    play(s, "buy", "buy", "buy", "buy")
    assert (s.vegetables[0], s.taler[0]) == (8, 5)


@rule("DD-315")
def test_vegetables_have_four_uses_only() -> None:
    """Recruiting and dogs in phase 3, the road in phase 5, feeding in phase 6: no other move gives one away."""
    s = investing(position(taler=[0, 0], kennels=[1, 0]))
    assert {word for word in options(s) if spends_vegetable(word)} == {"recruit", "dog"}


def spends_vegetable(word: str) -> bool:
    s = investing(position(taler=[0, 0], kennels=[1, 0]))
    before = s.vegetables[0]
    return play(s, word).vegetables[0] < before


@example("E-24")
def test_six_players_in_the_first_round() -> None:
    s = play(fresh(6), "accept")
    first = s.actor
    assert s.supply[VEGETABLE] == 0
    play(s, "take:1")
    assert s.vegetables[first] == 6
    assert "buy" not in options(s)
    s = investing(position(6, cellarer=[1, 0, 0, 0, 0, 0], taler=[0] * 6))
    play(s, "recruit")
    assert (s.vegetables[0], s.supply[VEGETABLE]) == (5, 1)
    assert "buy" not in options(s)


def test_a_decided_turn_ends_only_by_word_and_an_empty_one_by_itself() -> None:
    """So that a hire can be taken back although nothing is left to buy."""
    s = play(hiring(position(taler=[3, 9]), 0, 1), "take:3")
    assert (s.actor, options(s)) == (0, {"done"})
    s = play(hiring(position(taler=[0, 9], cellarer=[3, 0], vegetables=[8, 0]), 0, 1), "keep")
    assert s.actor == 1
