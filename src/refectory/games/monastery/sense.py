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
    BROWN,
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
    GREY,
    JAIL,
    LARGE,
    LAY,
    LETTERS,
    MONK,
    MONKS,
    MOST_BOXES,
    MOVE,
    PLAYERS,
    PRAY,
    PRAYER,
    RETURN,
    S_ANIMAL,
    SCRIPTUM,
    SHIFT,
    STRIP,
    STUDY,
    SWAP,
    USE,
    WORK,
)
from .grid import GROUPED, jumps, layable, reach
from .scoring import chain_points, margin, prayers, strain
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
    MOVING,
    PUT_BACK,
    SCORE,
    STRAIN,
    SWAP_FIRST,
    SWAP_SECOND,
)

#: What a point of a scoring is worth; many points buy dearer things.
POINT: Final = 0.6
#: The chance that a site is completed soon, by the hands still missing.
SOON: Final = (1.0, 0.6, 0.4, 0.28, 0.2, 0.15)
#: The chance to win a missing letter, while many rounds are left: it can be taken by anybody.
CONTESTED: Final = 0.35
#: What one more monk brings per round that is left.
HELP: Final = 0.42
#: A tile behind the screen that can't be laid now will rather stay there.
STUCK: Final = 1.4
#: The first pick of the cheap letters.
OFFICE: Final = 0.6
#: A movement point in hand, so that none is wasted on nothing.
STRIDE: Final = 0.04


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
    fitting = layable(s)
    for colour in s.players():
        values[colour] = estate(s, colour) + POINT * prospects(s, colour) - leftovers(s, colour, fitting)
    values[s.abbot] += OFFICE
    if s.scorer != NONE:
        values[s.scorer] += purse(s, s.scorer)
    actor = s.player_at(s.actor)
    values[actor] += intention(s, s.stack[-1][0], actor)
    return values


def rounds_left(s: Table) -> int:
    """Study and work rounds that are still to be scored, this one included."""
    hours = len(s.parts.hours)
    left = (s.parts.days - s.day) * (hours - s.parts.round.count(PRAYER) - 1)
    return left + sum(kind in (STUDY, WORK) for kind in s.parts.round[s.hour :])


def estate(s: Table, colour: int) -> float:
    """Letters, chances of more letters, blessings and monks."""
    strip = s.strips[colour * LETTERS : colour * LETTERS + LETTERS]
    left = rounds_left(s)
    large, missing = strip.count(LARGE), strip.count(0)
    letters = s.parts.letter_points * (large + missing * hope(left))
    monks = 0
    for monk in range(colour * MONKS, colour * MONKS + MONKS):
        monks += s.where[monk] != NONE
    return letters + s.blessings[colour] * s.parts.blessing_points + monks * HELP * left - kneelers(s, colour)


def hope(left: int) -> float:
    """The chance to get a missing letter onto one's own strip in so many rounds."""
    return min(CONTESTED, 0.05 * left)


def kneelers(s: Table, colour: int) -> float:
    """What praying monks miss until the next prayer round."""
    first = colour * MONKS
    praying = sum(s.praying[first : first + MONKS])
    return praying * HELP * wait(s) if praying else 0.0


def wait(s: Table) -> int:
    """Study and work rounds after this one before praying monks rise."""
    rounds = s.parts.round
    count = 0
    for kind in rounds[s.hour + 1 :]:
        if kind not in (STUDY, WORK):
            break
        count += 1
    return count


def leftovers(s: Table, colour: int, fitting: int) -> float:
    """What the tiles behind the screen will cost: there are about as many draws as layings still to come."""
    hand = s.hands[colour]
    if not hand:
        return 0.0
    left = rounds_left(s) - (s.laid or s.scorer != NONE)
    excess = len(hand) + coming(s) - left
    share = min(1.0, max(0.15, excess / len(hand)))
    cost = 0.0
    for kind in hand:
        cost += s.parts.circle[kind] * (1.0 if fitting >> kind & 1 else STUCK)
    return min(cost * share, cost)


def coming(s: Table) -> int:
    """Tiles that each player will still draw."""
    return (s.parts.days - s.day) * sum(s.parts.draw) + sum(s.parts.draw[s.hour + 1 :])


# ---- the next scoring --------------------------------------------------------------------------------


def next_round(s: Table, colour: int) -> int:
    """STUDY or WORK: the kind of the player's next scoring."""
    hours = len(s.parts.hours)
    start = s.clock + (s.scored >> colour & 1)
    for clock in range(start, start + hours):
        kind = s.parts.round[clock % hours]
        if kind in (STUDY, WORK):
            return kind
    return STUDY


