"""How fast the games are, measured beside python-chess in the same run, so that the ratios hold on any machine.

Everything runs in one process on one core; the clock is the processor's, so that other work does not count. The
subjects take turns in several rounds: a machine that gets slower does so for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Protocol

from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game

from .playout import play_out

ROUNDS = 3

#: Copies between two looks at the clock.
COPIES = 200

CHESS = "chess"


class Subject(Protocol):
    """Something that has random games, and states that can be copied."""

    name: str
    players: int

    def play(self) -> int:
        """A random game from the set-up to the end; how many decisions it had."""
        ...

    def copy(self) -> object:
        """A copy of a state from the middle of a game."""
        ...


class GameSubject:
    """One of our games at one seat count."""

    def __init__(self, game: Game, players: int) -> None:
        self.name = game.id
        self.players = players
        self._game = game
        self._rng = Random(players)
        self._games = 0
        half = self.play() // 2
        self._middle = game.new(players)
        for _ in range(half):
            if not self._middle.over:
                game.play(self._middle, self._rng.choice(self._middle.options))

    def play(self) -> int:
        self._games += 1
        return play_out(self._game, self._game.new(self.players, seed=str(self._games)), self._rng)

    def copy(self) -> object:
        return self._middle.copy()


class ChessSubject:
    """python-chess; a draw by the seventy-five-move rule ends a game as mate and stalemate do."""

    name = CHESS
    players = 2
    middle = 40  # half-moves

    def __init__(self) -> None:
        import chess  # only the benchmark needs it

        self._new = chess.Board
        self._rng = Random(0)
        self._board = chess.Board()
        for _ in range(self.middle):
            self._board.push(self._rng.choice(list(self._board.legal_moves)))

    def play(self) -> int:
        board, rng = self._new(), self._rng
        decisions = 0
        while board.halfmove_clock < 150 and (moves := list(board.legal_moves)):
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions

    def copy(self) -> object:
        return self._board.copy(stack=False)


class Tally:
    """What a subject has done so far, and in how much time."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.games = self.decisions = self.copies = 0
        self.playing = self.copying = 0.0

    def play(self, seconds: float) -> None:
        start = now = process_time()
        while now < start + seconds:
            self.decisions += self.subject.play()
            self.games += 1
            now = process_time()
        self.playing += now - start

    def copy(self, seconds: float) -> None:
        copy = self.subject.copy
        start = now = process_time()
        while now < start + seconds:
            for _ in range(COPIES):
                copy()
            self.copies += COPIES
            now = process_time()
        self.copying += now - start

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.subject.name,
            "players": self.subject.players,
            "decisions_per_second": round(self.decisions / self.playing),
            "games_per_second": round(self.games / self.playing, 2),
            "copy_microseconds": round(1e6 * self.copying / self.copies, 2),
        }


def subjects() -> list[Subject]:
    """Every game at every seat count, and chess where it is installed."""
    games = [load_game(game_id) for game_id in game_ids()]
    ours: list[Subject] = [GameSubject(game, players) for game in games for players in game.seats]
    return [*ours, ChessSubject()] if find_spec("chess") else ours


def bench(seconds: float, entrants: Iterable[Subject] | None = None) -> list[dict[str, Any]]:
    """One line per subject; `decisions_ratio` and `copy_ratio` say how many times faster than chess it is."""
    tallies = [Tally(subject) for subject in (subjects() if entrants is None else entrants)]
    slot = seconds / ROUNDS / len(tallies)
    for _ in range(ROUNDS):
        for tally in tallies:
            tally.play(0.8 * slot)
            tally.copy(0.2 * slot)
    rows = [tally.plain() for tally in tallies]
    chess = next((row for row in rows if row["game"] == CHESS), None)
    for row in rows:
        row["decisions_ratio"] = chess and round(row["decisions_per_second"] / chess["decisions_per_second"], 2)
        row["copy_ratio"] = chess and round(chess["copy_microseconds"] / row["copy_microseconds"], 2)
    return rows
