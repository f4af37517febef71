"""Information-set Monte-Carlo tree search for any game of the house and any number of seats.

Each simulation walks down one tree on a truth imagined from the bot's own view (Cowling et al., 2012), so hidden
things are sampled, never known. The options of the root meet the same imagined truths in the same order, so that
they are compared under equal luck. Which option is tried next follows PUCT: the mean utility for the seat that
decides, plus a bonus for options that look good at first sight and were tried seldom.

A node that is reached for the first time looks one move ahead: its options are tried and judged by
`Game.prospects`. That judgement is both their first sight and their first result; in games this long it says more
than any random playout.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from time import perf_counter

from refectory.engine.game import Game
from refectory.engine.sight import Sight
from refectory.engine.state import State


@dataclass(frozen=True)
class Settings:
    """How long and in which way a search thinks."""

    #: The budget; whichever is used up first ends the search, 0 is no limit.
    simulations: int = 0
    seconds: float = 0.0
    #: How strongly first sight and curiosity pull against the mean utility.
    curiosity: float = 1.0
    #: Part of the game's swing by which an option must look better to be e times as likely to be tried.
    warmth: float = 0.3
    #: What a point of `Game.priors` counts beside one of the look ahead.
    prior: float = 1.0
    #: Options that a node looks at when it is new, those with the best `Game.priors` first.
    width: int = 40
    #: Visits that a node must have for each option looked at before it looks at one more.
    growth: float = 2.0
    #: Imagined truths that the options of the root share before they are met again.
    truths: int = 256
    #: A simulation ends when the turn has changed so often: 0 is a whole round.
    horizon: int = 0
    #: And after so many decisions at the latest.
    depth: int = 60
    #: How much of the utility is margin rather than the chance to win.
    margin: float = 0.0
    #: Scales the game's swing.
    swing: float = 1.0

    def __post_init__(self) -> None:
        if self.simulations <= 0 and self.seconds <= 0:
            raise ValueError("a search needs a number of simulations or of seconds")


class Node:
    """What is known about one row of moves: how often it was tried and what it brought each seat."""

    __slots__ = ("children", "look", "offered", "prior", "sums", "visits")

    def __init__(self, worth: list[float], visits: int = 1) -> None:
        self.look = 0.0  # how good the move looked at first sight
        self.prior = 0.0  # the same as a share of attention among its siblings
        self.visits = visits  # the judgement at first sight counts as one
        self.offered = 1  # how often it could have been chosen: not every option exists in every imagined truth
        self.sums = worth  # the chances of all seats, then their points; over all visits
        self.children: dict[int, Node] = {}


class Search:
    """Thinks until its simulations or its seconds are used up. Same seed and simulations, same move."""

    def __init__(self, seed: int | str, settings: Settings) -> None:
        self.rng = Random(seed)
        self.settings = settings
        self._truths: list[State] = []  # imagined while thinking about one decision
        self._root: Node | None = None
        self._expected = ""  # what the table looks like if the kept tree still fits

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        root = self.think(sight, self._kept(sight))
        best = max(root.children, key=lambda move: (root.children[move].visits, root.children[move].prior, -move))
        self._keep(sight, root, best)
        return best

    def think(self, sight: Sight, root: Node | None = None) -> Node:
        """The tree over the seat's options, each of them tried at least once."""
        now = perf_counter()
        deadline = now + (self.settings.seconds or 1e9)
        self._truths = [sight.imagine(self.rng)]
        root = root or Node([0.0] * (2 * self._truths[0].seats), 0)
        self._look(sight.game, self._truths[0], root, len(sight.moves))
        longest = 0.0
        for _ in range(self.settings.simulations or 1 << 60):
            start, now = now, perf_counter()
            longest = max(longest, now - start)
            if now + longest > deadline:
                break
            self._try(sight, root, self._select(root, sight.moves, sight.seat))
        return root

    def hear(self, sight: Sight, root: Node, move: int, part: float) -> None:
        """Try a move until it had its part of the attention that the most visited one had."""
        enough = part * max(child.visits for child in root.children.values())
        while root.children[move].visits < enough:
            self._try(sight, root, move)

    def _try(self, sight: Sight, root: Node, move: int) -> None:
        """One simulation; the n-th visit of every option meets the n-th imagined truth."""
        turn = root.children[move].visits % self.settings.truths
        while len(self._truths) <= turn:
            self._truths.append(sight.imagine(self.rng))
        self._simulate(sight.game, self._truths[turn].copy(), root, move)

    # ---- one simulation ------------------------------------------------------------------------------

    def _simulate(self, game: Game, s: State, root: Node, move: int) -> None:
        """Walk on until the turn has changed often enough, judge the table there and tell all nodes on the way."""
        settings = self.settings
        path = [root]
        node = root
        changes = 0
        horizon = settings.horizon if settings.horizon > 0 else s.seats
        while True:
            for option in s.options:
                child = node.children.get(option)
                if child is not None:
                    child.offered += 1
            node = node.children[move]
            path.append(node)
            seat = s.actor
            game.play(s, move)
            if s.actor != seat:
                changes += 1
            if s.over or changes >= horizon or len(path) > settings.depth:
                break
            if not node.children:
                self._look(game, s, node, settings.width)
            elif node.visits >= settings.growth * len(node.children) or not any(
                option in node.children for option in s.options
            ):
                self._look(game, s, node, 1)
            move = self._select(node, s.options, s.actor)
        worth = self._judge(game, s)
        for node in path:
            node.visits += 1
            sums = node.sums
            for i, value in enumerate(worth):
                sums[i] += value

    def _select(self, node: Node, options: list[int], seat: int) -> int:
        children, curiosity = node.children, self.settings.curiosity
        best, best_value = -1, -1e9
        for move in options:
            child = children.get(move)
            if child is None:
                continue
            value = child.sums[seat] / child.visits + curiosity * child.prior * sqrt(child.offered) / child.visits
            if value > best_value:
                best, best_value = move, value
        return best

    # ---- first sight ---------------------------------------------------------------------------------

    def _look(self, game: Game, s: State, node: Node, count: int) -> list[float]:
        """Try so many options that have no node yet, the likeliest first; what the best of them brings each seat."""
        seat, seats, options, children = s.actor, s.seats, s.options, node.children
        priors = game.priors(s)
        unseen = [i for i, move in enumerate(options) if move not in children]
        if len(unseen) > count:
            unseen.sort(key=lambda i: (-priors[i], i))
            del unseen[count:]
        best: list[float] = []
        scale = self.settings.warmth * game.swing
        for i in unseen:
            after = s.copy()
            game.play(after, options[i])
            worth = self._judge(game, after)
            child = children[options[i]] = Node(worth[:])
            points = worth[seats:]
            own = points.pop(seat)
            child.look = (own - max(points) + self.settings.prior * priors[i]) / scale
            if not best or worth[seat] > best[seat]:
                best = worth
        if best:
            _share(list(children.values()))
        return best

    def _judge(self, game: Game, s: State) -> list[float]:
        """What every seat may expect: its chance to win, from 0 to 1, and after all of those its final points."""
        points = game.prospects(s)
        if s.over:
            winners = game.result(s).winners
            chances = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
        else:
            chances = winning_chances(points, game.swing * self.settings.swing)
        if self.settings.margin:
            share, scale = self.settings.margin, 1.0 / (6.0 * game.swing)
            mean = sum(points) / len(points)
            chances = [
                (1.0 - share) * chance + share * max(0.0, min(1.0, 0.5 + (own - mean) * scale))
                for chance, own in zip(chances, points, strict=True)
            ]
        return chances + points

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


def _share(children: list[Node]) -> None:
    """First sight as shares of attention."""
    top = max([child.look for child in children])
    weights = [exp(child.look - top) for child in children]
    total = sum(weights)
    for child, weight in zip(children, weights, strict=True):
        child.prior = weight / total


def winning_chances(points: list[float], swing: float) -> list[float]:
    """The chance of every seat to end first, if these are the points to be expected."""
    top, scale = max(points), log(3.0) / swing
    weights = [exp((own - top) * scale) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]
