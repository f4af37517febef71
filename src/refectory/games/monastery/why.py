"""Which rule forbids what a player would expect to be able to do."""

from __future__ import annotations

from collections.abc import Callable

from refectory.engine.event import Arg, Refusal

from . import scoring
from .components import (
    ABBEY,
    ALMONRY,
    BREWHOUSE,
    CELL_AT,
    CHAPEL,
    COLOURS,
    COLUMNS,
    FARM,
    KINDS,
    LIBRARY,
    MONK,
    MONKS,
    NOWHERE,
    S_ANIMAL,
    SCRIPTUM,
    STABLES,
    VOCABULARY,
    WORKSHOP,
)
from .grid import ever_layable
from .state import NONE, Table
from .steps import (
    ACT,
    CALL_TO_PRAYER,
    CHANGE_BOX,
    CHOOSE_ABBOT,
    CHOOSE_BOX,
    CHOOSE_CELL,
    CHOOSE_STRIP,
    CHOOSE_TURN,
    COLLECT,
    GO_TO,
    PRAYED,
    PUT_TO_JAIL,
    SCORE,
    STABLE,
    SWAP_FIRST,
    SWAP_SECOND,
    movable,
)

Reason = Refusal | None


def why_not(s: Table, seat: int, what: str) -> Reason:
    """The first reason, in the order of the specification; None where there is nothing to say."""
    if s.over or not s.order or seat != s.actor or what not in VOCABULARY.numbers:
        return None
    step = s.stack[-1][0]
    name, _, rest = what.partition(":")
    ask = ANSWERS.get((step, name))
    return ask(s, rest) if ask else None


def _no(rule: str, key: str, **args: Arg) -> Refusal:
    return Refusal(rule, key, args)


def _cell(text: str) -> int:
    if text == "abbey":
        return ABBEY
    x, _, y = text.partition(",")
    return CELL_AT[int(x), int(y)]


def _place(s: Table, text: str) -> int:
    """The place on a cell; NONE for an empty cell."""
    cell = _cell(text)
    return s.cell.index(cell) if cell in s.cell else NONE


def _tile(s: Table, place: int) -> str:
    return KINDS[s.kind[place]]


# ---- laying ------------------------------------------------------------------------------------------


def _lay(s: Table, rest: str) -> Reason:
    kind = KINDS.index(rest)
    colour = s.stack[-1][1]
    if kind not in s.hands[colour]:
        return None
    if s.laid and s.stack[-1][0] == ACT:
        return _no("MY-301", "laid")
    if ever_layable(s) >> kind & 1:
        return _no("MY-304", "lay-later", tile=rest)
    reasons = [_at_rim(s, i, kind) for i in range(len(s.rim_cell))]
    rules = [reason.rule for reason in reasons if reason]
    for rule, key in (("MY-311", "lay-group"), ("MY-308", "lay-colour"), ("MY-305", "lay-connection")):
        if rule in rules:
            return _no(rule, key, tile=rest)
    return _no("MY-306", "lay-dead-end", tile=rest)


def _choose_cell(s: Table, rest: str) -> Reason:
    cell = _cell(rest)
    if cell in s.cell:
        return _no("MY-304", "cell-taken", tile=_tile(s, s.cell.index(cell)))
    if cell not in s.rim_cell:
        return _no("MY-304", "cell-alone")
    i = s.rim_cell.index(cell)
    if not s.rim_touch[i] & s.solid:
        return _no("MY-304", "cell-unsupported")
    return _at_rim(s, i, s.carried)


def _at_rim(s: Table, i: int, kind: int) -> Reason:
    """Dead end, colours, connection, group: why a kind does not fit on a rim cell."""
    parts, around = s.parts, s.rim_around[i]
    animal = parts.sort[kind] == S_ANIMAL
    looks = [parts.sides[kind * 4 + turn] for turn in parts.turns[kind]]
    suiting = [look for look in looks if _dead_end(s, i, look) == NONE]
    if not suiting:
        there = _dead_end(s, i, looks[0])
        return _no("MY-306", "cell-dead-end", tile=KINDS[kind], place=_tile(s, there))
    clash = {1: 2, 2: 1}.get(parts.hue[kind], 0)
    if around >> 8 & clash:
        return _no("MY-308", "cell-colour", tile=KINDS[kind])
    if not animal and not parts.fitting_turns[kind][around & 255]:
        return _no("MY-305", "cell-connection", tile=KINDS[kind])
    if not s.rim_fit[i] >> kind & 1:
        return _no("MY-311", "cell-group", limit=parts.limit[parts.sort[kind]], tile=KINDS[kind])
    return None


