"""`refectory play`: whole games at the keyboard, with everything one may type."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from refectory.cli import main
from refectory.engine.event import SPECTATOR
from refectory.engine.game import Game
from refectory.engine.record import Record

from .conftest import Run

#: Seed 3 deals the first of two seats a stub and an altar candle.
TABLE = ("play", "toy", "--seats", "human,greedy", "--seed", 3)


def test_a_whole_game(run: Run, toy: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = run(*TABLE, "--save", file, typed="1\n" * 60)
    assert (said.code, said.err) == (0, "")
    assert "> " in said.out
    assert "(rule TOY-302)" in said.out
    record = Record.load(file)
    match = record.verify()
    assert match.state.over
    assert record.kinds == ["human", "greedy"]
    assert record.names == ["Player 1", "Greedy 2"]
    sheet = said.out[said.out.rindex("Player 1   Greedy 2") :]
    assert all(str(points) in sheet for points in match.state.scores)


def test_the_table_the_prompt_and_the_numbered_moves(run: Run, toy: Game) -> None:
    said = run(*TABLE, "--name", "Ada")
    assert "Ada 0: 1 4\nGreedy 2 0: ??" in said.out
    assert "Light a candle (11 are left in the box).\n   1  Light the stub  [light:1]\n   2  Light" in said.out
    german = run(*TABLE, "--lang", "de").out
    assert "Zünde eine Kerze an (11 sind noch im Kasten).\n   1  Stummel anzünden  [light:1]" in german
    assert "Spieler 1 0: 1 4" in german


def test_many_moves_stand_in_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for width, most in ((80, 60), (140, 30)):
        monkeypatch.setenv("COLUMNS", str(width))
        shown = run("play", "kardinal", "--seats", "human,greedy", "--seed", 1).out.splitlines()
        lines = [line for line in shown if re.match(r" +\d+  ", line)]
        numbers = sorted(int(number) for line in lines for number in re.findall(r"(?:^|  ) {0,3}(\d+)  ", line))
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) > 30
        assert len(lines) <= most
        assert max(map(len, lines)) <= width


def test_moves_by_number_and_by_word(run: Run, toy: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*TABLE, "--save", file, typed="2\nroll\n 1 \nbow\n")
    moves = Record.load(file).moves
    assert moves[:3] == ["light:4", "roll", "done"]
    assert moves[-1] == "bow"


def test_what_the_others_did_since(run: Run, toy: Game) -> None:
    said = run(*TABLE, typed="light:4\ndone\n")
    after = said.out[said.out.index("You draw a candle.") :]
    assert "· Greedy 2: 5 points.\n· Greedy 2 draws a candle." in after
    assert "· You draw" not in after[20:], "one's own moves are told once"


def test_undo_and_its_barrier(run: Run, toy: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = run(*TABLE, "--save", file, typed="u\nlight:4\nu\nlight:1\nroll\nu\n")
    assert "There is nothing to take back." in said.out
    assert "Taken back." in said.out
    assert "No longer undoable: chance has spoken." in said.out
    assert Record.load(file).moves == ["light:1", "roll"]


def test_why_not_shows_the_rule(run: Run, toy: Game) -> None:
    said = run(*TABLE, typed="light:5\n")
    assert "You have no Easter candle in your hand." in said.out
    assert "TOY-201  Light a candle from your hand" in said.out
    german = run(*TABLE, "--lang", "de", typed="light:5\n")
    assert "Osterkerze hast du nicht auf der Hand." in german.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("done", "done is not possible now."),
        ("lihgt:4", "I don't know lihgt:4. Do you mean light:4?"),
        ("xyzzy", "I don't know xyzzy. Type ? for help."),
        ("9", "Choose a number from 1 to 3."),
        ("0", "Choose a number from 1 to 3."),
        ("?", "take back the latest move"),
        ("h", "take back the latest move"),
        ("r TOY-302", "TOY-302  Most points win"),
        ("r toy-3", "TOY-301  If agreed"),
        ("r TOY-2O1", "There is no rule TOY-2O1. Do you mean TOY-201?"),
        ("r nonsense", "There is no rule nonsense.\n"),
        ("b", "chapel: - (11)\nPlayer 1 0: 1 4\nGreedy 2 0: ??\n\n> "),
        ("l", "> · Everybody is dealt 2 candles."),
        ("p", "Player 1   Greedy 2"),
        ("s", "Say where to: s FILE"),
        ("s nowhere/file", "Can't write to 'nowhere/file': No such file or directory."),
        ("s \0", "Can't write to '\N{REPLACEMENT CHARACTER}': "),
        ("", "> > "),
    ],
)
@pytest.mark.usefixtures("elsewhere")
def test_answers(run: Run, toy: Game, typed: str, answer: str) -> None:
    said = run(*TABLE, typed=f"{typed}\n")
    assert said.code == 0
    assert answer in said.out[said.out.index("\n> ") :]


def test_points_include_the_projection(run: Run, toy: Game) -> None:
    said = run("play", "toy", "--seats", "human,random,random", "--option", "bell=on", typed="1\np\n")
    assert "What would be added if the game ended now" in said.out
    assert "TOY-301" in said.out


def test_save_and_resume(run: Run, toy: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = run(*TABLE, "--name", "Ada", "--option", "bell=off", typed=f"light:4\ns {file}\nroll\nq\n")
    assert f"Saved in {file}." in first.out
    assert Record.load(file).moves == ["light:4"], "leaving without --save writes nothing"
    second = run("play", "--resume", file, typed="done\ns\n")
    assert "End your turn." in second.out
    assert "Ada 4: 1" in second.out
    record = Record.load(file)
    assert record.moves[:2] == ["light:4", "done"]
    third = run("play", "toy", "--resume", file, "--save", tmp_path / "end.json", typed="1\n" * 60)
    assert "(rule TOY-302)" in third.out
    assert Record.load(tmp_path / "end.json").verify().state.over
    fourth = run("play", "--resume", tmp_path / "end.json")
    assert fourth.code == 0
    assert "(rule TOY-302)" in fourth.out


def test_own_figures_are_saved_with_the_game(run: Run, toy: Game, tmp_path: Path) -> None:
    overlay, file = tmp_path / "mine.toml", tmp_path / "game.json"
    overlay.write_text("[candles]\nhand = 3\n")
    run(*TABLE, "--data", overlay, "--save", file)
    assert json.loads(file.read_text())["data"] == {"candles": {"hand": 3}}
    overlay.unlink()
    assert "Player 1 0: 1 4 5" in run("play", "--resume", file).out


def test_the_end_of_input_saves(run: Run, toy: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = run(*TABLE, "--save", file, typed="2\n")
    assert (said.code, said.err) == (0, "")
    assert said.out.endswith(f"> \nSaved in {file}.\n")
    assert Record.load(file).moves == ["light:4"]


def test_an_interrupt_saves_too(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    file = tmp_path / "game.json"
    assert main([*map(str, TABLE), "--save", str(file)]) == 130
    assert capsys.readouterr().err == ""
    assert Record.load(file).moves == []


def test_one_keyboard_for_two(run: Run, toy: Game) -> None:
    names = ("--name", "Ada", "--name", "Ben")
    said = run("play", "toy", "--seats", "human,human", "--seed", 3, *names, typed="\nlight:4\ndone\n\nl\n")
    before, ada, ben = said.out.split("Pass the keyboard to ")
    assert before.strip() == "", "nothing is shown before the first curtain"
    assert ada.startswith("Ada. Ada: press Enter")
    assert "Ada 0: 1 4\nBen 0: ??" in ada
    assert ben.startswith("Ben. Ben: press Enter")
    assert "Ada 4: ??" in ben
    assert "· Ada: 4 points.\n· Ada draws a candle." in ben
    assert "You draw a candle" not in ben


def test_no_curtain_where_nothing_is_hidden(run: Run, toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    view = toy.view
    monkeypatch.setattr(toy, "view", lambda s, seat: {**view(s, SPECTATOR), "hands": [None] * s.seats})
    said = run("play", "toy", "--seats", "human,human", "--seed", 3, typed="1\n1\n1\n")
    assert "Pass the keyboard" not in said.out
    assert said.out.count("Light a candle") == 2


def test_nobody_is_asked_where_only_bots_play(run: Run, toy: Game) -> None:
    said = run("play", "toy", "--seats", "random,greedy,random", "--seed", 3)
    assert said.code == 0
    assert "> " not in said.out
    assert "· Greedy 2: 5 points." in said.out
    assert "(rule TOY-302)" in said.out


def test_the_default_table_is_one_human_and_a_bot(run: Run, toy: Game, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "toy", "--save", file)
    record = Record.load(file)
    assert record.kinds == ["human", "greedy"]
    assert len(record.seed) == 32
    assert record.seed != (run("play", "toy", "--save", file), Record.load(file))[1].seed
