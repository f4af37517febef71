"""The road to Cluny: phases above, figures on their stones, the indulgence track below."""

from __future__ import annotations

from math import sin

from refectory.engine import art
from refectory.engine.art import Panel, Tab

from .pen import Desk, box, count, halo, icon, spread, width_of, write

WIDTH, HEIGHT = 760, 222
TOP, BOTTOM = 32.0, 176.0  # the land
LEFT, PITCH, MIDDLE = 14.0, 16.1, 118.0
STONE_W, STONE_H = 14.6, 20.0
CLUNY_X = 708.0
FIGURE_GAP, MUG_GAP, MARKER_GAP = 28.0, 46.0, 22.0
CHIP_W, CHIP_GAP, CHIP_Y = 82.0, 85.0, 150.0
TRACK_Y, TRACK_LEFT, TRACK_RIGHT = 200.0, 128.0, 744.0

FIGURE = "M-12.5-34h25v14.5c0 8-5 12.5-12.500 16-7.500-3.500-12.500-8-12.500-16z"

HILLS = (
    "M0 78C50 54 92 60 140 74s92-24 150-6 98 8 156-8 112 14 162 2 104-18 152-6V176H0z",
    "M0 98C76 78 140 98 216 86s124-14 194 2 134-16 194-6 108 0 156-10V176H0z",
    "M0 132C90 120 170 138 260 130s180-10 270 2 150-8 230-4V176H0z",
)
TREES = (
    (64, 76, 1.0), (73, 80, 0.8), (226, 78, 0.9), (235, 76, 1.1), (352, 84, 0.8), (486, 74, 1.0), (544, 70, 0.9),
    (552, 73, 1.1), (634, 76, 0.9),
)  # fmt: skip
TREE = "M0 0c-7 0-8-9-3-12 0-6 7-7 9-2 5 1 5 11-1 13z"
#: Rows of vines on a slope, a mill on a hill, and a farm: what a cart passes on its way.
VINES = ((118, 92), (296, 96), (438, 92), (590, 92))
VINE = "M0 0h44M3-5h40M7-10h34"
MILL = "M-5 12 -3.500 0h7L5 12zM0 1-9-8M0 1 9-8M0 1-9 10M0 1 9 10"
FARM = "M-9 8V0l5-5 5 5v8zM1 8V2h9v6z"
CASTLE = "M8 92V62h20V38l8-15 8 15v24h12V30L67 10l11 20v32h12V38l8-15 8 15v24h14v30z"
ROOFS = "M28 38l8-15 8 15zM56 30L67 10l11 20zM90 38l8-15 8 15z"
WINDOWS = "M32 58v-8a4 4 0 0 1 8 0v8zM94 58v-8a4 4 0 0 1 8 0v8zM14 84v-8a4 4 0 0 1 8 0v8zM38 84v-8a4 4 0 0 1 8 0v8z"
GATE = "M59 92V78a8 8 0 0 1 16 0v14z"
CASTLE_AT = f'transform="translate({CLUNY_X - 50:g} 40) scale(.76)" aria-hidden="true"'


def road_panel(desk: Desk, tab: Tab) -> Panel:
    body = [_scenery(), phase_rail(desk, WIDTH - 132), _column_and_pot(desk), _stones(desk), _cluny(desk)]
    body += [_falls(desk), _figures(desk), _track(desk)]
    title, desc = desk.say("board-road"), road_words(desk)
    return Panel("road", "board", title, WIDTH, HEIGHT, "".join(body), desc, "desk", tab)


def road_words(desk: Desk) -> str:
    positions = [
        desk.say("read-position", seat=seat, field=desk.field(cloister["place"]))
        for seat, cloister in enumerate(desk.view["cloisters"])
        if cloister["place"] is not None and cloister["placed"]
    ]
    return desk.say(
        "read-table", year=desk.view["year"], years=desk.parts.rounds, phase=desk.view["phase"], row=positions
    )


def stone_x(place: int, desk: Desk) -> float:
    """The middle of a stone; Cluny is the castle behind the last one."""
    return CLUNY_X if place >= desk.parts.cluny else LEFT + PITCH * place


