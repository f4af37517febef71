"""The command line. A module of this folder is a command by being there; only the one asked for is imported.

A command has two functions: `add(parser, words)` describes its arguments, `run(arguments)` does the work and returns
the exit code. Its one-line help is the sentence `cli-<command>`. Modules that begin with `_` are shared by several.

Exit codes: 0 done, 1 something was found (a record that fails, a law that is broken), 2 wrong input, 130 interrupted.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from itertools import pairwise

from refectory import __version__, compiled
from refectory.engine.errors import RefectoryError, UnknownName
from refectory.engine.rules import LANGUAGES
from refectory.words import Catalogue

from ._parser import Parser

WRONG_INPUT, INTERRUPTED, BROKEN_PIPE = 2, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; whatever is wrong with the input is said in a sentence."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a narrow terminal encoding must not end a game
    try:
        parsed = _parse(sys.argv[1:] if arguments is None else list(arguments))
        code: int = parsed.run(parsed)
        sys.stdout.flush()
    except RefectoryError as error:
        sys.stderr.write(f"{error}\n")
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more. Python would complain once more when it closes the stream at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def commands() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")]


def _parse(arguments: list[str]) -> Namespace:
    lang = _language(arguments)
    words = Catalogue(lang)
    names = commands()
    asked = arguments[0] if arguments else ""
    if asked and not asked.startswith("-") and asked not in names:
        raise UnknownName("command", asked, names)
    parser = Parser(words, prog="refectory", description=words("cli-about"))
    version = f"refectory {__version__} ({compiled.kind()})"
    parser.add_argument("--version", action="version", version=version, help=words("cli-version"))
    _add_language(parser, lang)
    metavar, title = words("cli-metavar-command"), words("cli-commands")
    subparsers = parser.add_subparsers(metavar=metavar, title=title, required=True)
    for name in [asked] if asked in names else names:
        command = import_module(f"{__name__}.{name}")
        line = words(f"cli-{name}")
        subparser = subparsers.add_parser(name, words=words, help=line, description=line)
        command.add(subparser, words)
        _add_language(subparser, lang)
        subparser.set_defaults(run=command.run)
    return parser.parse_args(arguments)


def _add_language(parser: Parser, lang: str) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=lang, help=parser.words("cli-lang"))


def _language(arguments: list[str]) -> str:
    """What `--lang` says, else the language of the system, else English; needed before the help is written."""
    asked = [b for a, b in pairwise(arguments) if a == "--lang"]
    asked += [a.removeprefix("--lang=") for a in arguments if a.startswith("--lang=")]
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return next((lang for lang in (*asked[:1], system[:2]) if lang in LANGUAGES), "en")
