"""Information-set Monte-Carlo tree search for any game of the house and any number of seats.

Each simulation walks down one tree on a truth imagined from the bot's own view (Cowling et al., 2012), so hidden
things are sampled, never known. The options of the root meet the same imagined truths in the same order, so that
they are compared under equal luck. Which option is tried next follows PUCT: the mean chance to win of the seat that
decides, plus a bonus for options that look good at first sight and were tried seldom.

A node that is reached for the first time looks one move ahead: its likeliest options are tried and judged by
`Game.prospects`. So whoever decides below plays sensibly from the first visit on. A simulation always goes on to the
end of a turn, because half a turn is hard to judge, and looks beyond it where the same end was met again and again.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from refectory.engine.driver import play
from refectory.engine.game import Game
from refectory.engine.sight import Sight
from refectory.engine.state import State

#: Simulations between two looks at whether the best option can still be overtaken.
PAUSE: Final = 16


@dataclass(frozen=True)
class Settings:
    """How long and in which way a search thinks."""

    #: The budget; whichever is used up first ends the search, 0 is no limit.
    simulations: int = 0
    seconds: float = 0.0
    #: How strongly first sight and curiosity pull against the mean chance. Chances after good and bad moves differ
    #: by a few hundredths only, so this must be small.
    curiosity: float = 0.1
    #: Part of the game's swing by which an option must look better to be e times as likely to be tried.
    warmth: float = 0.3
    #: What a point of `Game.priors` counts beside one of the look ahead.
    prior: float = 1.0
    #: Options that a new node looks at, those with the best `Game.priors` first; the root looks at all.
    width: int = 8
    #: Visits that a node must have for each option looked at before it looks at one more.
    growth: float = 2.0
    #: Imagined truths that the options of the root share before they are met again.
    truths: int = 256
    #: A simulation ends when the turn has changed so often; 0 is what the game says (`Game.foresight`).
    horizon: int = 0
    #: Unless the table at that point has been met so often: then it goes on to the next change.
    patience: int = 6
    #: And after so many decisions at the latest.
    depth: int = 60

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
        root = self.think(sight, self._kept(sight), settled=True)
        children = root.children
        best = max(sight.moves, key=lambda move: (children[move].visits, children[move].prior, -move))
        self._keep(sight, root, best)
        return best

    def think(self, sight: Sight, root: Node | None = None, settled: bool = False) -> Node:
        """The tree over the seat's options, each tried once at least; `settled` stops when the choice is clear."""
        start = now = perf_counter()
        deadline = start + self.settings.seconds if self.settings.seconds else float("inf")
        limit = self.settings.simulations or 1 << 60
        self._truths = [sight.imagine(self.rng)]
        root = root or Node([0.0] * (2 * self._truths[0].seats), 0)
        self._look(sight.game, self._truths[0], root, len(sight.moves))
        longest = 0.0
        for count in range(limit):
            last, now = now, perf_counter()
            longest = max(longest, now - last)
            if now + longest > deadline:
                break
            if settled and count % PAUSE == PAUSE - 1:
                left = (deadline - now) / (now - start) * count if self.settings.seconds else limit - count
                if _lead(root) > min(left, limit - count):
                    break
            self._try(sight, root, self._select(root, sight.moves, sight.seat))
        return root

    def hear(self, sight: Sight, root: Node, move: int, part: float) -> None:
        """Try a move until it had its part of the attention that the most visited one had."""
        enough = part * max(child.visits for child in root.children.values())
        while root.children[move].visits < enough:
            self._try(sight, root, move)

    # ---- one simulation ------------------------------------------------------------------------------

    def _try(self, sight: Sight, root: Node, move: int) -> None:
        """The n-th visit of every option meets the n-th imagined truth."""
        turn = root.children[move].visits % self.settings.truths
        while len(self._truths) <= turn:
            self._truths.append(sight.imagine(self.rng))
        self._simulate(sight.game, self._truths[turn].copy(), root, move)

    def _simulate(self, game: Game, s: State, root: Node, move: int) -> None:
        """Walk on to the end of a turn, judge the table there and tell all nodes on the way."""
        settings = self.settings
        horizon = settings.horizon or game.foresight
        node, path, changes = root, [root], 0
        while True:
            children = node.children
            for option in s.options:
                if option in children:
                    children[option].offered += 1
            node = children[move]
            path.append(node)
            seat = s.actor
            play(game.steps, s, move)
            if s.over or len(path) > settings.depth:
                break
            if s.actor != seat:
                changes += 1
                if changes >= horizon and node.visits < settings.patience:
                    break
            self._widen(game, s, node)
            move = self._select(node, s.options, s.actor)
        worth = judge(game, s)
        for node in path:
            node.visits += 1
            sums = node.sums
            for i, value in enumerate(worth):
                sums[i] += value

    def _select(self, node: Node, options: list[int], seat: int) -> int:
        """The option with the best mean and bonus among those looked at."""
        children, curiosity = node.children, self.settings.curiosity
        best, best_value = -1, -1e9
        for move in options:
            if move in children:
                child = children[move]
                bonus = curiosity * child.prior * sqrt(child.offered)
                value = (child.sums[seat] + bonus) / child.visits
                if value > best_value:
                    best, best_value = move, value
        return best

    # ---- first sight ---------------------------------------------------------------------------------

    def _widen(self, game: Game, s: State, node: Node) -> None:
        """A new node looks at its likeliest options, a busy one at one more; so does one that knows none of these."""
        children = node.children
        if not children:
            self._look(game, s, node, self.settings.width)
        elif node.visits >= self.settings.growth * len(children) or children.keys().isdisjoint(s.options):
            self._look(game, s, node, 1)

    def _look(self, game: Game, s: State, node: Node, count: int) -> None:
        """Try so many options that have no node yet, the likeliest first."""
        children = node.children
        unseen = [i for i, move in enumerate(s.options) if move not in children]
        if not unseen:
            return
        priors = game.priors(s)
        if len(unseen) > count:
            unseen.sort(key=lambda i: (-priors[i], i))
            del unseen[count:]
        seat, scale = s.actor, self.settings.warmth * game.swing
        for i in unseen:
            after = s.copy()
            play(game.steps, after, s.options[i])
            worth = judge(game, after)
            child = children[s.options[i]] = Node(worth)
            others = worth[s.seats :]
            own = others.pop(seat)
            child.look = (own - max(others) + self.settings.prior * priors[i]) / scale
        _share(children)

    # ---- the tree is kept while one turn goes on -----------------------------------------------------

    def _keep(self, sight: Sight, root: Node, move: int) -> None:
        s = sight.imagine(self.rng)
        sight.game.play(s, move)
        known = not s.barrier and s.actor == sight.seat
        self._root = root.children[move] if known else None
        self._expected = repr(sight.game.view(s, sight.seat)) if known else ""

    def _kept(self, sight: Sight) -> Node | None:
        fits = self._root is not None and repr(sight.view()) == self._expected
        return self._root if fits else None


def judge(game: Game, s: State) -> list[float]:
    """What every seat may expect: its chance to win, from 0 to 1, and after all of those its final points."""
    points = game.prospects(s)
    if not s.over:
        return winning_chances(points, game.swing) + points
    winners = game.result(s).winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)] + points


def winning_chances(points: list[float], swing: float) -> list[float]:
    """The chance of every seat to end first, if these are the points to be expected."""
    top, scale = max(points), log(3.0) / swing
    weights = [exp((own - top) * scale) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def _share(children: dict[int, Node]) -> None:
    """First sight as shares of attention."""
    nodes = list(children.values())
    top = max([node.look for node in nodes])
    weights = [exp(node.look - top) for node in nodes]
    total = sum(weights)
    for node, weight in zip(nodes, weights, strict=True):
        node.prior = weight / total


def _lead(root: Node) -> int:
    """How many visits the most visited option is ahead."""
    visits = sorted([child.visits for child in root.children.values()])
    return visits[-1] - visits[-2] if len(visits) > 1 else visits[0]
