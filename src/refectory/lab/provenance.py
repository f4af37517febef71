"""Where every figure comes from, as a page of the docs.

python -m refectory.lab.provenance > docs/provenance.md
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from refectory.engine.data import MARKS, Figure
from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.words import Catalogue

MEANINGS = {
    "seed": "stated in the rulebook",
    "derived": "follows from what the rulebook states",
    "public": "from a public page, which the note names",
    "reconstructed": "our own, consistent with everything the rulebook states",
    "ruling": "our decision where the rulebook is silent or contradicts itself",
    "owner": "from the owner's own file",
}

HEAD = """\
# Where the figures come from

The rulebooks were read as text, without their pictures. Every value in the games' `data/` folders therefore carries
a mark that tells how we know it. Whoever owns a printed game can lay a file of corrected figures over ours with
`--data FILE`: the same tables and keys, as few of them as one likes.

This page is generated from the data: `python -m refectory.lab.provenance > docs/provenance.md`.

| mark | meaning |
|---|---|
"""

#: How much of one value, and of a row of values, is shown.
SHORT, LONG = 28, 170


class Group(NamedTuple):
    """Values that stand side by side and come from the same place. `*` in the path stands for their names."""

    path: str
    mark: str
    note: str


def page(games: Iterable[Game]) -> str:
    """The whole page."""
    meanings = "".join(f"| {mark} | {MEANINGS[mark]} |\n" for mark in MARKS)
    return HEAD + meanings + "".join(_section(game) for game in games)


def _section(game: Game) -> str:
    figures = game.data.figures()
    counts = Counter(figure.mark for figure in figures)
    tally = ", ".join(f"{counts[mark]} {mark}" for mark in MARKS if counts[mark])
    groups = _groups(figures)
    order = {path: place for place, path in enumerate(dict.fromkeys(group.path for group in groups))}
    rows = "".join(_row(group, groups[group]) for group in sorted(groups, key=lambda group: order[group.path]))
    title = Catalogue("en", game.id)("game-title")
    return (
        f"\n## {title} (`{game.id}`)\n\n{len(figures)} figures: {tally}.\n\n"
        f"| path | values | mark | note |\n|---|---|---|---|\n{rows}"
    )


def _row(group: Group, members: list[tuple[str, Any]]) -> str:
    path = group.path.replace("*", members[0][0]) if len(members) == 1 else group.path
    return f"| `{path}` | {_values(members)} | {group.mark} | {_cell(group.note)} |\n"


def _groups(figures: list[Figure]) -> dict[Group, list[tuple[str, Any]]]:
    """Lists of tables by column or by row, whichever needs fewer lines; plain tables as one line."""
    by_column = dict(_shapes(figures))
    groups: dict[Group, list[tuple[str, Any]]] = defaultdict(list)
    for figure in figures:
        parts = figure.path.split(".")
        name = parts[-1]
        if len(parts) > 2 and by_column[tuple(parts[:-2])]:
            name, parts[-2] = parts[-2], "*"
        elif len(parts) > 1:
            parts[-1] = "*"
        groups[Group(".".join(parts), figure.mark, figure.note)].append((name, figure.value))
    return groups


def _shapes(figures: list[Figure]) -> Iterator[tuple[tuple[str, ...], bool]]:
    """For every list of tables: whether its columns make fewer groups than its rows."""
    columns, rows = defaultdict(set), defaultdict(set)
    for figure in figures:
        *parent, row, column = ("", "", *figure.path.split("."))
        key = tuple(parent[2:])
        columns[key].add((column, figure.mark, figure.note))
        rows[key].add((row, figure.mark, figure.note))
    for key in columns:
        yield key, len(columns[key]) <= len(rows[key])


def _values(members: list[tuple[str, Any]]) -> str:
    if len(members) == 1:
        return _cell(_cut(_text(members[0][1]), LONG))
    if len({_text(value) for _, value in members}) == 1:
        return _cell(_cut(f"each {_text(members[0][1])}: {', '.join(name for name, _ in members)}", LONG))
    shown = [name if name == str(value) else f"{name} {_cut(_text(value), SHORT)}" for name, value in members]
    return _cell(_cut("; ".join(shown), LONG))


def _text(value: Any) -> str:
    if isinstance(value, str):
        return " ".join(value.split())
    return json.dumps(value, ensure_ascii=False)


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    sys.stdout.write(page(load_game(game_id) for game_id in game_ids()))
