"""What belongs to the viewer: movement, the tiles behind the screen, blessings, testament, the own scoring so far."""

from __future__ import annotations

from math import ceil
from typing import Any

from refectory.engine.art import Panel, Tab, escape, icon

from .components import HUES, KINDS
from .draw_scene import Scene, line
from .draw_tile import (
    FIGURES,
    SIZE,
    box_at,
    box_scale,
    ground,
    inside,
    lifted,
    name_lines,
    nameplate,
    number_box,
    owner,
    rotated,
    value,
    ways,
)

WIDTH = 300
TOP, GAP, EDGE = 34, 8, 9
#: Rows of the outlook that are always there, so that nothing below it jumps.
FEWEST, MOST, STEP = 2, 5, 19


def hand_panel(scene: Scene, seat: int) -> Panel:
    """The viewer's own panel."""
    player = scene.view["players"][seat]
    shown = [(f"turn:{t}", turned(scene, t)) for t in range(4) if f"turn:{t}" in scene.moves]
    tiles = shown or [tile_word(scene, kind) for kind in player["hand"] or []]
    per_row = 3 if len(tiles) <= 3 else 4 if len(tiles) <= 8 else 5
    size = (WIDTH - 2 * EDGE - GAP * (per_row - 1)) / per_row
    screen = max(1, ceil(len(tiles) / per_row)) * (size + GAP) + GAP
    body = [budget(scene, seat, player), curtain(player["colour"], screen)]
    for i, (word, kind_and_turn) in enumerate(tiles):
        x, y = EDGE + i % per_row * (size + GAP), TOP + GAP + i // per_row * (size + GAP)
        element = f"turn-{kind_and_turn[1]}" if shown else f"hand-{i}-{KINDS[kind_and_turn[0]]}"
        drawn = hand_tile(scene, word, kind_and_turn, element, max(16, 12.4 * SIZE / size))
        body.append(f'<g transform="translate({x:.1f} {y:.1f}) scale({size / SIZE:.4f})">{drawn}</g>')
    if not tiles:
        body.append(line(WIDTH / 2, TOP + screen / 2 + 5, scene.say("draw-hand-empty"), "my-text", "middle"))
    y = TOP + screen + 8
    body.append(errands(scene, y))
    y += 34 if scene.step == "act" else 0
    body.append(account(scene, player, y + 16))
    rows, height = ("", y + 24) if scene.view["over"] else outlook(scene, seat, y + 46)
    title = scene.words("draw-turns" if shown else "draw-hand")
    desc = scene.words("draw-hand-desc", tiles=player["hand"] or [], count=player["tiles"])
    tab = Tab("hand", scene.words("draw-tab-hand"), "tiles")
    return Panel("hand", "own", title, WIDTH, round(height), "".join([*body, rows]), desc, tab=tab)


def curtain(colour: str, height: float) -> str:
    """The striped screen that hides the hand from everybody else."""
    stripes = "".join(f"M{x} {TOP}v{height:.0f}" for x in range(8, WIDTH, 16))
    return (
        f'<g class="s-{colour}"><rect class="my-screen" x="0.5" y="{TOP}" width="{WIDTH - 1}" height="{height:.0f}" '
        'rx="6"/>'
        f'<path class="my-stripe" d="{stripes}"/></g>'
    )


def turned(scene: Scene, turn: int) -> tuple[int, int]:
    return KINDS.index(scene.view["carried"]["tile"]), turn


def tile_word(scene: Scene, tile: str) -> tuple[str, tuple[int, int]]:
    """The move that a tile behind the screen stands for in the open decision."""
    prefix = {"return": "return", "keep": "return"}.get(scene.step, "lay")
    return f"{prefix}:{tile}", (KINDS.index(tile), 0)


def hand_tile(scene: Scene, word: str, kind_and_turn: tuple[int, int], element: str, letters: float) -> str:
    kind, turn = kind_and_turn
    parts, name = scene.parts, KINDS[kind]
    edges, short = rotated(parts, kind, turn), scene.words(f"short-{name}")
    numbers, lines, loud = parts.boxes[kind], len(name_lines(short, letters)), letters / FIGURES
    scale = box_scale(len(numbers), loud)
    body = ground(parts, kind, not numbers) + ways(edges)
    body += lifted(short, letters, inside(parts, kind, not numbers))
    body += "".join(
        number_box(*box_at(len(numbers), k, lines, letters), number, scale) for k, number in enumerate(numbers)
    )
    if parts.circle[kind]:
        body += value(parts.circle[kind], loud, 1)
    body += owner(kind) + nameplate(short, letters)
    if word in scene.moves:
        body = (
            f'<rect class="halo my-halo" x="-4" y="-4" width="98" height="98" rx="9"/>{body}'
            '<rect class="hit" width="90" height="90" rx="6"/>'
        )
    spoken = scene.words("draw-tile", tile=name, hue=f"hue_{HUES[parts.hue[kind]]}", circle=parts.circle[kind])
    if word and scene.step in ("act", "stable", "return", "keep", "turn"):
        return scene.place(word, spoken, element, body)
    return scene.still(spoken, element, body)


# ---- above and below the tiles -------------------------------------------------------------------------


