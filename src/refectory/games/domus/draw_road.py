"""The road to Cluny: phases above, figures on their stones, the indulgence track below."""

from __future__ import annotations

from math import sin

from refectory.engine import art
from refectory.engine.art import Panel, Tab

from .draw_land import abbey, bridge, scenery
from .pen import Desk, box, count, fit, halo, icon, spread, width_of, write

WIDTH, HEIGHT = 1416, 236
TOP, BOTTOM = 36.0, 187.0  # the land
LEFT, PITCH, MIDDLE = 24.0, 30.6, 125.0
STONE_W, STONE_H = 28.8, 26.0
CLUNY_X = 1336.0
FIGURE_GAP, MUG_GAP, MARKER_GAP = 28.0, 46.0, 23.0
CHIP_W, CHIP_GAP, CHIP_Y = 98.0, 102.0, 159.0
TRACK_Y, TRACK_LEFT, TRACK_RIGHT = 212.0, 170.0, 1400.0

FIGURE = "M-12.5-34h25v14.5c0 8-5 12.5-12.500 16-7.500-3.500-12.500-8-12.500-16z"
#: What a phase is about.
PHASES = ("column", "cellarer", "work", "brother", "vegetable", "soup", "indulgence")
ABBEY_AT = f'transform="translate({CLUNY_X - 70:g} 41) scale(1.05)" aria-hidden="true"'


def road_panel(desk: Desk, tab: Tab) -> Panel:
    body = [_scenery(), _phase_rail(desk), _column_and_pot(desk), _stones(desk), _cluny(desk)]
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
    return MIDDLE + 4 * sin(x / 150)


# ---- the land ----------------------------------------------------------------------------------------


def _scenery() -> str:
    points = " ".join(f"{x} {stone_y(x):.1f}" for x in range(0, 1272, 12))
    lane = f"M{points} {CLUNY_X - 50:g} {MIDDLE + 3:g}"
    frame = box(0, TOP, WIDTH, BOTTOM - TOP, "", 8)
    sky = box(0, TOP, WIDTH, BOTTOM - TOP, "domus-sky", 0)
    return (
        f'<clipPath id="road-frame">{frame}</clipPath><g aria-hidden="true" clip-path="url(#road-frame)">'
        f'{scenery(sky)}{bridge()}<path class="domus-lane-edge" d="{lane}"/><path class="domus-lane" d="{lane}"/></g>'
        f"{box(0.8, TOP, WIDTH - 1.6, BOTTOM - TOP, 'domus-gilt', 8)}"
        f"{box(4.4, TOP + 3.600, WIDTH - 8.800, BOTTOM - TOP - 7.200, 'domus-gilt domus-thin', 5)}"
    )


def _stones(desk: Desk) -> str:
    """All stones with their numbers; every fifth is a milestone, so that the eye can count."""
    drawn = []
    ride = rides(desk)
    for place in range(desk.parts.cluny):
        x = stone_x(place, desk)
        y = stone_y(x)
        name = desk.field(place)
        mile = place * desk.parts.road_step % 50 == 0
        look = "domus-stone domus-mile" if mile else "domus-stone"
        shape = box(x - STONE_W / 2, y - STONE_H / 2, STONE_W, STONE_H, look, 6)
        shape += write(x, y + 5.2, name, "domus-mile-no" if mile else "domus-stone-no", "m")
        if place in ride:
            drawn.append(_ride_stone(desk, ride[place], place, x, y, shape))
        else:
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
    tag = icon("cart", x - 9, y + 13, 18) if by == "cart" else write(x, y + 25, f"+{number}", "domus-reach", "m")
    element = f"road-{desk.field(place)}"
    name = desk.say("read-stone", field=desk.field(place))
    if number > 1:
        return desk.group(element, shape + tag)
    ring = halo(x - STONE_W / 2 - 2, y - STONE_H / 2, STONE_W + 4, STONE_H, 5)
    return desk.target(by, name, element, ring + shape + tag)


