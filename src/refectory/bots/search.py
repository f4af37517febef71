"""Information-set Monte-Carlo tree search for any game of the house and any number of seats.

Each simulation walks down one tree on a truth imagined from the bot's own view (Cowling et al., 2012), so hidden
things are sampled, never known. Below the root, which option is tried next follows PUCT: the mean chance to win of
the seat that decides, plus a bonus for options that look good at first sight and were tried seldom. Where the tree
ends, the table is judged.

There are two ways to think. The careful one is for games in which a move shows its worth late: the options of the
root take turns and meet the same imagined truths in the same order, so that they are compared under equal luck; in
each part of the time the better half stays in the running (sequential halving: Karnin et al., 2013); and before a
table is judged, everybody plays on for some rounds by taking what looks best. The lively one is for games in which
everything depends on the answers, with two at the table: the tree grows from the first visit, the root chooses like
every other node, and a part of what a leaf is worth is how a quick game to the end turns out. A game says which it is
(`Game.lively`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, exp, log, sqrt
from random import Random
from time import perf_counter
from typing import Final

from refectory.engine.driver import play
from refectory.engine.game import Game
from refectory.engine.sight import Sight
from refectory.engine.state import State

from .greedy import glance, likeliest
from .wander import Fame, wander

#: The part of the attention that does not depend on first sight.
DOUBT: Final = 0.1
#: Rounds of simulations between two looks at which options are beaten, and the standard errors that this takes.
PAUSE: Final = 8
BEATEN: Final = 3.0
#: The part of its time that a decision has at least, however much of its turn's time is gone.
LEAST: Final = 0.1


@dataclass(frozen=True)
class Settings:
    """How long and in which way a search thinks."""

    #: The budget; whichever is used up first ends the search, 0 is no limit.
    simulations: int = 0
    seconds: float = 0.0
    #: The seconds for all decisions of one turn: each may take half of what is left of them. 0 is no limit.
    turn: float = 0.0
    #: Options of the root that are in the running, those that look best, and how far behind they may look.
    field: int = 8
    behind: float = 3.0
    #: So many simulations count as much as first sight.
    trust: float = 8.0
    #: How strongly first sight and curiosity pull against the mean chance.
    curiosity: float = 0.3
    #: Part of the game's swing by which an option must look better to be e times as likely to be tried.
    warmth: float = 0.3
    #: What a point of `Game.priors` counts beside one of the look ahead.
    prior: float = 1.0
    #: Options that a new node or a playout looks at, those with the best `Game.priors` first; the root looks at all.
    width: int = 8
    #: Visits that a node must have for each option looked at before it looks at one more.
    growth: float = 2.0
    #: Visits that a node must have before it looks at any. Answers that were tried a few times only are worse guesses
    #: than what looks best at once, so it takes many.
    patience: int = 1000
    #: Imagined truths that the options of the root share before they are met again.
    truths: int = 1024
    #: Rounds of a playout; 0 is this part of what the game says (`Game.foresight`).
    rounds: int = 0
    reach: float = 1.0
    #: Part of the game's own (`Game.haste`) by which both may misjudge a move in a playout at a table of two.
    haste: float = 1.0
    #: How much it counts who has won at the end of a playout, beside by how much.
    victory: float = 0.5
    #: How much a quick game to the end counts beside the judgement. More than 0 is the lively way to think.
    gamble: float = 0.0

    def __post_init__(self) -> None:
        if self.simulations <= 0 and self.seconds <= 0:
            raise ValueError("a search needs a number of simulations or of seconds")
        if self.trust <= 0:
            raise ValueError("a search needs some trust in first sight")

    def allowance(self, spent: float) -> float:
        """The seconds for a decision in a turn that has taken so many already."""
        if not self.turn:
            return self.seconds
        return min(self.seconds, max(LEAST * self.seconds, (self.turn - spent) / 2))

    def relying(self, judgement: float) -> Settings:
        """The same, in a game whose tables are judged so many times as well; the careful way is what it is."""
        if not self.gamble or judgement == 1.0:
            return self
        gamble = self.gamble / (self.gamble + judgement * (1.0 - self.gamble))
        return replace(self, gamble=gamble, trust=judgement * self.trust, warmth=self.warmth / judgement)


class Node:
    """What is known about one row of moves: how often it was tried and what it brought each seat."""

    __slots__ = ("children", "look", "offered", "prior", "standing", "sums", "visits", "weight")

    def __init__(self, worth: list[float], trust: float) -> None:
        self.look = 0.0  # how good the move looked at first sight
        self.prior = 0.0  # the same as a share of attention among its siblings
        self.standing = 0  # at the root: how often it stayed in the running
        self.visits = 0
        self.weight = trust  # the visits, and what the judgement at first sight counts beside them
        self.offered = 1.0  # how often it could have been chosen: not every option exists in every imagined truth
        self.sums = [value * trust for value in worth]  # the chances of all seats, then their points
        self.children: dict[int, Node] = {}

    def tell(self, worth: list[float]) -> None:
        """One visit more, and what came of it."""
        self.visits += 1
        self.weight += 1.0
        sums = self.sums
        for i, value in enumerate(worth):
            sums[i] += value

    def means(self) -> list[float]:
        """What may be expected: the chances of all seats, then their points."""
        return [value / self.weight for value in self.sums]


class Search:
    """Thinks until its simulations or its seconds are used up. Same seed and simulations, same move."""

    def __init__(self, seed: int | str, settings: Settings, lively: Settings | None = None) -> None:
        self.rng = Random(seed)
        self.settings = settings
        self._ways = (settings, lively or settings)  # how to think, by whether the game asks to be lively
        self._truths: list[State] = []  # imagined while thinking about one decision
        self._root: Node | None = None
        self._expected = ""  # what the table looks like if the kept tree still fits
        self._spent = 0.0  # the seconds that the running turn has taken so far
        self._latest = -1  # its latest move
        self._fame = Fame()  # of the moves in quick games, as long as it sits at the table

    def choose(self, sight: Sight) -> int:
        moves = self._onward(sight)
        if len(moves) == 1:
            self._remember(moves[0], 0.0, _after(sight, moves[0], Random(0)).actor == sight.seat)
            return moves[0]
        start = perf_counter()
        root = self.think(sight, self._kept(sight), settled=True)
        best = ranking(root, moves, sight.seat)[0]
        goes_on = self._keep(sight, root, best)
        self._truths = []  # of no use for the next decision, and many
        self._remember(best, perf_counter() - start, goes_on)
        return best

    def think(self, sight: Sight, root: Node | None = None, settled: bool = False) -> Node:
        """The tree over the seat's options.

        `settled` is for who must choose: it stops when one of them is clearly the best, and minds the turn's time.
        """
        self._truths = [sight.imagine(self.rng)]
        seats = self._truths[0].seats
        self.settings = self._ways[sight.game.lively and seats == 2].relying(sight.game.judgement)
        clock = Clock(self.settings, self._spent if settled else 0.0)
        root = root or Node([0.0] * (2 * seats), 0.0)
        self._look(sight.game, self._truths[0], root, len(sight.moves))
        if self.settings.gamble:
            self._roam(sight, root, clock, settled)
        else:
            self._compare(sight, root, clock, settled)
        return root

    # ---- the lively way ------------------------------------------------------------------------------

    def _roam(self, sight: Sight, root: Node, clock: Clock, settled: bool) -> None:
        """The root chooses as every node does; in the end, what was tried most often is the best."""
        while clock.allows():
            s = sight.imagine(self.rng)
            self._simulate(sight.game, s, root, self._select(sight.game, s, root))
            clock.tell()
            if settled and root.visits % PAUSE == 0 and _lead(root) > clock.left():
                break
        for child in root.children.values():
            child.standing = child.visits

    # ---- the careful way -----------------------------------------------------------------------------

    def _compare(self, sight: Sight, root: Node, clock: Clock, settled: bool) -> None:
        """In each part of the time the better half of the options stays in the running."""
        for child in root.children.values():
            child.standing = 0
        running = self._field(root, sight)
        parts = max(1, (len(running) - 1).bit_length())
        for part in range(parts):
            running = self._contest(sight, root, running, clock.until((part + 1) / parts), settled)
            if settled and len(running) == 1:
                break
            running = ranking(root, running, sight.seat)[: (len(running) + 1) // 2]

    def _field(self, root: Node, sight: Sight) -> list[int]:
        """The options worth a thought, the best at first sight in front."""
        children = root.children
        order = sorted(sight.moves, key=lambda move: (-children[move].look, move))
        least = children[order[0]].look - self.settings.behind
        return [move for move in order[: self.settings.field] if children[move].look >= least]

    def _contest(self, sight: Sight, root: Node, running: list[int], clock: Clock, settled: bool) -> list[int]:
        """Try the options in turn until the time of this part is up; those that are left at its end."""
        seat, rounds = sight.seat, 0
        sums = dict.fromkeys(running, 0.0)
        squares = dict.fromkeys(running, 0.0)
        while len(running) > 1 or not settled:
            for move in running:
                if not clock.allows():
                    return _stay(root, running)
                chance = self._try(sight, root, move)[seat]
                clock.tell()
                sums[move] += chance
                squares[move] += chance * chance
            rounds += 1
            if settled and rounds % PAUSE == 0:
                running = _unbeaten(running, sums, squares, rounds)
        return _stay(root, running)

    def hear(self, sight: Sight, root: Node, move: int, part: float) -> None:
        """Try a move until it had its part of the attention that the most visited one had."""
        enough = part * max(child.visits for child in root.children.values())
        while root.children[move].visits < enough:
            self._try(sight, root, move)

    # ---- one simulation ------------------------------------------------------------------------------

    def _try(self, sight: Sight, root: Node, move: int) -> list[float]:
        """The n-th visit of every option meets the n-th imagined truth."""
        turn = root.children[move].visits % self.settings.truths
        while len(self._truths) <= turn:
            self._truths.append(sight.imagine(self.rng))
        return self._simulate(sight.game, self._truths[turn].copy(), root, move)

    def _simulate(self, game: Game, s: State, root: Node, move: int) -> list[float]:
        """Walk to the end of the tree, play on from there, judge the table and tell all nodes on the way."""
        node, path = root, [root]
        while True:
            node = node.children[move]
            path.append(node)
            play(game.steps, s, move)
            if s.over or node.visits < self.settings.patience:
                break
            move = self._select(game, s, node)
        worth = self._foretell(game, s)
        for node in path:
            node.tell(worth)
        return worth

    def _foretell(self, game: Game, s: State) -> list[float]:
        """What the table will bring; it is played on with."""
        gamble = self.settings.gamble
        if s.over:
            return judge(game, s)
        if not gamble:
            self._play_on(game, s)
            return judge(game, s, self.settings.victory)
        worth = judge(game, s)
        wander(game, s, self._fame, self.rng.random)
        chances = judge(game, s)[: s.seats]
        self._fame.tell(chances)
        for seat, chance in enumerate(chances):
            worth[seat] += gamble * (chance - worth[seat])
        return worth

    def _play_on(self, game: Game, s: State) -> None:
        """Everybody takes what looks best, for some rounds or to the end."""
        haste = self.settings.haste * game.haste if s.seats == 2 else 0.0
        chance = self.rng.random
        changes = (self.settings.rounds or _ahead(game, s.seats, self.settings.reach)) * s.seats
        while not s.over:
            seat = s.actor
            play(game.steps, s, glance(game, s, self.settings.width, haste, chance))
            if s.actor != seat:
                changes -= 1
                if changes == 0:
                    return

    def _select(self, game: Game, s: State, node: Node) -> int:
        """The option with the best mean and bonus among those looked at.

        A new node looks at its likeliest options, a busy one at one more for the next time.
        """
        children, seat, curiosity = node.children, s.actor, self.settings.curiosity
        if not children:
            self._look(game, s, node, self.settings.width)
        best, best_value, unseen = -1, -1e9, False
        for move in s.options:
            child = children.get(move)
            if child is None:
                unseen = True
                continue
            value = (child.sums[seat] + curiosity * child.prior * sqrt(child.offered)) / child.weight
            child.offered += 1.0
            if value > best_value:
                best, best_value = move, value
        if unseen and (best < 0 or node.visits >= self.settings.growth * len(children)):
            self._look(game, s, node, 1)
        return best if best >= 0 else self._select(game, s, node)

    # ---- first sight ---------------------------------------------------------------------------------

    def _look(self, game: Game, s: State, node: Node, count: int) -> None:
        """Try so many options that have no node yet, the likeliest first."""
        children = node.children
        unseen = [i for i, move in enumerate(s.options) if move not in children]
        if not unseen:
            return
        priors = game.priors(s)
        seat, scale = s.actor, self.settings.warmth * game.swing
        for i in likeliest(unseen, priors, count):
            after = s.copy()
            play(game.steps, after, s.options[i])
            worth = judge(game, after)
            child = children[s.options[i]] = Node(worth, self.settings.trust)
            others = worth[s.seats :]
            own = others.pop(seat)
            child.look = (own - max(others) + self.settings.prior * priors[i]) / scale
        _share(children)

    # ---- while one turn goes on ----------------------------------------------------------------------

    def _onward(self, sight: Sight) -> list[int]:
        """The options, but for one that only takes back the latest move."""
        back = sight.game.reversals.get(self._latest)
        return [move for move in sight.moves if move != back] or sight.moves

    def _remember(self, move: int, seconds: float, goes_on: bool) -> None:
        """The running turn's latest move, and what it has taken so far; a new one begins with nothing."""
        self._latest = move if goes_on else -1
        self._spent = self._spent + seconds if goes_on else 0.0

    def _keep(self, sight: Sight, root: Node, move: int) -> bool:
        """Whether the turn goes on; and what was thought of the move, if nothing new is to be seen after it."""
        s = _after(sight, move, self.rng)
        goes_on = s.actor == sight.seat
        known = goes_on and not s.barrier
        self._root = root.children[move] if known else None
        self._expected = repr(sight.game.view(s, sight.seat)) if known else ""
        return goes_on

    def _kept(self, sight: Sight) -> Node | None:
        fits = self._root is not None and repr(sight.view()) == self._expected
        return self._root if fits else None


