"""argparse, but errors are one sentence and the help speaks the reader's language."""

from __future__ import annotations

from argparse import Action, ArgumentParser, ArgumentTypeError, HelpFormatter
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from refectory.engine.errors import BadOption, RefectoryError
from refectory.words import Catalogue


class BadUsage(RefectoryError):
    """The command line itself is wrong."""


class Parser(ArgumentParser):
    """A parser of the house; also the class of all subparsers."""

    def __init__(self, words: Catalogue, **settings: Any) -> None:
        usage = words("cli-usage")
        super().__init__(
            add_help=False, allow_abbrev=False, formatter_class=lambda prog: _Formatter(prog, usage), **settings
        )
        self.words = words
        self._positionals.title = words("cli-positionals")
        self._optionals.title = words("cli-options")
        self.add_argument("-h", "--help", action="help", help=words("cli-help"))

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message[:1].upper()}{message[1:].rstrip('.')}. Try '{self.prog} --help'.")


class _Formatter(HelpFormatter):
    """Says "usage" in the reader's language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._prefix = f"{usage}: "

    def add_usage(
        self, usage: str | None, actions: Iterable[Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self._prefix if prefix is None else prefix)


def whole(low: int, high: int | None = None) -> Callable[[str], int]:
    """A whole number within bounds, as an argument's type."""
    bounds = f"from {low} to {high}" if high is not None else f"of at least {low}"

    def parse(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or int(text) < low or (high is not None and int(text) > high):
            raise ArgumentTypeError(f"must be a whole number {bounds}, not '{text}'")
        return int(text)

    return parse


def seconds(text: str) -> float:
    """A time span, as an argument's type."""
    try:
        span = float(text)
    except ValueError:
        span = 0.0
    if not 0 < span < 1e9:
        raise ArgumentTypeError(f"must be a number of seconds above 0, not '{text}'")
    return span


def seed(text: str) -> str:
    """What all chance comes from, as an argument's type; it must survive the way into a record."""
    if not text or not text.isprintable():
        raise ArgumentTypeError("must be a plain text")
    return text


def settings(pairs: Iterable[str]) -> dict[str, str]:
    """The table options of `--option NAME=VALUE …`."""
    found: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise BadOption(f"'{pair}' is not an option of the form NAME=VALUE.")
        if name in found:
            raise BadOption(f"Option '{name}' is given twice.")
        found[name] = value
    return found


def add_game(parser: Parser, words: Catalogue, **settings: Any) -> None:
    parser.add_argument("game", metavar=words("cli-metavar-game"), help=words("cli-help-game"), **settings)


def add_table(parser: Parser, words: Catalogue) -> None:
    """What a table needs beside its seats."""
    parser.add_argument(
        "--option", action="append", default=[], metavar=words("cli-metavar-option"), help=words("cli-help-option")
    )
    parser.add_argument("--data", metavar=words("cli-metavar-file"), help=words("cli-help-data"))
    add_seed(parser, words)


def add_seed(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("--seed", type=seed, metavar=words("cli-metavar-seed"), help=words("cli-help-seed"))


def add_json(parser: Parser, words: Catalogue) -> None:
    parser.add_argument("--json", action="store_true", help=words("cli-help-json"))
