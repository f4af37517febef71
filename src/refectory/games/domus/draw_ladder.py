"""The road on a phone: a ladder of the stones around the own figure, and the whole road as a bar beside it."""

from __future__ import annotations

from refectory.engine import art
from refectory.engine.art import Panel, Tab

from .draw_land import abbey, tree, wayside
from .draw_road import falls, figure_name, mug, rides, road_words, standing, worth
from .pen import Desk, box, halo, icon, spread, write

WIDTH, HEIGHT = 390, 474
#: How many stones the ladder shows to each side of the own figure.
REACH = 8
TOP, RUNG = 44.0, 24.6
STONE_X, STONE_W = 128.0, 48.0
BAR_X, BAR_TOP, BAR_BOTTOM = 30.0, 76.0, 448.0
FIGURE_X, CHIP_X = 180.0, 292.0
#: The land to both sides of the road.
MEADOWS = (
    "M76 470V360c60-30 120 20 180-10s90-20 124-10V470z",
    "M76 470V214c70 20 120-40 190-20s80-20 114-30V470z",
    "M76 470V96c50-30 110 10 170-12s100 10 134-10V470z",
)
TREES = ((262, 96, 1.0), (274, 99, 0.8), (246, 262, 1.1), (352, 196, 0.9), (318, 436, 0.9), (332, 440, 1.1))
SHIELD_GAP = 31.0


def ladder_panel(desk: Desk, tab: Tab) -> Panel:
    low, high = _window(desk)
    body = [_land(), _phases(desk), _overview(desk, low, high)]
    body += [_rung(desk, place, high) for place in range(low, high + 1)]
    body += [_fallen(desk, low, high), _figures(desk, low, high), _beyond(desk, low, high)]
    title, desc = desk.say("board-road"), road_words(desk)
    return Panel(desk.id("road"), "board", title, WIDTH, HEIGHT, "".join(body), desc, "phone", tab)


def _window(desk: Desk) -> tuple[int, int]:
    """The stones in view: as many behind the own figure as before it, where the road has them."""
    cloister = desk.cloister(desk.own)
    here = cloister["forecast"] if cloister["place"] is None or not cloister["placed"] else cloister["place"]
    low = max(0, min(here - REACH, desk.parts.cluny - 2 * REACH))
    return low, low + 2 * REACH


def _y(place: int, high: int) -> float:
    """Cluny is above."""
    return TOP + RUNG * (high - place) + RUNG / 2


def _land() -> str:
    place = (76.0, TOP - 4, WIDTH - 86.0, HEIGHT - TOP - 2)
    meadows = "".join(f'<path class="domus-hill" d="{meadow}"/>' for meadow in MEADOWS)
    trees = "".join(tree(*at) for at in TREES)
    return (
        f'<clipPath id="ladder-frame">{box(*place, "", 8)}</clipPath>'
        f'<g aria-hidden="true" clip-path="url(#ladder-frame)">{box(*place, "domus-sky", 0)}{meadows}'
        f"{wayside()}{trees}</g>"
        f"{box(*place, 'domus-gilt', 8)}"
    )


def _phases(desk: Desk) -> str:
    """Seven numbers, and the name of the open phase."""
    view = desk.view
    year = desk.say("board-year-short", year=view["year"], years=desk.parts.rounds)
    drawn, x = [write(10, 22, year, "domus-name")], 90.0
    for phase in range(1, 8):
        state = "done" if view["over"] or phase < view["phase"] else "now" if phase == view["phase"] else "next"
        name = desk.words.name(f"phase{phase}")
        width = 106.0 if state == "now" else 24.0
        inside = write(x + 12, 22, phase, "domus-no", "m")
        if state == "now":
            inside += write(x + 24, 22, name, "domus-phase-name")
        pill = box(x, 4, width, 26, "domus-pill", 13)
        drawn.append(f'<g class="domus-phase-{state}" role="img" aria-label="{art.escape(name)}">{pill}{inside}</g>')
        x += width + 4
    return desk.group("phases", "".join(drawn))


# ---- the whole road --------------------------------------------------------------------------------------


def _overview(desk: Desk, low: int, high: int) -> str:
    """Everybody on the whole road, and which part of it the ladder shows."""
    p = desk.parts

    def at(place: float) -> float:
        return BAR_BOTTOM - (BAR_BOTTOM - BAR_TOP) * place / p.cluny

    drawn = f'<g transform="translate({BAR_X - 18:g} 42) scale(.27)">{abbey()}</g>'
    drawn += f'<path class="domus-rule" d="M{BAR_X:g} {BAR_TOP:g}V{BAR_BOTTOM:g}"/>'
    drawn += box(BAR_X - 8, at(high), 16, at(low) - at(high), "domus-lens", 8)
    for place in range(0, p.cluny, 10):
        drawn += f'<path class="domus-tick" d="M{BAR_X - 5:g} {at(place):g}h10"/>'
        drawn += write(BAR_X + 25, at(place) + 4, desk.field(place), "domus-small", "m")
    stood = standing(desk)
    wanted = [at(place) for _, place, _ in stood]
    for (seat, _, state), y in zip(stood, spread(wanted, 15, BAR_TOP, BAR_BOTTOM), strict=True):
        dot = (
            f'<circle class="enamel" cx="{BAR_X:g}" cy="{y:g}" r="7.500"/>{art.mark(desk.colour(seat), BAR_X, y, 10)}'
        )
        drawn += f'<g class="s-{desk.colour(seat)} domus-{state}">{dot}</g>'
    return f'<g aria-hidden="true">{drawn}</g>'


