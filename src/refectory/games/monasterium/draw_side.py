"""Beside the board: the open orders, and every rival's board in small."""

from __future__ import annotations

from typing import Any

from refectory.engine import art
from refectory.engine.art import Panel, escape

from .components import AREAS, COLUMNS, COUNTED, EFFECTS, GOODS, MONASTERIES, PATH, ROWS, WINDOWS, Order
from .pieces import AREA_ICONS, ROMAN, Scene, die, fitted, icon, rect, text

WIDTH = 300
CARD, CARD_STEP = 62, 67
RIVAL_HEIGHT = 158


# ---- orders ------------------------------------------------------------------------------------------


def orders(scene: Scene) -> Panel:
    cards = scene.view["orders"]
    body = [f'<g class="mt">{rect(0.5, 0.5, WIDTH - 1, 12 + CARD_STEP * len(cards), 8, "mt-ground")}']
    body += [_card(scene, card, 8 + CARD_STEP * n) for n, card in enumerate(cards)]
    height = 13 + CARD_STEP * len(cards)
    return Panel("orders", "side", scene.words("draw-orders"), WIDTH, height, "".join(body) + "</g>")


def _card(scene: Scene, card: dict[str, Any], y: float) -> str:
    """Condition, points by year with this year's in bold, and whoever has fulfilled it."""
    order = scene.parts.orders[scene.parts.order_ids.index(card["id"])]
    who = [scene.words("draw-met-by", seat=seat) for seat in card["met"]]
    name = ", ".join([order_name(scene, card, order), *who])
    done = scene.seat in card["met"]
    have = card["have"][scene.seat]
    shape = rect(8, y, WIDTH - 16, CARD, 7, "mt-card mt-done" if done else "mt-card")
    if order.counts >= 0:
        shape += _counted(scene, order.counts, order.number, have, y)
        note = scene.words("draw-of", have=min(have, order.number), number=order.number, what=COUNTED[order.counts])
        points = [order.points[0]]
    else:
        for n, (area, monastery) in enumerate(order.needs):
            shape += _need(scene, AREAS[area], MONASTERIES[monastery], have[n], 16 + 58 * n, y + 7)
        note = scene.words("draw-of-three", have=sum(have), number=len(have))
        points = list(order.points)
    shape += text(scene.words("draw-done") if done else note, 16, y + CARD - 8, "mt-11 mt-soft")
    shape += _points(points, scene.view["year"], y)
    for n, seat in enumerate(card["met"]):
        shape += art.shield(scene.colours[seat], WIDTH - 24 - 19 * n, y + CARD - 13, 17)
    return f'<g id="order-{card["id"]}" role="img" aria-label="{escape(name)}">{shape}</g>'


def _need(scene: Scene, area: str, monastery: str, met: bool, x: float, y: float) -> str:
    symbol = scene.parts.symbols[MONASTERIES.index(monastery)]
    shape = rect(x, y, 50, 27, 6, "mt-chip mt-have" if met else "mt-chip")
    shape += icon(AREA_ICONS[area], x + 3, y + 3, 21) + icon(f"w{symbol}", x + 26, y + 3, 21)
    if met:
        shape += f'<circle class="mt-tick" cx="{x + 48:g}" cy="{y + 1:g}" r="7"/>'
        shape += f'<path d="M{x + 45:g} {y + 1:g}l2.200 2.400 3.800-4.600"/>'
    return f'<g class="mt-{monastery}">{shape}</g>'


def _counted(scene: Scene, what: int, number: int, have: int, y: float) -> str:
    """So many things of a kind, those not yet there faint; many novices as one with their number."""
    if what == WINDOWS and number == len(MONASTERIES):
        return _five_kinds(scene, y)
    name = ("novice", "bcommon", "cloisterwalk", "window", "die6")[what]
    if number > 6:
        return icon(name, 16, y + 7, 26) + text(f"× {number}", 48, y + 26, "mt-15 mt-bold")
    step = min(34, 168 / number)
    return "".join(icon(name, 16 + step * n, y + 8, 25, "" if n < have else "mt-faint") for n in range(number))


def _five_kinds(scene: Scene, y: float) -> str:
    window = scene.view["players"][scene.seat]["window"]
    return "".join(
        icon(f"w{symbol}", 16 + 33 * m, y + 8, 25, "" if MONASTERIES[m] in window else "mt-faint")
        for m, symbol in enumerate(scene.parts.symbols)
    )


def _points(points: list[int], year: int, y: float) -> str:
    if len(points) == 1:
        return text(points[0], WIDTH - 18, y + 27, "mt-big mt-end")
    drawn, x = [], WIDTH - 18.0
    for n in (2, 1, 0):
        now = n + 1 == year
        drawn.append(text(points[n], x, y + 26, "mt-big mt-end" if now else "mt-12 mt-soft mt-end"))
        x -= 32 if now else 22
    return "".join(drawn)


def order_name(scene: Scene, card: dict[str, Any], order: Order) -> str:
    words = scene.words
    if order.counts >= 0:
        condition = words(f"draw-order-{COUNTED[order.counts]}", number=order.number)
    else:
        condition = ", ".join(f"{words.name(AREAS[a])} {MONASTERIES[m]}" for a, m in order.needs)
    parts = [card["id"], condition, words("draw-worth", points=card["points"][scene.view["year"] - 1])]
    return ", ".join(parts)


# ---- rivals ------------------------------------------------------------------------------------------


