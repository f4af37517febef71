"""`refectory restore`: a backup back into an empty house, in either database."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from refectory.words import Catalogue

from ._output import out
from ._parser import Parser
from .serve import add_store


def add(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("file", metavar=words("cli-metavar-file"), help=words("cli-help-backup-file"))
    add_store(parser, words)


def run(arguments: Namespace) -> int:
    from refectory.server.backup import restore
    from refectory.server.store import database_url

    rows = restore(database_url(arguments.db, arguments.data_dir), Path(arguments.file))
    out(Catalogue(arguments.lang)("cli-restored", rows=rows))
    return 0
