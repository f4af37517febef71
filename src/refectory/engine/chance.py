"""All chance of a game comes from one secret seed: the n-th draw is SHA-256(seed ‖ n).

Nobody can foretell a draw without the seed, and everybody can check all of them with it. A draw sets the
undo barrier by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from math import perm
from random import Random
from typing import Final

from .state import State

CHANCE: Final = "chance"

#: One digest has 256 bits: room for this many picks out of at most 64 things, with no bias worth naming.
PICKS: Final = 32
#: Picks that are taken off a digest at once.
SHARE: Final = 8


def seed_bytes(seed: str) -> bytes:
    return seed.encode()


def commitment(seed: str) -> str:
    """What a table publishes before the game; the seed itself follows when the game is over."""
    return sha256(seed_bytes(seed)).hexdigest()


def _bits(s: State) -> int:
    digest = sha256(s.seed + b"/" + str(s.draws).encode()).digest()
    s.draws += 1
    s.barrier = CHANCE
    return int.from_bytes(digest, "big")


def draw(s: State, n: int) -> int:
    """A whole number from 0 to n-1, each as likely as the other."""
    return _bits(s) % n


def shuffle(s: State, items: list[int]) -> None:
    """Fisher-Yates in place; one digest serves PICKS swaps.

    The picks are the digits of the digest in a mixed base. They are taken off share by share, so that most of the
    work is done on numbers of one machine word.
    """
    bits = 0
    for first in range(len(items) - 1, 0, -SHARE):
        if (len(items) - 1 - first) % PICKS == 0:
            bits = _bits(s)
        picks = min(SHARE, first)
        bits, share = divmod(bits, perm(first + 1, picks))
        for last in range(first, first - picks, -1):
            pick = share % (last + 1)
            share //= last + 1
            items[last], items[pick] = items[pick], items[last]


def mix(items: list[int], rng: Random) -> None:
    """`rng.shuffle`, to the same order, but quick where it is compiled: bots imagine many tables."""
    bits: Callable[[int], int] = rng.getrandbits
    for last in range(len(items) - 1, 0, -1):
        size = (last + 1).bit_length()
        pick = bits(size)
        while pick > last:
            pick = bits(size)
        items[last], items[pick] = items[pick], items[last]
