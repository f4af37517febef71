"""What a good player looks at: letters won and to be won, monks, tiles left over, the points of the next scoring.

Everything is in testament points. A move made of several clicks is judged by its best end: whoever has picked up a
monk, a tile or a letter is credited with what he can do with it.
"""

from __future__ import annotations

from typing import Final

from .components import (
    ABBEY,
    AT,
    BOX,
    BREWHOUSE,
    BUY,
    CHANGE,
    CHAPEL,
    COLUMNS,
    DONE,
    ENCOURAGE,
    END,
    EXCHANGE,
    FARM,
    GO_ON,
    JAIL,
    LARGE,
    LAY,
    LETTERS,
    MONK,
    MONKS,
    MOST_BOXES,
    MOVE,
    NIGHT,
    PLAYERS,
    PRAY,
    RETURN,
    S_ANIMAL,
    SCRIPTUM,
    SHIFT,
    SPACES,
    STRIP,
    STUDY,
    SWAP,
    USE,
    WORK,
)
from .grid import jumps, layable, reach
from .scoring import chain_points, margin, prayers
from .state import NONE, Table
from .steps import (
    ACT,
    CALL_TO_PRAYER,
    CHANGE_BOX,
    CHOOSE_BOX,
    CHOOSE_CELL,
    CHOOSE_STRIP,
    CHOOSE_TURN,
    COLLECT,
    FROM_BOX,
    GO_TO,
    LAY_AND_MOVE,
    MOVING,
    PRAYED,
    PUT_BACK,
    SCORE,
    STRAIN,
    SWAP_FIRST,
    SWAP_SECOND,
)

#: What a point of a scoring is worth in the long run.
POINT: Final = 0.6
#: The chance that a site is completed soon, by the hands still missing.
SOON: Final[tuple[float, ...]] = (1.0, 0.55, 0.35, 0.25, 0.15, 0.1)
#: … if the player's own monks are too few for it.
ALONE: Final = 0.15
#: The chance to win a missing letter while many rounds are left: anybody may take it.
CONTESTED: Final = 0.35
#: What one more monk brings in each round that is left.
HELP: Final = 0.6
#: A tile behind the screen that can't be laid now will rather stay there.
STUCK: Final = 1.4
#: The first pick of the cheap letters.
OFFICE: Final = 0.6
#: A movement point in hand, so that none is wasted on nothing.
STRIDE: Final = 0.04
#: A chance of a point.
SCRAP: Final = 0.4
#: The spaces of the prayer board by column.
CHEAP_FIRST: Final[tuple[int, ...]] = tuple(
    space for column in range(COLUMNS) for space in range(column, SPACES, COLUMNS)
)
#: A number box of a site that lies one step away.
NEAR: Final = 0.1


# ---- the evaluation ----------------------------------------------------------------------------------


def evaluate(s: Table, seat: int) -> float:
    """The margin in expected testament points over the best other player, or of the team over the other."""
    colour = s.player_at(seat)
    if colour == NONE or not s.order:
        return 0.0
    return margin(s, colour, estimates(s))


def outlook(s: Table) -> list[float]:
    """The testament points that every seat may expect; a team's are those of both."""
    if not s.order:
        return [0.0] * s.seats
    values = estimates(s)
    found = []
    for seat in range(s.seats):
        colour = s.player_at(seat)
        partner = s.partner(colour)
        found.append(values[colour] if partner == NONE else values[colour] + values[partner])
    return found


def estimates(s: Table) -> list[float]:
    """The testament points that every player may expect, by colour."""
    values = [0.0] * PLAYERS
    if s.over:
        for colour in s.players():
            values[colour] = float(s.scores[s.seat_of[colour]])
        return values
    left, kneeling, fitting, stalls = rounds_left(s), s.kneeling(), layable(s), market(s)
    for colour in s.players():
        income = purse(s, colour, takings(s, colour, kneeling), left, stalls)
        values[colour] = estate(s, colour, left) + income + nearby(s, colour) - leftovers(s, colour, left, fitting)
    values[s.abbot] += OFFICE
    actor = s.player_at(s.actor)
    values[actor] += intention(s, s.stack[-1][0], actor)
    return values


def rounds_left(s: Table) -> int:
    """Study and work rounds that are still to be scored, this one included."""
    return s.parts.toil_left[s.clock]


