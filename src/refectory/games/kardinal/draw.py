"""A view as SVG panels and as plain text."""

from __future__ import annotations

from importlib.resources import files

from refectory.engine.art import Panel
from refectory.engine.game import View, Words

from .components import Parts
from .draw_cards import display_panel, duel_panel, hand_panel, kept_cards
from .draw_map import map_panel
from .draw_scene import Scene
from .draw_tables import alliances_panel, lands_panel, seat_panels

STYLE = files(__package__).joinpath("draw.css").read_text(encoding="utf-8")


def panels(parts: Parts, view: View, words: Words) -> list[Panel]:
    """The map first, then what lies around it."""
    scene = Scene(parts, view, words)
    cards = [hand_panel(scene), display_panel(scene)]
    if view["duell"]:
        cards.append(duel_panel(scene))
    return [map_panel(scene), *cards, lands_panel(scene), alliances_panel(scene), *seat_panels(scene)]


def text(parts: Parts, view: View, words: Words) -> str:
    """The table in lines of text."""
    scene = Scene(parts, view, words)
    half = "board-last-round" if view["last_round"] else f"board-half-{view['half']}"
    blocks = [
        [scene.say("board-round", round=view["round"], half=scene.say(half))],
        _text_seats(scene),
        _text_lands(scene),
        _text_alliances(scene),
        _text_chains(scene),
        _text_cards(scene),
        _text_duel(scene) if view["duell"] else [],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _text_seats(scene: Scene) -> list[str]:
    view = scene.view
    lines = []
    for seat, colour in enumerate(view["colours"]):
        supply = view["supply"][colour]
        line = scene.words(
            "board-text-seat", who=scene.who[colour], colour=colour, points=view["scores"][seat],
            cloisters=supply["cloister"], advisors=supply["advisor"], cards=view["hands"][seat]["count"],
            seen=view["hands"][seat]["seen"], total=view["scores"][seat] + view["standing"][seat]["total"],
        )  # fmt: skip
        lines.append(f"{'>' if seat == view['turn'] and not view['over'] else ' '} {line}")
    return lines


def _text_lands(scene: Scene) -> list[str]:
    names, spaces = scene.legend.names, scene.view["spaces"]
    lines = []
    for country in scene.parts.countries:
        state = scene.view["countries"][country.id]
        cloisters = scene.counted(state["cloisters"]) or "0"
        lines.append(f"{names[country.id]}: {scene.say('board-cloisters')} {cloisters}; {scene.courts[country.id]}")
        places = [scene.parts.spaces[number].id for number in country.spaces]
        lines.append("  " + ", ".join(f"{names[name]} {_holder(scene, spaces[name])}" for name in places))
    return lines


def _holder(scene: Scene, colour: str | None) -> str:
    return "–" if colour is None else f"[{scene.who[colour]}]"


def _text_alliances(scene: Scene) -> list[str]:
    lines = []
    for tie in scene.parts.alliances:
        state = scene.view["alliances"][str(tie.no)]
        if state["colours"]:
            lines.append(f"{scene.legend.alliances[tie.no]}: {scene.scoring[str(tie.no)]}")
    return lines


def _text_chains(scene: Scene) -> list[str]:
    return [
        scene.words("board-text-chain", who=scene.who[colour], count=len(row))
        + " "
        + "–".join(scene.legend.names[name] for name in row)
        for colour, rows in scene.view["chains"].items()
        for row in rows
    ]


def _text_cards(scene: Scene) -> list[str]:
    view, words = scene.view, scene.words
    lines = [words("board-text-display", cards=view["display"], pile=view["pile"])]
    discards = ", ".join(f"{scene.legend.names[card]} {count}" for card, count in view["discards"].items() if count)
    lines.append(f"{scene.say('board-discard')}: {discards or '–'}")
    for seat, hand in enumerate(view["hands"]):
        if hand["cards"]:
            who = scene.who[view["colours"][seat]]
            lines.append(words("board-text-hand", seat=seat, who=who, cards=hand["cards"]))
    return lines


def _text_duel(scene: Scene) -> list[str]:
    view, words, names = scene.view, scene.words, scene.legend.names
    supply = view["supply"][scene.king]
    lines = [
        words(
            "board-text-king", colour=scene.king, cards=view["king"]["cards"], cloisters=supply["cloister"],
            advisors=supply["advisor"],
        )
    ]  # fmt: skip
    for seat, colour in enumerate(view["colours"]):
        held = [names[card] for card, holder in view["influence"].items() if holder == seat]
        left = [scene.say(f"board-{special}") for special in view["specials"][seat]]
        lines.append(
            words(
                "board-text-duel", who=scene.who[colour], kept=kept_cards(scene, seat),
                influence=", ".join(held) or "–", specials=", ".join(left) or "–",
            )
        )  # fmt: skip
    return lines
