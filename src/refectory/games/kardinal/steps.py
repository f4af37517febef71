"""The decisions of the rulebook, in the order of a turn (KK-205):

main action, hand refill, display refill, the King's move (Das Duell), end checks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from refectory.engine import chance
from refectory.engine.event import Arg
from refectory.engine.state import Frame
from refectory.engine.step import Phase, Step

from . import scoring
from .components import (
    ADVISOR,
    CARD,
    CARD_IDS,
    COLOURS,
    DISCARD,
    DRAW,
    DRAWS,
    EXCHANGE,
    KEEP,
    KING_FIRST,
    KING_FIRST_LEFT,
    NONE,
    PASS,
    PAY,
    PAY_PAIR,
    PILE,
    SPACE,
    STOP,
    SWAP,
    SWAP_LEFT,
    SWAP_PAIR,
    SWAPS,
    TWO_COUNTRIES_LEFT,
    card_ids,
    in_pack,
    pack_size,
    without,
)
from .state import EVERY_COUNTRY, KING, Table

#: The numbers of the steps in STEPS, at the end of this page.
SET_UP_PHASE: Final = 0
BEGIN_PHASE: Final = 1
TURN_STEP: Final = 2
SWAP_STEP: Final = 3
SECOND_STEP: Final = 4
PAY_STEP: Final = 5
KEEP_STEP: Final = 6
EXCHANGE_STEP: Final = 7
REFILL_PHASE: Final = 8
DRAW_STEP: Final = 9
DISPLAY_PHASE: Final = 10
KINGS_MOVE_PHASE: Final = 11
KING_STEP: Final = 12
KING_PAY_STEP: Final = 13
REPLACE_PHASE: Final = 14
END_PHASE: Final = 15

#: Frames that are pushed again and again.
BEGIN: Final[Frame] = (BEGIN_PHASE,)
ONE_CARD: Final[Frame] = (DRAW_STEP,)

#: The course of a turn, last first.
TURN_ORDER: Final[list[Frame]] = [(END_PHASE,), (DISPLAY_PHASE,), (REFILL_PHASE,), (TURN_STEP,)]
DUELL_ORDER: Final[list[Frame]] = [(END_PHASE,), (KINGS_MOVE_PHASE,), *TURN_ORDER[1:]]


class SetUp(Phase[Table]):
    """Start player, shuffle, hands, display (KK-103 to KK-106). The frame has the start seat, or -1 for chance."""

    def run(self, s: Table, frame: Frame) -> None:
        s.start = s.turn = frame[1] if frame[1] >= 0 else chance.draw(s, s.seats)
        chance.shuffle(s, s.pile)
        for player in range(len(s.hands)):
            s.hands[player] = sum(CARD[s.pile.pop()] for _ in range(s.parts.hand))
        s.display = [s.pile.pop() for _ in range(s.parts.display)]
        s.tell("start", s.start, "KK-103")
        s.stack.append(BEGIN)


class Begin(Phase[Table]):
    """The turn of a player is laid out on the stack, last things first."""

    def run(self, s: Table, frame: Frame) -> None:
        s.latest[s.turn] = []
        s.king_moved = False
        if s.duell:
            s.stack += DUELL_ORDER
        else:
            s.stack += TURN_ORDER


class Decision(Step[Table]):
    """All decisions of a turn are made by the player whose turn it is (KK-205), the King's too."""

    def actor(self, s: Table, frame: Frame) -> int:
        return s.turn


