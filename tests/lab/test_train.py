"""Learning: pairs under equal luck, a step that is held back, the same in any number of processes."""

from __future__ import annotations

from pathlib import Path

import pytest

from refectory.bots import make_bot
from refectory.engine.errors import BadData, BadSeats
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.sight import Sight
from refectory.engine.weights import Weights, parse
from refectory.lab.train import Course, NothingToLearn, Pair, learned, solved, train


@pytest.mark.parametrize("wrong", [0.1, 1.0])
def test_a_wrong_weight_is_found(toy: Game, wrong: float) -> None:
    """Whether a candle in a hand counted too little or too much at first, games teach about the same."""
    found = train(Course("toy", (2, 3), seed="t", weights=Weights({"in_hand": wrong}, "a guess")), 300)
    assert found["pairs"] > 200
    before, after = found["changes"]["in_hand"]
    assert before == wrong
    assert after == pytest.approx(0.35, abs=0.12)
    assert found["after"]["error"] < found["before"]["error"]
    assert found["weights"].number("in_hand") == pytest.approx(after, abs=1e-4)


def test_processes_do_not_matter(toy: Game) -> None:
    alone = train(Course("domus", (2,), seed="p"), 2)
    assert alone["changes"] == train(Course("domus", (2,), seed="p"), 2, jobs=2)["changes"]


def test_little_evidence_moves_little() -> None:
    pair = Pair(said=1.0, was=3.0, slopes=[2.0])
    (little,), (much,) = learned([pair], [1.0]), learned([pair] * 500, [1.0])
    assert 0 < little < 0.2
    assert much == pytest.approx(1.0, abs=0.05)


def test_a_weight_keeps_its_sign_and_its_size() -> None:
    (down,) = learned([Pair(9.0, -9.0, [2.0])] * 100, [1.0])
    (up,) = learned([Pair(-9.0, 9.0, [2.0])] * 9000, [1.0])
    assert (down, up) == (-0.75, 3.0)


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [8.0, 7.0]) == pytest.approx([1.25, 1.5])


def test_what_is_wrong_is_said_before_the_first_game(toy: Game) -> None:
    with pytest.raises(BadSeats, match="2 to 4 seats, not for 7"):
        train(Course("toy", (7,)), 1)
    with pytest.raises(BadData, match="'in_hand' is missing or unknown"):
        train(Course("toy", (2,), weights=Weights({"in_foot": 1.0}, "")), 1)


def test_no_pair_is_no_lesson(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("refectory.lab.train.TRIED", 0.0)
    with pytest.raises(NothingToLearn, match="play more"):
        train(Course("toy", (2,)), 1)


# ---- weights as files --------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["domus", "kardinal", "monasterium", "monastery"])
def test_the_weights_of_a_room_survive_a_file(game_id: str, tmp_path: Path) -> None:
    weights = load_game(game_id).weights
    assert weights is not None
    file = tmp_path / "weights.toml"
    file.write_text(weights.text(), encoding="utf-8")
    again = Weights.read(file)
    assert (again.values, again.made) == (weights.values, weights.made)
    assert len(weights.names()) == len(set(weights.names())) == len(weights.numbers())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("made = 'x'", "need 'made', a text, and a table"),
        ("[weights]\na = 1.0", "need 'made'"),
        ("made = 'x'\n[weights]\na = 'much'", "'a' in the weights 'here' must be a number"),
        ("made = 'x'\n[weights]\na = [1.0, nan]", "must be a number"),
        ("made = 'x'\n[weights]\na = true", "must be a number"),
        ("made = ", "not valid TOML"),
    ],
)
def test_bad_weights_are_refused(text: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        parse(text, "here")


def test_a_bot_may_weigh_by_a_file(toy: Game, tmp_path: Path) -> None:
    """With what it holds counting ten times, nobody would light a candle: each costs more than it brings."""
    file = tmp_path / "miser.toml"
    file.write_text(Weights({"in_hand": 10.0}, "").text(), encoding="utf-8")
    s = toy.new(2, seed="w")
    word = toy.vocabulary.word
    highest = max(word(move) for move in s.options if word(move).startswith("light"))
    assert word(make_bot("brother", 1).choose(Sight(toy, s, s.actor))) == highest
    assert word(make_bot(f"brother:weights={file}", 1).choose(Sight(toy, s, s.actor))) != highest
    assert word(make_bot(f"abbot:simulations=4:weights={file}", 1).choose(Sight(toy, s, s.actor)))
    with pytest.raises(BadData, match="Can't read the weights"):
        make_bot("brother:weights=nowhere.toml", 1)
