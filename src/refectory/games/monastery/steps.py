"""The decisions of the rulebook: set-up, rounds, prayer and night, lay-and-move, scoring, collecting, testament."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Final

from refectory.engine import chance
from refectory.engine.event import ALL, Arg
from refectory.engine.state import Frame
from refectory.engine.step import Phase, Step

from . import scoring
from .components import (
    ABBEY,
    ABBOT,
    ABBOTS_HOUSE,
    AT,
    BOX,
    BREWHOUSE,
    BUY,
    CELL,
    CHANGE,
    COLOUR,
    COLOURS,
    COLUMNS,
    COUNT,
    DONE,
    ENCOURAGE,
    END,
    EXCHANGE,
    FROM,
    GO_ON,
    JAIL,
    KINDS,
    LARGE,
    LAY,
    LIBRARY,
    MONK,
    MONKS,
    MOST_BOXES,
    MOVE,
    NIGHT,
    NOBODY_JAILED,
    PASSAGE,
    PLAYERS,
    PRAY,
    PRAYER,
    PRISON_CELL,
    RETURN,
    S_ANIMAL,
    SHIFT,
    SMALL,
    SPACES,
    STABLES,
    STRIP,
    SWAP,
    TO,
    TURN,
    USE,
    WORKSHOP,
)
from .grid import can_go, cells_for, ever_layable, found_abbey, jumps, lay, layable, may_leave, reach, turns_for
from .state import BALANCED, NONE, SIX_KEEP_THREE, Table

#: The numbers of the steps in STEPS, at the end of this page.
DRAW_COLOURS: Final = 0
CHOOSE_COLOUR: Final = 1
SET_UP: Final = 2
HOUR: Final = 3
ROUND_OVER: Final = 4
BREW: Final = 5
RISE: Final = 6
NIGHTFALL: Final = 7
ELECTION: Final = 8
CHOOSE_ABBOT: Final = 9
PUT_TO_JAIL: Final = 10
DEAL: Final = 11
KEEP: Final = 12
LAY_AND_MOVE: Final = 13
ACT: Final = 14
CHOOSE_CELL: Final = 15
CHOOSE_TURN: Final = 16
PUT_BACK: Final = 17
FROM_BOX: Final = 18
GO_TO: Final = 19
CHOOSE_BOX: Final = 20
CHANGE_BOX: Final = 21
ENC_TILE: Final = 22
ENC_COUNT: Final = 23
BUILD: Final = 24
SCORE: Final = 25
CALL_TO_PRAYER: Final = 26
SWAP_FIRST: Final = 27
SWAP_SECOND: Final = 28
STABLE: Final = 29
STRAIN: Final = 30
COLLECT: Final = 31
CHOOSE_STRIP: Final = 32
UNUSED: Final = 33
TESTAMENT: Final = 34

#: Colour → the frames of a player's scoring, last things first (MY-501).
SCORING: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    ((UNUSED, colour), (COLLECT, colour), (STRAIN, colour), (SCORE, colour), (BUILD, colour))
    for colour in range(PLAYERS)
)
#: The order of play from each player on (MY-123).
CLOCKWISE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple((first + i) % PLAYERS for i in range(PLAYERS)) for first in range(PLAYERS)
)


class Decision(Step[Table]):
    """A decision of the player whose colour stands second in the frame."""

    def actor(self, s: Table, frame: Frame) -> int:
        return s.seat_of[frame[1]]


# ---- 1xx set-up --------------------------------------------------------------------------------------


class DrawColours(Phase[Table]):
    """Each player's colour is drawn from all four (MY-122)."""

    def run(self, s: Table, frame: Frame) -> None:
        free = list(range(PLAYERS))
        for seat in range(s.seats):
            take_colour(s, seat, free.pop(chance.draw(s, len(free))))


