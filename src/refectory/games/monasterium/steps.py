"""The decisions of the rulebook, in rulebook order: a round reads straight down this page.

Every chain is resolved depth first (MT-461): what an event brings about is pushed on top of the stack, above all
that still waits. Frames remember the cause of what they bring (`components.CAUSES`), so that the log can name it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from refectory.engine import chance
from refectory.engine.event import Arg, Score
from refectory.engine.state import Frame
from refectory.engine.step import Phase, Step

from . import moves as m
from .components import (
    ACTIONS,
    ANY,
    AREA_OF_ROW,
    AREAS,
    BOOK,
    BUILDING,
    CAUSE_CELL,
    CAUSE_EXTRA,
    CAUSE_PATH,
    CAUSE_SITE,
    CAUSES,
    CELLS,
    CHAPEL,
    CHAPEL_PLACE,
    COLUMNS,
    FIRST_EXTRA,
    FIRST_LIMITED,
    GOODS,
    INFLUENCE,
    MONASTERIES,
    MOST_BUILDINGS,
    NOVICES,
    P_ACT,
    P_DIE,
    P_IR,
    P_ST,
    P_WIN,
    PATH,
    PLACES,
    ROSARY,
    ROW_BITS,
    ROW_IV,
    ROWS,
    SEND,
    SITES,
    SOUP,
    SPACES,
    STEP,
    TOOL,
    TRADE,
    WINDOW,
    site,
    space,
)
from .possible import (
    any_possible_in,
    chapel_price,
    cloister_price,
    fitting_rows,
    fitting_tiles,
    flipped,
    free_spaces,
    patron,
    possible,
    possible_in,
    targets,
)
from .scoring import check_orders, final
from .state import ACTING, NO_DICE, NO_ROLL, NONE, PLACING, Table

SET_UP: Final = 0
ROUND: Final = 1
PLACING_TURN: Final = 2
PLACE: Final = 3
PICK: Final = 4
ACTION_TURN: Final = 5
FIELD: Final = 6
COUNT: Final = 7
COLUMN: Final = 8
USE: Final = 9
ACT: Final = 10
NOVICE: Final = 11
MONASTERY: Final = 12
SITE: Final = 13
ROW_END: Final = 14
EXTRA: Final = 15
AREA: Final = 16
MOVE: Final = 17
GIFT: Final = 18
LARDER: Final = 19
FREE: Final = 20
NEW_DIE: Final = 21
KEEP: Final = 22
BARTER: Final = 23
CHOICE: Final = 24
GLASS: Final = 25
ANY_GLASS: Final = 26
PANE: Final = 27
BONUS: Final = 28
ROUND_END: Final = 29
FINAL: Final = 30

ALL_MONASTERIES: Final = 0b11111

#: In how many ways so many dice can fall.
WAYS: Final = tuple(6**dice for dice in range(14))


class Decision(Step[Table]):
    """All decisions belong to the player whose turn it is."""

    def actor(self, s: Table, frame: Frame) -> int:
        return s.turn


# ---- set-up and rounds -------------------------------------------------------------------------------


class SetUp(Phase[Table]):
    """MT-108, MT-117: two orders of each category, and the start player unless the table has named one."""

    name = "set-up"

    def run(self, s: Table, frame: Frame) -> None:
        for deck in s.parts.decks:
            cards = list(deck)
            chance.shuffle(s, cards)
            s.orders += cards[: s.parts.open_orders]
        s.tell("orders", rule="MT-108", orders=[s.parts.order_ids[card] for card in s.orders])
        if s.start == NONE:
            s.start = chance.draw(s, s.seats)
        s.tell("start", s.start, "MT-117")
        s.stack.append((ROUND,))


class Round(Phase[Table]):
    """MT-115, MT-802: neutral dice are dealt, personal dice come back, reroll tiles become active."""

    name = "round"

    def run(self, s: Table, frame: Frame) -> None:
        s.phase = PLACING
        for seat in range(s.seats):
            s.pool[seat] = s.side.neutral
            s.hand[seat] = s.owned[seat]
            s.rerolls[seat] = 1
        for owner in range(s.seats + 1):
            s.spent[owner] = 0
        if s.log is not None:
            s.tell("round", s.start, "MT-203", year=s.year + 1, round=s.round + 1, rounds=s.side.rounds)
        s.stack.append((ROUND_END,))  # waits below the turns until no die is left
        s.stack.append((PLACING_TURN, s.start))


# ---- phase 1: dice placement -------------------------------------------------------------------------


class PlacingTurn(Phase[Table]):
    """MT-211, MT-216: the next player with dice rolls all of them; when nobody has any, the actions begin."""

    name = "placing-turn"

    def run(self, s: Table, frame: Frame) -> None:
        for ahead in range(s.seats):
            seat = (frame[1] + ahead) % s.seats
            dice = s.pool[seat] + s.hand[seat]
            if dice:
                s.turn = seat
                s.rolled = by_face(throw(s, dice), s.pool[seat])
                tell_dice(s, "roll", "MT-211", s.rolled)
                s.stack.append((PLACE,))
                return
        s.phase = ACTING
        s.stack.append((ACTION_TURN, s.start))


def throw(s: Table, dice: int) -> list[int]:
    """So many dice at one asking of chance."""
    bits = chance.draw(s, WAYS[dice])
    faces: list[int] = []
    for _ in range(dice):
        faces.append(bits % 6)
        bits //= 6
    return faces


def by_face(faces: list[int], neutral: int) -> list[int]:
    """How many dice show each face, as in `Table.rolled`; the neutral dice come first."""
    counts = [0] * 12
    for n in range(len(faces)):
        counts[faces[n] if n < neutral else faces[n] + 6] += 1
    return counts


def tell_dice(s: Table, kind: str, rule: str, counts: list[int]) -> None:
    if s.log is not None:
        neutral = [face + 1 for face in range(6) for _ in range(counts[face])]
        personal = [face + 1 for face in range(6) for _ in range(counts[face + 6])]
        s.tell(kind, s.turn, rule, neutral=neutral, personal=personal)


class Place(Decision):
    """D-01: which number to place (MT-212), or turn the reroll tile over (MT-221)."""

    name = "place"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        rolled = s.rolled
        found = [m.PLACE + face for face in range(6) if rolled[face] or rolled[face + 6]]
        if s.rerolls[s.turn]:
            found.append(m.REROLL)
        return found

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == m.REROLL:
            s.stack.append((PICK,))
            return
        seat, face = s.turn, move - m.PLACE
        neutral, personal = s.rolled[face], s.rolled[face + 6]
        s.dice[s.seats][face] += neutral
        s.dice[seat][face] += personal
        s.pool[seat] -= neutral
        s.hand[seat] -= personal
        s.rolled = NO_ROLL[:]
        if s.log is not None:
            s.tell("place", seat, "MT-212", face=face + 1, neutral=neutral, personal=personal)
        s.stack.append((PLACING_TURN, seat + 1))


class Pick(Decision):
    """D-21: die by die, which dice of the roll are rolled again (MT-222). The roll itself is never automatic."""

    name = "pick"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        found = [m.PICK + n for n in range(12) if s.rolled[n] > s.picked[n]]
        if s.picked != NO_ROLL:
            found.append(m.ROLL)
        return found

    def forced(self, s: Table, frame: Frame) -> bool:
        return s.picked == NO_ROLL

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move != m.ROLL:
            s.picked[move - m.PICK] += 1
            s.stack.append((PICK,))
            return
        neutral, personal = sum(s.picked[:6]), sum(s.picked[6:])
        fresh = by_face(throw(s, neutral + personal), neutral)
        s.rolled = [s.rolled[n] - s.picked[n] + fresh[n] for n in range(12)]
        s.picked = NO_ROLL[:]
        s.rerolls[s.turn] = 0
        tell_dice(s, "reroll", "MT-221", fresh)
        s.stack.append((PLACE,))


# ---- phase 2: taking dice ----------------------------------------------------------------------------


class ActionTurn(Phase[Table]):
    """MT-301, MT-311: the next player with a die to take; when no die is left, the round ends."""

    name = "action-turn"

    def run(self, s: Table, frame: Frame) -> None:
        s.column = NONE
        s.used = 0
        anybody = s.dice[s.seats] != NO_DICE
        for ahead in range(s.seats):
            seat = (frame[1] + ahead) % s.seats
            if anybody or s.dice[seat] != NO_DICE:
                s.turn = seat
                s.stack.append((FIELD,))
                return


class Field(Decision):
    """D-02: a dice field with a neutral or an own die (MT-302, MT-303)."""

    name = "field"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        neutral, own = s.dice[s.seats], s.dice[s.turn]
        return [m.FIELD + face for face in range(6) if neutral[face] or own[face]]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        face = move - m.FIELD
        s.stack.append((COLUMN,) if face == s.parts.joker else (COUNT, face))


class Count(Decision):
    """D-03: how many dice, one to three (MT-304)."""

    name = "count"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        face = frame[1]
        most = min(s.parts.take, s.dice[s.seats][face] + s.dice[s.turn][face])
        return [m.COUNT + n for n in range(1, most + 1)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        take(s, frame[1], move - m.COUNT, frame[1])

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"field": frame[1] + 1}


class Column(Decision):
    """D-04: the column of a joker; one with a possible action (MT-309)."""

    name = "column"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.COLUMN + column for column in range(COLUMNS) if any_possible_in(s, s.turn, column)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        take(s, s.parts.joker, 1, move - m.COLUMN)


def take(s: Table, face: int, number: int, column: int) -> None:
    """Own dice first (MT-307), all laid on the column's tile; a flipped tile pays for each (MT-451)."""
    seat = s.turn
    own = min(number, s.dice[seat][face])
    s.dice[seat][face] -= own
    s.dice[s.seats][face] -= number - own
    s.column, s.laid, s.laid_own = column, number, own
    if s.log is not None:
        rule = "MT-309" if face == s.parts.joker else "MT-304"
        s.tell("take", seat, rule, field=face + 1, neutral=number - own, personal=own, column=column + 1)
    if flipped(s, seat, column):
        s.award(Score(seat, number, "MT-451", "dice", f"tile-{column + 1}"))
    s.stack.append((USE,))


