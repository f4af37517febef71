"""`refectory hint`: the best moves in a saved game, seen from the seat that decides."""

from __future__ import annotations

from argparse import Namespace

from refectory.engine.errors import BadRecord
from refectory.engine.match import Match
from refectory.engine.record import Record
from refectory.engine.sight import Sight
from refectory.lab.analysis import Hint, hints
from refectory.words import Catalogue

from ._output import figure, out, out_json, printable, show, table, waiting
from ._parser import Parser, add_json, seconds, whole

#: Moves in the table; the others are not worth a line.
MOST = 8


def add(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("record", metavar=words("cli-metavar-record"), help=words("cli-help-record"))
    parser.add_argument("--ply", type=whole(0), metavar="N", help=words("cli-help-ply"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=seconds, default=2.0, metavar="N", help=words("cli-help-think"))
    budget.add_argument("--simulations", type=whole(1), default=0, metavar="N", help=words("cli-help-simulations"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    match = at_ply(arguments.record, arguments.ply)
    s = match.state
    if s.over:
        raise BadRecord(f"'{arguments.record}' is over at ply {match.ply}: there is nothing to decide.")
    words = Catalogue(arguments.lang, match.game.id, [printable(name) for name in match.names], s.actor)
    with waiting(words("cli-thinking", seat=s.actor)):
        found = hints(Sight(match.game, s, s.actor), arguments.seconds, arguments.simulations)
    if arguments.json:
        out_json({"game": match.game.id, "ply": match.ply, "seat": s.actor + 1, "hints": [h.plain() for h in found]})
    else:
        _show(words, match, found)
    return 0


def at_ply(path: str, ply: int | None) -> Match:
    """A record as it stood after so many decisions."""
    record = Record.load(path)
    if ply is not None and ply > len(record.moves):
        raise BadRecord(f"'{path}' has {len(record.moves)} moves, so there is no ply {ply}.")
    return record.replay(ply)


def _show(words: Catalogue, match: Match, found: list[Hint]) -> None:
    lang, prompt = words.lang, match.game.prompt(match.state)
    out(words(prompt.key.replace("prompt-", "wait-", 1), seat=match.state.actor, **prompt.args))
    heads = [words(f"cli-hint-{head}") for head in ("move", "word", "chance", "points", "margin")]
    rows = [
        [
            words.say(hint.label),
            hint.word,
            figure(lang, 100 * hint.chance),
            figure(lang, hint.points, 1),
            figure(lang, hint.margin, 1),
        ]
        for hint in found[:MOST]
    ]
    show(table(heads, rows, numbers=(2, 3, 4)))
    if len(found) > MOST:
        out(words("cli-hint-more", count=len(found) - MOST))