def rival(scene: Scene, seat: int) -> Panel:
    colour, player = scene.colours[seat], scene.view["players"][seat]
    body = [f'<g class="mt s-{colour}">', rect(0.5, 0.5, WIDTH - 1, RIVAL_HEIGHT - 1, 8, "mt-ground")]
    if scene.view["turn"] == seat and not scene.view["over"]:
        body.append(rect(0.5, 6, 5, RIVAL_HEIGHT - 12, 2.5, "mt-turn"))
    body += [_rival_head(scene, seat), _novices(scene, seat, player), _small_window(scene, seat, player)]
    body += [_goods(scene, seat, player), _foot(scene, seat, player), "</g>"]
    return Panel(
        f"rival-{seat}", "rival", scene.name(seat), WIDTH, RIVAL_HEIGHT, "".join(body), _summary(scene, seat)
    )


def _summary(scene: Scene, seat: int) -> str:
    player = scene.view["players"][seat]
    return scene.words(
        "draw-rival", seat=seat, points=scene.view["scores"][seat], sent=player["sent"],
        tiles=sum(map(bool, player["window"])), orders=player["orders"],
    )  # fmt: skip


def _rival_head(scene: Scene, seat: int) -> str:
    shape = art.shield(scene.colours[seat], 24, 18, 22)
    shape += fitted(scene.name(seat), 42, 23, "mt-rival", 150, 8.2)
    if scene.view["start"] == seat:
        shape += icon("chalice", 204, 7, 21)
    return shape + text(scene.view["scores"][seat], WIDTH - 14, 25, "mt-big mt-end")


def _novices(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Rows I to IV: who is still there, and which action is free where somebody has left."""
    drawn = []
    for row, name in enumerate(ROWS):
        y = 38 + 21 * row
        drawn.append(text(name, 22, y + 13, "mt-11 mt-serif mt-soft mt-end"))
        for column in range(COLUMNS):
            x = 27 + 20 * column
            if f"{name}-{column + 1}" in player["novices"]:
                drawn.append(f'<circle class="mt-dot" cx="{x + 9}" cy="{y + 9}" r="6.500"/>')
            else:
                drawn.append(rect(x + 0.5, y + 0.5, 17, 17, 4, "mt-gone mt-four" if row == 3 else "mt-gone"))
                drawn.append(_freed(scene, row, column, x + 2, y + 2))
        if f"X-{name}" in player["extras"]:
            drawn.append(f'<circle class="mt-dot" cx="136" cy="{y + 9}" r="4.500"/>')
    label = scene.words("draw-novices-left", number=len(player["novices"]))
    return f'<g id="rival-{seat}-novices" role="img" aria-label="{escape(label)}">{"".join(drawn)}</g>'


def _freed(scene: Scene, row: int, column: int, x: float, y: float) -> str:
    """A freed action in 14 pixels: its picture."""
    if row == len(ROWS) - 1:
        return icon("flip", x, y, 14)
    action = (row + 1) * COLUMNS + column
    effect = EFFECTS[scene.parts.effect[action]]
    if effect == "points":
        return text(scene.parts.amount[action], x + 7, y + 11.5, "mt-11 mt-bold mt-mid")
    name = {"send": "novice", "any": "soup", "step": "messenger", "trade": "tool"}.get(effect, effect)
    return icon(name, x, y, 14)


def _small_window(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    drawn = []
    for n, tile in enumerate(player["window"]):
        x, y = 154 + 22 * (n % 3), 39 + 22 * (n // 3)
        if tile:
            symbol = scene.parts.symbols[MONASTERIES.index(tile)]
            drawn.append(
                f'<g class="mt-{tile}">{rect(x, y, 20, 20, 3, "mt-pane")}{icon(f"w{symbol}", x + 3, y + 3, 14)}</g>'
            )
        else:
            drawn.append(rect(x + 0.5, y + 0.5, 19, 19, 3, "mt-gone"))
    tiles = [tile for tile in player["window"] if tile]
    label = scene.words("draw-window-of", number=len(tiles))
    return f'<g id="rival-{seat}-window" role="img" aria-label="{escape(label)}">{"".join(drawn)}</g>'


def _goods(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    drawn, names = [], []
    for n, good in enumerate(GOODS):
        number = player["goods"][good]
        y = 38 + 21 * n
        drawn.append(icon(good, 240, y, 19, "" if number else "mt-faint"))
        drawn.append(text(number, 284, y + 15, "mt-13 mt-bold mt-end"))
        names.append(f"{scene.words.name(good)} {number}")
    return f'<g id="rival-{seat}-goods" role="img" aria-label="{escape(", ".join(names))}">{"".join(drawn)}</g>'


def _foot(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Messenger, personal dice, reroll tile, orders fulfilled."""
    colour, y = scene.colours[seat], RIVAL_HEIGHT - 32
    field = PATH.index(player["messenger"])
    shape = icon("messenger", 12, y + 1, 22) + text(ROMAN[field], 36, y + 18, "mt-13 mt-serif")
    for n in range(scene.parts.most_dice):
        drawn = die(n + 1, 72 + 22 * n, y + 3, 19, colour if n < player["dice"] else "")
        shape += drawn if n < player["dice"] else f'<g class="mt-faint">{drawn}</g>'
    shape += icon("reroll", 150, y + 2, 20, "" if player["reroll"] else "mt-faint")
    shape += icon("order", 186, y + 2, 20) + text(player["orders"], 212, y + 18, "mt-13 mt-bold")
    name = scene.words(
        "draw-foot", field=player["messenger"], dice=player["dice"], orders=player["orders"],
        reroll="ready" if player["reroll"] else "used",
    )  # fmt: skip
    return f'<g id="rival-{seat}-foot" role="img" aria-label="{escape(name)}">{shape}</g>'
