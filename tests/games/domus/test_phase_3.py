"""4xx: investments and food units."""

from __future__ import annotations

import pytest

from refectory.games.domus.components import BROTHER, DOG, KENNEL, VEGETABLE
from refectory.games.domus.scoring import food_terms
from refectory.games.domus.steps import FEEDING

from ...marks import example, rule
from .table import CLUNY, GAME, at, attacking, fields, investing, options, play, position, refusal, riding, steps_of


@rule("DD-401")
def test_invest_count_and_place_then_the_next_player() -> None:
    s = investing(position(taler=[3, 3]), 0, 1)
    play(s, "build:garden", "done")
    assert s.actor == 1
    assert fields(s)[0] == "30"
    assert GAME.view(s, 1)["cloisters"][0]["place"] == 3


@rule("DD-402")
def test_investments_in_any_order_until_done() -> None:
    one = play(
        investing(position(taler=[8, 0])),
        "build:garden",
        "chapel",
        "kennel",
        "build:garden",
        "pray",
        "recruit",
        "done",
    )
    two = play(
        investing(position(taler=[8, 0])),
        "recruit",
        "chapel",
        "pray",
        "build:garden",
        "build:garden",
        "kennel",
        "done",
    )
    assert one == two


@rule("DD-402")
def test_every_price_is_due_at_once() -> None:
    s = investing(position(taler=[2, 0]))
    bank = s.bank
    play(s, "build:brewery")
    assert (s.taler[0], s.bank) == (0, bank + 2)
    assert not any(word.startswith("build") for word in options(s))
    assert refusal(s, "build:garden") == ("DD-402", "taler")


@rule("DD-403")
@pytest.mark.parametrize(
    ("area", "costs"), [("garden", (1, 1, 2, 2, 4)), ("dairy", (2, 2, 2, 3, 5)), ("brewery", (2, 4, 6, 3, 6))]
)
def test_what_the_steps_cost(area: str, costs: tuple[int, ...]) -> None:
    s = investing(position(taler=[sum(costs), 0]))
    for step, cost in enumerate(costs, 1):
        before = s.taler[0]
        play(s, f"build:{area}")
        assert before - s.taler[0] == cost
        assert steps_of(s, 0)[area] == step
    assert s.taler[0] == 0


@rule("DD-404")
def test_several_areas_and_no_step_beyond_the_fifth() -> None:
    s = investing(position(taler=[20, 0], garden=[4, 0]))
    play(s, "build:garden", "build:dairy", "build:brewery")
    assert steps_of(s, 0) == {"garden": 5, "dairy": 1, "brewery": 1}
    assert "build:garden" not in options(s)
    assert refusal(s, "build:garden") == ("DD-404", "full-area")


@rule("DD-405", "DD-403")
@example("E-14")
def test_the_dairy_rebate() -> None:
    s = investing(position(taler=[7, 0], cellarer=[5, 0], dairy=[1, 0]))
    play(s, "build:dairy", "build:dairy", "build:dairy")
    assert (steps_of(s, 0)["dairy"], s.taler[0]) == (4, 1)
    play(s, "kennel")
    assert GAME.view(s, 0)["cloisters"][0]["prices"]["dairy"] == 5
    s = investing(position(taler=[4, 0], cellarer=[5, 0], dairy=[4, 0]))
    play(s, "build:dairy")
    assert s.taler[0] == 0


@rule("DD-405")
@pytest.mark.parametrize(("cellarer", "price"), [(4, 1), (15, 1), (1, 2), (7, 2), (0, 2)])
def test_only_a_dairy_cellarer_makes_dairy_steps_cheaper(cellarer: int, price: int) -> None:
    s = investing(position(taler=[9, 0], cellarer=[cellarer, 0]))
    play(s, "build:garden", "build:brewery")
    assert s.taler[0] == 6, "the other areas cost the same as ever"
    play(s, "build:dairy")
    assert s.taler[0] == 6 - price


@rule("DD-405")
def test_the_rebate_comes_back_next_year_only() -> None:
    s = investing(position(taler=[9, 9], cellarer=[5, 6]), 0, 1, 0)
    play(s, "build:dairy", "build:dairy")
    assert s.taler[0] == 9 - 1 - 2
    play(s, "done", "build:dairy", "done", "build:dairy")
    assert s.taler == [9 - 1 - 2 - 1, 9 - 1]


@rule("DD-406")
@example("E-2")
def test_chapel_costs() -> None:
    s = investing(position(taler=[7, 0]))
    play(s, "chapel")
    assert (s.taler[0], s.chapel[0]) == (4, 1)
    assert "chapel" not in options(s)
    assert refusal(s, "chapel") == ("DD-406", "chapel-once")
    s = investing(position(taler=[4, 0], chapel=[2, 0]))
    play(s, "chapel")
    assert (s.taler[0], s.chapel[0]) == (0, 3)
    assert "chapel" not in options(investing(position(taler=[3, 0], chapel=[2, 0])))


