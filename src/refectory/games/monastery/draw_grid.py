"""The growing monastery, always fitted to its panel: the smallest box that holds all tiles, with one ring around."""

from __future__ import annotations

from typing import Any

from refectory.engine.art import Panel, escape, icon, shield

from .components import COLOURS, DX, DY, KINDS
from .draw_abbey import abbey
from .draw_group import group_sizes
from .draw_meadow import Cell, Frame, meadow
from .draw_scene import Scene, line
from .draw_spot import asks, at_corner, badge, figure, picked, tile_name
from .draw_tile import NAME_FOOT, box_at, box_scale, ground, name_lines, nameplate, number_box, plan, rotated, ways

#: The step's kind of word for a tile of the monastery.
WORDS = {"act": "move", "to": "to", "enc_tile": "at", "pray": "at", "brew": "at", "score": "use"}


def occupied(scene: Scene) -> set[Cell]:
    abbey = {(x, y) for x in range(3) for y in range(2)}
    return abbey | {(tile["x"], tile["y"]) for tile in scene.view["tiles"][1:]}


def grid_panel(scene: Scene) -> Panel:
    """The common board."""
    taken = occupied(scene)
    frame = Frame(taken)
    body = [f'<g aria-hidden="true">{frame.placed(meadow(frame, taken))}</g>']
    if not scene.ready:
        body.append(colour_choice(scene, frame))
    else:
        laid = scene.view["tiles"][1:]
        tiles = [*cells(scene, frame, taken), abbey(scene, frame)]
        tiles += [tile_group(scene, frame, tile) for tile in laid]
        tiles += [*group_sizes(scene, frame), *(forks(scene, frame, tile) for tile in laid), ghost(scene, frame)]
        size = f"my-c{frame.columns} my-r{frame.rows}"
        body.append(f'<g class="{size}">{frame.placed("".join(tiles))}</g>')
    title = scene.words("draw-grid")
    return Panel("grid", "board", title, frame.width, frame.height, "".join(body), description(scene), scrolls=True)


def description(scene: Scene) -> str:
    tiles = scene.view["tiles"][1:]
    sites = sum(not tile["finished"] for tile in tiles)
    return scene.words("draw-grid-desc", tiles=len(tiles), sites=sites)


def colour_choice(scene: Scene, frame: Frame) -> str:
    """Before the table is laid out: the four colours."""
    chosen = [player["colour"] for player in scene.view["players"]]
    shapes = []
    for i, colour in enumerate(COLOURS):
        x, y = frame.width / 2 + (i - 1.5) * 130, frame.height / 2
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
            sign = '<path class="plus" d="M35 38h20M45 28v20"/>'
            if blessings:
                glyph = icon("blessing", 47, 24, 28, "my-ic my-ic-blessing")
                sign = f"{line(32, 46, f'+{blessings}', 'my-abbey', 'middle')}{glyph}"
            halo = '<rect class="halo my-cell" x="6" y="6" width="78" height="78" rx="7"/>'
            shape = f"{halo}{sign}{line(45, 77, f'{x}|{y}', 'my-coord', 'middle')}{shape}"
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
    short = scene.words(f"short-{tile['tile']}")
    body = plan(scene.parts, tile, short, frame.letters, frame.loud)
    body += crowd(scene, tile, foot(short, frame.letters)) if tile["finished"] else boxes(scene, frame, tile, short)
    if tile["blessings"]:
        body += alms(tile, frame.loud, tile_word(scene, tile) in scene.moves)
    if tile["fresh"]:
        body += '<rect class="ring-last" x="1.5" y="1.5" width="87" height="87" rx="5"/>'
    if picked(scene, x, y):
        body = f'<rect class="ring-sel" x="-4" y="-4" width="98" height="98" rx="9"/>{body}'
    word = tile_word(scene, tile)
    name = tile_name(scene, tile)
    if word and (word in scene.moves or asks(scene, tile)):
        shape = f"{glow(scene, word)}{body}{HIT if word in scene.moves else ''}"
        body = scene.place(word, name, f"tile-{x},{y}", shape)
    else:
        body = scene.still(name, f"tile-{x},{y}", body)
    return f'<g transform="{frame.at(x, y)}">{body}</g>'


HIT = '<rect class="hit" x="0" y="0" width="90" height="90" rx="6"/>'


def tile_word(scene: Scene, tile: dict[str, Any]) -> str:
    prefix = WORDS.get(scene.step, "")
    if prefix == "use":
        return f"use:{tile['tile']}"
    return f"{prefix}:{tile['x']},{tile['y']}" if prefix else ""


def glow(scene: Scene, word: str) -> str:
    return '<rect class="halo my-halo" x="-4" y="-4" width="98" height="98" rx="9"/>' if word in scene.moves else ""


def foot(short: str, letters: float) -> float:
    """How low a monk may stand without treading on the tile's name."""
    return NAME_FOOT - 1 - letters * (len(name_lines(short, letters)) - 0.24)


#: Up to three monks stand beside the building, one behind the other at its right, the third at its left.
BESIDE = ((62.0, 0.0), (62.0, -24.0), (-1.0, 0.0))


