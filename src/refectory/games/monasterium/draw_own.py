"""A player's board: dice fields above the columns they feed, the actions, the novices, the window."""

from __future__ import annotations

from typing import Any

from refectory.engine import art
from refectory.engine.art import Panel, escape

from .components import ACTION_ROWS, ANY, BOOK, COLUMNS, EFFECTS, GOODS, POINTS, ROWS, SEND, STEP, TRADE, WINDOW
from .pieces import Scene, defs, die, fitted, icon, novice, rect, text

WIDTH, HEIGHT = 1092, 392
PANEL = "own"
LEFT, CELL, GAP = 84, 108, 6
DICE_TOP, DICE_HIGH = 44, 60
TILE_TOP, TILE_HIGH = 110, 56
ROW_TOP, ROW_HIGH, ROW_STEP = 172, 47, 53
ENDS = LEFT + COLUMNS * (CELL + GAP) + 2
GLASS_LEFT, GLASS_TOP, PANE, PANE_STEP = 766, 76, 78, 84


def column_x(column: int) -> int:
    return LEFT + column * (CELL + GAP)


def own(scene: Scene) -> Panel:
    words, seat = scene.words, scene.seat
    title = words("draw-own") if scene.mine else words("draw-board-of", seat=seat)
    body = [
        defs(PANEL),
        f'<g class="mt s-{scene.colours[seat]}">',
        rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 8, "mt-ground"),
    ]
    body += [_head(scene), _fields(scene), _tiles(scene)]
    body += [_row(scene, row) for row in range(len(ROWS))]
    body += [_window(scene), "</g>"]
    return Panel("own", "own", title, WIDTH, HEIGHT, "".join(body))


# ---- the head: name, points, goods, dice -------------------------------------------------------------


def _head(scene: Scene) -> str:
    view, words, seat = scene.view, scene.words, scene.seat
    player = view["players"][seat]
    shape = art.shield(scene.colours[seat], 24, 22, 25)
    shape += fitted(scene.name(seat), 44, 28, "mt-name", 150, 9.5)
    points = view["scores"][seat]
    shape += text(points, 238, 29, "mt-big mt-end") + text(words("name-points"), 244, 28, "mt-13 mt-soft")
    if view["start"] == seat:
        shape += icon("chalice", 186, 10, 22)
    for n, good in enumerate(GOODS):
        shape += _good(scene, good, 312 + 62 * n, player["goods"][good])
    return shape + _personal(scene, player)


def _good(scene: Scene, good: str, x: float, number: int) -> str:
    """A pile of tokens: the place to take one, or to trade the lesser good for it."""
    word = {"tool": "trade:soup", "book": "trade:tool"}.get(good, f"take:{good}")
    shape = (
        scene.plate(word, x - 3, 8, 54, 28) + icon(good, x, 10, 24) + text(number, x + 36, 28, "mt-15 mt-bold mt-mid")
    )
    shape += scene.plus(word, x + 45, 14) + f'<rect class="hit" x="{x - 2}" y="8" width="52" height="28"/>'
    return scene.target(word, f"{scene.words('name-' + good)}: {number}", f"goods-{good}", shape)


def _personal(scene: Scene, player: dict[str, Any]) -> str:
    """Personal dice owned, and the reroll tile."""
    words, colour = scene.words, scene.colours[scene.seat]
    shape = text(words("draw-own-dice"), 706, 27, "mt-12 mt-soft mt-end") + scene.plate("die", 710, 8, 88, 28)
    for n in range(scene.parts.most_dice):
        drawn = die(n + 1, 714 + 27 * n, 11, 22, colour)
        shape += drawn if n < player["dice"] else f'<g class="mt-faint">{die(n + 1, 714 + 27 * n, 11, 22)}</g>'
    label = words("draw-dice-owned", number=player["dice"])
    dice = scene.target("die", label, "own-dice", shape + scene.plus("die", 790, 13))
    word = "roll" if scene.step == "pick" else "reroll"
    state = words("draw-ready") if player["reroll"] else words("draw-used")
    tile = scene.plate(word, 852, 8, 228, 28) + icon("reroll", 858, 9, 26, "" if player["reroll"] else "mt-faint")
    tile += text(words("draw-reroll"), 892, 27, "mt-13") + text(state, 1056, 27, "mt-12 mt-soft mt-end")
    tile += scene.plus(word, 1069, 22)
    reroll = scene.target(word, f"{words('draw-reroll')}: {state}", "reroll-tile", tile)
    return dice + reroll


# ---- dice fields and tiles ---------------------------------------------------------------------------


