"""The page about the figures names every one of them, in as few lines as it can."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from refectory.engine.data import MARKS, Data
from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.lab.provenance import MEANINGS, page


def test_every_mark_is_explained() -> None:
    assert tuple(MEANINGS) == MARKS


def test_neighbours_of_the_same_origin_share_a_line(toy: Game) -> None:
    text = page([toy])
    assert "## Candles (`toy`)\n\n3 figures: 1 seed, 1 reconstructed, 1 ruling." in text
    assert "| `candles.copies` | 3 | seed |  |" in text
    assert "| `candles.hand` | 2 | ruling | two are easier to hold |" in text
    assert "| `bell.bonus` | 2 | reconstructed |  |" in text


def test_lists_of_tables_are_shown_by_column(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        {"id": "a", "cost": 1, "gain": "x|y"},
        {"id": "b", "cost": 2, "gain": "x|y"},
        {"id": "c", "cost": 3, "gain": "z"},
    ]
    tables = {"row": rows, "provenance": {"row": "seed", "row.c.gain": "ruling: ours", "row.*.cost": "derived"}}
    monkeypatch.setattr(toy, "data", Data(tables))
    text = page([toy])
    assert "| `row.*.id` | a; b; c | seed |  |" in text
    assert "| `row.*.cost` | a 1; b 2; c 3 | derived |  |" in text
    assert "| `row.*.gain` | each x\\|y: a, b | seed |  |" in text
    assert "| `row.c.gain` | z | ruling | ours |" in text


def test_plain_tables_are_one_line_and_long_values_are_cut(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = {
        "goods": {"soup": 2, "book": 0},
        "arcs": {"one": "1 2 " * 90},
        "provenance": {"goods": "seed", "arcs": "seed"},
    }
    monkeypatch.setattr(toy, "data", Data(tables))
    text = page([toy])
    assert "| `goods.*` | soup 2; book 0 | seed |  |" in text
    assert "2 1… | seed |" in text
    assert max(map(len, text.splitlines())) < 250


@pytest.mark.parametrize("game_id", game_ids())
def test_every_game_fits_on_a_page(game_id: str) -> None:
    game = load_game(game_id)
    lines = page([game]).splitlines()
    assert f"{len(game.data.figures())} figures:" in "\n".join(lines)
    assert len(lines) < 200


def test_the_page_is_written_by_the_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "refectory.lab.provenance"], capture_output=True, text=True, check=True
    )
    assert done.stdout == page(load_game(game_id) for game_id in game_ids())


def test_the_page_in_the_docs_is_current() -> None:
    """`make docs` writes it anew."""
    written = Path(__file__).parents[2] / "docs" / "provenance.md"
    assert written.read_text(encoding="utf-8") == page(load_game(game_id) for game_id in game_ids())
