"""Bots against bots on equal terms: the same deal is played once with every bot on every seat.

Game number i depends on the seed and i only, so that one process or eight give the same games (bots that think
against the clock excepted). Wins are counted by bot, not by seat: a bot that sits on two seats wins if either does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, fmean, stdev
from time import perf_counter
from typing import Any, NamedTuple

from refectory.bots import make_bot
from refectory.engine.data import Overlay
from refectory.engine.errors import BadSeats
from refectory.engine.event import Result
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.sight import Sight

from .cluster import spread
from .ratings import load_model, rate
from .workers import in_any_order, workers

#: Two-sided 95 %.
Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Contest:
    """Who plays what against whom."""

    game: str
    bots: tuple[str, ...]  # by seat, in the first game of a deal
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    overlay: Overlay | None = None

    @property
    def players(self) -> int:
        return len(self.bots)

    def check(self) -> None:
        """Refuse everything that is wrong with it before the first game."""
        load_game(self.game, self.overlay).settle(self.players, self.options)
        for name in self.bots:
            make_bot(name, 0)

    def line_ups(self) -> list[tuple[str, ...]]:
        """Everybody moves on by one seat, until the first line-up would come again."""
        turned = [self.bots[turn:] + self.bots[:turn] for turn in range(self.players)]
        return list(dict.fromkeys(turned))


def seated(bots: Sequence[str], players: int | None) -> tuple[str, ...]:
    """The bots by seat; the last of them also takes the seats that are left."""
    wanted = players or max(2, len(bots))
    if len(bots) > wanted:
        raise BadSeats(f"{wanted} seats can't be taken by {len(bots)} bots.")
    return tuple(bots) + (bots[-1],) * (wanted - len(bots))


class Bout(NamedTuple):
    """One finished game: the deal, who sat where, how it ended; by seat, the decisions and the time they took."""

    deal: int
    line_up: tuple[str, ...]
    result: Result
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]


def play(game: Game, contest: Contest, number: int) -> Bout:
    """Game number i: all line-ups of the first deal, then all of the second, and so on."""
    line_ups = contest.line_ups()
    deal, turn = divmod(number, len(line_ups))
    seed = f"{contest.seed}-{deal}"
    s = game.begin(contest.players, game.settle(contest.players, contest.options), seed)
    bots = [make_bot(name, f"{seed}-{turn}-{seat}") for seat, name in enumerate(line_ups[turn])]
    decisions, seconds, slowest = [0] * contest.players, [0.0] * contest.players, [0.0] * contest.players
    while not s.over:
        seat, start = s.actor, perf_counter()
        move = bots[seat].choose(Sight(game, s, seat))
        taken = perf_counter() - start
        decisions[seat] += 1
        seconds[seat] += taken
        slowest[seat] = max(slowest[seat], taken)
        game.play(s, move)
    return Bout(deal, line_ups[turn], game.result(s), tuple(decisions), tuple(seconds), tuple(slowest))


def _play_one(task: tuple[Contest, int]) -> Bout:
    contest, number = task
    return play(load_game(contest.game, contest.overlay), contest, number)


def bouts(contest: Contest, games: int, jobs: int = 1, cluster: str = "") -> Iterator[Bout]:
    """All games, one after the other, in several processes or on a Ray cluster; in any order."""
    tasks = [(contest, number) for number in range(games)]
    if cluster:
        yield from spread(_play_one, tasks, cluster)
        return
    if jobs == 1:
        yield from map(_play_one, tasks)
        return
    with workers(min(jobs, games)) as pool:
        yield from in_any_order(pool, _play_one, tasks)


def arena(
    contest: Contest,
    games: int,
    jobs: int = 1,
    tick: Callable[[], None] | None = None,
    ratings: bool = False,
    cluster: str = "",
) -> dict[str, Any]:
    """Play whole deals, at least so many games, and sum them up; `tick` is called after every game."""
    contest.check()
    model = load_model() if ratings else None
    start = perf_counter()
    played = []
    for bout in bouts(contest, whole_deals(contest, games), jobs, cluster):
        played.append(bout)
        if tick:
            tick()
    played.sort()
    found = summary(contest, played, perf_counter() - start)
    if model:
        rated = rate([(bout.line_up, bout.result.places) for bout in played], model)
        for row in found["table"]:
            row["rating"] = {name: round(value, 2) for name, value in rated[row["bot"]]._asdict().items()}
    return found


def whole_deals(contest: Contest, games: int) -> int:
    """So many games, rounded up to whole deals."""
    turns = len(contest.line_ups())
    return -(-games // turns) * turns


# ---- figures -----------------------------------------------------------------------------------------


def summary(contest: Contest, played: list[Bout], seconds: float) -> dict[str, Any]:
    """The figures of a contest, JSON-ready; one row per bot."""
    names = list(dict.fromkeys(contest.bots))
    return {
        "game": contest.game,
        "players": contest.players,
        "bots": list(contest.bots),
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": len(played),
        "deals": len({bout.deal for bout in played}),
        "decisions": sum(sum(bout.decisions) for bout in played),
        "seconds": round(seconds, 3),
        "table": [_row(contest, played, name) for name in names],
    }


def _row(contest: Contest, played: list[Bout], name: str) -> dict[str, Any]:
    wins = [_won(bout, name) for bout in played]
    low, high = wilson(sum(wins), len(wins))
    margin, ends = clustered([_margin(bout, name) for bout in played], [bout.deal for bout in played])
    decisions = sum(bout.decisions[seat] for bout in played for seat in _seats(bout, name))
    seconds = sum(bout.seconds[seat] for bout in played for seat in _seats(bout, name))
    return {
        "bot": name,
        "seats": contest.bots.count(name),
        "fair_share": round(contest.bots.count(name) / contest.players, 4),
        "wins": round(sum(wins), 3),
        "win_share": round(fmean(wins), 4),
        "win_share_95": [round(low, 4), round(high, 4)],
        "mean_points": round(fmean(p for bout in played for p in _points(bout, name)), 3),
        "mean_margin": round(margin, 3),
        "mean_margin_95": ends and [round(end, 3) for end in ends],
        "mean_seconds": round(seconds / max(1, decisions), 4),
        "slowest_seconds": round(max(bout.slowest[seat] for bout in played for seat in _seats(bout, name)), 4),
    }


def _seats(bout: Bout, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(bout.line_up) if bot == name]


def _won(bout: Bout, name: str) -> float:
    """One win per game; winners who tie share it."""
    return sum(seat in bout.result.winners for seat in _seats(bout, name)) / len(bout.result.winners)


def _points(bout: Bout, name: str) -> list[int]:
    return [bout.result.scores[seat] for seat in _seats(bout, name)]


def _margin(bout: Bout, name: str) -> float:
    """Points over the best seat at the table that is not one's own, in the mean of the bot's seats."""
    scores = bout.result.scores
    return fmean(scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in _seats(bout, name))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval)."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def clustered(values: Sequence[float], clusters: Sequence[int]) -> tuple[float, tuple[float, float] | None]:
    """A mean and its 95 % interval, where values of one deal are not independent; a single deal has no interval."""
    found: dict[int, list[float]] = {}
    for value, cluster in zip(values, clusters, strict=True):
        found.setdefault(cluster, []).append(value)
    means = [fmean(group) for group in found.values()]
    mean = fmean(means)
    if len(means) < 2:
        return mean, None
    half = student(len(means) - 1) * stdev(means) / sqrt(len(means))
    return mean, (mean - half, mean + half)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t (Cornish-Fisher; exact where the series is poor)."""
    if freedom <= 4:
        return (12.706, 4.303, 3.182, 2.776)[freedom - 1]
    z, n = Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