def estate(s: Table, colour: int, left: int) -> float:
    """Letters, chances of more letters, blessings, monks, and sites begun."""
    strip = s.strips[colour * LETTERS : colour * LETTERS + LETTERS]
    letters = s.parts.letter_points * (strip.count(LARGE) + strip.count(0) * hope(left))
    later = left - (s.scored >> colour & 1)
    delay = s.parts.delay[s.hour]
    monks = kneelers = 0
    for monk in range(colour * MONKS, colour * MONKS + MONKS):
        if s.where[monk] >= 0:
            monks += 1
            kneelers += s.praying[monk]
    value = letters + s.blessings[colour] * s.parts.blessing_points + HELP * (monks * later - kneelers * delay)
    if not delay and s.parts.round[(s.hour + 1) % len(s.parts.hours)] == NIGHT:
        return value  # sites begun are left at night
    return value + POINT * begun(s, colour, monks - kneelers)


def begun(s: Table, colour: int, upright: int) -> float:
    """The boxes that the player's monks hold on sites not yet staffed, by the chance that they will be."""
    points = 0.0
    for monk in range(colour * MONKS, colour * MONKS + MONKS):
        place = s.where[monk]
        if s.box[monk] and not s.solid >> place & 1:
            first = colour * MONKS
            own = s.where[first : first + MONKS].count(place)
            points += s.box[monk] * odds(s.parts.hands[s.kind[place]] - s.crowd[place], upright - own)
        elif place > ABBEY and not (s.done | s.solid) >> place & 1:
            points += 0.5 * best_box(s, place)  # just arriving
    return points


def odds(missing: int, helpers: int) -> float:
    """The chance that a site gets its missing hands soon: by the player's own monks, or by the others' good will."""
    return SOON[missing] if helpers >= missing else ALONE * SOON[missing]


def hope(left: int) -> float:
    """The chance to get a missing letter onto one's own strip in so many rounds."""
    return min(CONTESTED, 0.05 * left)


def leftovers(s: Table, colour: int, left: int, fitting: int) -> float:
    """What the tiles behind the screen will cost: there are about as many draws as layings still to come."""
    hand = s.hands[colour]
    if not hand:
        return 0.0
    layings = left
    if s.parts.round[s.hour] in (STUDY, WORK) and not may_still_lay(s, colour):
        layings -= 1
    share = min(1.0, max(0.15, (len(hand) + s.parts.draws_left[s.clock] - layings) / len(hand)))
    cost = 0.0
    for kind in hand:
        cost += s.parts.circle[kind] * (1.0 if fitting >> kind & 1 else STUCK)
    return cost * share


def may_still_lay(s: Table, colour: int) -> bool:
    """Whether the player's laying of this round is still to come."""
    return (LAY_AND_MOVE, colour) in s.stack or (not s.laid and (ACT, colour) in s.stack)


def nearby(s: Table, colour: int) -> float:
    """Free boxes of sites near the player's monks, the nearer the better."""
    sites = s.sites() & s.room
    wave = seen = s.standing(colour)
    worth, value = NEAR, 0.0
    while wave and sites and worth > NEAR / 4:
        onward = 0
        while wave:
            low = wave & -wave
            wave ^= low
            onward |= s.link[low.bit_length() - 1]
        found = onward & sites & ~seen
        seen |= onward
        wave = onward & s.solid & ~sites
        sites &= ~found
        while found:
            low = found & -found
            found ^= low
            value += worth * best_box(s, low.bit_length() - 1)
        worth *= 0.7
    return value


# ---- the next scoring --------------------------------------------------------------------------------


def next_round(s: Table) -> int:
    """GREY or BROWN: what the next scoring asks for."""
    return s.parts.next_hue[s.clock % len(s.parts.hours)]


def takings(s: Table, colour: int, kneeling: int) -> float:
    """The points of the player's scoring of this round, as the table stands."""
    running = s.scorer == colour
    if s.scored >> colour & 1 and not (running and (STRAIN, colour) in s.stack):
        return float(s.points) if running else 0.0
    points = float(s.points) if running else 0.0
    hue = next_round(s)
    seen, best = s.fresh, 0.0
    for monk in range(colour * MONKS, colour * MONKS + MONKS):
        place = s.where[monk]
        if place < 0 or s.praying[monk] or seen >> place & 1:
            continue
        if s.done >> place & 1:
            seen |= 1 << place
            toil = at_toil(s, place, hue, kneeling)
            points += toil
            best = max(best, at_prayer(s, place, 1) - toil)
        elif not running and s.solid >> place & 1:
            points += at_site(s, place, s.box[monk])
    if running and s.used & PRAYED:
        return points
    return points + best


def at_site(s: Table, place: int, box: int) -> float:
    """What a monk on a box of a fully staffed site gets; box 0 is one still to be chosen."""
    if s.parts.grouped[s.kind[place]]:
        return float(chain_points(s, place, s.done))
    return float(box or best_box(s, place))


def best_box(s: Table, place: int) -> int:
    if not s.crowd[place]:
        return s.parts.top_box[s.kind[place]]
    taken = s.boxes_taken(place)
    best = 0
    for value in s.parts.boxes[s.kind[place]]:
        if not taken >> value & 1 and value > best:
            best = value
    return best


