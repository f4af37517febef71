"""What lies on the table: all cloisters, the road, the supply."""

from __future__ import annotations

from typing import ClassVar

from refectory.engine.state import NOBODY, Frame, State

from .components import AREAS, BROTHER, NOWHERE, SPECIALS, SPENDING, VEGETABLE, Parts


class DomusState(State):
    """Lists are by seat unless they say otherwise."""

    __slots__ = (
        "areas", "bank", "cards", "cellarer", "chapel", "dogs", "field", "kennels", "lent", "parts", "phase", "pile",
        "placed", "pot", "praying", "refectory", "road", "shown", "special", "spent", "start", "supply", "taler",
        "vegetables", "year",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "year", "phase", "start", "placed", "pot", "bank", "cards", "taler", "lent", "areas", "cellarer", "chapel",
        "refectory", "praying", "field", "vegetables", "kennels", "dogs", "road", "special", "pile", "shown",
        "supply", "spent",
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
        year: int,
        phase: int,
        start: int,
        placed: int,
        pot: int,
        bank: int,
        cards: list[int],
        taler: list[int],
        lent: list[int],
        areas: list[list[int]],
        cellarer: list[int],
        chapel: list[int],
        refectory: list[int],
        praying: list[int],
        field: list[int],
        vegetables: list[int],
        kennels: list[int],
        dogs: list[int],
        road: list[int],
        special: list[int],
        pile: list[int],
        shown: list[int],
        supply: list[int],
        spent: list[int],
    ) -> None:
        super().__init__(seats, seed, draws, stack, actor, options, barrier, scores)
        self.parts = parts
        self.year = year  # 1 to 4; 0 before the first
        self.phase = phase  # 1 to 7
        self.start = start  # who holds the column
        self.placed = placed  # how many figures were placed this year, in turn order
        self.pot = pot  # Taler paid for handing on the right to start
        self.bank = bank  # counts only so that no Taler gets lost; may fall below 0
        self.cards = cards  # cloister cards
        self.taler = taler
        self.lent = lent
        self.areas = areas  # steps, by area and seat
        self.cellarer = cellarer  # his number, 0 for none
        self.chapel = chapel  # stages built
        self.refectory = refectory  # brothers there
        self.praying = praying
        self.field = field
        self.vegetables = vegetables
        self.kennels = kennels
        self.dogs = dogs
        self.road = road  # places of the figures, in fields
        self.special = special  # who holds cart, herdsman, drunkard
        self.pile = pile  # boost cards face down, the top one last
        self.shown = shown  # boost cards seen: first those out of the game, then one for each year
        self.supply = supply  # brothers, vegetables, dogs, kennels
        self.spent = spent  # Taler spent in this turn of phase 3, by SPENDING

    def copy(self) -> DomusState:
        return DomusState(
            self.parts, self.seats, self.seed, self.draws, self.stack[:], self.actor, self.options[:], self.barrier,
            self.scores[:], self.year, self.phase, self.start, self.placed, self.pot, self.bank, self.cards[:],
            self.taler[:], self.lent[:], [area[:] for area in self.areas], self.cellarer[:], self.chapel[:],
            self.refectory[:], self.praying[:], self.field[:], self.vegetables[:], self.kennels[:], self.dogs[:],
            self.road[:], self.special[:], self.pile[:], self.shown[:], self.supply[:], self.spent[:],
        )  # fmt: skip

    # ---- things every reader of the table asks -------------------------------------------------------

    def turn_order(self) -> list[int]:
        """The start player first, then clockwise (DD-203)."""
        return [(self.start + turn) % self.seats for turn in range(self.seats)]

    def is_placed(self, seat: int) -> bool:
        """Whether the figure stands where this year put it, not the year before."""
        return (seat - self.start) % self.seats < self.placed

    def cellarer_area(self, seat: int) -> int:
        return self.parts.cellarer_area[self.cellarer[seat]]

    def boost(self) -> int:
        """This year's boost card, or NOWHERE before it is turned up."""
        removed = len(self.parts.boost_cards) - self.parts.rounds
        return self.shown[-1] if len(self.shown) == removed + self.year else NOWHERE


def fresh(parts: Parts, seats: int, seed: bytes, stack: list[Frame]) -> DomusState:
    """The table before anything is shuffled (DD-102 to DD-109)."""
    taler = parts.start_taler[seats]
    supply = list(parts.supply)
    supply[BROTHER] -= seats * parts.dealt_brothers
    supply[VEGETABLE] -= seats * parts.dealt_vegetables
    return DomusState(
        parts, seats, seed, 0, stack, NOBODY, [], "", [0] * seats,
        year=0, phase=0, start=0, placed=0, pot=0, bank=parts.coins - seats * taler,
        cards=[0] * seats, taler=[taler] * seats, lent=[0] * seats, areas=[[0] * seats for _ in AREAS],
        cellarer=[0] * seats, chapel=[0] * seats, refectory=[parts.dealt_brothers] * seats, praying=[0] * seats,
        field=[0] * seats, vegetables=[parts.dealt_vegetables] * seats, kennels=[0] * seats, dogs=[0] * seats,
        road=[NOWHERE] * seats, special=[NOWHERE] * len(SPECIALS), pile=[], shown=[], supply=supply,
        spent=[0] * len(SPENDING),
    )  # fmt: skip
