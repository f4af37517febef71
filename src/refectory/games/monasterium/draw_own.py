"""A player's board: dice fields above the columns they feed, the actions and the novices.

It is drawn twice, by one set of functions: wide for a desk, and narrow with brief pictures for a phone.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from refectory.engine import art
from refectory.engine.art import Panel, Tab, escape

from .components import ACTION_ROWS, ANY, BOOK, COLUMNS, EFFECTS, GOODS, POINTS, ROWS, SEND, STEP, TRADE, WINDOW
from .draw_roll import rolled, thrown
from .pieces import Scene, defs, die, fitted, icon, novice, rect, text


class Plan(NamedTuple):
    """Where the parts of the board lie."""

    panel: str
    width: int
    height: int
    left: int
    cell: int
    gap: int
    dice_top: int
    dice_high: int
    tile_top: int
    tile_high: int
    row_top: int
    row_high: int
    row_step: int
    #: The size of a novice.
    novice: int
    small: bool = False

    def x(self, column: int) -> int:
        return self.left + column * (self.cell + self.gap)

    @property
    def ends(self) -> int:
        """Where the column of the last novices begins, under the field of the jokers."""
        return self.x(COLUMNS)

    @property
    def ends_wide(self) -> int:
        return self.width - self.ends - 4  # a glow needs room too

    def lowered(self, by: int) -> Plan:
        """With room between the head and the dice fields."""
        dice, tile, row = self.dice_top + by, self.tile_top + by, self.row_top + by
        return self._replace(height=self.height + by, dice_top=dice, tile_top=tile, row_top=row)

    def id(self, name: str) -> str:
        """Ids of the phone's drawing are its own."""
        return f"{name}-s" if self.small else name


#: How much room a roll takes on a phone.
ROLL = 38
DESK = Plan("own", 790, 292, 76, 112, 6, 40, 50, 95, 44, 144, 34, 37, 29)
PHONE = Plan("own-s", 374, 372, 22, 56, 3, 42, 66, 113, 46, 164, 48, 52, 27, small=True)


def own(scene: Scene) -> Panel:
    """For a desk."""
    return _board(scene, DESK, "desk")


def pocket(scene: Scene) -> Panel:
    """For a phone: there the latest roll lies on the board too."""
    return _board(scene, PHONE.lowered(ROLL) if rolled(scene) else PHONE, "phone")


def _board(scene: Scene, plan: Plan, screen: str) -> Panel:
    words, seat = scene.words, scene.seat
    title = words("draw-own") if scene.mine else words("draw-board-of", seat=seat)
    body = [defs(plan.panel), f'<g class="mt s-{scene.colours[seat]}">', _head(scene, plan), _fields(scene, plan)]
    body.append(_tiles(scene, plan))
    if plan.small:
        dice = rolled(scene)
        body.append(thrown(scene, dice, [(22 + 44.0 * n, 42.0) for n in range(len(dice))], 30, "-s"))
    body += [_row(scene, plan, row) for row in range(len(ROWS))]
    tab = Tab("own", words("draw-tab-own"), "novice")
    drawn = "".join([*body, "</g>"])
    return Panel(plan.panel, "own", title, plan.width, plan.height, drawn, screen=screen, tab=tab)


# ---- the head: name, points, goods, dice -------------------------------------------------------------


def _head(scene: Scene, plan: Plan) -> str:
    view, seat = scene.view, scene.seat
    player, first, step = view["players"][seat], 3, 57
    shape = ""
    if not plan.small:
        first, step = 236, 58
        shape = art.shield(scene.colours[seat], 16, 19, 25) + fitted(scene.name(seat), 36, 26, "mt-name", 106, 10.5)
        shape += icon("chalice", 148, 8, 23) if view["start"] == seat else ""
        shape += text(view["scores"][seat], 218, 27, "mt-big mt-end")
    for n, good in enumerate(GOODS):
        shape += _good(scene, plan, good, first + step * n, player["goods"][good])
    return shape + _personal(scene, plan, player)


