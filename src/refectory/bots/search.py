"""Information-set Monte-Carlo tree search for any game of the house and any number of seats.

Each simulation walks down one tree on a truth imagined from the bot's own view (Cowling et al., 2012), so
hidden things are sampled, never known. Which option is tried next follows PUCT: the mean utility for the seat
that decides, plus a bonus for options that look good at first sight (`Game.priors`) and were tried seldom. A
new leaf is played on to the end of the running turn by first sight alone and then judged by `Game.evaluate`:
in games this long, a good judgement says more than a random playout.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter

from refectory.engine.game import Game
from refectory.engine.sight import Sight
from refectory.engine.state import State

#: How strongly first sight and curiosity pull against the mean utility.
CURIOSITY = 1.2
#: An option never tried is expected to be this much worse than its parent.
CAUTION = 0.1
#: Points of first sight that make an option e times as likely to be tried.
WARMTH = 2.0
#: How many decisions a leaf is played on at most until its turn ends.
LOOK_ON = 12
#: The clock is asked once in so many simulations.
TICK = 8


class Node:
    """What is known about one row of moves: how often it was tried and what it brought each seat."""

    __slots__ = ("children", "offered", "prior", "utility", "visits")

    def __init__(self, seats: int, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.offered = 0  # how often it could have been chosen: not every option exists in every imagined truth
        self.utility = [0.0] * seats
        self.children: dict[int, Node] = {}


class Search:
    """Thinks until its simulations or its seconds are used up. Same seed and simulations, same move."""

    def __init__(self, seed: int, simulations: int = 0, seconds: float = 0.0) -> None:
        if simulations <= 0 and seconds <= 0:
            raise ValueError("a search needs a number of simulations or of seconds")
        self.rng = Random(seed)
        self.simulations = simulations
        self.seconds = seconds
        self._root: Node | None = None
        self._expected = ""  # what the table looks like if the kept tree still fits

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        root = self._kept(sight) or Node(_seats(sight), 1.0)
        self._think(sight, root)
        best = max(sight.moves, key=lambda move: (_visits(root, move), -move))
        self._keep(sight, root, best)
        return best

    def ranking(self, sight: Sight) -> list[tuple[int, int, float]]:
        """Every option with its visits and its mean utility for the seat, best first."""
        root = Node(_seats(sight), 1.0)
        self._think(sight, root)
        rows = []
        for move in sight.moves:
            node = root.children.get(move)
            mean = node.utility[sight.seat] / node.visits if node is not None and node.visits else 0.0
            rows.append((move, _visits(root, move), mean))
        return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))

    # ---- thinking ------------------------------------------------------------------------------------

    def _think(self, sight: Sight, root: Node) -> None:
        deadline = perf_counter() + self.seconds if self.seconds else float("inf")
        limit = self.simulations or 1 << 60
        for count in range(limit):
            if count % TICK == 0 and perf_counter() >= deadline:
                break
            self._simulate(sight.game, sight.imagine(self.rng), root)

    def _simulate(self, game: Game, s: State, root: Node) -> None:
        path = [root]
        node = root
        while not s.over:
            fresh = self._offer(game, s, node)
            move = _select(node, s)
            node = node.children[move]
            path.append(node)
            game.play(s, move)
            if fresh or node.visits == 0:
                break
        utility = self._judge(game, s)
        for node in path:
            node.visits += 1
            for seat, value in enumerate(utility):
                node.utility[seat] += value

    def _offer(self, game: Game, s: State, node: Node) -> bool:
        """Make sure that every option has a node; True if none had."""
        children = node.children
        fresh = not children
        missing = [move for move in s.options if move not in children]
        if missing:
            weights = _soften(game.priors(s))
            for move, weight in zip(s.options, weights, strict=True):
                if move not in children:
                    children[move] = Node(s.seats, weight)
        for move in s.options:
            children[move].offered += 1
        return fresh

    def _judge(self, game: Game, s: State) -> list[float]:
        """The utility of every seat, from 0 (lost) to 1 (won)."""
        seat = s.actor
        for _ in range(LOOK_ON):
            if s.over or s.actor != seat:
                break
            priors = game.priors(s)
            best = max(priors)
            likely = [move for move, prior in zip(s.options, priors, strict=True) if prior == best]
            game.play(s, likely[int(self.rng.random() * len(likely))])
        if s.over:
            winners = game.result(s).winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
        return [_chance(game.evaluate(s, seat) / game.swing) for seat in range(s.seats)]

    # ---- the tree is kept while one turn goes on -----------------------------------------------------

    def _keep(self, sight: Sight, root: Node, move: int) -> None:
        s = sight.imagine(self.rng)
        sight.game.play(s, move)
        known = not s.barrier and s.actor == sight.seat
        self._root = root.children.get(move) if known else None
        self._expected = repr(sight.game.view(s, sight.seat)) if known else ""

    def _kept(self, sight: Sight) -> Node | None:
        fits = self._root is not None and repr(sight.view()) == self._expected
        return self._root if fits else None


def _seats(sight: Sight) -> int:
    seats: int = sight.view()["seats"]
    return seats


def _visits(root: Node, move: int) -> int:
    node = root.children.get(move)
    return node.visits if node is not None else 0


def _select(node: Node, s: State) -> int:
    seat, children = s.actor, node.children
    mean = node.utility[seat] / node.visits if node.visits else 0.5
    best, best_value = s.options[0], -1e9
    for move in s.options:
        child = children[move]
        quality = child.utility[seat] / child.visits if child.visits else mean - CAUTION
        value = quality + CURIOSITY * child.prior * sqrt(child.offered) / (1 + child.visits)
        if value > best_value:
            best, best_value = move, value
    return best


def _soften(priors: list[float]) -> list[float]:
    """Points of first sight as shares of attention."""
    top = max(priors)
    weights = [exp((prior - top) / WARMTH) for prior in priors]
    total = sum(weights)
    return [weight / total for weight in weights]


def _chance(margin: float) -> float:
    """The chance to win with a margin, in units of the game's swing."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin))))
