"""2xx: years, the right to start, boost card, special cards, interest and field work."""

from __future__ import annotations

from typing import cast

import pytest

from refectory.engine.event import Event
from refectory.engine.match import Match
from refectory.games.domus.components import BROTHER, NOWHERE, VEGETABLE
from refectory.games.domus.scoring import food_terms
from refectory.games.domus.state import DomusState
from refectory.games.domus.steps import AWARDS, INTEREST, PAYOUT, PHASE_2, START, TURN_UP

from ...marks import example, rule
from .table import (
    GAME,
    at,
    attacking,
    fresh,
    investing,
    new_year,
    options,
    play,
    play_randomly,
    position,
    riding,
    starting,
    step_name,
    told,
    turn_up,
)


@rule("DD-201", "DD-801")
def test_four_years_of_seven_phases() -> None:
    log: list[Event] = []
    s = cast(DomusState, GAME.begin(3, {}, "years", log))
    seen: list[tuple[int, int]] = []
    while not s.over:
        if (s.year, s.phase) not in seen:
            seen.append((s.year, s.phase))
        GAME.play(s, s.options[-1] if step_name(s) != "start" else s.options[0])
    years = [event.data["year"] for event in log if event.kind == "year"]
    assert years == [1, 2, 3, 4]
    assert seen == sorted(seen)
    assert {phase for _, phase in seen} >= {1, 2, 3, 5}
    assert s.pile == []
    assert (s.year, s.phase) == (4, 7)


@rule("DD-202", "DD-203")
def test_everybody_finishes_a_phase_before_the_next_and_the_start_player_goes_first() -> None:
    s = fresh(4)
    play_randomly(s, 3, "cellarer")
    start = s.start
    order = [(start + i) % 4 for i in range(4)]
    for name, last in (("cellarer", "keep"), ("invest", "done"), ("attack", "done"), ("road", "done")):
        turns: list[int] = []
        while step_name(s) in (name, "veg" if name == "cellarer" else name):
            if not turns or turns[-1] != s.actor:
                turns.append(s.actor)
            play(s, last if step_name(s) == name else "done")
        assert turns == [seat for seat in order if seat in turns]
        assert name in ("attack", "road") or turns == order


@rule("DD-204")
@pytest.mark.parametrize("accepting", [0, 1, 2])
def test_the_column_travels_on_from_whoever_accepted(accepting: int) -> None:
    s = position(3, year=1, phase=7, start=accepting, taler=[1, 1, 1])
    assert new_year(s).actor == (accepting + 1) % 3


@rule("DD-205")
def test_the_steps_of_phase_1_come_in_their_order() -> None:
    s = position(2, year=1, phase=7, start=1, taler=[2, 2], lent=[3, 0], field=[2, 0], vegetables=[0, 0])
    new_year(s)
    kinds = [event.kind for event in told(s, "accept")]
    assert kinds == ["accept", "boost", "award", "award", "award", "interest", "harvest", "home"]


@rule("DD-205")
def test_the_first_year_has_neither_special_cards_nor_interest() -> None:
    assert [event.kind for event in told(fresh(2), "accept")] == ["accept", "boost"]


@rule("DD-206")
def test_accept_or_pay_and_hand_on() -> None:
    s = starting(position(3, phase=1, taler=[2, 2, 2]))
    assert options(s) == {"accept", "pass"}
    play(s, "pass", "pass")
    assert s.taler == [1, 1, 2]
    assert s.pot == 2
    assert s.actor == 2


@rule("DD-206")
def test_the_right_may_go_round_several_times() -> None:
    s = starting(position(2, phase=1, taler=[3, 3]))
    play(s, "pass", "pass", "pass", "pass")
    assert s.actor == 0
    assert s.pot == 4
    assert options(s) == {"accept", "pass"}


@rule("DD-207")
def test_without_taler_one_must_accept() -> None:
    s = starting(position(2, phase=1, taler=[1, 0]))
    play(s, "pass")
    assert s.start == 1
    assert s.taler == [0, 1]


@rule("DD-208")
def test_the_pot_goes_to_whoever_accepts_with_his_own_taler() -> None:
    s = starting(position(2, phase=1, taler=[5, 5]))
    play(s, "pass", "pass", "accept")
    assert s.start == 0
    assert s.taler == [4 + 2, 4]
    assert s.pot == 0


@rule("DD-208")
def test_an_empty_pot_brings_nothing() -> None:
    s = starting(position(2, phase=1, taler=[5, 5]))
    assert play(s, "accept").taler == [5, 5]


