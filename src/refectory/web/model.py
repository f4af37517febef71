"""What the pages are told: the house as one person may see it, ready to be written down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from refectory.engine.art import Panel
from refectory.engine.event import SPECTATOR, Result, Score
from refectory.engine.game import Game
from refectory.words import Catalogue


@dataclass(frozen=True)
class TableCard:
    """A table as one row of a list."""

    id: str
    game: str
    state: str
    names: Sequence[str]
    colours: Sequence[str]
    kinds: Sequence[str]
    actor: int
    my_turn: bool
    ply: int
    clock: str
    winners: Sequence[int] = ()

    @property
    def open_seats(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == "open"]


@dataclass(frozen=True)
class SeatLook:
    seat: int
    name: str
    colour: str
    kind: str  # person, open, bot
    bot: str
    score: int
    mine: bool
    turn: bool
    present: bool
    may_hand_over: bool
    left: int | None  # milliseconds on the clock


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log: escaped HTML, who did it, by which rule, at which ply."""

    ply: int
    seat: int
    html: str
    rule: str = ""
    kind: str = ""


@dataclass(frozen=True)
class Said:
    at: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True)
class LessonLook:
    """What the guide of a first game says now; while it only plays on, it waits for nothing and says nothing."""

    number: int  # of this lesson, or of the one that comes next; from 0
    total: int
    waits: bool
    paused: bool
    key: str = ""
    text: str = ""
    rules: Sequence[str] = ()
    look: Sequence[str] = ()  # the ids of what the lesson speaks of
    move: str = ""  # what the learner is to do; "" if they are only to look


@dataclass(frozen=True)
class CostlyLook:
    """A decision that cost something: what was played, what was better, and the difference."""

    ply: int
    seat: int
    points: float
    chance: int  # percent
    played: str
    better: str


@dataclass(frozen=True)
class ReviewLook:
    """A finished game looked through: everybody's chances in percent, and each seat's costliest decisions."""

    chances: Sequence[Sequence[int]]
    costliest: Sequence[Sequence[CostlyLook]]


@dataclass(frozen=True)
class Look:
    """A table through one pair of eyes at one moment."""

    id: str
    state: str  # open, running, over, closed
    game: Game
    words: Catalogue
    csrf: str
    seats: Sequence[SeatLook]
    stamp: int
    ply: int  # the ply that is shown
    plies: int  # how many there are
    eyes: int = SPECTATOR
    actor: int = SPECTATOR
    curtain: int = SPECTATOR
    view: Mapping[str, Any] = field(default_factory=dict)
    panels: Sequence[Panel] = ()
    prompt: str = ""
    hint: str = ""
    moves: Sequence[tuple[str, str]] = ()
    undo: str | None = ""  # None: possible; else why not
    may_ask: bool = False  # for a hint
    may_undo: bool = False  # whether the question makes sense at all
    log: Sequence[LogLine] = ()
    since: int | None = None  # the viewer's own latest ply, if others have moved since
    projection: Sequence[Score] = ()
    result: Result | None = None
    chat: Sequence[Said] = ()
    may_chat: bool = False
    silence: str = ""
    vow: bool = False  # whether writing now breaks a vow
    asides: Sequence[tuple[str, str]] = ()
    rematch: str = ""
    host: bool = False
    listed: bool = False
    seated: bool = False
    clock: str = "none"
    commitment: str = ""
    seed: str = ""
    watchers: int = 0
    replay: bool = False
    live: bool = True
    status: str = ""
    screen: str = ""  # desk or phone, where the page has said on which it is shown
    motion: str = ""  # journeys of the latest plies, for the page's script
    scorings: Sequence[int] = ()  # the plies at which several seats scored
    walks: Sequence[int] = ()  # the plies whose points can be walked through
    lesson: LessonLook | None = None
    first: int = SPECTATOR  # the seat that made, or makes, the first decision
    untouched: bool = False  # whether the viewer's seat has not decided anything yet
