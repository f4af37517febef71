"""The narrow panels: prayer board, the brothers with their letter strips, the hour disc, hands that lie open."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from refectory.engine.art import Panel, Tab, escape, icon, shield

from .components import COLUMNS, KINDS, ROUNDS, Parts
from .draw_own import best_total, hand_tile
from .draw_scene import Scene, line, monk, shortened
from .draw_tile import SIZE

WIDTH = 300

# ---- the prayer board --------------------------------------------------------------------------------

LEFT, CELL, ROW = 27, 21, 32


def prayer_panel(scene: Scene) -> Panel:
    """Letters and monks with the costs over and under their columns."""
    rows = scene.view["board"]
    height = 58 + ROW * max(1, len(rows))
    body = [prices(scene, 0, 17), prices(scene, 1, height - 10)]
    for i, row in enumerate(rows):
        y = 29 + i * ROW
        body.append(shield(row["colour"], 12, y + 15, 20))
        body += [space(scene, row, c, y) for c in range(COLUMNS)]
    left = sum(bool(s["piece"]) and s["piece"] != "monk" for row in rows for s in row["spaces"])
    desc = scene.words("draw-prayer-desc", count=left)
    tab = Tab("prayer", scene.words("draw-tab-prayer"), "bell")
    return Panel(
        "prayer", "side", scene.words("draw-prayer"), WIDTH, height, "".join(body), desc, tab=tab, rail="right"
    )


def prices(scene: Scene, row: int, y: float) -> str:
    """One row of costs: the upper one, or the lower one for whoever has completed his phrase."""
    costs = scene.parts.cost[row]
    own = scene.view["players"][scene.own] if scene.own is not None and scene.ready else None
    valid = bool(own and own["complete"]) == bool(row)
    purse = within_reach(scene) if valid else None
    drawn = []
    for column in range(COLUMNS):
        x, cost = LEFT + column * CELL + CELL / 2, costs[column]
        if purse is not None and cost <= purse:
            drawn.append(f'<rect class="my-reach" x="{x - 9:g}" y="{y - 13.5:g}" width="18" height="17" rx="8.5"/>')
        drawn.append(line(x, y, str(cost), "my-cost" if valid else "my-cost my-dim", "middle"))
    return "".join(drawn)


def within_reach(scene: Scene) -> int | None:
    """What the viewer could pay now, points and blessings together; None while he does not score."""
    scoring = scene.view["scoring"]
    if not scoring or scoring["seat"] != scene.own:
        return None
    return int(scoring["points"] + scoring["spend"])


def space(scene: Scene, row: dict[str, Any], column: int, y: float) -> str:
    """One space of the prayer board."""
    here = row["spaces"][column]
    number = scene.parts_row(row["colour"])
    x = LEFT + column * CELL
    piece = here["piece"]
    prefix = "swap" if scene.step.startswith("swap") else "buy"
    word = f"{prefix}:{number},{column + 1}"
    if piece is None:
        shape = f'<rect class="my-gone" x="{x + 1:g}" y="{y}" width="{CELL - 2:g}" height="30" rx="3"/>'
        shape += line(x + CELL / 2, y + 19.5, "+", "my-plus", "middle") if here["cross"] else ""
        return shape
    if piece == "monk":
        shape = f'<rect class="my-niche" x="{x + 1:g}" y="{y}" width="{CELL - 2:g}" height="30" rx="3"/>'
        shape += monk(row["colour"], x + CELL / 2 - 11, y + 3.5, 22)
        name = scene.words("draw-space-monk", colour=row["colour"], cost=here["cost"])
    else:
        shape = letter(piece, "small" if here["small"] else "large", x + 1, y, CELL - 2, 30)
        name = scene.words("draw-space-letter", letter=piece, cost=here["cost"])
        if wanted(scene, piece):
            shape += f'<path class="my-wanted" d="M{x + 5:g} {y + 26.500:g}h{CELL - 10:g}"/>'
            name = f"{name}, {scene.words('draw-wanted')}"
    if word in scene.moves:
        box = f'x="{x - 1:g}" y="{y - 2:g}" width="{CELL + 2:g}" height="34" rx="5"'
        shape = f'<rect class="halo" {box}/>{shape}<rect class="hit" {box}/>'
    element = f"space-{number}-{column + 1}"
    if scene.step in ("buy", "swap1", "swap2"):
        return scene.place(word, name, element, shape)
    return scene.still(name, element, shape)


def wanted(scene: Scene, piece: str) -> bool:
    """Whether the viewer's own strip still lacks the letter."""
    if scene.own is None:
        return False
    return any(row["letter"] == piece and not row["size"] for row in scene.view["players"][scene.own]["strip"])


def letter(text: str, size: str, x: float, y: float, width: float, height: float) -> str:
    """A letter large (in a gold frame) or small (in a black one)."""
    inset = 0.9 if size == "large" else 2.6
    box = (
        f'<rect class="my-{size}" x="{x + inset:g}" y="{y + inset:g}" width="{width - 2 * inset:g}"'
        f' height="{height - 2 * inset:g}" rx="2.5"/>'
    )
    drop = 6 if size == "large" else 4.2
    return box + line(x + width / 2, y + height / 2 + drop, escape(text), f"my-letter my-letter-{size}", "middle")