# ---- phase 2: using dice -----------------------------------------------------------------------------


class Use(Phase[Table]):
    """MT-315, MT-320, MT-323: die by die; one without a possible action lapses; after the last the turn ends."""

    name = "use"

    def run(self, s: Table, frame: Frame) -> None:
        if not s.laid:
            s.stack.append((ACTION_TURN, s.turn + 1))
            return
        s.stack.append((USE,))
        if any_possible_in(s, s.turn, s.column):
            s.stack.append((ACT,))
        else:
            set_aside(s)
            if s.log is not None:
                s.tell("lapse", s.turn, "MT-320", column=s.column + 1)


def set_aside(s: Table) -> None:
    """MT-317: the die is spent the moment its action is chosen."""
    own = s.laid_own > 0
    s.laid -= 1
    s.laid_own -= own
    s.spent[s.turn if own else s.seats] += 1


class Act(Decision):
    """D-05: one possible action of the column (MT-316, MT-319)."""

    name = "action"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.ACTION + action for action in possible_in(s, s.turn, s.column)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        set_aside(s)
        act(s, move - m.ACTION)

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"column": s.column + 1, "left": s.laid}


def act(s: Table, action: int) -> None:
    """Carry out an action of the player board; a limited one is used up for this turn from now on (MT-415).

    It is told by what it brings: every such event names the action as its cause.
    """
    if action >= FIRST_LIMITED:
        s.used |= 1 << action
    bring(s, s.parts.effect[action], s.parts.amount[action], action)


