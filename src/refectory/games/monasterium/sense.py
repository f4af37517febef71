"""What a good player looks at: points, what the end would pay, and what is still to be made of everything.

All figures here are judgements in points, found by playing, not rules. `evaluate` sees through half-finished
choices: dice on a tile, a novice on the way, a tile in hand count with the best that can be made of them.
"""

from __future__ import annotations

from typing import Final

from refectory.engine.weights import Weights

from . import moves as m
from .components import (
    ACTIONS,
    ANY,
    AREA_OF_ROW,
    BOOK,
    BUILDING,
    CLOISTER,
    CLOISTERED,
    COLUMNS,
    COMMON,
    COMMON_ROOM,
    FIRST_EXTRA,
    INFLUENCE,
    ONES,
    P_DIE,
    P_IR,
    P_ST,
    PATH,
    PLACES,
    POINTS,
    ROSARY,
    ROW_BITS,
    ROW_IV,
    SEND,
    SENT,
    SOUP,
    STEP,
    TOOL,
    TRADE,
    WHOLE,
    WINDOW,
    WINDOWS,
)
from .possible import (
    chapel_price,
    cloister_price,
    fitting_rows,
    fitting_tiles,
    free_spaces,
    patron,
    possible,
    targets,
)
from .scoring import counted, held, in_area, novices_in
from .state import ACTING, NONE, Table
from .steps import (
    ACT,
    ALL_MONASTERIES,
    ANY_GLASS,
    AREA,
    BARTER,
    BONUS,
    CHOICE,
    COLUMN,
    COUNT,
    EXTRA,
    FIELD,
    FREE,
    GIFT,
    GLASS,
    KEEP,
    LARDER,
    MONASTERY,
    MOVE,
    NEW_DIE,
    NOVICE,
    PANE,
    PICK,
    PLACE,
    SITE,
)

#: Less than anything that can be chosen.
NOTHING: Final = -99.0


