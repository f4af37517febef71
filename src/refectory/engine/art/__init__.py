"""The common visual language of all boards: panels, symbols, seats, and one stylesheet of tokens and states.

A drawing is a list of panels, each an SVG of its own, so that a page can lay them out for any screen;
`sheet` puts all of them on one standalone picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from html import escape as _escape
from importlib.resources import files
from typing import Any, NamedTuple

#: Where a page puts a panel: the common board, what belongs to the viewer, what can be done (beside the own board),
#: a narrow column, a rival's things, a line in the card of a seat (its id is `seat-<number>`), and the bar above the
#: buttons of a phone.
AREAS = ("board", "own", "menu", "side", "rival", "seat", "bar")

#: Which screens show a panel: all of them, or only one kind, where one drawing can't serve both.
SCREENS = ("", "desk", "phone")

#: Seat colour → (enamel, colour of the mark on it, mark). The same in both themes.
SEATS = {
    "red": ("#c8331a", "#fffaf0", "cross"),
    "blue": ("#1f3fa6", "#fffaf0", "star"),
    "green": ("#278b6d", "#fffaf0", "trefoil"),
    "yellow": ("#f3c93a", "#1c140c", "crescent"),
    "purple": ("#b06cb6", "#1c140c", "lozenge"),
    "black": ("#26221d", "#fffaf0", "tower"),
}

#: The seats' marks, drawn in a box from -7 to 7.
MARKS = {
    "cross": "M-2-5.5h4l-.8 3.7 3.7-.8v5.2l-3.7-.8.8 3.7h-4l.8-3.7-3.7.8v-5.2l3.7.8z",
    "star": "M0-6 1.6-2 5.8-1.8 2.5.9 3.6 5 0 2.7-3.6 5-2.5.9-5.8-1.8-1.6-2z",
    "trefoil": "M0-6a2.9 2.9 0 0 1 2.3 4.6A2.9 2.9 0 1 1 1.1 2.7Q1.2 4.6 2.2 5.8H-2.2Q-1.2 4.6-1.1 2.7"
    "A2.9 2.9 0 1 1-2.3-1.4 2.9 2.9 0 0 1 0-6z",
    "crescent": "M2.6-5.4A5.7 5.7 0 1 0 5.6 2.4 4.6 4.6 0 1 1 2.6-5.4z",
    "lozenge": "M0-6.2 4.6 0 0 6.2-4.6 0z",
    "tower": "M-4.6-5.5h2.2v1.8h1.3v-1.8h2.2v1.8h1.3v-1.8h2.2v4H3.4v7h-2V2.6a1.4 1.4 0 0 0-2.8 0v2.9h-2v-7h-1.2z",
}

#: What the dark tokens stand behind in the stylesheet.
DARK = ':root[data-theme="dark"] {'

SHIELD = "M-10-10.5H10V0C10 6.5 5.5 9.5 0 11.5-5.5 9.5-10 6.5-10 0Z"


class Tab(NamedTuple):
    """A leaf of a game's table on a phone: its name, and a symbol of the sheet."""

    id: str
    label: str
    icon: str


class Panel(NamedTuple):
    """One SVG of a drawing. `body` uses the coordinates 0 0 width height.

    Once a panel has a `tab`, a phone shows the leaves of that game one at a time, in the order in which they first
    appear; a panel without one is then on all of them. A narrow panel may ask for the `rail` it stands in on a large
    desk: left, right, or `own` for the place beside the wide own board; else it stands where there is room.
    What `scrolls` may be larger than its place on a screen.
    """

    id: str
    area: str
    title: str
    width: int
    height: int
    body: str
    desc: str = ""
    screen: str = ""
    tab: Tab | None = None
    rail: str = ""
    scrolls: bool = False

    @property
    def on_desk(self) -> bool:
        return self.screen != "phone" and self.area != "bar"

    @property
    def on_phone(self) -> bool:
        return self.screen != "desk"

    def svg(self) -> str:
        """The panel as an element of a page; symbols and style come from the page."""
        return (
            f'<svg id="panel-{self.id}" class="panel-svg" viewBox="0 0 {self.width} {self.height}" role="group" '
            f'aria-labelledby="t-{self.id}{f" d-{self.id}" if self.desc else ""}">'
            f'<title id="t-{self.id}">{escape(self.title)}</title>'
            + (f'<desc id="d-{self.id}">{escape(self.desc)}</desc>' if self.desc else "")
            + f"{self.body}</svg>"
        )


def escape(text: object) -> str:
    """Safe inside elements and attributes; names come from strangers."""
    return _escape(str(text), quote=True)