# ---- the brothers: order of the round, letter strips, what is open about everybody ------------------------

NARROW = 240
BLOCK = 73


def strips_panel(scene: Scene) -> Panel:
    """Everybody in the order of the round, with phrase and supplies."""
    seats = scene.view["order"]
    body = [brother(scene, seat, i * BLOCK) for i, seat in enumerate(seats)]
    height = BLOCK * max(1, len(seats)) - 4
    tab = Tab("strips", scene.words("draw-tab-strips"), "order")
    return Panel("strips", "side", scene.words("draw-strips"), NARROW, height, "".join(body), tab=tab, rail="left")


def seating(scene: Scene) -> list[int]:
    """The seats in the order of play."""
    order = {"red": 0, "blue": 1, "green": 2, "yellow": 3}
    return sorted(range(scene.view["seats"]), key=lambda seat: order[scene.view["colours"][seat]])


def brother(scene: Scene, seat: int, y: float) -> str:
    rule = f'<path class="my-rule" d="M0 {y - 4:g}H{NARROW}"/>' if y else ""
    return rule + brother_head(scene, seat, y) + strip(scene, seat, y + 24) + supplies(scene, seat, y + 52)


def brother_head(scene: Scene, seat: int, y: float) -> str:
    """Name, abbot or not, done or not, points of the letters; a button when an abbot is chosen."""
    view, player = scene.view, scene.view["players"][seat]
    colour = view["colours"][seat]
    at_it = bool(view["decision"]) and view["decision"]["actor"] == seat
    done = view["phase"] in ("lay", "score") and seat not in view["due"]
    frame = "my-seat my-seat-now" if at_it else "my-seat"
    shape = f'<rect class="{frame}" x="0.5" y="{y}" width="{NARROW - 1}" height="23" rx="6"/>'
    partner = player["partner"]
    mates = "" if partner is None else shield(view["colours"][partner], 31, y + 12.5, 14)  # their points count too
    shape += shield(colour, 13, y + 11.5, 18) + mates
    shape += line(42 if mates else 28, y + 16.5, escape(shortened(scene.name(seat), 13 if mates else 15)), "my-own")
    if seat == view["abbot"]:
        shape += icon("abbot", NARROW - 68, y + 1.5, 20, "my-ic my-ic-abbot")
    if done:
        shape += f'<path class="my-check" d="M{NARROW - 44} {y + 12}l4 4.500 8-9"/>'
    shape += line(NARROW - 6, y + 16.5, str(player["testament"]["letters"]), "my-strong", "end")
    word, name = f"abbot:{colour}", scene.words("draw-seat", seat=seat, colour=colour, votes=player.get("votes", 0))
    name += "" if partner is None else f", {scene.words('draw-partner', seat=partner)}"
    if scene.step != "abbot":
        return scene.still(name, f"seat-{colour}", shape)
    if word in scene.moves:
        box = f'x="-1" y="{y - 2}" width="{NARROW + 2}" height="27" rx="7"'
        shape = f'<rect class="halo" {box}/>{shape}<rect class="hit" {box}/>'
    return scene.place(word, name, f"seat-{colour}", shape)


def strip(scene: Scene, seat: int, y: float) -> str:
    """The phrase of a player: large letters count, small ones only fill."""
    player = scene.view["players"][seat]
    width = NARROW / 9
    shape = "".join(strip_space(row, i * width, y, width - 2) for i, row in enumerate(player["strip"]))
    large = [row["letter"] for row in player["strip"] if row["size"] == "large"]
    small = [row["letter"] for row in player["strip"] if row["size"] == "small"]
    letters = player["testament"]["letters"]
    name = scene.words(
        "draw-strip", seat=seat, large="".join(large) or "–", small="".join(small) or "–", points=letters
    )
    word = f"strip:{player['colour']}"
    if scene.step != "strip":
        return scene.still(name, f"strip-{player['colour']}", shape)
    if word in scene.moves:
        box = f'x="-2" y="{y - 2:g}" width="{NARROW + 2}" height="31" rx="6"'
        shape = f'<rect class="halo" {box}/>{shape}<rect class="hit" {box}/>'
    return scene.place(word, name, f"strip-{player['colour']}", shape)


def strip_space(row: dict[str, Any], x: float, y: float, width: float) -> str:
    if row["size"]:
        return letter(row["letter"], row["size"], x + 1, y, width, 27)
    return (
        f'<rect class="my-gone" x="{x + 2:g}" y="{y + 1:g}" width="{width - 2:g}" height="25" rx="3"/>'
        f"{line(x + 1 + width / 2, y + 19, row['letter'], 'my-letter my-missing', 'middle')}"
    )


