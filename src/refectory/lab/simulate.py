"""Many games of bots against bots, and what became of them.

Game number i depends on the seed and i only, so that one worker or eight give the same games, in the same order.
Nothing is kept of a game but its part in the sums: a million of them need no more memory than a thousand.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
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

from .ledger import BadLedger, Ledger, Row, is_ledger, open_ledger, read
from .workers import workers

#: Games that a worker plays before it reports: many where games are quick, or telling would take longer than playing.
BATCH, RANDOM_BATCH = 8, 100
#: Batches under way for each worker, so that none must wait and little is kept.
AHEAD = 3


@dataclass(frozen=True)
class Setup:
    """What all games of a simulation have in common."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    overlay: Overlay | None = None
    out: Path | None = None  # a folder for records, or one file for all games (`ledger.py`)
    resume: bool = False
    moves: bool = False  # whether the file also tells the moves

    def check(self) -> None:
        """Refuse everything that is wrong with it before the first game."""
        load_game(self.game, self.overlay).settle(self.players, self.options)
        for name in self.bots:
            if name not in BOTS:
                raise UnknownName("bot", name, BOTS)
        if not 1 <= len(self.bots) <= self.players:
            raise BadSeats(f"{self.players} seats can't be taken by {len(self.bots)} bots.")
        if self.resume and not self.ledger:
            raise BadLedger("Only a file .jsonl or .parquet can be resumed.")

    @property
    def ledger(self) -> Path | None:
        return self.out if self.out and is_ledger(self.out) else None

    @property
    def figures(self) -> str:
        """A mark of the owner's figures, so that games by others are not mixed with them; "" for those we know."""
        return sha256(repr(self.overlay).encode()).hexdigest()[:12] if self.overlay else ""

    @property
    def batch(self) -> int:
        return RANDOM_BATCH if set(self.bots) == {"random"} else BATCH

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
    moves: tuple[str, ...] = ()  # where they are asked for


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
    words = [game.vocabulary.word(move) for move in moves] if setup.out else []
    if setup.out and not setup.ledger:
        names = [f"{kind} {seat + 1}" for seat, kind in enumerate(kinds)]
        record = Record(game.id, names, list(kinds), settled, seed, words, plain_result(result), game.overlay)
        record.save(setup.out / setup.file(number))
    return Outcome(number, result, len(moves), offered, most, tuple(words) if setup.moves else ())


def _chooser(game: Game, kinds: Sequence[str], seed: str) -> Callable[[State], int]:
    """Asks the seat that decides. Where all play at random, nobody needs to look at anything."""
    if set(kinds) == {"random"}:
        random = Random(seed).random
        return lambda s: s.options[int(random() * len(s.options))]
    bots = [make_bot(kind, f"{seed}-{seat}") for seat, kind in enumerate(kinds)]
    return lambda s: bots[s.actor].choose(Sight(game, s, s.actor))


def _batch(setup: Setup, numbers: range) -> list[Outcome]:
    game = load_game(setup.game, setup.overlay)
    return [play_game(game, setup, number) for number in numbers]


