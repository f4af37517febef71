"""Learning to foretell how a game of two ends, by self-play.

A bot plays against itself, now and then a move by chance. At every decision the marks of the table are noted
(`Game.marks`), and when the game is over, by how much who decided has won. The weights that foretell this best, over
all decisions of all games, are found by least squares, drawn a little towards those the bot has played with: what
seldom comes up stays as it was. Every fifth game is kept aside and tells how much of it all can be foretold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from refectory.bots import make_bot
from refectory.engine.errors import BadSeats
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.sight import Sight
from refectory.engine.weights import Weights

from .train import Course, NothingToLearn, Tick
from .workers import in_any_order, workers

#: One move in so many is made by chance, so that there is something to learn about moves that nobody would make.
WHIM = 20
#: One game in so many is kept aside.
ASIDE = 5
#: The weights at hand count as much as so many decisions.
LOYALTY = 10_000


class Play(NamedTuple):
    """One game to be played, by a bot against itself."""

    course: Course
    bot: str
    number: int
    weights: Weights


class Decision(NamedTuple):
    """The marks of a table that are not 0, by their number, and by how much who decided has won in the end."""

    marks: list[tuple[int, float]]
    margin: int


# ---- games -------------------------------------------------------------------------------------------


def decisions(task: Play) -> tuple[int, list[Decision]]:
    """The number of the game, and all its decisions."""
    course, seed = task.course, f"{task.course.seed}-{task.number}"
    game = load_game(course.game, course.overlay).weighed(task.weights)
    s, rng = game.begin(2, game.settle(2, course.options), seed), Random(f"{seed}-whim")
    bots = [make_bot(task.bot, f"{seed}-{seat}") for seat in range(2)]
    seen: list[tuple[int, list[tuple[int, float]]]] = []
    while not s.over:
        seen.append((s.actor, [(i, mark) for i, mark in enumerate(game.marks(s)) if mark]))
        move = bots[s.actor].choose(Sight(game, s, s.actor))
        game.play(s, rng.choice(s.options) if rng.randrange(WHIM) == 0 else move)
    return task.number, [Decision(marks, s.scores[seat] - s.scores[1 - seat]) for seat, marks in seen]


def _all(tasks: Sequence[Play], jobs: int, tick: Tick) -> Iterator[list[Decision]]:
    """The decisions of every game, in the order of the games."""
    if jobs == 1:
        for task in tasks:
            yield decisions(task)[1]
            tick()
        return
    early: dict[int, list[Decision]] = {}
    due = 0
    with workers(min(jobs, len(tasks))) as pool:
        for number, found in in_any_order(pool, decisions, tasks):
            early[number] = found
            tick()
            while due in early:
                yield early.pop(due)
                due += 1


# ---- least squares -----------------------------------------------------------------------------------


class Sums:
    """All that least squares needs to know about any number of decisions."""

    def __init__(self, size: int) -> None:
        self.count = 0
        self.products = [[0.0] * (i + 1) for i in range(size)]  # of every two marks, the later one first
        self.shares = [0.0] * size  # of every mark and the margin
        self.margins = self.squares = 0.0

    def add(self, decision: Decision) -> None:
        marks, margin = decision
        self.count += 1
        self.margins += margin
        self.squares += margin * margin
        for place, (i, mark) in enumerate(marks):
            self.shares[i] += mark * margin
            row = self.products[i]
            for j, other in marks[: place + 1]:
                row[j] += mark * other

    def explained(self, weights: Sequence[float]) -> float:
        """The part of the variance of all margins that these weights foretell."""
        error = self.squares
        for i, weight in enumerate(weights):
            row = self.products[i]
            error += weight * (weight * row[i] - 2 * self.shares[i])
            error += 2 * weight * sum([weights[j] * row[j] for j in range(i)])
        variance = self.squares - self.margins * self.margins / max(1, self.count)
        return 1 - error / variance if variance else 0.0

    def fitted(self, weights: Sequence[float]) -> list[float]:
        """The weights that foretell best, drawn towards these."""
        rows, wanted = [row[:] for row in self.products], self.shares[:]
        for i, weight in enumerate(weights):
            pull = LOYALTY * rows[i][i] / max(1, self.count) or 1.0
            rows[i][i] += pull
            wanted[i] += pull * weight
        return solved(rows, wanted)


def solved(rows: list[list[float]], wanted: list[float]) -> list[float]:
    """The solution of symmetric equations, given by the rows up to their diagonal (Cholesky)."""
    roots: list[list[float]] = []
    for i, row in enumerate(rows):
        root: list[float] = []
        for j, other in enumerate(roots):
            root.append((row[j] - sum(map(_times, root, other))) / other[j])
        root.append(sqrt(row[i] - sum([part * part for part in root])))
        roots.append(root)
    found: list[float] = []
    for root, value in zip(roots, wanted, strict=True):
        found.append((value - sum(map(_times, found, root))) / root[-1])
    for i in reversed(range(len(found))):
        below = sum([roots[j][i] * found[j] for j in range(i + 1, len(found))])
        found[i] = (found[i] - below) / roots[i][i]
    return found


def _times(a: float, b: float) -> float:
    return a * b


# ---- rounds ------------------------------------------------------------------------------------------


def foretell(
    course: Course, bot: str, games: int, rounds: int = 1, jobs: int = 1, tick: Tick = lambda: None
) -> dict[str, Any]:
    """Learn for some rounds, each from games with the weights so far. JSON-ready but for `weights`."""
    first = weights = check(course, bot)
    learned = _learned(load_game(course.game, course.overlay), weights)
    steps = []
    for turn in range(rounds):
        here = replace(course, seed=f"{course.seed}-{turn}")
        tasks = [Play(here, bot, number, weights) for number in range(games)]
        sums, aside = _counted(tasks, len(learned), jobs, tick)
        numbers = weights.numbers()
        before = [numbers[i] for i in learned]
        after = sums.fitted(before)
        for i, number in zip(learned, after, strict=True):
            numbers[i] = number
        weights = weights.changed(numbers, "")
        parts = {"before": aside.explained(before), "after": aside.explained(after)}
        steps.append({"decisions": sums.count, **{name: round(part, 4) for name, part in parts.items()}})
    names, old, new = first.names(), first.numbers(), weights.numbers()
    return {
        "game": course.game,
        "players": [2],
        "seed": course.seed,
        "bot": bot,
        "games": games,
        "rounds": steps,
        "changes": {names[i]: [round(old[i], 4), round(new[i], 4)] for i in learned},
        "weights": weights,
    }


def _learned(game: Game, weights: Weights) -> list[int]:
    """Where the weights of all marks stand, in the order of the marks; a file may have them in another one."""
    assert game.weights is not None
    names = weights.names()
    return [names.index(name) for name in game.weights.names() if name.startswith(game.foretold)]


def _counted(tasks: Sequence[Play], size: int, jobs: int, tick: Tick) -> tuple[Sums, Sums]:
    """All decisions, and those of the games that are kept aside."""
    sums, aside = Sums(size), Sums(size)
    for number, found in enumerate(_all(tasks, jobs, tick)):
        for decision in found:
            (sums if number % ASIDE else aside).add(decision)
    return sums, aside


def check(course: Course, bot: str) -> Weights:
    """The weights to start from; everything that is wrong is refused before the first game."""
    weights = course.check()
    if course.players != (2,):
        raise BadSeats("Only games of two are foretold, so --players must be 2.")
    if not load_game(course.game, course.overlay).foretold:
        raise NothingToLearn(f"'{course.game}' has no weights that foretell how a game ends.")
    make_bot(bot, 0)
    return weights
