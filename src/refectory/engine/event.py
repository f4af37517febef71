"""What happened, free of language: the log, the animation, the statistics and the score sheet derive from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

#: An id, a number, or a row of them. Ids are translated by the catalogues, never here.
Arg = str | int | Sequence[str] | Sequence[int]

#: The eyes of somebody who sits at no seat, and of somebody who may see everything.
SPECTATOR: Final = -1
ALL: Final = -2

#: The seat of an event that is nobody's doing.
TABLE: Final = -1


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


class Score:
    """Points and the reason for them: for what (`source`), by which rule, where, and for which pieces."""

    __slots__ = ("pieces", "place", "points", "rule", "seat", "source")

    def __init__(
        self, seat: int, points: int, rule: str, source: str, place: str = "", pieces: tuple[str, ...] = ()
    ) -> None:
        self.seat = seat
        self.points = points
        self.rule = rule
        self.source = source
        self.place = place
        self.pieces = pieces

    def event(self) -> Event:
        data: dict[str, Arg] = {"points": self.points, "source": self.source, "place": self.place}
        data["pieces"] = self.pieces
        return Event("score", self.seat, self.rule, data)

    def _all(self) -> tuple[int, int, str, str, str, tuple[str, ...]]:
        return self.seat, self.points, self.rule, self.source, self.place, self.pieces

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def __repr__(self) -> str:
        return f"Score{self._all()}"


class Result(NamedTuple):
    """How a game ended: final points, the seats that won, and every seat's place (1 = best, ties share)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    rule: str
