"""What a seat sees and what it can only imagine."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest

from refectory.engine.event import ALL, SPECTATOR
from refectory.games.kardinal.components import pack_size, without
from refectory.games.kardinal.state import Table
from refectory.games.kardinal.view import SOURCES
from tests.marks import rule

from .position import GAME, A, B, C, play, points, position, step


@rule("KK-105")
def test_hands_are_hidden_from_the_others() -> None:
    s = position(hands={A: "fr fa fa", B: "li li es"})
    assert GAME.view(s, A)["hands"][A] == {"count": 3, "cards": ["fa", "fa", "fr"], "seen": []}
    assert GAME.view(s, A)["hands"][B] == {"count": 3, "cards": None, "seen": []}
    assert all(hand["cards"] is None for hand in GAME.view(s, SPECTATOR)["hands"])
    assert GAME.view(s, ALL)["hands"][B]["cards"] == ["li", "li", "es"]


def seen(s: Table, player: int) -> str:
    """What everybody knows of a hand; it is there for every pair of eyes."""
    found = {" ".join(GAME.view(s, eyes)["hands"][player]["seen"]) for eyes in (A, B, SPECTATOR)}
    assert len(found) == 1
    return found.pop()


@rule("KK-602")
def test_what_was_taken_from_the_display_is_known_to_all_until_it_is_played() -> None:
    s = position(3, board={B: "tours"}, hands={A: "fr fr es", B: "fa bb li", C: "es bb li"}, pile="li es " * 9)
    play(s, "reims", "fleury", "pile", "draw:fr")
    assert seen(s, A) == "fr", "the hidden one stays hidden"
    play(s, "cluny", "draw:li")
    assert (seen(s, A), seen(s, B)) == ("fr", "li")
    play(s, "exchange", "discard:bb", "draw:es")
    assert seen(s, C) == "es"
    play(s, "limoges", "pile")
    assert seen(s, A) == "", "it was played"
    play(s, "exchange", "discard:li", "pile")
    assert seen(s, B) == "", "of two alike, the one that was seen may have gone"


@rule("KK-602", "KK-915")
def test_what_was_swapped_is_known_too() -> None:
    s = position(2, hands={A: "fa bb li"}, display="li fr")
    play(s, "swap", "swap:bb-fr")
    assert seen(s, A) == "fr"


@rule("KK-602")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nobody_imagines_hands_without_what_is_known(seats: int) -> None:
    rng = Random(5)
    s = cast(Table, GAME.new(seats, {}, "known"))
    known = 0
    while not s.over:
        GAME.play(s, rng.choice(s.options))
        for player in range(seats):
            assert without(s.seen[player], s.hands[player]) == 0, "what is known is there"
            other = GAME.imagine(s, (player + 1) % seats, rng)
            assert without(s.seen[player], other.hands[player]) == 0
            known += pack_size(s.seen[player])
    assert known > 100


@rule("KK-206")
def test_the_discard_pile_and_the_counts_are_public() -> None:
    view = GAME.view(position(discards="fa es es", pile="fa bb li"), SPECTATOR)
    assert view["discards"] == {"fa": 1, "bb": 0, "li": 0, "es": 2, "fr": 0}
    assert (view["pile"], view["display"]) == (3, ["li", "fr"])
    assert view["removed"] == dict.fromkeys(("fa", "bb", "li", "es", "fr"), 1)


def test_the_board_in_words() -> None:
    view = GAME.view(position(board={A: "fulda mainz", B: "worms advisor:franken"}), C)
    assert view["spaces"]["fulda"] == "green"
    assert view["spaces"]["banz"] is None
    assert view["countries"]["franken"] == {
        "cloisters": {"green": 2, "red": 1}, "advisors": {"red": 1}, "limit": 2, "empty": False,
        "majority": ["red"], "points": {"green": 3, "red": 2},
    }  # fmt: skip
    assert view["countries"]["bayern"]["empty"]


@rule("KK-811")
def test_the_standing_is_the_projection() -> None:
    rng = Random(4)
    for seats in (2, 3, 5):
        s = cast(Table, GAME.new(seats, {}, "standing"))
        while not s.over:
            GAME.play(s, rng.choice(s.options))
            view = GAME.view(s, SPECTATOR)
            totals = [standing["total"] for standing in view["standing"]]
            assert totals == points(GAME.projection(s, SPECTATOR), seats)
            assert totals == [sum(standing[source] for source in SOURCES) for standing in view["standing"]]


def test_this_turns_pieces_are_named_until_the_turn_is_over() -> None:
    s = position(board={B: "fulda"}, hands={A: "fa fa li"})
    play(s, "mainz")
    assert GAME.view(s, C)["placed"] == ["mainz"]
    play(s, "advisor:franken")
    assert GAME.view(s, C)["placed"] == ["mainz", "advisor:franken"]
    play(s, "draw:li", "draw:fr")
    assert GAME.view(s, C)["placed"] == []


def test_every_word_of_a_finished_game_is_there() -> None:
    s = cast(Table, GAME.new(4, {}, "finished"))
    while not s.over:
        GAME.play(s, s.options[0])
    view = GAME.view(s, A)
    assert view["over"]
    assert view["decision"] is None
    assert set(view["result"]) == {"scores", "winners", "places", "rule"}
    assert all(not any(standing.values()) for standing in view["standing"])


def stranger(hand: str) -> Table:
    """B is asked how to pay for a single piece in Aragon."""
    s = position(turn=B, hands={A: "li li li", B: hand, C: "fa fa es"}, pile="fa bb es es fr fr li fa bb")
    play(s, "poblet")
    assert step(s) == "pay"
    return s


@rule("KK-311")
def test_an_open_decision_tells_something_about_the_hand() -> None:
    """Whoever is asked card or pair holds a card and a pair; imagination knows that, and no more."""
    s = stranger("fa bb bb")
    imagined: Counter[str] = Counter()
    for seed in range(200):
        other = GAME.imagine(s, A, Random(seed))
        assert step(other) == "pay"
        assert len(other.options) == 2
        imagined[GAME.view(other, B)["hands"][B]["cards"][1]] += 1
        GAME.play(other, other.options[-1])
    assert len(imagined) > 1
    twin = stranger("fa es es")
    twin.pile, twin.hands[C] = s.pile[:], s.hands[C]
    assert GAME.view(s, A)["decision"] == GAME.view(twin, A)["decision"]


@rule("KK-105")
@pytest.mark.parametrize("seats", [2, 4])
def test_imagination_keeps_what_is_known(seats: int) -> None:
    rng = Random(9)
    s = cast(Table, GAME.new(seats, {}, "imagine"))
    for _ in range(60):
        GAME.play(s, rng.choice(s.options))
    imagined = set()
    for seed in range(30):
        other = GAME.imagine(s, 1, Random(seed))
        assert other.hands[1] == s.hands[1]
        assert (other.display, other.discards, len(other.pile)) == (s.display, s.discards, len(s.pile))
        assert [pack_size(hand) for hand in other.hands] == [pack_size(hand) for hand in s.hands]
        assert GAME.inventory(other) == GAME.inventory(s)
        imagined.add((other.hands[0], *other.pile))
    assert len(imagined) > 3
    assert GAME.imagine(s, ALL, Random(1)).hands == s.hands


def test_imagined_tables_can_be_played_to_the_end() -> None:
    rng = Random(11)
    for seats in (2, 3, 5):
        s = cast(Table, GAME.new(seats, {}, "onward"))
        while not s.over:
            GAME.play(s, rng.choice(s.options))
            other = GAME.imagine(s, rng.randrange(-1, seats), rng)
            if rng.random() < 0.1:
                while not other.over:
                    GAME.play(other, rng.choice(other.options))


def test_what_the_others_placed_is_new_until_their_next_turn() -> None:
    s = position(hands={A: "fa bb li", B: "fr bb li", C: "es bb li"})
    play(s, "fulda", "pile")
    assert GAME.view(s, B)["last"] == ["fulda"]
    assert GAME.view(s, A)["last"] == []
    play(s, "tours", "pile")
    assert GAME.view(s, A)["last"] == ["tours"]
    assert GAME.view(s, C)["last"] == ["fulda", "tours"]
    play(s, "york")
    assert GAME.view(s, A)["placed"] == ["york"]
    assert GAME.view(s, A)["last"] == ["tours"]
