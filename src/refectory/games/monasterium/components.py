"""The tables of the game: what is printed on boards, tiles and cards, as numbers.

Things are numbers. A good is 0 to 4 (GOODS), a monastery 0 to 4 (MONASTERIES), an action `row * 5 + column` with
row 0 = S, a novice `row * 5 + column` with row 0 = I, so that novice n leaves action n + 5 free. Buildings and
cloister fields are bits of a whole number, eight bits to a monastery: bit `8 * monastery + i`. With that, the
cloister fields beside buildings `b` are `b | b << 1`.
"""

from __future__ import annotations

from typing import Final

from refectory.engine.data import Data
from refectory.engine.errors import BadData

GOODS: Final = ("influence", "soup", "rosary", "tool", "book")
INFLUENCE: Final = 0
SOUP: Final = 1
ROSARY: Final = 2
TOOL: Final = 3
BOOK: Final = 4

COLUMNS: Final = 5
ROWS: Final = ("I", "II", "III", "IV")
ACTION_ROWS: Final = ("S", "I", "II", "III")
ACTIONS: Final[tuple[str, ...]] = tuple(f"{row}{column + 1}" for row in ACTION_ROWS for column in range(COLUMNS))
#: The 20 novices on action fields, then the four at the ends of the rows.
NOVICES: Final[tuple[str, ...]] = (
    *(f"{row}-{column + 1}" for row in ROWS for column in range(COLUMNS)),
    *(f"X-{row}" for row in ROWS),
)
ROW_IV: Final = 3
FIRST_EXTRA: Final = 20
ALL_NOVICES: Final = (1 << len(NOVICES)) - 1
ROW_BITS: Final = tuple(0b11111 << COLUMNS * row for row in range(len(ROWS)))
#: Actions of rows II and III: once in a turn (MT-414).
FIRST_LIMITED: Final = 10

MONASTERIES: Final = ("A", "B", "C", "D", "E")
AREAS: Final = ("building", "chapel", "cloister")
BUILDING: Final = 0
CHAPEL: Final = 1
CLOISTER: Final = 2
#: Where a novice of each row goes (MT-602).
AREA_OF_ROW: Final[tuple[int, ...]] = (BUILDING, BUILDING, CHAPEL, CLOISTER)
KINDS: Final = ("S", "W", "G")
COMMON_ROOM: Final = 2

MOST_BUILDINGS: Final = 6
MOST_CLOISTER: Final = 7
#: The spaces of a monastery in the order of SPACES: buildings, cloister fields, the chapel.
PLACES: Final = 14
CHAPEL_PLACE: Final = 13
SPACES: Final[tuple[str, ...]] = tuple(
    f"{monastery}.{place}"
    for monastery in MONASTERIES
    for place in (
        *(f"b{i + 1}" for i in range(MOST_BUILDINGS)),
        *(f"c{i + 1}" for i in range(MOST_CLOISTER)),
        "k",
    )
)

CELLS: Final[tuple[str, ...]] = tuple(f"w{row + 1}{column + 1}" for row in range(3) for column in range(3))
PATH: Final[tuple[str, ...]] = tuple(f"f{i + 1}" for i in range(12))

#: What an action or a window's bonus does; goods come first, so that a good is its own effect.
EFFECTS: Final = (*GOODS, "send", "any", "step", "trade", "points", "window")
SEND: Final = 5
ANY: Final = 6
STEP: Final = 7
TRADE: Final = 8
POINTS: Final = 9
WINDOW: Final = 10
#: Effects that can always be carried out.
ALWAYS: Final = (*range(5), ANY, STEP, POINTS)

BONUSES: Final = ("", "P-IR", "P-ST", "P-WIN", "P-ACT", "P-DIE")
P_IR: Final = 1
P_ST: Final = 2
P_WIN: Final = 3
P_ACT: Final = 4
P_DIE: Final = 5

#: Buildings by kind, cloister walk and chapel of each monastery: what a space is called in the log.
SITES: Final[tuple[str, ...]] = tuple(
    f"{monastery}-{site}" for monastery in MONASTERIES for site in (*KINDS, "c", "k")
)
CLOISTER_SITE: Final = 3
CHAPEL_SITE: Final = 4

#: Everything that can bring something else about; frames remember it, the log names it.
CAUSES: Final[tuple[str, ...]] = (*ACTIONS, *PATH, *CELLS, *NOVICES[FIRST_EXTRA:], *SITES)
CAUSE_PATH: Final = len(ACTIONS)
CAUSE_CELL: Final = CAUSE_PATH + len(PATH)
CAUSE_EXTRA: Final = CAUSE_CELL + len(CELLS)
CAUSE_SITE: Final = CAUSE_EXTRA + len(ROWS)