class Sense:
    """What things will probably be worth, by the weights of `weights.toml`."""

    def __init__(self, weights: Weights) -> None:
        #: A token while there is time to spend it, and at the end; from `plenty` of a kind on, more is worth little.
        self.early = weights.row("early")
        self.late = weights.row("late")
        self.plenty = weights.number("plenty")
        #: The lower, the sooner it gets late: for spending tokens, for finishing what is begun, for emptying rows.
        self.time_to_spend = weights.number("time_to_spend")
        self.time_to_finish = weights.number("time_to_finish")
        self.time_to_empty = weights.number("time_to_empty")
        #: What an unlocked action adds each time its column is used: rows I, II and III by column.
        self.unlocked = weights.row("unlocked")
        #: One in so many of the dice to come uses a certain column; one in so many is laid on a certain flipped tile.
        self.uses = weights.number("uses")
        self.flips = weights.number("flips")
        #: A novice at a row's end is worth so much; each of the five that have left is a share of it.
        self.row_end = weights.number("row_end")
        #: Share of an order's points by how many of its three novices are there; none and all speak for themselves.
        self.vow: tuple[float, ...] = (0.0, *weights.row("vow"), 1.0)
        #: Points of an order that counts something, while it is not met.
        self.counted = weights.number("counted")
        #: Lines of the window by how many tiles they hold, in shares of their points.
        self.line: tuple[float, ...] = (0.0, *weights.row("line"), 1.0)
        #: A die that can be taken, and one that others can take as well.
        self.own_die = weights.number("own_die")
        self.common_die = weights.number("common_die")
        #: A die that can go anywhere, and one that is about to choose its column.
        self.joker = weights.number("joker")
        self.joker_taken = weights.number("joker_taken")
        #: A further personal die, for each round that is left.
        self.new_die = weights.number("new_die")
        #: A die whose column sends a novice, without and with influence to pay, and one whose column walks the path.
        self.send = weights.row("send")
        self.walk = weights.number("walk")
        #: What the better actions of a column, rows II and III, and its flipped tile add to a die.
        self.better = weights.row("better")
        self.flipped = weights.number("flipped")
        #: A roll that may be kept or rolled again.
        self.roll = weights.number("roll")
        #: On the path: a step, a window tile, a free action, and what the larder is worth beyond its soup.
        self.step = weights.number("step")
        self.window = weights.number("window")
        self.free_action = weights.number("free_action")
        self.larder = weights.number("larder")
        #: A novice in a building opens cloister fields; one in a chapel opens its monastery.
        self.room = weights.number("room")
        self.access = weights.number("access")
        #: How unsure a majority is at the beginning, what each further novice in the lead makes of that, the share of
        #: who is level, and what it promises to be one novice behind.
        self.doubt = weights.number("doubt")
        self.lead = weights.number("lead")
        self.level = weights.number("level")
        self.behind = weights.number("behind")
        #: How much of what majorities, cloisters, chapels, the road and an open decision promise will come true.
        self.majority = weights.number("majority")
        self.cloister = weights.number("cloister")
        self.chapel = weights.number("chapel")
        self.road = weights.number("road")
        self.decision = weights.number("decision")
        #: The sums of `unlocked` for every way five novices of a row can be gone: by row and by who is left.
        rows = [self.unlocked[first : first + COLUMNS] for first in range(0, len(self.unlocked), COLUMNS)]
        self.freed = tuple([freed(row) for row in rows])
        #: By how many of a row have left: what the nearness of its row-end novice is worth.
        self.emptying: tuple[float, ...] = (*[self.row_end * gone * gone / 25 for gone in range(COLUMNS)], 0.0)

    def evaluate(self, s: Table, seat: int) -> float:
        """The margin over the best other seat."""
        values = self.prospects(s)
        mine = values.pop(seat)
        return mine - max(values)

    def prospects(self, s: Table) -> list[float]:
        """How every seat stands, and what the open decision of the player of the turn promises."""
        if s.over:
            return [float(points) for points in s.scores]
        o = Outlook(s, self)
        values = [standing(s, seat, o) for seat in range(s.seats)]
        values[s.turn] += pending(s, o)
        return values

    def priors(self, s: Table) -> list[float]:
        """How each option looks at first sight, by the same judgements."""
        if s.over:
            return []
        frame = s.stack[-1]
        o = Outlook(s, self)
        return [first_sight(s, frame, move, o) for move in s.options]


def freed(unlocked: tuple[float, ...]) -> tuple[float, ...]:
    """By five bits of who is left in a row: what the others have unlocked."""
    return tuple([sum([unlocked[c] for c in range(COLUMNS) if not left >> c & 1], 0.0) for left in range(32)])


class Outlook:
    """How things look to a sense at this moment: the share of the game that is left, what things are worth now."""

    __slots__ = ("bonus", "crowd", "hope", "left", "road", "road_full", "rounds", "sense", "worth")

    def __init__(self, s: Table, sense: Sense) -> None:
        self.sense = sense
        total = 3.0 * s.side.rounds
        done = float(s.year * s.side.rounds + s.round)
        if s.phase == ACTING:
            spent, lying = 0, s.laid
            for owner in range(s.seats + 1):
                spent += s.spent[owner]
                for dice in s.dice[owner]:
                    lying += dice
            done += spent / (spent + lying + 1)
        self.rounds = total - done
        self.left = self.rounds / total
        #: How likely it is that something begun will be finished.
        self.hope = min(1.0, sense.time_to_finish * self.left)
        early = min(1.0, sense.time_to_spend * self.left)
        #: What a token of each kind is worth.
        worth = [sense.late[good] + (sense.early[good] - sense.late[good]) * early for good in range(5)]
        self.worth = worth
        #: What each bonus of the path is worth, for somebody who can still get a die.
        die = max(float(s.parts.five), sense.new_die * self.rounds)
        gift, larder = max(worth[INFLUENCE], worth[ROSARY]), worth[SOUP] + sense.larder
        self.bonus = [0.0, gift, larder, sense.window, sense.free_action, die]
        hope = sense.road * self.hope
        self.road = road(s, self.bonus, hope)
        self.road_full = road(s, [*self.bonus[:P_DIE], float(s.parts.five)], hope)
        self.crowd = [crowd(s, seat) for seat in range(s.seats)]


