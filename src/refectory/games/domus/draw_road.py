"""The road to Cluny: years and phases above, figures on their stones, the indulgence track below."""

from __future__ import annotations

from math import sin

from refectory.engine import art
from refectory.engine.art import Panel

from .pen import Desk, box, count, fit, halo, icon, spread, width_of, write

WIDTH, HEIGHT = 1000, 274
LEFT, PITCH, MIDDLE = 16.0, 21.3, 132.0
STONE_W, STONE_H = 20.0, 24.0
CLUNY_X = 944.0
FIGURE_GAP, MUG_GAP, MARKER_GAP = 29.0, 46.0, 22.0
CHIP_W, CHIP_GAP, CHIP_Y = 82.0, 86.0, 176.0
TRACK_Y, TRACK_LEFT, TRACK_RIGHT = 246.0, 132.0, 980.0

PHASE_ICONS = ("column", "cellarer", "ne", "brother", "vegetable", "soup", "indulgence")
FIGURE = "M-12.5-34h25v14.5c0 8-5 12.5-12.500 16-7.500-3.500-12.500-8-12.500-16z"

HILLS = (
    "M0 86C64 60 120 66 184 82s120-24 198-6 128 8 206-8 148 14 212 2 136-18 200-6V212H0z",
    "M0 106C100 84 184 106 284 94s162-14 254 2 178-16 256-6 142 0 206-10V212H0z",
)
TREES = ((88, 76, 1.0), (98, 80, 0.8), (286, 82, 0.9), (295, 80, 1.1), (466, 80, 0.8), (474, 78, 1.0), (640, 78, 1.0),
         (716, 72, 0.9), (724, 75, 1.1), (836, 78, 0.9))  # fmt: skip
TREE = "M0 0c-7 0-8-9-3-12 0-6 7-7 9-2 5 1 5 11-1 13z"
CASTLE = "M8 92V62h20V38l8-15 8 15v24h12V30L67 10l11 20v32h12V38l8-15 8 15v24h14v30z"
ROOFS = "M28 38l8-15 8 15zM56 30L67 10l11 20zM90 38l8-15 8 15z"
WINDOWS = "M32 58v-8a4 4 0 0 1 8 0v8zM94 58v-8a4 4 0 0 1 8 0v8zM14 84v-8a4 4 0 0 1 8 0v8zM38 84v-8a4 4 0 0 1 8 0v8z"
GATE = "M59 92V78a8 8 0 0 1 16 0v14z"


def road_panel(desk: Desk) -> Panel:
    body = [_scenery(), _rail(desk), _column_and_pot(desk), _stones(desk), _cluny(desk), _falls(desk)]
    body += [_figures(desk), _track(desk)]
    positions = [
        desk.say("read-position", seat=seat, field=desk.field(cloister["place"]))
        for seat, cloister in enumerate(desk.view["cloisters"])
        if cloister["place"] is not None and cloister["placed"]
    ]
    desc = desk.say(
        "read-table", year=desk.view["year"], years=desk.parts.rounds, phase=desk.view["phase"], row=positions
    )
    return Panel("road", "board", desk.say("board-road"), WIDTH, HEIGHT, "".join(body), desc)


def stone_x(place: int, desk: Desk) -> float:
    """The middle of a stone; Cluny is the castle behind the last one."""
    return CLUNY_X if place >= desk.parts.cluny else LEFT + PITCH * place


def stone_y(x: float) -> float:
    """The road rises and falls a little."""
    return MIDDLE + 5 * sin(x / 150)


# ---- the land ----------------------------------------------------------------------------------------


def _scenery() -> str:
    hills = "".join(f'<path class="domus-hill" d="{hill}"/>' for hill in HILLS)
    trees = "".join(
        f'<g transform="translate({x} {y}) scale({size})"><path class="domus-tree" d="{TREE}"/>'
        f'<path class="domus-trunk" d="M1.500-6v11"/></g>'
        for x, y, size in TREES
    )
    points = " ".join(f"{x} {stone_y(x):.1f}" for x in range(4, 900, 16))
    lane = f"M{points} {CLUNY_X:g} {MIDDLE + 14:g}"
    sky = box(0, 40, WIDTH, 172, "domus-sky", 0)
    return (
        f'<clipPath id="road-frame">{box(0, 40, WIDTH, 172, "", 8)}</clipPath>'
        f'<g aria-hidden="true" clip-path="url(#road-frame)">{sky}{hills}{trees}'
        f'<path class="domus-lane-edge" d="{lane}"/><path class="domus-lane" d="{lane}"/></g>'
    )


