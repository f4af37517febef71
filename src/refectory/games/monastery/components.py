"""The figures of the game as typed, immutable tables, the numbering of cells, and all moves with their words."""

from __future__ import annotations

from typing import Final

from refectory.engine.data import Data
from refectory.engine.errors import BadData
from refectory.engine.move import Vocabulary

#: Players are known by their colours, in the order of play and of the rows of the prayer board (MY-123).
COLOURS: Final[tuple[str, ...]] = ("red", "blue", "green", "yellow")
PLAYERS: Final = 4

KINDS: Final[tuple[str, ...]] = (
    "abbey", "passage_red", "passage_blue", "passage_green", "passage_yellow",
    "chapter_house", "dormitory", "guest_house", "bursary", "calefactory", "locutory", "cemetery", "prison_cell",
    "chapel", "library", "abbots_house", "scriptum", "almonry", "farm", "brewhouse", "stables", "workshop",
    "kitchen", "corn_mill", "bakehouse", "buttery", "piggery", "smithy", "refectory", "infirmary", "garderober",
    "beehive", "carp_pond", "dovecote", "path_straight", "path_corner", "path_tee", "field", "garden",
)  # fmt: skip
TILES: Final = 53

ABBEY: Final = 0
PASSAGE: Final = 1  # of the first colour; the others follow
PRISON_CELL: Final = KINDS.index("prison_cell")
CHAPEL: Final = KINDS.index("chapel")
LIBRARY: Final = KINDS.index("library")
ABBOTS_HOUSE: Final = KINDS.index("abbots_house")
SCRIPTUM: Final = KINDS.index("scriptum")
ALMONRY: Final = KINDS.index("almonry")
FARM: Final = KINDS.index("farm")
BREWHOUSE: Final = KINDS.index("brewhouse")
STABLES: Final = KINDS.index("stables")
WORKSHOP: Final = KINDS.index("workshop")

#: What a tile is.
SORTS: Final[tuple[str, ...]] = ("abbey", "passage", "building", "icon", "animal", "path", "field", "garden")
S_ABBEY: Final = 0
S_PASSAGE: Final = 1
S_BUILDING: Final = 2
S_ICON: Final = 3
S_ANIMAL: Final = 4
S_PATH: Final = 5
S_FIELD: Final = 6
S_GARDEN: Final = 7
#: Those that form groups (MY-106).
GROUPED: Final[tuple[int, ...]] = (S_PATH, S_FIELD, S_GARDEN)

#: Study is grey, work is brown, a dual tile is both (MY-105): two bits.
HUES: Final[tuple[str, ...]] = ("neutral", "grey", "brown", "dual")
NEUTRAL: Final = 0
GREY: Final = 1
BROWN: Final = 2
DUAL: Final = 3

#: What a side of a tile shows to its neighbour; 0 is an empty cell. A connection is two sides of PATH or more.
EDGES: Final = " .PG"
EMPTY: Final = 0
BLANK: Final = 1
PATH: Final = 2
GATE: Final = 3

#: Directions: north, east, south, west.
DX: Final[tuple[int, ...]] = (0, 1, 0, -1)
DY: Final[tuple[int, ...]] = (-1, 0, 1, 0)

ROUNDS: Final[tuple[str, ...]] = ("prayer", "study", "work", "night")
PRAYER: Final = 0
STUDY: Final = 1
WORK: Final = 2
NIGHT: Final = 3

#: The prayer board: letters are 1 to 26, then a monk.
COLUMNS: Final = 13
SPACES: Final = PLAYERS * COLUMNS
LETTERS: Final = 9
MONK: Final = 27

#: How a letter lies on a strip.
LARGE: Final = 1
SMALL: Final = 2

MONKS: Final = 5
MOST_BOXES: Final = 5
BLESSINGS: Final = 20

#: No neighbour on a side, in the packed sides of a rim cell (six bits each); places are 0 to 52.
NOWHERE: Final = 63

# ---- cells -------------------------------------------------------------------------------------------
#
# Each of the 52 tiles beside the Abbey has a neighbour that lay there before it, so the k-th of them is at most k
# steps away from the Abbey, and no tile is ever further away than 52 steps: this is the whole grid that can occur.

FAR: Final = TILES - 1


def _distance(x: int, y: int) -> int:
    """Steps from the Abbey, which covers x = 0, 1, 2 and y = 0, 1."""
    return max(0, -x, x - 2) + max(0, -y, y - 1)


