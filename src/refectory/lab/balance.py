"""How even a game is: what it is worth to begin, how the points spread, where they come from and how games end.

The same bot sits on every seat. Seats are counted from the one that decides first, so that a drawn start counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import fmean, quantiles
from time import perf_counter
from typing import Any, NamedTuple

from refectory.bots import make_bot
from refectory.engine.data import Overlay
from refectory.engine.event import Event, Result
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.sight import Sight

from .arena import clustered, wilson
from .workers import in_any_order, workers

#: Bars of a histogram.
BARS = 12


@dataclass(frozen=True)
class Study:
    """What is measured, and with whom."""

    game: str
    players: int
    bot: str = "brother"
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    overlay: Overlay | None = None

    def check(self) -> None:
        """Refuse everything that is wrong with it before the first game."""
        load_game(self.game, self.overlay).settle(self.players, self.options)
        make_bot(self.bot, 0)


class Played(NamedTuple):
    """One finished game; `first` decided first, `sources` are points by what they were given for."""

    number: int
    first: int
    result: Result
    decisions: int
    sources: dict[str, int]

    def in_order(self) -> list[int]:
        """The seats in turn order."""
        seats = len(self.result.scores)
        return [(self.first + place) % seats for place in range(seats)]


def play(game: Game, study: Study, number: int) -> Played:
    """One game from the set-up to the end, listening to every point."""
    seed = f"{study.seed}-{number}"
    log: list[Event] = []
    s = game.begin(study.players, game.settle(study.players, study.options), seed, log)
    bots = [make_bot(study.bot, f"{seed}-{seat}") for seat in range(study.players)]
    first, decisions = s.actor, 0
    while not s.over:
        game.play(s, bots[s.actor].choose(Sight(game, s, s.actor)))
        decisions += 1
    sources: Counter[str] = Counter()
    for event in log:
        if event.kind == "score":
            sources[str(event.data["source"])] += int(str(event.data["points"]))
    return Played(number, first, game.result(s), decisions, dict(sources))


def _play_one(task: tuple[Study, int]) -> Played:
    study, number = task
    return play(load_game(study.game, study.overlay), study, number)


def _all(study: Study, games: int, jobs: int) -> Iterator[Played]:
    tasks = [(study, number) for number in range(games)]
    if jobs == 1:
        yield from map(_play_one, tasks)
        return
    with workers(min(jobs, games)) as pool:
        yield from in_any_order(pool, _play_one, tasks)


def balance(study: Study, games: int, jobs: int = 1, tick: Callable[[], None] | None = None) -> dict[str, Any]:
    """Play them all and sum them up; `tick` is called after every game."""
    study.check()
    start = perf_counter()
    played = []
    for one in _all(study, games, jobs):
        played.append(one)
        if tick:
            tick()
    played.sort(key=lambda one: one.number)
    return summary(study, played, perf_counter() - start)


# ---- figures -----------------------------------------------------------------------------------------


def summary(study: Study, played: list[Played], seconds: float) -> dict[str, Any]:
    """The figures of a study, JSON-ready."""
    best = [max(one.result.scores) for one in played]
    return {
        "game": study.game,
        "players": study.players,
        "bot": study.bot,
        "options": dict(study.options),
        "seed": study.seed,
        "games": len(played),
        "seconds": round(seconds, 3),
        "decisions": round(fmean(one.decisions for one in played), 1),
        "order": [_place(played, place) for place in range(study.players)],
        "scores": _spread([score for one in played for score in one.result.scores]),
        "winning_scores": _spread(best),
        "margins": _spread([_lead(one.result) for one in played]),
        "shared_wins": round(fmean(len(one.result.winners) > 1 for one in played), 4),
        "decided_by_tie_break": round(fmean(_tie_broken(one.result) for one in played), 4),
        "endings": _shares(Counter(one.result.rule for one in played), len(played)),
        "sources": _per_seat(played, study.players),
    }


def _place(played: list[Played], place: int) -> dict[str, Any]:
    """How the place in the turn order fares: wins, and points over the mean of the table."""
    wins, edges = 0.0, []
    for one in played:
        seat = one.in_order()[place]
        wins += (seat in one.result.winners) / len(one.result.winners)
        edges.append(one.result.scores[seat] - fmean(one.result.scores))
    low, high = wilson(wins, len(played))
    edge, ends = clustered(edges, range(len(played)))
    return {
        "place": place + 1,
        "win_share": round(wins / len(played), 4),
        "win_share_95": [round(low, 4), round(high, 4)],
        "edge": round(edge, 3),
        "edge_95": ends and [round(end, 3) for end in ends],
    }


def _lead(result: Result) -> int:
    ranked = sorted(result.scores, reverse=True)
    return ranked[0] - ranked[1]


def _tie_broken(result: Result) -> bool:
    """Whether more seats had the best score than have won."""
    return result.scores.count(max(result.scores)) > len(result.winners)


def _spread(values: list[int]) -> dict[str, Any]:
    """Mean, percentiles and a histogram with bars of equal width."""
    cuts = quantiles(values, n=100, method="inclusive") if len(values) > 1 else [float(values[0])] * 99
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BARS))
    bars = Counter((value - low) // width for value in values)
    return {
        "mean": round(fmean(values), 2),
        "min": low,
        "p10": round(cuts[9], 1),
        "median": round(cuts[49], 1),
        "p90": round(cuts[89], 1),
        "max": high,
        "histogram": [[low + bar * width, bars[bar]] for bar in range((high - low) // width + 1)],
    }


def _shares(counts: Counter[str], total: int) -> dict[str, float]:
    return {name: round(count / total, 4) for name, count in sorted(counts.items())}


def _per_seat(played: list[Played], players: int) -> dict[str, float]:
    """Mean points of a seat by what they were given for, the richest first."""
    total: Counter[str] = Counter()
    for one in played:
        total.update(one.sources)
    return {name: round(points / len(played) / players, 2) for name, points in total.most_common()}
