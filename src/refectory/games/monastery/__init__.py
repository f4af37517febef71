"""Monastery: everybody builds the same monastery, and everybody wants the credit."""

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

from . import about, draw, imagine, motion, scoring, sense, view, vow, why
from .components import (
    ABBEY,
    COLOURS,
    KINDS,
    LETTERS,
    MONK,
    MONKS,
    PASSAGE,
    PLAYERS,
    STUDY,
    VOCABULARY,
    WORK,
    Parts,
)
from .state import CLOSED, NONE, PENALTY, Table, empty_table
from .steps import CHOOSE_COLOUR, DRAW_COLOURS, SET_UP, STEPS

PASSAGES = range(PASSAGE, PASSAGE + PLAYERS)


class Monastery(Game):
    """The Ragnar Brothers' game of tiles, monks and the letters of a prayer."""

    id = "monastery"
    seats = range(2, 5)
    colours = COLOURS
    options = (
        Option("colours", ("random", "chosen"), "MY-122"),
        Option("deal", view.DEALS, "MY-736"),
        Option("icons", ("on", "off"), "MY-911"),
        Option("teams", ("off", "on"), "MY-921"),
        Option("silence", view.VOWS, "MY-931"),
        Option("blessings", ("hidden", "open"), "MY-610"),
    )
    minutes = (30, 90)
    designers = ("Steve Kendall", "Phil Kendall", "Gary Dicken")
    publisher = "Ragnar Brothers"
    year = 2008
    endings = ("MY-801", "MY-802", "MY-803")
    foresight_with_two = 6
    steps = STEPS
    vocabulary = VOCABULARY
    style = draw.STYLE

    def __init__(self, overlay: Overlay | None = None) -> None:
        super().__init__(overlay)
        self.data = Data.load(__package__, overlay)
        self.rules = load_rules(__package__)
        self.parts = Parts(self.data)
        self.weigh(Weights.load(__package__))

    # ---- the rulebook --------------------------------------------------------------------------------

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        if options["teams"] == "on" and seats != PLAYERS:
            raise BadOption(f"The team game is for {PLAYERS} seats, not for {seats}.")

    def set_up(self, seats: int, options: Mapping[str, str], seed: bytes) -> Table:
        s = empty_table(
            self.parts, seats, seed, icons=options["icons"] == "on", teams=options["teams"] == "on",
            silence=view.VOWS.index(options["silence"]), open_blessings=options["blessings"] == "open",
            deal=view.DEALS.index(options["deal"]),
        )  # fmt: skip
        s.stack.append((SET_UP,))
        if options["colours"] == "chosen":
            s.stack.extend((CHOOSE_COLOUR, seat) for seat in reversed(range(seats)))
        else:
            s.stack.append((DRAW_COLOURS,))
        return s

    def decode(self, plain: Mapping[str, Any]) -> Table:
        return Table(self.parts, **base_fields(plain), **{name: plain[name] for name in Table.FIELDS})

    def projection(self, s: State, eyes: int) -> list[Score]:
        return scoring.projection(cast(Table, s), eyes)

    def result(self, s: State) -> Result:
        return scoring.result(cast(Table, s))

    def view(self, s: State, seat: int) -> View:
        seen = view.look(cast(Table, s), seat)
        seen["result"] = self.result(s)._asdict() if s.over else None
        seen["decision"] = self.decision(s, seat)
        return seen

    def imagine(self, s: State, seat: int, rng: Random) -> Table:
        return imagine.imagine(cast(Table, s), seat, rng)

    def why_not(self, s: State, seat: int, what: str) -> Refusal | None:
        return why.why_not(cast(Table, s), seat, what)

    def label(self, s: State, move: int) -> Text:
        return view.label(cast(Table, s), move)

    def inventory(self, s: State) -> dict[str, int]:
        """Tiles by kind, letters, monks and blessings, wherever they are; before the set-up, in the box."""
        table = cast(Table, s)
        blessings = table.supply + sum(table.blessings) + sum(table.alms)
        if not table.order:
            tiles = [ABBEY, *self.parts.bag, *range(PASSAGE, PASSAGE + s.seats)]
            return self._stock(tiles, s.seats * LETTERS, s.seats * MONKS, blessings)
        tiles = table.bag + table.kind + [kind for hand in table.hands for kind in hand]
        if table.carried != NONE:
            tiles.append(table.carried)
        letters = sum(0 < piece < MONK for piece in table.board) + sum(map(bool, table.strips)) + bool(table.taken)
        monks = table.board.count(MONK) + sum(where != NONE for where in table.where)
        return self._stock(tiles, letters, monks, blessings)

    @staticmethod
    def _stock(tiles: list[int], letters: int, monks: int, blessings: int) -> dict[str, int]:
        stock = {kind: tiles.count(number) for number, kind in enumerate(KINDS) if number not in PASSAGES}
        passages = sum(kind in PASSAGES for kind in tiles)
        return {**stock, "passage": passages, "letter": letters, "monk": monks, "blessing": blessings}

    def bound(self, seats: int) -> int:
        """MY-815, counted in our decisions."""
        points = self.parts.movement * MONKS
        step = 4 * points + 2 * MONKS + 3 + 2 * self.parts.supply + 3
        scoring = 16
        toil = self.parts.days * sum(kind in (STUDY, WORK) for kind in self.parts.round)
        rest = self.parts.days * len(self.parts.hours) - toil
        prayer = seats * (2 * MONKS + 1) + 2
        start = (self.parts.six - self.parts.keep + 1) * seats
        return toil * seats * (step + scoring) + rest * prayer + 2 * len(self.parts.spaces) + start

    # ---- beside the decisions ------------------------------------------------------------------------

    def silence(self, s: State) -> Refusal | None:
        table = cast(Table, s)
        return Refusal("MY-933", "silence") if table.silence == CLOSED and vow.silent(table) else None

    def spoken(self, s: State, seat: int) -> str:
        table = cast(Table, s)
        colour = table.player_at(seat)  # nobody's, if a spectator speaks
        breaks = table.silence == PENALTY and vow.silent(table) and colour != NONE
        return f"vow:{COLOURS[colour]}" if breaks else ""

    def asides(self, s: State, seat: int) -> list[int]:
        return vow.asides(cast(Table, s), cast(Table, s).player_at(seat))

    def speaker(self, s: State, move: int) -> int:
        colour = vow.speaker(move)
        return cast(Table, s).seat_of[colour] if colour != NONE else NONE

    def interject(self, s: State, move: int) -> None:
        """A choice that has become impossible (the last blessing was just paid) is no longer asked."""
        vow.interject(cast(Table, s), move)
        s.options = []
        while not s.options:
            frame = s.stack[-1]
            s.options = STEPS[frame[0]].moves(cast(Table, s), frame)
            if not s.options:
                s.stack.pop()

    # ---- the drawing ---------------------------------------------------------------------------------

    def draw(self, view: View, words: Words) -> list[Panel]:
        return draw.panels(self.parts, view, words)

    def text(self, view: View, words: Words) -> str:
        return draw.text(self.parts, view, words)

    movers = motion.MOVERS
    anchor = motion.ANCHOR

    def journeys(self, view: View, eyes: int, event: Mapping[str, Any]) -> list[Journey]:
        return motion.journeys(view, eyes, event)

    def spots(self, view: View, eyes: int, seat: int, name: str) -> list[str]:
        return motion.spots(view, eyes, seat, name)

    def about(self, view: View, element: str) -> About | None:
        return about.about(self.parts, view, element)

    # ---- sense ---------------------------------------------------------------------------------------

    def weigh(self, weights: Weights) -> None:
        self.weights = weights
        self.sense = sense.Sense(weights)

    def evaluate(self, s: State, seat: int) -> float:
        return self.sense.evaluate(cast(Table, s), seat)

    def prospects(self, s: State) -> list[float]:
        return self.sense.outlook(cast(Table, s))

    def priors(self, s: State) -> list[float]:
        return self.sense.priors(cast(Table, s))


GAME = Monastery