class ChooseColour(Step[Table]):
    """The players pick their colours (MY-122)."""

    name = "colour"

    def actor(self, s: Table, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [COLOUR + colour for colour in range(PLAYERS) if s.seat_of[colour] == NONE]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        take_colour(s, frame[1], move - COLOUR)


def take_colour(s: Table, seat: int, colour: int) -> None:
    s.seat_of[colour] = seat
    s.tell("colour", seat, "MY-122", colour=COLOURS[colour])


class SetUp(Phase[Table]):
    """Abbey, bag, monks, letters; the topmost phrase gives the first abbot (MY-121 to MY-127)."""

    def run(self, s: Table, frame: Frame) -> None:
        found_abbey(s)
        s.bag = list(s.parts.bag)
        for colour in s.players():
            s.hands[colour] = [PASSAGE + colour]
            s.arrive(colour * MONKS, ABBEY)
            row = slice(colour * COLUMNS, colour * COLUMNS + COLUMNS)
            s.board[row] = s.parts.spaces[row]
        s.abbot = s.players()[0]
        s.tell("first_abbot", s.seat_of[s.abbot], "MY-127")
        s.stack.append((HOUR,))


# ---- 2xx rounds --------------------------------------------------------------------------------------


class Hour(Phase[Table]):
    """A round begins; its order is fixed now (MY-202, MY-205), and it is laid out on the stack, last things first."""

    def run(self, s: Table, frame: Frame) -> None:
        s.order = from_abbot(s)
        s.scored = 0
        s.accusers = 0
        if s.log is not None:
            order = [COLOURS[colour] for colour in s.order]
            s.tell("round", rule="MY-201", day=s.day, hour=s.parts.hours[s.hour], order=order)
        kind = s.parts.round[s.hour]
        stack = s.stack
        stack.append((ROUND_OVER,))
        if kind == PRAYER:
            s.accusations = []
            stack.append((DEAL,))
            if s.clock:
                stack += [(ELECTION, 0), (RISE,)]
                stack += [(BREW, colour) for colour in reversed(brewers(s))]
        elif kind == NIGHT:
            stack.append((NIGHTFALL,))
            if s.day < s.parts.days:
                stack += [(BREW, colour) for colour in reversed(brewers(s))]
        else:
            for colour in reversed(s.order):
                stack += SCORING[colour]
            for colour in reversed(s.order):
                stack.append((LAY_AND_MOVE, colour))


def from_abbot(s: Table) -> list[int]:
    """The players clockwise from the abbot (MY-123, MY-202)."""
    return [colour for colour in CLOCKWISE[s.abbot] if s.seat_of[colour] != NONE]


class RoundOver(Phase[Table]):
    """The pointer moves on, or the game is over (MY-201, MY-801 to MY-804)."""

    def run(self, s: Table, frame: Frame) -> None:
        s.fresh = 0
        kind = s.parts.round[s.hour]
        if kind == NIGHT and s.day == s.parts.days:
            s.ending = 803
        elif kind not in (PRAYER, NIGHT):
            if not any(0 < piece < MONK for piece in s.board):
                s.ending = 801
            elif not can_grow(s):
                s.ending = 802
        if s.ending:
            s.stack.append((TESTAMENT,))
        else:
            s.clock += 1
            s.stack.append((HOUR,))


def can_grow(s: Table) -> bool:
    """Whether any tile beside the table could ever be laid; who has it is secret, the heap itself is not (MY-802)."""
    kinds = ever_layable(s)
    for hand in s.hands:
        for kind in hand:
            if kinds >> kind & 1:
                return True
    return any(kinds >> kind & 1 for kind in s.bag)


# ---- 7xx prayer rounds, election, jail, night ----------------------------------------------------------


def brewers(s: Table) -> list[int]:
    """Who may use the Brewhouse in this round, in turn order (MY-741 to MY-743)."""
    return [colour for colour in s.order if scoring.open_icons(s, colour) >> BREWHOUSE & 1]


class Brew(Decision):
    """One more monk who stays where he is, or done (MY-741, MY-742)."""

    name = "brew"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        places = {s.where[monk]: 0 for monk in may_stay(s, frame[1])}
        return [*(AT + s.cell[place] for place in places), DONE]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == DONE:
            return
        s.stack.append(frame)
        place = s.cell.index(move - AT)
        monks = [monk for monk in may_stay(s, frame[1]) if s.where[monk] == place]
        if s.box[monks[0]] and len(monks) > 1:
            s.stack.append((FROM_BOX, frame[1], place, STAYING))
        else:
            keep_here(s, monks[0])


def may_stay(s: Table, colour: int) -> list[int]:
    """In a prayer round the player's praying monks, at Night all of his outside the Abbey; not chosen yet."""
    night = s.parts.round[s.hour] == NIGHT
    return [
        monk
        for monk in range(colour * MONKS, colour * MONKS + MONKS)
        if s.where[monk] > ABBEY and (night or s.praying[monk]) and not s.staying >> monk & 1
    ]


def keep_here(s: Table, monk: int) -> None:
    s.staying |= 1 << monk
    place = s.where[monk]
    rule = "MY-742" if s.parts.round[s.hour] == NIGHT else "MY-741"
    s.tell("stay", s.seat_of[monk // MONKS], rule, place=KINDS[s.kind[place]], x=s.x(place), y=s.y(place))


class Rise(Phase[Table]):
    """Praying monks return to the Abbey and stand up, or stand up where they are (MY-711, MY-741)."""

    def run(self, s: Table, frame: Frame) -> None:
        returned = 0
        for monk in range(PLAYERS * MONKS):
            if s.staying >> monk & 1:
                s.praying[monk] = 0
            elif s.praying[monk]:
                s.go_home(monk)
                returned += 1
        s.staying = 0
        if returned:
            s.tell("rise", rule="MY-711", count=returned)


class Nightfall(Phase[Table]):
    """All monks go to the Abbey and stand upright, but for those whom the Brewhouse keeps (MY-751, MY-742)."""

    def run(self, s: Table, frame: Frame) -> None:
        for monk in range(PLAYERS * MONKS):
            if s.staying >> monk & 1:
                s.praying[monk] = 0
            elif s.where[monk] != NONE:
                s.go_home(monk)
        s.staying = 0
        s.tell("night", rule="MY-751")


class Election(Phase[Table]):
    """Most monks in the Abbey, for the Abbot's House (second in the frame) also there (MY-721 to MY-723, MY-576)."""

    def run(self, s: Table, frame: Frame) -> None:
        players = s.players()
        house = s.place_of(ABBOTS_HOUSE) if frame[1] else ABBEY
        votes = [votes_of(s, colour, house) for colour in players]
        if s.log is not None:
            s.tell("election", rule="MY-721", colours=[COLOURS[colour] for colour in players], votes=votes)
        most = max(votes)
        tied = [players[i] for i, vote in enumerate(votes) if vote == most]
        if len(tied) == 1:
            elect(s, tied[0], "MY-721")
        else:
            s.stack.append((CHOOSE_ABBOT, s.abbot, sum(1 << colour for colour in tied if colour != s.abbot)))


def votes_of(s: Table, colour: int, house: int) -> int:
    """The player's monks in the Abbey and in the house."""
    votes = 0
    for monk in range(colour * MONKS, colour * MONKS + MONKS):
        if s.where[monk] == ABBEY or s.where[monk] == house:
            votes += 1
    return votes


class ChooseAbbot(Decision):
    """The old abbot chooses one of the tied players, never himself (MY-722)."""

    name = "abbot"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [ABBOT + colour for colour in range(PLAYERS) if frame[2] >> colour & 1]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        elect(s, move - ABBOT, "MY-722")


def elect(s: Table, colour: int, rule: str) -> None:
    """The disc passes at once (MY-205), and the elected abbot may jail (MY-731)."""
    s.abbot = colour
    s.tell("elected", s.seat_of[colour], rule)
    cell = s.place_of(PRISON_CELL)
    if cell != NONE and s.done >> cell & 1 and s.room >> cell & 1 and s.crowd[ABBEY]:
        s.stack.append((PUT_TO_JAIL, colour))


class Jail(Decision):
    """A monk from the Abbey goes to the Prison Cell and is set there praying, or nobody (MY-731 to MY-733)."""

    name = "jail"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        colours = {monk // MONKS: 0 for monk, place in enumerate(s.where) if place == ABBEY}
        return [*(JAIL + colour for colour in colours), NOBODY_JAILED]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == NOBODY_JAILED:
            s.tell("no_jail", s.seat_of[frame[1]], "MY-731")
            return
        colour = move - JAIL
        monk = s.where.index(ABBEY, colour * MONKS)
        s.depart(monk)
        s.arrive(monk, s.place_of(PRISON_CELL))
        s.praying[monk] = 1
        s.tell("jail", s.seat_of[frame[1]], "MY-731", whose_seat=s.seat_of[colour])


class Deal(Phase[Table]):
    """Tiles are drawn one at a time in turn order, beginning with the new abbot (MY-736)."""

    def run(self, s: Table, frame: Frame) -> None:
        order = from_abbot(s)
        if s.clock == 0 and s.deal == SIX_KEEP_THREE:
            deal(s, order, s.parts.six, "MY-901")
            s.stack.extend((KEEP, colour, s.parts.six - s.parts.keep) for colour in reversed(order))
        elif s.clock == 0 and s.deal == BALANCED:
            deal_balanced(s, order)
        else:
            deal(s, order, s.parts.draw[s.hour], "MY-736")


def deal(s: Table, order: list[int], count: int, rule: str) -> None:
    drawn: list[list[int]] = [[] for _ in range(PLAYERS)]
    for _ in range(count):
        for colour in order:
            if s.bag:
                drawn[colour].append(draw_tile(s, colour))
    for colour in order:
        tell_draw(s, colour, drawn[colour], rule)


def deal_balanced(s: Table, order: list[int]) -> None:
    """A grey building, a path, and a garden or brown building for everybody (MY-902)."""
    drawn: list[list[int]] = [[] for _ in range(PLAYERS)]
    for heap in s.parts.balanced:
        for colour in order:
            fitting = [i for i, kind in enumerate(s.bag) if heap >> kind & 1]
            kind = s.bag.pop(fitting[chance.draw(s, len(fitting))])
            insort(s.hands[colour], kind)
            drawn[colour].append(kind)
    for colour in order:
        tell_draw(s, colour, drawn[colour], "MY-902")


def draw_tile(s: Table, colour: int) -> int:
    """One tile out of the bag, each as likely as the other."""
    kind = s.bag.pop(chance.draw(s, len(s.bag)))
    insort(s.hands[colour], kind)
    return kind


def tell_draw(s: Table, colour: int, kinds: list[int], rule: str) -> None:
    if s.log is not None:
        seat = s.seat_of[colour]
        s.tell("draw", seat, rule, (seat,), {"tiles": [KINDS[kind] for kind in kinds]}, count=len(kinds), tiles=())


class Keep(Decision):
    """One of the six tiles goes back into the bag (MY-901); the last number of the frame says how many still must."""

    name = "keep"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [RETURN + kind for kind in different(s.hands[frame[1]]) if kind >= PASSAGE + PLAYERS]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        put_back(s, frame[1], move - RETURN, "MY-901")
        if frame[2] > 1:
            s.stack.append((KEEP, frame[1], frame[2] - 1))

    def forced(self, s: Table, frame: Frame) -> bool:
        return False

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"count": frame[2]}


def put_back(s: Table, colour: int, kind: int, rule: str) -> None:
    s.hands[colour].remove(kind)
    insort(s.bag, kind)
    if s.log is not None:
        seat = s.seat_of[colour]
        s.tell("put_back", seat, rule, (seat,), {"tile": KINDS[kind]}, tile="unseen")


def different(hand: list[int]) -> list[int]:
    """The kinds of a hand, each once; hands are sorted."""
    kinds: list[int] = []
    last = NONE
    for kind in hand:
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


# ---- 3xx and 4xx lay-and-move ------------------------------------------------------------------------


class LayAndMove(Phase[Table]):
    """A player's step begins: two movement points for each upright monk (MY-203, MY-401)."""

    def run(self, s: Table, frame: Frame) -> None:
        colour = frame[1]
        s.walk = s.parts.movement * s.upright(colour)
        s.laid = False
        s.acted = False
        s.stopped = s.shifted = 0
        s.stack.append((ACT, colour))


class Act(Decision):
    """Lay or exchange once, move monks, change boxes, in any order; then encourage, or end (MY-301 to MY-431)."""

    name = "act"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        colour = frame[1]
        moves: list[int] = []
        hand = s.hands[colour]
        if hand and not s.laid:
            fitting = layable(s)
            for kind in different(hand):
                if fitting >> kind & 1:
                    moves.append(LAY + kind)
            if s.bag:
                moves.append(EXCHANGE)
        add_monks(s, colour, moves)
        if s.blessings[colour] and s.sites():
            moves.append(ENCOURAGE)
        moves.append(END)
        return moves

    def forced(self, s: Table, frame: Frame) -> bool:
        return not s.acted

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        colour = frame[1]
        if move == END:
            s.walk = 0
            return
        s.acted = True
        if move == ENCOURAGE:
            s.walk = 0
            s.stack.append((ENC_TILE, colour))
            return
        s.stack.append(frame)
        if move >= CHANGE:
            s.stack.append((CHANGE_BOX, colour, s.cell.index(move - CHANGE)))
        elif move >= MOVE:
            choose_monk(s, colour, s.cell.index(move - MOVE))
        elif move == EXCHANGE:
            s.laid = True
            exchange(s, colour, "MY-331")
        else:
            s.laid = True
            take_up(s, colour, move - LAY, 0)

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"points": s.walk}


def add_monks(s: Table, colour: int, moves: list[int]) -> None:
    """The places from which a monk can go somewhere, then the sites on which one may change boxes."""
    places = shifts = 0
    for monk in range(colour * MONKS, colour * MONKS + MONKS):
        place = s.where[monk]
        if place >= 0 and may_leave(s, monk):
            places |= 1 << place
            if s.box[monk] and s.room >> place & 1 and not s.shifted >> monk & 1:
                shifts |= 1 << place
    if places and s.walk:
        leaps = jumps(s, colour)
        while places:
            low = places & -places
            places ^= low
            place = low.bit_length() - 1
            if can_go(s, place, leaps):
                moves.append(MOVE + s.cell[place])
    while shifts:
        low = shifts & -shifts
        shifts ^= low
        moves.append(CHANGE + s.cell[low.bit_length() - 1])


def take_up(s: Table, colour: int, kind: int, stables: int) -> None:
    """A tile is shown and waits for its cell."""
    s.hands[colour].remove(kind)
    s.carried = kind
    s.stack.append((CHOOSE_CELL, colour, stables))


class ChooseCell(Decision):
    """Where the tile is laid (MY-304)."""

    name = "cell"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [CELL + cell for cell in cells_for(s, s.carried)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        s.stack.append((CHOOSE_TURN, frame[1], frame[2], move - CELL))

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"tile": KINDS[s.carried]}


class ChooseTurn(Decision):
    """How the tile is turned (MY-303); then it lies, and animals bring their blessings (MY-323)."""

    name = "turn"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [TURN + turn for turn in turns_for(s, s.carried, frame[3])]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        colour, kind, cell = frame[1], s.carried, frame[3]
        animal = s.parts.sort[kind] == S_ANIMAL
        neighbours = s.rim_touch[s.rim_cell.index(cell)].bit_count() if animal else 0
        s.carried = NONE
        place = lay(s, kind, cell, move - TURN)
        if s.log is not None:
            rule = "MY-575" if frame[2] else "MY-303"
            s.tell("lay", s.seat_of[colour], rule, tile=KINDS[kind], x=s.x(place), y=s.y(place), turn=move - TURN)
        if animal:
            if s.log is not None:
                s.tell("animal", s.seat_of[colour], "MY-323", count=neighbours, tile=KINDS[kind])
            s.receive(colour, neighbours)

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"tile": KINDS[s.carried]}


def exchange(s: Table, colour: int, rule: str) -> None:
    """One tile is drawn, then one is put back (MY-331, MY-574)."""
    kind = draw_tile(s, colour)
    if s.log is not None:
        seat = s.seat_of[colour]
        s.tell("exchange", seat, rule, (seat,), {"tile": KINDS[kind]}, tile="unseen")
    s.stack.append((PUT_BACK, colour, WORKSHOP if rule == "MY-574" else NONE))


class PutBack(Decision):
    """Any tile behind the screen, the drawn one included; never by itself, so that nothing is given away."""

    name = "return"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [RETURN + kind for kind in different(s.hands[frame[1]])]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        s.swapped |= 1 << frame[1]
        put_back(s, frame[1], move - RETURN, "MY-574" if frame[2] == WORKSHOP else "MY-331")

    def forced(self, s: Table, frame: Frame) -> bool:
        return False


#: What a monk on a number box is chosen for.
MOVING: Final = 0
STAYING: Final = 1


def choose_monk(s: Table, colour: int, place: int) -> None:
    """Monks on one finished tile are alike; on a site it matters which box is left."""
    monks = movable(s, colour, place)
    if s.box[monks[0]] and len(monks) > 1:
        s.stack.append((FROM_BOX, colour, place, MOVING))
    else:
        s.stack.append((GO_TO, colour, monks[0]))


def movable(s: Table, colour: int, place: int) -> list[int]:
    return [
        monk
        for monk in range(colour * MONKS, colour * MONKS + MONKS)
        if s.where[monk] == place and may_leave(s, monk)
    ]


class FromBox(Decision):
    """Which of one's monks on a site, named by his box: to move him, or to let him stay at Night."""

    name = "from"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [FROM + s.box[monk] for monk in self._monks(s, frame)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        (monk,) = (monk for monk in self._monks(s, frame) if s.box[monk] == move - FROM)
        if frame[3] == MOVING:
            s.stack.append((GO_TO, frame[1], monk))
        else:
            keep_here(s, monk)

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"place": KINDS[s.kind[frame[2]]]}

    @staticmethod
    def _monks(s: Table, frame: Frame) -> list[int]:
        if frame[3] == MOVING:
            return movable(s, frame[1], frame[2])
        return [monk for monk in may_stay(s, frame[1]) if s.where[monk] == frame[2]]


class GoTo(Decision):
    """The destination of a monk; the cheapest route is charged (MY-403 to MY-409)."""

    name = "to"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        moves = []
        for ring in reach(s, s.where[frame[2]], jumps(s, frame[1])):
            while ring:
                low = ring & -ring
                ring ^= low
                moves.append(TO + s.cell[low.bit_length() - 1])
        return moves

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        colour, monk = frame[1], frame[2]
        place = s.cell.index(move - TO)
        start = s.where[monk]
        cost = walking_cost(s, colour, start, place)
        s.walk -= cost
        s.depart(monk)
        s.arrive(monk, place)
        if s.log is not None:
            tell_move(s, colour, start, place, cost)
        if s.alms[place]:
            if s.log is not None:
                s.tell("found", s.seat_of[colour], "MY-432", count=s.alms[place], place=KINDS[s.kind[place]])
            s.blessings[colour] += s.alms[place]
            s.alms[place] = 0
        if not s.done >> place & 1:
            s.stopped |= 1 << monk
            s.stack.append((CHOOSE_BOX, colour, monk))

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"place": KINDS[s.kind[s.where[frame[2]]]], "points": s.walk}


