"""Learning what to weigh, by self-play on pairs of moves under equal luck.

At some moments of a game between greedy players two of the options are played on the same imagined truths, and from
there everybody plays on greedily to the end. The sense has said by how much one option is better than the other; the
games tell by how much it was. The weights are moved so that over thousands of pairs the sense says what the games
tell: one step of Gauss and Newton, with slopes found by a small change of each weight.

Single games are mostly luck, so the step is held back: before any game is seen, each weight is believed to be right
within a part of itself (`BELIEF`), and it takes evidence to move it further (a ridge, in the words of Bayes).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from refectory.bots.greedy import glance
from refectory.engine.data import Overlay
from refectory.engine.errors import RefectoryError
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.state import State
from refectory.engine.weights import Weights

from .simulate import workers

#: A weight is believed to be right within this part of itself, or of SMALL if it is smaller than that.
BELIEF = 0.3
SMALL = 0.5
#: No weight becomes less than this part of what it was, nor more than its inverse.
LEAST = 0.25
#: The change of a weight, up and down, by which its slope is found, as a part of itself or of SMALL.
NUDGE = 0.1
#: A sense that cuts off fractions has cliffs; no slope counts as steeper than so many points for what is believed.
STEEPEST = 5.0
#: Decisions of a game at which a pair is tried, and at which a player does something odd, so that games differ.
TRIED = 0.1
ODD = 0.1
#: The best option is compared with one of the next so many: what must be told apart is what looks much alike.
RIVALS = 5
#: Truths on which a pair is played to the end, and the options that a player looks at.
TRUTHS = 2
WIDTH = 8
#: Every so manieth game is kept apart, to see whether what was learned holds for games not learned from.
APART = 5


class NothingToLearn(RefectoryError):
    """The game has no weights, or the games gave no pair."""


@dataclass(frozen=True)
class Course:
    """What is learned, and from which games."""

    game: str
    players: tuple[int, ...]
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    weights: Weights | None = None  # where to start; None is what the room has
    overlay: Overlay | None = None

    def load(self) -> Game:
        game = load_game(self.game, self.overlay)
        return game.weighed(self.weights) if self.weights else game

    def check(self) -> Weights:
        """The weights to start from; everything that is wrong is refused before the first game."""
        game = self.load()
        for seats in self.players:
            game.settle(seats, self.options)
        if game.weights is None:
            raise NothingToLearn(f"'{self.game}' has no weights to be trained.")
        return game.weights


class Pair(NamedTuple):
    """By how much the first of two options is better, as the sense said and as it was; and the sense's slopes."""

    said: float
    was: float
    slopes: list[float]


#: A game with one of its weights a little greater, one with it a little less, and the difference.
Nudged = tuple[Game, Game, float]


# ---- games -------------------------------------------------------------------------------------------


def pairs(game: Game, nudged: list[Nudged], course: Course, number: int) -> list[Pair]:
    """The pairs of game number i, which depends on the seed and i only."""
    rng = Random(f"{course.seed}-{number}")
    seats = course.players[number % len(course.players)]
    s = game.begin(seats, game.settle(seats, course.options), f"{course.seed}-{number}")
    found = []
    while not s.over:
        best, *others = _looked_at(game, s)
        if others and rng.random() < TRIED:
            found.append(_pair(game, nudged, s, (best, rng.choice(others[:RIVALS])), rng))
        game.play(s, rng.choice(s.options) if rng.random() < ODD else best)
    return found


def _looked_at(game: Game, s: State) -> list[int]:
    """The options, those that look best one move ahead in front."""
    looks = []
    for move, prior in zip(s.options, game.priors(s), strict=True):
        after = s.copy()
        game.play(after, move)
        looks.append((prior + game.evaluate(after, s.actor), move))
    return [move for _, move in sorted(looks, reverse=True)]


def _nudged(game: Game) -> list[Nudged]:
    """The game with each of its weights changed a little."""
    weights = game.weights
    assert weights is not None
    numbers = weights.numbers()
    found = []
    for i, number in enumerate(numbers):
        by = NUDGE * max(abs(number), SMALL)
        more, less = ([*numbers[:i], changed, *numbers[i + 1 :]] for changed in (number + by, number - by))
        found.append((game.weighed(weights.changed(more, "")), game.weighed(weights.changed(less, "")), 2 * by))
    return found


def _pair(game: Game, nudged: list[Nudged], s: State, moves: tuple[int, int], rng: Random) -> Pair:
    """Both options on the same truths: what is thought right after them, and how the games end."""
    seat, said, was = s.actor, 0.0, 0.0
    slopes = [0.0] * len(nudged)
    for _ in range(TRUTHS):
        truth = game.imagine(s, seat, rng)
        for move, sign in zip(moves, (1 / TRUTHS, -1 / TRUTHS), strict=True):
            after = truth.copy()
            game.play(after, move)
            said += sign * game.evaluate(after, seat)
            if not after.over:
                for i, (more, less, by) in enumerate(nudged):
                    slopes[i] += sign * (more.evaluate(after, seat) - less.evaluate(after, seat)) / by
            while not after.over:
                game.play(after, glance(game, after, WIDTH))
            was += sign * game.evaluate(after, seat)
    return Pair(said, was, slopes)


