"""Set-up and structure: MT-101 to MT-203."""

from __future__ import annotations

import pytest

from refectory.engine.errors import BadOption, BadSeats
from refectory.games.monasterium.components import ALL_NOVICES, KINDS
from tests.marks import rule

from .table import GAME, RED, bare, fresh, have, lay, play, put, send_now, turn


@rule("MT-101")
def test_two_to_four_play_in_clockwise_order() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            GAME.new(seats)
    s = fresh(3, "2")
    order = []
    for _ in range(3):
        order.append(s.actor)
        play(s, GAME.vocabulary.word(s.options[0]))
    assert order == [1, 2, 0]


@rule("MT-102")
@pytest.mark.parametrize(("seats", "buildings", "cloister"), [(2, 20, 25), (3, 25, 30), (4, 30, 35)])
def test_the_side_of_the_board(seats: int, buildings: int, cloister: int) -> None:
    side = fresh(seats).side
    assert side.all_buildings.bit_count() == buildings
    assert side.all_cloisters.bit_count() == cloister


@rule("MT-102")
@pytest.mark.parametrize(("seats", "kinds"), [(2, (8, 6, 6)), (3, (9, 9, 7)), (4, (11, 10, 9))])
def test_kinds_of_buildings(seats: int, kinds: tuple[int, ...]) -> None:
    side = fresh(seats).side
    assert tuple(bits.bit_count() for bits in side.of_kind) == kinds
    for monastery in range(5):
        assert all(bits >> 8 * monastery & 0xFF for bits in side.of_kind), KINDS


@rule("MT-103")
def test_blocked_fields_with_three_players() -> None:
    for seats, state in ((2, None), (3, "blocked"), (4, "free")):
        spaces = GAME.view(fresh(seats), RED)["spaces"]
        for monastery in "ABCDE":
            assert spaces.get(f"{monastery}.b6") == state
            assert spaces.get(f"{monastery}.c7") == state


@rule("MT-103", "MT-104")
def test_nobody_can_use_a_blocked_field_and_it_counts_for_nobody() -> None:
    s = bare(3)
    put(s, RED, I_1="A.b5")
    s.goods[RED] = [9] * 5
    send_now(s)
    play(s, "novice:IV-1")
    assert [word for word in map(GAME.vocabulary.word, s.options) if word.startswith("space:")] == [
        "space:A.c5",
        "space:A.c6",
    ]
    assert GAME.view(fresh(3), RED)["most"]["A"] == {"novices": [0, 0, 0], "seats": []}
    assert all(score.source == "goods" for score in GAME.projection(fresh(3), RED))


@rule("MT-105")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 4), (3, 6), (4, 8)])
def test_window_tiles(seats: int, tiles: int) -> None:
    assert fresh(seats).tiles == [tiles] * 5


@rule("MT-106", "MT-113")
def test_year_one_and_no_points() -> None:
    s = fresh(4)
    assert s.year == 0
    assert s.scores == [0] * 4
    assert s.discs == [0] * 4


@rule("MT-107")
def test_tokens_never_run_out() -> None:
    s = bare()
    s.goods[RED][1] = 500
    lay(s, 2, neutral=3)
    turn(s)
    play(s, "count:3")
    assert have(s)["soup"] == 503


@rule("MT-108")
def test_two_orders_of_each_category_are_open() -> None:
    found = set()
    for seed in range(30):
        ids = [GAME.parts.order_ids[card] for card in fresh(2, seed=str(seed)).orders]
        assert [card[:2] for card in ids] == ["OA", "OA", "OB", "OB", "OC", "OC"]
        assert len(set(ids)) == 6
        found.update(ids)
    assert found == set(GAME.parts.order_ids)


@rule("MT-109", "MT-111", "MT-112", "MT-114", "MT-116")
def test_what_everybody_starts_with() -> None:
    s = fresh(4)
    assert GAME.parts.start_dice == 1
    for seat in range(4):
        player = GAME.view(s, seat)["players"][seat]
        assert player["reroll"]
        assert player["flipped"] == player["unlocked"] == []
        assert len(player["novices"]) == 20
        assert player["extras"] == ["X-I", "X-II", "X-III", "X-IV"]
        assert player["messenger"] == "f1"
        assert player["dice"] == 1
        assert have(s, seat) == {"influence": 2, "soup": 2, "rosary": 1}
    assert s.novices == [ALL_NOVICES] * 4


@rule("MT-115")
@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (3, 3), (4, 2)])
def test_neutral_dice_are_dealt_evenly(seats: int, dice: int) -> None:
    s = fresh(seats)
    assert s.pool == [dice] * seats
    assert s.hand == [1] * seats


@rule("MT-117", "MT-901")
def test_the_start_player_is_the_only_option() -> None:
    assert [option.id for option in GAME.options] == ["start"]
    assert fresh(4, "3").start == 2
    assert {fresh(4, "random", str(seed)).start for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(BadOption):
        GAME.new(2, {"start": "3"})


@rule("MT-201", "MT-203")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 9), (4, 12)])
def test_three_years_of_as_many_rounds_as_players(seats: int, rounds: int) -> None:
    s = fresh(seats, "2")
    seen = [(s.year, s.round, s.start)]
    phases = [s.phase]
    while not s.over:
        GAME.play(s, s.options[-1] if GAME.step(s).name == "field" else s.options[0])
        if (s.year, s.round, s.start) != seen[-1]:
            seen.append((s.year, s.round, s.start))
        if not s.over and s.phase != phases[-1]:
            phases.append(s.phase)
    assert len(seen) == rounds
    assert phases == [0, 1] * rounds
    for year in range(3):
        assert sorted(start for y, _, start in seen if y == year) == list(range(seats))
