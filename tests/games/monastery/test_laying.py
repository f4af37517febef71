"""3xx laying and exchanging tiles."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.games.monastery.components import ABBEY, CELL_AT, DX, DY, EDGES, KINDS, XY
from refectory.games.monastery.grid import cells_for, layable, turns_for
from refectory.games.monastery.state import Table

from ...marks import example, rule
from .tables import (
    BLUE,
    GAME,
    RED,
    could_lay,
    events,
    hand,
    play,
    put,
    stand,
    start,
    step,
    step_name,
    table,
    why_cell,
    words,
)


@rule("MY-301")
def test_lay_or_exchange_once_or_neither() -> None:
    s = table()
    stand(s, RED)
    hand(s, RED, "dormitory", "garden")
    step(s, RED)
    assert {"lay:dormitory", "lay:garden", "exchange", "end"} <= set(words(s))
    play(s, "lay:garden", "cell:0,-1")
    assert not [word for word in words(s) if word.startswith(("lay", "exchange"))]
    refusal = GAME.why_not(s, RED, "lay:dormitory")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("MY-301", "laid")
    again = table()
    stand(again, RED)
    hand(again, RED, "garden")
    step(again, RED)
    play(again, "exchange", words_of_return(again))
    assert not [word for word in words(again) if word.startswith(("lay", "exchange"))]


def words_of_return(s: Table) -> str:
    """The first tile that could go back."""
    return next(f"return:{KINDS[kind]}" for kind in s.hands[s.seat_of.index(s.actor)])


@rule("MY-302")
def test_a_tile_may_come_between_moves() -> None:
    s = table()
    put(s, "locutory", 0, -1)
    stand(s, RED)
    stand(s, RED)
    hand(s, RED, "path_straight")
    step(s, RED)
    play(s, "move:abbey", "lay:path_straight", "cell:0,-2")
    assert s.walk == 3
    play(s, "move:0,-1", "to:0,-2")
    assert s.where[RED * 5] == s.place_of(KINDS.index("path_straight"))


@rule("MY-303")
def test_a_tile_comes_with_its_construction_side_and_any_way_round() -> None:
    s = table()
    put(s, "chapter_house", 0, -1)
    stand(s, RED)
    hand(s, RED, "dormitory")
    step(s, RED)
    play(s, "lay:dormitory", "cell:0,-2")
    assert words(s) == ["turn:0", "turn:1", "turn:2"]  # turn 3 has its blank in the south, against a path
    play(s, "turn:1")
    place = s.place_of(KINDS.index("dormitory"))
    assert s.turn[place] == 1
    assert not s.done >> place & 1
    assert "".join(EDGES[e] for e in s.parts.sides[KINDS.index("bursary") * 4 + 1]) == ".PP."
    assert s.parts.turns[KINDS.index("locutory")] == (0, 1)
    assert s.parts.turns[KINDS.index("farm")] == (0,)


@rule("MY-304")
@example("E-13")
def test_an_unstaffed_site_carries_no_tile() -> None:
    s = table()
    locutory = put(s, "locutory", 0, -1, site=True)
    assert could_lay(s, "path_straight", 0, -2) == ()
    assert why_cell(s, "path_straight", 0, -2) == "MY-304"
    stand(s, RED, locutory, 1)
    assert could_lay(s, "path_straight", 0, -2) == ()
    stand(s, BLUE, locutory, 2)
    assert could_lay(s, "path_straight", 0, -2) == (0,)
    assert why_cell(s, "path_straight", 0, -1) == "MY-304"  # taken
    assert why_cell(s, "path_straight", 7, 7) == "MY-304"  # touches nothing


@rule("MY-305")
@example("E-14")
def test_two_neighbours_two_conditions() -> None:
    s = table()
    put(s, "calefactory", 0, -1, site=True)
    assert could_lay(s, "path_straight", 1, -1) == (1,)
    bare = table()
    put(bare, "locutory", 0, -1)
    assert could_lay(bare, "garden", 1, -1) == ()
    assert why_cell(bare, "garden", 1, -1) == "MY-305"


@rule("MY-306", "MY-307")
@example("E-11")
def test_dead_ends_and_gates() -> None:
    s = table()
    put(s, "locutory", 0, -1)
    put(s, "calefactory", 2, -1, 2)
    assert could_lay(s, "garden", 1, -1) == (0,)
    assert could_lay(s, "path_corner", 1, -1) == (0,)
    assert could_lay(s, "garderober", 1, -1) == (0,)
    for tile in ("path_straight", "path_tee", "chapter_house", "refectory", "beehive"):
        assert could_lay(s, tile, 1, -1) == ()
        assert why_cell(s, tile, 1, -1) == "MY-306"
    assert why_cell(s, "field", 1, -1) == "MY-308"
    without = table()
    put(without, "locutory", 0, -1)
    assert why_cell(without, "garden", 1, -1) == "MY-305"


@rule("MY-308", "MY-309")
def test_grey_and_brown_never_touch() -> None:
    s = table()
    put(s, "path_tee", 0, -1)  # PPP.: north, east, south
    put(s, "guest_house", 0, -2)
    assert could_lay(s, "kitchen", 0, -3) == ()
    assert why_cell(s, "kitchen", 0, -3) == "MY-308"
    for tile in ("refectory", "path_straight", "garden"):
        assert could_lay(s, tile, 0, -3)
    free = table()
    put(free, "path_straight", 0, -1)
    put(free, "smithy", 0, -2)  # diagonal to nothing grey but beside the path only
    assert could_lay(free, "infirmary", 0, -3)
    assert why_cell(free, "garden", 0, -3) == "MY-308"
    brown = [k for k, kind in enumerate(KINDS) if GAME.parts.hue[k] == 2]
    around_abbey = {(0, -1), (1, -1), (2, -1), (3, 0), (3, 1), (2, 2), (1, 2), (0, 2), (-1, 1), (-1, 0)}
    assert not [XY[c] for k in brown for c in cells_for(free, k) if XY[c] in around_abbey]


@rule("MY-310")
@example("E-6")
def test_path_groups() -> None:
    s = table()
    put(s, "path_straight", 0, -1)
    put(s, "path_corner", 0, -2, 1)
    put(s, "calefactory", 2, -1, 2)
    put(s, "path_corner", 1, -1)
    assert 2 in could_lay(s, "path_corner", 1, -2)
    other = s.copy()
    put(s, "path_tee", 1, -2, 1)
    assert could_lay(s, "path_corner", 2, -2) == ()
    assert why_cell(s, "path_corner", 2, -2) == "MY-311"
    assert 2 in could_lay(s, "scriptum", 2, -2)
    put(other, "path_corner", 1, -2, 2)
    assert not could_lay(other, "path_straight", 0, -3)  # nothing leads there


@rule("MY-311")
@example("E-15")
def test_joining_fields() -> None:
    s = table()
    put(s, "path_straight", 0, -1)
    put(s, "path_straight", 2, -1)
    for x, y in ((0, -2), (0, -3), (2, -2)):
        put(s, "field", x, y, site=(x == 2))  # sites count like finished tiles
    assert could_lay(s, "field", 1, -2)
    assert could_lay(s, "field", 0, -4)
    assert 1 in could_lay(s, "smithy", 1, -2)
    assert why_cell(s, "garden", 1, -2) == "MY-308"
    put(s, "field", 2, -3)
    assert why_cell(s, "field", 1, -2) == "MY-311"
    assert why_cell(s, "field", 1, -3) == "MY-311"
    assert could_lay(s, "field", 0, -4)


def test_gardens_come_in_pairs() -> None:
    s = table()
    put(s, "garden", 0, -1)
    put(s, "garden", 0, -2)
    assert why_cell(s, "garden", 0, -3) == "MY-311"
    assert could_lay(s, "dormitory", 0, -3)


@rule("MY-312")
def test_a_site_hides_its_other_side() -> None:
    s = table()
    put(s, "library", 0, -1, site=True)
    put(s, "almonry", 2, -1)
    view = GAME.view(s, SPECTATOR)
    site, finished = view["tiles"][1:]
    assert "circle" not in site
    assert site["boxes"] == [1, 2, 3]
    assert finished["circle"] == 2
    assert "boxes" not in finished


@rule("MY-321")
def test_animals_are_finished_and_nobody_enters_them() -> None:
    s = table()
    put(s, "garden", 0, -1)
    pond = put(s, "carp_pond", 1, -1)
    assert s.done >> pond & 1
    assert not s.room >> pond & 1
    assert s.parts.boxes[KINDS.index("carp_pond")] == ()
    assert not s.link[pond]
    stand(s, RED)
    put(s, "locutory", 2, -1)
    step(s, RED)
    play(s, "move:abbey")
    assert words(s) == ["to:0,-1", "to:2,-1"]
    refusal = GAME.why_not(s, RED, "to:1,-1")
    assert refusal is not None
    assert refusal.rule == "MY-321"


@rule("MY-322", "MY-323")
@example("E-10")
def test_the_beehive() -> None:
    s = table()
    put(s, "garden", 0, -1)
    stand(s, RED)
    hand(s, RED, "beehive")
    step(s, RED)
    assert why_cell(s, "beehive", -1, 0) == "MY-306"
    play(s, "lay:beehive", "cell:1,-1")
    assert s.blessings[RED] == 2
    assert events(s, "animal")[0].data["count"] == 2
    hand(s, BLUE, "carp_pond")
    stand(s, BLUE)
    second = s.copy()
    step(s, BLUE)
    play(s, "lay:carp_pond", "cell:1,-2")
    assert s.blessings[BLUE] == 1
    put(second, "garden", 0, -2)
    step(second, BLUE)
    play(second, "lay:carp_pond", "cell:1,-2")
    assert second.blessings[BLUE] == 2


def test_an_animal_needs_a_finished_neighbour() -> None:
    s = table()
    put(s, "guest_house", 0, -1, site=True)
    assert could_lay(s, "beehive", -1, -1) == ()
    assert why_cell(s, "beehive", -1, -1) == "MY-304"


@rule("MY-331")
def test_exchange_keeps_the_number_and_shows_nothing() -> None:
    match = Match(GAME, ["A", "B"], {"colours": "chosen"}, "exchange")
    match.play(0, "colour:red")
    match.play(1, "colour:blue")
    before = GAME.view(match.state, SPECTATOR)
    happened = match.play(0, "exchange")
    s = match.state
    assert isinstance(s, Table)
    assert len(s.hands[RED]) == 5
    assert match.undo_barrier(0) == "chance"
    assert step_name(s) == "return"
    options = words(s)
    assert len(options) == len(set(s.hands[RED]))
    happened += match.play(0, options[-1])
    assert len(s.hands[RED]) == 4
    assert GAME.view(s, SPECTATOR)["players"][0]["tiles"] == before["players"][0]["tiles"]
    assert [e.seen_by(1)["tile"] for e in happened if "tile" in e.data] == ["unseen", "unseen"]
    assert "unseen" not in [e.seen_by(0)["tile"] for e in happened if "tile" in e.data]


@rule("MY-332")
def test_exchange_needs_a_bag_and_a_tile() -> None:
    s = table()
    stand(s, RED)
    hand(s, RED, "garden")
    bag, s.bag = s.bag, []
    step(s, RED)
    assert "exchange" not in words(s)
    refusal = GAME.why_not(s, RED, "exchange")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("MY-332", "exchange-bag")
    s.bag = bag
    s.hands[RED] = []
    put(s, "garden", 0, -1)
    step(s, RED)
    assert "exchange" not in words(s)


@example("E-12")
def test_the_first_tile() -> None:
    s = table()

    def pairs(tile: str) -> int:
        kind = KINDS.index(tile)
        return sum(len(turns_for(s, kind, cell)) for cell in cells_for(s, kind))

    paths = {"0,-1", "2,-1", "3,1", "2,2", "0,2", "-1,0"}
    assert {"{},{}".format(*XY[c]) for c in cells_for(s, KINDS.index("garden"))} == paths
    assert {"{},{}".format(*XY[c]) for c in cells_for(s, KINDS.index("beehive"))} == {"1,-1", "3,0", "1,2", "-1,1"}
    numbers = {
        "locutory": 6, "path_straight": 6, "passage_red": 6, "bursary": 12, "garderober": 12, "path_corner": 12,
        "dormitory": 18, "refectory": 18, "path_tee": 18, "chapter_house": 6, "garden": 6, "beehive": 4,
    }  # fmt: skip
    assert {tile: pairs(tile) for tile in numbers} == numbers
    brown = [KINDS[k] for k in range(len(KINDS)) if GAME.parts.hue[k] == 2]
    assert {"field", "passage_blue", "passage_green", "farm"} <= set(brown)
    assert not any(pairs(tile) for tile in brown)


# ---- the rim against the rules, cell by cell -----------------------------------------------------------


def abbey_edges(s: Table) -> dict[tuple[int, int], list[tuple[int, int]]]:
    cells = {(x, y): [(ABBEY, 1)] * 4 for x, y in product(range(3), range(2))}
    for cell, towards, edge in s.parts.slots:
        x, y = XY[cell]
        here = (x + DX[towards], y + DY[towards])
        cells[here] = [*cells[here]]
        cells[here][(towards + 2) % 4] = (ABBEY, edge)
    return cells


def legal_by_the_book(s: Table) -> set[tuple[int, tuple[int, int], int]]:
    """Every (kind, cell, turn) that MY-304 to MY-322 allow, by trying all of them."""
    parts = s.parts
    tiles = abbey_edges(s)
    for p in range(1, len(s.kind)):
        tiles[XY[s.cell[p]]] = [(p, e) for e in parts.sides[s.kind[p] * 4 + s.turn[p]]]
    rim = {(x + DX[d], y + DY[d]) for x, y in tiles for d in range(4)} - tiles.keys()
    found = set()
    for x, y in rim:
        around = {d: tiles[x + DX[d], y + DY[d]][(d + 2) % 4] for d in range(4) if (x + DX[d], y + DY[d]) in tiles}
        if not any(s.solid >> p & 1 for p, _ in around.values()):
            continue
        for kind in range(1, len(KINDS)):
            if any({parts.hue[kind], parts.hue[s.kind[p]]} == {1, 2} for p, _ in around.values()):
                continue
            for turn in parts.turns[kind]:
                look = parts.sides[kind * 4 + turn]
                if any({look[d], e} == {1, 2} for d, (_, e) in around.items()):
                    continue
                joined = {p for d, (p, e) in around.items() if look[d] >= 2 and e >= 2}
                if not joined and parts.sort[kind] != 4:
                    continue
                if parts.limit[parts.sort[kind]] and group_size(s, kind, joined) > parts.limit[parts.sort[kind]]:
                    continue
                found.add((kind, (x, y), turn))
    return found


def group_size(s: Table, kind: int, joined: set[int]) -> int:
    sort = s.parts.sort[kind]
    group, todo = set(), [p for p in joined if s.parts.sort[s.kind[p]] == sort]
    while todo:
        p = todo.pop()
        if p not in group:
            group.add(p)
            todo += [q for q in range(len(s.kind)) if s.link[p] >> q & 1 and s.parts.sort[s.kind[q]] == sort]
    return 1 + len(group)


@rule("MY-304", "MY-305", "MY-306", "MY-308", "MY-310", "MY-311")
@pytest.mark.parametrize("seed", range(3))
def test_the_rim_knows_every_legal_laying(seed: int) -> None:
    """What is kept up to date from tile to tile is what the rules give when every cell and turn is tried."""
    rng = Random(seed)
    s = start(seed=f"rim-{seed}")
    tiles = 0
    while not s.over:
        if len(s.kind) > tiles + 2:
            tiles = len(s.kind)
            found = {
                (kind, XY[cell], turn)
                for kind in range(1, len(KINDS))
                for cell in cells_for(s, kind)
                for turn in turns_for(s, kind, cell)
            }
            assert found == legal_by_the_book(s)
            assert layable(s) == sum(1 << kind for kind in {kind for kind, _, _ in found})
        options = [m for m in s.options if GAME.vocabulary.word(m) not in ("end", "exchange", "encourage")]
        GAME.play(s, rng.choice(options or s.options))
    assert tiles > 12


def test_the_grid_is_never_left() -> None:
    """52 tiles in one line are 52 cells from the Abbey: the last cell of the grid."""
    assert (2 + 52, 0) in CELL_AT
    assert (2 + 53, 0) not in CELL_AT
    assert len(XY) == 5825
