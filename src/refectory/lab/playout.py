"""Random games as fast as the rules allow: the measure of the engine and the quick way to many games."""

from __future__ import annotations

from random import Random

from refectory.engine import driver
from refectory.engine.game import Game
from refectory.engine.state import State


def play_out(game: Game, s: State, rng: Random) -> int:
    """Play random moves to the end; how many there were."""
    return driver.play_out(game.steps, s, rng.random)
