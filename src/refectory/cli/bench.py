"""`refectory bench`: how fast the games are, compiled and not, beside the games of others."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from refectory.compiled import is_compiled
from refectory.engine.registry import game_class
from refectory.lab import plot
from refectory.lab.bench import bench
from refectory.words import Catalogue

from ._output import figure, folder, out, out_json, show_wide, waiting, writing
from ._parser import Parser, add_game, add_json, seconds

COLUMNS = ("game", "players", "kind", "decisions", "ratio-pure", "ratio-rival", "games", "copy", "search")


def add(parser: Parser, words: Catalogue) -> None:
    add_game(parser, words, nargs="*")
    parser.add_argument("--seconds", type=seconds, default=120.0, metavar="N", help=words("cli-help-seconds"))
    folder_name = words("cli-metavar-folder")
    parser.add_argument("--peers", metavar=folder_name, type=Path, help=words("cli-help-peers"))
    parser.add_argument("--plot", metavar=folder_name, help=words("cli-help-plot"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    words = Catalogue(arguments.lang)
    for game in arguments.game:
        game_class(game)
    pictures = folder(arguments.plot) if arguments.plot else None
    with waiting(words("cli-bench-running")):
        found = bench(arguments.seconds, arguments.game, arguments.peers)
    if pictures:
        with writing(arguments.plot):
            (pictures / "speed-by-seats.svg").write_text(plot.by_seats(found["rows"]), encoding="utf-8")
            (pictures / "speed-by-length.svg").write_text(plot.by_length(found["rows"]), encoding="utf-8")
    if arguments.json:
        out_json(found)
        return 0
    heads = [words(f"cli-bench-{name}") for name in COLUMNS]
    show_wide(heads, [_row(words, row) for row in found["rows"]], (1, *range(3, len(COLUMNS))))
    out(words("cli-bench-note"))
    if not is_compiled():
        out(words("cli-bench-not-compiled"))
    for name, why in found["absent"].items():
        out(words("cli-bench-absent", peer=name, why=why))
    return 0


def _row(words: Catalogue, row: dict[str, Any]) -> list[str]:
    kind = row["version"] if row["kind"] == "peer" else words(f"cli-bench-{row['kind']}")
    figures = (
        (row["decisions_per_second"], 0, ""), (row["ratio_pure"], 2, "×"), (row["ratio_rival"], 1, "×"),
        (row["games_per_second"], 1, ""), (row["copy_microseconds"], 2, ""), (row["simulations_per_second"], 0, ""),
    )  # fmt: skip
    cells = ["–" if value is None else figure(words.lang, value, digits) + unit for value, digits, unit in figures]
    return [row["game"], str(row["players"] or "–"), kind, *cells]