def walking_cost(s: Table, colour: int, start: int, place: int) -> int:
    """What the cheapest route costs; 0 if the place can't be reached."""
    for i, ring in enumerate(reach(s, start, jumps(s, colour))):
        if ring >> place & 1:
            return i + 1
    return 0


def tell_move(s: Table, colour: int, start: int, place: int, cost: int) -> None:
    s.tell(
        "move", s.seat_of[colour], "MY-403", start=KINDS[s.kind[start]], start_x=s.x(start), start_y=s.y(start),
        place=KINDS[s.kind[place]], x=s.x(place), y=s.y(place), cost=cost,
    )  # fmt: skip


class ChooseBox(Decision):
    """A monk who comes onto a site stops on a free number box (MY-406)."""

    name = "box"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [BOX + value for value in free_boxes(s, s.where[frame[2]])]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        monk = frame[2]
        s.box[monk] = move - BOX
        place = s.where[monk]
        if s.log is not None:
            s.tell("box", s.seat_of[frame[1]], "MY-406", place=KINDS[s.kind[place]], box=move - BOX)

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"place": KINDS[s.kind[s.where[frame[2]]]]}


def free_boxes(s: Table, place: int) -> list[int]:
    taken = s.boxes_taken(place)
    return [value for value in s.parts.boxes[s.kind[place]] if not taken >> value & 1]