def outcomes(setup: Setup, games: int, jobs: int = 1, first: int = 0) -> Iterator[Outcome]:
    """The games from number `first` on, in their order, played one after the other or in several processes."""
    batches = (range(start, min(start + setup.batch, games)) for start in range(first, games, setup.batch))
    if min(jobs, -(-(games - first) // setup.batch)) <= 1:
        game = load_game(setup.game, setup.overlay)
        for number in range(first, games):
            yield play_game(game, setup, number)
        return
    with workers(jobs) as pool:
        under_way = deque(pool.submit(_batch, setup, numbers) for numbers in islice(batches, AHEAD * jobs))
        while under_way:
            yield from under_way.popleft().result()
            under_way.extend(pool.submit(_batch, setup, numbers) for numbers in islice(batches, 1))


def simulate(setup: Setup, games: int, jobs: int = 1, tick: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Play them all and sum them up; `tick` hears how many games there are so far.

    An interrupt leaves a file that can be resumed; what it says is counted then, too.
    """
    setup.check()
    tally = Tally(setup)
    start = perf_counter()
    with ExitStack() as stack:
        ledger = stack.enter_context(closing(_open(setup, tally))) if setup.ledger else None
        before = tally.decisions
        for outcome in outcomes(setup, games, jobs, tally.games):
            tally.add(outcome)
            if ledger:
                ledger.write(row(setup, outcome))
            if tick:
                tick(tally.games)
    return tally.summary(perf_counter() - start, tally.decisions - before)


# ---- one file for all games --------------------------------------------------------------------------


def row(setup: Setup, outcome: Outcome) -> Row:
    """One game as plain data; with the same game, seats, options, bots and seed it can be played again."""
    number, result, decisions, offered, most, moves = outcome
    plain: Row = {
        "game": setup.game, "players": setup.players, "number": number, "seed": f"{setup.seed}-{number}",
        "options": ",".join(f"{name}={value}" for name, value in sorted(setup.options.items())),
        "data": setup.figures,
        "bots": list(setup.line_up(number)), **plain_result(result),
        "decisions": decisions, "offered": offered, "most_options": most,
    }  # fmt: skip
    return {**plain, "moves": list(moves)} if setup.moves else plain


def _open(setup: Setup, tally: Tally) -> Ledger:
    """The simulation's file; what it holds already is counted, if it belongs to the same simulation."""
    assert setup.ledger
    if setup.resume and setup.ledger.exists():
        for plain in read(setup.ledger):
            tally.add(_counted(setup, plain, tally.games))
    return open_ledger(setup.ledger, setup.resume)


def _counted(setup: Setup, plain: Row, number: int) -> Outcome:
    try:
        scores, winners, places = (tuple(plain[name]) for name in ("scores", "winners", "places"))
        result = Result(scores, winners, places, plain["rule"])
        outcome = Outcome(number, result, plain["decisions"], plain["offered"], plain["most_options"])
    except (KeyError, TypeError):
        raise BadLedger(f"'{setup.ledger}' is not a file of games.") from None
    if {**row(setup, outcome), "moves": ()} != {**plain, "moves": ()} or setup.moves != ("moves" in plain):
        raise BadLedger(f"'{setup.ledger}' holds games of another simulation, so this one can't go on there.")
    return outcome


# ---- the sums ----------------------------------------------------------------------------------------


class Tally:
    """What all games so far come to. Whole numbers only, so that the order of the games does not matter."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.games = self.decisions = self.offered = self.most_options = self.longest = 0
        self.shortest: int | None = None
        #: Points and wins by seat and by bot; wins by how many shared them.
        self.points: Counter[int | str] = Counter()
        self.seated: Counter[int | str] = Counter()
        self.won: dict[int | str, Counter[int]] = defaultdict(Counter)

    def add(self, outcome: Outcome) -> None:
        result = outcome.result
        self.games += 1
        self.decisions += outcome.decisions
        self.offered += outcome.offered
        self.most_options = max(self.most_options, outcome.most_options)
        self.longest = max(self.longest, outcome.decisions)
        self.shortest = min(self.shortest or outcome.decisions, outcome.decisions)
        for seat, bot in enumerate(self.setup.line_up(outcome.number)):
            for who in (seat, bot):
                self.points[who] += result.scores[seat]
                self.seated[who] += 1
                self.won[who][len(result.winners)] += seat in result.winners

    def _wins(self, who: int | str) -> float:
        return round(sum(times / sharing for sharing, times in sorted(self.won[who].items())), 4)

    def _mean(self, who: int | str) -> float:
        return round(self.points[who] / self.seated[who], 3)

    def summary(self, seconds: float, decisions: int) -> dict[str, Any]:
        """The figures of the simulation, JSON-ready; so many decisions were taken in so many seconds."""
        setup, seats = self.setup, range(self.setup.players)
        bots = sorted({bot for number in seats for bot in setup.line_up(number)}, key=setup.bots.index)
        return {
            "game": setup.game,
            "players": setup.players,
            "bots": list(setup.bots),
            "seed": setup.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(decisions / seconds, 1),
            "mean_scores": [self._mean(seat) for seat in seats],
            "wins": [self._wins(seat) for seat in seats],
            "mean_scores_by_bot": {bot: self._mean(bot) for bot in bots},
            "wins_by_bot": {bot: self._wins(bot) for bot in bots},
            "mean_options": round(self.offered / self.decisions, 3),
            "max_options": self.most_options,
            "plies_per_game": {
                "mean": round(self.decisions / self.games, 2), "min": self.shortest, "max": self.longest,
            },
        }  # fmt: skip
