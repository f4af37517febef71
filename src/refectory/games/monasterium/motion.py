"""How dice, novices, messengers, tiles and goods got where they are, and where the names of an event are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from refectory.engine.game import View
from refectory.engine.show import Journey, at, seat_card

from .components import GOODS

MOVERS = ("messenger-",)


def journeys(view: View, eyes: int, event: Mapping[str, Any]) -> list[Journey]:
    kind, seat = event["kind"], event["seat"]
    own = seat == eyes
    if kind in ("roll", "reroll", "new-die"):
        return [Journey("[id^=rolled-]:all", _dice(seat, own), how="tumble")]
    if kind in ("place", "put-down"):
        die = f"[id^=rolled-]:has([href='#die{event['face']}']):all"
        return [Journey(die, end=at(f"field-{event['face']}"))]
    if kind == "take":
        return [Journey(at(f"field-{event['field']}", "use:last"), end=_columns(seat, own, event["column"]))]
    if kind == "move":
        return [Journey(at(f"messenger-{seat}"), way=(at(f"path-{event['field']}"),), how="walk")]
    if kind == "send":
        return [_sent(view, seat, own, event)]
    if kind == "tile":
        return [_pane(seat, own, event)]
    if kind in ("gain", "trade"):
        return [_goods(view, eyes, event)]
    if kind in ("flip", "unlock") and own:
        element = event["tile"] if kind == "flip" else f"action-{event['action']}"
        return [Journey(at(element), how="flip" if kind == "flip" else "light")]
    return [Journey(at("year"), how="light")] if kind in ("year", "chalice") else []


def _dice(seat: int, own: bool) -> str:
    return f"{at('own-dice')} || {seat_card(seat)}" if own else seat_card(seat)


def _columns(seat: int, own: bool, column: int) -> str:
    return at(f"tile-{column}") if own else _board(seat, "foot")


def _board(seat: int, part: str) -> str:
    return f"{at(f'rival-{seat}-{part}')} || {seat_card(seat)}"


def _sent(view: View, seat: int, own: bool, event: Mapping[str, Any]) -> Journey:
    """A novice leaves the place on the own board that uncovers an action, or the end of a row."""
    novice = event["novice"]
    home = f"end-{novice.removeprefix('X-')}" if novice.startswith("X-") else f"novice-{novice}"
    start = at(home) if own else _board(seat, "novices")
    space = at(f"space-{event['space'].replace('.', '-')}", f".s-{view['colours'][seat]}:last")
    return Journey(space, start)


def _pane(seat: int, own: bool, event: Mapping[str, Any]) -> Journey:
    pile = at(f"tiles-{event['monastery']}")
    if own:
        return Journey(at(f"pane-{event['cell'].removeprefix('w')}"), pile)
    return Journey(at(f"tiles-{event['monastery']}", ".mt-i-window:last"), end=_board(seat, "window"))


def _goods(view: View, eyes: int, event: Mapping[str, Any]) -> Journey:
    """Goods fly from what brought them to the store, traded ones from the store itself."""
    seat, good = event["seat"], event["good"]
    store = at(f"goods-{good}") if seat == eyes else _board(seat, "goods")
    given = event.get("given")
    start = at(f"goods-{given}") if given and seat == eyes else " || ".join(spots(view, eyes, seat, event["cause"]))
    return Journey(f".mt-i-{good}:last", start, store)


def spots(view: View, eyes: int, seat: int, name: str) -> list[str]:
    """Monasteries, path fields and orders are common; actions, tiles and panes lie on the seat's own board."""
    monastery, _, site = name.partition("-")
    if name in view["tiles"]:
        return [at(f"monastery-{name}")]
    if monastery in view["tiles"] and site:
        return _site(view, seat, monastery, site)
    if name in (order["id"] for order in view["orders"]):
        return [at(f"order-{name}")]
    if name[:1] == "f" and name[1:].isdigit():
        return [at(f"path-{name}")]
    if seat != eyes:
        return [seat_card(seat)]
    return [at(element) for element in _on_own_board(name)]


def _site(view: View, seat: int, monastery: str, site: str) -> list[str]:
    """The chapel, or those buildings or cloister fields of a monastery where the seat has a novice."""
    if site == "k":
        return [at(f"space-{monastery}-k")]
    area = "c" if site == "c" else "b"
    held = [name for name, holder in view["spaces"].items() if name.startswith(f"{monastery}.{area}")
            and holder == seat]  # fmt: skip
    return [at(f"space-{name.replace('.', '-')}") for name in held] or [at(f"monastery-{monastery}")]


def scored(view: View, event: Mapping[str, Any]) -> list[str]:
    """The places of a seat's novices that give points at the end; for other points nothing."""
    seat, source = event["seat"], event["source"]
    if source == "chapels":
        return [spot for monastery in event["pieces"] for spot in _site(view, seat, monastery, "k")]
    if source == "cloisters":
        return _site(view, seat, event["place"], "c") + _site(view, seat, event["place"], "k")
    return _held(view, seat, event["place"]) if source == "majority" else []


def _held(view: View, seat: int, monastery: str) -> list[str]:
    """All places of a monastery where the seat has novices."""
    spaces = [name for name, holder in view["spaces"].items() if name[0] == monastery and holder == seat]
    chapel = [f"{monastery}.k"] if view["chapels"][monastery][seat] else []
    return [at(f"space-{name.replace('.', '-')}") for name in (*spaces, *chapel)]


def _on_own_board(name: str) -> list[str]:
    if name.startswith("window-"):
        return [f"bonus-{name.removeprefix('window-')}"]
    if name.startswith("X-"):
        return [f"end-{name.removeprefix('X-')}"]
    if name[:1] == "w" and name[1:].isdigit():
        return [f"pane-{name[1:]}"]
    if name[:1] == "S" and name[1:].isdigit():
        return [f"tile-{name[1:]}"]
    if name.startswith("tile-"):
        return [name]
    return [f"action-{name}"] if name else [f"goods-{good}" for good in GOODS]
