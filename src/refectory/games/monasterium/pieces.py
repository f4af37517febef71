"""Pieces and small pictures that all panels share: dice, novices, messengers, icons, glowing targets."""

from __future__ import annotations

from refectory.engine import art
from refectory.engine.art import escape
from refectory.engine.game import View, Words

from .components import Parts

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
BODY = "M4.5 22c0-3 .9-4.2 2.5-4.9C8.4 15.2 9 13.2 9.1 11h5.8c.1 2.2.7 4.2 2.1 6.1 1.6.7 2.5 1.9 2.5 4.9z"
HEAD = '<circle cx="12" cy="8.200" r="7.200"'
CLOAK = "M-11 24c0-14 3-22 7-25h8c4 3 7 11 7 25z"
HAT = "M-12-9.500h24M-6.500-10c.5-5 2.500-7 6.500-7s6 2 6.500 7z"
KIND_ICONS = {"S": "bprofane", "W": "bworkshop", "G": "bcommon"}
AREA_ICONS = {"building": "bprofane", "chapel": "chapel", "cloister": "cloisterwalk"}


class Scene:
    """What every drawing needs: the tables, the view, the words, the viewer's moves and whose board is shown."""

    def __init__(self, parts: Parts, view: View, words: Words) -> None:
        self.parts = parts
        self.view = view
        self.words = words
        self.moves = art.offers(view, words)
        decision = view["decision"] or {}
        self.step: str = decision.get("step", "")
        self.prompt = decision.get("prompt", {})
        self.colours: list[str] = view["colours"]
        reader = words.reader
        #: The seat whose board lies in front: the viewer's, or that of the player of the turn.
        self.seat: int = reader if 0 <= reader < view["seats"] else view["turn"]
        self.mine = self.seat == reader

    def name(self, seat: int) -> str:
        names = self.words.names
        return names[seat] if seat < len(names) else str(seat + 1)

    def target(self, word: str, name: str, element: str, shape: str, classes: str = "") -> str:
        return art.target(self.moves, word, name, element, shape, classes)

    def glow(self, word: str, x: float, y: float, width: float, height: float, radius: float = 6) -> str:
        """The light around a legal place, under what stands there; nothing where the move is not legal."""
        if word not in self.moves:
            return ""
        box = f'x="{x - 3:g}" y="{y - 3:g}" width="{width + 6:g}" height="{height + 6:g}" rx="{radius + 2:g}"'
        return f'<rect class="halo" {box}/>'

    def plate(self, word: str, x: float, y: float, width: float, height: float) -> str:
        """A legal place that has no ground of its own: light, and a plate on which everything can be read."""
        ring = rect(x, y, width, height, 6, "ring") if word in self.moves else ""
        return self.glow(word, x, y, width, height) + ring

    def plus(self, word: str, x: float, y: float) -> str:
        return f'<path class="plus" d="M{x:g} {y - 4:g}v8M{x - 4:g} {y:g}h8"/>' if word in self.moves else ""


def defs(panel: str) -> str:
    """The shapes of novices and messengers, once for each panel."""
    return (
        f'<defs><g id="mt-novice-{panel}"><path class="mt-halo" d="{BODY}"/>{HEAD} class="mt-halo"/>'
        f'<path class="piece" d="{BODY}"/>{HEAD} class="piece"/></g>'
        f'<g id="mt-messenger-{panel}"><path class="mt-halo" d="{CLOAK}"/><path class="piece" d="{CLOAK}"/>'
        f'<circle class="mt-face" cy="-8" r="7"/><path class="piece" d="{HAT}"/>'
        f'<path class="mt-staff" d="M14 25V-14"/></g></defs>'
    )


def novice(panel: str, colour: str, x: float, y: float, size: float) -> str:
    """A novice in a box of this size; without a colour, one that belongs to nobody."""
    classes = f"s-{colour}" if colour else "mt-nobody"
    mark = art.mark(colour, 12, 8.2, 10) if colour else '<path class="mt-cross" d="M9 5.200l6 6M15 5.200l-6 6"/>'
    return (
        f'<g class="{classes}" transform="translate({x:g} {y:g}) scale({size / 24:g})">'
        f'<use href="#mt-novice-{panel}"/>{mark}</g>'
    )


def messenger(panel: str, colour: str, x: float, y: float, scale: float) -> str:
    return (
        f'<g class="s-{colour}" transform="translate({x:g} {y:g}) scale({scale:g})">'
        f'<use href="#mt-messenger-{panel}"/>{art.mark(colour, 0, 12.5, 12)}</g>'
    )


def icon(name: str, x: float, y: float, size: float, classes: str = "") -> str:
    return art.icon(name, x, y, size, f"mt-i-{name} {classes}".strip())


def die(face: int, x: float, y: float, size: float, colour: str = "") -> str:
    """A neutral die, or a personal one with the seat's mark in its corner."""
    if not colour:
        return art.icon(f"die{face}", x, y, size, "mt-die")
    inset = size / 8
    back = f'<rect class="mt-back" x="{x + inset:g}" y="{y + inset:g}" width="{size - 2 * inset:g}" '
    back += f'height="{size - 2 * inset:g}" rx="{size / 7:g}"/>'
    badge = art.shield(colour, x + size * 0.87, y + size * 0.86, size * 0.4)
    return f'<g class="s-{colour} mt-own">{back}{art.icon(f"die{face}", x, y, size)}</g>{badge}'


def text(value: object, x: float, y: float, classes: str) -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{classes}">{escape(value)}</text>'


#: How much of its width a letter may lose before it looks like another typeface.
TIGHTEST = 0.84


def fitted(value: str, x: float, y: float, classes: str, room: float, width: float) -> str:
    """A line of text that is squeezed when it is too long, and cut where it could not be read any more.

    `width` is that of an average letter.
    """
    most = int(room / (width * TIGHTEST))
    value = value if len(value) <= most else f"{value[: most - 1].rstrip()}…"
    squeeze = f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"' if len(value) * width > room else ""
    return f'<text x="{x:g}" y="{y:g}" class="{classes}"{squeeze}>{escape(value)}</text>'


def rect(x: float, y: float, width: float, height: float, radius: float, classes: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" class="{classes}"/>'


def seats_in(colours: list[str], x: float, y: float, size: float, step: float) -> str:
    """Badges in a row, centred at x, y for the first one."""
    return "".join(art.shield(colour, x + n * step, y, size) for n, colour in enumerate(colours))
