"""What bots are told: sound, quick to see a good move, and never more than the seat may know."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import cast

import pytest

from refectory.bots import make_bot
from refectory.engine.sight import Sight
from refectory.games.kardinal import outlook
from refectory.games.kardinal.scoring import rank_points
from refectory.games.kardinal.state import Table

from .position import GAME, PARTS, A, B, C, D, play, position, put


def test_the_end_is_judged_by_the_points() -> None:
    s = cast(Table, GAME.new(4, {}, "over"))
    while not s.over:
        GAME.play(s, s.options[0])
    for seat in range(4):
        assert GAME.evaluate(s, seat) == s.scores[seat] - max(s.scores[:seat] + s.scores[seat + 1 :])
    assert GAME.prospects(s) == s.scores


@pytest.mark.parametrize("counts", [(2, 1, 0), (1, 1, 0, 0), (3, 2, 2, 1, 0)])
def test_outlooks_are_means(counts: tuple[int, ...]) -> None:
    """Nothing to come: the ranks as they are. One cloister to come: the mean over who places it."""
    ranks = rank_points(list(counts))
    assert list(outlook.country_outlook(counts, 0)) == ranks
    after = [rank_points([count + (i == player) for i, count in enumerate(counts)]) for player in range(len(counts))]
    means = [sum(row[player] for row in after) / len(after) for player in range(len(counts))]
    assert outlook.country_outlook(counts, 4) == pytest.approx(means)
    half = [(rank + mean) / 2 for rank, mean in zip(ranks, means, strict=True)]
    assert outlook.country_outlook(counts, 2) == pytest.approx(half)


def test_equal_counts_have_equal_prospects() -> None:
    assert len(set(outlook.court_outlook((0, 0, 0), 6))) == 1
    chances = outlook.court_outlook((2, 1, 0), 4)
    assert chances[0] > chances[1] > chances[2]


@pytest.mark.parametrize(("holder", "lead"), [(-1, 0), (0, 0), (0, 1), (1, -2), (0, 3), (1, 1)])
@pytest.mark.parametrize("more", [0, 1, 4])
def test_influence_passes_as_cards_are_kept(holder: int, lead: int, more: int) -> None:
    """Over all ways to keep so many cards: whoever keeps one and then has at least as many takes the influence."""
    shares = [0.0, 0.0]
    for keepers in product((0, 1), repeat=more):
        held, kept = holder, [max(lead, 0), max(-lead, 0)]
        for seat in keepers:
            kept[seat] += 1
            held = seat if kept[seat] >= kept[1 - seat] else held
        if held >= 0:
            shares[held] += 1 / 2**more
    assert outlook.influence_outlook(holder, lead, 4 * more) == pytest.approx(shares)


@pytest.mark.parametrize(
    "better", ["fulda mainz worms wuerzburg", "advisor:england advisor:franken", "regensburg freising tegernsee"]
)
def test_pieces_are_worth_something(better: str) -> None:
    board = {A: "durham", B: "hersfeld banz bamberg", C: "york ely"}
    s = position(board=board)
    before = GAME.evaluate(s, A)
    put(s, A, better)
    assert GAME.evaluate(s, A) > before
    assert GAME.evaluate(s, B) < before + 50


def test_a_pair_is_better_than_three_singles() -> None:
    pair, singles = position(hands={A: "fa fa li"}), position(hands={A: "fa bb li"})
    assert GAME.evaluate(pair, A) > GAME.evaluate(singles, A)


def test_only_the_own_hand_matters() -> None:
    """The others' hands are hidden, so a seat's judgement must not depend on them."""
    s = position(hands={A: "fa fa li", B: "fa bb li", C: "es es es"})
    other = position(hands={A: "fa fa li", B: "es es fr", C: "li fa es"})
    assert GAME.evaluate(s, A) == GAME.evaluate(other, A)
    assert GAME.evaluate(s, B) != GAME.evaluate(other, B)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_lead_means_more_the_fewer_cards_are_left(seats: int) -> None:
    s, rng, found = cast(Table, GAME.new(seats, {}, "stakes")), Random(1), []
    while not s.over:
        found.append((GAME.stakes(s), s.exhausted))
        GAME.play(s, rng.choice(s.options))
    first, second = ([stakes for stakes, exhausted in found if exhausted == half] for half in range(2))
    assert min(first) > max(second)
    assert first[0] > 2 * min(second)


def test_the_greedy_bot_takes_the_lead_it_can_take() -> None:
    """The last turn of the game, one point behind: only the second rank in England brings two."""
    board = {A: "hirsau", D: "basel", B: "york ely"}
    s = position(turn=D, board=board, hands={D: "es li bb"}, exhausted=2, pile="")
    s.scores = [10, 0, 0, 9]
    play(s, PARTS.vocabulary.word(make_bot("greedy", "lead").choose(Sight(GAME, s, D))))
    assert s.over
    assert GAME.result(s).winners == (D,)


def test_greedy_beats_random() -> None:
    """A few games of the long measurement; one seat against three."""
    won = 0
    for number in range(6):
        seat = number % 4
        s = cast(Table, GAME.new(4, {}, f"greedy-{number}"))
        rng, bot = Random(number), make_bot("greedy", number)
        while not s.over:
            greedy = s.actor == seat
            GAME.play(s, bot.choose(Sight(GAME, s, seat)) if greedy else rng.choice(s.options))
        won += seat in GAME.result(s).winners
    assert won >= 5


def test_first_sight_prefers_ranks_and_neighbours() -> None:
    s = position(board={A: "fulda", B: "worms"}, hands={A: "fa es li"})
    priors = dict(zip((PARTS.vocabulary.word(move) for move in s.options), GAME.priors(s), strict=True))
    assert priors["mainz"] > priors["banz"] > priors["exchange"]
    play(s, "exchange")
    assert set(GAME.priors(s)) == {0.0}
