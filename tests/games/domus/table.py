"""Positions set up by hand, and moves played by their words."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import cast

from refectory.engine.event import Event
from refectory.games.domus import Domus
from refectory.games.domus.components import AREAS, NOWHERE, SPECIALS
from refectory.games.domus.state import DomusState
from refectory.games.domus.steps import ATTACK, CELLARER, INVEST, NEXT_YEAR, ROAD, START, VEG

GAME = Domus()
BOOSTS = GAME.parts.boosts
CLUNY = GAME.parts.cluny


def fresh(seats: int = 4, seed: str = "table") -> DomusState:
    return cast(DomusState, GAME.new(seats, seed=seed))


def position(
    seats: int = 2,
    *,
    year: int = 1,
    phase: int = 3,
    start: int = 0,
    boost: str = "",
    garden: Sequence[int] = (),
    dairy: Sequence[int] = (),
    brewery: Sequence[int] = (),
    road: Sequence[int] = (),
    special: dict[str, int] | None = None,
    supply: Sequence[int] = (),
    **lists: Sequence[int],
) -> DomusState:
    """A table with these holdings (road in NE); the supply is what is left, unless said otherwise."""
    s = fresh(seats)
    s.year, s.phase, s.start, s.stack = year, phase, start, []
    s.placed = seats if phase > 3 else 0
    for area, steps in enumerate((garden, dairy, brewery)):
        s.areas[area] = list(steps) or [0] * seats
    for name, values in lists.items():
        assert len(values) == seats, name
        setattr(s, name, list(values))
    if road:
        s.road = [ne // 10 for ne in road]
    s.special = [(special or {}).get(card, NOWHERE) for card in SPECIALS]
    turn_up(s, boost)
    fill_supply(s)
    if supply:
        s.supply = list(supply)
    return s


def turn_up(s: DomusState, boost: str) -> None:
    """This year's boost card; nothing is turned up yet where none is named."""
    cards = list(GAME.parts.boost_cards)
    if boost:
        now = BOOSTS.index(boost)
        cards.remove(now)
        seen = cards[: 1 + s.year]
        s.shown, s.pile = [*seen, now], cards[1 + s.year :]
    else:
        s.shown, s.pile = cards[: 1 + s.year], cards[1 + s.year :]


def fill_supply(s: DomusState) -> None:
    held = (
        sum(s.refectory) + sum(s.praying) + sum(s.field), sum(s.vegetables), sum(s.dogs), sum(s.kennels),
    )  # fmt: skip
    s.supply = [total - some for total, some in zip(GAME.parts.supply, held, strict=True)]
    s.bank = GAME.parts.coins - sum(s.taler) - sum(s.lent) - s.pot


# ---- whose turn it is ---------------------------------------------------------------------------------


def at(s: DomusState, *frames: tuple[int, ...]) -> DomusState:
    """The table at these open steps, the first one to be decided first."""
    s.stack = list(reversed(frames))
    GAME.advance(s)
    return s


def starting(s: DomusState, seat: int = 0) -> DomusState:
    return at(s, (START, seat))


def hiring(s: DomusState, *seats: int) -> DomusState:
    return at(s, *((CELLARER, seat) for seat in seats or (0,)))


def shopping(s: DomusState, seat: int = 0) -> DomusState:
    return at(s, (VEG, seat, 1))


def investing(s: DomusState, *seats: int) -> DomusState:
    return at(s, *((INVEST, seat, 0, 0) for seat in seats or (0,)))


def attacking(s: DomusState, *seats: int) -> DomusState:
    return at(s, *((ATTACK, seat, 0) for seat in seats or (0,)))


def riding(s: DomusState, *seats: int) -> DomusState:
    return at(s, *((ROAD, seat, 0) for seat in seats or (0,)))


def new_year(s: DomusState) -> DomusState:
    return at(s, (NEXT_YEAR,))


# ---- moves --------------------------------------------------------------------------------------------


def play(s: DomusState, *words: str) -> DomusState:
    for word in words:
        GAME.play(s, GAME.check(s, word))
    return s


def options(s: DomusState) -> set[str]:
    return {GAME.vocabulary.word(move) for move in s.options}


def told(s: DomusState, *words: str) -> list[Event]:
    """What happens when these moves are played."""
    s.log = []
    play(s, *words)
    happened, s.log = s.log, None
    return happened


def step_name(s: DomusState) -> str:
    return GAME.step(s).name


def steps_of(s: DomusState, seat: int) -> dict[str, int]:
    return {area: s.areas[i][seat] for i, area in enumerate(AREAS)}


def fields(s: DomusState) -> list[str]:
    return [GAME.parts.field_name(place) for place in s.road]


def refusal(s: DomusState, word: str) -> tuple[str, str]:
    """Rule and sentence of a refusal."""
    found = GAME.why_not(s, s.actor, word)
    assert found is not None, word
    return found.rule, found.key


def play_randomly(s: DomusState, seed: int, until: str = "") -> DomusState:
    """Random moves to the end, or until a step of this name is open."""
    rng = Random(seed)
    while not s.over and (not until or step_name(s) != until):
        GAME.play(s, rng.choice(s.options))
    return s
