"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from refectory.engine.native import mypyc_attr
from refectory.engine.state import Frame, State

from .components import (
    ABBEY,
    LARGE,
    LETTERS,
    MONKS,
    PASSAGE,
    PLAYERS,
    S_ANIMAL,
    SMALL,
    XY,
    Parts,
)

#: Nobody, nothing, nowhere; for a monk: still on the prayer board.
NONE: Final = -1

#: `silence`: how the vow is kept (MY-931, MY-933).
NO_VOW: Final = 0
CLOSED: Final = 1
PENALTY: Final = 2

#: `deal`: how the first Matins gives out tiles (MY-736, MY-901, MY-902).
STANDARD: Final = 0
SIX_KEEP_THREE: Final = 1
BALANCED: Final = 2


@mypyc_attr(acyclic=True)
class Table(State):
    """A game of Monastery.

    *Players* are colours, 0 red to 3 yellow; a seat is only who plays one. *Places* are the tiles on the table in
    the order in which they were laid; the Abbey is place 0. Sets of places are numbers with one bit per place.
    *Monks* are numbered colour * 5 + 0 to 4. The *rim* is the empty cells beside tiles, each with what surrounds it,
    kept up to date whenever a tile is laid, so that nobody ever has to look at the whole grid.
    """

    __slots__ = (
        "abbot", "accusations", "accusers", "acted", "alms", "bag", "blessings", "board", "box", "carried", "cell",
        "clock", "crowd", "deal", "done", "ending", "fresh", "hands", "icons", "kind", "laid", "link", "locked",
        "open_blessings", "order", "parts", "passage", "points", "praying", "rim_around", "rim_cell", "rim_fit",
        "rim_sides", "rim_touch", "room", "scored", "scorer", "seat_of", "shifted", "silence", "solid", "spend",
        "staying", "stopped", "strips", "supply", "swapped", "taken", "teams", "turn", "used", "walk", "where",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "icons", "teams", "silence", "open_blessings", "deal",
        "seat_of", "clock", "abbot", "order", "ending",
        "bag", "hands", "carried", "swapped",
        "kind", "cell", "turn", "link", "crowd", "alms", "done", "fresh", "solid", "room", "passage",
        "rim_cell", "rim_sides", "rim_around", "rim_touch", "rim_fit",
        "where", "praying", "box", "staying",
        "walk", "laid", "acted", "stopped", "shifted",
        "scorer", "points", "spend", "used", "scored",
        "board", "locked", "taken", "strips", "blessings", "supply",
        "accusations", "accusers",
    )  # fmt: skip

    def __init__(
        self,
        parts: Parts,
        seats: int,
        seed: bytes,
        draws: int,
        stack: list[Frame],
        actor: int,
        options: list[int],
        barrier: str,
        scores: list[int],
        icons: bool,
        teams: bool,
        silence: int,
        open_blessings: bool,
        deal: int,
        seat_of: list[int],
        clock: int,
        abbot: int,
        order: list[int],
        ending: int,
        bag: list[int],
        hands: list[list[int]],
        carried: int,
        swapped: int,
        kind: list[int],
        cell: list[int],
        turn: list[int],
        link: list[int],
        crowd: list[int],
        alms: list[int],
        done: int,
        fresh: int,
        solid: int,
        room: int,
        passage: list[int],
        rim_cell: list[int],
        rim_sides: list[int],
        rim_around: list[int],
        rim_touch: list[int],
        rim_fit: list[int],
        where: list[int],
        praying: list[int],
        box: list[int],
        staying: int,
        walk: int,
        laid: bool,
        acted: bool,
        stopped: int,
        shifted: int,
        scorer: int,
        points: int,
        spend: int,
        used: int,
        scored: int,
        board: list[int],
        locked: int,
        taken: int,
        strips: list[int],
        blessings: list[int],
        supply: int,
        accusations: list[list[int]],
        accusers: int,
    ) -> None:
        State.__init__(self, seats, seed, draws, stack, actor, options, barrier, scores)
        self.parts = parts
        self.icons = icons
        self.teams = teams
        self.silence = silence
        self.open_blessings = open_blessings
        self.deal = deal
        self.seat_of = seat_of  # by colour; NONE for colours out of play or not chosen yet
        self.clock = clock  # rounds since the first Matins
        self.abbot = abbot  # who has the hour disc
        self.order = order  # the players in the turn order of this round
        self.ending = ending  # the number of the rule by which the game ends with this round, or 0
        self.bag = bag  # kinds, sorted
        self.hands = hands  # by colour: kinds, sorted
        self.carried = carried  # the kind that is being laid, between hand and table
        self.swapped = swapped  # colours that ever put a tile back unseen
        self.kind = kind  # by place, as are the next five
        self.cell = cell
        self.turn = turn
        self.link = link  # the places connected to it
        self.crowd = crowd  # monks on it
        self.alms = alms  # blessings on it
        self.done = done  # finished places
        self.fresh = fresh  # those just finished
        self.solid = solid  # finished places and fully staffed sites: they carry new tiles, monks may cross them
        self.room = room  # places where a move may end
        self.passage = passage  # by colour: where its secret passage lies
        self.rim_cell = rim_cell  # empty cells, as are the next four
        self.rim_sides = rim_sides  # the places in the four directions, six bits each
        self.rim_around = rim_around  # what they show, as `Parts.fitting` is asked
        self.rim_touch = rim_touch  # the same places as a set
        self.rim_fit = rim_fit  # the kinds that could lie there
        self.where = where  # by monk: his place
        self.praying = praying  # by monk: 1 on his knees
        self.box = box  # by monk: the value of his box on a site, else 0
        self.staying = staying  # monks that the Brewhouse keeps where they are
        self.walk = walk  # movement points left in this step
        self.laid = laid  # whether this step's tile is laid or exchanged
        self.acted = acted  # whether the player decided anything in this step or scoring
        self.stopped = stopped  # monks that may not move any more in this step
        self.shifted = shifted  # monks that changed boxes in this step
        self.scorer = scorer  # whose scoring it is
        self.points = points  # of this scoring
        self.spend = spend  # blessings that may be spent in it
        self.used = used  # kinds whose icon was used in it; the Abbey's bit stands for the prayer
        self.scored = scored  # colours that had their building points this round
        self.board = board  # by space: letter, MONK or 0
        self.locked = locked  # spaces whose letter lies small side up
        self.taken = taken  # the letter that is being laid, between board and strip, or 0
        self.strips = strips  # colour * 9 + position: LARGE, SMALL or 0
        self.blessings = blessings  # by colour
        self.supply = supply
        self.accusations = accusations  # accuser, accused, who agrees, who denies (sets of colours)
        self.accusers = accusers  # who has accused in this silent round

    def copy(self) -> Table:
        return Table(
            self.parts, self.seats, self.seed, self.draws, self.stack[:], self.actor, self.options[:], self.barrier,
            self.scores[:], self.icons, self.teams, self.silence, self.open_blessings, self.deal, self.seat_of[:],
            self.clock, self.abbot, self.order[:], self.ending, self.bag[:], [hand[:] for hand in self.hands],
            self.carried, self.swapped, self.kind[:], self.cell[:], self.turn[:], self.link[:], self.crowd[:],
            self.alms[:], self.done, self.fresh, self.solid, self.room, self.passage[:], self.rim_cell[:],
            self.rim_sides[:], self.rim_around[:], self.rim_touch[:], self.rim_fit[:], self.where[:],
            self.praying[:], self.box[:], self.staying, self.walk, self.laid, self.acted, self.stopped,
            self.shifted, self.scorer, self.points, self.spend, self.used, self.scored, self.board[:], self.locked,
            self.taken, self.strips[:], self.blessings[:], self.supply, [row[:] for row in self.accusations],
            self.accusers,
        )  # fmt: skip

    # ---- rounds and players ----------------------------------------------------------------------------

    @property
    def hour(self) -> int:
        return self.clock % len(self.parts.hours)

    @property
    def day(self) -> int:
        return self.clock // len(self.parts.hours) + 1

    def players(self) -> list[int]:
        """The colours in play, in the order of play."""
        return [colour for colour in range(PLAYERS) if self.seat_of[colour] != NONE]

    def partner(self, colour: int) -> int:
        """Red and green against blue and yellow (MY-921); nobody, if there are no teams."""
        return (colour + 2) % PLAYERS if self.teams else NONE

    def player_at(self, seat: int) -> int:
        """The colour of a seat; NONE while it has not chosen, and for spectators."""
        return self.seat_of.index(seat) if seat >= 0 and seat in self.seat_of else NONE

    # ---- tiles -----------------------------------------------------------------------------------------

    def x(self, place: int) -> int:
        return XY[self.cell[place]][0]

    def y(self, place: int) -> int:
        return XY[self.cell[place]][1]

    def capacity(self, place: int) -> int:
        """How many monks the place has room for (MY-102, MY-103)."""
        kind = self.kind[place]
        return self.parts.room[kind] if self.done >> place & 1 else self.parts.hands[kind]

    def sites(self) -> int:
        return ((1 << len(self.kind)) - 1) & ~self.done

    def place_of(self, kind: int) -> int:
        """Where a tile that exists once lies on the table."""
        return self.kind.index(kind) if kind in self.kind else NONE

    def put(self, kind: int, cell: int, turn: int, links: int) -> int:
        """A tile comes to the table; the new place."""
        place = len(self.kind)
        bit = 1 << place
        self.kind.append(kind)
        self.cell.append(cell)
        self.turn.append(turn)
        self.link.append(links)
        self.crowd.append(0)
        self.alms.append(0)
        sort = self.parts.sort[kind]
        if sort == S_ANIMAL:
            self.done |= bit
            self.solid |= bit
        elif kind == ABBEY:
            self.done |= bit
            self.solid |= bit
            self.room |= bit
        else:
            self.room |= bit
            if PASSAGE <= kind < PASSAGE + PLAYERS:
                self.passage[kind - PASSAGE] = place
        return place

    def finish(self, place: int) -> None:
        """The tile is turned over where it lies, with everybody on it (MY-512, MY-513)."""
        bit = 1 << place
        self.done |= bit
        self.solid |= bit
        self.fresh |= bit
        for monk, there in enumerate(self.where):
            if there == place:
                self.box[monk] = 0
        if self.crowd[place] < self.parts.room[self.kind[place]]:
            self.room |= bit
        else:
            self.room &= ~bit

    # ---- monks -----------------------------------------------------------------------------------------

    def arrive(self, monk: int, place: int, box: int = 0) -> None:
        self.where[monk] = place
        self.box[monk] = box
        crowd = self.crowd[place] + 1
        self.crowd[place] = crowd
        if crowd >= self.capacity(place):
            self.room &= ~(1 << place)
            self.solid |= 1 << place

    def depart(self, monk: int) -> None:
        place = self.where[monk]
        self.where[monk] = NONE
        self.box[monk] = 0
        crowd = self.crowd[place] - 1
        self.crowd[place] = crowd
        bit = 1 << place
        if crowd < self.capacity(place):
            self.room |= bit
            if not self.done & bit:
                self.solid &= ~bit

    def go_home(self, monk: int) -> None:
        """To the Abbey, upright (MY-711, MY-751)."""
        self.praying[monk] = 0
        if self.where[monk] != ABBEY:
            self.depart(monk)
            self.arrive(monk, ABBEY)

    def boxes_taken(self, place: int) -> int:
        """The values of the boxes that hold a monk, as a set."""
        taken = 0
        for monk, there in enumerate(self.where):
            if there == place:
                taken |= 1 << self.box[monk]
        return taken

    def in_prayer(self, place: int) -> bool:
        """Whether any monk prays on the place."""
        if self.crowd[place]:
            for monk, there in enumerate(self.where):
                if there == place and self.praying[monk]:
                    return True
        return False

    def kneeling(self) -> int:
        """The places on which any monk prays."""
        places = 0
        for monk, on_knees in enumerate(self.praying):
            if on_knees:
                places |= 1 << self.where[monk]
        return places

    def standing(self, colour: int) -> int:
        """The places on which the player has an upright monk."""
        places = 0
        for monk in range(colour * MONKS, colour * MONKS + MONKS):
            if self.where[monk] >= 0 and not self.praying[monk]:
                places |= 1 << self.where[monk]
        return places

    def upright(self, colour: int) -> int:
        """How many upright monks the player has in the monastery (MY-401)."""
        count = 0
        for monk in range(colour * MONKS, colour * MONKS + MONKS):
            if self.where[monk] >= 0 and not self.praying[monk]:
                count += 1
        return count

    # ---- blessings -------------------------------------------------------------------------------------

    def receive(self, colour: int, count: int) -> None:
        """Blessings one by one; from an empty supply only after everybody has put one back (MY-613, MY-614)."""
        for _ in range(count):
            if not self.supply:
                self._levy()
            if not self.supply:
                self.tell("lapse", self.seat_of[colour], "MY-614")
                return
            self.supply -= 1
            self.blessings[colour] += 1

    def _levy(self) -> None:
        """A receiver in his own scoring gets back what he gives here, so what he may spend is left alone (MY-612)."""
        givers = [colour for colour in range(PLAYERS) if self.blessings[colour]]
        for colour in givers:
            self.blessings[colour] -= 1
            self.supply += 1
        if givers:
            self.tell("levy", rule="MY-613", count=len(givers))

    # ---- letters ---------------------------------------------------------------------------------------

    def phrase_complete(self, colour: int) -> bool:
        """All nine spaces of the strip are filled (MY-621)."""
        return all(self.strips[i] for i in range(colour * LETTERS, colour * LETTERS + LETTERS))

    def space_for(self, letter: int, colour: int) -> int:
        """The leftmost empty space of a strip that shows the letter, as an index of `strips` (MY-605)."""
        first = colour * LETTERS
        for i, shown in enumerate(self.parts.phrases[colour]):
            if shown == letter and not self.strips[first + i]:
                return first + i
        return NONE

    def missing(self, colour: int) -> int:
        """The letters that the strip still has room for, as a set."""
        letters, first = 0, colour * LETTERS
        for i, letter in enumerate(self.parts.phrases[colour]):
            if not self.strips[first + i]:
                letters |= 1 << letter
        return letters

    def large_letters(self, colour: int) -> int:
        return self.strips[colour * LETTERS : colour * LETTERS + LETTERS].count(LARGE)

    def break_vow(self, colour: int) -> str:
        """The penalty of MY-934; what was paid: a blessing, a letter or nothing."""
        if self.blessings[colour]:
            self.blessings[colour] -= 1
            self.supply += 1
            if colour == self.scorer:
                self.spend = min(self.spend, self.blessings[colour])
            return "blessing"
        for i in range(colour * LETTERS, colour * LETTERS + LETTERS):
            if self.strips[i] == LARGE:
                self.strips[i] = SMALL
                return "letter"
        return "nothing"