def bring(s: Table, effect: int, amount: int, cause: int) -> None:
    """Let an action or a bonus take effect."""
    if effect <= BOOK:
        gain(s, effect, amount, cause)
    elif effect == STEP:
        s.stack.append((MOVE, amount, cause))
    elif effect == SEND:
        s.stack.append((NOVICE, amount, cause))
    elif effect == WINDOW:
        s.stack.append((GLASS, cause))
    elif effect == TRADE:
        s.stack.append((BARTER, cause))
    elif effect == ANY:
        s.stack.append((CHOICE, amount, cause))
    else:
        s.award(Score(s.turn, amount, s.parts.rule_of[cause], "action", CAUSES[cause]))


def gain(s: Table, good: int, amount: int, cause: int) -> None:
    s.goods[s.turn][good] += amount
    if s.log is not None:
        s.tell("gain", s.turn, s.parts.rule_of[cause], good=GOODS[good], amount=amount, cause=CAUSES[cause])


def trade(s: Table, good: int, cause: int) -> None:
    """MT-425: one soup for a tool, or one tool for a book."""
    goods, better = s.goods[s.turn], TOOL if good == SOUP else BOOK
    goods[good] -= 1
    goods[better] += 1
    if s.log is not None:
        s.tell("trade", s.turn, s.parts.rule_of[cause], given=GOODS[good], good=GOODS[better], cause=CAUSES[cause])


