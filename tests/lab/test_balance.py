"""Balance: places in the turn order, spreads and sources."""

from __future__ import annotations

import pytest

from refectory.engine.errors import BadSeats, UnknownName
from refectory.engine.event import Result
from refectory.engine.game import Game
from refectory.lab.balance import Played, Study, balance, summary


def test_places_count_from_who_decides_first() -> None:
    played = [
        Played(0, 1, Result((10, 16), (1,), (2, 1), "A"), 8, {"x": 20, "y": 6}),
        Played(1, 0, Result((12, 12), (0,), (1, 2), "B"), 10, {"x": 24}),
        Played(2, 0, Result((9, 9), (0, 1), (1, 1), "A"), 9, {"x": 18}),
    ]
    found = summary(Study("toy", 2), played, 1.0)
    first, second = found["order"]
    assert first["win_share"] == pytest.approx(2.5 / 3, abs=1e-4)
    assert second["win_share"] == pytest.approx(0.5 / 3, abs=1e-4)
    assert first["edge"] == 1.0
    assert found["scores"]["min"] == 9
    assert found["scores"]["max"] == 16
    assert sum(count for _, count in found["scores"]["histogram"]) == 6
    assert found["winning_scores"]["mean"] == pytest.approx(37 / 3, abs=0.01)
    assert found["margins"]["max"] == 6
    assert found["shared_wins"] == pytest.approx(1 / 3, abs=1e-4)
    assert found["decided_by_tie_break"] == pytest.approx(1 / 3, abs=1e-4)
    assert found["endings"] == {"A": 0.6667, "B": 0.3333}
    assert found["sources"] == {"x": 10.33, "y": 1.0}


def test_sources_add_up_to_the_points(toy: Game) -> None:
    found = balance(Study("toy", 3, options={"bell": "on"}), 8)
    assert sum(found["sources"].values()) == pytest.approx(found["scores"]["mean"], abs=0.05)
    assert sum(row["win_share"] for row in found["order"]) == pytest.approx(1.0, abs=1e-3)
    assert sum(row["edge"] for row in found["order"]) == pytest.approx(0.0, abs=1e-2)


def test_processes_play_the_same_games() -> None:
    study = Study("kardinal", 3, "random", seed="jobs")
    alone, together = balance(study, 6), balance(study, 6, jobs=2)
    assert {**alone, "seconds": 0} == {**together, "seconds": 0}


def test_bad_studies_are_refused() -> None:
    with pytest.raises(BadSeats):
        balance(Study("kardinal", 9), 1)
    with pytest.raises(UnknownName):
        balance(Study("kardinal", 3, "nobody"), 1)
