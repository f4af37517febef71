"""How fast the games are: compiled, as plain Python, and beside the games of others; all in one run.

Each contestant is a process of its own on one core that measures by the processor's clock (`yardstick.py`). Short
turns alternate: a game runs compiled, then at once as plain Python, then the next game does; and so again and again.
Other work on a machine can only make a turn slower, never faster, so that everybody's fastest turn counts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from refectory import __version__
from refectory.bots.search import Search, Settings
from refectory.compiled import PURE, is_compiled
from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.engine.sight import Sight

from .playout import play_out
from .yardstick import Measure, serve

#: The turns of each contestant; more of them are shorter.
TURNS = 12

#: What is measured, and which part of a contestant's time it gets.
PARTS = {"play": 0.5, "copy": 0.1, "search": 0.4}

#: Simulations of one search.
SIMULATIONS = 8

#: Whom all others are compared with.
RIVAL = "catanatron"


class GameSubject:
    """One of our games at one seat count."""

    version = __version__

    def __init__(self, game: Game, players: int) -> None:
        self._game = game
        self._players = players
        self._rng = Random(players)
        self._games = 0
        self.middle = game.new(players)
        for _ in range(self.play() // 2):
            game.play(self.middle, self._rng.choice(self.middle.options))
        while len(self.middle.options) == 1:
            game.play(self.middle, self.middle.options[0])

    def play(self) -> int:
        self._games += 1
        return play_out(self._game, self._game.new(self._players, seed=str(self._games)), self._rng)

    def copy(self) -> object:
        return self.middle.copy()

    def search(self) -> int:
        search = Search(0, Settings(simulations=SIMULATIONS))
        search.think(Sight(self._game, self.middle, self.middle.actor))
        return SIMULATIONS


def subjects(games: Sequence[str]) -> dict[str, Callable[[], GameSubject]]:
    """Every game at every seat count, by `GAME/PLAYERS`."""
    rooms = [load_game(game_id) for game_id in games]
    return {f"{game.id}/{players}": partial(GameSubject, game, players) for game in rooms for players in game.seats}


# ---- the processes -----------------------------------------------------------------------------------


class Contestant(NamedTuple):
    """A kind of contestant and the process that measures it."""

    kind: str
    process: subprocess.Popen[str]
    subjects: dict[str, str]  # name → version
    absent: dict[str, str]  # name → why

    def measure(self, subject: str, what: str, seconds: float) -> Measure:
        return Measure(*self._ask(f"{subject} {what} {seconds}"))

    def _ask(self, line: str) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return _answer(self.process)


def _answer(process: subprocess.Popen[str]) -> Any:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"{process.args!r} ended by itself")
    return json.loads(line)


@contextmanager
def contestant(kind: str, command: Sequence[str], **environment: str) -> Iterator[Contestant]:
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    with process:
        try:
            first = _answer(process)
            yield Contestant(kind, process, first["subjects"], first["absent"])
        finally:
            process.kill()


def contestants(stack: ExitStack, games: Sequence[str], peers: Path | None) -> Iterator[Contestant | tuple[str, str]]:
    """Ours, compiled and not, and those of the folder with peers; an absent one is a name with the reason."""
    here = Path(__file__).parent
    ours = [sys.executable, "-m", "refectory.lab.bench", *games]
    if is_compiled():
        yield stack.enter_context(contestant("compiled", ours))
    yield stack.enter_context(contestant("pure", ours, **{PURE: "1"}))
    if peers is None:
        return
    python, node, bgio = peers / "bin" / "python", shutil.which("node"), peers / "node" / "node_modules"
    if python.exists():
        found = stack.enter_context(contestant("peer", [str(python), str(here / "peers.py")]))
        yield from found.absent.items()
        yield found
    else:
        yield "peers", f"no Python in '{peers}'"
    if node and (bgio / "boardgame.io").exists():
        yield stack.enter_context(contestant("peer", [node, str(here / "peers.cjs"), str(bgio.parent)]))
    else:
        yield "boardgame.io", "needs node and npm"


# ---- the table ---------------------------------------------------------------------------------------

Key = tuple[str, str, str]  # subject, kind, version


def bench(seconds: float, games: Sequence[str] = (), peers: Path | None = None) -> dict[str, Any]:
    """`rows`, one for each contestant's subject, and `absent`, those that could not be there and why."""
    measured: dict[Key, dict[str, list[Measure]]] = defaultdict(lambda: defaultdict(list))
    with ExitStack() as stack:
        found = list(contestants(stack, games or game_ids(), peers))
        entered = [one for one in found if isinstance(one, Contestant)]
        subjects = dict.fromkeys(subject for one in entered for subject in one.subjects)
        slot = seconds / TURNS / sum(len(one.subjects) for one in entered)
        for _, subject, what in product(range(TURNS), subjects, PARTS):
            for one in entered:
                if version := one.subjects.get(subject):
                    turn = one.measure(subject, what, PARTS[what] * slot)
                    measured[subject, one.kind, version][what].append(turn)
    return {"rows": table(measured), "absent": dict(one for one in found if not isinstance(one, Contestant))}


def table(measured: Mapping[Key, Mapping[str, Sequence[Measure]]]) -> list[dict[str, Any]]:
    """The figures with their ratios, ours first, each game compiled and pure."""
    rows = [_row(*key, measures) for key, measures in measured.items()]
    speed = {(row["game"], row["players"], row["kind"]): row["decisions_per_second"] for row in rows}
    rival = next((row["decisions_per_second"] for row in rows if row["game"] == RIVAL), None)
    for row in rows:
        pure = speed.get((row["game"], row["players"], "pure"))
        row["ratio_pure"] = pure and round(row["decisions_per_second"] / pure, 2)
        row["ratio_rival"] = rival and round(row["decisions_per_second"] / rival, 2)
    return sorted(rows, key=lambda row: (row["kind"] == "peer", row["game"], row["players"] or 0, row["kind"]))


def _fastest(turns: Sequence[Measure]) -> float | None:
    """Things per second; None for what a contestant can't do."""
    return max((speed for turn in turns if (speed := turn.per_second())), default=None)


def _row(subject: str, kind: str, version: str, turns: Mapping[str, Sequence[Measure]]) -> dict[str, Any]:
    play, copies, searches = (_fastest(turns[what]) for what in PARTS)
    game, _, players = subject.rpartition("/") if kind != "peer" else (subject, "", "")
    length = sum(turn.things for turn in turns["play"]) / sum(turn.runs for turn in turns["play"])
    return {
        "game": game,
        "players": int(players) if players else None,
        "kind": kind,
        "version": version,
        "decisions_per_second": round(play or 0),
        "games_per_second": round((play or 0) / length, 2),
        "decisions_per_game": round(length, 1),
        "copy_microseconds": copies and round(1e6 / copies, 2),
        "simulations_per_second": searches and round(searches, 1),
    }


if __name__ == "__main__":
    serve(subjects(sys.argv[1:]))