def crowd(scene: Scene, tile: dict[str, Any], ground_line: float) -> str:
    """The monks of a finished tile: beside what is built there, in a row before it if they are many."""
    monks = tile["monks"]
    if len(monks) <= len(BESIDE):
        size = 29 if len(monks) == 1 else 26
        spots = [(x + (90 - 62 - size if x > 0 else 0), ground_line - size + dy) for x, dy in BESIDE]
    else:
        size = 22
        step = (88 - size) / (len(monks) - 1)
        spots = [(1 + i * step, ground_line - size) for i in range(len(monks))]
    drawn = [figure(scene, m, x, y, size) for m, (x, y) in zip(monks, spots, strict=False)]
    return "".join(reversed(drawn))  # whoever is in front is drawn last


def boxes(scene: Scene, frame: Frame, tile: dict[str, Any], short: str) -> str:
    """Number boxes of a site; a monk who stands on one leaves its number in sight."""
    numbers, lines = tile["boxes"], len(name_lines(short, frame.letters))
    there = {m["box"]: m for m in tile["monks"] if m["box"]}
    scale = box_scale(len(numbers), frame.loud)
    found = []
    for i, number in enumerate(numbers):
        x, y = box_at(len(numbers), i, lines, frame.letters)
        if number not in there:
            found.append(number_box(x, y, number, scale))
            continue
        size, foot = (29, y + 8 * scale) if len(numbers) <= 3 else (25, y + 8 * scale + 1)
        monk = figure(scene, there[number], x - size / 2 - 1, foot - size, size)
        found.append(monk + chip(x + 8.5, foot - 5, number, min(scale, 1.3)))
    coming = [m for m in tile["monks"] if not m["box"]]
    return "".join(found) + "".join(figure(scene, m, 2, 2, 28) for m in coming)


def chip(x: float, y: float, number: int, loud: float) -> str:
    """The number under a monk's feet."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({loud:g})"><circle class="my-chip" r="6"/>'
        f"{line(0, 4.4, str(number), 'my-figure', 'middle')}</g>"
    )


# ---- choices at a site, drawn above everything so that a thumb finds them ---------------------------------

FORK = 44


def forks(scene: Scene, frame: Frame, tile: dict[str, Any]) -> str:
    """The boxes to choose from as buttons above the site, else what a click costs, and the button to change a box."""
    words = {number: box_word(scene, tile, number) for number in tile.get("boxes", ())}
    legal = [(number, word) for number, word in words.items() if word in scene.moves]
    shape = change_button(scene, tile) + badge(scene, tile_word(scene, tile), frame.loud)
    if legal:
        width = FORK * len(legal) + 8
        left = 45 - width / 2
        shape = f'<rect class="my-fork" x="{left:g}" y="-51" width="{width:g}" height="50" rx="9"/>'
        for n, (number, word) in enumerate(legal):
            shape += fork(scene, tile, number, word, left + 4 + FORK * (n + 0.5))
    return f'<g class="above" transform="{frame.at(tile["x"], tile["y"])}">{shape}</g>' if shape else ""


def fork(scene: Scene, tile: dict[str, Any], number: int, word: str, x: float) -> str:
    box = f'x="{x - 20:g}" y="-46" width="40" height="40" rx="6"'
    label = line(x, -18, str(number), "my-choice", "middle")
    shape = f'<rect class="halo my-pick" {box}/>{label}<rect class="hit" {box}/>'
    name = f"{scene.words.name(tile['tile'])} {number}"
    return scene.place(word, name, f"box-{tile['x']},{tile['y']}-{number}", shape)


def box_word(scene: Scene, tile: dict[str, Any], number: int) -> str:
    """The move that a box stands for: to step onto it, to leave it, or to change to it."""
    if scene.step == "box":
        return f"box:{number}" if any(not m["box"] for m in tile["monks"]) else ""
    here = scene.view["decision"]["prompt"].get("place") == tile["tile"] if scene.step else False
    if scene.step == "from" and here:
        return f"from:{number}" if any(m["box"] == number for m in own_monks(scene, tile)) else ""
    if scene.step == "change" and here:
        fitting = [word for word in scene.moves if word.endswith(f"-{number}")]
        return fitting[0] if len(fitting) == 1 and own_monks(scene, tile) else ""
    return ""


def change_button(scene: Scene, tile: dict[str, Any]) -> str:
    """Another box of the same site, without cost."""
    word = f"change:{tile['x']},{tile['y']}"
    if word not in scene.moves:
        return ""
    ring = 'cx="8" cy="8" r="20"'
    shape = f'<circle class="halo my-pick" {ring}/><path class="plus" d="M-2 4h17l-5-5M18 12H1l5 5"/>'
    shape += f'<circle class="hit" {ring}/>'
    return scene.place(word, scene.words.name(tile["tile"]), f"change-{tile['x']},{tile['y']}", shape)


def own_monks(scene: Scene, tile: dict[str, Any]) -> list[dict[str, Any]]:
    return [m for m in tile["monks"] if m["colour"] == scene.colour]


def alms(tile: dict[str, Any], loud: float, priced: bool) -> str:
    """Blessings that wait for the first monk: at the upper right, where neither boxes nor a price are."""
    number = line(4, 4.4, str(tile["blessings"]), "my-figure", "middle")
    if len(tile.get("boxes", ())) > 3:
        return f'<g transform="translate(79 11) scale({loud:g})"><circle class="my-alms" cx="4" r="7.5"/>{number}</g>'
    shape = '<rect class="my-alms" x="-19" y="-10" width="30" height="20" rx="10"/>'
    shape += icon("blessing", -18, -8.5, 16, "my-ic my-ic-blessing") + number
    return at_corner(60 if priced else 90, -9, loud, shape)
