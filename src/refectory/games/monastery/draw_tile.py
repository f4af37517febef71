"""A tile as a small plan in a box of 90: paths, gates and walls, a room, its value, boxes, icon and name."""

from __future__ import annotations

from typing import Any

from refectory.engine.art import escape, icon, shield

from .components import COLOURS, HUES, KINDS, PASSAGE, PLAYERS, S_ANIMAL, S_FIELD, S_GARDEN, S_PATH, Parts
from .draw_scene import fitted, line

SIZE = 90
MIDDLE = SIZE / 2
WAY = 15

#: What stands in the room of a finished tile; only the icon tiles have an effect.
ICONS = {
    "chapter_house": "column", "dormitory": "moon", "guest_house": "bprofane", "bursary": "taler",
    "calefactory": "brother", "locutory": "cloisterwalk", "cemetery": "rosary", "prison_cell": "prison",
    "chapel": "chapel", "library": "library", "abbots_house": "abbotshouse", "scriptum": "scriptum",
    "almonry": "almonry", "farm": "farm", "brewhouse": "brewhouse", "stables": "stables", "workshop": "workshop",
    "kitchen": "soup", "corn_mill": "ne", "bakehouse": "bread", "buttery": "barrel", "piggery": "herdsman",
    "smithy": "tool", "refectory": "chalice", "infirmary": "herbs", "garderober": "wkey", "beehive": "beehive",
    "carp_pond": "carp", "dovecote": "dovecote", "passage_red": "passage", "passage_blue": "passage",
    "passage_green": "passage", "passage_yellow": "passage", "garden": "garden",
}  # fmt: skip

#: The quarter turns that bring the north side to each direction.
TURNS = (0, 90, 180, 270)


def ground(parts: Parts, kind: int, finished: bool) -> str:
    """The tile itself in its colour: grey for study, ochre for work, both for dual tiles, green for neither."""
    hue = HUES[parts.hue[kind]]
    frame = "my-tile" if finished else "my-tile my-site"
    body = f'<rect class="my-{hue if hue != "dual" else "grey"}" x="1.5" y="1.5" width="87" height="87" rx="5"/>'
    if hue == "dual":
        body += '<path class="my-brown" d="M88.5 1.5v82a5 5 0 0 1-5 5h-82z"/>'
    if parts.sort[kind] == S_FIELD:
        furrows = "".join(f"M{x:g} 9c3 24-3 48 0 72" for x in (17, 26.3, 35.6, 45, 54.3, 63.6, 73))
        body += f'<path class="my-furrow" d="{furrows}"/>'
    if parts.sort[kind] == S_GARDEN:
        body += '<rect class="my-bed" x="9" y="9" width="72" height="72" rx="4"/>'
    veil = "" if finished else '<rect class="my-veil" x="2" y="2" width="86" height="86" rx="5"/>'
    return f'{body}{veil}<rect class="{frame}" x="1.5" y="1.5" width="87" height="87" rx="5"/>'


def ways(edges: str) -> str:
    """Road stubs for paths, posts for gates, plain wall for blanks; `edges` as the tile lies."""
    low, high = MIDDLE - WAY / 2, MIDDLE + WAY / 2
    path = (
        f'<rect class="my-way" x="{low}" y="1.5" width="{WAY}" height="{MIDDLE - 1.5}"/>'
        f'<path class="my-kerb" d="M{low} 1.5V{MIDDLE}M{high} 1.5V{MIDDLE}"/>'
    )
    gate = (
        f'<path class="my-post" d="M{low - 4.5} 1.5h5v7h-5zM{high - 0.5} 1.5h5v7h-5z"/>'
        f'<path class="my-hint" d="M{MIDDLE} 6v10"/>'
    )
    drawn = [
        f'<g transform="rotate({turn} {MIDDLE:g} {MIDDLE:g})">{path if edge == "P" else gate}</g>'
        for edge, turn in zip(edges, TURNS, strict=True)
        if edge in "PG"
    ]
    joint = f'<rect class="my-way" x="{low + 0.6}" y="{low + 0.6}" width="{WAY - 1.2}" height="{WAY - 1.2}"/>'
    return "".join(drawn) + (joint if "P" in edges else "")


def room(kind: int, edges: str) -> str:
    """The walls of a finished building with doors to its paths, and what it is for."""
    doors = {"P": "my-door"}
    cut = "".join(
        f'<path class="{doors[edge]}" d="M38.5 24h13" transform="rotate({turn} {MIDDLE:g} {MIDDLE:g})"/>'
        for edge, turn in zip(edges, TURNS, strict=True)
        if edge in doors
    )
    walls = '<rect class="my-room" x="24" y="24" width="42" height="42" rx="2.5"/>'
    return f"{walls}{cut}{symbol(kind, 30.5, 30.5, 29)}"


def symbol(kind: int, x: float, y: float, size: float) -> str:
    name = ICONS.get(KINDS[kind], "")
    return icon(name, x, y, size, f"my-ic my-ic-{KINDS[kind]}") if name else ""


def inside(parts: Parts, kind: int, edges: str, finished: bool) -> str:
    """What lies between the sides of a tile."""
    sort = parts.sort[kind]
    if sort == S_ANIMAL:
        return f'<circle class="my-pen" cx="45" cy="42" r="25"/>{symbol(kind, 28, 25, 34)}'
    if not finished or sort in (S_PATH, S_FIELD):
        return ""
    if sort == S_GARDEN:
        return symbol(kind, 31, 31, 28)
    return room(kind, edges)


def value(circle: int) -> str:
    return f'<circle class="my-circle" cx="14" cy="14" r="9.5"/>{line(14, 18.2, str(circle), "my-value", "middle")}'


def box_at(count: int, i: int) -> tuple[float, float]:
    """The middle of the i-th of so many number boxes: one row of up to three, else two rows."""
    if count <= 3:
        return MIDDLE + (i - (count - 1) / 2) * 22, 42.0
    top = (count + 1) // 2
    row = i // top
    in_row = top if row == 0 else count - top
    return MIDDLE + (i % top - (in_row - 1) / 2) * 23, 32.0 + 22 * row


def number_box(x: float, y: float, number: int) -> str:
    return (
        f'<rect class="my-box" x="{x - 9:g}" y="{y - 9:g}" width="18" height="18" rx="3"/>'
        f"{line(x, y + 4.5, str(number), 'my-boxno', 'middle')}"
    )


def nameplate(words: str, size: float) -> str:
    return fitted(MIDDLE, 84.5, escape(words), "my-name", 84, size)


def plan(parts: Parts, tile: dict[str, Any], short: str, size: float) -> str:
    """A tile of the view without monks, boxes and states."""
    kind = KINDS.index(tile["tile"])
    finished = tile["finished"]
    body = ground(parts, kind, finished) + ways(tile["edges"]) + inside(parts, kind, tile["edges"], finished)
    if finished and tile["circle"]:
        body += value(tile["circle"])
    return body + owner(kind) + nameplate(short, size)


def owner(kind: int) -> str:
    """Whose secret passage it is."""
    return shield(COLOURS[kind - PASSAGE], 14, 60, 20) if PASSAGE <= kind < PASSAGE + PLAYERS else ""


def rotated(parts: Parts, kind: int, turn: int) -> str:
    """The sides of a kind after so many quarter turns, as a view names them."""
    return "".join(" .PG"[side] for side in parts.sides[kind * 4 + turn])
