"""The latest events as journeys of pieces, for the page to play; and points that fly to where they are counted."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from refectory.engine.event import Event
from refectory.engine.game import Game, View
from refectory.engine.show import Journey, at

from .walk import is_scoring

#: The stylesheets of what lies above a table: pieces on their way, a scoring, what things are.
ABOVE = ("motion.css", "walk.css", "explain.css")
#: An update tells of so many plies at most; whoever missed more sees pieces jump.
PLIES = 4


def recent(game: Game, view: View, eyes: int, events: Sequence[Sequence[Event]]) -> str:
    """The journeys of the latest plies as JSON: rows of ply and groups, a group for each event."""
    first = max(1, len(events) - PLIES)
    rows = []
    for ply in range(first, len(events)):
        shown = not is_scoring(events[ply])
        groups = [_group(game, view, eyes, event, shown) for event in events[ply]]
        rows.append([ply, _joined([group for group in groups if group])])
    return json.dumps([row for row in rows if row[1]], separators=(",", ":"), ensure_ascii=False)


def _group(game: Game, view: View, eyes: int, event: Event, points: bool) -> list[dict[str, Any]]:
    seen = event.seen_by(eyes)
    if event.kind == "score":
        return [_plain(_points(game, view, eyes, seen))] if points and event.seat >= 0 else []
    return [_plain(journey) for journey in game.journeys(view, eyes, seen)]


def _points(game: Game, view: View, eyes: int, score: Mapping[str, Any]) -> Journey:
    """From the place they are given for to the seat's score."""
    start = " || ".join(game.spots(view, eyes, score["seat"], score["place"]))
    return Journey("", start, at(f"pts-{score['seat']}"), how="points", text=f"{score['points']:+d}")


def _plain(journey: Journey) -> dict[str, Any]:
    """Without what is empty."""
    return {key: value for key, value in journey._asdict().items() if value or key == "what"}


def _joined(groups: list[list[dict[str, Any]]]) -> list[list[dict[str, Any]]]:
    """Steps of the same piece one after another are one walk."""
    found: list[list[dict[str, Any]]] = []
    for group in groups:
        before = found[-1][0] if found else {}
        if group[0]["how"] == "walk" == before.get("how") and group[0]["what"] == before["what"]:
            before["way"] = (*before["way"], *group[0]["way"])
        else:
            found.append(group)
    return found
