"""What belongs to the viewer: movement, blessings, testament, the tiles behind the screen, the own scoring so far."""

from __future__ import annotations

from math import ceil
from typing import Any

from refectory.engine.art import Panel, escape, icon, shield

from .components import HUES, KINDS
from .draw_scene import Scene, line, shortened
from .draw_tile import SIZE, box_at, ground, inside, nameplate, number_box, owner, rotated, value, ways

WIDTH = 1000
LEFT, RIGHT, GAP = 212, 236, 18
ROOM = WIDTH - LEFT - RIGHT - 32


def hand_panel(scene: Scene, seat: int) -> Panel:
    """The viewer's own panel."""
    player = scene.view["players"][seat]
    shown = [(f"turn:{t}", turned(scene, t)) for t in range(4) if f"turn:{t}" in scene.moves]
    tiles = shown or [tile_word(scene, kind) for kind in player["hand"] or []]
    rows = 1 if len(tiles) <= 6 else 2
    per_row = ceil(len(tiles) / rows) or 1
    size = min(104.0, (ROOM - GAP * (per_row - 1)) / per_row)
    height = max(176, round(58 + rows * (size + GAP)))
    colour = player["colour"]
    body = [
        f'<g class="s-{colour}"><rect class="my-screen" x="{LEFT}" y="1" width="{WIDTH - LEFT - RIGHT}"'
        f' height="{height - 2}"/></g>',
        account(scene, seat, player),
        line(LEFT + 14, 26, scene.say("draw-turns" if shown else "draw-hand"), "my-head2"),
    ]
    for i, (word, kind_and_turn) in enumerate(tiles):
        x = LEFT + 16 + i % per_row * (size + GAP)
        y = 42 + i // per_row * (size + GAP)
        drawn = hand_tile(scene, word, kind_and_turn, i)
        body.append(f'<g transform="translate({x:.1f} {y:.1f}) scale({size / SIZE:.4f})">{drawn}</g>')
    if not tiles:
        body.append(line(LEFT + 14, 60, scene.say("draw-hand-empty"), "my-soft"))
    body.append(outlook(scene, seat, height))
    desc = scene.words("draw-hand-desc", tiles=player["hand"] or [], count=player["tiles"])
    return Panel("hand", "own", scene.words("draw-own"), WIDTH, height, "".join(body), desc)


def turned(scene: Scene, turn: int) -> tuple[int, int]:
    return KINDS.index(scene.view["carried"]["tile"]), turn


def tile_word(scene: Scene, tile: str) -> tuple[str, tuple[int, int]]:
    """The move that a tile behind the screen stands for in the open decision."""
    prefix = {"return": "return", "keep": "return"}.get(scene.step, "lay")
    return f"{prefix}:{tile}", (KINDS.index(tile), 0)


def hand_tile(scene: Scene, word: str, kind_and_turn: tuple[int, int], i: int) -> str:
    kind, turn = kind_and_turn
    parts, name = scene.parts, KINDS[kind]
    edges = rotated(parts, kind, turn)
    body = ground(parts, kind, not parts.boxes[kind]) + ways(edges)
    body += inside(parts, kind, edges, not parts.boxes[kind])
    numbers = parts.boxes[kind]
    body += "".join(number_box(*box_at(len(numbers), k), number) for k, number in enumerate(numbers))
    if parts.circle[kind]:
        body += value(parts.circle[kind])
    body += owner(kind) + nameplate(scene.words(f"short-{name}"), 11.5)
    if word in scene.moves:
        body = (
            f'<rect class="halo my-halo" x="-4" y="-4" width="98" height="98" rx="9"/>{body}'
            '<rect class="hit" width="90" height="90" rx="6"/>'
        )
    spoken = scene.words("draw-tile", tile=name, hue=f"hue_{HUES[parts.hue[kind]]}", circle=parts.circle[kind])
    element = f"turn-{turn}" if word.startswith("turn") else f"hand-{i}-{name}"
    if scene.step in ("act", "stable", "return", "keep", "turn"):
        return scene.place(word, spoken, element, body)
    return scene.still(spoken, element, body)


# ---- at the left -------------------------------------------------------------------------------------


