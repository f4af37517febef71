"""The growing monastery, always fitted to its panel: the smallest box that holds all tiles, with one ring around."""

from __future__ import annotations

from math import ceil, floor
from typing import Any

from refectory.engine.art import Panel, escape, icon, shield

from .components import COLOURS, DX, DY, KINDS, PATH, XY
from .draw_scene import Scene, line, monk
from .draw_tile import MIDDLE, SIZE, box_at, ground, lifted, nameplate, number_box, plan, rotated, ways

MARGIN = 8
#: The smallest meadow, in cells: an opening is not to look lost, nor its tiles larger than a hand.
FEWEST_COLUMNS, FEWEST_ROWS = 9, 7
#: The shapes of the places in which a page may show the meadow.
BROADEST, SLIMMEST = 1.6, 0.9
#: The room a large desk has for the meadow, in pixels, and how large letters on it should be.
ROOM_WIDTH, ROOM_HEIGHT, LETTERS = 840, 700, 12.2

#: The step's kind of word for a tile of the monastery.
WORDS = {"act": "move", "to": "to", "enc_tile": "at", "pray": "at", "brew": "at", "score": "use"}

Cell = tuple[int, int]


class Frame:
    """The piece of meadow in view. Cells have fixed places on it: only the frame moves when the monastery grows."""

    def __init__(self, cells: set[Cell]) -> None:
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        self.columns = max(FEWEST_COLUMNS, max(xs) - min(xs) + 3)
        self.rows = max(FEWEST_ROWS, max(ys) - min(ys) + 3)
        self.left = (min(xs) + max(xs) + 1 - self.columns) / 2
        self.top = (min(ys) + max(ys) + 1 - self.rows) / 2
        self.width = self.columns * SIZE + 2 * MARGIN
        self.height = self.rows * SIZE + 2 * MARGIN
        scale = min(ROOM_WIDTH / self.width, ROOM_HEIGHT / self.height)
        #: The size of names and by how much numbers are enlarged, so that both stay legible on small tiles.
        self.letters = round(min(20.0, max(11.0, LETTERS / scale)), 1)
        self.loud = round(min(1.45, max(1.0, self.letters / 12.5)), 2)

    def placed(self, body: str) -> str:
        """The drawing of all cells, moved into the frame."""
        x, y = MARGIN - self.left * SIZE, MARGIN - self.top * SIZE
        return f'<g transform="translate({x:g} {y:g})">{body}</g>'

    def at(self, x: int, y: int) -> str:
        """The transform that puts a drawing of 90 by 90 onto a cell."""
        return f"translate({x * SIZE} {y * SIZE})"

    def land(self) -> tuple[int, int, int, int]:
        """The cells of the country around, left, top, right and bottom: a page may have more room than the frame."""
        wide = max(0, ceil((self.rows * BROADEST - self.columns) / 2))
        high = max(0, ceil((self.columns / SLIMMEST - self.rows) / 2))
        left, top = floor(self.left) - wide, floor(self.top) - high
        return left, top, ceil(self.left + self.columns) + wide, ceil(self.top + self.rows) + high


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
        size = "my-far" if frame.columns > FEWEST_COLUMNS else "my-near"
        tiles = [*cells(scene, frame, taken), abbey(scene, frame)]
        tiles += [tile_group(scene, frame, tile) for tile in scene.view["tiles"][1:]]
        tiles += [*group_sizes(scene, frame), ghost(scene, frame)]
        body.append(f'<g class="{size}">{frame.placed("".join(tiles))}</g>')
    title = scene.words("draw-grid")
    return Panel("grid", "board", title, frame.width, frame.height, "".join(body), description(scene))


def description(scene: Scene) -> str:
    tiles = scene.view["tiles"][1:]
    sites = sum(not tile["finished"] for tile in tiles)
    return scene.words("draw-grid-desc", tiles=len(tiles), sites=sites)


#: A tree by its crown, a bush, a tuft and a flower, each from the middle of its foot.
CROWN = "m-15-24a11 11 0 0 1 8-17 11 11 0 0 1 17 3 10 10 0 0 1 3 18 10 10 0 0 1-17 5 9 9 0 0 1-11-9z"
BUSH = "m-11-1a6 6 0 0 1 3-10 8 8 0 0 1 14 1 6 6 0 0 1 4 9z"
TUFT = "c1-3 1-3 0-7m2 7c0-3 2-5 3-6m-8 6c0-2-1-3-2-4"
FLOWER = "m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0"


