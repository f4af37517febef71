"""Bots think in worker processes, never in the event loop. Who crashes or dawdles is replaced by somebody simpler."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from typing import Any, NamedTuple

from refectory.engine.registry import load_game
from refectory.engine.sight import Sight

log = logging.getLogger("refectory.thinkers")

#: Who takes over from whom; the last one can't fail.
SIMPLER = {"abbot": "prior", "prior": "brother", "brother": "novice", "novice": "random"}
FACTORY = "refectory.bots:make_bot"


class Question(NamedTuple):
    """One decision, in plain data that travels to another process."""

    game: str
    overlay: Mapping[str, Any] | None
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int


class BotFailed(Exception):
    """The bot crashed or was too slow; `why` is "crash" or "slow"."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def answer(factory: str, question: Question) -> str:
    """Runs in a worker process: decode the table, look at it from one seat, choose."""
    module, _, name = factory.partition(":")
    bot = getattr(import_module(module), name)(question.bot, question.seed)
    game = load_game(question.game, question.overlay)
    sight = Sight(game, game.decode(question.state), question.seat)
    move: int = bot.choose(sight)
    if move not in sight.moves:
        raise ValueError(f"{question.bot} chose an illegal move")
    return game.vocabulary.word(move)


def _hello() -> None:
    """The first thing a worker is asked."""


def _quiet() -> None:
    """Ctrl-C is for the server; it sends its workers home itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """A pool of worker processes with a time limit for every question."""

    def __init__(self, workers: int | None = None, limit: float = 20.0, factory: str = FACTORY) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.limit = limit
        self.factory = factory
        self._pool: ProcessPoolExecutor | None = None
        self._warm: ProcessPoolExecutor | None = None
        self._closed = False

    async def choose(self, question: Question) -> str:
        """The bot's move. A worker that dies takes its neighbours' questions with it: everybody asks once more."""
        for attempt in (1, 2):
            if self._closed:
                raise asyncio.CancelledError  # the house is closing; the table thinks on after the restart
            pool = self._open()
            try:
                await self._ready(pool)
                future = asyncio.get_running_loop().run_in_executor(pool, answer, self.factory, question)
                return await asyncio.wait_for(future, self.limit)
            except TimeoutError:
                self._renew(pool)  # a worker can't be interrupted, only sent home
                raise BotFailed("slow") from None
            except BrokenProcessPool:
                self._renew(pool)
                log.warning("a worker died while %s was thinking (attempt %d)", question.bot, attempt)
            except Exception as error:  # whatever a bot may throw: it is the bot that has failed
                log.exception("%s can't decide", question.bot)
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
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_quiet)
        return self._pool

    def _renew(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            self._pool = None
            _dismiss(broken)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            _dismiss(self._pool)
            self._pool = None


def _dismiss(pool: ProcessPoolExecutor) -> None:
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
