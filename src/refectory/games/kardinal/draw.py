"""A view as SVG panels and as plain text.

What never changes during a game (the lands, the roads, every name) is drawn once per board and language and kept;
only pieces, seals, chains, cards and numbers are drawn anew for every move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any
from weakref import WeakKeyDictionary

from refectory.engine import art
from refectory.engine.art import Panel, escape
from refectory.engine.data import Data
from refectory.engine.game import View, Words

from .components import CARD_IDS, SPECIALS, Parts
from .view import PLAYER_COLOURS

Point = tuple[int, int]

#: The frame around the canvas.
MARGIN = 16
#: A hit area that is still 24 px wide where the map is as narrow as a phone.
REACH = 32
#: From so many targets on, the single one glows less.
MANY = 12
#: So many names have room on a phone.
FEW = 6

SHIELD = "M-15-17H15V-1C15 9 8 15 0 19-8 15-15 9-15-1Z"
CLOISTER = "M-14.5 13V1.5L-8-3V-6L0-16 8-6v3l6.5 4.5V13Z"
PLUS = "M0-5.5v11M-5.5 0h11"
SMALL_PLUS = "M0-4.4v8.8M-4.4 0h8.8"
SHIP = (
    '<g id="kk-ship"><path class="kk-hull" d="M-22 6q2 12 10 12h26q8-1 11-13l-8 3h-30zM0 6v-32M-1-24q16 3 17 12 0 9-4'
    ' 14-8-5-13 0 3-12 0-26zM-3-20q-10 6-12 20 6-3 12-1z"/><path class="kk-red" d="M6-14v9M2.5-10.5h8"/>'
    '<path class="kk-wake" d="M-30 22q5-4 10 0t10 0 10 0 10 0 10 0"/></g>'
)
PEAK = (
    '<g id="kk-peak"><path d="M-11 0C-7-1.5-6-6.5-3.8-10.6-2.6-12.8-.6-12.8.4-10.8 3-5.6 5-2 10 0"/>'
    '<path class="kk-shade" d="M-1.6-11.6C-.8-7.5.8-4 3.4-1.2M1.2-8.6C2.2-5.8 3.8-3.4 6-1.8"/></g>'
)
TREE = '<path id="kk-tree" d="M0 0v-5M-5-5q-1-5 5-12 6 7 5 12z"/>'
SERPENT = (
    '<path class="kk-hull" d="M-34 8C-32-4-37-9-37-15C-37-22-43-25-49-23L-59-18-58-15-50-15C-46-15-44-13-44-9'
    "C-44-3-42 2-41 8zM-30 8C-30-10-8-10-8 8H-14C-14-2-24-2-24 8zM-4 8C-4-5 12-5 12 8H7.5C7.5 1 .5 1 .5 8z"
    'M16 8C16 2 22 0 26-4L30-9 29-1 35-3C31 2 25 4 21.5 8z"/>'
    '<path class="kk-wake" d="M-39-21l5-5-1 9M-50-19h1M-66 10q5-4 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0"/>'
)

STYLE = """
.kk-fa { --hue: var(--hue-fa); --wash: var(--wash-fa); }
.kk-bb { --hue: var(--hue-bb); --wash: var(--wash-bb); }
.kk-li { --hue: var(--hue-li); --wash: var(--wash-li); }
.kk-es { --hue: var(--hue-es); --wash: var(--wash-es); }
.kk-fr { --hue: var(--hue-fr); --wash: var(--wash-fr); }
.kk-line { fill: none; stroke-linejoin: round; stroke-linecap: round; }
.kk-water { fill: var(--sea); }
.kk-wave { fill: none; stroke: var(--sea-line); stroke-width: 1.1; stroke-linecap: round; opacity: .6; }
.kk-rhumb { fill: none; stroke: var(--sea-ink); stroke-width: .6; opacity: .3; }
.kk-lining { fill: none; stroke: var(--sea); stroke-linejoin: round; }
.kk-lining.kk-ink { stroke: var(--sea-line); }
.kk-shore { fill: none; stroke: var(--coast); stroke-linejoin: round; }
.kk-neutral { fill: var(--neutral); }
.kk-land { fill: var(--land); }
.kk-tint { fill: var(--wash); opacity: var(--wash-a); }
.kk-rim { fill: none; stroke: var(--wash); stroke-width: 22; opacity: .28; }
.kk-edge { fill: none; stroke: var(--wash); stroke-width: 11; opacity: var(--wash-edge); }
.kk-border { fill: none; stroke: var(--border); stroke-width: 1.5; stroke-dasharray: 5 3; stroke-linejoin: round; }
.kk-peaks { fill: var(--land); stroke: var(--border); stroke-width: 1.1; stroke-linejoin: round; opacity: .85; }
.kk-peaks .kk-shade { fill: none; stroke-width: .7; }
.kk-trees { fill: none; stroke: var(--border); opacity: .6; }
.kk-hull { fill: var(--land); stroke: var(--sea-ink); stroke-width: 1.3; stroke-linejoin: round; }
.kk-red { fill: none; stroke: var(--rubric); stroke-width: 1.5; }
.kk-wake { fill: none; stroke: var(--sea-ink); stroke-linecap: round; }
.kk-leaf { fill: var(--leaf-2); }
.kk-dark { fill: var(--sea-ink); }
.kk-paper { opacity: .2; }
.kk-clear, .kk-dusk { stop-color: var(--piece-line); stop-opacity: 0; }
.kk-dusk { stop-opacity: .15; }
.kk-sea { font: italic 15px var(--serif); letter-spacing: .14em; fill: var(--sea-ink); text-anchor: middle; }
.kk-cartouche path { fill: var(--surface); stroke: var(--gold); stroke-width: 1.6; }
.kk-cartouche path + path { fill: none; stroke-width: .7; }
.kk-cartouche text { font: 25px var(--serif); font-variant-caps: small-caps; letter-spacing: .1em;
  text-anchor: middle; fill: var(--rubric); }