#: Number of a cell → x, y. Number 0 is the Abbey, all of it.
XY: Final[tuple[tuple[int, int], ...]] = (
    (0, 0),
    *((x, y) for y in range(-FAR, FAR + 2) for x in range(-FAR, FAR + 3) if 0 < _distance(x, y) <= FAR),
)
CELL_AT: Final = {xy: cell for cell, xy in enumerate(XY)} | {(x, y): 0 for x in range(3) for y in range(2)}
#: Cell * 4 + direction → the cell there, -1 beyond the grid. Of no use for the Abbey, which has ten sides.
NEXT: Final = tuple(CELL_AT.get((x + DX[d], y + DY[d]), -1) for x, y in XY for d in range(4))
#: A cell as a word.
SPOTS: Final[tuple[str, ...]] = ("abbey", *(f"{x},{y}" for x, y in XY[1:]))

# ---- moves -------------------------------------------------------------------------------------------

VOCABULARY: Final = Vocabulary()
END: Final = VOCABULARY.add("end")
DONE: Final = VOCABULARY.add("done")
GO_ON: Final = VOCABULARY.add("go_on")
EXCHANGE: Final = VOCABULARY.add("exchange")
ENCOURAGE: Final = VOCABULARY.add("encourage")
PRAY: Final = VOCABULARY.add("pray")
NOBODY_JAILED: Final = VOCABULARY.add("nobody")
COLOUR: Final = VOCABULARY.add(*(f"colour:{colour}" for colour in COLOURS))
ABBOT: Final = VOCABULARY.add(*(f"abbot:{colour}" for colour in COLOURS))
JAIL: Final = VOCABULARY.add(*(f"jail:{colour}" for colour in COLOURS))
STRIP: Final = VOCABULARY.add(*(f"strip:{colour}" for colour in COLOURS))
USE: Final = VOCABULARY.add(*(f"use:{kind}" for kind in KINDS))
LAY: Final = VOCABULARY.add(*(f"lay:{kind}" for kind in KINDS))
RETURN: Final = VOCABULARY.add(*(f"return:{kind}" for kind in KINDS))
TURN: Final = VOCABULARY.add(*(f"turn:{turn}" for turn in range(4)))
#: Boxes are named by their value: a monk steps onto one, leaves one, or changes from one to another.
BOX: Final = VOCABULARY.add(*(f"box:{value}" for value in range(MOST_BOXES + 1)))
FROM: Final = VOCABULARY.add(*(f"from:{value}" for value in range(MOST_BOXES + 1)))
SHIFT: Final = VOCABULARY.add(*(f"shift:{a}-{b}" for a in range(MOST_BOXES + 1) for b in range(MOST_BOXES + 1)))
COUNT: Final = VOCABULARY.add(*(f"count:{count}" for count in range(BLESSINGS + 1)))
BUY: Final = VOCABULARY.add(*(f"buy:{n // COLUMNS + 1},{n % COLUMNS + 1}" for n in range(SPACES)))
SWAP: Final = VOCABULARY.add(*(f"swap:{n // COLUMNS + 1},{n % COLUMNS + 1}" for n in range(SPACES)))
#: The vow of silence (MY-933 to MY-935), beside all decisions: each word names who speaks, then about whom.
_PAIRS: Final = tuple(f"{a}-{b}" for a in COLOURS for b in COLOURS)
_TRIPLES: Final = tuple(f"{a}-{pair}" for a in COLOURS for pair in _PAIRS)
VOW: Final = VOCABULARY.add(*(f"vow:{colour}" for colour in COLOURS))
ACCUSE: Final = VOCABULARY.add(*(f"accuse:{pair}" for pair in _PAIRS))
ADMIT: Final = VOCABULARY.add(*(f"admit:{pair}" for pair in _PAIRS))
DENY: Final = VOCABULARY.add(*(f"deny:{pair}" for pair in _PAIRS))
AGREE: Final = VOCABULARY.add(*(f"agree:{triple}" for triple in _TRIPLES))
DISAGREE: Final = VOCABULARY.add(*(f"disagree:{triple}" for triple in _TRIPLES))
#: Places: whose monk moves, where boxes are changed, where a tile is laid, where a monk goes, and any other choice.
MOVE: Final = VOCABULARY.add(*(f"move:{spot}" for spot in SPOTS))
CHANGE: Final = VOCABULARY.add(*(f"change:{spot}" for spot in SPOTS))
CELL: Final = VOCABULARY.add(*(f"cell:{spot}" for spot in SPOTS))
TO: Final = VOCABULARY.add(*(f"to:{spot}" for spot in SPOTS))
AT: Final = VOCABULARY.add(*(f"at:{spot}" for spot in SPOTS))


