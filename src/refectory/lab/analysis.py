"""Hints and reviews: what the search thinks of every move, in winning chances and in points.

A hint sees what the seat sees, no more. A review looks at a finished game through the eyes of whoever decided, so
that nobody is blamed for what could not be known.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from refectory.bots import THINKERS
from refectory.bots.search import Node, Search, Settings, ranking, winning_chances
from refectory.engine.event import SPECTATOR, Text
from refectory.engine.game import Game
from refectory.engine.record import Record
from refectory.engine.sight import Sight
from refectory.engine.state import State

#: The move that was played gets at least this part of the attention that the best one got, to be judged fairly.
HEARING = 0.5
#: How many costly decisions a review names for each seat.
COSTLIEST = 3
#: How many decisions before and after one are averaged with it for the graph of chances.
NEIGHBOURS = 2


class Hint(NamedTuple):
    """One move and what to expect after it."""

    move: int
    word: str
    label: Text
    chance: float  # to win, from 0 to 1
    points: float  # at the end
    margin: float  # points over the best other seat
    attention: float  # the part of the thinking it got

    def plain(self) -> dict[str, Any]:
        """JSON-ready."""
        figures = {name: round(getattr(self, name), 4) for name in ("chance", "points", "margin", "attention")}
        return {"move": self.word, **figures}


def hints(sight: Sight, seconds: float = 1.0, simulations: int = 0, seed: int | str = 0) -> list[Hint]:
    """All moves with what to expect of them; what the search would play is the first."""
    return _ranked(sight, Search(seed, *_settings(seconds, simulations)).think(sight))


def _settings(seconds: float, simulations: int) -> list[Settings]:
    """The abbot's ways to think, with another budget."""
    budget = 0.0 if simulations else seconds
    return [replace(settings, seconds=budget, turn=0.0, simulations=simulations) for settings in THINKERS["abbot"][1]]


def _ranked(sight: Sight, root: Node) -> list[Hint]:
    table = sight.imagine(Random(0))
    seats, seat = table.seats, sight.seat
    total = max(1, sum(child.visits for child in root.children.values()))
    found = []
    for move in ranking(root, sight.moves, seat):
        node = root.children[move]
        means = node.means()
        points = means[seats:]
        margin = points[seat] - max(points[:seat] + points[seat + 1 :])
        word, label = sight.game.vocabulary.word(move), sight.game.label(table, move)
        found.append(Hint(move, word, label, means[seat], points[seat], margin, node.visits / total))
    return found


# ---- looking back ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Decision:
    """What was played, what would have been better, and what the difference cost."""

    ply: int
    seat: int
    played: Hint
    better: Hint

    @property
    def points_lost(self) -> float:
        return max(0.0, self.better.margin - self.played.margin)

    @property
    def chance_lost(self) -> float:
        return max(0.0, self.better.chance - self.played.chance)

    def plain(self) -> dict[str, Any]:
        """JSON-ready; seats count from 1."""
        return {
            "ply": self.ply, "seat": self.seat + 1, "played": self.played.plain(), "better": self.better.plain(),
            "points_lost": round(self.points_lost, 3), "chance_lost": round(self.chance_lost, 4),
        }  # fmt: skip


@dataclass(frozen=True)
class Review:
    """The winning chances of all seats before every ply and at the end, and the decisions that cost most."""

    chances: list[list[float]]  # all but the end steadied
    costliest: list[list[Decision]]  # by seat, the worst first

    def plain(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "chances": [[round(chance, 4) for chance in row] for row in self.chances],
            "costliest": [[decision.plain() for decision in row] for row in self.costliest],
        }


def review(
    record: Record, seconds: float = 0.1, simulations: int = 0, tick: Callable[[], None] | None = None
) -> Review:
    """Think about every decision of a record for so long; `tick` is called after each of them."""
    match = record.open()
    game = match.game
    chances: list[list[float]] = []
    decisions: list[list[Decision]] = [[] for _ in record.names]
    for ply, word in enumerate(record.moves):
        actor = match.state.actor
        before, decision = judge(game, match.state, ply, word, seconds, simulations)
        chances.append(before)
        if decision is not None:
            decisions[actor].append(decision)
        match.play(actor, word)
        if tick:
            tick()
    return Review([*steadied(chances), final_chances(game, match.state)], [worst(row) for row in decisions])


def judge(
    game: Game, s: State, ply: int, word: str, seconds: float = 0.1, simulations: int = 0
) -> tuple[list[float], Decision | None]:
    """Everybody's winning chances before a decision, as whoever decides may see them, and what was made of it."""
    sight, played = Sight(game, s, s.actor), game.check(s, word)
    if len(sight.moves) == 1:
        return _chances(game, sight.imagine(Random(ply))), None
    search = Search(ply, *_settings(seconds, simulations))
    root = search.think(sight)
    best = root.children[ranking(root, sight.moves, s.actor)[0]]
    chances = best.means()[: s.seats]
    search.hear(sight, root, played, HEARING)
    found = {hint.move: hint for hint in _ranked(sight, root)}
    return chances, Decision(ply, s.actor, found[played], next(iter(found.values())))


def steadied(chances: list[list[float]]) -> list[list[float]]:
    """Each row as the mean of its neighbours and itself.

    A few dozen tries judge a decision roughly, and another seat's eyes judge the next one: the graph would tremble.
    """
    found = []
    for ply in range(len(chances)):
        near = chances[max(0, ply - NEIGHBOURS) : ply + NEIGHBOURS + 1]
        found.append([fmean(column) for column in zip(*near, strict=True)])
    return found


def final_chances(game: Game, s: State) -> list[float]:
    """Who has won; in a game that was left, who looked like it to somebody beside the table."""
    if not s.over:
        return _chances(game, game.imagine(s, SPECTATOR, Random(0)))
    winners = game.result(s).winners
    return [(seat in winners) / len(winners) for seat in range(s.seats)]


def _chances(game: Game, s: State) -> list[float]:
    """Everybody's chance to win at an imagined table, without playing on."""
    return winning_chances(game.prospects(s), game.stakes(s))


def worst(decisions: list[Decision]) -> list[Decision]:
    """The few that cost most."""
    costly = [decision for decision in decisions if decision.points_lost > 0 or decision.chance_lost > 0]
    costly.sort(key=lambda decision: (-decision.points_lost, -decision.chance_lost, decision.ply))
    return costly[:COSTLIEST]
