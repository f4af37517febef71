"""Score track, countries and alliances, for who would rather read than look."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from refectory.engine import art
from refectory.engine.art import Panel, escape

from .draw_scene import SIDE, Scene, boxed, rect, supply_left, use, write


class Track:
    """A hundred stones around the standings: so many along the top and down one side, corners included."""

    EDGE = 11.4

    def __init__(self, down: int) -> None:
        self.across, self.down = 51 - down, down - 1
        self.step = (SIDE - 2 * self.EDGE) / self.across
        self.height = round(2 * self.EDGE + self.down * self.step)

    def stone(self, number: int) -> tuple[float, float]:
        """The middle of a stone, from 0 in the upper left corner, clockwise."""
        right, bottom = self.across, self.down
        if number <= right:
            x, y = number, 0
        elif number <= right + bottom:
            x, y = right, number - right
        elif number <= 2 * right + bottom:
            x, y = 2 * right + bottom - number, bottom
        else:
            x, y = 0, 100 - number
        return self.EDGE + x * self.step, self.EDGE + y * self.step

    def inward(self, number: int) -> tuple[int, int]:
        """From a stone towards the middle of the panel."""
        if number <= self.across:
            return 0, 1
        if number < self.across + self.down:
            return -1, 0
        return (0, -1) if number <= 2 * self.across + self.down else (1, 0)


#: How many stones a side has; a table of two needs less room inside.
HIGH, LOW = 18, 12


@cache
def _track(down: int) -> Track:
    return Track(down)


def score_track_panel(scene: Scene) -> Panel:
    """The track of a hundred stones around the standings; beyond 99 a marker runs on over the 0 (KK-806)."""
    seats = scene.view["seats"]
    track = _track(HIGH if seats > 2 else LOW)
    middle = track.height / 2 + 5
    rows = "".join(_standing(scene, seat, middle + 20.5 * (seat - (seats - 1) / 2)) for seat in range(seats))
    body = _stones(track) + rows + _markers(scene, track)
    return Panel("score-track", "side", scene.say("board-score-track"), SIDE, track.height, body)


@cache
def _stones(track: Track) -> str:
    size = track.step - 0.6
    stones = "".join(
        rect("kk-stone" if number % 10 else "kk-stone kk-ten", x - size / 2, y - size / 2, size, size, 1.5)
        for number, (x, y) in enumerate(map(track.stone, range(100)))
    )
    tens = "".join(_ten(track, number) for number in range(0, 100, 10))
    return f'<g aria-hidden="true">{stones}{tens}</g>'


def _ten(track: Track, number: int) -> str:
    x, y = track.stone(number)
    dx, dy = track.inward(number)
    anchor = {-1: " kk-end", 0: " kk-mid", 1: ""}[dx]
    x = min(max(x, 24), SIDE - 26) if dy else x + 7 * dx  # in a corner it would lie on the stones of the side
    return write(x, y + 4.5 + 12.5 * dy, number, f"kk-tag{anchor}")


def _markers(scene: Scene, track: Track) -> str:
    """Score markers; those on the same stone stand in a row towards the middle."""
    drawn = []
    on: Counter[int] = Counter()
    for seat, colour in enumerate(scene.view["colours"]):
        score = scene.view["scores"][seat]
        number = score % 100
        x, y = track.stone(number)
        dx, dy = track.inward(number)
        shift = 12 * on[number]
        on[number] += 1
        name = scene.tell("board-marker", seat=seat, points=score)
        drawn.append(
            f'<g id="z-{colour}" role="img" aria-label="{escape(name)}">'
            f"{use(f'seal-{colour}', x + dx * shift, y + dy * shift, 0.66)}</g>"
        )
    return "".join(drawn[::-1])


def _standing(scene: Scene, seat: int, y: float) -> str:
    """A seat's line in the middle of the track: supply, cards, points."""
    view = scene.view
    colour, score, cards = view["colours"][seat], view["scores"][seat], view["hands"][seat]["count"]
    supply, starts = view["supply"][colour], seat == view["start"]
    name = scene.tell(
        "board-standing", seat=seat, points=score, cards=cards, start=int(starts), cloisters=supply["cloister"],
        advisors=supply["advisor"],
    )  # fmt: skip
    drawn = [rect("kk-on", 36, y - 16, 222, 20, 4)] if seat == view["turn"] and not view["over"] else []
    drawn.append(art.shield(colour, 47, y - 5.5, 18))
    if starts:
        drawn.append(f'<circle class="kk-black" cx="56" cy="{y + 1:g}" r="4"/>')
    drawn.append(supply_left(colour, supply, 74, y - 5.5))
    drawn.append(rect("kk-mini", 141, y - 12, 9, 13, 1.5) + write(154, y, cards))
    drawn.append(_chain(colour, max(map(len, view["chains"][colour]), default=0), 174, y))
    drawn.append(write(255, y + 0.5, score, "kk-points"))
    return f'<g role="img" aria-label="{escape(name)}">{"".join(drawn)}</g>'


