"""Information-set Monte-Carlo tree search as in the textbook: UCT, random playouts to the end, no sense of the game.

The yardstick that the searching levels are measured against (Cowling et al., 2012).
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from refectory.engine.driver import play, play_out
from refectory.engine.game import Game
from refectory.engine.sight import Sight
from refectory.engine.state import State

from .search import Settings

EXPLORATION: Final = 0.7


class Leaf:
    """A row of moves: how often it could be played and was, and what it won for who played its last move."""

    __slots__ = ("children", "offered", "visits", "wins")

    def __init__(self) -> None:
        self.visits = self.offered = 0
        self.wins = 0.0
        self.children: dict[int, Leaf] = {}


class PlainSearch:
    """Uses up its simulations or seconds; same seed and simulations, same move."""

    def __init__(self, seed: int | str, settings: Settings) -> None:
        self._rng = Random(seed)
        self._settings = settings

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        deadline = perf_counter() + (self._settings.seconds or 1e9)
        root = Leaf()
        for count in range(self._settings.simulations or 1 << 60):
            if count and perf_counter() >= deadline:
                break
            self._simulate(sight.game, sight.imagine(self._rng), root)
        tried = [move for move in sight.moves if move in root.children]
        self._rng.shuffle(tried)  # with less time than options, the order of the rules must not decide
        return max(tried, key=lambda move: (root.children[move].visits, root.children[move].wins))

    def _simulate(self, game: Game, s: State, node: Leaf) -> None:
        path: list[tuple[Leaf, int]] = []
        while not s.over:
            seat = s.actor
            move = self._select(node, s)
            node = node.children[move]
            path.append((node, seat))
            play(game.steps, s, move)
            if not node.visits:
                break
        play_out(game.steps, s, self._rng.random)
        winners = game.result(s).winners
        for leaf, seat in path:
            leaf.visits += 1
            leaf.wins += (seat in winners) / len(winners)

    def _select(self, node: Leaf, s: State) -> int:
        children = node.children
        missing = [move for move in s.options if move not in children]
        if missing:
            new = self._rng.choice(missing)
            children[new] = Leaf()
        for move in s.options:
            if move in children:
                children[move].offered += 1
        if missing:
            return new
        return max(s.options, key=lambda move: _bound(children[move]))


def _bound(leaf: Leaf) -> float:
    return leaf.wins / leaf.visits + EXPLORATION * sqrt(log(leaf.offered) / leaf.visits)
