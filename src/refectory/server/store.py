"""Where tables are kept: one append-only log per table, with the primary key (table, ply).

Everything that ever happened at a table is a row: its opening, who sat down, every move, every undo, every word.
Rows are never changed, so two writers can't both win a ply, and a crash loses nothing that was acknowledged.
SQLite serves one machine; PostgreSQL serves several processes and tells them about each other's rows.

One thread writes. It takes all rows that wait and commits them together, so that a thousand tables share one
fsync instead of queueing for a thousand.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from refectory.engine.errors import RefectoryError

from .errors import NotStored

log = logging.getLogger("refectory.store")

#: Longest row; a table's opening with an overlay file is the largest.
ROW_LIMIT = 512 * 1024

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE row (tbl TEXT NOT NULL, ply INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,"
        " PRIMARY KEY (tbl, ply))",
        # What the home page needs to know about a table without playing it through; derived from the rows.
        "CREATE TABLE card (tbl TEXT PRIMARY KEY, state TEXT NOT NULL, listed INTEGER NOT NULL,"
        " at BIGINT NOT NULL, body TEXT NOT NULL)",
        "CREATE INDEX card_open ON card (listed, state, at)",
        "CREATE TABLE sitter (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl))",
        "CREATE INDEX sitter_tbl ON sitter (tbl)",
    ),
    ("CREATE INDEX card_state ON card (state, at)",),
)


class Row(NamedTuple):
    ply: int
    at: int  # milliseconds since 1970
    body: dict[str, Any]


class Card(NamedTuple):
    """A table at a glance: `state` is open, running, over or closed."""

    id: str
    state: str
    listed: bool
    at: int
    body: dict[str, Any]


class Entry(NamedTuple):
    """A row to be written, with the card that follows from it and the people who sit at the table."""

    table: str
    row: Row
    card: Card
    people: tuple[str, ...]


class PlyTaken(Exception):
    """Somebody else wrote that ply first: read the log again and decide anew."""


class Cursor(Protocol):
    @property
    def rowcount(self) -> int: ...

    def fetchall(self) -> list[Any]: ...


class Database(Protocol):
    """The little that the two databases differ in."""

    url: str

    def connect(self) -> Any: ...

    def run(self, connection: Any, sql: str, args: Sequence[Any] = ()) -> Cursor: ...

    def announce(self, connection: Any, tables: Iterable[str]) -> None: ...

    def listen(self, heard: Callable[[str], None], stop: threading.Event) -> None: ...

    @property
    def failures(self) -> tuple[type[Exception], ...]: ...


class Sqlite:
    """One file beside the server. WAL, and an fsync before anything is acknowledged."""

    def __init__(self, path: Path) -> None:
        self.url = f"sqlite:///{path}"
        self.path = path

    def connect(self) -> sqlite3.Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if not self.path.exists():
            self.path.touch(0o600)  # the seeds of running games will be in it: nobody else's business
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    def run(self, connection: sqlite3.Connection, sql: str, args: Sequence[Any] = ()) -> Cursor:
        return connection.execute(sql, args)

    def announce(self, connection: sqlite3.Connection, tables: Iterable[str]) -> None:
        """Nobody else listens."""

    def listen(self, heard: Callable[[str], None], stop: threading.Event) -> None:
        stop.wait()

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        return (sqlite3.Error,)


class Postgres:
    """For several processes or machines: NOTIFY carries the news of a row to all of them."""

    CHANNEL = "refectory"

    def __init__(self, url: str) -> None:
        self.url = url

    def connect(self) -> Any:
        import psycopg  # an optional dependency

        return psycopg.connect(self.url, autocommit=True)

    def run(self, connection: Any, sql: str, args: Sequence[Any] = ()) -> Cursor:
        cursor: Cursor = connection.execute(sql.replace("?", "%s"), args)
        return cursor

    def announce(self, connection: Any, tables: Iterable[str]) -> None:
        for table in tables:
            connection.execute("SELECT pg_notify(%s, %s)", (self.CHANNEL, table))

    def listen(self, heard: Callable[[str], None], stop: threading.Event) -> None:
        pause = 0.5
        while not stop.is_set():
            try:
                with self.connect() as connection:
                    connection.execute(f"LISTEN {self.CHANNEL}")
                    heard("")  # news may have been missed while nobody listened
                    pause = 0.5
                    while not stop.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            heard(notice.payload)
            except self.failures as error:
                log.warning("lost the connection to the store's news: %s", error)
                stop.wait(pause)
                pause = min(pause * 2, 10)

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        import psycopg

        return (psycopg.Error,)


def database(url: str) -> Database:
    """`postgresql://…` or a path (`sqlite:///path` or bare)."""
    if url.startswith(("postgresql://", "postgres://")):
        return Postgres(url)
    return Sqlite(Path(url.removeprefix("sqlite:///")))


def default_data_dir() -> Path:
    return Path.home() / ".local" / "share" / "refectory"


def database_url(db: str, data_dir: str | Path | None) -> str:
    """The URL that was asked for, else a file in the data folder."""
    return db or str(Path(data_dir) / "refectory.db" if data_dir else default_data_dir() / "refectory.db")


class _Job(NamedTuple):
    entry: Entry
    done: Callable[[Exception | None], None]


class Store:
    """The log of all tables. Reads and writes are coroutines; the database is only touched in threads."""

    def __init__(self, url: str) -> None:
        self.db = database(url)
        self._reader = self.db.connect()
        self._reading = threading.Lock()
        self._writer = self.db.connect()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._stop = threading.Event()
        self._heard: Callable[[str], None] = lambda table: None
        migrate(self.db, self._writer)
        self._threads = [
            threading.Thread(target=self._write, name="store-writer", daemon=True),
            threading.Thread(target=self.db.listen, args=(self._hear, self._stop), name="store-ear", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def on_news(self, heard: Callable[[str], None]) -> None:
        """Called, in some thread, with the id of a table that has new rows; "" if any table may have."""
        self._heard = heard

    def _hear(self, table: str) -> None:
        self._heard(table)

    # ---- writing -------------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> None:
        """Returns when the row is safely written. PlyTaken or NotStored mean that nothing was written."""
        if len(msgspec.json.encode(entry.row.body)) > ROW_LIMIT:
            raise NotStored("too-large")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def done(error: Exception | None) -> None:
            loop.call_soon_threadsafe(_settle, future, error)

        self._jobs.put(_Job(entry, done))
        await future

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            while not self._jobs.empty() and len(jobs) < 500:
                job = self._jobs.get()
                if job is None:
                    self._jobs.put(None)
                    break
                jobs.append(job)
            self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        results: list[Exception | None] = []
        try:
            self.db.run(self._writer, "BEGIN")
            results = [self._insert(job.entry) for job in jobs]
            written = {job.entry.table for job, error in zip(jobs, results, strict=True) if error is None}
            self.db.announce(self._writer, written)
            self.db.run(self._writer, "COMMIT")
        except self.db.failures as error:
            log.error("the store can't write: %s", error)
            results = [NotStored() for _ in jobs]
            self._recover()
        for job, result in zip(jobs, results, strict=True):
            job.done(result)

    def _recover(self) -> None:
        try:
            self.db.run(self._writer, "ROLLBACK")
        except self.db.failures:
            # The connection itself is gone; the next write gets a new one or fails as clearly as this one.
            try:
                self._writer.close()
                self._writer = self.db.connect()
            except self.db.failures as error:
                log.error("no new connection to the store: %s", error)

    def _insert(self, entry: Entry) -> Exception | None:
        body = msgspec.json.encode(entry.row.body).decode()
        row = self.db.run(
            self._writer,
            "INSERT INTO row (tbl, ply, at, body) VALUES (?, ?, ?, ?) ON CONFLICT (tbl, ply) DO NOTHING",
            (entry.table, entry.row.ply, entry.row.at, body),
        )
        if row.rowcount != 1:
            return PlyTaken()
        card = entry.card
        self.db.run(
            self._writer,
            "INSERT INTO card (tbl, state, listed, at, body) VALUES (?, ?, ?, ?, ?) ON CONFLICT (tbl) DO UPDATE"
            " SET state = excluded.state, listed = excluded.listed, at = excluded.at, body = excluded.body",
            (card.id, card.state, int(card.listed), card.at, msgspec.json.encode(card.body).decode()),
        )
        for person in entry.people:
            self.db.run(
                self._writer,
                "INSERT INTO sitter (person, tbl) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (person, card.id),
            )
        return None

    # ---- reading -------------------------------------------------------------------------------------

    async def rows(self, table: str, start: int = 0) -> list[Row]:
        found = await self._read(
            "SELECT ply, at, body FROM row WHERE tbl = ? AND ply >= ? ORDER BY ply", table, start
        )
        return [Row(ply, at, msgspec.json.decode(body)) for ply, at, body in found]

    async def mine(self, person: str, limit: int = 50) -> list[Card]:
        return await self._cards(
            "JOIN sitter s ON s.tbl = c.tbl WHERE s.person = ? AND c.state <> 'closed' ORDER BY c.at DESC LIMIT ?",
            person, limit,
        )  # fmt: skip

    async def listed(self, states: Sequence[str], limit: int = 50) -> list[Card]:
        marks = ", ".join("?" for _ in states)
        return await self._cards(
            f"WHERE c.listed = 1 AND c.state IN ({marks}) ORDER BY c.at DESC LIMIT ?", *states, limit
        )

    async def in_state(self, state: str) -> list[Card]:
        return await self._cards("WHERE c.state = ? ORDER BY c.at DESC LIMIT ?", state, 5000)

    async def _cards(self, where: str, *args: Any) -> list[Card]:
        found = await self._read(f"SELECT c.tbl, c.state, c.listed, c.at, c.body FROM card c {where}", *args)
        return [
            Card(tbl, state, bool(listed), at, msgspec.json.decode(body)) for tbl, state, listed, at, body in found
        ]

    async def count(self, state: str) -> int:
        found = await self._read("SELECT COUNT(*) FROM card WHERE state = ?", state)
        return int(found[0][0])

    async def _read(self, sql: str, *args: Any) -> list[Any]:
        return await asyncio.to_thread(self._select, sql, args)

    def _select(self, sql: str, args: Sequence[Any]) -> list[Any]:
        with self._reading:
            try:
                return self.db.run(self._reader, sql, args).fetchall()
            except self.db.failures:
                self._reader = self.db.connect()  # once more on a fresh connection; a second failure is real
                return self.db.run(self._reader, sql, args).fetchall()

    def close(self) -> None:
        self._stop.set()
        self._jobs.put(None)
        for thread in self._threads:
            thread.join(timeout=5)
        self._reader.close()
        self._writer.close()


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def now() -> int:
    return time.time_ns() // 1_000_000


# ---- schema ------------------------------------------------------------------------------------------


class NewerSchema(NotStored):
    key = "newer-schema"


def schema_version(db: Database, connection: Any) -> int:
    db.run(connection, "CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value TEXT NOT NULL)")
    found = db.run(connection, "SELECT value FROM house WHERE key = 'schema'").fetchall()
    return int(found[0][0]) if found else 0


def migrate(db: Database, connection: Any, target: int = len(MIGRATIONS)) -> None:
    """Bring the schema up to date, one step and one transaction at a time."""
    with _exclusive(db, connection):
        version = schema_version(db, connection)
        if version > len(MIGRATIONS):
            raise NewerSchema(have=version, know=len(MIGRATIONS))
        for number in range(version, target):
            for statement in MIGRATIONS[number]:
                db.run(connection, statement)
            db.run(
                connection,
                "INSERT INTO house (key, value) VALUES ('schema', ?) ON CONFLICT (key) DO UPDATE SET value = "
                "excluded.value",
                (str(number + 1),),
            )


class NoStore(RefectoryError):
    """The database can't be opened, or is none of ours."""


def check_store(url: str) -> None:
    """Open the database once and bring it up to date; whatever is wrong with it is said in one sentence."""
    db = database(url)
    try:
        with closing(db.connect()) as connection:
            migrate(db, connection)
    except NewerSchema as newer:
        have, know = (newer.args_for_text[name] for name in ("have", "know"))
        raise NoStore(f"A newer version has written this database (schema {have}; this one knows {know}).") from None
    except ImportError:
        raise NoStore("PostgreSQL needs the package psycopg: install refectory[postgres].") from None
    except OSError as error:
        raise NoStore(f"Can't open the database: {error}.") from None
    except db.failures as error:
        raise NoStore(f"Can't open the database: {str(error).partition(chr(10))[0].rstrip('.')}.") from None


@contextmanager
def _exclusive(db: Database, connection: Any) -> Any:
    """Two processes that start together must not migrate together."""
    if isinstance(db, Sqlite):
        db.run(connection, "BEGIN IMMEDIATE")
    else:
        db.run(connection, "BEGIN")
        db.run(connection, "SELECT pg_advisory_xact_lock(7236)")
    try:
        yield
    except BaseException:
        db.run(connection, "ROLLBACK")
        raise
    db.run(connection, "COMMIT")
