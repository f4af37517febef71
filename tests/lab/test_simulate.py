"""Simulations: fair line-ups, honest figures, the same games however many processes play them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from refectory.engine.errors import BadOption, BadSeats, RefectoryError, UnknownName
from refectory.engine.event import Result
from refectory.engine.game import Game
from refectory.engine.record import Record
from refectory.lab.simulate import Outcome, Setup, Tally, outcomes, simulate


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


def test_seats_rotate_from_game_to_game() -> None:
    setup = Setup("toy", 3, ("a", "b", "c"))
    assert [setup.line_up(i) for i in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]


def test_few_bots_fill_all_seats() -> None:
    assert Setup("toy", 3, ("a",)).line_up(5) == ("a", "a", "a")
    assert [Setup("toy", 3, ("a", "b")).line_up(i) for i in range(3)] == [
        ("a", "b", "a"),
        ("b", "a", "a"),
        ("a", "a", "b"),
    ]


def test_summary_counts_shared_wins_as_fractions() -> None:
    setup = Setup("toy", 2, ("greedy", "random"))
    played = [
        Outcome(0, Result((5, 5), (0, 1), (1, 1), "R"), 10, 30, 4),
        Outcome(1, Result((7, 3), (0,), (1, 2), "R"), 20, 60, 9),
    ]
    tally = Tally(setup)
    for outcome in played:
        tally.add(outcome)
    found = tally.summary(2.0, 30)
    assert found["wins"] == [1.5, 0.5]
    assert found["wins_by_bot"] == {"greedy": 0.5, "random": 1.5}
    assert found["mean_scores"] == [6.0, 4.0]
    assert found["mean_scores_by_bot"] == {"greedy": 4.0, "random": 6.0}
    assert found["games"] == 2
    assert found["decisions"] == 30
    assert found["decisions_per_second"] == 15.0
    assert found["mean_options"] == 3.0
    assert found["max_options"] == 9
    assert found["plies_per_game"] == {"mean": 15.0, "min": 10, "max": 20}


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_records_tell_the_games_of_the_figures(toy: Game, tmp_path: Path, bots: tuple[str, ...]) -> None:
    setup = Setup("toy", 3, bots, seed="s/1", options={"bell": "on"}, out=tmp_path)
    ticks: list[int] = []
    found = simulate(setup, 6, tick=ticks.append)
    assert ticks == [1, 2, 3, 4, 5, 6]
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"toy-3-s_1-{i}.json" for i in range(6)]
    records = [Record.load(tmp_path / setup.file(i)) for i in range(6)]
    matches = [record.verify() for record in records]
    assert all(record.options == {"bell": "on"} for record in records)
    assert [tuple(record.kinds) for record in records] == [setup.line_up(i) for i in range(6)]
    assert len({tuple(record.moves) for record in records}) == 6
    assert found["decisions"] == sum(match.ply for match in matches)
    assert found["mean_scores"] == [
        round(sum(match.state.scores[seat] for match in matches) / 6, 3) for seat in range(3)
    ]
    assert sum(found["wins"]) == pytest.approx(6)


def test_the_seed_decides_everything(toy: Game) -> None:
    setup = Setup("toy", 3, ("greedy", "random"), seed="a")
    assert untimed(simulate(setup, 5)) == untimed(simulate(setup, 5))
    other = Setup("toy", 3, ("greedy", "random"), seed="b")
    assert untimed(simulate(other, 5))["mean_scores"] != untimed(simulate(setup, 5))["mean_scores"]


def test_processes_play_the_same_games() -> None:
    setup = Setup("kardinal", 3, ("random",), seed="jobs")
    assert list(outcomes(setup, 230, jobs=2)) == list(outcomes(setup, 230)), "and in the same order"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "toi"}, UnknownName),
        ({"players": 5}, BadSeats),
        ({"bots": ("gredy",)}, UnknownName),
        ({"bots": ("random",) * 4}, BadSeats),
        ({"options": {"bel": "on"}}, UnknownName),
        ({"options": {"bell": "loud"}}, BadOption),
        ({"players": 2, "options": {"bell": "on"}}, BadOption),
    ],
)
def test_bad_setups_are_refused_before_the_first_game(
    toy: Game, change: dict[str, Any], error: type[RefectoryError]
) -> None:
    good: dict[str, Any] = {"game": "toy", "players": 3, "bots": ("random",)}
    Setup(**good).check()
    with pytest.raises(error):
        simulate(Setup(**{**good, **change}), 1)
