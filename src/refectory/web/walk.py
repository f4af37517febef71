"""A scoring as a walk over the board: place by place in the order of the log, with the sheet that fills beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from refectory.engine.event import Event
from refectory.engine.game import Game, View
from refectory.words import Catalogue

from .html import button, link, sayer
from .model import Look

#: Points for fewer places than this are no scoring: they fly to the score by themselves.
PLACES, SEATS = 3, 2


def is_scoring(events: Sequence[Event]) -> bool:
    """Whether several seats were given points for several places: what is shown by itself."""
    scores = [event for event in events if event.kind == "score"]
    return len(scores) >= PLACES and len({event.seat for event in scores}) >= SEATS


def awards(events: Sequence[Event]) -> list[Event]:
    """What gives points at a place: final ones, or such as last for the scoring of one turn only."""
    scores = [event for event in events if event.kind == "score"]
    return scores or [event for event in events if "points" in event.data and "place" in event.data]


def walks(events: Sequence[Sequence[Event]]) -> list[int]:
    """The plies whose points can be walked through."""
    return [ply for ply, happened in _eventful(events) if len(awards(happened)) >= PLACES]


def scorings(events: Sequence[Sequence[Event]]) -> list[int]:
    """The plies at which there was a scoring."""
    return [ply for ply, happened in _eventful(events) if is_scoring(happened)]


def _eventful(events: Sequence[Sequence[Event]]) -> list[tuple[int, Sequence[Event]]]:
    """Most plies are over in an event or two: no need to look into those."""
    return [(ply, happened) for ply, happened in enumerate(events) if len(happened) >= PLACES]


def steps(game: Game, view: View, words: Catalogue, eyes: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    """One step for each award: who, how much, what for, by which rule, and where it is on the board."""
    found = []
    for event in awards(events):
        seen = event.seen_by(eyes)
        names = list(seen.get("pieces", ()))
        pieces = [name for piece in names if (name := words.name(piece))]
        place = words.name(seen["place"]) if seen["place"] else ""
        found.append(
            {
                "seat": event.seat, "points": seen["points"], "source": seen.get("source", event.kind),
                "rule": event.rule, "what": ": ".join(part for part in (place, words.row(pieces)) if part),
                "place": _places(game, view, eyes, event),
                "pieces": [spot for piece in names if place for spot in game.spots(view, eyes, event.seat, piece)],
            }
        )  # fmt: skip
    return found


def _places(game: Game, view: View, eyes: int, event: Event) -> list[str]:
    """Where an award is shown. Points of one turn only have no spot; but they fly, and so their start is known."""
    seen = event.seen_by(eyes)
    if event.kind == "score":
        return game.scored(view, eyes, seen)
    return [journey.start for journey in game.journeys(view, eyes, seen) if journey.how == "points"]


def walk(look: Look, ply: int, before: Sequence[int], happened: Sequence[Event]) -> dict[str, Any]:
    """Everything the page needs for the walk through the scoring of one ply."""
    words = look.words
    found = steps(look.game, dict(look.view), words, look.eyes, happened)
    kinds = dict.fromkeys(step["source"] for step in found)
    return {
        "ply": ply, "title": words("web-walk-title"),
        "seats": [
            {"seat": seat.seat, "name": seat.name, "colour": seat.colour, "before": before[seat.seat]}
            for seat in look.seats
        ],
        "sources": [{"id": kind, "name": words(f"source-{kind}")} for kind in kinds], "steps": found,
    }  # fmt: skip


def opener(words: Catalogue, ply: int) -> str:
    """The line of the log from which a scoring can be walked through again."""
    return f'<li class="sep">{button(words("web-walk-open"), type="button", data_walk_ply=ply, class_="text")}</li>'


def rewalk(look: Look) -> str:
    """On the page of a game that is over: the way to each of its scorings."""
    words = look.words
    links = "".join(
        f"<li>{link(f'/t/{look.id}/replay/{ply}?walk={ply}', words('web-walk-at', ply=ply))}</li>"
        for ply in look.scorings
    )
    title = sayer(words)("web-walk-again")
    return f'<details class="walks"><summary>{title}</summary><ul>{links}</ul></details>' if links else ""


def dialog(words: Catalogue) -> str:
    """The sheet beside the board, empty; the page fills it."""
    say = sayer(words)
    buttons = "".join(
        f'<button type="button" data-walk-to="{name}"{" class=primary" if name == "play" else ""}>'
        f"{say(f'web-walk-{name}')}</button>"
        for name in ("back", "play", "next", "skip")
    )
    return (
        f'<dialog id="walk" class="walk" aria-labelledby="walk-t" data-pause="{say("web-walk-pause")}" '
        f'data-play="{say("web-walk-play")}" data-sum="{say("web-sum")}" data-so-far="{say("web-so-far")}" '
        f'data-of="{say("web-walk-of", step="0", steps="0")}">'
        f'<div class="hd"><h2 id="walk-t"></h2><button class="ib" data-walk-to="skip" '
        f'aria-label="{say("web-close")}">×</button></div>'
        f'<p id="walk-now" role="status"></p><div class="walk-sheet"><table></table></div>'
        f'<div class="acts">{buttons}</div></dialog>'
    )
