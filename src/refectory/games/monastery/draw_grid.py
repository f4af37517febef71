"""The growing monastery, always fitted to its panel: the smallest box that holds all tiles, with one ring around."""

from __future__ import annotations

from math import ceil
from typing import Any

from refectory.engine.art import Panel, escape, icon, shield

from .components import COLOURS, DX, DY, KINDS, PATH, XY
from .draw_scene import Scene, line, monk
from .draw_tile import MIDDLE, SIZE, box_at, ground, nameplate, number_box, plan, rotated, ways

WIDTH = 1000
MOST_HEIGHT = 820
LARGEST = 112
MARGIN = 14

#: The step's kind of word for a tile of the monastery.
WORDS = {"act": "move", "to": "to", "enc_tile": "at", "pray": "at", "brew": "at", "score": "use"}

Cell = tuple[int, int]


class Frame:
    """Where cells lie on the panel."""

    def __init__(self, cells: set[Cell]) -> None:
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        self.left, self.top = min(xs) - 1, min(ys) - 1
        columns, rows = max(xs) - self.left + 2, max(ys) - self.top + 2
        self.size = min(LARGEST, (WIDTH - 2 * MARGIN) / columns, (MOST_HEIGHT - 2 * MARGIN) / rows)
        self.scale = self.size / SIZE
        self.height = round(rows * self.size + 2 * MARGIN)
        self.indent = (WIDTH - columns * self.size) / 2

    def at(self, x: int, y: int) -> str:
        """The transform that puts a drawing of 90 by 90 onto a cell."""
        left = self.indent + (x - self.left) * self.size
        top = MARGIN + (y - self.top) * self.size
        return f"translate({left:.1f} {top:.1f}) scale({self.scale:.4f})"

    @property
    def letters(self) -> float:
        """The size of names, so that they stay legible on small tiles."""
        return min(14.0, max(11.0, 11 / self.scale))


def occupied(scene: Scene) -> set[Cell]:
    abbey = {(x, y) for x in range(3) for y in range(2)}
    return abbey | {(tile["x"], tile["y"]) for tile in scene.view["tiles"][1:]}


def grid_panel(scene: Scene) -> Panel:
    """The common board."""
    taken = occupied(scene)
    frame = Frame(taken)
    grass = f'<rect class="my-grass" x="1" y="1" width="{WIDTH - 2}" height="{frame.height - 2}" rx="8"/>'
    body = [f'<g aria-hidden="true">{grass}{tufts(frame)}</g>']
    if not scene.ready:
        body.append(colour_choice(scene, frame))
    else:
        body += cells(scene, frame, taken)
        body.append(abbey(scene, frame))
        body += [tile_group(scene, frame, tile) for tile in scene.view["tiles"][1:]]
        body.append(ghost(scene, frame))
    return Panel("grid", "board", scene.words("draw-grid"), WIDTH, frame.height, "".join(body), description(scene))


def description(scene: Scene) -> str:
    tiles = scene.view["tiles"][1:]
    sites = sum(not tile["finished"] for tile in tiles)
    return scene.words("draw-grid-desc", tiles=len(tiles), sites=sites)