#: Monasteries as five bits → the bits of all their buildings or cloister fields.
WHOLE: Final = tuple(sum(0xFF << 8 * m for m in range(5) if called >> m & 1) for called in range(32))

#: How many of eight bits are set.
ONES: Final = tuple(bits.bit_count() for bits in range(256))

#: The rules by which actions, sites and bonuses of the path bring what they bring.
ACTION_RULES: Final[tuple[str, ...]] = (
    "MT-401", "MT-402", "MT-402", "MT-402", "MT-405", "MT-421", "MT-421", "MT-421", "MT-421", "MT-425",
    "MT-431", "MT-432", "MT-433", "MT-434", "MT-435", *["MT-440"] * 5,
)  # fmt: skip
SITE_RULES: Final[tuple[str, ...]] = ("MT-615", "MT-616", "MT-617", "MT-631", "MT-623")
BONUS_RULES: Final[tuple[str, ...]] = ("MT-504", "MT-513", "MT-514", "MT-515", "MT-511", "MT-516")

ORDER_CATEGORIES: Final = ("OA", "OB", "OC")
COUNTED: Final = ("sent", "common", "cloister", "windows", "dice")
SENT: Final = 0
COMMON: Final = 1
CLOISTERED: Final = 2
WINDOWS: Final = 3
DICE: Final = 4


class Order:
    """A card. Either `needs` own novices in (area, monastery), or `number` of what it `counts` (-1: it does not)."""

    __slots__ = ("counts", "id", "needs", "number", "points", "wanted")

    def __init__(
        self, card: str, points: tuple[int, ...], needs: list[tuple[int, int]], counts: int, number: int
    ) -> None:
        self.id = card
        self.points = points  # by year
        self.needs = needs
        self.wanted = sum(1 << area * len(MONASTERIES) + monastery for area, monastery in needs)  # the same as bits
        self.counts = counts
        self.number = number


class Side:
    """The board as it is used with so many players."""

    def __init__(self, seats: int, table: Data, kinds: tuple[tuple[int, ...], ...]) -> None:
        self.seats = seats
        self.neutral = table.number("neutral", 1, 10)
        self.rounds = table.number("rounds", 1, 12)
        self.tiles = table.number("tiles", 0, 40)
        self.chapel = table.number("chapel", 1, 24)
        self.buildings = table.number("buildings", 1, MOST_BUILDINGS)
        self.cloister = table.number("cloister", 1, MOST_CLOISTER)
        self.all_buildings = _bits(self.buildings)
        self.all_cloisters = _bits(self.cloister)
        #: The buildings of each kind.
        self.of_kind = tuple(
            sum(1 << 8 * m + i for m in range(5) for i in range(self.buildings) if kinds[m][i] == kind)
            for kind in range(3)
        )


def _bits(places: int) -> int:
    return sum(((1 << places) - 1) << 8 * m for m in range(5))