def stone_y(x: float) -> float:
    """The road rises and falls a little."""
    return MIDDLE + 4 * sin(x / 116)


# ---- the land ----------------------------------------------------------------------------------------


def _scenery() -> str:
    hills = "".join(f'<path class="domus-hill" d="{hill}"/>' for hill in HILLS)
    trees = "".join(
        f'<g transform="translate({x} {y}) scale({size})"><path class="domus-tree" d="{TREE}"/>'
        f'<path class="domus-trunk" d="M1.500-6v11"/></g>'
        for x, y, size in TREES
    )
    vines = "".join(f'<path class="domus-vine" transform="translate({x} {y})" d="{VINE}"/>' for x, y in VINES)
    houses = f'<path class="domus-mill" transform="translate(174 62)" d="{MILL}"/>'
    houses += f'<path class="domus-farm" transform="translate(402 74)" d="{FARM}"/>'
    points = " ".join(f"{x} {stone_y(x):.1f}" for x in range(2, 672, 12))
    lane = f"M{points} {CLUNY_X - 12:g} {MIDDLE - 4:g}"
    frame = box(0, TOP, WIDTH, BOTTOM - TOP, "", 8)
    return (
        f'<clipPath id="road-frame">{frame}</clipPath><g aria-hidden="true" clip-path="url(#road-frame)">'
        f"{box(0, TOP, WIDTH, BOTTOM - TOP, 'domus-sky', 0)}{hills}{vines}{houses}{trees}"
        f'<path class="domus-lane-edge" d="{lane}"/><path class="domus-lane" d="{lane}"/></g>'
        f"{box(0.8, TOP, WIDTH - 1.6, BOTTOM - TOP, 'domus-gilt', 8)}"
    )


def _stones(desk: Desk) -> str:
    """All stones; every fifth is a milestone and carries its number, so that the eye can count."""
    drawn = []
    ride = rides(desk)
    for place in range(desk.parts.cluny):
        x = stone_x(place, desk)
        y = stone_y(x)
        name = desk.field(place)
        mile = place * desk.parts.road_step % 50 == 0
        look = "domus-stone domus-mile" if mile else "domus-stone"
        shape = box(x - STONE_W / 2, y - STONE_H / 2, STONE_W, STONE_H, look, 4)
        if place in ride:
            drawn.append(_ride_stone(desk, ride[place], place, x, y, shape))
            continue
        if mile and place - 1 not in ride and place + 1 not in ride:  # where a tag would lie on it
            shape += write(max(x, 9), y + 24, name, "domus-mile-no", "m")
        drawn.append(desk.group(f"road-{name}", shape))
    return "".join(drawn)


def rides(desk: Desk) -> dict[int, tuple[str, int]]:
    """In phase 5, which stones the viewer reaches: by how many vegetables, or by the cart."""
    if desk.step != "road" or not desk.moves:
        return {}
    p, cloister = desk.parts, desk.cloister(desk.own)
    place, last = int(cloister["place"]), p.cluny
    reach: dict[int, tuple[str, int]] = {}
    for number in range(cloister["vegetables"], 0, -1):
        reach[min(place + number * p.vegetable, last)] = ("vegetable", number)
    if desk.legal("cart"):
        reach[min(place + p.cart, last)] = ("cart", 1)
    return reach


def _ride_stone(desk: Desk, way: tuple[str, int], place: int, x: float, y: float, shape: str) -> str:
    """A stone within reach; one click plays one vegetable, so only the next one and the cart's are buttons."""
    by, number = way
    tag = icon("cart", x - 8, y + 12, 16) if by == "cart" else write(x, y + 24, f"+{number}", "domus-tiny", "m")
    element = f"road-{desk.field(place)}"
    name = desk.say("read-stone", field=desk.field(place))
    if number > 1:
        return desk.group(element, shape + tag)
    ring = halo(x - STONE_W / 2 - 2, y - STONE_H / 2, STONE_W + 4, STONE_H, 5)
    return desk.target(by, name, element, ring + shape + tag)