def supplies(scene: Scene, seat: int, y: float) -> str:
    """What is open about a player in a row of symbols, and what his scoring would bring."""
    player, view = scene.view["players"][seat], scene.view
    facts: list[tuple[str, str, int | str]] = [
        ("tiles", "draw-rival-tiles", player["tiles"]),
        ("blessing", "draw-rival-blessings", "?" if player["blessings"] is None else player["blessings"]),
        ("monk", "draw-rival-upright", player["upright"]),
        ("monkpray", "draw-rival-praying", player["praying"]),
        ("cloister", "draw-rival-votes", player["votes"]),
    ]
    drawn, names = "", []
    for i, (glyph, key, number) in enumerate(facts):
        x = 1 + i * 39
        drawn += icon(glyph, x, y, 17, f"my-ic my-ic-{glyph}") + line(x + 19, y + 13.5, str(number), "my-count")
        names.append(scene.words(key, number=number))
    if view["phase"] in ("lay", "score"):
        points = best_total(view["forecast"][seat])
        names.append(scene.words("draw-rival-forecast", points=points))
        drawn += line(NARROW - 4, y + 13.5, f"+{points}", "my-count my-gain", "end")
    return f'<g id="brother-{seat}" role="img" aria-label="{escape(", ".join(names))}">{drawn}</g>'


# ---- hours -------------------------------------------------------------------------------------------

DISC_X, DISC_Y = NARROW / 2, 82
OUTER, INNER = 80, 50
GLYPHS = {"prayer": "bell", "study": "study", "work": "work", "night": "moon"}


def hours_panel(scene: Scene) -> Panel:
    """The disc with its pointer, the bag and the supply."""
    view = scene.view
    body = [disc(scene), stock(scene)]
    height = 191
    if view["vow"]["mode"] != "off":
        vow = scene.say("draw-silent" if view["vow"]["silent"] else "draw-talk")
        body.append(line(NARROW / 2, 205, vow, "my-count", "middle"))
        height = 214
    desc = scene.words("draw-hours-desc", day=view["day"], hour=view["hour"])
    tab = Tab("hours", scene.words("draw-tab-hours"), "hourglass")
    return Panel(
        "hours", "side", scene.words("draw-hours"), NARROW, height, "".join(body), desc, tab=tab, rail="left"
    )


def stock(scene: Scene) -> str:
    """What is left in the bag and in the supply."""
    bag, supply = scene.view["bag"], scene.view["supply"]
    drawn = "".join(
        icon(name, x, 167, 20, f"my-ic my-ic-{name}") + line(x + 24, 182, str(number), "my-strong")
        for name, x, number in (("tiles", 62, bag), ("blessing", 134, supply))
    )
    label = scene.say("draw-stock", bag=bag, supply=supply)
    return f'<g id="stock" role="img" aria-label="{label}">{drawn}</g>'


def disc(scene: Scene) -> str:
    parts, now = scene.parts, scene.parts.hours.index(scene.view["hour"])
    sectors = [sector(parts, i, i == now, i < now) for i in range(len(parts.hours))]
    hour = scene.say(f"name-{scene.view['hour']}")
    pointer = f'<path class="my-pointer" d="M-6 0L0-48 6 0z" transform="rotate({now * 36})"/>'
    hub = (
        f'<circle class="my-hub" r="{INNER - 4}"/>{pointer}<circle class="my-hub" r="39"/>'
        f"{line(0, -2, scene.say('draw-day', day=scene.view['day']), 'my-day', 'middle')}"
        f"{line(0, 17, hour, 'my-text', 'middle')}"
    )
    return f'<g aria-hidden="true" transform="translate({DISC_X:g} {DISC_Y})">{"".join(sectors)}{hub}</g>'


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
    x, y = 65 * sin(middle), -65 * cos(middle)
    draw = ""
    if parts.draw[i]:
        t = (i * 36 + 12) * pi / 180
        draw = line(73 * sin(t), -73 * cos(t) + 4, str(parts.draw[i]), "my-count", "middle")
    state = " my-now" if now else " my-past" if past else ""
    glyph = icon(GLYPHS[kind], x - 11, y - 11, 22, f"my-ic my-ic-{kind}")
    return f'<path class="my-hour my-{kind}{state}" d="{shape}"/>{glyph}{draw}'


# ---- open hands ----------------------------------------------------------------------------------------


def open_hand(scene: Scene, seat: int) -> Panel:
    """The tiles of another player once everybody may see them."""
    hand = scene.view["players"][seat]["hand"]
    size, per_row = 53, 5
    body = []
    for i, tile in enumerate(hand):
        x, y = 7 + i % per_row * 59, 7 + i // per_row * 61
        drawn = hand_tile(scene, "", (KINDS.index(tile), 0), f"open-{seat}-{i}-{tile}", 12.6 * SIZE / size)
        body.append(f'<g transform="translate({x} {y}) scale({size / SIZE:.4f})">{drawn}</g>')
    height = 61 * -(-len(hand) // per_row) + 4
    tab = Tab("strips", scene.words("draw-tab-strips"), "order")
    title = scene.words("draw-hand-of", seat=seat)
    return Panel(f"rival-{seat}", "rival", title, WIDTH, height, "".join(body), tab=tab)
