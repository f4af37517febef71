"""A rival's monastery on a card: everything that is open, small enough for six at one table."""

from __future__ import annotations

from refectory.engine import art
from refectory.engine.art import Panel

from .components import AREAS, LAST_STEP, SPECIALS
from .pen import AREA_ICONS, ROMAN, Desk, box, count, fit, icon, write
from .reading import description

WIDTH, HEIGHT = 300, 154


def rival_panel(desk: Desk, seat: int) -> Panel:
    body = _header(desk, seat) + _areas(desk, seat) + _rooms(desk, seat) + _footer(desk, seat)
    colour = desk.colour(seat)
    edge = box(1, 1, WIDTH - 2, HEIGHT - 2, "domus-active", 6) if seat == desk.actor else ""
    body = f'<g class="s-{colour}">{box(0, 0, WIDTH, 4, "domus-band", 0)}{edge}{body}</g>'
    return Panel(
        f"rival-{seat}", "rival", desk.say("board-cloister", seat=seat), WIDTH, HEIGHT, body, description(desk, seat)
    )


def _header(desk: Desk, seat: int) -> str:
    cloister, view = desk.cloister(seat), desk.view
    held = [card for card in SPECIALS if view["special"][card] == seat]
    tokens = ["column"] * (view["start"] == seat) + held
    room = 128 - 22 * len(tokens)
    name = fit(desk.name(seat), room, 14)
    drawn = [art.shield(desk.colour(seat), 16, 23, 22), write(32, 28, name, "domus-label")]
    x = 34 + room
    for token in tokens:
        drawn.append(icon(token, x, 12, 20))
        x += 22
    drawn.append(count("indulgence", 166, 28, view["scores"][seat], 18))
    lent = f"+{cloister['lent']}" if cloister["lent"] else ""
    drawn.append(count("taler", 226, 28, f"{cloister['taler']}{lent}", 18))
    return "".join(drawn)


def _areas(desk: Desk, seat: int) -> str:
    cloister, drawn = desk.cloister(seat), []
    for i, area in enumerate(AREAS):
        y = 44.0 + i * 23
        drawn.append(icon(AREA_ICONS[area], 6, y, 18))
        for step in range(1, LAST_STEP + 1):
            filled = "domus-pip-on" if step <= cloister[area] else "domus-pip"
            drawn.append(box(28 + (step - 1) * 15, y + 4, 13, 11, filled, 3))
        drawn.append(write(132, y + 14, cloister["food"][area], "domus-b", "e"))
    return "".join(drawn)


def _rooms(desk: Desk, seat: int) -> str:
    cloister = desk.cloister(seat)
    dogs = f"{cloister['dogs']}/{cloister['kennels']}"
    cells = (
        ("brother", cloister["refectory"]), ("vegetable", cloister["vegetables"]), ("monkpray", cloister["praying"]),
        ("field", cloister["field"]), ("dog", dogs), ("chapel", ROMAN[cloister["chapel"]] or "–"),
    )  # fmt: skip
    drawn = []
    for i, (symbol, number) in enumerate(cells):
        x, y = 142 + i % 3 * 54, 66 + i // 3 * 32
        faint = " domus-none" if number in (0, "0/0", "–") else ""
        drawn.append(f'<g class="domus-cell{faint}">{count(symbol, x, y, number, 20)}</g>')
    return "".join(drawn)


def _footer(desk: Desk, seat: int) -> str:
    cloister, number = desk.cloister(seat), desk.cloister(seat)["cellarer"]
    drawn = f'<path class="domus-hair" d="M6 118H{WIDTH - 6}"/>' + icon("cellarer", 6, 125, 20)
    if number is None:
        drawn += write(30, 140, "–", "domus-soft")
    else:
        drawn += icon(AREA_ICONS[desk.area_of(number)], 29, 126, 17) + write(49, 140, number, "domus-b")
    drawn += icon("cloister", 84, 126, 17) + write(105, 140, cloister["card"], "domus-b")
    if cloister["placed"]:
        worth = icon("indulgence", 142, 126, 16) + write(161, 140, cloister["points"], "domus-small domus-ink")
        worth += icon("taler", 184, 126, 16) + write(203, 140, cloister["income"], "domus-small domus-ink")
        drawn += worth
        return drawn + icon("road", 226, 125, 20) + write(249, 140, desk.field(cloister["place"]), "domus-b")
    return drawn + icon("ne", 226, 125, 20) + write(249, 140, cloister["ne"], "domus-b")
