"""One yardstick for our games and those of others: a process that measures what it is told to, on one core.

It needs nothing but the standard library, so that it also runs where only somebody else's game is installed. The
clock is the processor's: other work on the machine does not count.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from time import process_time
from typing import NamedTuple, Protocol

#: Copies between two looks at the clock.
COPIES = 200


class Subject(Protocol):
    """Something that has random games; where it can, it also offers the runs `copy` and `search`.

    `copy()` copies a state from the middle of a game; `search()` thinks about a decision there and says how many
    simulations that took.
    """

    version: str

    def play(self) -> int:
        """A random game from the set-up to the end; how many decisions it had."""
        ...


class Measure(NamedTuple):
    """So many things in so many runs took so long; a run of `play` is a game, its things are decisions."""

    things: int = 0
    runs: int = 0
    seconds: float = 0.0

    def per_second(self) -> float | None:
        return self.things / self.seconds if self.seconds else None


def measure(run: Callable[[], int], seconds: float) -> Measure:
    """Run again and again for so long."""
    things = runs = 0
    start = now = process_time()
    while now < start + seconds:
        things += run()
        runs += 1
        now = process_time()
    return Measure(things, runs, now - start)


def runs_of(subject: Subject) -> dict[str, Callable[[], int]]:
    """What can be measured about a subject."""
    found: dict[str, Callable[[], int]] = {"play": subject.play}
    if copy := getattr(subject, "copy", None):

        def copies() -> int:
            for _ in range(COPIES):
                copy()
            return COPIES

        found["copy"] = copies
    if search := getattr(subject, "search", None):
        found["search"] = search
    return found


def serve(makers: Mapping[str, Callable[[], Subject]]) -> None:
    """Say which subjects there are, then answer each line `NAME WHAT SECONDS` with a Measure.

    A subject whose library is not there is named with the reason.
    """
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    made: dict[str, dict[str, Callable[[], int]]] = {}
    known: dict[str, str] = {}
    absent: dict[str, str] = {}
    for name, make in makers.items():
        try:
            subject = make()
        except ImportError as error:
            absent[name] = str(error)
        else:
            made[name], known[name] = runs_of(subject), subject.version
    _say({"subjects": known, "absent": absent})
    for line in sys.stdin:
        name, what, seconds = line.split()
        _say(measure(made[name][what], float(seconds)) if what in made[name] else Measure())


def _say(answer: object) -> None:
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
