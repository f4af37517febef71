"""The cathedral window of a player, beside the own board."""

from __future__ import annotations

from refectory.engine.art import Panel, Tab, escape

from .components import BOOK, EFFECTS, GOODS
from .pieces import Scene, icon, rect, text

GLASS_WIDTH, GLASS_HEIGHT = 258, 226
GLASS_LEFT, GLASS_TOP, PANE, PANE_STEP = 4, 4, 59, 64


def window(scene: Scene) -> Panel:
    """The cathedral window: nine panes and what its lines bring."""
    body = [f'<g class="mt s-{scene.colours[scene.seat]}">', f'<path class="mt-tracery" d="{TRACERY}"/>{ROSES}']
    for row in range(3):
        body += [_pane(scene, row, column) for column in range(3)]
        y = GLASS_TOP + PANE_STEP * row
        body.append(_line_bonus(scene, row, True, GLASS_LEFT + 3 * PANE_STEP + 3, y + PANE / 2))
    for column in range(3):
        x = GLASS_LEFT + PANE_STEP * column + PANE / 2
        body.append(_line_bonus(scene, column, False, x - 28, GLASS_TOP + 3 * PANE_STEP + 14))
    tab = Tab("own", scene.words("draw-tab-own"), "novice")
    title = scene.words("draw-window")
    return Panel("window", "own", title, GLASS_WIDTH, GLASS_HEIGHT, "".join([*body, "</g>"]), tab=tab, rail="own")


#: The stone around the panes.
TRACERY = f"M1.500 1.500h{3 * PANE_STEP}v{3 * PANE_STEP}h-{3 * PANE_STEP}z"
#: A boss of stone where four panes meet.
ROSES = "".join(
    f'<circle class="mt-rose" cx="{x}" cy="{y}" r="5.500"/>' for x in (65.5, 129.5) for y in (65.5, 129.5)
)


def _pane(scene: Scene, row: int, column: int) -> str:
    window = scene.view["players"][scene.seat]["window"]
    tile, x, y = window[3 * row + column], GLASS_LEFT + PANE_STEP * column, GLASS_TOP + PANE_STEP * row
    name = scene.words(f"name-w{row + 1}{column + 1}")
    element = f"pane-{row + 1}{column + 1}"
    if tile:
        symbol = scene.parts.symbols["ABCDE".index(tile)]
        shape = rect(x, y, PANE, PANE, 6, "mt-pane") + _leading(x, y) + icon(f"w{symbol}", x + 10, y + 10, 39)
        label = escape(f"{name}: {scene.words.name(tile)}")
        return f'<g id="{element}" class="mt-{tile}" role="img" aria-label="{label}">{shape}</g>'
    following = "" in window[3 * row : 3 * row + 3] and window.index("", 3 * row) == 3 * row + column
    word = f"row:{row + 1}"
    shape = scene.glow(word, x, y, PANE, PANE) if following else ""
    shape += rect(x, y, PANE, PANE, 6, "mt-cell mt-next" if following else "mt-cell")
    shape += f'<g class="mt-clear">{_leading(x, y)}</g>'  # clear glass waits for its picture
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
    shape = (
        scene.plate(word, x - 2, y - (24 if is_row else 14), 53 if is_row else 62, 46 if is_row else 28)
        if chosen
        else ""
    )
    shape += icon("messenger" if effect > BOOK else GOODS[effect], x, y - (22 if is_row else 11), 22)
    shape += text(f"+{amount}", x + 20, y - 6, "mt-13 mt-bold") if effect > BOOK else ""
    shape += text(
        scene.words("draw-p", points=points), *((x, y + 15) if is_row else (x + 26, y + 5)), "mt-13 mt-soft"
    )
    name = scene.words(
        "draw-line", line=f"window-{'row' if is_row else 'column'}-{line + 1}", good=EFFECTS[effect], amount=amount,
        points=points,
    )  # fmt: skip
    element = f"bonus-{'row' if is_row else 'column'}-{line + 1}"
    if not chosen:
        return f'<g id="{element}" role="img" aria-label="{escape(name)}">{shape}</g>'
    return scene.target(
        word, name, element, shape + f'<rect class="hit" x="{x - 2:g}" y="{y - 14:g}" width="62" height="28"/>'
    )
