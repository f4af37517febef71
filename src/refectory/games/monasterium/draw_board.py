"""The common board: the road, five monasteries along it, year and roll in the middle."""

from __future__ import annotations

from refectory.engine import art
from refectory.engine.art import Panel, Tab, escape

from .components import BONUSES, GOODS, KINDS, MONASTERIES, P_ACT, P_DIE, P_IR, P_ST, P_WIN, PATH
from .draw_roll import rolled, thrown
from .pieces import KIND_ICONS, ROMAN, Scene, defs, die, fitted, icon, messenger, novice, rect, text
from .scenery import bridge, valley
from .view import BLOCKED, FREE

WIDTH, HEIGHT = 1092, 394
PANEL = "board"
ROAD = 197
STONE = 24
#: Where a monastery stands: its corner, and whether it lies above the road.
CORNERS = {
    "A": (24, 19, True),
    "B": (144, 239, False),
    "C": (396, 19, True),
    "D": (648, 239, False),
    "E": (768, 19, True),
}
COURT_WIDTH, COURT_HEIGHT = 300, 136

#: The U of a monastery above the road: x, y, width, height. Below the road it is mirrored.
PLAN = {
    "b1": (0, 90, 54, 46), "b2": (0, 42, 54, 46), "b3": (56, 0, 93, 40), "b4": (151, 0, 93, 40),
    "b5": (246, 42, 54, 46), "b6": (246, 90, 54, 46),
    "c1": (56, 106, 33, 30), "c2": (56, 74, 33, 30), "c3": (56, 42, 33, 30), "c4": (91, 42, 118, 30),
    "c5": (211, 42, 33, 30), "c6": (211, 74, 33, 30), "c7": (211, 106, 33, 30),
    "k": (93, 75, 114, 61), "sign": (0, 0, 54, 40), "tiles": (246, 0, 54, 40),
}  # fmt: skip
#: On which outer side of a building its roof is, seen from above the road.
EAVES = {"b1": "left", "b2": "left", "b3": "top", "b4": "top", "b5": "right", "b6": "right"}


def stone_x(field: int) -> float:
    return 42 + field * 89.5


def board(scene: Scene) -> Panel:
    view, words = scene.view, scene.words
    body = [defs(PANEL), f'<g class="mt"><g aria-hidden="true">{valley()}{_road(scene)}</g>']
    body += [_monastery(scene, name) for name in MONASTERIES]
    body += [_stone(scene, field) for field in range(len(PATH))]
    body.append(_messengers(scene))
    body += [_legend(scene), _middle(scene), _prices(scene), "</g>"]
    desc = words("draw-desc", year=view["year"], round=view["round"], rounds=view["rounds"], seat=view["turn"])
    tab = Tab("board", words("draw-tab-board"), "road")
    return Panel("board", "board", words("draw-board"), WIDTH, HEIGHT, "".join(body), desc, tab=tab)


# ---- the road ----------------------------------------------------------------------------------------


def _road(scene: Scene) -> str:
    line = f"M-160 {ROAD}H{WIDTH + 160}"
    ruts = f"M-160 {ROAD - 12}H{WIDTH + 160}M-160 {ROAD + 12}H{WIDTH + 160}"
    road = "".join(f'<path class="mt-{layer}" d="{line}"/>' for layer in ("road-edge", "road", "track")) + bridge()
    road += f'<path class="mt-ruts" d="{ruts}"/>'
    return road + "".join(
        _ribbon(field, name)
        for field, links in enumerate(scene.parts.links)
        for m, name in enumerate(MONASTERIES)
        if links >> m & 1
    )


def _ribbon(field: int, name: str) -> str:
    """From a stone to the nearest wall of a monastery."""
    x = stone_x(field)
    _, top, above = CORNERS[name]
    gate = _gate_x(field, name)
    start, end = (ROAD - STONE, top + COURT_HEIGHT + 7) if above else (ROAD + STONE, top - 7)
    middle = (start + end) / 2
    bend = f"C{x:g} {middle:g} {gate:g} {middle:g} {gate:g} {end:g}"
    return f'<path class="mt-ribbon mt-{name}" d="M{x:g} {start:g}{bend}"/>'


