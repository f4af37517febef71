"""`refectory train`: learn from self-play what the sense of a game should weigh."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from refectory import __version__
from refectory.engine.data import read_overlay
from refectory.engine.errors import BadSeats
from refectory.engine.registry import load_game
from refectory.engine.weights import Weights
from refectory.lab.foretell import check, foretell
from refectory.lab.train import STEPS, Course, length, train
from refectory.words import Catalogue

from ._output import Unwritable, figure, out, out_json, progress, show, table
from ._parser import Parser, add_game, add_json, add_table, settings, whole


def add(parser: Parser, words: Catalogue) -> None:
    add_game(parser, words)
    parser.add_argument("--players", default="", metavar="N,…", help=words("cli-help-train-players"))
    parser.add_argument(
        "--games", type=whole(len(STEPS)), default=3000, metavar="N", help=words("cli-help-train-games")
    )
    parser.add_argument("--rounds", type=whole(1), default=3, metavar="N", help=words("cli-help-train-rounds"))
    parser.add_argument("--foretell", metavar="BOT", help=words("cli-help-train-foretell"))
    parser.add_argument("--weights", metavar="FILE", help=words("cli-help-train-weights"))
    parser.add_argument("--out", metavar="FILE", help=words("cli-help-train-out"))
    add_table(parser, words)
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help=words("cli-help-jobs-one"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    course = Course(
        game=arguments.game,
        players=_seat_counts(arguments.players) or _usual(arguments),
        seed=arguments.seed or "0",
        options=settings(arguments.option),
        weights=Weights.read(arguments.weights) if arguments.weights else None,
        overlay=read_overlay(arguments.data) if arguments.data else None,
    )
    if arguments.foretell:
        check(course, arguments.foretell)
    else:
        course.check()
    if arguments.out:
        _write(arguments.out, "", "a")  # before hours of play, not after them
    found = _learned(course, arguments)
    weights: Weights = found.pop("weights")
    weights.made = _command(arguments, course, found)
    if arguments.out:
        _write(arguments.out, weights.text(), "w")
    if arguments.json:
        out_json({**found, "made": weights.made})
    else:
        _show(Catalogue(arguments.lang), found, arguments.out)
    return 0


def _usual(arguments: Namespace) -> tuple[int, ...]:
    """The seat counts to learn from, if none are given: only the end of a game of two can be foretold."""
    return (2,) if arguments.foretell else tuple(load_game(arguments.game).seats)


def _learned(course: Course, arguments: Namespace) -> dict[str, Any]:
    games, rounds, jobs, bot = arguments.games, arguments.rounds, arguments.jobs, arguments.foretell
    with progress() as bar:
        task = bar.add_task(course.game, total=games * rounds if bot else length(games, rounds))

        def tick() -> None:
            bar.advance(task)

        if bot:
            return foretell(course, bot, games, rounds, jobs, tick)
        return train(course, games, rounds, jobs, tick)


def _seat_counts(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(",") if part)
    except ValueError:
        raise BadSeats(f"'{text}' is no list of seat counts like 2,3.") from None


def _write(path: str, text: str, mode: str) -> None:
    try:
        with Path(path).open(mode, encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise Unwritable(path, error) from None


def _command(arguments: Namespace, course: Course, found: dict[str, Any]) -> str:
    """How to make these weights again."""
    players = ",".join(map(str, course.players))
    extra = f" --foretell {arguments.foretell}" if arguments.foretell else ""
    extra += f" --weights {arguments.weights}" if arguments.weights else ""
    return (
        f"refectory train {course.game} --players {players} --games {found['games']} "
        f"--rounds {len(found['rounds'])} --seed {course.seed}{extra} (version {__version__})"
    )


def _show(words: Catalogue, found: dict[str, Any], path: str | None) -> None:
    lang = words.lang
    if "bot" in found:
        _show_foretold(words, found)
    else:
        _show_steps(words, found)
    heads = [words(f"cli-train-{head}") for head in ("weight", "before", "after")]
    rows = [[name, figure(lang, old, 3), figure(lang, new, 3)] for name, (old, new) in found["changes"].items()]
    show(table(heads, rows, numbers=(1, 2)))
    if path:
        out(words("cli-train-written", path=path))


def _show_steps(words: Catalogue, found: dict[str, Any]) -> None:
    lang = words.lang
    heads = [words(f"cli-train-{head}") for head in ("round", "step", "edge", "error", "taken")]
    rows = []
    for number, turn in enumerate(found["rounds"], 1):
        for step, trial in turn["tried"].items():
            figures = (figure(lang, step, 1), figure(lang, trial["edge"], 2), figure(lang, trial["error"], 2))
            rows.append([str(number), *figures, "•" if step == turn["taken"] else ""])
    show(table(heads, rows, numbers=range(4)))


def _show_foretold(words: Catalogue, found: dict[str, Any]) -> None:
    lang = words.lang
    heads = [words(f"cli-train-{head}") for head in ("round", "decisions", "foretold-before", "foretold-after")]
    rows = []
    for number, turn in enumerate(found["rounds"], 1):
        parts = [f"{figure(lang, 100 * turn[when], 1)} %" for when in ("before", "after")]
        rows.append([str(number), figure(lang, turn["decisions"]), *parts])
    show(table(heads, rows, numbers=range(4)))
