"""The figures of the game as typed, immutable tables."""

from __future__ import annotations

from typing import Final

from refectory.engine.data import Data
from refectory.engine.errors import BadData

#: The economic areas. A cellarer's type, a boost card's type and a special card belong to one each.
AREAS: Final = ("garden", "dairy", "brewery")
GARDEN: Final = 0
DAIRY: Final = 1
BREWERY: Final = 2

#: What the best-developed area of a kind earns, by area.
SPECIALS: Final = ("cart", "herdsman", "drunkard")
CART: Final = 0
HERDSMAN: Final = 1
DRUNKARD: Final = 2

#: What the common supply is made of.
SUPPLY: Final = ("brother", "vegetable", "dog", "kennel")
BROTHER: Final = 0
VEGETABLE: Final = 1
DOG: Final = 2
KENNEL: Final = 3

#: On what Taler are spent in phase 3: the three areas, then these.
SPENDING: Final = (*AREAS, "chapel", "kennel", "lender")
CHAPEL: Final = 3
KENNELS: Final = 4
LENDER: Final = 5

CELLARERS: Final = 18
MOST_SEATS: Final = 6
LAST_STEP: Final = 5
LAST_STAGE: Final = 4

#: A figure that was never placed, and a special card in the middle.
NOWHERE: Final = -1


