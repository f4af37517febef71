"""Das Duell: by how many points who has the turn will win.

The lead is foretold from the *marks* of a table, each of which has a weight. Most of them compare what either player
has and may expect; their weights go evenly from the beginning of a half to its end. The others say how much of the
turn is left, and how many cards: who empties the pile has the last word before a scoring, and the cards that a turn
takes can be counted in advance.

What the marks are worth was learned from how games ended (`refectory train --foretell`).
"""

from __future__ import annotations

from typing import Final

from refectory.engine.state import Frame
from refectory.engine.weights import Weights

from .components import COLOURS, COUNTRIES, KING_FIRST_LEFT, SWAP_LEFT, TWO_COUNTRIES_LEFT, in_pack, pack_size
from .outlook import cloister_row, in_country
from .state import KING, Table
from .steps import EXCHANGE_STEP, KEEP_STEP, PAY_STEP, SECOND_STEP, TURN_STEP

#: How the names of all these weights begin.
PREFIX: Final = "duel_"
#: Marks with four weights each: at the beginning and the end of the first half, and of the second.
STANDING: Final[tuple[str, ...]] = (
    "score", "countries", "alliances", "chains", "hand", "allied", "chained", "king", "gain", "threat", "king_first",
    "swap", "two_countries", "kept", "cloisters", "advisors", "start", "turn", "main", "second", "pay", "keep",
    "exchange", "kings_move",
)  # fmt: skip
#: How many cards the pile has when a half begins; in the second half a few more or less.
FIRST_PILE: Final = 34
SECOND_PILE: Final = 25
#: By the cards in the pile, from 1 to MOST or more, as long as the main action is to come; and after it by the cards
#: that will be left when the turn is over, from LEAST or less to LEFT or more.
MOST: Final = 14
LEAST: Final = -2
LEFT: Final = 13
#: There is such a row for the first half, and for the second by who has the turn: the start player, or the other.
PILES: Final[tuple[str, ...]] = ("pile_first", "pile_start", "pile_other")
PILE_ROW: Final = MOST + LEFT - LEAST + 1
#: In the last round: the other and the start player, each after and before the main action.
LAST_ROUND: Final = "last_round"
LAST_ROUND_ROW: Final = 4

#: What lies on the stack as long as the main action of a turn is to come.
MAIN_ACTION: Final[Frame] = (TURN_STEP,)


def stages(s: Table) -> list[float]:
    """How near this is to the beginning and the end of either half."""
    left = len(s.pile)
    if s.exhausted == 0:
        part = min(1.0, left / FIRST_PILE)
        return [part, 1.0 - part, 0.0, 0.0]
    part = min(1.0, left / SECOND_PILE) if s.exhausted == 1 else 0.0
    return [0.0, 0.0, part, 1.0 - part]


def tempo(s: Table) -> int:
    """Which of the weights by cards in the pile counts, all rows taken together."""
    own, main, left = s.start == s.turn, MAIN_ACTION in s.stack, len(s.pile)
    if s.last_round:
        return len(PILES) * PILE_ROW + 2 * own + main
    row = 0 if s.exhausted == 0 else PILE_ROW if own else 2 * PILE_ROW
    if main:
        return row + min(left, MOST) - 1
    return row + MOST - LEAST + max(LEAST, min(LEFT, left - _to_be_taken(s)))


def _to_be_taken(s: Table) -> int:
    """Cards that the pile will lose in the rest of the turn, after its main action has begun; the King takes one."""
    hand, top = pack_size(s.hands[s.turn]), s.stack[-1][0]
    if top in (SECOND_STEP, PAY_STEP, EXCHANGE_STEP):  # a card at least is still to be played
        hand -= 1
    return s.parts.hand - hand + s.parts.display - len(s.display) + (not s.king_moved)


class Duel:
    """How a game of two will probably end, by the weights of `weights.toml`."""

    def __init__(self, weights: Weights) -> None:
        self._rows = [weights.row(PREFIX + name) for name in STANDING]
        self._tempo: list[float] = []
        for name in (*PILES, LAST_ROUND):
            self._tempo += weights.row(PREFIX + name)
        self._standing: dict[int, list[float]] = {}

    def prospects(self, s: Table, purses: list[list[float]]) -> list[float]:
        """The final points of both; `purses` has what they have and may expect, by its kind."""
        total = 0.0
        for purse in purses:
            total += purse[0] + purse[1]
        lead, weights = self._tempo[tempo(s)], self._weights(s)
        for i, mark in enumerate(standing(s, purses)):
            lead += weights[i] * mark
        if s.turn:
            lead = -lead
        return [(total + lead) / 2, (total - lead) / 2]

    def _weights(self, s: Table) -> list[float]:
        """What the marks of `standing` are worth at this moment."""
        key = s.exhausted << 8 | len(s.pile)
        found = self._standing.get(key)
        if found is None:
            now = stages(s)
            found = [sum([part * weight for part, weight in zip(now, row, strict=True)]) for row in self._rows]
            self._standing[key] = found
        return found


