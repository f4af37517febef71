"""Domus Domini: supply the hungry mother house of Cluny, four years long."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, cast

from refectory.engine.art import Panel
from refectory.engine.data import Data, Overlay
from refectory.engine.event import Refusal, Result, Score, Text
from refectory.engine.game import Game, View, Words
from refectory.engine.rules import load_rules
from refectory.engine.show import About, Journey
from refectory.engine.state import State, base_fields
from refectory.engine.weights import Weights

from . import about, draw, motion, scoring, sense, view, why
from .components import BROTHER, DOG, KENNEL, VEGETABLE, Parts
from .state import DomusState, fresh
from .steps import PRAY, SET_UP, STEPS, UNPRAY, VOCABULARY, free_cellarers


class Domus(Game):
    id = "domus"
    seats = range(2, 7)
    colours = ("red", "blue", "green", "yellow", "purple", "black")
    minutes = (50, 150)
    designers = ("Heinz-Georg Thiemann",)
    publisher = "franjos"
    year = 2015
    endings = scoring.ENDINGS
    swing = 5.0
    foresight = 9
    lively = True
    reversals: ClassVar[Mapping[int, int]] = {PRAY: UNPRAY, UNPRAY: PRAY}

    steps = STEPS
    vocabulary = VOCABULARY
    style = draw.STYLE

    def __init__(self, overlay: Overlay | None = None) -> None:
        super().__init__(overlay)
        self.data = Data.load(__package__, overlay)
        self.parts = Parts(self.data)
        self.rules = load_rules(__package__)
        self.weigh(Weights.load(__package__))

    # ---- the rulebook --------------------------------------------------------------------------------

    def set_up(self, seats: int, options: Mapping[str, str], seed: bytes) -> DomusState:
        return fresh(self.parts, seats, seed, [(SET_UP,)])

    def decode(self, plain: Mapping[str, Any]) -> DomusState:
        return DomusState(self.parts, **base_fields(plain), **{name: plain[name] for name in DomusState.FIELDS})

    def projection(self, s: State, eyes: int) -> list[Score]:
        return scoring.projection(cast(DomusState, s))

    def result(self, s: State) -> Result:
        return scoring.result(cast(DomusState, s))

    def view(self, s: State, seat: int) -> View:
        seen = view.table_view(cast(DomusState, s))
        seen["colours"] = list(self.colours[: s.seats])
        seen["decision"] = self.decision(s, seat)
        if s.actor == seat and not s.over:
            seen["why"] = view.menu_refusals(cast(DomusState, s), seat)
        return seen

    def imagine(self, s: State, seat: int, rng: Random) -> DomusState:
        return view.imagine(cast(DomusState, s), rng)

    def why_not(self, s: State, seat: int, what: str) -> Refusal | None:
        return why.why_not(cast(DomusState, s), seat, what)

    def label(self, s: State, move: int) -> Text:
        return view.label(cast(DomusState, s), move)

    def inventory(self, s: State) -> dict[str, int]:
        t = cast(DomusState, s)
        brothers = sum(t.refectory) + sum(t.praying) + sum(t.field)
        return {
            "brother": t.supply[BROTHER] + brothers,
            "vegetable": t.supply[VEGETABLE] + sum(t.vegetables),
            "dog": t.supply[DOG] + sum(t.dogs),
            "kennel": t.supply[KENNEL] + sum(t.kennels),
            "taler": t.bank + t.pot + sum(t.taler) + sum(t.lent),
            "boost": len(t.pile) + len(t.shown),
            "cellarer": len(free_cellarers(t)) + sum(number > 0 for number in t.cellarer),
        }

    def bound(self, seats: int) -> int:
        """Taler bound the hand-overs (DD-210), room and chips everything else (DD-812)."""
        p = self.parts
        richest = seats * (p.start_taler[seats] + p.rounds * p.loan // p.portion) + p.rounds * sum(p.payout)
        hand_overs = p.rounds * (richest + 1)
        vegetables = 1 + p.baskets + 1
        investments = 15 + 1 + 1 + p.baskets + p.shifts + p.acre // 2 + p.loan // p.portion + 1
        attacks = 2 * (p.beds + 1) + 1
        ride = p.baskets + 2
        return hand_overs + p.rounds * seats * (vegetables + investments + attacks + ride)

    # ---- the drawing ---------------------------------------------------------------------------------

    def draw(self, view: View, words: Words) -> list[Panel]:
        return draw.panels(self.parts, view, words)

    def text(self, view: View, words: Words) -> str:
        return draw.text(self.parts, view, words)

    movers = motion.MOVERS

    def journeys(self, view: View, eyes: int, event: Mapping[str, Any]) -> list[Journey]:
        return motion.journeys(self.parts, view, eyes, event)

    def spots(self, view: View, eyes: int, seat: int, name: str) -> list[str]:
        return motion.spots(view, eyes, seat, name)

    def about(self, view: View, element: str) -> About | None:
        return about.about(view, element)

    # ---- sense ---------------------------------------------------------------------------------------

    def weigh(self, weights: Weights) -> None:
        self.weights = weights
        self.sense = sense.Sense(weights)

    def evaluate(self, s: State, seat: int) -> float:
        return self.sense.evaluate(cast(DomusState, s), seat)

    def prospects(self, s: State) -> list[float]:
        return self.sense.expectations(cast(DomusState, s))

    def stakes(self, s: State) -> float:
        return sense.stakes(cast(DomusState, s))

    def priors(self, s: State) -> list[float]:
        return self.sense.priors(cast(DomusState, s))


GAME = Domus
