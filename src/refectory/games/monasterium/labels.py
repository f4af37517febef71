"""A legal move as a button would name it: the sentence `move-<kind>` and what to fill in."""

from __future__ import annotations

from refectory.engine.event import Arg, Text

from . import moves as m
from .components import (
    ACTIONS,
    AREAS,
    CHAPEL_PLACE,
    COLUMNS,
    EFFECTS,
    MOST_BUILDINGS,
    NOVICES,
    PLACES,
    ROW_IV,
    SITES,
    area_of,
    site,
)
from .state import NONE, Table
from .steps import CHOICE, LARDER

Args = dict[str, Arg]


def label(s: Table, move: int) -> Text:
    kind, _, thing = m.VOCABULARY.word(move).partition(":")
    args = _ARGS.get(kind)
    return Text(f"move-{kind}", args(s, move, thing) if args else {})


def _place(s: Table, move: int, thing: str) -> Args:
    face = move - m.PLACE
    return {"face": face + 1, "neutral": s.rolled[face], "personal": s.rolled[face + 6]}


def _pick(s: Table, move: int, thing: str) -> Args:
    kind, _, face = thing.partition(":")
    return {"die": f"die-{kind}", "face": int(face)}


def _roll(s: Table, move: int, thing: str) -> Args:
    return {"number": sum(s.picked)}


def _field(s: Table, move: int, thing: str) -> Args:
    face = move - m.FIELD
    return {"field": face + 1, "neutral": s.dice[s.seats][face], "personal": s.dice[s.turn][face]}


def _count(s: Table, move: int, thing: str) -> Args:
    number, face = move - m.COUNT, s.stack[-1][1]
    own = min(number, s.dice[s.turn][face])
    return {"number": number, "personal": own, "neutral": number - own}


def _column(s: Table, move: int, thing: str) -> Args:
    return {"column": move - m.COLUMN + 1}


def _action(s: Table, move: int, thing: str) -> Args:
    action, parts = move - m.ACTION, s.parts
    return {"action": thing, "good": EFFECTS[parts.effect[action]], "amount": parts.amount[action]}


def _novice(s: Table, move: int, thing: str) -> Args:
    novice = move - m.NOVICE
    row, column = divmod(novice, COLUMNS)
    frees = f"tile-{column + 1}" if row == ROW_IV else ACTIONS[novice + COLUMNS]
    return {"novice": NOVICES[novice], "frees": frees}


def _monastery(s: Table, move: int, thing: str) -> Args:
    return {"monastery": thing}


def _space(s: Table, move: int, thing: str) -> Args:
    """A chapel is one space; buildings and cloister fields are numbered."""
    monastery, place = divmod(move - m.SPACE, PLACES)
    first = (0, CHAPEL_PLACE, MOST_BUILDINGS)[area_of(place)]
    number = 0 if place == CHAPEL_PLACE else place - first + 1
    return {"site": SITES[site(monastery, place, s.parts.kinds)], "number": number}


def _trade(s: Table, move: int, thing: str) -> Args:
    return {"given": thing, "good": "tool" if move == m.TRADE_SOUP else "book"}


def _take(s: Table, move: int, thing: str) -> Args:
    frame, parts = s.stack[-1], s.parts
    amount = frame[1] if frame[0] == CHOICE else parts.path_soup if frame[0] == LARDER else parts.gift
    return {"good": thing, "amount": amount}


def _row(s: Table, move: int, thing: str) -> Args:
    row = move - m.ROW
    cells = s.windows[s.turn][3 * row : 3 * row + 3]
    return {"row": f"window-row-{row + 1}", "column": cells.index(NONE) + 1}


def _bonus(s: Table, move: int, thing: str) -> Args:
    row, column = divmod(s.stack[-1][1], 3)
    parts = s.parts
    if move == m.ROW_BONUS:
        return {"line": thing, "good": EFFECTS[parts.row_bonus[row]], "amount": parts.row_amount[row]}
    return {"line": thing, "good": EFFECTS[parts.column_bonus[column]], "amount": parts.column_amount[column]}


def _five(s: Table, move: int, thing: str) -> Args:
    return {"points": s.parts.five}


def _area(s: Table, move: int, thing: str) -> Args:
    return {"area": AREAS[move - m.AREA]}


_ARGS = {
    "place": _place, "pick": _pick, "roll": _roll, "field": _field, "count": _count, "column": _column,
    "action": _action, "novice": _novice, "monastery": _monastery, "window": _monastery, "space": _space,
    "trade": _trade, "take": _take, "row": _row, "bonus": _bonus, "five": _five, "area": _area,
}  # fmt: skip
