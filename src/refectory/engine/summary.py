"""The rules of a game on one page: blocks of sentences, and tables that are drawn from the game's own figures.

A room's `summary.toml` lists the blocks. The sentences stand in the catalogues: `summary-<key>`, one line for each
statement, under `summary-<key>-title`; `summary-row-<id>` names what has no name in the game. Every number in them,
and every cell of a table, is a path into the data, so that an owner's corrected figures show here too. `*` in a path
stands for all entries of a list. What only heads a table is written out behind a `=`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from .errors import BadData
from .game import Game

Figure = int | str


class Line(NamedTuple):
    """One row of a table: what it is about, a symbol of the sheet, and its figures."""

    name: str
    icon: str
    cells: tuple[Figure, ...]


class Block(NamedTuple):
    key: str
    icon: str
    args: Mapping[str, Figure]
    rows: tuple[Line, ...]


@cache
def _plain(package: str) -> Mapping[str, Any]:
    file = files(package).joinpath("summary.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def has_summary(game: Game) -> bool:
    return bool(_plain(f"refectory.games.{game.id}"))


def summary(game: Game) -> list[Block]:
    """The blocks of a game's summary with its own figures; empty where its room has none."""
    return [_block(row, game.data.tables) for row in _plain(f"refectory.games.{game.id}").get("block", [])]


def _block(row: Mapping[str, Any], tables: Mapping[str, Any]) -> Block:
    args = {name: figures(tables, path)[0] for name, path in row.get("args", {}).items()}
    lines = tuple(
        Line(line["name"], line.get("icon", ""), tuple(f for path in line["cells"] for f in figures(tables, path)))
        for line in row.get("row", [])
    )
    return Block(row["key"], row.get("icon", ""), args, lines)


def figures(tables: Any, path: str) -> tuple[Figure, ...]:
    """What stands at a path of the data; a list without names gives all its entries."""
    if path.startswith("="):
        return tuple(path[1:].split())
    here = [tables]
    for part in path.split("."):
        here = [deeper for value in here for deeper in _steps(value, part, path)]
    flat = [item for value in here for item in (value if isinstance(value, list) else [value])]
    if not all(isinstance(item, int | str) for item in flat):
        raise BadData(f"'{path}' leads to a table, not to figures.")
    return tuple(flat)


def _steps(value: Any, part: str, path: str) -> list[Any]:
    if part == "*":
        return list(value)
    try:
        return [value[int(part)] if isinstance(value, list) else value[part]]
    except (KeyError, IndexError, ValueError, TypeError):
        raise BadData(f"'{path}' is not in the data.") from None
