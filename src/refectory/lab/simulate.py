"""Many games of bots against bots, and what became of them.

Game number i depends on the seed and i only, so that one worker or eight give the same games.
"""

from __future__ import annotations

import re
import signal
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from random import Random
from threading import current_thread, main_thread
from time import perf_counter
from typing import Any, NamedTuple

from refectory.bots import BOTS, make_bot
from refectory.engine.data import Overlay
from refectory.engine.errors import BadSeats, UnknownName
from refectory.engine.event import Result
from refectory.engine.game import Game
from refectory.engine.record import Record, plain_result
from refectory.engine.registry import load_game
from refectory.engine.sight import Sight
from refectory.engine.state import State

#: Games that a worker plays before it reports.
BATCH = 8


@dataclass(frozen=True)
class Setup:
    """What all games of a simulation have in common."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    overlay: Overlay | None = None
    out: Path | None = None

    def check(self) -> None:
        """Refuse everything that is wrong with it before the first game."""
        load_game(self.game, self.overlay).settle(self.players, self.options)
        for name in self.bots:
            if name not in BOTS:
                raise UnknownName("bot", name, BOTS)
        if not 1 <= len(self.bots) <= self.players:
            raise BadSeats(f"{self.players} seats can't be taken by {len(self.bots)} bots.")

    def line_up(self, number: int) -> tuple[str, ...]:
        """The bots by seat; everybody moves on by one seat from game to game."""
        return tuple(self.bots[(seat + number) % self.players % len(self.bots)] for seat in range(self.players))

    def file(self, number: int) -> str:
        return record_name(self.game, self.players, self.seed, number)


def record_name(game: str, players: int, seed: str, number: int) -> str:
    """The name of a game's file; a seed may be anything, a name may not."""
    tame = re.sub(r"[^-.\w]", "_", seed)
    return f"{game}-{players}-{tame}-{number}.json"


class Outcome(NamedTuple):
    """One finished game."""

    number: int
    result: Result
    decisions: int
    offered: int  # options, over all decisions
    most_options: int


def play_game(game: Game, setup: Setup, number: int) -> Outcome:
    """One game from set-up to result, written down if the simulation keeps records."""
    seed = f"{setup.seed}-{number}"
    settled = game.settle(setup.players, setup.options)
    s = game.begin(setup.players, settled, seed)
    kinds = setup.line_up(number)
    choose = _chooser(game, kinds, seed)
    moves: list[int] = []
    offered = most = 0
    while count := len(s.options):
        move = choose(s)
        game.play(s, move)
        moves.append(move)
        offered += count
        most = max(most, count)
    result = game.result(s)
    if setup.out:
        names = [f"{kind} {seat + 1}" for seat, kind in enumerate(kinds)]
        words = [game.vocabulary.word(move) for move in moves]
        record = Record(game.id, names, list(kinds), settled, seed, words, plain_result(result), game.overlay)
        record.save(setup.out / setup.file(number))
    return Outcome(number, result, len(moves), offered, most)


def _chooser(game: Game, kinds: Sequence[str], seed: str) -> Callable[[State], int]:
    """Asks the seat that decides. Where all play at random, nobody needs to look at anything."""
    if set(kinds) == {"random"}:
        random = Random(seed).random
        return lambda s: s.options[int(random() * len(s.options))]
    bots = [make_bot(kind, f"{seed}-{seat}") for seat, kind in enumerate(kinds)]
    return lambda s: bots[s.actor].choose(Sight(game, s, s.actor))


def _batch(task: tuple[Setup, range]) -> list[Outcome]:
    setup, numbers = task
    game = load_game(setup.game, setup.overlay)
    return [play_game(game, setup, number) for number in numbers]


@contextmanager
def workers(count: int) -> Iterator[Pool]:
    """Processes that leave an interrupt to the one that started them, from their first moment on.

    They are fresh, not copies of this one: a copy of a process with threads can hang.
    """
    in_charge = current_thread() is main_thread()
    if in_charge:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pool = get_context("spawn").Pool(count)
    finally:
        if in_charge:
            signal.signal(signal.SIGINT, before)
    with pool:
        yield pool


def outcomes(setup: Setup, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """All games, one after the other or in several processes; in any order."""
    if jobs == 1:
        game = load_game(setup.game, setup.overlay)
        for number in range(games):
            yield play_game(game, setup, number)
        return
    tasks = [(setup, range(first, min(first + BATCH, games))) for first in range(0, games, BATCH)]
    with workers(min(jobs, len(tasks))) as pool:
        for batch in pool.imap_unordered(_batch, tasks):
            yield from batch


def simulate(setup: Setup, games: int, jobs: int = 1, tick: Callable[[], None] | None = None) -> dict[str, Any]:
    """Play them all and sum them up; `tick` is called after every game."""
    setup.check()
    start = perf_counter()
    played = []
    for outcome in outcomes(setup, games, jobs):
        played.append(outcome)
        if tick:
            tick()
    return summary(setup, sorted(played), perf_counter() - start)


def summary(setup: Setup, played: list[Outcome], seconds: float) -> dict[str, Any]:
    """The figures of a simulation, JSON-ready."""
    decisions = [outcome.decisions for outcome in played]
    wins, points = _by_seat(setup, played)
    wins_by_bot, points_by_bot = _by_bot(setup, played)
    return {
        "game": setup.game,
        "players": setup.players,
        "bots": list(setup.bots),
        "seed": setup.seed,
        "games": len(played),
        "decisions": sum(decisions),
        "seconds": round(seconds, 3),
        "decisions_per_second": round(sum(decisions) / seconds, 1),
        "mean_scores": points,
        "wins": wins,
        "mean_scores_by_bot": points_by_bot,
        "wins_by_bot": wins_by_bot,
        "mean_options": round(sum(outcome.offered for outcome in played) / sum(decisions), 3),
        "max_options": max(outcome.most_options for outcome in played),
        "plies_per_game": {
            "mean": round(sum(decisions) / len(played), 2), "min": min(decisions), "max": max(decisions),
        },
    }  # fmt: skip


def _shares(result: Result) -> list[float]:
    """One win per game; winners who tie share it."""
    return [(seat in result.winners) / (len(result.winners) or 1) for seat in range(len(result.scores))]


def _by_seat(setup: Setup, played: list[Outcome]) -> tuple[list[float], list[float]]:
    seats = range(setup.players)
    wins = [round(sum(_shares(outcome.result)[seat] for outcome in played), 4) for seat in seats]
    points = [round(sum(outcome.result.scores[seat] for outcome in played) / len(played), 3) for seat in seats]
    return wins, points


def _by_bot(setup: Setup, played: list[Outcome]) -> tuple[dict[str, float], dict[str, float]]:
    wins: dict[str, float] = defaultdict(float)
    points: dict[str, list[int]] = defaultdict(list)
    for outcome in played:
        shares = _shares(outcome.result)
        for seat, name in enumerate(setup.line_up(outcome.number)):
            wins[name] += shares[seat]
            points[name].append(outcome.result.scores[seat])
    return (
        {name: round(won, 4) for name, won in wins.items()},
        {name: round(sum(scores) / len(scores), 3) for name, scores in points.items()},
    )
