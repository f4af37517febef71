"""A house in a process of its own, with the toy among its games: `python -m tests.server.house DB PORT`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from refectory.server import chronicle
from refectory.server.house import Settings
from refectory.server.limits import Limits
from refectory.server.serve import serve
from tests.toy import toy_room

#: No test is to wait for a limit that it does not test.
GENEROUS = Limits(posts=(9e9, 9e9), asks=(9e9, 9e9), tables=(9e9, 9e9), strangers=(9e9, 9e9), streams_each=500)
#: The same deal at every table: what a test meets today it meets tomorrow.
SEED = "5eed" * 8


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """The server as a person at a terminal has it: it can be stopped, or killed without a word."""

    def __init__(self, db: str, port: int | None = None, complaints: int | None = None) -> None:
        self.db = db
        self.complaints = complaints  # where its errors go, as for Popen
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.house", self.db, str(self.port)]
        self.process = subprocess.Popen(
            command, cwd=Path(__file__).parents[2], start_new_session=True, stderr=self.complaints
        )
        deadline = time.monotonic() + 30
        while True:
            try:
                httpx.get(f"{self.url}/healthz", timeout=2).raise_for_status()
                return
            except httpx.HTTPError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def kill(self) -> None:
        """kill -9, with its workers."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


@contextmanager
def house(db: str) -> Iterator[Process]:
    process = Process(db)
    try:
        yield process
    finally:
        process.stop()


class Guest:
    """A script that sits at tables: a browser without a picture."""

    def __init__(self, url: str, name: str = "", lang: str = "en") -> None:
        self.http = httpx.Client(
            base_url=url, headers={"accept-language": lang, "accept": "application/json"}, timeout=20
        )
        self.csrf: str = self.http.get("/me").json()["csrf"]
        self.name = name

    def post(self, path: str, **fields: str | int) -> httpx.Response:
        return self.http.post(path, json=fields, headers={"x-csrf": self.csrf})

    def open(self, game: str, *seats: str, **more: str | int) -> str:
        """A new table; `seats` as in the form: me, here, invite, bot:random …"""
        fields: dict[str, str | int] = {f"seat{number}": seat for number, seat in enumerate(seats)}
        fields |= {f"name{number}": f"Name {number}" for number in range(len(seats))}
        if self.name:
            fields["name0"] = self.name
        answer = self.post(f"/new/{game}", **fields, **more)
        answer.raise_for_status()
        table: str = answer.json()["table"]
        return table

    def view(self, table: str) -> dict[str, object]:
        found: dict[str, object] = self.http.get(f"/t/{table}/view.json").json()
        return found

    def move(self, table: str, word: str, stamp: int) -> httpx.Response:
        return self.post(f"/t/{table}/move", move=word, stamp=stamp)

    def invite(self, table: str, seat: int) -> str:
        url: str = self.post(f"/t/{table}/invite", seat=seat).json()["url"]
        return url.rpartition("#")[2]


def run() -> None:
    db, port = sys.argv[1:]
    chronicle.new_seed = lambda: SEED
    with toy_room():
        serve(Settings(db=db, pause=0.02, limits=GENEROUS, bots="tests.server.bots:make_bot"), port=int(port))


if __name__ == "__main__":
    run()
