"""Seats, countries and alliances, for who would rather read than look."""

from __future__ import annotations

from typing import Any

from refectory.engine import art
from refectory.engine.art import Panel, escape

from .draw_cards import small_card
from .draw_scene import SIDE, Scene, boxed, rect, supply_left, use, write


def seat_panels(scene: Scene) -> list[Panel]:
    """What everybody has left, in the cards of the seats."""
    return [_seat_panel(scene, seat) for seat in range(scene.view["seats"])]


def _seat_panel(scene: Scene, seat: int) -> Panel:
    """Cloisters and advisors to place, cards in hand, the longest chain, and the marker of whoever began."""
    view = scene.view
    colour, score, hand = view["colours"][seat], view["scores"][seat], view["hands"][seat]
    supply, starts = view["supply"][colour], seat == view["start"]
    name = scene.tell(
        "board-standing", seat=seat, points=score, cards=hand["count"], seen=tuple(hand["seen"]), start=int(starts),
        cloisters=supply["cloister"], advisors=supply["advisor"],
    )  # fmt: skip
    drawn = [supply_left(colour, supply, 10, 11, 61)]
    drawn.append(_hand(scene, hand, 105, 4.25))
    drawn.append(_chain(colour, max(map(len, view["chains"][colour]), default=0), 172, 16.5))
    if starts:
        drawn.append('<circle class="kk-black" cx="231" cy="11" r="6"/>')
    body = (
        f'<g id="s-{colour}" role="img" aria-label="{escape(name)}">{rect("hit", 0, 0, 240, 22)}{"".join(drawn)}</g>'
    )
    return Panel(f"seat-{seat}", "seat", scene.who[colour], 240, 22, body)


def _hand(scene: Scene, hand: dict[str, Any], x: float, y: float) -> str:
    """The cards in hand, face up as far as everybody has seen them taken."""
    seen = hand["seen"]
    faces = [small_card(scene, card, x + 20 * number, y, 18) for number, card in enumerate(seen)]
    return "".join(
        faces + [rect("kk-mini", x + 20 * number, y, 18, 13.5, 3) for number in range(len(seen), hand["count"])]
    )


def _chain(colour: str, length: int, x: float, y: float) -> str:
    """How many cloisters the longest chain has that would score now."""
    link = f'<path class="kk-link" d="M{x:g} {y - 2:g}l14-7"/>'
    ends = "".join(f'<circle class="enamel" cx="{x + 14 * i:g}" cy="{y - 2 - 7 * i:g}" r="3.600"/>' for i in (0, 1))
    return f'<g class="s-{colour}">{link}{ends}</g>{write(x + 22, y, length or "–")}'


def lands_panel(scene: Scene) -> Panel:
    """Cloisters and advisors of every colour in every country; who leads is in enamel."""
    view, colours = scene.view, scene.colours
    step = min(20.0, 80 / len(colours))
    columns = {
        key: [middle + step * (i - (len(colours) - 1) / 2) for i in range(len(colours))]
        for key, middle in (("cloisters", 143.0), ("advisors", 227.0))
    }
    drawn = [write(sum(columns[key]) / len(colours), 12, scene.say(f"board-{key}"), "kk-s kk-mid") for key in columns]
    drawn.append(write(299, 12, scene.say("board-of"), "kk-s kk-end"))
    for row in columns.values():
        drawn += [art.shield(colour, x, 26, min(15, step - 1)) for colour, x in zip(colours, row, strict=True)]
    for number, country in enumerate(view["countries"]):
        drawn.append(_land(scene, country, columns, 53 + 22 * number))
    height = 40 + 22 * len(view["countries"])
    return Panel("lands", "side", scene.say("board-lands"), SIDE, height, "".join(drawn))


def _land(scene: Scene, country: str, columns: dict[str, list[float]], y: float) -> str:
    state = scene.view["countries"][country]
    lead = max(state["cloisters"].values(), default=0)
    leaders = {
        "cloisters": [colour for colour, count in state["cloisters"].items() if count == lead],
        "advisors": state["majority"],
    }
    lit = country in scene.lit and len(scene.lit) < len(scene.chart.country_ids)
    drawn = [rect("kk-on", 2, y - 16, 296, 22, 4)] if lit else []
    drawn.append(f'<path class="kk-hair" d="M6 {y + 6:g}H294"/>')
    drawn.append(rect(f"kk-swatch kk-{scene.chart.hues[country]}", 5, y - 10, 9, 9, 2))
    drawn.append(boxed(18, y, 80, scene.legend.names[country], "kk-n"))
    for key, row in columns.items():
        for colour, x in zip(scene.colours, row, strict=True):
            drawn.append(_count(colour, state[key].get(colour, 0), x, y, colour in leaders[key]))
    court = sum(state["advisors"].values())
    drawn.append(write(298, y, f"{court}/{state['limit']}", "kk-s kk-end"))
    cloisters = scene.counted(state["cloisters"]) or "0"
    name = f"{scene.legend.names[country]}: {scene.say('board-cloisters')} {cloisters}; {scene.courts[country]}"
    return f'<g role="img" aria-label="{escape(name)}">{"".join(drawn)}</g>'


def _count(colour: str, count: int, x: float, y: float, leads: bool) -> str:
    if not count:
        return write(x, y, "·", "kk-t kk-mid kk-soft")
    figure = write(x, y, count, "kk-t kk-mid")
    return f'<g class="s-{colour}">{rect("kk-lead", x - 7.5, y - 14, 15, 18, 4)}{figure}</g>' if leads else figure


def alliances_panel(scene: Scene) -> Panel:
    """The alliances: number, the two countries, who would score how much."""
    drawn = []
    for number, tie in enumerate(scene.parts.alliances):
        x, y = 1 + 60 * (number % 5), 2 + 42 * (number // 5)
        state = scene.view["alliances"][str(tie.no)]
        name = f"{scene.legend.alliances[tie.no]}: {scene.scoring[str(tie.no)]}"
        drawn.append(
            f'<g id="b-{tie.no}" role="img" aria-label="{escape(name)}" transform="translate({x} {y})">'
            f"{_alliance(scene, tie.no, (tie.a, tie.b), state)}</g>"
        )
    rows = -(-len(scene.parts.alliances) // 5)
    return Panel("alliances", "side", scene.say("board-alliances"), SIDE, 42 * rows, "".join(drawn))


def _alliance(scene: Scene, no: int, ends: tuple[int, int], state: dict[str, Any]) -> str:
    ids, colours = scene.chart.country_ids, state["colours"]
    arms = use(f"arms-{ids[ends[0]]}", 19, 28.5, 0.42) + use(f"arms-{ids[ends[1]]}", 39, 28.5, 0.42)
    cell = rect("kk-cell", 0, 0, 58, 38, 4)
    if not colours:
        return f"{cell}{write(4, 14.5, no, 'kk-t kk-b kk-soft')}{write(54, 14.5, '–', 'kk-t kk-soft kk-end')}{arms}"
    width, middle = 58 / len(colours), 30 if no < 10 else 33.5  # two digits need more room
    bars = "".join(
        f'<g class="s-{colour}">{rect("kk-lead", width * i, 0, width, 18, 3)}'
        f"{art.mark(colour, middle + 9.5 * (i - (len(colours) - 1) / 2), 9, 10.5 if len(colours) < 3 else 9)}</g>"
        for i, colour in enumerate(colours)
    )
    first = write(4, 14.5, no, f"kk-t kk-charge s-{colours[0]}")
    last = write(55, 14.5, state["points"], f"kk-t kk-charge kk-end s-{colours[-1]}")
    return cell + bars + first + last + arms
