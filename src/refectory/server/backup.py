"""A copy of the whole house in one file, taken while it is running, and back again into either database."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from refectory import __version__
from refectory.engine.errors import BadRecord

from .store import MIGRATIONS, NoStore, Sqlite, check_store, database

FORMAT = 1
TABLES = {
    "row": ("tbl", "ply", "at", "body"),
    "card": ("tbl", "state", "listed", "at", "body"),
    "sitter": ("person", "tbl"),
}


def backup(url: str, path: Path) -> int:
    """Write every row of one moment into a gzip file of JSON lines; the number of rows is returned."""
    db = database(url)
    if isinstance(db, Sqlite) and not db.path.exists():
        raise NoStore(f"There is no house in '{db.path}'.")
    check_store(url)
    connection = db.connect()
    count = 0
    # One transaction sees one moment, however long the copying takes.
    db.run(connection, "BEGIN" if isinstance(db, Sqlite) else "BEGIN ISOLATION LEVEL REPEATABLE READ")
    with NamedTemporaryFile("wb", dir=path.parent, prefix=f".{path.name}.", delete=False) as raw:
        try:
            with gzip.open(raw, "wt", encoding="utf-8") as out:
                out.write(json.dumps({"refectory": __version__, "format": FORMAT, "schema": len(MIGRATIONS)}) + "\n")
                for table, columns in TABLES.items():
                    for values in db.run(connection, f"SELECT {', '.join(columns)} FROM {table}").fetchall():
                        out.write(json.dumps([table, *values], ensure_ascii=False) + "\n")
                        count += 1
                out.write(json.dumps({"rows": count}) + "\n")
            raw.flush()
            os.fsync(raw.fileno())
            os.replace(raw.name, path)
        except BaseException:
            os.unlink(raw.name)
            raise
        finally:
            db.run(connection, "ROLLBACK")
            connection.close()
    return count


def restore(url: str, path: Path) -> int:
    """Fill an empty house from a backup, all or nothing."""
    check_store(url)
    db = database(url)
    connection = db.connect()
    try:
        if db.run(connection, "SELECT COUNT(*) FROM row").fetchall()[0][0]:
            raise BadRecord("This house already has tables. Restore into a new, empty one.")
        db.run(connection, "BEGIN")
        try:
            count = 0
            for table, values in _lines(path):
                marks = ", ".join("?" for _ in values)
                db.run(connection, f"INSERT INTO {table} ({', '.join(TABLES[table])}) VALUES ({marks})", values)
                count += 1
        except BaseException:
            db.run(connection, "ROLLBACK")
            raise
        db.run(connection, "COMMIT")
    finally:
        connection.close()
    return count


def _lines(path: Path) -> Iterator[tuple[str, list[Any]]]:
    """The rows of a backup; a damaged, cut or foreign file is refused with one sentence."""
    count, whole = 0, False
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines, "null"))
            if not isinstance(head, dict) or head.get("format") != FORMAT:
                raise BadRecord(f"'{path}' is not a Refectory backup of format {FORMAT}.")
            for line in lines:
                plain = json.loads(line)
                if isinstance(plain, dict):
                    whole = plain.get("rows") == count
                    continue
                table, *values = plain
                if table not in TABLES or len(values) != len(TABLES[table]):
                    raise BadRecord(f"'{path}' has a row that does not belong into a house.")
                count += 1
                yield table, values
    except (OSError, EOFError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise BadRecord(f"Can't read the backup '{path}': {error}.") from None
    if not whole:
        raise BadRecord(f"The backup '{path}' is cut short.")
