"""A view as SVG panels and as plain text."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from refectory.engine.art import Panel
from refectory.engine.game import View, Words

from .components import Parts
from .draw_grid import grid_panel, occupied
from .draw_own import best_total, hand_panel
from .draw_scene import Scene
from .draw_side import hours_panel, open_hand, prayer_panel, seating, strips_panel

#: A stylesheet can't count: the drawing says by classes how many columns and rows of cells it shows.
COUNTS = "".join(
    f"#panel-grid:has(.my-{letter}{n}) {{ --{name}: {n}; }}\n"
    for letter, name in (("c", "columns"), ("r", "rows"))
    for n in range(7, 40)
)
STYLE = files(__package__).joinpath("draw.css").read_text(encoding="utf-8") + COUNTS


def panels(parts: Parts, view: View, words: Words) -> list[Panel]:
    """The monastery first, then what belongs to the viewer, what is common to all, and the rivals."""
    scene = Scene(parts, view, words)
    found = [grid_panel(scene)]
    if not scene.ready:
        return found
    if scene.own is not None:
        found.append(hand_panel(scene, scene.own))
    found += [prayer_panel(scene), strips_panel(scene), hours_panel(scene)]
    rivals = [seat for seat in seating(scene) if seat != scene.own and view["players"][seat]["hand"]]
    return found + [open_hand(scene, seat) for seat in rivals]


# ---- as text -----------------------------------------------------------------------------------------


def text(parts: Parts, view: View, words: Words) -> str:
    """The table in lines of text: the hour, the plan with a legend, the prayer board, the players."""
    scene = Scene(parts, view, words)
    if not scene.ready:
        chosen = [player["colour"] for player in view["players"] if player["colour"]]
        return words("draw-text-colours", colours=chosen or ["–"])
    blocks = [
        [words("draw-text-hour", day=view["day"], hour=view["hour"], bag=view["bag"], supply=view["supply"])],
        _plan(scene),
        _legend(scene),
        _board(scene),
        [line for seat in seating(scene) for line in _player(scene, seat)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks)


def _plan(scene: Scene) -> list[str]:
    """Numbers of the legend where tiles lie; brackets around sites."""
    taken = occupied(scene)
    there = {(tile["x"], tile["y"]): i for i, tile in enumerate(scene.view["tiles"])}
    xs, ys = [x for x, _ in taken], [y for _, y in taken]
    head = "     " + "".join(f"{x:>5}" for x in range(min(xs), max(xs) + 1))
    lines = [head]
    for y in range(min(ys), max(ys) + 1):
        row = "".join(f"{_mark(scene, there, x, y):>5}" for x in range(min(xs), max(xs) + 1))
        lines.append(f"{y:>4} {row}")
    return lines


def _mark(scene: Scene, there: dict[tuple[int, int], int], x: int, y: int) -> str:
    if 0 <= x <= 2 and 0 <= y <= 1:
        return "##"
    if (x, y) not in there:
        return "."
    number = there[x, y]
    return str(number) if scene.view["tiles"][number]["finished"] else f"[{number}]"


def _legend(scene: Scene) -> list[str]:
    return [f"{_number(i):>4} {_tile_line(scene, tile)}" for i, tile in enumerate(scene.view["tiles"])]


def _number(i: int) -> str:
    return str(i) if i else "##"


def _tile_line(scene: Scene, tile: dict[str, Any]) -> str:
    """Name, sides, value or boxes, and the monks: capitals upright, in brackets praying."""
    words = scene.words
    if tile["finished"]:
        monks = [f"({words.name(m['colour'])})" if m["praying"] else words.name(m["colour"]) for m in tile["monks"]]
        state = f"{tile['circle']}" if tile["circle"] else ""
    else:
        on = {m["box"]: words.name(m["colour"]) for m in tile["monks"]}
        monks = []
        state = "[" + " ".join(f"{box}:{on[box]}" if box in on else str(box) for box in tile["boxes"]) + "]"
    alms = f"+{tile['blessings']}" if tile["blessings"] else ""
    sides = "" if tile["tile"] == "abbey" else tile["edges"]
    return " ".join(part for part in (words.name(tile["tile"]), sides, state, ", ".join(monks), alms) if part)


def _board(scene: Scene) -> list[str]:
    top, bottom = scene.parts.cost
    lines = ["       " + "".join(f"{cost:>3}" for cost in top[:13])]
    for row in scene.view["board"]:
        marks = [{"monk": "+", None: "·"}.get(s["piece"], s["piece"]) for s in row["spaces"]]
        lines.append(f"{scene.words.name(row['colour']):<7}" + "".join(f"{mark:>3}" for mark in marks))
    return [*lines, "       " + "".join(f"{cost:>3}" for cost in bottom[:13])]


def _player(scene: Scene, seat: int) -> list[str]:
    player = scene.view["players"][seat]
    letters = "".join(
        {"large": row["letter"], "small": row["letter"].lower(), None: "_"}[row["size"]] for row in player["strip"]
    )
    blessings = "?" if player["blessings"] is None else str(player["blessings"])
    words = scene.words
    lines = [
        words(
            "draw-text-player", seat=seat, colour=player["colour"], letters=letters, tiles=player["tiles"],
            blessings=blessings, upright=player["upright"], praying=player["praying"],
            points=best_total(scene.view["forecast"][seat]),
        )
    ]  # fmt: skip
    if player["hand"]:
        lines.append("  " + words("draw-text-hand", tiles=player["hand"]))
    return lines