def budget(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """What can be spent now: movement points as beads, or the points and blessings of a scoring."""
    walk, scoring = scene.view["walk"], scene.view["scoring"]
    if walk and walk["seat"] == seat:
        left = scene.say("draw-walk-of", left=walk["left"], of=walk["of"])
        beads = pips(player["colour"], walk["left"], walk["of"])
        return (
            f"{line(2, 20, scene.say('draw-walk'), 'my-text')}{beads}{line(WIDTH - 2, 20, left, 'my-strong', 'end')}"
        )
    if scoring and scoring["seat"] == seat:
        points = scene.say("draw-purse", points=scoring["points"], blessings=scoring["spend"])
        return line(2, 20, scene.say("draw-spend"), "my-text") + line(WIDTH - 2, 20, points, "my-strong", "end")
    upright, praying = player["upright"], player["praying"]
    return line(2, 20, scene.say("draw-monks", upright=upright, praying=praying), "my-text")


def pips(colour: str, left: int, of: int) -> str:
    """Movement points as a row of beads."""
    step = min(17.0, 140 / max(of, 1))
    radius = f'cy="15.5" r="{step / 2 - 1.5:.1f}"'
    beads = "".join(
        f'<circle class="my-pip{"" if i < left else " my-spent"}" cx="{82 + i * step:.1f}" {radius}/>'
        for i in range(of)
    )
    return f'<g class="s-{colour}">{beads}</g>'


def errands(scene: Scene, y: float) -> str:
    """What else can be done with tiles and blessings in a step: one's own small buttons."""
    if scene.step != "act":
        return ""
    drawn, width = [], WIDTH / 2 - 4
    for n, (word, glyph) in enumerate((("exchange", "tiles"), ("encourage", "blessing"))):
        x, legal = n * (WIDTH - width), word in scene.moves
        box = f'x="{x + 2:g}" y="{y + 2:g}" width="{width - 4:g}" height="24" rx="6"'
        shape = f'<rect class="{"halo" if legal else "my-errand"}" {box}/><rect class="my-errand" {box}/>'
        shape += icon(glyph, x + 8, y + 4.5, 19, f"my-ic my-ic-{glyph}")
        shape += line(x + 32, y + 18.5, scene.say(f"draw-{word}"), "my-text" if legal else "my-text my-dim")
        shape += f'<rect class="hit" {box}/>'
        drawn.append(scene.place(word, scene.words(f"draw-{word}"), f"errand-{word}", shape))
    return "".join(drawn)


def account(scene: Scene, player: dict[str, Any], y: float) -> str:
    """Blessings and monks, and what the testament would be worth."""
    legacy = player["testament"]
    total = scene.say(
        "draw-legacy", letters=legacy["letters"], blessings=legacy["blessings"], tiles=-legacy["tiles"],
        total=str(legacy["total"]).replace("-", "−"),
    )  # fmt: skip
    held = (("blessing", player["blessings"]), ("monk", player["upright"]), ("monkpray", player["praying"]))
    drawn = "".join(
        icon(name, 2 + 44 * n, y - 16, 20, f"my-ic my-ic-{name}") + line(25 + 44 * n, y, str(number), "my-strong")
        for n, (name, number) in enumerate(held)
    )
    names = [
        scene.words("draw-blessings", count=player["blessings"]),
        scene.words("draw-monks", upright=player["upright"], praying=player["praying"]),
    ]
    return (
        f'<g id="purse" role="img" aria-label="{escape(", ".join(names))}">{drawn}</g>'
        f'<g id="testament" role="img" aria-label="{scene.say("draw-testament")}: {total}">'
        f"{line(WIDTH - 2, y, total, 'my-text', 'end')}</g>"
    )


# ---- the outlook ---------------------------------------------------------------------------------------


def outlook(scene: Scene, seat: int, y: float) -> tuple[str, float]:
    """What the own scoring would bring as the table stands, and where the drawing ends."""
    view, rows = scene.view, scene.view["forecast"][seat]
    body = [
        f'<path class="my-rule" d="M2 {y - 20:g}H{WIDTH - 2}"/>',
        line(2, y, scene.say("draw-forecast"), "my-head2"),
    ]
    end = y + (FEWEST + 1) * STEP + 8
    if not rows:
        later = view["phase"] == "lay" or (view["phase"] == "score" and seat in view["due"])
        note = "draw-forecast-empty" if later else "draw-forecast-none"
        return "".join([*body, line(2, y + STEP + 2, scene.say(note), "my-text")]), end
    shown = rows[:MOST]
    for i, row in enumerate(shown, 1):
        source = scene.say(f"draw-source-{row['source']}")
        body.append(line(2, y + 2 + i * STEP, f"{source}: {scene.short(row['place'])}", "my-text"))
        body.append(line(WIDTH - 2, y + 2 + i * STEP, str(row["points"]), "my-strong", "end"))
    below = y + 2 + (len(shown) + 1) * STEP
    body.append(line(2, below, scene.say("draw-best"), "my-text"))
    body.append(line(WIDTH - 2, below, str(best_total(rows)), "my-strong", "end"))
    return "".join(body), max(end, below + 8)


def best_total(rows: list[dict[str, Any]]) -> int:
    """Building and strain, with the prayer that helps most; a monk gains in one way only (MY-502)."""
    toil = {(row["x"], row["y"]): row["points"] for row in rows if row["source"] == "strain"}
    base = sum(row["points"] for row in rows if row["source"] != "pray")
    gains = [row["points"] - toil.get((row["x"], row["y"]), 0) for row in rows if row["source"] == "pray"]
    return int(base + max([0, *gains]))
