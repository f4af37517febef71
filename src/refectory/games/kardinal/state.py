"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from refectory.engine.native import mypyc_attr
from refectory.engine.state import NOBODY, Frame, State

from .components import ADVISOR, ALL_SPECIALS, COLOURS, COUNT, COUNTRIES, SPACE, Parts

#: The King of Das Duell is the player after the two seats.
KING: Final = 2

EVERY_COUNTRY: Final[tuple[int, ...]] = tuple(range(COUNTRIES))


@mypyc_attr(acyclic=True)
class Table(State):
    """A game of Kardinal & König.

    *Players* are the colours on the board: the seats and, in Das Duell, the King as number 2. Sets of spaces are
    numbers with one bit per space, heaps of cards are packs (see `components.py`).
    """

    __slots__ = (
        "advisors", "advisors_left", "cloisters", "cloisters_left", "court", "discards", "display", "duell",
        "exhausted", "hands", "influence", "kept", "king_moved", "latest", "limit", "parts", "pile", "round", "seen",
        "specials", "start", "turn",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "duell", "start", "turn", "round", "exhausted", "latest", "cloisters", "advisors", "cloisters_left",
        "advisors_left", "limit", "court", "hands", "seen", "display", "pile", "discards", "king_moved", "kept",
        "influence", "specials",
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
        duell: bool,
        start: int,
        turn: int,
        round: int,  # noqa: A002 - the game's own word
        exhausted: int,
        latest: list[list[int]],
        cloisters: list[int],
        advisors: list[list[int]],
        cloisters_left: list[int],
        advisors_left: list[int],
        limit: list[int],
        court: list[int],
        hands: list[int],
        seen: list[int],
        display: list[int],
        pile: list[int],
        discards: int,
        king_moved: bool,
        kept: list[int],
        influence: list[int],
        specials: list[int],
    ) -> None:
        State.__init__(self, seats, seed, draws, stack, actor, options, barrier, scores)
        self.parts = parts
        self.duell = duell
        self.start = start  # who has the black marker
        self.turn = turn  # whose turn it is
        self.round = round
        self.exhausted = exhausted  # how often the pile has run out: 0 first half, 1 second half, 2 last round
        self.latest = latest  # by player: the targets of the pieces placed in the latest turn
        self.cloisters = cloisters  # by player: the spaces with their cloisters
        self.advisors = advisors  # by player, by country
        self.cloisters_left = cloisters_left  # by player: in the supply, as are the next ones
        self.advisors_left = advisors_left
        self.limit = limit  # by country: the most cloisters of one player, which is how many advisors may stand there
        self.court = court  # by country: how many advisors stand there
        self.hands = hands  # by player: a pack; the King's lies open
        self.seen = seen  # by seat: what everybody knows of the hand, because it was taken from the display
        self.display = display
        self.pile = pile  # the last one is on top
        self.discards = discards
        self.king_moved = king_moved  # Das Duell: whether the King's move of this turn is over
        self.kept = kept  # Das Duell, by seat: a pack
        self.influence = influence  # Das Duell, by colour: the seat that holds the card, or -1
        self.specials = specials  # Das Duell, by seat: bits of the unused special actions

    def copy(self) -> Table:
        return Table(
            self.parts, self.seats, self.seed, self.draws, self.stack[:], self.actor, self.options[:], self.barrier,
            self.scores[:], self.duell, self.start, self.turn, self.round, self.exhausted,
            [row[:] for row in self.latest], self.cloisters[:], [row[:] for row in self.advisors],
            self.cloisters_left[:], self.advisors_left[:], self.limit[:], self.court[:], self.hands[:],
            self.seen[:], self.display[:], self.pile[:], self.discards, self.king_moved, self.kept[:],
            self.influence[:], self.specials[:],
        )  # fmt: skip

    @staticmethod
    def laid_out(parts: Parts, seats: int, duell: bool, seed: bytes, frame: Frame) -> Table:
        """Empty board, sorted deck, nothing dealt; the frame is the first step."""
        players = seats + duell
        deck = [colour for colour, number in enumerate(parts.deck(seats)) for _ in range(number)]
        return Table(
            parts, seats, seed, draws=0, stack=[frame], actor=NOBODY, options=[], barrier="", scores=[0] * seats,
            duell=duell, start=0, turn=0, round=1, exhausted=0, latest=[[] for _ in range(players)],
            cloisters=[0] * players, advisors=[[0] * COUNTRIES for _ in range(players)],
            cloisters_left=[parts.cloisters] * players, advisors_left=[parts.advisors] * players,
            limit=[0] * COUNTRIES, court=[0] * COUNTRIES, hands=[0] * players, seen=[0] * seats,
            display=[], pile=deck, discards=0, king_moved=False, kept=[0] * seats if duell else [],
            influence=[-1] * COLOURS if duell else [], specials=[ALL_SPECIALS] * seats if duell else [],
        )  # fmt: skip

    @property
    def placed(self) -> list[int]:
        """This turn's own pieces so far, as target moves."""
        return self.latest[self.turn]

    @property
    def last_round(self) -> bool:
        """The end is triggered: nobody draws any more (KK-703)."""
        return self.exhausted >= 2

    def occupied(self) -> int:
        """All spaces with a cloister."""
        spaces = 0
        for own in self.cloisters:
            spaces |= own
        return spaces

    def shown(self) -> int:
        """The colours of the open cards, as a set."""
        colours = 0
        for colour in self.display:
            colours |= 1 << colour
        return colours

    def cloisters_in(self, player: int, country: int) -> int:
        """How many cloisters the player has in the country."""
        parts = self.parts
        return COUNT[(self.cloisters[player] & parts.masks[country]) >> parts.firsts[country]]

    def put(self, player: int, target: int) -> None:
        """A piece onto the space or the crest that a target move names."""
        country = self.parts.country_of[target - ADVISOR]
        if target < SPACE:
            self.advisors[player][country] += 1
            self.advisors_left[player] -= 1
            self.court[country] += 1
        else:
            self.cloisters[player] = self.cloisters[player] | 1 << target - SPACE
            self.cloisters_left[player] -= 1
            number = self.cloisters_in(player, country)
            if number > self.limit[country]:
                self.limit[country] = number

    def open_spaces(self, player: int) -> int:
        """The spaces onto which the player could put a cloister."""
        return self.parts.board & ~self.occupied() if self.cloisters_left[player] else 0

    def targets(self, player: int, countries: tuple[int, ...]) -> list[int]:
        """Every legal target of the player in these countries (KK-410): free spaces, then the crest, by country."""
        parts, limit, court = self.parts, self.limit, self.court
        free, advisor = self.open_spaces(player), self.advisors_left[player] > 0
        moves: list[int] = []
        for country in countries:
            moves += parts.space_moves[country][(free & parts.masks[country]) >> parts.firsts[country]]
            if advisor and court[country] < limit[country]:
                moves.append(ADVISOR + country)
        return moves

    def has_target(self, player: int, countries: tuple[int, ...]) -> bool:
        """Whether the player has any legal target in these countries."""
        free = self.open_spaces(player)
        for country in countries:
            if free & self.parts.masks[country]:
                return True
        for country in countries:
            if self.court[country] < self.limit[country]:
                return self.advisors_left[player] > 0
        return False

    def goes_on(self) -> bool:
        """Whether anybody has a legal target anywhere, whatever cards are held (KK-706)."""
        return any(self.has_target(player, EVERY_COUNTRY) for player in range(len(self.cloisters)))
