"""Beside the board: the open orders, and every rival's board in small."""

from __future__ import annotations

from typing import Any

from refectory.engine import art
from refectory.engine.art import Panel, Tab, escape

from .components import AREAS, COLUMNS, COUNTED, EFFECTS, GOODS, MONASTERIES, PATH, ROWS, WINDOWS, Order
from .pieces import AREA_ICONS, Scene, die, fitted, icon, rect, text

WIDTH = 300
CARD, CARD_STEP = 32, 35
#: By how much a tick reaches over its card.
TICK = 3
RIVAL_STEP = 91
#: Three columns of a rival's goods and other things.
GOODS_LEFT, GOODS_STEP = 190, 38


# ---- orders ------------------------------------------------------------------------------------------


def orders(scene: Scene) -> Panel:
    cards = scene.view["orders"]
    body = ['<g class="mt">', *(_card(scene, card, TICK + CARD_STEP * n) for n, card in enumerate(cards)), "</g>"]
    tab = Tab("orders", scene.words("draw-tab-orders"), "order")
    height = TICK + CARD_STEP * len(cards) - CARD_STEP + CARD + 1
    return Panel("orders", "side", scene.words("draw-orders"), WIDTH, height, "".join(body), tab=tab)


def _card(scene: Scene, card: dict[str, Any], y: float) -> str:
    """Condition, points by year with this year's in bold, and whoever has fulfilled it."""
    order = scene.parts.orders[scene.parts.order_ids.index(card["id"])]
    who = [scene.words("draw-met-by", seat=seat) for seat in card["met"]]
    done = scene.seat in card["met"]
    have = card["have"][scene.seat]
    shape = rect(0.5, y + 0.5, WIDTH - 1, CARD, 7, "mt-card mt-done" if done else "mt-card")
    if order.counts >= 0:
        shape += _counted(scene, order.counts, order.number, have, y)
        note = scene.words("draw-of", have=min(have, order.number), number=order.number, what=COUNTED[order.counts])
        points = [order.points[0]]
    else:
        for n, (area, monastery) in enumerate(order.needs):
            shape += _need(scene, AREAS[area], MONASTERIES[monastery], have[n], 8 + 61 * n, y + 2.5)
        note = scene.words("draw-of-three", have=sum(have), number=len(have))
        points = list(order.points)
    name = ", ".join([order_name(scene, card, order), scene.words("draw-done") if done else note, *who])
    shape += _points(points, scene.view["year"], y)
    for n, seat in enumerate(card["met"]):
        shape += art.shield(scene.colours[seat], 197 + 14 * (n // 2), y + 9 + 15 * (n % 2), 13)
    return f'<g id="order-{card["id"]}" role="img" aria-label="{escape(name)}">{shape}</g>'


def _need(scene: Scene, area: str, monastery: str, met: bool, x: float, y: float) -> str:
    symbol = scene.parts.symbols[MONASTERIES.index(monastery)]
    shape = rect(x, y, 54, 28, 6, "mt-chip mt-have" if met else "mt-chip")
    shape += icon(AREA_ICONS[area], x + 4, y + 3, 22) + icon(f"w{symbol}", x + 28, y + 3, 22)
    if met:
        shape += f'<circle class="mt-tick" cx="{x + 51:g}" cy="{y + 2:g}" r="7"/>'
        shape += f'<path d="M{x + 48:g} {y + 2:g}l2.200 2.400 3.800-4.600"/>'
    return f'<g class="mt-{monastery}">{shape}</g>'


def _counted(scene: Scene, what: int, number: int, have: int, y: float) -> str:
    """So many things of a kind, those not yet there faint; many novices as one with their number."""
    if what == WINDOWS and number == len(MONASTERIES):
        return _five_kinds(scene, y)
    name = ("novice", "bcommon", "cloisterwalk", "window", "die6")[what]
    if number > 6:
        return icon(name, 9, y + 4, 26) + text(f"{min(have, number)} / {number}", 42, y + 23, "mt-16 mt-bold")
    step = min(34, 180 / number)
    paint = "mt-die" if name == "die6" else ""
    return "".join(
        icon(name, 9 + step * n, y + 4, 26, paint if n < have else f"{paint} mt-faint") for n in range(number)
    )


def _five_kinds(scene: Scene, y: float) -> str:
    window = scene.view["players"][scene.seat]["window"]
    return "".join(
        icon(f"w{symbol}", 9 + 34 * m, y + 4, 26, "" if MONASTERIES[m] in window else "mt-faint")
        for m, symbol in enumerate(scene.parts.symbols)
    )


def _points(points: list[int], year: int, y: float) -> str:
    if len(points) == 1:
        return text(points[0], WIDTH - 10, y + 24, "mt-big mt-end")
    drawn, x = [], WIDTH - 10.0
    for n in (2, 1, 0):
        now = n + 1 == year
        drawn.append(text(points[n], x, y + 24, "mt-big mt-end" if now else "mt-13 mt-soft mt-end"))
        x -= 34 if now else 24
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


def rivals(scene: Scene) -> Panel:
    """Everybody else's board, one below the other."""
    seats = [seat for seat in range(scene.view["seats"]) if seat != scene.seat]
    body = "".join(_rival(scene, seat, RIVAL_STEP * n) for n, seat in enumerate(seats))
    tab = Tab("rivals", scene.words("draw-tab-rivals"), "messenger")
    desc = " ".join(_summary(scene, seat) for seat in seats)
    height = RIVAL_STEP * len(seats) - 6
    return Panel("rivals", "rival", scene.words("draw-rivals"), WIDTH, height, body, desc, tab=tab)


def _rival(scene: Scene, seat: int, y: float) -> str:
    colour, player = scene.colours[seat], scene.view["players"][seat]
    parts = [f'<g class="mt s-{colour}" transform="translate(0 {y:g})">']
    if y:
        parts.append(f'<path class="mt-rule" d="M0-5.500H{WIDTH}"/>')
    if scene.view["turn"] == seat and not scene.view["over"]:
        parts.append(rect(0, 1, WIDTH, 22, 6, "mt-at-it"))
    parts += [_rival_head(scene, seat), '<g transform="translate(0 -3)">', _novices(scene, seat, player)]
    parts += [_small_window(scene, seat, player), _goods(scene, seat, player), _foot(scene, seat, player), "</g></g>"]
    return "".join(parts)


def _summary(scene: Scene, seat: int) -> str:
    player = scene.view["players"][seat]
    summary = scene.words(
        "draw-rival", seat=seat, points=scene.view["scores"][seat], sent=player["sent"],
        tiles=sum(map(bool, player["window"])), orders=player["orders"],
    )  # fmt: skip
    return f"{summary}."


def _rival_head(scene: Scene, seat: int) -> str:
    shape = art.shield(scene.colours[seat], 13, 12, 19)
    shape += fitted(scene.name(seat), 28, 17.5, "mt-rival", 170, 8.6)
    if scene.view["start"] == seat:
        shape += icon("chalice", 216, 2, 20)
    return shape + text(scene.view["scores"][seat], WIDTH - 6, 18.5, "mt-big mt-end")


def _novices(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Rows I to IV: who is still there, and which action is free where somebody has left."""
    drawn = []
    for row, name in enumerate(ROWS):
        y = 26 + 15.5 * row
        drawn.append(text(name, 18, y + 12, "mt-12 mt-serif mt-soft mt-end"))
        for column in range(COLUMNS):
            x = 23 + 17 * column
            if f"{name}-{column + 1}" in player["novices"]:
                drawn.append(f'<circle class="mt-dot" cx="{x + 8}" cy="{y + 8:g}" r="5.500"/>')
            else:
                drawn.append(rect(x + 0.5, y + 0.5, 15, 14.5, 3, "mt-gone mt-four" if row == 3 else "mt-gone"))
                drawn.append(_freed(scene, row, column, x + 1, y + 1))
        if f"X-{name}" in player["extras"]:
            drawn.append(f'<circle class="mt-dot" cx="115" cy="{y + 8:g}" r="4"/>')
    label = scene.words("draw-novices-left", number=len(player["novices"]))
    return f'<g id="rival-{seat}-novices" role="img" aria-label="{escape(label)}">{"".join(drawn)}</g>'


def _freed(scene: Scene, row: int, column: int, x: float, y: float) -> str:
    """A freed action in 14 pixels: its picture."""
    if row == len(ROWS) - 1:
        return icon("flip", x, y, 14)
    action = (row + 1) * COLUMNS + column
    effect = EFFECTS[scene.parts.effect[action]]
    if effect == "points":
        return text(scene.parts.amount[action], x + 7, y + 11.5, "mt-12 mt-bold mt-mid")
    name = {"send": "novice", "any": "soup", "step": "messenger", "trade": "tool"}.get(effect, effect)
    return icon(name, x, y, 14)


def _small_window(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    drawn = []
    for n, tile in enumerate(player["window"]):
        x, y = 123 + 20.5 * (n % 3), 27 + 20.5 * (n // 3)
        if tile:
            symbol = scene.parts.symbols[MONASTERIES.index(tile)]
            pane = rect(x, y, 19, 19, 3, "mt-pane") + icon(f"w{symbol}", x + 2, y + 2, 15)
            drawn.append(f'<g class="mt-{tile}">{pane}</g>')
        else:
            drawn.append(rect(x + 0.5, y + 0.5, 18, 18, 3, "mt-gone"))
    tiles = [tile for tile in player["window"] if tile]
    label = scene.words("draw-window-of", number=len(tiles))
    return f'<g id="rival-{seat}-window" role="img" aria-label="{escape(label)}">{"".join(drawn)}</g>'


def _goods(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    drawn, names = [], []
    for n, good in enumerate(GOODS):
        number = player["goods"][good]
        x, y = GOODS_LEFT + GOODS_STEP * (n % 3), 26 + 21 * (n // 3)
        drawn.append(icon(good, x, y, 18, "" if number else "mt-faint"))
        drawn.append(text(number, x + 19, y + 14, "mt-13 mt-bold"))
        names.append(f"{scene.words.name(good)} {number}")
    return f'<g id="rival-{seat}-goods" role="img" aria-label="{escape(", ".join(names))}">{"".join(drawn)}</g>'


def _foot(scene: Scene, seat: int, player: dict[str, Any]) -> str:
    """Messenger, personal dice, reroll tile, orders fulfilled."""
    colour, field = scene.colours[seat], PATH.index(player["messenger"])
    first, second, third = (GOODS_LEFT + GOODS_STEP * n for n in range(3))
    shape = icon("messenger", third - 2, 47, 17) + text(field + 1, WIDTH - 1, 61, "mt-13 mt-bold mt-end")
    shape += die(1, first, 68, 18, colour) + text(player["dice"], first + 20, 82, "mt-13 mt-bold")
    shape += icon("reroll", second, 68, 18, "" if player["reroll"] else "mt-faint")
    shape += icon("order", third, 68, 18) + text(player["orders"], third + 20, 82, "mt-13 mt-bold")
    name = scene.words(
        "draw-foot", field=player["messenger"], dice=player["dice"], orders=player["orders"],
        reroll="ready" if player["reroll"] else "used",
    )  # fmt: skip
    return f'<g id="rival-{seat}-foot" role="img" aria-label="{escape(name)}">{shape}</g>'
