"""What one pair of eyes can only imagine."""

from __future__ import annotations

from math import comb
from random import Random

from refectory.engine.chance import mix
from refectory.engine.event import ALL
from refectory.engine.step import Step

from .components import COLOURS, cards_of, in_pack, pack_of, pack_size, without
from .state import Table


def imagine(s: Table, seat: int, rng: Random, step: Step[Table] | None) -> Table:
    """Pile and hands that fit what the seat sees; `step` is the open decision.

    What somebody has taken from the display and not played since is in that hand, as everybody knows. If somebody
    else decides, that hand must be one with which the decision is open: who is asked how to pay a single piece, for
    instance, is known to hold a card and a pair.
    """
    other = s.copy()
    other.seed = rng.randbytes(32)
    if seat == ALL:
        return other
    unseen = [player for player in range(s.seats) if player != seat]
    cards = sorted([card for player in unseen for card in cards_of(s.hands[player] - s.seen[player])] + s.pile)
    if s.actor in unseen and step is not None:
        other.hands[s.actor] = _fitting_hand(other, cards, rng, step)
        for card in cards_of(other.hands[s.actor] - s.seen[s.actor]):
            cards.remove(card)
        other.options = step.moves(other, other.stack[-1])
    mix(cards, rng)
    for player in unseen:
        if player != s.actor or step is None:
            hidden = pack_size(s.hands[player] - s.seen[player])
            other.hands[player] = s.seen[player] + pack_of([cards.pop() for _ in range(hidden)])
    other.pile = cards
    return other


def _fitting_hand(s: Table, cards: list[int], rng: Random, step: Step[Table]) -> int:
    """A hand for who decides, each as likely as the cards allow, with which the open decision is really open."""
    size, seen, frame = pack_size(s.hands[s.actor]), s.seen[s.actor], s.stack[-1]
    hands, ways = [], []
    for hand in s.parts.hands:
        if pack_size(hand) != size or without(seen, hand):
            continue
        s.hands[s.actor] = hand
        number = 1
        for colour in range(COLOURS):
            number *= comb(cards.count(colour), in_pack(hand - seen, colour))
        if number and (len(step.moves(s, frame)) > 1 or not step.forced(s, frame)):
            hands.append(hand)
            ways.append(number)
    return rng.choices(hands, ways)[0]
