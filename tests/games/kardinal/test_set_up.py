"""Set-up: seats, pieces, cards, and who begins."""

from __future__ import annotations

from typing import cast

import pytest

from refectory.engine.errors import BadOption, BadSeats
from refectory.games.kardinal.components import pack_size
from refectory.games.kardinal.state import Table
from tests.marks import rule

from .position import GAME, PARTS, step


def new(seats: int, seed: str = "set-up", **options: str) -> Table:
    return cast(Table, GAME.new(seats, options, seed))


@rule("KK-101")
def test_seats_and_colours() -> None:
    for seats in (1, 6):
        with pytest.raises(BadSeats):
            new(seats)
    assert GAME.view(new(4), 0)["colours"] == ["green", "red", "purple", "blue"]


@rule("KK-101", "KK-901")
def test_the_duel_is_for_two_and_only_for_two() -> None:
    assert new(2).duell
    assert GAME.settle(2, {}) == GAME.settle(2, {"duell": "on"}) == {"start": "random", "duell": "on"}
    assert not new(3).duell
    for seats in (3, 4, 5):
        with pytest.raises(BadOption, match="2 seats"):
            new(seats, duell="on")


@rule("KK-102")
def test_everybody_has_all_pieces_and_no_points() -> None:
    for seats in (3, 4, 5):
        s = new(seats)
        view = GAME.view(s, 0)
        assert s.scores == [0] * seats
        assert list(view["supply"].values()) == [{"cloister": 20, "advisor": 8}] * seats


@rule("KK-103")
def test_the_start_player_is_drawn_or_named() -> None:
    drawn = {new(4, str(seed)).start for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    for seat in range(5):
        s = new(5, start=str(seat + 1))
        assert (s.start, s.turn, s.actor) == (seat, seat, seat)
    with pytest.raises(BadOption, match="3 seats"):
        new(3, start="4")


@rule("KK-103")
def test_the_black_marker_stays() -> None:
    s = new(3, start="2")
    while not s.over:
        assert s.start == 1
        GAME.play(s, s.options[-1])


@rule("KK-104", "KK-105", "KK-106", "KK-608")
@pytest.mark.parametrize(
    ("seats", "deck", "pile"),
    [
        (3, [11, 10, 9, 8, 7], 34),
        (4, [12, 11, 10, 9, 8], 36),
        (5, [13, 12, 11, 10, 9], 38),
        (2, [11, 10, 9, 8, 7], 34),
    ],
)
def test_cards_in_play(seats: int, deck: list[int], pile: int) -> None:
    s = new(seats)
    assert PARTS.deck(seats) == deck
    stock = GAME.inventory(s)
    assert [stock[card] for card in ("fa", "bb", "li", "es", "fr")] == deck
    assert [pack_size(hand) for hand in s.hands] == [3] * max(seats, 3)
    assert (len(s.display), len(s.pile), s.discards) == (2, pile, 0)


@rule("KK-105")
def test_the_deck_is_shuffled() -> None:
    assert new(4, "one").pile != new(4, "other").pile


@rule("KK-107")
def test_play_goes_to_the_left() -> None:
    s = new(4, start="3")
    actors = []
    while s.round < 3:
        if step(s) == "turn":
            actors.append(s.actor)
        GAME.play(s, s.options[-1])
    assert actors == [2, 3, 0, 1, 2, 3, 0, 1]
