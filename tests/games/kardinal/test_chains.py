"""Chains of cloisters: on small graphs, on the board, and against trying everything."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest

from refectory.games.kardinal import scoring
from refectory.games.kardinal.chains import Chains
from tests.marks import example, rule

from .position import PARTS, A, B, points, position, spaces_of

Roads = list[tuple[int, int]]


def path(*spaces: int) -> Roads:
    return list(pairwise(spaces))


def ring(n: int) -> Roads:
    return [*path(*range(n)), (n - 1, 0)]


def star(*arms: int) -> Roads:
    roads, space = [], 1
    for arm in arms:
        roads += path(0, *range(space, space + arm))
        space += arm
    return roads


LADDER = [*path(0, 1, 2), *path(3, 4, 5), (0, 3), (1, 4), (2, 5)]
BRIDGE = [*path(0, 1, 2, 3), *path(4, 5, 6, 7), (2, 6)]

GRAPHS = [
    (path(0, 1, 2), 0),
    (path(0, 1, 2, 3), 4),
    (path(*range(8)), 8),
    (ring(3), 0),
    (ring(4), 4),
    (ring(6), 6),
    (star(1, 1, 1), 0),
    (star(2, 2, 1), 5),
    (star(2, 2, 2), 5),
    (star(3, 3, 3), 7),
    (star(4, 3, 3), 11),
    (star(4, 4, 4), 13),
    ([*ring(4), (0, 4)], 5),
    (LADDER, 6),
    (BRIDGE, 8),
]


def spaces(roads: Roads) -> int:
    return 1 + max(space for road in roads for space in road)


@example("E-19")
@rule("KK-821", "KK-822", "KK-823", "KK-824")
@pytest.mark.parametrize(("roads", "expected"), GRAPHS)
def test_small_graphs(roads: Roads, expected: int) -> None:
    chains = Chains(spaces(roads), tuple(roads), 4)
    everything = (1 << spaces(roads)) - 1
    assert chains.points(everything) == expected
    check_rows(chains, everything, expected)


def check_rows(chains: Chains, own: int, expected: int) -> None:
    """Rows are walks along roads over own spaces, none too short, no space twice, and no two could be one."""
    rows = chains.rows(own)
    walked = [space for row in rows for space in row]
    assert len(walked) == len(set(walked)) == expected
    assert all(own >> space & 1 for space in walked)
    for row in rows:
        assert len(row) >= chains.shortest
        assert all(chains.neighbours[a] >> b & 1 for a, b in pairwise(row))
    for one, other in combinations(rows, 2):
        assert not any(chains.neighbours[a] >> b & 1 for a in (one[0], one[-1]) for b in (other[0], other[-1]))


def slow_points(roads: Roads, left: frozenset[int], shortest: int) -> int:
    """Every way to cut paths out of the graph, with nothing clever about it."""
    best = 0
    for walked in all_paths(roads, left):
        if len(walked) >= shortest:
            best = max(best, len(walked) + slow_points(roads, left - walked, shortest))
    return best


def all_paths(roads: Roads, left: frozenset[int]) -> set[frozenset[int]]:
    found: set[frozenset[int]] = set()
    ends = [(frozenset([space]), space) for space in left]
    while ends:
        walked, end = ends.pop()
        found.add(walked)
        for a, b in roads:
            for here, there in ((a, b), (b, a)):
                if here == end and there in left and there not in walked:
                    ends.append((walked | {there}, there))
    return found


@rule("KK-824")
@pytest.mark.parametrize("seed", range(60))
def test_random_graphs_against_trying_everything(seed: int) -> None:
    rng = Random(seed)
    number = rng.randint(4, 10)
    pairs = list(combinations(range(number), 2))
    roads = rng.sample(pairs, min(len(pairs), rng.randint(number - 1, number + 2)))
    shortest = rng.choice([2, 3, 4, 4])
    own = frozenset(rng.sample(range(number), rng.randint(number // 2, number)))
    mask = sum(1 << space for space in own)
    chains = Chains(number, tuple(roads), shortest)
    expected = slow_points(roads, own, shortest)
    assert chains.points(mask) == expected
    check_rows(chains, mask, expected)


@rule("KK-824")
@pytest.mark.parametrize("seed", range(40))
def test_parts_of_the_board_against_trying_everything(seed: int) -> None:
    rng = Random(1000 + seed)
    own = {rng.randrange(len(PARTS.spaces))}
    while len(own) < 9:
        near = [b for a, b in [*PARTS.roads, *((b, a) for a, b in PARTS.roads)] if a in own and b not in own]
        own.add(rng.choice(near) if near and rng.random() < 0.9 else rng.randrange(len(PARTS.spaces)))
    roads = [road for road in PARTS.roads if road[0] in own and road[1] in own]
    mask = sum(1 << space for space in own)
    expected = slow_points(roads, frozenset(own), 4)
    assert PARTS.chains.points(mask) == expected
    check_rows(PARTS.chains, mask, expected)


@rule("KK-824")
def test_full_supplies_are_scored_quickly_and_alike() -> None:
    rng = Random(7)
    for _ in range(30):
        mask = sum(1 << space for space in rng.sample(range(len(PARTS.spaces)), 20))
        check_rows(PARTS.chains, mask, PARTS.chains.points(mask))


@example("E-20")
@rule("KK-821", "KK-817")
@pytest.mark.parametrize(
    ("own", "expected"),
    [
        (" ".join(spaces_of("england")), 5),
        ("durham york gloucester ely", 0),
        ("ely canterbury jumieges saint-denis", 0),
        (" ".join(spaces_of("schwaben")), 4),
        (" ".join(spaces_of("frankreich")), 8),
    ],
)
def test_chains_on_the_board(own: str, expected: int) -> None:
    s = position(board={A: own})
    assert points(scoring.chain_scores(s), 4) == [expected, 0, 0, 0]


@example("E-21")
@rule("KK-824")
def test_longest_path_first_fails() -> None:
    s = position(board={B: "mont-saint-michel tours fleury citeaux saint-denis cambrai aachen utrecht"})
    rows = [set(score.pieces) for score in scoring.chain_scores(s)]
    assert sum(map(len, rows)) == 8
    assert {"mont-saint-michel", "tours", "fleury", "citeaux"} in rows


@rule("KK-821")
def test_what_interrupts_a_chain() -> None:
    row = "regensburg freising tegernsee verona"
    assert points(scoring.chain_scores(position(board={A: row})), 4)[A] == 4
    free = row.replace("freising ", "")
    assert points(scoring.chain_scores(position(board={A: f"{free} mailand"})), 4)[A] == 0
    strange = position(board={A: f"{free} mailand", B: "freising"})
    assert points(scoring.chain_scores(strange), 4) == [0, 0, 0, 0]


@rule("KK-823")
def test_a_cloister_scores_in_its_country_and_in_a_chain() -> None:
    s = position(board={A: " ".join(spaces_of("schwaben"))})
    assert points(scoring.final_scores(s), 4) == [8, 0, 0, 0]
    assert {score.source for score in scoring.final_scores(s)} == {"cloister", "chain"}