@cache
def style() -> str:
    """Tokens of both themes and the states every board shares.

    The dark tokens are written once; here they also become the choice of whoever's system is dark.
    """
    css = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    dark = css.split(DARK, 1)[1].split("}", 1)[0]
    return f'{css}@media (prefers-color-scheme: dark) {{ :root:not([data-theme="light"]) {{{dark}}} }}\n'


@cache
def _symbols() -> dict[str, str]:
    sheet = files(__package__).joinpath("symbols.svg").read_text(encoding="utf-8")
    found = {name: text for text, name in re.findall(r'(<symbol id="([^"]+)".*?</symbol>)', sheet, re.DOTALL)}
    for mark, path in MARKS.items():
        found[f"ch-{mark}"] = (
            f'<symbol id="ch-{mark}" viewBox="-7 -7 14 14" overflow="visible"><path d="{path}"/></symbol>'
        )
    return found


def symbols(*bodies: str) -> str:
    """`<defs>` with exactly the common symbols that these drawings use."""
    known = _symbols()
    used = sorted({name for body in bodies for name in re.findall(r'href="#([\w-]+)"', body)} & known.keys())
    return f"<defs>{''.join(known[name] for name in used)}</defs>"


def icon(name: str, x: float, y: float, size: float, classes: str = "") -> str:
    """A symbol of the sheet with its upper left corner at x, y."""
    extra = f' class="{classes}"' if classes else ""
    return f'<use href="#{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"{extra}/>'


def mark(colour: str, x: float, y: float, size: float) -> str:
    """A seat's mark, centred at x, y."""
    name = SEATS[colour][2]
    half = size / 2
    box = f'x="{x - half:g}" y="{y - half:g}" width="{size:g}" height="{size:g}"'
    return f'<use href="#ch-{name}" {box} class="charge"/>'


def shield(colour: str, x: float, y: float, size: float = 24) -> str:
    """A seat's badge, centred at x, y."""
    scale = size / 24
    return (
        f'<g class="s-{colour} badge" transform="translate({x:g} {y:g}) scale({scale:g})">'
        f'<path class="enamel" d="{SHIELD}"/>{mark(colour, 0, -0.6, 14)}</g>'
    )


def offers(view: Mapping[str, Any], words: Callable[..., str]) -> dict[str, str]:
    """The viewer's legal moves, word → label; empty for everybody who does not decide now."""
    decision = view.get("decision") or {}
    labels = (words(label["key"], **label["args"]) for label in decision.get("labels", ()))
    return dict(zip(decision.get("moves", ()), labels, strict=True))


def target(moves: dict[str, str], word: str, name: str, element: str, shape: str, classes: str = "") -> str:
    """A place on the board: a button that makes the move if `word` is a legal one, else a thing that says why not.

    `moves` maps the viewer's legal words to their labels (empty for everybody who does not decide), `name` says
    what the place is and what is there, `element` is its stable id. Without a word it is only to be looked at.
    """
    label = moves.get(word)
    if label is not None:
        state = f'class="{classes} legal" role="button" tabindex="0" data-move="{escape(word)}"'
        name = f"{name}: {label}"
    elif word:  # whoever's turn it is: a drawing that stays as it was costs nothing to send
        state = f'class="{classes}" role="img" data-why="{escape(word)}"'
    else:
        state = f'class="{classes}" role="img"'
    return f'<g id="{element}" {state} aria-label="{escape(name)}">{shape}</g>'


GAP, TITLE, MARGIN = 12, 26, 16


def sheet(panels: list[Panel], game_style: str, title: str) -> str:
    """A desk on one standalone picture: boards in the middle, narrow panels in a column at the right."""
    wide = [panel for panel in panels if panel.on_desk and panel.area in ("board", "own")]
    narrow = [panel for panel in panels if panel.on_desk and panel.area not in ("board", "own")]
    middle = max(panel.width for panel in wide)
    column = max((panel.width for panel in narrow), default=0)
    placed: list[str] = []
    heights = []
    for row, left, width in ((wide, MARGIN, middle), (narrow, MARGIN + middle + GAP, column)):
        top = MARGIN
        for panel in row:
            height = round(panel.height * width / panel.width)
            placed.append(
                f'<text class="panel-title" x="{left}" y="{top + 18}">{escape(panel.title)}</text>'
                f'<svg x="{left}" y="{top + TITLE}" width="{width}" height="{height}"'
                f' viewBox="0 0 {panel.width} {panel.height}">{panel.body}</svg>'
            )
            top += height + TITLE + GAP
        heights.append(top)
    width = middle + (GAP + column if narrow else 0) + 2 * MARGIN
    height = max(heights)
    body = "".join(placed)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'role="img"><title>{escape(title)}</title><style>{style()}{game_style}</style>{symbols(body)}'
        f'<rect width="100%" height="100%" fill="var(--page)"/>{body}</svg>\n'
    )