@rule("DD-209")
def test_lent_taler_can_not_pay_for_handing_on() -> None:
    s = new_year(position(2, year=1, phase=7, start=1, taler=[0, 4], lent=[9, 0]))
    assert s.start == 0, "seat 1 was start player, seat 0 has to accept although nine Taler are lent"
    assert s.taler[0] == 12


@rule("DD-210")
@pytest.mark.parametrize("taler", [(1, 0, 0), (2, 1, 4), (3, 3, 3), (0, 5, 0)])
def test_handing_on_ends_with_the_money(taler: tuple[int, ...]) -> None:
    s = starting(position(3, phase=1, taler=taler))
    passes = 0
    while not s.over:
        play(s, "pass")
        passes += 1
    assert passes <= sum(taler)
    assert sum(s.taler) == sum(taler)


@rule("DD-211")
def test_the_boost_card_is_turned_up_after_the_right_was_accepted() -> None:
    s = fresh(2)
    assert GAME.view(s, 0)["boosts"]["now"] is None
    top = s.pile[-1]
    play(s, "accept")
    assert s.boost() == top
    assert s.shown[-1] == top
    assert len(s.pile) == 3


@rule("DD-211", "DD-419")
def test_only_this_years_card_counts() -> None:
    s = position(year=2, cellarer=[5, 0])
    turn_up(s, "beer")
    s.shown[-2] = GAME.parts.boosts.index("cheese")
    assert food_terms(s, 0)[5] == 0


@rule("DD-212", "DD-516")
def test_nobody_keeps_a_special_card() -> None:
    s = position(2, year=2, garden=[0, 1], dairy=[0, 1], brewery=[0, 1], special={"cart": 0, "herdsman": 0})
    at(s, (AWARDS,))
    assert s.special == [1, 1, 1]


@rule("DD-213")
def test_each_area_earns_its_card() -> None:
    s = position(3, year=2, garden=[1, 0, 0], dairy=[0, 1, 0], brewery=[0, 0, 1])
    at(s, (AWARDS,))
    assert dict(zip(("cart", "herdsman", "drunkard"), s.special, strict=True)) == {
        "cart": 0, "herdsman": 1, "drunkard": 2,
    }  # fmt: skip


@rule("DD-214", "DD-215")
def test_a_card_is_awarded_even_if_all_are_on_step_0() -> None:
    s = position(3, year=2, cards=[2, 6, 4])
    at(s, (AWARDS,))
    assert s.special == [1, 1, 1]


@rule("DD-214")
def test_the_highest_step_counts_before_any_cellarer() -> None:
    s = position(2, year=2, garden=[1, 2], cellarer=[18, 0], cards=[6, 1])
    at(s, (AWARDS,))
    assert s.special[0] == 1


@rule("DD-215")
def test_ties_go_to_the_dearer_cellarer_then_to_the_higher_card() -> None:
    s = position(4, year=2, garden=[3, 3, 3, 2], cellarer=[0, 2, 1, 18], cards=[6, 1, 5, 4])
    at(s, (AWARDS,))
    assert s.special[0] == 1
    s.cellarer = [0, 0, 0, 18]
    at(s, (AWARDS,))
    assert s.special[0] == 0


@rule("DD-215")
@example("E-10")
def test_special_cards_of_the_second_round() -> None:
    s = position(
        4, year=2, garden=[2, 2, 1, 0], brewery=[1, 0, 1, 0], cellarer=[0, 3, 0, 0], cards=[6, 1, 4, 2],
    )  # fmt: skip
    at(s, (AWARDS,))
    assert s.special == [1, 1, 0]


@rule("DD-216")
def test_cards_go_by_the_moment_before_phase_2_and_one_may_get_all() -> None:
    s = position(2, year=2, phase=1, start=0, taler=[20, 20], garden=[1, 1], cellarer=[5, 4])
    s.pile = [0]
    at(s, (START, 0), (TURN_UP,), (AWARDS,), (PHASE_2,))
    play(s, "accept")
    assert s.special == [0, 0, 0]
    play(s, "dismiss", "done", "take:18")
    assert s.special == [0, 0, 0]


@rule("DD-217")
def test_a_short_supply_serves_the_start_player_first() -> None:
    s = position(3, year=2, phase=1, start=2, field=[4, 4, 4], vegetables=[0, 0, 0], supply=[30, 3, 12, 18])
    s.log = []
    at(s, (INTEREST,))
    assert s.vegetables == [1, 0, 2]
    assert [event.seat for event in s.log if event.kind == "harvest"] == [2, 0, 1]


