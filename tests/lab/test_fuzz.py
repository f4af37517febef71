"""The fuzzer is silent about a sound game and finds every kind of fault that is put into it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from refectory.engine.errors import BadSeats
from refectory.engine.event import Result, Score
from refectory.engine.game import Game
from refectory.engine.record import Record
from refectory.engine.state import Frame, State
from refectory.lab.fuzz import fuzz, random_table

#: More than any of these faults needs to show.
LONG = 30


def test_a_sound_game_gives_no_findings(toy: Game) -> None:
    report = fuzz(toy, 2.0)
    assert report.findings == []
    assert report.games > 2
    assert report.decisions > 60
    assert report.seconds >= 0.6


def test_all_seat_counts_and_options_are_tried(toy: Game) -> None:
    tables = [random_table(toy, None, Random(n)) for n in range(60)]
    assert {(seats, options["bell"]) for seats, options in tables} == {
        (2, "off"), (3, "off"), (3, "on"), (4, "off"), (4, "on"),
    }  # fmt: skip
    assert {random_table(toy, 3, Random(n))[0] for n in range(20)} == {3}


def test_a_wrong_seat_count_is_refused(toy: Game) -> None:
    with pytest.raises(BadSeats):
        fuzz(toy, 1, seats=6)


Sabotage = Callable[[Game, pytest.MonkeyPatch], None]


def wrap(patch: pytest.MonkeyPatch, target: Any, name: str, change: Callable[..., Any]) -> None:
    """Replace a method by `change(original, *arguments)`."""
    original = getattr(target, name)
    patch.setattr(target, name, lambda *arguments: change(original, *arguments))


def crash(game: Game, patch: pytest.MonkeyPatch) -> None:
    def apply(original: Any, s: State, frame: Any, move: int) -> None:
        if s.draws > 1:
            raise KeyError("lost")
        original(s, frame, move)

    wrap(patch, game.steps[2], "apply", apply)


def dead_end(game: Game, patch: pytest.MonkeyPatch) -> None:
    wrap(patch, game.steps[1], "moves", lambda original, s, frame: [] if s.scores[0] > 6 else original(s, frame))


def endless(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game, "bound", lambda seats: 12)


def lost_piece(game: Game, patch: pytest.MonkeyPatch) -> None:
    def apply(original: Any, s: Any, frame: Any, move: int) -> None:
        original(s, frame, move)
        if len(s.row) == 4:
            s.row.pop()

    wrap(patch, game.steps[1], "apply", apply)


def open_deck(game: Game, patch: pytest.MonkeyPatch) -> None:
    wrap(patch, game, "view", lambda original, s, seat: {**original(s, seat), "next": s.deck[-1:]})


def peeping_imagination(game: Game, patch: pytest.MonkeyPatch) -> None:
    def imagine(original: Any, s: Any, seat: int, rng: Random) -> State:
        truth: State = original(s, seat, Random(rng.random() + sum(s.deck[-2:])))
        return truth

    wrap(patch, game, "imagine", imagine)


def crash_in_imagination(game: Game, patch: pytest.MonkeyPatch) -> None:
    def apply(original: Any, s: State, frame: Any, move: int) -> None:
        if len(s.seed) == 32:  # only imagined truths have such a seed here
            raise KeyError("lost")
        original(s, frame, move)

    wrap(patch, game.steps[1], "apply", apply)


def invented_card(game: Game, patch: pytest.MonkeyPatch) -> None:
    def imagine(original: Any, s: Any, seat: int, rng: Random) -> State:
        other = original(s, seat, rng)
        other.row.append(1)
        return other  # type: ignore[no-any-return]

    wrap(patch, game, "imagine", imagine)
    wrap(patch, game, "view", lambda original, s, seat: {**original(s, seat), "row": []})


def guessed_options(game: Game, patch: pytest.MonkeyPatch) -> None:
    def imagine(original: Any, s: Any, seat: int, rng: Random) -> State:
        other: State = original(s, seat, rng)
        other.options.reverse()
        return other

    wrap(patch, game, "imagine", imagine)
    patch.setattr(game, "decision", lambda s, seat: None)


def knowing_drawing(game: Game, patch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []
    patch.setattr(game, "text", lambda view, words: str(calls.append(1) or len(calls)))  # type: ignore[func-returns-value]


def knowing_projection(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game, "projection", lambda s, eyes: [Score(0, sum(s.deck[-3:]), "TOY-301", "bell")])


def shared_copy(game: Game, patch: pytest.MonkeyPatch) -> None:
    def copy(original: Any, s: Any) -> State:
        twin = original(s)
        twin.row = s.row
        return twin  # type: ignore[no-any-return]

    wrap(patch, type(game.new(2)), "copy", copy)


def forgotten_barrier(game: Game, patch: pytest.MonkeyPatch) -> None:
    def apply(original: Any, s: State, frame: Any, move: int) -> None:
        original(s, frame, move)
        s.barrier = ""

    wrap(patch, game.steps[2], "apply", apply)


def lossy_encoding(game: Game, patch: pytest.MonkeyPatch) -> None:
    wrap(patch, game, "decode", lambda original, plain: original({**plain, "row": plain["row"][:5]}))


def double_option(game: Game, patch: pytest.MonkeyPatch) -> None:
    wrap(patch, game.steps[1], "moves", lambda original, s, frame: original(s, frame) * 2)


def lax_check(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game, "check", lambda s, word: s.options[0])


def same_labels(game: Game, patch: pytest.MonkeyPatch) -> None:
    wrap(patch, game, "label", lambda original, s, move: original(s, s.options[0]))


def missing_word(game: Game, patch: pytest.MonkeyPatch) -> None:
    def run(original: Any, s: State, frame: Frame) -> None:
        original(s, frame)
        s.tell("unheard-of")

    wrap(patch, game.steps[0], "run", run)


def no_winner(game: Game, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game, "result", lambda s: Result(tuple(s.scores), (), (1,) * s.seats, "TOY-302"))


def fickle_result(game: Game, patch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def result(original: Any, s: State) -> Result:
        calls.append(1)
        found: Result = original(s)
        return found._replace(rule=f"TOY-{len(calls)}")

    wrap(patch, game, "result", result)
    wrap(patch, game, "view", lambda original, s, seat: {**original(s, seat), "result": None})


def broken_set_up(game: Game, patch: pytest.MonkeyPatch) -> None:
    def set_up(original: Any, *arguments: Any) -> State:
        raise ZeroDivisionError

    wrap(patch, game, "set_up", set_up)


@pytest.mark.parametrize(
    ("sabotage", "law", "step"),
    [
        (crash, "crash", "end"),
        (dead_end, "dead-end", "end"),
        (endless, "bound", "end"),
        (lost_piece, "inventory", "end"),
        (open_deck, "leak", "turn"),
        (peeping_imagination, "leak", "turn"),
        (crash_in_imagination, "imagine", "end"),
        (invented_card, "imagine", "turn"),
        (guessed_options, "leak", "turn"),
        (knowing_drawing, "leak", "turn"),
        (knowing_projection, "leak", "turn"),
        (shared_copy, "undo", "end"),
        (forgotten_barrier, "undo", "end"),
        (lossy_encoding, "encoding", "end"),
        (double_option, "options", "turn"),
        (lax_check, "refusal", "end"),
        (same_labels, "words", "turn"),
        (missing_word, "crash", "turn"),
        (no_winner, "result", "over"),
        (fickle_result, "record", "over"),
        (broken_set_up, "crash", "set-up"),
    ],
)
def test_every_fault_is_found(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sabotage: Sabotage, law: str, step: str
) -> None:
    sabotage(toy, monkeypatch)
    (finding,) = fuzz(toy, LONG, seats=2, out=tmp_path, enough=1).findings
    assert finding.law == law, finding.reason
    assert finding.step == step
    check_the_file(finding.file, finding.plain())
    monkeypatch.undo()
    if law != "refusal":
        assert finding.record.replay().ply == len(finding.record.moves), "the moves are legal in the sound game"


def check_the_file(file: str, told: dict[str, Any]) -> None:
    plain = json.loads(Path(file).read_text())
    assert plain["finding"] == {key: told[key] for key in ("law", "reason", "step")}
    record = Record.load(file)
    assert (record.seed, len(record.moves), record.options) == (told["seed"], told["ply"], told["options"])


def test_a_finding_can_be_replayed_up_to_the_fault(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        crash(toy, patch)
        (finding,) = fuzz(toy, LONG, seats=2, out=tmp_path, enough=1).findings
        record = Record.load(finding.file)
        record.replay(len(record.moves) - 1)
        with pytest.raises(KeyError):
            record.replay()
    assert record.replay().ply == len(record.moves), "the sound game plays on"


def test_the_same_fault_is_reported_once_per_step(toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_deck(toy, monkeypatch)
    report = fuzz(toy, LONG, out=tmp_path, enough=2)
    assert sorted(finding.step for finding in report.findings) == ["end", "turn"]
    assert max(finding.times for finding in report.findings) > 1
    assert len(list(tmp_path.iterdir())) == len(report.findings)