def _stone(scene: Scene, field: int) -> str:
    words, bonus = scene.words, scene.parts.bonus[field]
    x = stone_x(field)
    classes = "mt-stone mt-gift" if bonus else "mt-stone"
    name = words(f"name-{PATH[field]}")
    if bonus:
        name = f"{name}: {words('name-' + BONUSES[bonus])}"
    inside = _BONUS_ART[bonus](scene, x) if bonus else text(ROMAN[field], x, ROAD + 6, "mt-roman")
    shape = f'<circle class="mt-shade" cx="{x + 2:g}" cy="{ROAD + 3}" r="{STONE}"/>'
    shape += f'<circle class="{classes}" cx="{x:g}" cy="{ROAD}" r="{STONE}"/>{inside}'
    return f'<g id="path-{PATH[field]}" role="img" aria-label="{escape(name)}">{shape}</g>'


def _gift(scene: Scene, x: float) -> str:
    slash = f'<path class="mt-arrow" d="M{x + 2:g} {ROAD - 8}l-4 16"/>'
    return icon("influence", x - 22, ROAD - 10, 20) + slash + icon("rosary", x + 2, ROAD - 10, 20)


def _larder(scene: Scene, x: float) -> str:
    slash = f'<path class="mt-arrow" d="M{x + 2:g} {ROAD - 8}l-4 16"/>'
    return icon("soup", x - 22, ROAD - 10, 20) + slash + icon("tool", x + 3, ROAD - 10, 19)


def _any_window(scene: Scene, x: float) -> str:
    return icon("window", x - 15, ROAD - 15, 30)


def _free_action(scene: Scene, x: float) -> str:
    """Any standard action: a tile with a star."""
    tile = rect(x - 15, ROAD - 12, 30, 24, 4, "mt-tile")
    star = "l2.600 5.600 6 .7-4.500 4.200 1.200 6-5.300-3-5.300 3 1.200-6-4.500-4.200 6-.7z"
    return f'{tile}<path class="mt-star" d="M{x:g} {ROAD - 9}{star}"/>'


def _further_die(scene: Scene, x: float) -> str:
    slash = f'<path class="mt-arrow" d="M{x + 4:g} {ROAD - 8}l-4 16"/>'
    return die(5, x - 20, ROAD - 10, 20) + slash + text(scene.parts.five, x + 12, ROAD + 6.5, "mt-18 mt-bold mt-mid")


_BONUS_ART = {P_IR: _gift, P_ST: _larder, P_WIN: _any_window, P_ACT: _free_action, P_DIE: _further_die}


def _messengers(scene: Scene) -> str:
    """Each to the right of its stone; several share the gap."""
    drawn = []
    for field, name in enumerate(PATH):
        here = [seat for seat, player in enumerate(scene.view["players"]) if player["messenger"] == name]
        for n, seat in enumerate(here):
            x, y, scale = _standing(stone_x(field), n, len(here))
            label = f"{scene.words('draw-messenger', seat=seat)}: {scene.words('name-' + name)}"
            figure = messenger(PANEL, scene.colours[seat], x, y, scale)
            drawn.append(f'<g id="messenger-{seat}" role="img" aria-label="{escape(label)}">{figure}</g>')
    return "".join(drawn)