class ChangeBox(Decision):
    """A monk who began the step on a site changes to a free box of it, once (MY-408)."""

    name = "change"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        free = free_boxes(s, frame[2])
        return [
            SHIFT + s.box[monk] * (MOST_BOXES + 1) + value
            for monk in movable(s, frame[1], frame[2])
            if not s.shifted >> monk & 1
            for value in free
        ]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        colour, place = frame[1], frame[2]
        old, new = divmod(move - SHIFT, MOST_BOXES + 1)
        monk = next(m for m in movable(s, colour, place) if s.box[m] == old)
        s.box[monk] = new
        s.shifted |= 1 << monk
        if s.log is not None:
            s.tell("change", s.seat_of[colour], "MY-408", place=KINDS[s.kind[place]], old=old, new=new)

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"place": KINDS[s.kind[frame[2]]]}


class EncourageTile(Decision):
    """Blessings on sites end the step: a site, or done (MY-431)."""

    name = "enc_tile"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        moves = []
        if s.blessings[frame[1]]:
            sites = s.sites()
            while sites:
                low = sites & -sites
                sites ^= low
                moves.append(AT + s.cell[low.bit_length() - 1])
        moves.append(DONE)
        return moves

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move != DONE:
            s.stack += [frame, (ENC_COUNT, frame[1], s.cell.index(move - AT))]

    def forced(self, s: Table, frame: Frame) -> bool:
        return False


