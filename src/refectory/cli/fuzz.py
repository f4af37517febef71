"""`refectory fuzz`: random play that looks for what must never happen."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from refectory.engine.registry import load_game
from refectory.lab.fuzz import Report, fuzz
from refectory.words import Catalogue

from ._output import figure, folder, out, out_json, waiting, writing
from ._parser import Parser, add_game, add_json, add_seed, seconds, whole

#: Where findings go if nobody says where; made when there is one.
FINDINGS = Path("out/fuzz")


def add(parser: Parser, words: Catalogue) -> None:
    add_game(parser, words)
    parser.add_argument("--seconds", type=seconds, default=10.0, metavar="N", help=words("cli-help-seconds"))
    parser.add_argument("--players", type=whole(1), metavar="N", help=words("cli-help-fuzz-players"))
    add_seed(parser, words)
    parser.add_argument("--out", metavar=words("cli-metavar-folder"), help=words("cli-help-fuzz-out"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    words = Catalogue(arguments.lang)
    game = load_game(arguments.game)
    place = folder(arguments.out) if arguments.out else FINDINGS
    with waiting(words("cli-fuzz-running", game=game.id)), writing(place):
        report = fuzz(game, arguments.seconds, arguments.players, arguments.seed or "0", place)
    if arguments.json:
        out_json(report.plain())
    else:
        _show(words, report)
    return 1 if report.findings else 0


def _show(words: Catalogue, report: Report) -> None:
    facts = {"games": report.games, "decisions": report.decisions, "findings": len(report.findings)}
    out(words("cli-fuzz-summary", seconds_text=figure(words.lang, report.seconds, 1), **facts))
    for finding in report.findings:
        out(words("cli-fuzz-finding", law=finding.law, step=finding.step, reason=finding.reason, times=finding.times))
        if finding.file:
            out(f"  {finding.file}")