def _ahead(game: Game, seats: int, reach: float) -> int:
    """How many rounds are played on by who looks this part of the game's foresight ahead; 0 is to the end."""
    if seats == 2 and reach >= 1.0 and game.foresight_with_two is not None:
        return game.foresight_with_two
    return max(game.glimpse, ceil(reach * game.foresight)) if game.foresight else 0


def _after(sight: Sight, move: int, rng: Random) -> State:
    """A table as it may be after the move."""
    s = sight.imagine(rng)
    sight.game.play(s, move)
    return s


class Clock:
    """The budget of a search or of a part of it. No simulation is begun that can't be expected to end in time."""

    def __init__(self, settings: Settings, spent: float = 0.0) -> None:
        self._start = perf_counter()
        self._seconds = settings.allowance(spent) or float("inf")
        self._limit = settings.simulations or 1 << 60
        self._part = 1.0
        self._count = 0
        self._longest = 0.0
        self._last = self._start

    def until(self, part: float) -> Clock:
        """The same clock, for the budget up to that part of the whole."""
        self._part = part
        self._last = perf_counter()
        return self

    def allows(self) -> bool:
        """Whether there is time for one more."""
        if self._count >= self._limit * self._part:
            return False
        return self._last - self._start + self._longest <= self._seconds * self._part

    def left(self) -> float:
        """About how many more there is time for."""
        if not self._count:
            return float(self._limit)
        each = (self._last - self._start) / self._count
        return min(float(self._limit - self._count), (self._start + self._seconds - self._last) / max(each, 1e-9))

    def tell(self) -> None:
        """One was made."""
        now = perf_counter()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        self._count += 1


