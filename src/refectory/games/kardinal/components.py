"""The tables of the game, read from `data/`: board, cards, and everything that can be computed from them once.

Cards of one colour are identical, so any heap of cards (a hand, the discard pile) is a *pack*: one number with eight
bits per colour. Packs are added and subtracted like the heaps they stand for.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final, NamedTuple

from refectory.engine.data import Data
from refectory.engine.errors import BadData
from refectory.engine.move import Vocabulary

from .chains import Chains

COLOURS: Final = 5
COUNTRIES: Final = 9

#: One card of each colour, as a pack.
CARD: Final[tuple[int, ...]] = tuple(1 << 8 * colour for colour in range(COLOURS))
#: The colours in play order of their ids; the data file must have exactly these.
CARD_IDS: Final[tuple[str, ...]] = ("fa", "bb", "li", "es", "fr")

#: Special actions of Das Duell, as bits.
SPECIALS: Final[tuple[str, ...]] = ("king-first", "swap", "two-countries")
KING_FIRST_LEFT: Final = 1
SWAP_LEFT: Final = 2
TWO_COUNTRIES_LEFT: Final = 4
ALL_SPECIALS: Final = 7

# Moves that do not depend on the board have fixed numbers; then come the crests, last the spaces.
_words = Vocabulary()
EXCHANGE: Final = _words.add("exchange")
PASS: Final = _words.add("pass")
STOP: Final = _words.add("stop")
PILE: Final = _words.add("pile")
KING_FIRST: Final = _words.add("king-first")
SWAP: Final = _words.add("swap")
NONE: Final = _words.add("none")
DISCARD: Final = _words.add(*(f"discard:{card}" for card in CARD_IDS))
DRAW: Final = _words.add(*(f"draw:{card}" for card in CARD_IDS))
PAY: Final = _words.add(*(f"pay:{card}" for card in CARD_IDS))
PAY_PAIR: Final = _words.add(*(f"pay:{card}-{card}" for card in CARD_IDS))
KEEP: Final = _words.add(*(f"keep:{card}" for card in CARD_IDS))
SWAPS: Final[tuple[tuple[int, int], ...]] = tuple((a, b) for a in range(COLOURS) for b in range(COLOURS) if a != b)
SWAP_PAIR: Final = _words.add(*(f"swap:{CARD_IDS[a]}-{CARD_IDS[b]}" for a, b in SWAPS))
ADVISOR: Final = len(_words.words)
SPACE: Final = ADVISOR + COUNTRIES


#: What may be drawn, by the set of the open colours: one of these cards, or from the pile.
DRAWS: Final[tuple[list[int], ...]] = tuple(
    [[*(DRAW + colour for colour in range(COLOURS) if shown >> colour & 1), PILE] for shown in range(1 << COLOURS)]
)


#: No two hands of up to three cards leave the same remainder when their packs are divided by this.
HANDS: Final = 211


#: The most spaces that a country may have, and how many spaces there are in each set of them.
MOST_SPACES: Final = 12
COUNT: Final[list[int]] = [spaces.bit_count() for spaces in range(1 << MOST_SPACES)]


def in_pack(pack: int, colour: int) -> int:
    """How many cards of the colour are in the pack."""
    return pack >> 8 * colour & 255


def pack_size(pack: int) -> int:
    """The sum of the eight-bit digits: 256 leaves 1 when divided by 255, and no pack has 255 cards."""
    return pack % 255


def pack_of(colours: list[int]) -> int:
    return sum(CARD[colour] for colour in colours)


def cards_of(pack: int) -> list[int]:
    """The cards of a pack as colours, in the order of the colours."""
    return [colour for colour in range(COLOURS) for _ in range(in_pack(pack, colour))]


def without(pack: int, cards: int) -> int:
    """What is left of a pack when these cards have gone, as far as it has them."""
    for colour in range(COLOURS):
        pack -= min(in_pack(pack, colour), in_pack(cards, colour)) * CARD[colour]
    return pack


def card_ids(pack: int) -> list[str]:
    return [CARD_IDS[colour] for colour in cards_of(pack)]


class Space(NamedTuple):
    """A cloister space and the country it lies in."""

    id: str
    country: int
    x: int
    y: int


class Country(NamedTuple):
    """A country; its spaces have consecutive numbers from `first`, `mask` is the set of them."""

    id: str
    colour: int
    ring: str
    crest: tuple[int, ...]
    first: int
    size: int
    mask: int

    @property
    def spaces(self) -> range:
        return range(self.first, self.first + self.size)


class Alliance:
    """Two allied countries; `sea` is for the eye only."""

    __slots__ = ("a", "at", "b", "no", "sea")

    def __init__(self, no: int, a: int, b: int, sea: bool, at: tuple[int, ...]) -> None:
        self.no = no
        self.a = a
        self.b = b
        self.sea = sea
        self.at = at

    @property
    def id(self) -> str:
        return f"alliance-{self.no}"


class Means:
    """What a hand can pay for.

    `one[k]`: the packs that pay for one piece in a country of colour k, and `pay[k]` the moves that name them.
    `two[k][l]`: the pack that pays for a piece there and a second one in a country of colour l, 0 if there is none;
    it is never in doubt which (KK-310, KK-916). `reach`: the countries in which one piece can be paid.
    """

    __slots__ = ("one", "pay", "reach", "two")

    def __init__(self, hand: int, colour_of: tuple[int, ...]) -> None:
        colours = range(COLOURS)
        self.one = tuple([_payments(hand, colour) for colour in colours])
        self.pay = tuple([[_payment_move(pack) for pack in packs] for packs in self.one])
        self.two = tuple([tuple([_both(hand, first, second) for second in colours]) for first in colours])
        self.reach = tuple([country for country in range(COUNTRIES) if self.one[colour_of[country]]])


class Parts:
    """Everything in the box, as numbers. Shared by all tables with the same figures; the figures never change."""

    def __init__(self, data: Data) -> None:
        pieces, cards = data.table("pieces"), data.table("cards")
        self.cloisters = pieces.number("cloisters", 1, 60)
        self.advisors = pieces.number("advisors", 1, 60)
        self.hand = cards.number("hand", 3, 3)
        self.display = cards.number("display", 1, 5)
        self.removed = dict(zip(range(2, 6), cards.numbers("removed", 0, 5, 4), strict=True))
        self.printed = _printed_cards(data)

        self.canvas = data.numbers("canvas", 100, 9999, 2)
        self.countries, self.spaces = _board(data)
        self.space_number = {space.id: number for number, space in enumerate(self.spaces)}
        self.country_number = {country.id: number for number, country in enumerate(self.countries)}
        self.board = (1 << len(self.spaces)) - 1
        self.roads = _roads(data, self.space_number)
        self.alliances = _alliances(data, self.country_number)
        self.chains = Chains(len(self.spaces), self.roads, data.table("chain").number("shortest", 2, 9))

        self.vocabulary = Vocabulary()
        self.vocabulary.add(*_words.words)
        self.vocabulary.add(*(f"advisor:{country.id}" for country in self.countries))
        self.vocabulary.add(*(space.id for space in self.spaces))

        self.firsts = tuple(country.first for country in self.countries)
        self.masks = tuple(country.mask for country in self.countries)
        self.colour_of = tuple(country.colour for country in self.countries)
        #: The country of every target move, by the move's number beyond ADVISOR.
        self.country_of: tuple[int, ...] = (*range(COUNTRIES), *(space.country for space in self.spaces))
        self.space_moves = tuple(_space_moves(country) for country in self.countries)
        #: What the drawing works out from all this when it is first asked for, kept as long as the figures are.
        self.chart: object = None
        self.hands = _hands(self.hand)
        self._means = [Means(0, self.colour_of)] * HANDS
        for hand in self.hands:
            self._means[hand % HANDS] = Means(hand, self.colour_of)

    def means(self, hand: int) -> Means:
        """What the hand can pay for."""
        return self._means[hand % HANDS]

    def deck(self, seats: int) -> list[int]:
        """How many cards of each colour are in play (KK-104)."""
        return [number - self.removed[seats] for number in self.printed]


def _printed_cards(data: Data) -> tuple[int, ...]:
    rows = data.rows("colour")
    if tuple(row.word("id") for row in rows) != CARD_IDS:
        raise BadData(f"'colour' must have the ids {', '.join(CARD_IDS)} in this order.")
    return tuple(row.number("cards", 6, 40) for row in rows)


def _board(data: Data) -> tuple[tuple[Country, ...], tuple[Space, ...]]:
    countries: list[Country] = []
    spaces: list[Space] = []
    for number, row in enumerate(data.rows("country")):
        first = len(spaces)
        for name, x, y in _entries(row, "spaces", (str, int, int), "[id, x, y]"):
            if not (name.isascii() and name.replace("-", "").isalnum() and name.islower()):
                raise BadData(f"'{row.path}.spaces' can't have the id {name!r}: small letters, digits and '-' only.")
            spaces.append(Space(name, number, x, y))
        size = len(spaces) - first
        if not 1 <= size <= MOST_SPACES:
            raise BadData(f"'{row.path}.spaces' must have 1 to {MOST_SPACES} spaces, not {size}.")
        colour = CARD_IDS.index(row.word("colour", CARD_IDS))
        ring, crest = row.word("ring", ("outer", "inner")), row.numbers("crest", 0, 9999, 2)
        countries.append(Country(row.word("id"), colour, ring, crest, first, size, (1 << size) - 1 << first))
    names = [space.id for space in spaces] + [country.id for country in countries] + _words.words
    if len(set(names)) < len(names):
        doubled = sorted(name for name in set(names) if names.count(name) > 1)
        raise BadData(f"These names are used more than once: {', '.join(doubled)}.")
    return tuple(countries), tuple(spaces)


def _entries(data: Data, key: str, kinds: tuple[type, ...], form: str) -> list[list[Any]]:
    """A list of short rows such as [id, x, y]."""
    rows = data.tables.get(key)
    if not isinstance(rows, list):
        raise BadData(f"'{data.path}.{key}' must be a list of {form}.")
    for row in rows:
        fits = isinstance(row, list) and len(row) == len(kinds)
        if not fits or not all(type(item) is kind for item, kind in zip(row, kinds, strict=True)):
            raise BadData(f"'{data.path}.{key}' must be a list of {form}, but has {row!r}.")
    return rows


def _roads(data: Data, numbers: dict[str, int]) -> tuple[tuple[int, int], ...]:
    roads = []
    for ends in _entries(data, "roads", (str, str), "[space, space]"):
        unknown = [end for end in ends if end not in numbers]
        if unknown or ends[0] == ends[1]:
            raise BadData(f"A road must join two different spaces of the board, not {ends[0]} and {ends[1]}.")
        roads.append((numbers[ends[0]], numbers[ends[1]]))
    return tuple(roads)


def _alliances(data: Data, numbers: dict[str, int]) -> tuple[Alliance, ...]:
    alliances = []
    for row in data.rows("alliance"):
        ends = row.words("countries", tuple(numbers))
        if len(ends) != 2 or ends[0] == ends[1]:
            raise BadData(f"'{row.path}.countries' must be two different countries.")
        a, b = numbers[ends[0]], numbers[ends[1]]
        alliances.append(Alliance(row.number("no", 1, 99), a, b, row.flag("sea"), row.numbers("at", 0, 9999, 2)))
    return tuple(alliances)


def _space_moves(country: Country) -> list[list[int]]:
    """For every set of free spaces of the country (its lowest bit is the first space) the moves onto them."""
    first = SPACE + country.first
    return [[first + i for i in range(country.size) if free >> i & 1] for free in range(1 << country.size)]


def _hands(size: int) -> list[int]:
    """Every hand of at most `size` cards."""
    return [
        pack_of(list(cards))
        for number in range(size + 1)
        for cards in combinations_with_replacement(range(COLOURS), number)
    ]


def _payments(hand: int, colour: int) -> tuple[int, ...]:
    """The packs that pay for one piece: a card that shows the country, or a joker pair of another colour."""
    direct = [CARD[colour]] if in_pack(hand, colour) else []
    pairs = [2 * CARD[other] for other in range(COLOURS) if other != colour and in_pack(hand, other) >= 2]
    return tuple(direct + pairs)


def _payment_move(pack: int) -> int:
    """How a payment for one piece is named: by its card, or by its joker pair."""
    colour = (pack.bit_length() - 1) // 8
    return PAY + colour if pack == CARD[colour] else PAY_PAIR + colour


def _both(hand: int, first: int, second: int) -> int:
    """The cards for two pieces in countries of these colours; 0 if the hand hasn't got them."""
    sums = [a + b for a in _payments(hand, first) for b in _payments(hand - a, second)]
    return sums[0] if sums else 0