_loaded: dict[str, tuple[Game, list[Nudged]]] = {}  # made once in each process


def _play_one(task: tuple[Course, int]) -> tuple[int, list[Pair]]:
    course, number = task
    key = repr((course.game, course.overlay, course.weights and course.weights.numbers()))
    if key not in _loaded:
        game = course.load()
        _loaded[key] = game, _nudged(game)
    return number, pairs(*_loaded[key], course, number)


def _all(course: Course, games: int, jobs: int) -> Iterator[tuple[int, list[Pair]]]:
    tasks = [(course, number) for number in range(games)]
    if jobs == 1:
        yield from map(_play_one, tasks)
        return
    with workers(min(jobs, games)) as pool:
        yield from pool.imap_unordered(_play_one, tasks)


# ---- what they tell ----------------------------------------------------------------------------------


def train(course: Course, games: int, jobs: int = 1, tick: Callable[[], None] | None = None) -> dict[str, Any]:
    """Play the games and learn from them. JSON-ready but for `weights`; `tick` is called after every game."""
    start = course.check()
    played = []
    for one in _all(course, games, jobs):
        played.append(one)
        if tick:
            tick()
    played.sort()
    seen = [pair for number, found in played if number % APART or games < APART for pair in found]
    apart = [pair for number, found in played if number % APART == 0 and games >= APART for pair in found]
    if not seen:
        raise NothingToLearn("These games gave no pair of moves to learn from; play more of them.")
    step = learned(seen, start.numbers())
    numbers = [number + change for number, change in zip(start.numbers(), step, strict=True)]
    return {
        "game": course.game,
        "players": list(course.players),
        "seed": course.seed,
        "games": games,
        "pairs": len(seen) + len(apart),
        "before": _fit(apart or seen, [0.0] * len(step)),
        "after": _fit(apart or seen, step),
        "changes": {
            name: [round(old, 4), round(new, 4)]
            for name, old, new in zip(start.names(), start.numbers(), numbers, strict=True)
        },
        "weights": start.changed(numbers, ""),
    }


def learned(seen: Sequence[Pair], numbers: Sequence[float]) -> list[float]:
    """The change of every weight that the pairs speak for."""
    size = len(numbers)
    beliefs = [BELIEF * max(abs(number), SMALL) for number in numbers]
    noise = sum((pair.was - pair.said) ** 2 for pair in seen) / len(seen) or 1.0
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for pair in seen:
        scaled = [
            min(STEEPEST, max(-STEEPEST, slope * belief)) for slope, belief in zip(pair.slopes, beliefs, strict=True)
        ]
        for i, slope in enumerate(scaled):
            if slope:
                right[i] += slope * (pair.was - pair.said) / noise
                row = matrix[i]
                for j in range(size):
                    row[j] += slope * scaled[j] / noise
    for i in range(size):
        matrix[i][i] += 1.0
    step = [change * belief for change, belief in zip(solved(matrix, right), beliefs, strict=True)]
    return [_bounded(number, change) for number, change in zip(numbers, step, strict=True)]


def _bounded(number: float, change: float) -> float:
    """A weight that counts for something never changes its sign, nor its size out of all proportion."""
    if number == 0.0:
        return change
    return number * (min(1 / LEAST, max(LEAST, 1 + change / number)) - 1)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric, positive definite system (Cholesky's way)."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = matrix[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = sqrt(rest) if i == j else rest / lower[j][j]
    down: list[float] = []
    for i in range(size):
        down.append((right[i] - sum(lower[i][k] * down[k] for k in range(i))) / lower[i][i])
    up = [0.0] * size
    for i in reversed(range(size)):
        up[i] = (down[i] - sum(lower[k][i] * up[k] for k in range(i + 1, size))) / lower[i][i]
    return up


def _fit(told: Sequence[Pair], step: Sequence[float]) -> dict[str, float]:
    """How well the sense with this change foretells the pairs: mean error, and how often it has the better one."""
    said = [pair.said + sum(a * b for a, b in zip(pair.slopes, step, strict=True)) for pair in told]
    errors = [value - pair.was for value, pair in zip(said, told, strict=True)]
    decided = [(value, pair.was) for value, pair in zip(said, told, strict=True) if pair.was and value]
    right = sum((value > 0) == (was > 0) for value, was in decided)
    return {
        "error": round(sqrt(sum(error * error for error in errors) / len(errors)), 4),
        "right": round(right / max(1, len(decided)), 4),
    }
