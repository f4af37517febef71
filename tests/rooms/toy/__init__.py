"""Candles: a game that is just big enough to try the house with. Hidden hands, a shuffled deck, a die, an undo.

On your turn you light a candle from your hand for as many points as it is high, or you bow for none. Then you
either end your turn or roll the die once, which may burn a finger. Ending the turn draws a new candle.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from refectory.engine import chance
from refectory.engine.art import Panel, escape, offers, target
from refectory.engine.data import Data, Overlay
from refectory.engine.errors import BadOption
from refectory.engine.event import ALL, Refusal, Result, Score, Text
from refectory.engine.game import Game, Option, View, Words
from refectory.engine.move import Vocabulary
from refectory.engine.rules import load_rules
from refectory.engine.state import Frame, State, base_fields
from refectory.engine.step import Phase, Step
from refectory.engine.weights import Weights

DEAL, TURN, END, VESPERS = range(4)

VOCABULARY = Vocabulary()
HIGHEST = 5
LIGHT = VOCABULARY.add(*(f"light:{height}" for height in range(1, HIGHEST + 1)))
BOW = VOCABULARY.add("bow")
DONE = VOCABULARY.add("done")
ROLL = VOCABULARY.add("roll")


class Parts:
    """The figures of the data file."""

    def __init__(self, data: Data) -> None:
        candles = data.table("candles")
        self.copies = candles.number("copies", 2, 9)
        self.hand = candles.number("hand", 1, 3)
        self.bonus = data.table("bell").number("bonus", 0, 9)


class Candles(State):
    """Deck, hands and what has been lit, as heights."""

    __slots__ = ("bell", "deck", "hands", "parts", "row")

    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "hands", "row", "bell")

    def __init__(
        self,
        parts: Parts,
        *base: Any,
        deck: list[int],
        hands: list[list[int]],
        row: list[int],
        bell: bool,
        **named: Any,
    ) -> None:
        super().__init__(*base, **named)
        self.parts = parts
        self.deck = deck
        self.hands = hands
        self.row = row
        self.bell = bell

    def copy(self) -> Candles:
        return Candles(
            self.parts, self.seats, self.seed, self.draws, self.stack.copy(), self.actor, self.options.copy(),
            self.barrier, self.scores.copy(), deck=self.deck.copy(), hands=[hand.copy() for hand in self.hands],
            row=self.row.copy(), bell=self.bell,
        )  # fmt: skip


class Deal(Phase[Candles]):
    """Everybody gets a hand from the shuffled deck."""

    name = "deal"

    def run(self, s: Candles, frame: Frame) -> None:
        s.deck = [height for height in range(1, HIGHEST + 1) for _ in range(s.parts.copies)]
        chance.shuffle(s, s.deck)
        for hand in s.hands:
            hand.extend(sorted(s.deck.pop() for _ in range(s.parts.hand)))
        s.tell("deal", rule="TOY-101", cards=s.parts.hand)
        s.stack.append((TURN, 0))


class Turn(Step[Candles]):
    """Light a candle or bow."""

    name = "turn"

    def actor(self, s: Candles, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: Candles, frame: Frame) -> list[int]:
        return [*(LIGHT + height - 1 for height in sorted(set(s.hands[frame[1]]))), BOW]

    def apply(self, s: Candles, frame: Frame, move: int) -> None:
        seat, height = frame[1], move - LIGHT + 1
        if move == BOW:
            height = min(s.hands[seat])
            s.tell("bow", seat, "TOY-202", height=height)
        else:
            s.award(Score(seat, height, "TOY-201", "candle", "chapel", (f"candle-{height}",)))
        s.hands[seat].remove(height)
        s.row.append(height)
        s.stack.append((END, seat, 0))

    def prompt(self, s: Candles, frame: Frame) -> Mapping[str, int]:
        return {"deck": len(s.deck)}


class End(Step[Candles]):
    """End the turn, or tempt the die first."""

    name = "end"

    def actor(self, s: Candles, frame: Frame) -> int:
        return frame[1]

    def moves(self, s: Candles, frame: Frame) -> list[int]:
        return [DONE] if frame[2] else [DONE, ROLL]

    def forced(self, s: Candles, frame: Frame) -> bool:
        return False

    def apply(self, s: Candles, frame: Frame, move: int) -> None:
        seat = frame[1]
        if move == ROLL:
            s.award(Score(seat, chance.draw(s, 6) - 3, "TOY-203", "die"))
            s.stack.append((END, seat, 1))
            return
        if s.deck:
            drawn = s.deck.pop()
            s.hands[seat] = sorted([*s.hands[seat], drawn])
            s.tell("drawn", seat, "TOY-204", eyes=(seat,), private={"height": drawn}, count=1)
        s.reveal("hidden")
        after = [(seat + i) % s.seats for i in range(1, s.seats + 1)]
        holding = [other for other in after if s.hands[other]]
        s.stack.append((TURN, holding[0]) if holding else (VESPERS,))


class Vespers(Phase[Candles]):
    """The bell rings for the leaders, if the table plays with it."""

    name = "vespers"

    def run(self, s: Candles, frame: Frame) -> None:
        for score in bell_scores(s):
            s.award(score)
        s.tell("vespers", rule="TOY-301")


STEPS: tuple[Step[Any], ...] = (Deal(), Turn(), End(), Vespers())


def bell_scores(s: Candles) -> list[Score]:
    best = max(s.scores)
    leaders = [seat for seat, points in enumerate(s.scores) if points == best]
    return [Score(seat, s.parts.bonus, "TOY-301", "bell") for seat in leaders] if s.bell else []


class Toy(Game):
    """The room itself."""

    id = "toy"
    seats = range(2, 5)
    colours = ("red", "blue", "green", "yellow")
    options = (Option("bell", ("off", "on"), "TOY-301"),)
    minutes = (1, 2)
    designers = ("nobody",)
    publisher = "nobody"
    year = 2000
    steps = STEPS
    vocabulary = VOCABULARY
    style = ".toy-candle{fill:var(--gold)}"

    def __init__(self, overlay: Overlay | None = None) -> None:
        super().__init__(overlay)
        self.data = Data.load(__name__, overlay)
        self.parts = Parts(self.data)
        self.rules = load_rules(__name__)
        self.weights: Weights = Weights.load(__name__)

    def set_up(self, seats: int, options: Mapping[str, str], seed: bytes) -> Candles:
        return Candles(
            self.parts, seats, seed, 0, [(DEAL,)], 0, [], "", [0] * seats,
            deck=[], hands=[[] for _ in range(seats)], row=[], bell=options["bell"] == "on",
        )  # fmt: skip

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        if seats == 2 and options["bell"] == "on":
            raise BadOption("The bell needs 3 or 4 seats.")

    def decode(self, plain: Mapping[str, Any]) -> Candles:
        return Candles(self.parts, **base_fields(plain), **{field: plain[field] for field in Candles.FIELDS})

    def projection(self, s: State, eyes: int) -> list[Score]:
        return [] if s.over else bell_scores(_candles(s))

    def result(self, s: State) -> Result:
        best = max(s.scores)
        winners = tuple(seat for seat, points in enumerate(s.scores) if points == best)
        places = tuple(1 + sum(other > points for other in s.scores) for points in s.scores)
        return Result(tuple(s.scores), winners, places, "TOY-302")

    def view(self, s: State, seat: int) -> View:
        table = _candles(s)
        open_hands = [hand if seat in (owner, ALL) else None for owner, hand in enumerate(table.hands)]
        return {
            "game": self.id, "seats": s.seats, "colours": list(self.colours[: s.seats]), "scores": list(s.scores),
            "over": s.over, "result": self.result(s)._asdict() if s.over else None, "deck": len(table.deck),
            "row": list(table.row), "hands": open_hands, "held": [len(hand) for hand in table.hands],
            "decision": self.decision(s, seat),
        }  # fmt: skip

    def imagine(self, s: State, seat: int, rng: Random) -> State:
        other = _candles(s).copy()
        hidden = [owner for owner in range(s.seats) if seat not in (owner, ALL)]
        unknown = sorted([*other.deck, *(height for owner in hidden for height in other.hands[owner])])
        rng.shuffle(unknown)
        for owner in hidden:
            size = len(other.hands[owner])
            other.hands[owner] = sorted(unknown.pop() for _ in range(size))
        other.deck = unknown
        other.seed = rng.randbytes(32)
        if not s.over and seat != s.actor:
            other.options = self.step(other).moves(other, other.stack[-1])
        return other

    def why_not(self, s: State, seat: int, what: str) -> Refusal | None:
        if what.startswith("light:"):
            if self.step(s).name == "turn":
                return Refusal("TOY-201", "no-candle", {"candle": f"candle-{what[6:]}"})
            return Refusal("TOY-203", "lit-already")
        return None

    def label(self, s: State, move: int) -> Text:
        if LIGHT <= move < BOW:
            return Text("move-light", {"candle": f"candle-{move - LIGHT + 1}"})
        return Text(f"move-{self.vocabulary.word(move)}")

    def inventory(self, s: State) -> dict[str, int]:
        table = _candles(s)
        everything = [*table.deck, *table.row, *(height for hand in table.hands for height in hand)]
        return {f"candle-{height}": everything.count(height) for height in range(1, HIGHEST + 1)}

    def bound(self, seats: int) -> int:
        return 3 * HIGHEST * self.parts.copies

    def draw(self, view: View, words: Words) -> list[Panel]:
        moves = offers(view, words)
        shape = '<circle class="toy-candle" r="12"/>'
        places = "".join(
            f'<g transform="translate({30 + 40 * i} 40)">'
            + target(moves, f"light:{i + 1}", words.name(f"candle-{i + 1}"), f"candle-{i + 1}", shape)
            + "</g>"
            for i in range(HIGHEST)
        )
        row = f'<text x="20" y="90">{escape(view["row"])} {escape(view["hands"])}</text>'
        return [Panel("chapel", "board", words("name-chapel"), 1000, 120, places + row)]

    def text(self, view: View, words: Words) -> str:
        lines = [f"{words('name-chapel')}: {' '.join(map(str, view['row'])) or '-'} ({view['deck']})"]
        for seat, hand in enumerate(view["hands"]):
            held = " ".join(map(str, hand)) if hand is not None else "?" * view["held"][seat]
            lines.append(f"{words.names[seat]} {view['scores'][seat]}: {held}")
        return "\n".join(lines)

    def weigh(self, weights: Weights) -> None:
        self.weights = weights

    def evaluate(self, s: State, seat: int) -> float:
        table, in_hand = _candles(s), self.weights.number("in_hand")
        worth = [points + in_hand * sum(hand) for points, hand in zip(s.scores, table.hands, strict=True)]
        if s.stack and s.stack[-1] == (END, seat, 1):
            worth[seat] += self.weights.number("rolled")
        return worth[seat] - max(points for other, points in enumerate(worth) if other != seat)

    def priors(self, s: State) -> list[float]:
        return [-1.0 if move in (BOW, ROLL) else 0.0 for move in s.options]


def _candles(s: State) -> Candles:
    assert isinstance(s, Candles)
    return s


GAME = Toy