.kk-cartouche text + text { font: italic 13px var(--serif); letter-spacing: 0; fill: var(--ink-2); }
.kk-tie { fill: none; stroke: var(--ribbon); stroke-dasharray: .5 6; stroke-linecap: round; stroke-width: 2.8; }
.kk-lit { fill: var(--legal-glow); fill-opacity: .2; stroke: var(--legal-glow); stroke-width: 9; stroke-opacity: .9; }
.kk-many .kk-lit { fill-opacity: 0; stroke-width: 5; stroke-opacity: .55; }
.kk-road-edge { fill: none; stroke: var(--road-edge); stroke-width: 4.4; stroke-linecap: round; }
.kk-road { fill: none; stroke: var(--road); stroke-width: 2.3; stroke-linecap: round; }
.kk-chain { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.kk-chain use { stroke: var(--piece-line); stroke-width: 9.5; }
.kk-chain use + use { stroke: var(--piece-halo); stroke-width: 7.4; }
.kk-chain use + use + use { stroke: var(--seat); stroke-width: 5.2; }
.kk-country { font: 600 18px var(--serif); font-variant-caps: small-caps; letter-spacing: .14em; text-anchor: middle;
  fill: var(--hue); paint-order: stroke; stroke: var(--halo); stroke-width: 4px; stroke-linejoin: round;
  stroke-opacity: .85; }
.kk-label { font: 13.8px var(--serif); fill: var(--label); paint-order: stroke; stroke: var(--halo);
  stroke-width: 3.4px; stroke-linejoin: round; stroke-opacity: .92; pointer-events: none; }
.kk-label.kk-bold { font-weight: 700; font-size: 14.5px; }
.kk-ribbon path { fill: var(--surface); stroke: var(--gold); stroke-width: 1.3; }
.kk-ribbon text { font: 700 12px var(--sans); text-anchor: middle; }
.kk-ribbon .kk-seal { transform: none; }
.kk-arms { fill: var(--hue); stroke: none; }
.kk-arms + path { fill: var(--pale); }
.kk-arms + path + path { fill: none; stroke: var(--piece-line); stroke-width: 1.6; }
.kk-free { fill: var(--space); stroke: var(--coast); stroke-width: 1.6; }
.kk-dot { fill: var(--coast); }
.kk-wall { fill: var(--seat); stroke: var(--piece-halo); stroke-width: 5; stroke-linejoin: round; }
.kk-wall + path { fill: var(--seat); stroke: var(--piece-line); stroke-width: 1.5; stroke-linejoin: round; }
.kk-wall + path + path { fill: none; stroke: var(--charge); opacity: .55; }
.kk-wax { fill: var(--seat); stroke: var(--piece-halo); stroke-width: 3.4; }
.kk-wax + circle { fill: var(--seat); stroke: var(--piece-line); stroke-width: 1.4; }
.kk-wax + circle + circle { fill: none; stroke: var(--charge); stroke-width: .8; stroke-dasharray: 1 1.48;
  opacity: .75; }
.kk-ghost { opacity: 0; }
.legal:hover .kk-ghost, .legal:focus-visible .kk-ghost { opacity: .9; }
.kk-many .halo { animation: none; fill-opacity: .55; stroke-width: 1.6; }
.kk-gilt { fill: none; stroke: var(--gold); }
.kk-t { font-size: 13px; }
.kk-s { font-size: 11.5px; fill: var(--ink-2); }
.kk-n { font: 13.5px var(--serif); }
.kk-b { font-weight: 700; }
.kk-mid { text-anchor: middle; }
.kk-end { text-anchor: end; }
.kk-soft { fill: var(--ink-2); }
.kk-hair { stroke: var(--rule); fill: none; }
.kk-on { fill: var(--legal-glow); opacity: .26; }
.kk-swatch { fill: var(--hue); }
.kk-lead { fill: var(--seat); stroke: var(--badge-line); }
.kk-lead + text, .kk-charge { fill: var(--charge); font-weight: 700; }
.kk-cell { fill: var(--surface-2); stroke: var(--rule); }
.kk-card { fill: var(--surface); stroke: var(--piece-line); stroke-width: 1.5; }
.kk-card-wash { fill: var(--wash); opacity: .36; }
.kk-card-line { fill: none; stroke: var(--hue); opacity: .75; }
.kk-card-name { font: 600 12px var(--serif); text-anchor: middle; }
.kk-slot { fill: none; stroke: var(--rule-strong); stroke-dasharray: 4 3; }
.kk-back { fill: #5b1d14; stroke: var(--piece-line); stroke-width: 1.5; }
.kk-lattice { fill: none; stroke: #7a3022; stroke-width: 3; }
.kk-gold { fill: none; stroke: #e3b95a; }
.kk-arrow { fill: none; stroke: var(--ink); stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.kk-strike { stroke: var(--ink); stroke-width: 1.4; }
.kk-mini { fill: none; stroke: var(--ink-2); stroke-width: 1.3; }
.kk-points { font: 600 17px var(--serif); text-anchor: end; }
.kk-pips { font: 700 21px var(--serif); fill: #fbe6a6; text-anchor: middle; }
.kk-stone { fill: var(--surface-2); stroke: var(--rule-strong); stroke-width: .6; }
.kk-stone.kk-ten { fill: var(--leaf-2); }
.kk-black { fill: #14100b; stroke: var(--piece-halo); stroke-width: 1.5; }
@media (max-width: 700px) {
  .kk-label, .kk-country, .kk-sea, .kk-cartouche, .kk-ribbon { display: none; }
  .kk-tie { opacity: .6; }
  .kk-label.kk-near { display: inline; font-size: 29px; stroke-width: 8px; }
  .kk-right { transform: translate(12px, 5px); }
  .kk-left { transform: translate(-12px, 5px); }
  .kk-below { transform: translateY(22px); }
  .kk-above { transform: translateY(-10px); }
  .kk-piece, .kk-target { transform: scale(1.32); }
  .kk-many .kk-target { transform: scale(1.2); }
  .kk-court { transform: scale(1.15); }
}
"""


# ---- what never changes ------------------------------------------------------------------------------


@cache
def _drawing() -> Data:
    return Data.load(__package__).table("map")


def _points(text: str) -> list[Point]:
    numbers = iter(map(int, text.split()))
    return list(zip(numbers, numbers, strict=True))


def _line(points: Sequence[Point]) -> str:
    """A line as steps from point to point, the shortest way to write it."""
    steps = " ".join(f"{c - a} {d - b}" for (a, b), (c, d) in pairwise(points))
    return f"M{points[0][0]} {points[0][1]}l{steps}".replace(" -", "-")


def _ring(arcs: dict[str, list[Point]], names: Iterable[str]) -> str:
    points: list[Point] = []
    for name in names:
        arc = arcs[name.removeprefix("-")]
        points += (arc[::-1] if name.startswith("-") else arc)[:-1]
    return f"{_line(points)}z"


class Chart:
    """A board as far as it needs no words."""

    def __init__(self, parts: Parts) -> None:
        data = _drawing()
        self.parts = parts
        self.width, self.height = parts.canvas
        self.country_ids = tuple(country.id for country in parts.countries)
        self.hues = {country.id: CARD_IDS[country.colour] for country in parts.countries}
        self.rows = {row.word("id"): row for row in data.rows("country")}
        self.seals = {name: self.rows[name].tables["seals"] for name in self.country_ids}
        self.labels: dict[str, tuple[int, int, str]] = {k: tuple(v) for k, v in data.tables["labels"].items()}
        self.roads = {
            ends: _road(parts.spaces[a].x, parts.spaces[a].y, parts.spaces[b].x, parts.spaces[b].y, number % 2)
            for number, (a, b) in enumerate(parts.roads)
            for ends in ((parts.spaces[a].id, parts.spaces[b].id), (parts.spaces[b].id, parts.spaces[a].id))
        }
        self.at = {space.id: (space.x, space.y) for space in parts.spaces}
        self.country_of = {space.id: parts.countries[space.country].id for space in parts.spaces}
        self.defs = f"<defs>{self._lands()}{self._symbols()}</defs>"
        self.ground = self._sea() + self._land() + self._ornaments()
        self.legends: dict[str, Legend] = {}

    def _lands(self) -> str:
        """Outlines as things to refer to: every country, the rest of the land, the shore and the borders."""
        data = _drawing()
        arcs = {name: _points(text) for name, text in data.table("arcs").tables.items()}
        lands = {name: data.table("lands").words(name) for name in data.table("lands").tables}
        uses = Counter(arc.removeprefix("-") for ring in lands.values() for arc in ring)
        paths = {f"land-{name}": _ring(arcs, lands[name]) for name in self.country_ids}
        paths["neutral"] = "".join(_ring(arcs, ring) for name, ring in lands.items() if name not in self.country_ids)
        paths["shore"] = "".join(_line(arc) for name, arc in arcs.items() if uses[name] == 1)
        paths["borders"] = "".join(_line(arc) for name, arc in arcs.items() if uses[name] > 1)
        paths["roads"] = "".join(self.roads[a.id, b.id] for a, b in self._joined())
        clips = "".join(
            f'<clipPath id="kk-in-{name}"><use href="#kk-land-{name}"/></clipPath>' for name in self.country_ids
        )
        return "".join(f'<path id="kk-{name}" d="{path}"/>' for name, path in paths.items()) + clips

    def _joined(self) -> list[tuple[Any, Any]]:
        return [(self.parts.spaces[a], self.parts.spaces[b]) for a, b in self.parts.roads]

    def _symbols(self) -> str:
        arms = "".join(
            f'<g id="kk-arms-{name}" class="kk-{self.hues[name]}"><path class="kk-arms" d="{SHIELD}"/>'
            f'<path d="{row.word("arms").strip()}"/><path d="{SHIELD}"/></g>'
            for name, row in self.rows.items()
        )
        pieces = "".join(
            f'<g id="kk-cloister-{colour}" class="s-{colour}"><path class="kk-wall" d="{CLOISTER}"/>'
            f'<path d="{CLOISTER}"/><path d="M-13 10.8h26"/>{art.mark(colour, 0, 1.7, 15.4)}</g>'
            f'<g id="kk-seal-{colour}" class="s-{colour}"><circle class="kk-wax" r="10.5"/><circle r="10"/>'
            f'<circle r="7.9"/>{art.mark(colour, 0, 0, 12.8)}</g>'
            for colour in PLAYER_COLOURS
        )
        spot = '<g id="kk-spot"><circle class="kk-free" r="8.5"/><circle class="kk-dot" r="3"/></g>'
        waves = (
            '<pattern id="kk-waves" width="64" height="36" patternUnits="userSpaceOnUse">'
            '<path class="kk-wave" d="M4 10q6-5 12 0t12 0M36 28q6-5 12 0t12 0"/></pattern>'
        )
        paper = (
            '<filter id="kk-paper" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
            'baseFrequency=".009 .012" numOctaves="4" seed="11"/>'
            '<feColorMatrix values="0 0 0 0 .35 0 0 0 0 .22 0 0 0 0 .06 0 0 0 .8 -.33"/></filter>'
        )
        clip = (
            f'<clipPath id="kk-frame"><rect x="-10" y="-10" width="{self.width + 20}" height="{self.height + 20}" '
            'rx="3"/></clipPath>'
        )
        shade = (
            '<radialGradient id="kk-vignette" cx=".5" cy=".48" r=".75"><stop offset=".62" class="kk-clear"/>'
            '<stop offset="1" class="kk-dusk"/></radialGradient>'
        )
        return arms + pieces + spot + waves + paper + shade + clip + SHIP + PEAK + TREE

    def _sheet(self, more: str) -> str:
        """A rectangle over the whole map."""
        return f'<rect x="-20" y="-20" width="{self.width + 40}" height="{self.height + 40}" {more}/>'

    def _sea(self) -> str:
        """Water, waves, rhumb lines, and lines along the shore that grow finer."""
        x, y = _drawing().table("ornaments").numbers("compass", length=2)
        rays = ((0, 13), (5, 12), (9, 9), (12, 5), (13, 0))
        turns = [(a, b) for a, b in rays] + [(a, -b) for a, b in rays[:-1]]
        rhumbs = "".join(f"M{x} {y}l{a * 100} {b * 100}" for a, b in turns)
        lining = "".join(
            f'<use href="#kk-shore" class="kk-lining{" kk-ink" if ink else ""}" stroke-width="{width}"/>'
            for width, ink in ((40, 0), (30, 1), (28.2, 0), (20, 1), (18, 0), (11, 1), (8.6, 0))
        )
        return (
            self._sheet('class="kk-water"')
            + self._sheet('fill="url(#kk-waves)"')
            + f'<path class="kk-rhumb" d="{rhumbs}"/>{lining}'
            + '<use href="#kk-shore" class="kk-shore" stroke-width="3.2"/>'
        )

    def _land(self) -> str:
        countries = "".join(
            f'<use href="#kk-land-{name}" class="kk-land"/><g clip-path="url(#kk-in-{name})" class="kk-{hue}">'
            + "".join(f'<use href="#kk-land-{name}" class="kk-{part}"/>' for part in ("tint", "rim", "edge"))
            + "</g>"
            for name, hue in self.hues.items()
        )
        return f'<use href="#kk-neutral" class="kk-neutral"/>{countries}<use href="#kk-borders" class="kk-border"/>'

    def _ornaments(self) -> str:
        data = _drawing().table("ornaments")
        peaks, trees = (
            "".join(f'<use href="#kk-{thing}" x="{x}" y="{y}"/>' for x, y in _points(data.word(f"{thing}s")))
            for thing in ("peak", "tree")
        )
        ships = "".join(
            f'<use href="#kk-ship" transform="translate({x} {y}) scale({size / 100:g} {abs(size) / 100:g})"/>'
            for x, y, size in (row.numbers("at", -100, 9999, 3) for row in _drawing().rows("ships"))
        )
        x, y = data.numbers("serpent", length=2)
        serpent = f'<g transform="translate({x} {y})">{SERPENT}</g>'
        paper = self._sheet('class="kk-paper" filter="url(#kk-paper)"') + self._sheet('fill="url(#kk-vignette)"')
        return (
            f'<g class="kk-peaks">{peaks}</g><g class="kk-trees">{trees}</g>{paper}'
            f"{_compass(*data.numbers('compass', length=2))}{ships}{serpent}"
        )


def _road(ax: int, ay: int, bx: int, by: int, side: int) -> str:
    """A road, a little bent: roads follow the land."""
    bend = 0.03 if side else -0.03
    x, y = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
    return f"M{ax} {ay}Q{x:.0f} {y:.0f} {bx} {by}"


def _compass(x: int, y: int) -> str:
    def ray(turn: int, length: int, width: int) -> str:
        return (
            f'<g transform="rotate({turn})"><path class="kk-leaf" d="M0-{length}L{width}-{width} 0 0z"/>'
            f'<path class="kk-dark" d="M0-{length}L-{width}-{width} 0 0z"/></g>'
        )

    short = "".join(ray(turn, 24, 4) for turn in (45, 135, 225, 315))
    long = "".join(ray(turn, 34 if turn else 40, 5) for turn in (90, 180, 270, 0))
    return (
        f'<g transform="translate({x} {y})"><circle class="kk-water" r="38" opacity=".8"/><g class="kk-wake">'
        f'<circle r="31" stroke-width=".8"/><circle r="27.5" stroke-width=".5"/></g>{short}{long}'
        '<path class="kk-red" d="M0-51v9M-3-46h6"/></g>'
    )


class Legend:
    """A chart's words in one language, and what of the map can be finished with them."""

    def __init__(self, chart: Chart, words: Words) -> None:
        parts = chart.parts
        ids = (*chart.country_ids, *chart.at, *CARD_IDS)
        self.names = {name: words.name(name) for name in ids}
        self.safe = {name: escape(text) for name, text in self.names.items()}
        self.places = {name: f"{self.names[name]}, {self.names[land]}" for name, land in chart.country_of.items()}
        self.crests = {name: words("board-crest", country=name) for name in chart.country_ids}
        self.cards = {card: words("board-card", card=card) for card in CARD_IDS}
        self.alliances = {tie.no: words.name(tie.id) for tie in parts.alliances}
        ties = "".join(
            _tie(parts.countries[tie.a].crest, parts.countries[tie.b].crest, tie.at) for tie in parts.alliances
        )
        self.ground = f'{chart.ground}{_sea_names(words)}{_cartouche(words)}<path class="kk-tie" d="{ties}"/>'
        self.said: dict[tuple[object, ...], str] = {}
        self.roads = '<use href="#kk-roads" class="kk-road-edge"/><use href="#kk-roads" class="kk-road"/>'
        self.country_names = "".join(
            _turned(f"kk-country kk-{chart.hues[name]}", chart.rows[name].numbers("name", -360, 9999, 3), text)
            for name, text in self.safe.items()
            if name in chart.hues
        )


def _sea_names(words: Words) -> str:
    return "".join(
        _turned("kk-sea", row.numbers("name", -360, 9999, 3), escape(words(f"board-sea-{row.word('id')}")))
        for row in _drawing().rows("sea")
    )


def _turned(classes: str, place: tuple[int, ...], text: str) -> str:
    x, y, angle = place
    turn = f" rotate({angle})" if angle else ""
    return f'<text class="{classes}" transform="translate({x} {y}){turn}">{text}</text>'


def _cartouche(words: Words) -> str:
    x, y = _drawing().table("ornaments").numbers("cartouche", length=2)
    return (
        f'<g class="kk-cartouche" transform="translate({x} {y})"><path d="M-92-36h184l-9 36 9 36H-92l9-36z"/>'
        f'<path d="M-84-31H84l-8 31 8 31H-84l8-31z"/><text y="1">{escape(words("board-cartouche"))}</text>'
        f'<text y="20">{escape(words("board-cartouche-line"))}</text></g>'
    )


def _tie(a: Sequence[int], b: Sequence[int], at: Sequence[int]) -> str:
    """From crest to crest through the place of the number."""
    x, y = (2 * at[i] - (a[i] + b[i]) / 2 for i in (0, 1))
    return f"M{a[0]} {a[1]}Q{x:.0f} {y:.0f} {b[0]} {b[1]}"


_charts: WeakKeyDictionary[Parts, Chart] = WeakKeyDictionary()


def _chart(parts: Parts) -> Chart:
    chart = _charts.get(parts)
    if chart is None:
        chart = _charts[parts] = Chart(parts)
    return chart


# ---- one view ----------------------------------------------------------------------------------------


class Scene:
    """A view being drawn: what is legal, who is who, how things are called."""

    def __init__(self, parts: Parts, view: View, words: Words) -> None:
        self.chart = _chart(parts)
        legend = self.chart.legends.get(words.lang)
        if legend is None:
            legend = self.chart.legends[words.lang] = Legend(self.chart, words)
        self.legend = legend
        self.view = view
        self.words = words
        self.moves = art.offers(view, words)
        decision = view["decision"] or {}
        self.step: str = decision.get("step", "")
        self.king: str = view["king"]["colour"] if view["king"] else ""
        self.colours: list[str] = view["colours"] + ([self.king] if self.king else [])
        self.who = {colour: _printable(words("board-seat", seat=i)) for i, colour in enumerate(view["colours"])}
        if self.king:
            self.who[self.king] = self.say("board-king")
        #: Whose piece a click on the map would place.
        self.mover = self.king if self.step == "king" else view["colours"][view["turn"]]
        self.courts = {name: self._court(state) for name, state in view["countries"].items()}
        self.scoring = {no: self._scoring(state) for no, state in view["alliances"].items()}

    def say(self, key: str, **args: str | int) -> str:
        """A sentence without players' names, formed once."""
        known = (key, *args.values())
        text = self.legend.said.get(known)
        if text is None:
            text = self.legend.said[known] = self.words(key, **args)
        return text

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
        return ", ".join(f"{self.who[colour]} {count}" for colour, count in counts.items())


def _printable(name: str) -> str:
    """Names come from strangers; a terminal obeys control characters, and XML forbids them."""
    return "".join(letter for letter in name if letter.isprintable())


def panels(parts: Parts, view: View, words: Words) -> list[Panel]:
    """The map first, then what lies around it."""
    scene = Scene(parts, view, words)
    duel = [_duel(scene)] if view["duell"] else []
    return [_map(scene), _hand(scene), _display(scene), *duel, _score_track(scene), _lands(scene), _alliances(scene)]


# ---- the map -----------------------------------------------------------------------------------------


def _map(scene: Scene) -> Panel:
    chart, legend, view = scene.chart, scene.legend, scene.view
    targets = [word for word in scene.moves if word in chart.at or word.startswith("advisor:")]
    lit = {chart.country_of.get(word) or word.removeprefix("advisor:") for word in targets}
    under, over = _labels(scene, targets)
    many = ' class="kk-many"' if len(targets) > MANY else ""
    body = (
        f'{chart.defs}<g transform="translate({MARGIN} {MARGIN})"{many}>'
        f'<g clip-path="url(#kk-frame)" aria-hidden="true">{legend.ground}{_lit(chart, lit)}{legend.roads}'
        f"{_chains(scene)}{legend.country_names}</g>{_ribbons(scene)}{_crests(scene)}"
        f'<g aria-hidden="true">{under}</g>{_places(scene)}<g aria-hidden="true">{over}</g>{_frame(chart)}</g>'
    )
    words = scene.words
    cloisters = sum(colour is not None for colour in view["spaces"].values())
    advisors = sum(sum(land["advisors"].values()) for land in view["countries"].values())
    desc = words("board-map-desc", cloisters=cloisters, advisors=advisors, targets=len(targets))
    size = chart.width + 2 * MARGIN, chart.height + 2 * MARGIN
    return Panel("map", "board", scene.say("board-map"), *size, body, desc)


def _lit(chart: Chart, countries: set[str]) -> str:
    """Countries with a target glow along the border, unless all of them would."""
    if len(countries) == len(chart.country_ids):
        return ""
    return "".join(
        f'<g clip-path="url(#kk-in-{name})"><use href="#kk-land-{name}" class="kk-lit"/></g>'
        for name in chart.country_ids
        if name in countries
    )


def _chains(scene: Scene) -> str:
    drawn = []
    for colour, rows in scene.view["chains"].items():
        if rows:
            path = "".join(scene.chart.roads[ends] for row in rows for ends in pairwise(row))
            use = f'<use href="#kk-chain-{colour}"/>'
            drawn.append(
                f'<defs><path id="kk-chain-{colour}" d="{path}"/></defs><g class="kk-chain s-{colour}">{use * 3}</g>'
            )
    return "".join(drawn)


def _ribbons(scene: Scene) -> str:
    drawn = []
    for tie in scene.chart.parts.alliances:
        state = scene.view["alliances"][str(tie.no)]
        name = f"{scene.legend.alliances[tie.no]}: {scene.scoring[str(tie.no)]}"
        drawn.append(
            f'<g id="ribbon-{tie.no}" class="kk-ribbon" transform="translate({tie.at[0]} {tie.at[1]})" role="img" '
            f'aria-label="{escape(name)}">{_ribbon(tie.no, state["colours"])}</g>'
        )
    return "".join(drawn)


def _ribbon(no: int, colours: list[str]) -> str:
    """The number of an alliance, and the seals of who would score it."""
    half = 17 + 8 * len(colours)
    edge = half - 4.5
    seals = "".join(_use(f"seal-{colour}", half - 14 - 16 * i, 0, 0.7) for i, colour in enumerate(reversed(colours)))
    return (
        f'<path d="M-{half}-8.5H{half}L{edge:g} 0 {half} 8.5H-{half}L-{edge:g} 0Z"/>'
        f'<text x="{-8 * len(colours)}" y="4.3">{no}</text>{seals}'
    )


def _crests(scene: Scene) -> str:
    placed = scene.view["placed"]
    drawn = []
    for country in scene.chart.parts.countries:
        word = f"advisor:{country.id}"
        state = scene.view["countries"][country.id]
        name = f"{scene.legend.crests[country.id]}: {scene.courts[country.id]}"
        shape = _crest(scene, country.id, state["advisors"], word in scene.moves, placed.count(word))
        x, y = country.crest
        shape = f'<g transform="translate({x} {y})">{shape}</g>'
        drawn.append(art.target(scene.moves, word, name, f"crest-{country.id}", shape, "kk-crest"))
    return "".join(drawn)


def _crest(scene: Scene, country: str, advisors: dict[str, int], legal: bool, fresh: int) -> str:
    """The arms with the seals around them; a legal one shows where the next seal would hang."""
    seals = [(colour, i) for colour in scene.colours for i in range(advisors.get(colour, 0))]
    drawn = []
    for number, (colour, i) in enumerate(seals):
        x, y = _seal_place(scene.chart, country, number)
        if colour == scene.mover and i >= advisors[colour] - fresh:
            drawn.append(f'<circle class="ring-sel" cx="{x}" cy="{y}" r="14.5"/>')
        drawn.append(f'<use id="a-{country}-{colour}-{i + 1}" href="#kk-seal-{colour}" x="{x}" y="{y}"/>')
    halo = more = ""
    if legal:
        x, y = _seal_place(scene.chart, country, len(seals))
        halo = f'<path class="halo" d="{SHIELD}" transform="scale(1.34)"/>'
        more = f'{_plus(x, y)}<use class="kk-ghost" href="#kk-seal-{scene.mover}" x="{x}" y="{y}"/>'
    hit = f'<circle class="hit" r="{REACH}"/>' if scene.moves else ""
    return f'{hit}<g class="kk-court">{halo}<use href="#kk-arms-{country}"/>{"".join(drawn)}{more}</g>'


def _seal_place(chart: Chart, country: str, number: int) -> Point:
    """Places are drawn by hand; whoever has more advisors than places lays them half over the first ones."""
    places = chart.seals[country]
    x, y = places[number % len(places)]
    lap = 8 * (number // len(places))
    return x + lap, y + lap


def _labels(scene: Scene, targets: list[str]) -> tuple[str, str]:
    """Names of the spaces: those that lie under the pieces, and the bold ones over them, which matter now.

    A few bold ones are readable on a phone too.
    """
    placed = scene.view["placed"]
    bold = {*targets, *placed} if len(targets) <= MANY else set(placed)
    near = " kk-near" if len(bold) <= FEW else ""
    under, over = [], []
    for name, (x, y) in scene.chart.at.items():
        dx, dy, anchor = scene.chart.labels.get(name, (0, 29, "middle"))
        text = f'x="{x + dx}" y="{y + dy}" text-anchor="{anchor}">{scene.legend.safe[name]}</text>'
        if name in bold:
            side = {"start": "right", "end": "left"}.get(anchor, "below" if dy > 0 else "above")
            over.append(f'<text class="kk-label kk-bold kk-{side}{near}" {text}')
        else:
            under.append(f'<text class="kk-label" {text}')
    return "".join(under), "".join(over)


def _places(scene: Scene) -> str:
    words, view = scene.words, scene.view
    states: dict[str | None, str] = {None: scene.say("board-free")}
    for seat, colour in enumerate(view["colours"]):
        states[colour] = words("board-cloister", seat=seat)
    if scene.king:
        states[scene.king] = scene.say("board-cloister-king")
    placed = {name: f", {scene.say('board-placed')}" for name in view["placed"]}
    drawn = []
    for name, colour in view["spaces"].items():
        x, y = scene.chart.at[name]
        shape = f'<g transform="translate({x} {y})">{_place(scene, name, colour)}</g>'
        label = f"{scene.legend.places[name]}: {states[colour]}{placed.get(name, '')}"
        drawn.append(art.target(scene.moves, name, label, f"p-{name}", shape, "kk-place"))
    return "".join(drawn)


def _place(scene: Scene, name: str, colour: str | None) -> str:
    hit = f'<circle class="hit" r="{REACH}"/>' if scene.moves else ""
    if colour is not None:
        chosen = '<circle class="ring-sel" r="22"/>' if name in scene.view["placed"] else ""
        return f'{hit}<g class="kk-piece">{chosen}<use id="c-{name}" href="#kk-cloister-{colour}"/></g>'
    if name in scene.moves:
        return (
            f'{hit}<g class="kk-target"><circle class="halo" r="17"/><circle class="ring" r="12.5"/>'
            f'<path class="plus" d="{PLUS}"/><use class="kk-ghost" href="#kk-cloister-{scene.mover}"/></g>'
        )
    return f'{hit}<use href="#kk-spot"/>'


def _frame(chart: Chart) -> str:
    """The edge of the map between two gold lines."""
    rects = "".join(
        _rect(f'{line}" stroke-width="{width}', -gap, -gap, chart.width + 2 * gap, chart.height + 2 * gap, corner)
        for gap, corner, line, width in ((14.5, 5, "kk-gilt", 1.4), (10, 3, "kk-shore", 2), (5.5, 2, "kk-gilt", 0.9))
    )
    return f'<g aria-hidden="true">{rects}</g>'


# ---- cards -------------------------------------------------------------------------------------------

SIDE = 300

#: x, y, width, height.
Box = tuple[float, float, float, float]


def _text(x: float, y: float, text: object, classes: str = "kk-t") -> str:
    return f'<text class="{classes}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _boxed(x: float, y: float, width: float, text: str, classes: str) -> str:
    """A line of text that ends where its box ends: names can be of any length."""
    line = _text(0, 15, text, classes)
    return f'<svg x="{x:g}" y="{y - 15:g}" width="{width:g}" height="20">{line}</svg>'


def _rect(classes: str, x: float, y: float, width: float, height: float, corner: float = 0) -> str:
    round_ = f' rx="{corner:g}"' if corner else ""
    return f'<rect class="{classes}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{round_}/>'


def _plus(x: float, y: float) -> str:
    """The sign of a legal move on something that is no circle."""
    sign = f'<circle class="ring" r="9.5"/><path class="plus" d="{SMALL_PLUS}"/>'
    return f'<g transform="translate({x:g} {y:g})">{sign}</g>'


def _use(name: str, x: float, y: float, scale: float = 1) -> str:
    size = f" scale({scale:g})" if scale != 1 else ""
    return f'<use href="#kk-{name}" transform="translate({x:g} {y:g}){size}"/>'


def _lands_of(scene: Scene, card: str) -> list[str]:
    """The countries on a card, from top to bottom."""
    return [name for name in scene.chart.rows if scene.chart.hues[name] == card]


def _card(scene: Scene, card: str, width: float, height: float) -> str:
    """A card with its upper left corner at 0, 0; large ones carry the names of their countries."""
    lands = _lands_of(scene, card)
    named = width > 80
    part = (height - 8) / len(lands)
    scale = min((width - 16) / 34, (part - (18 if named else 4)) / 38)
    corner = min(8, width / 8)
    drawn = [
        _rect("kk-card", 0, 0, width, height, corner),
        _rect("kk-card-wash", 0, 0, width, height, corner),
        _rect("kk-card-line", width / 22, width / 22, width * 10 / 11, height - width / 11, corner * 0.65),
    ]
    for number, land in enumerate(lands):
        middle = 4 + part * (number + 0.5) - (7.5 if named else 0) - scale
        drawn.append(_use(f"arms-{land}", width / 2, middle, scale))
        if named:
            drawn.append(_text(width / 2, middle + 19 * scale + 13, scene.legend.names[land], "kk-card-name"))
    return f'<g class="kk-{card}">{"".join(drawn)}</g>'


def _dealt(scene: Scene, word: str, element: str, card: str, box: Box) -> str:
    """A card on the table, a button if the move is legal; without a word it is only to be looked at."""
    x, y, width, height = box
    face = _card(scene, card, width, height)
    shape = f'<g transform="translate({x:g} {y:g})">{_held(scene, word, width, height, face)}</g>'
    return art.target(scene.moves if word else {}, word, scene.legend.cards[card], element, shape)


def _held(scene: Scene, word: str, width: float, height: float, face: str) -> str:
    """A card or pile with its upper left corner at 0, 0, and what shows that it can be taken."""
    around = (-4, -4, width + 8, height + 8, 11)
    if word in scene.moves:
        return f"{_rect('hit', *around)}{_rect('halo', *around)}{face}{_plus(width - 9, 9)}"
    return _rect("hit", *around) + face if scene.moves else face


def _slot(x: float, y: float, width: float, height: float) -> str:
    return _rect("kk-slot", x, y, width, height, 8)


def _chip(scene: Scene, word: str, box: Box, inside: str) -> str:
    """A legal move that belongs to no place of its own."""
    x, y, width, height = box
    rects = "".join(
        _rect(part, x - gap, y - gap, width + 2 * gap, height + 2 * gap, 6 + gap)
        for part, gap in (("hit", 5), ("halo", 3), ("ring", 0))
    )
    return art.target(scene.moves, word, scene.say("board-move"), f"m-{word.replace(':', '-')}", rects + inside)


def _hand(scene: Scene) -> Panel:
    """The viewer's own cards; everybody's for who may see all; only their numbers for a spectator."""
    hands = scene.view["hands"]
    reader = scene.words.reader
    if 0 <= reader < len(hands) and hands[reader]["cards"] is not None:
        title, (body, height) = "board-hand", _own_hand(scene, hands[reader]["cards"])
    else:
        title, (body, height) = "board-hands", _all_hands(scene, hands)
    return Panel("hand", "side", scene.say(title), SIDE, height, body)


def _own_hand(scene: Scene, cards: list[str]) -> tuple[str, int]:
    size = scene.chart.parts.hand
    width, height, gap = 88.0, 124.0, 12.0
    left = (SIDE - size * width - (size - 1) * gap) / 2
    drawn = []
    for number in range(size):
        box = (left + number * (width + gap), 8.0, width, height)
        if number < len(cards):
            word = _hand_word(scene, cards[number])
            drawn.append(_dealt(scene, word, f"h-{number + 1}", cards[number], box))
        else:
            drawn.append(_slot(*box))
    chips, bottom = _hand_chips(scene, 148)
    return "".join(drawn) + chips, bottom


def _pay_word(scene: Scene, card: str) -> str:
    """A card pays by itself or together with its twin, never both ways."""
    pair = f"pay:{card}-{card}"
    return pair if pair in scene.moves else f"pay:{card}"


def _hand_word(scene: Scene, card: str) -> str:
    """What a click on a hand card means now."""
    if scene.step == "exchange":
        return f"discard:{card}"
    return f"pay:{card}" if scene.step == "king-pay" else _pay_word(scene, card)


def _hand_chips(scene: Scene, top: int) -> tuple[str, int]:
    """Moves with cards that are no single card of the hand: exchange, swap with the display, keep."""
    wide = [word for word in scene.moves if word in ("exchange", "pass")]
    pairs = [word for word in scene.moves if word.startswith(("swap:", "keep:"))]
    drawn = []
    for number, word in enumerate(wide):
        box = (8.0, top + 42.0 * number, SIDE - 16.0, 32.0)
        drawn.append(_chip(scene, word, box, _text(SIDE / 2, box[1] + 21, scene.moves[word], "kk-t kk-b kk-mid")))
    for number, word in enumerate(pairs):
        box = (8 + 97.0 * (number % 3), top + 54.0 * (number // 3), 90.0, 44.0)
        drawn.append(_chip(scene, word, box, _pair(scene, word.partition(":")[2].split("-"), box)))
    rows = 42 * len(wide) + 54 * -(-len(pairs) // 3)
    return "".join(drawn), (top + rows if rows else top - 8)


def _pair(scene: Scene, cards: list[str], box: Box) -> str:
    """Small cards on a chip: the one to keep, or what is given and what is taken."""
    x, y, width, _ = box
    shown = "".join(
        f'<g transform="translate({x + width / 2 - (14 if len(cards) == 1 else 38 - 48 * i):g} {y + 4:g})">'
        f"{_card(scene, card, 28, 36)}</g>"
        for i, card in enumerate(cards)
    )
    arrow = f'<path class="kk-arrow" d="M{x + 39:g} {y + 22:g}h12m-4-4 4 4-4 4"/>' if len(cards) > 1 else ""
    return shown + arrow


def _all_hands(scene: Scene, hands: list[dict[str, Any]]) -> tuple[str, int]:
    hidden = all(hand["cards"] is None for hand in hands)
    drawn = [_text(8, 18, scene.say("board-hidden"), "kk-s")] if hidden else []
    top = 30 if hidden else 8
    for seat, hand in enumerate(hands):
        y = top + 44 * seat
        drawn.append(art.shield(scene.view["colours"][seat], 20, y + 20, 22))
        drawn.append(_boxed(38, y + 25, 120, scene.who[scene.view["colours"][seat]], "kk-n"))
        for number in range(hand["count"]):
            x = 166 + 42 * number
            shape = _back(30, 38) if hand["cards"] is None else _card(scene, hand["cards"][number], 30, 38)
            drawn.append(f'<g transform="translate({x} {y})">{shape}</g>')
    return "".join(drawn), top + 44 * len(hands)


def _back(width: float, height: float) -> str:
    lattice = "".join(f"M{i * 10 - 90} 0l{height:g} {height:g}" for i in range(16))
    return (
        f"{_rect('kk-back', 0, 0, width, height, width / 8)}"
        f'<svg x="3" y="3" width="{width - 6:g}" height="{height - 6:g}">'
        f'<path class="kk-lattice" d="{lattice}"/></svg>'
        f"{_rect('kk-gold', 3.5, 3.5, width - 7, height - 7, width / 12)}"
    )


def _display(scene: Scene) -> Panel:
    """Open cards, the pile, the discard pile with what is in it; in Das Duell the King's cards."""
    view = scene.view
    width, height = 64.0, 88.0
    slots = max(scene.chart.parts.display, len(view["display"]))
    drawn = []
    for number in range(slots):
        box = (8 + number * 72.0, 8.0, width, height)
        if number < len(view["display"]):
            card = view["display"][number]
            drawn.append(_dealt(scene, f"draw:{card}", f"d-{number + 1}", card, box))
        else:
            drawn.append(_slot(*box))
    drawn.append(_text(8 + (slots * 72 - 8) / 2, 112, scene.say("board-open"), "kk-s kk-mid"))
    drawn.append(_pile(scene, 8 + slots * 72 + 8))
    left = 8 + slots * 72 + 84
    discards = sum(view["discards"].values())
    drawn.append(_slot(left, 8, width - 4, height))
    drawn.append(_text(left + 30, 58, discards, "kk-n kk-b kk-mid kk-soft"))
    drawn.append(_text(left + 30, 112, scene.say("board-discard"), "kk-s kk-mid"))
    drawn.append(_discards(scene, 126))
    bottom = 166
    if scene.king:
        drawn.append(_kings_cards(scene, bottom))
        bottom += 96
    return Panel("display", "side", scene.say("board-display"), SIDE, bottom, "".join(drawn))


def _pile(scene: Scene, x: float) -> str:
    count = scene.view["pile"]
    under = "".join(_rect("kk-back", 2.5 * i, 2.5 * i, 60, 86, 7) for i in range(min(2, count - 1), 0, -1))
    face = f"{under}{_back(60, 86)}" if count else _slot(0, 0, 60, 86)
    face += _text(30, 50, count, "kk-pips" if count else "kk-n kk-b kk-mid kk-soft")
    name = scene.say("board-pile-cards", count=count)
    shape = f'<g transform="translate({x:g} 8)">{_held(scene, "pile", 60, 86, face)}</g>'
    pile = art.target(scene.moves, "pile", name, "d-pile", shape)
    return pile + _text(x + 30, 112, scene.say("board-pile"), "kk-s kk-mid")


def _discards(scene: Scene, top: float) -> str:
    """How many cards of each colour were discarded, of how many in the whole game."""
    drawn = []
    for number, card in enumerate(CARD_IDS):
        x = 6 + number * 58.0
        lands = _lands_of(scene, card)
        arms = "".join(_use(f"arms-{land}", x + 11 + 11 * i, top + 15, 0.36) for i, land in enumerate(lands))
        count, deck = scene.view["discards"][card], scene.view["deck"][card]
        name = scene.say("board-discards", card=card, count=count, deck=deck)
        cell = _rect("kk-cell", x, top, 54, 30, 4) + arms + _text(x + 50, top + 20, count, "kk-t kk-b kk-end")
        drawn.append(f'<g role="img" aria-label="{escape(name)}">{cell}</g>')
    return "".join(drawn)


def _kings_cards(scene: Scene, top: float) -> str:
    cards = scene.view["king"]["cards"]
    drawn = [art.shield(scene.king, 24, top + 34, 30), _text(8, top + 78, scene.say("board-king-cards"), "kk-s")]
    for number, card in enumerate(cards):
        word = _pay_word(scene, card) if scene.step == "king-pay" else ""
        drawn.append(_dealt(scene, word, f"k-{number + 1}", card, (116 + number * 62.0, top + 4, 54.0, 76.0)))
    return "".join(drawn)


# ---- tables ------------------------------------------------------------------------------------------


def _duel(scene: Scene) -> Panel:
    """Das Duell: influence and kept cards by colour, special actions, the King's supply."""
    view = scene.view
    columns = [96 + 42 * number for number in range(len(CARD_IDS))]
    drawn = []
    for x, card in zip(columns, CARD_IDS, strict=True):
        lands = _lands_of(scene, card)
        gap = 10 if len(lands) > 1 else 0
        drawn += [_use(f"arms-{land}", x + 12 - gap + 2 * gap * i, 18, 0.5) for i, land in enumerate(lands)]
        drawn.append(_influence(scene, card, x + 12, 54))
    drawn.append(_text(8, 58, scene.say("board-influence"), "kk-s"))
    for seat, colour in enumerate(view["colours"]):
        y = 92 + 26 * seat
        drawn.append(f'<path class="kk-hair" d="M8 {y - 17}H292"/>{art.shield(colour, 18, y - 4, 18)}')
        drawn.append(_boxed(34, y, 54, scene.who[colour], "kk-n"))
        for x, card in zip(columns, CARD_IDS, strict=True):
            count = view["kept"][seat][card]
            drawn.append(_text(x + 12, y, count or "·", "kk-t kk-b kk-mid" if count else "kk-t kk-mid kk-soft"))
    top = 100 + 26 * len(view["colours"])
    for seat, colour in enumerate(view["colours"]):
        drawn.append(_specials(scene, seat, colour, top + 34 * seat))
    bottom = top + 34 * len(view["colours"])
    supply = view["supply"][scene.king]
    state = scene.say("board-king-moved") if view["king"]["moved"] else ""
    drawn.append(
        f'<path class="kk-hair" d="M8 {bottom}H292"/>{art.shield(scene.king, 18, bottom + 18, 20)}'
        f"{_text(34, bottom + 22, scene.say('board-king'), 'kk-n')}{_supply(scene.king, supply, 104, bottom + 18)}"
        f"{_text(292, bottom + 22, state, 'kk-s kk-end')}"
    )
    return Panel("duel", "side", scene.say("board-duel"), SIDE, bottom + 36, "".join(drawn))


def _influence(scene: Scene, card: str, x: float, y: float) -> str:
    holder = scene.view["influence"][card]
    if holder is None:
        name, shape = scene.say("board-influence-free", card=card), _text(x, y + 4, "–", "kk-t kk-mid kk-soft")
    else:
        name = scene.words("board-influence-of", card=card, seat=holder)
        shape = art.shield(scene.view["colours"][holder], x, y, 24)
    return f'<g id="i-{card}" role="img" aria-label="{escape(name)}">{shape}</g>'


def _specials(scene: Scene, seat: int, colour: str, top: float) -> str:
    """A seat's special actions; used ones are veiled and struck out."""
    drawn = [art.shield(colour, 18, top + 14, 18)]
    own = seat == scene.view["turn"]
    for number, special in enumerate(SPECIALS):
        x, left = 34 + 87 * number, special in scene.view["specials"][seat]
        state = scene.say("board-special" if left else "board-special-used", special=special)
        shape = _rect("kk-cell", x, top, 82, 26, 5) + _text(
            x + 41, top + 17, scene.say(f"board-{special}"), "kk-s kk-mid"
        )
        if not left:
            shape = f'<g class="spent">{shape}<path class="kk-strike" d="M{x + 6} {top + 13}h70"/></g>'
        elif own and special in scene.moves:
            around = (x - 3, top - 3, 88, 32, 8)
            shape = f"{_rect('hit', *around)}{_rect('halo', *around)}{_rect('ring', x, top, 82, 26, 5)}{shape}"
        drawn.append(art.target(scene.moves if own else {}, special, state, f"x-{colour}-{special}", shape))
    return "".join(drawn)


def _supply(colour: str, supply: dict[str, int], x: float, y: float) -> str:
    """What is left to place."""
    return (
        _use(f"cloister-{colour}", x, y, 0.5)
        + _text(x + 12, y + 4.5, supply["cloister"])
        + _use(f"seal-{colour}", x + 40, y, 0.62)
        + _text(x + 50, y + 4.5, supply["advisor"])
    )


def _score_track(scene: Scene) -> Panel:
    """The track of a hundred stones around the standings; beyond 99 a marker runs on over the 0 (KK-806)."""
    view = scene.view
    rows = "".join(_standing(scene, seat, 120 + 24 * (seat - view["seats"] / 2)) for seat in range(view["seats"]))
    half = "board-last-round" if view["last_round"] else f"board-half-{view['half']}"
    head = scene.say("board-round", round=view["round"], half=scene.say(half))
    body = _stones() + _text(SIDE / 2, 40, head, "kk-s kk-mid") + rows + _markers(scene)
    return Panel("score-track", "side", scene.say("board-score-track"), SIDE, 192, body)


@cache
def _stones() -> str:
    stones = "".join(
        _rect("kk-stone" if number % 10 else "kk-stone kk-ten", x - 4.1, y - 4.1, 8.2, 8.2, 1.5)
        for number, (x, y) in enumerate(map(_stone, range(100)))
    )
    tens = "".join(_ten(number) for number in range(0, 100, 10))
    return f'<g aria-hidden="true">{stones}{tens}</g>'


#: The track lies around the panel: stones along the top and down one side, corners included.
ACROSS, DOWN, STEP = 32, 20, 9.0


def _stone(number: int) -> tuple[float, float]:
    """The middle of a stone, from 0 in the upper left corner, clockwise."""
    left, top = 10.5, 10.5
    right, bottom = left + (ACROSS - 1) * STEP, top + (DOWN - 1) * STEP
    across, down = ACROSS - 1, DOWN - 1
    if number <= across:
        return left + number * STEP, top
    if number <= across + down:
        return right, top + (number - across) * STEP
    if number <= 2 * across + down:
        return right - (number - across - down) * STEP, bottom
    return left, bottom - (number - 2 * across - down) * STEP


def _inward(number: int) -> tuple[int, int]:
    """From a stone towards the middle of the panel."""
    across, down = ACROSS - 1, DOWN - 1
    if number <= across:
        return 0, 1
    if number < across + down:
        return -1, 0
    return (0, -1) if number <= 2 * across + down else (1, 0)


def _ten(number: int) -> str:
    x, y = _stone(number)
    dx, dy = _inward(number)
    anchor = {-1: " kk-end", 0: " kk-mid", 1: ""}[dx]
    return _text(x + 7 * dx, y + 4 + 13 * dy - (2 if dy > 0 else 0), number, f"kk-s{anchor}")


def _markers(scene: Scene) -> str:
    """Score markers; those on the same stone stand in a row towards the middle."""
    drawn = []
    on: Counter[int] = Counter()
    for seat, colour in enumerate(scene.view["colours"]):
        score = scene.view["scores"][seat]
        number = score % 100
        x, y = _stone(number)
        dx, dy = _inward(number)
        shift = 12 * on[number]
        on[number] += 1
        name = scene.words("board-marker", seat=seat, points=score)
        drawn.append(
            f'<g id="z-{colour}" role="img" aria-label="{escape(name)}">'
            f"{_use(f'seal-{colour}', x + dx * shift, y + dy * shift, 0.66)}</g>"
        )
    return "".join(drawn[::-1])


def _standing(scene: Scene, seat: int, y: float) -> str:
    """A seat's line in the middle of the track: supply, cards, points."""
    view = scene.view
    colour, score, cards = view["colours"][seat], view["scores"][seat], view["hands"][seat]["count"]
    supply, starts = view["supply"][colour], seat == view["start"]
    name = scene.words(
        "board-standing", seat=seat, points=score, cards=cards, start=int(starts), cloisters=supply["cloister"],
        advisors=supply["advisor"],
    )  # fmt: skip
    drawn = [_rect("kk-on", 38, y - 16, 224, 23, 4)] if seat == view["turn"] and not view["over"] else []
    drawn.append(art.shield(colour, 50, y - 4.5, 17))
    if starts:
        drawn.append(f'<circle class="kk-black" cx="59" cy="{y + 2:g}" r="4"/>')
    drawn.append(_boxed(66, y, 62, scene.who[colour], "kk-n"))
    drawn.append(_supply(colour, supply, 140, y - 4.5))
    drawn.append(_rect("kk-mini", 206, y - 11, 8.5, 12.5, 1.5) + _text(219, y, cards))
    drawn.append(_text(259, y, score, "kk-points"))
    return f'<g role="img" aria-label="{escape(name)}">{"".join(drawn)}</g>'


def _lands(scene: Scene) -> Panel:
    """Cloisters and advisors of every colour in every country; who leads is in enamel."""
    view, colours = scene.view, scene.colours
    step = min(21.0, 86 / len(colours))
    columns = {
        key: [left + step * (i - (len(colours) - 1) / 2) for i in range(len(colours))]
        for key, left in (("cloisters", 137.0), ("advisors", 226.0))
    }
    drawn = [_text(sum(columns[key]) / len(colours), 12, scene.say(f"board-{key}"), "kk-s kk-mid") for key in columns]
    drawn.append(_text(294, 29, scene.say("board-of"), "kk-s kk-end"))
    for row in columns.values():
        drawn += [art.shield(colour, x, 25, 13) for colour, x in zip(colours, row, strict=True)]
    targets = {scene.chart.country_of.get(word) or word.removeprefix("advisor:") for word in scene.moves}
    for number, (country, state) in enumerate(view["countries"].items()):
        y = 50 + 22 * number
        on = country in targets and len(targets & view["countries"].keys()) < len(view["countries"])
        drawn.append(_land(scene, country, state, columns, y, on))
    return Panel(
        "lands", "side", scene.say("board-lands"), SIDE, 50 + 22 * len(view["countries"]) - 10, "".join(drawn)
    )


def _land(
    scene: Scene, country: str, state: dict[str, Any], columns: dict[str, list[float]], y: float, on: bool
) -> str:
    lead = max(state["cloisters"].values(), default=0)
    leaders = {
        "cloisters": [colour for colour, count in state["cloisters"].items() if count == lead],
        "advisors": state["majority"],
    }
    drawn = [_rect("kk-on", 2, y - 15, 296, 22, 4)] if on else []
    drawn.append(f'<path class="kk-hair" d="M6 {y + 7:g}H294"/>')
    drawn.append(_rect(f"kk-swatch kk-{scene.chart.hues[country]}", 6, y - 9, 9, 9, 2))
    drawn.append(_boxed(21, y, 80, scene.legend.names[country], "kk-n"))
    for key, row in columns.items():
        for colour, x in zip(scene.colours, row, strict=True):
            drawn.append(_count(colour, state[key].get(colour, 0), x, y, colour in leaders[key]))
    court = sum(state["advisors"].values())
    drawn.append(_text(294, y, f"{court}/{state['limit']}", "kk-s kk-end"))
    cloisters = scene.counted(state["cloisters"]) or "0"
    name = f"{scene.legend.names[country]}: {scene.say('board-cloisters')} {cloisters}; {scene.courts[country]}"
    return f'<g role="img" aria-label="{escape(name)}">{"".join(drawn)}</g>'


def _count(colour: str, count: int, x: float, y: float, leads: bool) -> str:
    if not count:
        return _text(x, y, "·", "kk-t kk-mid kk-soft")
    figure = _text(x, y, count, "kk-t kk-mid")
    return f'<g class="s-{colour}">{_rect("kk-lead", x - 8, y - 12.5, 16, 16.5, 4)}{figure}</g>' if leads else figure


def _alliances(scene: Scene) -> Panel:
    """The alliances: number, the two countries, who would score how much."""
    drawn = []
    for number, tie in enumerate(scene.chart.parts.alliances):
        x, y = 4 + 59 * (number % 5), 4 + 48 * (number // 5)
        state = scene.view["alliances"][str(tie.no)]
        name = f"{scene.legend.alliances[tie.no]}: {scene.scoring[str(tie.no)]}"
        drawn.append(
            f'<g id="b-{tie.no}" role="img" aria-label="{escape(name)}" transform="translate({x} {y})">'
            f"{_alliance(scene, tie.no, (tie.a, tie.b), state)}</g>"
        )
    rows = -(-len(scene.chart.parts.alliances) // 5)
    return Panel("alliances", "side", scene.say("board-alliances"), SIDE, 48 * rows + 2, "".join(drawn))


def _alliance(scene: Scene, no: int, ends: tuple[int, int], state: dict[str, Any]) -> str:
    ids, colours = scene.chart.country_ids, state["colours"]
    arms = _use(f"arms-{ids[ends[0]]}", 17, 31, 0.46) + _use(f"arms-{ids[ends[1]]}", 36, 31, 0.46)
    cell = _rect("kk-cell", 0, 0, 55, 44, 4)
    if not colours:
        return f"{cell}{_text(6, 15, no, 'kk-s kk-b')}{_text(49, 15, '–', 'kk-s kk-end')}{arms}"
    width = 55 / len(colours)
    bars = "".join(
        f'<g class="s-{colour}">{_rect("kk-lead", width * i, 0, width, 19, 3)}'
        f"{art.mark(colour, 27.5 + 13 * (i - (len(colours) - 1) / 2), 9.5, 12)}</g>"
        for i, colour in enumerate(colours)
    )
    first = _text(5, 14, no, f"kk-t kk-charge s-{colours[0]}")
    last = _text(50, 14, state["points"], f"kk-t kk-charge kk-end s-{colours[-1]}")
    return cell + bars + first + last + arms


# ---- the terminal ------------------------------------------------------------------------------------


def text(parts: Parts, view: View, words: Words) -> str:
    """The table in lines of text."""
    scene = Scene(parts, view, words)
    half = "board-last-round" if view["last_round"] else f"board-half-{view['half']}"
    blocks = [
        [scene.say("board-round", round=view["round"], half=scene.say(half))],
        _text_seats(scene),
        _text_lands(scene),
        _text_alliances(scene),
        _text_chains(scene),
        _text_cards(scene),
        _text_duel(scene) if view["duell"] else [],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _text_seats(scene: Scene) -> list[str]:
    view = scene.view
    lines = []
    for seat, colour in enumerate(view["colours"]):
        supply = view["supply"][colour]
        line = scene.words(
            "board-text-seat", who=scene.who[colour], colour=colour, points=view["scores"][seat],
            cloisters=supply["cloister"], advisors=supply["advisor"], cards=view["hands"][seat]["count"],
            total=view["scores"][seat] + view["standing"][seat]["total"],
        )  # fmt: skip
        lines.append(f"{'>' if seat == view['turn'] and not view['over'] else ' '} {line}")
    return lines


def _text_lands(scene: Scene) -> list[str]:
    names, spaces = scene.legend.names, scene.view["spaces"]
    lines = []
    for country in scene.chart.parts.countries:
        state = scene.view["countries"][country.id]
        cloisters = scene.counted(state["cloisters"]) or "0"
        lines.append(f"{names[country.id]}: {scene.say('board-cloisters')} {cloisters}; {scene.courts[country.id]}")
        places = [scene.chart.parts.spaces[number].id for number in country.spaces]
        lines.append("  " + ", ".join(f"{names[name]} {_holder(scene, spaces[name])}" for name in places))
    return lines


def _holder(scene: Scene, colour: str | None) -> str:
    return "–" if colour is None else f"[{scene.who[colour]}]"


def _text_alliances(scene: Scene) -> list[str]:
    lines = []
    for tie in scene.chart.parts.alliances:
        state = scene.view["alliances"][str(tie.no)]
        if state["colours"]:
            lines.append(f"{scene.legend.alliances[tie.no]}: {scene.scoring[str(tie.no)]}")
    return lines


def _text_chains(scene: Scene) -> list[str]:
    return [
        scene.words("board-text-chain", who=scene.who[colour], count=len(row))
        + " "
        + "–".join(scene.legend.names[name] for name in row)
        for colour, rows in scene.view["chains"].items()
        for row in rows
    ]


def _text_cards(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    lines = [words("board-text-display", cards=view["display"], pile=view["pile"])]
    discards = ", ".join(f"{scene.legend.names[card]} {count}" for card, count in view["discards"].items() if count)
    lines.append(f"{scene.say('board-discard')}: {discards or '–'}")
    for seat, hand in enumerate(view["hands"]):
        if hand["cards"]:
            who = scene.who[view["colours"][seat]]
            lines.append(words("board-text-hand", seat=seat, who=who, cards=hand["cards"]))
    return lines


def _text_duel(scene: Scene) -> list[str]:
    view, words, names = scene.view, scene.words, scene.legend.names
    supply = view["supply"][scene.king]
    lines = [
        words(
            "board-text-king", colour=scene.king, cards=view["king"]["cards"], cloisters=supply["cloister"],
            advisors=supply["advisor"],
        )
    ]  # fmt: skip
    for seat, colour in enumerate(view["colours"]):
        kept = [f"{names[card]} {count}" for card, count in view["kept"][seat].items() if count]
        held = [names[card] for card, holder in view["influence"].items() if holder == seat]
        left = [scene.say(f"board-{special}") for special in view["specials"][seat]]
        lines.append(
            words(
                "board-text-duel", who=scene.who[colour], kept=", ".join(kept) or "–",
                influence=", ".join(held) or "–", specials=", ".join(left) or "–",
            )
        )  # fmt: skip
    return lines
