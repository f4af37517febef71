"""Kardinal & König: cloisters and advisors in nine countries of medieval Europe."""

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
from refectory.engine.state import State, base_fields
from refectory.engine.weights import Weights

from . import about, draw, duel, imagine, motion, scoring, sense, view, why
from .components import CARD_IDS, Parts, in_pack
from .draw_chart import Chart
from .state import Table
from .steps import KEEP_STEP, SET_UP_PHASE, STEPS


class Kardinal(Game):
    """Michael Schacht's game of rows, ranks and alliances."""

    id = "kardinal"
    seats = range(2, 6)
    colours = view.PLAYER_COLOURS
    options = (
        Option("start", ("random", "1", "2", "3", "4", "5"), "KK-103"),
        Option("duell", ("off", "on"), "KK-901"),
    )
    minutes = (50, 60)
    designers = ("Michael Schacht",)
    publisher = "Goldsieber"
    year = 2000
    endings = ("KK-701", "KK-705")
    lively = True
    famed = True
    judgement = 2.0
    foretold = duel.PREFIX
    steps = STEPS
    style = draw.STYLE

    def __init__(self, overlay: Overlay | None = None) -> None:
        super().__init__(overlay)
        self.data = Data.load(__package__, overlay)
        self.rules = load_rules(__package__)
        self.parts = Parts(self.data)
        self.vocabulary = self.parts.vocabulary
        self.weigh(Weights.load(__package__))
        if overlay and "map" in overlay:  # what can't be drawn is refused at once, like any other figure
            self.parts.chart = Chart(self.parts, self.data.table("map"))

    # ---- the rulebook --------------------------------------------------------------------------------

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        if seats == 2:
            options["duell"] = "on"  # the only way to play with two
        elif options["duell"] == "on":
            raise BadOption(f"'duell' is for 2 seats, not for {seats}.")
        if options["start"] != "random" and int(options["start"]) > seats:
            raise BadOption(f"Option 'start' can't be '{options['start']}' with {seats} seats.")

    def set_up(self, seats: int, options: Mapping[str, str], seed: bytes) -> Table:
        start = -1 if options["start"] == "random" else int(options["start"]) - 1
        return Table.laid_out(self.parts, seats, options["duell"] == "on", seed, (SET_UP_PHASE, start))

    def decode(self, plain: Mapping[str, Any]) -> Table:
        return Table(self.parts, **base_fields(plain), **{name: plain[name] for name in Table.FIELDS})

    def projection(self, s: State, eyes: int) -> list[Score]:
        return [] if s.over else scoring.final_scores(cast(Table, s))

    def result(self, s: State) -> Result:
        return scoring.result(cast(Table, s))

    def view(self, s: State, seat: int) -> View:
        seen = view.look(cast(Table, s), seat)
        seen["result"] = self.result(s)._asdict() if s.over else None
        seen["decision"] = self.decision(s, seat)
        return seen

    def imagine(self, s: State, seat: int, rng: Random) -> Table:
        return imagine.imagine(cast(Table, s), seat, rng, None if s.over else self.step(s))

    def why_not(self, s: State, seat: int, what: str) -> Refusal | None:
        return why.why_not(cast(Table, s), seat, what, self.step(s).name)

    def label(self, s: State, move: int) -> Text:
        return view.label(cast(Table, s), move, self.step(s).name)

    def inventory(self, s: State) -> dict[str, int]:
        """Cards by colour wherever they lie; pieces on the board and in the supplies; spaces free and taken."""
        table = cast(Table, s)
        packs = table.discards + sum(table.hands) + sum(table.kept)
        packs += sum(frame[1] for frame in table.stack if frame[0] == KEEP_STEP)
        cards = table.pile + table.display
        things = {card: in_pack(packs, colour) + cards.count(colour) for colour, card in enumerate(CARD_IDS)}
        cloisters = sum(own.bit_count() for own in table.cloisters)
        things["cloister"] = cloisters + sum(max(0, left) for left in table.cloisters_left)
        things["advisor"] = sum(table.court) + sum(max(0, left) for left in table.advisors_left)
        things["space"] = (self.parts.board & ~table.occupied()).bit_count() + cloisters
        return things

    def bound(self, seats: int) -> int:
        """Each half has at most as many turns as the pile has cards, then the round is completed (KK-707)."""
        pile = sum(self.parts.deck(seats)) - self.parts.hand * max(seats, 3) - self.parts.display
        turns = -(-2 * pile // seats) * seats
        return turns * (8 if seats == 2 else 5) + 12

    # ---- the drawing ---------------------------------------------------------------------------------

    def draw(self, view: View, words: Words) -> list[Panel]:
        return draw.panels(self.parts, view, words)

    def text(self, view: View, words: Words) -> str:
        return draw.text(self.parts, view, words)

    movers = motion.MOVERS

    def journeys(self, view: View, eyes: int, event: Mapping[str, Any]) -> list[Journey]:
        return motion.journeys(view, eyes, event)

    def spots(self, view: View, eyes: int, seat: int, name: str) -> list[str]:
        return motion.spots(view, seat, name)

    def about(self, view: View, element: str) -> About | None:
        return about.about(view, element)

    # ---- sense ---------------------------------------------------------------------------------------

    def weigh(self, weights: Weights) -> None:
        self.weights = weights
        self.sense = sense.Sense(weights)

    def evaluate(self, s: State, seat: int) -> float:
        return self.sense.evaluate(cast(Table, s), seat)

    def prospects(self, s: State) -> list[float]:
        return self.sense.prospects(cast(Table, s))

    def marks(self, s: State) -> list[float]:
        table = cast(Table, s)
        return duel.marks(table, self.sense.purses(table))

    def stakes(self, s: State) -> float:
        return self.sense.stakes(cast(Table, s))

    def priors(self, s: State) -> list[float]:
        return sense.priors(cast(Table, s))


GAME = Kardinal
