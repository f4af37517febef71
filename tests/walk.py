"""Random walks through games, for laws that must hold wherever a game may go."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from refectory.engine.errors import BadOption
from refectory.engine.game import Game
from refectory.engine.match import Match
from refectory.engine.registry import game_ids, load_game
from refectory.engine.state import State


class Table(NamedTuple):
    """A game with a number of seats and options that its rules allow."""

    game_id: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> Game:
        return load_game(self.game_id)

    def match(self, seed: str) -> Match:
        return Match(self.game, [f"Seat {i + 1}" for i in range(self.seats)], dict(self.options), seed)

    def __str__(self) -> str:
        return "-".join([self.game_id, str(self.seats), *(f"{name}={value}" for name, value in self.options)])


def plain_tables() -> list[Table]:
    """Every game at every seat count, with its default options."""
    return [Table(game_id, seats) for game_id in game_ids() for seats in load_game(game_id).seats]


def option_tables() -> list[Table]:
    """The second and the last value of every option, at the largest seat count that allows it."""
    found = []
    for game_id in game_ids():
        game = load_game(game_id)
        for option in game.options:
            for value in sorted({option.values[1], option.values[-1]}):
                fitting = [n for n in game.seats if _allowed(game, n, option.id, value)]
                if fitting:
                    found.append(Table(game_id, fitting[-1], ((option.id, value),)))
    return found


def _allowed(game: Game, seats: int, option: str, value: str) -> bool:
    try:
        game.settle(seats, {option: value})
    except BadOption:
        return False
    return True


def walk(table: Table, seed: int) -> Iterator[State]:
    """Every state of a random game, before each decision and at the end; the same object all along."""
    rng = Random(seed)
    game = table.game
    s = game.new(table.seats, dict(table.options), f"walk-{seed}")
    yield s
    while not s.over:
        game.play(s, rng.choice(s.options))
        yield s


def random_match(table: Table, seed: int) -> Match:
    """A whole random game through the front door."""
    rng = Random(seed)
    match = table.match(f"match-{seed}")
    while not match.state.over:
        match.play(match.state.actor, table.game.vocabulary.word(rng.choice(match.state.options)))
    return match