def ranking(root: Node, moves: list[int], seat: int) -> list[int]:
    """The moves, the best first: how long they stayed in the running, then their mean chance."""
    children = root.children

    def rank(move: int) -> tuple[float, float, float, int]:
        child = children[move]
        return (-child.standing, -child.sums[seat] / child.weight, -child.look, move)

    return sorted(moves, key=rank)


def judge(game: Game, s: State, victory: float = 1.0) -> list[float]:
    """What every seat may expect: its chance to win, from 0 to 1, and after all of those its final points.

    At the end, `victory` is what it counts to have won; the rest is for the margin, which tells more of the other
    ends that there might have been.
    """
    points = game.prospects(s)
    chances = winning_chances(points, game.stakes(s))
    if s.over:
        winners = game.result(s).winners
        chances = [chance * (1.0 - victory) for chance in chances]
        for seat in winners:
            chances[seat] += victory / len(winners)
    return chances + points


def winning_chances(points: list[float], swing: float) -> list[float]:
    """The chance of every seat to end first, if these are the points to be expected."""
    top, scale = max(points), log(3.0) / swing
    weights = [exp((own - top) * scale) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def _share(children: dict[int, Node]) -> None:
    """First sight as shares of attention; a part of it is for everybody."""
    nodes = list(children.values())
    top = max([node.look for node in nodes])
    weights = [exp(node.look - top) for node in nodes]
    total = sum(weights)
    for node, weight in zip(nodes, weights, strict=True):
        node.prior = (1.0 - DOUBT) * weight / total + DOUBT / len(nodes)


def _lead(root: Node) -> int:
    """By how many visits the most visited option is ahead."""
    first, second = 0, 0
    for child in root.children.values():
        if child.visits > first:
            first, second = child.visits, first
        elif child.visits > second:
            second = child.visits
    return first - second


def _stay(root: Node, running: list[int]) -> list[int]:
    """Note who is still in the running."""
    for move in running:
        root.children[move].standing += 1
    return running


def _unbeaten(running: list[int], sums: dict[int, float], squares: dict[int, float], rounds: int) -> list[int]:
    """Those that are not clearly worse than the best, after so many rounds."""

    def error(move: int) -> float:  # the square of the standard error
        return max(0.0, squares[move] - sums[move] * sums[move] / rounds) / (rounds * rounds)

    best = max(running, key=lambda move: sums[move])
    return [
        move
        for move in running
        if (sums[best] - sums[move]) / rounds <= BEATEN * sqrt(error(best) + error(move)) or move == best
    ]