def castle() -> str:
    return (
        f'<path class="domus-wall" d="{CASTLE}"/><path class="domus-roof" d="{ROOFS}"/>'
        f'<path class="domus-cross" d="M67 10V1M63.500 4.500h7"/><path class="domus-dark" d="{GATE}{WINDOWS}"/>'
        '<circle class="domus-rose" cx="67" cy="50" r="6.500"/>'
    )


def _cluny(desk: Desk) -> str:
    p = desk.parts
    drawn = f"<g {CASTLE_AT}>{castle()}</g>"
    text = write(CLUNY_X + 8, 138, desk.words.name("cluny"), "domus-name", "e")
    text += count("indulgence", CLUNY_X + 13, 138, p.cluny_points, 16)
    text += write(CLUNY_X + 8, 154, desk.say("board-protected"), "domus-small", "m")
    ride = rides(desk).get(p.cluny)
    name = desk.say("read-cluny", points=p.cluny_points)
    if ride and ride[1] == 1:
        ring = halo(CLUNY_X - 46, 42, 92, 72)
        return desk.target(ride[0], name, "road-CLUNY", ring + drawn + text)
    return desk.group("road-CLUNY", drawn + text, name=name)


# ---- years and phases --------------------------------------------------------------------------------


def phase_rail(desk: Desk, room: float) -> str:
    """The year and its seven phases, each as wide as its name where there is room."""
    view = desk.view
    year = desk.say("board-year-short", year=view["year"], years=desk.parts.rounds)
    x = 8 + width_of(year, 13.5)
    drawn = [write(1, 20, year, "domus-name")]
    names = [desk.words.name(f"phase{phase}") for phase in range(1, 8)]
    size = min(13.0, (room - x - 7 * 26) / width_of("".join(names), 1))
    gap = 3.0
    for phase, name in enumerate(names, 1):
        state = "done" if view["over"] or phase < view["phase"] else "now" if phase == view["phase"] else "next"
        width = 23 + width_of(name, size)
        drawn.append(
            f'<g class="domus-phase-{state}">{box(x, 2, width, 26, "domus-pill", 13)}'
            f"{write(x + 7, 19.5, phase, 'domus-no')}{write(x + 17, 19.5, name, 'domus-phase-name')}</g>"
        )
        x += width + gap
    return desk.group("phases", "".join(drawn))


def _column_and_pot(desk: Desk) -> str:
    """Who holds the right to start, and what lies in the pot: the two answers of phase 1."""
    start, x, y, h = desk.actor if desk.step == "start" else desk.view["start"], WIDTH - 130.0, 2.0, 26.0
    holder = box(x, y, 60, h, "domus-sheet", 8) + icon("column", x + 5, 4, 22)
    holder += art.shield(desk.colour(start), x + 44, 15, 19)
    pot = box(x + 66, y, 62, h, "domus-sheet", 8) + icon("lender", x + 71, 5, 20)
    pot += count("taler", x + 93, 20, desk.view["pot"], 17)
    owner = f"{desk.words.name('column')}: {desk.name(start)}"
    held = f"{desk.words.name('pot')}: {desk.view['pot']}"
    if desk.step != "start":
        return desk.group("start-column", holder, name=owner) + desk.group("start-pot", pot, name=held)
    accept = desk.target("accept", owner, "start-column", halo(x, y, 60, h) + holder)
    return accept + desk.target("pass", held, "start-pot", halo(x + 66, y, 62, h) + pot)


# ---- figures -----------------------------------------------------------------------------------------


def standing(desk: Desk) -> list[tuple[int, int, str]]:
    """Seat, place and state of every figure to be drawn: there, last (year's place) or ghost (where it would go)."""
    found = []
    for seat, cloister in enumerate(desk.view["cloisters"]):
        if cloister["placed"]:
            found.append((seat, cloister["place"], "there"))
        elif desk.step == "invest" and seat == desk.actor:
            found.append((seat, cloister["forecast"], "ghost"))
        elif cloister["place"] is not None:
            found.append((seat, cloister["place"], "last"))
    return found


