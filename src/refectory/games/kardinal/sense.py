"""What a good player looks at: how countries, courts and chains will probably end, and what the hand is good for."""

from __future__ import annotations

from typing import Final

from refectory.engine.weights import Weights

from .components import ADVISOR, CARD, COLOURS, COUNT, COUNTRIES, SPACE, in_pack, pack_size
from .duel import Duel
from .outlook import (
    QUARTERS,
    advisor_row,
    at_court,
    cards_left,
    cloister_row,
    in_country,
    of_influence,
    turns_left,
)
from .state import Table
from .steps import EXCHANGE_STEP, KING_STEP, PAY_STEP, SECOND_STEP, TURN_STEP

#: First sight: its weight, an own cloister beside the place, an advisor.
FIRST_SIGHT: Final = 0.05
BESIDE: Final = 0.3
ADVISOR_GAIN: Final = 0.8
#: A lead of so many points makes winning three times as likely as losing, in the last round; and for each card left.
LAST_STAKES: Final = 3.5
STAKES_PER_CARD: Final = 0.1
#: In the place of quarters, of which no country has room for so many: the intermediate scoring is over.
PAST: Final = 63

# ---- what the table will bring -----------------------------------------------------------------------


class Sense:
    """How a table will probably end, by the weights of `weights.toml`."""

    def __init__(self, weights: Weights) -> None:
        #: Cloisters that come onto the board with each card drawn, in either half, and in a last turn.
        self.cloisters_per_card = weights.row("cloisters_per_card")
        self.cloisters_in_a_last_turn = weights.number("cloisters_in_a_last_turn")
        #: How much of the room at a court is used by the end, and how much room each further cloister makes.
        self.court_used = weights.number("court_used")
        self.room_per_cloister = weights.number("room_per_cloister")
        #: What a group of no, one, two or three cloisters will bring as a chain, and what each further way out adds.
        self.chain_hope = weights.row("chain_hope")
        self.way_out = weights.number("way_out")
        #: What each free space beside a chain will bring.
        self.chain_growth = weights.number("chain_growth")
        #: A second piece that may be placed at once.
        self.second_piece = weights.number("second_piece")
        #: A hand without and with a pair, and with three of a kind.
        self.hand = weights.row("hand")
        #: How far a hand with so many cards missing is as good as one with a pair.
        self.missing = weights.row("missing")
        #: Das Duell: cards that are kept with each card drawn, and in a last turn.
        self.kept_per_card = weights.number("kept_per_card")
        self.kept_in_a_last_turn = weights.number("kept_in_a_last_turn")
        #: How much of what countries, alliances and chains promise will come true.
        self.country = weights.number("country")
        self.alliance = weights.number("alliance")
        self.chain = weights.number("chain")
        #: Das Duell: how the game will end.
        self.duel = Duel(weights)
        self._hands: dict[int, float] = {}
        self._known: dict[int, tuple[float, ...]] = {}

    def fillings(self, s: Table, free: int) -> tuple[float, float]:
        """The part of the free spaces that will be taken: until the intermediate scoring, and until the end."""
        spaces = max(1, free.bit_count())
        if s.last_round:
            return 0.0, min(1.0, turns_left(s) * self.cloisters_in_a_last_turn / spaces)
        first, second = cards_left(s)
        near = first * self.cloisters_per_card[0]
        far = near + second * self.cloisters_per_card[1]
        return min(1.0, near / spaces), min(1.0, far / spaces)

    def on_the_board(self, s: Table) -> list[float]:
        """The final points that every seat may expect, whatever it holds."""
        totals = [float(points) for points in s.scores]
        free = s.parts.board & ~s.occupied()
        near, far = self.fillings(s, free)
        self._add_countries(s, totals, free, near, far)
        self._add_alliances(s, totals, free, far)
        for seat in range(s.seats):
            totals[seat] += self._chains(s, seat, free, far)
        return totals

    def _add_countries(self, s: Table, totals: list[float], free: int, near: float, far: float) -> None:
        """The seats' own points, and the King's for who may have influence there."""
        seats, parts = s.seats, s.parts
        soon, late = self._influences(s)
        for country in range(COUNTRIES):
            room = COUNT[(free & parts.masks[country]) >> parts.firsts[country]] * QUARTERS
            before = PAST if s.exhausted else int(room * near + 0.5)
            points = self._scorings(cloister_row(s, country), before, int(room * far + 0.5))
            first, last = points[-2], points[-1]
            if s.duell and (first or last):
                held, holds = soon[parts.colour_of[country]], late[parts.colour_of[country]]
                for seat in range(seats):
                    totals[seat] = totals[seat] + points[seat] + first * held[seat] + last * holds[seat]
            else:
                for seat in range(seats):
                    totals[seat] = totals[seat] + points[seat]

    def _scorings(self, row: int, soon: int, late: int) -> tuple[float, ...]:
        """What both scorings of a country will bring every player together, and each of them the last one, the King.

        So many quarters of a cloister come before each of them; the intermediate scoring may be PAST.
        """
        key = (row << 6 | soon) << 6 | late
        found = self._known.get(key)
        if found is None:
            last = in_country(row, late)
            first = [0.0] * len(last) if soon == PAST else list(in_country(row, soon))
            both = [self.country * (a + b) for a, b in zip(first, last, strict=True)]
            found = self._known[key] = (*both, self.country * first[-1], self.country * last[-1])
        return found

    def _influences(self, s: Table) -> tuple[list[tuple[float, ...]], list[tuple[float, ...]]]:
        """Das Duell: who will probably hold each colour at the intermediate scoring, and at the end."""
        if not s.duell:
            return [], []
        if s.last_round:
            late = self._held(s, turns_left(s) * self.kept_in_a_last_turn)
            return late, late
        first, second = cards_left(s)
        late = self._held(s, (first + second) * self.kept_per_card)
        return late if s.exhausted else self._held(s, first * self.kept_per_card), late

    def _held(self, s: Table, more: float) -> list[tuple[float, ...]]:
        """The chances of either seat, by colour, when so many cards more were kept, of all colours alike."""
        first, second, quarters = s.kept[0], s.kept[1], int(more / COLOURS * QUARTERS + 0.5)
        return [
            of_influence(s.influence[colour], in_pack(first, colour) - in_pack(second, colour), quarters)
            for colour in range(COLOURS)
        ]

    def _add_alliances(self, s: Table, totals: list[float], free: int, far: float) -> None:
        parts = s.parts
        holds: list[tuple[float, ...]] = []
        crowds: list[float] = []
        for country in range(COUNTRIES):
            spaces = COUNT[(free & parts.masks[country]) >> parts.firsts[country]]
            court = s.court[country]
            room = s.limit[country] - court + self.room_per_cloister * far * spaces
            more = room * self.court_used * far
            holds.append(at_court(advisor_row(s, country), int(more * QUARTERS + 0.5)))
            crowds.append(self.alliance * (court + more))
        for seat in range(s.seats):
            total = totals[seat]
            for alliance in parts.alliances:
                a, b = alliance.a, alliance.b
                total += (crowds[a] + crowds[b]) * holds[a][seat] * holds[b][seat]
            totals[seat] = total

    def _chains(self, s: Table, seat: int, free: int, far: float) -> float:
        """The chains as they are, and those that may still grow."""
        hope = 0.0
        for size, points, rim in s.parts.chains.groups(s.cloisters[seat]):
            ways_out = min(3, (rim & free).bit_count())
            hope += self.chain * points
            if points:
                hope += far * self.chain_growth * ways_out
            elif ways_out and size < len(self.chain_hope):
                hope += far * self.chain_hope[size] * (1 + self.way_out * (ways_out - 1))
        return hope

    # ---- the hand ------------------------------------------------------------------------------------

    def hand_worth(self, hand: int, full: int) -> float:
        """What a hand promises for the next turn; cards still to be drawn may make a pair."""
        key = hand << 4 | full
        if key not in self._hands:
            worth = self.hand[max([in_pack(hand, colour) for colour in range(COLOURS)])]
            missing = full - pack_size(hand)
            self._hands[key] = worth + (self.hand[2] - worth) * self.missing[missing]
        return self._hands[key]

    def _hand(self, s: Table, seat: int) -> float:
        """The hand that is left when the running turn is paid, and the second piece that may be placed in it."""
        frame, hand, full = s.stack[-1], s.hands[seat], s.parts.hand
        second = 0.0
        if seat == s.turn:
            if frame[0] == SECOND_STEP:
                hand -= s.parts.means(hand).one[s.parts.colour_of[frame[1]]][0]
                second = self.second_piece
            elif frame[0] == PAY_STEP:
                hand -= s.parts.means(hand).one[s.parts.colour_of[frame[2]]][0]
            elif frame[0] == EXCHANGE_STEP:
                rests = [hand - CARD[colour] for colour in range(COLOURS) if in_pack(hand, colour)]
                return max([self.hand_worth(rest, full) for rest in rests])
        return second if s.last_round else second + self.hand_worth(hand, full)

    # ---- what bots ask for ---------------------------------------------------------------------------

    def prospects(self, s: Table) -> list[float]:
        """The final points that every seat may expect, with the hands as they are imagined."""
        if s.over:
            return [float(points) for points in s.scores]
        if s.duell:
            return self.duel.prospects(s, self.purses(s))
        return [points + self._hand(s, seat) for seat, points in enumerate(self.on_the_board(s))]

    def purses(self, s: Table) -> list[list[float]]:
        """Das Duell: what either seat has, and may expect of countries, alliances, chains and its hand."""
        free = s.parts.board & ~s.occupied()
        near, far = self.fillings(s, free)
        countries, alliances = [0.0, 0.0], [0.0, 0.0]
        self._add_countries(s, countries, free, near, far)
        self._add_alliances(s, alliances, free, far)
        chains = [self._chains(s, 0, free, far), self._chains(s, 1, free, far)]
        hands = [self._hand(s, 0), self._hand(s, 1)]
        return [[float(s.scores[0]), float(s.scores[1])], countries, alliances, chains, hands]

    def stakes(self, s: Table) -> float:
        """How much a lead means: it was counted in games of Brothers who err."""
        first, second = cards_left(s)
        return LAST_STAKES + STAKES_PER_CARD * (first + second)

    def evaluate(self, s: Table, seat: int) -> float:
        """The margin to expect; before the end the field counts as much as its leader, who may well change."""
        if s.over:
            return float(s.scores[seat] - max(s.scores[:seat] + s.scores[seat + 1 :]))
        totals = self.on_the_board(s)
        others = totals[:seat] + totals[seat + 1 :]
        unknown = 0.0 if s.last_round else self.hand_worth(0, s.parts.hand)
        return totals[seat] + self._hand(s, seat) - unknown - (max(others) + sum(others) / len(others)) / 2


