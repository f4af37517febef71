"""The guide of a first game: it knows the whole game, plays what is not to be learned, and waits at its lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from refectory.engine.event import Arg
from refectory.engine.lesson import FirstGame, Lesson, load_first, look_up
from refectory.engine.match import Match
from refectory.web.model import LessonLook
from refectory.words import Catalogue

#: A stretch of many moves is played faster than a single one: so many of the house's pauses at most.
STRETCH, SLOWEST = 10.0, 1.5


def first_game(game_id: str) -> FirstGame | None:
    return load_first(f"refectory.games.{game_id}")


class Guide:
    """Where one learner stands."""

    def __init__(self, first: FirstGame) -> None:
        self.first = first
        self.no = 0
        self.paused = False

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that comes next, or that is being given."""
        return self.first.lessons[self.no] if self.no < len(self.first.lessons) else None

    def waits(self, ply: int) -> bool:
        """Whether a lesson is being given."""
        return self.lesson is not None and ply >= self.lesson.ply

    def plays(self, ply: int) -> str:
        """The move that the guide makes now, for whoever's turn it is; "" if it has to wait."""
        return "" if self.paused or self.waits(ply) or ply >= len(self.first.moves) else self.first.moves[ply]

    def asks(self, ply: int) -> str:
        """The move that the learner is to make now; "" if they are to look or to wait."""
        return self.first.moves[ply] if self.waits(ply) and self.lesson is not None and self.lesson.do else ""

    def pace(self, ply: int, pause: float) -> float:
        """Seconds before the guide's next move: slow enough to follow, and no stretch is long."""
        start = self.first.lessons[self.no - 1].ply if self.no else 0
        end = self.lesson.ply if self.lesson else len(self.first.moves)
        return pause * min(SLOWEST, STRETCH / max(1, end - start))

    # ---- what the table tells ------------------------------------------------------------------------

    def moved(self, ply: int, word: str) -> bool:
        """Somebody has moved at a ply; False if that was not the move of the first game."""
        if ply >= len(self.first.moves) or word != self.first.moves[ply]:
            return False
        if self.asks(ply):
            self.no += 1
        return True

    def taken_back(self, ply: int) -> None:
        """A move was undone: if it was a lesson's, that lesson comes again."""
        self.no = next(
            (no for no, lesson in enumerate(self.first.lessons) if lesson.do and lesson.ply == ply), self.no
        )

    def go(self, no: int) -> int:
        """Go to a lesson, forth or back; the ply at which it is given."""
        self.no = no
        self.paused = False
        return self.lesson.ply if self.lesson else len(self.first.moves)


# ---- the lesson on the page --------------------------------------------------------------------------


def lesson_look(guide: Guide, match: Match, view: Mapping[str, Any], words: Catalogue) -> LessonLook:
    lesson, ply = guide.lesson, match.ply
    waits = lesson is not None and guide.waits(ply)
    common: dict[str, Any] = {"number": guide.no, "total": len(guide.first.lessons), "paused": guide.paused}
    if not waits or lesson is None:
        return LessonLook(waits=False, **common)
    text = words(f"lesson-{lesson.key}", **_known(guide, match, view, lesson))
    return LessonLook(
        waits=True, text=text, rules=lesson.rules, look=lesson.look, move=guide.asks(ply), key=lesson.key, **common
    )


def _known(guide: Guide, match: Match, view: Mapping[str, Any], lesson: Lesson) -> dict[str, Arg]:
    """What every lesson may speak of: my points, what I have just gained and for what, the others' best, who won."""
    me, scores = guide.first.me, match.state.scores
    known: dict[str, Arg] = {"points": scores[me], **_gained(guide, match)}
    known["best"] = max(score for seat, score in enumerate(scores) if seat != me)
    if match.state.over:
        known["won"] = int(me in match.game.result(match.state).winners)
    return known | {name: look_up(view, path) for name, path in lesson.args.items()}


def _gained(guide: Guide, match: Match) -> dict[str, int]:
    """The learner's points since the lesson that was given before this ply, in all and by what they are for."""
    since = max((lesson.ply for lesson in guide.first.lessons if lesson.ply < match.ply), default=0)
    gained = {"gained": 0}
    for event in (event for events in match.events[since + 1 : match.ply + 1] for event in events):
        if event.kind == "score" and event.seat == guide.first.me:
            points, source = int(str(event.data["points"])), str(event.data["source"]).replace("-", "_")
            gained["gained"] += points
            gained[f"gained_{source}"] = gained.get(f"gained_{source}", 0) + points
    return gained
