"""6xx and 7xx: vegetables, feeding, indulgences and Taler."""

from __future__ import annotations

import pytest

from refectory.games.domus.components import BROTHER, CART, NOWHERE, VEGETABLE
from refectory.games.domus.scoring import payouts
from refectory.games.domus.steps import FEEDING, PAYOUT

from ...marks import example, rule
from .table import GAME, at, fields, new_year, options, play, position, refusal, riding


@rule("DD-601")
def test_any_number_of_vegetables_and_the_cart_in_any_order() -> None:
    s = riding(position(year=2, phase=5, road=[50, 60], vegetables=[2, 0], special={"cart": 0}))
    assert options(s) == {"vegetable", "cart", "done"}
    play(s, "vegetable", "cart", "vegetable")
    assert fields(s)[0] == "100"
    assert options(s) == {"done"}
    s = riding(position(phase=5, road=[50, 60], vegetables=[2, 0]), 0, 1)
    play(s, "done")
    assert fields(s)[0] == "50"
    assert refusal(riding(position(phase=5, road=[50, 60])), "cart") == ("DD-603", "not-holder")


@rule("DD-601")
def test_nothing_need_be_kept_for_the_feeding() -> None:
    s = riding(position(phase=5, road=[50, 60], vegetables=[1, 1], refectory=[3, 3]))
    assert play(s, "vegetable").vegetables[0] == 0


@rule("DD-602")
def test_a_vegetable_moves_ten_and_goes_to_the_supply() -> None:
    s = riding(position(phase=5, road=[50, 60], vegetables=[2, 0]))
    supply = s.supply[VEGETABLE]
    play(s, "vegetable")
    assert (fields(s)[0], s.vegetables[0], s.supply[VEGETABLE]) == ("60", 1, supply + 1)


@rule("DD-603")
def test_the_cart_moves_thirty_once() -> None:
    s = riding(position(year=2, phase=5, road=[50, 60], vegetables=[1, 0], special={"cart": 0}))
    play(s, "cart")
    assert (fields(s)[0], s.special[CART]) == ("80", NOWHERE)
    assert "cart" not in options(s)


@rule("DD-604")
def test_occupied_fields_count_and_field_0_is_left() -> None:
    s = riding(position(3, phase=5, road=[0, 10, 20], vegetables=[2, 0, 0]))
    play(s, "vegetable")
    assert fields(s)[0] == "10"
    play(s, "vegetable")
    assert fields(s)[0] == "20"


@rule("DD-605")
@example("E-20")
def test_into_cluny_by_vegetables() -> None:
    s = riding(position(year=2, phase=5, road=[380, 60], vegetables=[4, 0], special={"cart": 0}))
    play(s, "vegetable", "vegetable")
    assert fields(s)[0] == "400"
    play(s, "vegetable")
    assert (fields(s)[0], s.vegetables[0]) == ("CLUNY", 1)
    assert options(s) == {"done"}
    assert refusal(s, "vegetable") == ("DD-605", "arrived")
    s = riding(position(year=2, phase=5, road=[380, 60], vegetables=[4, 0], special={"cart": 0}))
    play(s, "cart")
    assert (fields(s)[0], s.vegetables[0]) == ("CLUNY", 4)
    assert GAME.parts.points_of(s.road[0]) == 41


@rule("DD-606", "DD-607", "DD-609")
@example("E-21")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((3, 1), (3, 0)),
        ((4, 2), (4, 0)),
        ((4, 1), (3, 0)),
        ((6, 1), (3, 0)),
        ((5, 0), (0, 0)),
        ((6, 8), (6, 6)),
        ((0, 3), (0, 3)),
    ],
)
def test_feeding(before: tuple[int, int], after: tuple[int, int]) -> None:
    brothers, vegetables = before
    s = position(
        phase=5, road=[20, 20], refectory=[brothers, 0], vegetables=[vegetables, 0], praying=[2, 0], chapel=[2, 0],
        field=[4, 0],
    )  # fmt: skip
    stock = GAME.inventory(s)
    supply = list(s.supply)
    at(s, (FEEDING,))
    assert (s.refectory[0], s.vegetables[0]) == after
    assert (s.praying[0], s.field[0]) == (2, 4)
    assert s.supply[BROTHER] == supply[BROTHER] + brothers - after[0]
    assert s.supply[VEGETABLE] == supply[VEGETABLE] + vegetables - after[1]
    assert GAME.inventory(s) == stock


