"""A tile as a small plan in a box of 90: paths, gates and walls, a room, its value, boxes, icon and name."""

from __future__ import annotations

from typing import Any

from refectory.engine.art import icon, shield

from .components import COLOURS, HUES, KINDS, PASSAGE, PLAYERS, S_ANIMAL, S_FIELD, S_GARDEN, Parts
from .draw_house import HOUSES, frame, house
from .draw_scene import fitted, line, width_of

SIZE = 90
MIDDLE = SIZE / 2
WAY = 15
#: Where a short name may be broken with a hyphen.
BREAK = "|"
#: How wide a name may be on a tile, and by how much it may be squeezed before it is broken.
NAME_ROOM, SQUEEZE = 83, 0.78
#: Where its last line stands, and how large the figures of numbers are before they are enlarged.
NAME_FOOT, FIGURES = 85, 12.5

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


#: What the ground of a colour looks like: flagstones where monks study, beaten earth where they work.
FLAGS = (
    "M2 23h86M2 45h86M2 67h86M30 2v21M66 2v21M14 23v22M48 23v22M76 23v22M32 45v22M62 45v22M18 67v21M50 67v21M78 67v21"
)
EARTH = "M9 14l6 2M28 9l5 2M54 13l6-2M76 9l5 3M13 38l5-2M72 34l6 2M10 58l5 3M77 56l5-2M20 80l6-2M45 83l5 1M70 79l6 3"
FURROWS = "".join(f"M{x:g} 9c3 24-3 48 0 72" for x in (17, 26.3, 35.6, 45, 54.3, 63.6, 73))
SHOOTS = "".join(
    f"M{x} {y}q-3-2-3-5m3 5q3-2 3-5"
    for x, y in ((21, 24), (22, 66), (40, 38), (41, 70), (59, 22), (58, 60), (77, 41))
)


def ground(parts: Parts, kind: int, finished: bool) -> str:
    """The tile itself in its colour: grey for study, ochre for work, both for dual tiles, green for neither."""
    hue = HUES[parts.hue[kind]]
    body = f'<rect class="my-{hue if hue != "dual" else "grey"}" x="1.5" y="1.5" width="87" height="87" rx="5"/>'
    if hue == "dual":
        body += '<path class="my-brown" d="M88.5 1.5v82a5 5 0 0 1-5 5h-82z"/>'
    body += _soil(parts, kind, hue)
    if not finished:
        body += '<rect class="my-veil" x="2" y="2" width="86" height="86" rx="5"/>'
        return f'{body}<rect class="my-tile my-site" x="1.5" y="1.5" width="87" height="87" rx="5"/>'
    return f'{body}<rect class="my-tile" x="1.5" y="1.5" width="87" height="87" rx="5"/>'


def _soil(parts: Parts, kind: int, hue: str) -> str:
    """What the ground is made of."""
    sort = parts.sort[kind]
    if sort == S_FIELD:
        return f'<path class="my-furrow" d="{FURROWS}"/><path class="my-shoot" d="{SHOOTS}"/>'
    if sort == S_GARDEN:
        bed = '<rect class="my-bed" x="9" y="9" width="72" height="72" rx="4"/>'
        return f'{bed}<path class="my-hedge" d="M15 15h60v60H15z"/>'
    if hue == "grey":
        return f'<path class="my-flags" d="{FLAGS}"/>'
    return f'<path class="my-earth" d="{EARTH}"/>' if hue == "brown" else ""


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


def symbol(kind: int, x: float, y: float, size: float) -> str:
    name = ICONS.get(KINDS[kind], "")
    return icon(name, x, y, size, f"my-ic my-ic-{KINDS[kind]}") if name else ""


def inside(parts: Parts, kind: int, finished: bool) -> str:
    """What lies between the sides of a tile."""
    sort = parts.sort[kind]
    if sort == S_ANIMAL:
        return f'<circle class="my-pen" cx="45" cy="42" r="25"/>{symbol(kind, 28, 25, 34)}'
    if KINDS[kind] in HOUSES:
        return house(parts, kind) + symbol(kind, 31, 40, 28) if finished else frame(kind)
    return symbol(kind, 29, 29, 32) if finished and sort == S_GARDEN else ""


