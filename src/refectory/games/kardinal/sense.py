"""What a good player looks at: how countries, courts and chains will probably end, and what the hand is good for.

Nobody knows who will place the pieces to come, so each of them is given to every player with the same chance: what a
country or a court will bring is then a mean over all ways to fill it, worked out once for every row of counts. Rows
are looked up so often that they are numbers: a one, then four bits for the count of each player.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from refectory.engine.state import Frame
from refectory.engine.weights import Weights

from .components import ADVISOR, CARD, COLOURS, COUNT, COUNTRIES, SPACE, in_pack, pack_size
from .scoring import rank_points
from .state import Table
from .steps import EXCHANGE_STEP, KEEP_STEP, KING_STEP, PAY_STEP, SECOND_STEP, TURN_STEP

#: First sight: its weight, an own cloister beside the place, an advisor.
FIRST_SIGHT: Final = 0.05
BESIDE: Final = 0.3
ADVISOR_GAIN: Final = 0.8
#: A lead of so many points makes winning three times as likely as losing, in the last round; and for each card left.
LAST_STAKES: Final = 3.5
STAKES_PER_CARD: Final = 0.1
#: Means are looked up for quarters of a piece.
QUARTERS: Final = 4
#: In the place of quarters, of which no country has room for so many: the intermediate scoring is over.
PAST: Final = 63
#: What lies on the stack as long as the main action of a turn is to come.
MAIN_ACTION: Final[Frame] = (TURN_STEP,)


# ---- what countries and courts will bring ------------------------------------------------------------


_countries: Final[dict[int, tuple[float, ...]]] = {}
_courts: Final[dict[int, tuple[float, ...]]] = {}
_influences: Final[dict[int, tuple[float, ...]]] = {}


def in_country(row: int, quarters: int) -> tuple[float, ...]:
    """`country_outlook`, remembered by its row."""
    key = row << 8 | quarters
    found = _countries.get(key)
    if found is None:
        found = _countries[key] = country_outlook(_unpacked(row), quarters)
    return found


def at_court(row: int, quarters: int) -> tuple[float, ...]:
    """`court_outlook`, remembered by its row."""
    key = row << 8 | quarters
    found = _courts.get(key)
    if found is None:
        found = _courts[key] = court_outlook(_unpacked(row), quarters)
    return found


def of_influence(holder: int, lead: int, quarters: int) -> tuple[float, ...]:
    """`influence_outlook`, remembered by its figures."""
    key = (holder + 1) << 16 | (lead + 64) << 8 | quarters
    found = _influences.get(key)
    if found is None:
        found = _influences[key] = influence_outlook(holder, lead, quarters)
    return found


def cloister_row(s: Table, country: int) -> int:
    """The cloisters of every player in a country."""
    mask, first, row = s.parts.masks[country], s.parts.firsts[country], 1
    for own in s.cloisters:
        row = row << 4 | COUNT[(own & mask) >> first]
    return row


def advisor_row(s: Table, country: int) -> int:
    """The advisors of every player at a court."""
    row = 1
    for own in s.advisors:
        row = row << 4 | own[country]
    return row


def _unpacked(row: int) -> tuple[int, ...]:
    counts: list[int] = []
    while row > 1:
        counts.append(row & 15)
        row >>= 4
    return tuple(counts[::-1])


def country_outlook(counts: tuple[int, ...], quarters: int) -> tuple[float, ...]:
    """Mean cloister points by player when so many quarters of a cloister have come."""
    more, part = divmod(quarters, QUARTERS)
    return _between(_filled(counts, more), _filled(counts, more + 1), part / QUARTERS)


def court_outlook(counts: tuple[int, ...], quarters: int) -> tuple[float, ...]:
    """The chance of the majority by player when so many quarters of an advisor have come."""
    more, part = divmod(quarters, QUARTERS)
    return _between(_held(counts, more), _held(counts, more + 1), part / QUARTERS)


def influence_outlook(holder: int, lead: int, quarters: int) -> tuple[float, ...]:
    """Das Duell: the chance of either seat to hold a colour's influence when so many quarters of a card were kept.

    `lead` says how many more cards of the colour the first seat has kept so far.
    """
    more, part = divmod(quarters, QUARTERS)
    return _between(_influenced(holder, lead, more), _influenced(holder, lead, more + 1), part / QUARTERS)


@cache
def _influenced(holder: int, lead: int, more: int) -> tuple[float, ...]:
    if not more:
        return (float(holder == 0), float(holder == 1))
    ours = _influenced(0 if lead >= -1 else holder, lead + 1, more - 1)
    theirs = _influenced(1 if lead <= 1 else holder, lead - 1, more - 1)
    return _mean([ours, theirs])


@cache
def _filled(counts: tuple[int, ...], more: int) -> tuple[float, ...]:
    if not more:
        return tuple([float(points) for points in rank_points(list(counts))])
    return _mean([_filled(row, more - 1) for row in _one_more(counts)])


@cache
def _held(counts: tuple[int, ...], more: int) -> tuple[float, ...]:
    if not more:
        most = max(counts)
        return tuple([1.0 if most and count == most else 0.0 for count in counts])
    return _mean([_held(row, more - 1) for row in _one_more(counts)])


def _one_more(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The same counts with one piece more, of each player in turn."""
    return [_plus_one(counts, player) for player in range(len(counts))]