class EncourageCount(Decision):
    """How many blessings are put on the site."""

    name = "enc_count"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [COUNT + count for count in range(1, s.blessings[frame[1]] + 1)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        colour, place, count = frame[1], frame[2], move - COUNT
        s.blessings[colour] -= count
        s.alms[place] += count
        if s.log is not None:
            s.tell(
                "encourage", s.seat_of[colour], "MY-431",
                count=count, place=KINDS[s.kind[place]], x=s.x(place), y=s.y(place),
            )  # fmt: skip

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"place": KINDS[s.kind[frame[2]]]}


# ---- 5xx scoring: points -----------------------------------------------------------------------------


class Build(Phase[Table]):
    """A player's scoring begins: building, then the Almonry (MY-501, MY-511, MY-561)."""

    def run(self, s: Table, frame: Frame) -> None:
        colour = frame[1]
        s.scorer = colour
        s.points = 0
        s.spend = s.blessings[colour]  # what comes later waits for a later scoring (MY-611)
        s.used = 0
        s.acted = False
        scoring.build(s, colour)
        scoring.almonry(s, colour)


#: The icons that a player uses by choice, in the order of the menu.
CHOSEN_ICONS: Final[tuple[int, ...]] = (LIBRARY, WORKSHOP, STABLES, ABBOTS_HOUSE)
PRAYED: Final = 1 << ABBEY


