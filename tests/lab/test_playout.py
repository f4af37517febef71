"""Random games: to the end, and told apart by their fingerprints."""

from __future__ import annotations

from random import Random

import pytest

from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.lab import playout
from refectory.lab.playout import fingerprint, fingerprints, play_out


def test_a_playout_counts_its_decisions(toy: Game) -> None:
    s, twin = toy.new(3, seed="p"), toy.new(3, seed="p")
    decisions = play_out(toy, s, Random(1))
    assert s.over
    rng, counted = Random(1), 0
    while twin.options:
        toy.play(twin, twin.options[int(rng.random() * len(twin.options))])
        counted += 1
    assert (decisions, s) == (counted, twin)


def test_a_fingerprint_knows_moves_and_results(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    known = fingerprint(toy, 3, 3)
    assert fingerprint(toy, 3, 3) == known
    assert len({known, fingerprint(toy, 3, 4), fingerprint(toy, 4, 3)}) == 3
    result = toy.result
    monkeypatch.setattr(toy, "result", lambda s: result(s)._replace(rule="other"))
    assert fingerprint(toy, 3, 3) != known


def test_every_table_has_a_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "fingerprint", lambda game, players, games: f"{game.id}{players}{games}")
    tables = [(game_id, players) for game_id in game_ids() for players in load_game(game_id).seats]
    assert list(fingerprints(7)) == [f"{game_id} {players} {game_id}{players}7" for game_id, players in tables]
