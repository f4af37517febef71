"""The benchmark measures everybody with the same yardstick, and says who is missing."""

from __future__ import annotations

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from refectory import __version__
from refectory.compiled import is_compiled
from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.lab import plot
from refectory.lab.bench import SIMULATIONS, TURNS, Contestant, GameSubject, bench, subjects, table
from refectory.lab.peers import PEERS
from refectory.lab.yardstick import COPIES, Measure, measure, runs_of


def test_every_game_at_every_seat_count_is_measured() -> None:
    wanted = [f"{game_id}/{seats}" for game_id in game_ids() for seats in load_game(game_id).seats]
    assert list(subjects(game_ids())) == wanted


def test_a_subject_plays_copies_and_searches(toy: Game) -> None:
    subject = GameSubject(toy, 3)
    assert not subject.middle.over
    assert len(subject.middle.options) > 1
    assert subject.copy() == subject.middle
    runs = runs_of(subject)
    assert 30 <= runs["play"]() <= 45, "a toy game has 30 to 45 decisions"
    assert runs["copy"]() == COPIES
    assert runs["search"]() == SIMULATIONS


def test_time_is_the_processors() -> None:
    found = measure(lambda: 3, 0.05)
    assert found.things == 3 * found.runs
    assert 0.05 <= found.seconds < 1
    assert Measure().per_second() is None


def test_ratios_are_taken_from_plain_python_and_the_rival() -> None:
    def played(decisions: int) -> dict[str, list[Measure]]:
        return {"play": [Measure(decisions, 10, 2.0)], "copy": [Measure(400, 2, 0.001)], "search": [Measure()]}

    rows = table({
        ("domus/2", "compiled", "1"): played(6000), ("domus/2", "pure", "1"): played(1000),
        ("catanatron", "peer", "3"): played(200),
    })  # fmt: skip
    assert [(row["game"], row["players"], row["kind"]) for row in rows] == [
        ("domus", 2, "compiled"), ("domus", 2, "pure"), ("catanatron", None, "peer"),
    ]  # fmt: skip
    assert [row["ratio_pure"] for row in rows] == [6.0, 1.0, None]
    assert [row["ratio_rival"] for row in rows] == [30.0, 5.0, 1.0]
    assert rows[0]["decisions_per_second"] == 3000
    assert rows[0]["games_per_second"] == 5.0
    assert rows[0]["decisions_per_game"] == 600.0
    assert rows[0]["copy_microseconds"] == 2.5
    assert rows[0]["simulations_per_second"] is None


def test_the_fastest_turn_counts_and_all_turns_tell_how_long_games_are() -> None:
    play = [Measure(100, 2, 2.0), Measure(300, 4, 2.0), Measure(200, 4, 2.0)]
    (row,) = table({("domus/2", "pure", "1"): {"play": play, "copy": [Measure()], "search": [Measure()]}})
    assert row["decisions_per_second"] == 150
    assert row["decisions_per_game"] == 60.0
    assert row["games_per_second"] == 2.5
    assert row["copy_microseconds"] is None


def test_a_game_runs_compiled_and_plain_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str, str]] = []

    class Runner(Contestant):
        def measure(self, subject: str, what: str, seconds: float) -> Measure:
            asked.append((subject, what, self.kind))
            return Measure(10, 1, seconds)

    def runners(*_: object) -> list[Contestant]:
        games = {"domus/2": "1", "domus/3": "1"}
        return [Runner(kind, None, games, {}) for kind in ("compiled", "pure")]  # type: ignore[arg-type]

    monkeypatch.setattr("refectory.lab.bench.contestants", runners)
    bench(1.0)
    once = [
        (subject, what, kind)
        for subject in ("domus/2", "domus/3")
        for what in ("play", "copy", "search")
        for kind in ("compiled", "pure")
    ]
    assert asked == once * TURNS


def test_one_run_for_all_kinds(tmp_path: Path) -> None:
    found = bench(1.0, ["kardinal"], tmp_path)
    kinds = {"compiled", "pure"} if is_compiled() else {"pure"}
    assert {(row["game"], row["players"], row["kind"]) for row in found["rows"]} == {
        ("kardinal", players, kind) for players in (2, 3, 4, 5) for kind in kinds
    }
    for row in found["rows"]:
        assert row["version"] == __version__
        assert row["decisions_per_second"] > 100
        assert row["simulations_per_second"] > 1
        assert row["ratio_rival"] is None
    assert list(found["absent"]) == ["peers", "boardgame.io"], "an empty folder has nobody to compare with"


def test_peers_that_are_not_installed_are_named(tmp_path: Path) -> None:
    """The script of the peers runs where nothing of ours and nothing of theirs is installed."""
    script = Path(sys.modules["refectory.lab.peers"].__file__ or "")
    command = [sys.executable, "-I", "-S", str(script)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, input="", cwd=tmp_path)
    said = json.loads(done.stdout)
    assert said["subjects"] == {}
    assert set(said["absent"]) == set(PEERS)


# ---- pictures ----------------------------------------------------------------------------------------


@pytest.fixture
def rows() -> list[dict[str, Any]]:
    ours = [
        {
            "game": game, "players": players, "kind": kind, "decisions_per_second": speed * players,
            "games_per_second": speed / 100, "decisions_per_game": 100 * players,
        }
        for game in ("domus", "kardinal")
        for players in (2, 3)
        for kind, speed in (("compiled", 500_000), ("pure", 90_000))
    ]  # fmt: skip
    peer = {"game": "a<b", "players": None, "kind": "peer", "decisions_per_second": 9000}
    return [*ours, {**peer, "games_per_second": 3.5, "decisions_per_game": 1146.0}]


@pytest.mark.parametrize("draw", [plot.by_seats, plot.by_length])
def test_a_plot_is_a_whole_picture_within_its_frame(draw: Any, rows: list[dict[str, Any]]) -> None:
    root = ET.fromstring(draw(rows))
    texts = ["".join(text.itertext()) for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"domus", "kardinal", "1,000,000" if draw is plot.by_seats else "1,000"} <= set(texts)
    assert ("a<b" in texts) == (draw is plot.by_length), "peers have no seat counts to compare"
    for mark in root.iter("{http://www.w3.org/2000/svg}path"):
        if place := mark.get("transform"):
            x, y = map(float, place.removeprefix("translate(").removesuffix(")").split())
            assert plot.LEFT <= x <= plot.WIDTH
            assert plot.TOP <= y <= plot.HEIGHT - plot.BOTTOM


def test_faster_stands_higher(rows: list[dict[str, Any]]) -> None:
    lines = [
        line.get("points") or ""
        for line in ET.fromstring(plot.by_seats(rows)).iter("{http://www.w3.org/2000/svg}polyline")
    ]
    compiled, pure = (float(line.split()[0].split(",")[1]) for line in lines[:2])
    assert compiled < pure, "the y axis of a picture points down"