def road(s: Table, bonus: list[float], hope: float) -> list[float]:
    """By field: the share of the next bonuses that has been walked already.

    All steps of a lap earn the same in the long run; what a field pays at once it takes from this account.
    """
    lap = 0.0
    for kind in s.parts.bonus:
        lap += bonus[kind]
    mean = lap / len(PATH)
    account, found = 0.0, [0.0]
    for field in range(1, len(PATH)):
        account += mean - bonus[s.parts.bonus[field]]
        found.append(account * hope)
    return found


def crowd(s: Table, seat: int) -> list[int]:
    """Own novices in the five monasteries."""
    return [novices_in(s, seat, monastery) for monastery in range(5)]


def dice_to_come(s: Table, seat: int, o: Outlook) -> float:
    return o.rounds * (s.side.neutral + s.owned[seat])


# ---- how a seat stands -------------------------------------------------------------------------------


def standing(s: Table, seat: int, o: Outlook) -> float:
    """Points, what the end would pay now, and what is in the making."""
    value = s.scores[seat] + hoard(s.goods[seat], o) + glass(s, seat, o) + vows(s, seat, o)
    value += board(s, seat, o) + houses(s, seat, o) + ahead(s, seat, s.messengers[seat], o) + lying(s, seat, o)
    return value + o.sense.new_die * (s.owned[seat] - 1) * o.rounds


def hoard(goods: list[int], o: Outlook) -> float:
    value = 0.0
    worth, late, plenty = o.worth, o.sense.late, o.sense.plenty
    for good in range(5):
        number = float(goods[good])
        if number > plenty:
            value += (number - plenty) * late[good]
            number = plenty
        value += number * worth[good]
    return value


def glass(s: Table, seat: int, o: Outlook) -> float:
    """Unfinished rows and columns of the window."""
    window, parts, shares = s.windows[seat], s.parts, o.sense.line
    value = 0.0
    for line in range(3):
        row = in_row(window, line)
        if 0 < row < 3:
            value += parts.row_points[line] * shares[row]
        column = in_column(window, line)
        if 0 < column < 3:
            value += parts.column_points[line] * shares[column]
    return value * o.hope


def in_row(window: list[int], row: int) -> int:
    """Tiles in a row of the window; they lie from the left without a gap (MT-703)."""
    first = 3 * row
    for column in range(3):
        if window[first + column] == NONE:
            return column
    return 3


def in_column(window: list[int], column: int) -> int:
    """Tiles in a column of the window."""
    tiles = 0
    for row in range(3):
        if window[3 * row + column] != NONE:
            tiles += 1
    return tiles


def vows(s: Table, seat: int, o: Outlook) -> float:
    """Open orders that are partly met."""
    value, discs = 0.0, s.discs[seat]
    for place in range(len(s.orders)):
        if not discs >> place & 1:
            order = s.parts.orders[s.orders[place]]
            if order.counts >= 0:
                share = min(1.0, counted(s, seat, order.counts) / order.number)
                value += o.sense.counted * order.points[0] * share * share
            else:
                value += order.points[s.year] * o.sense.vow[held(s, seat, order)]
    return value * o.hope


def board(s: Table, seat: int, o: Outlook) -> float:
    """Unlocked actions, flipped tiles, rows that are nearly empty."""
    novices, dice, sense = s.novices[seat], dice_to_come(s, seat, o), o.sense
    value = sense.freed[0][novices & 31] + sense.freed[1][novices >> 5 & 31] + sense.freed[2][novices >> 10 & 31]
    flips = COLUMNS - ONES[novices >> 15 & 31]
    value = value * dice / sense.uses + flips * dice / sense.flips
    near = 0.0
    for row in range(4):
        near += sense.emptying[COLUMNS - ONES[novices >> 5 * row & 31]]
    return value + near * min(1.0, sense.time_to_empty * o.left)


