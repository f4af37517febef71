"""The score sheet: every point with the reason it was given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table

from refectory.engine.event import Score
from refectory.engine.match import Match
from refectory.words import Catalogue

from ._output import table

#: One line of the sheet, JSON-ready.
Line = dict[str, Any]


def lines(match: Match) -> list[list[Line]]:
    """All points so far, by seat, with the ply that gave them (0 is the set-up)."""
    sheet: list[list[Line]] = [[] for _ in match.names]
    for ply, happened in enumerate(match.events):
        for event in happened:
            if event.kind == "score":
                sheet[event.seat].append({"ply": ply, **_line(event.rule, event.data)})
    return sheet


def projected(match: Match, eyes: int) -> list[list[Line]]:
    """What would still be scored if the game ended now, by seat."""
    sheet: list[list[Line]] = [[] for _ in match.names]
    for score in match.game.projection(match.state, eyes):
        sheet[score.seat].append(_of(score))
    return sheet


def _of(score: Score) -> Line:
    return _line(score.rule, score.event().data)


def _line(rule: str, data: Mapping[str, Any]) -> Line:
    place, pieces = data["place"], list(data["pieces"])
    return {"points": data["points"], "rule": rule, "source": data["source"], "place": place, "pieces": pieces}


def summary(match: Match, words: Catalogue, sheet: list[list[Line]]) -> Table:
    """Sources down, seats across, the points of the table at the bottom."""
    seats = range(len(match.names))
    sources = list(dict.fromkeys(line["source"] for seat in seats for line in sheet[seat]))
    rows: list[list[object]] = []
    for source in sources:
        points = [sum(line["points"] for line in sheet[seat] if line["source"] == source) for seat in seats]
        rows.append([words(f"source-{source}"), *points])
    start = [match.state.scores[seat] - sum(line["points"] for line in sheet[seat]) for seat in seats]
    if any(start):
        rows.insert(0, [words("cli-sheet-start"), *start])
    rows.append([words("cli-sheet-total"), *match.state.scores])
    return table(["", *words.names], rows, numbers=range(1, len(match.names) + 1))


def details(words: Catalogue, sheet: list[list[Line]]) -> Table:
    """One row per scoring: who, how much, what for, where, with what, by which rule."""
    heads = [words(f"cli-sheet-{head}") for head in ("who", "points", "source", "place", "pieces", "rule")]
    rows = [
        [
            words.names[seat],
            line["points"],
            words(f"source-{line['source']}"),
            words.name(line["place"]) if line["place"] else "",
            words.row([words.name(piece) for piece in line["pieces"]]),
            line["rule"],
        ]
        for seat, own in enumerate(sheet)
        for line in own
    ]
    return table(heads, rows, numbers=(1,))
