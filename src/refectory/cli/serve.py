"""`refectory serve`: the web table, on this machine or for the whole world."""

from __future__ import annotations

from argparse import BooleanOptionalAction, Namespace

from refectory.words import Catalogue

from ._output import out
from ._parser import Parser


def add(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help=words("cli-help-host"))
    parser.add_argument("--port", type=int, default=None, metavar="PORT", help=words("cli-help-port"))
    add_store(parser, words)
    parser.add_argument("--open", action=BooleanOptionalAction, default=False, help=words("cli-help-open"))
    parser.add_argument("--overlays", action=BooleanOptionalAction, default=True, help=words("cli-help-overlays"))


def add_store(parser: Parser, words: Catalogue) -> None:
    """Where the tables are kept; the same for `serve`, `backup` and `restore`."""
    parser.add_argument("--db", default="", metavar="URL", help=words("cli-help-db"))
    parser.add_argument(
        "--data-dir", default=None, metavar=words("cli-metavar-folder"), help=words("cli-help-data-dir")
    )


def run(arguments: Namespace) -> int:
    from refectory.server.house import Settings
    from refectory.server.serve import serve
    from refectory.server.store import database_url

    words = Catalogue(arguments.lang)
    settings = Settings(db=database_url(arguments.db, arguments.data_dir), overlays=arguments.overlays)

    def say(address: str) -> None:
        out(words("cli-serving", address=address))

    serve(settings, arguments.host, arguments.port, arguments.open, say)
    return 0