def houses(s: Table, seat: int, o: Outlook) -> float:
    """Chapels, cloisters, majorities."""
    value, patronage, rooms = 0.0, 0, 0
    chapels, cloisters, crowd, sense = s.chapels[seat], s.cloisters[seat], o.crowd[seat], o.sense
    for monastery in range(5):
        if crowd[monastery]:
            chapel, walks = chapels[monastery], ONES[cloisters >> 8 * monastery & 0xFF]
            if chapel:
                patronage += 1
                value += sense.cloister * s.parts.cloister_points * walks * chapel
            value += majority(s, seat, monastery, crowd[monastery], o)
            rooms += crowd[monastery] - chapel - walks
    value += sense.room * o.left * rooms
    return value + sense.chapel * s.parts.chapel_points[patronage] + sense.access * o.left * patronage


def majority(s: Table, seat: int, monastery: int, mine: int, o: Outlook) -> float:
    """What `mine` novices in a monastery promise of its majority."""
    if not mine:
        return 0.0
    best = 0
    for other in range(s.seats):
        if other != seat and o.crowd[other][monastery] > best:
            best = o.crowd[other][monastery]
    sense = o.sense
    points, sure = sense.majority * s.parts.majority, 1 - sense.doubt * o.left
    if mine > best:
        return points * min(1.0, sure + sense.lead * (mine - best - 1))
    if mine == best:
        return points * sure * sense.level
    return sense.behind * o.left / (best - mine)


def bonus_worth(s: Table, seat: int, bonus: int, o: Outlook) -> float:
    if bonus == P_DIE and s.owned[seat] == s.parts.most_dice:
        return s.parts.five
    return o.bonus[bonus]


def ahead(s: Table, seat: int, field: int, o: Outlook) -> float:
    """The way to the next bonuses of the path, as far as it is behind the messenger."""
    account = o.road if s.owned[seat] < s.parts.most_dice else o.road_full
    return account[field]


def column_worth(s: Table, seat: int, column: int, o: Outlook) -> float:
    """A die of this column at first sight."""
    novices, effect, sense = s.novices[seat], s.parts.effect[column], o.sense
    if effect <= BOOK:
        value = o.worth[effect]
    elif effect == SEND:
        value = sense.send[1 if s.goods[seat][INFLUENCE] else 0]
    else:
        value = sense.walk
    if not novices >> column + 5 & 1:
        value += sense.better[0]
    if not novices >> column + 10 & 1:
        value += sense.better[1]
    return value if novices >> column + 15 & 1 else value + sense.flipped


def lying(s: Table, seat: int, o: Outlook) -> float:
    """Dice on the dice fields: the own ones, and a share of the neutral ones."""
    own, neutral, sense = s.dice[seat], s.dice[s.seats], o.sense
    value, share = 0.0, sense.common_die / s.seats
    for face in range(6):
        if own[face] or neutral[face]:
            worth = column_worth(s, seat, face, o) if face < COLUMNS else sense.joker
            value += worth * (sense.own_die * own[face] + share * neutral[face])
    return value


# ---- what is half finished ---------------------------------------------------------------------------


def pending(s: Table, o: Outlook) -> float:
    """What the open decision of the player of the turn will bring, and the dice still on the tile."""
    if not s.stack:
        return 0.0
    frame = s.stack[-1]
    value = o.sense.decision * open_worth(s, frame[0], frame, o)
    for waiting in range(len(s.stack) - 1):
        below = s.stack[waiting]
        if below[0] == MOVE:
            value += o.sense.step * below[1]
        elif below[0] == FREE:
            value += o.sense.free_action
    if s.laid:
        value += s.laid * column_worth(s, s.turn, s.column, o)
    return value


