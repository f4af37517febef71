"""Wrong input: one clear sentence on stderr, exit code 2, no traceback, nothing on stdout."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from refectory.engine.game import Game
from refectory.lab.simulate import Setup, simulate

from .conftest import Run


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "required: COMMAND"),
        ("simulat toy", "Unknown command 'simulat'. Did you mean 'simulate'?"),
        ("games --jsn", "Unrecognized arguments: --jsn"),
        ("games --lang fr", "invalid choice: 'fr'"),
        ("rules", "required: GAME"),
        ("rules kardnal", "Unknown game 'kardnal'. Did you mean 'kardinal'?"),
        ("rules chess", "Unknown game 'chess'. Known: "),
        ("rules toy TOY-999", "Unknown rule 'TOY-999'."),
        ("simulate tyo", "Unknown game 'tyo'. Did you mean 'toy'?"),
        ("simulate kardinal --players 1", "'kardinal' is for 2 to 5 seats, not for 1."),
        ("simulate kardinal --players 6", "'kardinal' is for 2 to 5 seats, not for 6."),
        ("simulate toy --players two", "must be a whole number of at least 1, not 'two'"),
        ("simulate toy --players 0", "must be a whole number of at least 1, not '0'"),
        ("simulate toy --games 0", "must be a whole number of at least 1, not '0'"),
        ("simulate toy --games 1e3", "must be a whole number of at least 1, not '1e3'"),
        ("simulate toy --jobs 999", "must be a whole number from 1 to 256, not '999'"),
        ("simulate toy --bots gredy", "Unknown bot 'gredy'. Did you mean 'greedy'?"),
        ("simulate toy --bots random,,random", "Unknown bot ''."),
        ("simulate toy --bots human", "Unknown bot 'human'."),
        ("simulate toy --bots random,random,random", "2 seats can't be taken by 3 bots."),
        ("simulate toy --option bel=on", "Unknown option 'bel'. Did you mean 'bell'?"),
        ("simulate toy --option bell=loud", "Option 'bell' can't be 'loud'. Possible: off, on."),
        ("simulate toy --option bell", "'bell' is not an option of the form NAME=VALUE."),
        ("simulate toy --option bell=on --option bell=off", "Option 'bell' is given twice."),
        ("simulate toy --option bell=on", "The bell needs 3 or 4 seats."),
        ("simulate toy --seed \x07", "Argument --seed: must be a plain text."),
        ("simulate toy --data nowhere.toml", "Can't read the data file 'nowhere.toml': No such file or directory."),
        ("play", "Say which game to play"),
        ("play tyo", "Unknown game 'tyo'. Did you mean 'toy'?"),
        ("play toy --seats human", "'toy' is for 2 to 4 seats, not for 1."),
        (
            "play kardinal --seats human" + ",greedy" * 5,
            "'kardinal' is for 2 to 5 seats, not for 6.",
        ),
        ("play toy --seats human,humam", "Unknown seat 'humam'. Did you mean 'human'?"),
        ("play toy --seats ,,,", "Unknown seat ''."),
        ("play toy --seats 3", "Unknown seat '3'. Known: abbot, brother, greedy, human, novice, prior, random."),
        ("play toy --name A --name B --name C", "3 names are too many for 2 seats."),
        ("play toy --name A --name A", "Two seats can't both be called 'A'."),
        ("play toy --option bel=on", "Unknown option 'bel'. Did you mean 'bell'?"),
        ("play toy --save nowhere/game.json", "Can't write to 'nowhere/game.json': No such folder."),
        ("play --resume nowhere.json", "Can't read 'nowhere.json': No such file or directory."),
        ("play --resume nowhere.json --seed 1", "A resumed game brings its own --seed."),
        ("show", "required: RECORD"),
        ("show nowhere.json", "Can't read 'nowhere.json': No such file or directory."),
        ("show nowhere.json --json --svg", "not allowed with argument --json"),
        ("verify", "required: RECORD"),
        ("fuzz toy --seconds -1", "must be a number of seconds above 0, not '-1'"),
        ("fuzz toy --seconds nan", "must be a number of seconds above 0, not 'nan'"),
        ("fuzz toy --seconds soon", "must be a number of seconds above 0, not 'soon'"),
        ("fuzz toy --players 9 --seconds 1", "'toy' is for 2 to 4 seats, not for 9."),
        ("bench --seconds 0", "must be a number of seconds above 0, not '0'"),
    ],
)
@pytest.mark.usefixtures("elsewhere")
def test_wrong_words(run: Run, toy: Game, line: str, why: str) -> None:
    refused(run, why, *line.split(" ") if line else [])


def refused(run: Run, why: str, *arguments: object) -> None:
    said = run(*arguments)
    assert said.code == 2, said
    assert why in said.err
    assert said.err.count("\n") == 1
    assert said.err.endswith((".\n", "?\n"))
    assert said.out == ""


@pytest.mark.parametrize("command", ["simulate toy --games 1", "play toy"])
@pytest.mark.parametrize(
    ("overlay", "why"),
    [
        ("[candels]\ncopies = 3\n", "The data file has no key 'candels'. Did you mean 'candles'?"),
        ("[candles]\ncopis = 3\n", "The data file has no key 'candles.copis'. Did you mean 'copies'?"),
        ("[candles]\ncopies = 99\n", "'candles.copies' must be a whole number from 2 to 9, not 99."),
        ("[candles]\ncopies = 'three'\n", "'candles.copies' must be like 3, not 'three'."),
        ("[candles\n", "is not valid TOML"),
        ("\xff\xfe", "is not valid TOML"),
    ],
)
def test_wrong_figures(run: Run, toy: Game, tmp_path: Path, command: str, overlay: str, why: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(overlay, encoding="latin-1")
    refused(run, why, *command.split(), "--data", file)


def test_a_real_board_with_wrong_figures(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    for overlay, why in (
        ("[pieces]\ncloister = 20\n", "Did you mean 'cloisters'?"),
        ("[pieces]\ncloisters = -1\n", "'pieces.cloisters' must be a whole number"),
        ('[[country]]\nid = "france"\ncolour = "es"\n', "The data file has no 'country' called 'france'"),
    ):
        file.write_text(overlay)
        refused(run, why, "simulate", "kardinal", "--data", file)


def test_a_place_that_can_not_be_written(run: Run, toy: Game, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    refused(run, f"Can't write to '{file}': File exists.", "simulate", "toy", "--out", file)
    refused(run, "Not a directory.", "simulate", "toy", "--out", file / "folder")
    refused(run, "Not a directory.", "fuzz", "toy", "--out", file / "folder")


def test_a_disk_that_fills_up_during_the_run(
    run: Run, toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(record: object, path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("refectory.engine.record.Record.save", full)
    refused(run, f"Can't write to '{tmp_path}': No space left on device.", "simulate", "toy", "--out", tmp_path)


@pytest.fixture
def record(toy: Game, tmp_path: Path) -> Path:
    setup = Setup("toy", 2, ("random",), seed="r", out=tmp_path)
    simulate(setup, 1)
    return tmp_path / setup.file(0)


@pytest.mark.parametrize("command", ["show", "play --resume"])
def test_damaged_records(run: Run, record: Path, command: str) -> None:
    text = record.read_text()
    moves = json.loads(text)["moves"]
    damaged = record.with_name("damaged.json")
    for content, why in (
        (text[: len(text) // 2], "is not a whole JSON file"),
        ("", "is not a whole JSON file"),
        ("[" * 100_000, "is not a whole JSON file"),
        ("[]", "is not a Refectory record of format 1."),
        (text.replace(f'"{moves[0]}"', '"fly"', 1), "Move 1 of"),
        (text.replace('"moves"', '"motions"'), "lacks: moves."),
    ):
        damaged.write_text(content)
        refused(run, why, *command.split(), damaged)
    damaged.write_bytes(b"\xff\xfe\x00")
    refused(run, "is not a text file.", *command.split(), damaged)
    refused(run, "Is a directory.", *command.split(), record.parent)


def test_show_refuses_what_is_not_there(run: Run, record: Path) -> None:
    refused(run, "so there is no ply 999.", "show", record, "--ply", 999)
    refused(run, "must be a whole number of at least 0, not '-1'", "show", record, "--ply", "-1")
    for seat in ("0", "3", "me"):
        refused(run, f"There is no seat '{seat}'. Possible: 1 to 2, spectator, all.", "show", record, "--seat", seat)


def test_resume_refuses_another_game_and_unknown_seats(run: Run, record: Path) -> None:
    refused(run, "is a game of 'toy', not of 'kardinal'.", "play", "kardinal", "--resume", record)
    odd = record.with_name("odd.json")
    odd.write_text(json.dumps({**json.loads(record.read_text()), "kinds": ["human", "oracle"]}))
    refused(run, "Unknown seat 'oracle'.", "play", "--resume", odd)
