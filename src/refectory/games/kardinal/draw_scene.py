"""One view being drawn, and the strokes that all panels are made of."""

from __future__ import annotations

from typing import Any

from refectory.engine import art
from refectory.engine.art import escape
from refectory.engine.game import View, Words

from .components import Parts
from .draw_chart import Legend, chart_of


class Scene:
    """A view being drawn: what is legal, who is who, how things are called."""

    def __init__(self, parts: Parts, view: View, words: Words) -> None:
        self.parts = parts
        self.chart = chart_of(parts)
        legend = self.chart.legends.get(words.lang)
        if legend is None:
            legend = self.chart.legends[words.lang] = Legend(self.chart, parts, words)
        self.legend = legend
        self.view = view
        self.words = words
        self.table = (*words.names, words.reader)
        self.moves = art.offers(view, words)
        decision = view["decision"] or {}
        self.step: str = decision.get("step", "")
        self.king: str = view["king"]["colour"] if view["king"] else ""
        self.colours: list[str] = view["colours"] + ([self.king] if self.king else [])
        self.who = {colour: _printable(self.tell("board-seat", seat=i)) for i, colour in enumerate(view["colours"])}
        if self.king:
            self.who[self.king] = self.say("board-king")
        self.turn: str = view["colours"][view["turn"]]
        #: Whose piece a click on the map would place, onto which spaces and crests.
        self.mover = self.king if self.step == "king" else self.turn
        #: Targets of the turn that goes on, and of the one before it; after the end there is only the latter.
        self.placed: list[str] = [] if view["over"] else view["placed"]
        self.last: list[str] = view["placed"] if view["over"] else view["last"]
        self.targets = [word for word in self.moves if word in self.chart.at or word.startswith("advisor:")]
        self.lit = {self.chart.country_of.get(word) or word.removeprefix("advisor:") for word in self.targets}
        self.courts = {name: self._court(state) for name, state in view["countries"].items()}
        self.scoring = {no: self._scoring(state) for no, state in view["alliances"].items()}

    def say(self, key: str, **args: str | int) -> str:
        """A sentence without players' names."""
        return self.legend.say(self.words, (key, *args.values()), args)

    def tell(self, key: str, **args: str | int | tuple[str, ...]) -> str:
        """A sentence with players' names, which reads differently for every reader."""
        return self.legend.say(self.words, (key, self.table, *args.values()), args)

    def _court(self, state: dict[str, Any]) -> str:
        """The advisors in a country, and how many may stand there."""
        limit = self.say("board-limit", limit=state["limit"])
        if not state["advisors"]:
            return f"{self.say('board-no-advisors')}, {limit}"
        return f"{self.say('board-advisors')} {self.counted(state['advisors'])}, {limit}"

    def _scoring(self, state: dict[str, Any]) -> str:
        """Who would score an alliance."""
        if not state["colours"]:
            return self.say("board-nobody")
        return self.words("board-scores", points=state["points"], who=[self.who[c] for c in state["colours"]])

    def counted(self, counts: dict[str, int]) -> str:
        """Barbara 2, Chris 1."""
        return ", ".join(f"{self.who[colour]} {count}" for colour, count in counts.items())


def _printable(name: str) -> str:
    """Names come from strangers; a terminal obeys control characters, and XML forbids them."""
    return "".join(letter for letter in name if letter.isprintable())


#: The width of a panel in the side column.
SIDE = 300

SMALL_PLUS = "M0-4.4v8.8M-4.4 0h8.8"

#: x, y, width, height.
Box = tuple[float, float, float, float]


def write(x: float, y: float, text: str | int, classes: str = "kk-t") -> str:
    safe = escape(text) if isinstance(text, str) else text
    return f'<text class="{classes}" x="{x:g}" y="{y:g}">{safe}</text>'


def boxed(x: float, y: float, width: float, text: str, classes: str) -> str:
    """A line of text that ends where its box ends: names can be of any length."""
    inside = write(0, 16, text, classes)
    return f'<svg x="{x:g}" y="{y - 16:g}" width="{width:g}" height="22">{inside}</svg>'


def rect(classes: str, x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    round_ = f' rx="{corner:g}"' if corner else ""
    return f'<rect class="{classes}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{round_}/>'


def plus(x: float, y: float) -> str:
    """The sign of a legal move on something that is no circle."""
    sign = f'<circle class="ring" r="9.5"/><path class="plus" d="{SMALL_PLUS}"/>'
    return f'<g transform="translate({x:g} {y:g})">{sign}</g>'


def use(name: str, x: float, y: float, scale: float = 1) -> str:
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<use href="#kk-{name}" transform="translate({x:g} {y:g}){size}"/>'


def supply_left(colour: str, supply: dict[str, int], x: float, y: float, step: float = 40) -> str:
    """What is left to place."""
    return (
        use(f"cloister-{colour}", x, y, 0.52)
        + write(x + 11, y + 5.5, supply["cloister"])
        + use(f"seal-{colour}", x + step, y, 0.66)
        + write(x + step + 10, y + 5.5, supply["advisor"])
    )
