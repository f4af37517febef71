"""Bots think in worker processes, never in the event loop. Who crashes or dawdles is replaced by somebody simpler."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from refectory.bots import Bot
from refectory.engine.registry import load_game
from refectory.engine.sight import Sight
from refectory.lab.analysis import Decision, hints, judge
from refectory.lab.workers import dismiss

log = logging.getLogger("refectory.thinkers")

#: Who takes over from whom; the last one can't fail.
SIMPLER = {"abbot": "prior", "prior": "brother", "brother": "novice", "novice": "random"}
FACTORY = "refectory.bots:make_bot"
#: How many moves a hint names, and how long it thinks about them.
ADVICE, ADVICE_SECONDS = 3, 1.0
#: How often a review tries out every decision of a game: counted, not timed, so that a busy house judges as well.
REVIEW_SIMULATIONS = 48

#: How many bots a worker remembers, with what they thought so far in their turn.
MINDS = 16

#: Workers give way to the server: a page is answered at once, however many bots think.
NICE = 10

Thought = TypeVar("Thought")


class Question(NamedTuple):
    """One decision, in plain data that travels to another process."""

    game: str
    overlay: Mapping[str, Any] | None
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int
    #: Who is asked; the same bot at its next decision goes on from what it thought before.
    who: str


class Advice(NamedTuple):
    """A move and what to expect after it: points at the end, and the chance to win from 0 to 1."""

    word: str
    points: float
    chance: float


class BotFailed(Exception):
    """The bot crashed or was too slow; `why` is "crash" or "slow"."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def answer(factory: str, question: Question) -> str:
    """Runs in a worker process: decode the table, look at it from one seat, choose."""
    bot = _mind(factory, question)
    game = load_game(question.game, question.overlay)
    sight = Sight(game, game.decode(question.state), question.seat)
    move: int = bot.choose(sight)
    if move not in sight.moves:
        raise ValueError(f"{question.bot} chose an illegal move")
    return game.vocabulary.word(move)


_minds: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()


def _mind(factory: str, question: Question) -> Bot:
    """The bot that this worker has asked before; a new one where it does not know it, or has long not seen it."""
    key = (factory, question.bot, question.who)
    bot = _minds.pop(key, None)
    if bot is None:
        module, _, name = factory.partition(":")
        bot = getattr(import_module(module), name)(question.bot, question.seed)
    _minds[key] = bot
    if len(_minds) > MINDS:
        _minds.popitem(last=False)
    return bot


def advice(question: Question) -> list[Advice]:
    """Runs in a worker process: the most promising moves of a seat, by nothing but what that seat sees."""
    game = load_game(question.game, question.overlay)
    found = hints(Sight(game, game.decode(question.state), question.seat), ADVICE_SECONDS, seed=question.seed)
    return [Advice(hint.word, hint.points, hint.chance) for hint in found[:ADVICE]]


def judgement(question: Question, ply: int, word: str) -> tuple[list[float], Decision | None]:
    """Runs in a worker process: what was made of one decision of a finished game."""
    game = load_game(question.game, question.overlay)
    return judge(game, game.decode(question.state), ply, word, simulations=REVIEW_SIMULATIONS)


def _hello() -> None:
    """The first thing a worker is asked."""


def _begin(factory: str) -> None:
    """Ctrl-C is for the server; it sends its workers home itself. And whoever thinks lets those pass who move."""
    import_module(factory.partition(":")[0])  # now, not while somebody waits for a move
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)


class Thinkers:
    """A pool of worker processes with a time limit for every question. Waiting for a free worker is not thinking."""

    def __init__(self, workers: int | None = None, limit: float = 20.0, factory: str = FACTORY) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.factory = factory
        self._free = asyncio.Semaphore(self.workers)
        self._pool: ProcessPoolExecutor | None = None
        self._warm: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(self, question: Question) -> str:
        """The bot's move."""
        return await self._ask(question.bot, answer, self.factory, question)

    async def advise(self, question: Question) -> list[Advice]:
        """What the moves of a person promise, as the strongest bot sees it from that seat."""
        return await self._ask("the adviser", advice, question)

    async def judge(self, question: Question, ply: int, word: str) -> tuple[list[float], Decision | None]:
        """One decision of a finished game. A review asks for one at a time, so that bots at other tables go on."""
        return await self._ask("the reviewer", judgement, question, ply, word)

    async def _ask(self, who: str, think: Callable[..., Thought], *question: Any) -> Thought:
        """A worker that dies takes its neighbours' questions with it: everybody asks once more."""
        for attempt in (1, 2):
            async with self._free:
                if self._closed:
                    raise asyncio.CancelledError  # the house is closing; the table thinks on after the restart
                pool = self._open()
                try:
                    await self._ready(pool)
                    future = asyncio.get_running_loop().run_in_executor(pool, think, *question)
                    return await asyncio.wait_for(future, self.limit)
                except TimeoutError:
                    self._renew(pool)  # a worker can't be interrupted, only sent home
                    raise BotFailed("slow") from None
                except BrokenProcessPool:
                    self._renew(pool)
                    log.warning("a worker died while %s was thinking (attempt %d)", who, attempt)
                except Exception as error:  # whatever a bot may throw: it is the bot that has failed
                    log.exception("%s can't decide", who)
                    raise BotFailed("crash") from error
        raise BotFailed("crash")

    async def _ready(self, pool: ProcessPoolExecutor) -> None:
        """A worker that is still starting is not a bot that dawdles."""
        if pool is not self._warm:
            await asyncio.get_running_loop().run_in_executor(pool, _hello)
            self._warm = pool

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_begin, initargs=(self.factory,)
            )
        return self._pool

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
            dismiss(broken)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            dismiss(self._pool)
            self._pool = None