class Turn(Decision):
    """Place the first piece, or exchange a card, or in the last round pass (KK-202, KK-703)."""

    name = "turn"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        moves = s.targets(s.turn, s.parts.means(s.hands[s.turn]).reach)
        moves.append(PASS if s.last_round else EXCHANGE)
        if s.duell:
            if s.specials[s.turn] & KING_FIRST_LEFT and not s.king_moved and king_can_move(s):
                moves.append(KING_FIRST)
            if s.specials[s.turn] & SWAP_LEFT and swaps(s):
                moves.append(SWAP)
        return moves

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move >= ADVISOR:
            self.first_piece(s, move)
        elif move == EXCHANGE:
            s.stack.append((EXCHANGE_STEP,))
        elif move == PASS:
            s.tell("pass", s.turn, "KK-703")
        else:
            s.stack.append(frame)  # a special action precedes the main action
            self.special_action(s, move)

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"last": int(s.last_round)}

    def first_piece(self, s: Table, target: int) -> None:
        """The first piece lies on the board before a second one is thought of (KK-308)."""
        country = s.parts.country_of[target - ADVISOR]
        opened = not s.limit[country]
        place(s, s.turn, target)
        if s.has_target(s.turn, second_countries(s, country, opened)):
            s.stack.append((SECOND_STEP, country, int(opened)))
        else:
            s.stack.append((PAY_STEP, s.turn, country))

    def special_action(self, s: Table, move: int) -> None:
        if move == KING_FIRST:
            s.specials[s.turn] &= ~KING_FIRST_LEFT
            s.tell("king-first", s.turn, "KK-914")
            s.stack.append((KING_STEP,))
        else:
            s.stack.append((SWAP_STEP,))


class Swap(Decision):
    """Das Duell: a hand card for an open card, before the main action (KK-915)."""

    name = "swap"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return swaps(s)

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        own, taken = SWAPS[move - SWAP_PAIR]
        s.specials[s.turn] &= ~SWAP_LEFT
        s.hands[s.turn] += CARD[taken] - CARD[own]
        s.seen[s.turn] = without(s.seen[s.turn], CARD[own]) + CARD[taken]
        s.display[s.display.index(taken)] = own
        s.tell("swap", s.turn, "KK-915", card=CARD_IDS[own], taken=CARD_IDS[taken])


class Second(Decision):
    """A second piece, or not (KK-307, KK-308); the frame has the first one's country and whether it opened it."""

    name = "second"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        moves = s.targets(s.turn, second_countries(s, frame[1], frame[2] == 1))
        moves.append(STOP)
        return moves

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == STOP:
            s.stack.append((PAY_STEP, s.turn, frame[1]))
            return
        country = s.parts.country_of[move - ADVISOR]
        if country != frame[1]:
            s.specials[s.turn] &= ~TWO_COUNTRIES_LEFT
            s.tell("two-countries", s.turn, "KK-916")
        colour_of = s.parts.colour_of
        cards = s.parts.means(s.hands[s.turn]).two[colour_of[frame[1]]][colour_of[country]]
        place(s, s.turn, move)
        pay(s, s.turn, cards)

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"country": s.parts.countries[frame[1]].id}


class Pay(Decision):
    """One piece: the card that shows the country, or the joker pair (KK-311). The frame has payer and country."""

    name = "pay"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        colour = s.parts.colour_of[frame[2]]
        return s.parts.means(s.hands[frame[1]]).pay[colour][:]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        pay(s, frame[1], 2 * CARD[move - PAY_PAIR] if move >= PAY_PAIR else CARD[move - PAY])

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"country": s.parts.countries[frame[2]].id}