def _good(scene: Scene, plan: Plan, good: str, x: float, number: int) -> str:
    """A pile of tokens: the place to take one, or to trade the lesser good for it."""
    word = {"tool": "trade:soup", "book": "trade:tool"}.get(good, f"take:{good}")
    shape = scene.plate(word, x - 2, 4, 53, 30) + icon(good, x, 7, 24)
    shape += text(number, x + 36, 25, "mt-16 mt-bold mt-mid") + scene.plus(word, x + 45, 10)
    shape += f'<rect class="hit" x="{x - 2}" y="4" width="53" height="30"/>'
    return scene.target(word, f"{scene.words('name-' + good)}: {number}", plan.id(f"goods-{good}"), shape)


def _personal(scene: Scene, plan: Plan, player: dict[str, Any]) -> str:
    """Personal dice owned, and the reroll tile."""
    words, colour = scene.words, scene.colours[scene.seat]
    x = 290 if plan.small else 540
    if plan.small:
        shape = scene.plate("die", x, 4, 40, 30) + die(1, x + 2, 8, 22, colour)
        shape += text(player["dice"], x + 33, 25, "mt-16 mt-bold mt-mid")
    else:
        shape = scene.plate("die", x - 3, 4, 84, 30)
        for n in range(scene.parts.most_dice):
            drawn = die(n + 1, x + 26 * n, 8, 22, colour if n < player["dice"] else "")
            shape += drawn if n < player["dice"] else f'<g class="mt-faint">{drawn}</g>'
    label = words("draw-dice-owned", number=player["dice"])
    dice = scene.target(
        "die", label, plan.id("own-dice"), shape + scene.plus("die", x + (6 if plan.small else 74), 9)
    )
    return dice + _reroll(scene, plan, player["reroll"])


def _reroll(scene: Scene, plan: Plan, ready: bool) -> str:
    words = scene.words
    word = "roll" if scene.step == "pick" else "reroll"
    x, width = (333, 36) if plan.small else (632, 156)
    state = words("draw-ready") if ready else words("draw-used")
    tile = scene.plate(word, x, 4, width, 30) + icon("reroll", x + 6, 6, 26, "" if ready else "mt-faint")
    if not plan.small:
        tile += text(words("draw-reroll"), x + 38, 17, "mt-13") + text(state, x + 38, 30, "mt-13 mt-soft")
    tile += scene.plus(word, x + width - 8, 12) + f'<rect class="hit" x="{x}" y="4" width="{width}" height="30"/>'
    return scene.target(word, f"{words('draw-reroll')}: {state}", plan.id("reroll-tile"), tile)


# ---- dice fields and tiles ---------------------------------------------------------------------------


def _fields(scene: Scene, plan: Plan) -> str:
    note = "" if plan.small else text(scene.words("draw-dice"), 6, plan.dice_top + 31, "mt-13 mt-soft")
    return note + "".join(_field(scene, plan, face) for face in range(6))


def _field(scene: Scene, plan: Plan, face: int) -> str:
    joker = face == scene.parts.joker
    x, width = (plan.ends, plan.ends_wide) if joker else (plan.x(face), plan.cell)
    top, high = plan.dice_top, plan.dice_high
    word = f"place:{face + 1}" if scene.view["phase"] == "place" else f"field:{face + 1}"
    here = scene.prompt.get("field") == face + 1 and scene.step == "count"
    classes = "mt-field" + (" mt-joker" if joker else "") + (" mt-now" if here else "")
    shape = scene.glow(word, x, top, width, high, 8) + rect(x, top, width, high, 8, classes)
    title = scene.words("draw-joker") if joker else str(face + 1)
    shape += text(
        title, x + 6, top + (16 if joker or plan.small else 31), "mt-13 mt-serif" if joker else "mt-16 mt-serif"
    )
    over = joker or plan.small
    box = (x + 4, top + 19, width - 6, high - 20) if over else (x + 21, top + 3, width - 24, high - 5)
    shape += _spread(_dice_of(scene, face), face + 1, *box)
    shape += scene.plus(word, x + width - 9, top + (high - 9 if joker and plan.small else 9))
    return scene.target(word, _field_name(scene, face), plan.id(f"field-{face + 1}"), shape)