def figure_name(desk: Desk, seat: int, place: int, state: str) -> str:
    cloister = desk.cloister(seat)
    key = {"there": "read-figure", "last": "read-last", "ghost": "read-ghost"}[state]
    return desk.say(key, seat=seat, field=desk.field(place), points=cloister["points"], taler=cloister["income"])


def _figures(desk: Desk) -> str:
    stood = standing(desk)
    wanted = [stone_x(place, desk) for _, place, _ in stood]
    mugs = any(word.startswith("drunkard") for word in desk.moves)
    tops = spread(wanted, MUG_GAP if mugs else FIGURE_GAP, 16, WIDTH - 22)
    drawn = [_chips(desk, [(seat, state, x) for (seat, _, state), x in zip(stood, wanted, strict=True)])]
    for (seat, place, state), x, top in zip(stood, wanted, tops, strict=True):
        y = stone_y(x) - STONE_H / 2 if place < desk.parts.cluny else MIDDLE - 2
        drawn.append(_figure(desk, seat, place, state, x, y, top))
    if any(state == "last" for _, _, state in stood):
        shield = f'<g transform="translate(16 170) scale(.46)"><path class="domus-shield" d="{FIGURE}"/></g>'
        drawn.append(f'<g class="domus-last" aria-hidden="true">{shield}</g>')
        drawn.append(write(26, 166, desk.say("board-last-year"), "domus-small"))
    return "".join(drawn)


def _figure(desk: Desk, seat: int, place: int, state: str, x: float, y: float, top: float) -> str:
    colour = desk.colour(seat)
    foot = 92.0  # where the shields stand, whatever the road does
    shape = f'<path class="domus-pole" d="M{top:g} {foot - 4:g}L{x:g} {y:g}"/>'
    shape += f'<g transform="translate({top:g} {foot:g})"><path class="domus-shield" d="{FIGURE}"/>'
    shape += f"{art.mark(colour, 0, -19, 18)}</g>"
    ring = box(top - 15, foot - 37, 30, 36, "halo hit", 8)
    classes = f"s-{colour} domus-figure domus-{state}"
    word = "done" if state == "ghost" else f"beg:{seat + 1}"
    drawn = desk.target(word, figure_name(desk, seat, place, state), f"figure-{seat}", ring + shape, classes)
    if desk.legal(f"drunkard:{seat + 1}"):
        drawn += mug(desk, seat, top + 13, foot - 36)
    return drawn


def mug(desk: Desk, seat: int, x: float, y: float) -> str:
    """The drunkard's place at a figure."""
    shape = f'<circle class="halo hit" cx="{x:g}" cy="{y:g}" r="12"/>'
    shape += f'<circle class="domus-badge" cx="{x:g}" cy="{y:g}" r="9.500"/>' + icon("drunkard", x - 7, y - 7, 14)
    return desk.target(f"drunkard:{seat + 1}", desk.words.name("drunkard"), f"drunkard-{seat}", shape)


def worth(desk: Desk, seat: int, left: float, y: float) -> str:
    """What a place is worth if it were scored now, ties broken: on a chip beside its shield."""
    cloister = desk.cloister(seat)
    shape = box(left, y, CHIP_W, 22, "domus-chip", 11) + art.shield(desk.colour(seat), left + 12, y + 11, 15)
    for symbol, number, at in (("indulgence", cloister["points"], 21), ("taler", cloister["income"], 54)):
        shape += icon(symbol, left + at, y + 4, 14) + write(left + at + 15, y + 15.5, number, "domus-chip-no")
    return shape


