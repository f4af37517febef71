"""Learning: pushes that show the way, steps that are tried, the same in any number of processes."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from refectory.bots import make_bot
from refectory.engine.errors import BadData, BadSeats
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.sight import Sight
from refectory.engine.weights import Weights, parse
from refectory.lab.train import Course, Lesson, NothingToLearn, edges, length, moved, pointed, train


def weights(rolled: float) -> Weights:
    return Weights({"in_hand": 0.5, "rolled": rolled}, "a guess")


def test_wrong_weights_are_mended(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games whose best weights are known, 0.8 and 1.0, behind luck that is ten times what a push is worth."""

    def known(lesson: Lesson) -> tuple[int, list[float]]:
        luck = Random(f"{lesson.course.seed}-{lesson.number}")
        worth = [
            luck.gauss(0, 8) - 20 * (own.number("in_hand") - 0.8) ** 2 - 5 * (own.number("rolled") - 1.0) ** 2
            for own in lesson.weights
        ]
        return lesson.number, [own - (sum(worth) - own) / (len(worth) - 1) for own in worth]

    monkeypatch.setattr("refectory.lab.train.edges", known)
    ticks: list[int] = []
    found = train(Course("toy", (2, 3), seed="t", weights=weights(2.0)), 3000, 6, tick=lambda: ticks.append(1))
    assert len(ticks) == length(3000, 6) == 36000
    assert found["changes"]["in_hand"] == [0.5, pytest.approx(0.8, abs=0.15)]
    assert found["changes"]["rolled"] == [2.0, pytest.approx(1.0, abs=0.3)]
    assert found["weights"].numbers() == pytest.approx([new for _, new in found["changes"].values()], abs=1e-4)
    first = found["rounds"][0]
    assert first["tried"][first["taken"]]["edge"] > 0


def test_what_does_not_win_is_not_taken(toy: Game) -> None:
    found = train(Course("toy", (2,), seed="t"), 60, 1)
    assert found["rounds"][0]["taken"] == 0.0
    assert found["changes"]["in_hand"] == [0.5, 0.5]


def test_processes_do_not_matter(toy: Game) -> None:
    alone, together = (train(Course("domus", (2,), seed="p"), 3, jobs=jobs) for jobs in (1, 2))
    assert alone["rounds"] == together["rounds"]
    assert alone["changes"] == together["changes"]


def test_edges_are_over_the_mean_of_the_others_and_everybody_weighs_alone(toy: Game) -> None:
    course = Course("toy", (3,), seed="e")
    number, found = edges(Lesson(course, 4, (weights(0.0),) * 3))
    assert number == 4
    assert sum(found) == pytest.approx(0.0)
    gamblers = [edges(Lesson(course, n, (weights(0.0), weights(9.0), weights(0.0))))[1][1] for n in range(200)]
    assert sum(gamblers) / 200 < -1.0, "the one who rolls every time loses by it, and nobody else rolls"


def test_pushes_show_the_way_through_luck() -> None:
    rng = Random("luck")
    told = []
    for _ in range(4000):
        signs = [rng.choice((-1, 1)) for _ in range(3)]
        told.append((signs, 2.0 * signs[0] - 1.0 * signs[1] + rng.gauss(0, 8)))
    up, down, nothing = pointed(told)
    assert up == 1.0
    assert down == pytest.approx(-0.5, abs=0.2)
    assert abs(nothing) < 0.1


def test_a_weight_keeps_its_sign_and_its_size() -> None:
    three = Weights({"a": 1.0, "b": (0.0, -2.0)}, "")
    assert moved(three, [1.0, 1.0, 0.0], 1.0).numbers() == pytest.approx([1.2, 0.1, -2.0])
    assert moved(three, [1.0, 0.0, 1.0], 99.0).numbers() == [2.0, 0.0, -1.0]
    assert moved(three, [-1.0, 0.0, -1.0], 99.0).numbers() == [0.5, 0.0, -4.0]


def test_what_is_wrong_is_said_before_the_first_game(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSeats, match="2 to 4 seats, not for 7"):
        train(Course("toy", (7,)), 3)
    with pytest.raises(BadData, match="'in_hand' is missing or unknown"):
        train(Course("toy", (2,), weights=Weights({"in_foot": 1.0}, "")), 3)
    monkeypatch.setattr(toy, "weights", None)
    with pytest.raises(NothingToLearn, match="'toy' has no weights"):
        train(Course("toy", (2,)), 3)


# ---- weights as files --------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", ["domus", "kardinal", "monasterium", "monastery"])
def test_the_weights_of_a_room_survive_a_file(game_id: str, tmp_path: Path) -> None:
    ours = load_game(game_id).weights
    assert ours is not None
    file = tmp_path / "weights.toml"
    file.write_text(ours.text(), encoding="utf-8")
    again = Weights.read(file)
    assert (again.values, again.made) == (ours.values, ours.made)
    assert len(ours.names()) == len(set(ours.names())) == len(ours.numbers())


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
    file.write_text(Weights({"in_hand": 10.0, "rolled": 0.0}, "").text(), encoding="utf-8")
    s = toy.new(2, seed="w")
    word = toy.vocabulary.word
    highest = max(word(move) for move in s.options if word(move).startswith("light"))
    assert word(make_bot("brother", 1).choose(Sight(toy, s, s.actor))) == highest
    assert word(make_bot(f"brother:weights={file}", 1).choose(Sight(toy, s, s.actor))) != highest
    assert word(make_bot(f"abbot:simulations=4:weights={file}", 1).choose(Sight(toy, s, s.actor)))
    with pytest.raises(BadData, match="Can't read the weights"):
        make_bot("brother:weights=nowhere.toml", 1)
