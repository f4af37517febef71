"""Why not? The rule against what a player would like to do, by the word of the move."""

from __future__ import annotations

from refectory.engine.event import Refusal
from refectory.engine.state import Frame

from .components import (
    ACTIONS,
    AREA_OF_ROW,
    AREAS,
    BUILDING,
    CHAPEL,
    COLUMNS,
    FIRST_EXTRA,
    GOODS,
    INFLUENCE,
    MONASTERIES,
    MOST_BUILDINGS,
    NOVICES,
    PLACES,
    ROSARY,
    ROW_BITS,
    ROW_IV,
    SEND,
    SPACES,
    TRADE,
    area_of,
)
from .moves import VOCABULARY
from .possible import (
    chapel_novices,
    chapel_price,
    cloister_price,
    fitting_rows,
    patron,
    payable_buildings,
    receiving,
    unlocked,
)
from .state import NONE, Table
from .steps import (
    ACT,
    ANY_GLASS,
    AREA,
    BARTER,
    CHOICE,
    COLUMN,
    COUNT,
    EXTRA,
    FIELD,
    FREE,
    GIFT,
    GLASS,
    LARDER,
    MONASTERY,
    NOVICE,
    PANE,
    PICK,
    PLACE,
    ROW_END,
    SITE,
)

#: Decisions at which the dice are placed, those at which they are taken, and those at which an action is chosen.
PLACING = (PLACE, PICK)
TAKING = (FIELD, COUNT, COLUMN)
ACTING = (ACT, FREE)

CHAIN = Refusal("MT-461", "chain")


def why_not(s: Table, what: str) -> Refusal | None:
    """The refusal for a move's word at the open decision; None where there is nothing to say."""
    kind, _, thing = what.partition(":")
    if not s.stack or (what not in VOCABULARY.numbers and thing not in NOVICES):
        return None
    frame = s.stack[-1]
    answer = _ANSWERS.get(kind)
    return (answer(s, frame, thing) if answer else None) or _not_now(frame)


def _not_now(frame: Frame) -> Refusal | None:
    """Something quite different is to be done at the moment."""
    if frame[0] in PLACING:
        return Refusal("MT-203", "placing-first")
    return None if frame[0] in (*TAKING, *ACTING) else CHAIN


def _place(s: Table, frame: Frame, face: str) -> Refusal | None:
    if frame[0] == PICK:
        return Refusal("MT-221", "roll-first")
    return Refusal("MT-212", "face", {"face": int(face)}) if frame[0] == PLACE else None


def _reroll(s: Table, frame: Frame, thing: str) -> Refusal | None:
    if frame[0] == PICK:
        return Refusal("MT-221", "roll-first")
    return Refusal("MT-223", "reroll-used") if frame[0] == PLACE else Refusal("MT-221", "only-after-roll")


def _pick(s: Table, frame: Frame, die: str) -> Refusal | None:
    return Refusal("MT-222", "not-rolled") if frame[0] == PICK else None


def _roll(s: Table, frame: Frame, thing: str) -> Refusal | None:
    return Refusal("MT-222", "nothing-picked") if frame[0] == PICK else None


def _field(s: Table, frame: Frame, face: str) -> Refusal | None:
    if frame[0] in PLACING:
        return None
    if frame[0] in (COUNT, COLUMN):
        return Refusal("MT-302", "field-chosen")
    if frame[0] != FIELD:
        return Refusal("MT-315", "dice-first")
    strangers = any(s.dice[seat][int(face) - 1] for seat in range(s.seats))
    return Refusal("MT-303", "foreign-dice") if strangers else Refusal("MT-302", "field-empty", {"field": int(face)})


def _count(s: Table, frame: Frame, number: str) -> Refusal | None:
    if frame[0] != COUNT:
        return None
    if int(number) > s.parts.take:
        return Refusal("MT-304", "too-many", {"most": s.parts.take})
    return Refusal("MT-303", "too-few-dice", {"number": s.dice[s.seats][frame[1]] + s.dice[s.turn][frame[1]]})


def _column(s: Table, frame: Frame, column: str) -> Refusal | None:
    return Refusal("MT-309", "idle-column", {"column": int(column)}) if frame[0] == COLUMN else None


def _die(s: Table, frame: Frame, thing: str) -> Refusal | None:
    if s.owned[s.turn] == s.parts.most_dice:
        return Refusal("MT-519", "all-dice", {"most": s.parts.most_dice})
    return Refusal("MT-516", "die-from-path")


# ---- actions -----------------------------------------------------------------------------------------


