"""The narrow panels: prayer board, hour disc, letter strips, and one panel for each rival."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from refectory.engine.art import Panel, escape, icon, shield

from .components import COLUMNS, ROUNDS, Parts
from .draw_own import best_total
from .draw_scene import Scene, line, monk, shortened

WIDTH = 300

# ---- the prayer board --------------------------------------------------------------------------------

LEFT, CELL, ROW = 30, 20.7, 32


def prayer_panel(scene: Scene) -> Panel:
    """Letters and monks with the costs over and under their columns."""
    rows = scene.view["board"]
    height = 56 + ROW * max(1, len(rows))
    top, bottom = scene.parts.cost
    cheap = scene.own is not None and scene.ready and scene.view["players"][scene.own]["complete"]
    body = [
        line(column_x(c), 18, str(top[c]), "my-cost" if not cheap else "my-cost my-dim", "middle")
        for c in range(COLUMNS)
    ]
    body += [
        line(column_x(c), height - 10, str(bottom[c]), "my-cost" if cheap else "my-cost my-dim", "middle")
        for c in range(COLUMNS)
    ]
    for i, row in enumerate(rows):
        y = 28 + i * ROW
        body.append(shield(row["colour"], 14, y + 14, 20))
        body += [space(scene, row, c, y) for c in range(COLUMNS)]
    left = sum(bool(s["piece"]) and s["piece"] != "monk" for row in rows for s in row["spaces"])
    desc = scene.words("draw-prayer-desc", count=left)
    return Panel("prayer", "side", scene.words("draw-prayer"), WIDTH, height, "".join(body), desc)


def column_x(column: int) -> float:
    return LEFT + column * CELL + CELL / 2


def space(scene: Scene, row: dict[str, Any], column: int, y: float) -> str:
    """One space of the prayer board."""
    here = row["spaces"][column]
    number = scene.parts_row(row["colour"])
    x = LEFT + column * CELL
    piece = here["piece"]
    prefix = "swap" if scene.step.startswith("swap") else "buy"
    word = f"{prefix}:{number},{column + 1}"
    if piece is None:
        shape = f'<rect class="my-gone" x="{x + 1:g}" y="{y}" width="{CELL - 2:g}" height="28" rx="3"/>'
        shape += line(x + CELL / 2, y + 18.5, "+", "my-plus", "middle") if here["cross"] else ""
        return shape
    if piece == "monk":
        shape = f'<rect class="my-niche" x="{x + 1:g}" y="{y}" width="{CELL - 2:g}" height="28" rx="3"/>'
        shape += monk(row["colour"], x + CELL / 2 - 10.5, y + 3, 21)
        name = scene.words("draw-space-monk", colour=row["colour"], cost=here["cost"])
    else:
        shape = letter(piece, "small" if here["small"] else "large", x + 1, y, CELL - 2, 28)
        name = scene.words("draw-space-letter", letter=piece, cost=here["cost"])
    if word in scene.moves:
        box = f'x="{x - 1:g}" y="{y - 2:g}" width="{CELL + 2:g}" height="32" rx="5"'
        shape = f'<rect class="halo" {box}/>{shape}<rect class="hit" {box}/>'
    element = f"space-{number}-{column + 1}"
    if scene.step in ("buy", "swap1", "swap2"):
        return scene.place(word, name, element, shape)
    return scene.still(name, element, shape)


def letter(text: str, size: str, x: float, y: float, width: float, height: float) -> str:
    """A letter large (in a gold frame) or small (in a black one)."""
    inset = 0.9 if size == "large" else 2.6
    box = (
        f'<rect class="my-{size}" x="{x + inset:g}" y="{y + inset:g}" width="{width - 2 * inset:g}"'
        f' height="{height - 2 * inset:g}" rx="2.5"/>'
    )
    drop = 6 if size == "large" else 4.2
    return box + line(x + width / 2, y + height / 2 + drop, escape(text), f"my-letter my-letter-{size}", "middle")


# ---- letter strips -----------------------------------------------------------------------------------

BLOCK = 62


def strips_panel(scene: Scene) -> Panel:
    """Everybody's phrase: large letters count, small ones only fill."""
    seats = [seat for seat in seating(scene) if scene.view["players"][seat]["colour"]]
    body = [strip(scene, seat, 4 + i * BLOCK) for i, seat in enumerate(seats)]
    height = 8 + BLOCK * max(1, len(seats))
    return Panel("strips", "side", scene.words("draw-strips"), WIDTH, height, "".join(body))


