"""`refectory bench`: how fast the games are, beside chess."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from refectory.lab.bench import CHESS, bench
from refectory.words import Catalogue

from ._output import figure, out, out_json, show, table, waiting
from ._parser import Parser, add_json, seconds


def add(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("--seconds", type=seconds, default=30.0, metavar="N", help=words("cli-help-seconds"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    words = Catalogue(arguments.lang)
    with waiting(words("cli-bench-running")):
        rows = bench(arguments.seconds)
    if arguments.json:
        out_json(rows)
        return 0
    columns = ("game", "players", "decisions", "ratio", "games", "copy", "ratio")
    show(
        table([words(f"cli-bench-{name}") for name in columns], [_row(words.lang, row) for row in rows], range(1, 7))
    )
    beside_chess = any(row["game"] == CHESS for row in rows)
    out(words("cli-bench-note") if beside_chess else words("cli-bench-no-chess"))
    return 0


def _row(lang: str, row: dict[str, Any]) -> list[str]:
    return [
        row["game"],
        str(row["players"]),
        figure(lang, row["decisions_per_second"]),
        _ratio(lang, row["decisions_ratio"]),
        figure(lang, row["games_per_second"], 1),
        figure(lang, row["copy_microseconds"], 2),
        _ratio(lang, row["copy_ratio"]),
    ]


def _ratio(lang: str, ratio: float | None) -> str:
    return "–" if ratio is None else f"{figure(lang, ratio, 2)}×"