def at_toil(s: Table, place: int, hue: int, kneeling: int) -> float:
    """Study or work on a finished tile."""
    kind = s.kind[place]
    if not s.parts.hue[kind] & hue or kneeling >> place & 1:
        return 0.0
    if s.icons and kind == FARM:
        return 1.0 + s.parts.farm
    if s.icons and kind == SCRIPTUM:
        return 1.0 + s.parts.scriptum
    return 1.0


def at_prayer(s: Table, place: int, crowd: int) -> float:
    """Prayer on a finished tile with so many monks, less what a kneeling monk misses."""
    kind = s.kind[place]
    if place == ABBEY:
        return 0.0
    missed = s.parts.delay[s.hour] * HELP / POINT
    if s.icons and kind == CHAPEL:
        return s.parts.circle[kind] * s.parts.chapel_times - missed
    return s.parts.circle[kind] - missed if s.crowd[place] == crowd else 0.0


# ---- buying ------------------------------------------------------------------------------------------


def market(s: Table) -> list[int]:
    """The spaces of the prayer board that still hold something, the cheap ones first."""
    board = s.board
    return [space for space in CHEAP_FIRST if board[space]]


def purse(s: Table, colour: int, points: float, left: int, stalls: list[int]) -> float:
    """What points can buy: own letters and monks, the cheap ones before the dear; the rest becomes blessings."""
    if points <= 0.0:
        return 0.0
    unused = s.parts.unused
    money, value = int(points), SCRAP * (points % 1.0)
    cost = s.parts.cost[s.phrase_complete(colour)]
    letter, monk = s.parts.letter_points * (1.0 - hope(left)), HELP * (left - 1)
    wanted, partner = s.missing(colour), s.partner(colour)
    if partner != NONE:
        wanted |= s.missing(partner)
    for space in stalls:
        price = cost[space]
        if price > money:
            break
        piece = s.board[space]
        worth = letter if wanted >> piece & 1 else monk if piece == MONK and space // COLUMNS == colour else 0.0
        if worth and worth + unused[money - price] > unused[money]:
            money -= price
            value += worth
    return value + unused[money] * s.parts.blessing_points


def letter_worth(s: Table, letter: int, colour: int, left: int) -> float:
    """Large on the own strip (or the partner's), else small on a rival's for a blessing."""
    for owner in (colour, s.partner(colour)):
        if owner != NONE and s.space_for(letter, owner) != NONE:
            return s.parts.letter_points * (1.0 - hope(left))
    return 1.0 + s.parts.letter_points * hope(left) / max(1, s.seats - 1)


def monk_worth(s: Table, space: int, colour: int, left: int) -> float:
    return HELP * left if space // COLUMNS == colour else 0.0


# ---- half-finished intentions ------------------------------------------------------------------------


def intention(s: Table, step: int, colour: int) -> float:
    """The best end of what the player has begun."""
    frame = s.stack[-1]
    if step == GO_TO:
        return POINT * max(pulls(s, colour, frame[2]))
    if step == FROM_BOX and frame[3] == MOVING:
        return 0.1
    if step == CALL_TO_PRAYER:
        return POINT * max(found.points for found in prayers(s, colour)) - HELP * s.parts.delay[s.hour]
    if step == CHOOSE_STRIP:
        return letter_worth(s, s.taken, colour, rounds_left(s) - 1)
    if step in (CHOOSE_CELL, CHOOSE_TURN):
        return 0.3 if s.parts.sort[s.carried] != S_ANIMAL else 1.5
    if step in (ACT, CHANGE_BOX):
        return STRIDE * s.walk
    return 0.0


def pulls(s: Table, colour: int, monk: int) -> list[float]:
    """For each destination of a monk, nearest first: the points it promises more than where he is."""
    start = s.where[monk]
    here = worth_here(s, colour, monk)
    hue = next_round(s)
    kneeling, own, upright = s.kneeling(), s.standing(colour), s.upright(colour)
    found = []
    for cost, ring in enumerate(reach(s, start, jumps(s, colour)), 1):
        while ring:
            low = ring & -ring
            ring ^= low
            place = low.bit_length() - 1
            value = pull(s, colour, place, hue, kneeling, own, upright)
            found.append(value - here - STRIDE * cost / POINT + s.alms[place] / POINT)
    return found


