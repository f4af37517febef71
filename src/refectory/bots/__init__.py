"""Opponents. A bot sees its seat's view and imagined truths, never the truth: it is given a `Sight`, not a state.

A bot is a class of its own module, named in BOTS. The same seed and the same sights give the same choices.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from refectory.engine.errors import UnknownName
from refectory.engine.sight import Sight

from .greedy import GreedyBot
from .random import RandomBot


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves`."""
        ...


BOTS: dict[str, Callable[[int | str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_names() -> tuple[str, ...]:
    """All bots, the weakest first."""
    return tuple(BOTS)


def make_bot(name: str, seed: int | str) -> Bot:
    """A bot with a generator of its own."""
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    return BOTS[name](seed)
