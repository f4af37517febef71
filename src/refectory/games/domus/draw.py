"""A view as SVG panels and as plain text."""

from __future__ import annotations

from importlib.resources import files

from refectory.engine import art
from refectory.engine.art import Panel
from refectory.engine.game import View, Words

from .components import AREAS, SPECIALS, SUPPLY, Parts
from .draw_cloister import cloister_panel
from .draw_menu import menu_panel
from .draw_rival import rival_panel
from .draw_road import road_panel
from .pen import ROMAN, Desk

STYLE = files(__package__).joinpath("draw.css").read_text(encoding="utf-8")


def desk_of(parts: Parts, view: View, words: Words) -> Desk:
    """A spectator looks at the cloister of whoever decides; after the end, at the winner's."""
    seat = words.reader
    if not 0 <= seat < view["seats"]:
        decision = view["decision"]
        seat = decision["actor"] if decision else view["result"]["winners"][0]
    return Desk(parts, view, words, art.offers(view, words), seat)


def panels(parts: Parts, view: View, words: Words) -> list[Panel]:
    """The road, the own cloister, the price list, and every rival in turn order after the own seat."""
    desk = desk_of(parts, view, words)
    seats = view["seats"]
    rivals = [(desk.own + i) % seats for i in range(1, seats)]
    return [road_panel(desk), cloister_panel(desk), menu_panel(desk), *(rival_panel(desk, seat) for seat in rivals)]


def text(parts: Parts, view: View, words: Words) -> str:
    """The table line by line, for a terminal or a screen reader."""
    desk = desk_of(parts, view, words)
    boost = view["boosts"]["now"]
    lines = [
        words("text-year", year=view["year"], years=parts.rounds, phase=words.name(f"phase{view['phase']}")),
        words(
            "text-boost",
            boost=boost or "–",
            left=[f"{n}× {words.name(b)}" for b, n in view["boosts"]["left"].items() if n],
        ),
        words("text-supply", row=[f"{view['supply'][piece]} {words.name(piece)}" for piece in SUPPLY]),
        words("text-free", row=[str(number) for number in view["stock"]]),
    ]
    if view["pot"]:
        lines.append(words("text-pot", taler=view["pot"]))
    for seat in view["order"]:
        lines += ["", *_cloister_lines(desk, seat)]
    return "\n".join(lines) + "\n"


def _cloister_lines(desk: Desk, seat: int) -> list[str]:
    cloister, view, words = desk.cloister(seat), desk.view, desk.words
    marks = [words.name("column")] * (view["start"] == seat)
    marks += [words.name(card) for card in SPECIALS if view["special"][card] == seat]
    head = words(
        "text-seat",
        seat=seat,
        points=view["scores"][seat],
        taler=cloister["taler"],
        lent=cloister["lent"],
        card=cloister["card"],
    )
    areas = [words("text-area", area=area, step=cloister[area], ne=cloister["food"][area]) for area in AREAS]
    cellarer = cloister["cellarer"]
    rooms = words(
        "text-rooms", refectory=cloister["refectory"], praying=cloister["praying"], field=cloister["field"],
        vegetables=cloister["vegetables"], dogs=cloister["dogs"], kennels=cloister["kennels"],
        chapel=ROMAN[cloister["chapel"]] or "–", cellarer=str(cellarer or "–"),
    )  # fmt: skip
    if cloister["placed"]:
        where = words(
            "text-place", field=desk.field(cloister["place"]), points=cloister["points"], taler=cloister["income"]
        )
    else:
        where = words("text-ne", ne=cloister["ne"])
    return [head + (f" [{', '.join(marks)}]" if marks else ""), f"  {', '.join(areas)}", f"  {rooms}", f"  {where}"]