def _cluny(desk: Desk) -> str:
    p = desk.parts
    drawn = f"<g {ABBEY_AT}>{abbey()}</g>"
    text = write(CLUNY_X - 4, 157, desk.words.name("cluny"), "domus-cluny", "e")
    text += count("indulgence", CLUNY_X + 4, 157, p.cluny_points, 20, "domus-reached")
    text += write(CLUNY_X, 175, desk.say("board-protected"), "domus-note", "m")
    ride = rides(desk).get(p.cluny)
    name = desk.say("read-cluny", points=p.cluny_points)
    if ride and ride[1] == 1:
        ring = halo(CLUNY_X - 66, 44, 134, 94)
        return desk.target(ride[0], name, "road-CLUNY", ring + drawn + text)
    return desk.group("road-CLUNY", drawn + text, name=name)


# ---- years and phases --------------------------------------------------------------------------------


def _phase_rail(desk: Desk) -> str:
    """The year and its seven phases, each with what it is about."""
    view = desk.view
    year = desk.say("board-year-short", year=view["year"], years=desk.parts.rounds)
    x = 12 + width_of(year, 15)
    drawn = [write(2, 22, year, "domus-year")]
    for phase, symbol in enumerate(PHASES, 1):
        name = desk.words.name(f"phase{phase}")
        state = "done" if view["over"] or phase < view["phase"] else "now" if phase == view["phase"] else "next"
        width = 62 + width_of(name, 13.6)
        drawn.append(
            f'<g class="domus-phase-{state}">{box(x, 1, width, 30, "domus-pill", 15)}'
            f"{write(x + 14, 21, phase, 'domus-no', 'm')}{icon(symbol, x + 24, 5, 22)}"
            f"{write(x + 51, 21, name, 'domus-phase-name')}</g>"
        )
        x += width + 6
    return desk.group("phases", "".join(drawn))


def _column_and_pot(desk: Desk) -> str:
    """Who holds the right to start, and what lies in the pot: the two answers of phase 1."""
    start, y, h = desk.actor if desk.step == "start" else desk.view["start"], 1.0, 30.0
    holder_name = fit(desk.name(start), 120, 14.6)
    wide, pot_x = 70 + width_of(holder_name, 14.6), WIDTH - 84.0
    x = pot_x - wide - 6
    holder = box(x, y, wide, h, "domus-sheet", 8) + icon("column", x + 6, 4, 24)
    holder += art.shield(desk.colour(start), x + 45, 16, 21) + write(x + 60, 21, holder_name, "domus-holder")
    pot = box(pot_x, y, 83, h, "domus-sheet", 8) + icon("lender", pot_x + 7, 5, 22)
    pot += count("taler", pot_x + 36, 22, desk.view["pot"], 20, "domus-reached")
    owner = f"{desk.words.name('column')}: {desk.name(start)}"
    held = f"{desk.words.name('pot')}: {desk.view['pot']}"
    if desk.step != "start":
        return desk.group("start-column", holder, name=owner) + desk.group("start-pot", pot, name=held)
    accept = desk.target("accept", owner, "start-column", halo(x, y, wide, h) + holder)
    return accept + desk.target("pass", held, "start-pot", halo(pot_x, y, 83, h) + pot)


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
    tops = spread(wanted, MUG_GAP if mugs else FIGURE_GAP, 22, WIDTH - 40)
    drawn = [_chips(desk, [(seat, state, x) for (seat, _, state), x in zip(stood, wanted, strict=True)])]
    for (seat, place, state), x, top in zip(stood, wanted, tops, strict=True):
        y = stone_y(x) - STONE_H / 2 if place < desk.parts.cluny else MIDDLE + 3
        drawn.append(_figure(desk, seat, place, state, x, y, top))
    if any(state == "last" for _, _, state in stood):
        shield = f'<g transform="translate(24 181) scale(.52)"><path class="domus-shield" d="{FIGURE}"/></g>'
        drawn.append(f'<g class="domus-last" aria-hidden="true">{shield}</g>')
        drawn.append(write(36, 176, desk.say("board-last-year"), "domus-note"))
    return "".join(drawn)


