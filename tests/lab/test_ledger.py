"""One file for all games: read back as written, gone on with after a stop, never mixed up."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from refectory.engine.game import Game
from refectory.lab import ledger
from refectory.lab import simulate as module
from refectory.lab.ledger import BadLedger, open_ledger, read
from refectory.lab.simulate import Outcome, Setup, simulate
from tests.interrupts import interrupted

both_kinds = pytest.mark.parametrize("kind", ["jsonl", "parquet"])


def setup(path: Path, **change: Any) -> Setup:
    good: dict[str, Any] = {"game": "toy", "players": 3, "bots": ("greedy", "random"), "seed": "l"}
    return Setup(**{**good, "out": path, **change})


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("seconds", "decisions_per_second")}


@both_kinds
def test_every_game_is_told(toy: Game, tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"games.{kind}"
    found = simulate(setup(path, options={"bell": "on"}, moves=True), 5)
    rows = list(read(path))
    assert [row["number"] for row in rows] == [0, 1, 2, 3, 4]
    assert [row["seed"] for row in rows] == [f"l-{i}" for i in range(5)]
    assert rows[1]["bots"] == ["random", "greedy", "greedy"]
    assert sum(row["decisions"] for row in rows) == found["decisions"]
    for row in rows:
        assert row["options"] == "bell=on"
        s = toy.new(3, {"bell": "on"}, row["seed"])
        for word in row["moves"]:
            toy.play(s, toy.check(s, word))
        assert s.over
        assert (row["scores"], row["decisions"]) == (s.scores, len(row["moves"]))


@both_kinds
def test_a_stopped_simulation_goes_on(toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    whole = simulate(setup(tmp_path / f"whole.{kind}"), 12)
    path = tmp_path / f"stopped.{kind}"
    played = module.play_game

    def interrupted(game: Game, setup: Setup, number: int) -> Outcome:
        if number == 7:
            raise KeyboardInterrupt
        return played(game, setup, number)

    monkeypatch.setattr(module, "play_game", interrupted)
    with pytest.raises(KeyboardInterrupt):
        simulate(setup(path), 12)
    assert len(list(read(path))) == 7
    monkeypatch.setattr(module, "play_game", played)
    ticks: list[int] = []
    found = simulate(setup(path, resume=True), 12, tick=ticks.append)
    assert ticks == [8, 9, 10, 11, 12]
    assert untimed(found) == untimed(whole)
    assert list(read(path)) == list(read(tmp_path / f"whole.{kind}"))


def test_a_line_cut_off_by_a_crash_is_written_anew(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    simulate(setup(path), 4)
    whole = path.read_bytes()
    path.write_bytes(whole[:-30])
    assert len(list(read(path))) == 3
    simulate(setup(path, resume=True), 4)
    assert path.read_bytes() == whole


def test_a_finished_simulation_can_grow(toy: Game, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulate(setup(path, resume=True), 3)
    assert simulate(setup(path, resume=True), 3)["games"] == 3
    assert simulate(setup(path, resume=True), 5)["games"] == 5
    assert [row["number"] for row in read(path)] == [0, 1, 2, 3, 4]
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"], "nothing half-done is left"


@both_kinds
def test_a_file_is_never_overwritten(toy: Game, tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"games.{kind}"
    simulate(setup(path), 2)
    before = path.read_bytes()
    with pytest.raises(BadLedger, match="--resume"):
        simulate(setup(path), 2)
    assert path.read_bytes() == before


@both_kinds
@pytest.mark.parametrize(
    "change",
    [
        {"seed": "other"}, {"bots": ("random", "greedy")}, {"players": 4}, {"options": {"bell": "on"}},
        {"overlay": {"candles": {"copies": 9}}}, {"moves": True},
    ],
)  # fmt: skip
def test_other_games_are_not_mixed_in(toy: Game, tmp_path: Path, kind: str, change: dict[str, Any]) -> None:
    path = tmp_path / f"games.{kind}"
    simulate(setup(path), 2)
    before = path.read_bytes()
    with pytest.raises(BadLedger, match="another simulation"):
        simulate(setup(path, resume=True, **change), 4)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "content"),
    [("a.jsonl", "hello\n"), ("a.jsonl", "[1]\n"), ("a.jsonl", '{"game": "toy"}\n'), ("a.parquet", "PAR1 not")],
)
def test_strangers_files_are_refused(toy: Game, tmp_path: Path, name: str, content: str) -> None:
    (tmp_path / name).write_text(content)
    with pytest.raises(BadLedger, match="is not a"):
        simulate(setup(tmp_path / name, resume=True), 2)
    assert (tmp_path / name).read_text() == content


def test_only_a_file_can_be_resumed(toy: Game, tmp_path: Path) -> None:
    with pytest.raises(BadLedger, match=r"\.jsonl or \.parquet"):
        simulate(setup(tmp_path, resume=True), 2)


def test_without_pyarrow_a_sentence_says_what_is_missing(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadLedger, match=r"pip install 'refectory\[lab\]'"):
        simulate(setup(tmp_path / "a.parquet"), 2)
    assert list(tmp_path.iterdir()) == []


def test_parquet_is_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "GROUP", 3)
    rows = [{"number": i, "bots": ["a"] * (i % 2), "rule": "R"} for i in range(8)]
    book = open_ledger(tmp_path / "a.parquet", resume=False)
    for row in rows:
        book.write(row)
    assert not (tmp_path / "a.parquet").exists(), "it appears when it is whole"
    book.close()
    assert list(read(tmp_path / "a.parquet")) == rows


def test_little_is_under_way_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many games there are, only a few batches are asked for before the first is counted."""
    asked: list[range] = []

    class Done:
        def __init__(self, numbers: range) -> None:
            self.numbers = numbers

        def result(self) -> list[int]:
            return list(self.numbers)

    class Pool:
        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *_: object) -> None: ...

        def submit(self, _: object, setup: Setup, numbers: range) -> Done:
            asked.append(numbers)
            return Done(numbers)

    monkeypatch.setattr(module, "workers", lambda jobs: Pool())
    games: Iterator[Any] = module.outcomes(Setup("kardinal", 3, ("random",)), 10**9, jobs=2)
    seen = [next(games) for _ in range(1000)]
    assert seen == list(range(1000)), "in their order"
    assert len(asked) <= 1000 / module.RANDOM_BATCH + 2 * module.AHEAD


