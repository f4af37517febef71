"""A guided first game: a whole game that is known in advance, and the lessons that stop it.

A room's `first.toml` holds the deal, every move of every seat and the lessons in order. A lesson waits at a ply. It
either asks for the move that comes next in the record (`do = true`) or only shows something; everything between two
lessons is played by the guide.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple

from .errors import BadData


class Lesson(NamedTuple):
    """One thing to learn: `lesson-<key>` says it, `look` are the ids of what it speaks of."""

    ply: int
    key: str
    do: bool  # whether the learner makes the move of this ply
    look: tuple[str, ...]
    rules: tuple[str, ...]
    args: Mapping[str, str]  # what the sentence must know: name → path into the learner's view


class FirstGame(NamedTuple):
    """The deal, the moves and the lessons of one game."""

    seats: int
    me: int  # the learner's seat
    options: Mapping[str, str]
    seed: str
    moves: tuple[str, ...]
    lessons: tuple[Lesson, ...]


@cache
def load_first(package: str) -> FirstGame | None:
    """The first game of a room; None where it has none."""
    file = files(package).joinpath("first.toml")
    if not file.is_file():
        return None
    plain = tomllib.loads(file.read_text(encoding="utf-8"))
    moves = tuple(plain["moves"].split())
    lessons = tuple(_lesson(row) for row in plain["lesson"])
    check_lessons(package, lessons, len(moves))
    return FirstGame(plain["seats"], plain["me"], plain.get("options", {}), plain["seed"], moves, lessons)


def _lesson(row: Mapping[str, Any]) -> Lesson:
    return Lesson(
        row["ply"], row["key"], row.get("do", False), tuple(row.get("look", ())), tuple(row.get("rules", ())),
        row.get("args", {}),
    )  # fmt: skip


def check_lessons(package: str, lessons: tuple[Lesson, ...], plies: int) -> None:
    """Lessons come in the order of the game, and what a move leads to can only be shown after it."""
    for before, after in pairwise(lessons):
        if after.ply < before.ply or (before.do and after.ply == before.ply):
            raise BadData(f"{package}: the lesson '{after.key}' stands behind '{before.key}', but comes before it.")
    if not lessons or lessons[-1].ply > plies or any(lesson.do and lesson.ply == plies for lesson in lessons):
        raise BadData(f"{package}: the lessons of the first game must end with it.")


def look_up(view: Mapping[str, Any], path: str) -> int | str:
    """A value of a view by its path: `players.0.goods.soup`."""
    here: Any = view
    for part in path.split("."):
        here = here[int(part)] if isinstance(here, list | tuple) else here[part]
    if not isinstance(here, int | str):
        raise BadData(f"'{path}' is neither a number nor a word of the view.")
    return int(here) if isinstance(here, bool) else here
