"""Monasterium: novices, dice and stained glass in five monasteries along a road."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from refectory.engine.art import Panel
from refectory.engine.data import Data, Overlay
from refectory.engine.errors import BadOption
from refectory.engine.event import Refusal, Result, Score, Text
from refectory.engine.game import Game, Option, View, Words
from refectory.engine.rules import load_rules
from refectory.engine.show import About, Journey
from refectory.engine.state import State
from refectory.engine.weights import Weights

from . import about, draw, labels, motion, scoring, sense, steps, view, why
from . import state as table
from .components import Parts
from .moves import VOCABULARY
from .state import NONE, Table

RANDOM = "random"


class Monasterium(Game):
    """Three years of dice; nothing is hidden but the next roll."""

    id = "monasterium"
    seats = range(2, 5)
    colours = ("red", "blue", "green", "yellow")
    options = (Option("start", (RANDOM, "1", "2", "3", "4"), "MT-117"),)
    minutes = (60, 120)
    designers = ("Arve D. Fühler",)
    publisher = "dlp games"
    year = 2020
    endings = (scoring.END,)
    swing = 11.0
    haste = 9.0
    glimpse = 2

    steps = steps.STEPS
    vocabulary = VOCABULARY
    style = draw.STYLE
    rules = load_rules(__package__)

    def __init__(self, overlay: Overlay | None = None) -> None:
        super().__init__(overlay)
        self.data = Data.load(__package__, overlay)
        self.parts = Parts(self.data)
        self.weigh(Weights.load(__package__))

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        if options["start"] != RANDOM and int(options["start"]) > seats:
            raise BadOption(f"Seat {options['start']} can't start: there are only {seats} seats.")

    def set_up(self, seats: int, options: Mapping[str, str], seed: bytes) -> Table:
        start = NONE if options["start"] == RANDOM else int(options["start"]) - 1
        return table.fresh(self.parts, seats, seed, start, [(steps.SET_UP,)])

    def decode(self, plain: Mapping[str, Any]) -> Table:
        return table.decoded(self.parts, plain)

    def projection(self, s: State, eyes: int) -> list[Score]:
        return [] if s.over else scoring.final(cast(Table, s))

    def result(self, s: State) -> Result:
        return scoring.result(cast(Table, s))

    def view(self, s: State, seat: int) -> View:
        seen: View = {
            "game": self.id,
            "seats": s.seats,
            "colours": list(self.colours[: s.seats]),
            "scores": list(s.scores),
            "over": s.over,
            "result": self._outcome(s),
            "decision": self.decision(s, seat),
        }
        seen.update(view.look(cast(Table, s)))
        return seen

    def _outcome(self, s: State) -> View | None:
        if not s.over:
            return None
        return {name: list(value) if name != "rule" else value for name, value in self.result(s)._asdict().items()}

    def imagine(self, s: State, seat: int, rng: Random) -> Table:
        return view.imagine(cast(Table, s), rng)

    def why_not(self, s: State, seat: int, what: str) -> Refusal | None:
        return why.why_not(cast(Table, s), what)

    def label(self, s: State, move: int) -> Text:
        return labels.label(cast(Table, s), move)

    def inventory(self, s: State) -> dict[str, int]:
        return table.inventory(cast(Table, s))

    def bound(self, seats: int) -> int:
        """MT-902, MT-903: dice, sends, tiles and steps are all limited; 1,500 decisions a seat is ample."""
        return 1500 * seats

    def draw(self, view: View, words: Words) -> list[Panel]:
        return draw.panels(self.parts, view, words)

    def text(self, view: View, words: Words) -> str:
        return draw.text(self.parts, view, words)

    movers = motion.MOVERS

    def journeys(self, view: View, eyes: int, event: Mapping[str, Any]) -> list[Journey]:
        return motion.journeys(view, eyes, event)

    def spots(self, view: View, eyes: int, seat: int, name: str) -> list[str]:
        return motion.spots(view, eyes, seat, name)

    def scored(self, view: View, eyes: int, event: Mapping[str, Any]) -> list[str]:
        return motion.scored(view, event) or super().scored(view, eyes, event)

    def about(self, view: View, element: str) -> About | None:
        return about.about(self.parts, view, element)

    def weigh(self, weights: Weights) -> None:
        self.weights = weights
        self.sense = sense.Sense(weights)

    def evaluate(self, s: State, seat: int) -> float:
        return self.sense.evaluate(cast(Table, s), seat)

    def prospects(self, s: State) -> list[float]:
        return self.sense.prospects(cast(Table, s))

    def priors(self, s: State) -> list[float]:
        return self.sense.priors(cast(Table, s))


GAME = Monasterium
