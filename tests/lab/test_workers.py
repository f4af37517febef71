"""Processes that play for this one: who is interrupted sends them home and waits until they are gone."""

from __future__ import annotations

import time
from typing import Any

import pytest

from refectory.lab.workers import workers


def test_after_an_interrupt_nothing_of_them_is_left() -> None:
    """What ended while Python itself does would tell the terminal about a bad file descriptor."""
    left: list[Any] = []

    def interrupted() -> None:
        with workers(2) as pool:
            left.extend((pool._executor_manager_thread, pool.submit(time.sleep, 60)))
            raise KeyboardInterrupt

    start = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        interrupted()
    keeper, future = left
    assert not keeper.is_alive()
    assert future.done()
    assert time.monotonic() - start < 30, "nobody waits for what they were at"
