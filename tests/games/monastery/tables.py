"""Positions set up by hand: tiles, monks, rounds and scorings exactly as a test needs them."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from typing import cast

from refectory.engine.event import Event
from refectory.engine.registry import load_game
from refectory.engine.state import NOBODY
from refectory.games.monastery import Monastery
from refectory.games.monastery.components import (
    ABBEY,
    CELL_AT,
    COLOURS,
    COLUMNS,
    KINDS,
    LETTERS,
    MONK,
    MONKS,
    PASSAGE,
    PLAYERS,
)
from refectory.games.monastery.grid import lay
from refectory.games.monastery.state import NONE, Table
from refectory.games.monastery.steps import (
    BUILD,
    COLLECT,
    HOUR,
    LAY_AND_MOVE,
    ROUND_OVER,
    SCORE,
    STRAIN,
    UNUSED,
)

GAME = cast(Monastery, load_game("monastery"))
RED, BLUE, GREEN, YELLOW = range(4)
EVERYBODY = (RED, BLUE, GREEN, YELLOW)


def start(colours: Iterable[int] = EVERYBODY, seed: str = "test", **options: str) -> Table:
    """A real game right after the first Matins; seat i has the i-th of the colours."""
    colours = tuple(colours)
    s = cast(Table, GAME.new(len(colours), {"colours": "chosen", **options}, seed))
    for colour in colours:
        if s.order:
            break
        play(s, f"colour:{COLOURS[colour]}")
    s.log = []
    return s


def table(colours: Iterable[int] = EVERYBODY, hour: str = "work_1", day: int = 1, **options: str) -> Table:
    """An empty table in a round that has just begun: the Abbey, no monks, nothing behind the screens, no frames."""
    s = start(colours, **options)
    s.stack = []
    s.bag = sorted(s.bag + [kind for hand in s.hands for kind in hand])
    s.hands = [[] for _ in range(PLAYERS)]
    for monk in range(PLAYERS * MONKS):
        if s.where[monk] != NONE:
            s.depart(monk)
    at_hour(s, hour, day)
    s.actor = NOBODY
    s.options = []
    return s


def at_hour(s: Table, hour: str, day: int = 1, order: Iterable[int] | None = None) -> None:
    s.clock = (day - 1) * len(s.parts.hours) + s.parts.hours.index(hour)
    if order is not None:
        s.order = list(order)
        s.abbot = s.order[0]
    s.scored = 0
    s.fresh = 0


def put(s: Table, tile: str, x: int, y: int, turn: int = 0, *, site: bool = False) -> int:
    """A tile on the table, finished unless said otherwise; no rule is asked."""
    kind = KINDS.index(tile)
    if kind in s.bag:
        s.bag.remove(kind)
    place = lay(s, kind, CELL_AT[x, y], turn)
    if not site and s.parts.boxes[kind]:
        s.finish(place)
        s.fresh = 0
    return place


def at(s: Table, x: int, y: int) -> int:
    """The place on a cell."""
    return s.cell.index(CELL_AT[x, y])


def stand(s: Table, colour: int, place: int = ABBEY, *boxes: int, praying: bool = False) -> int:
    """A monk of the colour on a place, or one on each of these boxes; the last one's number."""
    monk = NONE
    for box in boxes or (0,):
        monk = next(m for m in range(colour * MONKS, colour * MONKS + MONKS) if s.where[m] == NONE)
        s.arrive(monk, place, box)
        s.praying[monk] = int(praying)
    return monk


def hand(s: Table, colour: int, *tiles: str) -> None:
    """Tiles behind a screen, out of the bag where they are there."""
    for tile in tiles:
        kind = KINDS.index(tile)
        if kind in s.bag:
            s.bag.remove(kind)
        insort(s.hands[colour], kind)


def fill_strip(s: Table, colour: int, text: str) -> None:
    """Large letters as capitals, small ones as small letters, `_` for empty; the board gives up each letter."""
    for i, c in enumerate(text):
        if c == "_":
            continue
        letter = s.parts.phrases[colour][i]
        assert chr(64 + letter) == c.upper()
        s.strips[colour * LETTERS + i] = 1 if c.isupper() else 2
        own = range(colour * COLUMNS, colour * COLUMNS + COLUMNS)
        space = next(n for n in (*own, *range(len(s.board))) if s.board[n] == letter)
        s.board[space] = 0


def clear_board(s: Table, *keep: tuple[int, int]) -> None:
    """All letters leave the board but those on these (row, column) from 1."""
    kept = {(row - 1) * COLUMNS + column - 1 for row, column in keep}
    for space in range(len(s.board)):
        if 0 < s.board[space] < MONK and space not in kept:
            s.board[space] = 0


# ---- play --------------------------------------------------------------------------------------------


def step(s: Table, *colours: int) -> None:
    """The lay-and-move steps of these players begin."""
    s.stack = [(LAY_AND_MOVE, colour) for colour in reversed(colours)]
    s.log = []
    GAME.advance(s)


def scoring(s: Table, *colours: int) -> None:
    """The scorings of these players begin."""
    s.stack = []
    for colour in reversed(colours):
        s.stack += [(UNUSED, colour), (COLLECT, colour), (STRAIN, colour), (SCORE, colour), (BUILD, colour)]
    s.log = []
    GAME.advance(s)


def next_round(s: Table, hour: str, day: int = 1) -> None:
    """The round of an hour begins, whole."""
    at_hour(s, hour, day)
    s.stack = [(HOUR,)]
    s.log = []
    GAME.advance(s)


def end_round(s: Table) -> None:
    s.stack = [(ROUND_OVER,)]
    s.log = []
    GAME.advance(s)


def words(s: Table) -> list[str]:
    """The legal moves."""
    return [GAME.vocabulary.word(move) for move in s.options]


def play(s: Table, *moves: str) -> None:
    for word in moves:
        GAME.play(s, GAME.check(s, word))


def step_name(s: Table) -> str:
    return GAME.step(s).name


def events(s: Table, kind: str) -> list[Event]:
    return [event for event in s.log or [] if event.kind == kind]


def gains(s: Table) -> list[tuple[str, str, int]]:
    """What brought points in the scorings so far: source, tile, points."""
    kinds = ("build", "pray", "strain")
    return [(e.kind, str(e.data["place"]), int(str(e.data["points"]))) for e in s.log or [] if e.kind in kinds]


def costs(s: Table) -> dict[str, int]:
    """The destinations of the monk who is to move, with their costs."""
    brings = GAME.view(s, s.actor)["brings"]
    return {word: brings[word]["cost"] for word in words(s)}


def could_lay(s: Table, tile: str, x: int, y: int) -> tuple[int, ...]:
    """The turns in which the tile could be laid on the cell; none if it could not."""
    from refectory.games.monastery.grid import cells_for, turns_for

    kind = KINDS.index(tile)
    cell = CELL_AT[x, y]
    return turns_for(s, kind, cell) if cell in cells_for(s, kind) else ()


def why_cell(s: Table, tile: str, x: int, y: int, colour: int = RED) -> str:
    """The rule that forbids laying the tile there."""
    t = s.copy()
    hand(t, colour, tile)
    stand(t, colour)
    from refectory.games.monastery.steps import CHOOSE_CELL

    t.stack = [(CHOOSE_CELL, colour, 0)]
    t.carried = KINDS.index(tile)
    t.actor = t.seat_of[colour]
    refusal = GAME.why_not(t, t.actor, f"cell:{x},{y}")
    return refusal.rule if refusal else ""


def passage(colour: int) -> str:
    return KINDS[PASSAGE + colour]
