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
PIERS = "".join(f"M{x} {y}h7v7h-7z" for x in (19, 93, 170, 244) for y in (19, 154)) + "M19 87h7v7h-7zM244 87h7v7h-7z"
VAULTS = "M110 34l22 32M132 34l-22 32M154 34l22 32M176 34l-22 32M188 35v30"


def abbey(scene: Scene, frame: Frame) -> str:
    """Three by two cells: church above, cloister with the monks below, roads where the slots have paths."""
    tile = scene.view["tiles"][0]
    body = '<rect class="ring-sel" x="-4" y="-4" width="278" height="188" rx="9"/>' if picked(scene, 0, 0) else ""
    body += '<rect class="my-grey my-tile" x="1.5" y="1.5" width="267" height="177" rx="6"/>'
    body += f'<path class="my-flags" d="{PAVING}"/>'
    for cell, towards, edge in scene.parts.slots:
        body += slot_way(cell, towards, edge)
    body += (
        '<path class="my-shade" d="M28 161.500h223.500V28"/>'
        '<rect class="my-room" x="22" y="22" width="226" height="136" rx="3"/>'
        f'<path class="my-pier" d="{PIERS}"/>'
        '<path class="my-nave" d="M32 34h150c14 0 24 6.500 24 16s-10 16-24 16H32zM132 27h22v46h-22z"/>'
        f'<path class="my-flags" d="{VAULTS}"/><path class="my-cross" d="M143 38v24M135.500 46h15"/>'
        f"{line(80, 58, scene.say('name-abbey'), 'my-abbey', 'middle')}"
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
