"""The arena: fair line-ups over the same deals, honest intervals, the same games in any number of processes."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from refectory.engine.errors import BadSeats, UnknownName
from refectory.engine.event import Result
from refectory.engine.game import Game
from refectory.lab import ratings
from refectory.lab.arena import Bout, Contest, arena, bouts, clustered, seated, student, summary, whole_deals, wilson
from refectory.lab.cluster import NoCluster


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    rows = [{key: value for key, value in row.items() if not key.endswith("_seconds")} for row in found["table"]]
    return {**found, "seconds": 0, "table": rows}


def test_everybody_sits_everywhere_once_per_deal() -> None:
    contest = Contest("toy", ("a", "b", "b"))
    assert contest.line_ups() == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]
    assert Contest("toy", ("a", "b", "a", "b")).line_ups() == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert whole_deals(contest, 7) == 9


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert seated(["a", "b"], 4) == ("a", "b", "b", "b")
    assert seated(["a"], None) == ("a", "a")
    with pytest.raises(BadSeats, match="2 seats can't be taken by 3 bots"):
        seated(["a", "b", "c"], 2)


def test_line_ups_of_a_deal_share_the_deal(toy: Game) -> None:
    played = list(bouts(Contest("toy", ("greedy", "random", "random"), seed="d"), 6))
    assert [bout.deal for bout in played] == [0, 0, 0, 1, 1, 1]
    assert len({bout.line_up for bout in played[:3]}) == 3


def test_the_table_counts_by_bot() -> None:
    played = [
        Bout(
            0, ("a", "b", "b"), Result((9, 5, 5), (0,), (1, 2, 2), "R"), (4, 3, 3), (0.2, 0.3, 0.6), (0.1, 0.2, 0.3)
        ),
        Bout(
            0, ("b", "b", "a"), Result((6, 4, 6), (0, 2), (1, 3, 1), "R"), (4, 4, 4), (0.4, 0.2, 1.4), (0.2, 0.1, 0.4)
        ),
    ]
    first, second = summary(Contest("toy", ("a", "b", "b")), played, 1.0)["table"]
    assert (first["wins"], first["win_share"], first["fair_share"]) == (1.5, 0.75, 0.3333)
    assert second["wins"] == 0.5
    assert first["mean_points"] == 7.5
    assert second["mean_points"] == 5.0
    assert first["mean_margin"] == 2.0
    assert first["mean_margin_95"] is None, "one deal tells nothing about the spread"
    assert first["mean_seconds"] == 0.2
    assert first["slowest_seconds"] == 0.4
    assert second["slowest_seconds"] == 0.3


def test_intervals() -> None:
    low, high = wilson(5, 10)
    assert (round(low, 4), round(high, 4)) == (0.2366, 0.7634)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 10)[0] == pytest.approx(0.0)
    assert [round(student(n), 2) for n in (1, 4, 5, 10, 30)] == [12.71, 2.78, 2.57, 2.23, 2.04]
    mean, ends = clustered([1.0, 3.0, 5.0, 7.0], [0, 0, 1, 1])
    assert mean == 4.0
    assert ends is not None
    assert ends[1] - 4.0 == pytest.approx(12.706 * 2.8284 / 1.4142, rel=1e-3)


def test_the_seed_decides_everything_in_any_number_of_processes() -> None:
    contest = Contest("kardinal", ("novice", "random", "random"), seed="jobs")
    alone = arena(contest, 4)
    assert alone["games"] == 6
    assert untimed(arena(contest, 4, jobs=2)) == untimed(alone)


def test_bad_contests_are_refused() -> None:
    with pytest.raises(UnknownName):
        arena(Contest("kardinal", ("abott", "random")), 1)
    with pytest.raises(BadSeats):
        arena(Contest("kardinal", ("random",)), 1)


def test_ratings_need_their_library(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(ratings, "import_module", missing)
    with pytest.raises(ratings.NoRatings, match="OpenSkill"):
        arena(Contest("kardinal", ("random", "random")), 1, ratings=True)


class Ladder:
    """A model of a rating: everybody gains what the places say."""

    def rating(self, mu: float = 25.0, sigma: float = 8.0) -> SimpleNamespace:
        return SimpleNamespace(mu=mu, sigma=sigma)

    def rate(self, teams: list[list[SimpleNamespace]], ranks: list[float]) -> list[list[SimpleNamespace]]:
        return [[self.rating(team[0].mu - rank, team[0].sigma / 2)] for team, rank in zip(teams, ranks, strict=True)]


def test_seats_of_one_bot_share_its_rating() -> None:
    found = ratings.rate([(("a", "b", "b"), (1, 2, 3)), (("b", "b", "a"), (2, 3, 1))], Ladder())
    assert found == {"a": (23.0, 2.0), "b": (20.0, 2.0)}


def test_openskill_tells_the_better_from_the_worse() -> None:
    pytest.importorskip("openskill")
    found = ratings.rate([(("a", "b"), (1, 2))] * 10)
    assert found["a"].mu > 28 > 22 > found["b"].mu


def test_a_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    contest = Contest("domus", ("brother", "novice"), seed="r")
    assert untimed(arena(contest, 4, cluster="local")) == untimed(arena(contest, 4))


def test_a_cluster_that_is_not_there_is_named() -> None:
    pytest.importorskip("ray")
    with pytest.raises(NoCluster, match=r"There is no Ray cluster at '127\.0\.0\.1:1'"):
        arena(Contest("domus", ("random", "random")), 2, cluster="127.0.0.1:1")


def test_without_ray_the_refusal_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"pip install 'refectory\[ray\]'"):
        arena(Contest("domus", ("random", "random")), 2, cluster="local")
