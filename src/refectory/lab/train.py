"""Learning what to weigh, by self-play.

In every game each seat plays greedily with weights of its own: those at hand, each of them pushed up or down by a
part of itself, as a coin falls. Over thousands of games, the points that a seat makes more than the others when a
weight was pushed up, less those when it was pushed down, tell which way that weight should go. All weights are asked
at once, and whatever else differs between two games is luck that evens out (Spall, 1992).

Then steps of several lengths in that direction are tried: one seat plays with the new weights among others with the
old. The best of them is taken if it clearly wins, and the next round starts from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import Any, NamedTuple

from refectory.bots.greedy import GreedyBot
from refectory.engine.data import Overlay
from refectory.engine.errors import RefectoryError
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.sight import Sight
from refectory.engine.weights import Weights

from .workers import in_any_order, workers

#: A push, as a part of the weight, or of SMALL if it is smaller than that.
PUSH = 0.2
SMALL = 0.5
#: Lengths of a step that are tried: how many pushes the weight that matters most is moved.
STEPS = (0.5, 1.0, 2.0)
#: A step is taken if it wins by more standard errors than this; the best of three would seldom do so by luck.
CLEAR = 2.4
#: In one step, no weight becomes less than this part of what it was, nor more than its inverse.
LEAST = 0.5


Tick = Callable[[], None]


class NothingToLearn(RefectoryError):
    """The game has no weights."""


@dataclass(frozen=True)
class Course:
    """What is learned, and from which games."""

    game: str
    players: tuple[int, ...]
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    weights: Weights | None = None  # where to start; None is what the room has
    overlay: Overlay | None = None

    def check(self) -> Weights:
        """The weights to start from; everything that is wrong is refused before the first game."""
        game = load_game(self.game, self.overlay)
        for seats in self.players:
            game.settle(seats, self.options)
        if game.weights is None:
            raise NothingToLearn(f"'{self.game}' has no weights to be trained.")
        if self.weights:
            game.weights.fit(self.weights)
        return self.weights or game.weights


class Lesson(NamedTuple):
    """One game to be played: how everybody weighs."""

    course: Course
    number: int
    weights: tuple[Weights, ...]  # by seat


# ---- games -------------------------------------------------------------------------------------------

#: One sense for every seat, made once in each process.
_senses: dict[tuple[type[Game], str], list[Game]] = {}


def edges(lesson: Lesson) -> tuple[int, list[float]]:
    """The number of the game, and by how much every seat ends above the mean of the others."""
    course, seats = lesson.course, len(lesson.weights)
    printed = load_game(course.game, course.overlay)
    senses = _senses.setdefault((type(printed), repr(course.overlay)), [])
    while len(senses) < seats:
        senses.append(printed.weighed(lesson.weights[0]))
    for sense, weights in zip(senses, lesson.weights, strict=False):
        sense.weigh(weights)
    game = senses[0]
    s = game.begin(seats, game.settle(seats, course.options), f"{course.seed}-{lesson.number}")
    bots = [GreedyBot(f"{course.seed}-{lesson.number}-{seat}") for seat in range(seats)]
    while not s.over:
        game.play(s, bots[s.actor].choose(Sight(senses[s.actor], s, s.actor)))
    total = sum(s.scores)
    return lesson.number, [points - (total - points) / (seats - 1) for points in s.scores]


def _all(lessons: Sequence[Lesson], jobs: int, tick: Tick) -> Iterator[list[float]]:
    """What comes of every lesson, in their order."""
    found = {}
    if jobs == 1:
        for lesson in lessons:
            found[lesson.number] = edges(lesson)[1]
            tick()
    else:
        with workers(min(jobs, len(lessons))) as pool:
            for number, edge in in_any_order(pool, edges, lessons):
                found[number] = edge
                tick()
    return (found[lesson.number] for lesson in lessons)


# ---- a round -----------------------------------------------------------------------------------------


def train(course: Course, games: int, rounds: int = 1, jobs: int = 1, tick: Tick = lambda: None) -> dict[str, Any]:
    """Learn for some rounds. JSON-ready but for `weights`; `tick` is called after every game (see `length`)."""
    first = weights = course.check()
    steps = []
    for turn in range(rounds):
        here = replace(course, seed=f"{course.seed}-{turn}")
        direction = _direction(here, weights, games, jobs, tick)
        reached = [moved(weights, direction, pushes) for pushes in STEPS]
        tried = [_trial(here, weights, new, games // len(STEPS), jobs, tick) for new in reached]
        best = max(range(len(STEPS)), key=lambda step: tried[step]["edge"])
        taken = tried[best]["edge"] > CLEAR * tried[best]["error"]
        steps.append({"tried": dict(zip(STEPS, tried, strict=True)), "taken": STEPS[best] if taken else 0.0})
        weights = reached[best] if taken else weights
    changes = zip(first.names(), first.numbers(), weights.numbers(), strict=True)
    return {
        "game": course.game,
        "players": list(course.players),
        "seed": course.seed,
        "games": games,
        "rounds": steps,
        "changes": {name: [round(old, 4), round(new, 4)] for name, old, new in changes},
        "weights": weights,
    }


def length(games: int, rounds: int) -> int:
    """How many games a course has: in each round those to learn from, and as many to try what was learned."""
    return rounds * (games + len(STEPS) * (games // len(STEPS)))


def _direction(course: Course, weights: Weights, games: int, jobs: int, tick: Tick) -> list[float]:
    """Which way every weight should go: between -1 and 1, and 1 or -1 for the one that matters most."""
    rng, foretold = Random(f"{course.seed}-push"), load_game(course.game, course.overlay).foretold
    pushed = [not foretold or not name.startswith(foretold) for name in weights.names()]  # the others: `foretell`
    lessons, coins = [], []
    for number in range(games):
        seats = course.players[number % len(course.players)]
        fallen = [[rng.choice((-1, 1)) if push else 0 for push in pushed] for _ in range(seats)]
        lessons.append(Lesson(course, number, tuple([moved(weights, signs, 1.0) for signs in fallen])))
        coins.append(fallen)
    told: list[tuple[list[int], float]] = []
    for fallen, found in zip(coins, _all(lessons, jobs, tick), strict=True):
        told += zip(fallen, found, strict=True)
    return pointed(told)


def pointed(told: Sequence[tuple[Sequence[int], float]]) -> list[float]:
    """The mean gain by each push, less what luck alone would explain, as parts of the greatest."""
    error = pvariance([edge for _, edge in told]) / len(told)
    gains = [fmean([signs[i] * edge for signs, edge in told]) for i in range(len(told[0][0]))]
    kept = [gain * max(0.0, 1 - error / (gain * gain)) if gain else 0.0 for gain in gains]
    return [gain / (max(map(abs, kept)) or 1.0) for gain in kept]


def moved(weights: Weights, direction: Sequence[float], pushes: float) -> Weights:
    """The weights, each moved by so many pushes in its direction; none loses its sign, or its size by much."""
    numbers = []
    for number, part in zip(weights.numbers(), direction, strict=True):
        change = part * pushes * PUSH * max(abs(number), SMALL)
        least, most = sorted((number * LEAST, number / LEAST))
        numbers.append(min(most, max(least, number + change)) if number else change)
    return weights.changed(numbers, "")


def _trial(course: Course, weights: Weights, new: Weights, games: int, jobs: int, tick: Tick) -> dict[str, float]:
    """How a step does: one seat with the new weights, the others with the old."""
    here = replace(course, seed=f"{course.seed}-try")
    lessons = []
    for number in range(games):
        seats = course.players[number % len(course.players)]
        seat = number // len(course.players) % seats
        lessons.append(Lesson(here, number, tuple([new if other == seat else weights for other in range(seats)])))
    won = [found[lesson.weights.index(new)] for lesson, found in zip(lessons, _all(lessons, jobs, tick), strict=True)]
    return {"edge": round(fmean(won), 4), "error": round(sqrt(pvariance(won) / len(won)), 4)}
