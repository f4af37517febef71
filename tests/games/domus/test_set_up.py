"""1xx: what lies where before the first decision."""

from __future__ import annotations

from collections import Counter

import pytest

from refectory.engine.errors import BadSeats
from refectory.engine.event import ALL, SPECTATOR
from refectory.games.domus.components import BROTHER, DOG, KENNEL, NOWHERE, VEGETABLE

from ...marks import example, rule
from .table import GAME, fresh, hiring, investing, new_year, options, play, play_randomly, position, starting

SEATS = range(2, 7)


@rule("DD-101")
def test_two_to_six_players() -> None:
    assert list(GAME.seats) == list(SEATS)
    for wrong in (1, 7):
        with pytest.raises(BadSeats):
            GAME.new(wrong)


@rule("DD-101")
def test_the_left_neighbour_is_the_next_seat() -> None:
    s = starting(position(3, phase=1, taler=[1, 1, 1]), 2)
    play(s, "pass")
    assert s.actor == 0


@rule("DD-102")
def test_all_markers_start_at_step_0() -> None:
    assert fresh(3).areas == [[0] * 3] * 3


@rule("DD-103")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_colour_and_an_empty_deposit_card(seats: int) -> None:
    s = fresh(seats)
    assert len(set(GAME.view(s, SPECTATOR)["colours"])) == seats
    assert s.field == s.lent == [0] * seats


@rule("DD-104")
def test_three_brothers_and_six_vegetables() -> None:
    s = fresh(4)
    assert s.refectory == [3] * 4
    assert s.vegetables == [6] * 4
    assert s.praying == s.dogs == s.kennels == s.chapel == s.cellarer == [0] * 4


@rule("DD-105")
@example("E-7")
@pytest.mark.parametrize(("seats", "taler"), [(2, 8), (3, 9), (4, 10), (5, 11), (6, 12)])
def test_start_money(seats: int, taler: int) -> None:
    assert fresh(seats).taler == [taler] * seats
    if seats == 4:
        assert sum(fresh(seats).taler) == 40


@rule("DD-106")
def test_all_holdings_are_open() -> None:
    s = play_randomly(fresh(3), 1, "attack")
    views = [GAME.view(s, eyes) for eyes in (SPECTATOR, ALL, 0, 1, 2)]
    for seen in views:
        assert seen["cloisters"] == views[0]["cloisters"]
        for seat, cloister in enumerate(seen["cloisters"]):
            assert cloister["taler"] == s.taler[seat]
            assert cloister["card"] == s.cards[seat]
            assert cloister["cellarer"] == (s.cellarer[seat] or None)
            assert cloister["vegetables"] == s.vegetables[seat]


@rule("DD-107")
@pytest.mark.parametrize(
    ("seats", "brothers", "vegetables"), [(2, 36, 24), (3, 33, 18), (4, 30, 12), (5, 27, 6), (6, 24, 0)]
)
def test_what_is_not_dealt_is_the_supply(seats: int, brothers: int, vegetables: int) -> None:
    s = fresh(seats)
    assert s.supply[BROTHER] == brothers
    assert s.supply[VEGETABLE] == vegetables
    assert (s.supply[DOG], s.supply[KENNEL]) == (12, 18)
    assert s.bank == 132 - sum(s.taler)


@rule("DD-108")
def test_indulgences_start_at_0() -> None:
    assert fresh(5).scores == [0] * 5


@rule("DD-109")
def test_all_cellarers_lie_open_and_nobody_holds_a_special_card() -> None:
    s = play(fresh(2), "accept")
    assert GAME.view(s, 0)["stock"] == list(range(1, 19))
    assert s.special == [NOWHERE] * 3
    s = hiring(position(taler=[18, 0]))
    assert {f"take:{number}" for number in range(1, 19)} < options(s)


@rule("DD-109", "DD-205", "DD-212")
def test_special_cards_are_awarded_from_the_second_year_on() -> None:
    s = play(fresh(3), "accept")
    assert s.special == [NOWHERE] * 3
    later = new_year(position(3, year=1, phase=7, taler=[1, 1, 1]))
    play(later, "accept")
    assert NOWHERE not in later.special


@rule("DD-110")
def test_cloister_cards_are_dealt_one_each_and_differ() -> None:
    for seed in range(20):
        s = fresh(4, f"cards-{seed}")
        assert len(set(s.cards)) == 4
        assert set(s.cards) <= set(range(1, 7))
    assert len({tuple(fresh(4, f"cards-{seed}").cards) for seed in range(20)}) > 10
    kept = fresh(3)
    before = list(kept.cards)
    assert play_randomly(kept, 1).cards == before


@rule("DD-111")
def test_the_highest_card_has_the_right_to_start() -> None:
    for seed in range(20):
        s = fresh(5, f"column-{seed}")
        assert s.cards[s.actor] == max(s.cards)
        assert s.start == s.actor


@rule("DD-112")
def test_two_boost_cards_are_shown_and_four_stay_face_down() -> None:
    seen = set()
    for seed in range(30):
        s = fresh(2, f"boost-{seed}")
        assert len(s.shown) == 2
        assert len(s.pile) == 4
        assert Counter(s.shown + s.pile) == {0: 2, 1: 2, 2: 2}
        assert GAME.view(s, SPECTATOR)["boosts"]["removed"] == [GAME.parts.boosts[card] for card in s.shown]
        seen.add(tuple(s.pile))
    assert len(seen) > 10


@rule("DD-113")
def test_no_figure_stands_on_the_road_at_first() -> None:
    s = fresh(3)
    assert s.road == [NOWHERE] * 3
    assert [cloister["place"] for cloister in GAME.view(s, 0)["cloisters"]] == [None] * 3


@rule("DD-901")
def test_there_are_no_variants() -> None:
    assert GAME.options == ()


@rule("DD-902")
def test_the_bank_never_runs_out() -> None:
    s = hiring(position(taler=[0, 0], cellarer=[18, 0]))
    s.bank = 0
    play(s, "dismiss")
    assert s.taler[0] == 18
    assert s.bank == -18


@rule("DD-903")
def test_what_the_supply_lacks_can_not_be_had() -> None:
    s = investing(position(taler=[5, 0], kennels=[1, 0], supply=[0, 0, 0, 0]))
    assert not options(s) & {"recruit", "dog", "kennel"}


@rule("DD-904")
def test_what_comes_back_is_there_at_once() -> None:
    """The vegetable paid for a brother lies in the supply again; nothing can be thrown away."""
    s = investing(position(6, taler=[0] * 6))
    assert s.supply[VEGETABLE] == 0
    play(s, "recruit")
    assert s.supply[VEGETABLE] == 1
    assert not any(word.startswith(("drop", "sell", "give", "trade")) for word in GAME.vocabulary.words)


def test_pieces_are_conserved_at_every_moment() -> None:
    expected = {"brother": 42, "vegetable": 36, "dog": 12, "kennel": 18, "taler": 132, "boost": 6, "cellarer": 18}
    for seats in SEATS:
        s = fresh(seats, "stock")
        seed = 0
        while not s.over:
            assert GAME.inventory(s) == expected
            seed += 1
            GAME.play(s, s.options[seed * 7919 % len(s.options)])
        assert GAME.inventory(s) == expected
