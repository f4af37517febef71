"""Faults on a real server over real sockets: kill -9, lost connections, two tabs, two processes."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import Guest, Process, free_port, house

#: In a whole table, or in the text of a change.
OVER = re.compile(rb'data-state=\\?"over')


def decide(guest: Guest, table: str) -> tuple[int, str]:
    """The seat that decides and its first move, once the curtain is open."""
    seen: Any = guest.view(table)
    if seen["curtain"] >= 0:
        guest.post(f"/t/{table}/here", seat=seen["curtain"])
        seen = guest.view(table)
    return seen["stamp"], seen["view"]["decision"]["moves"][0]


def test_every_acknowledged_move_survives_kill_minus_nine(process: Process) -> None:
    """Moves are made as fast as they go; the server is killed in the middle of one, three times."""
    guest = Guest(process.url, "Ann")
    acknowledged: dict[str, int] = {}
    for round_no in range(3):
        tables = [guest.open("toy", "me", "here") for _ in range(3)]
        killer = threading.Timer(0.25 + 0.1 * round_no, process.kill)
        killer.start()
        try:
            while True:
                for table in tables:
                    stamp, move = decide(guest, table)
                    answer = guest.move(table, move, stamp)
                    if answer.status_code == 200:
                        acknowledged[table] = answer.json()["stamp"]
        except (httpx.HTTPError, KeyError, TypeError):
            killer.join()
        process.start()
        guest.http.close()
        guest.http = httpx.Client(
            base_url=process.url, headers=guest.http.headers, cookies=guest.http.cookies, timeout=20
        )
        for table, stamp in acknowledged.items():
            kept: Any = guest.view(table)
            assert kept["stamp"] >= stamp
    assert acknowledged


def test_a_stream_brings_news_and_catches_up_after_a_restart(process: Process) -> None:
    guest = Guest(process.url, "Ann")
    table = guest.open("toy", "me", "bot:novice")
    for attempt in range(2):
        with guest.http.stream("GET", f"/t/{table}/stream", headers={"accept-encoding": "gzip"}) as stream:
            assert stream.headers["content-encoding"] == "gzip"
            lines = stream.iter_lines()
            first = _fragment(lines)
            seen: Any = guest.view(table)
            if seen["view"]["decision"] and "moves" in seen["view"]["decision"]:
                stamp, move = decide(guest, table)
                if guest.move(table, move, stamp).status_code == 200:
                    assert _fragment(lines) != first
        if attempt == 0:
            process.kill()
            process.start()


def _fragment(lines: Any) -> str:
    for line in lines:
        if line.startswith("data: "):
            return str(line)
    raise AssertionError("the stream ended")


def test_two_processes_behind_one_database_tell_each_other(fresh_postgres: str) -> None:
    with house(fresh_postgres) as one, house(fresh_postgres) as two:
        ann, ben = Guest(one.url, "Ann"), Guest(two.url, "Ben")
        table = ann.open("toy", "me", "invite")
        token = ann.invite(table, 1)
        assert ben.post(f"/t/{table}/claim", name="Ben", token=token).status_code == 200
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            seen: Any = ann.view(table)
            other: Any = ben.view(table)
            if seen["state"] == other["state"] == "over":
                break
            for guest, view in ((ann, seen), (ben, other)):
                moves = (view["view"] or {}).get("decision") or {}
                if "moves" in moves:
                    answer = guest.move(table, moves["moves"][0], view["stamp"])
                    assert answer.status_code in (200, 409)
            time.sleep(0.02)
        assert ann.view(table)["view"] is not None
        assert ann.view(table)["state"] == ben.view(table)["state"] == "over"


def test_the_house_closes_politely_and_opens_again(tmp_path: Path) -> None:
    with house(str(tmp_path / "db")) as running:
        guest = Guest(running.url, "Ann")
        table = guest.open("toy", "me", "here")
        stamp, move = decide(guest, table)
        after = guest.move(table, move, stamp).json()["stamp"]
        running.stop()
        running.start()
        assert Guest(running.url).view(table)["stamp"] == after


@pytest.mark.parametrize("farewell", [signal.SIGTERM, signal.SIGINT])
def test_nothing_is_left_behind_when_the_house_closes(tmp_path: Path, farewell: signal.Signals) -> None:
    running = Process(str(tmp_path / "db"), complaints=subprocess.PIPE)
    try:
        guest = Guest(running.url, "Ann")
        table = guest.open("toy", "bot:novice", "me")
        deadline = time.monotonic() + 30
        while "moves" not in guest.view(table)["view"]["decision"]:  # type: ignore[index]
            assert time.monotonic() < deadline, "the bot has not moved"
            time.sleep(0.02)
        running.process.send_signal(farewell)
        _, said = running.process.communicate(timeout=20)
    finally:
        running.stop()
    assert running.process.returncode == 0
    assert b"leaked" not in said
    assert b"Traceback" not in said


LOOP = """
import asyncio, signal, sys
from refectory.server.house import Settings
from refectory.server.serve import serve

def opened(address):
    print(type(asyncio.get_running_loop()).__module__, flush=True)
    signal.raise_signal(signal.SIGINT)

serve(Settings(db=sys.argv[1]), port=int(sys.argv[2]), say=opened)
"""


def test_the_house_runs_on_the_fast_loop(tmp_path: Path) -> None:
    pytest.importorskip("uvloop")
    command = [sys.executable, "-c", LOOP, str(tmp_path / "db"), str(free_port())]
    told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout.strip() == "uvloop"


def test_no_stream_carries_the_seed_or_anybody_s_secret(process: Process) -> None:
    """Every byte of the news of a whole game, to a player and to a stranger, while the game runs."""
    ann, eve = Guest(process.url, "Ann"), Guest(process.url, "Eve")
    table = ann.open("toy", "me", "here", listed=1)
    opening = json.loads(sqlite3.connect(process.db).execute("SELECT body FROM row WHERE ply = 0").fetchone()[0])
    heard: dict[str, list[bytes]] = {"ann": [], "eve": []}
    threads = [
        threading.Thread(target=_listen, args=(guest, table, heard[name]), daemon=True)
        for name, guest in (("ann", ann), ("eve", eve))
    ]
    for thread in threads:
        thread.start()
    moves = 0
    while (seen := ann.view(table))["state"] == "running":
        stamp, move = decide(ann, table)
        assert ann.move(table, move, stamp).status_code == 200
        moves += 1
    assert seen["state"] == "over"
    for thread in threads:
        thread.join(20)
    secrets = [opening["seed"], opening["host"], *(cookie.value or "" for cookie in ann.http.cookies.jar)]
    for parts in heard.values():
        sent = b"".join(parts)
        assert sent.count(b"event: change") > 5
        running = OVER.split(sent)[0]
        assert len(running) > 10_000
        assert all(secret.encode() not in running for secret in secrets)
    assert moves > 5


def _listen(guest: Guest, table: str, heard: list[bytes]) -> None:
    """Until the news says that the game is over."""
    headers = {**guest.http.headers, "accept-encoding": "identity"}
    with httpx.stream(
        "GET", f"{guest.http.base_url}/t/{table}/stream", headers=headers, cookies=guest.http.cookies
    ) as stream:
        for part in stream.iter_raw():
            heard.append(part)
            if OVER.search(part):
                return
