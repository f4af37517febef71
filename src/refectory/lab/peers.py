"""The games of others, to compare with: `python peers.py` in a place where they are installed.

Each plays at random with what its authors offer for that. Where there is a doubt about what a decision is, it is
decided in their favour: forced moves count for them, and do not for us.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

if __name__ == "__main__":  # in somebody else's environment: their packages go first
    sys.path[:] = [*sys.path[1:], str(Path(__file__).parents[2])]

from refectory.lab.yardstick import Subject, serve


class Catanatron:
    """Settlers of Catan for four with the library's own random players; every tick counts, also a forced one."""

    version = ""

    def __init__(self) -> None:
        import catanatron  # type: ignore[import-not-found]

        self.version = version("catanatron")
        self._library: Any = catanatron
        self._middle = self._new()
        for _ in range(300):
            self._middle.play_tick()

    def _new(self) -> Any:
        players = [self._library.RandomPlayer(colour) for colour in list(self._library.Color)[:4]]
        return self._library.Game(players)

    def play(self) -> int:
        game = self._new()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    def copy(self) -> Any:
        return self._middle.copy()


class Chess:
    """python-chess; a draw by the seventy-five-move rule ends a game as mate and stalemate do."""

    version = ""

    def __init__(self) -> None:
        import chess  # type: ignore[import-not-found,unused-ignore]

        self.version = version("chess")
        self._new = chess.Board
        self._rng = Random(0)
        self._middle = chess.Board()
        for _ in range(40):
            self._middle.push(self._rng.choice(list(self._middle.legal_moves)))

    def play(self) -> int:
        board, rng = self._new(), self._rng
        decisions = 0
        while board.halfmove_clock < 150 and (moves := list(board.legal_moves)):
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions

    def copy(self) -> object:
        return self._middle.copy(stack=False)


class OpenSpiel:
    """A game of OpenSpiel by its name: some are C++ behind a Python door, some are Python."""

    version = ""

    def __init__(self, name: str) -> None:
        import pyspiel  # type: ignore[import-not-found]
        from open_spiel.python import games  # type: ignore[import-not-found]

        assert games  # registers those that are written in Python
        self.version = version("open_spiel")
        self._game = pyspiel.load_game(name)
        self._rng = Random(0)
        self._middle = self._game.new_initial_state()
        for _ in range(4):
            self._step(self._middle)

    def _step(self, state: Any) -> bool:
        """One move; whether somebody decided it, or chance."""
        by_chance = bool(state.is_chance_node())
        moves = [move for move, _ in state.chance_outcomes()] if by_chance else state.legal_actions()
        state.apply_action(moves[int(self._rng.random() * len(moves))])
        return not by_chance

    def play(self) -> int:
        state = self._game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += self._step(state)
        return decisions

    def copy(self) -> object:
        return self._middle.clone()


class RLCard:
    """UNO of RLCard."""

    version = ""

    def __init__(self) -> None:
        import rlcard  # type: ignore[import-not-found]

        self.version = version("rlcard")
        self._env = rlcard.make("uno")
        self._rng = Random(0)

    def play(self) -> int:
        state, _ = self._env.reset()
        decisions = 0
        while not self._env.is_over():
            moves = list(state["legal_actions"])
            state, _ = self._env.step(moves[int(self._rng.random() * len(moves))])
            decisions += 1
        return decisions


PEERS: dict[str, Callable[[], Subject]] = {
    "catanatron": Catanatron,
    "chess": Chess,
    "open_spiel/backgammon": lambda: OpenSpiel("backgammon"),
    "open_spiel/python_tic_tac_toe": lambda: OpenSpiel("python_tic_tac_toe"),
    "rlcard/uno": RLCard,
}

if __name__ == "__main__":
    serve(PEERS)
