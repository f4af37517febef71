"""Records: whole or not at all, and honest."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from refectory.engine.chance import commitment
from refectory.engine.errors import BadRecord
from refectory.engine.match import Match
from refectory.engine.record import Record

from ..toy import toy_room


@pytest.fixture
def record() -> Iterator[Record]:
    with toy_room() as game:
        rng, match = Random(1), Match(game, ["Ada", "Ben"], seed="kept")
        while not match.state.over:
            match.play(match.state.actor, game.vocabulary.word(rng.choice(match.state.options)))
        yield Record.of(match, ["human", "random"])


def test_saving_and_loading_loses_nothing(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record.save(path)
    assert Record.load(path) == record
    assert Record.load(path).verify().moves == record.moves


def test_a_record_can_be_opened_at_every_ply(record: Record) -> None:
    for ply in range(len(record.moves) + 1):
        assert record.replay(ply).moves == record.moves[:ply]


def test_a_full_disk_keeps_the_old_file(record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    record.save(path)
    old = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    record.moves.clear()
    with pytest.raises(OSError, match="No space"):
        record.save(path)
    assert path.read_bytes() == old
    assert list(tmp_path.iterdir()) == [path]


def test_an_edited_seed_is_noticed(record: Record) -> None:
    record.seed = "better cards"
    with pytest.raises(BadRecord, match="does not fit its commitment"):
        record.verify()


def test_an_edited_seed_with_its_commitment_leads_elsewhere(record: Record) -> None:
    record.seed = "better cards"
    record.commitment = commitment(record.seed)
    with pytest.raises(BadRecord):
        record.verify()


def test_an_illegal_move_is_named(record: Record) -> None:
    record.moves[2] = "light:5" if record.moves[2] != "light:5" else "done"
    with pytest.raises(BadRecord, match=r"Move \d+ of"):
        record.replay()


def test_an_edited_result_is_noticed(record: Record) -> None:
    assert record.result is not None
    record.result["scores"][0] += 1
    with pytest.raises(BadRecord, match="lead to the result"):
        record.verify()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "",
        lambda text: "[]",
        lambda text: text.replace('"format": 1', '"format": 9'),
        lambda text: json.dumps({k: v for k, v in json.loads(text).items() if k != "moves"}),
        lambda text: json.dumps({**json.loads(text), "moves": [1, 2]}),
        lambda text: json.dumps({**json.loads(text), "players": 3}),
        lambda text: json.dumps({**json.loads(text), "seed": 7}),
        lambda text: json.dumps({**json.loads(text), "options": []}),
    ],
)
def test_damaged_files_are_refused_in_one_sentence(record: Record, spoil: object, tmp_path: Path) -> None:
    assert callable(spoil)
    path = tmp_path / "bad.json"
    path.write_text(spoil(record.dumps()))
    with pytest.raises(BadRecord):
        Record.load(path)


def test_files_that_are_no_records_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="Can't read"):
        Record.load(tmp_path / "nothing.json")
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not a text file"):
        Record.load(tmp_path / "noise")