def open_worth(s: Table, step: int, frame: tuple[int, ...], o: Outlook) -> float:
    seat = s.turn
    if step == NOVICE:
        return best_send(s, seat, frame[1], o)
    if step in (MONASTERY, SITE):
        return best_site(s, seat, frame, o)
    if step == PANE:
        return best_pane(s, seat, frame[1], o)
    if step in (GLASS, ANY_GLASS):
        return best_tile(s, seat, patron(s, seat) if step == GLASS else ALL_MONASTERIES, o)
    if step == BONUS:
        row, column, parts = frame[1] // 3, frame[1] % 3, s.parts
        first = effect_worth(s, seat, parts.row_bonus[row], parts.row_amount[row], o)
        return max(first, effect_worth(s, seat, parts.column_bonus[column], parts.column_amount[column], o))
    if step == FREE:
        return best_act(s, seat, o)
    if step == GIFT:
        return bonus_worth(s, seat, P_IR, o)
    if step == LARDER:
        return bonus_worth(s, seat, P_ST, o)
    if step == NEW_DIE:
        return bonus_worth(s, seat, P_DIE, o)
    if step == CHOICE:
        return effect_worth(s, seat, ANY, frame[1], o)
    if step == BARTER:
        return effect_worth(s, seat, TRADE, 1, o)
    if step in (EXTRA, AREA):
        return best_extra(s, seat, o)
    if step == KEEP:
        return o.sense.roll
    if step == COUNT:
        dice = min(s.parts.take, s.dice[seat][frame[1]] + s.dice[s.seats][frame[1]])
        return dice * column_worth(s, seat, frame[1], o) * (1 - o.sense.common_die / s.seats)
    if step == COLUMN:
        return o.sense.joker_taken
    return 0.0


def effect_worth(s: Table, seat: int, effect: int, amount: int, o: Outlook) -> float:
    """What an action or a bonus brings, as far as one can see at once."""
    worth, goods, sense = o.worth, s.goods[seat], o.sense
    if effect <= BOOK:
        return amount * (worth[effect] if goods[effect] < sense.plenty else sense.late[effect])
    if effect == STEP:
        return steps_worth(s, seat, amount, o)
    if effect == SEND:
        return best_send(s, seat, amount, o)
    if effect == WINDOW:
        return best_tile(s, seat, patron(s, seat), o)
    if effect == POINTS:
        return float(amount)
    if effect == ANY:
        return amount * max(max(worth[SOUP], worth[INFLUENCE]), worth[ROSARY])
    first, second = worth[TOOL] - worth[SOUP], worth[BOOK] - worth[TOOL]
    if goods[SOUP] and goods[TOOL]:
        return max(first, second)
    return first if goods[SOUP] else second if goods[TOOL] else 0.0


def act_worth(s: Table, seat: int, action: int, o: Outlook) -> float:
    return effect_worth(s, seat, s.parts.effect[action], s.parts.amount[action], o)


def best_act(s: Table, seat: int, o: Outlook) -> float:
    """The best action of all columns; some standard action is always possible."""
    best = NOTHING
    for action in range(len(ACTIONS)):
        if possible(s, seat, action):
            best = max(best, act_worth(s, seat, action, o))
    return best


def steps_worth(s: Table, seat: int, steps: int, o: Outlook) -> float:
    """The bonuses of the next fields, and the view from there."""
    field = s.messengers[seat]
    value = ahead(s, seat, (field + steps) % 12, o) - ahead(s, seat, field, o)
    for distance in range(1, steps + 1):
        value += bonus_worth(s, seat, s.parts.bonus[(field + distance) % 12], o)
    return value


# ---- novices -----------------------------------------------------------------------------------------


def best_send(s: Table, seat: int, saved: int, o: Outlook) -> float:
    """The best send that can be paid now, less its price; 0 where none is possible."""
    novices, best = s.novices[seat], NOTHING
    for row in range(4):
        if novices & ROW_BITS[row]:
            bits = targets(s, seat, row, saved)
            if bits:
                site = best_place(s, seat, AREA_OF_ROW[row], bits, row, saved, o)
                best = max(best, site + best_leaver(s, seat, row, o))
    return best if best > NOTHING else 0.0


