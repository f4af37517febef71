"""The offered moves against a second, slower reading of the rulebook: only names and the visible table, no bits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

from refectory.games.monasterium.state import Table
from tests.marks import rule

from .table import GAME, fresh, offered, stand, step_name

View = Mapping[str, Any]

MONASTERIES = "ABCDE"
LINKS = ["A", "AB", "AB", "BC", "C", "BC", "CD", "D", "CE", "DE", "DE", "E"]
BUILDINGS = {"A": "SWGSWS", "B": "WSGWSG", "C": "GSWSGW", "D": "SGWSWG", "E": "WSGGWS"}
PAID_WITH = {"S": "soup", "W": "tool", "G": "book"}
ROWS = ("I", "II", "III", "IV")


class Book:
    """The rules of choosing, for the seat whose turn it is."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["turn"]
        self.me: View = view["players"][self.seat]
        self.goods: Mapping[str, int] = self.me["goods"]
        self.buildings = {2: 4, 3: 5, 4: 6}[view["seats"]]

    def open(self) -> str:
        """MT-603."""
        here = LINKS[int(self.me["messenger"][1:]) - 1]
        return "".join(m for m in MONASTERIES if m in here or self.view["chapels"][m][self.seat])

    def spaces(self, area: str) -> list[str]:
        """Free spaces in open monasteries (MT-614, MT-623, MT-631)."""
        found = []
        for m in self.open():
            if area == "chapel" and sum(self.view["chapels"][m]) < 2 * self.view["seats"]:
                found.append(f"{m}.k")
            if area == "building":
                found += [f"{m}.b{i}" for i in range(1, self.buildings + 1) if self.holder(f"{m}.b{i}") == "free"]
            if area == "cloister":
                fields = [i for i in range(1, self.buildings + 2) if self.holder(f"{m}.c{i}") == "free"]
                found += [f"{m}.c{i}" for i in fields if self.beside(m, i)]
        return found

    def beside(self, monastery: str, field: int) -> bool:
        return self.seat in (self.holder(f"{monastery}.b{i}") for i in (field - 1, field))

    def holder(self, space: str) -> object:
        return self.view["spaces"].get(space, "none")

    def chapel_price(self) -> int:
        """MT-621, MT-622."""
        own: int = sum(self.view["chapels"][m][self.seat] for m in MONASTERIES)
        return min(3, 1 + own)

    def cloister_price(self) -> int:
        """MT-633."""
        if not any(owner == self.seat and ".c" in space for space, owner in self.view["spaces"].items()):
            return 1
        return 3 if sum(name.startswith("IV-") for name in self.me["novices"]) <= 3 else 2

    def targets(self, row: str, saved: int) -> list[str]:
        """Spaces that can be paid for (MT-604, MT-612, MT-641)."""
        influence = self.goods["influence"] + saved
        if row == "III":
            return self.spaces("chapel") if influence >= self.chapel_price() else []
        if row == "IV":
            return self.spaces("cloister") if self.goods["rosary"] >= self.cloister_price() else []
        need = {"I": 2, "II": 3}[row]
        return [
            space
            for space in self.spaces("building")
            if influence >= 1 and self.goods[PAID_WITH[BUILDINGS[space[0]][int(space[3]) - 1]]] >= need
        ]

    def novices(self, saved: int) -> list[str]:
        return [name for name in self.me["novices"] if self.targets(name.split("-")[0], saved)]

    def rows(self, tile: str) -> list[str]:
        """MT-703, MT-705."""
        cells = self.me["window"]
        found = []
        for row in range(3):
            mine = cells[3 * row : 3 * row + 3]
            if "" in mine:
                column = mine.index("")
                if tile not in mine and tile not in cells[column::3]:
                    found.append(str(row + 1))
        return found

    def tiles(self, monasteries: str) -> list[str]:
        return [m for m in monasteries if self.view["tiles"][m] and self.rows(m)]

    def chapels(self) -> str:
        return "".join(m for m in MONASTERIES if self.view["chapels"][m][self.seat])

    def possible(self, action: str) -> bool:
        """MT-321."""
        row, column = action[:-1], action[-1]
        if row != "S" and (f"{row}-{column}" in self.me["novices"] or action in self.view["used"]):
            return False
        if action in ("S1", "II2"):
            return bool(self.novices(1 if action == "II2" else 0))
        if action == "I5":
            return self.goods["soup"] + self.goods["tool"] > 0
        return row != "III" or bool(self.tiles(self.chapels()))

    def actions(self, column: int) -> list[str]:
        return [f"{row}{column}" for row in ("S", *ROWS[:3]) if self.possible(f"{row}{column}")]


def faces(book: Book, s: Table) -> list[str]:
    rolled = {*book.view["rolled"]["neutral"], *book.view["rolled"]["personal"]}
    return [f"place:{face}" for face in sorted(rolled)] + ["reroll"] * book.me["reroll"]