def _fields(scene: Scene) -> str:
    drawn = [text(scene.words("draw-dice"), 16, DICE_TOP + 35, "mt-12 mt-soft")]
    drawn += [_field(scene, face) for face in range(6)]
    return "".join(drawn)


def _field(scene: Scene, face: int) -> str:
    joker = face == scene.parts.joker
    x, width = (ENDS + 4, 90) if joker else (column_x(face), CELL)
    word = f"place:{face + 1}" if scene.view["phase"] == "place" else f"field:{face + 1}"
    here = scene.prompt.get("field") == face + 1 and scene.step == "count"
    classes = "mt-field" + (" mt-joker" if joker else "") + (" mt-now" if here else "")
    shape = scene.glow(word, x, DICE_TOP, width, DICE_HIGH, 8) + rect(x, DICE_TOP, width, DICE_HIGH, 8, classes)
    title = scene.words("draw-joker") if joker else str(face + 1)
    shape += text(title, x + 8, DICE_TOP + (17 if joker else 36), "mt-12 mt-serif" if joker else "mt-15 mt-serif")
    dice = _dice_of(scene, face)
    shape += _spread(dice, face + 1, x + (6 if joker else 24), DICE_TOP + (22 if joker else 6), width - 28, joker)
    shape += scene.plus(word, x + width - 9, DICE_TOP + 10)
    return scene.target(word, _field_name(scene, face), f"field-{face + 1}", shape)


def _dice_of(scene: Scene, face: int) -> list[tuple[str, int]]:
    """Own dice first, then neutral ones, then those of the others: colour (or none) and number."""
    field = scene.view["fields"][face]
    others = [seat for seat in range(scene.view["seats"]) if seat != scene.seat]
    found = [(scene.colours[scene.seat], field["own"][scene.seat]), ("", field["neutral"])]
    found += [(scene.colours[seat], field["own"][seat]) for seat in others]
    return [(colour, number) for colour, number in found if number]


