"""The map as far as it never changes during a game: drawn once per board and once more per language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import dist, hypot

from refectory.engine import art
from refectory.engine.art import escape
from refectory.engine.data import Data
from refectory.engine.errors import BadData
from refectory.engine.event import Arg
from refectory.engine.game import Words

from .components import CARD_IDS, Parts, Space
from .view import PLAYER_COLOURS

Point = tuple[int, int]

#: So many points of a coast are stroked at once.
STRETCH = 30
#: So many sentences are remembered; names change from table to table.
MEMORY = 4096

SHIELD = "M-15-17H15V-1C15 9 8 15 0 19-8 15-15 9-15-1Z"
CLOISTER = "M-14.5 13V1.5L-8-3V-6L0-16 8-6v3l6.5 4.5V13Z"
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


#: What the path of a charge may be written with.
PATH = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9\s.,-]+")
ANCHORS = ("start", "middle", "end")


@cache
def drawing() -> Data:
    """The drawing's own figures, which no rule reads."""
    return Data.load(__package__).table("map")


def _points(data: Data, key: str) -> list[Point]:
    """x y x y ..."""
    text = data.word(key).split()
    if len(text) % 2 or not all(re.fullmatch(r"-?\d{1,4}", number) for number in text):
        raise BadData(f"'{data.path}.{key}' must be pairs of whole numbers: x y x y ...")
    numbers = iter(map(int, text))
    return list(zip(numbers, numbers, strict=True))


def _arms(row: Data) -> str:
    path = row.word("arms").strip()
    if not PATH.fullmatch(path):
        raise BadData(f"'{row.path}.arms' must be a path: commands and numbers, nothing else.")
    return path


def _seals(row: Data) -> list[Point]:
    seals = row.tables["seals"]
    if not seals or not all(isinstance(seal, list) and [type(part) for part in seal] == [int, int] for seal in seals):
        raise BadData(f"'{row.path}.seals' must be a list of [x, y].")
    return [(x, y) for x, y in seals]


def _label(data: Data, key: str) -> tuple[int, int, str]:
    label = data.tables[key]
    if [type(part) for part in label] != [int, int, str] or label[2] not in ANCHORS:
        raise BadData(f"'{data.path}.{key}' must be [x, y, one of {', '.join(ANCHORS)}].")
    return label[0], label[1], label[2]


def _line(points: Sequence[Point]) -> str:
    """A line as steps from point to point, the shortest way to write it."""
    steps = " ".join(f"{c - a} {d - b}" for (a, b), (c, d) in pairwise(points))
    return f"M{points[0][0]} {points[0][1]}l{steps}".replace(" -", "-")


def _stretches(points: list[Point]) -> list[list[Point]]:
    """A coast in pieces: browsers paint in tiles, and stroke whatever reaches into one from its end to its end."""
    return [points[start : start + STRETCH + 1] for start in range(0, len(points) - 1, STRETCH)]


def _ring(arcs: dict[str, list[Point]], names: Iterable[str]) -> str:
    points: list[Point] = []
    for name in names:
        arc = arcs[name.removeprefix("-")]
        points += (arc[::-1] if name.startswith("-") else arc)[:-1]
    return f"{_line(points)}z"