class Parts:
    """Everything printed. Tables of areas are indexed by area and step, cellarers by number (0 is nobody)."""

    def __init__(self, data: Data) -> None:
        self.rounds = data.number("rounds", 1, 4)
        self.payout = data.numbers("payout", length=MOST_SEATS)
        self.hand_on = data.number("hand_on", 1)
        start = data.table("start_taler")
        self.start_taler = {seats: start.number(str(seats)) for seats in range(2, MOST_SEATS + 1)}
        bank = data.table("bank")
        self.coins = bank.number("ones") + 3 * bank.number("threes")
        self._supply(data)
        self._areas(data)
        self._rooms(data)
        self._cards(data)
        self._road(data.table("road"))

    def _supply(self, data: Data) -> None:
        supply, deal = data.table("supply"), data.table("deal")
        names = ("brothers", "vegetables", "dogs", "kennels")
        self.supply: tuple[int, ...] = tuple(supply.number(name) for name in names)
        self.dealt_brothers = deal.number("brothers", 0, self.supply[BROTHER] // MOST_SEATS)
        self.dealt_vegetables = deal.number("vegetables", 0, self.supply[VEGETABLE] // MOST_SEATS)

    def _areas(self, data: Data) -> None:
        tables = [data.table(area) for area in AREAS]
        steps = [table.rows("step") for table in tables]
        for area, rows in zip(AREAS, steps, strict=True):
            if len(rows) != LAST_STEP + 1:
                raise BadData(f"'{area}.step' must have {LAST_STEP + 1} entries, not {len(rows)}.")
        self.ne: tuple[tuple[int, ...], ...] = tuple(tuple(row.number("ne") for row in rows) for rows in steps)
        #: What it costs to reach a step from the one below.
        self.cost: tuple[tuple[int, ...], ...] = tuple(tuple(row.number("cost") for row in rows) for rows in steps)
        self.full: tuple[int, ...] = tuple(table.number("full") for table in tables)

    def _rooms(self, data: Data) -> None:
        chapel = data.table("chapel")
        stages = chapel.rows("stage")
        if len(stages) != LAST_STAGE:
            raise BadData(f"'chapel.stage' must have {LAST_STAGE} entries, not {len(stages)}.")
        #: By stage; stage 0 is no chapel.
        self.chapel_cost: tuple[int, ...] = (0, *(stage.number("cost") for stage in stages))
        self.chapel_points: tuple[int, ...] = (0, *(stage.number("points") for stage in stages))
        self.chapel_places: tuple[int, ...] = (0, *(stage.number("places") for stage in stages))
        self.chapel_ne = chapel.number("ne")
        refectory, field, lender = data.table("refectory"), data.table("field"), data.table("lender")
        self.beds = refectory.number("brothers", self.dealt_brothers)
        self.baskets = refectory.number("vegetables", self.dealt_vegetables)
        self.fed = refectory.number("fed", 1)
        self.brother_points = refectory.number("points")
        self.shifts = refectory.number("shifts")
        self.acre = field.number("brothers")
        self.harvesters = field.number("yield", 1)
        self.loan = lender.number("taler")
        self.portion = lender.number("portion", 1)
        kennel, market = data.table("kennel"), data.table("market")
        self.kennel_price = kennel.number("price")
        self.dog_points = kennel.number("dog_points")
        self.market_price = market.number("price", 1)
        self.market_vegetables = market.number("vegetables", 1)

    def _cards(self, data: Data) -> None:
        self.bonus_from = data.number("bonus_from")
        self.gift = data.number("gift")
        self.rebate = data.number("rebate")
        self.cloister_cards = data.number("cloister_cards", MOST_SEATS)
        cellarers = data.rows("cellarer")
        self.cellarer_area: tuple[int, ...] = (
            NOWHERE, *(AREAS.index(row.word("type", AREAS)) for row in cellarers)
        )  # fmt: skip
        self.cellarer_ne: tuple[int, ...] = (0, *(row.number("ne") for row in cellarers))
        self.cellarer_bonus: tuple[int, ...] = (0, *(row.number("bonus") for row in cellarers))
        boosts = data.rows("boost")
        self.boosts: tuple[str, ...] = tuple(row.word("id") for row in boosts)
        self.boost_area: tuple[int, ...] = tuple(AREAS.index(row.word("type", AREAS)) for row in boosts)
        self.boost_ne: tuple[int, ...] = tuple(row.number("ne") for row in boosts)
        #: The face-down cards before the shuffle, by their number in `boosts`.
        self.boost_cards: tuple[int, ...] = tuple(
            card for card, row in enumerate(boosts) for _ in range(row.number("copies"))
        )
        if len(self.boost_cards) < self.rounds:
            raise BadData(f"There must be a boost card for each of the {self.rounds} rounds.")

    def _road(self, road: Data) -> None:
        """Places are counted in fields: 0, 1, … and beyond the last field, Cluny."""
        self.road_step = road.number("step", 1)
        self.cluny = self._fields(road, "max") + 1
        self.field_names: tuple[str, ...] = (*(str(field * self.road_step) for field in range(self.cluny)), "CLUNY")
        self.cluny_points = road.number("cluny")
        self.attack_points = road.number("attack")
        self.beg = self._fields(road, "beg")
        self.drunkard = self._fields(road, "drunkard")
        self.vegetable = self._fields(road, "vegetable")
        self.cart = self._fields(road, "cart")
        printed = (self.ne, (self.cellarer_ne, self.cellarer_bonus, self.boost_ne, (self.chapel_ne,)))
        if any(value % self.road_step for tables in printed for row in tables for value in row):
            raise BadData(f"All food units must be multiples of 'road.step' ({self.road_step}).")

    def _fields(self, road: Data, key: str) -> int:
        distance = road.number(key, self.road_step)
        if distance % self.road_step:
            raise BadData(f"'road.{key}' must be a multiple of 'road.step' ({self.road_step}).")
        return distance // self.road_step

    def field_of(self, ne: int) -> int:
        """Where a figure with so many food units is set: more than the last field is Cluny (DD-420, DD-421)."""
        return min(ne // self.road_step, self.cluny)

    def points_of(self, place: int) -> int:
        """Indulgences of a place on the road (DD-702)."""
        return self.cluny_points if place == self.cluny else place * self.road_step // 10

    def field_name(self, place: int) -> str:
        """A place as an id: the number on the stone, or CLUNY."""
        return self.field_names[place]
