"""How much one browser, one address and the whole house may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from .errors import TooMuch


@dataclass(frozen=True)
class Limits:
    body: int = 64 * 1024  # bytes of a request; a data file may be as large as OVERLAY
    overlay: int = 256 * 1024
    posts: tuple[float, float] = (20.0, 60.0)  # a second and at once, for one person
    asks: tuple[float, float] = (40.0, 200.0)  # previews, explanations and pages, for one person
    tables: tuple[float, float] = (1 / 60, 20.0)  # new tables, for one person
    strangers: tuple[float, float] = (100.0, 400.0)  # all requests of one address
    open_tables: int = 5000  # in the whole house
    streams: int = 1000
    streams_each: int = 24


class Bucket:
    """So many a second, so many at once, for each key; old keys are forgotten."""

    def __init__(
        self, rate: tuple[float, float], clock: Callable[[], float] = time.monotonic, keys: int = 10_000
    ) -> None:
        self.per_second, self.burst = rate
        self._clock = clock
        self._keys = keys
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        at = self._clock()
        left, then = self._left.pop(key, (self.burst, at))
        left = min(self.burst, left + (at - then) * self.per_second)
        if left < 1:
            self._left[key] = (left, at)
            raise TooMuch()
        self._left[key] = (left - 1, at)
        while len(self._left) > self._keys:
            self._left.popitem(last=False)