def _standing(x: float, n: int, number: int) -> tuple[float, float, float]:
    """Place and size of the n-th of so many messengers beside a stone."""
    if number == 1:
        return x + 41, ROAD - 6, 0.98
    if number == 2:
        return x + 35 + 20 * n, ROAD - 5, 0.86
    return x + 36 + 19 * (n % 2), ROAD - 16 + 26 * (n // 2), 0.66


# ---- monasteries -------------------------------------------------------------------------------------


def _box(name: str, place: str) -> tuple[int, int, int, int]:
    left, top, above = CORNERS[name]
    x, y, width, height = PLAN[place]
    return left + x, top + (y if above else COURT_HEIGHT - y - height), width, height


def _monastery(scene: Scene, name: str) -> str:
    left, top, _ = CORNERS[name]
    called = name in scene.view["players"][scene.seat]["receiving"]
    court = rect(left - 2, top, COURT_WIDTH + 14, COURT_HEIGHT + 14, 12, "mt-shade")
    court += rect(left - 7, top - 7, COURT_WIDTH + 14, COURT_HEIGHT + 14, 10, "mt-wall")
    court += rect(left - 7, top - 7, COURT_WIDTH + 14, COURT_HEIGHT + 14, 10, "mt-court")
    lit = rect(left - 10, top - 10, COURT_WIDTH + 20, COURT_HEIGHT + 20, 14, "mt-lit")
    court += _towers(left - 5, top - 5, COURT_WIDTH + 10, COURT_HEIGHT + 10) + _gates(scene, name)
    parts = [f'<g class="mt-{name}">', court, lit if f"monastery:{name}" in scene.moves else ""]
    parts.append(_sign(scene, name, called) + _tiles(scene, name) + _chapel(scene, name))
    for place in PLAN:
        space = f"{name}.{place}"
        if space in scene.view["spaces"]:
            parts.append(_house(scene, space) if place[0] == "b" else _walk(scene, space))
    if scene.view["seats"] == 2:
        parts.append(_garden(name))
    parts.append(_majority(scene, name) + "</g>")
    return "".join(parts)


def _towers(left: float, top: float, width: float, height: float) -> str:
    """Round towers at the corners of the wall, from above."""
    drawn = ""
    for x, y in ((left, top), (left + width, top), (left, top + height), (left + width, top + height)):
        beams = (
            f"M{x - 8:g} {y:g}h16M{x:g} {y - 8:g}v16M{x - 5.7:g} {y - 5.7:g}l11.400 11.400m-11.400 0l11.400-11.400"
        )
        drawn += f'<circle class="mt-tower" cx="{x:g}" cy="{y:g}" r="8"/><path class="mt-slates" d="{beams}"/>'
    return f'<g aria-hidden="true">{drawn}</g>'


def _gates(scene: Scene, name: str) -> str:
    """Gatehouses where the ways from the road come in."""
    _, top, above = CORNERS[name]
    y = top + COURT_HEIGHT + 1 if above else top - 13
    fields = [n for n, links in enumerate(scene.parts.links) if links >> MONASTERIES.index(name) & 1]
    drawn = "".join(rect(_gate_x(field, name) - 7, y, 14, 12, 2, "mt-tower") for field in fields)
    arches = "".join(f"M{_gate_x(field, name) - 3:g} {y + 12}v-5a3 3 0 0 1 6 0v5" for field in fields)
    return f'<g aria-hidden="true">{drawn}<path class="mt-mouth" d="{arches}"/></g>'


def _gate_x(field: int, name: str) -> float:
    """Where the way from a stone meets the wall of a monastery."""
    left = CORNERS[name][0]
    return min(max(stone_x(field), left + 14), left + COURT_WIDTH - 14)


def _sign(scene: Scene, name: str, called: bool) -> str:
    """Symbol and letter of the monastery; the place to choose it."""
    x, y, _, height = _box(name, "sign")
    words, symbol = scene.words, scene.parts.symbols[MONASTERIES.index(name)]
    shape = scene.plate(f"monastery:{name}", x, y + 1, 54, height - 2)
    if called:
        shape += f'<path class="mt-called" d="{_gate(x, y, height)}"/>'
    shape += icon(f"w{symbol}", x + 3, y + height / 2 - 16, 32)
    shape += text(name, x + 44, y + height / 2 + 6, "mt-18 mt-serif mt-mid")
    shape += scene.plus(f"monastery:{name}", x + 6, y + 8)
    shape += f'<rect class="hit" x="{x}" y="{y}" width="54" height="{height}"/>'
    label = words("draw-monastery", monastery=name, symbol=symbol, state="called" if called else "closed")
    return scene.target(f"monastery:{name}", label, f"monastery-{name}", shape)


def _gate(x: float, y: float, height: float) -> str:
    """An open gate behind the sign of a monastery that receives the messenger's novices."""
    return f"M{x + 2:g} {y + height - 1:g}v{-height / 2:g}a17 17 0 0 1 34 0v{height / 2:g}z"


def _tiles(scene: Scene, name: str) -> str:
    x, y, width, height = _box(name, "tiles")
    left, word = scene.view["tiles"][name], f"window:{name}"
    shape = scene.plate(word, x + 1, y + 1, width - 2, height - 2)
    shape += icon("window", x + 5, y + height / 2 - 14, 28)
    shape += text(left, x + 42, y + height / 2 + 6, "mt-18 mt-bold mt-mid")
    shape += scene.plus(word, x + 4, y + 8) + f'<rect class="hit" x="{x}" y="{y}" width="{width}" height="{height}"/>'
    return scene.target(word, scene.words("draw-tiles", monastery=name, number=left), f"tiles-{name}", shape)


def _house(scene: Scene, space: str) -> str:
    name, place = space.split(".")
    x, y, width, height = _box(name, place)
    kind = KINDS[scene.parts.kinds[MONASTERIES.index(name)][int(place[1:]) - 1]]
    holder, word = scene.view["spaces"][space], f"space:{space}"
    if holder == BLOCKED:
        return _shut(scene, space, x, y, width, height)
    shape = scene.glow(word, x, y, width, height, 4) + rect(x, y, width, height, 4, "mt-house")
    shape += _roof(EAVES[place], CORNERS[name][2], x, y, width, height)
    wide, middle = width > 60, y + height / 2
    if EAVES[place] == "top":
        middle += 4 if CORNERS[name][2] else -4
    centre = x + width / 2 + {"left": 4, "right": -4}.get(EAVES[place], 0)
    if holder == FREE:
        shape += icon(KIND_ICONS[kind], centre - 14, middle - 14, 28)
    elif wide:
        shape += icon(KIND_ICONS[kind], centre - 36, middle - 12, 25)
        shape += novice(PANEL, scene.colours[holder], centre + 2, middle - 17, 33)
    else:
        shape += icon(KIND_ICONS[kind], centre - 22, y + 2, 20)
        shape += novice(PANEL, scene.colours[holder], centre - 12, y + 11, 34)
    shape += scene.plus(word, centre - (32 if wide else 0), middle if wide else y + 8) if holder == FREE else ""
    return scene.target(word, _label(scene, space, kind, holder), f"space-{name}-{place}", shape)


def _roof(side: str, above: bool, x: float, y: float, width: float, height: float) -> str:
    """A strip of tiles along the outer wall of a building."""
    if side == "top":
        y, tiles = (y if above else y + height - 8), [f"M{x + dx:g} {{y}}v8" for dx in range(8, int(width), 8)]
        box = (x, y, width, 8.0)
    else:
        x, tiles = (
            (x if side == "left" else x + width - 8),
            [f"M{{x}} {y + dy:g}h8" for dy in range(8, int(height), 8)],
        )
        box = (x, y, 8.0, height)
    lines = "".join(tile.format(x=f"{x:g}", y=f"{y:g}") for tile in tiles)
    left, top, wide, high = box
    ridge = (
        f"M{left + 1:g} {top + high / 2:g}h{wide - 2:g}"
        if side == "top"
        else f"M{left + 4:g} {top + 1:g}v{high - 2:g}"
    )
    return rect(*box, 2, "mt-roof") + f'<path class="mt-slates" d="{lines}"/><path class="mt-ridge" d="{ridge}"/>'


def _walk(scene: Scene, space: str) -> str:
    name, place = space.split(".")
    x, y, width, height = _box(name, place)
    holder, word = scene.view["spaces"][space], f"space:{space}"
    if holder == BLOCKED:
        return _shut(scene, space, x, y, width, height)
    shape = scene.glow(word, x, y, width, height, 3) + rect(x, y, width, height, 3, "mt-walk") + _arches(x, y, width)
    if holder != FREE:
        shape += novice(PANEL, scene.colours[holder], x + width / 2 - 14, y + 1, 28)
    shape += scene.plus(word, x + width / 2, y + 15) if holder == FREE else ""
    return scene.target(word, _label(scene, space, "cloister", holder), f"space-{name}-{place}", shape)


def _arches(x: float, y: float, width: float) -> str:
    if width < 60:
        return f'<path class="mt-arch" d="M{x + 8:g} {y + 27:g}v-11a8.500 8.500 0 0 1 17 0v11"/>'
    posts = "".join(f"M{x + dx:g} {y + 27:g}v-12a7 7 0 0 1 14 0v12" for dx in (5, 24, 80, 99))
    return f'<path class="mt-arch" d="{posts}"/>'


def _shut(scene: Scene, space: str, x: float, y: float, width: float, height: float) -> str:
    """A field that is blocked with three players."""
    size = min(width, height) - 8
    shape = rect(x, y, width, height, 4, "mt-shut")
    shape += novice(PANEL, "", x + (width - size) / 2, y + (height - size) / 2, size)
    name, place = space.split(".")
    return scene.target(f"space:{space}", scene.words("draw-blocked"), f"space-{name}-{place}", shape)


def _label(scene: Scene, space: str, kind: str, holder: int | str) -> str:
    name, place = space.split(".")
    what = scene.words("draw-space", kind=kind, number=int(place[1:]), monastery=name)
    if holder == FREE:
        return f"{what}: {scene.words('draw-free')}"
    return f"{what}: {scene.words('draw-novice-of', seat=int(holder))}"


def _chapel(scene: Scene, name: str) -> str:
    x, y, _, _ = _box(name, "k")
    word, places = f"space:{name}.k", scene.view["places"]
    shape = (
        scene.glow(word, x, y, 114, 61)
        + f'<path class="mt-nave" d="M{x} {y}h98c10 7 16 18 16 30.500s-6 23.500-16 30.500H{x}z"/>'
    )
    shape += f'<path class="mt-shade" d="M{x} {y + 30.5}h114c0 12.500-6 23.500-16 30.500H{x}z"/>'
    shape += f'<path class="mt-slates" d="M{x} {y + 30.5}h98M{x + 98} {y}v61"/>'
    shape += f'<path class="mt-cross" d="M{x + 101.5} {y + 28}h9M{x + 106} {y + 23}v16"/>'
    inside = [seat for seat, number in enumerate(scene.view["chapels"][name]) for _ in range(number)]
    columns = places // 2
    for n in range(places):
        cx, cy = x + 49 + (n % columns - (columns - 1) / 2) * 24, y + 15.5 + 30 * (n // columns)
        if n < len(inside):
            shape += novice(PANEL, scene.colours[inside[n]], cx - 13.5, cy - 14, 27)
        else:
            shape += f'<circle class="mt-seat" cx="{cx:g}" cy="{cy:g}" r="8.500"/>'
            shape += scene.plus(word, cx, cy) if n == len(inside) else ""
    free = scene.words("draw-chapel", monastery=name, number=len(inside), places=places)
    holders = [scene.words("draw-novice-of", seat=seat) for seat in inside]
    return scene.target(word, ", ".join([free, *holders]), f"space-{name}-k", shape)


def _garden(name: str) -> str:
    """With two players the right wing is not built: trees stand there."""
    left, top, above = CORNERS[name]
    drawn = []
    for dx, dy, size in ((236, 96, 1.0), (262, 66, 1.3), (284, 94, 1.0), (250, 118, 1.2), (224, 130, 0.8)):
        y = top + (dy if above else COURT_HEIGHT - dy + 10)
        drawn.append(
            f'<path class="mt-leaf" transform="translate({left + dx} {y}) scale({size})" '
            'd="M0 0v-4M-7-4q-1-6 7-15 8 9 7 15z"/>'
        )
    return f'<g aria-hidden="true">{"".join(drawn)}</g>'


def _majority(scene: Scene, name: str) -> str:
    """Who would score the monastery now."""
    left, top, above = CORNERS[name]
    seats = scene.view["most"][name]["seats"]
    if not seats:
        return ""
    width = 26 + 20 * len(seats)
    x, y = left + COURT_WIDTH - 40 - width, top - 13 if above else top + COURT_HEIGHT - 7
    label = ", ".join(scene.words("draw-majority", seat=seat, points=scene.parts.majority) for seat in seats)
    shape = rect(x, y, width, 21, 10.5, "mt-pill")
    shape += "".join(art.shield(scene.colours[seat], x + 15 + 20 * n, y + 10.5, 16) for n, seat in enumerate(seats))
    shape += text(scene.parts.majority, x + width - 12, y + 16, "mt-18 mt-bold mt-mid")
    return f'<g id="most-{name}" role="img" aria-label="{escape(label)}">{shape}</g>'


# ---- beside the road ---------------------------------------------------------------------------------


def _legend(scene: Scene) -> str:
    """What the kinds of buildings cost and bring."""
    lines, names = [], []
    for kind, letter in enumerate(KINDS):
        y = 240 + 48 * kind
        brings = "window" if scene.parts.brings[kind] >= len(GOODS) else GOODS[scene.parts.brings[kind]]
        good = GOODS[scene.parts.pays[kind]]
        lines.append(
            icon(KIND_ICONS[letter], 8, y, 30)
            + icon(good, 42, y + 6, 20)
            + f'<path class="mt-arrow" d="M65 {y + 16}h9m-3.500-3.500l3.500 3.500-3.500 3.500"/>'
            + text(scene.parts.building_points[kind], 79, y + 22, "mt-18 mt-bold")
            + text("+", 91, y + 21, "mt-18")
            + icon(brings, 103, y + 5, 22)
        )
        points = scene.parts.building_points[kind]
        names.append(scene.words("draw-brings", kind=letter, good=good, points=points, gift=brings))
    scroll = rect(2, 232, 130, 150, 8, "mt-scroll")
    return f'<g id="kinds" role="img" aria-label="{escape("; ".join(names))}">{scroll}{"".join(lines)}</g>'


def _middle(scene: Scene) -> str:
    """Hourglass, year and round; below them the dice that have been rolled."""
    view, words, x = scene.view, scene.words, 546
    shape = icon("hourglass", x - 76, 234, 40)
    year = words("draw-year", year=ROMAN[view["year"] - 1])
    turns = words("draw-round", round=view["round"], rounds=view["rounds"])
    shape += text(year, x - 26, 250, "mt-20 mt-serif")
    for n in range(view["rounds"]):
        past = " mt-past" if n < view["round"] - 1 else ""
        cx = x - 18 + n * 23
        shape += f'<circle class="mt-knob{past}" cx="{cx:g}" cy="267" r="6.500"/>'
        if n == view["round"] - 1:
            shape += art.shield(scene.colours[view["start"]], cx, 267, 20)
    label = f"{year}, {turns}, {words('draw-start', seat=view['start'])}"
    scroll = rect(x - 84, 229, 168, 54, 8, "mt-scroll")
    return f'<g id="year" role="img" aria-label="{escape(label)}">{scroll}{shape}</g>' + _roll(scene, x)


def _roll(scene: Scene, x: float) -> str:
    """The latest roll of the player of the turn, or the new die in the air."""
    dice = rolled(scene)
    if not dice:
        return ""
    note = rect(x - 84, 286, 168, 104 if len(dice) > 4 else 66, 8, "mt-scroll")
    note += fitted(scene.words("draw-roll", seat=scene.view["turn"]), x, 303, "mt-16 mt-soft mt-mid", 158, 8.4)
    columns = 4 if len(dice) > 4 else len(dice)
    spots = [(x + 4 + (n % columns - columns / 2) * 40, 312.0 + 38 * (n // columns)) for n in range(len(dice))]
    return note + thrown(scene, dice, spots, 32)


def _prices(scene: Scene) -> str:
    """What the next novices of the seat in front cost."""
    player, parts, words, x = scene.view["players"][scene.seat], scene.parts, scene.words, 966
    title = words("draw-your-price") if scene.mine else words("draw-price", seat=scene.seat)
    if scene.mine:
        shape = text(title, x, 252, "mt-18 mt-serif")
    else:
        shape = art.shield(scene.colours[scene.seat], x + 11, 246, 20)
        shape += text(words("draw-price-of"), x + 26, 252, "mt-18 mt-serif")
    for y, area, price, good in (
        (262, "chapel", player["chapel_price"], "influence"),
        (296, "cloisterwalk", player["cloister_price"], "rosary"),
    ):
        shape += (
            icon(area, x, y, 28) + text(price, x + 52, y + 21, "mt-18 mt-bold mt-mid") + icon(good, x + 66, y + 3, 24)
        )
    goods = "/".join(map(str, parts.building_goods))
    shape += icon("bprofane", x, 330, 28) + text(parts.building_influence, x + 38, 352, "mt-18 mt-bold mt-mid")
    shape += icon("influence", x + 46, 334, 24) + text("+", x + 76, 351, "mt-18 mt-mid")
    shape += text(goods, x + 100, 352, "mt-18 mt-bold mt-mid")
    label = words(
        "draw-prices", chapel=player["chapel_price"], cloister=player["cloister_price"],
        influence=parts.building_influence, first=parts.building_goods[0], second=parts.building_goods[1],
    )  # fmt: skip
    scroll = rect(x - 7, 232, 130, 134, 8, "mt-scroll")
    return f'<g id="prices" role="img" aria-label="{escape(f"{title}: {label}")}">{scroll}{shape}</g>'
