"""The least that is asked of a bot: greedy beats players at random, wherever it sits."""

from __future__ import annotations

import pytest

from refectory.engine.registry import game_ids, load_game
from refectory.lab.simulate import Setup, play_game

#: The share of wins asked for, by seats.
DUTY = {2: 0.95, 4: 0.90}


def share(game_id: str, seats: int, games: int) -> float:
    """The share of games that one greedy among players at random wins; shared victories count in part."""
    setup = Setup(game_id, seats, ("greedy", *["random"] * (seats - 1)), "duty")
    game, won = load_game(game_id), 0.0
    for number in range(games):
        seat = setup.line_up(number).index("greedy")
        winners = play_game(game, setup, number).result.winners
        won += 1 / len(winners) if seat in winners else 0
    return won / games


@pytest.mark.parametrize("seats", DUTY)
@pytest.mark.parametrize("game_id", game_ids())
def test_greedy_beats_random_in_a_few_games(game_id: str, seats: int) -> None:
    assert seats in load_game(game_id).seats
    assert share(game_id, seats, 8) >= 0.7


@pytest.mark.long
@pytest.mark.parametrize("seats", DUTY)
@pytest.mark.parametrize("game_id", game_ids())
def test_greedy_beats_random_in_two_hundred_games(game_id: str, seats: int) -> None:
    assert share(game_id, seats, 200) >= DUTY[seats]
