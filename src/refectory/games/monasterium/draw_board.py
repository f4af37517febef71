"""The common board: the road, five monasteries along it, year and roll in the middle."""

from __future__ import annotations

from refectory.engine import art
from refectory.engine.art import Panel, escape

from .components import BONUSES, GOODS, KINDS, MONASTERIES, P_ACT, P_DIE, P_IR, P_ST, P_WIN, PATH
from .pieces import KIND_ICONS, ROMAN, Scene, defs, die, fitted, icon, messenger, novice, rect, text
from .view import BLOCKED, FREE

WIDTH, HEIGHT = 1092, 452
PANEL = "board"
ROAD = 226
STONE = 26
#: Where a monastery stands: its corner, and whether it lies above the road.
CORNERS = {
    "A": (24, 24, True),
    "B": (150, 278, False),
    "C": (396, 24, True),
    "D": (642, 278, False),
    "E": (768, 24, True),
}
COURT_WIDTH, COURT_HEIGHT = 300, 152

#: The U of a monastery above the road: x, y, width, height. Below the road it is mirrored.
PLAN = {
    "b1": (0, 100, 52, 52), "b2": (0, 46, 52, 52), "b3": (54, 0, 95, 44), "b4": (151, 0, 95, 44),
    "b5": (248, 46, 52, 52), "b6": (248, 100, 52, 52),
    "c1": (54, 118, 34, 34), "c2": (54, 82, 34, 34), "c3": (54, 46, 34, 34), "c4": (90, 46, 120, 34),
    "c5": (212, 46, 34, 34), "c6": (212, 82, 34, 34), "c7": (212, 118, 34, 34),
    "k": (94, 84, 114, 68), "sign": (0, 0, 52, 44), "tiles": (248, 0, 52, 44),
}  # fmt: skip


def stone_x(field: int) -> float:
    return 42 + field * 89.5


def board(scene: Scene) -> Panel:
    view, words = scene.view, scene.words
    body = [defs(PANEL), '<g class="mt">', rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 8, "mt-ground")]
    body.append('<g aria-hidden="true">' + _road(scene) + "</g>")
    body += [_monastery(scene, name) for name in MONASTERIES]
    body += [_stone(scene, field) for field in range(len(PATH))]
    body.append(_messengers(scene))
    body += [_legend(scene), _middle(scene), _prices(scene), "</g>"]
    desc = words("draw-desc", year=view["year"], round=view["round"], rounds=view["rounds"], seat=view["turn"])
    return Panel("board", "board", words("draw-board"), WIDTH, HEIGHT, "".join(body), desc)


# ---- the road ----------------------------------------------------------------------------------------


def _road(scene: Scene) -> str:
    line = f"M24 {ROAD}H{WIDTH - 24}"
    road = "".join(f'<path class="mt-{layer}" d="{line}"/>' for layer in ("road-edge", "road", "track"))
    return road + "".join(
        _ribbon(field, name)
        for field, links in enumerate(scene.parts.links)
        for m, name in enumerate(MONASTERIES)
        if links >> m & 1
    )


def _ribbon(field: int, name: str) -> str:
    """From a stone to the nearest wall of a monastery."""
    x = stone_x(field)
    left, top, above = CORNERS[name]
    gate = min(max(x, left + 14), left + COURT_WIDTH - 14)
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
    inside = _BONUS_ART[bonus](scene, x) if bonus else text(ROMAN[field], x, ROAD + 5, "mt-roman")
    shape = f'<circle class="{classes}" cx="{x:g}" cy="{ROAD}" r="{STONE}"/>{inside}'
    return f'<g id="path-{PATH[field]}" role="img" aria-label="{escape(name)}">{shape}</g>'


def _gift(scene: Scene, x: float) -> str:
    slash = f'<path class="mt-arrow" d="M{x + 2:g} {ROAD - 8}l-4 16"/>'
    return icon("influence", x - 23, ROAD - 10, 20) + slash + icon("rosary", x + 3, ROAD - 10, 20)


def _larder(scene: Scene, x: float) -> str:
    slash = f'<path class="mt-arrow" d="M{x + 2:g} {ROAD - 8}l-4 16"/>'
    return icon("soup", x - 23, ROAD - 10, 20) + slash + icon("tool", x + 4, ROAD - 10, 19)


def _any_window(scene: Scene, x: float) -> str:
    return icon("window", x - 15, ROAD - 15, 30)