def marks(s: Table, purses: list[list[float]]) -> list[float]:
    """By how much each single weight counts at this table, in the order of `weights.toml`."""
    now = stages(s)
    found = [part * mark for mark in standing(s, purses) for part in now]
    piles = [0.0] * (len(PILES) * PILE_ROW + LAST_ROUND_ROW)
    piles[tempo(s)] = 1.0
    return found + piles


def standing(s: Table, purses: list[list[float]]) -> list[float]:
    """The marks of STANDING: how who has the turn stands against the other, and how much of the turn is left."""
    me, other = s.turn, 1 - s.turn
    mine, theirs, top = s.specials[me], s.specials[other], s.stack[-1][0]
    found = [purse[me] - purse[other] for purse in purses]
    found.append(float(_allied(s)))
    found.append(float(_chained(s, me) - _chained(s, other)))
    found += _king(s)
    for special in (KING_FIRST_LEFT, SWAP_LEFT, TWO_COUNTRIES_LEFT):
        found.append(float((mine & special != 0) - (theirs & special != 0)))
    found.append(float(pack_size(s.kept[me]) - pack_size(s.kept[other])))
    found.append(float(s.cloisters_left[me] - s.cloisters_left[other]))
    found.append(float(s.advisors_left[me] - s.advisors_left[other]))
    found.append(0.5 if s.start == me else -0.5)
    found.append(1.0)
    found.append(1.0 if MAIN_ACTION in s.stack else 0.0)
    for step in (SECOND_STEP, PAY_STEP, KEEP_STEP, EXCHANGE_STEP):
        found.append(1.0 if top == step else 0.0)
    found.append(0.0 if s.king_moved else 1.0)
    return found


def _allied(s: Table) -> int:
    """What the alliances would bring now, as `scoring.advisor_points` has it, only sooner."""
    me, other, court = s.turn, 1 - s.turn, s.court
    leaders: list[int] = []  # 1 for who has the turn, 2 for the other, 3 for both
    for country in range(COUNTRIES):
        mine, theirs, king = s.advisors[me][country], s.advisors[other][country], s.advisors[KING][country]
        leader = 0
        if court[country]:
            if mine >= theirs and mine >= king:
                leader = 1
            if theirs >= mine and theirs >= king:
                leader += 2
        leaders.append(leader)
    points = 0
    for alliance in s.parts.alliances:
        both = leaders[alliance.a] & leaders[alliance.b]
        if both == 1:
            points += court[alliance.a] + court[alliance.b]
        elif both == 2:
            points -= court[alliance.a] + court[alliance.b]
    return points


def _chained(s: Table, seat: int) -> int:
    """What the chains would bring now."""
    points = 0
    for group in s.parts.chains.groups(s.cloisters[seat]):
        points += group[1]
    return points


def _king(s: Table) -> list[float]:
    """What the King's cloisters would bring now, and what either player could turn by keeping a card of the hand."""
    me, other, parts = s.turn, 1 - s.turn, s.parts
    points = [0.0] * COLOURS
    for country in range(COUNTRIES):
        if s.cloisters[KING] & parts.masks[country]:
            points[parts.colour_of[country]] += in_country(cloister_row(s, country), 0)[KING]
    held = gain = threat = 0.0
    for colour in range(COLOURS):
        worth, holder = points[colour], s.influence[colour]
        if not worth:
            continue
        ahead = in_pack(s.kept[me], colour) - in_pack(s.kept[other], colour)
        turned = worth if holder < 0 else 2.0 * worth
        if holder == me:
            held += worth
        elif holder == other:
            held -= worth
        if holder != me and ahead >= -1 and in_pack(s.hands[me], colour):
            gain = max(gain, turned)
        if holder != other and ahead <= 1 and in_pack(s.hands[other], colour):
            threat = max(threat, turned)
    return [held, gain, threat]
