"""Every point, with the reason it was given."""

from __future__ import annotations

from typing import Final

from refectory.engine.event import Result, Score

from .components import (
    BOOK,
    BUILDING,
    CHAPEL,
    CLOISTERED,
    COMMON,
    COMMON_ROOM,
    DICE,
    INFLUENCE,
    MONASTERIES,
    ONES,
    ROSARY,
    SENT,
    SOUP,
    TOOL,
    Order,
)
from .possible import sent
from .state import NONE, Table

#: The rule by which every game ends.
END: Final = "MT-817"


# ---- orders ------------------------------------------------------------------------------------------


def in_area(s: Table, seat: int, area: int, monastery: int) -> bool:
    """Whether an own novice stands in that area of that monastery."""
    if area == CHAPEL:
        return s.chapels[seat][monastery] > 0
    bits = s.buildings[seat] if area == BUILDING else s.cloisters[seat]
    return bits >> 8 * monastery & 0xFF > 0


def counted(s: Table, seat: int, what: int) -> int:
    """How many of the thing an order of category OC counts (MT-726)."""
    if what == SENT:
        return sent(s, seat)
    if what == COMMON:
        return (s.buildings[seat] & s.side.of_kind[COMMON_ROOM]).bit_count()
    if what == CLOISTERED:
        return s.cloisters[seat].bit_count()
    if what == DICE:
        return s.owned[seat]
    tiles = 0
    for tile in s.windows[seat]:
        if tile != NONE:
            tiles |= 1 << tile
    return ONES[tiles]


def held(s: Table, seat: int, order: Order) -> int:
    """How many of an order's areas hold an own novice (MT-724)."""
    number = 0
    for area, monastery in order.needs:
        if in_area(s, seat, area, monastery):
            number += 1
    return number


def meets(s: Table, seat: int, order: Order) -> bool:
    if order.counts >= 0:
        return counted(s, seat, order.counts) >= order.number
    return held(s, seat, order) == len(order.needs)


def check_orders(s: Table, seat: int) -> None:
    """MT-722: a disc and the points at once for each open order that is newly met."""
    discs = s.discs[seat]
    for place in range(len(s.orders)):
        order = s.parts.orders[s.orders[place]]
        if not discs >> place & 1 and meets(s, seat, order):
            s.discs[seat] |= 1 << place
            rule = "MT-725" if order.counts >= 0 else "MT-724"
            s.award(Score(seat, order.points[s.year], rule, "order", order.id))


# ---- the end -----------------------------------------------------------------------------------------


def novices_in(s: Table, seat: int, monastery: int) -> int:
    houses, walks = s.buildings[seat] >> 8 * monastery & 0xFF, s.cloisters[seat] >> 8 * monastery & 0xFF
    return ONES[houses] + ONES[walks] + s.chapels[seat][monastery]


def final(s: Table) -> list[Score]:
    """The four parts of the final scoring, if the game ended now (MT-812 to MT-816)."""
    scores: list[Score] = []
    _monasteries(s, scores)
    for seat in range(s.seats):
        _chapels(s, seat, scores)
        _cloisters(s, seat, scores)
        _goods(s, seat, scores)
    return scores


def _monasteries(s: Table, scores: list[Score]) -> None:
    for m, monastery in enumerate(MONASTERIES):
        numbers = [novices_in(s, seat, m) for seat in range(s.seats)]
        most = max(numbers)
        if most:
            for seat, number in enumerate(numbers):
                if number == most:
                    scores.append(Score(seat, s.parts.majority, "MT-812", "majority", monastery))


def _chapels(s: Table, seat: int, scores: list[Score]) -> None:
    held = tuple(MONASTERIES[m] for m in range(5) if s.chapels[seat][m])
    if held:
        scores.append(Score(seat, s.parts.chapel_points[len(held)], "MT-814", "chapels", "", held))


def _cloisters(s: Table, seat: int, scores: list[Score]) -> None:
    for m, monastery in enumerate(MONASTERIES):
        walks = ONES[s.cloisters[seat] >> 8 * m & 0xFF]
        points = s.parts.cloister_points * walks * s.chapels[seat][m]
        if points:
            scores.append(Score(seat, points, "MT-815", "cloisters", monastery))


def _goods(s: Table, seat: int, scores: list[Score]) -> None:
    points = goods_points(s, seat)
    if points:
        scores.append(Score(seat, points, "MT-816", "goods"))


def goods_points(s: Table, seat: int) -> int:
    goods, parts = s.goods[seat], s.parts
    rest = goods[SOUP] + goods[INFLUENCE] + goods[ROSARY]
    return goods[TOOL] * parts.tool_points + goods[BOOK] * parts.book_points + rest // parts.half


def result(s: Table) -> Result:
    """The highest total wins, ties share (MT-817)."""
    best = max(s.scores)
    winners = tuple(seat for seat in range(s.seats) if s.scores[seat] == best)
    places = tuple(1 + sum(other > mine for other in s.scores) for mine in s.scores)
    return Result(tuple(s.scores), winners, places, END)
