"""Food units and every point: what a year delivers, what it pays, and the final scoring."""

from __future__ import annotations

from typing import Final

from refectory.engine.event import Result, Score

from .components import AREAS, BREWERY, DAIRY, GARDEN, LAST_STEP, NOWHERE
from .state import DomusState

#: The terms of a year's food units, in the order of `food_terms`.
FOOD: Final = (*AREAS, "cellarer", "bonus", "boost", "chapel")
Food = tuple[int, int, int, int, int, int, int]


def food_terms(s: DomusState, seat: int) -> Food:
    """The NE of this year term by term, as the cloister stands now (DD-417)."""
    p = s.parts
    areas = s.areas
    brewed = p.ne[BREWERY][areas[BREWERY][seat]]
    cellarer = s.cellarer[seat]
    boost = s.boost()
    return (
        p.ne[GARDEN][areas[GARDEN][seat]],
        p.ne[DAIRY][areas[DAIRY][seat]],
        brewed,
        p.cellarer_ne[cellarer],
        p.cellarer_bonus[cellarer] if brewed >= p.bonus_from else 0,
        p.boost_ne[boost] if boost != NOWHERE and p.boost_area[boost] == p.cellarer_area[cellarer] else 0,
        p.chapel_ne * s.praying[seat],
    )


def food_units(s: DomusState, seat: int) -> int:
    """The NE of this year (DD-417)."""
    garden, dairy, brewery, cellarer, bonus, boost, chapel = food_terms(s, seat)
    return garden + dairy + brewery + cellarer + bonus + boost + chapel


def target_field(s: DomusState, seat: int) -> int:
    """Where the figure would be placed if phase 3 ended now."""
    return s.parts.field_of(food_units(s, seat))


def feeding_due(s: DomusState, brothers: int) -> int:
    """Vegetables that so many brothers in the refectory eat (DD-607)."""
    return -(-brothers // s.parts.fed)


def payouts(s: DomusState, places: list[int]) -> list[int]:
    """Taler by seat for figures on these places: the lowest above 0 first, dearer cellarer before cheaper
    (DD-703 to DD-705)."""
    paid = [0] * s.seats
    for seat in range(s.seats):
        place = places[seat]
        if place > 0:
            before = 0
            for other in range(s.seats):
                if 0 < places[other] < place or (places[other] == place and is_dearer(s, other, seat)):
                    before += 1
            paid[seat] = s.parts.payout[before]
    return paid


def is_dearer(s: DomusState, seat: int, other: int) -> bool:
    """Equals are told apart by the cellarer, then by the cloister card (DD-215, DD-704)."""
    mine, theirs = s.cellarer[seat], s.cellarer[other]
    return mine > theirs or (mine == theirs and s.cards[seat] > s.cards[other])


def final_scores(s: DomusState, seat: int) -> list[Score]:
    """What the final scoring gives a seat as it stands (DD-802 to DD-807)."""
    p = s.parts
    found = [
        Score(seat, p.brother_points * s.refectory[seat], "DD-802", "brothers", "refectory"),
        Score(seat, p.dog_points * s.dogs[seat], "DD-803", "dogs", "kennel"),
    ]
    for area, name in enumerate(AREAS):
        if s.areas[area][seat] == LAST_STEP:
            found.append(Score(seat, p.full[area], "DD-804", "area", name))
    found.append(Score(seat, p.chapel_points[s.chapel[seat]], "DD-805", "stages", "chapel"))
    found.append(Score(seat, s.cellarer[seat], "DD-806", "cellarer", "cellarer"))
    return [score for score in found if score.points]


def projection(s: DomusState) -> list[Score]:
    """Everything is open: all eyes see the same."""
    return [] if s.over else [score for seat in range(s.seats) for score in final_scores(s, seat)]


def tie_break(s: DomusState, seat: int) -> tuple[int, int, int]:
    """Points, then Taler with those still lent, then the cellarer (DD-808 to DD-810)."""
    return s.scores[seat], s.taler[seat] + s.lent[seat], s.cellarer[seat]


#: By which rule a game ends: the first link of `tie_break` that tells the first from the second.
ENDINGS: Final = ("DD-808", "DD-809", "DD-810", "DD-811")


def result(s: DomusState) -> Result:
    keys = [tie_break(s, seat) for seat in range(s.seats)]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    first, second = sorted(keys, reverse=True)[:2]
    apart = next((link for link in range(3) if first[link] != second[link]), 3)
    return Result(tuple(s.scores), winners, places, ENDINGS[apart])
