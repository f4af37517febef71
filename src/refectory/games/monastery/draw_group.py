"""Groups of paths, fields and gardens, counted for the player."""

from __future__ import annotations

from typing import Any

from refectory.engine.art import escape

from .components import DX, DY, KINDS
from .draw_meadow import Frame
from .draw_scene import Scene, line


def group_sizes(scene: Scene, frame: Frame) -> list[str]:
    """How large every group of paths, fields or gardens is and may become, on the tile that was laid last."""
    parts, found = scene.parts, []
    for group in groups(scene):
        tile = scene.view["tiles"][max(group)]
        kind = KINDS.index(tile["tile"])
        limit = parts.limit[parts.sort[kind]]
        full = " my-full" if len(group) == limit else ""
        label = escape(scene.words("draw-group", size=len(group), limit=limit))
        shape = f'<rect class="my-size{full}" x="-14" y="-8" width="28" height="16" rx="8"/>'
        shape += line(0, 4.4, f"{len(group)}/{limit}", "my-figure", "middle")
        y = 46 if tile["finished"] else 15  # where neither worth nor boxes are
        size = f'<g transform="translate(24 {y}) scale({frame.loud:g})">{shape}</g>'
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
