"""The map: what stands on it, what would score, and where a piece can go."""

from __future__ import annotations

from itertools import pairwise

from refectory.engine import art
from refectory.engine.art import Panel, escape

from .draw_chart import SHIELD, Chart, Point
from .draw_scene import Scene, plus, use
from .draw_track import MARGIN, band, frame, track

#: A hit area that is still 24 px wide where the map is as narrow as a phone.
REACH = 32
HIT = f'<circle class="hit" r="{REACH}"/>'
#: From so many targets on, the single one glows less.
MANY = 12
#: So many names have room on a phone.
FEW = 6
PLUS = "M0-5.5v11M-5.5 0h11"


def map_panel(scene: Scene) -> Panel:
    """Scenery, roads and chains; over them alliances, crests, names and spaces."""
    chart, legend, view = scene.chart, scene.legend, scene.view
    under, over = _labels(scene)
    many = ' class="kk-many"' if len(scene.targets) > MANY else ""
    body = (
        f'{chart.defs}<g transform="translate({MARGIN} {MARGIN})"{many}>'
        f"{band(chart)}{_ground(chart, legend.ground)}"
        f'<g clip-path="url(#kk-frame)" aria-hidden="true">{_lit(scene)}{legend.roads}'
        f"{_chains(scene)}{legend.country_names}</g>{_ribbons(scene)}{_crests(scene)}"
        f'<g aria-hidden="true">{under}</g>{_places(scene)}<g aria-hidden="true">{over}</g>{frame(chart)}'
        f"{track(scene)}</g>"
    )
    cloisters = sum(colour is not None for colour in view["spaces"].values())
    advisors = sum(sum(land["advisors"].values()) for land in view["countries"].values())
    desc = scene.words("board-map-desc", cloisters=cloisters, advisors=advisors, targets=len(scene.targets))
    size = chart.width + 2 * MARGIN, chart.height + 2 * MARGIN
    return Panel("map", "board", scene.say("board-map"), *size, body, desc)


def _ground(chart: Chart, scenery: str) -> str:
    """The scenery never changes: cut off by a plain rectangle, it is a layer that a browser paints once."""
    width, height = chart.width + 20, chart.height + 20
    return (
        f'<svg x="-10" y="-10" width="{width}" height="{height}" viewBox="-10 -10 {width} {height}" '
        f'aria-hidden="true"><g class="kk-scenery">{scenery}</g></svg>'
    )


def _lit(scene: Scene) -> str:
    """Countries with a target glow along the border, unless all of them would."""
    ids = scene.chart.country_ids
    return "".join(
        f'<g clip-path="url(#kk-in-{name})"><use href="#kk-land-{name}" class="kk-lit"/></g>'
        for name in ids
        if name in scene.lit and len(scene.lit) < len(ids)
    )


def _chains(scene: Scene) -> str:
    """Roads between cloisters that would score as a chain, in three coats: dark, pale, enamel."""
    drawn = []
    for colour, rows in scene.view["chains"].items():
        if rows:
            path = "".join(scene.chart.road(a, b) for row in rows for a, b in pairwise(row))
            coat = f'<use href="#kk-chain-{colour}"/>'
            counts = "".join(_length(scene, row) for row in rows)
            drawn.append(
                f'<defs><path id="kk-chain-{colour}" d="{path}"/></defs><g class="s-{colour}">'
                f'<g class="kk-chain">{coat * 3}</g>{counts}</g>'
            )
    return "".join(drawn)


def _length(scene: Scene, row: list[str]) -> str:
    """How many cloisters a chain has, on that road of it where most room is: nobody should have to count."""
    free = scene.legend.free
    _, x, y = max(free.get((a, b)) or free[b, a] for a, b in pairwise(row))
    return (
        f'<g class="kk-length"><circle cx="{x:.0f}" cy="{y:.0f}" r="11"/>'
        f'<text x="{x:.0f}" y="{y:.0f}">{len(row)}</text></g>'
    )


def _ribbons(scene: Scene) -> str:
    drawn = []
    for tie in scene.parts.alliances:
        state = scene.view["alliances"][str(tie.no)]
        name = f"{scene.legend.alliances[tie.no]}: {scene.scoring[str(tie.no)]}"
        drawn.append(
            f'<g id="ribbon-{tie.no}" class="kk-ribbon" transform="translate({tie.at[0]} {tie.at[1]})" role="img" '
            f'aria-label="{escape(name)}">{_ribbon(tie.no, state["colours"])}</g>'
        )
    return "".join(drawn)


