"""One move ahead: take what looks best right after it, over a few truths that the seat can imagine."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from refectory.engine.driver import play
from refectory.engine.game import Game
from refectory.engine.sight import Sight
from refectory.engine.state import State

#: How many truths a choice is averaged over where something is hidden or left to chance.
TRUTHS: Final = 4

#: Values closer than this are a tie; sums of the same figures in another order must not decide.
TIE: Final = 1e-9


class GreedyBot:
    """Plays every move on every imagined table, looks at the game's own evaluation and takes the best."""

    def __init__(self, seed: int | str) -> None:
        self._rng = Random(seed)

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        found = values(sight, self._rng, TRUTHS)
        best = max(found)
        return self._rng.choice([move for move, value in zip(sight.moves, found, strict=True) if value > best - TIE])


def values(sight: Sight, rng: Random, truths: int) -> list[float]:
    """What each move looks worth, over so many imagined tables."""
    tables = [sight.imagine(rng) for _ in range(truths)]
    open_table = _nothing_hidden(tables)
    priors = sight.game.priors(tables[0])
    return [
        prior + _worth(sight.game, tables, sight.seat, move, open_table)
        for move, prior in zip(sight.moves, priors, strict=True)
    ]


def _worth(game: Game, truths: list[State], seat: int, move: int, open_table: bool) -> float:
    """The mean evaluation after the move; a single look will do where neither chance nor a hand could change it."""
    total = 0.0
    for truth in truths:
        after = truth.copy()
        play(game.steps, after, move)
        value = game.evaluate(after, seat)
        if open_table and after.draws == truth.draws:
            return value
        total += value
    return total / len(truths)


def _nothing_hidden(truths: list[State]) -> bool:
    """Whether all imagined tables are the same, but for the seed of what is yet to be drawn."""
    first = truths[0].copy()
    for other in truths[1:]:
        first.seed = other.seed
        if first != other:
            return False
    return True


def glance(game: Game, s: State, width: int, haste: float, chance: Callable[[], float]) -> int:
    """The option that looks best one move ahead, among the likeliest, at a table with nothing hidden.

    In haste, each looks better than it is by up to so many points, as chance will have it.
    """
    options = s.options
    if len(options) == 1:
        return options[0]
    seat, priors = s.actor, game.priors(s)
    best, best_value = -1, -1e18
    for i in likeliest(list(range(len(options))), priors, width):
        after = s.copy()
        play(game.steps, after, options[i])
        value = priors[i] + game.evaluate(after, seat)
        if haste:
            value += haste * chance()
        if value > best_value:
            best, best_value = options[i], value
    return best


def likeliest(options: list[int], priors: list[float], count: int) -> list[int]:
    """At most so many of the options, given by their places, those with the best priors."""
    if len(options) > count:
        options.sort(key=lambda i: (-priors[i], i))
        del options[count:]
    return options