def _dead_end(s: Table, i: int, look: tuple[int, ...]) -> int:
    """The neighbour that a tile with these sides would run into; NONE if there is none."""
    for d in range(4):
        shown = s.rim_around[i] >> 2 * d & 3
        if sorted((look[d], shown)) == [1, 2]:
            return s.rim_sides[i] >> 6 * d & NOWHERE
    return NONE


def _turn(s: Table, rest: str) -> Reason:
    turn = int(rest)
    if turn not in s.parts.turns[s.carried]:
        return None
    i = s.rim_cell.index(s.stack[-1][3])
    there = _dead_end(s, i, s.parts.sides[s.carried * 4 + turn])
    if there != NONE:
        return _no("MY-306", "turn-dead-end", place=_tile(s, there))
    return _no("MY-305", "turn-connection")


def _exchange(s: Table, rest: str) -> Reason:
    if s.laid:
        return _no("MY-301", "laid")
    return _no("MY-332", "exchange-bag" if not s.bag else "exchange-hand")


# ---- moving ------------------------------------------------------------------------------------------


def _move(s: Table, rest: str) -> Reason:
    colour, place = s.stack[-1][1], _place(s, rest)
    monks = [m for m in range(colour * MONKS, colour * MONKS + MONKS) if place != NONE and s.where[m] == place]
    if not monks:
        return None
    tile = _tile(s, place)
    if all(s.praying[monk] for monk in monks):
        return _no("MY-401", "move-praying", place=tile)
    if all(s.praying[monk] or s.stopped >> monk & 1 for monk in monks):
        return _no("MY-406", "move-stopped", place=tile)
    if not s.done >> place & 1 and s.solid >> place & 1:
        return _no("MY-407", "move-staffed", place=tile)
    if not s.walk:
        return _no("MY-401", "move-points")
    return _no("MY-403", "move-nowhere", place=tile)


def _to(s: Table, rest: str) -> Reason:
    place, frame = _place(s, rest), s.stack[-1]
    if place == NONE:
        return None
    tile = _tile(s, place)
    if place == s.where[frame[2]]:
        return _no("MY-409", "to-same", place=tile)
    if s.parts.sort[s.kind[place]] == S_ANIMAL:
        return _no("MY-321", "to-animal", place=tile)
    friends = (frame[1], s.partner(frame[1]))
    if s.kneeling() >> place & 1 and place in [s.passage[friend] for friend in friends if friend != NONE]:
        return _no("MY-423", "to-passage", place=tile)
    if not s.room >> place & 1:
        return _no("MY-404", "to-full", place=tile)
    return _no("MY-403", "to-far", place=tile, points=s.walk)


def _box(s: Table, rest: str) -> Reason:
    place = s.where[s.stack[-1][2]]
    if int(rest) in s.parts.boxes[s.kind[place]]:
        return _no("MY-103", "box-taken", box=int(rest))
    return None


def _change(s: Table, rest: str) -> Reason:
    colour, place = s.stack[-1][1], _place(s, rest)
    first = colour * MONKS
    if place == NONE or not any(s.where[m] == place and s.box[m] for m in range(first, first + MONKS)):
        return None
    if s.solid >> place & 1:
        return _no("MY-408", "change-full", place=_tile(s, place))
    if not movable(s, colour, place):
        return _no("MY-408", "change-arrived")
    return _no("MY-408", "change-once")


def _encourage(s: Table, rest: str) -> Reason:
    return _no("MY-431", "encourage-sites" if s.blessings[s.stack[-1][1]] else "encourage-blessings")


# ---- scoring -----------------------------------------------------------------------------------------


def _pray(s: Table, rest: str) -> Reason:
    if s.used & PRAYED:
        return _no("MY-521", "pray-once")
    return _no("MY-522", "pray-nobody")


