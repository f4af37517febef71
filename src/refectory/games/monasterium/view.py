"""What a seat may see: everything that lies on the table. Only the seed of the dice to come stays hidden."""

from __future__ import annotations

from random import Random
from typing import Any

from refectory.engine.game import View

from .components import (
    ACTIONS,
    COLUMNS,
    FIRST_EXTRA,
    GOODS,
    MONASTERIES,
    MOST_BUILDINGS,
    MOST_CLOISTER,
    NOVICES,
    PATH,
    SPACES,
    space,
)
from .possible import chapel_price, cloister_price, flipped, receiving, sent, unlocked
from .scoring import counted, in_area, novices_in
from .state import ACTING, NONE, Table

BLOCKED = "blocked"
FREE = "free"


def look(s: Table) -> View:
    """The whole table by ids; the same for all eyes."""
    seats = range(s.seats)
    return {
        "year": s.year + 1,
        "round": s.round + 1,
        "rounds": s.side.rounds,
        "phase": "final" if s.over else "action" if s.phase == ACTING else "place",
        "start": s.start,
        "turn": s.turn,
        "fields": [
            {"neutral": s.dice[s.seats][face], "own": [s.dice[seat][face] for seat in seats]} for face in range(6)
        ],
        "rolled": {"neutral": _faces(s.rolled[:6]), "personal": _faces(s.rolled[6:])},
        "picked": {"neutral": _faces(s.picked[:6]), "personal": _faces(s.picked[6:])},
        "thrown": s.thrown + 1,
        "column": s.column + 1,
        "laid": {"neutral": s.laid - s.laid_own, "personal": s.laid_own},
        "used": [ACTIONS[action] for action in range(len(ACTIONS)) if s.used >> action & 1],
        "spaces": _spaces(s),
        "chapels": {name: [s.chapels[seat][m] for seat in seats] for m, name in enumerate(MONASTERIES)},
        "places": s.side.chapel,
        "tiles": {name: s.tiles[m] for m, name in enumerate(MONASTERIES)},
        "most": {name: _most(s, m) for m, name in enumerate(MONASTERIES)},
        "orders": [_order(s, n) for n in range(len(s.orders))],
        "players": [_player(s, seat) for seat in seats],
    }


def _faces(counts: list[int]) -> list[int]:
    return [face + 1 for face in range(6) for _ in range(counts[face])]


def _spaces(s: Table) -> dict[str, int | str]:
    """Who stands where: a seat, FREE, or BLOCKED with three players (MT-103). Fields the side lacks are not there."""
    found: dict[str, int | str] = {}
    for m in range(5):
        for first, most, used, places in (
            (0, MOST_BUILDINGS, s.side.buildings, s.buildings),
            (MOST_BUILDINGS, MOST_CLOISTER, s.side.cloister, s.cloisters),
        ):
            for i in range(most if s.seats == 3 else used):
                owners = [seat for seat in range(s.seats) if places[seat] >> 8 * m + i & 1]
                free = FREE if i < used else BLOCKED
                found[SPACES[space(m, first + i)]] = owners[0] if owners else free
    return found


def _most(s: Table, monastery: int) -> dict[str, Any]:
    """Novices by seat, and who would score the majority now."""
    numbers = [novices_in(s, seat, monastery) for seat in range(s.seats)]
    best = max(numbers)
    return {"novices": numbers, "seats": [seat for seat, number in enumerate(numbers) if number == best and best]}


def _order(s: Table, place: int) -> dict[str, Any]:
    order = s.parts.orders[s.orders[place]]
    seats = range(s.seats)
    shown: dict[str, Any] = {
        "id": order.id,
        "points": list(order.points),
        "met": [seat for seat in seats if s.discs[seat] >> place & 1],
    }
    if order.counts >= 0:
        shown["number"] = order.number
        shown["have"] = [counted(s, seat, order.counts) for seat in seats]
    else:
        shown["have"] = [[in_area(s, seat, area, m) for area, m in order.needs] for seat in seats]
    return shown


def _player(s: Table, seat: int) -> dict[str, Any]:
    novices = s.novices[seat]
    called = receiving(s, seat)
    return {
        "goods": dict(zip(GOODS, s.goods[seat], strict=True)),
        "novices": [NOVICES[n] for n in range(FIRST_EXTRA) if novices >> n & 1],
        "extras": [NOVICES[n] for n in range(FIRST_EXTRA, len(NOVICES)) if novices >> n & 1],
        "unlocked": [ACTIONS[a] for a in range(COLUMNS, len(ACTIONS)) if unlocked(s, seat, a)],
        "flipped": [column + 1 for column in range(COLUMNS) if flipped(s, seat, column)],
        "sent": sent(s, seat),
        "messenger": PATH[s.messengers[seat]],
        "receiving": [name for m, name in enumerate(MONASTERIES) if called >> m & 1],
        "window": [MONASTERIES[tile] if tile != NONE else "" for tile in s.windows[seat]],
        "dice": s.owned[seat],
        "unplaced": s.pool[seat] + s.hand[seat],
        "reroll": bool(s.rerolls[seat]),
        "orders": s.discs[seat].bit_count(),
        "chapel_price": chapel_price(s, seat),
        "cloister_price": cloister_price(s, seat),
    }


def imagine(s: Table, rng: Random) -> Table:
    """All dice that have been rolled stay; those to come fall from another seed."""
    twin = s.copy()
    twin.seed = rng.randbytes(32)
    return twin
