"""What the sense of a room weighs: named numbers in `weights.toml`, with how they were made.

    made = "by hand"

    [weights]
    second_piece = 2.0
    hand = [0.0, 0.6, 1.5, 1.2]

They are no figures of the game, so nobody needs to own a box to correct them; `refectory train` does.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import isfinite
from pathlib import Path

from .errors import BadData

Weight = float | tuple[float, ...]


class Weights:
    """Numbers and rows of numbers by name."""

    def __init__(self, values: Mapping[str, Weight], made: str) -> None:
        self.values = dict(values)
        self.made = made

    @classmethod
    def load(cls, package: str) -> Weights:
        """The weights that a room comes with."""
        return parse(files(package).joinpath("weights.toml").read_text(encoding="utf-8"), package)

    @classmethod
    def read(cls, path: str | Path) -> Weights:
        """Weights out of a file, or one clear sentence about what is wrong with it."""
        try:
            return parse(Path(path).read_text(encoding="utf-8"), str(path))
        except OSError as error:
            raise BadData(f"Can't read the weights '{path}': {error.strerror}.") from None
        except UnicodeDecodeError as error:
            raise BadData(f"The weights '{path}' are not valid TOML: {error}.") from None

    def number(self, name: str) -> float:
        value = self.values[name]
        assert isinstance(value, float), name
        return value

    def row(self, name: str) -> tuple[float, ...]:
        value = self.values[name]
        assert isinstance(value, tuple), name
        return value

    def names(self) -> list[str]:
        """A name for every single number: `second_piece`, `hand.0`, `hand.1` …"""
        found = []
        for name, value in self.values.items():
            found += [f"{name}.{i}" for i in range(len(value))] if isinstance(value, tuple) else [name]
        return found

    def numbers(self) -> list[float]:
        """Every single number, in the order of `names`."""
        rows = [value if isinstance(value, tuple) else (value,) for value in self.values.values()]
        return [number for row in rows for number in row]

    def changed(self, numbers: Sequence[float], made: str) -> Weights:
        """The same names with other numbers, in the order of `names`."""
        rest = iter(numbers)
        values: dict[str, Weight] = {}
        for name, value in self.values.items():
            values[name] = tuple([next(rest) for _ in value]) if isinstance(value, tuple) else next(rest)
        return Weights(values, made)

    def fit(self, other: Weights) -> None:
        """Refuse other weights unless they have the same names and rows of the same length."""
        ours, theirs = self.names(), other.names()
        wrong = [name for name in ours if name not in theirs] + [name for name in theirs if name not in ours]
        if wrong:
            raise BadData(f"These weights are not for this game: '{wrong[0]}' is missing or unknown.")

    def text(self) -> str:
        """As `weights.toml` would have them."""
        lines = [f"made = {_quoted(self.made)}", "", "[weights]"]
        for name, value in self.values.items():
            plain = f"[{', '.join(map(_plain, value))}]" if isinstance(value, tuple) else _plain(value)
            lines.append(f"{name} = {plain}")
        return "\n".join(lines) + "\n"


def parse(text: str, where: str) -> Weights:
    """Weights as TOML; `where` they come from is for the refusal."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadData(f"The weights '{where}' are not valid TOML: {error}.") from None
    made, values = tables.get("made"), tables.get("weights")
    if not isinstance(made, str) or not isinstance(values, dict) or not values:
        raise BadData(f"The weights '{where}' need 'made', a text, and a table [weights].")
    return Weights({name: _weight(where, name, value) for name, value in values.items()}, made)


def _weight(where: str, name: str, value: object) -> Weight:
    numbers: list[float] = []
    for number in value if isinstance(value, list) else [value]:
        if isinstance(number, bool) or not isinstance(number, int | float) or not isfinite(number):
            raise BadData(f"'{name}' in the weights '{where}' must be a number or a row of numbers.")
        numbers.append(float(number))
    return tuple(numbers) if isinstance(value, list) else numbers[0]


def _plain(number: float) -> str:
    return repr(round(number, 4) + 0.0)  # no zero is negative


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