def value(circle: int, loud: float, inset: float = 9) -> str:
    """The worth of a tile, in its upper left corner."""
    at = 3 + inset * loud
    shape = f'<circle class="my-circle" r="8.5"/>{line(0, 4.4, str(circle), "my-figure", "middle")}'
    return f'<g transform="translate({at:.3g} {at:.3g}) scale({loud:.3g})">{shape}</g>'


def box_at(count: int, i: int, lines: int, size: float) -> tuple[float, float]:
    """The middle of the i-th of so many number boxes over a name of so many lines: up to three in a row."""
    half = 8 * box_scale(count, size / FIGURES)
    low = min(56.0, NAME_FOOT - size * (lines - 0.24) - half - 2)
    if count <= 3:
        return MIDDLE + (i - (count - 1) / 2) * 28, low
    top = count // 2
    row, in_row = (0, top) if i < top else (1, count - top)
    return MIDDLE + (i - row * top - (in_row - 1) / 2) * 28, low - min(2 * half + 1.5, low - half + 4) * (1 - row)


def box_scale(count: int, loud: float) -> float:
    """Boxes in two rows are not enlarged as much as others."""
    return loud if count <= 3 else min(loud, max(1.3, loud * 0.95))


def number_box(x: float, y: float, number: int, scale: float) -> str:
    return (
        f'<g transform="translate({x:.3g} {y:.3g}) scale({scale:.3g})"><rect class="my-box" x="-7.5" y="-8" '
        f'width="15" height="16" rx="2.5"/>{line(0, 4.5, str(number), "my-figure", "middle")}</g>'
    )


def nameplate(words: str, size: float) -> str:
    """The name at the foot of a tile, on two lines if it has syllables and would be too wide on one."""
    lines = name_lines(words, size)
    return "".join(
        fitted(MIDDLE, NAME_FOOT - size * (len(lines) - 1 - n), part, "my-name", NAME_ROOM, size)
        for n, part in enumerate(lines)
    )


def name_lines(words: str, size: float) -> list[str]:
    """A name may be broken where its catalogue has a bar or a space."""
    whole = words.replace(BREAK, "")
    if width_of(whole, size) * SQUEEZE <= NAME_ROOM:
        return [whole]
    breaks = [i for i, letter in enumerate(words) if letter in (BREAK, " ")]
    if not breaks:
        return [whole]
    middle = min(breaks, key=lambda i: abs(len(words) / 2 - i))
    head, tail = words[:middle].replace(BREAK, ""), words[middle + 1 :].replace(BREAK, "")
    return [f"{head}-" if words[middle] == BREAK else head, tail]


def lifted(short: str, size: float, picture: str) -> str:
    """What stands on a tile makes way for a name of two lines."""
    if not picture or len(name_lines(short, size)) < 2:
        return picture
    return f'<g transform="translate(6.7 {6.7 - size * 0.58:.3g}) scale(.85)">{picture}</g>'


def plan(parts: Parts, tile: dict[str, Any], short: str, size: float, loud: float) -> str:
    """A tile of the view without monks, boxes and states."""
    kind = KINDS.index(tile["tile"])
    finished = tile["finished"]
    body = ground(parts, kind, finished) + ways(tile["edges"])
    body += lifted(short, size, inside(parts, kind, finished))
    if finished and tile["circle"]:
        body += value(tile["circle"], loud)
    return body + owner(kind) + nameplate(short, size)


def owner(kind: int) -> str:
    """Whose secret passage it is."""
    return shield(COLOURS[kind - PASSAGE], 76, 15, 20) if PASSAGE <= kind < PASSAGE + PLAYERS else ""


def rotated(parts: Parts, kind: int, turn: int) -> str:
    """The sides of a kind after so many quarter turns, as a view names them."""
    return "".join(" .PG"[side] for side in parts.sides[kind * 4 + turn])