def _plus_one(counts: tuple[int, ...], player: int) -> tuple[int, ...]:
    return (*counts[:player], counts[player] + 1, *counts[player + 1 :])


def _mean(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum(column) / len(rows) for column in zip(*rows, strict=True)])


def _between(low: tuple[float, ...], high: tuple[float, ...], part: float) -> tuple[float, ...]:
    return tuple([a + part * (b - a) for a, b in zip(low, high, strict=True)])


def _turns_left(s: Table) -> int:
    """In the last round: how many turns follow the running one."""
    return (s.start - s.turn - 1) % s.seats


def _cards_left(s: Table) -> tuple[int, int]:
    """Cards that will be drawn until the intermediate scoring, and after it."""
    if s.last_round:
        return 0, 0
    if s.exhausted:
        return 0, len(s.pile)
    return len(s.pile), len(s.pile) + pack_size(s.discards)


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
        #: Das Duell: what a turn brings by its first piece, by the card that is kept, and by the King's move.
        self.first_piece = weights.number("first_piece")
        self.card_kept = weights.number("card_kept")
        self.kings_move = weights.number("kings_move")
        #: How much of what countries, alliances and chains promise will come true.
        self.country = weights.number("country")
        self.alliance = weights.number("alliance")
        self.chain = weights.number("chain")
        self._hands: dict[int, float] = {}
        self._known: dict[int, tuple[float, ...]] = {}

    def fillings(self, s: Table, free: int) -> tuple[float, float]:
        """The part of the free spaces that will be taken: until the intermediate scoring, and until the end."""
        spaces = max(1, free.bit_count())
        if s.last_round:
            return 0.0, min(1.0, _turns_left(s) * self.cloisters_in_a_last_turn / spaces)
        first, second = _cards_left(s)
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
            late = self._held(s, _turns_left(s) * self.kept_in_a_last_turn)
            return late, late
        first, second = _cards_left(s)
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
        totals = [points + self._hand(s, seat) for seat, points in enumerate(self.on_the_board(s))]
        if s.duell:
            totals[s.turn] += self.initiative(s)
        return totals

    def initiative(self, s: Table) -> float:
        """Das Duell: what the rest of the turn will bring who has it, less what the other may expect of the next.

        A turn brings more points than most tables differ by: without this, a table would look the better the nearer
        it is to the end of the own turn. Each turn is followed by one of the other; before the last round half of it
        is set against that, as if both had half a turn to come.
        """
        whole = self.first_piece + self.card_kept + self.kings_move
        rest = 0.0 if s.king_moved else self.kings_move
        if MAIN_ACTION in s.stack:  # below a special action, too, which precedes it
            rest += self.first_piece + self.card_kept
        elif s.stack[-1][0] in (SECOND_STEP, PAY_STEP, KEEP_STEP):
            rest += self.card_kept
        return rest - whole * (_turns_left(s) if s.last_round else 0.5)

    def stakes(self, s: Table) -> float:
        """How much a lead means: it was counted in games of Brothers who err."""
        first, second = _cards_left(s)
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