def best_leaver(s: Table, seat: int, row: int, o: Outlook) -> float:
    """What the novice of this row leaves behind who leaves most."""
    novices, best = s.novices[seat], NOTHING
    for novice in range(row * COLUMNS, (row + 1) * COLUMNS):
        if novices >> novice & 1:
            best = max(best, leave_worth(s, seat, novice, o))
    return best


def best_site(s: Table, seat: int, frame: tuple[int, ...], o: Outlook) -> float:
    """The best place for a novice that has been chosen, in the monastery that has been chosen."""
    novice, area, saved = frame[1], frame[2], frame[3]
    if novice >= FIRST_EXTRA:
        bits, row, value = free_spaces(s, seat, area), NONE, 0.0
    else:
        row = novice // COLUMNS
        bits, value = targets(s, seat, row, saved), leave_worth(s, seat, novice, o)
    if frame[0] == SITE:
        bits &= WHOLE[1 << frame[5]]
    return value + best_place(s, seat, area, bits, row, saved, o)


def best_extra(s: Table, seat: int, o: Outlook) -> float:
    best = 0.0
    for area in range(3):
        bits = free_spaces(s, seat, area)
        if bits:
            best = max(best, best_place(s, seat, area, bits, NONE, 0, o))
    return best


def best_place(s: Table, seat: int, area: int, bits: int, row: int, saved: int, o: Outlook) -> float:
    """The best of these spaces, less what a novice of the row pays there (row NONE: nothing)."""
    best = NOTHING
    for monastery in range(5):
        here = bits >> 8 * monastery & 0xFF
        if here:
            value = place_worth(s, seat, area, monastery, o)
            if area == BUILDING:
                value += best_house(s, seat, monastery, here, row, saved, o)
            else:
                value -= price(s, seat, row, NONE, saved, o)
            best = max(best, value)
    return best


def best_house(s: Table, seat: int, monastery: int, here: int, row: int, saved: int, o: Outlook) -> float:
    """The best of these buildings of a monastery, less their prices."""
    best = NOTHING
    for kind in range(3):
        if s.side.of_kind[kind] >> 8 * monastery & here:
            best = max(best, house_worth(s, seat, monastery, kind, o) - price(s, seat, row, kind, saved, o))
    return best


def price(s: Table, seat: int, row: int, kind: int, saved: int, o: Outlook) -> float:
    if row == NONE:
        return 0.0
    if row == ROW_IV:
        return cloister_price(s, seat) * o.worth[ROSARY]
    if kind == NONE:
        return max(0, chapel_price(s, seat) - saved) * o.worth[INFLUENCE]
    influence = max(0, s.parts.building_influence - saved) * o.worth[INFLUENCE]
    return influence + s.parts.building_goods[row] * o.worth[s.parts.pays[kind]]


def leave_worth(s: Table, seat: int, novice: int, o: Outlook) -> float:
    """What a novice leaves behind: an action, a flipped tile, an emptier row."""
    row, column = novice // COLUMNS, novice % COLUMNS
    gone = COLUMNS - ONES[s.novices[seat] >> COLUMNS * row & 31]
    dice, sense = dice_to_come(s, seat, o), o.sense
    value = sense.row_end * (2 * gone + 1) / 25 * min(1.0, sense.time_to_empty * o.left)
    if row == ROW_IV:
        return value + dice / sense.flips + (s.laid if column == s.column else 0)
    return value + sense.unlocked[novice] * dice / sense.uses


def house_worth(s: Table, seat: int, monastery: int, kind: int, o: Outlook) -> float:
    """Points and gift of a building."""
    parts, brings = s.parts, s.parts.brings[kind]
    value = float(parts.building_points[kind])
    if kind == COMMON_ROOM:
        value += count_worth(s, seat, COMMON, o)
    if brings != WINDOW:
        return value + o.worth[brings]
    if s.tiles[monastery] and fitting_rows(s.windows[seat], monastery):
        return value + best_pane(s, seat, monastery, o)
    return value


