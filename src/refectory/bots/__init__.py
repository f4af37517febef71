"""Opponents. A bot sees its seat's view and imagined truths, never the truth: it is given a `Sight`, not a state.

A bot is a factory in BOTS that takes a seed; the same seed and the same sights give the same choices, except where
a bot thinks against the clock. The four levels are what people play against; the others are their yardsticks.

The lab may change the settings of a bot that searches: `abbot:simulations=200:curiosity=0.5`. It may give any bot
other weights than the room has: `brother:weights=FILE`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from typing import Protocol

from refectory.engine.errors import RefectoryError, UnknownName
from refectory.engine.game import Game
from refectory.engine.sight import Sight
from refectory.engine.weights import Weights

from .greedy import GreedyBot
from .novice import NoviceBot
from .plain import PlainSearch
from .random import RandomBot
from .search import Search, Settings


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves`."""
        ...


class BadSetting(RefectoryError):
    """A setting of a bot is not a number, or the bot has none."""


#: Bots that think until a budget is used up, with their settings: what they are by themselves, and an Abbot's where
#: the game asks to be lively. `plain` is for the lab only.
THINKERS: dict[str, tuple[Callable[..., Bot], tuple[Settings, ...]]] = {
    "plain": (PlainSearch, (Settings(seconds=2.0),)),
    "prior": (Search, (Settings(seconds=0.5, turn=1.5, reach=1 / 3, haste=0.0),)),
    "abbot": (
        Search,
        (
            Settings(seconds=2.0, turn=6.0),
            Settings(seconds=2.0, turn=6.0, gamble=0.5, patience=1, width=64, trust=1.0, curiosity=0.6, warmth=1.0),
        ),
    ),
}


def _thinker(name: str) -> Callable[[int | str], Bot]:
    factory, settings = THINKERS[name]
    return lambda seed: factory(seed, *settings)


#: All bots, the weakest first.
BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "brother": GreedyBot,
    "prior": _thinker("prior"),
    "abbot": _thinker("abbot"),
}

#: Whom people play against, the weakest first; their words are `level-<name>` and `level-<name>-line`.
LEVELS = ("novice", "brother", "prior", "abbot")


def bot_names() -> tuple[str, ...]:
    """All bots, the weakest first."""
    return tuple(BOTS)


class Weighed:
    """A bot that weighs by a file of its own, whatever the others at the table think."""

    def __init__(self, bot: Bot, weights: Weights) -> None:
        self._bot = bot
        self._weights = weights
        self._game: Game | None = None

    def choose(self, sight: Sight) -> int:
        if self._game is None:
            self._game = sight.game.weighed(self._weights)
        return self._bot.choose(sight.through(self._game))


def make_bot(name: str, seed: int | str) -> Bot:
    """A bot with a generator of its own. `name` may carry settings for the lab."""
    plain, *changes = name.split(":")
    if plain not in BOTS and plain not in THINKERS:
        raise UnknownName("bot", plain, {*BOTS, *THINKERS})
    files = [change.removeprefix("weights=") for change in changes if change.startswith("weights=")]
    bot = _adjusted(plain, [change for change in changes if not change.startswith("weights=")], seed)
    return Weighed(bot, Weights.read(files[-1])) if files else bot


def _adjusted(name: str, changes: list[str], seed: int | str) -> Bot:
    if not changes:
        return BOTS[name](seed) if name in BOTS else _thinker(name)(seed)
    if name not in THINKERS:
        raise BadSetting(f"'{name}' does not search, so it has no settings but 'weights'.")
    factory, settings = THINKERS[name]
    return factory(seed, *[changed(each, changes) for each in settings])


def changed(settings: Settings, changes: Sequence[str]) -> Settings:
    """The settings with every `name=value` put in.

    A number of simulations takes the place of the clock; seconds are for every decision, whatever its turn has taken.
    """
    known = {field.name: type(getattr(settings, field.name)) for field in fields(Settings)}
    found: dict[str, float] = {}
    for change in changes:
        name, _, value = change.partition("=")
        if name not in known:
            raise UnknownName("setting", name, known)
        try:
            found[name] = known[name](value)
        except ValueError:
            raise BadSetting(f"The setting '{name}' can't be '{value}'.") from None
    if "simulations" in found:
        found.setdefault("seconds", 0.0)
    if "seconds" in found:
        found.setdefault("turn", 0.0)
    try:
        return replace(settings, **found)  # type: ignore[arg-type]
    except ValueError as error:
        raise BadSetting(f"{str(error).capitalize()}.") from None