def trades(s: Table) -> list[int]:
    goods = s.goods[s.turn]
    found = [m.TRADE_SOUP] if goods[SOUP] else []
    if goods[TOOL]:
        found.append(m.TRADE_TOOL)
    return found


class Barter(Decision):
    """D-09: which trade (MT-425)."""

    name = "trade"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return trades(s)

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        trade(s, SOUP if move == m.TRADE_SOUP else TOOL, frame[1])


class Choice(Decision):
    """D-10: two soup, two influence or two rosaries (MT-433)."""

    name = "goods"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.TAKE + SOUP, m.TAKE + INFLUENCE, m.TAKE + ROSARY]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        gain(s, move - m.TAKE, frame[1], frame[2])

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"amount": frame[1]}


# ---- messenger and path ------------------------------------------------------------------------------


class Move(Phase[Table]):
    """MT-464, MT-501: one field at a time; each bonus with all that follows before the next step."""

    name = "move"

    def run(self, s: Table, frame: Frame) -> None:
        left, cause = frame[1], frame[2]
        field = (s.messengers[s.turn] + 1) % len(PATH)
        s.messengers[s.turn] = field
        if s.log is not None:
            s.tell("move", s.turn, "MT-501", field=PATH[field], cause=CAUSES[cause])
        if left > 1:
            s.stack.append((MOVE, left - 1, cause))
        bonus = s.parts.bonus[field]
        if bonus:
            enter(s, bonus, CAUSE_PATH + field)


def enter(s: Table, bonus: int, cause: int) -> None:
    """The bonus of the field the messenger has just stepped on (MT-504)."""
    if bonus == P_IR:
        s.stack.append((GIFT, cause))
    elif bonus == P_ST:
        s.stack.append((LARDER, cause))
    elif bonus == P_ACT:
        s.stack.append((FREE, cause))
    elif bonus == P_WIN:
        if fitting_tiles(s, s.turn, ALL_MONASTERIES):
            s.stack.append((ANY_GLASS, cause))
        else:
            s.tell("no-tile", s.turn, "MT-467", cause=CAUSES[cause])
    elif bonus == P_DIE and s.owned[s.turn] < s.parts.most_dice:
        s.stack.append((NEW_DIE, cause))
    else:
        five_points(s, cause)


class Gift(Decision):
    """D-15, P-IR: one influence or one rosary (MT-513)."""

    name = "gift"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.TAKE + INFLUENCE, m.TAKE + ROSARY]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        gain(s, move - m.TAKE, s.parts.gift, frame[1])


class Larder(Decision):
    """D-16, P-ST: one soup, or a trade (MT-514)."""

    name = "larder"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.TAKE + SOUP, *trades(s)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == m.TAKE + SOUP:
            gain(s, SOUP, s.parts.path_soup, frame[1])
        else:
            trade(s, SOUP if move == m.TRADE_SOUP else TOOL, frame[1])


class Free(Decision):
    """D-17, P-ACT: any one possible action of any column, without a die (MT-511)."""

    name = "free"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        seat = s.turn
        found: list[int] = []
        for column in range(COLUMNS):
            for action in range(column, 4 * COLUMNS, COLUMNS):
                if possible(s, seat, action):
                    found.append(m.ACTION + action)
        return found

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        action = move - m.ACTION
        if s.log is not None:
            s.tell("free", s.turn, "MT-511", action=ACTIONS[action], cause=CAUSES[frame[1]])
        act(s, action)


