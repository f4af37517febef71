"""Printed figures from TOML files, each with its provenance, and the owner's corrections laid over them.

A data file carries a table `[provenance]` of path patterns. A path names a value: keys joined by dots, an entry
of a list of tables by its `id` (or `no`), any other list as one value. `*` stands for one part of a path, and a
pattern covers everything below it; the longest pattern that fits decides.

    [provenance]
    "country.*" = "reconstructed"
    "country.frankreich.spaces" = "public: who says so"
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from .errors import BadData

#: Corrected figures: the same tables and keys as a data file, as few of them as one likes.
Overlay = Mapping[str, Any]

MARKS = ("seed", "derived", "public", "reconstructed", "ruling", "owner")


class Figure(NamedTuple):
    """One value of a data file and where it comes from."""

    path: str
    value: Any
    mark: str
    note: str


def read_overlay(path: str | Path) -> Overlay:
    """The owner's file, or one clear sentence about what is wrong with it."""
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"Can't read the data file '{path}': {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"The data file '{path}' is not valid TOML: {error}.") from None


class Data:
    """The tables of one game. Reading a value checks its type and range and names its path when it is wrong."""

    def __init__(self, tables: Mapping[str, Any], path: str = "") -> None:
        self.tables = tables
        self.path = path

    @classmethod
    def load(cls, package: str, overlay: Overlay | None = None) -> Data:
        """All TOML files of a room's `data/` folder as one tree, with the overlay laid over it."""
        tables: dict[str, Any] = {}
        for file in sorted(files(package).joinpath("data").iterdir(), key=lambda f: f.name):
            if file.name.endswith(".toml"):
                for key, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
                    tables[key] = {**tables[key], **value} if key == "provenance" and key in tables else value
        if overlay:
            corrected = [path for path, _ in leaves(overlay)]
            tables = _lay_over(tables, overlay, "")
            tables["provenance"] = {**tables["provenance"], **dict.fromkeys(corrected, "owner")}
        return cls(tables)

    def _at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def _get(self, key: str) -> Any:
        if key not in self.tables:
            raise BadData(f"'{self._at(key)}' is missing.")
        return self.tables[key]

    def table(self, key: str) -> Data:
        value = self._get(key)
        if not isinstance(value, Mapping):
            raise BadData(f"'{self._at(key)}' must be a table.")
        return Data(value, self._at(key))

    def rows(self, key: str) -> list[Data]:
        """A list of tables."""
        value = self._get(key)
        if not isinstance(value, list) or not all(isinstance(row, Mapping) for row in value):
            raise BadData(f"'{self._at(key)}' must be a list of tables.")
        return [Data(row, f"{self._at(key)}.{_name(row, i)}") for i, row in enumerate(value)]

    def number(self, key: str, low: int = 0, high: int = 999) -> int:
        return self._whole(self._get(key), self._at(key), low, high)

    def numbers(self, key: str, low: int = 0, high: int = 999, length: int | None = None) -> tuple[int, ...]:
        value = self._get(key)
        if not isinstance(value, list):
            raise BadData(f"'{self._at(key)}' must be a list of whole numbers.")
        if length is not None and len(value) != length:
            raise BadData(f"'{self._at(key)}' must have {length} entries, not {len(value)}.")
        return tuple(self._whole(item, self._at(key), low, high) for item in value)

    @staticmethod
    def _whole(value: Any, path: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadData(f"'{path}' must be a whole number from {low} to {high}, not {value!r}.")
        return value

    def flag(self, key: str) -> bool:
        value = self._get(key)
        if not isinstance(value, bool):
            raise BadData(f"'{self._at(key)}' must be true or false, not {value!r}.")
        return value

    def word(self, key: str, allowed: tuple[str, ...] | None = None) -> str:
        value = self._get(key)
        if not isinstance(value, str) or (allowed is not None and value not in allowed):
            hint = f" one of {', '.join(allowed)}" if allowed else " a text"
            raise BadData(f"'{self._at(key)}' must be{hint}, not {value!r}.")
        return value

    def words(self, key: str, allowed: tuple[str, ...] | None = None) -> tuple[str, ...]:
        value = self._get(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise BadData(f"'{self._at(key)}' must be a list of texts.")
        for item in value:
            if allowed is not None and item not in allowed:
                raise BadData(f"'{self._at(key)}' can't contain '{item}'. Possible: {', '.join(allowed)}.")
        return tuple(value)

    def figures(self) -> list[Figure]:
        """Every value with its mark; a value without one is an error of the data file."""
        patterns = {tuple(pattern.split(".")): mark for pattern, mark in self.tables["provenance"].items()}
        found = []
        for path, value in leaves({k: v for k, v in self.tables.items() if k != "provenance"}):
            fitting = [pattern for pattern in patterns if _fits(pattern, tuple(path.split(".")))]
            if not fitting:
                raise BadData(f"'{path}' has no provenance.")
            best = max(fitting, key=lambda p: (len(p), sum(part != "*" for part in p)))
            mark, _, note = patterns[best].partition(":")
            if mark not in MARKS:
                raise BadData(f"'{path}' has the unknown provenance '{mark}'. Possible: {', '.join(MARKS)}.")
            found.append(Figure(path, value, mark, note.strip()))
        return found


def leaves(tables: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value with its path."""
    for key, value in tables.items():
        here = f"{path}.{key}" if path else str(key)
        if isinstance(value, Mapping):
            yield from leaves(value, here)
        elif isinstance(value, list) and value and all(isinstance(row, Mapping) for row in value):
            for i, row in enumerate(value):
                yield from leaves(row, f"{here}.{_name(row, i)}")
        else:
            yield here, value


def _name(row: Mapping[str, Any], index: int) -> str:
    return str(row.get("id", row.get("no", index)))


def _fits(pattern: tuple[str, ...], path: tuple[str, ...]) -> bool:
    return len(pattern) <= len(path) and all(a in ("*", b) for a, b in zip(pattern, path, strict=False))


def _lay_over(base: Mapping[str, Any], over: Overlay, path: str) -> dict[str, Any]:
    merged = dict(base)
    for key, value in over.items():
        here = f"{path}.{key}" if path else key
        if key not in base or here == "provenance":
            near = get_close_matches(key, [k for k in base if k != "provenance"], 1)
            hint = f" Did you mean '{near[0]}'?" if near else f" Known: {', '.join(sorted(base))}."
            raise BadData(f"The data file has no key '{here}'.{hint}")
        merged[key] = _replace(base[key], value, here)
    return merged


def _replace(old: Any, new: Any, path: str) -> Any:
    if isinstance(old, Mapping):
        if not isinstance(new, Mapping):
            raise BadData(f"'{path}' must be a table, not {new!r}.")
        return _lay_over(old, new, path)
    if isinstance(old, list) and old and isinstance(old[0], Mapping):
        return _replace_rows(old, new, path)
    if isinstance(old, bool) is not isinstance(new, bool) or type(old) is not type(new):
        raise BadData(f"'{path}' must be like {old!r}, not {new!r}.")
    return new


def _replace_rows(old: list[Any], new: Any, path: str) -> list[Any]:
    """Rows of a list of tables are corrected one by one, found by their `id` (or `no`)."""
    rows = {_name(row, i): row for i, row in enumerate(old)}
    if not isinstance(new, list) or not all(isinstance(row, Mapping) for row in new):
        raise BadData(f"'{path}' must be a list of tables.")
    for i, row in enumerate(new):
        name = _name(row, i)
        if name not in rows:
            near = get_close_matches(name, rows, 1)
            hint = f" Did you mean '{near[0]}'?" if near else ""
            raise BadData(f"The data file has no '{path}' called '{name}'.{hint}")
        rows[name] = _lay_over(rows[name], row, f"{path}.{name}")
    return list(rows.values())
