"""Databases, houses and the toy game for the server's tests."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from refectory.server import chronicle
from tests.server.house import Process, free_port, house
from tests.toy import toy

__all__ = ["toy"]


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = (f"{number:032x}" for number in count())
    monkeypatch.setattr(chronicle, "new_seed", lambda: next(seeds))


def postgres_binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


@pytest.fixture(autouse=True)
def loop_of_ones_own() -> Iterator[None]:
    """The browser's loop sleeps in this thread between its tests; what comes between may run one of its own."""
    sleeping = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(sleeping)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A throwaway PostgreSQL cluster; its server refuses to run as root, so it runs as somebody else then."""
    binaries = postgres_binaries()
    if binaries is None:
        pytest.skip("no PostgreSQL on this machine")
    folder = Path(tempfile.mkdtemp(prefix="refectory-pg-"))
    port = free_port()
    prefix: list[str] = []
    if os.geteuid() == 0:
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        prefix = ["runuser", "-u", "postgres", "--"]
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run([*prefix, *command], check=True, cwd=folder, stdout=subprocess.DEVNULL)

    run(
        str(binaries / "initdb"),
        "-D",
        str(data),
        "-A",
        "trust",
        "-U",
        "refectory",
        "--no-sync",
        "-E",
        "UTF8",
        "--locale=C",
    )
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    run(str(binaries / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://refectory@127.0.0.1:{port}/postgres"
    finally:
        run(str(binaries / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def fresh_postgres(postgres: str) -> str:
    """An empty database in the cluster."""
    import psycopg

    name = f"db{os.urandom(4).hex()}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.removesuffix("postgres") + name


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Everything the store promises, it promises for both databases."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    url: str = request.getfixturevalue("fresh_postgres")
    return url


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    with house(str(tmp_path / "house.db")) as running:
        yield running