def meadow(frame: Frame, taken: set[Cell]) -> str:
    """Trees, bushes, grass and flowers where nothing is built. Each cell has its own, the same every time."""
    trunks, crowns, bushes, tufts, flowers = [], [], [], [], []
    first, top, last, bottom = frame.land()
    for x, y in [(x, y) for y in range(top, bottom) for x in range(first, last) if (x, y) not in taken]:
        lot = (x * 7919 + y * 104729 + x * y * 31) % 997
        for n in range(2):
            tufts.append(
                f"M{x * SIZE + 12 + (lot * 13 + n * 31) % 68} {y * SIZE + 16 + (lot * 7 + n * 37) % 66}{TUFT}"
            )
        at = f"M{x * SIZE + 22 + lot % 43} {y * SIZE + 36 + lot % 41}"
        if lot % 5 == 0:
            trunks.append(f"{at}v-18")
            crowns.append(f"{at}{CROWN}")
        elif lot % 4 == 1:
            bushes.append(f"{at}{BUSH}")
        elif lot % 6 == 2:
            flowers.append(f"{at}{FLOWER}m7 6{FLOWER}m-12 3{FLOWER}")
    grass = f'<rect class="my-grass" x="{first * SIZE}" y="{top * SIZE}" width="{(last - first) * SIZE}"'
    grass += f' height="{(bottom - top) * SIZE}"/>'
    kinds = {"tuft": tufts, "flower": flowers, "bush": bushes, "trunk": trunks, "crown": crowns}
    growth = [f'<path class="my-{name}" d="{"".join(found)}"/>' for name, found in kinds.items() if found]
    return "".join([grass, *growth])


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
    short = scene.words(f"short-{tile['tile']}")
    body = plan(scene.parts, tile, short, frame.letters, frame.loud)
    body += crowd(scene, tile) if tile["finished"] else boxes(scene, frame, tile, short)
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


def boxes(scene: Scene, frame: Frame, tile: dict[str, Any], short: str) -> str:
    """Number boxes of a site; a monk who stands on one leaves its number in sight."""
    numbers = tile["boxes"]
    there = {m["box"]: m for m in tile["monks"] if m["box"]}
    coming = [m for m in tile["monks"] if not m["box"]]
    found = []
    loud = frame.loud if len(numbers) <= 3 else min(frame.loud, 1.2)
    for i, number in enumerate(numbers):
        x, y = box_at(len(numbers), i, loud)
        shape = number_box(x, y, number, loud)
        if number in there:
            shape += figure(scene, there[number], x - 14, y - 18, 28)
            shape += chip(x + 9, y + 8, number, loud)
        found.append(box_target(scene, tile, number, x, y, shape, bool(coming)))
    drawn = lifted(short, frame.letters, "".join(found))
    return drawn + "".join(figure(scene, m, 3, 3, 24) for m in coming)


def chip(x: float, y: float, number: int, loud: float) -> str:
    """The number under a monk's feet."""
    return (
        f'<g transform="translate({x:g} {y:g}) scale({loud:g})"><circle class="my-chip" r="6.6"/>'
        f"{line(0, 3.8, str(number), 'my-chipno', 'middle')}</g>"
    )


# ---- groups ------------------------------------------------------------------------------------------


def group_sizes(scene: Scene, frame: Frame) -> list[str]:
    """How large every group of paths, fields or gardens is and may become, on the tile that was laid last."""
    parts, found = scene.parts, []
    for group in groups(scene):
        tile = scene.view["tiles"][max(group)]
        kind = KINDS.index(tile["tile"])
        limit = parts.limit[parts.sort[kind]]
        full = " my-full" if len(group) == limit else ""
        label = escape(scene.words("draw-group", size=len(group), limit=limit))
        shape = f'<rect class="my-size{full}" x="-14" y="-9" width="28" height="18" rx="9"/>'
        shape += line(0, 4.2, f"{len(group)}/{limit}", "my-sizeno", "middle")
        size = f'<g transform="translate(19 62) scale({min(frame.loud, 1.2):g})">{shape}</g>'
        spot = f'<g id="group-{max(group)}" role="img" aria-label="{label}">{size}</g>'
        found.append(f'<g transform="{frame.at(tile["x"], tile["y"])}">{spot}</g>')
    return found


def groups(scene: Scene) -> list[set[int]]:
    """Chains of tiles of one sort, by their numbers (MY-106); single tiles are not listed."""
    parts, tiles = scene.parts, scene.view["tiles"]
    sort = {i: parts.sort[KINDS.index(tile["tile"])] for i, tile in enumerate(tiles)}
    there = {(tile["x"], tile["y"]): i for i, tile in enumerate(tiles) if i and parts.limit[sort[i]]}
    left, found = set(there.values()), []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            i = edge.pop()
            group.add(i)
            x, y = tiles[i]["x"], tiles[i]["y"]
            for d in range(4):
                other = there.get((x + DX[d], y + DY[d]))
                if other in left and sort[other] == sort[i] and joined(tiles[i], tiles[other], d):
                    left.remove(other)
                    edge.append(other)
        if len(group) > 1:
            found.append(group)
    return sorted(found, key=max)


def joined(tile: dict[str, Any], other: dict[str, Any], d: int) -> bool:
    return bool(tile["edges"][d] != "." and other["edges"][(d + 2) % 4] != ".")


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
        f"{line(80, 57, scene.say('name-abbey'), 'my-abbey', 'middle')}"
        '<rect class="my-bed" x="34" y="80" width="202" height="72" rx="3"/>'
        f'<path class="my-arcade" d="{ARCADE}"/><path class="my-garth" d="{GARTH}"/>'
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
