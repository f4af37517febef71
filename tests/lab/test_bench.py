"""The benchmark measures our games and chess with the same yardstick."""

from __future__ import annotations

import pytest

from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.lab import bench as module
from refectory.lab.bench import CHESS, ChessSubject, GameSubject, bench, subjects


def test_every_game_at_every_seat_count_is_measured() -> None:
    measured = {(subject.name, subject.players) for subject in subjects()}
    assert measured == {
        *((game_id, seats) for game_id in game_ids() for seats in load_game(game_id).seats),
        (CHESS, 2),
    }


def test_ratios_are_taken_from_chess(toy: Game) -> None:
    rows = bench(0.4, [GameSubject(toy, 3), ChessSubject()])
    ours, chess = rows
    assert (ours["game"], ours["players"]) == ("toy", 3)
    assert chess["decisions_ratio"] == chess["copy_ratio"] == 1.0
    ratio = ours["decisions_per_second"] / chess["decisions_per_second"]
    assert ours["decisions_ratio"] == pytest.approx(ratio, abs=0.01)
    assert ours["copy_ratio"] == pytest.approx(chess["copy_microseconds"] / ours["copy_microseconds"], abs=0.01)
    assert 30 <= ours["decisions_per_second"] / ours["games_per_second"] <= 45, "a toy game has 30 to 45 decisions"


def test_chess_is_played_by_its_rules() -> None:
    subject = ChessSubject()
    assert subject.play() > 20
    copied = subject.copy()
    assert copied == subject._board
    assert copied is not subject._board


def test_a_copy_is_taken_from_the_middle_of_a_game(toy: Game) -> None:
    subject = GameSubject(toy, 4)
    assert not subject._middle.over
    assert subject.copy() == subject._middle


def test_without_chess_there_are_no_ratios(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    monkeypatch.setattr(module, "game_ids", lambda: ("toy",))
    rows = bench(0.1)
    assert [row["players"] for row in rows] == [2, 3, 4]
    assert all(row["decisions_ratio"] is None and row["copy_ratio"] is None for row in rows)
