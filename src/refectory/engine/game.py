"""The contract between a game and everybody who plays, shows, stores or studies it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from . import driver
from .art import Panel
from .chance import seed_bytes
from .data import Data, Overlay
from .errors import BadData, BadOption, BadSeats, IllegalMove, UnknownName
from .event import Arg, Event, Refusal, Result, Score, Text
from .move import Vocabulary
from .rules import Rule
from .show import About, Journey
from .state import NOBODY, State
from .step import Step
from .weights import Weights

#: What one pair of eyes sees, as JSON-ready data; built from nothing, so that nothing slips through.
View = dict[str, Any]


class Words(Protocol):
    """The catalogue of one language: `words("prompt-turn", country="franken")`."""

    lang: str
    #: Who sits at the table, and which seat reads.
    names: Sequence[str]
    reader: int

    def name(self, key: str) -> str: ...

    def __call__(self, key: str, /, **args: Arg) -> str: ...


class Option(NamedTuple):
    """A variant or table setting: its id, its values (the first is the default) and the rule it belongs to."""

    id: str
    values: tuple[str, ...]
    rule: str


class Game:
    """One room of the house. A subclass fills in the class variables and the hooks; the driver is common."""

    id: ClassVar[str]
    #: Seat counts, and the colours in seat order (at least as many as seats).
    seats: ClassVar[range]
    colours: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    #: Minutes a game takes at the table, for the home page.
    minutes: ClassVar[tuple[int, int]]
    designers: ClassVar[tuple[str, ...]]
    publisher: ClassVar[str]
    year: ClassVar[int]
    #: The rules by which a game can end, as `Result.rule` names them; a golden game shows each.
    endings: ClassVar[tuple[str, ...]]

    #: The table of behaviours that frames point into.
    steps: driver.Steps
    vocabulary: Vocabulary
    data: Data
    rules: Mapping[str, Rule]

    def __init__(self, overlay: Overlay | None = None) -> None:
        self.overlay = overlay

    # ---- hooks: the rulebook -------------------------------------------------------------------------

    def set_up(self, seats: int, options: Mapping[str, str], seed: bytes) -> State:
        """The table before the first decision, with the first frames on the stack."""
        raise NotImplementedError

    def decode(self, plain: Mapping[str, Any]) -> State:
        """The inverse of `State.encode`."""
        raise NotImplementedError

    def projection(self, s: State, eyes: int) -> list[Score]:
        """What each seat would still score if the game ended now, as far as these eyes can know."""
        raise NotImplementedError

    def result(self, s: State) -> Result:
        """The outcome of a finished game; `rule` is the one of `endings` by which it ended."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> View:
        """What a seat, a SPECTATOR or ALL may see. A whitelist."""
        raise NotImplementedError

    def imagine(self, s: State, seat: int, rng: Random) -> State:
        """A possible truth behind what the seat sees; depends on its view and `rng`, never on the real truth."""
        raise NotImplementedError

    def why_not(self, s: State, seat: int, what: str) -> Refusal | None:
        """Which rule forbids a move or an element of the board; None where the game has nothing to say."""
        raise NotImplementedError

    def label(self, s: State, move: int) -> Text:
        """A legal move as a button would name it."""
        raise NotImplementedError

    def inventory(self, s: State) -> dict[str, int]:
        """How many of each thing there are in the whole game; never changes after the set-up."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """More decisions than any game with so many seats can have."""
        raise NotImplementedError

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        """Refuse combinations of seats and options that the rules do not know; may fill in values."""

    def silence(self, s: State) -> Refusal | None:
        """Why the seated players may not talk now (`why-<key>`); None where the rules let them."""
        return None

    # ---- hooks: beside the decisions -----------------------------------------------------------------

    def asides(self, s: State, seat: int) -> list[int]:
        """Moves that a seat may make at any moment, whoever decides (an accusation); they never hold up play."""
        return []

    def speaker(self, s: State, move: int) -> int:
        """The seat whose aside a move is, so that a record need not name it; NOBODY for decisions."""
        return NOBODY

    def interject(self, s: State, move: int) -> None:
        """Apply one of `asides`, unchecked. The open decision stays, with its options listed anew."""
        raise NotImplementedError

    def spoken(self, s: State, seat: int) -> str:
        """The aside that writing to the others amounts to now ("" if words cost nothing); `silence` forbids them."""
        return ""

    # ---- hooks: the drawing --------------------------------------------------------------------------

    #: CSS of the game's own classes, beside the common `art.style()`.
    style: str = ""

    def draw(self, view: View, words: Words) -> list[Panel]:
        """The table as SVG panels, the common board first."""
        raise NotImplementedError

    def text(self, view: View, words: Words) -> str:
        """The table as plain text for a terminal or a screen reader."""
        raise NotImplementedError

    # ---- hooks: what a page tells beside the drawing -------------------------------------------------

    #: How the ids of those pieces begin that keep their id wherever they go.
    movers: ClassVar[tuple[str, ...]] = ()
    #: What stays in its place when a drawing grows around it, as a selector.
    anchor: ClassVar[str] = ""

    def journeys(self, view: View, eyes: int, event: Mapping[str, Any]) -> list[Journey]:
        """How the pieces of an event (as these eyes saw it) got where the view has them now."""
        return []

    def spots(self, view: View, eyes: int, seat: int, name: str) -> list[str]:
        """Selectors for what an event of a seat calls by this name; for no name, what belongs to the seat."""
        return []

    def scored(self, view: View, eyes: int, event: Mapping[str, Any]) -> list[str]:
        """Selectors for what gave the points of a `score` event: its place, or the pieces where it has none."""
        names = [event["place"]] if event["place"] else list(event["pieces"]) or [""]
        return [spot for name in names for spot in self.spots(view, eyes, event["seat"], name)]

    def about(self, view: View, element: str) -> About | None:
        """What the drawn element with this id is, and what it does; None for scenery."""
        return None

    # ---- hooks: sense --------------------------------------------------------------------------------

    #: A margin of so many points in mid-game makes winning about three times as likely as losing.
    swing: ClassVar[float] = 8.0
    #: Rounds of turns that a search plays on before it judges the table; 0 is to the end.
    foresight: ClassVar[int] = 3
    #: The same at a table of two, for who looks all of the way; None where it is no other.
    foresight_with_two: ClassVar[int | None] = None
    #: The least of these rounds, also for who looks less far ahead.
    glimpse: ClassVar[int] = 1
    #: Points by which both may misjudge a move while a search plays on, at a table of two. Who counts on others who
    #: make no mistakes fits himself to them, and is surprised by anybody else. With more seats the errors of all
    #: would drown what a move is worth.
    haste: ClassVar[float] = 0.0
    #: Whether a search had better try many quick games than few careful ones, at a table of two.
    lively: ClassVar[bool] = False
    #: Whether a quick game goes by how moves have fared in others so far, instead of how they look at first sight.
    famed: ClassVar[bool] = False
    #: Moves that take each other back, either way: whoever searches does not play one right after the other.
    reversals: ClassVar[Mapping[int, int]] = {}
    #: How many times as much the judgement of a table is worth beside quick games as it usually is.
    judgement: ClassVar[float] = 1.0
    #: What the sense weighs; None where a game has nothing to be trained.
    weights: Weights | None = None
    #: How the names of those weights begin that foretell the end of a game of two; "" where a game has none.
    foretold: ClassVar[str] = ""

    def weigh(self, weights: Weights) -> None:
        """Let the sense weigh so from now on."""
        raise NotImplementedError

    def evaluate(self, s: State, seat: int) -> float:
        """How well the seat stands, in points: the margin over the best other seat a good player expects."""
        raise NotImplementedError

    def prospects(self, s: State) -> list[float]:
        """The final points that a good player expects for every seat; searches ask for all of them at once.

        Where a game does not say, its leader stands at the best present score and the others behind by their margin.
        """
        best = max(s.scores)
        return [best + min(0.0, self.evaluate(s, seat)) for seat in range(s.seats)]

    def marks(self, s: State) -> list[float]:
        """By how much each weight of `foretold` counts in the lead that who decides may expect of a game of two.

        The lead that `prospects` has is the sum of all weights, each times its mark.
        """
        raise NotImplementedError

    def stakes(self, s: State) -> float:
        """The swing at this moment; a lead means more when there is less time to lose it."""
        return self.swing

    def priors(self, s: State) -> list[float]:
        """How good each option looks at first sight, in points; beside `evaluate`, not instead of it."""
        return [0.0] * len(s.options)

    def weighed(self, weights: Weights) -> Self:
        """The same game, thinking with other weights."""
        if self.weights is None:
            raise BadData(f"'{self.id}' has no weights.")
        self.weights.fit(weights)
        other = type(self)(self.overlay)
        other.weigh(weights)
        return other

    # ---- the driver ----------------------------------------------------------------------------------

    def new(self, seats: int, options: Mapping[str, str] | None = None, seed: str = "0") -> State:
        """A fresh table at its first decision. Everything wrong with the request is refused here."""
        return self.begin(seats, self.settle(seats, options or {}), seed)

    def begin(self, seats: int, options: Mapping[str, str], seed: str, log: list[Event] | None = None) -> State:
        """`new` for options that are settled already; the set-up's events go into `log`."""
        s = self.set_up(seats, options, seed_bytes(seed))
        s.log = log
        self.advance(s)
        return s

    def settle(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, or a refusal."""
        if seats not in self.seats:
            allowed = f"{self.seats.start} to {self.seats.stop - 1}"
            raise BadSeats(f"'{self.id}' is for {allowed} seats, not for {seats}.")
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise UnknownName("option", name, known)
            if value not in known[name].values:
                allowed = ", ".join(known[name].values)
                raise BadOption(f"Option '{name}' can't be '{value}'. Possible: {allowed}.")
        settled = {name: options.get(name, option.values[0]) for name, option in known.items()}
        self.check_options(seats, settled)
        return settled

    def advance(self, s: State) -> None:
        """Run everything nobody decides, until somebody must decide or the game is over."""
        driver.advance(self.steps, s)

    def play(self, s: State, move: int) -> None:
        """Apply one of `s.options`, unchecked, and go on to the next decision."""
        driver.play(self.steps, s, move)

    def check(self, s: State, word: str) -> int:
        """The number of a legal move, or a refusal that names the rule where the game knows it."""
        move = self.vocabulary.parse(word)
        if move not in s.options:
            refusal = self.why_not(s, s.actor, word)
            why = f" Rule {refusal.rule} forbids it." if refusal else ""
            raise IllegalMove(f"'{word}' is not possible now.{why}")
        return move

    def step(self, s: State) -> Step[Any]:
        """The step that waits for a decision."""
        return self.steps[s.stack[-1][0]]

    def prompt(self, s: State) -> Text:
        """What the actor must do now."""
        step = self.step(s)
        return Text(f"prompt-{step.name}", step.prompt(s, s.stack[-1]))

    def decision(self, s: State, seat: int) -> View | None:
        """The open decision for a view: everybody sees who decides what; only the actor sees the options."""
        if s.over:
            return None
        prompt = self.prompt(s)
        decision: View = {"step": self.step(s).name, "actor": s.actor, "prompt": dict(prompt.args)}
        if seat == s.actor:
            decision["moves"] = [self.vocabulary.word(move) for move in s.options]
            decision["labels"] = [self.label(s, move)._asdict() for move in s.options]
        return decision
