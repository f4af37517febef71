"""Processes that play for this one, and how they are sent home.

An executor of `concurrent.futures`, not a pool of `multiprocessing`: that one hangs when a worker is sent home while
it holds the lock of the queue that all share, as it easily may at an interrupt.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from threading import Thread, current_thread, main_thread
from typing import TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")


@contextmanager
def workers(count: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that leave an interrupt to the one that started them, from their first moment on.

    They are fresh, not copies of this one: a copy of a process with threads can hang. Whoever leaves early does not
    wait for what they are at.
    """
    pool = ProcessPoolExecutor(count, get_context("spawn"))
    with _deaf():
        for _ in range(count):  # each of them is started by a task that finds nobody idle
            pool.submit(_hello)
    try:
        yield pool
    except BaseException:
        dismiss(pool, wait=True)
        raise
    pool.shutdown()


def in_any_order(pool: ProcessPoolExecutor, work: Callable[[Task], Found], tasks: Iterable[Task]) -> Iterator[Found]:
    """What comes of all tasks, each as soon as it is there."""
    for future in as_completed([pool.submit(work, task) for task in tasks]):
        yield future.result()


def dismiss(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """Send them home at once, whatever they are at; `wait` until they are gone.

    Who ends himself had better wait: the thread that looks after them closes what Python writes to on its way out.
    """
    processes = list((pool._processes or {}).values())
    keeper: Thread | None = pool._executor_manager_thread  # type: ignore[assignment]  # its stub has another class
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
    if wait and keeper is not None:
        keeper.join()


def _hello() -> None:
    """The first thing a worker is asked."""


@contextmanager
def _deaf() -> Iterator[None]:
    """What is started meanwhile does not hear an interrupt; only the main thread may say so."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