def _free_action(scene: Scene, x: float) -> str:
    first, _, second = scene.words("draw-free-action").partition(" ")
    return text(first, x, ROAD - 2, "mt-11 mt-bold mt-mid") + text(second, x, ROAD + 11, "mt-11 mt-bold mt-mid")


def _further_die(scene: Scene, x: float) -> str:
    points = scene.words("draw-or-points", points=scene.parts.five)
    return die(5, x - 10, ROAD - 21, 20) + text(points, x, ROAD + 14, "mt-11 mt-bold mt-mid")


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
        return x + 37, ROAD - 6, 0.95
    if number == 2:
        return x + 31 + 18 * n, ROAD - 5, 0.8
    return x + 32 + 17 * (n % 2), ROAD - 15 + 25 * (n // 2), 0.58


# ---- monasteries -------------------------------------------------------------------------------------


def _box(name: str, place: str) -> tuple[int, int, int, int]:
    left, top, above = CORNERS[name]
    x, y, width, height = PLAN[place]
    return left + x, top + (y if above else COURT_HEIGHT - y - height), width, height


def _monastery(scene: Scene, name: str) -> str:
    left, top, _ = CORNERS[name]
    called = name in scene.view["players"][scene.seat]["receiving"]
    court = rect(left - 7, top - 7, COURT_WIDTH + 14, COURT_HEIGHT + 14, 12, "mt-court")
    lit = rect(left - 10, top - 10, COURT_WIDTH + 20, COURT_HEIGHT + 20, 14, "mt-lit")
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


def _sign(scene: Scene, name: str, called: bool) -> str:
    """Symbol and letter of the monastery; the place to choose it."""
    x, y, _, height = _box(name, "sign")
    words, symbol = scene.words, scene.parts.symbols[MONASTERIES.index(name)]
    shape = scene.plate(f"monastery:{name}", x, y + 2, 52, height - 4)
    shape += icon(f"w{symbol}", x + 2, y + height / 2 - 17, 34)
    shape += text(name, x + 44, y + height / 2 + 6, "mt-15 mt-serif mt-mid")
    if called:
        shape += f'<circle class="mt-turn" cx="{x + 44:g}" cy="{y + height / 2 + 14:g}" r="3.500"/>'
    shape += scene.plus(f"monastery:{name}", x + 6, y + 8)
    shape += f'<rect class="hit" x="{x}" y="{y}" width="52" height="{height}"/>'
    label = words("draw-monastery", monastery=name, symbol=symbol, state="called" if called else "closed")
    return scene.target(f"monastery:{name}", label, f"monastery-{name}", shape)


def _tiles(scene: Scene, name: str) -> str:
    x, y, width, height = _box(name, "tiles")
    left, word = scene.view["tiles"][name], f"window:{name}"
    shape = scene.plate(word, x + 2, y + 4, width - 4, height - 8)
    shape += icon("window", x + 5, y + height / 2 - 13, 26) + text(
        left, x + 40, y + height / 2 + 5, "mt-15 mt-bold mt-mid"
    )
    shape += scene.plus(word, x + 4, y + 8) + f'<rect class="hit" x="{x}" y="{y}" width="{width}" height="{height}"/>'
    return scene.target(word, scene.words("draw-tiles", monastery=name, number=left), f"tiles-{name}", shape)


def _house(scene: Scene, space: str) -> str:
    name, place = space.split(".")
    x, y, width, height = _box(name, place)
    kind = KINDS[scene.parts.kinds[MONASTERIES.index(name)][int(place[1:]) - 1]]
    holder, word = scene.view["spaces"][space], f"space:{space}"
    if holder == BLOCKED:
        return _shut(scene, space, x, y, width, height)
    shape = scene.glow(word, x, y, width, height, 5) + rect(x, y, width, height, 5, "mt-house")
    wide, middle = width > 60, y + height / 2
    if holder == FREE:
        shape += icon(KIND_ICONS[kind], x + width / 2 - 15, middle - 15, 30)
    elif wide:
        shape += icon(KIND_ICONS[kind], x + 10, middle - 13, 26)
        shape += novice(PANEL, scene.colours[holder], x + 50, middle - 18, 36)
    else:
        shape += icon(KIND_ICONS[kind], x + 2, y + 2, 19) + novice(PANEL, scene.colours[holder], x + 14, y + 13, 37)
    shape += scene.plus(word, x + 8, y + 9)
    return scene.target(word, _label(scene, space, kind, holder), f"space-{name}-{place}", shape)


def _walk(scene: Scene, space: str) -> str:
    name, place = space.split(".")
    x, y, width, height = _box(name, place)
    holder, word = scene.view["spaces"][space], f"space:{space}"
    if holder == BLOCKED:
        return _shut(scene, space, x, y, width, height)
    shape = scene.glow(word, x, y, width, height, 3) + rect(x, y, width, height, 3, "mt-walk") + _arches(x, y, width)
    if holder != FREE:
        shape += novice(PANEL, scene.colours[holder], x + width / 2 - 15, y + 2, 30)
    shape += scene.plus(word, x + 7, y + 8)
    return scene.target(word, _label(scene, space, "cloister", holder), f"space-{name}-{place}", shape)


def _arches(x: float, y: float, width: float) -> str:
    if width < 60:
        return f'<path class="mt-arch" d="M{x + 8:g} {y + 30:g}v-13a9 9 0 0 1 18 0v13"/>'
    posts = "".join(f"M{x + dx:g} {y + 30:g}v-14a7 7 0 0 1 14 0v14" for dx in (6, 26, 80, 100))
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
        scene.glow(word, x, y, 114, 68) + f'<path class="mt-nave" d="M{x} {y}h98c10 8 16 20 16 34s-6 26-16 34H{x}z"/>'
    )
    shape += f'<path class="mt-cross" d="M{x + 101} {y + 32}h9M{x + 105.5} {y + 27}v16"/>'
    inside = [seat for seat, number in enumerate(scene.view["chapels"][name]) for _ in range(number)]
    columns = places // 2
    for n in range(places):
        cx, cy = x + 50 + (n % columns - (columns - 1) / 2) * 24, y + 19 + 30 * (n // columns)
        if n < len(inside):
            shape += novice(PANEL, scene.colours[inside[n]], cx - 13, cy - 13, 27)
        else:
            shape += f'<circle class="mt-seat" cx="{cx:g}" cy="{cy:g}" r="8.500"/>'
    shape += scene.plus(word, x + 8, y + 9)
    free = scene.words("draw-chapel", monastery=name, number=len(inside), places=places)
    holders = [scene.words("draw-novice-of", seat=seat) for seat in inside]
    return scene.target(word, ", ".join([free, *holders]), f"space-{name}-k", shape)


def _garden(name: str) -> str:
    """With two players the right wing is not built: trees stand there."""
    left, top, above = CORNERS[name]
    drawn = []
    for dx, dy, size in ((236, 106, 1.0), (262, 66, 1.3), (284, 100, 1.0), (250, 126, 1.2), (224, 138, 0.8)):
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
    width = 24 + 19 * len(seats)
    x, y = left + COURT_WIDTH + 7 - width, top - 18 if above else top + COURT_HEIGHT - 3
    label = ", ".join(scene.words("draw-majority", seat=seat, points=scene.parts.majority) for seat in seats)
    shape = rect(x, y, width, 22, 11, "mt-pill")
    shape += "".join(art.shield(scene.colours[seat], x + 14 + 19 * n, y + 11, 16) for n, seat in enumerate(seats))
    shape += text(scene.parts.majority, x + width - 10, y + 15.5, "mt-12 mt-bold mt-mid")
    return f'<g id="most-{name}" role="img" aria-label="{escape(label)}">{shape}</g>'


# ---- beside the road ---------------------------------------------------------------------------------


def _legend(scene: Scene) -> str:
    """What the kinds of buildings cost and bring."""
    lines = []
    for kind, letter in enumerate(KINDS):
        y = 294 + 50 * kind
        brings = "window" if scene.parts.brings[kind] >= len(GOODS) else GOODS[scene.parts.brings[kind]]
        lines.append(
            text(scene.words(f"draw-kind-{letter}"), 14, y, "mt-11 mt-soft")
            + icon(KIND_ICONS[letter], 14, y + 5, 22)
            + icon(GOODS[scene.parts.pays[kind]], 40, y + 7, 17)
            + f'<path class="mt-arrow" d="M61 {y + 16}h9m-3.500-3.500l3.500 3.500-3.500 3.500"/>'
            + text(scene.parts.building_points[kind], 76, y + 21, "mt-13 mt-bold")
            + text("+", 87, y + 20, "mt-12")
            + icon(brings, 98, y + 7, 18)
        )
    return f'<g aria-hidden="true">{"".join(lines)}</g>'


def _middle(scene: Scene) -> str:
    """Hourglass, year and round; below them the dice that have been rolled."""
    view, words, x = scene.view, scene.words, 546
    shape = icon("hourglass", x - 68, 266, 36)
    year = words("draw-year", year=ROMAN[view["year"] - 1])
    turns = words("draw-round", round=view["round"], rounds=view["rounds"])
    shape += text(year, x - 24, 282, "mt-15 mt-serif") + text(turns, x - 24, 299, "mt-12 mt-soft")
    for n in range(view["rounds"]):
        past = " mt-past" if n < view["round"] - 1 else ""
        cx = x + (n - (view["rounds"] - 1) / 2) * 22
        shape += f'<circle class="mt-knob{past}" cx="{cx:g}" cy="320" r="6"/>'
        if n == view["round"] - 1:
            shape += art.shield(scene.colours[view["start"]], cx, 320, 19)
    label = f"{year}, {turns}, {words('draw-start', seat=view['start'])}"
    return f'<g id="year" role="img" aria-label="{escape(label)}">{shape}</g>' + _roll(scene, x)


def _roll(scene: Scene, x: float) -> str:
    """The latest roll of the player of the turn, or the new die in the air."""
    view, seat = scene.view, scene.view["turn"]
    rolled = [(f, "") for f in view["rolled"]["neutral"]]
    rolled += [(f, scene.colours[seat]) for f in view["rolled"]["personal"]]
    if view["thrown"]:
        rolled = [(view["thrown"], scene.colours[seat])]
    if not rolled or scene.view["over"]:
        return ""
    picked = {"neutral": list(view["picked"]["neutral"]), "personal": list(view["picked"]["personal"])}
    drawn = [fitted(scene.words("draw-roll", seat=seat), x, 350, "mt-12 mt-soft mt-mid", 170, 6.4)]
    columns = 4 if len(rolled) > 5 else len(rolled)
    for n, (face, colour) in enumerate(rolled):
        left, top = x + (n % columns - columns / 2) * 42 + 5, 359 + 40 * (n // columns)
        drawn.append(_rolled_die(scene, n, face, colour, left, top, picked))
    return "".join(drawn)


def _rolled_die(
    scene: Scene, n: int, face: int, colour: str, x: float, y: float, picked: dict[str, list[int]]
) -> str:
    kind = "personal" if colour else "neutral"
    word = {"pick": f"pick:{kind}:{face}", "keep": "keep"}.get(scene.step, f"place:{face}")
    chosen = face in picked[kind]
    if chosen:
        picked[kind].remove(face)
    shape = "" if chosen else scene.glow(word, x, y, 32, 32)
    shape += die(face, x, y, 32, colour)
    shape += rect(x - 1, y - 1, 34, 34, 7, "mt-picked") if chosen else ""
    label = scene.words("draw-die", die=f"die-{kind}", face=face)
    if chosen:
        return f'<g id="rolled-{n}" role="img" aria-label="{escape(label)}">{shape}</g>'
    return scene.target(word, label, f"rolled-{n}", shape)


def _prices(scene: Scene) -> str:
    """What the next novices of the seat in front cost."""
    player, parts, words, x = scene.view["players"][scene.seat], scene.parts, scene.words, 968
    title = words("draw-your-price") if scene.mine else words("draw-price", seat=scene.seat)
    shape = fitted(title, x, 298, "mt-13 mt-serif", 112, 7.4)
    for y, area, price, good in (
        (308, "chapel", player["chapel_price"], "influence"),
        (341, "cloisterwalk", player["cloister_price"], "rosary"),
    ):
        shape += (
            icon(area, x, y, 26) + text(price, x + 46, y + 18, "mt-15 mt-bold mt-mid") + icon(good, x + 56, y + 3, 21)
        )
    goods = " / ".join(map(str, parts.building_goods))
    shape += text(words("draw-building"), x, 393, "mt-11 mt-soft")
    shape += text(parts.building_influence, x, 413, "mt-15 mt-bold") + icon("influence", x + 12, 398, 20)
    shape += text(words("draw-and-goods", goods=goods), x + 38, 412, "mt-12")
    label = words(
        "draw-prices", chapel=player["chapel_price"], cloister=player["cloister_price"],
        influence=parts.building_influence, first=parts.building_goods[0], second=parts.building_goods[1],
    )  # fmt: skip
    return f'<g id="prices" role="img" aria-label="{escape(f"{title}: {label}")}">{shape}</g>'