def _spread(dice: list[tuple[str, int]], face: int, x: float, y: float, room: float, joker: bool) -> str:
    """Every die by itself while there is room, else one of each owner with its number."""
    size, line = 23.0, int((room + 6) // 24)
    rows = 1 if joker else 2
    if sum(number for _, number in dice) <= line * rows:
        each = [colour for colour, number in dice for _ in range(number)]
        top = y if joker or len(each) > line else y + 12
        return "".join(
            die(face, x + 24 * (n % line), top + 25 * (n // line), size, colour) for n, colour in enumerate(each)
        )
    drawn, size, line = [], 19.0, max(1, int((room + 6) // 40))
    for n, (colour, number) in enumerate(dice):
        left, top = x + 38 * (n % line), y + 3 + (17 if joker else 24) * (n // line) - (4 if joker else 0)
        drawn.append(die(face, left, top, size, colour) + text(f"×{number}", left + 21, top + 14, "mt-11 mt-bold"))
    return "".join(drawn)


def _field_name(scene: Scene, face: int) -> str:
    field, words = scene.view["fields"][face], scene.words
    parts = [words("draw-field", field=face + 1), words("draw-neutral", number=field["neutral"])]
    parts += [words("draw-dice-of", seat=seat, number=number) for seat, number in enumerate(field["own"]) if number]
    return ", ".join(parts)


def _tiles(scene: Scene) -> str:
    drawn = [text(scene.words("draw-always"), 16, TILE_TOP + 33, "mt-12 mt-soft")]
    drawn += [_tile(scene, column) for column in range(COLUMNS)]
    return "".join(drawn)


def _tile(scene: Scene, column: int) -> str:
    """The action tile of a column with its standard action and the dice that lie on it."""
    player, x = scene.view["players"][scene.seat], column_x(column)
    flipped = column + 1 in player["flipped"]
    word = _tile_word(scene, column)
    shape = scene.glow(word, x, TILE_TOP, CELL, TILE_HIGH, 7)
    shape += rect(x, TILE_TOP, CELL, TILE_HIGH, 7, "mt-tile mt-flipped" if flipped else "mt-tile")
    laid = _laid(scene) if scene.view["column"] == column + 1 and scene.view["turn"] == scene.seat else []
    middle = x + CELL / 2 - 13 * len(laid) + (3 if laid else 0)
    shape += _effect(scene, column, middle, TILE_TOP + (24 if flipped else TILE_HIGH / 2))
    size, step = (25, 27) if len(laid) < 3 else (20, 21)
    for n, colour in enumerate(laid):
        shape += die(column + 1, x + CELL - 4 - step * (len(laid) - n), TILE_TOP + 27 - size / 2, size, colour)
    if flipped:
        shape += text(scene.words("draw-die-point"), x + CELL / 2, TILE_TOP + TILE_HIGH - 5, "mt-11 mt-mid")
    shape += scene.plus(word, x + 9, TILE_TOP + 10)
    label = f"S{column + 1}: {_does(scene, column)}"
    if flipped:
        label += f", {scene.words('draw-flipped')}"
    return scene.target(word, label, f"tile-{column + 1}", shape) + _counts(scene, column)


def _tile_word(scene: Scene, column: int) -> str:
    """A joker is laid on a tile; otherwise the tile is its standard action."""
    joker = f"column:{column + 1}"
    return joker if scene.step == "column" else f"action:S{column + 1}"


def _laid(scene: Scene) -> list[str]:
    laid = scene.view["laid"]
    return [scene.colours[scene.view["turn"]]] * laid["personal"] + [""] * laid["neutral"]


def _counts(scene: Scene, column: int) -> str:
    """While the number of dice is chosen: one, two or three, on the tile where they will lie."""
    if scene.step != "count" or scene.prompt.get("field") != column + 1:
        return ""
    drawn = []
    for number in range(1, scene.parts.take + 1):
        word = f"count:{number}"
        if word in scene.moves:
            x = column_x(column) + 4 + 35 * (number - 1)
            shape = scene.glow(word, x, TILE_TOP + 12, 30, 32) + rect(x, TILE_TOP + 12, 30, 32, 6, "mt-tile")
            shape += text(number, x + 15, TILE_TOP + 34, "mt-15 mt-bold mt-mid")
            drawn.append(scene.target(word, scene.words("draw-count", number=number), f"count-{number}", shape))
    return "".join(drawn)


# ---- actions and novices -----------------------------------------------------------------------------


def _row(scene: Scene, row: int) -> str:
    y = ROW_TOP + ROW_STEP * row
    return _row_head(scene, row, y) + "".join(_cell(scene, row, c, y) for c in range(COLUMNS)) + _end(scene, row, y)


def _row_head(scene: Scene, row: int, y: float) -> str:
    """Where novices of this row go and how many goods they cost."""
    shape = text(ROWS[row], 16, y + 29, "mt-15 mt-serif")
    shape += icon(("bprofane", "bprofane", "chapel", "cloisterwalk")[row], 42, y + 13, 22)
    if row < 2:
        shape += text(scene.parts.building_goods[row], 67, y + 29, "mt-12 mt-soft")
    return f'<g aria-hidden="true">{shape}</g>'


def _cell(scene: Scene, row: int, column: int, y: float) -> str:
    """An action field: open once its novice has left, else with the novice in front of it."""
    player, x = scene.view["players"][scene.seat], column_x(column)
    name = f"{ROWS[row]}-{column + 1}"
    here = name in player["novices"]
    if row == len(ROWS) - 1:
        drawn = _flip_cell(scene, x, y, here, column)
    else:
        drawn = _action_cell(scene, row, column, x, y, here)
    if here:
        word = f"novice:{name}"
        shape = scene.glow(word, x + 4, y + 5, 34, 37, 8) + novice(PANEL, scene.colours[scene.seat], x + 5, y + 6, 34)
        shape += (
            scene.plus(word, x + 42, y + 11) + f'<rect class="hit" x="{x}" y="{y}" width="44" height="{ROW_HIGH}"/>'
        )
        drawn += scene.target(word, scene.words("draw-novice", novice=name), f"novice-{name}", shape)
    return drawn


def _action_cell(scene: Scene, row: int, column: int, x: float, y: float, here: bool) -> str:
    action = (row + 1) * COLUMNS + column
    name = f"{ACTION_ROWS[row + 1]}{column + 1}"
    word = f"action:{name}"
    spent = name in scene.view["used"] and scene.view["turn"] == scene.seat
    shape = scene.glow(word, x, y, CELL, ROW_HIGH, 7) + rect(
        x, y, CELL, ROW_HIGH, 7, "mt-locked" if here else "mt-open"
    )
    middle = y + ROW_HIGH / 2
    if here:
        moved = f"translate({x + 73:g} {middle:g}) scale(.82)"
        shape += f'<g class="mt-dim" transform="{moved}">{_effect(scene, action, 0, 0)}</g>'
    else:
        effect = _effect(scene, action, x + CELL / 2, middle)
        shape += f'<g class="mt-dim">{effect}</g>' if spent else effect
    shape += scene.plus(word, x + 9, y + 10)
    state = scene.words("draw-locked") if here else scene.words("draw-spent") if spent else scene.words("draw-open")
    return scene.target(word, f"{name}: {_does(scene, action)}, {state}", f"action-{name}", shape)


def _flip_cell(scene: Scene, x: float, y: float, here: bool, column: int) -> str:
    shape = rect(x, y, CELL, ROW_HIGH, 7, "mt-locked" if here else "mt-open mt-four")
    if here:
        shape += f'<g class="mt-dim">{icon("flip", x + 66, y + 11, 24)}</g>'
    else:
        shape += text(scene.words("draw-flipped"), x + CELL / 2, y + 28, "mt-12 mt-mid")
    label = scene.words("draw-flips" if here else "draw-flipped")
    return f'<g id="flip-{column + 1}" role="img" aria-label="{escape(label)}">{shape}</g>'


def _end(scene: Scene, row: int, y: float) -> str:
    """The novice at the row's end and how many of the row are still there."""
    player, name = scene.view["players"][scene.seat], f"X-{ROWS[row]}"
    left = sum(novice_id.startswith(f"{ROWS[row]}-") for novice_id in player["novices"])
    shape = f'<path class="mt-rule" d="M{ENDS - 1} {y + 2}v{ROW_HIGH - 4}"/>'
    if name in player["extras"]:
        lost = not left and not (scene.step in ("extra", "area") and scene.prompt.get("novice") == name)
        figure = novice(PANEL, scene.colours[scene.seat], ENDS + 8, y + 6, 34)
        shape += scene.glow("send", ENDS + 6, y + 4, 38, 38, 8) if scene.prompt.get("novice") == name else ""
        shape += f'<g class="mt-faint">{figure}</g>' if lost else figure
        note = scene.words("draw-left", number=left) if left else scene.words("draw-stays") if lost else ""
        shape += text(note, ENDS + 46, y + 29, "mt-12 mt-soft")
    else:
        shape += text(scene.words("draw-sent"), ENDS + 12, y + 29, "mt-12 mt-soft")
    word = "send" if scene.prompt.get("novice") == name else f"novice:{name}"
    return scene.target(word, scene.words("draw-end", row=ROWS[row]), f"end-{ROWS[row]}", shape)


def _does(scene: Scene, action: int) -> str:
    parts = scene.parts
    return scene.words("does", good=EFFECTS[parts.effect[action]], amount=parts.amount[action])


def _effect(scene: Scene, action: int, x: float, y: float) -> str:
    """What an action does, in pictures, centred at x, y."""
    effect, amount = scene.parts.effect[action], scene.parts.amount[action]
    size = 24
    top = y - size / 2
    if effect <= BOOK:
        many = text(f"{amount} ", x - size / 2 - 6, y + 5, "mt-13 mt-bold mt-end") if amount > 1 else ""
        return many + icon(GOODS[effect], x - size / 2, top, size)
    if effect == SEND:
        return _send_art(amount, x, y, size)
    if effect == STEP:
        return icon("messenger", x - size, top, size) + text(f"+{amount}", x + 3, y + 5, "mt-13 mt-bold")
    if effect == WINDOW:
        return icon("window", x - size / 2, top, size)
    if effect == POINTS:
        return text(amount, x - 18, y + 6, "mt-15 mt-bold mt-mid") + text(
            scene.words("name-points"), x - 9, y + 5, "mt-11"
        )
    if effect == ANY:
        start = x - 36
        rest = "".join(
            icon(good, start + 11 + 19 * n, y - 9, 18) for n, good in enumerate(("soup", "influence", "rosary"))
        )
        return text(amount, start + 4, y + 5, "mt-13 mt-bold mt-mid") + rest
    assert effect == TRADE
    start = x - 34
    arrows = "".join(f'<path class="mt-arrow" d="M{start + dx:g} {y:g}h5m-3-3l3 3-3 3"/>' for dx in (19, 44))
    return "".join(icon(g, start + 25 * n, y - 9, 18) for n, g in enumerate(("soup", "tool", "book"))) + arrows


def _send_art(saved: int, x: float, y: float, size: float) -> str:
    arrow = f'<path class="mt-arrow" d="M{x + 2:g} {y:g}h12m-4-4l4 4-4 4"/>'
    if not saved:
        return icon("novice", x - size, y - size / 2, size) + arrow
    less = text(f"−{saved}", x + 4, y + 5, "mt-12 mt-bold") + icon("influence", x + 19, y - 8, 16)
    return (
        icon("novice", x - 34, y - 9, 18)
        + f'<path class="mt-arrow" d="M{x - 14:g} {y:g}h10m-4-3.500l4 3.500-4 3.500"/>'
        + less
    )


# ---- the window --------------------------------------------------------------------------------------


def _window(scene: Scene) -> str:
    drawn = [text(scene.words("draw-window"), GLASS_LEFT, GLASS_TOP - 12, "mt-name")]
    for row in range(3):
        drawn += [_pane(scene, row, column) for column in range(3)]
        y = GLASS_TOP + PANE_STEP * row
        drawn.append(_line_bonus(scene, row, True, GLASS_LEFT + 3 * PANE_STEP + 4, y + PANE / 2))
    for column in range(3):
        x = GLASS_LEFT + PANE_STEP * column + PANE / 2
        drawn.append(_line_bonus(scene, column, False, x - 31, GLASS_TOP + 3 * PANE_STEP + 10))
    return "".join(drawn)


def _pane(scene: Scene, row: int, column: int) -> str:
    window = scene.view["players"][scene.seat]["window"]
    tile, x, y = window[3 * row + column], GLASS_LEFT + PANE_STEP * column, GLASS_TOP + PANE_STEP * row
    name = scene.words(f"name-w{row + 1}{column + 1}")
    element = f"pane-{row + 1}{column + 1}"
    if tile:
        symbol = scene.parts.symbols["ABCDE".index(tile)]
        shape = rect(x, y, PANE, PANE, 6, "mt-pane") + _leading(x, y) + icon(f"w{symbol}", x + 17, y + 17, 44)
        label = escape(f"{name}: {scene.words.name(tile)}")
        return f'<g id="{element}" class="mt-{tile}" role="img" aria-label="{label}">{shape}</g>'
    following = "" in window[3 * row : 3 * row + 3] and window.index("", 3 * row) == 3 * row + column
    word = f"row:{row + 1}"
    shape = scene.glow(word, x, y, PANE, PANE) if following else ""
    shape += rect(x, y, PANE, PANE, 6, "mt-cell mt-next" if following else "mt-cell")
    if not following:
        return f'<g id="{element}" role="img" aria-label="{escape(name)}">{shape}</g>'
    shape += scene.plus(word, x + PANE / 2, y + PANE / 2)
    return scene.target(word, name, element, shape)


def _leading(x: float, y: float) -> str:
    """The lead between the pieces of glass."""
    right, bottom, half = x + PANE, y + PANE, PANE / 2
    lozenge = f"M{x + half:g} {y:g}L{right:g} {y + half:g} {x + half:g} {bottom:g} {x:g} {y + half:g}z"
    corners = f"M{x:g} {y:g}l14 14M{right:g} {y:g}l-14 14M{x:g} {bottom:g}l14-14M{right:g} {bottom:g}l-14-14"
    return f'<path class="mt-lead" d="{lozenge}{corners}"/>'


def _line_bonus(scene: Scene, line: int, is_row: bool, x: float, y: float) -> str:
    """The bonus of a row or column, and the points for completing it; the place to choose the bonus."""
    parts = scene.parts
    effect, amount, points = (
        (parts.row_bonus[line], parts.row_amount[line], parts.row_points[line])
        if is_row
        else (parts.column_bonus[line], parts.column_amount[line], parts.column_points[line])
    )
    word = f"bonus:{'row' if is_row else 'column'}"
    cell = str(scene.prompt.get("cell", "w00"))
    chosen = scene.step == "bonus" and cell[1 if is_row else 2] == str(line + 1)
    shape = scene.plate(word, x - 3, y - 13, 70, 26) if chosen else ""
    if effect <= BOOK:
        shape += icon(GOODS[effect], x, y - 10, 20)
    else:
        shape += icon("messenger", x - 1, y - 10, 20) + text(f"+{amount}", x + 19, y + 5, "mt-12 mt-bold")
    shape += text(scene.words("draw-p", points=points), x + 64, y + 5, "mt-11 mt-soft mt-end")
    name = scene.words(
        "draw-line", line=f"window-{'row' if is_row else 'column'}-{line + 1}", good=EFFECTS[effect], amount=amount,
        points=points,
    )  # fmt: skip
    element = f"bonus-{'row' if is_row else 'column'}-{line + 1}"
    if not chosen:
        return f'<g id="{element}" role="img" aria-label="{escape(name)}">{shape}</g>'
    return scene.target(
        word, name, element, shape + f'<rect class="hit" x="{x - 2:g}" y="{y - 13:g}" width="66" height="26"/>'
    )