def _action(s: Table, frame: Frame, name: str) -> Refusal | None:
    if frame[0] not in ACTING:
        return Refusal("MT-316", "no-die") if frame[0] in TAKING else None
    action = ACTIONS.index(name)
    if frame[0] == ACT and action % COLUMNS != s.column:
        return Refusal("MT-308", "other-column", {"column": s.column + 1})
    if not unlocked(s, s.turn, action):
        return Refusal("MT-410", "locked", {"novice": NOVICES[action - COLUMNS]})
    if s.used >> action & 1:
        return Refusal("MT-414", "used", {"action": name})
    if s.parts.effect[action] == SEND:
        return Refusal("MT-604", "no-send")
    if s.parts.effect[action] == TRADE:
        return Refusal("MT-425", "nothing-to-trade")
    return Refusal("MT-440", "no-window")


def _trade(s: Table, frame: Frame, good: str) -> Refusal | None:
    if frame[0] not in (BARTER, LARDER):
        return None
    return Refusal("MT-514" if frame[0] == LARDER else "MT-425", "no-good", {"good": good})


def _take(s: Table, frame: Frame, good: str) -> Refusal | None:
    rule = {GIFT: "MT-513", LARDER: "MT-514", CHOICE: "MT-433"}.get(frame[0])
    return Refusal(rule, "not-this-good", {"good": good}) if rule else None


# ---- sending -----------------------------------------------------------------------------------------