class MenuOfPoints(Decision):
    """Icons and one prayer in any order, then on to strain and collecting (MY-501, MY-541)."""

    name = "score"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        moves = menu(s, frame[1])
        moves.append(GO_ON)
        return moves

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        colour = frame[1]
        if move == GO_ON:
            s.acted = s.acted or bool(menu(s, colour))
            return
        s.acted = True
        s.stack.append(frame)
        if move == PRAY:
            s.stack.append((CALL_TO_PRAYER, colour))
            return
        kind = move - USE
        s.used |= 1 << kind
        if kind == LIBRARY:
            s.stack.append((SWAP_FIRST, colour))
        elif kind == WORKSHOP:
            exchange(s, colour, "MY-574")
        elif kind == STABLES:
            s.stack.append((STABLE, colour))
        else:
            s.tell("demand", s.seat_of[colour], "MY-576")
            s.stack.append((ELECTION, 1))

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"points": s.points}


def menu(s: Table, colour: int) -> list[int]:
    """What a player may still do for points, icons first (MY-542)."""
    moves = []
    icons = scoring.open_icons(s, colour) & ~s.used
    if icons:
        moves = [USE + kind for kind in CHOSEN_ICONS if icons >> kind & 1 and of_use(s, colour, kind)]
    if not s.used & PRAYED and scoring.prayers(s, colour):
        moves.append(PRAY)
    return moves


