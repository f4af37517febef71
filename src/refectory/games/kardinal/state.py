"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar

from refectory.engine.state import NOBODY, Frame, State

from .components import ADVISOR, ALL_SPECIALS, COLOURS, COUNTRIES, SPACE, Parts

#: The King of Das Duell is the player after the two seats.
KING = 2


class Table(State):
    """A game of Kardinal & König.

    *Players* are the colours on the board: the seats and, in Das Duell, the King as number 2. Sets of spaces are
    numbers with one bit per space, heaps of cards are packs (see `components.py`).
    """

    __slots__ = (
        "advisors", "cloisters", "court", "discards", "display", "duell", "exhausted", "hands", "influence", "kept",
        "king_moved", "latest", "limit", "parts", "pile", "round", "specials", "start", "turn",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "duell", "start", "turn", "round", "exhausted", "latest", "cloisters", "advisors", "limit", "court",
        "hands", "display", "pile", "discards", "king_moved", "kept", "influence", "specials",
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
        limit: list[int],
        court: list[int],
        hands: list[int],
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
        self.limit = limit  # by country: the most cloisters of one player, which is how many advisors may stand there
        self.court = court  # by country: how many advisors stand there
        self.hands = hands  # by player: a pack; the King's lies open
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
            [row[:] for row in self.latest], self.cloisters[:], [row[:] for row in self.advisors], self.limit[:],
            self.court[:], self.hands[:], self.display[:], self.pile[:], self.discards, self.king_moved, self.kept[:],
            self.influence[:], self.specials[:],
        )  # fmt: skip

    @classmethod
    def laid_out(cls, parts: Parts, seats: int, duell: bool, seed: bytes, frame: Frame) -> Table:
        """Empty board, sorted deck, nothing dealt; the frame is the first step."""
        players = seats + duell
        deck = [colour for colour, number in enumerate(parts.deck(seats)) for _ in range(number)]
        return cls(
            parts, seats, seed, draws=0, stack=[frame], actor=NOBODY, options=[], barrier="", scores=[0] * seats,
            duell=duell, start=0, turn=0, round=1, exhausted=0, latest=[[] for _ in range(players)],
            cloisters=[0] * players, advisors=[[0] * COUNTRIES for _ in range(players)], limit=[0] * COUNTRIES,
            court=[0] * COUNTRIES, hands=[0] * players, display=[], pile=deck, discards=0, king_moved=False,
            kept=[0] * seats if duell else [], influence=[-1] * COLOURS if duell else [],
            specials=[ALL_SPECIALS] * seats if duell else [],
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

    def cloisters_left(self, player: int) -> int:
        return self.parts.cloisters - self.cloisters[player].bit_count()

    def advisors_left(self, player: int) -> int:
        return self.parts.advisors - sum(self.advisors[player])

    def put(self, player: int, target: int) -> None:
        """A piece onto the space or the crest that a target move names."""
        country = self.parts.country_of[target - ADVISOR]
        if target < SPACE:
            self.advisors[player][country] += 1
            self.court[country] += 1
        else:
            own = self.cloisters[player] | 1 << target - SPACE
            self.cloisters[player] = own
            self.limit[country] = max(self.limit[country], (own & self.parts.masks[country]).bit_count())

    def targets(self, player: int, countries: tuple[int, ...]) -> list[int]:
        """Every legal target of the player in these countries (KK-410): free spaces, then the crest, by country."""
        parts, limit, court = self.parts, self.limit, self.court
        free = parts.board & ~self.occupied() if self.cloisters_left(player) else 0
        advisor = self.advisors_left(player) > 0
        moves: list[int] = []
        for country in countries:
            moves += parts.space_moves[country][(free & parts.masks[country]) >> parts.firsts[country]]
            if advisor and court[country] < limit[country]:
                moves.append(ADVISOR + country)
        return moves

    def goes_on(self) -> bool:
        """Whether anybody has a legal target anywhere, whatever cards are held (KK-706)."""
        space = self.occupied() != self.parts.board
        crest = any(court < limit for court, limit in zip(self.court, self.limit, strict=True))
        for player in range(len(self.cloisters)):
            if (space and self.cloisters_left(player)) or (crest and self.advisors_left(player)):
                return True
        return False
