"""The score track: a hundred stones around the map."""

from __future__ import annotations

from collections import Counter
from functools import cache

from refectory.engine.art import escape

from .draw_chart import Chart
from .draw_scene import Scene, rect, use, write

#: How many steps the track has along the map's width and height; 2 * (26 + 24) stones.
ACROSS, DOWN = 26, 24
#: From the canvas to the middle of the stones, how broad they are, and what the map needs on each side for them.
AWAY, BROAD, MARGIN = 27.0, 25.0, 43
#: How far a marker stands from the one below it on the same stone.
STACK = 13


class Track:
    """Stone 0 is in the upper left corner; the others follow clockwise."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width + 2 * AWAY, height + 2 * AWAY
        self.step = self.width / ACROSS, self.height / DOWN

    def stone(self, number: int) -> tuple[float, float]:
        """The middle of a stone, in the units of the canvas."""
        if number <= ACROSS:
            x, y = number, 0
        elif number <= ACROSS + DOWN:
            x, y = ACROSS, number - ACROSS
        elif number <= 2 * ACROSS + DOWN:
            x, y = 2 * ACROSS + DOWN - number, DOWN
        else:
            x, y = 0, 100 - number
        return x * self.step[0] - AWAY, y * self.step[1] - AWAY

    def inward(self, number: int) -> tuple[int, int]:
        """From a stone towards the middle of the map."""
        if number % (ACROSS + DOWN) in (0, ACROSS):  # a corner
            return (1 if number in (0, 2 * ACROSS + DOWN) else -1), (1 if number <= ACROSS else -1)
        if number < ACROSS:
            return 0, 1
        if number < ACROSS + DOWN:
            return -1, 0
        return (0, -1) if number < 2 * ACROSS + DOWN else (1, 0)

    def box(self, number: int) -> tuple[float, float, float, float]:
        """A stone as a rectangle; those of a corner are square."""
        (x, y), (dx, dy) = self.stone(number), self.inward(number)
        width = BROAD if dx else self.step[0] - 1.6
        height = BROAD if dy else self.step[1] - 1.6
        return x - width / 2, y - height / 2, width, height


@cache
def track_of(width: int, height: int) -> Track:
    return Track(width, height)


def track(scene: Scene) -> str:
    """Stones and markers; beyond 99 a marker runs on over the 0 (KK-806)."""
    way = track_of(scene.chart.width, scene.chart.height)
    title = escape(scene.say("board-score-track"))
    return f'<g id="track" role="group" aria-label="{title}">{_stones(way)}{_markers(scene, way)}</g>'


@cache
def _stones(way: Track) -> str:
    """Every fifth stone carries its number, every tenth is gilt."""
    drawn = []
    for number in range(100):
        x, y = way.stone(number)
        drawn.append(rect("kk-stone" if number % 10 else "kk-stone kk-ten", *way.box(number), 3))
        if number % 5 == 0:
            drawn.append(write(x, y + 5.4, number, "kk-mile" if number % 10 else "kk-mile kk-b"))
    return f'<g aria-hidden="true">{"".join(drawn)}</g>'


def _markers(scene: Scene, way: Track) -> str:
    """Score markers; those on the same stone stand in a row towards the map."""
    drawn = []
    on: Counter[int] = Counter()
    for seat, colour in enumerate(scene.view["colours"]):
        score = scene.view["scores"][seat]
        number = score % 100
        x, y = way.stone(number)
        dx, dy = way.inward(number)
        shift = STACK * on[number]
        on[number] += 1
        name = scene.tell("board-marker", seat=seat, points=score)
        drawn.append(
            f'<g id="z-{colour}" class="kk-marker" role="img" aria-label="{escape(name)}">'
            f"{use(f'seal-{colour}', x + dx * shift, y + dy * shift, 1.15)}</g>"
        )
    return "".join(drawn[::-1])


def frame(chart: Chart) -> str:
    """The edge of the map between two gold lines, and the edge of the track around it."""
    lines = ((6.0, 2, "kk-gilt kk-thin"), (11.0, 3, "kk-brim"), (MARGIN - 1.5, 6, "kk-gilt"))
    rects = "".join(
        rect(line, -gap, -gap, chart.width + 2 * gap, chart.height + 2 * gap, corner) for gap, corner, line in lines
    )
    return f'<g aria-hidden="true">{rects}</g>'


def band(chart: Chart) -> str:
    """What the stones lie on."""
    gap = MARGIN - 1.5
    return rect("kk-band", -gap, -gap, chart.width + 2 * gap, chart.height + 2 * gap, 6)