@rule("DD-606")
def test_only_the_refectory_eats() -> None:
    s = position(phase=5, refectory=[0, 0], praying=[3, 0], chapel=[3, 0], field=[4, 0], vegetables=[5, 0])
    assert at(s, (FEEDING,)).vegetables[0] == 5


@rule("DD-608")
def test_feeding_is_forced_and_no_decision() -> None:
    s = position(phase=5, refectory=[4, 4], vegetables=[8, 2])
    at(s, (FEEDING,))
    assert s.over
    assert s.vegetables == [6, 0]


@rule("DD-701")
def test_indulgences_before_taler() -> None:
    s = position(3, phase=6, road=[50, 60, 70])
    s.log = []
    at(s, (PAYOUT,))
    assert [event.kind for event in s.log] == ["score"] * 3 + ["payout"] * 3


@rule("DD-702")
@pytest.mark.parametrize(("field", "points"), [(0, 0), (10, 1), (220, 22), (400, 40), (410, 41)])
def test_a_tenth_of_the_field(field: int, points: int) -> None:
    s = position(phase=6, road=[field, 20], garden=[5, 0])
    at(s, (PAYOUT,))
    assert s.scores[0] == points


@rule("DD-703")
@pytest.mark.parametrize("seats", range(2, 7))
def test_payouts_from_the_lowest_upwards(seats: int) -> None:
    s = position(seats, phase=6, road=[(seat + 1) * 10 for seat in range(seats)], taler=[0] * seats)
    at(s, (PAYOUT,))
    assert s.taler == [7, 5, 4, 3, 2, 1][:seats]


@rule("DD-703")
def test_nobody_on_0_is_paid_and_the_lowest_above_gets_seven() -> None:
    s = position(3, phase=6, road=[0, 0, 300], taler=[0, 0, 0])
    at(s, (PAYOUT,))
    assert s.taler == [0, 0, 7]


@rule("DD-704")
@example("E-4")
def test_a_tie_on_the_road() -> None:
    """Michael, Pia, Bernhard, Barbara on 40, two more on 60 and 90."""
    s = position(
        6, phase=6, road=[40, 40, 40, 40, 60, 90], cellarer=[0, 3, 0, 6, 0, 0], cards=[5, 1, 2, 3, 4, 6],
        taler=[0] * 6,
    )  # fmt: skip
    at(s, (PAYOUT,))
    assert s.taler == [4, 5, 3, 7, 2, 1]
    assert s.scores == [4, 4, 4, 4, 6, 9]


@rule("DD-705", "DD-703", "DD-702")
@example("E-22")
def test_payout_with_0_and_cluny() -> None:
    s = position(
        5, phase=6, road=[0, 50, 120, 410, 410], cellarer=[0, 0, 0, 4, 11], taler=[0] * 5,
    )  # fmt: skip
    at(s, (PAYOUT,))
    assert s.scores == [0, 5, 12, 41, 41]
    assert s.taler == [0, 7, 5, 3, 4]


@rule("DD-705")
def test_cluny_ranks_above_400() -> None:
    s = position(2, road=[410, 400], phase=6)
    assert payouts(s, s.road) == [5, 7]


@rule("DD-706")
def test_indulgences_are_not_limited() -> None:
    s = position(2, phase=6, road=[410, 20])
    s.scores = [150, 0]
    at(s, (PAYOUT,))
    assert s.scores[0] == 191


@rule("DD-707")
def test_taler_are_paid_in_the_last_year_too() -> None:
    s = position(2, year=4, phase=6, road=[50, 60], taler=[0, 0])
    at(s, (PAYOUT,))
    assert s.taler == [7, 5]


@rule("DD-708", "DD-201")
def test_the_next_year_follows() -> None:
    s = position(2, year=1, phase=7, road=[50, 60], taler=[1, 1])
    new_year(s)
    assert (s.year, s.phase) == (2, 1)
    assert fields(s) == ["50", "60"]


def test_the_forecast_breaks_ties_already() -> None:
    s = riding(position(2, phase=5, road=[50, 50], cellarer=[3, 4], vegetables=[1, 1]))
    seen = GAME.view(s, 0)["cloisters"]
    assert [cloister["income"] for cloister in seen] == [5, 7]
    assert [cloister["points"] for cloister in seen] == [5, 5]
