"""The toy game of the tests, seated among the games of the house for as long as a test needs it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import refectory.games
from refectory.engine import registry
from refectory.engine.game import Game

ROOMS = str(Path(__file__).parent / "rooms")


@contextmanager
def toy_room() -> Iterator[Game]:
    """`toy` is a game like any other: by the registry, the catalogues and the command line."""
    refectory.games.__path__.append(ROOMS)
    _forget()
    try:
        yield registry.load_game("toy")
    finally:
        refectory.games.__path__.remove(ROOMS)
        sys.modules.pop("refectory.games.toy", None)
        _forget()


def _forget() -> None:
    registry.game_ids.cache_clear()
    registry._printed.cache_clear()


@pytest.fixture
def toy() -> Iterator[Game]:
    """The toy game; a `conftest.py` that imports this name makes it a fixture there."""
    with toy_room() as game:
        yield game