def _figure(desk: Desk, seat: int, place: int, state: str, x: float, y: float, top: float) -> str:
    colour = desk.colour(seat)
    foot = 109.0  # where the shields stand, whatever the road does
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


def worth(desk: Desk, seat: int, left: float, y: float, size: float = 14.6) -> str:
    """What a place is worth if it were scored now, ties broken: on a chip beside its shield."""
    cloister, em = desk.cloister(seat), size / 12.2
    shape = box(left, y, 82 * em, 22, "domus-chip", 11) + art.shield(desk.colour(seat), left + 13, y + 11, 15 * em)
    for symbol, number, at in (("indulgence", cloister["points"], 22 * em), ("taler", cloister["income"], 54 * em)):
        shape += icon(symbol, left + at, y + 11 - 7 * em, 14 * em)
        shape += write(left + at + 15 * em, y + 11 + 4.5 * em, number, "domus-chip-no")
    return shape


def _chips(desk: Desk, stood: list[tuple[int, str, float]]) -> str:
    scored = [(seat, state, x) for seat, state, x in stood if state != "last"]
    low = CHIP_GAP / 2 + (104 if len(scored) < len(stood) else 6)  # beside the key of last year's figures
    places = spread([x for _, _, x in scored], CHIP_GAP, low, CLUNY_X - CHIP_GAP / 2 - 60)
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
        y, end = stone_y(x) + STONE_H / 2, stone_y(to) + STONE_H / 2
        arc = f"M{x:g} {y:g}Q{(x + to) / 2:g} {y + 26:g} {to + 5:g} {end + 5:g}"
        drawn.append(
            f'<g class="s-{desk.colour(seat)}"><path class="domus-fall-edge" d="{arc}"/><path class="domus-fall" '
            f'd="{arc}"/><path class="domus-arrow" d="M{to - 2:g} {end:g}l11 1.500-6.500 8.500z"/></g>'
        )
    return f'<g aria-hidden="true">{"".join(drawn)}</g>'


# ---- the indulgence track ----------------------------------------------------------------------------


def _track(desk: Desk) -> str:
    scores = desk.view["scores"]
    most = max(100, -(-max(scores) // 10) * 10)
    scale = (TRACK_RIGHT - TRACK_LEFT) / most
    title = write(34, TRACK_Y + 6, desk.words.name("indulgences").capitalize(), "domus-year")
    rule = f'<path class="domus-rule" d="M{TRACK_LEFT:g} {TRACK_Y:g}H{TRACK_RIGHT:g}"/>'
    drawn = [icon("indulgence", 2, TRACK_Y - 14, 26), title, rule]
    for tick in range(0, most + 1, 5):
        x, long = TRACK_LEFT + tick * scale, tick % 10 == 0
        drawn.append(f'<path class="domus-tick" d="M{x:g} {TRACK_Y - (6 if long else 3):g}v{12 if long else 6}"/>')
        if long:
            drawn.append(write(x, TRACK_Y + 22, tick, "domus-note", "m"))
    wanted = [TRACK_LEFT + score * scale for score in scores]
    for seat, (x, place) in enumerate(zip(wanted, spread(wanted, MARKER_GAP, TRACK_LEFT, TRACK_RIGHT), strict=True)):
        drawn.append(_marker(desk, seat, x, place))
    return desk.group("track", "".join(drawn))


def _marker(desk: Desk, seat: int, x: float, place: float) -> str:
    colour, points = desk.colour(seat), desk.view["scores"][seat]
    name = desk.say("read-marker", seat=seat, points=points)
    line = f'<path class="domus-string" d="M{x:g} {TRACK_Y - 6:g}L{place:g} {TRACK_Y:g}"/>'
    disc = f'<circle class="enamel" cx="{place:g}" cy="{TRACK_Y:g}" r="11"/>{art.mark(colour, place, TRACK_Y, 14)}'
    return desk.group(
        f"marker-{seat}", line + disc + write(place, TRACK_Y - 14, points, "domus-score", "m"), f"s-{colour}", name
    )