def _dice_of(scene: Scene, face: int) -> list[tuple[str, int]]:
    """Own dice first, then neutral ones, then those of the others: colour (or none) and number."""
    field = scene.view["fields"][face]
    others = [seat for seat in range(scene.view["seats"]) if seat != scene.seat]
    found = [(scene.colours[scene.seat], field["own"][scene.seat]), ("", field["neutral"])]
    found += [(scene.colours[seat], field["own"][seat]) for seat in others]
    return [(colour, number) for colour, number in found if number]


def _spread(dice: list[tuple[str, int]], face: int, x: float, y: float, room: float, high: float) -> str:
    """Every die by itself while there is room, else one of each owner with its number, as large as they can be."""
    each = [(colour, 0) for colour, number in dice for _ in range(number)]
    for shown, extra in ((each, 2), (dice, 14)):
        for size in (22, 20, 18, 16, 14, 12, 10, 8):
            line, rows = int((room + 2) // (size + extra)), int((high + 3) // (size + 3))
            if len(shown) <= line * rows:
                return _packed(shown, face, x, y, line, size, extra, high)
    raise ValueError("five owners always fit")


def _packed(
    shown: list[tuple[str, int]], face: int, x: float, y: float, line: int, size: int, extra: int, high: float
) -> str:
    used = -(-len(shown) // line) if shown else 1
    top = y + (high - used * (size + 3) + 3) / 2
    drawn = []
    for n, (colour, number) in enumerate(shown):
        left, row = x + (size + extra) * (n % line), top + (size + 3) * (n // line)
        drawn.append(die(face, left, row, size, colour))
        drawn.append(text(number, left + size + 2, row + size / 2 + 5, "mt-13 mt-bold") if number else "")
    return "".join(drawn)


def _field_name(scene: Scene, face: int) -> str:
    field, words = scene.view["fields"][face], scene.words
    parts = [words("draw-field", field=face + 1), words("draw-neutral", number=field["neutral"])]
    parts += [words("draw-dice-of", seat=seat, number=number) for seat, number in enumerate(field["own"]) if number]
    return ", ".join(parts)


def _tiles(scene: Scene, plan: Plan) -> str:
    note = "" if plan.small else text(scene.words("draw-always"), 6, plan.tile_top + 27, "mt-13 mt-soft")
    tiles = [_tile(scene, plan, column) for column in range(COLUMNS)]
    return "".join([note, *tiles, *(_counts(scene, plan, column) for column in range(COLUMNS))])


def _tile(scene: Scene, plan: Plan, column: int) -> str:
    """The action tile of a column with its standard action and the dice that lie on it."""
    player, x, y = scene.view["players"][scene.seat], plan.x(column), plan.tile_top
    flipped = column + 1 in player["flipped"]
    word = _tile_word(scene, column)
    shape = scene.glow(word, x, y, plan.cell, plan.tile_high, 7)
    shape += rect(x, y, plan.cell, plan.tile_high, 7, "mt-tile mt-flipped" if flipped else "mt-tile")
    laid = _laid(scene) if scene.view["column"] == column + 1 and scene.view["turn"] == scene.seat else []
    shape += _on_tile(scene, plan, column, laid, flipped)
    shape += scene.plus(word, x + 9, y + 10)
    label = f"S{column + 1}: {_does(scene, column)}"
    if flipped:
        label += f", {scene.words('draw-flipped')}, {scene.words('draw-die-point')}"
    return scene.target(word, label, plan.id(f"tile-{column + 1}"), shape)


def _on_tile(scene: Scene, plan: Plan, column: int, laid: list[str], flipped: bool) -> str:
    """The picture of the action at the left, dice at the right, the point for each die in the corner."""
    x, middle = plan.x(column), plan.tile_top + plan.tile_high / 2
    size, step = (22, 24) if len(laid) < 3 and not plan.small else (16, 17)
    width = step * len(laid)
    shape = _effect(scene, column, x + (plan.cell - width - (18 if flipped else 0)) / 2, middle, plan.small)
    for n, colour in enumerate(laid):
        left = x + plan.cell - 3 - width + step * n - (0 if plan.small or not flipped else 16)
        shape += die(column + 1, left, middle - size / 2, size, colour)
    if flipped:
        shape += text("+1", x + plan.cell - 5, plan.tile_top + 16, "mt-13 mt-bold mt-end mt-gold")
    return shape


def _tile_word(scene: Scene, column: int) -> str:
    """A joker is laid on a tile; otherwise the tile is its standard action."""
    joker = f"column:{column + 1}"
    return joker if scene.step == "column" else f"action:S{column + 1}"


def _laid(scene: Scene) -> list[str]:
    laid = scene.view["laid"]
    return [scene.colours[scene.view["turn"]]] * laid["personal"] + [""] * laid["neutral"]


def _counts(scene: Scene, plan: Plan, column: int) -> str:
    """While the number of dice is chosen: one, two or three, on the tile where they will lie."""
    if scene.step != "count" or scene.prompt.get("field") != column + 1:
        return ""
    drawn, wide = [], min(30, plan.cell // 2 - 1)
    step = (plan.cell - wide - 6) / max(1, scene.parts.take - 1)
    for number in range(1, scene.parts.take + 1):
        word = f"count:{number}"
        if word in scene.moves:
            x, y = plan.x(column) + 3 + step * (number - 1), plan.tile_top + (plan.tile_high - 32) / 2
            if plan.small:  # three of them are wider than the tile
                x = plan.x(column) + plan.cell / 2 - 14 + 31 * (number - 2)
                wide = 28
            shape = scene.glow(word, x, y, wide, 32) + rect(x, y, wide, 32, 6, "mt-tile")
            shape += text(number, x + wide / 2, y + 22, "mt-16 mt-bold mt-mid")
            drawn.append(
                scene.target(word, scene.words("draw-count", number=number), plan.id(f"count-{number}"), shape)
            )
    return f'<g class="above">{"".join(drawn)}</g>'


# ---- actions and novices -----------------------------------------------------------------------------


def _row(scene: Scene, plan: Plan, row: int) -> str:
    y = plan.row_top + plan.row_step * row
    cells = "".join(_cell(scene, plan, row, column, y) for column in range(COLUMNS))
    return _row_head(scene, plan, row, y) + cells + _end(scene, plan, row, y)


def _row_head(scene: Scene, plan: Plan, row: int, y: float) -> str:
    """Where novices of this row go and how many goods they cost."""
    place = ("bprofane", "bprofane", "chapel", "cloisterwalk")[row]
    middle = y + plan.row_high / 2
    if plan.small:
        shape = icon(place, 0, middle - 17, 19)
        shape += text(ROWS[row], 9, middle + 16, "mt-13 mt-serif mt-mid")
        return f'<g aria-hidden="true">{shape}</g>'
    shape = text(ROWS[row], 6, middle + 6, "mt-16 mt-serif") + icon(place, 34, middle - 12, 24)
    shape += text(scene.parts.building_goods[row], 62, middle + 5, "mt-13 mt-bold") if row < 2 else ""
    return f'<g aria-hidden="true">{shape}</g>'


def _cell(scene: Scene, plan: Plan, row: int, column: int, y: float) -> str:
    """An action field: open once its novice has left, else with the novice in front of it."""
    player, x = scene.view["players"][scene.seat], plan.x(column)
    name = f"{ROWS[row]}-{column + 1}"
    here = name in player["novices"]
    if row == len(ROWS) - 1:
        drawn = _flip_cell(scene, plan, x, y, here, column)
    else:
        drawn = _action_cell(scene, plan, row, column, y, here)
    if here:
        word, size = f"novice:{name}", plan.novice
        left, top = x + (1 if plan.small else 6), y + (plan.row_high - size) / 2
        shape = scene.glow(word, left - 1, top - 1, size + 2, size + 2, 8)
        shape += novice(plan.panel, scene.colours[scene.seat], left, top, size)
        shape += scene.plus(word, left + size + 4, y + 8)
        shape += f'<rect class="hit" x="{x}" y="{y}" width="{size + 8}" height="{plan.row_high}"/>'
        drawn += scene.target(word, scene.words("draw-novice", novice=name), plan.id(f"novice-{name}"), shape)
    return drawn


def _action_cell(scene: Scene, plan: Plan, row: int, column: int, y: float, here: bool) -> str:
    action, x = (row + 1) * COLUMNS + column, plan.x(column)
    name = f"{ACTION_ROWS[row + 1]}{column + 1}"
    word = f"action:{name}"
    spent = name in scene.view["used"] and scene.view["turn"] == scene.seat
    shape = scene.glow(word, x, y, plan.cell, plan.row_high, 7)
    shape += rect(x, y, plan.cell, plan.row_high, 7, "mt-locked" if here else "mt-open")
    middle = y + plan.row_high / 2
    if here:
        centre = x + (plan.cell + plan.novice + (2 if plan.small else 8)) / 2
        shape += f'<g class="mt-later">{_effect(scene, action, centre, middle, plan.small, tight=True)}</g>'
    else:
        effect = _effect(scene, action, x + plan.cell / 2, middle, plan.small)
        shape += f'<g class="mt-dim">{effect}</g>' if spent else effect
    shape += scene.plus(word, x + 9, y + 10)
    state = scene.words("draw-locked") if here else scene.words("draw-spent") if spent else scene.words("draw-open")
    return scene.target(word, f"{name}: {_does(scene, action)}, {state}", plan.id(f"action-{name}"), shape)


def _flip_cell(scene: Scene, plan: Plan, x: float, y: float, here: bool, column: int) -> str:
    shape = rect(x, y, plan.cell, plan.row_high, 7, "mt-locked" if here else "mt-open mt-four")
    middle = y + plan.row_high / 2
    if here:
        centre = x + (plan.cell + plan.novice + (2 if plan.small else 8)) / 2
        shape += f'<g class="mt-later">{icon("flip", centre - 12, middle - 12, 24)}</g>'
    else:
        shape += icon("flip", x + plan.cell / 2 - 26, middle - 11, 22)
        shape += text("+1", x + plan.cell / 2 + 2, middle + 5, "mt-13 mt-bold")
    label = scene.words("draw-flips" if here else "draw-flipped")
    return f'<g id="{plan.id(f"flip-{column + 1}")}" role="img" aria-label="{escape(label)}">{shape}</g>'


def _end(scene: Scene, plan: Plan, row: int, y: float) -> str:
    """The novice at the row's end and how many of the row are still there."""
    player, name = scene.view["players"][scene.seat], f"X-{ROWS[row]}"
    left = sum(novice_id.startswith(f"{ROWS[row]}-") for novice_id in player["novices"])
    x, size, middle = plan.ends, plan.novice, y + plan.row_high / 2
    shape = f'<path class="mt-rule" d="M{x - 1} {y + 2}v{plan.row_high - 4}"/>'
    words = scene.words
    if name in player["extras"]:
        lost = not left and not (scene.step in ("extra", "area") and scene.prompt.get("novice") == name)
        figure = novice(plan.panel, scene.colours[scene.seat], x + 5, middle - size / 2, size)
        if scene.prompt.get("novice") == name:
            shape += scene.glow("send", x + 4, middle - size / 2 - 1, size + 2, size + 2, 8)
        shape += f'<g class="mt-faint">{figure}</g>' if lost else figure
        note = words("draw-left", number=left) if left else words("draw-stays") if lost else ""
        if plan.small:
            note = f"−{left}" if left else ""
        shape += text(note, x + size + 10, middle + 5, "mt-13 mt-soft")
    elif not plan.small:
        shape += text(words("draw-sent"), x + 8, middle + 5, "mt-13 mt-soft")
    word = "send" if scene.prompt.get("novice") == name else f"novice:{name}"
    return scene.target(word, words("draw-end", row=ROWS[row]), plan.id(f"end-{ROWS[row]}"), shape)


def _does(scene: Scene, action: int) -> str:
    parts = scene.parts
    return scene.words("does", good=EFFECTS[parts.effect[action]], amount=parts.amount[action])


# ---- what actions do, in pictures centred at x, y --------------------------------------------------------


def _effect(scene: Scene, action: int, x: float, y: float, small: bool = False, tight: bool = False) -> str:
    effect, amount = scene.parts.effect[action], scene.parts.amount[action]
    if effect in (SEND, ANY, TRADE):
        return _long_effect(effect, amount, x, y, small, tight)
    size = 22 if small else 26
    if effect == POINTS:
        return text(scene.words("draw-p", points=amount), x, y + 5, "mt-15 mt-bold mt-mid")
    if effect == STEP:
        size = 16 if small and tight else size
        left = x - (size + 15) / 2
        steps = text(f"+{amount}", left + size - 1, y + 5, "mt-12 mt-bold" if small and tight else "mt-13 mt-bold")
        return icon("messenger", left, y - size / 2, size) + steps
    many = text(amount, x - size / 2 - 3, y + 5, "mt-13 mt-bold mt-end") if effect <= BOOK and amount > 1 else ""
    return many + icon("window" if effect == WINDOW else GOODS[effect], x - size / 2, y - size / 2, size)


def _long_effect(effect: int, amount: int, x: float, y: float, small: bool, tight: bool) -> str:
    """Sending, any goods, trading: they need more than one symbol, and on a phone they have room for two."""
    if effect == SEND:
        size = 18 if small else 20 if tight else 25
        left = x - size + (0 if small else -3)
        arrow = f'<path class="mt-arrow" d="M{left + size:g} {y:g}h9m-3.500-3.500l3.500 3.500-3.500 3.500"/>'
        less = text(f"−{amount}", left + size + 12, y + 5, "mt-13 mt-bold") if amount and not small else ""
        less += icon("influence", left + size + 29, y - 9, 18) if amount and not small else ""
        shift = -15 if less else 0
        return f'<g transform="translate({shift} 0)">{icon("novice", left, y - size / 2, size)}{arrow}{less}</g>'
    if small and effect == ANY:
        return text(f"{amount} ?", x, y + 5, "mt-15 mt-bold mt-mid")
    goods = ["soup", "influence", "rosary"] if effect == ANY else ["soup", "tool", "book"]
    if small:
        del goods[1]
    size, step = (13, 13) if small else (20, 20) if tight else (22, 27)
    many = effect == ANY
    left = x - (step * len(goods) + (10 if many else 0)) / 2
    drawn = text(amount, left - 1, y + 5, "mt-13 mt-bold") if many else ""
    left += 10 if many else 0
    drawn += "".join(icon(good, left + step * n, y - size / 2, size) for n, good in enumerate(goods))
    if effect == TRADE and not small and not tight:
        drawn += "".join(
            f'<path class="mt-arrow" d="M{left + dx:g} {y:g}h4m-2.500-2.500l2.500 2.500-2.500 2.500"/>'
            for dx in (22, 49)
        )
    return drawn
