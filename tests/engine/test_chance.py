"""Chance: from one seed, checkable, and never free to be taken back."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from refectory.engine.chance import CHANCE, commitment, draw, mix, shuffle
from refectory.engine.state import State


def table(seed: str) -> State:
    return State(2, seed.encode(), 0, [], 0, [], "", [0, 0])


def test_the_nth_draw_is_the_hash_of_seed_and_n() -> None:
    s = table("secret")
    for n in range(5):
        bits = int.from_bytes(sha256(b"secret/" + str(n).encode()).digest(), "big")
        assert draw(s, 6) == bits % 6
    assert s.draws == 5


def test_a_draw_sets_the_undo_barrier() -> None:
    s = table("x")
    draw(s, 2)
    assert s.barrier == CHANCE


def test_the_commitment_gives_nothing_away_and_fits_one_seed() -> None:
    assert commitment("a") == sha256(b"a").hexdigest()
    assert commitment("a") != commitment("b")


@given(st.text(max_size=20), st.integers(0, 140))
def test_a_shuffle_keeps_all_items_and_repeats_itself(seed: str, size: int) -> None:
    first, second = list(range(size)), list(range(size))
    shuffle(table(seed), first)
    shuffle(table(seed), second)
    assert first == second
    assert sorted(first) == list(range(size))


def test_shuffles_are_fair() -> None:
    """Chi-squared over the 24 orders of four things, far below the 0.1 % bound of 49.7 at 23 degrees of freedom."""
    s, seen = table("fair"), Counter[tuple[int, ...]]()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        shuffle(s, items)
        seen[tuple(items)] += 1
    assert len(seen) == 24
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 49.7


def test_a_long_shuffle_reaches_every_place() -> None:
    """More items than one digest serves: the last ones move too."""
    ends = set()
    for n in range(300):
        items = list(range(60))
        shuffle(table(str(n)), items)
        ends.add(items[0])
    assert len(ends) > 50


@pytest.mark.parametrize("count", [0, 1, 2, 9, 32, 33, 34, 45, 70])
def test_a_shuffle_reads_the_digests_as_written_down(count: int) -> None:
    """Pick by pick, last place first, from the number that the digest is; a new digest for every 32 picks."""
    s, items = table("shuffle"), list(range(count))
    shuffle(s, items)
    expected, bits = list(range(count)), 0
    for picks, last in enumerate(range(count - 1, 0, -1)):
        if picks % 32 == 0:
            bits = int.from_bytes(sha256(s.seed + f"/{picks // 32}".encode()).digest(), "big")
        bits, pick = divmod(bits, last + 1)
        expected[last], expected[pick] = expected[pick], expected[last]
    assert items == expected
    assert s.draws == -(-max(0, count - 1) // 32)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 8, 45, 64, 65])
def test_mixing_is_shuffling(count: int) -> None:
    ours, theirs = Random(count), Random(count)
    items, expected = list(range(count)), list(range(count))
    mix(items, ours)
    theirs.shuffle(expected)
    assert items == expected
    assert ours.random() == theirs.random()