def _stones(desk: Desk) -> str:
    drawn = []
    ride = _ride(desk)
    for place in range(desk.parts.cluny):
        x = stone_x(place, desk)
        y = stone_y(x)
        name = desk.field(place)
        mile = place * desk.parts.road_step % 50 == 0
        shape = box(
            x - STONE_W / 2, y - STONE_H / 2, STONE_W, STONE_H, f"domus-stone{' domus-mile' if mile else ''}", 5
        )
        shape += write(x, y + 4, name, "domus-mile-no" if mile else "domus-stone-no", "m")
        if place in ride:
            drawn.append(_ride_stone(desk, ride[place], place, x, y, shape))
        else:
            drawn.append(f'<g id="road-{name}">{shape}</g>')
    return "".join(drawn)


def _ride(desk: Desk) -> dict[int, tuple[str, int]]:
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
    tag = icon("cart", x - 8, y + 13, 16) if by == "cart" else write(x, y + 26, f"+{number}", "domus-tiny", "m")
    element = f"road-{desk.field(place)}"
    name = desk.say("read-stone", field=desk.field(place))
    if number > 1:
        return f'<g id="{element}">{shape}{tag}</g>'
    ring = halo(x - STONE_W / 2, y - STONE_H / 2, STONE_W, STONE_H, 5)
    return desk.target(by, name, element, ring + shape + tag)


def _cluny(desk: Desk) -> str:
    p = desk.parts
    castle = (
        f'<g transform="translate({CLUNY_X - 67:g} 44)" aria-hidden="true"><path class="domus-wall" d="{CASTLE}"/>'
        f'<path class="domus-roof" d="{ROOFS}"/><path class="domus-cross" d="M67 10V1M63.500 4.500h7"/>'
        f'<path class="domus-dark" d="{GATE}{WINDOWS}"/><circle class="domus-rose" cx="67" cy="50" r="6.500"/></g>'
    )
    text = write(CLUNY_X, 153, desk.words.name("cluny"), "domus-name", "m")
    text += icon("indulgence", CLUNY_X - 46, 158, 15)
    text += write(CLUNY_X - 28, 170, f"{p.cluny_points}, {desk.say('board-protected')}", "domus-small")
    ride = _ride(desk).get(p.cluny)
    name = desk.say("read-cluny", points=p.cluny_points)
    if ride and ride[1] == 1:
        ring = halo(CLUNY_X - 58, 46, 112, 92)
        return desk.target(ride[0], name, "road-CLUNY", ring + castle + text)
    return f'<g id="road-CLUNY" role="img" aria-label="{art.escape(name)}">{castle}{text}</g>'


# ---- years and phases --------------------------------------------------------------------------------


def _rail(desk: Desk) -> str:
    view, x = desk.view, 108.0
    drawn = [write(4, 24, desk.say("board-year", year=view["year"], years=desk.parts.rounds), "domus-name")]
    for phase in range(1, 8):
        state = "done" if view["over"] or phase < view["phase"] else "now" if phase == view["phase"] else "next"
        name = desk.words.name(f"phase{phase}")
        width = 42 + width_of(name, 12)
        drawn.append(
            f'<g class="domus-phase-{state}">{box(x, 5, width - 4, 28, "domus-pill", 14)}'
            f'<circle class="domus-disc" cx="{x + 15:g}" cy="19" r="10.500"/>'
            f"{write(x + 15, 23.5, phase, 'domus-no', 'm')}{write(x + 30, 23.5, name, 'domus-phase-name')}</g>"
        )
        x += width
    return f'<g id="phases">{"".join(drawn)}</g>'