def place_worth(s: Table, seat: int, area: int, monastery: int, o: Outlook) -> float:
    """A novice more in this area of this monastery: orders, majority, chapels, cloisters."""
    chapel, mine, sense = s.chapels[seat][monastery], o.crowd[seat][monastery], o.sense
    value = majority(s, seat, monastery, mine + 1, o) - majority(s, seat, monastery, mine, o)
    value += vow_worth(s, seat, area, monastery, o) + count_worth(s, seat, SENT, o)
    if area == BUILDING:
        return value + sense.room * o.left
    if area == CLOISTER:
        return value + sense.cloister * s.parts.cloister_points * chapel + count_worth(s, seat, CLOISTERED, o)
    value += sense.cloister * s.parts.cloister_points * ONES[s.cloisters[seat] >> 8 * monastery & 0xFF]
    if not chapel:
        patronage = ONES[patron(s, seat)]
        more = s.parts.chapel_points[patronage + 1] - s.parts.chapel_points[patronage]
        value += sense.chapel * more + sense.access * o.left
    return value


def vow_worth(s: Table, seat: int, area: int, monastery: int, o: Outlook) -> float:
    """How far a novice there brings the open orders."""
    if in_area(s, seat, area, monastery):
        return 0.0
    value, hope, discs, shares = 0.0, o.hope, s.discs[seat], o.sense.vow
    for place in range(len(s.orders)):
        order = s.parts.orders[s.orders[place]]
        if not discs >> place & 1 and order.wanted >> (area * 5 + monastery) & 1:
            met, points = held(s, seat, order), order.points[s.year]
            if met == 2:
                value += points - shares[2] * points * hope
            else:
                value += points * (shares[met + 1] - shares[met]) * hope
    return value


def count_worth(s: Table, seat: int, what: int, o: Outlook) -> float:
    """How far one more of something brings the open orders that count it."""
    discs = s.discs[seat]
    for place in range(len(s.orders)):
        order = s.parts.orders[s.orders[place]]
        if order.counts == what and not discs >> place & 1:
            number = counted(s, seat, what)
            hoped = o.sense.counted * order.points[0] * o.hope / (order.number * order.number)
            if number + 1 >= order.number:
                return order.points[0] - hoped * number * number
            return hoped * (2 * number + 1)
    return 0.0


# ---- tiles -------------------------------------------------------------------------------------------


def best_tile(s: Table, seat: int, monasteries: int, o: Outlook) -> float:
    best = NOTHING
    for monastery in fitting_tiles(s, seat, monasteries):
        best = max(best, best_pane(s, seat, monastery, o))
    return best if best > NOTHING else 0.0


def best_pane(s: Table, seat: int, monastery: int, o: Outlook) -> float:
    """The best row for a tile, with its bonus."""
    window, best = s.windows[seat], NOTHING
    for row in fitting_rows(window, monastery):
        best = max(best, pane_worth(s, window, row, o))
    value = best if best > NOTHING else 0.0
    return value if monastery in window else value + count_worth(s, seat, WINDOWS, o)


def pane_worth(s: Table, window: list[int], row: int, o: Outlook) -> float:
    parts, column = s.parts, in_row(window, row)
    value = line_worth(parts.row_points[row], column, o)
    value += line_worth(parts.column_points[column], in_column(window, column), o)
    bonus = max(
        line_bonus(parts.row_bonus[row], parts.row_amount[row], o),
        line_bonus(parts.column_bonus[column], parts.column_amount[column], o),
    )
    return value + bonus


def line_worth(points: int, tiles: int, o: Outlook) -> float:
    """One tile more in a line that holds so many."""
    shares, hope = o.sense.line, o.hope
    return points * (1.0 - shares[2] * hope) if tiles == 2 else points * (shares[tiles + 1] - shares[tiles]) * hope


def line_bonus(effect: int, amount: int, o: Outlook) -> float:
    return amount * (o.worth[effect] if effect <= BOOK else o.sense.step)


# ---- first sight -------------------------------------------------------------------------------------