class Parts:
    """Everything printed. Tables are by kind of tile, by hour, by colour or by column."""

    def __init__(self, data: Data) -> None:
        self.days = data.number("days", 1, 4)
        self.movement = data.number("movement", 1, 9)
        self.supply = data.number("supply", 0, BLESSINGS)
        if data.number("monks", 1, 9) != MONKS:
            raise BadData(f"'monks' must be {MONKS}: one in the Abbey and one for each cross of a row.")
        self._tiles(data)
        self._groups(data.table("group"))
        self._abbey(data)
        self._fits()
        self._hours(data)
        self._board(data)
        self._icons(data.table("icon"))
        unused, testament, deal = data.table("unused"), data.table("testament"), data.table("deal")
        steps = unused.numbers("points", 1, 99)
        gifts = unused.numbers("blessings", 0, BLESSINGS, len(steps))
        most = PLAYERS * MONKS * 9
        #: Points left over → blessings (MY-609).
        self.unused: tuple[int, ...] = tuple(
            max((b for p, b in zip(steps, gifts, strict=True) if p <= points), default=0) for points in range(most)
        )
        self.letter_points = testament.number("letter")
        self.blessing_points = testament.number("blessing")
        self.six = deal.number("six", 3, 12)
        self.keep = deal.number("keep", 1, self.six)
        self._balanced(deal.number("balanced_value", 0, 9))

    # ---- tiles -----------------------------------------------------------------------------------------

    def _tiles(self, data: Data) -> None:
        rows = data.rows("tile")
        if tuple(row.word("id") for row in rows) != KINDS:
            raise BadData("'tile' must list the tiles of the game, each once, in their order.")
        self.count: tuple[int, ...] = tuple(row.number("count", 1, TILES) for row in rows)
        if sum(self.count) != TILES:
            raise BadData(f"The counts of all tiles must sum to {TILES}, not {sum(self.count)}.")
        self.sort: tuple[int, ...] = tuple(SORTS.index(row.word("kind", SORTS)) for row in rows)
        self.hue: tuple[int, ...] = tuple(HUES.index(row.word("colour", HUES)) for row in rows)
        self.circle: tuple[int, ...] = tuple(row.number("circle", 0, 9) for row in rows)
        self.boxes: tuple[tuple[int, ...], ...] = tuple(row.numbers("boxes", 1, MOST_BOXES) for row in rows)
        edges = ["....", *(row.word("edges") for row in rows[1:])]
        for row, sort, boxes, text in zip(rows, self.sort, self.boxes, edges, strict=True):
            self._check_tile(row.path, sort, boxes, text)
        #: Kind * 4 + turn → what the four sides show; and the turns that differ (MY-303).
        self.sides: tuple[tuple[int, ...], ...] = tuple(
            tuple(EDGES.index(text[(d - turn) % 4]) for d in range(4)) for text in edges for turn in range(4)
        )
        self.turns: tuple[tuple[int, ...], ...] = tuple(
            tuple(t for t in range(4) if self.sides[kind * 4 + t] not in self.sides[kind * 4 : kind * 4 + t])
            for kind in range(len(KINDS))
        )
        #: How many monks a kind has room for, once finished and as a site; the Abbey is never full (MY-102, MY-103).
        self.room: tuple[int, ...] = (PLAYERS * MONKS + 1, *self.circle[1:])
        self.hands: tuple[int, ...] = tuple(len(boxes) for boxes in self.boxes)
        self.top_box: tuple[int, ...] = tuple(max(boxes, default=0) for boxes in self.boxes)
        #: Bag at the start: everything but the Abbey and the passages (MY-121).
        self.bag: tuple[int, ...] = tuple(
            kind for kind in range(PASSAGE + PLAYERS, len(KINDS)) for _ in range(self.count[kind])
        )

    @staticmethod
    def _check_tile(path: str, sort: int, boxes: tuple[int, ...], edges: str) -> None:
        if len(edges) != 4 or not set(edges) <= set(EDGES[1:]):
            raise BadData(f"'{path}.edges' must be four of P, G and '.', not {edges!r}.")
        if len(set(boxes)) != len(boxes):
            raise BadData(f"'{path}.boxes' must differ: a box is named by its value.")
        if (sort in (S_ABBEY, S_ANIMAL)) is not (not boxes):
            raise BadData(f"'{path}.boxes': the Abbey and animals have none, all other tiles have some.")
        if sort in (S_PATH, S_FIELD, S_GARDEN) and len(boxes) != 1:
            raise BadData(f"'{path}.boxes': one monk completes a path, a field or a garden.")
        if sort == S_ANIMAL and edges != "....":
            raise BadData(f"'{path}.edges': animals have four blank sides.")
        if sort in (S_FIELD, S_GARDEN) and edges != "GGGG":
            raise BadData(f"'{path}.edges': fields and gardens have four gates.")
        if sort == S_PATH and "G" in edges:
            raise BadData(f"'{path}.edges': a path has no gates.")

    def _groups(self, group: Data) -> None:
        #: By sort: how many tiles a group may have (MY-310); 0 where there are no groups.
        limit = [0] * len(SORTS)
        limit[S_PATH] = group.number("path", 1)
        limit[S_FIELD] = group.number("field", 1)
        limit[S_GARDEN] = group.number("garden", 1)
        self.limit: tuple[int, ...] = tuple(limit)
        #: By kind: whether such tiles form groups.
        self.grouped: tuple[bool, ...] = tuple(sort in GROUPED for sort in self.sort)
        self.group_points = group.number("points", 1)
        #: By sort: the set of kinds, one bit each.
        self.kinds_of: tuple[int, ...] = tuple(
            sum(1 << kind for kind in range(len(KINDS)) if self.sort[kind] == sort) for sort in range(len(SORTS))
        )

        self.icon_kinds = self.kinds_of[S_ICON]

    def _balanced(self, value: int) -> None:
        """The three heaps of the balanced deal (MY-902), as sets of kinds."""
        houses = self.kinds_of[S_BUILDING] | self.kinds_of[S_ICON]
        kinds = range(len(KINDS))
        grey = sum(1 << k for k in kinds if self.hue[k] == GREY and self.circle[k] == value)
        brown = sum(1 << k for k in kinds if self.hue[k] == BROWN)
        self.balanced: tuple[int, ...] = (
            houses & grey, self.kinds_of[S_PATH], houses & brown | self.kinds_of[S_GARDEN]
        )  # fmt: skip
        for heap in self.balanced:
            if sum(self.count[k] for k in kinds if heap >> k & 1) < PLAYERS:
                raise BadData("The balanced deal needs four grey buildings, four paths and four of the third kind.")

    # ---- laying ----------------------------------------------------------------------------------------

    def _abbey(self, data: Data) -> None:
        """The ten slots: cell, the direction in which the Abbey lies, and what it shows there."""
        slots = data.rows("slot")
        found: list[tuple[int, int, int]] = []
        for slot in slots:
            x, y = slot.number("x", -1, 3), slot.number("y", -1, 2)
            towards = [d for d in range(4) if CELL_AT.get((x + DX[d], y + DY[d])) == 0]
            if CELL_AT.get((x, y), 0) == 0 or len(towards) != 1:
                raise BadData(f"'{slot.path}' must touch the Abbey with one side.")
            found.append((CELL_AT[x, y], towards[0], EDGES.index(slot.word("edge", (".", "P")))))
        if len({cell for cell, _, _ in found}) != 10:
            raise BadData("'slot' must list the ten cells around the Abbey, each once.")
        self.slots: tuple[tuple[int, int, int], ...] = tuple(found)

    def _fits(self) -> None:
        """Which kinds fit between which neighbours, apart from groups, and how they may be turned.

        What surrounds a cell is ten bits: two for what each neighbour shows (0: none), one each for grey and brown
        neighbours.
        """
        looks = sorted({self.sides[kind * 4 + t] for kind in range(1, len(KINDS)) for t in self.turns[kind]})
        suits = {look: [_suits(look, around) for around in range(256)] for look in looks}
        joins = {look: [_joins(look, around) for around in range(256)] for look in looks}
        fitting = [0] * 1024
        turns: list[tuple[tuple[int, ...], ...]] = [()]
        for kind in range(1, len(KINDS)):
            by_turn = [(t, self.sides[kind * 4 + t]) for t in self.turns[kind]]
            animal = self.sort[kind] == S_ANIMAL
            row = [
                tuple(t for t, look in by_turn if suits[look][around] and (animal or joins[look][around]))
                for around in range(256)
            ]
            turns.append(tuple(row))
            clash = {GREY: BROWN, BROWN: GREY}.get(self.hue[kind], 0)
            for hues in range(4):
                if not hues & clash:
                    for around in range(256):
                        if row[around]:
                            fitting[hues << 8 | around] |= 1 << kind
        #: By surroundings: the set of kinds that may lie there, if no group gets too large.
        self.fitting: tuple[int, ...] = tuple(fitting)
        #: By kind and sides of the surroundings: the turns that are possible.
        self.fitting_turns: tuple[tuple[tuple[int, ...], ...], ...] = tuple(turns)

    # ---- rounds and the prayer board -------------------------------------------------------------------

    def _hours(self, data: Data) -> None:
        hours = data.rows("hour")
        if len(hours) != 10:
            raise BadData(f"'hour' must have 10 entries, not {len(hours)}.")
        self.hours: tuple[str, ...] = tuple(hour.word("id") for hour in hours)
        self.round: tuple[int, ...] = tuple(ROUNDS.index(hour.word("round", ROUNDS)) for hour in hours)
        self.draw: tuple[int, ...] = tuple(hour.number("draw", 0, 6) for hour in hours)
        self._outlook()
        if self.round[0] != PRAYER or self.round[-1] != NIGHT:
            raise BadData("The first hour must be a prayer round and the last one the night.")
        drawn = self.days * sum(self.draw)
        if drawn * PLAYERS > len(self.bag):
            raise BadData(f"Four players would draw {drawn * PLAYERS} tiles, but the bag has {len(self.bag)}.")

    def _outlook(self) -> None:
        """What is still to come at each hour, for those who plan ahead."""
        clocks = self.days * len(self.hours)
        kinds, draws = self.round * self.days, self.draw * self.days
        #: Study and work rounds from this one on, and tiles that each player will draw after it.
        self.toil_left: tuple[int, ...] = tuple(sum(k in (STUDY, WORK) for k in kinds[c:]) for c in range(clocks))
        self.draws_left: tuple[int, ...] = tuple(sum(draws[c + 1 :]) for c in range(clocks))
        #: The colour that the next study or work round asks for, and how many of them follow before monks rise.
        self.next_hue: tuple[int, ...] = tuple(
            next((GREY if k == STUDY else BROWN for k in kinds[h:] if k in (STUDY, WORK)), GREY)
            for h in range(len(self.hours))
        )
        self.delay: tuple[int, ...] = tuple(
            next(i for i, k in enumerate((*self.round[h + 1 :], PRAYER)) if k not in (STUDY, WORK))
            for h in range(len(self.hours))
        )

    def _board(self, data: Data) -> None:
        rows = data.rows("row")
        if tuple(row.word("id") for row in rows) != COLOURS:
            raise BadData("'row' must list the four colours in their order.")
        texts = [row.word("spaces") for row in rows]
        for row, text in zip(rows, texts, strict=True):
            letters = text.replace("+", "")
            if len(text) != COLUMNS or len(letters) != LETTERS or not (letters.isascii() and letters.isupper()):
                raise BadData(f"'{row.path}.spaces' must be nine letters and four crosses, not {text!r}.")
        #: Space (row * 13 + column) → the letter or the monk that lies there at the start.
        self.spaces: tuple[int, ...] = tuple(MONK if c == "+" else ord(c) - 64 for text in texts for c in text)
        #: Colour → the letters of the phrase, as its strip shows them.
        self.phrases: tuple[tuple[int, ...], ...] = tuple(
            tuple(ord(c) - 64 for c in text if c != "+") for text in texts
        )
        cost = data.table("cost")
        #: By phrase complete or not (MY-602), by space.
        self.cost: tuple[tuple[int, ...], ...] = (
            cost.numbers("top", 1, 99, COLUMNS) * PLAYERS, cost.numbers("bottom", 1, 99, COLUMNS) * PLAYERS
        )  # fmt: skip
        #: By phrase complete or not, by money (the last row is for more than anything costs): the spaces in reach.
        self.in_reach: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(tuple(n for n in range(SPACES) if row[n] <= money) for money in range(max(row) + 1))
            for row in self.cost
        )

    def _icons(self, icon: Data) -> None:
        self.almonry = icon.number("almonry")
        self.farm = icon.number("farm")
        self.scriptum = icon.number("scriptum")
        self.chapel_times = icon.number("chapel_times", 1)
        self.chapel_prayers = icon.number("chapel_prayers", 1)


def _suits(look: tuple[int, ...], around: int) -> bool:
    """No dead ends: a path never meets a blank (MY-306, MY-307)."""
    for d in range(4):
        there = around >> 2 * d & 3
        if there and sorted((look[d], there)) == [BLANK, PATH]:
            return False
    return True


def _joins(look: tuple[int, ...], around: int) -> bool:
    """At least one connection (MY-305)."""
    return any(look[d] >= PATH and around >> 2 * d & 3 >= PATH for d in range(4))
