"""What can be done: where a novice may go, what it costs, which tile fits, which action is possible."""

from __future__ import annotations

from .components import (
    BUILDING,
    CHAPEL,
    COLUMNS,
    FIRST_LIMITED,
    INFLUENCE,
    ONES,
    ROSARY,
    ROW_BITS,
    ROW_IV,
    SEND,
    SOUP,
    TOOL,
    TRADE,
    WHOLE,
    WINDOW,
)
from .state import NONE, Table


def unlocked(s: Table, seat: int, action: int) -> bool:
    """Standard actions are always open, the others once their novice has left (MT-410)."""
    return action < COLUMNS or not s.novices[seat] >> (action - COLUMNS) & 1


def flipped(s: Table, seat: int, column: int) -> bool:
    """The action tile shows its other side once the row-IV novice has left (MT-450)."""
    return not s.novices[seat] >> (ROW_IV * COLUMNS + column) & 1


def sent(s: Table, seat: int) -> int:
    return s.buildings[seat].bit_count() + s.cloisters[seat].bit_count() + in_chapels(s, seat)


def in_chapels(s: Table, seat: int) -> int:
    """Own novices in all chapels."""
    a, b, c, d, e = s.chapels[seat]
    return a + b + c + d + e


# ---- sending -----------------------------------------------------------------------------------------


def patron(s: Table, seat: int) -> int:
    """Five bits: the monasteries with an own novice in the chapel."""
    a, b, c, d, e = s.chapels[seat]
    return (a > 0) | (b > 0) << 1 | (c > 0) << 2 | (d > 0) << 3 | (e > 0) << 4


def receiving(s: Table, seat: int) -> int:
    """Five bits: the monasteries that may receive a novice, called at or with an own chapel novice (MT-603)."""
    return s.parts.links[s.messengers[seat]] | patron(s, seat)


def chapel_price(s: Table, seat: int) -> int:
    """Influence for the next chapel novice: own ones in all chapels count, row-end novices too (MT-622)."""
    return s.parts.chapel_price[min(in_chapels(s, seat), 2)]


def cloister_price(s: Table, seat: int) -> int:
    """Rosaries for the next row-IV novice (MT-633)."""
    if not s.cloisters[seat]:
        return s.parts.cloister_price[0]
    left = ONES[s.novices[seat] >> ROW_IV * COLUMNS & 0b11111]
    return s.parts.cloister_price[2 if left <= COLUMNS - 2 else 1]


def taken(places: list[int]) -> int:
    """All bits that belong to somebody."""
    found = 0
    for bits in places:
        found |= bits
    return found


def free_spaces(s: Table, seat: int, area: int) -> int:
    """Bits of the spaces that an own novice may be put on, whatever it costs; a chapel is its first bit."""
    called = receiving(s, seat)
    if area == BUILDING:
        return s.side.all_buildings & WHOLE[called] & ~taken(s.buildings)
    if area == CHAPEL:
        bits = 0
        for m in range(5):
            if called >> m & 1 and chapel_novices(s, m) < s.side.chapel:
                bits |= 1 << 8 * m
        return bits
    own = s.buildings[seat]
    return (own | own << 1) & s.side.all_cloisters & WHOLE[called] & ~taken(s.cloisters)


def chapel_novices(s: Table, monastery: int) -> int:
    number = 0
    for chapels in s.chapels:
        number += chapels[monastery]
    return number


def payable_buildings(s: Table, seat: int, row: int, saved: int) -> int:
    """Bits of all buildings, free or not, that a novice of row I or II could pay for."""
    goods, parts, bits = s.goods[seat], s.parts, 0
    if goods[INFLUENCE] >= parts.building_influence - saved:
        need = parts.building_goods[row]
        for kind in range(3):
            if goods[parts.pays[kind]] >= need:
                bits |= s.side.of_kind[kind]
    return bits


def targets(s: Table, seat: int, row: int, saved: int) -> int:
    """Bits of the spaces to which a novice of this row may be sent and paid now; `saved` lowers the influence."""
    goods = s.goods[seat]
    if row < 2:
        bits = payable_buildings(s, seat, row, saved)
        return bits and bits & WHOLE[receiving(s, seat)] & ~taken(s.buildings)
    if row == ROW_IV:
        own = s.buildings[seat]
        if not own or goods[ROSARY] < cloister_price(s, seat):
            return 0
        called = WHOLE[receiving(s, seat)]
        return (own | own << 1) & s.side.all_cloisters & called & ~taken(s.cloisters)
    if goods[INFLUENCE] < chapel_price(s, seat) - saved:
        return 0
    return free_spaces(s, seat, CHAPEL)


def can_send(s: Table, seat: int, saved: int) -> bool:
    novices = s.novices[seat]
    return any(novices & ROW_BITS[row] and targets(s, seat, row, saved) for row in range(ROW_IV + 1))


# ---- window tiles ------------------------------------------------------------------------------------


def fitting_rows(window: list[int], monastery: int) -> list[int]:
    """The window rows that can take a tile of this monastery (MT-703 to MT-705)."""
    rows = []
    for row in range(3):
        first = 3 * row
        for column in range(3):
            held = window[first + column]
            if held == NONE:
                if monastery not in (window[column], window[column + 3], window[column + 6]):
                    rows.append(row)
                break
            if held == monastery:
                break
    return rows


def fitting_tiles(s: Table, seat: int, monasteries: int) -> list[int]:
    """Which of these monasteries (five bits) have a tile that fits the own window."""
    window, tiles = s.windows[seat], s.tiles
    return [m for m in range(5) if monasteries >> m & 1 and tiles[m] and fitting_rows(window, m)]


# ---- actions -----------------------------------------------------------------------------------------


def possible(s: Table, seat: int, action: int) -> bool:
    """Whether the action can be carried out now as listed (MT-321)."""
    if action >= COLUMNS:
        if s.novices[seat] >> (action - COLUMNS) & 1:
            return False
        if action >= FIRST_LIMITED and s.used >> action & 1:
            return False
    effect = s.parts.effect[action]
    if effect == SEND:
        return can_send(s, seat, s.parts.amount[action])
    if effect == TRADE:
        goods = s.goods[seat]
        return goods[SOUP] > 0 or goods[TOOL] > 0
    if effect == WINDOW:
        return len(fitting_tiles(s, seat, patron(s, seat))) > 0
    return True


def possible_in(s: Table, seat: int, column: int) -> list[int]:
    """The possible actions of a column, standard action first."""
    return [action for action in range(column, 4 * COLUMNS, COLUMNS) if possible(s, seat, action)]


def any_possible_in(s: Table, seat: int, column: int) -> bool:
    if s.parts.sure[column]:
        return True
    return any(possible(s, seat, action) for action in range(column, 4 * COLUMNS, COLUMNS))
