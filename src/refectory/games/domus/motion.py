"""How figures, brothers, vegetables, dogs and cards got where they are, and where the names of an event are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from refectory.engine.game import View
from refectory.engine.show import Journey, at, seat_card

from .components import AREAS, Parts

MOVERS = ("marker-", "figure-")
SUPPLY = f"{at('menu-supply')} || {at('panel-menu')}"
#: So many stones between two that a walking figure is seen on.
STRIDE = 4


def journeys(parts: Parts, view: View, eyes: int, event: Mapping[str, Any]) -> list[Journey]:
    kind, seat = event["kind"], event["seat"]
    if kind in ("place", "fall", "forward"):
        return [_on_the_road(parts, kind, seat, str(event.get("old", "")), str(event["field"]))]
    if kind in ("hire", "swap", "dismiss"):
        return _cellarers(seat, seat == eyes, event.get("number", 0), event["old"])
    if kind in ("beg", "drunkard"):
        what = _thing("brother", "room-refectory") if kind == "beg" else at("special-drunkard")
        start = "" if seat == eyes else _home(seat)
        return [Journey(f"{what} || {_thing('brother', 'menu-supply')}", start, at(f"figure-{event['target_seat']}"))]
    if kind == "award" and seat != eyes:
        return [Journey(_home(seat), how="light")]
    if kind in ("boost", "award"):
        return [Journey(at("year-boost" if kind == "boost" else f"special-{event['card']}"), how="turn")]
    if seat < 0:
        return []
    return _own(view["cloisters"][seat], event) if seat == eyes else _foreign(seat, event)


def _on_the_road(parts: Parts, kind: str, seat: int, old: str, field: str) -> Journey:
    """A figure slides along the stones: from the start of the road, or from where it stood."""
    names = [parts.field_name(place) for place in range(parts.cluny + 1)]
    last = names.index(field)
    way = range(0, last, STRIDE) if kind == "place" else range(names.index(old), last, -1) if old else ()
    stones = tuple(at(f"road-{names[place]}") for place in (*way, last))
    start = at(f"road-{names[0]}") if kind == "place" else ""
    return Journey(at(f"figure-{seat}"), start, way=stones, how="fall" if kind == "fall" else "walk")


def _cellarers(seat: int, own: bool, number: int, old: int) -> list[Journey]:
    """Hired from the price list; whoever leaves goes back there."""
    home = at("own-cellarer") if own else _home(seat)
    found = [Journey(at(f"cellarer-{number}"), end=home)] if number else []
    return found + ([Journey(at(f"cellarer-{old}"), home)] if old else [])


def _home(seat: int) -> str:
    return f"{at(f'rival-{seat}')} || {seat_card(seat)}"


def _thing(symbol: str, element: str) -> str:
    return at(element, f".domus-i-{symbol}:last")


#: Event → what comes from the supply.
ARRIVES = {"harvest": "vegetable", "gift": "vegetable", "buy": "vegetable", "recruit": "brother", "kennel": "kennel",
           "dog": "dog", "lend": "taler"}  # fmt: skip
#: Event → the room where it is drawn, for those who see the cloister.
ROOMS = {"vegetable": "room-refectory", "brother": "room-refectory", "kennel": "room-kennels", "dog": "room-kennels",
         "taler": "room-lender"}  # fmt: skip


def _own(cloister: Mapping[str, Any], event: Mapping[str, Any]) -> list[Journey]:
    kind = event["kind"]
    if kind in ARRIVES:
        symbol = ARRIVES[kind]
        count = event.get("vegetables", 1)
        last = {"vegetable": ("basket", cloister["vegetables"]), "brother": ("bed", cloister["refectory"])}.get(
            symbol
        )
        if last is None:
            return [Journey(_thing(symbol, ROOMS[symbol]), SUPPLY)]
        return [Journey(_thing(symbol, f"{last[0]}-{last[1] - 1 - i}"), SUPPLY) for i in range(count)]
    if kind == "feed":
        return [Journey(at("room-refectory", ".domus-i-vegetable:last"), end=SUPPLY)] * bool(event["vegetables"])
    if kind == "pray":
        return [Journey(_thing("monkpray", f"pew-{cloister['praying']}"), at(f"bed-{cloister['refectory']}"))]
    if kind == "unpray":
        return [Journey(_thing("brother", f"bed-{cloister['refectory'] - 1}"), at(f"pew-{cloister['praying'] + 1}"))]
    if kind == "field":
        furrow = at(f"furrow-{cloister['field'] // 2 - 1}", ".domus-i-brother:all")
        return [Journey(furrow, at(f"bed-{cloister['refectory']}"))]
    if kind == "parry" and event["by"] == "dog":
        return [Journey(_thing("dog", "room-kennels"), end=SUPPLY)]
    if kind == "chapel":
        return [Journey(at(f"stage-{event['stage']}"), how="drop")]
    return []


def _foreign(seat: int, event: Mapping[str, Any]) -> list[Journey]:
    """In another's cloister only the numbers are seen; what he takes flies there."""
    kind = event["kind"]
    if kind in ARRIVES:
        return [Journey(_thing(ARRIVES[kind], "menu-supply"), end=_home(seat))]
    if kind == "parry":
        return [Journey(_thing(event["by"], "menu-supply"), _home(seat), SUPPLY)]
    if kind in ("build", "chapel"):
        return [Journey(_home(seat), how="light")]
    return []


def spots(view: View, eyes: int, seat: int, name: str) -> list[str]:
    """A seat's rooms are drawn for itself; for others its whole panel stands for them."""
    if name.isdigit() or name == "CLUNY":
        return [at(f"figure-{seat}"), at(f"road-{name}")]
    if seat != eyes:
        return [_home(seat)]
    rooms = {"refectory": "room-refectory", "kennel": "room-kennels", "chapel": "room-chapel"}
    if name in AREAS:
        return [at(f"step-{name}-{view['cloisters'][seat][name]}")]
    return [at("own-cellarer" if name == "cellarer" else rooms.get(name, f"figure-{seat}"))]