def first_sight(s: Table, frame: tuple[int, ...], move: int, o: Outlook) -> float:
    step, seat = frame[0], s.turn
    if step in (ACT, FREE):
        return act_worth(s, seat, move - m.ACTION, o)
    if step == PLACE:
        return placing(s, move, o)
    if step == PICK:
        return picking(s, move, o)
    if step == FIELD:
        return taking(s, move - m.FIELD, o)
    if step == COUNT:
        return (move - m.COUNT) * column_worth(s, seat, frame[1], o)
    if step == COLUMN:
        return column_worth(s, seat, move - m.COLUMN, o)
    if step == NOVICE:
        novice = move - m.NOVICE
        area = AREA_OF_ROW[novice // COLUMNS]
        return best_site(s, seat, (MONASTERY, novice, area, frame[1]), o)
    if step == MONASTERY:
        return best_site(s, seat, (SITE, frame[1], frame[2], frame[3], frame[4], move - m.MONASTERY), o)
    if step == SITE:
        return site_worth(s, frame, move - m.SPACE, o)
    return small_worth(s, frame, move, o)


def small_worth(s: Table, frame: tuple[int, ...], move: int, o: Outlook) -> float:
    step, seat, parts = frame[0], s.turn, s.parts
    if step in (GLASS, ANY_GLASS):
        return best_pane(s, seat, move - m.WINDOW, o) if move != m.DECLINE else 0.0
    if step == PANE:
        return pane_worth(s, s.windows[seat], move - m.ROW, o)
    if step == BONUS:
        row, column = frame[1] // 3, frame[1] % 3
        if move == m.ROW_BONUS:
            return effect_worth(s, seat, parts.row_bonus[row], parts.row_amount[row], o)
        return effect_worth(s, seat, parts.column_bonus[column], parts.column_amount[column], o)
    if step == NEW_DIE:
        return float(parts.five) if move == m.FIVE else o.sense.new_die * o.rounds
    if step == KEEP:
        return 0.0 if move == m.KEEP else -0.2
    if step == EXTRA:
        return best_extra(s, seat, o) if move == m.SEND else 0.0
    if step == AREA:
        area = move - m.AREA
        return best_place(s, seat, area, free_spaces(s, seat, area), NONE, 0, o)
    if move == m.TRADE_SOUP:
        return o.worth[TOOL] - o.worth[SOUP]
    if move == m.TRADE_TOOL:
        return o.worth[BOOK] - o.worth[TOOL]
    return effect_worth(s, seat, move - m.TAKE, frame[1] if step == CHOICE else 1, o)


def placing(s: Table, move: int, o: Outlook) -> float:
    """Dice for the columns one likes; the tile is kept unless the roll is poor."""
    if move == m.REROLL:
        return -0.3
    face = move - m.PLACE
    worth = column_worth(s, s.turn, face, o) if face < COLUMNS else o.sense.joker
    return 0.6 * (worth - 1.3) * (2 * s.rolled[face + 6] + s.rolled[face])


def picking(s: Table, move: int, o: Outlook) -> float:
    if move == m.ROLL:
        return 0.0
    face = (move - m.PICK) % 6
    return 1.3 - (column_worth(s, s.turn, face, o) if face < COLUMNS else o.sense.joker)


def taking(s: Table, face: int, o: Outlook) -> float:
    """Three dice are better than one, and what others could take comes first."""
    own, neutral = s.dice[s.turn][face], s.dice[s.seats][face]
    if face == s.parts.joker:
        return o.sense.joker if neutral and not own else o.sense.joker - 0.5
    number = min(s.parts.take, own + neutral)
    return column_worth(s, s.turn, face, o) * (number + 0.3 * min(number, neutral) - 0.5)


def site_worth(s: Table, frame: tuple[int, ...], target: int, o: Outlook) -> float:
    monastery, place = target // PLACES, target % PLACES
    novice, area = frame[1], frame[2]
    row = novice // COLUMNS if novice < FIRST_EXTRA else NONE
    value = place_worth(s, s.turn, area, monastery, o)
    if area != BUILDING:
        return value
    kind = s.parts.kinds[monastery][place]
    return value + house_worth(s, s.turn, monastery, kind, o) - price(s, s.turn, row, kind, frame[3], o)