def prospects(s: Table, colour: int) -> float:
    """The points of the player's next scoring as the table stands, chances included."""
    if s.scorer == colour:
        return 0.0
    points = 0.0
    seen = 0
    hue = GREY if next_round(s, colour) == STUDY else BROWN
    kneeling = s.kneeling()
    best = 0.0
    for monk in range(colour * MONKS, colour * MONKS + MONKS):
        place = s.where[monk]
        if place < 0 or s.praying[monk]:
            continue
        if not s.done >> place & 1:
            points += at_site(s, place, s.box[monk])
        elif not seen >> place & 1:
            seen |= 1 << place
            toil = at_toil(s, place, hue, kneeling)
            points += toil
            best = max(best, at_prayer(s, place, 1) - toil)
    return points + best


def at_site(s: Table, place: int, box: int) -> float:
    """What a monk on a box of a site may hope for; box 0 is one still to be chosen."""
    kind = s.kind[place]
    missing = s.parts.hands[kind] - s.crowd[place]
    if s.parts.sort[kind] in GROUPED:
        return float(chain_points(s, place, s.done))
    return (box or best_box(s, place)) * SOON[missing]


def best_box(s: Table, place: int) -> int:
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
    if s.icons and kind == CHAPEL:
        return s.parts.circle[kind] * s.parts.chapel_times - wait(s) * HELP / POINT
    if s.crowd[place] != crowd:
        return 0.0
    return s.parts.circle[kind] - wait(s) * HELP / POINT


# ---- buying ------------------------------------------------------------------------------------------


def purse(s: Table, colour: int) -> float:
    """What the points of a running scoring will still buy, the best bargains first."""
    money = s.points
    if (STRAIN, colour) in s.stack:
        for found in strain(s, colour, s.kneeling()):
            money += found.points
    if money <= 0:
        return 0.0
    cost = s.parts.cost[s.phrase_complete(colour)]
    left = rounds_left(s) - 1
    wanted = [0.0] * (MONK + 1)
    for letter in range(1, MONK):
        wanted[letter] = letter_worth(s, letter, colour, left)
    deals = []
    for space, piece in enumerate(s.board):
        if piece and cost[space] <= money:
            worth = wanted[piece] if piece < MONK else monk_worth(s, space, colour, left)
            if worth > 0.0:
                deals.append((worth / cost[space], cost[space], worth))
    deals.sort(reverse=True)
    value = 0.0
    for _, price, worth in deals:
        if price <= money:
            money -= price
            value += 0.8 * worth
    return value + 0.2 * money


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
        return POINT * max(found.points for found in prayers(s, colour)) - HELP * wait(s)
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
    hue = GREY if next_round(s, colour) == STUDY else BROWN
    kneeling, own = s.kneeling(), s.standing(colour)
    found = []
    for cost, ring in enumerate(reach(s, start, jumps(s, colour)), 1):
        while ring:
            low = ring & -ring
            ring ^= low
            place = low.bit_length() - 1
            value = pull(s, place, hue, kneeling, own, s.walk - cost)
            found.append(value - here - STRIDE * cost / POINT + s.alms[place] / POINT)
    return found


def pull(s: Table, place: int, hue: int, kneeling: int, own: int, points: int) -> float:
    """What one more monk of the player would gain on a place."""
    if not s.done >> place & 1:
        kind = s.kind[place]
        if s.parts.sort[kind] in GROUPED:
            return float(chain_points(s, place, s.done))
        missing = s.parts.hands[kind] - s.crowd[place] - 1
        value = best_box(s, place) * SOON[missing]
        if own >> place & 1 or not missing:
            value += 0.5
        return value + 0.1 * min(points, missing)
    toil = 0.0 if own >> place & 1 else at_toil(s, place, hue, kneeling)
    return max(toil, at_prayer(s, place, 0) * 0.8)


def worth_here(s: Table, colour: int, monk: int) -> float:
    """What a monk gains where he is, and would give up by leaving."""
    place = s.where[monk]
    if not s.done >> place & 1:
        return at_site(s, place, s.box[monk])
    first = colour * MONKS
    others = [m for m in range(first, first + MONKS) if m != monk and s.where[m] == place and not s.praying[m]]
    hue = GREY if next_round(s, colour) == STUDY else BROWN
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
        return POINT * max(found.points for found in prayers(s, colour)) - HELP * wait(s) - 0.5 * POINT
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