def test_lines_are_plain_json(toy: Game, tmp_path: Path) -> None:
    simulate(setup(tmp_path / "a.jsonl"), 1)
    (line,) = (tmp_path / "a.jsonl").read_text().splitlines()
    assert set(json.loads(line)) == {
        "game", "players", "number", "seed", "options", "data", "bots", "scores", "winners", "places", "rule",
        "decisions", "offered", "most_options",
    }  # fmt: skip


@both_kinds
def test_an_interrupt_leaves_a_file_to_go_on_with(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"games.{kind}"
    command = [sys.executable, "-m", "refectory", "simulate", "domus", "--jobs", "2", "--out", str(path), "--games"]
    running = subprocess.Popen(
        [*command, "1000000", "--lang", "en"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    growing = path if kind == "jsonl" else path.with_name(f".{path.name}.new")
    deadline = time.monotonic() + 60
    while not (growing.exists() and growing.stat().st_size > 100_000) and time.monotonic() < deadline:
        time.sleep(0.1)
    out, err = interrupted(running, 60)
    assert (running.returncode, out) == (130, "")
    assert re.fullmatch(r"Stopped after [\d,]+ games\. The same command with --resume goes on\.\n", err)
    numbers = [row["number"] for row in read(path)]
    assert numbers
    assert numbers == list(range(len(numbers)))
    more = len(numbers) + 150
    subprocess.run([*command, str(more), "--resume"], check=True, capture_output=True)
    assert [row["number"] for row in read(path)] == list(range(more))
