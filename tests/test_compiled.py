"""The compiled rules are the same rules: same seeds, same games, same choices of the bots, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from refectory import compiled
from refectory.bots import make_bot
from refectory.engine.registry import game_ids, load_game
from refectory.engine.sight import Sight
from refectory.lab.playout import fingerprints

needs_both = pytest.mark.skipif(not compiled.is_compiled(), reason="the rules are not compiled here")


def pure(*arguments: str) -> str:
    """What a Python with the same package, but without its machine code, has to say."""
    environment = {**os.environ, compiled.PURE: "1"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def thoughts() -> list[str]:
    """What a search chooses in the first decisions of every game, and why."""
    found = []
    for game in map(load_game, game_ids()):
        s = game.new(game.seats[0], seed="thought")
        bot = make_bot("abbot:simulations=24", "thought")
        for _ in range(8):
            move = bot.choose(Sight(game, s, s.actor))
            found.append(f"{game.id} {game.vocabulary.word(move)} {game.prospects(s)} {game.priors(s)}")
            game.play(s, move)
    return found


def test_a_process_can_insist_on_plain_python() -> None:
    assert pure("-m", "refectory", "--version").endswith("(pure Python)\n")
    assert pure("-c", "import refectory.engine.driver as d; print(d.__file__.endswith('.py'))") == "True\n"


@needs_both
def test_the_same_games() -> None:
    assert pure("-m", "refectory.lab.playout", "25").splitlines() == list(fingerprints(25))


@needs_both
@pytest.mark.long
def test_a_thousand_times_the_same_games() -> None:
    assert pure("-m", "refectory.lab.playout", "1000").splitlines() == list(fingerprints(1000))


@needs_both
def test_the_same_thoughts() -> None:
    script = "from tests.test_compiled import thoughts; print(*thoughts(), sep='\\n')"
    assert pure("-c", script).splitlines() == thoughts()


@needs_both
def test_what_is_said_to_be_compiled_is() -> None:
    from refectory.bots import search
    from refectory.engine import driver, state, step

    for module in (driver, state, step, search):
        assert module.__file__ is not None
        assert not module.__file__.endswith(".py")
    for game_id in game_ids():
        game = load_game(game_id)
        kinds = [type(game.new(game.seats[0])), *(type(step) for step in game.steps)]
        files = {sys.modules[kind.__module__].__file__ for kind in kinds}
        assert not any(file is None or file.endswith(".py") for file in files)
