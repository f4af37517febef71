"""What lies on a table: plain data, cheap to copy, equal by value, serialisable at every moment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from .event import TABLE, Arg, Event, Score
from .native import mypyc_attr

#: An open step: its number in the game's table of steps, then whatever it must remember.
Frame = tuple[int, ...]

#: Nobody decides: the game is over.
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The part of every game's table that the engine itself needs.

    A game adds its fields in a subclass, names them in FIELDS and passes every one to its constructor in
    `copy()`. Allowed are int, bool, str, bytes, None and lists (of lists) of those; tuples only inside `stack`.
    """

    __slots__ = ("actor", "barrier", "draws", "log", "options", "scores", "seats", "seed", "stack")

    BASE: ClassVar[tuple[str, ...]] = (
        "seats", "seed", "draws", "stack", "actor", "options", "barrier", "scores",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        seats: int,
        seed: bytes,
        draws: int,
        stack: list[Frame],
        actor: int,
        options: list[int],
        barrier: str,
        scores: list[int],
    ) -> None:
        self.seats = seats
        self.seed = seed  # the secret all chance comes from
        self.draws = draws  # how often chance was asked
        self.stack = stack
        self.actor = actor  # who decides now
        self.options = options  # the legal moves, generated once
        self.barrier = barrier  # why the latest move can't be taken back; "" if it can
        self.scores = scores
        self.log: list[Event] | None = None  # where events go; None while bots think

    def copy(self) -> State:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def tell(
        self,
        kind: str,
        seat: int = TABLE,
        rule: str = "",
        eyes: tuple[int, ...] = (),
        private: Mapping[str, Arg] | None = None,
        **data: Arg,
    ) -> None:
        """Write down what happened, if anybody listens."""
        if self.log is not None:
            self.log.append(Event(kind, seat, rule, data, eyes, private or {}))

    def award(self, score: Score) -> None:
        """Give points together with their reason."""
        self.scores[score.seat] += score.points
        if self.log is not None:
            self.log.append(score.event())

    def reveal(self, reason: str) -> None:
        """The latest move showed something hidden or became final: it can't be taken back (`undo-<reason>`)."""
        self.barrier = reason

    def encode(self) -> dict[str, Any]:
        """All fields as JSON-ready data."""
        plain = {name: getattr(self, name) for name in (*self.BASE, *self.FIELDS)}
        plain["seed"] = self.seed.hex()
        plain["stack"] = [list(frame) for frame in self.stack]
        return plain

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in (*self.BASE, *self.FIELDS))

    __hash__ = None  # type: ignore[assignment]  # mutable


def base_fields(plain: Mapping[str, Any]) -> dict[str, Any]:
    """The engine's own fields of an encoded state, ready for the constructor."""
    fields = {name: plain[name] for name in State.BASE}
    fields["seed"] = bytes.fromhex(plain["seed"])
    fields["stack"] = [tuple(frame) for frame in plain["stack"]]
    return fields
