"""`refectory show`: a game as it stood at any moment, through anybody's eyes."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from rich.text import Text

from refectory.engine import art
from refectory.engine.errors import BadRecord, BadSeats
from refectory.engine.event import ALL, SPECTATOR
from refectory.engine.match import Match
from refectory.engine.record import Record, plain_result
from refectory.words import Catalogue

from . import _sheet
from ._output import out, out_json, printable, show
from ._parser import Parser, whole

EYES = {"spectator": SPECTATOR, "all": ALL}


def add(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("record", metavar=words("cli-metavar-record"), help=words("cli-help-record"))
    parser.add_argument("--ply", type=whole(0), metavar="N", help=words("cli-help-ply"))
    parser.add_argument("--seat", default="spectator", metavar="N|spectator|all", help=words("cli-help-seat"))
    form = parser.add_mutually_exclusive_group()
    for name in ("text", "json", "svg"):
        form.add_argument(f"--{name}", action="store_true", help=words(f"cli-help-show-{name}"))


def run(arguments: Namespace) -> int:
    record = Record.load(arguments.record)
    if arguments.ply is not None and arguments.ply > len(record.moves):
        raise BadRecord(f"'{arguments.record}' has {len(record.moves)} moves, so there is no ply {arguments.ply}.")
    match = record.replay(arguments.ply)
    eyes = _eyes(arguments.seat, len(record.names))
    words = Catalogue(arguments.lang, record.game, [printable(name) for name in record.names], eyes)
    if arguments.json:
        out_json(plain(match, record, eyes))
    elif arguments.svg:
        panels = match.game.draw(match.game.view(match.state, eyes), words)
        sys.stdout.write(art.sheet(panels, match.game.style, words("game-title")))
    else:
        _show(match, words)
    return 0


def _eyes(text: str, seats: int) -> int:
    if text in EYES:
        return EYES[text]
    if text.isdecimal() and 1 <= int(text) <= seats:
        return int(text) - 1
    raise BadSeats(f"There is no seat '{text}'. Possible: 1 to {seats}, {', '.join(EYES)}.")


def plain(match: Match, record: Record, eyes: int) -> dict[str, Any]:
    """Everything about the moment, JSON-ready. `seat` counts from 1; the game's own view counts from 0."""
    s = match.state
    sheet, projected = _sheet.lines(match), _sheet.projected(match, eyes)
    return {
        "game": match.game.id,
        "players": s.seats,
        "names": match.names,
        "kinds": record.kinds,
        "options": match.options,
        "ply": match.ply,
        "plies": len(record.moves),
        "over": s.over,
        "scores": list(s.scores),
        "result": plain_result(match.game.result(s)) if s.over else None,
        "sheet": [
            {"seat": seat + 1, "name": name, "scores": sheet[seat], "projection": projected[seat]}
            for seat, name in enumerate(match.names)
        ],
        "view": match.game.view(s, eyes),
    }


def _show(match: Match, words: Catalogue) -> None:
    s = match.state
    out(words("cli-show-head", game=words("game-title"), ply=match.ply))
    out(match.game.text(match.game.view(s, words.reader), words))
    out()
    if not s.over:
        prompt = match.game.prompt(s)
        out(words(prompt.key.replace("prompt-", "wait-", 1), seat=s.actor, **prompt.args))
        out()
    sheet = _sheet.lines(match)
    show(_sheet.summary(match, words, sheet))
    for key, part in (("cli-sheet-title", sheet), ("cli-sheet-projection", _sheet.projected(match, words.reader))):
        if any(part):
            show(Text(words(key), style="bold"))
            show(_sheet.details(words, part))
    if s.over:
        out(verdict(match, words))


def verdict(match: Match, words: Catalogue) -> str:
    """Who has won, and by which rule."""
    result = match.game.result(match.state)
    winners = words.row([words.names[seat] for seat in result.winners])
    return words("cli-winners", winners=winners, count=len(result.winners), rule=result.rule)
