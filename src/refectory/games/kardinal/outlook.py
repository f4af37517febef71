"""What countries, courts and the King's influence will probably bring.

Nobody knows who will place the pieces to come, so each of them is given to every player with the same chance: what a
country or a court will bring is then a mean over all ways to fill it, worked out once for every row of counts. Rows
are looked up so often that they are numbers: a one, then four bits for the count of each player.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from .components import COUNT, pack_size
from .scoring import rank_points
from .state import Table

#: Means are looked up for quarters of a piece.
QUARTERS: Final = 4

_countries: Final[dict[int, tuple[float, ...]]] = {}
_courts: Final[dict[int, tuple[float, ...]]] = {}
_influences: Final[dict[int, tuple[float, ...]]] = {}


def in_country(row: int, quarters: int) -> tuple[float, ...]:
    """`country_outlook`, remembered by its row."""
    key = row << 8 | quarters
    found = _countries.get(key)
    if found is None:
        found = _countries[key] = country_outlook(_unpacked(row), quarters)
    return found


def at_court(row: int, quarters: int) -> tuple[float, ...]:
    """`court_outlook`, remembered by its row."""
    key = row << 8 | quarters
    found = _courts.get(key)
    if found is None:
        found = _courts[key] = court_outlook(_unpacked(row), quarters)
    return found


def of_influence(holder: int, lead: int, quarters: int) -> tuple[float, ...]:
    """`influence_outlook`, remembered by its figures."""
    key = (holder + 1) << 16 | (lead + 64) << 8 | quarters
    found = _influences.get(key)
    if found is None:
        found = _influences[key] = influence_outlook(holder, lead, quarters)
    return found


def cloister_row(s: Table, country: int) -> int:
    """The cloisters of every player in a country."""
    mask, first, row = s.parts.masks[country], s.parts.firsts[country], 1
    for own in s.cloisters:
        row = row << 4 | COUNT[(own & mask) >> first]
    return row


def advisor_row(s: Table, country: int) -> int:
    """The advisors of every player at a court."""
    row = 1
    for own in s.advisors:
        row = row << 4 | own[country]
    return row


def _unpacked(row: int) -> tuple[int, ...]:
    counts: list[int] = []
    while row > 1:
        counts.append(row & 15)
        row >>= 4
    return tuple(counts[::-1])


def country_outlook(counts: tuple[int, ...], quarters: int) -> tuple[float, ...]:
    """Mean cloister points by player when so many quarters of a cloister have come."""
    more, part = divmod(quarters, QUARTERS)
    return _between(_filled(counts, more), _filled(counts, more + 1), part / QUARTERS)


def court_outlook(counts: tuple[int, ...], quarters: int) -> tuple[float, ...]:
    """The chance of the majority by player when so many quarters of an advisor have come."""
    more, part = divmod(quarters, QUARTERS)
    return _between(_held(counts, more), _held(counts, more + 1), part / QUARTERS)


def influence_outlook(holder: int, lead: int, quarters: int) -> tuple[float, ...]:
    """Das Duell: the chance of either seat to hold a colour's influence when so many quarters of a card were kept.

    `lead` says how many more cards of the colour the first seat has kept so far.
    """
    more, part = divmod(quarters, QUARTERS)
    return _between(_influenced(holder, lead, more), _influenced(holder, lead, more + 1), part / QUARTERS)


@cache
def _influenced(holder: int, lead: int, more: int) -> tuple[float, ...]:
    if not more:
        return (float(holder == 0), float(holder == 1))
    ours = _influenced(0 if lead >= -1 else holder, lead + 1, more - 1)
    theirs = _influenced(1 if lead <= 1 else holder, lead - 1, more - 1)
    return _mean([ours, theirs])


@cache
def _filled(counts: tuple[int, ...], more: int) -> tuple[float, ...]:
    if not more:
        return tuple([float(points) for points in rank_points(list(counts))])
    return _mean([_filled(row, more - 1) for row in _one_more(counts)])


@cache
def _held(counts: tuple[int, ...], more: int) -> tuple[float, ...]:
    if not more:
        most = max(counts)
        return tuple([1.0 if most and count == most else 0.0 for count in counts])
    return _mean([_held(row, more - 1) for row in _one_more(counts)])


def _one_more(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The same counts with one piece more, of each player in turn."""
    return [_plus_one(counts, player) for player in range(len(counts))]


def _plus_one(counts: tuple[int, ...], player: int) -> tuple[int, ...]:
    return (*counts[:player], counts[player] + 1, *counts[player + 1 :])


def _mean(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])


def _between(low: tuple[float, ...], high: tuple[float, ...], part: float) -> tuple[float, ...]:
    return tuple([a + part * (b - a) for a, b in zip(low, high, strict=True)])


# ---- how much is to come -----------------------------------------------------------------------------


def turns_left(s: Table) -> int:
    """In the last round: how many turns follow the running one."""
    return (s.start - s.turn - 1) % s.seats


def cards_left(s: Table) -> tuple[int, int]:
    """Cards that will be drawn until the intermediate scoring, and after it."""
    if s.last_round:
        return 0, 0
    if s.exhausted:
        return 0, len(s.pile)
    return len(s.pile), len(s.pile) + pack_size(s.discards)
