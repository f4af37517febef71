"""`refectory backup`: all tables of the house in one file, also while it is open."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from refectory.words import Catalogue

from ._output import Unwritable, out
from ._parser import Parser
from .serve import add_store


def add(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("file", metavar=words("cli-metavar-file"), help=words("cli-help-backup-file"))
    add_store(parser, words)


def run(arguments: Namespace) -> int:
    from refectory.server.backup import backup
    from refectory.server.store import database_url

    try:
        rows = backup(database_url(arguments.db, arguments.data_dir), Path(arguments.file))
    except OSError as error:
        raise Unwritable(arguments.file, error) from None
    out(Catalogue(arguments.lang)("cli-backed-up", rows=rows, file=arguments.file))
    return 0
