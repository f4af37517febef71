"""arena, balance, hint and review on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from refectory.engine.game import Game
from refectory.lab.simulate import Setup, simulate

from .conftest import Run


@pytest.fixture
def record(toy: Game, tmp_path: Path) -> Path:
    """A finished game of three."""
    setup = Setup("toy", 3, ("greedy", "random"), seed="r", out=tmp_path)
    simulate(setup, 1)
    return tmp_path / setup.file(0)


def test_arena_shows_a_table_in_both_languages(run: Run, toy: Game) -> None:
    said = run("arena", "toy", "--bots", "brother,random", "--players", 3, "--games", 4, "--seed", "a")
    assert said.code == 0
    assert "toy with 3: 6 games, 2 deals." in said.out
    assert "brother" in said.out
    assert "2 Verteilungen" in run("arena", "toy", "--bots", "brother,random", "--games", 4, "--lang", "de").out


def test_train_writes_weights_that_a_bot_can_use(run: Run, toy: Game, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    said = run("train", "toy", "--players", "2,3", "--games", 12, "--rounds", 1, "--seed", "t", "--out", file)
    assert said.code == 0
    assert "in_hand" in said.out
    assert f"Weights written to {file}." in said.out
    assert 'made = "refectory train toy --players 2,3 --games 12 --rounds 1 --seed t (version' in file.read_text(
        encoding="utf-8"
    )
    against = run("arena", "toy", "--bots", f"brother:weights={file},random", "--games", 2, "--json")
    assert json.loads(against.out)["games"] == 2
    found = json.loads(run("train", "toy", "--games", 12, "--seed", "t", "--weights", file, "--json").out)
    assert found["players"] == [2, 3, 4]
    assert f"--weights {file}" in found["made"]
    assert "genommen" in run("train", "toy", "--games", 12, "--lang", "de").out


def test_train_learns_from_how_games_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    said = run("train", "kardinal", "--foretell", "random", "--games", 5, "--rounds", 1, "--seed", "t", "--out", file)
    assert said.code == 0
    assert "foretold after" in said.out
    assert "duel_score.2" in said.out
    made = 'made = "refectory train kardinal --players 2 --games 5 --rounds 1 --seed t --foretell random (version'
    assert made in file.read_text(encoding="utf-8")
    against = run("arena", "kardinal", "--bots", f"brother:weights={file},random", "--games", 2, "--json")
    assert json.loads(against.out)["games"] == 2
    again = run("train", "kardinal", "--foretell", "random", "--games", 5, "--rounds", 1, "--seed", "t", "--json")
    assert set(json.loads(again.out)["rounds"][0]) == {"decisions", "before", "after"}
    assert (
        "vorhergesagt nachher" in run("train", "kardinal", "--foretell", "random", "--games", 3, "--lang", "de").out
    )


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--foretell", "random"), "'toy' has no weights that foretell"),
        (("--foretell", "random", "--players", "3"), "Only games of two are foretold"),
        (("--players", "9"), "2 to 4 seats, not for 9"),
        (("--players", "two"), "'two' is no list of seat counts like 2,3."),
        (("--weights", "nowhere.toml"), "Can't read the weights 'nowhere.toml'"),
        (("--out", "nowhere/weights.toml"), "Can't write to 'nowhere/weights.toml'"),
    ],
)
def test_train_refuses_before_it_plays(run: Run, toy: Game, arguments: tuple[str, ...], why: str) -> None:
    said = run("train", "toy", *arguments)
    assert said.code == 2
    assert why in said.err


def test_arena_sets_the_budget_of_those_who_search(run: Run, toy: Game) -> None:
    found = json.loads(
        run(
            "arena", "toy", "--bots", "abbot,plain,prior:simulations=2,random",
            "--games", 1, "--simulations", 3, "--json",
        ).out
    )  # fmt: skip
    assert found["bots"] == ["abbot:simulations=3", "plain:simulations=3", "prior:simulations=2", "random"]
    assert found["games"] == 4
    assert found["table"][0]["fair_share"] == 0.25
    timed = json.loads(run("arena", "toy", "--bots", "abbot,random", "--games", 1, "--seconds", "0.01", "--json").out)
    assert timed["bots"] == ["abbot:seconds=0.01", "random"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "abott,random"), "Unknown bot 'abott'. Did you mean 'abbot'?"),
        (("--bots", "random,random,random", "--players", 2), "2 seats can't be taken by 3 bots."),
        (("--bots", "random:seconds=1,random"), "'random' does not search, so it has no settings but 'weights'."),
    ],
)
def test_arena_refuses_in_a_sentence(run: Run, toy: Game, arguments: tuple[object, ...], sentence: str) -> None:
    said = run("arena", "toy", *arguments)
    assert said.code == 2
    assert said.err.strip() == sentence


def test_balance(run: Run, toy: Game) -> None:
    said = run("balance", "toy", "--players", 2, "--games", 5)
    assert said.code == 0
    assert "Candles with 2, 5 games, brother on all seats" in said.out
    assert "Ended by rule TOY-302: 100.0 %" in said.out
    found = json.loads(run("balance", "toy", "--games", 5, "--bot", "random", "--json").out)
    assert found["games"] == 5
    assert len(found["order"]) == 2


def test_hint(run: Run, record: Path) -> None:
    said = run("hint", record, "--ply", 4, "--simulations", 20)
    assert said.code == 0
    assert "winning chance %" in said.out
    found = json.loads(run("hint", record, "--ply", 4, "--simulations", 20, "--json").out)
    assert found["ply"] == 4
    assert {"move", "chance", "points", "margin", "attention"} == set(found["hints"][0])


def test_hint_refuses_what_can_not_be_decided(run: Run, record: Path) -> None:
    assert "there is nothing to decide" in run("hint", record).err
    assert "so there is no ply 9999" in run("hint", record, "--ply", 9999).err


def test_review(run: Run, record: Path) -> None:
    said = run("review", record, "--simulations", 5)
    assert said.code == 0
    assert "Winning chances from the beginning to the end:" in said.out
    assert "The costliest decisions of" in said.out
    found = json.loads(run("review", record, "--simulations", 5, "--json").out)
    assert len(found["chances"]) == len(json.loads(record.read_text())["moves"]) + 1
    assert len(found["costliest"]) == 3
