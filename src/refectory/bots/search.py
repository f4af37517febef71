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
    #: A difference in utility that makes an option e times as likely to be tried.
    warmth: float = 0.08
    #: Options that a node looks at; of more, those with the best `Game.priors`.
    width: int = 40
    #: Imagined truths that the options of the root share before they are met again.
    truths: int = 256
    #: Whether a simulation goes on until the turn of the seat that decides is over.
    whole_turn: int = 0
    #: How much of the utility is margin rather than the chance to win.
    margin: float = 0.0
    #: Scales the game's swing.
    swing: float = 1.0
    #: Points of `Game.priors` count so much beside the one-ply look.
    prior: float = 0.0

    def __post_init__(self) -> None:
        if self.simulations <= 0 and self.seconds <= 0:
            raise ValueError("a search needs a number of simulations or of seconds")


class Node:
    """What is known about one row of moves: how often it was tried and what it brought each seat."""

    __slots__ = ("children", "offered", "prior", "utility", "visits")

    def __init__(self, utility: list[float]) -> None:
        self.prior = 0.0
        self.visits = 1  # the judgement at first sight counts as a visit
        self.offered = 1  # how often it could have been chosen: not every option exists in every imagined truth
        self.utility = utility
        self.children: dict[int, Node] = {}


class Search:
    """Thinks until its simulations or its seconds are used up. Same seed and simulations, same move."""

    def __init__(self, seed: int | str, settings: Settings) -> None:
        self.rng = Random(seed)
        self.settings = settings
        self._root: Node | None = None
        self._expected = ""  # what the table looks like if the kept tree still fits

    def choose(self, sight: Sight) -> int:
        if len(sight.moves) == 1:
            return sight.moves[0]
        deadline = perf_counter() + (self.settings.seconds or 1e9)
        root = self.think(sight, deadline, self._kept(sight))
        best = max(root.children, key=lambda move: (root.children[move].visits, root.children[move].prior, -move))
        self._keep(sight, root, best)
        return best

    def think(self, sight: Sight, deadline: float, root: Node | None = None) -> Node:
        """The tree over the seat's options."""
        game, settings = sight.game, self.settings
        truths = [sight.imagine(self.rng)]
        if root is None or not root.children:
            root = Node([0.0] * truths[0].seats)
            self._look(game, truths[0], root)
        longest = now = 0.0
        start = perf_counter()
        for _ in range(settings.simulations or 1 << 60):
            now = perf_counter()
            longest = max(longest, now - start)
            start = now
            if now + longest > deadline:
                break
            move = self._select(root, sight.moves, sight.seat)
            turn = (root.children[move].visits - 1) % settings.truths
            while len(truths) <= turn:
                truths.append(sight.imagine(self.rng))
            self._simulate(game, truths[turn].copy(), root, move)
        return root

    # ---- one simulation ------------------------------------------------------------------------------

    def _simulate(self, game: Game, s: State, root: Node, move: int) -> None:
        path = [root]
        node = root
        while True:
            for option in s.options:
                child = node.children.get(option)
                if child is not None:
                    child.offered += 1
            node = node.children[move]
            path.append(node)
            seat = s.actor
            game.play(s, move)
            if s.over:
                utility = self._outcome(game, s)
                break
            if not node.children:
                utility = self._look(game, s, node)
                if not self.settings.whole_turn or s.actor != seat or len(path) > 40:
                    break
            elif any(option not in node.children for option in s.options):
                self._look(game, s, node)
            move = self._select(node, s.options, s.actor)
        for node in path:
            node.visits += 1
            mine = node.utility
            for seat, value in enumerate(utility):
                mine[seat] += value

    def _select(self, node: Node, options: list[int], seat: int) -> int:
        children, curiosity = node.children, self.settings.curiosity
        best, best_value = -1, -1e9
        for move in options:
            child = children.get(move)
            if child is None:
                continue
            value = child.utility[seat] / child.visits + curiosity * child.prior * sqrt(child.offered) / child.visits
            if value > best_value:
                best, best_value = move, value
        return best

    # ---- first sight ---------------------------------------------------------------------------------

    def _look(self, game: Game, s: State, node: Node) -> list[float]:
        """Try every option that has no node yet; what the best of them brings each seat."""
        seat, children = s.actor, node.children
        moves = self._widest(game, s)
        best: list[float] = []
        for move in moves:
            if move in children:
                continue
            after = s.copy()
            game.play(after, move)
            utility = self._outcome(game, after) if after.over else self._judge(game, after)
            children[move] = Node(list(utility))
            if not best or utility[seat] > best[seat]:
                best = utility
        self._share(game, s, node, moves)
        return best

    def _widest(self, game: Game, s: State) -> list[int]:
        width = self.settings.width
        if len(s.options) <= width:
            return s.options
        priors = game.priors(s)
        ranked = sorted(range(len(priors)), key=lambda i: (-priors[i], i))
        return [s.options[i] for i in sorted(ranked[:width])]

    def _share(self, game: Game, s: State, node: Node, moves: list[int]) -> None:
        """First sight as shares of attention."""
        seat, warmth = s.actor, self.settings.warmth
        children = [node.children[move] for move in moves]
        looks = [child.utility[seat] / child.visits / warmth for child in children]
        if self.settings.prior:
            points = dict(zip(s.options, game.priors(s), strict=True))
            looks = [look + self.settings.prior * points[move] for look, move in zip(looks, moves, strict=True)]
        top = max(looks)
        weights = [exp(look - top) for look in looks]
        total = sum(weights)
        for child, weight in zip(children, weights, strict=True):
            child.prior = weight / total

    def _judge(self, game: Game, s: State) -> list[float]:
        """The chances of every seat, from 0 (lost) to 1 (won)."""
        points = game.prospects(s)
        return self._chances(points, game.swing * self.settings.swing)

    def _chances(self, points: list[float], swing: float) -> list[float]:
        top = max(points)
        scale = log(3.0) / swing
        weights = [exp((p - top) * scale) for p in points]
        total = sum(weights)
        chances = [weight / total for weight in weights]
        share = self.settings.margin
        if share:
            mean = sum(points) / len(points)
            chances = [
                (1 - share) * c + share * max(0.0, min(1.0, 0.5 + (p - mean) / (6 * swing)))
                for c, p in zip(chances, points, strict=True)
            ]
        return chances

    def _outcome(self, game: Game, s: State) -> list[float]:
        winners = game.result(s).winners
        won = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
        share = self.settings.margin
        if share:
            mean = sum(s.scores) / s.seats
            won = [
                (1 - share) * c + share * max(0.0, min(1.0, 0.5 + (p - mean) / (6 * game.swing)))
                for c, p in zip(won, s.scores, strict=True)
            ]
        return won

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