def of_use(s: Table, colour: int, kind: int) -> bool:
    """Whether an icon that stands open would do anything (MY-573, MY-574, MY-575)."""
    if kind == LIBRARY:
        return len(large_on_board(s)) >= 2
    if kind == WORKSHOP:
        return bool(s.bag and s.hands[colour])
    if kind == STABLES:
        return bool(stable_tiles(s, colour))
    return True


class CallToPrayer(Decision):
    """Which monk kneels down, for the circle of his tile (MY-521)."""

    name = "pray"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [AT + s.cell[found.place] for found in scoring.prayers(s, frame[1])]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        colour, cell = frame[1], move - AT
        found = next(found for found in scoring.prayers(s, colour) if s.cell[found.place] == cell)
        first = colour * MONKS
        monk = next(m for m in range(first, first + MONKS) if s.where[m] == found.place and not s.praying[m])
        s.used |= PRAYED
        s.praying[monk] = 1
        scoring.gain(s, colour, found)


def large_on_board(s: Table) -> list[int]:
    """The spaces whose letter may still be exchanged (MY-572)."""
    return [n for n in range(SPACES) if 0 < s.board[n] < MONK and not s.locked >> n & 1]


class SwapFirst(Decision):
    """Library: the first of two letters of the prayer board (MY-571)."""

    name = "swap1"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [SWAP + n for n in large_on_board(s)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        s.stack.append((SWAP_SECOND, frame[1], move - SWAP))


class SwapSecond(Decision):
    """Library: the second letter; both change places and are turned (MY-571, MY-572)."""

    name = "swap2"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [SWAP + n for n in large_on_board(s) if n != frame[2]]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        first, second = frame[2], move - SWAP
        board = s.board
        s.tell(
            "swap", s.seat_of[frame[1]], "MY-571", letter=letter_name(board[first]), other=letter_name(board[second])
        )
        board[first], board[second] = board[second], board[first]
        s.locked |= 1 << first | 1 << second

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"letter": letter_name(s.board[frame[2]])}


def letter_name(letter: int) -> str:
    return chr(64 + letter)


def stable_tiles(s: Table, colour: int) -> list[int]:
    fitting = layable(s)
    return [kind for kind in different(s.hands[colour]) if fitting >> kind & 1]


class Stable(Decision):
    """Stables: one more tile is laid (MY-575)."""

    name = "stable"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [LAY + kind for kind in stable_tiles(s, frame[1])]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        take_up(s, frame[1], move - LAY, 1)