def _column_and_pot(desk: Desk) -> str:
    """Who holds the right to start, and what lies in the pot: the two answers of phase 1."""
    start, x, y, h = desk.actor if desk.step == "start" else desk.view["start"], 748.0, 4.0, 30.0
    name = fit(desk.name(start), 76, 12)
    holder = box(x, y, 144, h, "domus-sheet", 8) + icon("column", x + 6, 7, 24)
    holder += art.shield(desk.colour(start), x + 44, 19, 20) + write(x + 60, 24, name, "domus-small domus-ink")
    pot = box(x + 150, y, 98, h, "domus-sheet", 8)
    pot += write(x + 160, 24, desk.words.name("pot").capitalize(), "domus-small")
    pot += count("taler", x + 196, 25, desk.view["pot"], 20)
    if desk.step != "start":
        return f'<g id="start-column">{holder}</g><g id="start-pot">{pot}</g>'
    column, ring = desk.words.name("column"), halo(x, y, 144, h)
    accept = desk.target("accept", column, "start-column", ring + holder)
    return accept + desk.target("pass", desk.words.name("pot"), "start-pot", halo(x + 150, y, 98, h) + pot)


# ---- figures -----------------------------------------------------------------------------------------


def _standing(desk: Desk) -> list[tuple[int, int, str]]:
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


def _figures(desk: Desk) -> str:
    standing = _standing(desk)
    wanted = [stone_x(place, desk) for _, place, _ in standing]
    mugs = any(word.startswith("drunkard") for word in desk.moves)
    tops = spread(wanted, MUG_GAP if mugs else FIGURE_GAP, 16, WIDTH - 26)
    drawn = [_chips(desk, [(seat, state, x) for (seat, _, state), x in zip(standing, wanted, strict=True)])]
    for (seat, place, state), x, top in zip(standing, wanted, tops, strict=True):
        y = stone_y(x) - STONE_H / 2 if place < desk.parts.cluny else MIDDLE + 4
        drawn.append(_figure(desk, seat, place, state, x, y, top))
    if any(state == "last" for _, _, state in standing):
        shield = f'<g transform="translate(18 206) scale(.5)"><path class="domus-shield" d="{FIGURE}"/></g>'
        drawn.append(f'<g class="domus-last" aria-hidden="true">{shield}</g>')
        drawn.append(write(30, 202, desk.say("board-last-year"), "domus-small"))
    return "".join(drawn)


def _figure(desk: Desk, seat: int, place: int, state: str, x: float, y: float, top: float) -> str:
    colour = desk.colour(seat)
    foot = 104.0  # where the shields stand, whatever the road does
    shape = f'<path class="domus-pole" d="M{top:g} {foot - 4:g}L{x:g} {y:g}"/>'
    shape += f'<g transform="translate({top:g} {foot:g})"><path class="domus-shield" d="{FIGURE}"/>'
    shape += f"{art.mark(colour, 0, -19, 18)}</g>"
    cloister = desk.cloister(seat)
    key = {"there": "read-figure", "last": "read-last", "ghost": "read-ghost"}[state]
    name = desk.say(key, seat=seat, field=desk.field(place), points=cloister["points"], taler=cloister["income"])
    ring = box(top - 15, foot - 37, 30, 36, "halo hit", 8)
    classes = f"s-{colour} domus-figure domus-{state}"
    word = "done" if state == "ghost" else f"beg:{seat + 1}"
    drawn = desk.target(word, name, f"figure-{seat}", ring + shape, classes)
    if desk.legal(f"drunkard:{seat + 1}"):
        mug = f'<circle class="halo hit" cx="{top + 13:g}" cy="{foot - 36:g}" r="12"/>'
        mug += f'<circle class="domus-badge" cx="{top + 13:g}" cy="{foot - 36:g}" r="9.500"/>'
        mug += icon("drunkard", top + 6, foot - 43, 14)
        drawn += desk.target(f"drunkard:{seat + 1}", desk.words.name("drunkard"), f"drunkard-{seat}", mug)
    return drawn