# ---- first sight -------------------------------------------------------------------------------------


def priors(s: Table) -> list[float]:
    """Places at first sight: the rank they bring in their country, and own cloisters beside them.

    Enough to put them in an order; `evaluate` sees the same and more, so the points are small beside its own.
    """
    if not s.stack or s.stack[-1][0] not in (TURN_STEP, SECOND_STEP, KING_STEP):
        return [0.0] * len(s.options)
    own, neighbours = s.cloisters[s.turn], s.parts.chains.neighbours
    gains = [_gain(s, country) for country in range(COUNTRIES)]
    found = []
    for move in s.options:
        if move >= SPACE:
            beside = (neighbours[move - SPACE] & own).bit_count()
            found.append(FIRST_SIGHT * (gains[s.parts.country_of[move - ADVISOR]] + BESIDE * min(2, beside)))
        else:
            found.append(FIRST_SIGHT * ADVISOR_GAIN if move >= ADVISOR else 0.0)
    return found


def _gain(s: Table, country: int) -> float:
    """Cloister points for who is to move, by one more cloister in the country as it stands."""
    row = cloister_row(s, country)
    one_more = row + (1 << 4 * (len(s.cloisters) - 1 - s.turn))
    return in_country(one_more, 0)[s.turn] - in_country(row, 0)[s.turn]
