"""The log is the game: whoever reads all of it knows the table, every order and every point."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from refectory.engine.event import Event
from refectory.games.monasterium.components import GOODS
from refectory.games.monasterium.state import Table
from tests.marks import rule

from .table import GAME, fresh

START = {"influence": 2, "soup": 2, "rosary": 1, "tool": 0, "book": 0}
COMMON_ROOMS = {"A.b3", "B.b3", "B.b6", "C.b1", "C.b5", "D.b2", "D.b6", "E.b3", "E.b4"}
#: Chapel, then two more areas; the points of the three years.
ORDERS = {
    "OA1": ("Ak", "Bb", "Cb"), "OA2": ("Bk", "Cb", "Db"), "OA3": ("Ck", "Db", "Eb"), "OA4": ("Dk", "Eb", "Ab"),
    "OA5": ("Ek", "Ab", "Bb"), "OB1": ("Ak", "Cc", "Bb"), "OB2": ("Bk", "Dc", "Cb"), "OB3": ("Ck", "Ec", "Db"),
    "OB4": ("Dk", "Ac", "Eb"), "OB5": ("Ek", "Bc", "Ab"),
}  # fmt: skip
POINTS = {"OA": (12, 9, 6), "OB": (14, 10, 7)}
SINGLE = {"OC1": 8, "OC2": 10, "OC3": 12, "OC4": 8, "OC5": 8}


class Reader:
    """One player as the log tells."""

    def __init__(self) -> None:
        self.goods = Counter(START)
        self.spaces: list[str] = []
        self.window: dict[str, str] = {}
        self.field = "f1"
        self.dice = 1
        self.unlocked: list[str] = []
        self.flipped: list[int] = []
        self.points = 0
        self.orders: dict[str, int] = {}

    def hear(self, kind: str, told: dict[str, Any]) -> None:
        if kind == "gain":
            self.goods[told["good"]] += told["amount"]
        elif kind == "trade":
            self.goods[told["given"]] -= 1
            self.goods[told["good"]] += 1
        elif kind == "send":
            self.goods["influence"] -= told["influence"]
            self.goods[told["good"]] -= told["amount"]
            self.spaces.append(told["space"])
        elif kind == "tile":
            self.window[told["cell"]] = told["monastery"]
        elif kind == "move":
            self.field = told["field"]
        elif kind == "new-die":
            self.dice += 1
        elif kind == "unlock":
            self.unlocked.append(told["action"])
        elif kind == "flip":
            self.flipped.append(int(told["tile"][-1]))
        elif kind == "score":
            self.points += told["points"]
            if told["source"] == "order":
                self.orders[told["place"]] = told["points"]

    def meets(self, order: str) -> bool:
        """MT-723, MT-726."""
        if order in ORDERS:
            return {*ORDERS[order]} <= {space[0] + space[2] for space in self.spaces}
        return {
            "OC1": len(self.spaces) >= 12,
            "OC2": len(COMMON_ROOMS & {*self.spaces}) >= 3,
            "OC3": sum(space[2] == "c" for space in self.spaces) >= 6,
            "OC4": len({*self.window.values()}) == 5,
            "OC5": self.dice == 3,
        }[order]

    def in_monastery(self, monastery: str, areas: str = "bck") -> int:
        return sum(space[0] == monastery and space[2] in areas for space in self.spaces)

    def ending(self, most: dict[str, int]) -> int:
        """MT-812 to MT-816."""
        majorities = sum(5 for m in "ABCDE" if most[m] and self.in_monastery(m) == most[m])
        chapels = (0, 1, 3, 6, 10, 15)[sum(self.in_monastery(m, "k") > 0 for m in "ABCDE")]
        cloisters = sum(2 * self.in_monastery(m, "c") * self.in_monastery(m, "k") for m in "ABCDE")
        rest = self.goods["soup"] + self.goods["influence"] + self.goods["rosary"]
        return majorities + chapels + cloisters + self.goods["tool"] + 2 * self.goods["book"] + rest // 2


def worth(order: str, year: int) -> int:
    return SINGLE.get(order) or POINTS[order[:2]][year - 1]


def rich_game(seats: int, seed: int) -> tuple[Table, list[Event]]:
    """A random game that likes to send."""
    log: list[Event] = []
    s, rng = fresh(seats, seed=f"log {seed}"), Random(seed)
    s.log = log
    for seat in range(seats):
        s.goods[seat] = [START[good] + 10 for good in GOODS]
    while not s.over:
        keen = [move for move in s.options if GAME.vocabulary.word(move).startswith(("field:1", "column:1", "send"))]
        GAME.play(s, rng.choice(keen if keen and rng.random() < 0.7 else s.options))
    return s, log


@rule("MT-722", "MT-724", "MT-725", "MT-812", "MT-814", "MT-815", "MT-816")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_log_tells_the_whole_game(seats: int, seed: int) -> None:
    s, log = rich_game(seats, seed)
    orders = [GAME.parts.order_ids[card] for card in s.orders]
    readers = [Reader() for _ in range(seats)]
    for reader in readers:
        reader.goods.update(dict.fromkeys(GOODS, 10))
    year, end = 1, next(n for n, event in enumerate(log) if event.kind == "final")
    for event in log[:end]:
        if event.kind == "year":
            year = int(str(event.data["year"]))
        elif event.seat >= 0:
            reader = readers[event.seat]
            reader.hear(event.kind, dict(event.data))
            if event.kind == "score" and event.data["source"] == "order":
                order = str(event.data["place"])
                assert order in orders
                assert reader.meets(order)
                assert event.data["points"] == worth(order, year)
            if event.kind in ("take", "round"):
                assert all(order in reader.orders for order in orders if reader.meets(order)), "scored at once"
    most = {m: max(reader.in_monastery(m) for reader in readers) for m in "ABCDE"}
    for seat, reader in enumerate(readers):
        player = GAME.view(s, seat)["players"][seat]
        assert player["goods"] == {good: reader.goods[good] for good in GOODS}
        assert player["messenger"] == reader.field
        assert player["dice"] == reader.dice
        assert sorted(player["unlocked"]) == sorted(reader.unlocked)
        assert player["flipped"] == sorted(reader.flipped)
        assert [tile for tile in player["window"] if tile] == [reader.window[cell] for cell in sorted(reader.window)]
        assert s.scores[seat] == reader.points + reader.ending(most)