class Parts:
    """All tables of one edition of the game; shared by all states, never changed."""

    def __init__(self, data: Data) -> None:
        self._board(data)
        self._actions(data)
        self._window(data.table("window"))
        self._orders(data)
        self._ending(data)
        #: The rule for each of CAUSES.
        self.rule_of: tuple[str, ...] = (
            *ACTION_RULES,
            *(BONUS_RULES[bonus] for bonus in self.bonus),
            *["MT-707"] * len(CELLS),
            *["MT-652"] * len(ROWS),
            *SITE_RULES * len(MONASTERIES),
        )
        self.sides = {seats: Side(seats, data.table("seats").table(str(seats)), self.kinds) for seats in (2, 3, 4)}

    def _board(self, data: Data) -> None:
        dice = data.table("dice")
        self.start_dice = dice.number("start", 1, 3)
        self.most_dice = dice.number("personal", self.start_dice, 3)
        self.take = dice.number("take", 1, 20)
        self.joker = dice.number("joker", 6, 6) - 1
        self.start_goods = tuple(data.table("goods").number(good) for good in GOODS)

        kinds = _by_id(data, "building", KINDS)
        self.pays = tuple(GOODS.index(row.word("pays", GOODS)) for row in kinds)
        self.building_points = tuple(row.number("points") for row in kinds)
        #: The good a building brings, or WINDOW.
        self.brings = tuple(EFFECTS.index(row.word("brings", (*GOODS, "window"))) for row in kinds)

        path = _by_id(data, "path", PATH)
        self.links = tuple(
            sum(1 << MONASTERIES.index(m) for m in set(row.words("links", MONASTERIES))) for row in path
        )
        self.bonus = tuple(BONUSES.index(row.word("bonus", BONUSES)) for row in path)

        monasteries = _by_id(data, "monastery", MONASTERIES)
        self.colours = tuple(row.word("colour") for row in monasteries)
        self.symbols = tuple(row.word("symbol") for row in monasteries)
        self.kinds = tuple(tuple(map(KINDS.index, row.words("buildings", KINDS))) for row in monasteries)
        for row, kinds_here in zip(monasteries, self.kinds, strict=True):
            if len(kinds_here) != MOST_BUILDINGS:
                raise BadData(f"'{row.path}.buildings' must have {MOST_BUILDINGS} entries, not {len(kinds_here)}.")

    def _actions(self, data: Data) -> None:
        rows = _by_id(data, "action", ACTIONS)
        self.effect = tuple(EFFECTS.index(row.word("effect", EFFECTS)) for row in rows)
        self.amount = tuple(row.number("amount", 0, 9) for row in rows)
        #: Columns in which no die ever lapses (MT-320).
        self.sure = tuple(self.effect[column] in ALWAYS for column in range(COLUMNS))
        if not any(self.sure):
            raise BadData("'action': one standard action must always be possible.")
        price = data.table("price")
        self.building_influence = price.number("influence", 0, 9)
        self.building_goods = price.numbers("goods", 0, 9, 2)
        self.chapel_price = price.numbers("chapel", 0, 9, 3)
        self.cloister_price = price.numbers("cloister", 0, 9, 3)
        bonus = data.table("bonus")
        self.gift = bonus.number("gift", 0, 9)
        self.path_soup = bonus.number("soup", 0, 9)
        self.five = bonus.number("five", 0, 99)

    def _window(self, window: Data) -> None:
        allowed = (*GOODS, "step")
        lines = ("row", "column")
        bonuses = [window.words(f"{line}_bonus", allowed) for line in lines]
        for line, names in zip(lines, bonuses, strict=True):
            if len(names) != 3:
                raise BadData(f"'window.{line}_bonus' must have 3 entries, not {len(names)}.")
        self.row_bonus, self.column_bonus = (tuple(map(EFFECTS.index, names)) for names in bonuses)
        self.row_amount, self.column_amount = (window.numbers(f"{line}_amount", 0, 9, 3) for line in lines)
        self.row_points, self.column_points = (window.numbers(f"{line}_points", 0, 99, 3) for line in lines)

    def _orders(self, data: Data) -> None:
        areas = tuple(f"{m}.{area}" for m in MONASTERIES for area in AREAS)
        self.orders: list[Order] = []
        for row in data.rows("place_order"):
            needs = [_need(need) for need in row.words("needs", areas)]
            self.orders.append(Order(row.word("id"), row.numbers("points", 0, 99, 3), needs, -1, 0))
        for row in data.rows("count_order"):
            counts = COUNTED.index(row.word("counts", COUNTED))
            points = row.number("points", 0, 99)
            self.orders.append(Order(row.word("id"), (points,) * 3, [], counts, row.number("number", 1, 24)))
        self.order_ids = tuple(order.id for order in self.orders)
        self.open_orders = data.table("open").number("each", 1, 5)
        #: The numbers of the cards in each category.
        self.decks = tuple(
            tuple(n for n, card in enumerate(self.order_ids) if card.startswith(category))
            for category in ORDER_CATEGORIES
        )

    def _ending(self, data: Data) -> None:
        final = data.table("final")
        self.majority = final.number("monastery", 0, 99)
        self.chapel_points = (0, *final.numbers("chapels", 0, 99, 5))
        self.cloister_points = final.number("cloister", 0, 99)
        self.tool_points = final.number("tool", 0, 99)
        self.book_points = final.number("book", 0, 99)
        self.half = final.number("half", 1, 99)


def _need(need: str) -> tuple[int, int]:
    monastery, area = need.split(".")
    return AREAS.index(area), MONASTERIES.index(monastery)


def _by_id(data: Data, key: str, ids: tuple[str, ...]) -> list[Data]:
    """The rows of a list, in the order of the ids that the rules know."""
    rows = {row.word("id"): row for row in data.rows(key)}
    if set(rows) != set(ids):
        raise BadData(f"'{key}' must have exactly the rows {', '.join(ids)}.")
    return [rows[name] for name in ids]


def space(monastery: int, place: int) -> int:
    """The number in SPACES of a building (0 to 5), cloister field (6 to 12) or chapel (13)."""
    return monastery * PLACES + place


def site(monastery: int, place: int, kinds: tuple[tuple[int, ...], ...]) -> int:
    """The number in SITES of a space."""
    if place == CHAPEL_PLACE:
        return monastery * 5 + CHAPEL_SITE
    return monastery * 5 + (kinds[monastery][place] if place < MOST_BUILDINGS else CLOISTER_SITE)


def area_of(place: int) -> int:
    if place == CHAPEL_PLACE:
        return CHAPEL
    return BUILDING if place < MOST_BUILDINGS else CLOISTER
