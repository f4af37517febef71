"""One kind of decision of the rulebook, or one thing that happens without anybody deciding."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from .event import Arg
from .native import mypyc_attr
from .state import Frame, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision. Its data is the frame on the stack; this object only knows how to behave.

    The engine pops the frame *before* `apply`; whatever comes next is pushed by `apply`, last first.
    """

    #: The decision's id in the specification; prompts and labels are found by it.
    name = ""
    #: True for a Phase.
    phase = False

    def actor(self, s: S, frame: Frame) -> int:
        """The seat that decides."""
        raise NotImplementedError

    def moves(self, s: S, frame: Frame) -> list[int]:
        """Every legal move, at least one, in a fixed order, no move twice."""
        raise NotImplementedError

    def apply(self, s: S, frame: Frame, move: int) -> None:
        raise NotImplementedError

    def run(self, s: S, frame: Frame) -> None:
        raise NotImplementedError

    def forced(self, s: S, frame: Frame) -> bool:
        """Whether a single option is played by itself. No, if that would give something away or end an undo."""
        return True

    def prompt(self, s: S, frame: Frame) -> Mapping[str, Arg]:
        """What the prompt's sentence must know; public things only."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Step[S]):
    """Something that happens by itself: a phase of a round, a deal, a scoring."""

    phase = True