# ---- the stones in view ------------------------------------------------------------------------------------


def _rung(desk: Desk, place: int, high: int) -> str:
    p, y, ride = desk.parts, _y(place, high), rides(desk).get(place)
    cluny = place == p.cluny
    mile = cluny or place * p.road_step % 50 == 0
    name = desk.words.name("cluny") if cluny else desk.field(place)
    lane = box(STONE_X - STONE_W / 2 - 6, y - RUNG / 2, STONE_W + 12, RUNG, "domus-path", 0)
    stone = box(STONE_X - STONE_W / 2, y - 11, STONE_W, 22, "domus-stone domus-mile" if mile else "domus-stone", 6)
    stone += write(STONE_X, y + 4.5, name, "domus-mile-no" if mile else "domus-stone-no", "m")
    element = "road-CLUNY" if cluny else f"road-{name}"
    if ride is None:
        return desk.group(element, lane + stone)
    by, number = ride
    left = STONE_X - STONE_W / 2 - 8
    tag = icon("cart", left - 18, y - 9, 18) if by == "cart" else write(left, y + 5, f"+{number}", "domus-tiny", "e")
    if number > 1:
        return desk.group(element, lane + stone + tag)
    label = desk.say("read-cluny", points=p.cluny_points) if cluny else desk.say("read-stone", field=name)
    ring = halo(STONE_X - STONE_W / 2, y - 11, STONE_W, 22, 6)
    return desk.target(by, label, element, lane + ring + stone + tag)


def _figures(desk: Desk, low: int, high: int) -> str:
    """Shields beside their stones; several of one stone, or of near ones, give way to each other."""
    seen = [(seat, place, state) for seat, place, state in standing(desk) if low <= place <= high]
    shown = [_y(place, high) for _, place, _ in seen]
    tops = spread(shown, SHIELD_GAP, TOP + 14, TOP + RUNG * (2 * REACH + 1) - 12)
    drawn = []
    for (seat, place, state), y, top in zip(seen, shown, tops, strict=True):
        drawn.append(_figure(desk, seat, place, state, y, top))
        if state != "last":
            drawn.append(desk.group(f"worth-{seat}", worth(desk, seat, CHIP_X, top - 11, 12.2), f"domus-{state}"))
        else:
            drawn.append(write(CHIP_X + 6, top + 4, desk.say("board-last-year"), "domus-small"))
        if desk.legal(f"drunkard:{seat + 1}"):
            drawn.append(mug(desk, seat, FIGURE_X + 60, top))
    return "".join(drawn)


def _figure(desk: Desk, seat: int, place: int, state: str, y: float, top: float) -> str:
    colour = desk.colour(seat)
    x = FIGURE_X + 22
    shape = f'<path class="domus-pole" d="M{x:g} {top:g}L{STONE_X + STONE_W / 2 + 2:g} {y:g}"/>'
    shape += f'<g transform="translate({x:g} {top:g}) scale(1.16)"><path class="domus-shield" d="{art.SHIELD}"/>'
    shape += f"{art.mark(colour, 0, -0.6, 14)}</g>"
    ring = box(x - 16, top - 15, 32, 31, "halo hit", 8)
    word = "done" if state == "ghost" else f"beg:{seat + 1}"
    classes = f"s-{colour} domus-figure domus-{state}"
    return desk.target(word, figure_name(desk, seat, place, state), f"figure-{seat}", ring + shape, classes)


def _fallen(desk: Desk, low: int, high: int) -> str:
    drawn = ""
    for seat, fall in falls(desk).items():
        place = desk.cloister(seat)["place"]
        if fall == place or not low <= place <= high:
            continue
        x, y, end = STONE_X - STONE_W / 2, _y(place, high), _y(max(fall, low), high)
        arc = f"M{x:g} {y:g}Q{x - 24:g} {(y + end) / 2:g} {x - 5:g} {end - 4:g}"
        drawn += f'<g class="s-{desk.colour(seat)}"><path class="domus-fall-edge" d="{arc}"/>'
        drawn += f'<path class="domus-fall" d="{arc}"/>'
        drawn += f'<path class="domus-arrow" d="M{x:g} {end:g}l-10-2 4.500-8z"/></g>'
    return f'<g aria-hidden="true">{drawn}</g>'


def _beyond(desk: Desk, low: int, high: int) -> str:
    """Who can be begged at outside the view has a shield at the edge, with the stone on which he stands."""
    drawn, far = "", [(seat, place) for seat, place, _ in standing(desk) if not low <= place <= high]
    for i, (seat, place) in enumerate(entry for entry in far if desk.legal(f"beg:{entry[0] + 1}")):
        x, y = FIGURE_X + 22 + i * 40, TOP + 12
        shape = box(x - 16, y - 15, 32, 31, "halo hit", 8) + art.shield(desk.colour(seat), x, y, 26)
        shape += write(x, y + 30, desk.field(place), "domus-small", "m")
        drawn += desk.target(f"beg:{seat + 1}", figure_name(desk, seat, place, "there"), f"figure-{seat}", shape)
    return drawn
