"""8xx: final scoring, tie-breaks, endings."""

from __future__ import annotations

import pytest

from refectory.engine.event import ALL
from refectory.games.domus.scoring import final_scores
from refectory.games.domus.state import DomusState
from refectory.games.domus.steps import FINAL, NEXT_YEAR

from ...marks import example, rule
from .table import GAME, at, fresh, play_randomly, position


def points(s: DomusState, seat: int, rule_id: str) -> int:
    return sum(score.points for score in final_scores(s, seat) if score.rule == rule_id)


@rule("DD-801")
def test_the_game_ends_after_the_fourth_year() -> None:
    s = at(position(year=4, phase=7, road=[20, 20]), (NEXT_YEAR,))
    assert s.over
    assert not at(position(year=3, phase=7, road=[20, 20], taler=[1, 1]), (NEXT_YEAR,)).over


@rule("DD-802")
def test_two_per_brother_in_the_refectory() -> None:
    assert points(position(refectory=[5, 0]), 0, "DD-802") == 10


@rule("DD-803")
def test_two_per_dog_and_nothing_for_kennels() -> None:
    assert points(position(dogs=[3, 0], kennels=[4, 0]), 0, "DD-803") == 6
    assert final_scores(position(kennels=[4, 0], refectory=[0, 0]), 0) == []


@rule("DD-804")
@pytest.mark.parametrize(("area", "full"), [("garden", 7), ("dairy", 10), ("brewery", 15)])
def test_full_areas(area: str, full: int) -> None:
    assert points(position(2, **{area: [5, 4]}), 0, "DD-804") == full  # type: ignore[arg-type]
    assert points(position(2, **{area: [5, 4]}), 1, "DD-804") == 0  # type: ignore[arg-type]


@rule("DD-805")
@example("E-8")
@pytest.mark.parametrize(("stage", "worth"), [(0, 0), (1, 3), (2, 7), (3, 12), (4, 20)])
def test_the_highest_stage_of_the_chapel_only(stage: int, worth: int) -> None:
    assert points(position(chapel=[stage, 0]), 0, "DD-805") == worth


@rule("DD-806")
@pytest.mark.parametrize("number", [0, 1, 9, 18])
def test_the_price_of_the_cellarer(number: int) -> None:
    assert points(position(cellarer=[number, 0]), 0, "DD-806") == number


@rule("DD-807", "DD-410", "DD-412")
def test_nothing_for_anything_else() -> None:
    s = position(
        year=4, refectory=[0, 0], praying=[3, 0], chapel=[0, 0], field=[4, 0], vegetables=[8, 0], taler=[20, 0],
        special={"cart": 0, "herdsman": 0, "drunkard": 0}, cards=[6, 1], kennels=[2, 0], garden=[4, 0],
    )  # fmt: skip
    assert final_scores(s, 0) == []


@rule("DD-808", "DD-809", "DD-810", "DD-416")
@example("E-23")
def test_the_final_score_and_its_ties() -> None:
    s = position(
        year=4, phase=7, refectory=[3, 0], praying=[2, 0], field=[2, 0], dogs=[1, 0], kennels=[2, 0], garden=[5, 0],
        dairy=[4, 0], brewery=[2, 0], chapel=[3, 0], cellarer=[8, 6], vegetables=[2, 0], taler=[5, 2], lent=[0, 3],
    )  # fmt: skip
    s.scores = [58, 87]
    at(s, (FINAL,))
    assert s.scores == [93, 93]
    assert s.taler == [5, 5]
    result = GAME.result(s)
    assert (result.winners, result.places, result.rule) == ((0,), (1, 2), "DD-810")


@rule("DD-416")
def test_lent_taler_come_back_without_interest() -> None:
    s = position(year=4, phase=7, taler=[1, 1], lent=[9, 0])
    at(s, (FINAL,))
    assert (s.taler[0], s.lent[0]) == (10, 0)


def finished(scores: list[int], taler: list[int], cellarer: list[int]) -> DomusState:
    s = position(len(scores), year=4, phase=7, taler=taler, cellarer=cellarer)
    s.scores = scores
    return at(s)


@rule("DD-808")
def test_most_indulgences_win() -> None:
    result = GAME.result(finished([50, 60, 40], [9, 0, 9], [18, 0, 9]))
    assert (result.winners, result.places, result.rule) == ((1,), (2, 1, 3), "DD-808")


@rule("DD-809")
def test_then_more_taler() -> None:
    result = GAME.result(finished([50, 50, 60], [3, 4, 0], [9, 0, 1]))
    assert (result.places, result.rule) == ((3, 2, 1), "DD-808")
    result = GAME.result(finished([50, 50], [3, 4], [9, 0]))
    assert (result.winners, result.rule) == ((1,), "DD-809")


@rule("DD-810")
def test_then_the_dearer_cellarer_and_any_before_none() -> None:
    result = GAME.result(finished([50, 50], [4, 4], [0, 1]))
    assert (result.winners, result.rule) == ((1,), "DD-810")


@rule("DD-811")
def test_then_the_place_is_shared() -> None:
    result = GAME.result(finished([50, 50, 20, 20], [4, 4, 1, 1], [0, 0, 0, 0]))
    assert (result.winners, result.places, result.rule) == ((0, 1), (1, 1, 3, 3), "DD-811")


@rule("DD-812")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_game_ends_within_its_bound(seats: int) -> None:
    for seed in range(5):
        s = fresh(seats, f"end-{seed}")
        decisions = 0
        while not s.over:
            GAME.play(s, s.options[(seed * 31 + decisions * 17) % len(s.options)])
            decisions += 1
        assert decisions < GAME.bound(seats)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_projection_is_what_the_final_scoring_would_give(seats: int) -> None:
    s = fresh(seats, "projection")
    while not s.over:
        expected = list(s.scores)
        for score in GAME.projection(s, ALL):
            expected[score.seat] += score.points
        ended = at(s.copy(), (FINAL,))
        assert ended.scores == expected
        GAME.play(s, s.options[sum(s.taler) * 7919 % len(s.options)])
    assert GAME.projection(s, ALL) == []


def test_a_whole_random_game_is_explained_point_by_point() -> None:
    s = fresh(4, "points")
    s.log = []
    play_randomly(s, 4)
    total = [0] * 4
    for event in s.log:
        if event.kind == "score":
            total[event.seat] += int(str(event.data["points"]))
    assert total == s.scores
