"""Files that take up a simulation game by game: JSON lines, or Parquet for those who analyse with tables.

Games stand in the order of their numbers, so that a stopped simulation knows where to go on.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, BinaryIO, Protocol

from refectory.engine.errors import RefectoryError

#: One game as plain data.
Row = dict[str, Any]

#: Games in a row group of a Parquet file: what is kept in memory before it is written.
GROUP = 5000


class BadLedger(RefectoryError):
    """The file is there already, is not one of ours, or holds other games."""


class Ledger(Protocol):
    """A file that is open for more games."""

    def write(self, row: Row) -> None: ...

    def close(self) -> None: ...


def is_ledger(path: str | Path) -> bool:
    return Path(path).suffix in (".jsonl", ".parquet")


def read(path: Path) -> Iterator[Row]:
    """The games of a file, one after the other; a line that was cut off by a crash is not one."""
    if path.suffix == ".parquet":
        yield from _read_parquet(path)
        return
    with path.open("rb") as lines:
        for line in lines:
            if line.endswith(b"\n"):
                yield _parse(line, path)


def _parse(line: bytes, path: Path) -> Row:
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict):
        raise BadLedger(f"'{path}' is not a file of games.")
    return row


def open_ledger(path: Path, resume: bool) -> Ledger:
    """A new file, or the old one behind its last whole game."""
    if path.exists() and not resume:
        raise BadLedger(f"'{path}' is there already. Go on with --resume, or name another file.")
    return ParquetLedger(path) if path.suffix == ".parquet" else LinesLedger(path)


class LinesLedger:
    """One JSON object per line."""

    def __init__(self, path: Path) -> None:
        self._file: BinaryIO = path.open("r+b" if path.exists() else "w+b")
        whole = 0
        for line in self._file:
            if line.endswith(b"\n"):
                whole += len(line)
        self._file.truncate(whole)
        self._file.seek(whole)

    def write(self, row: Row) -> None:
        self._file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")

    def close(self) -> None:
        self._file.close()


# ---- Parquet -----------------------------------------------------------------------------------------


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet part, or a sentence about how to get them."""
    try:
        import pyarrow  # type: ignore[import-untyped]
        from pyarrow import parquet
    except ImportError:
        raise BadLedger(
            "Parquet needs pyarrow: pip install 'refectory[lab]'. JSON lines (.jsonl) need nothing."
        ) from None
    return pyarrow, parquet


def _read_parquet(path: Path) -> Iterator[Row]:
    pyarrow, parquet = arrow()
    try:
        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(GROUP):
                yield from batch.to_pylist()
    except pyarrow.ArrowInvalid:
        raise BadLedger(f"'{path}' is not a Parquet file.") from None


class ParquetLedger:
    """Grows beside the file and takes its place when it is closed: a Parquet file can't be continued, only whole.

    So a crash leaves the file of the run before.
    """

    def __init__(self, path: Path) -> None:
        self._pyarrow, self._parquet = arrow()
        self._path, self._growing = path, path.with_name(f".{path.name}.new")
        self._rows: list[Row] = []
        self._writer: Any = None
        if path.exists():
            with self._parquet.ParquetFile(path) as old:
                for group in range(old.num_row_groups):
                    self._append(old.read_row_group(group))

    def _append(self, table: Any) -> None:
        if self._writer is None:
            self._writer = self._parquet.ParquetWriter(self._growing, table.schema)
        self._writer.write_table(table)

    def write(self, row: Row) -> None:
        self._rows.append(row)
        if len(self._rows) == GROUP:
            self._write_group()

    def _write_group(self) -> None:
        rows, self._rows = self._rows, []  # first of all: after an interrupt no game may be written twice
        self._append(self._pyarrow.Table.from_pylist(rows, schema=self._schema(rows[0])))

    def _schema(self, row: Row) -> Any:
        """Types are told, not guessed: a group in which a list is always empty must fit the others."""
        whole, text = self._pyarrow.int32(), self._pyarrow.string()
        of = {int: whole, str: text}
        lists = {"scores": whole, "winners": whole, "places": whole, "bots": text, "moves": text}
        fields = [
            (name, self._pyarrow.list_(lists[name]) if name in lists else of[type(value)])
            for name, value in row.items()
        ]
        return self._pyarrow.schema(fields)

    def close(self) -> None:
        with ExitStack() as stack:
            if self._rows:
                self._write_group()
            if self._writer is not None:
                stack.callback(os.replace, self._growing, self._path)
                stack.enter_context(closing(self._writer))