class NewDie(Decision):
    """D-18, P-DIE: a further personal die, or five points (MT-516, MT-519)."""

    name = "die"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.DIE, m.FIVE]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == m.FIVE:
            five_points(s, frame[1])
            return
        s.owned[s.turn] += 1
        s.thrown = throw(s, 1)[0]
        s.tell("new-die", s.turn, "MT-517", face=s.thrown + 1, cause=CAUSES[frame[1]])
        check_orders(s, s.turn)
        if s.rerolls[s.turn]:
            s.stack.append((KEEP,))
        else:
            put_down(s)


def five_points(s: Table, cause: int) -> None:
    s.award(Score(s.turn, s.parts.five, "MT-519", "five", CAUSES[cause]))


class Keep(Decision):
    """D-19: keep the new die as it fell, or use the reroll tile on it (MT-518)."""

    name = "keep"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.KEEP, m.REROLL]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == m.REROLL:
            s.rerolls[s.turn] = 0
            s.thrown = throw(s, 1)[0]
            s.tell("reroll", s.turn, "MT-518", neutral=[], personal=[s.thrown + 1])
        put_down(s)

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"face": s.thrown + 1}


def put_down(s: Table) -> None:
    """The new die lies on the field it shows, for a later turn (MT-517)."""
    s.dice[s.turn][s.thrown] += 1
    s.tell("put-down", s.turn, "MT-517", face=s.thrown + 1)
    s.thrown = NONE


# ---- sending novices ---------------------------------------------------------------------------------