def _ribbon(no: int, colours: list[str]) -> str:
    """The number of an alliance, and the seals of who would score it."""
    half = 18 + 8 * len(colours)
    edge = half - 4.5
    seals = "".join(use(f"seal-{colour}", half - 14 - 16 * i, 0, 0.7) for i, colour in enumerate(reversed(colours)))
    return (
        f'<path d="M-{half}-9.5H{half}L{edge:g} 0 {half} 9.5H-{half}L-{edge:g} 0Z"/>'
        f'<text x="{-8 * len(colours)}" y="5.4">{no}</text>{seals}'
    )


def _crests(scene: Scene) -> str:
    drawn = []
    for country in scene.parts.countries:
        word = f"advisor:{country.id}"
        name = f"{scene.legend.crests[country.id]}: {scene.courts[country.id]}"
        x, y = country.crest
        shape = f'<g transform="translate({x} {y})">{_crest(scene, country.id, word)}</g>'
        drawn.append(art.target(scene.moves, word, name, f"crest-{country.id}", shape, "kk-crest"))
    return "".join(drawn)


def _crest(scene: Scene, country: str, word: str) -> str:
    """The arms with the seals around them; a legal one shows where the next seal would hang."""
    advisors = scene.view["countries"][country]["advisors"]
    fresh = scene.placed.count(word)
    seals = [(colour, i) for colour in scene.colours for i in range(advisors.get(colour, 0))]
    drawn = []
    for number, (colour, i) in enumerate(seals):
        x, y = _seal_place(scene.chart, country, number)
        if colour == scene.turn and i >= advisors[colour] - fresh:
            drawn.append(f'<circle class="ring-sel" cx="{x}" cy="{y}" r="14.5"/>')
        drawn.append(f'<use id="a-{country}-{colour}-{i + 1}" href="#kk-seal-{colour}" x="{x}" y="{y}"/>')
    if word in scene.last:
        drawn.append(f'<circle class="ring-last" r="{REACH - 4}"/>')
    halo = more = ""
    if word in scene.moves:
        x, y = _seal_place(scene.chart, country, len(seals))
        halo = f'<path class="halo" d="{SHIELD}" transform="scale(1.34)"/>'
        more = f'{plus(x, y)}<use class="kk-ghost" href="#kk-seal-{scene.mover}" x="{x}" y="{y}"/>'
    return f'{HIT}<g class="kk-court">{halo}<use href="#kk-arms-{country}"/>{"".join(drawn)}{more}</g>'


def _seal_place(chart: Chart, country: str, number: int) -> Point:
    """Places are drawn by hand; whoever has more advisors than places lays them half over the first ones."""
    places = chart.seals[country]
    x, y = places[number % len(places)]
    lap = 8 * (number // len(places))
    return x + lap, y + lap


def _labels(scene: Scene) -> tuple[str, str]:
    """Names of the spaces: those that lie under the pieces, and the bold ones over them, which matter now.

    A few bold ones are readable on a phone too.
    """
    bold = {*scene.targets, *scene.placed} if len(scene.targets) <= MANY else set(scene.placed)
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
    view = scene.view
    states: dict[str | None, str] = {None: scene.say("board-free")}
    for seat, colour in enumerate(view["colours"]):
        states[colour] = scene.tell("board-cloister", seat=seat)
    if scene.king:
        states[scene.king] = scene.say("board-cloister-king")
    fresh = {name: f", {scene.say('board-last')}" for name in scene.last}
    fresh |= {name: f", {scene.say('board-placed')}" for name in scene.placed}
    drawn = []
    for name, colour in view["spaces"].items():
        x, y = scene.chart.at[name]
        shape = f'<g transform="translate({x} {y})">{_place(scene, name, colour)}</g>'
        label = f"{scene.legend.places[name]}: {states[colour]}{fresh.get(name, '')}"
        drawn.append(art.target(scene.moves, name, label, f"p-{name}", shape, "kk-place"))
    return "".join(drawn)


def _place(scene: Scene, name: str, colour: str | None) -> str:
    if colour is not None:
        ring = _ring(scene, name)
        return f'{HIT}<g class="kk-piece">{ring}<use id="c-{name}" href="#kk-cloister-{colour}"/></g>'
    if name in scene.moves:
        return (
            f'{HIT}<g class="kk-target"><circle class="halo" r="17"/><circle class="ring" r="12.5"/>'
            f'<path class="plus" d="{PLUS}"/><use class="kk-ghost" href="#kk-cloister-{scene.mover}"/></g>'
        )
    return f'{HIT}<use href="#kk-spot"/>'


def _ring(scene: Scene, name: str) -> str:
    """Around a cloister of this turn, or of the turn before."""
    if name in scene.placed:
        return '<circle class="ring-sel" r="22"/>'
    return '<circle class="ring-last" r="21.5"/>' if name in scene.last else ""