class Keep(Decision):
    """Das Duell: one of the cards played stays in front of the player (KK-905); the frame has the cards."""

    name = "keep"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return [KEEP + colour for colour in range(COLOURS) if in_pack(frame[1], colour)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        colour = move - KEEP
        s.kept[s.turn] += CARD[colour]
        s.discards += frame[1] - CARD[colour]
        if s.log is not None:
            s.tell("keep", s.turn, "KK-905", card=CARD_IDS[colour])
        if s.influence[colour] == s.turn:
            return
        if in_pack(s.kept[s.turn], colour) >= in_pack(s.kept[1 - s.turn], colour):
            s.influence[colour] = s.turn
            s.tell("influence", s.turn, "KK-906", card=CARD_IDS[colour])


class Exchange(Decision):
    """Which card is given away (KK-501); the new one is drawn in the hand refill."""

    name = "exchange"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        hand = s.hands[s.turn]
        return [DISCARD + colour for colour in range(COLOURS) if in_pack(hand, colour)]

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        card = CARD[move - DISCARD]
        s.hands[s.turn] -= card
        s.seen[s.turn] = without(s.seen[s.turn], card)
        s.discards += card
        if s.log is not None:
            s.tell("exchange", s.turn, "KK-501", card=CARD_IDS[move - DISCARD])


class Refill(Phase[Table]):
    """The hand is filled up, card by card, until it is complete or the end is triggered (KK-601, KK-702)."""

    def run(self, s: Table, frame: Frame) -> None:
        if not s.last_round and pack_size(s.hands[s.turn]) < s.parts.hand:
            s.stack.append(frame)
            s.stack.append(ONE_CARD)


class Draw(Decision):
    """One missing card, open or from the pile (KK-602). Never played by itself: it may uncover a hidden card."""

    name = "draw"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        return DRAWS[s.shown()][:]

    def forced(self, s: Table, frame: Frame) -> bool:
        return False

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        if move == PILE:
            draw_hidden(s)
        else:
            colour = move - DRAW
            s.display.remove(colour)
            s.hands[s.turn] += CARD[colour]
            s.seen[s.turn] += CARD[colour]
            if s.log is not None:
                s.tell("draw", s.turn, "KK-602", card=CARD_IDS[colour])

    def prompt(self, s: Table, frame: Frame) -> Mapping[str, Arg]:
        return {"missing": s.parts.hand - pack_size(s.hands[s.turn])}


class Display(Phase[Table]):
    """When the hand is complete, open cards are turned up (KK-604)."""

    def run(self, s: Table, frame: Frame) -> None:
        while not s.last_round and len(s.display) < s.parts.display:
            card = s.pile.pop()
            s.display.append(card)
            s.reveal("hidden")
            if s.log is not None:
                s.tell("turn-up", rule="KK-604", card=CARD_IDS[card])
            after_pile(s)


class KingsMove(Phase[Table]):
    """Das Duell: the King's move ends the turn, unless it was made first (KK-907, KK-914)."""

    def run(self, s: Table, frame: Frame) -> None:
        if not s.king_moved:
            s.stack.append((KING_STEP,))


class King(Decision):
    """Das Duell: one piece of the King, or none (KK-907)."""

    name = "king"

    def moves(self, s: Table, frame: Frame) -> list[int]:
        moves = king_targets(s)
        moves.append(NONE)
        return moves

    def apply(self, s: Table, frame: Frame, move: int) -> None:
        s.king_moved = True
        s.latest[KING] = []
        if move == NONE:
            s.tell("king-none", s.turn, "KK-907")
            return
        place(s, KING, move)
        s.stack.append((REPLACE_PHASE,))
        s.stack.append((KING_PAY_STEP, KING, s.parts.country_of[move - ADVISOR]))


class KingPay(Pay):
    """Das Duell: the King's card or his joker pair (KK-907)."""

    name = "king-pay"


class Replace(Phase[Table]):
    """Das Duell: the King's cards are replaced from the pile at once (KK-908), except in the last round (KK-918)."""

    def run(self, s: Table, frame: Frame) -> None:
        while not s.last_round and pack_size(s.hands[KING]) < s.parts.hand:
            card = s.pile.pop()
            s.hands[KING] += CARD[card]
            s.reveal("hidden")
            if s.log is not None:
                s.tell("king-draw", s.turn, "KK-908", card=CARD_IDS[card])
            after_pile(s)


class End(Phase[Table]):
    """The end checks of a turn (KK-701, KK-706); otherwise the left neighbour follows."""

    def run(self, s: Table, frame: Frame) -> None:
        if not s.barrier:
            s.reveal("turn-over")
        following = (s.turn + 1) % s.seats
        if not s.goes_on():
            finish(s, "KK-705")
        elif s.last_round and following == s.start:
            finish(s, "KK-701")
        else:
            s.turn = following
            s.round += following == s.start
            s.stack.append(BEGIN)


# ---- what the steps share ----------------------------------------------------------------------------


def second_countries(s: Table, country: int, opened: bool) -> tuple[int, ...]:
    """Where a second piece can be paid, after the first one in `country`; `opened`: which had been empty (KK-306)."""
    colour_of = s.parts.colour_of
    pays = s.parts.means(s.hands[s.turn]).two[colour_of[country]]
    here = (country,) if pays[colour_of[country]] and not opened else ()
    if not s.duell or not s.specials[s.turn] & TWO_COUNTRIES_LEFT:
        return here
    return (*here, *[other for other in EVERY_COUNTRY if other != country and pays[colour_of[other]]])


def swaps(s: Table) -> list[int]:
    """Every pair of a hand card and a different open card."""
    hand, shown = s.hands[s.turn], s.shown()
    return [
        SWAP_PAIR + number for number, (own, taken) in enumerate(SWAPS) if shown >> taken & 1 and in_pack(hand, own)
    ]


def king_can_move(s: Table) -> bool:
    return s.has_target(KING, s.parts.means(s.hands[KING]).reach)


def king_targets(s: Table) -> list[int]:
    """The King's legal targets: an empty country only where nothing else is possible for him (KK-909)."""
    reach = s.parts.means(s.hands[KING]).reach
    settled = s.targets(KING, tuple([country for country in reach if s.limit[country]]))
    return settled or s.targets(KING, tuple([country for country in reach if not s.limit[country]]))


def place(s: Table, player: int, target: int) -> None:
    """A piece onto the board, and into the log."""
    s.put(player, target)
    if player < s.seats:
        s.placed.append(target)
    if s.log is None:
        return
    parts = s.parts
    country = parts.countries[parts.country_of[target - ADVISOR]].id
    king = "" if player < s.seats else "king-"
    if target < SPACE:
        s.tell(f"{king}advisor", s.turn, "KK-907" if king else "KK-403", country=country)
    else:
        space = parts.spaces[target - SPACE].id
        s.tell(f"{king}cloister", s.turn, "KK-907" if king else "KK-401", space=space, country=country)


def pay(s: Table, player: int, cards: int) -> None:
    """Cards leave the hand for the discard pile (KK-206); in Das Duell a player keeps one of them first."""
    s.hands[player] -= cards
    if player < s.seats:
        s.seen[player] = without(s.seen[player], cards)
    if s.duell and player < s.seats:
        s.stack.append((KEEP_STEP, cards))
    else:
        s.discards += cards
    if s.log is not None:
        kind, rule = ("pay", "KK-310") if player < s.seats else ("king-pay", "KK-907")
        s.tell(kind, s.turn, rule, cards=card_ids(cards))


def draw_hidden(s: Table) -> None:
    card = s.pile.pop()
    s.hands[s.turn] += CARD[card]
    s.reveal("hidden")
    if s.log is not None:
        s.tell("draw-hidden", s.turn, "KK-602", eyes=(s.turn,), private={"card": CARD_IDS[card]})
    after_pile(s)


def after_pile(s: Table) -> None:
    """A card has left the pile: was it the last one? (KK-605)"""
    if s.pile:
        return
    s.exhausted += 1
    if s.exhausted == 1:
        intermediate_scoring(s)
        reshuffle(s)
        if not s.pile:  # Das Duell: nothing to shuffle (KK-917)
            s.exhausted = 2
    if s.exhausted == 2:
        s.tell("last-round", s.turn, "KK-701")


def intermediate_scoring(s: Table) -> None:
    if s.log is None:
        add_points(s, scoring.cloister_points(s))
        return
    s.tell("intermediate-scoring", rule="KK-606")
    for score in scoring.cloister_scores(s):
        s.award(score)


def add_points(s: Table, points: list[int]) -> None:
    """Points without their reasons, which cost far more to find and nobody asks for while bots think."""
    for seat in range(s.seats):
        s.scores[seat] += points[seat]


def reshuffle(s: Table) -> None:
    """The discard pile becomes the draw pile; open cards and hands stay (KK-607)."""
    s.pile = [colour for colour in range(COLOURS) for _ in range(in_pack(s.discards, colour))]
    s.discards = 0
    chance.shuffle(s, s.pile)
    s.tell("reshuffle", rule="KK-607", cards=len(s.pile))


def finish(s: Table, rule: str) -> None:
    """The final scoring; nothing is left on the stack."""
    if s.log is None:
        add_points(s, scoring.final_points(s))
        return
    s.tell("final-scoring", rule=rule)
    for score in scoring.final_scores(s):
        s.award(score)
    winners, decisive = scoring.winners(s)
    for seat in winners:
        s.tell("victory", seat, decisive)


STEPS: tuple[Step[Table], ...] = (
    SetUp(), Begin(), Turn(), Swap(), Second(), Pay(), Keep(), Exchange(), Refill(), Draw(), Display(), KingsMove(),
    King(), KingPay(), Replace(), End(),
)  # fmt: skip