@rule("DD-218")
@pytest.mark.parametrize(("lent", "interest"), [(3, 1), (6, 2), (9, 3), (0, 0)])
def test_interest(lent: int, interest: int) -> None:
    s = position(2, year=2, phase=1, taler=[4, 0], lent=[lent, 0])
    at(s, (INTEREST,))
    assert s.taler[0] == 4 + lent + interest
    assert s.lent[0] == 0
    assert GAME.inventory(s)["taler"] == 132


@rule("DD-218")
@example("E-11")
def test_lending_from_phase_3_to_the_next_year() -> None:
    s = investing(position(2, taler=[11, 20], road=[0, 0]))
    play(s, "kennel", "lend", "lend", "lend")
    assert (s.taler[0], s.lent[0]) == (1, 9)
    assert "lend" not in options(s)
    s.year, s.phase, s.start, s.road = 1, 7, 1, [2, 1]
    s.taler[0] += 4
    new_year(s)
    assert s.taler[0] == 5
    play(s, "pass")
    assert s.taler[0] == 4
    play(s, "accept")
    assert s.taler[0] == 16


@rule("DD-219", "DD-220")
@example("E-12")
def test_field_work_without_room() -> None:
    s = position(
        2, year=2, phase=1, field=[6, 0], refectory=[5, 0], praying=[2, 0], chapel=[3, 0], vegetables=[7, 0],
        supply=[20, 5, 12, 18],
    )  # fmt: skip
    at(s, (INTEREST,))
    assert s.vegetables[0] == 8
    assert s.supply[VEGETABLE] == 4
    assert (s.refectory[0], s.praying[0], s.field[0]) == (6, 3, 0)
    assert s.supply[BROTHER] == 24


@rule("DD-219")
def test_field_vegetables_come_from_the_supply_only() -> None:
    s = position(2, year=2, phase=1, field=[4, 0], refectory=[0, 0], vegetables=[0, 0], supply=[20, 1, 12, 18])
    at(s, (INTEREST,))
    assert s.vegetables[0] == 1
    assert s.supply[VEGETABLE] == 0


@rule("DD-220")
def test_field_brothers_fill_the_refectory_before_the_chapel() -> None:
    s = position(2, year=2, phase=1, field=[2, 0], refectory=[5, 0], chapel=[2, 0])
    at(s, (INTEREST,))
    assert (s.refectory[0], s.praying[0]) == (6, 1)


@example("E-9")
@rule("DD-204", "DD-206", "DD-207", "DD-208")
def test_the_circling_right() -> None:
    s = position(3, phase=1, taler=[2, 1, 4])
    starting(s)
    play(s, "pass", "pass", "pass", "pass")
    assert s.taler == [0, 4, 3]
    assert s.start == 1
    assert s.turn_order() == [1, 2, 0]
    s.phase = 7
    new_year(s)
    assert s.actor == 2


@rule("DD-708")
def test_last_years_figures_stay_but_mean_nothing() -> None:
    s = position(2, year=1, phase=7, road=[100, 50], taler=[1, 1])
    new_year(s)
    play(s, "accept")
    assert s.road == [10, 5]
    assert [cloister["placed"] for cloister in GAME.view(s, 0)["cloisters"]] == [False, False]


def test_handing_on_and_accepting_can_not_be_taken_back() -> None:
    match = Match(GAME, ["Anna", "Bert"], seed="undo")
    first = match.state.actor
    match.play(first, "pass")
    assert match.undo_barrier(first) == "turn-over"
    match.play(1 - first, "accept")
    assert match.undo_barrier(1 - first) == "boost"


def test_the_same_seat_may_be_designated_twice_running() -> None:
    """The designated seat hands on, its left neighbour accepts: with two seats it is designated again."""
    s = new_year(position(2, year=1, phase=7, start=0, taler=[3, 3]))
    assert s.actor == 1
    play(s, "pass", "accept")
    assert s.start == 0
    s.phase = 7
    assert new_year(s).actor == 1


def test_unused_cards_are_of_no_use_after_their_phase() -> None:
    s = position(2, year=2, phase=5, road=[50, 60], special={"drunkard": 0, "herdsman": 0}, vegetables=[1, 0])
    riding(s)
    assert options(s) == {"vegetable", "done"}
    late = position(2, year=2, phase=4, road=[50, 60], refectory=[0, 0], special={"cart": 0})
    assert attacking(late).over
    assert at(late, (PAYOUT,)).special[0] in (0, NOWHERE)
