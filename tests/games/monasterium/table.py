"""Positions for the tests of Monasterium, built directly."""

from __future__ import annotations

from typing import cast

from refectory.engine.event import Event
from refectory.engine.registry import load_game
from refectory.games.monasterium import Monasterium
from refectory.games.monasterium.components import (
    ACTIONS,
    CHAPEL_PLACE,
    COLUMNS,
    GOODS,
    MONASTERIES,
    MOST_BUILDINGS,
    NOVICES,
    PATH,
    PLACES,
    SPACES,
)
from refectory.games.monasterium.state import ACTING, NONE, Table
from refectory.games.monasterium.steps import ACTION_TURN, MOVE, NOVICE, PLACE, ROUND_END, throw

GAME = cast(Monasterium, load_game("monasterium"))
RED, BLUE, GREEN, YELLOW = range(4)


def fresh(seats: int = 2, start: str = "1", seed: str = "0") -> Table:
    """A new game at its first decision."""
    return cast(Table, GAME.new(seats, {"start": start}, seed))


def bare(seats: int = 2, year: int = 1, orders: tuple[str, ...] = ()) -> Table:
    """The table in the action phase, red to move, no dice anywhere, no orders but the given ones, events heard."""
    s = fresh(seats)
    s.phase, s.turn, s.start, s.year = ACTING, RED, RED, year - 1
    s.pool, s.hand, s.rolled = [0] * seats, [0] * seats, [0] * 12
    s.spent = [*s.owned, s.side.neutral * seats]
    s.orders = [GAME.parts.order_ids.index(order) for order in orders]
    s.stack = []
    s.log = []
    return s


def goods(s: Table, seat: int = RED, **have: int) -> None:
    """Exactly these goods; what is not named is none."""
    s.goods[seat] = [have.get(good, 0) for good in GOODS]


def lay(s: Table, field: int, neutral: int = 0, **own: int) -> None:
    """Dice on a dice field: neutral ones, and `red=1` and the like."""
    s.dice[s.seats][field - 1] += neutral
    s.spent[s.seats] -= neutral
    for colour, number in own.items():
        seat = GAME.colours.index(colour)
        s.dice[seat][field - 1] += number
        s.spent[seat] -= number


def put(s: Table, seat: int, **novices: str) -> None:
    """Novices that have been sent before: `I_1="A.b1"`."""
    for name, where in novices.items():
        number = NOVICES.index(name.replace("_", "-"))
        assert s.novices[seat] >> number & 1, f"{name} has left before"
        s.novices[seat] &= ~(1 << number)
        monastery, place = divmod(SPACES.index(where), PLACES)
        if place == CHAPEL_PLACE:
            s.chapels[seat][monastery] += 1
        elif place < MOST_BUILDINGS:
            s.buildings[seat] |= 1 << 8 * monastery + place
        else:
            s.cloisters[seat] |= 1 << 8 * monastery + place - MOST_BUILDINGS


def glaze(s: Table, seat: int, *rows: str) -> None:
    """A window by rows, as in `"ABC", "BC", ""`; the tiles come from the monasteries' stock."""
    s.windows[seat] = [MONASTERIES.index(row[c]) if c < len(row) else NONE for row in rows for c in range(3)]
    for row in rows:
        for monastery in row:
            s.tiles[MONASTERIES.index(monastery)] -= 1


def stand(s: Table, field: str, seat: int = RED) -> None:
    s.messengers[seat] = PATH.index(field)


def turn(s: Table, seat: int = RED) -> None:
    """The seat's turn in the action phase."""
    s.stack = [(ROUND_END,), (ACTION_TURN, seat)]
    GAME.advance(s)


def place_turn(s: Table, neutral: list[int], personal: list[int], seat: int = RED) -> None:
    """The seat has just rolled these faces in the placing phase."""
    s.phase, s.turn = 0, seat
    s.rolled = [neutral.count(face) for face in range(1, 7)] + [personal.count(face) for face in range(1, 7)]
    s.pool[seat], s.hand[seat] = len(neutral), len(personal)
    s.spent[s.seats] -= len(neutral)
    s.spent[seat] -= len(personal)
    s.stack = [(ROUND_END,), (PLACE,)]
    GAME.advance(s)


def send_now(s: Table, saved: int = 0, seat: int = RED) -> None:
    """The seat must send a novice, by S1 or with II2's discount."""
    s.turn = seat
    cause = ACTIONS.index("II2" if saved else "S1")
    s.stack = [(ROUND_END,), (NOVICE, saved, cause)]
    GAME.advance(s)


def step_now(s: Table, steps: int = 1, seat: int = RED) -> None:
    """The messenger of the seat moves."""
    s.turn = seat
    s.stack = [(ROUND_END,), (MOVE, steps, ACTIONS.index("S5"))]
    GAME.advance(s)


def fate(s: Table, *faces: int) -> None:
    """Find a seed by which the next dice fall like this."""
    wanted = [face - 1 for face in faces]
    for number in range(100_000):
        s.seed = str(number).encode()
        if throw(s.copy(), len(faces)) == wanted:
            return
    raise AssertionError("no such fate")


def play(s: Table, *words: str) -> None:
    for word in words:
        GAME.play(s, GAME.check(s, word))


def play_if_asked(s: Table, *words: str) -> None:
    """Play these moves, but for those that had no alternative and were played by themselves."""
    for word in words:
        if GAME.vocabulary.parse(word) in s.options:
            play(s, word)


def offered(s: Table, kind: str = "") -> list[str]:
    """The words of the open decision; with a kind, only what follows `kind:`."""
    words = [GAME.vocabulary.word(move) for move in s.options]
    return [word.removeprefix(f"{kind}:") for word in words if word.startswith(f"{kind}:")] if kind else words


def step_name(s: Table) -> str:
    return GAME.step(s).name


def have(s: Table, seat: int = RED) -> dict[str, int]:
    """The goods that are there."""
    return {good: number for good, number in zip(GOODS, s.goods[seat], strict=True) if number}


def window(s: Table, seat: int = RED) -> list[str]:
    cells = ["-" if tile == NONE else MONASTERIES[tile] for tile in s.windows[seat]]
    return ["".join(cells[row : row + 3]) for row in (0, 3, 6)]


def field_of(s: Table, seat: int = RED) -> str:
    return PATH[s.messengers[seat]]


def heard(s: Table, kind: str) -> list[Event]:
    assert s.log is not None
    return [event for event in s.log if event.kind == kind]


def kinds_heard(s: Table) -> list[str]:
    assert s.log is not None
    return [event.kind for event in s.log]


def unlocked(s: Table, seat: int = RED) -> list[str]:
    return [ACTIONS[n + COLUMNS] for n in range(15) if not s.novices[seat] >> n & 1]


def why(s: Table, word: str) -> tuple[str, str]:
    """The rule and the key of a refusal."""
    refusal = GAME.why_not(s, s.turn, word)
    assert refusal is not None
    return refusal.rule, refusal.key
