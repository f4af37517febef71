"""The strokes all panels share: words, counters, slots, targets, and figures that give way to each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from unicodedata import east_asian_width

from refectory.engine import art
from refectory.engine.art import escape
from refectory.engine.event import Arg
from refectory.engine.game import View, Words

from .components import AREAS, Parts

AREA_ICONS = {"garden": "herbs", "dairy": "cheese", "brewery": "barrel"}
ROMAN = ("", "I", "II", "III", "IV")


class Desk(NamedTuple):
    """What a drawing is made from."""

    parts: Parts
    view: View
    words: Words
    moves: dict[str, str]  # the viewer's legal moves → their labels
    own: int  # whose cloister is drawn large
    leaf: str = ""  # before every id of a phone's drawings, which stand beside those of the desk

    def id(self, element: str) -> str:
        return self.leaf + element

    def cloister(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view["cloisters"][seat]
        return found

    def colour(self, seat: int) -> str:
        return str(self.view["colours"][seat])

    def name(self, seat: int) -> str:
        """Whoever sits there; a number where nobody is known."""
        names = self.words.names
        return names[seat] if seat < len(names) else str(seat + 1)

    def field(self, place: int) -> str:
        return self.parts.field_name(place)

    @property
    def step(self) -> str:
        """The name of the open decision; "over" at the end."""
        decision = self.view["decision"]
        return str(decision["step"]) if decision else "over"

    @property
    def actor(self) -> int:
        """Who decides; nobody (-1) at the end."""
        decision = self.view["decision"]
        return int(decision["actor"]) if decision else -1

    def area_of(self, cellarer: int) -> str:
        return AREAS[self.parts.cellarer_area[cellarer]]

    def say(self, key: str, **args: Arg) -> str:
        return self.words(key, **args)

    def target(self, word: str, name: str, element: str, shape: str, classes: str = "") -> str:
        """A place that makes a move, or says why it can't."""
        return art.target(self.moves, word, name, self.id(element), shape, f"domus-place {classes}".strip())

    def spot(self, word: str, name: str, element: str, shape: str, meant: bool) -> str:
        """A place that stands for a move at some times only; at others it is just there."""
        if meant:
            return self.target(word, name, element, shape)
        return self.group(element, shape, "domus-place")

    def group(self, element: str, shape: str, classes: str = "", name: str = "") -> str:
        """Something with an id that is no place to click; with a name it is an image of its own."""
        cls = f' class="{classes}"' if classes else ""
        image = f' role="img" aria-label="{escape(name)}"' if name else ""
        return f'<g id="{self.id(element)}"{cls}{image}>{shape}</g>'

    def legal(self, word: str) -> bool:
        return word in self.moves


# ---- words and numbers -------------------------------------------------------------------------------


def write(x: float, y: float, text: object, classes: str = "", anchor: str = "") -> str:
    """A line of text at its baseline; `anchor` is "m" for the middle or "e" for the end."""
    where = {"m": ' text-anchor="middle"', "e": ' text-anchor="end"'}.get(anchor, "")
    return f'<text x="{x:g}" y="{y:g}"{where} class="domus-t {classes}">{escape(text)}</text>'


def width_of(text: str, size: float) -> float:
    """About how wide a text is, on the safe side."""
    return sum(_em(letter) for letter in text) * size


def _em(letter: str) -> float:
    if letter in " .,:;|'!ijlftr()[]-":
        return 0.36
    if east_asian_width(letter) in "WF" or letter in "ÆMWmw@%—👑":
        return 0.95
    return 0.68 if letter.isupper() else 0.57


def fit(text: str, width: float, size: float) -> str:
    """As much of a text as has room."""
    if width_of(text, size) <= width:
        return text
    while text and width_of(text + "…", size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


# ---- shapes ------------------------------------------------------------------------------------------


def icon(name: str, x: float, y: float, size: float, classes: str = "") -> str:
    """A symbol in its own paint."""
    return art.icon(name, x, y, size, f"domus-i domus-i-{name} {classes}".rstrip())


def count(name: str, x: float, y: float, number: object, size: float = 18, classes: str = "domus-b") -> str:
    """A symbol and how many; x, y is the left end of the baseline."""
    return icon(name, x, y - size * 0.78, size) + write(x + size + 3, y, number, classes)


def box(x: float, y: float, w: float, h: float, classes: str, radius: float = 6) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" class="{classes}"/>'


def halo(x: float, y: float, w: float, h: float, radius: float = 7) -> str:
    """The glow of a legal place, with the ring that shows the focus; invisible on any other."""
    return box(x - 3, y - 3, w + 6, h + 6, "halo hit", radius + 2)


def plus(x: float, y: float, size: float = 5) -> str:
    """The sign of a legal place, beside its glow."""
    return f'<path class="plus" d="M{x:g} {y - size:g}v{2 * size:g}M{x - size:g} {y:g}h{2 * size:g}"/>'


def slot(x: float, y: float, size: float, symbol: str = "", classes: str = "") -> str:
    """A place for one piece, with it or empty."""
    if not symbol:
        return box(x, y, size, size, f"domus-slot {classes}".rstrip(), 5)
    inner = size * 0.78
    edge = (size - inner) / 2
    return box(x, y, size, size, f"domus-taken {classes}".rstrip(), 5) + icon(symbol, x + edge, y + edge, inner)


# ---- figures give way --------------------------------------------------------------------------------


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Places as near as possible to the wanted ones, at least `gap` apart, from `low` to `high`.

    Neighbours that would overlap form a block around the mean of what they want.
    """
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    blocks: list[list[int]] = []
    for index in order:
        blocks.append([index])
        while len(blocks) > 1 and _right(blocks[-2], wanted, gap, low, high) + gap > _left(
            blocks[-1], wanted, gap, low, high
        ):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    placed = [0.0] * len(wanted)
    for block in blocks:
        left = _left(block, wanted, gap, low, high)
        for position, index in enumerate(block):
            placed[index] = left + position * gap
    return placed


def _left(block: list[int], wanted: Sequence[float], gap: float, low: float, high: float) -> float:
    width = (len(block) - 1) * gap
    mean = sum(wanted[index] for index in block) / len(block)
    return max(low, min(high - width, mean - width / 2))


def _right(block: list[int], wanted: Sequence[float], gap: float, low: float, high: float) -> float:
    return _left(block, wanted, gap, low, high) + (len(block) - 1) * gap
