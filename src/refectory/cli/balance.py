"""`refectory balance`: what the seats are worth, how the points spread and where they come from."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.text import Text

from refectory.bots import bot_names
from refectory.engine.data import read_overlay
from refectory.engine.registry import load_game
from refectory.lab.balance import Study, balance
from refectory.words import Catalogue

from ._output import figure, out, out_json, progress, show, table
from ._parser import Parser, add_game, add_json, add_table, settings, whole

#: Characters of the longest bar.
LONGEST = 40


def add(parser: Parser, words: Catalogue) -> None:
    add_game(parser, words)
    parser.add_argument("--players", type=whole(1), metavar="N", help=words("cli-help-players"))
    parser.add_argument("--games", type=whole(1), default=200, metavar="N", help=words("cli-help-games"))
    names = ", ".join(bot_names())
    parser.add_argument("--bot", default="brother", metavar="BOT", help=words("cli-help-balance-bot", bots=names))
    add_table(parser, words)
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help=words("cli-help-jobs-one"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    study = Study(
        game=arguments.game,
        players=arguments.players or load_game(arguments.game).seats[0],
        bot=arguments.bot,
        seed=arguments.seed or "0",
        options=settings(arguments.option),
        overlay=read_overlay(arguments.data) if arguments.data else None,
    )
    study.check()
    with progress() as bar:
        task = bar.add_task(study.game, total=arguments.games)
        found = balance(study, arguments.games, arguments.jobs, lambda: bar.advance(task))
    if arguments.json:
        out_json(found)
    else:
        _show(Catalogue(arguments.lang, study.game), found)
    return 0


def _show(words: Catalogue, found: dict[str, Any]) -> None:
    lang = words.lang
    facts = {name: found[name] for name in ("players", "games", "bot")}
    out(words("cli-balance-head", game=words("game-title"), **facts))
    heads = [words(f"cli-balance-{head}") for head in ("place", "wins", "interval", "edge", "interval")]
    rows = [
        [
            str(row["place"]),
            figure(lang, 100 * row["win_share"], 1),
            "…".join(figure(lang, 100 * end, 1) for end in row["win_share_95"]),
            figure(lang, row["edge"], 1),
            "…".join(figure(lang, end, 1) for end in row["edge_95"] or ()),
        ]
        for row in found["order"]
    ]
    show(table(heads, rows, numbers=range(5)))
    for name in ("scores", "winning_scores", "margins"):
        spread = found[name]
        figures = ", ".join(figure(lang, spread[key], 1) for key in ("min", "p10", "median", "p90", "max"))
        out(words(f"cli-balance-{name.replace('_', '-')}", mean=figure(lang, spread["mean"], 1), figures=figures))
    shares = {name: figure(lang, 100 * found[name], 1) for name in ("shared_wins", "decided_by_tie_break")}
    out(words("cli-balance-ties", **shares))
    for rule, share in found["endings"].items():
        out(words("cli-balance-ending", rule=rule, share=figure(lang, 100 * share, 1)))
    show(Text(words("cli-balance-histogram"), style="bold"))
    out(histogram(found["scores"]["histogram"]))
    show(Text(words("cli-balance-sources"), style="bold"))
    sources = [[words(f"source-{name}"), figure(lang, points, 2)] for name, points in found["sources"].items()]
    show(table([words("cli-sheet-source"), words("cli-sheet-points")], sources, numbers=(1,)))


def histogram(bars: list[list[int]]) -> str:
    """One line per bar: where it begins, how long it is."""
    most = max(count for _, count in bars)
    wide = max(len(str(start)) for start, _ in bars)
    return "\n".join(f"{start:>{wide}} {'█' * round(LONGEST * count / most)} {count}" for start, count in bars)