def _chips(desk: Desk, standing: list[tuple[int, str, float]]) -> str:
    """What each place of this year is worth if it were scored now, ties broken."""
    scored = [(seat, state, x) for seat, state, x in standing if state != "last"]
    places = spread([x for _, _, x in scored], CHIP_GAP, CHIP_GAP / 2 + 2, WIDTH - CHIP_GAP / 2 - 2)
    drawn = []
    for (seat, state, x), chip in zip(scored, places, strict=True):
        cloister, left, y = desk.cloister(seat), chip - CHIP_W / 2, CHIP_Y
        shape = f'<path class="domus-string" d="M{x:g} {stone_y(x) + STONE_H / 2:g}L{chip:g} {y:g}"/>'
        shape += box(left, y, CHIP_W, 22, "domus-chip", 11) + art.shield(desk.colour(seat), left + 13, y + 11, 16)
        for symbol, number, at in (("indulgence", cloister["points"], 23), ("taler", cloister["income"], 54)):
            shape += icon(symbol, left + at, y + 4, 14) + write(left + at + 15, y + 15.5, number, "domus-chip-no")
        drawn.append(f'<g id="worth-{seat}" class="domus-{state}">{shape}</g>')
    return f'<g aria-hidden="true">{"".join(drawn)}</g>'


def _falls(desk: Desk) -> str:
    """In phase 4, from where to where each possible target would fall; for the one who is asked, his own fall."""
    p = desk.parts
    fields = {seat: p.beg for seat in range(desk.view["seats"]) if desk.legal(f"beg:{seat + 1}")}
    fields |= {seat: p.drunkard for seat in range(desk.view["seats"]) if desk.legal(f"drunkard:{seat + 1}")}
    if desk.step == "defend":
        fields = {desk.actor: desk.view["turn"]["fields"]}
    drawn = []
    for seat, back in fields.items():
        place = desk.cloister(seat)["place"]
        fall = max(place - back, 0)
        if fall == place:
            continue
        x, to = stone_x(place, desk), stone_x(fall, desk)
        y, end = stone_y(x) + 14, stone_y(to) + 14
        drawn.append(
            f'<g class="s-{desk.colour(seat)}"><path class="domus-fall" d="M{x:g} {y:g}Q{(x + to) / 2:g} {y + 30:g} '
            f'{to:g} {end:g}"/><path class="domus-arrow" d="M{to - 4:g} {end + 7:g}L{to:g} {end:g}l6 5z"/></g>'
        )
    return f'<g aria-hidden="true">{"".join(drawn)}</g>'


# ---- the indulgence track ----------------------------------------------------------------------------


def _track(desk: Desk) -> str:
    scores = desk.view["scores"]
    most = max(100, -(-max(scores) // 10) * 10)
    scale = (TRACK_RIGHT - TRACK_LEFT) / most
    title = write(32, TRACK_Y + 5, desk.words.name("indulgences").capitalize(), "domus-name")
    rule = f'<path class="domus-rule" d="M{TRACK_LEFT:g} {TRACK_Y:g}H{TRACK_RIGHT:g}"/>'
    drawn = [icon("indulgence", 4, TRACK_Y - 13, 24), title, rule]
    for tick in range(0, most + 1, 5):
        x, long = TRACK_LEFT + tick * scale, tick % 10 == 0
        drawn.append(f'<path class="domus-tick" d="M{x:g} {TRACK_Y - (6 if long else 3):g}v{12 if long else 6}"/>')
        if tick % (10 if most <= 150 else 20) == 0:
            drawn.append(write(x, TRACK_Y + 21, tick, "domus-small", "m"))
    wanted = [TRACK_LEFT + score * scale for score in scores]
    for seat, (x, place) in enumerate(zip(wanted, spread(wanted, MARKER_GAP, TRACK_LEFT, TRACK_RIGHT), strict=True)):
        drawn.append(_marker(desk, seat, x, place))
    return f'<g id="track">{"".join(drawn)}</g>'


def _marker(desk: Desk, seat: int, x: float, place: float) -> str:
    colour, points = desk.colour(seat), desk.view["scores"][seat]
    name = art.escape(desk.say("read-marker", seat=seat, points=points))
    line = f'<path class="domus-string" d="M{x:g} {TRACK_Y - 6:g}L{place:g} {TRACK_Y:g}"/>'
    return (
        f'<g id="marker-{seat}" class="s-{colour}" role="img" aria-label="{name}">{line}'
        f'<circle class="enamel" cx="{place:g}" cy="{TRACK_Y:g}" r="10.500"/>{art.mark(colour, place, TRACK_Y, 13)}'
        f"{write(place, TRACK_Y - 14, points, 'domus-score', 'm')}</g>"
    )