def empty_table(
    parts: Parts, seats: int, seed: bytes, icons: bool, teams: bool, silence: int, open_blessings: bool, deal: int
) -> Table:
    """Nothing on the table yet, all blessings in the supply (MY-126)."""
    return Table(
        parts, seats, seed, 0, [], NONE, [], "", [0] * seats, icons, teams, silence, open_blessings, deal,
        seat_of=[NONE] * PLAYERS, clock=0, abbot=NONE, order=[], ending=0, bag=[], hands=[[] for _ in range(PLAYERS)],
        carried=NONE, swapped=0, kind=[], cell=[], turn=[], link=[], crowd=[], alms=[], done=0, fresh=0, solid=0,
        room=0, passage=[NONE] * PLAYERS, rim_cell=[], rim_sides=[], rim_around=[], rim_touch=[], rim_fit=[],
        where=[NONE] * (PLAYERS * MONKS), praying=[0] * (PLAYERS * MONKS), box=[0] * (PLAYERS * MONKS), staying=0,
        walk=0, laid=False, acted=False, stopped=0, shifted=0, scorer=NONE, points=0, spend=0, used=0, scored=0,
        board=[0] * len(parts.spaces), locked=0, taken=0, strips=[0] * (PLAYERS * LETTERS), blessings=[0] * PLAYERS,
        supply=parts.supply, accusations=[], accusers=0,
    )  # fmt: skip