def _chips(desk: Desk, stood: list[tuple[int, str, float]]) -> str:
    scored = [(seat, state, x) for seat, state, x in stood if state != "last"]
    low = CHIP_GAP / 2 + (78 if len(scored) < len(stood) else 2)  # beside the key of last year's figures
    places = spread([x for _, _, x in scored], CHIP_GAP, low, CLUNY_X - CHIP_GAP / 2 - 30)
    drawn = []
    for (seat, state, x), chip in zip(scored, places, strict=True):
        string = f'<path class="domus-string" d="M{x:g} {stone_y(x) + STONE_H / 2:g}L{chip:g} {CHIP_Y:g}"/>'
        drawn.append(
            desk.group(f"worth-{seat}", string + worth(desk, seat, chip - CHIP_W / 2, CHIP_Y), f"domus-{state}")
        )
    return f'<g aria-hidden="true">{"".join(drawn)}</g>'


def falls(desk: Desk) -> dict[int, int]:
    """In phase 4, to where each possible target would fall; for the one who is asked, his own fall."""
    p = desk.parts
    fields = {seat: p.beg for seat in range(desk.view["seats"]) if desk.legal(f"beg:{seat + 1}")}
    fields |= {seat: p.drunkard for seat in range(desk.view["seats"]) if desk.legal(f"drunkard:{seat + 1}")}
    if desk.step == "defend":
        fields = {desk.actor: desk.view["turn"]["fields"]}
    return {seat: max(desk.cloister(seat)["place"] - back, 0) for seat, back in fields.items()}


def _falls(desk: Desk) -> str:
    drawn = []
    for seat, fall in falls(desk).items():
        place = desk.cloister(seat)["place"]
        if fall == place:
            continue
        x, to = stone_x(place, desk), stone_x(fall, desk)
        y, end = stone_y(x) + 11, stone_y(to) + 11
        drawn.append(
            f'<g class="s-{desk.colour(seat)}"><path class="domus-fall" d="M{x:g} {y:g}Q{(x + to) / 2:g} {y + 26:g} '
            f'{to:g} {end:g}"/><path class="domus-arrow" d="M{to - 4:g} {end + 7:g}L{to:g} {end:g}l6 5z"/></g>'
        )
    return f'<g aria-hidden="true">{"".join(drawn)}</g>'


# ---- the indulgence track ----------------------------------------------------------------------------


def _track(desk: Desk) -> str:
    scores = desk.view["scores"]
    most = max(100, -(-max(scores) // 10) * 10)
    scale = (TRACK_RIGHT - TRACK_LEFT) / most
    title = write(26, TRACK_Y + 5, desk.words.name("indulgences").capitalize(), "domus-name")
    rule = f'<path class="domus-rule" d="M{TRACK_LEFT:g} {TRACK_Y:g}H{TRACK_RIGHT:g}"/>'
    drawn = [icon("indulgence", 1, TRACK_Y - 12, 22), title, rule]
    for tick in range(0, most + 1, 5):
        x, long = TRACK_LEFT + tick * scale, tick % 10 == 0
        drawn.append(f'<path class="domus-tick" d="M{x:g} {TRACK_Y - (6 if long else 3):g}v{12 if long else 6}"/>')
        if tick % (10 if most <= 150 else 20) == 0:
            drawn.append(write(x, TRACK_Y + 20, tick, "domus-small", "m"))
    wanted = [TRACK_LEFT + score * scale for score in scores]
    for seat, (x, place) in enumerate(zip(wanted, spread(wanted, MARKER_GAP, TRACK_LEFT, TRACK_RIGHT), strict=True)):
        drawn.append(_marker(desk, seat, x, place))
    return desk.group("track", "".join(drawn))


def _marker(desk: Desk, seat: int, x: float, place: float) -> str:
    colour, points = desk.colour(seat), desk.view["scores"][seat]
    name = desk.say("read-marker", seat=seat, points=points)
    line = f'<path class="domus-string" d="M{x:g} {TRACK_Y - 6:g}L{place:g} {TRACK_Y:g}"/>'
    disc = (
        f'<circle class="enamel" cx="{place:g}" cy="{TRACK_Y:g}" r="10.500"/>{art.mark(colour, place, TRACK_Y, 13)}'
    )
    return desk.group(
        f"marker-{seat}", line + disc + write(place, TRACK_Y - 13, points, "domus-score", "m"), f"s-{colour}", name
    )
