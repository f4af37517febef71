"""How pieces and cards got where they are, and where on the table the names of an event are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from refectory.engine.game import View
from refectory.engine.show import Journey, at, seat_card

from .components import CARD_IDS

MOVERS = ("z-",)
PILE, DISCARD = at("d-pile"), f"{at('d-discard')} || {at('panel-display')}"


def journeys(view: View, eyes: int, event: Mapping[str, Any]) -> list[Journey]:
    kind, seat = event["kind"], event["seat"]
    if kind.endswith("cloister"):
        return [Journey(at(f"c-{event['space']}"), _supply(kind, seat))]
    if kind.endswith("advisor"):
        colour = view["king"]["colour"] if kind.startswith("king") else view["colours"][seat]
        return [Journey(at(f"crest-{event['country']}", f"[id*={colour}]:last"), _supply(kind, seat))]
    if kind in ("draw", "king-draw", "draw-hidden"):
        return [_drawn(kind, seat == eyes, seat, event.get("card", ""))]
    if kind == "turn-up":
        return [Journey(_open_card(event["card"]), PILE, how="turn")]
    cards = event.get("cards", [event["card"]] if "card" in event else [])
    if kind in ("pay", "exchange", "keep") and seat == eyes:
        return [Journey(_own_card(card), end=DISCARD) for card in cards]
    if kind in ("pay", "exchange", "king-pay"):
        return [Journey(PILE, _supply(kind, seat), DISCARD) for _ in cards]
    return []


def _supply(kind: str, seat: int) -> str:
    """Pieces wait beside the seat they belong to; the King's beside his cards."""
    return f"{at('king')} || {at('panel-duel')}" if kind.startswith("king") else seat_card(seat)


def _drawn(kind: str, own: bool, seat: int, card: str) -> Journey:
    """An open card is taken, a hidden one is turned on its way into the own hand; into others it stays closed."""
    hidden = kind != "draw"
    if own and kind != "king-draw":
        return Journey(_own_card(card), PILE if hidden else _open_card(card), how="turn" if hidden else "fly")
    return Journey(PILE if hidden else _open_card(card), end=_supply(kind, seat))


def _own_card(card: str) -> str:
    return at("panel-hand", f"[id^=h-] .kk-{card}:last")


def _open_card(card: str) -> str:
    return at("panel-display", f"[id^=d-] .kk-{card}:last")


def spots(view: View, seat: int, name: str) -> list[str]:
    """Countries by their arms, alliances by their ribbons, spaces by themselves."""
    if name in view["countries"]:
        return [at(f"crest-{name}")]
    if name in view["spaces"]:
        return [at(f"p-{name}")]
    if name.startswith("alliance-"):
        return [at(f"ribbon-{name.removeprefix('alliance-')}")]
    return [_open_card(name)] if name in CARD_IDS else [seat_card(seat)]