def seating(scene: Scene) -> list[int]:
    """The seats in the order of play."""
    order = {"red": 0, "blue": 1, "green": 2, "yellow": 3}
    return sorted(range(scene.view["seats"]), key=lambda seat: order[scene.view["colours"][seat]])


def strip(scene: Scene, seat: int, y: float) -> str:
    player = scene.view["players"][seat]
    head = shield(player["colour"], 14, y + 12, 20)
    head += line(30, y + 17, escape(shortened(scene.name(seat), 20)), "my-own")
    if seat == scene.view["abbot"]:
        head += icon("abbot", WIDTH - 62, y + 1, 20, "my-ic my-ic-abbot")
    letters = player["testament"]["letters"]
    head += line(WIDTH - 8, y + 17, str(letters), "my-strong", "end")
    width = (WIDTH - 16) / 9
    shape = "".join(strip_space(row, 6 + i * width, y + 26, width - 2) for i, row in enumerate(player["strip"]))
    large = [row["letter"] for row in player["strip"] if row["size"] == "large"]
    small = [row["letter"] for row in player["strip"] if row["size"] == "small"]
    name = scene.words(
        "draw-strip", seat=seat, large="".join(large) or "–", small="".join(small) or "–", points=letters
    )
    word = f"strip:{player['colour']}"
    if scene.step != "strip":
        return head + scene.still(name, f"strip-{player['colour']}", shape)
    if word in scene.moves:
        box = f'x="2" y="{y + 23:g}" width="{WIDTH - 4}" height="35" rx="6"'
        shape = f'<rect class="halo" {box}/>{shape}<rect class="hit" {box}/>'
    return head + scene.place(word, name, f"strip-{player['colour']}", shape)


def strip_space(row: dict[str, Any], x: float, y: float, width: float) -> str:
    if row["size"]:
        return letter(row["letter"], row["size"], x, y, width, 29)
    return (
        f'<rect class="my-gone" x="{x + 1:g}" y="{y + 1:g}" width="{width - 2:g}" height="27" rx="3"/>'
        f"{line(x + width / 2, y + 20, row['letter'], 'my-letter my-missing', 'middle')}"
    )


# ---- hours -------------------------------------------------------------------------------------------

DISC_X, DISC_Y = 150, 108
OUTER, INNER = 98, 60
GLYPHS = {"prayer": "bell", "study": "study", "work": "work", "night": "moon"}


def hours_panel(scene: Scene) -> Panel:
    """The disc with its pointer, the order of the round, the bag and the supply."""
    view = scene.view
    body = [disc(scene)]
    y = 226
    for seat in view["order"]:
        body.append(turn_row(scene, seat, y))
        y += 28
    stock = scene.say("draw-stock", bag=view["bag"], supply=view["supply"])
    body.append(line(8, y + 14, stock, "my-soft"))
    y += 20
    if view["vow"]["mode"] != "off":
        body.append(line(8, y + 14, scene.say("draw-silent" if view["vow"]["silent"] else "draw-talk"), "my-soft"))
        y += 20
    desc = scene.words("draw-hours-desc", day=view["day"], hour=view["hour"])
    return Panel("hours", "side", scene.words("draw-hours"), WIDTH, y + 8, "".join(body), desc)


def disc(scene: Scene) -> str:
    parts, now = scene.parts, scene.parts.hours.index(scene.view["hour"])
    sectors = [sector(parts, i, i == now, i < now) for i in range(len(parts.hours))]
    hour = scene.say(f"name-{scene.view['hour']}")
    pointer = f'<path class="my-pointer" d="M-6 0L0-57 6 0z" transform="rotate({now * 36})"/>'
    hub = (
        f'<circle class="my-hub" r="{INNER - 4}"/>{pointer}<circle class="my-hub" r="42"/>'
        f"{line(0, -2, scene.say('draw-day', day=scene.view['day']), 'my-day', 'middle')}"
        f"{line(0, 17, hour, 'my-text', 'middle')}"
    )
    return f'<g aria-hidden="true" transform="translate({DISC_X} {DISC_Y})">{"".join(sectors)}{hub}</g>'


