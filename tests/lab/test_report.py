"""The pages of results: tables with the commands they come from, pictures, and nothing else touched."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from refectory.engine.game import Game
from refectory.lab.arena import Contest, arena, seated
from refectory.lab.balance import Study, balance
from refectory.lab.report import command, contest_table, main, study_command

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def pages(tmp_path: Path, toy: Game) -> Path:
    """A small house with results of the toy game."""
    (tmp_path / "results").mkdir()
    (tmp_path / "pictures").mkdir()
    contests = []
    for about, bots, players in (("abbot", ("brother", "random"), 2), ("prior", ("novice", "random"), 3)):
        found = arena(Contest("toy", seated(bots, players), seed="s"), 6)
        contests.append({"about": about, **found})
    studies = [
        balance(Study("toy", players, bot, seed="b"), 6)
        for players, bot in ((2, "brother"), (3, "brother"), (3, "novice"))
    ]
    for name, rows in (("strength", contests), ("balance", studies)):
        lines = "".join(json.dumps(row) + "\n" for row in rows)
        (tmp_path / "results" / f"{name}.jsonl").write_text(lines, encoding="utf-8")
    strength = "# Strength\n\n<!-- results abbot -->\nold\n<!-- end -->\n\nkept\n"
    (tmp_path / "strength.md").write_text(strength, encoding="utf-8")
    (tmp_path / "balance.md").write_text(
        "<!-- results seats --><!-- end -->\n\n<!-- results toy-3 --><!-- end -->\n"
        "<!-- results stronger --><!-- end -->\n"
    )
    return tmp_path


def test_marked_places_are_written_anew(pages: Path) -> None:
    main(pages)
    strength = (pages / "strength.md").read_text(encoding="utf-8")
    assert "old" not in strength
    assert strength.endswith("kept\n")
    assert "refectory arena toy --bots brother,random --players 2 --games 6 --seed s" in strength
    text = (pages / "balance.md").read_text(encoding="utf-8")
    assert text.count("| toy | 3 | brother | 6 |") == text.count("| toy | 3 | novice | 6 |") == 1
    assert text.count("refectory balance toy --players 3 --games 6 --seed b") == 2, "in the table and in full"
    assert text.count("refectory balance toy --bot novice --players 3 --games 6 --seed b") == 1
    main(pages)
    assert (pages / "strength.md").read_text(encoding="utf-8") == strength


def test_pictures_are_drawings(pages: Path) -> None:
    main(pages)
    for name in ("strength-abbot", "strength-prior", "balance-order", "balance-points"):
        drawing = ElementTree.parse(pages / "pictures" / f"{name}.svg").getroot()
        assert drawing.tag.endswith("svg")
        assert "toy" in "".join(drawing.itertext())


def _read(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DOCS / "results" / name).read_text(encoding="utf-8").splitlines()]


def test_our_own_pages_show_our_own_results() -> None:
    page = (DOCS / "strength.md").read_text(encoding="utf-8")
    for row in _read("strength.jsonl"):
        assert command(row) in page
        assert contest_table([row]).splitlines()[2] in page
    page = (DOCS / "balance.md").read_text(encoding="utf-8")
    for row in _read("balance.jsonl"):
        assert f"| {row['game']} | {row['players']} | {row['bot']} | {row['games']} |" in page
        assert study_command(row) in page
