"""The heart of every game: from one decision to the next. Compiled, this is what all speed comes through."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import DeadEnd
from .state import NOBODY, State
from .step import Step

#: The table of behaviours that frames point into.
Steps = tuple[Step[Any], ...]


def advance(steps: Steps, s: State) -> None:
    """Run everything nobody decides, until somebody must decide or the game is over."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        step = steps[frame[0]]
        if step.phase:
            stack.pop()
            step.run(s, frame)
            continue
        options = step.moves(s, frame)
        if len(options) == 1 and step.forced(s, frame):
            stack.pop()
            step.apply(s, frame, options[0])
            continue
        if not options:
            raise DeadEnd(f"{type(step).__module__}: '{type(step).__name__}' offers no move")
        s.actor = step.actor(s, frame)
        s.options = options
        return
    s.actor = NOBODY
    s.options = []


def play(steps: Steps, s: State, move: int) -> None:
    """Apply one of `s.options`, unchecked, and go on to the next decision."""
    s.barrier = ""
    frame = s.stack.pop()
    steps[frame[0]].apply(s, frame, move)
    advance(steps, s)


def play_out(steps: Steps, s: State, random: Callable[[], float]) -> int:
    """Play random moves to the end; how many there were. `random` gives numbers from 0 up to 1."""
    decisions = 0
    while s.options:
        options = s.options
        play(steps, s, options[int(random() * float(len(options)))])
        decisions += 1
    return decisions