def sector(parts: Parts, i: int, now: bool, past: bool) -> str:
    """One hour; the first is at the top, and they run clockwise."""
    kind = ROUNDS[parts.round[i]]
    a, b = (i * 36 - 17.2) * pi / 180, (i * 36 + 17.2) * pi / 180
    corners = [(r * sin(t), -r * cos(t)) for r, t in ((OUTER, a), (OUTER, b), (INNER, b), (INNER, a))]
    (x1, y1), (x2, y2), (x3, y3), (x4, y4) = corners
    shape = (
        f"M{x1:.1f} {y1:.1f}A{OUTER} {OUTER} 0 0 1 {x2:.1f} {y2:.1f}L{x3:.1f} {y3:.1f}"
        f"A{INNER} {INNER} 0 0 0 {x4:.1f} {y4:.1f}z"
    )
    middle = i * 36 * pi / 180
    x, y = 79 * sin(middle), -79 * cos(middle)
    draw = ""
    if parts.draw[i]:
        t = (i * 36 + 12) * pi / 180
        draw = line(91 * sin(t), -91 * cos(t) + 4, str(parts.draw[i]), "my-badge", "middle")
    state = " my-now" if now else " my-past" if past else ""
    glyph = icon(GLYPHS[kind], x - 12, y - 12, 24, f"my-ic my-ic-{kind}")
    return f'<path class="my-hour my-{kind}{state}" d="{shape}"/>{glyph}{draw}'


def turn_row(scene: Scene, seat: int, y: float) -> str:
    """One player of the round's order: abbot or not, done or not, and a button when an abbot is chosen."""
    view = scene.view
    colour = view["colours"][seat]
    at_it = bool(view["decision"]) and view["decision"]["actor"] == seat
    done = view["phase"] in ("lay", "score") and seat not in view["due"]
    frame = "my-seat my-seat-now" if at_it else "my-seat"
    shape = f'<rect class="{frame}" x="4" y="{y}" width="{WIDTH - 8}" height="25" rx="6"/>'
    shape += shield(colour, 20, y + 12.5, 19) + line(36, y + 17.5, escape(shortened(scene.name(seat), 22)), "my-text")
    votes = view["players"][seat].get("votes", 0)
    if seat == view["abbot"]:
        shape += icon("abbot", 218, y + 2, 20, "my-ic my-ic-abbot")
    shape += icon("monk", 244, y + 4, 17, "my-ic") + line(272, y + 17.5, str(votes), "my-strong", "end")
    if done:
        shape += f'<path class="my-check" d="M279 {y + 13}l4 4.500 8-9"/>'
    word = f"abbot:{colour}"
    name = scene.words("draw-seat", seat=seat, colour=colour, votes=votes)
    if scene.step == "abbot":
        box = f'x="2" y="{y - 2}" width="{WIDTH - 4}" height="29" rx="7"'
        halo = f'<rect class="halo" {box}/>' if word in scene.moves else ""
        hit = f'<rect class="hit" {box}/>' if word in scene.moves else ""
        return scene.place(word, name, f"seat-{colour}", f"{halo}{shape}{hit}")
    return scene.still(name, f"seat-{colour}", shape)


# ---- rivals ------------------------------------------------------------------------------------------


def rival_panel(scene: Scene, seat: int) -> Panel:
    """What is open about another player."""
    player = scene.view["players"][seat]
    colour = scene.view["colours"][seat]
    body = [shield(colour, 18, 22, 26)]
    rows = scene.view["forecast"][seat]
    facts: list[tuple[str, str, int | str]] = [
        ("tiles", "draw-rival-tiles", player["tiles"]),
        ("blessing", "draw-rival-blessings", "?" if player["blessings"] is None else player["blessings"]),
        ("monk", "draw-rival-upright", player["upright"]),
        ("monkpray", "draw-rival-praying", player["praying"]),
    ]
    for i, (glyph, key, number) in enumerate(facts):
        x = 44 + i * 64
        body.append(f'<g role="img" aria-label="{escape(scene.words(key, number=number))}">')
        body.append(
            icon(glyph, x, 10, 22, f"my-ic my-ic-{glyph}") + line(x + 27, 27, str(number), "my-strong") + "</g>"
        )
    y = 38
    if scene.view["phase"] in ("lay", "score"):
        y = 56
        body.append(line(8, y, scene.say("draw-rival-forecast", points=best_total(rows)), "my-soft"))
    if player["hand"]:
        for tile in player["hand"]:
            y += 18
            body.append(line(8, y, escape(scene.words.name(tile)), "my-text"))
    return Panel(f"rival-{seat}", "rival", scene.name(seat), WIDTH, y + 12, "".join(body))