def tufts(frame: Frame) -> str:
    """Grass where nothing is built, the same every time."""
    blades = []
    for i in range(WIDTH * frame.height // 4200):
        x = 14 + (i * 0.754877666) % 1 * (WIDTH - 34)
        y = 16 + (i * 0.569840291) % 1 * (frame.height - 28)
        blades.append(f"M{x:.0f} {y:.0f}c1-3 1-3 0-6m2 6c0-2 2-4 3-5")
    return f'<path class="my-tuft" d="{"".join(blades)}"/>'


def colour_choice(scene: Scene, frame: Frame) -> str:
    """Before the table is laid out: the four colours."""
    chosen = [player["colour"] for player in scene.view["players"]]
    shapes = []
    for i, colour in enumerate(COLOURS):
        x, y = WIDTH / 2 + (i - 1.5) * 130, frame.height / 2
        halo = "".join(f'<circle class="{c}" cx="{x:g}" cy="{y:g}" r="52"/>' for c in ("halo my-halo", "hit"))
        taken = chosen.index(colour) if colour in chosen else None
        name = scene.words.name(colour)
        note = line(x, y + 78, escape(name if taken is None else scene.name(taken)), "my-own", "middle")
        shape = f"{halo}{shield(colour, x, y, 64)}{note}"
        shapes.append(scene.place(f"colour:{colour}", name, f"colour-{colour}", shape))
    return "".join(shapes)


# ---- cells -------------------------------------------------------------------------------------------


def cells(scene: Scene, frame: Frame, taken: set[Cell]) -> list[str]:
    """Empty cells beside tiles, while the viewer looks for one."""
    if scene.step != "cell":
        return []
    rim = {(x + DX[d], y + DY[d]) for x, y in taken for d in range(4)} - taken
    found = []
    for x, y in sorted(rim, key=lambda cell: (cell[1], cell[0])):
        word = f"cell:{x},{y}"
        legal = word in scene.moves
        shape = '<rect class="hit" x="3" y="3" width="84" height="84" rx="7"/>'
        if legal:
            blessings = scene.view["brings"].get(word, {}).get("blessings")
            sign = '<path class="plus" d="M36 45h18M45 36v18"/>'
            if blessings:
                glyph = icon("blessing", 47, 32, 24, "my-ic my-ic-blessing")
                sign = f"{line(34, 52, f'+{blessings}', 'my-abbey', 'middle')}{glyph}"
            halo = '<rect class="halo my-cell" x="6" y="6" width="78" height="78" rx="7"/>'
            shape = f"{halo}{sign}{line(45, 76, f'{x}|{y}', 'my-coord', 'middle')}{shape}"
        else:
            shape = f'<rect class="my-closed" x="9" y="9" width="72" height="72" rx="7"/>{shape}'
        place = scene.place(word, scene.words("draw-cell", x=x, y=y), f"cell-{x},{y}", shape)
        found.append(f'<g transform="{frame.at(x, y)}">{place}</g>')
    return found


def ghost(scene: Scene, frame: Frame) -> str:
    """The tile that is being turned, on its cell."""
    carried = scene.view["carried"]
    if not carried or carried["x"] is None:
        return ""
    kind = KINDS.index(carried["tile"])
    edges = rotated(scene.parts, kind, 0)
    body = ground(scene.parts, kind, False)
    if not scene.moves:
        body += ways(edges)
    name = nameplate(scene.words(f"short-{carried['tile']}"), frame.letters)
    return (
        f'<g id="ghost" transform="{frame.at(carried["x"], carried["y"])}"><rect class="ring-sel" x="-3" y="-3"'
        f' width="96" height="96" rx="9"/>{body}{name}{line(45, 52, "?", "my-query", "middle")}</g>'
    )


# ---- tiles -------------------------------------------------------------------------------------------


def tile_group(scene: Scene, frame: Frame, tile: dict[str, Any]) -> str:
    x, y = tile["x"], tile["y"]
    body = plan(scene.parts, tile, scene.words(f"short-{tile['tile']}"), frame.letters)
    body += boxes(scene, tile) if not tile["finished"] else crowd(scene, tile)
    if tile["blessings"]:
        body += alms(tile["blessings"])
    if tile["fresh"]:
        body += '<rect class="ring-last" x="4.5" y="4.5" width="81" height="81" rx="4"/>'
    if picked(scene, x, y):
        body = f'<rect class="ring-sel" x="-4" y="-4" width="98" height="98" rx="9"/>{body}'
    word = tile_word(scene, tile)
    name = tile_name(scene, tile)
    if word and (word in scene.moves or asks(scene, tile)):
        shape = f"{glow(scene, word)}{body}{badge(scene, word)}{HIT if word in scene.moves else ''}"
        body = scene.place(word, name, f"tile-{x},{y}", shape)
    else:
        body = scene.still(name, f"tile-{x},{y}", body)
    return f'<g transform="{frame.at(x, y)}">{body}{change_button(scene, tile)}</g>'


def picked(scene: Scene, x: int, y: int) -> bool:
    """Whether the open decision is about this tile."""
    here = scene.view["picked"]
    return bool(here) and (here["x"], here["y"]) == (x, y)


HIT = '<rect class="hit" x="0" y="0" width="90" height="90" rx="6"/>'


def tile_word(scene: Scene, tile: dict[str, Any]) -> str:
    prefix = WORDS.get(scene.step, "")
    if prefix == "use":
        return f"use:{tile['tile']}"
    return f"{prefix}:{tile['x']},{tile['y']}" if prefix else ""


def asks(scene: Scene, tile: dict[str, Any]) -> bool:
    """Whether a player would expect to be able to click on the tile."""
    if scene.step == "score":
        return scene.parts.icon_kinds >> KINDS.index(tile["tile"]) & 1 == 1
    return scene.step == "to" or any(m["colour"] == scene.colour for m in tile["monks"])


def tile_name(scene: Scene, tile: dict[str, Any]) -> str:
    """A tile for ears: what it is, how far it is built, who is there."""
    words = scene.words
    monks = [
        words("draw-monk-praying" if m["praying"] else "draw-monk", colour=m["colour"])
        + (f" ({words('draw-on-box', box=m['box'])})" if m["box"] else "")
        for m in tile["monks"]
    ]
    if tile["finished"]:
        state = words("draw-finished", circle=tile["circle"]) if tile["circle"] else words.name("finished")
    else:
        state = words("draw-site", boxes=tile["boxes"])
    there = f": {', '.join(monks)}" if monks else ""
    alms = f", {words('draw-alms', count=tile['blessings'])}" if tile["blessings"] else ""
    return f"{words.name(tile['tile'])} {tile['x']}|{tile['y']}, {state}{there}{alms}"


def glow(scene: Scene, word: str) -> str:
    return '<rect class="halo my-halo" x="-4" y="-4" width="98" height="98" rx="9"/>' if word in scene.moves else ""


def badge(scene: Scene, word: str) -> str:
    """What a click costs or brings, else a plus."""
    if word not in scene.moves:
        return ""
    brings = scene.view["brings"].get(word, {})
    ring = '<circle class="ring" cx="77" cy="13" r="10.5"/>'
    if "cost" in brings:
        return ring + line(77, 17.4, f"−{brings['cost']}", "my-badge", "middle")
    if "points" in brings:
        return ring + line(77, 17.4, f"+{brings['points']}", "my-badge", "middle")
    return f'{ring}<path class="plus" d="M71.5 13h11M77 7.5v11"/>'


def change_button(scene: Scene, tile: dict[str, Any]) -> str:
    """Another box of the same site, without cost."""
    word = f"change:{tile['x']},{tile['y']}"
    if word not in scene.moves:
        return ""
    shape = (
        '<circle class="halo" cx="13" cy="13" r="12"/><path class="plus" d="M8 10.5h9l-3-3M18 15.5H9l3 3"/>'
        '<circle class="hit" cx="13" cy="13" r="12"/>'
    )
    return scene.place(word, scene.words.name(tile["tile"]), f"change-{tile['x']},{tile['y']}", shape)


def crowd(scene: Scene, tile: dict[str, Any]) -> str:
    """The monks of a finished tile, in the lower right corner, smaller the more there are."""
    monks = tile["monks"]
    if not monks:
        return ""
    size = 30 if len(monks) == 1 else 26 if len(monks) == 2 else 21
    step = min(size * 0.92, 84 / len(monks))
    left = 88 - step * (len(monks) - 1) - size
    return "".join(figure(scene, m, left + i * step, 73 - size, size) for i, m in enumerate(monks))


def figure(scene: Scene, m: dict[str, Any], x: float, y: float, size: float) -> str:
    """A monk of the view, ringed if he is the one to be moved."""
    half = size / 2
    ring = f'<circle class="ring-sel" cx="{x + half:g}" cy="{y + half:g}" r="{half + 2:g}"/>'
    drawn = monk(m["colour"], x, y, size, m["praying"], f"monk-{m['colour']}-{m['no']}")
    return f"{ring}{drawn}" if (m["colour"], m["no"]) == scene.chosen else drawn


def boxes(scene: Scene, tile: dict[str, Any]) -> str:
    """Number boxes of a site; a monk who stands on one leaves its number in sight."""
    numbers = tile["boxes"]
    there = {m["box"]: m for m in tile["monks"] if m["box"]}
    coming = [m for m in tile["monks"] if not m["box"]]
    found = []
    for i, number in enumerate(numbers):
        x, y = box_at(len(numbers), i)
        shape = number_box(x, y, number)
        if number in there:
            m = there[number]
            shape += figure(scene, m, x - 13, y - 17, 26)
            shape += f'<circle class="my-chip" cx="{x + 9:g}" cy="{y + 9:g}" r="6.4"/>'
            shape += line(x + 9, y + 12.6, str(number), "my-chipno", "middle")
        found.append(box_target(scene, tile, number, x, y, shape, bool(coming)))
    found += [figure(scene, m, 3, 3, 24) for m in coming]
    return "".join(found)


def box_target(scene: Scene, tile: dict[str, Any], number: int, x: float, y: float, shape: str, coming: bool) -> str:
    """The box as a button: to step onto, to leave, or to change to."""
    word = box_word(scene, tile, number, coming)
    if word not in scene.moves:
        return shape
    halo = f'<circle class="halo" cx="{x:g}" cy="{y:g}" r="15"/>'
    hit = f'<circle class="hit" cx="{x:g}" cy="{y:g}" r="13"/>'
    name = f"{scene.words.name(tile['tile'])} {number}"
    return scene.place(word, name, f"box-{tile['x']},{tile['y']}-{number}", f"{halo}{shape}{hit}")


def box_word(scene: Scene, tile: dict[str, Any], number: int, coming: bool) -> str:
    if scene.step == "box":
        return f"box:{number}" if coming else ""
    here = scene.view["decision"]["prompt"].get("place") == tile["tile"] if scene.step else False
    if scene.step == "from" and here:
        return f"from:{number}" if any(m["box"] == number for m in own_monks(scene, tile)) else ""
    if scene.step == "change" and here:
        fitting = [word for word in scene.moves if word.endswith(f"-{number}")]
        return fitting[0] if len(fitting) == 1 and own_monks(scene, tile) else ""
    return ""


def own_monks(scene: Scene, tile: dict[str, Any]) -> list[dict[str, Any]]:
    return [m for m in tile["monks"] if m["colour"] == scene.colour]


def alms(count: int) -> str:
    return (
        f'<circle class="my-alms" cx="72" cy="15" r="13"/>{icon("blessing", 60, 5, 19, "my-ic my-ic-blessing")}'
        f"{line(79, 19.5, str(count), 'my-badge', 'middle')}"
    )


# ---- the Abbey ---------------------------------------------------------------------------------------


#: The arches along the cloister.
ARCADE = "".join(f"M{x} 82v-1a6 6 0 0 1 12 0v1M{x} 150v-4a6 6 0 0 1 12 0v4" for x in range(38, 238, 20))


def abbey(scene: Scene, frame: Frame) -> str:
    """Three by two cells: church above, cloister with the monks below, roads where the slots have paths."""
    tile = scene.view["tiles"][0]
    body = '<rect class="ring-sel" x="-4" y="-4" width="278" height="188" rx="9"/>' if picked(scene, 0, 0) else ""
    body += '<rect class="my-grey my-tile" x="1.5" y="1.5" width="267" height="177" rx="6"/>'
    for cell, towards, edge in scene.parts.slots:
        body += slot_way(cell, towards, edge)
    body += (
        '<rect class="my-room" x="22" y="22" width="226" height="136" rx="4"/>'
        '<path class="my-nave" d="M32 34h150c14 0 24 6.500 24 16s-10 16-24 16H32zM132 27h22v46h-22z"/>'
        '<path class="my-cross" d="M143 40v20M136 47h14"/>'
        f"{line(80, 56, scene.say('name-abbey'), 'my-abbey', 'middle')}"
        '<rect class="my-bed" x="34" y="82" width="202" height="68" rx="3"/>'
        f'<path class="my-arcade" d="{ARCADE}"/>'
    )
    word = {"act": "move:abbey", "to": "to:abbey"}.get(scene.step, "")
    shape = body + cloister(scene, tile["monks"])
    name = tile_name(scene, {**tile, "circle": None})
    if word in scene.moves:
        glow_box = '<rect class="halo my-halo" x="-4" y="-4" width="278" height="188" rx="9"/>'
        mark = f'<g transform="translate(180 0)">{badge(scene, word)}</g>'
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


def cloister(scene: Scene, monks: list[dict[str, Any]]) -> str:
    """The monks at home, by colour, in two rows if they are many; colours are buttons when the abbot jails."""
    rows = 1 if len(monks) <= 7 else 2
    per_row = ceil(len(monks) / rows) or 1
    step = min(32.0, 198 / per_row)
    size = min(38.0, step * 1.15, 64 / rows - 2)
    left = 135 - step * per_row / 2
    found = []
    for colour in COLOURS:
        mine = [(i, m) for i, m in enumerate(monks) if m["colour"] == colour]
        if not mine:
            continue
        drawn, spots = "", []
        for i, m in mine:
            x, y = left + i % per_row * step, 116 - 34 + (i // per_row + 0.5) * 68 / rows
            drawn += figure(scene, m, x + (step - size) / 2, y - size / 2, size)
            spots.append(f'x="{x:g}" y="{y - size / 2 - 2:g}" width="{step:g}" height="{size + 4:g}" rx="6"')
        word = f"jail:{colour}"
        if word in scene.moves:
            halo = "".join(f'<rect class="halo" {spot}/>' for spot in spots)
            hit = "".join(f'<rect class="hit" {spot}/>' for spot in spots)
            name = scene.words("draw-monk", colour=colour)
            drawn = scene.place(word, name, f"jail-{colour}", f"{halo}{drawn}{hit}")
        found.append(drawn)
    return "".join(found)
