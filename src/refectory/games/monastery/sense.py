"""What a good player looks at: letters won and to be won, monks, tiles left over, the points of the next scoring.

Everything is in testament points. A move made of several clicks is judged by its best end: whoever has picked up a
monk, a tile or a letter is credited with what he can do with it.
"""

from __future__ import annotations

from typing import Final

from refectory.engine.weights import Weights

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

#: The spaces of the prayer board by column.
CHEAP_FIRST: Final[tuple[int, ...]] = tuple(
    space for column in range(COLUMNS) for space in range(column, SPACES, COLUMNS)
)
#: How many steps away from the monks sites are looked for.
STEPS_AWAY: Final = 4


# ---- the table as it stands --------------------------------------------------------------------------


def rounds_left(s: Table) -> int:
    """Study and work rounds that are still to be scored, this one included."""
    return s.parts.toil_left[s.clock]


def next_round(s: Table) -> int:
    """GREY or BROWN: what the next scoring asks for."""
    return s.parts.next_hue[s.clock % len(s.parts.hours)]


def may_still_lay(s: Table, colour: int) -> bool:
    """Whether the player's laying of this round is still to come."""
    return (LAY_AND_MOVE, colour) in s.stack or (not s.laid and (ACT, colour) in s.stack)


def best_box(s: Table, place: int) -> int:
    if not s.crowd[place]:
        return s.parts.top_box[s.kind[place]]
    taken = s.boxes_taken(place)
    best = 0
    for value in s.parts.boxes[s.kind[place]]:
        if not taken >> value & 1 and value > best:
            best = value
    return best


def at_site(s: Table, place: int, box: int) -> float:
    """What a monk on a box of a fully staffed site gets; box 0 is one still to be chosen."""
    if s.parts.grouped[s.kind[place]]:
        return float(chain_points(s, place, s.done))
    return float(box or best_box(s, place))


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


def market(s: Table) -> list[int]:
    """The spaces of the prayer board that still hold something, the cheap ones first."""
    board = s.board
    return [space for space in CHEAP_FIRST if board[space]]


def swap_glance(s: Table, step: int, colour: int, space: int) -> float:
    """A dear letter that the player misses for a cheap one that he does not."""
    missed = s.space_for(s.board[space], colour) != NONE
    cost = s.parts.cost[0][space]
    return 0.1 * (cost if step == SWAP_FIRST else 10 - cost) * (1 if missed == (step == SWAP_FIRST) else -1)


def fading(first: float, fade: float, steps: int) -> tuple[float, ...]:
    """A worth that fades with every step."""
    worths = [first]
    while len(worths) < steps:
        worths.append(worths[-1] * fade)
    return tuple(worths)


