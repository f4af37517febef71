"""A view as SVG panels and as plain text."""

from __future__ import annotations

from importlib.resources import files

from refectory.engine import art
from refectory.engine.art import Panel, Tab
from refectory.engine.game import View, Words

from .components import Parts
from .draw_cloister import cloister_panel
from .draw_ladder import ladder_panel
from .draw_menu import foot_panel, menu_panel
from .draw_rival import rivals_panel
from .draw_road import road_panel
from .pen import Desk
from .reading import table_lines

STYLE = files(__package__).joinpath("draw.css").read_text(encoding="utf-8")

#: What a phone's leaf of things to do is about.
MENU_ICONS = {
    "start": "column", "cellarer": "cellarer", "veg": "vegetable", "invest": "work", "attack": "brother",
    "defend": "dog", "road": "cart", "over": "indulgence",
}  # fmt: skip


def desk_of(parts: Parts, view: View, words: Words) -> Desk:
    """A spectator looks at the cloister of whoever decides; after the end, at the winner's."""
    seat = words.reader
    if not 0 <= seat < view["seats"]:
        decision = view["decision"]
        seat = decision["actor"] if decision else view["result"]["winners"][0]
    return Desk(parts, view, words, art.offers(view, words), seat)


def panels(parts: Parts, view: View, words: Words) -> list[Panel]:
    """The road, the own cloister, the price list and the rivals; for a phone each as a leaf of its own."""
    desk = desk_of(parts, view, words)
    phone = desk._replace(leaf="p-")
    road = Tab("road", words("board-tab-road"), "road")
    own = Tab("cloister", words("board-tab-cloister"), "cloister")
    menu = Tab("menu", words(f"board-menu-{desk.step}"), MENU_ICONS[desk.step])
    rivals = Tab("rivals", words("board-rivals"), "brother")
    desks = [road_panel(desk, road), cloister_panel(desk, own), menu_panel(desk, menu), rivals_panel(desk, rivals)]
    return [*desks, ladder_panel(phone, road), menu_panel(phone, menu), cloister_panel(phone, own), foot_panel(phone)]


def text(parts: Parts, view: View, words: Words) -> str:
    """The table line by line, for a terminal or a screen reader."""
    return "\n".join(table_lines(desk_of(parts, view, words))) + "\n"
