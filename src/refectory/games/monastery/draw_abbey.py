"""The Abbey: church, cloister, and the monks at home."""

from __future__ import annotations

from typing import Any

from .components import COLOURS, DX, DY, PATH, XY
from .draw_meadow import Frame
from .draw_scene import Scene, line
from .draw_spot import asks, badge, figure, picked, tile_name
from .draw_tile import MIDDLE, SIZE

PAVING = "M2 12h266M2 168h266M12 2v176M258 2v176" + "".join(f"M{x} 2v10m0 156v10" for x in (60, 120, 180))
#: The arches along the cloister, its paths and its well; the piers of the walls, the vaults of the church.
ARCADE = "".join(f"M{x} 80v4a6 6 0 0 1 12 0v-4M{x} 152v-4a6 6 0 0 1 12 0v4" for x in range(39, 230, 20))
GARTH = "M44 116h80M146 116h80M135 92v12M135 128v12M124 116a11 11 0 1 1 22 0a11 11 0 1 1-22 0M130 116a5 5 0 1 1 10 0"
#: The church from the south: its west tower with two bells, the nave, the crossing and the choir.
NAVE = "M62 49H214V76H62z"
NAVE_ROOF = "M58 51L68 29H203L217 51z"
NAVE_COURSES = "M66.500 34H206M64 39.500H210M61.500 45H213.500"
WINDOWS = "".join(f"M{x} 73V61A4.500 4.500 0 0 1 {x + 9} 61V73z" for x in (72, 90, 108, 126, 144, 162, 180, 198))
CHOIR = "M214 76V54C226 54 234 60 234 68V76z"
TOWER = "M33 76V30H61V76z"
SPIRE = "M29 32L47 11L65 32z"
BELLS = "M39 49V40A3.500 3.500 0 0 1 46 40V49zM48 49V40A3.500 3.500 0 0 1 55 40V49zM41 76V62A6 6 0 0 1 53 62V76z"


def abbey(scene: Scene, frame: Frame) -> str:
    """Three by two cells: church above, cloister with the monks below, roads where the slots have paths."""
    tile = scene.view["tiles"][0]
    body = '<rect class="ring-sel" x="-4" y="-4" width="278" height="188" rx="9"/>' if picked(scene, 0, 0) else ""
    body += '<rect class="my-grey my-tile" x="1.5" y="1.5" width="267" height="177" rx="6"/>'
    body += f'<path class="my-flags" d="{PAVING}"/>'
    for cell, towards, edge in scene.parts.slots:
        body += slot_way(cell, towards, edge)
    body += (
        '<rect class="my-room" x="22" y="22" width="226" height="136" rx="3"/>'
        '<path class="my-shade" d="M22 158L28 164H254V30L248 24V158z"/>'
        f'<path class="my-wall" d="{NAVE}"/><path class="my-pane" d="{WINDOWS}"/><path class="my-wall" d="{CHOIR}"/>'
        f'<path class="my-roof my-roof-grey" d="{NAVE_ROOF}"/><path class="my-course" d="{NAVE_COURSES}"/>'
        f'<path class="my-wall" d="{TOWER}"/><path class="my-pane" d="{BELLS}"/>'
        f'<path class="my-roof my-roof-grey" d="{SPIRE}"/><path class="my-cross" d="M47 11V4M43.500 6.500H50.500"/>'
        f"{line(137, 48, scene.say('name-abbey'), 'my-abbey', 'middle')}"
        '<rect class="my-bed" x="34" y="80" width="202" height="72" rx="3"/>'
        f'<path class="my-arcade" d="{ARCADE}"/><path class="my-garth" d="{GARTH}"/>'
    )
    word = {"act": "move:abbey", "to": "to:abbey"}.get(scene.step, "")
    shape = body + cloister(scene, tile["monks"])
    name = tile_name(scene, {**tile, "circle": None})
    if word in scene.moves:
        glow_box = '<rect class="halo my-halo" x="-4" y="-4" width="278" height="188" rx="9"/>'
        mark = f'<g transform="translate(180 0)">{badge(scene, word, frame.loud)}</g>'
        hit = '<rect class="hit" x="0" y="0" width="270" height="180" rx="6"/>'
        shape = scene.place(word, name, "tile-abbey", f"{glow_box}{shape}{mark}{hit}")
    elif word and asks(scene, tile):
        shape = scene.place(word, name, "tile-abbey", shape)
    elif scene.step == "jail":
        shape = f'<g id="tile-abbey">{shape}</g>'
    else:
        shape = scene.still(name, "tile-abbey", shape)
    return f'<g transform="{frame.at(0, 0)}">{shape}</g>'


def slot_way(cell: int, towards: int, edge: int) -> str:
    """The road from the wall of the Abbey to one of its slots."""
    if edge != PATH:
        return ""
    x, y = XY[cell]
    out = (towards + 2) % 4
    centre_x, centre_y = (x + DX[towards]) * SIZE + MIDDLE, (y + DY[towards]) * SIZE + MIDDLE
    return (
        f'<g transform="translate({centre_x:g} {centre_y:g}) rotate({out * 90})">'
        '<rect class="my-way" x="-7.5" y="-43.5" width="15" height="30"/>'
        '<path class="my-kerb" d="M-7.500-43.500v30M7.500-43.500v30"/></g>'
    )


#: The cloister walk in which the monks stand.
WALK_LEFT, WALK_TOP, WALK_WIDE, WALK_HIGH = 36, 81, 198, 70


def cloister(scene: Scene, monks: list[dict[str, Any]]) -> str:
    """The monks at home, a bay for each colour in play; bays are buttons when the abbot jails."""
    bays = [colour for colour in COLOURS if colour in scene.view["colours"]]
    width = WALK_WIDE / len(bays)
    return "".join(
        bay(scene, colour, [m for m in monks if m["colour"] == colour], WALK_LEFT + n * width, width)
        for n, colour in enumerate(bays)
    )


def bay(scene: Scene, colour: str, monks: list[dict[str, Any]], left: float, width: float) -> str:
    """Up to two in one row, more in two."""
    rows = 1 if len(monks) <= 2 else 2
    per_row = -(-len(monks) // rows) if monks else 1
    size = min(36.0 if rows == 1 else 31.0, width / per_row * 1.15)
    drawn = ""
    for i, m in enumerate(monks):
        row, in_row = i // per_row, min(per_row, len(monks) - i // per_row * per_row)
        x = left + width / 2 + (i % per_row - (in_row - 1) / 2) * width / per_row * 0.92
        y = WALK_TOP + WALK_HIGH * (row + 0.5) / rows
        drawn += figure(scene, m, x - size / 2, y - size / 2, size)
    word = f"jail:{colour}"
    if word not in scene.moves:
        return drawn
    box = f'x="{left + 1:g}" y="{WALK_TOP}" width="{width - 2:g}" height="{WALK_HIGH}" rx="7"'
    name = scene.words("draw-monk", colour=colour)
    shape = f'<rect class="halo" {box}/>{drawn}<rect class="hit" {box}/>'
    return scene.place(word, name, f"jail-{colour}", shape)
