"""`refectory review`: a saved game looked through, with winning chances and the costliest decisions."""

from __future__ import annotations

from argparse import Namespace

from rich.text import Text

from refectory.engine.record import Record
from refectory.lab.analysis import Decision, Review, review
from refectory.words import Catalogue

from ._output import console, figure, out, out_json, printable, progress, show, table
from ._parser import Parser, add_json, seconds, whole

#: A chance from 0 to 1 in eighths.
BARS = "▁▂▃▄▅▆▇█"


def add(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("record", metavar=words("cli-metavar-record"), help=words("cli-help-record"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=seconds, default=0.2, metavar="N", help=words("cli-help-think"))
    budget.add_argument("--simulations", type=whole(1), default=0, metavar="N", help=words("cli-help-simulations"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    record = Record.load(arguments.record)
    record.replay()  # a record that fails is told before the thinking begins
    with progress() as bar:
        task = bar.add_task(record.game, total=len(record.moves))
        found = review(record, arguments.seconds, arguments.simulations, lambda: bar.advance(task))
    if arguments.json:
        out_json({"game": record.game, "names": record.names, "kinds": record.kinds, **found.plain()})
    else:
        _show(Catalogue(arguments.lang, record.game, [printable(name) for name in record.names]), found)
    return 0


def _show(words: Catalogue, found: Review) -> None:
    out(words("cli-review-chances"))
    wide = max(len(name) for name in words.names)
    for seat, name in enumerate(words.names):
        out(f"{name.ljust(wide)}  {graph([row[seat] for row in found.chances], console().width - wide - 3)}")
    for seat, decisions in enumerate(found.costliest):
        out()
        show(Text(words("cli-review-costliest", seat=seat), style="bold"))
        if not decisions:
            out(words("cli-review-flawless"))
            continue
        heads = [words(f"cli-review-{head}") for head in ("ply", "played", "better", "points", "chance")]
        show(table(heads, [_cells(words, decision) for decision in decisions], numbers=(0, 3, 4)))


def _cells(words: Catalogue, decision: Decision) -> list[str]:
    lang = words.lang
    return [
        str(decision.ply),
        words.say(decision.played.label),
        words.say(decision.better.label),
        figure(lang, decision.points_lost, 1),
        figure(lang, 100 * decision.chance_lost),
    ]


def graph(chances: list[float], width: int) -> str:
    """A row of bars, one for each stretch of the game."""
    width = max(1, min(width, len(chances)))
    picked = [chances[i * (len(chances) - 1) // max(1, width - 1)] for i in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)