class Chart:
    """A board as far as it needs no words. It must not hold on to its `Parts`, with which it is forgotten."""

    def __init__(self, parts: Parts, data: Data) -> None:
        self.data = data
        self.width, self.height = parts.canvas
        self.country_ids = tuple(country.id for country in parts.countries)
        self.hues = {country.id: CARD_IDS[country.colour] for country in parts.countries}
        self.rows = {row.word("id"): row for row in data.rows("country")}
        self.seals = {name: _seals(self.rows[name]) for name in self.country_ids}
        labels = data.table("labels")
        self.labels = {name: _label(labels, name) for name in labels.tables}
        joined = [(parts.spaces[a], parts.spaces[b]) for a, b in parts.roads]
        self.roads = {(a.id, b.id): _road(a, b, number % 2) for number, (a, b) in enumerate(joined)}
        self.at = {space.id: (space.x, space.y) for space in parts.spaces}
        self.country_of = {space.id: parts.countries[space.country].id for space in parts.spaces}
        self.defs = f"<defs>{self._outlines()}{self._symbols()}</defs>"
        self.ground = self._sea() + self._land() + self._ornaments()
        self.legends: dict[str, Legend] = {}

    def _outlines(self) -> str:
        """Outlines as things to refer to: every country, the rest of the land, the shore and the borders."""
        lines, rings = self.data.table("arcs"), self.data.table("lands")
        arcs = {name: _points(lines, name) for name in lines.tables}
        known = (*arcs, *(f"-{name}" for name in arcs))
        lands = {name: rings.words(name, known) for name in rings.tables}
        uses = Counter(arc.removeprefix("-") for ring in lands.values() for arc in ring)
        paths = {f"land-{name}": _ring(arcs, lands[name]) for name in self.country_ids}
        paths["neutral"] = "".join(_ring(arcs, ring) for name, ring in lands.items() if name not in self.country_ids)
        coasts = (arc for name, arc in arcs.items() if uses[name] == 1)
        shore = "".join(f'<path d="{_line(part)}"/>' for coast in coasts for part in _stretches(coast))
        paths["borders"] = "".join(_line(arc) for name, arc in arcs.items() if uses[name] > 1)
        paths["roads"] = "".join(self.roads.values())
        clips = "".join(
            f'<clipPath id="kk-in-{name}"><use href="#kk-land-{name}"/></clipPath>' for name in self.country_ids
        )
        outlines = "".join(f'<path id="kk-{name}" d="{path}"/>' for name, path in paths.items())
        return f'{outlines}<g id="kk-shore">{shore}</g>{clips}'

    def road(self, a: str, b: str) -> str:
        return self.roads.get((a, b)) or self.roads[b, a]

    def _symbols(self) -> str:
        arms = "".join(
            f'<g id="kk-arms-{name}" class="kk-{self.hues[name]}"><path class="kk-arms" d="{SHIELD}"/>'
            f'<path d="{_arms(row)}"/><path d="{SHIELD}"/></g>'
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
        x, y = self.data.table("ornaments").numbers("compass", length=2)
        rays = ((0, 13), (5, 12), (9, 9), (12, 5), (13, 0))
        rhumbs = "".join(f"M{x} {y}l{a * 100} {b * 100}M{x} {y}l{a * 100} {-b * 100}" for a, b in rays)
        lining = "".join(
            f'<use href="#kk-shore" class="kk-lining{" kk-ink" if ink else ""}" stroke-width="{width}"/>'
            for width, ink in ((40, 0), (30, 1), (28.2, 0), (20, 1), (18, 0), (11, 1), (8.6, 0))
        )
        return (
            self._sheet('class="kk-water"')
            + self._sheet('fill="url(#kk-waves)"')
            + f'<path class="kk-rhumb" d="{rhumbs}"/>{lining}'
            + '<use href="#kk-shore" class="kk-shore"/>'
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
        data = self.data.table("ornaments")
        peaks, trees = (
            "".join(f'<use href="#kk-{thing}" x="{x}" y="{y}"/>' for x, y in _points(data, f"{thing}s"))
            for thing in ("peak", "tree")
        )
        ships = "".join(
            f'<use href="#kk-ship" transform="translate({x} {y}) scale({size / 100:g} {abs(size) / 100:g})"/>'
            for x, y, size in (row.numbers("at", -100, 9999, 3) for row in self.data.rows("ships"))
        )
        x, y = data.numbers("serpent", length=2)
        serpent = f'<g transform="translate({x} {y})">{SERPENT}</g>'
        paper = self._sheet('class="kk-paper" filter="url(#kk-paper)"') + self._sheet('fill="url(#kk-vignette)"')
        return (
            f'<g class="kk-peaks">{peaks}</g><g class="kk-trees">{trees}</g>{paper}'
            f"{_compass(*data.numbers('compass', length=2))}{ships}{serpent}"
        )


def _road(a: Space, b: Space, side: int) -> str:
    """A road, a little bent: roads follow the land."""
    bend = 0.03 if side else -0.03
    x, y = (a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend
    return f"M{a.x} {a.y}Q{x:.0f} {y:.0f} {b.x} {b.y}"


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

    def __init__(self, chart: Chart, parts: Parts, words: Words) -> None:
        ids = (*chart.country_ids, *chart.at, *CARD_IDS)
        self.names = {name: words.name(name) for name in ids}
        self.safe = {name: escape(text) for name, text in self.names.items()}
        self.places = {name: f"{self.names[name]}, {self.names[land]}" for name, land in chart.country_of.items()}
        self.crests = {name: words("board-crest", country=name) for name in chart.country_ids}
        self.cards = {card: words("board-card", card=card) for card in CARD_IDS}
        self.alliances = {tie.no: words.name(tie.id) for tie in parts.alliances}
        ties = "".join(
            _curve(parts.countries[tie.a].crest, parts.countries[tie.b].crest, tie.at) for tie in parts.alliances
        )
        self.ground = (
            f'{chart.ground}{_sea_names(chart, words)}{_cartouche(chart, words)}<path class="kk-tie" d="{ties}"/>'
        )
        self.roads = '<use href="#kk-roads" class="kk-road-edge"/><use href="#kk-roads" class="kk-road"/>'
        self.country_names = "".join(
            _turned(f"kk-country kk-{hue}", chart.rows[name].numbers("name", -360, 9999, 3), self.safe[name])
            for name, hue in chart.hues.items()
        )
        self.free = _free_places(chart, parts, self.names)
        self.said: dict[tuple[object, ...], str] = {}

    def say(self, words: Words, known: tuple[object, ...], args: Mapping[str, Arg]) -> str:
        """A sentence, formed once for everybody who is `known` to read the same."""
        text = self.said.get(known)
        if text is None:
            if len(self.said) >= MEMORY:
                self.said.clear()
            text = self.said[known] = words(str(known[0]), **args)
        return text


#: A letter on the map is at most so wide and high, and a crest with its seals reaches so far.
LETTER, LINE, COURT = 9.6, 15.0, 46
#: Where along a road a number may stand, and how far beside it.
STATIONS, ASIDE = (0.5, 0.42, 0.58, 0.34, 0.66), (0, 13, -13)


def _free_places(
    chart: Chart, parts: Parts, names: dict[str, str]
) -> dict[tuple[str, str], tuple[float, float, float]]:
    """For every road, how much room there is at its best place for a number, and where that is."""
    boxes = [_label_box(chart, name, names[name]) for name in chart.at]
    boxes += [(tie.at[0] - 30, tie.at[1] - 12, tie.at[0] + 30, tie.at[1] + 12) for tie in parts.alliances]
    for name in chart.country_ids:
        x, y, _ = chart.rows[name].numbers("name", -360, 9999, 3)
        half = 0.8 * LETTER * len(names[name])
        boxes.append((x - half, y - LINE, x + half, y + 4))
    rings = [(point, 18.0) for point in chart.at.values()] + [(country.crest, COURT) for country in parts.countries]
    found = {}
    for a, b in chart.roads:
        (ax, ay), (bx, by) = chart.at[a], chart.at[b]
        dx, dy, far = bx - ax, by - ay, dist(chart.at[a], chart.at[b])
        points = [(ax + dx * t - dy / far * off, ay + dy * t + dx / far * off) for t in STATIONS for off in ASIDE]
        found[a, b] = max((_room(point, boxes, rings), *point) for point in points)
    return found


def _label_box(chart: Chart, name: str, text: str) -> tuple[float, float, float, float]:
    (x, y), (dx, dy, anchor) = chart.at[name], chart.labels.get(name, (0, 29, "middle"))
    width = LETTER * len(text)
    left = x + dx - {"start": 0, "middle": width / 2, "end": width}[anchor]
    return left, y + dy - LINE, left + width, y + dy + 4


def _room(
    point: tuple[float, float],
    boxes: Sequence[tuple[float, float, float, float]],
    rings: Sequence[tuple[Sequence[int], float]],
) -> float:
    """How far a point is from everything that is written or stands on the map."""
    x, y = point
    beside = (hypot(max(left - x, x - right, 0), max(top - y, y - low, 0)) for left, top, right, low in boxes)
    around = (dist(point, centre) - radius for centre, radius in rings)
    return min(*beside, *around)


def _sea_names(chart: Chart, words: Words) -> str:
    return "".join(
        _turned("kk-sea", row.numbers("name", -360, 9999, 3), escape(words(f"board-sea-{row.word('id')}")))
        for row in chart.data.rows("sea")
    )


def _turned(classes: str, place: tuple[int, ...], text: str) -> str:
    x, y, angle = place
    turn = f" rotate({angle})" if angle else ""
    return f'<text class="{classes}" transform="translate({x} {y}){turn}">{text}</text>'


def _cartouche(chart: Chart, words: Words) -> str:
    x, y = chart.data.table("ornaments").numbers("cartouche", length=2)
    return (
        f'<g class="kk-cartouche" transform="translate({x} {y})"><path d="M-92-36h184l-9 36 9 36H-92l9-36z"/>'
        f'<path d="M-84-31H84l-8 31 8 31H-84l8-31z"/><text y="1">{escape(words("board-cartouche"))}</text>'
        f'<text y="20">{escape(words("board-cartouche-line"))}</text></g>'
    )


def _curve(a: Sequence[int], b: Sequence[int], at: Sequence[int]) -> str:
    """From crest to crest through the place of the number."""
    x, y = (2 * at[i] - (a[i] + b[i]) / 2 for i in (0, 1))
    return f"M{a[0]} {a[1]}Q{x:.0f} {y:.0f} {b[0]} {b[1]}"


def chart_of(parts: Parts) -> Chart:
    """The chart of a board, drawn when it is first asked for."""
    if not isinstance(parts.chart, Chart):
        parts.chart = Chart(parts, drawing())
    return parts.chart
