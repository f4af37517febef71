"""What all panels of a drawing need: the view, the words, the viewer's moves, and the small shapes they share."""

from __future__ import annotations

from typing import Any

from refectory.engine.art import escape, mark, offers, target
from refectory.engine.game import View, Words

from .components import COLOURS, Parts

HABIT = (
    "M4.5 22.5c.2-6 .9-9.8 2.3-11.6C7.9 9.5 9.6 8.8 12 8.8s4.1.7 5.2 2.1c1.4 1.8 2.1 5.6 2.3 11.6z",
    "M8.5 9.8c4-.9 6.8 1.2 7.7 5.2l.8 3.5 3.5 1c1 .4 1.5 1.1 1.5 2.5H7.3c-.4-4 .6-8.2 1.2-12.2z",
)
ARMS = "M10.5 14.5l-6.3-2.2M4.2 12.3V8.5"


#: Letters that take about half the room of others.
NARROW = " .,:;'’ijlftrI|"


class Scene:
    """One view through one pair of eyes."""

    def __init__(self, parts: Parts, view: View, words: Words) -> None:
        self.parts = parts
        self.view = view
        self.words = words
        self.moves = offers(view, words)
        self.step: str = (view["decision"] or {}).get("step", "") if self.moves else ""
        self.own = words.reader if 0 <= words.reader < view["seats"] else None
        self.colour: str | None = view["players"][self.own]["colour"] if self.own is not None else None
        self.ready = bool(view["tiles"])
        self.chosen = self._chosen()

    def _chosen(self) -> tuple[str, int] | None:
        """The monk that is to be moved: his colour and his number."""
        picked, decision = self.view["picked"], self.view["decision"]
        return (self.view["colours"][decision["actor"]], picked["monk"]) if picked and picked["monk"] else None

    def say(self, key: str, **args: Any) -> str:
        return escape(self.words(key, **args))

    def short(self, tile: str) -> str:
        """The short name of a tile in running text, without the places where it may be broken."""
        return escape(self.words(f"short-{tile}").replace("|", ""))

    def name(self, seat: int) -> str:
        names = self.words.names
        return names[seat] if seat < len(names) else str(seat + 1)

    def seat_of(self, colour: str) -> int:
        found: int = self.view["colours"].index(colour)
        return found

    def parts_row(self, colour: str) -> int:
        """The number of a colour's row on the prayer board, from 1."""
        return COLOURS.index(colour) + 1

    def place(self, word: str, name: str, element: str, shape: str, classes: str = "") -> str:
        """A place that is a button if `word` is a legal move, and else can say why it is not one."""
        return target(self.moves, word, name, element, shape, classes)

    def still(self, name: str, element: str, shape: str, classes: str = "") -> str:
        """A place that is only to be looked at."""
        return target({}, "", name, element, shape, classes)


def monk(colour: str, x: float, y: float, size: float, praying: bool = False, element: str = "") -> str:
    """An upright or a kneeling monk in a box of `size`, with the mark of his seat."""
    name = f' id="{element}"' if element else ""
    head = (
        '<circle class="my-head" cx="9" cy="6" r="3.8"/>'
        if praying
        else '<circle class="my-head" cx="12" cy="5.4" r="4.1"/>'
    )
    arms = f'<path class="my-arms" d="{ARMS}"/>' if praying else ""
    charge = mark(colour, 12.2 if praying else 12, 16.4 if praying else 15.8, 7.6)
    return (
        f'<g{name} class="s-{colour}" transform="translate({x:g} {y:g}) scale({size / 24:.4g})">'
        f'<path class="my-aura" d="{HABIT[praying]}"/><path class="piece" d="{HABIT[praying]}"/>'
        f"{arms}{head}{charge}</g>"
    )


def line(x: float, y: float, words: str, classes: str = "my-text", anchor: str = "") -> str:
    """A line of text that is escaped already."""
    at = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:g}" y="{y:g}" class="{classes}"{at}>{words}</text>'


def fitted(x: float, y: float, words: str, classes: str, room: float, size: float) -> str:
    """A centred line squeezed into its room if it would not fit; the widest common font is reckoned with."""
    squeeze = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if width_of(words, size) > room else ""
    style = f'class="{classes}" text-anchor="middle" font-size="{size:.3g}"{squeeze}'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(words)}</text>'


def width_of(words: str, size: float) -> float:
    """How wide a bold line is about, in the widest of the common fonts."""
    return sum(0.37 if letter in NARROW else 0.9 if letter in "mwMW" else 0.62 for letter in words) * size


def shortened(words: str, room: int) -> str:
    return words if len(words) <= room else f"{words[: room - 1]}…"
