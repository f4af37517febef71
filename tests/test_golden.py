"""Golden games: readable playthroughs, compared line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from refectory.engine.registry import game_ids, load_game
from refectory.lab.playthrough import playthrough, replay

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_game_goes_as_written(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert playthrough(replay(written)).splitlines() == written.splitlines()


@pytest.mark.parametrize("game_id", game_ids())
def test_every_seat_count_and_every_ending_is_written_down(game_id: str) -> None:
    seats, endings = set(), set()
    for path in (GOLDEN / game_id).glob("*.txt"):
        match = replay(path.read_text(encoding="utf-8"))
        assert match.state.over
        seats.add(len(match.names))
        endings.add(match.game.result(match.state).rule)
    game = load_game(game_id)
    assert seats == set(game.seats)
    assert endings == set(game.endings)