def _novice(s: Table, frame: Frame, name: str) -> Refusal | None:
    novice = NOVICES.index(name)
    if frame[0] not in (NOVICE, *TAKING, *ACTING):
        return None
    if not s.novices[s.turn] >> novice & 1:
        return Refusal("MT-605", "novice-gone")
    if novice >= FIRST_EXTRA:
        return _extra(s, novice - FIRST_EXTRA)
    if frame[0] != NOVICE:
        return _send_first(frame)
    return _unpaid(s, novice // COLUMNS, frame[1]) or Refusal("MT-604", "no-place", {"area": _area(novice)})


def _extra(s: Table, row: int) -> Refusal:
    """A row-end novice that is still there: too early, soon, or too late."""
    if s.novices[s.turn] & ROW_BITS[row]:
        return Refusal("MT-651", "row-not-complete")
    return CHAIN if (ROW_END, row) in s.stack else Refusal("MT-656", "now-or-never")


def _send_first(frame: Frame) -> Refusal | None:
    """Somebody reaches for a novice or a space before an action that sends has been chosen."""
    return Refusal("MT-401", "send-first") if frame[0] in (*TAKING, *ACTING) else None


def _area(novice: int) -> str:
    return AREAS[AREA_OF_ROW[novice // COLUMNS]]


def _unpaid(s: Table, row: int, saved: int) -> Refusal | None:
    """What is missing to pay for any novice of this row."""
    seat, goods = s.turn, s.goods[s.turn]
    if row == ROW_IV:
        return _missing(ROSARY, cloister_price(s, seat), goods[ROSARY])
    if row == 2:
        return _missing(INFLUENCE, chapel_price(s, seat) - saved, goods[INFLUENCE])
    if payable_buildings(s, seat, row, saved):
        return None
    short = _missing(INFLUENCE, s.parts.building_influence - saved, goods[INFLUENCE])
    return short or Refusal("MT-612", "no-goods", {"number": s.parts.building_goods[row]})


def _missing(good: int, price: int, have: int) -> Refusal | None:
    if have >= price:
        return None
    return Refusal("MT-604", "unpaid", {"good": GOODS[good], "amount": price, "have": have})


def _monastery(s: Table, frame: Frame, name: str) -> Refusal | None:
    if frame[0] != MONASTERY:
        return _choose_first(frame) or _send_first(frame)
    if not receiving(s, s.turn) >> MONASTERIES.index(name) & 1:
        return Refusal("MT-603", "not-called", {"monastery": name})
    return Refusal("MT-604", "no-place-here", {"monastery": name, "area": AREAS[frame[2]]})


def _space(s: Table, frame: Frame, name: str) -> Refusal | None:
    """Checked as a player would: is it there, is it free, may I, can I pay?"""
    if frame[0] not in (NOVICE, MONASTERY, SITE, EXTRA, AREA):
        return _send_first(frame)
    target = SPACES.index(name)
    monastery, place = divmod(target, PLACES)
    area = area_of(place)
    if frame[0] in (MONASTERY, SITE) and area != frame[2]:
        return Refusal("MT-602", "wrong-area", {"area": AREAS[frame[2]]})
    refusal = _occupied(s, monastery, place, area)
    if refusal:
        return refusal
    if not receiving(s, s.turn) >> monastery & 1:
        return Refusal("MT-603", "not-called", {"monastery": MONASTERIES[monastery]})
    if area not in (BUILDING, CHAPEL) and not _beside_own(s, monastery, place - MOST_BUILDINGS):
        return Refusal("MT-631", "not-adjoining")
    return _unpaid_space(s, frame, monastery, place) or _choose_first(frame)


def _choose_first(frame: Frame) -> Refusal | None:
    """A place that is all right, but it is not yet, or no longer, the time to choose it."""
    if frame[0] == NOVICE:
        return Refusal("MT-601", "choose-novice")
    if frame[0] == MONASTERY:
        return Refusal("MT-603", "choose-monastery")
    if frame[0] == SITE:
        return Refusal("MT-603", "other-monastery", {"monastery": MONASTERIES[frame[5]]})
    return None


def _occupied(s: Table, monastery: int, place: int, area: int) -> Refusal | None:
    if area == CHAPEL:
        full = chapel_novices(s, monastery) >= s.side.chapel
        return Refusal("MT-623", "chapel-full", {"places": s.side.chapel}) if full else None
    first, number, places, rule = (
        (0, s.side.buildings, s.buildings, "MT-614") if area == BUILDING
        else (MOST_BUILDINGS, s.side.cloister, s.cloisters, "MT-631")
    )  # fmt: skip
    if place - first >= number:
        return Refusal("MT-103", "blocked") if s.seats == 3 else Refusal("MT-102", "not-on-side")
    for seat in range(s.seats):
        if places[seat] >> 8 * monastery + place - first & 1:
            return Refusal(rule, "occupied", {"seat": seat})
    return None


def _beside_own(s: Table, monastery: int, field: int) -> bool:
    own = s.buildings[s.turn]
    return bool((own | own << 1) >> 8 * monastery + field & 1)


def _unpaid_space(s: Table, frame: Frame, monastery: int, place: int) -> Refusal | None:
    """A building whose goods are missing, for the novice that has been chosen."""
    if frame[0] not in (MONASTERY, SITE) or frame[1] >= FIRST_EXTRA or place >= MOST_BUILDINGS:
        return None
    row = frame[1] // COLUMNS
    if payable_buildings(s, s.turn, row, frame[3]) >> 8 * monastery + place & 1:
        return None
    kind = s.parts.kinds[monastery][place]
    good, price = s.parts.pays[kind], s.parts.building_goods[row]
    return Refusal("MT-612", "unpaid", {"good": GOODS[good], "amount": price, "have": s.goods[s.turn][good]})


# ---- the window --------------------------------------------------------------------------------------


def _window(s: Table, frame: Frame, name: str) -> Refusal | None:
    monastery = MONASTERIES.index(name)
    if frame[0] not in (GLASS, ANY_GLASS, *TAKING, *ACTING):
        return None
    if not s.tiles[monastery]:
        return Refusal("MT-702", "no-tile-left", {"monastery": name})
    if frame[0] == GLASS and not patron(s, s.turn) >> monastery & 1:
        return Refusal("MT-440", "no-chapel-novice", {"monastery": name})
    if not fitting_rows(s.windows[s.turn], monastery):
        return Refusal("MT-705", "tile-fits-nowhere", {"monastery": name})
    return Refusal("MT-701", "no-source")


def _row(s: Table, frame: Frame, row: str) -> Refusal | None:
    if frame[0] in (GLASS, ANY_GLASS):
        return Refusal("MT-703", "tile-first")
    if frame[0] != PANE:
        return Refusal("MT-701", "no-source") if frame[0] in (*TAKING, *ACTING) else None
    cells = s.windows[s.turn][3 * int(row) - 3 : 3 * int(row)]
    if NONE not in cells:
        return Refusal("MT-704", "row-full")
    # The same tile in the cell's column stands in one of the other rows and bars that one as well, so that at most
    # one row is left, which is no decision: here it can only be the row itself.
    return Refusal("MT-705", "same-in-row", {"monastery": MONASTERIES[frame[1]]})


def _decline(s: Table, frame: Frame, thing: str) -> Refusal | None:
    if frame[0] in PLACING:
        return Refusal("MT-215", "no-passing")
    if frame[0] in TAKING:
        return Refusal("MT-311", "no-passing")
    return Refusal("MT-319", "no-waiving") if frame[0] in ACTING else Refusal("MT-466", "not-declinable")


_ANSWERS = {
    "place": _place, "reroll": _reroll, "pick": _pick, "roll": _roll, "field": _field, "count": _count,
    "column": _column, "die": _die, "action": _action, "trade": _trade, "take": _take, "novice": _novice,
    "monastery": _monastery, "space": _space, "window": _window, "row": _row, "decline": _decline,
}  # fmt: skip
