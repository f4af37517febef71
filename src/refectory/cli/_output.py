"""What the commands print: plain text, JSON, tables, and progress for those who watch."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from refectory.engine.errors import RefectoryError


class Unwritable(RefectoryError):
    """A file or folder can't be written."""

    def __init__(self, path: str | Path, error: OSError | ValueError) -> None:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        super().__init__(f"Can't write to '{path}': {reason}.")


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to the command line, which knows how to be quiet."""
        raise BrokenPipeError


def console() -> Console:
    """The terminal as it is now, or the pipe."""
    return _Console(file=sys.stdout, highlight=False, markup=False)


def out(text: str = "") -> None:
    sys.stdout.write(f"{printable(text)}\n")


def out_json(plain: Any) -> None:
    sys.stdout.write(json.dumps(plain, ensure_ascii=False, indent=1) + "\n")


def show(thing: RenderableType) -> None:
    console().print(thing)


def printable(text: str) -> str:
    """Without control characters: names and files come from strangers, and a terminal obeys what it is shown."""
    return "".join(char if char.isprintable() or char == "\n" else "\N{REPLACEMENT CHARACTER}" for char in text)


#: Where a head may be broken.
SOFT_HYPHEN = "\N{SOFT HYPHEN}"


def table(
    heads: Sequence[str], rows: Sequence[Sequence[object]], numbers: Sequence[int] = (), tight: bool = False
) -> Table:
    """A table whose columns `numbers` stand to the right; where room is scarce, numbers stay whole the longest.

    A tight one has its heads broken at spaces and soft hyphens.
    """
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=not tight, padding=(0, 0 if tight else 1))
    for column, head in enumerate(heads):
        shown = head.replace(" ", "\n").replace(SOFT_HYPHEN, "-\n") if tight else head.replace(SOFT_HYPHEN, "")
        if column in numbers:
            made.add_column(Text(printable(shown)), justify="right", no_wrap=True)
        else:
            made.add_column(Text(printable(shown)), overflow="fold")
    for row in rows:
        made.add_row(*(Text(printable(str(cell))) for cell in row))
    return made


def show_wide(heads: Sequence[str], rows: Sequence[Sequence[object]], numbers: Sequence[int]) -> None:
    """A table with many columns, tight on a terminal that has no room for it; a pipe or a file gets all of it."""
    where, made = console(), table(heads, rows, numbers)
    width = where.measure(made, options=where.options.update(max_width=1000)).maximum
    if not where.is_terminal:
        where.width = max(where.width, width)
    elif where.width < width:
        made = table(heads, rows, numbers, tight=True)
    where.print(made)


#: A list longer than this is broken into columns, where there is room.
TALL = 12


def in_columns(lines: Sequence[str]) -> str:
    """A long list side by side, to be read downwards, so that it does not push the board off the screen."""
    wide = max(map(len, lines)) + 2
    count = max(1, min(console().width // wide, ceil(len(lines) / TALL)))
    height = ceil(len(lines) / count)
    return "\n".join("".join(line.ljust(wide) for line in lines[row::height]).rstrip() for row in range(height))


def figure(lang: str, value: float, digits: int = 0) -> str:
    """A number as the language writes it."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if lang == "de" else text


def folder(path: str) -> Path:
    """A folder that can be written to, made if it is not there."""
    made = Path(path)
    try:
        made.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=made):
            return made
    except OSError as error:
        raise Unwritable(path, error) from None


@contextmanager
def writing(path: str | Path) -> Iterator[None]:
    """A file that can't be written is told in a sentence."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Unwritable(path, error) from None


def progress() -> Progress:
    """A bar on the terminal of whoever waits; nothing in a pipe or a log."""
    terminal = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=terminal, disable=not sys.stderr.isatty(), transient=True)


@contextmanager
def waiting(text: str) -> Iterator[None]:
    """A line on the terminal of whoever waits."""
    if not sys.stderr.isatty():
        yield
        return
    with Console(file=sys.stderr).status(Text(text)):
        yield