def _pray_at(s: Table, rest: str) -> Reason:
    colour, place = s.stack[-1][1], _place(s, rest)
    monks = [m for m in range(colour * MONKS, colour * MONKS + MONKS) if place != NONE and s.where[m] == place]
    if not monks:
        return None
    tile = _tile(s, place)
    if place == ABBEY:
        return _no("MY-524", "pray-abbey")
    if not s.done >> place & 1:
        return _no("MY-523", "pray-site", place=tile)
    if s.fresh >> place & 1:
        return _no("MY-523", "pray-fresh", place=tile)
    if all(s.praying[monk] for monk in monks):
        return _no("MY-525", "pray-already", place=tile)
    if s.kind[place] == CHAPEL and s.icons:
        return _no("MY-565", "pray-chapel")
    return _no("MY-522", "pray-alone", place=tile)


def _use(s: Table, rest: str) -> Reason:
    kind, colour = KINDS.index(rest), s.stack[-1][1]
    if not s.parts.icon_kinds >> kind & 1:
        return None
    if not s.icons:
        return _no("MY-911", "use-simple", tile=rest)
    if kind == BREWHOUSE:
        return _no("MY-743", "use-brewhouse")
    if kind in (ALMONRY, FARM, SCRIPTUM, CHAPEL):
        return _no("MY-541", "use-automatic", tile=rest)
    if s.used >> kind & 1:
        return _no("MY-542", "use-once", tile=rest)
    place = s.place_of(kind)
    if place == NONE or not s.standing(colour) >> place & 1:
        return _no("MY-541", "use-monk", tile=rest)
    if not scoring.open_icons(s, colour) >> kind & 1:
        return _no("MY-543", "use-closed", tile=rest)
    rule, key = {
        LIBRARY: ("MY-573", "use-library"), WORKSHOP: ("MY-574", "use-workshop"), STABLES: ("MY-575", "use-stables")
    }[kind]  # fmt: skip
    return _no(rule, key)


def _space(rest: str) -> int:
    row, _, column = rest.partition(",")
    return (int(row) - 1) * COLUMNS + int(column) - 1


def _swap(s: Table, rest: str) -> Reason:
    space = _space(rest)
    if not s.board[space]:
        return _no("MY-571", "swap-empty")
    if s.board[space] == MONK:
        return _no("MY-571", "swap-monk")
    if s.locked >> space & 1:
        return _no("MY-572", "swap-locked")
    return _no("MY-571", "swap-same")


def _buy(s: Table, rest: str) -> Reason:
    space = _space(rest)
    if not s.board[space]:
        return _no("MY-608", "buy-empty")
    cost = s.parts.cost[s.phrase_complete(s.scorer)][space]
    return _no("MY-601", "buy-cost", cost=cost, missing=cost - s.points - s.spend)


def _strip(s: Table, rest: str) -> Reason:
    if s.seat_of[COLOURS.index(rest)] == NONE:
        return None
    return _no("MY-605", "strip-space", letter=chr(64 + s.taken))


# ---- elections ---------------------------------------------------------------------------------------


def _abbot(s: Table, rest: str) -> Reason:
    colour = COLOURS.index(rest)
    if s.seat_of[colour] == NONE:
        return None
    return _no("MY-722", "abbot-self" if colour == s.abbot else "abbot-tied", seat=s.seat_of[colour])


def _jail(s: Table, rest: str) -> Reason:
    seat = s.seat_of[COLOURS.index(rest)]
    return None if seat == NONE else _no("MY-731", "jail-nobody", seat=seat)


#: Open step and kind of word → who answers.
ANSWERS: dict[tuple[int, str], Callable[[Table, str], Reason]] = {
    (ACT, "lay"): _lay,
    (STABLE, "lay"): _lay,
    (CHOOSE_CELL, "cell"): _choose_cell,
    (CHOOSE_TURN, "turn"): _turn,
    (ACT, "exchange"): _exchange,
    (ACT, "move"): _move,
    (GO_TO, "to"): _to,
    (CHOOSE_BOX, "box"): _box,
    (ACT, "change"): _change,
    (CHANGE_BOX, "change"): _change,
    (ACT, "encourage"): _encourage,
    (SCORE, "pray"): _pray,
    (CALL_TO_PRAYER, "at"): _pray_at,
    (SCORE, "use"): _use,
    (SWAP_FIRST, "swap"): _swap,
    (SWAP_SECOND, "swap"): _swap,
    (COLLECT, "buy"): _buy,
    (CHOOSE_STRIP, "strip"): _strip,
    (CHOOSE_ABBOT, "abbot"): _abbot,
    (PUT_TO_JAIL, "jail"): _jail,
}
