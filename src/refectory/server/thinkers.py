"""Bots think in worker processes, never in the event loop. Who crashes or dawdles is replaced by somebody simpler."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
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


class Worker:
    """A process that thinks about one question at a time. It starts with the first one."""

    def __init__(self, factory: str) -> None:
        self.minds: deque[str] = deque(maxlen=MINDS)  # for whom it was asked lately, as `_minds` in that process
        self._factory = factory
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, limit: float, think: Callable[..., Thought], *question: Any) -> Thought:
        """What comes of a question, unless it takes longer than the limit."""
        loop, pool = asyncio.get_running_loop(), self._pool
        if pool is None:
            context = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
            pool = ProcessPoolExecutor(1, mp_context=context, initializer=_begin, initargs=(self._factory,))
            self._pool = pool
            await loop.run_in_executor(pool, _hello)  # a worker that is still starting is not a bot that dawdles
        return await asyncio.wait_for(loop.run_in_executor(pool, think, *question), limit)

    def remember(self, mind: str) -> None:
        """Whom it is asked for now, behind all others."""
        if mind in self.minds:
            self.minds.remove(mind)
        self.minds.append(mind)

    def send_home(self, wait: bool = False) -> None:
        """At once, whatever it is at: a worker can't be interrupted. The next question starts another process."""
        self.minds.clear()
        if self._pool is not None:
            dismiss(self._pool, wait)
            self._pool = None


class Thinkers:
    """Workers, and a time limit for every question. Waiting for a free worker is not thinking.

    A bot is asked again where it was asked before, if that worker is free: there it goes on from what it thought.
    """

    def __init__(self, workers: int | None = None, limit: float = 20.0, factory: str = FACTORY) -> None:
        self.limit = limit
        self.factory = factory
        self._workers = [Worker(factory) for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]
        self._idle = self._workers[:]
        self._free = asyncio.Semaphore(len(self._workers))
        self._closed = False

    async def choose(self, question: Question) -> str:
        """The bot's move."""
        return await self._ask(question.bot, question.who, answer, self.factory, question)

    async def advise(self, question: Question) -> list[Advice]:
        """What the moves of a person promise, as the strongest bot sees it from that seat."""
        return await self._ask("the adviser", "", advice, question)

    async def judge(self, question: Question, ply: int, word: str) -> tuple[list[float], Decision | None]:
        """One decision of a finished game. A review asks for one at a time, so that bots at other tables go on."""
        return await self._ask("the reviewer", "", judgement, question, ply, word)

    async def _ask(self, who: str, mind: str, think: Callable[..., Thought], *question: Any) -> Thought:
        """A worker may die of something else than the question: it is asked once more."""
        for attempt in (1, 2):
            async with self._lent(mind) as worker:
                try:
                    return await worker.think(self.limit, think, *question)
                except TimeoutError:
                    worker.send_home()
                    raise BotFailed("slow") from None
                except BrokenProcessPool:
                    worker.send_home()
                    log.warning("a worker died while %s was thinking (attempt %d)", who, attempt)
                except Exception as error:  # whatever a bot may throw: it is the bot that has failed
                    log.exception("%s can't decide", who)
                    raise BotFailed("crash") from error
        raise BotFailed("crash")

    @asynccontextmanager
    async def _lent(self, mind: str) -> AsyncIterator[Worker]:
        """A free worker: the one that remembers the bot, or else the one that was asked last and so is running."""
        async with self._free:
            if self._closed:
                raise asyncio.CancelledError  # the house is closing; the table thinks on after the restart
            worker = next((worker for worker in self._idle if mind in worker.minds), self._idle[-1])
            self._idle.remove(worker)
            if mind:
                worker.remember(mind)
            try:
                yield worker
            finally:
                self._idle.append(worker)

    def close(self) -> None:
        self._closed = True
        for worker in self._workers:
            worker.send_home(wait=True)
