"""A view as SVG panels and as plain text."""

from __future__ import annotations

from importlib.resources import files

from refectory.engine.art import Panel
from refectory.engine.game import View, Words

from .components import BONUSES, GOODS, MONASTERIES, PATH, Parts
from .draw_board import board
from .draw_own import own, pocket
from .draw_side import order_name, orders, rivals
from .draw_window import window
from .pieces import Scene
from .view import BLOCKED, FREE

__all__ = ["STYLE", "panels", "text"]

STYLE = files(__package__).joinpath("draw.css").read_text(encoding="utf-8")


def panels(parts: Parts, view: View, words: Words) -> list[Panel]:
    """The board, the board of the viewer (or of whose turn it is) with its window, the orders, everybody else."""
    scene = Scene(parts, view, words)
    return [board(scene), own(scene), pocket(scene), window(scene), orders(scene), rivals(scene)]


def text(parts: Parts, view: View, words: Words) -> str:
    """The table in lines: year, dice, path, monasteries, orders, everybody's board."""
    scene = Scene(parts, view, words)
    lines = [
        f"{words('draw-year', year=view['year'])}, "
        + words("draw-round", round=view["round"], rounds=view["rounds"])
        + f", {words('draw-start', seat=view['start'])}",
        "",
        *(_dice_line(scene, face) for face in range(6)),
        *_roll_lines(scene),
        "",
        *(_path_line(scene, number) for number in range(len(PATH))),
        "",
        *(_monastery_line(scene, name) for name in MONASTERIES),
        "",
        *(_order_line(scene, n) for n in range(len(view["orders"]))),
    ]
    for seat in range(view["seats"]):
        lines += ["", *_player_lines(scene, seat)]
    return "\n".join(lines) + "\n"


def _dice_line(scene: Scene, face: int) -> str:
    field = scene.view["fields"][face]
    own = [scene.words("draw-dice-of", seat=seat, number=n) for seat, n in enumerate(field["own"]) if n]
    dice = [scene.words("draw-neutral", number=field["neutral"])] if field["neutral"] else []
    return f"{scene.words('draw-field', field=face + 1)}: {', '.join([*own, *dice]) or '-'}"


def _roll_lines(scene: Scene) -> list[str]:
    """The dice in the air: the latest roll, or a new die."""
    view, words = scene.view, scene.words
    rolled = view["rolled"] if not view["thrown"] else {"neutral": [], "personal": [view["thrown"]]}
    if not rolled["neutral"] and not rolled["personal"]:
        return []
    return ["", f"{words('draw-roll', seat=view['turn'])}: {words('dice-faces', **rolled)}"]


def _path_line(scene: Scene, number: int) -> str:
    """`path field III: A, B; influence or rosary; Anna`"""
    words, parts, field = scene.words, scene.parts, PATH[number]
    here = [", ".join(name for m, name in enumerate(MONASTERIES) if parts.links[number] >> m & 1)]
    if parts.bonus[number]:
        here.append(words.name(BONUSES[parts.bonus[number]]))
    standing = [scene.name(seat) for seat, player in enumerate(scene.view["players"]) if player["messenger"] == field]
    return f"{words.name(field)}: {'; '.join([*here, *standing])}"


def _monastery_line(scene: Scene, name: str) -> str:
    """`A: b1 S free, b2 W Anna …`"""
    words, view = scene.words, scene.view
    here = []
    for space, holder in view["spaces"].items():
        monastery, place = space.split(".")
        if monastery == name:
            who = {FREE: "-", BLOCKED: "x"}.get(holder) or scene.name(holder)
            here.append(f"{place}{_kind(scene, name, place)} {who}")
    inside = [f"{scene.name(seat)} {number}" for seat, number in enumerate(view["chapels"][name]) if number]
    chapel = f"{words.name('chapel')} {', '.join(inside) or '-'} ({view['places']})"
    tiles = words("draw-tiles", monastery=name, number=view["tiles"][name])
    return f"{words.name(name)}: {'; '.join(here)}; {chapel}; {tiles}"


def _kind(scene: Scene, name: str, place: str) -> str:
    if place[0] != "b":
        return ""
    return " " + "SWG"[scene.parts.kinds[MONASTERIES.index(name)][int(place[1:]) - 1]]


def _order_line(scene: Scene, number: int) -> str:
    card = scene.view["orders"][number]
    order = scene.parts.orders[scene.parts.order_ids.index(card["id"])]
    met = ", ".join(scene.name(seat) for seat in card["met"])
    return f"{order_name(scene, card, order)}{f' ({met})' if met else ''}"


def _player_lines(scene: Scene, seat: int) -> list[str]:
    player, words = scene.view["players"][seat], scene.words
    goods = ", ".join(f"{words.name(good)} {player['goods'][good]}" for good in GOODS)
    reroll = "ready" if player["reroll"] else "used"
    foot = {"field": player["messenger"], "dice": player["dice"], "reroll": reroll, "orders": player["orders"]}
    prices = {"chapel": player["chapel_price"], "cloister": player["cloister_price"]}
    window = " / ".join("".join(tile or "-" for tile in player["window"][row : row + 3]) for row in (0, 3, 6))
    return [
        f"{scene.name(seat)}: {words('score-points', points=scene.view['scores'][seat])}; {goods}",
        f"  {words('draw-foot', **foot)}; {words('draw-window')} {window}",
        f"  {words('draw-open-to', monasteries=player['receiving'], **prices)}",
        f"  {words('draw-unlocked')}: {', '.join(player['unlocked']) or '-'}; "
        f"{words('draw-flipped')}: {', '.join(map(str, player['flipped'])) or '-'}; "
        f"{words('draw-novices-left', number=len(player['novices']))}, "
        f"{words('draw-ends-left', number=len(player['extras']))}",
    ]