class Novice(Decision):
    """D-06: any novice with a legal, payable target (MT-601, MT-604)."""

    name = "novice"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        seat, saved = s.turn, frame[1]
        novices = s.novices[seat]
        found: list[int] = []
        for row in range(4):
            if novices & ROW_BITS[row] and targets(s, seat, row, saved):
                for novice in range(row * COLUMNS, (row + 1) * COLUMNS):
                    if novices >> novice & 1:
                        found.append(m.NOVICE + novice)
        return found

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        novice = move - m.NOVICE
        s.stack.append((MONASTERY, novice, AREA_OF_ROW[novice // COLUMNS], frame[1], frame[2]))


def open_to(s: Table, novice: int, area: int, saved: int) -> int:
    """Bits of the spaces this novice can be sent to; one from a row's end pays nothing (MT-652)."""
    if novice >= FIRST_EXTRA:
        return free_spaces(s, s.turn, area)
    return targets(s, s.turn, novice // COLUMNS, saved)


class Monastery(Decision):
    """D-07: a monastery called at, or with an own chapel novice (MT-603)."""

    name = "monastery"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        bits = open_to(s, frame[1], frame[2], frame[3])
        return [m.MONASTERY + monastery for monastery in range(5) if bits >> 8 * monastery & 0xFF]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        s.stack.append((SITE, frame[1], frame[2], frame[3], frame[4], move - m.MONASTERY))

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"novice": NOVICES[frame[1]], "area": AREAS[frame[2]]}


class Site(Decision):
    """D-08: the building or cloister field; a chapel is one space."""

    name = "space"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        area, monastery = frame[2], frame[5]
        if area == CHAPEL:
            return [m.SPACE + space(monastery, CHAPEL_PLACE)]
        bits = open_to(s, frame[1], area, frame[3]) >> 8 * monastery & 0xFF
        first = m.SPACE + space(monastery, 0 if area == BUILDING else MOST_BUILDINGS)
        return [first + place for place in range(7) if bits >> place & 1]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        send(s, frame[1], move - m.SPACE, frame[3], frame[4])

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"novice": NOVICES[frame[1]], "area": AREAS[frame[2]], "monastery": MONASTERIES[frame[5]]}


def send(s: Table, novice: int, target: int, saved: int, cause: int) -> None:
    """MT-462: pay and put the novice there; unlock or flip; points; token or tile; at last the row's end."""
    seat, monastery, place = s.turn, target // PLACES, target % PLACES
    row = novice // COLUMNS if novice < FIRST_EXTRA else NONE
    kind = s.parts.kinds[monastery][place] if place < MOST_BUILDINGS else NONE
    influence, good, amount = pay(s, row, kind, saved)
    s.novices[seat] &= ~(1 << novice)
    if kind != NONE:
        s.buildings[seat] |= 1 << 8 * monastery + place
    elif place == CHAPEL_PLACE:
        s.chapels[seat][monastery] += 1
    else:
        s.cloisters[seat] |= 1 << 8 * monastery + place - MOST_BUILDINGS
    here = site(monastery, place, s.parts.kinds)
    if s.log is not None:
        rule = "MT-652" if row == NONE else "MT-601"
        s.tell(
            "send", seat, rule, novice=NOVICES[novice], space=SPACES[target], site=SITES[here], influence=influence,
            good=GOODS[good], amount=amount, cause=CAUSES[cause],
        )  # fmt: skip
    if row != NONE:
        if not s.novices[seat] & ROW_BITS[row]:
            s.stack.append((ROW_END, row))
        leave(s, novice, row)
    if kind != NONE:
        move_in(s, monastery, kind, CAUSE_SITE + here)
    check_orders(s, seat)


def pay(s: Table, row: int, kind: int, saved: int) -> tuple[int, int, int]:
    """Pay for a novice (MT-604): influence, and so many of a good. One from a row's end costs nothing (MT-652)."""
    seat, parts = s.turn, s.parts
    if row == NONE:
        return 0, INFLUENCE, 0
    if row == ROW_IV:
        influence, good, amount = 0, ROSARY, cloister_price(s, seat)
    elif kind == NONE:
        influence, good, amount = chapel_price(s, seat) - saved, INFLUENCE, 0
    else:
        influence, good, amount = parts.building_influence - saved, parts.pays[kind], parts.building_goods[row]
    influence = max(influence, 0)
    s.goods[seat][INFLUENCE] -= influence
    s.goods[seat][good] -= amount
    return influence, good, amount


def leave(s: Table, novice: int, row: int) -> None:
    """What a novice leaves free: an action (MT-410), or the tile below row IV is flipped (MT-450, MT-452)."""
    if row != ROW_IV:
        if s.log is not None:
            s.tell("unlock", s.turn, "MT-410", action=ACTIONS[novice + COLUMNS], cause=NOVICES[novice])
        return
    column = novice % COLUMNS
    if s.log is not None:
        s.tell("flip", s.turn, "MT-450", tile=f"tile-{column + 1}", cause=NOVICES[novice])
    if column == s.column and s.laid:
        s.award(Score(s.turn, s.laid, "MT-452", "dice", f"tile-{column + 1}"))


def move_in(s: Table, monastery: int, kind: int, cause: int) -> None:
    """The bonus of a building (MT-615 to MT-618)."""
    seat, brings = s.turn, s.parts.brings[kind]
    s.award(Score(seat, s.parts.building_points[kind], s.parts.rule_of[cause], "building", CAUSES[cause]))
    if brings != WINDOW:
        gain(s, brings, 1, cause)
    elif s.tiles[monastery] and fitting_rows(s.windows[seat], monastery):
        s.stack.append((PANE, monastery, cause))
    else:
        s.tell("no-tile", seat, "MT-618", cause=CAUSES[cause])


# ---- row-end novices ---------------------------------------------------------------------------------


class RowEnd(Phase[Table]):
    """MT-651, MT-656: a complete row frees its row-end novice, now or never."""

    name = "row-end"

    def run(self, s: Table, frame: Frame) -> None:
        novice = FIRST_EXTRA + frame[1]
        s.tell("row-complete", s.turn, "MT-651", row=ROWS[frame[1]], novice=NOVICES[novice])
        if any(free_spaces(s, s.turn, area) for area in range(3)):
            s.stack.append((EXTRA, novice))
        else:
            s.tell("no-space", s.turn, "MT-656", novice=NOVICES[novice])


class Extra(Decision):
    """D-20: send the row-end novice or decline (MT-651)."""

    name = "extra"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.SEND, m.DECLINE]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == m.SEND:
            s.stack.append((AREA, frame[1]))
        else:
            s.tell("decline", s.turn, "MT-656", what="extra")

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"novice": NOVICES[frame[1]]}


class Area(Decision):
    """D-20: the area the row-end novice goes to (MT-652)."""

    name = "area"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.AREA + area for area in range(3) if free_spaces(s, s.turn, area)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        novice = frame[1]
        s.stack.append((MONASTERY, novice, move - m.AREA, 0, CAUSE_EXTRA + novice - FIRST_EXTRA))

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"novice": NOVICES[frame[1]]}