@rule("DD-406")
@pytest.mark.parametrize(("stage", "cost"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_one_stage_a_year_in_order(stage: int, cost: int) -> None:
    s = investing(position(taler=[10, 0], chapel=[stage, 0]))
    play(s, "chapel")
    assert (s.chapel[0], s.taler[0]) == (stage + 1, 10 - cost)


@rule("DD-406")
def test_no_fifth_stage() -> None:
    s = investing(position(taler=[10, 0], chapel=[4, 0]))
    assert "chapel" not in options(s)
    assert refusal(s, "chapel") == ("DD-406", "chapel-finished")


@rule("DD-407")
@pytest.mark.parametrize(("stage", "places"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_places_of_the_chapel(stage: int, places: int) -> None:
    s = investing(position(taler=[0, 0], chapel=[stage, 0], refectory=[6, 0]))
    for _ in range(places):
        play(s, "pray")
    assert s.praying[0] == places
    assert "pray" not in options(s)


@rule("DD-407")
def test_a_new_place_may_be_used_at_once() -> None:
    s = play(investing(position(taler=[3, 0])), "chapel", "pray")
    assert (s.refectory[0], s.praying[0]) == (2, 1)


@rule("DD-408")
def test_recruiting() -> None:
    s = investing(position(taler=[0, 0]))
    brothers, vegetables = s.supply[BROTHER], s.supply[VEGETABLE]
    play(s, "recruit", "recruit", "recruit")
    assert (s.refectory[0], s.vegetables[0]) == (6, 3)
    assert (s.supply[BROTHER], s.supply[VEGETABLE]) == (brothers - 3, vegetables + 3)
    assert "recruit" not in options(s)
    assert refusal(s, "recruit") == ("DD-408", "no-bed")


@rule("DD-408")
def test_recruiting_needs_a_vegetable_and_a_brother() -> None:
    s = investing(position(taler=[1, 0], vegetables=[0, 0]))
    assert refusal(s, "recruit") == ("DD-408", "no-vegetable")
    s = investing(position(taler=[1, 0], supply=[0, 5, 5, 5]))
    assert refusal(s, "recruit") == ("DD-903", "supply")
    assert "recruit" not in options(s)


@rule("DD-408", "DD-409")
def test_a_full_refectory_makes_room_by_praying() -> None:
    s = investing(position(taler=[0, 0], chapel=[1, 0], refectory=[6, 0]))
    assert "recruit" not in options(s)
    play(s, "pray", "recruit")
    assert (s.refectory[0], s.praying[0]) == (6, 1)


@rule("DD-409")
def test_moving_to_the_chapel_and_back() -> None:
    s = investing(position(taler=[0, 0], chapel=[2, 0]))
    play(s, "pray", "pray", "unpray")
    assert (s.refectory[0], s.praying[0], s.taler[0]) == (2, 1, 0)
    full = investing(position(taler=[0, 0], chapel=[1, 0], refectory=[6, 0], praying=[1, 0]))
    assert "unpray" not in options(full)
    assert refusal(full, "unpray") == ("DD-409", "no-place")
    assert refusal(full, "pray") == ("DD-409", "no-place")


@rule("DD-409", "DD-812")
def test_at_most_twelve_moves() -> None:
    s = investing(position(taler=[0, 0], chapel=[1, 0]))
    for _ in range(6):
        play(s, "pray", "unpray")
    assert not options(s) & {"pray", "unpray"}
    assert refusal(s, "pray") == ("DD-409", "shifts")


@rule("DD-410")
def test_praying_brothers_add_food_and_can_not_beg() -> None:
    s = play(investing(position(taler=[0, 0], chapel=[3, 0])), "pray", "pray", "pray", "done")
    assert fields(s)[0] == str(10 + 10 + 60)
    s = position(phase=4, road=[20, 50], refectory=[0, 0], praying=[3, 0])
    assert attacking(s).over, "nobody in the refectory, nobody to beg"


@rule("DD-411")
def test_field_work_in_pairs_from_both_rooms() -> None:
    s = investing(position(taler=[0, 0], refectory=[3, 0], praying=[3, 0], chapel=[3, 0]))
    assert {"field:2-0", "field:1-1", "field:0-2"} < options(s)
    play(s, "field:1-1")
    assert (s.refectory[0], s.praying[0], s.field[0]) == (2, 2, 2)
    play(s, "field:0-2", "field:2-0")
    assert (s.refectory[0], s.praying[0], s.field[0]) == (0, 0, 6)
    assert refusal(s, "field:2-0") == ("DD-411", "no-pair")


@rule("DD-411")
def test_never_an_odd_number_and_never_more_than_eight() -> None:
    s = investing(position(taler=[0, 0], refectory=[1, 0]))
    assert not any(word.startswith("field") for word in options(s))
    s = investing(position(taler=[0, 0], refectory=[6, 0], praying=[3, 0], chapel=[3, 0]))
    play(s, "field:2-0", "field:2-0", "field:2-0", "recruit", "field:1-1")
    assert s.field[0] == 8
    play(s, "recruit", "recruit")
    assert not any(word.startswith("field") for word in options(s))
    assert refusal(s, "field:2-0") == ("DD-411", "full-field")


@rule("DD-411")
def test_nobody_is_called_back_from_the_field() -> None:
    s = play(investing(position(taler=[0, 0])), "field:2-0")
    assert s.field[0] == 2
    for word in options(s):
        assert play(s.copy(), word).field[0] >= 2


@rule("DD-412")
def test_field_brothers_leave_their_places_free_and_are_not_fed() -> None:
    s = play(investing(position(taler=[0, 0], refectory=[6, 0])), "field:2-0", "recruit", "recruit")
    assert (s.refectory[0], s.field[0]) == (6, 2)
    s = position(phase=5, refectory=[0, 0], field=[4, 0], vegetables=[2, 0], road=[20, 20])
    at(s, (FEEDING,))
    assert (s.field[0], s.vegetables[0]) == (4, 2)
    assert not [score for score in GAME.projection(position(field=[4, 0], refectory=[0, 0]), 0) if score.seat == 0]


@rule("DD-413")
def test_one_kennel_a_year() -> None:
    s = investing(position(taler=[5, 0]))
    play(s, "kennel")
    assert (s.taler[0], s.kennels[0], s.supply[KENNEL]) == (4, 1, 17)
    assert "kennel" not in options(s)
    assert refusal(s, "kennel") == ("DD-413", "kennel-once")
    again = investing(position(taler=[5, 0], kennels=[1, 0]))
    assert "kennel" in options(again)


@rule("DD-413", "DD-903")
def test_eighteen_kennels_for_six_players() -> None:
    s = investing(position(6, year=4, taler=[5] * 6, kennels=[3] * 6))
    assert s.supply[KENNEL] == 0
    assert refusal(s, "kennel") == ("DD-903", "supply")


@rule("DD-414")
def test_dogs_need_kennels_and_vegetables() -> None:
    s = investing(position(taler=[1, 0]))
    assert refusal(s, "dog") == ("DD-414", "no-kennel")
    play(s, "kennel", "dog")
    assert (s.dogs[0], s.vegetables[0], s.supply[DOG]) == (1, 5, 11)
    assert "dog" not in options(s)
    several = investing(position(taler=[0, 0], kennels=[3, 0]))
    assert play(several, "dog", "dog", "dog").dogs[0] == 3
    assert refusal(investing(position(taler=[1, 0], kennels=[1, 0], vegetables=[0, 0])), "dog") == (
        "DD-414",
        "no-vegetable",
    )


@rule("DD-414", "DD-903")
def test_only_twelve_dogs_exist() -> None:
    s = investing(position(4, taler=[0] * 4, kennels=[4, 4, 4, 4], dogs=[0, 4, 4, 4]))
    assert "dog" not in options(s)
    assert refusal(s, "dog") == ("DD-903", "supply")


@rule("DD-415")
def test_lending_in_portions_of_three_up_to_nine() -> None:
    s = investing(position(taler=[14, 0]))
    play(s, "lend", "lend", "lend")
    assert (s.taler[0], s.lent[0]) == (5, 9)
    assert "lend" not in options(s)
    assert refusal(s, "lend") == ("DD-415", "loan")
    assert refusal(investing(position(taler=[2, 0])), "lend") == ("DD-415", "taler")


@rule("DD-416")
def test_lending_and_field_work_stay_legal_in_the_last_year() -> None:
    s = investing(position(year=4, taler=[3, 0]))
    assert {"lend", "field:2-0"} < options(s)


@rule("DD-417")
@example("E-1")
def test_the_board_in_the_picture() -> None:
    s = play(investing(position(garden=[2, 0], dairy=[1, 0], taler=[0, 0], road=[0, 0])), "done")
    assert fields(s)[0] == "50"


@rule("DD-417", "DD-418", "DD-419")
@example("E-15")
def test_all_terms_of_the_food_count() -> None:
    s = position(
        boost="beer", garden=[3, 0], dairy=[4, 0], brewery=[3, 0], cellarer=[9, 0], chapel=[2, 0], praying=[2, 0],
    )  # fmt: skip
    assert food_terms(s, 0) == (40, 70, 80, 50, 20, 40, 40)
    assert fields(play(investing(s), "done"))[0] == "340"


@rule("DD-418")
@example("E-5")
@pytest.mark.parametrize(("brewery", "ne"), [(1, 80), (2, 110)])
def test_the_bonus_of_a_brewery_cellarer(brewery: int, ne: int) -> None:
    assert sum(food_terms(position(cellarer=[7, 0], brewery=[brewery, 0]), 0)) == ne
    p = GAME.parts
    legend = {
        number: (p.cellarer_area[number], p.cellarer_ne[number], p.cellarer_bonus[number]) for number in (1, 4, 7)
    }
    assert legend == {1: (0, 10, 0), 4: (1, 20, 0), 7: (2, 40, 10)}


@rule("DD-419")
@pytest.mark.parametrize(
    ("boost", "cellarer", "extra"),
    [
        ("herbs", 1, 20),
        ("cheese", 4, 30),
        ("beer", 7, 40),
        ("herbs", 4, 0),
        ("cheese", 7, 0),
        ("beer", 1, 0),
        ("beer", 0, 0),
    ],
)
def test_the_boost_card_counts_for_its_type(boost: str, cellarer: int, extra: int) -> None:
    assert food_terms(position(boost=boost, cellarer=[cellarer, 0]), 0)[5] == extra


@rule("DD-420")
def test_the_figure_is_set_anew_wherever_it_stood() -> None:
    s = play(investing(position(road=[300, 20], taler=[0, 0])), "done")
    assert fields(s) == ["20", "20"]


@rule("DD-421", "DD-422")
@example("E-16")
@pytest.mark.parametrize(
    ("cellarer", "praying", "boost", "field"),
    [(15, 0, "", "400"), (13, 0, "", "390"), (13, 1, "", "CLUNY"), (13, 0, "cheese", "CLUNY")],
)
def test_the_edge_of_cluny(cellarer: int, praying: int, boost: str, field: str) -> None:
    s = position(
        garden=[5, 0], dairy=[5, 0], brewery=[5, 0], cellarer=[cellarer, 0], chapel=[1, 0], praying=[praying, 0],
        boost=boost, taler=[0, 0], road=[0, 20],
    )  # fmt: skip
    play(investing(s), "done")
    assert fields(s)[0] == field
    s.phase, s.placed = 4, 2
    attacking(s, 1)
    assert ("beg:1" in options(s)) is (field != "CLUNY") if not s.over else field == "CLUNY"
    assert GAME.parts.points_of(s.road[0]) == {"400": 40, "390": 39, "CLUNY": 41}[field]


@rule("DD-422")
def test_nothing_moves_a_figure_in_cluny() -> None:
    s = position(year=2, phase=4, road=[410, 50], special={"drunkard": 0}, refectory=[3, 3])
    assert s.road[0] == CLUNY
    attacking(s)
    assert options(s) == {"drunkard:2", "done"}
    assert refusal(s, "drunkard:1") == ("DD-422", "in-cluny")
    s = position(year=2, phase=5, road=[410, 50], special={"cart": 0})
    assert riding(s).over


@rule("DD-423")
def test_the_least_result_is_20_and_all_are_multiples_of_10() -> None:
    assert sum(food_terms(position(), 0)) == 20
    p = GAME.parts
    figures = [*p.ne[0], *p.ne[1], *p.ne[2], *p.cellarer_ne, *p.cellarer_bonus, *p.boost_ne, p.chapel_ne]
    assert all(ne % 10 == 0 for ne in figures)


@rule("DD-812")
def test_every_investment_uses_something_up() -> None:
    """However long a turn is drawn out, it ends."""
    s = investing(position(taler=[40, 0], refectory=[6, 0], praying=[3, 0], chapel=[3, 0], vegetables=[8, 0]))
    for _ in range(60):
        GAME.play(s, s.options[0])
        if s.over:
            return
    pytest.fail("the turn does not end")


def test_running_totals() -> None:
    s = play(investing(position(taler=[9, 0], cellarer=[4, 0], boost="cheese")), "build:dairy", "kennel", "lend")
    seen = GAME.view(s, 0)
    assert seen["turn"]["before"] == 9
    assert {kind: taler for kind, taler in seen["turn"]["spent"].items() if taler} == {
        "dairy": 1,
        "kennel": 1,
        "lender": 3,
    }
    assert seen["cloisters"][0]["taler"] == 4
    assert seen["cloisters"][0]["ne"] == 10 + 20 + 20 + 30
    play(s, "done")
    assert s.spent == [0] * 6
