"""Bots for the server's tests, in worker processes that know the toy game: good ones, and two that misbehave."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

import refectory.games
from refectory.bots import Bot
from refectory.bots import make_bot as real_bot
from refectory.engine import registry
from tests.toy import ROOMS

if ROOMS not in refectory.games.__path__:
    refectory.games.__path__.append(ROOMS)
    registry.game_ids.cache_clear()


class Crashing:
    """Takes its whole process with it."""

    def choose(self, sight: Any) -> int:
        os._exit(3)


class Failing:
    def choose(self, sight: Any) -> int:
        raise RuntimeError("no idea")


class Dawdling:
    def choose(self, sight: Any) -> int:
        time.sleep(60)
        return int(sight.moves[0])


class Thoughtful:
    def choose(self, sight: Any) -> int:
        time.sleep(0.4)
        return int(sight.moves[0])


class Remembering:
    """Another option every time it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, sight: Any) -> int:
        self.asked += 1
        return int(sight.moves[self.asked - 1])


BAD: dict[str, Callable[[], Bot]] = {"abbot": Crashing, "prior": Dawdling, "brother": Failing}


def make_bot(name: str, seed: int) -> Bot:
    """Everybody plays at random, fast."""
    return real_bot("random", seed)


def make_bad_bot(name: str, seed: int) -> Bot:
    return BAD[name]() if name in BAD else real_bot("random", seed)


def make_thoughtful_bot(name: str, seed: int) -> Bot:
    return Thoughtful()


def make_remembering_bot(name: str, seed: int) -> Bot:
    return Remembering()