def pull(s: Table, colour: int, place: int, hue: int, kneeling: int, own: int, upright: int) -> float:
    """What one more monk of the player would gain on a place."""
    if not s.done >> place & 1:
        kind = s.kind[place]
        if s.parts.grouped[kind]:
            return float(chain_points(s, place, s.done))
        missing = s.parts.hands[kind] - s.crowd[place] - 1
        first = colour * MONKS
        there = s.where[first : first + MONKS].count(place)
        value = best_box(s, place) * odds(missing, upright - there - 1)
        if there:  # the others' boxes become more likely, too
            held = sum(s.box[m] for m in range(first, first + MONKS) if s.where[m] == place)
            value += held * (odds(missing, upright - there - 1) - odds(missing + 1, upright - there))
        return value
    toil = 0.0 if own >> place & 1 else at_toil(s, place, hue, kneeling)
    return max(toil, at_prayer(s, place, 0) * 0.8)


def worth_here(s: Table, colour: int, monk: int) -> float:
    """What a monk gains where he is, and would give up by leaving."""
    place = s.where[monk]
    first = colour * MONKS
    if not s.done >> place & 1:
        there = s.where[first : first + MONKS].count(place)
        return s.box[monk] * odds(s.parts.hands[s.kind[place]] - s.crowd[place], s.upright(colour) - there)
    others = [m for m in range(first, first + MONKS) if m != monk and s.where[m] == place and not s.praying[m]]
    hue = next_round(s)
    toil = 0.0 if others else at_toil(s, place, hue, s.kneeling())
    return max(toil, at_prayer(s, place, 1) * 0.8)


# ---- first sight -------------------------------------------------------------------------------------


def priors(s: Table) -> list[float]:
    """How each option looks at first sight, in points."""
    if s.over or not s.order:
        return [0.0] * len(s.options)
    frame = s.stack[-1]
    step, colour = frame[0], s.player_at(s.actor)
    if step == GO_TO:
        return [POINT * value for value in pulls(s, colour, frame[2])]
    if step == COLLECT:
        return [bargain(s, colour, move) for move in s.options]
    return [glance(s, step, colour, move) for move in s.options]


def glance(s: Table, step: int, colour: int, move: int) -> float:
    if step == ACT:
        return first_act(s, colour, move)
    if step == SCORE:
        return first_score(s, colour, move)
    if step == CHOOSE_STRIP:
        return 1.0 if move - STRIP in (colour, s.partner(colour)) else 0.0
    if step == CHOOSE_BOX:
        return 0.3 * (move - BOX)
    if step == CHANGE_BOX:
        old, new = divmod(move - SHIFT, MOST_BOXES + 1)
        return 0.3 * (new - old)
    if step == PUT_BACK:
        return 0.3 * s.parts.circle[move - RETURN]
    if step == CALL_TO_PRAYER:
        cell = move - AT
        return POINT * next(found.points for found in prayers(s, colour) if s.cell[found.place] == cell)
    if step in (SWAP_FIRST, SWAP_SECOND):
        return swap_glance(s, step, colour, move - SWAP)
    if JAIL <= move < JAIL + PLAYERS:
        return -1.0 if move - JAIL in (colour, s.partner(colour)) else 0.5
    return 0.0


def first_act(s: Table, colour: int, move: int) -> float:
    if move == END:
        return 0.0
    if move == EXCHANGE:
        return -0.4
    if move == ENCOURAGE:
        return -1.0
    if move >= CHANGE:
        return -0.05
    if move >= MOVE:
        place = s.cell.index(move - MOVE)
        first = colour * MONKS
        for monk in range(first, first + MONKS):
            if s.where[monk] == place and not s.praying[monk] and not s.stopped >> monk & 1:
                return POINT * max(pulls(s, colour, monk))
    kind = move - LAY
    return 0.8 + 0.3 * s.parts.circle[kind]


def first_score(s: Table, colour: int, move: int) -> float:
    if move == GO_ON:
        return 0.0
    if move == PRAY:
        return POINT * (max(found.points for found in prayers(s, colour)) - 0.5) - HELP * s.parts.delay[s.hour]
    return 0.2 if move - USE != BREWHOUSE else 0.0


def swap_glance(s: Table, step: int, colour: int, space: int) -> float:
    """A dear letter that the player misses for a cheap one that he does not."""
    missed = s.space_for(s.board[space], colour) != NONE
    cost = s.parts.cost[0][space]
    return 0.1 * (cost if step == SWAP_FIRST else 10 - cost) * (1 if missed == (step == SWAP_FIRST) else -1)


def bargain(s: Table, colour: int, move: int) -> float:
    """Worth of a piece less what its price could buy elsewhere."""
    if move == DONE:
        return 0.0
    space = move - BUY
    cost = s.parts.cost[s.phrase_complete(colour)][space]
    left = rounds_left(s) - 1
    piece = s.board[space]
    worth = monk_worth(s, space, colour, left) if piece == MONK else letter_worth(s, piece, colour, left)
    return worth - 0.3 * min(cost, s.points) - max(0, cost - s.points)