class Strain(Phase[Table]):
    """Study or work, counted after icons and prayer (MY-531 to MY-536)."""

    def run(self, s: Table, frame: Frame) -> None:
        for found in scoring.strain(s, frame[1]):
            scoring.gain(s, frame[1], found)


# ---- 6xx collecting ----------------------------------------------------------------------------------


class Collect(Decision):
    """Any letter or monk that one can pay, or done (MY-601)."""

    name = "buy"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        money = s.points + s.spend
        moves: list[int] = []
        if money:
            in_reach = s.parts.in_reach[s.phrase_complete(frame[1])]
            moves = [BUY + n for n in in_reach[min(money, len(in_reach) - 1)] if s.board[n]]
        moves.append(DONE)
        return moves

    def forced(self, s: Table, frame: Frame) -> bool:
        return not s.acted

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == DONE:
            return
        s.acted = True
        s.stack.append(frame)
        colour, space = frame[1], move - BUY
        cost = pay(s, colour, space)
        piece = s.board[space]
        s.board[space] = 0
        s.locked &= ~(1 << space)
        if piece == MONK:
            owner = space // COLUMNS
            s.arrive(s.where.index(NONE, owner * MONKS), ABBEY)
            if s.log is not None:
                s.tell("buy_monk", s.seat_of[colour], "MY-604", cost=cost, whose_seat=s.seat_of[owner])
        else:
            s.taken = piece
            s.stack.append((CHOOSE_STRIP, colour, cost))

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"points": s.points}


def pay(s: Table, colour: int, space: int) -> int:
    """Points first, then blessings, which go back to the supply (MY-602, MY-603)."""
    cost = s.parts.cost[s.phrase_complete(colour)][space]
    short = max(0, cost - s.points)
    s.points -= cost - short
    s.spend -= short
    s.blessings[colour] -= short
    s.supply += short
    return cost


class ChooseStrip(Decision):
    """The strip for a letter: large on one's own (or the partner's), small on a rival's for a blessing (MY-606)."""

    name = "strip"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [STRIP + colour for colour in s.players() if s.space_for(s.taken, colour) != NONE]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        colour, owner = frame[1], move - STRIP
        friend = owner in (colour, s.partner(colour))
        s.strips[s.space_for(s.taken, owner)] = LARGE if friend else SMALL
        if s.log is not None:
            rule = "MY-606" if owner == colour or not friend else "MY-923"
            s.tell(
                "buy_letter", s.seat_of[colour], rule, letter=letter_name(s.taken), cost=frame[2],
                whose_seat=s.seat_of[owner], size="large" if friend else "small",
            )  # fmt: skip
        s.taken = 0
        if not friend:
            s.receive(colour, 1)
        if s.phrase_complete(owner):
            s.tell("complete", s.seat_of[owner], "MY-621")

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"letter": letter_name(s.taken)}


class Unused(Phase[Table]):
    """Unused points become blessings, and the scoring is over (MY-609)."""

    def run(self, s: Table, frame: Frame) -> None:
        colour = frame[1]
        blessings = scoring.unused(s)
        if blessings:
            if s.log is not None:
                s.tell("unused", s.seat_of[colour], "MY-609", points=s.points, count=blessings)
            s.receive(colour, blessings)
        s.points = s.spend = 0
        s.scorer = NONE


# ---- 8xx end -----------------------------------------------------------------------------------------


class Testament(Phase[Table]):
    """Letters, blessings, tiles still behind the screens (MY-811 to MY-813)."""

    def run(self, s: Table, frame: Frame) -> None:
        s.accusations = []
        s.tell("game_over", rule=f"MY-{s.ending}", ending=f"ending_{s.ending}")
        for colour in s.players():
            for score in scoring.testament(s, colour, ALL):
                s.award(score)


STEPS: tuple[Step[Table], ...] = (
    DrawColours(), ChooseColour(), SetUp(), Hour(), RoundOver(),
    Brew(), Rise(), Nightfall(), Election(), ChooseAbbot(), Jail(), Deal(), Keep(),
    LayAndMove(), Act(), ChooseCell(), ChooseTurn(), PutBack(), FromBox(), GoTo(), ChooseBox(), ChangeBox(),
    EncourageTile(), EncourageCount(),
    Build(), MenuOfPoints(), CallToPrayer(), SwapFirst(), SwapSecond(), Stable(), Strain(),
    Collect(), ChooseStrip(), Unused(), Testament(),
)  # fmt: skip
