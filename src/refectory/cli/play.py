"""`refectory play`: a game in the terminal, against bots or round one keyboard."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from refectory.bots import BOTS, bot_names
from refectory.engine.data import read_overlay
from refectory.engine.errors import BadSeats, RefectoryError, UnknownName
from refectory.engine.match import Match
from refectory.engine.record import Record
from refectory.engine.registry import load_game
from refectory.words import Catalogue

from ._output import Unwritable, printable
from ._parser import BadUsage, Parser, add_game, add_table, settings
from ._table import HUMAN, Table


def add(parser: Parser, words: Catalogue) -> None:
    add_game(parser, words, nargs="?")
    kinds = ", ".join((HUMAN, *bot_names()))
    parser.add_argument("--seats", metavar="SEAT,…", help=words("cli-help-seats", kinds=kinds))
    parser.add_argument("--name", action="append", metavar="NAME", help=words("cli-help-name"))
    add_table(parser, words)
    parser.add_argument("--save", metavar=words("cli-metavar-file"), help=words("cli-help-save"))
    parser.add_argument("--resume", metavar=words("cli-metavar-file"), help=words("cli-help-resume"))


def run(arguments: Namespace) -> int:
    if arguments.save and not Path(arguments.save).absolute().parent.is_dir():
        raise Unwritable(arguments.save, FileNotFoundError(2, "No such folder"))
    match, kinds = _resume(arguments) if arguments.resume else _open(arguments)
    return Table(match, kinds, arguments.lang, arguments.save, arguments.save or arguments.resume).run()


def _resume(arguments: Namespace) -> tuple[Match, list[str]]:
    """The saved game brings its own seats, options, figures and seed."""
    given = [name for name in ("seats", "name", "option", "data", "seed") if getattr(arguments, name)]
    if given:
        raise BadUsage(f"A resumed game brings its own --{given[0]}.")
    record = Record.load(arguments.resume)
    if arguments.game not in (None, record.game):
        raise RefectoryError(f"'{arguments.resume}' is a game of '{record.game}', not of '{arguments.game}'.")
    return record.replay(), check_kinds(record.kinds)


def _open(arguments: Namespace) -> tuple[Match, list[str]]:
    if not arguments.game:
        raise BadUsage("Say which game to play, or give a saved one with --resume. Try 'refectory games'.")
    overlay = read_overlay(arguments.data) if arguments.data else None
    game = load_game(arguments.game, overlay)
    asked = arguments.seats.split(",") if arguments.seats else [HUMAN] + ["greedy"] * (game.seats[0] - 1)
    kinds = check_kinds([kind.strip() for kind in asked])
    names = seat_names(kinds, arguments.name or [], Catalogue(arguments.lang))
    return Match(game, names, settings(arguments.option), arguments.seed or secrets.token_hex(16)), kinds


def check_kinds(kinds: list[str]) -> list[str]:
    known = (HUMAN, *BOTS)
    for kind in kinds:
        if kind not in known:
            raise UnknownName("seat", kind, known)
    return kinds


def seat_names(kinds: Sequence[str], given: Sequence[str], words: Catalogue) -> list[str]:
    """The names that were given, seat by seat; the others are called after what they are."""
    if len(given) > len(kinds):
        raise BadSeats(f"{len(given)} names are too many for {len(kinds)} seats.")
    names = [printable(name).strip() for name in given]
    for seat in range(len(names), len(kinds)):
        kind = kinds[seat]
        names.append(words("cli-player", number=seat + 1) if kind == HUMAN else f"{kind.capitalize()} {seat + 1}")
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadSeats(f"Two seats can't both be called '{twice}'.")
    return names
