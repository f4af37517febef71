"""The commands that list, look up, simulate, show, verify, search and measure."""

from __future__ import annotations

import io
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from refectory import __version__, compiled
from refectory.cli import _output, bench, commands, main
from refectory.engine.game import Game
from refectory.engine.record import Record
from refectory.lab.simulate import Setup, simulate
from refectory.words import Catalogue, message_keys

from .conftest import Run

TOY_RULES = ["TOY-101", "TOY-201", "TOY-202", "TOY-203", "TOY-204", "TOY-301", "TOY-302"]


@pytest.fixture
def record(toy: Game, tmp_path: Path) -> Path:
    """A finished game of three."""
    setup = Setup("toy", 3, ("greedy", "random"), seed="r", options={"bell": "on"}, out=tmp_path)
    simulate(setup, 1)
    return tmp_path / setup.file(0)


def edited(record: Path, **changes: Any) -> Path:
    """The same record with some entries changed."""
    plain = json.loads(record.read_text())
    copy = record.with_name("edited.json")
    copy.write_text(json.dumps({**plain, **changes}))
    return copy


# ---- help --------------------------------------------------------------------------------------------


def test_help_names_every_command_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, usage in (("de", "Aufruf"), ("en", "usage")):
        with pytest.raises(SystemExit, match="0"):
            main(["--lang", lang, "--help"])
        text = capsys.readouterr().out
        assert text.startswith(f"{usage}: refectory")
        assert all(re.search(rf"^ +{name} ", text, re.MULTILINE) for name in commands())


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("command", commands())
def test_every_command_explains_itself(capsys: pytest.CaptureFixture[str], command: str, lang: str) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([command, "--help", "--lang", lang])
    assert "--lang {de,en}" in capsys.readouterr().out


