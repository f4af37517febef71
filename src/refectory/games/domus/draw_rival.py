"""The rivals' monasteries, three lines each: everything that is open, for six at one table."""

from __future__ import annotations

from refectory.engine import art
from refectory.engine.art import Panel, Tab

from .components import AREAS, LAST_STEP, SPECIALS
from .pen import AREA_ICONS, ROMAN, Desk, box, count, fit, icon, write
from .reading import description

WIDTH, ROW = 300, 76


def rivals_panel(desk: Desk, tab: Tab) -> Panel:
    """In turn order after the own seat."""
    seats = desk.view["seats"]
    rivals = [(desk.own + i) % seats for i in range(1, seats)]
    body = "".join(f'<g transform="translate(0 {i * ROW})">{_rival(desk, seat)}</g>' for i, seat in enumerate(rivals))
    return Panel("rivals", "rival", desk.say("board-rivals"), WIDTH, ROW * len(rivals), body, tab=tab)


def _rival(desk: Desk, seat: int) -> str:
    edge = box(1, 1, WIDTH - 2, ROW - 5, "domus-row domus-active" if seat == desk.actor else "domus-row", 6)
    band = box(1, 1, 4, ROW - 5, "domus-band", 2)
    inside = edge + band + _header(desk, seat) + _areas(desk, seat) + _rooms(desk, seat)
    return desk.group(f"rival-{seat}", inside, f"s-{desk.colour(seat)}", description(desk, seat))


def _header(desk: Desk, seat: int) -> str:
    """Name and tokens, then what decides: indulgences, Taler (and lent ones), and where the food leads."""
    cloister, view = desk.cloister(seat), desk.view
    held = [card for card in SPECIALS if view["special"][card] == seat]
    tokens = ["column"] * (view["start"] == seat) + held
    room = 102 - 19 * len(tokens)
    drawn = [art.shield(desk.colour(seat), 19, 15, 20), write(33, 20, fit(desk.name(seat), room, 15.5), "domus-name")]
    drawn += [icon(token, 34 + room + i * 19, 6, 18) for i, token in enumerate(tokens)]
    lent = f"+{cloister['lent']}" if cloister["lent"] else ""
    where = ("road", desk.field(cloister["place"])) if cloister["placed"] else ("ne", cloister["ne"])
    drawn.append(count("indulgence", 138, 20, view["scores"][seat], 17))
    drawn.append(count("taler", 192, 20, f"{cloister['taler']}{lent}", 17))
    drawn.append(count(where[0], 246, 20, where[1], 17))
    return "".join(drawn)


def _areas(desk: Desk, seat: int) -> str:
    """The three areas with their steps as pips, then cellarer and cloister card."""
    cloister, drawn = desk.cloister(seat), []
    for i, area in enumerate(AREAS):
        x = 10.0 + i * 76
        drawn.append(icon(AREA_ICONS[area], x, 29, 16))
        for step in range(1, LAST_STEP + 1):
            filled = "domus-pip-on" if step <= cloister[area] else "domus-pip"
            drawn.append(box(x + 18 + (step - 1) * 5.6, 32, 4.6, 11, filled, 1.5))
        drawn.append(write(x + 49, 42, cloister["food"][area], "domus-small domus-ink"))
    number = cloister["cellarer"]
    drawn.append(icon("cellarer", 240, 29, 17))
    drawn.append(write(259, 42, "–" if number is None else number, "domus-small domus-ink"))
    if number is not None:
        drawn.append(icon(AREA_ICONS[desk.area_of(number)], 276, 30, 15))
    return "".join(drawn)


def _rooms(desk: Desk, seat: int) -> str:
    cloister = desk.cloister(seat)
    cells = (
        ("brother", cloister["refectory"]), ("vegetable", cloister["vegetables"]), ("monkpray", cloister["praying"]),
        ("field", cloister["field"]), ("dog", f"{cloister['dogs']}/{cloister['kennels']}"),
        ("chapel", ROMAN[cloister["chapel"]] or "–"), ("cloister", cloister["card"]),
    )  # fmt: skip
    drawn = []
    for i, (symbol, number) in enumerate(cells):
        faint = " domus-none" if number in (0, "0/0", "–") else ""
        number_at = count(symbol, 10 + i * 40 + (8 if i > 4 else 0), 64, number, 16, "domus-small domus-ink")
        drawn.append(f'<g class="domus-cell{faint}">{number_at}</g>')
    return "".join(drawn)