def account(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Name, movement points, blessings, monks and the testament so far."""
    name = escape(shortened(scene.name(seat), 18))
    rows = [shield(player["colour"], 22, 24, 26), line(42, 30, name, "my-own")]
    walk = scene.view["walk"]
    y = 56
    if walk and walk["seat"] == seat:
        rows.append(line(10, y, scene.say("draw-walk"), "my-text"))
        rows.append(
            line(LEFT - 14, y, scene.say("draw-walk-of", left=walk["left"], of=walk["of"]), "my-strong", "end")
        )
        rows.append(pips(player["colour"], walk["left"], walk["of"], y + 8))
        y += 36
    scoring = scene.view["scoring"]
    if scoring and scoring["seat"] == seat:
        rows.append(line(10, y, scene.say("draw-points"), "my-text"))
        rows.append(line(LEFT - 14, y, str(scoring["points"]), "my-strong", "end"))
        y += 22
        rows.append(line(10, y, scene.say("draw-spend"), "my-text"))
        rows.append(line(LEFT - 14, y, str(scoring["spend"]), "my-strong", "end"))
        y += 24
    rows.append(icon("blessing", 10, y - 14, 18, "my-ic my-ic-blessing"))
    rows.append(line(32, y, scene.say("draw-blessings", count=player["blessings"]), "my-text"))
    y += 24
    rows.append(icon("monk", 10, y - 14, 18, "my-ic"))
    rows.append(line(32, y, scene.say("draw-monks", upright=player["upright"], praying=player["praying"]), "my-text"))
    y += 26
    legacy = player["testament"]
    rows.append(line(10, y, scene.say("draw-testament"), "my-text"))
    total = f"{legacy['letters']} + {legacy['blessings']} − {-legacy['tiles']} = {legacy['total']}"
    rows.append(line(LEFT - 14, y, total, "my-strong", "end"))
    return "".join(rows)


def pips(colour: str, left: int, of: int, y: float) -> str:
    """Movement points as a row of beads."""
    width = min(26.0, (LEFT - 24) / max(of, 1))
    beads = "".join(
        f'<rect class="my-pip{"" if i < left else " my-spent"}" x="{10 + i * width:.1f}" y="{y:g}"'
        f' width="{width - 4:.1f}" height="9" rx="4.5"/>'
        for i in range(of)
    )
    return f'<g class="s-{colour}">{beads}</g>'


# ---- at the right ------------------------------------------------------------------------------------


def outlook(scene: Scene, seat: int, height: int) -> str:
    """What the own scoring would bring as the table stands."""
    left = WIDTH - RIGHT + 14
    rows = scene.view["forecast"][seat]
    body = [line(left, 26, scene.say("draw-forecast"), "my-head2")]
    if not rows:
        view = scene.view
        later = view["phase"] == "lay" or (view["phase"] == "score" and seat in view["due"])
        note = "draw-forecast-empty" if later else "draw-forecast-none"
        return "".join([*body, line(left, 52, scene.say(note), "my-soft")])
    shown = rows[: max(1, (height - 66) // 20)]
    for i, row in enumerate(shown):
        y = 50 + i * 20
        source = scene.say(f"draw-source-{row['source']}")
        place = scene.say(f"short-{row['place']}")
        body.append(line(left, y, f"{source}: {place}", "my-text"))
        body.append(line(WIDTH - 10, y, str(row["points"]), "my-strong", "end"))
    y = 50 + len(shown) * 20 + 6
    body.append(f'<path class="my-rule" d="M{left} {y - 17}H{WIDTH - 10}"/>')
    body.append(line(left, y, scene.say("draw-best"), "my-text"))
    body.append(line(WIDTH - 10, y, str(best_total(rows)), "my-strong", "end"))
    return "".join(body)


def best_total(rows: list[dict[str, Any]]) -> int:
    """Building and strain, with the prayer that helps most; a monk gains in one way only (MY-502)."""
    toil = {(row["x"], row["y"]): row["points"] for row in rows if row["source"] == "strain"}
    base = sum(row["points"] for row in rows if row["source"] != "pray")
    gains = [row["points"] - toil.get((row["x"], row["y"]), 0) for row in rows if row["source"] == "pray"]
    return int(base + max([0, *gains]))
