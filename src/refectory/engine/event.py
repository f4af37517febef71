"""What happened, free of language: the log, the animation, the statistics and the score sheet derive from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

#: An id, a number, or a row of them. Ids are translated by the catalogues, never here.
Arg = str | int | Sequence[str] | Sequence[int]

#: The eyes of somebody who sits at no seat, and of somebody who may see everything.
SPECTATOR = -1
ALL = -2

#: The seat of an event that is nobody's doing.
TABLE = -1


class Text(NamedTuple):
    """A sentence of the catalogues: its key and what to fill in."""

    key: str
    args: Mapping[str, Arg] = {}


class Refusal(NamedTuple):
    """Why something a player would expect to use can't be used: the rule and the sentence `why-<key>`."""

    rule: str
    key: str
    args: Mapping[str, Arg] = {}


class Event(NamedTuple):
    """One thing that happened. `private` is only for the seats in `eyes`; `data` is for everybody."""

    kind: str
    seat: int
    rule: str
    data: Mapping[str, Arg] = {}
    eyes: tuple[int, ...] = ()
    private: Mapping[str, Arg] = {}

    def seen_by(self, seat: int) -> dict[str, Any]:
        """The event as plain data for one pair of eyes."""
        plain: dict[str, Any] = {"kind": self.kind, "seat": self.seat, "rule": self.rule, **self.data}
        if self.private and (seat == ALL or seat in self.eyes):
            plain.update(self.private)
        return plain


class Score(NamedTuple):
    """Points and the reason for them: for what (`source`), by which rule, where, and for which pieces."""

    seat: int
    points: int
    rule: str
    source: str
    place: str = ""
    pieces: tuple[str, ...] = ()

    def event(self) -> Event:
        data: dict[str, Arg] = {"points": self.points, "source": self.source, "place": self.place}
        data["pieces"] = self.pieces
        return Event("score", self.seat, self.rule, data)


class Result(NamedTuple):
    """How a game ended: final points, the seats that won, and every seat's place (1 = best, ties share)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    rule: str
