"""A game as a file: the save game, the bug report, the golden test and the replay in one."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from refectory import __version__

from .chance import commitment
from .errors import BadRecord, RefectoryError
from .event import Result
from .game import Game
from .match import Match
from .registry import load_game

FORMAT = 1


@dataclass(slots=True)
class Record:
    """Everything that is needed to play the same game again, move by move."""

    game: str
    names: list[str]
    kinds: list[str]  # "human" or the bot's name, by seat
    options: dict[str, str]
    seed: str
    moves: list[str]
    result: dict[str, Any] | None = None
    data: Mapping[str, Any] | None = None  # the owner's corrected figures, if any were used
    version: str = __version__
    commitment: str = field(default="")

    def __post_init__(self) -> None:
        self.commitment = self.commitment or commitment(self.seed)

    @classmethod
    def of(cls, match: Match, kinds: list[str]) -> Record:
        s = match.state
        result = plain_result(match.game.result(s)) if s.over else None
        return cls(
            game=match.game.id, names=list(match.names), kinds=kinds, options=dict(match.options),
            seed=match.seed, moves=list(match.moves), result=result, data=match.game.overlay,
        )  # fmt: skip

    # ---- on disk -------------------------------------------------------------------------------------

    def dumps(self) -> str:
        plain = {"format": FORMAT, "players": len(self.names)}
        plain.update({name: getattr(self, name) for name in self.__slots__})
        return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the file whole or not at all; a full disk keeps the old one."""
        path = Path(path)
        with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False) as new:
            try:
                new.write(self.dumps())
                new.flush()
                os.fsync(new.fileno())
                os.replace(new.name, path)
            except BaseException:
                os.unlink(new.name)
                raise

    @classmethod
    def loads(cls, text: str, source: str = "the record") -> Record:
        try:
            plain = json.loads(text)
        except (json.JSONDecodeError, RecursionError) as error:
            raise BadRecord(f"{source} is not a whole JSON file ({error}).") from None
        if not isinstance(plain, dict) or plain.get("format") != FORMAT:
            raise BadRecord(f"{source} is not a Refectory record of format {FORMAT}.")
        missing = [name for name in cls.__slots__ if name not in plain or plain[name] == ""]
        if missing:
            raise BadRecord(f"{source} lacks: {', '.join(missing)}.")
        for name, kind in (("game", str), ("seed", str), ("commitment", str), ("version", str), ("options", dict)):
            if not isinstance(plain[name], kind):
                raise BadRecord(f"{source}: '{name}' has the wrong type.")
        if not isinstance(plain["data"], dict | None) or not plain["seed"].isprintable():
            raise BadRecord(f"{source}: 'data' must be a table or null, and 'seed' a plain text.")
        for name in ("names", "kinds", "moves"):
            if not isinstance(plain[name], list) or not all(isinstance(item, str) for item in plain[name]):
                raise BadRecord(f"{source}: '{name}' must be a list of texts.")
        if len(plain["names"]) != plain.get("players") or len(plain["kinds"]) != plain["players"]:
            raise BadRecord(f"{source}: names and kinds must be as many as players.")
        return cls(**{name: plain[name] for name in cls.__slots__})

    @classmethod
    def load(cls, path: str | Path) -> Record:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BadRecord(f"Can't read '{path}': {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadRecord(f"'{path}' is not a text file.") from None
        return cls.loads(text, f"'{path}'")

    # ---- played again --------------------------------------------------------------------------------

    def open(self) -> Match:
        """The match at its set-up."""
        game: Game = load_game(self.game, self.data)
        return Match(game, self.names, self.options, self.seed)

    def replay(self, plies: int | None = None) -> Match:
        """The match after so many moves (all, if not said); the first bad move is named."""
        match = self.open()
        for move in self.moves[:plies]:
            try:
                match.again(move)
            except RefectoryError as error:
                raise BadRecord(f"Move {match.ply + 1} of {len(self.moves)}: {error}") from error
        return match

    def verify(self) -> Match:
        """Replay everything and check the seed's commitment and the result."""
        if commitment(self.seed) != self.commitment:
            raise BadRecord("The seed does not fit its commitment: one of the two was changed.")
        match = self.replay()
        result = plain_result(match.game.result(match.state)) if match.state.over else None
        if result != self.result:
            raise BadRecord(f"The moves lead to the result {result}, but the record says {self.result}.")
        return match


def plain_result(result: Result) -> dict[str, Any]:
    return {
        "scores": list(result.scores), "winners": list(result.winners),
        "places": list(result.places), "rule": result.rule,
    }  # fmt: skip