# ---- the window --------------------------------------------------------------------------------------


class Glass(Decision):
    """D-11: a tile from a monastery with an own chapel novice (MT-440)."""

    name = "window"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.WINDOW + monastery for monastery in fitting_tiles(s, s.turn, patron(s, s.turn))]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        s.stack.append((PANE, move - m.WINDOW, frame[1]))


class AnyGlass(Decision):
    """D-12, P-WIN: a tile from any monastery, or none (MT-515)."""

    name = "any-window"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        found = [m.WINDOW + tile for tile in fitting_tiles(s, s.turn, ALL_MONASTERIES)]
        found.append(m.DECLINE)
        return found

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == m.DECLINE:
            s.tell("decline", s.turn, "MT-466", what="P-WIN")
        else:
            s.stack.append((PANE, move - m.WINDOW, frame[1]))


class Pane(Decision):
    """D-13: the window row; the tile goes to its leftmost free cell (MT-703)."""

    name = "row"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.ROW + row for row in fitting_rows(s.windows[s.turn], frame[1])]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        install(s, frame[1], move - m.ROW, frame[2])

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"monastery": MONASTERIES[frame[1]]}


def install(s: Table, monastery: int, row: int, cause: int) -> None:
    """MT-463: take and install; points for complete lines; then the bonus of row or column."""
    seat, window = s.turn, s.windows[s.turn]
    cell = window.index(NONE, 3 * row)
    column = cell % 3
    s.tiles[monastery] -= 1
    window[cell] = monastery
    if s.log is not None:
        s.tell("tile", seat, "MT-703", monastery=MONASTERIES[monastery], cell=CELLS[cell], cause=CAUSES[cause])
    if column == 2:
        s.award(Score(seat, s.parts.row_points[row], "MT-709", "window-row", f"window-row-{row + 1}"))
    if NONE not in (window[column], window[column + 3], window[column + 6]):
        points = s.parts.column_points[column]
        s.award(Score(seat, points, "MT-709", "window-column", f"window-column-{column + 1}"))
    check_orders(s, seat)
    s.stack.append((BONUS, cell))


class Bonus(Decision):
    """D-14: the bonus of the tile's row or that of its column (MT-707)."""

    name = "bonus"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [m.ROW_BONUS, m.COLUMN_BONUS]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        row, column, parts = frame[1] // 3, frame[1] % 3, s.parts
        if move == m.ROW_BONUS:
            bring(s, parts.row_bonus[row], parts.row_amount[row], CAUSE_CELL + frame[1])
        else:
            bring(s, parts.column_bonus[column], parts.column_amount[column], CAUSE_CELL + frame[1])

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"cell": CELLS[frame[1]]}


# ---- phase 3: round end, year end, the end -----------------------------------------------------------


class RoundEnd(Phase[Table]):
    """MT-805 to MT-807: the chalice passes, the hourglass moves; after the last round the final scoring."""

    name = "round-end"

    def run(self, s: Table, frame: Frame) -> None:
        s.round += 1
        if s.round == s.side.rounds:
            if s.year == 2:
                s.round -= 1
                s.stack.append((FINAL,))
                return
            s.year += 1
            s.round = 0
            s.tell("year", rule="MT-806", year=s.year + 1)
        s.start = (s.start + 1) % s.seats
        if s.log is not None:
            s.tell("chalice", s.start, "MT-805")
        s.stack.append((ROUND,))


class FinalScoring(Phase[Table]):
    """MT-812: monasteries, chapels, cloisters, goods."""

    name = "final"

    def run(self, s: Table, frame: Frame) -> None:
        s.tell("final", rule="MT-807")
        for score in final(s):
            s.award(score)


STEPS: Final[tuple[Step[Table], ...]] = (
    SetUp(), Round(), PlacingTurn(), Place(), Pick(), ActionTurn(), Field(), Count(), Column(), Use(), Act(),
    Novice(), Monastery(), Site(), RowEnd(), Extra(), Area(), Move(), Gift(), Larder(), Free(), NewDie(), Keep(),
    Barter(), Choice(), Glass(), AnyGlass(), Pane(), Bonus(), RoundEnd(), FinalScoring(),
)  # fmt: skip
