"""What the Abbey and every tile have in common: a name for ears, monks, and what a click would cost or bring."""

from __future__ import annotations

from typing import Any

from .components import KINDS
from .draw_scene import Scene, line, monk


def picked(scene: Scene, x: int, y: int) -> bool:
    """Whether the open decision is about this tile."""
    here = scene.view["picked"]
    return bool(here) and (here["x"], here["y"]) == (x, y)


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


def badge(scene: Scene, word: str, loud: float) -> str:
    """What a click costs or brings, else a plus."""
    if word not in scene.moves:
        return ""
    brings = scene.view["brings"].get(word, {})
    shape = '<circle class="my-price" r="11.5"/>'
    if "cost" in brings:
        shape += line(0, 4.4, f"−{brings['cost']}", "my-figure", "middle")
    elif "points" in brings:
        shape += line(0, 4.4, f"+{brings['points']}", "my-figure", "middle")
    else:
        shape += '<path class="my-more" d="M-5.500 0h11M0-5.500v11"/>'
    return at_corner(98, -8, loud, shape)


def at_corner(x: float, y: float, loud: float, shape: str) -> str:
    """Something around 0, 0 that grows inwards from the upper right corner of a tile."""
    return f'<g transform="translate({x - 11 * loud:.3g} {y + 11 * loud:.3g}) scale({loud:g})">{shape}</g>'


def figure(scene: Scene, m: dict[str, Any], x: float, y: float, size: float) -> str:
    """A monk of the view, ringed if he is the one to be moved."""
    half = size / 2
    ring = f'<circle class="ring-sel" cx="{x + half:g}" cy="{y + half:g}" r="{half + 2:g}"/>'
    drawn = monk(m["colour"], x, y, size, m["praying"], f"monk-{m['colour']}-{m['no']}")
    return f"{ring}{drawn}" if (m["colour"], m["no"]) == scene.chosen else drawn