def _chain(colour: str, length: int, x: float, y: float) -> str:
    """How many cloisters the longest chain has that would score now."""
    link = f'<path class="kk-link" d="M{x:g} {y - 2:g}l14-7"/>'
    ends = "".join(f'<circle class="enamel" cx="{x + 14 * i:g}" cy="{y - 2 - 7 * i:g}" r="3.600"/>' for i in (0, 1))
    return f'<g class="s-{colour}">{link}{ends}</g>{write(x + 22, y, length or "–")}'


def lands_panel(scene: Scene) -> Panel:
    """Cloisters and advisors of every colour in every country; who leads is in enamel."""
    view, colours = scene.view, scene.colours
    step = min(20.0, 80 / len(colours))
    columns = {
        key: [middle + step * (i - (len(colours) - 1) / 2) for i in range(len(colours))]
        for key, middle in (("cloisters", 143.0), ("advisors", 227.0))
    }
    drawn = [write(sum(columns[key]) / len(colours), 12, scene.say(f"board-{key}"), "kk-s kk-mid") for key in columns]
    drawn.append(write(299, 12, scene.say("board-of"), "kk-s kk-end"))
    for row in columns.values():
        drawn += [art.shield(colour, x, 26, min(15, step - 1)) for colour, x in zip(colours, row, strict=True)]
    for number, country in enumerate(view["countries"]):
        drawn.append(_land(scene, country, columns, 53 + 22 * number))
    height = 40 + 22 * len(view["countries"])
    return Panel("lands", "side", scene.say("board-lands"), SIDE, height, "".join(drawn))


def _land(scene: Scene, country: str, columns: dict[str, list[float]], y: float) -> str:
    state = scene.view["countries"][country]
    lead = max(state["cloisters"].values(), default=0)
    leaders = {
        "cloisters": [colour for colour, count in state["cloisters"].items() if count == lead],
        "advisors": state["majority"],
    }
    lit = country in scene.lit and len(scene.lit) < len(scene.chart.country_ids)
    drawn = [rect("kk-on", 2, y - 16, 296, 22, 4)] if lit else []
    drawn.append(f'<path class="kk-hair" d="M6 {y + 6:g}H294"/>')
    drawn.append(rect(f"kk-swatch kk-{scene.chart.hues[country]}", 5, y - 10, 9, 9, 2))
    drawn.append(boxed(18, y, 80, scene.legend.names[country], "kk-n"))
    for key, row in columns.items():
        for colour, x in zip(scene.colours, row, strict=True):
            drawn.append(_count(colour, state[key].get(colour, 0), x, y, colour in leaders[key]))
    court = sum(state["advisors"].values())
    drawn.append(write(298, y, f"{court}/{state['limit']}", "kk-s kk-end"))
    cloisters = scene.counted(state["cloisters"]) or "0"
    name = f"{scene.legend.names[country]}: {scene.say('board-cloisters')} {cloisters}; {scene.courts[country]}"
    return f'<g role="img" aria-label="{escape(name)}">{"".join(drawn)}</g>'


def _count(colour: str, count: int, x: float, y: float, leads: bool) -> str:
    if not count:
        return write(x, y, "·", "kk-t kk-mid kk-soft")
    figure = write(x, y, count, "kk-t kk-mid")
    return f'<g class="s-{colour}">{rect("kk-lead", x - 7.5, y - 14, 15, 18, 4)}{figure}</g>' if leads else figure


def alliances_panel(scene: Scene) -> Panel:
    """The alliances: number, the two countries, who would score how much."""
    drawn = []
    for number, tie in enumerate(scene.parts.alliances):
        x, y = 1 + 60 * (number % 5), 2 + 42 * (number // 5)
        state = scene.view["alliances"][str(tie.no)]
        name = f"{scene.legend.alliances[tie.no]}: {scene.scoring[str(tie.no)]}"
        drawn.append(
            f'<g id="b-{tie.no}" role="img" aria-label="{escape(name)}" transform="translate({x} {y})">'
            f"{_alliance(scene, tie.no, (tie.a, tie.b), state)}</g>"
        )
    rows = -(-len(scene.parts.alliances) // 5)
    return Panel("alliances", "side", scene.say("board-alliances"), SIDE, 42 * rows, "".join(drawn))


def _alliance(scene: Scene, no: int, ends: tuple[int, int], state: dict[str, Any]) -> str:
    ids, colours = scene.chart.country_ids, state["colours"]
    arms = use(f"arms-{ids[ends[0]]}", 19, 28.5, 0.42) + use(f"arms-{ids[ends[1]]}", 39, 28.5, 0.42)
    cell = rect("kk-cell", 0, 0, 58, 38, 4)
    if not colours:
        return f"{cell}{write(4, 14.5, no, 'kk-t kk-b kk-soft')}{write(54, 14.5, '–', 'kk-t kk-soft kk-end')}{arms}"
    width = 58 / len(colours)
    bars = "".join(
        f'<g class="s-{colour}">{rect("kk-lead", width * i, 0, width, 18, 3)}'
        f"{art.mark(colour, 30 + 10 * (i - (len(colours) - 1) / 2), 9, 11 if len(colours) < 3 else 9)}</g>"
        for i, colour in enumerate(colours)
    )
    first = write(4, 14.5, no, f"kk-t kk-charge s-{colours[0]}")
    last = write(55, 14.5, state["points"], f"kk-t kk-charge kk-end s-{colours[-1]}")
    return cell + bars + first + last + arms
