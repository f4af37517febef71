"""The store: what was acknowledged is there, two writers can't both win, old schemas grow up."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from refectory.engine.errors import BadRecord
from refectory.server import backup
from refectory.server.errors import NotStored
from refectory.server.store import (
    MIGRATIONS,
    Card,
    Entry,
    NewerSchema,
    NoStore,
    PlyTaken,
    Row,
    Store,
    check_store,
    database,
    migrate,
    schema_version,
)
from tests.server.house import free_port


def entry(
    table: str, ply: int, text: str = "x", person: str = "p", state: str = "running", listed: bool = False
) -> Entry:
    row = Row(ply, 1000 + ply, {"do": "say", "text": text})
    return Entry(table, row, Card(table, state, listed, 1000 + ply, {"game": "toy"}), (person,))


def with_store(url: str, work: Any) -> Any:
    async def run() -> Any:
        store = Store(url)
        try:
            return await work(store)
        finally:
            store.close()

    return asyncio.run(run())


def test_rows_come_back_in_order_and_survive_reopening(db: str) -> None:
    async def write(store: Store) -> None:
        for ply in range(5):
            await store.append(entry("t", ply, f"line {ply} – ä"))

    async def read(store: Store) -> list[Row]:
        return await store.rows("t", 2)

    with_store(db, write)
    assert [(row.ply, row.body["text"]) for row in with_store(db, read)] == [(p, f"line {p} – ä") for p in (2, 3, 4)]


def test_of_two_writers_of_one_ply_exactly_one_wins(db: str) -> None:
    async def race(first: Store) -> Any:
        second = Store(db)
        try:
            writes: list[Coroutine[Any, Any, None]] = []
            for ply in range(10):
                writes += [first.append(entry("t", ply, "first")), second.append(entry("t", ply, "second"))]
            return await asyncio.gather(*writes, return_exceptions=True)
        finally:
            second.close()

    results = with_store(db, race)
    lost = [result for result in results if isinstance(result, PlyTaken)]
    assert len(lost) == 10
    assert results.count(None) == 10

    async def read(store: Store) -> list[Row]:
        return await store.rows("t")

    assert [row.ply for row in with_store(db, read)] == list(range(10))


def test_cards_follow_the_rows(db: str) -> None:
    async def work(store: Store) -> None:
        await store.append(entry("a", 0, person="me", state="open", listed=True))
        await store.append(entry("b", 0, person="you"))
        await store.append(entry("a", 1, person="me", state="running", listed=True))
        assert [card.id for card in await store.mine("me")] == ["a"]
        assert await store.listed(("open",)) == []
        assert [card.state for card in await store.listed(("running",))] == ["running"]
        assert await store.count("running") == 2
        assert {card.id for card in await store.in_state("running")} == {"a", "b"}

    with_store(db, work)


def test_a_full_disk_refuses_the_row_and_keeps_the_rest(tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        for ply in range(1, 50):
            await store.append(entry("t", ply, "y" * 20_000))

    async def work(store: Store) -> None:
        await store.append(entry("t", 0))
        pages = store._writer.execute("PRAGMA page_count").fetchone()[0]
        store._writer.execute(f"PRAGMA max_page_count={pages + 2}")
        with pytest.raises(NotStored):
            await fill(store)
        kept = await store.rows("t")
        store._writer.execute("PRAGMA max_page_count=1000000")
        await store.append(entry("t", len(kept), "room again"))
        assert (await store.rows("t"))[-1].body["text"] == "room again"
        assert [row.ply for row in await store.rows("t")] == list(range(len(kept) + 1))

    with_store(str(tmp_path / "house.db"), work)


def test_nobody_else_reads_the_file(tmp_path: Path) -> None:
    """It holds the seeds of running games; so does what SQLite keeps beside it, and a backup."""
    url = str(tmp_path / "deep" / "house.db")

    async def work(store: Store) -> None:
        await store.append(entry("t", 0))
        backup.backup(url, tmp_path / "deep" / "backup.gz")
        files = list((tmp_path / "deep").iterdir())
        assert len(files) >= 3
        assert [file.name for file in files if file.stat().st_mode & 0o077] == []

    with_store(url, work)


def test_rows_have_a_limit(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(NotStored):
            await store.append(entry("t", 0, "y" * 600_000))
        assert await store.rows("t") == []

    with_store(str(tmp_path / "house.db"), work)


def test_an_old_schema_grows_up_and_keeps_its_rows(db: str) -> None:
    old = database(db)
    connection = old.connect()
    migrate(old, connection, target=1)
    assert schema_version(old, connection) == 1
    old.run(connection, "INSERT INTO row (tbl, ply, at, body) VALUES ('t', 0, 1, '{}')")
    connection.close()

    async def work(store: Store) -> int:
        assert len(await store.rows("t")) == 1
        return schema_version(store.db, store._writer)

    assert with_store(db, work) == len(MIGRATIONS)


def test_a_newer_schema_is_refused(db: str) -> None:
    with_store(db, lambda store: store.count("open"))
    newer = database(db)
    connection = newer.connect()
    newer.run(connection, "UPDATE house SET value = '999' WHERE key = 'schema'")
    connection.close()
    with pytest.raises(NewerSchema):
        Store(db)
    with pytest.raises(NoStore, match="newer version"):
        check_store(db)


def test_what_is_no_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    foreign, file = tmp_path / "letter.txt", tmp_path / "file"
    foreign.write_text("Dear Prior, " * 100)
    file.touch()
    nowhere = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
    for url in (str(foreign), str(file / "house.db"), nowhere):
        with pytest.raises(NoStore, match=r"^Can't open the database: .*\.$"):
            check_store(url)
    with pytest.raises(NoStore, match="no house"):
        backup.backup(str(tmp_path / "mistyped.db"), tmp_path / "backup.gz")
    assert sorted(tmp_path.iterdir()) == [file, foreign]


def test_a_backup_restores_into_an_empty_house(db: str, tmp_path: Path) -> None:
    async def fill(store: Store) -> None:
        for ply in range(20):
            await store.append(entry("t", ply, f"ä{ply}"))

    with_store(db, fill)
    file = tmp_path / "backup.gz"
    assert backup.backup(db, file) == 22
    copy = str(tmp_path / "copy.db")
    assert backup.restore(copy, file) == 22

    async def read(store: Store) -> Any:
        return await store.rows("t"), await store.mine("p")

    assert with_store(copy, read) == with_store(db, read)
    with pytest.raises(BadRecord, match="already has tables"):
        backup.restore(copy, file)


@pytest.mark.parametrize("damage", ["cut", "foreign", "garbage", "missing"])
def test_a_damaged_backup_is_refused_whole(tmp_path: Path, damage: str) -> None:
    source, file, target = str(tmp_path / "a.db"), tmp_path / "b.gz", str(tmp_path / "c.db")
    with_store(source, lambda store: store.append(entry("t", 0)))
    backup.backup(source, file)
    whole = gzip.decompress(file.read_bytes())
    if damage == "cut":
        file.write_bytes(gzip.compress(b"\n".join(whole.split(b"\n")[:-2]) + b"\n"))
    elif damage == "foreign":
        file.write_bytes(gzip.compress(b'{"format": 99}\n'))
    elif damage == "garbage":
        file.write_bytes(b"not a gzip file")
    else:
        file.unlink()
    with pytest.raises(BadRecord):
        backup.restore(target, file)

    async def read(store: Store) -> list[Row]:
        return await store.rows("t")

    assert with_store(target, read) == []


def test_postgres_tells_other_processes(fresh_postgres: str) -> None:
    async def work(store: Store) -> list[str]:
        heard: list[str] = []
        got = asyncio.Event()
        loop = asyncio.get_running_loop()

        def hear(table: str) -> None:
            heard.append(table)
            if table:
                loop.call_soon_threadsafe(got.set)

        other = Store(fresh_postgres)
        other.on_news(hear)
        await asyncio.sleep(0.3)
        try:
            await store.append(entry("t", 0))
            await asyncio.wait_for(got.wait(), 5)
        finally:
            other.close()
        return heard

    assert "t" in with_store(fresh_postgres, work)