def fields(book: Book, s: Table) -> list[str]:
    lying = enumerate(book.view["fields"], 1)
    return [f"field:{n}" for n, field in lying if field["neutral"] or field["own"][book.seat]]


def counts(book: Book, s: Table) -> list[str]:
    field = book.view["fields"][s.stack[-1][1]]
    return [f"count:{n}" for n in (1, 2, 3) if n <= field["neutral"] + field["own"][book.seat]]


def columns(book: Book, s: Table) -> list[str]:
    return [f"column:{n}" for n in range(1, 6) if book.actions(n)]


def actions(book: Book, s: Table) -> list[str]:
    return [f"action:{name}" for name in book.actions(book.view["column"])]


def free_actions(book: Book, s: Table) -> list[str]:
    return [f"action:{name}" for column in range(1, 6) for name in book.actions(column)]


def novices(book: Book, s: Table) -> list[str]:
    return [f"novice:{name}" for name in book.novices(s.stack[-1][1])]


def reach(book: Book, s: Table) -> list[str]:
    """All spaces for the novice of the open decision."""
    _, novice, _, saved, *_ = s.stack[-1]
    prompt = GAME.prompt(s).args
    return book.spaces(str(prompt["area"])) if novice >= 20 else book.targets(ROWS[novice // 5], saved)


def monasteries(book: Book, s: Table) -> list[str]:
    return [f"monastery:{m}" for m in MONASTERIES if any(space[0] == m for space in reach(book, s))]


def spaces(book: Book, s: Table) -> list[str]:
    chosen = GAME.prompt(s).args["monastery"]
    return [f"space:{space}" for space in reach(book, s) if space[0] == chosen]


def areas(book: Book, s: Table) -> list[str]:
    return [f"area:{area}" for area in ("building", "chapel", "cloister") if book.spaces(area)]


def trades(book: Book, s: Table) -> list[str]:
    return [f"trade:{good}" for good in ("soup", "tool") if book.goods[good]]


BOOK: dict[str, Callable[[Book, Table], list[str]]] = {
    "place": faces, "field": fields, "count": counts, "column": columns, "action": actions, "free": free_actions,
    "novice": novices, "monastery": monasteries, "space": spaces, "area": areas, "trade": trades,
    "larder": lambda book, s: ["take:soup", *trades(book, s)],
    "gift": lambda book, s: ["take:influence", "take:rosary"],
    "goods": lambda book, s: ["take:soup", "take:influence", "take:rosary"],
    "window": lambda book, s: [f"window:{m}" for m in book.tiles(book.chapels())],
    "any-window": lambda book, s: [*(f"window:{m}" for m in book.tiles(MONASTERIES)), "decline"],
    "row": lambda book, s: [f"row:{row}" for row in book.rows(str(GAME.prompt(s).args["monastery"]))],
    "bonus": lambda book, s: ["bonus:row", "bonus:column"],
    "die": lambda book, s: ["die", "five"],
    "keep": lambda book, s: ["keep", "reroll"],
    "extra": lambda book, s: ["send", "decline"],
}  # fmt: skip


@rule("MT-321", "MT-603", "MT-604", "MT-631", "MT-633", "MT-705")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_decision_offers_exactly_what_the_book_allows(seats: int) -> None:
    for seed in range(4):
        s, rng = fresh(seats, seed=f"book {seed}"), Random(seed)
        while not s.over:
            compare(s)
            GAME.play(s, rng.choice(s.options))


@rule("MT-320", "MT-621", "MT-623", "MT-653")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rich_meet_every_decision(seats: int) -> None:
    """With goods in plenty, and the end of the path near, rows become complete and chains long."""
    met: set[str] = set()
    for seed in range(4):
        s, rng = fresh(seats, seed=f"rich {seed}"), Random(seed)
        for seat in range(seats):
            s.goods[seat] = [30] * 5
            stand(s, "f9", seat)
        while not s.over:
            compare(s)
            met.add(step_name(s))
            GAME.play(s, choose(s, rng))
    assert met == {*BOOK, "pick"}


def compare(s: Table) -> None:
    step, view = step_name(s), GAME.view(s, s.actor)
    assert s.actor == view["turn"]
    if step != "pick":
        assert len(s.options) > 1, "a single option is no decision"
        assert offered(s) == BOOK[step](Book(view), s)


def choose(s: Table, rng: Random) -> int:
    """Sending before all else, rerolling hardly ever."""
    words = {move: GAME.vocabulary.word(move) for move in s.options}
    calm = [move for move, word in words.items() if word != "reroll"] if rng.random() < 0.9 else s.options
    keen = [move for move in calm if words[move].startswith(("field:1", "column:1", "action:S1", "send", "die"))]
    return rng.choice(keen if keen and rng.random() < 0.7 else calm)