def test_the_language_of_the_system_is_the_default(run: Run, toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Candles" in run("games").out
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Kerzen" in run("games").out
    assert "Candles" in run("games", "--lang=en").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Candles" in run("games").out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"refectory {__version__} ({compiled.kind()})\n"


def test_both_languages_have_the_same_sentences() -> None:
    keys = [{key for key in message_keys(lang, None) if key.startswith("cli-")} for lang in ("de", "en")]
    assert keys[0] == keys[1]
    assert {f"cli-{name}" for name in commands()} <= keys[0]


# ---- games and rules ---------------------------------------------------------------------------------


def test_games_lists_titles_seats_and_options(run: Run, toy: Game) -> None:
    said = run("games")
    assert said.code == 0
    assert re.search(r"toy +Candles +2–4 +1–2 +bell=off\|on", said.out)
    assert "kardinal" in said.out


def test_games_as_json(run: Run, toy: Game) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json", "--lang", "de").out)}
    assert games["toy"] == {
        "id": "toy", "title": "Kerzen", "line": "Zünde deine Kerzen an, bevor es dunkel wird.",
        "seats": [2, 3, 4], "colours": ["red", "blue", "green", "yellow"], "minutes": [1, 2],
        "designers": ["nobody"], "publisher": "nobody", "year": 2000,
        "options": [{
            "id": "bell", "name": "Glocke", "rule": "TOY-301",
            "values": [{"id": "off", "name": "ohne Glocke"}, {"id": "on", "name": "mit Glocke"}],
        }],
    }  # fmt: skip


def test_rules_by_chapter(run: Run, toy: Game) -> None:
    said = run("rules", "toy")
    assert said.code == 0
    assert re.findall(r"TOY-\d+", said.out) == TOY_RULES
    assert said.out.index("Set-up") < said.out.index("TOY-101") < said.out.index("The turn")
    assert "draw a candle. (derived)" in said.out


@pytest.mark.parametrize(
    ("wanted", "found"), [("TOY-203", ["TOY-203"]), ("toy-30", ["TOY-301", "TOY-302"]), ("TOY-1", ["TOY-101"])]
)
def test_one_rule_or_the_beginning_of_some(run: Run, toy: Game, wanted: str, found: list[str]) -> None:
    rules = json.loads(run("rules", "toy", wanted, "--json").out)
    assert [rule["id"] for rule in rules] == found
    assert set(rules[0]) == {"id", "chapter", "text", "mark"}


def test_rules_in_german(run: Run, toy: Game) -> None:
    assert "Auf Wunsch läutet" in run("rules", "toy", "TOY-301", "--lang", "de").out


# ---- simulate ----------------------------------------------------------------------------------------


def test_simulate_as_json(run: Run, toy: Game, tmp_path: Path) -> None:
    said = run(
        "simulate", "toy", "--players", 3, "--games", 6, "--seed", "x", "--bots", "greedy,random",
        "--option", "bell=on", "--out", tmp_path / "new" / "folder", "--json",
    )  # fmt: skip
    assert said.code == 0
    assert said.err == "", "no progress bar in a pipe"
    found = json.loads(said.out)
    wanted = "games decisions seconds decisions_per_second mean_scores wins wins_by_bot mean_options max_options"
    assert {*wanted.split(), "plies_per_game"} <= set(found)
    assert found["games"] == 6
    assert sum(found["wins"]) == pytest.approx(6)
    assert set(found["wins_by_bot"]) == {"greedy", "random"}
    assert set(found["plies_per_game"]) == {"mean", "min", "max"}
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [f"toy-3-x-{i}.json" for i in range(6)]
    assert run("verify", *files).code == 0


def test_simulate_as_a_table(run: Run, toy: Game) -> None:
    english, german = run("simulate", "toy", "--games", 5).out, run("simulate", "toy", "--lang", "de").out
    assert "Games: 5" in english
    assert re.search(r"Seat 2 +\d+\.\d\d", english)
    assert re.search(r"Platz 2 +\d+,\d\d", german)
    assert "Seat 3" not in english, "the smallest table is the default"


def test_simulate_with_other_figures(run: Run, toy: Game, tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text("[candles]\ncopies = 9\n")
    found = json.loads(run("simulate", "toy", "--games", 2, "--data", overlay, "--json").out)
    assert found["plies_per_game"]["min"] >= 90


def test_jobs_play_the_same_games(run: Run) -> None:
    command = ("simulate", "kardinal", "--players", 2, "--games", 120, "--json", "--jobs")
    alone, together = (json.loads(run(*command, jobs).out) for jobs in (1, 2))
    for name in ("seconds", "decisions_per_second"):
        del alone[name], together[name]
    assert alone == together


# ---- show --------------------------------------------------------------------------------------------


def test_show_as_json_tells_every_point(run: Run, record: Path) -> None:
    shown = json.loads(run("show", record, "--json").out)
    match = Record.load(record).replay()
    assert shown["scores"] == match.state.scores
    assert shown["ply"] == shown["plies"] == match.ply
    assert shown["over"]
    assert shown["result"] == json.loads(record.read_text())["result"]
    for seat, own in enumerate(shown["sheet"]):
        assert own["seat"] == seat + 1
        assert sum(line["points"] for line in own["scores"]) == shown["scores"][seat]
        assert own["projection"] == []
        assert all(set(line) == {"ply", "points", "rule", "source", "place", "pieces"} for line in own["scores"])
    sources = {line["source"] for own in shown["sheet"] for line in own["scores"]}
    assert {"candle", "bell"} <= sources


def test_show_at_a_ply(run: Run, record: Path) -> None:
    start = json.loads(run("show", record, "--ply", 0, "--json").out)
    assert start["scores"] == [0, 0, 0]
    assert start["view"]["row"] == []
    assert [line["points"] for own in start["sheet"] for line in own["projection"]] == [2, 2, 2]
    assert start["result"] is None
    one = json.loads(run("show", record, "--ply", 1, "--json").out)
    assert len(one["view"]["row"]) == 1


def test_show_through_different_eyes(run: Run, record: Path) -> None:
    def hands(seat: str) -> list[bool]:
        view = json.loads(run("show", record, "--ply", 0, "--seat", seat, "--json").out)["view"]
        return [hand is not None for hand in view["hands"]]

    assert hands("spectator") == [False, False, False]
    assert hands("2") == [False, True, False]
    assert hands("all") == [True, True, True]


def test_show_as_text(run: Run, record: Path) -> None:
    said = run("show", record, "--lang", "de")
    assert said.out.startswith("Kerzen nach ")
    assert re.search(r"greedy 1 +\d+ +Kerzen +Kapelle +\w+kerze +TOY-201", said.out)
    assert re.search(r"Punkte +\d+ +\d+ +\d+", said.out)
    assert "(Regel TOY-302)" in said.out
    early = run("show", record, "--ply", 1, "--text").out
    assert "It is the turn of greedy 1." in early
    assert "What would be added if the game ended now" in early


def test_show_as_a_picture(run: Run, record: Path) -> None:
    svg = run("show", record, "--svg", "--seat", "all").out
    assert ET.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"


def test_a_record_can_not_steer_the_terminal(run: Run, record: Path) -> None:
    evil = edited(record, names=["\x1b[31mRed\x1b]0;x\x07", "[bold]b[/bold]", "c"])
    said = run("show", evil)
    assert said.code == 0
    assert not any(ord(char) < 32 and char != "\n" for char in said.out)
    assert "[bold]b[/bold]" in said.out


# ---- verify ------------------------------------------------------------------------------------------


def test_verify_a_good_record(run: Run, record: Path) -> None:
    said = run("verify", record)
    assert (said.code, said.err) == (0, "")
    assert "good. toy with 3 seats" in said.out
    (told,) = json.loads(run("verify", record, "--json").out)
    assert told["ok"]
    assert told["over"]
    assert told["commitment"] == Record.load(record).commitment


def test_verify_says_where_an_illegal_move_is(run: Run, record: Path) -> None:
    moves = json.loads(record.read_text())["moves"]
    for word, why in (("roll", "'roll' is not possible now"), ("fly", "Unknown move 'fly'")):
        said = run("verify", edited(record, moves=[*moves[:4], word, *moves[5:]]))
        assert said.code == 1
        assert "bad. Move 5 of" in said.out
        assert why in said.out


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": "other"}, "does not fit its commitment"),
        ({"commitment": "0" * 64}, "does not fit its commitment"),
        ({"commitment": ""}, "lacks: commitment"),
        ({"result": None}, "but the record says None"),
        ({"format": 99}, "not a Refectory record of format 1"),
        ({"game": "toi"}, "Did you mean 'toy'?"),
        ({"options": {"bell": "loud"}}, "can't be 'loud'"),
        ({"data": [1]}, "'data' must be a table"),
        ({"data": {"candels": {}}}, "Did you mean 'candles'?"),
        ({"players": 2}, "as many as players"),
        ({"names": ["a", " ", "c"]}, "Every seat needs a name"),
    ],
)
def test_verify_says_why_a_record_is_bad(run: Run, record: Path, change: dict[str, Any], why: str) -> None:
    said = run("verify", edited(record, **change))
    assert said.code == 1
    assert why in said.out
    assert said.err == ""