class Sense:
    """What a player may expect of a table, by the weights of `weights.toml`."""

    def __init__(self, weights: Weights) -> None:
        #: What a point of a scoring is worth in the long run.
        self.point = weights.number("point")
        #: The chance that a site is completed soon, by the hands still missing …
        self.soon = weights.row("soon")
        #: … if the player's own monks are too few for it.
        self.alone = weights.number("alone")
        #: How much of the best free box a monk will have who is just arriving at a site.
        self.arriving = weights.number("arriving")
        #: The chance to win a missing letter while many rounds are left, as anybody may take it; and for each round.
        self.contested = weights.number("contested")
        self.each_round = weights.number("each_round")
        #: What one more monk brings in each round that is left.
        self.help = weights.number("help")
        #: A tile behind the screen that can't be laid now will rather stay there; and how much stays at the least.
        self.stuck = weights.number("stuck")
        self.kept = weights.number("kept")
        #: The first pick of the cheap letters.
        self.office = weights.number("office")
        #: A chance of a point.
        self.scrap = weights.number("scrap")
        #: A number box of a site by the steps to it: one that lies one step away, and less with every further step.
        self.near = fading(weights.number("near"), weights.number("farther"), STEPS_AWAY)
        #: A movement point in hand, so that none is wasted on nothing.
        self.stride = weights.number("stride")
        #: How sure a prayer is that still has to be said: others may come to kneel there, too.
        self.prayer = weights.number("prayer")
        #: A letter that goes small onto a rival's strip, for its blessing.
        self.gift = weights.number("gift")
        #: A monk who is about to leave his box, a tile and an animal about to be laid.
        self.leaving = weights.number("leaving")
        self.tile = weights.number("tile")
        self.animal = weights.number("animal")
        #: How much comes true of what sites begun, letters, monks and blessings to be bought, and tiles left promise.
        self.site = weights.number("site")
        self.letter = weights.number("letter")
        self.monk = weights.number("monk")
        self.blessing = weights.number("blessing")
        self.screen = weights.number("screen")

    # ---- the evaluation ------------------------------------------------------------------------------

    def evaluate(self, s: Table, seat: int) -> float:
        """The margin in expected testament points over the best other player, or of the team over the other."""
        colour = s.player_at(seat)
        if colour == NONE or not s.order:
            return 0.0
        return margin(s, colour, self.estimates(s))

    def outlook(self, s: Table) -> list[float]:
        """The testament points that every seat may expect; a team's are those of both."""
        if not s.order:
            return [0.0] * s.seats
        values = self.estimates(s)
        found = []
        for seat in range(s.seats):
            colour = s.player_at(seat)
            partner = s.partner(colour)
            found.append(values[colour] if partner == NONE else values[colour] + values[partner])
        return found

    def estimates(self, s: Table) -> list[float]:
        """The testament points that every player may expect, by colour."""
        values = [0.0] * PLAYERS
        if s.over:
            for colour in s.players():
                values[colour] = float(s.scores[s.seat_of[colour]])
            return values
        left, kneeling, fitting, stalls = rounds_left(s), s.kneeling(), layable(s), market(s)
        for colour in s.players():
            income = self.purse(s, colour, self.takings(s, colour, kneeling), left, stalls)
            cost = self.leftovers(s, colour, left, fitting)
            values[colour] = self.estate(s, colour, left) + income + self.nearby(s, colour) - cost
        values[s.abbot] += self.office
        actor = s.player_at(s.actor)
        values[actor] += self.intention(s, s.stack[-1][0], actor)
        return values

    def estate(self, s: Table, colour: int, left: int) -> float:
        """Letters, chances of more letters, blessings, monks, and sites begun."""
        strip = s.strips[colour * LETTERS : colour * LETTERS + LETTERS]
        letters = s.parts.letter_points * (strip.count(LARGE) + strip.count(0) * self.hope(left))
        later = left - (s.scored >> colour & 1)
        delay = s.parts.delay[s.hour]
        monks = kneelers = 0
        for monk in range(colour * MONKS, colour * MONKS + MONKS):
            if s.where[monk] >= 0:
                monks += 1
                kneelers += s.praying[monk]
        value = (
            letters + s.blessings[colour] * s.parts.blessing_points + self.help * (monks * later - kneelers * delay)
        )
        if not delay and s.parts.round[(s.hour + 1) % len(s.parts.hours)] == NIGHT:
            return value  # sites begun are left at night
        return value + self.site * self.point * self.begun(s, colour, monks - kneelers)

    def begun(self, s: Table, colour: int, upright: int) -> float:
        """The boxes that the player's monks hold on sites not yet staffed, by the chance that they will be."""
        points = 0.0
        for monk in range(colour * MONKS, colour * MONKS + MONKS):
            place = s.where[monk]
            if s.box[monk] and not s.solid >> place & 1:
                first = colour * MONKS
                own = s.where[first : first + MONKS].count(place)
                points += s.box[monk] * self.odds(s.parts.hands[s.kind[place]] - s.crowd[place], upright - own)
            elif place > ABBEY and not (s.done | s.solid) >> place & 1:
                points += self.arriving * best_box(s, place)
        return points

    def odds(self, missing: int, helpers: int) -> float:
        """The chance that a site gets its missing hands soon: by the player's monks, or by the others' good will."""
        return self.soon[missing] if helpers >= missing else self.alone * self.soon[missing]

    def hope(self, left: int) -> float:
        """The chance to get a missing letter onto one's own strip in so many rounds."""
        return min(self.contested, self.each_round * left)

    def leftovers(self, s: Table, colour: int, left: int, fitting: int) -> float:
        """What the tiles behind the screen will cost: there are about as many draws as layings still to come."""
        hand = s.hands[colour]
        if not hand:
            return 0.0
        layings = left
        if s.parts.round[s.hour] in (STUDY, WORK) and not may_still_lay(s, colour):
            layings -= 1
        share = min(1.0, max(self.kept, (len(hand) + s.parts.draws_left[s.clock] - layings) / len(hand)))
        cost = 0.0
        for kind in hand:
            cost += s.parts.circle[kind] * (1.0 if fitting >> kind & 1 else self.stuck)
        return self.screen * cost * share

    def nearby(self, s: Table, colour: int) -> float:
        """Free boxes of sites near the player's monks, the nearer the better."""
        sites = s.sites() & s.room
        wave = seen = s.standing(colour)
        value = 0.0
        for worth in self.near:
            if not wave or not sites:
                break
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
        return value

    # ---- the next scoring ----------------------------------------------------------------------------

    def takings(self, s: Table, colour: int, kneeling: int) -> float:
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
                best = max(best, self.at_prayer(s, place, 1) - toil)
            elif not running and s.solid >> place & 1:
                points += at_site(s, place, s.box[monk])
        if running and s.used & PRAYED:
            return points
        return points + best

    def at_prayer(self, s: Table, place: int, crowd: int) -> float:
        """Prayer on a finished tile with so many monks, less what a kneeling monk misses."""
        kind = s.kind[place]
        if place == ABBEY:
            return 0.0
        missed = s.parts.delay[s.hour] * self.help / self.point
        if s.icons and kind == CHAPEL:
            return s.parts.circle[kind] * s.parts.chapel_times - missed
        return s.parts.circle[kind] - missed if s.crowd[place] == crowd else 0.0

    # ---- buying --------------------------------------------------------------------------------------

    def purse(self, s: Table, colour: int, points: float, left: int, stalls: list[int]) -> float:
        """What points can buy: own letters and monks, the cheap ones before the dear; the rest becomes blessings."""
        if points <= 0.0:
            return 0.0
        unused = s.parts.unused
        money, value = int(points), self.scrap * (points % 1.0)
        cost = s.parts.cost[s.phrase_complete(colour)]
        letter = self.letter * s.parts.letter_points * (1.0 - self.hope(left))
        monk = self.monk * self.help * (left - 1)
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
        return value + self.blessing * unused[money] * s.parts.blessing_points

    def letter_worth(self, s: Table, letter: int, colour: int, left: int) -> float:
        """Large on the own strip (or the partner's), else small on a rival's for a blessing."""
        for owner in (colour, s.partner(colour)):
            if owner != NONE and s.space_for(letter, owner) != NONE:
                return s.parts.letter_points * (1.0 - self.hope(left))
        return self.gift + s.parts.letter_points * self.hope(left) / max(1, s.seats - 1)

    def monk_worth(self, s: Table, space: int, colour: int, left: int) -> float:
        return self.help * left if space // COLUMNS == colour else 0.0

    # ---- half-finished intentions --------------------------------------------------------------------

    def intention(self, s: Table, step: int, colour: int) -> float:
        """The best end of what the player has begun."""
        frame = s.stack[-1]
        if step == GO_TO:
            return self.point * max(self.pulls(s, colour, frame[2]))
        if step == FROM_BOX and frame[3] == MOVING:
            return self.leaving
        if step == CALL_TO_PRAYER:
            return self.point * max(found.points for found in prayers(s, colour)) - self.help * s.parts.delay[s.hour]
        if step == CHOOSE_STRIP:
            return self.letter_worth(s, s.taken, colour, rounds_left(s) - 1)
        if step in (CHOOSE_CELL, CHOOSE_TURN):
            return self.tile if s.parts.sort[s.carried] != S_ANIMAL else self.animal
        if step in (ACT, CHANGE_BOX):
            return self.stride * s.walk
        return 0.0

    def pulls(self, s: Table, colour: int, monk: int) -> list[float]:
        """For each destination of a monk, nearest first: the points it promises more than where he is."""
        start = s.where[monk]
        here = self.worth_here(s, colour, monk)
        hue = next_round(s)
        kneeling, own, upright = s.kneeling(), s.standing(colour), s.upright(colour)
        found = []
        for cost, ring in enumerate(reach(s, start, jumps(s, colour)), 1):
            while ring:
                low = ring & -ring
                ring ^= low
                place = low.bit_length() - 1
                value = self.pull(s, colour, place, hue, kneeling, own, upright)
                found.append(value - here - self.stride * cost / self.point + s.alms[place] / self.point)
        return found

    def pull(self, s: Table, colour: int, place: int, hue: int, kneeling: int, own: int, upright: int) -> float:
        """What one more monk of the player would gain on a place."""
        if not s.done >> place & 1:
            kind = s.kind[place]
            if s.parts.grouped[kind]:
                return float(chain_points(s, place, s.done))
            missing = s.parts.hands[kind] - s.crowd[place] - 1
            first = colour * MONKS
            there = s.where[first : first + MONKS].count(place)
            value = best_box(s, place) * self.odds(missing, upright - there - 1)
            if there:  # the others' boxes become more likely, too
                held = sum(s.box[m] for m in range(first, first + MONKS) if s.where[m] == place)
                value += held * (self.odds(missing, upright - there - 1) - self.odds(missing + 1, upright - there))
            return value
        toil = 0.0 if own >> place & 1 else at_toil(s, place, hue, kneeling)
        return max(toil, self.at_prayer(s, place, 0) * self.prayer)

    def worth_here(self, s: Table, colour: int, monk: int) -> float:
        """What a monk gains where he is, and would give up by leaving."""
        place = s.where[monk]
        first = colour * MONKS
        if not s.done >> place & 1:
            there = s.where[first : first + MONKS].count(place)
            return s.box[monk] * self.odds(s.parts.hands[s.kind[place]] - s.crowd[place], s.upright(colour) - there)
        others = [m for m in range(first, first + MONKS) if m != monk and s.where[m] == place and not s.praying[m]]
        hue = next_round(s)
        toil = 0.0 if others else at_toil(s, place, hue, s.kneeling())
        return max(toil, self.at_prayer(s, place, 1) * self.prayer)

    # ---- first sight ---------------------------------------------------------------------------------

    def priors(self, s: Table) -> list[float]:
        """How each option looks at first sight, in points."""
        if s.over or not s.order:
            return [0.0] * len(s.options)
        frame = s.stack[-1]
        step, colour = frame[0], s.player_at(s.actor)
        if step == GO_TO:
            return [self.point * value for value in self.pulls(s, colour, frame[2])]
        if step == COLLECT:
            return [self.bargain(s, colour, move) for move in s.options]
        return [self.glance(s, step, colour, move) for move in s.options]

    def glance(self, s: Table, step: int, colour: int, move: int) -> float:
        if step == ACT:
            return self.first_act(s, colour, move)
        if step == SCORE:
            return self.first_score(s, colour, move)
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
            return self.point * next(found.points for found in prayers(s, colour) if s.cell[found.place] == cell)
        if step in (SWAP_FIRST, SWAP_SECOND):
            return swap_glance(s, step, colour, move - SWAP)
        if JAIL <= move < JAIL + PLAYERS:
            return -1.0 if move - JAIL in (colour, s.partner(colour)) else 0.5
        return 0.0

    def first_act(self, s: Table, colour: int, move: int) -> float:
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
                    return self.point * max(self.pulls(s, colour, monk))
        kind = move - LAY
        return 0.8 + 0.3 * s.parts.circle[kind]

    def first_score(self, s: Table, colour: int, move: int) -> float:
        if move == GO_ON:
            return 0.0
        if move == PRAY:
            points = max(found.points for found in prayers(s, colour))
            return self.point * (points - 0.5) - self.help * s.parts.delay[s.hour]
        return 0.2 if move - USE != BREWHOUSE else 0.0

    def bargain(self, s: Table, colour: int, move: int) -> float:
        """Worth of a piece less what its price could buy elsewhere."""
        if move == DONE:
            return 0.0
        space = move - BUY
        cost = s.parts.cost[s.phrase_complete(colour)][space]
        left = rounds_left(s) - 1
        piece = s.board[space]
        worth = (
            self.monk_worth(s, space, colour, left) if piece == MONK else self.letter_worth(s, piece, colour, left)
        )
        return worth - 0.3 * min(cost, s.points) - max(0, cost - s.points)
