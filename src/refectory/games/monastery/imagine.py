"""What one pair of eyes can only imagine: what lies behind the others' screens and in the bag."""

from __future__ import annotations

from bisect import insort
from random import Random

from refectory.engine.chance import mix
from refectory.engine.event import ALL

from .components import PASSAGE, PLAYERS
from .grid import layable
from .state import Table
from .steps import STABLE, STEPS


def imagine(s: Table, seat: int, rng: Random) -> Table:
    """Everything unknown is sorted, shuffled and dealt anew: the others' tiles and the bag.

    A passage stays behind the screen of an owner who never put a tile back: that much everybody knows.
    """
    other = s.copy()
    other.seed = rng.randbytes(32)
    known = s.player_at(seat)
    if seat == ALL or s.over or not s.order:
        return other
    strangers = [colour for colour in s.players() if colour != known]
    sure = [
        [PASSAGE + c] if c != known and PASSAGE + c in s.hands[c] and not s.swapped >> c & 1 else []
        for c in range(PLAYERS)
    ]
    pool = sorted([*s.bag, *(kind for colour in strangers for kind in s.hands[colour])])
    for colour in strangers:
        for kind in sure[colour]:
            pool.remove(kind)
    mix(pool, rng)
    for colour in strangers:
        count = len(s.hands[colour]) - len(sure[colour])
        other.hands[colour] = sorted(sure[colour] + pool[:count])
        del pool[:count]
    other.bag = sorted(pool)
    if s.actor != seat:
        _keep_promise(other, strangers, [kind for kinds in sure for kind in kinds])
        frame = other.stack[-1]
        other.options = STEPS[frame[0]].moves(other, frame)
    return other


def _keep_promise(s: Table, strangers: list[int], sure: list[int]) -> None:
    """Whoever uses the Stables has shown that he holds a tile that can be laid; nothing known changes hands."""
    frame = s.stack[-1]
    if frame[0] != STABLE or STEPS[STABLE].moves(s, frame):
        return
    hand, fitting = s.hands[frame[1]], layable(s)
    heaps = [s.bag, *(s.hands[colour] for colour in strangers if colour != frame[1])]
    heap, kind = next((heap, kind) for heap in heaps for kind in heap if fitting >> kind & 1 and kind not in sure)
    given = next(kind for kind in hand if kind not in sure)
    heap.remove(kind)
    hand.remove(given)
    insort(hand, kind)
    insort(heap, given)
