"""Random games as fast as the rules allow: the measure of the engine and the quick way to many games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from random import Random

from refectory.engine import driver
from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.engine.state import State


def play_out(game: Game, s: State, rng: Random) -> int:
    """Play random moves to the end; how many there were."""
    return driver.play_out(game.steps, s, rng.random)


def fingerprint(game: Game, players: int, games: int) -> str:
    """SHA-256 of every word and every result of so many random games; the same wherever the rules are the same."""
    digest, rng = sha256(), Random(players)
    for number in range(games):
        s = game.new(players, seed=f"fingerprint {number}")
        while options := s.options:
            move = rng.choice(options)
            digest.update(f"{game.vocabulary.word(move)} ".encode())
            game.play(s, move)
        digest.update(repr(tuple(game.result(s))).encode())
    return digest.hexdigest()


def fingerprints(games: int) -> Iterator[str]:
    """A line for every game of the house at every seat count."""
    for game in map(load_game, game_ids()):
        for players in game.seats:
            yield f"{game.id} {players} {fingerprint(game, players, games)}"


if __name__ == "__main__":
    for line in fingerprints(int(sys.argv[1])):
        sys.stdout.write(f"{line}\n")
