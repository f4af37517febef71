"""Which games there are: every package in `refectory.games` that has a GAME."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from .data import Overlay
from .errors import UnknownName
from .game import Game

ROOMS = "refectory.games"


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(room.name for room in pkgutil.iter_modules(import_module(ROOMS).__path__) if room.ispkg))


def game_class(game_id: str) -> type[Game]:
    if game_id not in game_ids():
        raise UnknownName("game", game_id, game_ids())
    found: type[Game] = import_module(f"{ROOMS}.{game_id}").GAME
    return found


@cache
def _printed(game_id: str) -> Game:
    return game_class(game_id)()


def load_game(game_id: str, overlay: Overlay | None = None) -> Game:
    """The game as we know it, or with the owner's figures laid over ours."""
    return game_class(game_id)(overlay) if overlay else _printed(game_id)