def test_verify_notices_a_winner_who_was_not(run: Run, record: Path) -> None:
    result = json.loads(record.read_text())["result"]
    said = run("verify", edited(record, result={**result, "winners": [1 - result["winners"][0]]}))
    assert said.code == 1
    assert "The moves lead to the result" in said.out


def test_verify_checks_all_and_tells_about_each(run: Run, record: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.json"
    half.write_text(record.read_text()[:200])
    missing = tmp_path / "missing.json"
    said = run("verify", half, record, missing, "--json")
    told = json.loads(said.out)
    assert said.code == 1
    assert [entry["ok"] for entry in told] == [False, True, False]
    assert "not a whole JSON file" in told[0]["error"]
    assert "No such file" in told[2]["error"]


def test_verify_survives_a_record_that_breaks_the_game(
    run: Run, record: Path, toy: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.steps[2], "apply", lambda *arguments: 1 / 0)
    said = run("verify", record)
    assert said.code == 1
    assert "The game breaks: ZeroDivisionError" in said.out


# ---- fuzz and bench ----------------------------------------------------------------------------------


def test_fuzz_finds_nothing_in_a_sound_game(run: Run, toy: Game, tmp_path: Path) -> None:
    said = run("fuzz", "toy", "--seconds", 0.3, "--players", 3, "--out", tmp_path)
    assert said.code == 0
    assert "nothing found" in said.out
    assert list(tmp_path.iterdir()) == []


def test_fuzz_keeps_what_it_finds(run: Run, toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "bound", lambda seats: 3)
    monkeypatch.chdir(tmp_path)
    said = run("fuzz", "toy", "--seconds", 1.5, "--json")
    assert said.code == 1
    findings = json.loads(said.out)["findings"]
    assert {finding["law"] for finding in findings} == {"bound"}
    assert all(Path(finding["file"]).parent == Path("out/fuzz") for finding in findings)
    assert run("verify", findings[0]["file"]).code == 0, "a finding is a record like any other"
    text = run("fuzz", "toy", "--seconds", 1.5)
    assert text.code == 1
    assert "more than 3 decisions" in text.out


def test_bench_is_one_table(run: Run, tmp_path: Path) -> None:
    said = run("bench", "monastery", "--seconds", 0.5, "--plot", tmp_path / "plots", "--peers", tmp_path)
    assert re.search(r"monastery +2 +Python +[\d,]+ +1\.00× +– +[\d.,]+ +[\d.]+ +[\d,]+", said.out)
    assert "Not there: boardgame.io (needs node and npm)" in said.out
    assert sorted(file.name for file in (tmp_path / "plots").iterdir()) == [
        "speed-by-length.svg",
        "speed-by-seats.svg",
    ]
    rows = json.loads(run("bench", "monastery", "--seconds", 0.3, "--json").out)["rows"]
    assert {row["players"] for row in rows} == {2, 3, 4}


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(("terminal", "width", "tight"), [(True, 80, True), (True, 200, False), (False, 80, False)])
def test_a_wide_table_fits_a_terminal_and_is_whole_in_a_pipe(
    lang: str, terminal: bool, width: int, tight: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    heads = [Catalogue(lang)(f"cli-bench-{name}") for name in bench.COLUMNS]
    figures = ["1,236,123", "12.04×", "173.7×", "12,660.1", "59.31", "17,400"]
    paper = io.StringIO()
    monkeypatch.setattr(_output, "console", lambda: Console(file=paper, force_terminal=terminal, width=width))
    _output.show_wide(heads, [["open_spiel/python_tic_tac_toe", "2", "compiled", *figures]], (1, *range(3, 9)))
    text = re.sub(r"\x1b\[[\d;]*m", "", paper.getvalue())
    assert any(set(figures) <= set(line.split()) for line in text.splitlines()), "no number is cut"
    assert "…" not in text
    assert all(len(line) <= width for line in text.splitlines()) == terminal
    assert ("open_spiel/python_tic_tac_toe" in text) != tight, "a name may be folded"
    assert all(head.replace(_output.SOFT_HYPHEN, "") in text for head in heads) != tight


def test_bench_refuses_unknown_games(run: Run) -> None:
    said = run("bench", "monastry")
    assert (said.code, said.err) == (2, "Unknown game 'monastry'. Did you mean 'monastery'?\n")
