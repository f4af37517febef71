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


def table(heads: Sequence[str], rows: Sequence[Sequence[object]], numbers: Sequence[int] = ()) -> Table:
    """A table whose columns `numbers` stand to the right."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column, head in enumerate(heads):
        made.add_column(Text(printable(head)), justify="right" if column in numbers else "left")
    for row in rows:
        made.add_row(*(Text(printable(str(cell))) for cell in row))
    return made


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
