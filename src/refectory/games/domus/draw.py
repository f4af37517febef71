"""A view as SVG panels and as plain text."""

from __future__ import annotations

from importlib.resources import files

from refectory.engine import art
from refectory.engine.art import Panel
from refectory.engine.game import View, Words

from .components import Parts
from .draw_cloister import cloister_panel
from .draw_menu import menu_panel
from .draw_rival import rival_panel
from .draw_road import road_panel
from .pen import Desk
from .reading import table_lines

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
    return "\n".join(table_lines(desk_of(parts, view, words))) + "\n"
