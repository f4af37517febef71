"""How tiles, monks, letters and blessings got where they are, and where the names of an event are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from refectory.engine.game import View
from refectory.engine.show import Journey, at, seat_card

from .components import DX, DY

MOVERS = ("monk-",)
ANCHOR = at("tile-abbey", "> .my-tile")
BAG, BOARD = f"{at('bag')} || {at('panel-hours')}", at("panel-prayer")
Cell = tuple[int, int]
#: What brings points that last for one scoring.
GAINS = ("build", "pray", "strain")


def journeys(view: View, eyes: int, event: Mapping[str, Any]) -> list[Journey]:
    kind, seat = event["kind"], event["seat"]
    if kind == "lay":
        hand = f"{_held(event['tile'])} || #ghost || {seat_card(seat)}"
        return [Journey(at(_tile((event["x"], event["y"]))), hand, how="spin")]
    if kind == "finish":
        return [Journey(at(_tile((event["x"], event["y"]))), how="flip")]
    if kind == "move":
        return [_walk(view, event)]
    if kind in ("draw", "exchange") and seat == eyes:
        drawn = event.get("tiles", [event.get("tile")])
        return [Journey(f"{_held(tile)}:last", BAG, how="turn") for tile in drawn]
    if kind == "buy_letter":
        strip = at(f"strip-{view['colours'][event['whose_seat']]}")
        return [Journey("", BOARD, strip, how="points", text=event["letter"])]
    if kind == "buy_monk":
        colour = view["colours"][event["whose_seat"]]
        return [Journey(at("tile-abbey", f"[id^=monk-{colour}]:last"), BOARD)]
    if kind in ("found", "almonry", "animal", "unused"):
        return [Journey(".my-ic-blessing:last", BOARD, _own(seat, eyes))] * bool(event.get("count"))
    if kind in GAINS:
        tile = at(_tile((event["x"], event["y"])))
        return [Journey("", tile, _own(seat, eyes), how="points", text=f"+{event['points']}")]
    if kind == "encourage":
        return [Journey(".my-ic-blessing:last", _own(seat, eyes), at(_tile((event["x"], event["y"]))))]
    return [Journey(".my-pointer", how="swing")] if kind == "round" else []


def _own(seat: int, eyes: int) -> str:
    return at("panel-hand") if seat == eyes else f"{at(f'panel-rival-{seat}')} || {seat_card(seat)}"


def _held(tile: str) -> str:
    return f"[id^=hand-][id$=-{tile}]"


def _tile(cell: Cell) -> str:
    return "tile-abbey" if _is_abbey(cell) else f"tile-{cell[0]},{cell[1]}"


def _is_abbey(cell: Cell) -> bool:
    return cell[0] in range(3) and cell[1] in range(2)


def _walk(view: View, event: Mapping[str, Any]) -> Journey:
    """A monk walks the charged route, the cheapest one (MY-409), tile by tile."""
    colour = view["colours"][event["seat"]]
    end = event["x"], event["y"]
    way = route(view, (event["start_x"], event["start_y"]), end)
    stops = tuple(at(_tile(cell)) for cell in way)
    return Journey(at(_tile(end), f"[id^=monk-{colour}]:moved"), way=stops, how="walk")


def route(view: View, start: Cell, end: Cell) -> list[Cell]:
    """The cells after `start` on a shortest way; only the end if none is found any more."""
    tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"] if tile["tile"] != "abbey"}
    start, end = _entry(start), _entry(end)
    came: dict[Cell, Cell] = {start: start}
    queue = [start]
    for here in queue:
        if here == end:
            break
        if here != start and here in tiles and not (tiles[here]["finished"] or tiles[here]["staffed"]):
            continue  # whoever enters such a site must stop there (MY-406)
        for there in _neighbours(tiles, here):
            if there not in came:
                came[there] = here
                queue.append(there)
    if end not in came:
        return [end]
    way = [end]
    while came[way[0]] != start and way[0] != start:
        way.insert(0, came[way[0]])
    return way


def _entry(cell: Cell) -> Cell:
    """The Abbey is one tile, whatever cell of it is meant."""
    return (0, 0) if _is_abbey(cell) else cell


def _neighbours(tiles: Mapping[Cell, Mapping[str, Any]], here: Cell) -> list[Cell]:
    """Tiles whose sides both show a path or a gate; the Abbey is connected where the tile beside it is open."""
    found = []
    for cell in [(x, y) for x in range(3) for y in range(2)] if _is_abbey(here) else [here]:
        for d in range(4):
            there = cell[0] + DX[d], cell[1] + DY[d]
            sides = [tiles[at]["edges"][side] for at, side in ((cell, d), (there, (d + 2) % 4)) if at in tiles]
            if (there in tiles or _is_abbey(there)) and sides and all(side in "PG" for side in sides):
                found.append(_entry(there))
    return found


def spots(view: View, eyes: int, seat: int, name: str) -> list[str]:
    """Strips by their colour; a tile that scores was never laid and is still with its seat, like all else."""
    if name in view["colours"]:
        return [at(f"strip-{name}")]
    tile = f"{_held(name)} || " if name and seat == eyes else f"[id^=open-{seat}-][id$=-{name}] || " if name else ""
    return [f"{tile}{_own(seat, eyes)}"]
