"""What the bots think: cheap, blind to hidden things, and good enough to beat chance."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from refectory.engine.weights import Weights
from refectory.games.domus import Domus
from refectory.games.domus.components import DRUNKARD
from refectory.games.domus.sense import Sense
from refectory.games.domus.state import DomusState
from refectory.games.domus.steps import (
    ACCEPT,
    ATTACK,
    DONE,
    FEEDING,
    INVEST,
    NEXT_YEAR,
    PASS,
    PAYOUT,
    PHASE_4,
    PHASE_5,
    ROAD,
)

from .table import GAME, at, fresh, investing, play, position, starting, step_name

WEIGHTS = Weights.load("refectory.games.domus")


def in_full_year(s: DomusState, *frames: tuple[int, ...]) -> DomusState:
    """Turns with the rest of the year behind them, so that what follows is what follows at a table."""
    later = ((PHASE_4,), (PHASE_5,), (FEEDING,), (PAYOUT,), (NEXT_YEAR,))
    return at(s, *frames, *later[s.phase - 3 :])


def best(s: DomusState) -> str:
    """The move a greedy player takes."""
    seat, values = s.actor, []
    for move, prior in zip(s.options, GAME.priors(s), strict=True):
        after = s.copy()
        GAME.play(after, move)
        values.append((prior + GAME.evaluate(after, seat), GAME.vocabulary.word(move)))
    return max(values)[1]


def test_nobody_pays_for_handing_on_a_full_pot() -> None:
    s = starting(position(2, phase=1, taler=[5, 5]))
    s.pot = 4
    priors = dict(zip(s.options, GAME.priors(s), strict=True))
    assert priors[ACCEPT] > priors[PASS]


def test_in_the_last_year_every_spare_vegetable_goes_on_the_road() -> None:
    s = position(2, year=4, phase=5, road=[50, 90], vegetables=[3, 0], refectory=[0, 0])
    in_full_year(s, (ROAD, 0, 0), (ROAD, 1, 0))
    for _ in range(3):
        assert best(s) == "vegetable"
        play(s, "vegetable")


def test_but_not_the_one_that_feeds_three_brothers() -> None:
    s = position(2, year=4, phase=5, road=[50, 90], vegetables=[1, 0], refectory=[3, 0])
    in_full_year(s, (ROAD, 0, 0), (ROAD, 1, 0))
    assert best(s) == "done"


def test_money_does_not_stay_in_the_purse_in_the_first_year() -> None:
    s = in_full_year(position(2, taler=[4, 4]), (INVEST, 0, 0, 0), (INVEST, 1, 0, 0))
    assert best(s) != "done"


def test_nobody_works_on_the_field_or_lends_in_the_last_year() -> None:
    s = position(2, year=4, taler=[3, 0], chapel=[4, 0], garden=[5, 0], dairy=[5, 0], brewery=[5, 0])
    in_full_year(s, (INVEST, 0, 0, 0), (INVEST, 1, 0, 0))
    while step_name(s) == "invest" and s.actor == 0:
        word = best(s)
        assert not word.startswith(("field", "lend"))
        play(s, word)


def test_a_leader_is_begged_from_in_the_last_year() -> None:
    s = position(2, year=4, phase=4, road=[100, 200], refectory=[3, 0])
    s.scores = [50, 55]
    in_full_year(s, (ATTACK, 0, 0), (ATTACK, 1, 0))
    assert best(s) == "beg:2"


def test_a_hit_is_parried() -> None:
    s = position(2, year=2, phase=4, road=[100, 200], refectory=[3, 3], special={"herdsman": 1})
    play(in_full_year(s, (ATTACK, 0, 0), (ATTACK, 1, 0)), "beg:2")
    assert best(s) == "herdsman"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_judgement_is_blind_to_the_order_of_the_boost_cards(seats: int) -> None:
    s = fresh(seats, "blind")
    rng = Random(1)
    ply = 0
    while not s.over:
        if ply % 9 == 0:
            other = GAME.imagine(s, s.actor, rng)
            assert all(GAME.evaluate(s, seat) == GAME.evaluate(other, seat) for seat in range(seats))
            assert GAME.priors(s) == GAME.priors(other)
        ply += 1
        GAME.play(s, rng.choice(s.options))


def test_ending_a_turn_is_worth_nothing_at_first_sight() -> None:
    s = investing(position(2, taler=[4, 4]), 0, 1)
    assert dict(zip(s.options, GAME.priors(s), strict=True))[DONE] == 0


def begged(ahead: int, dogs: int = 0) -> float:
    """What three brothers of seat 1, on field 100, are feared to take from seat 0 in phase 4."""
    s = position(
        2, year=4, phase=4, road=[ahead, 100], refectory=[0, 3], vegetables=[0, 1], dogs=[dogs, 0], kennels=[dogs, 0]
    )
    in_full_year(s, (ATTACK, 1, 0), (ATTACK, 0, 0))
    return without("threat").prospects(s)[0] - GAME.prospects(s)[0]


def without(name: str) -> Domus:
    """The game, with nobody heeding this."""
    silent = [
        0.0 if own.startswith(name) else number
        for own, number in zip(WEIGHTS.names(), WEIGHTS.numbers(), strict=True)
    ]
    return GAME.weighed(WEIGHTS.changed(silent, "by a test"))


def test_whoever_is_ahead_fears_beggars_until_he_is_behind() -> None:
    assert begged(90) == 0
    sure = WEIGHTS.row("threat")[-1]
    assert [begged(ahead) for ahead in (100, 120, 130, 390)] == pytest.approx(
        [3 * sure, 3 * sure, 6 * sure, 9 * sure]
    )


def test_dogs_and_the_walls_of_cluny_end_the_fear() -> None:
    assert begged(130, dogs=1) == pytest.approx(begged(100))
    assert begged(130, dogs=2) == 0
    assert begged(410) == 0


def test_beggars_who_had_their_turn_are_not_feared() -> None:
    s = position(2, year=4, phase=4, road=[200, 100], refectory=[1, 3], vegetables=[0, 1])
    s.special[DRUNKARD] = 0
    in_full_year(s, (ATTACK, 0, 0))
    assert without("threat").prospects(s) == GAME.prospects(s)


def test_a_lead_in_food_is_envied_as_long_as_years_are_left() -> None:
    for year, fear in ((1, True), (3, True), (4, False)):
        s = starting(position(2, year=year, phase=1, garden=[5, 0], dairy=[5, 0]))
        of_both = [blind - own for blind, own in zip(without("envy").prospects(s), GAME.prospects(s), strict=True)]
        assert (of_both[0] > 0) == fear
        assert of_both[1] == 0


@pytest.fixture(scope="module")
def tables() -> list[DomusState]:
    """Every table of some random games with its end, and one with full baskets, which is rare."""
    found = [in_full_year(position(2, vegetables=[8, 0], refectory=[0, 0]), (INVEST, 0, 0, 0), (INVEST, 1, 0, 0))]
    for seats in (2, 4, 6):
        s, rng = fresh(seats, "weights"), Random(seats)
        while not s.over:
            found.append(s.copy())
            GAME.play(s, rng.choice(s.options))
        found.append(s)
    return found


@pytest.mark.parametrize("name", WEIGHTS.names())
def test_every_weight_moves_the_judgement(tables: list[DomusState], name: str) -> None:
    numbers = WEIGHTS.numbers()
    numbers[WEIGHTS.names().index(name)] += 2.0
    other = GAME.weighed(WEIGHTS.changed(numbers, "by a test"))
    assert any(other.evaluate(s, 0) != GAME.evaluate(s, 0) for s in tables if not s.over)


def test_no_weight_moves_the_final_scores(tables: list[DomusState]) -> None:
    other = GAME.weighed(WEIGHTS.changed([number + 1.0 for number in WEIGHTS.numbers()], "by a test"))
    assert [other.prospects(s) == GAME.prospects(s) for s in tables] == [s.over for s in tables]


def test_no_order_on_the_road_is_surer_than_in_phase_5() -> None:
    rash = WEIGHTS.changed([0.0] * len(WEIGHTS.numbers()), "by a test")
    assert Sense(rash).doubt == (1.0,) * 6


def test_a_lead_means_more_year_by_year() -> None:
    s = fresh(2, "stakes")
    found = []
    while not s.over:
        found.append(GAME.stakes(s))
        GAME.play(s, s.options[0])
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == GAME.parts.rounds


def test_judging_is_cheap() -> None:
    s = fresh(6, "cheap")
    for _ in range(60):
        GAME.play(s, s.options[0])
    start = process_time()
    for _ in range(200):
        GAME.evaluate(s, 0)
    assert (process_time() - start) / 200 < 0.001
