"""How fast the table is: from a click to the painted frame, bytes on the wire, moves a second beside a bare echo.

`python -m refectory.server.bench` prints one JSON object. Everything runs on this machine: a real house, scripts
that play over HTTP, and a bare starlette app that answers requests and replies of the same sizes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, TypeVar
from urllib.error import URLError
from urllib.request import urlopen

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .house import Settings
from .limits import Limits

TABLES = (20, 200, 1000)
#: Connections that move at the same time, however many tables there are.
HANDS = 40
#: Three people on one device: a table at which a script moves for everybody.
SOFA = {"seat0": "me", "seat1": "here", "seat2": "here"}
ABBOTS = 4
UNLIMITED = Limits(posts=(1e9, 1e9), asks=(1e9, 1e9), tables=(1e9, 1e9), strangers=(1e9, 1e9), open_tables=10**6)


Figures = TypeVar("Figures")


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


# ---- the two servers -----------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(what: str, folder: str) -> Iterator[int]:
    """`house` or `echo` in a process of its own."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "refectory.server.bench", "--run", what, str(port), folder])
    try:
        for _ in range(200):
            try:
                urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                break
            except URLError:
                time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait()


def run_house(port: int, folder: str) -> None:
    from .serve import serve

    serve(Settings(db=str(Path(folder) / "bench.db"), limits=UNLIMITED), port=port)


def run_echo(port: int) -> None:
    """As little as starlette can do: read a body, answer as many bytes as the house would."""
    import uvicorn

    async def echo(request: Request) -> Response:
        size = int(request.query_params.get("size", "40"))
        await request.body()
        return Response(b"x" * size, media_type="application/json")

    app = Starlette(
        routes=[Route("/echo", echo, methods=["POST"]), Route("/healthz", lambda request: Response("ok"))]
    )
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False)


# ---- scripts that play ---------------------------------------------------------------------------------


class Line:
    """One kept-alive connection, spoken by hand: a client library would be most of what is measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.csrf = ""

    async def open(self) -> Line:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def ask(self, method: str, path: str, fields: dict[str, Any] | None = None) -> tuple[int, bytes]:
        body = json.dumps(fields).encode() if fields is not None else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nAccept: application/json\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nX-CSRF: {self.csrf}\r\n{self.cookie}"
            f"\r\n"
        )
        self.writer.write(head.encode() + body)
        lines = (await self.reader.readuntil(b"\r\n\r\n")).split(b"\r\n")
        size = 0
        for line in lines:
            name, _, value = line.partition(b": ")
            if name.lower() == b"content-length":
                size = int(value)
            elif name.lower() == b"set-cookie":
                self.cookie = f"Cookie: {value.split(b';')[0].decode()}\r\n"
        return int(lines[0].split()[1]), await self.reader.readexactly(size)

    async def sit(self) -> Line:
        _, body = await self.ask("GET", "/me")
        self.csrf = json.loads(body)["csrf"]
        return self


async def moves_per_second(
    port: int, tables: int, seconds: float, game: str, hands: int = HANDS, rest: float = 0.0
) -> dict[str, float]:
    """So many tables, `hands` of them moving at any time, with a rest before each move; figures are of the moves."""
    lines = [await (await Line(port).open()).sit() for _ in range(min(hands, tables))]
    ids: list[list[str]] = [[] for _ in lines]
    for number in range(tables):
        ids[number % len(lines)].append(await _found(lines[number % len(lines)], game))
    latencies: list[float] = []
    sizes: list[tuple[int, int]] = []
    until = time.perf_counter() + seconds

    async def play(line: Line, mine: list[str]) -> None:
        turn = 0
        while time.perf_counter() < until:
            slot = turn % len(mine)
            turn += 1
            moves, stamp = await _decision(line, mine[slot])
            if not moves:
                mine[slot] = await _found(line, game)
            while moves and time.perf_counter() < until:
                fields = {"move": moves[turn % len(moves)], "stamp": stamp}
                await asyncio.sleep(rest)
                start = time.perf_counter()
                status, body = await line.ask("POST", f"/t/{mine[slot]}/move", fields)
                if status != 200:
                    raise RuntimeError(f"a legal move was refused: {status}")
                latencies.append(time.perf_counter() - start)
                sizes.append((len(json.dumps(fields)), len(body)))
                answer = json.loads(body)
                moves, stamp = answer.get("moves", []), answer["stamp"]

    start = time.perf_counter()
    await asyncio.gather(*(play(line, mine) for line, mine in zip(lines, ids, strict=True)))
    asked, answered = (round(median(row)) for row in zip(*sizes, strict=True))
    return _figures(latencies, time.perf_counter() - start) | {"request_bytes": asked, "answer_bytes": answered}


async def _decision(line: Line, table: str) -> tuple[list[str], int]:
    """The options of whoever is next at this device, once they have said that they are there."""
    _, body = await line.ask("GET", f"/t/{table}/view.json")
    seen = json.loads(body)
    if seen["curtain"] >= 0:
        _, body = await line.ask("POST", f"/t/{table}/here", {"seat": seen["curtain"]})
        answer = json.loads(body)
        return answer["moves"], answer["stamp"]
    return [], 0


async def beside_thinkers(port: int, seconds: float, game: str) -> dict[str, dict[str, float]]:
    """Ten people at ten tables who move five times a second: in a quiet house, and while four abbots think."""
    calm = {"hands": 10, "rest": 0.2}
    quiet = await moves_per_second(port, 10, seconds, game, **calm)  # type: ignore[arg-type]
    line = await (await Line(port).open()).sit()
    thinking = {"seat0": "bot:abbot", "seat1": "bot:abbot"}
    for _ in range(ABBOTS):
        await _found(line, game, thinking)
    busy = await moves_per_second(port, 10, seconds, game, **calm)  # type: ignore[arg-type]
    return {"quiet": quiet, "while_four_abbots_think": busy}


async def _found(line: Line, game: str, fields: Mapping[str, str] = SOFA) -> str:
    _, body = await line.ask("POST", f"/new/{game}", dict(fields))
    table: str = json.loads(body)["table"]
    return table


def _figures(latencies: list[float], seconds: float) -> dict[str, float]:
    return {
        "moves_per_second": round(len(latencies) / seconds, 1),
        "median_ms": round(1000 * median(latencies), 2),
        "p99_ms": round(1000 * percentile(latencies, 0.99), 2),
    }


async def echoes_per_second(port: int, hands: int, seconds: float, asked: int, answered: int) -> dict[str, float]:
    """As many hands as before, with bodies of the same sizes, and nothing to do in between."""
    fields = {"move": "x" * (asked - len(json.dumps({"move": ""})))}
    lines = [await Line(port).open() for _ in range(hands)]
    latencies: list[float] = []
    until = time.perf_counter() + seconds

    async def talk(line: Line) -> None:
        while time.perf_counter() < until:
            start = time.perf_counter()
            await line.ask("POST", f"/echo?size={answered}", fields)
            latencies.append(time.perf_counter() - start)

    start = time.perf_counter()
    await asyncio.gather(*(talk(line) for line in lines))
    return _figures(latencies, time.perf_counter() - start)


async def beside_echo(port: int, other: int, tables: int, seconds: float, game: str) -> dict[str, Any]:
    """So many tables, and at once the bare echo of the same sizes with as many hands."""
    house = await moves_per_second(port, tables, seconds, game)
    sizes = int(house["request_bytes"]), int(house["answer_bytes"])
    return {"house": house, "bare_echo": await echoes_per_second(other, min(HANDS, tables), seconds, *sizes)}


# ---- a browser -----------------------------------------------------------------------------------------

CLICK = """() => new Promise((done) => {
  const table = document.getElementById("table");
  const target = table.querySelector("svg [data-move], #moves button[name=move]");
  const start = performance.now();
  new MutationObserver((changes, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start), 0));
  }).observe(table, { attributes: true, attributeFilter: ["data-stamp"] });
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
})"""


def clicks(port: int, game: str, count: int) -> dict[str, float]:
    """From a click to the frame that shows its effect, and what the first load and an update weigh."""
    from playwright.sync_api import sync_playwright

    path = next(found for name in ("chromium", "chromium-browser", "google-chrome") if (found := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_context(
            base_url=f"http://127.0.0.1:{port}", viewport={"width": 1440, "height": 900}
        ).new_page()
        page.goto("/")
        page.locator(f'.bay form:has(input[value="{game}"]) button').click()
        page.wait_for_selector("#table")
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        network.send("Network.setCacheDisabled", {"cacheDisabled": True})
        loaded: list[float] = []
        streamed: list[float] = []
        kinds: dict[str, str] = {}
        network.on("Network.responseReceived", lambda e: kinds.__setitem__(e["requestId"], e["type"]))
        network.on("Network.loadingFinished", lambda e: loaded.append(e["encodedDataLength"]))
        network.on("Network.dataReceived", lambda e: _weigh(e, kinds, streamed))
        page.reload()
        while not streamed:
            page.wait_for_timeout(100)
        page.wait_for_timeout(800)
        first = sum(loaded) + sum(streamed)
        streamed.clear()
        times: list[float] = []
        while len(times) < count:
            page.wait_for_selector('#table[data-turn="1"], #table[data-state="over"]', timeout=60_000)
            if page.get_attribute("#table", "data-state") == "over":
                break
            times.append(page.evaluate(CLICK))
        browser.close()
    updates = [size for size in streamed if size > 0]
    return {
        "clicks": len(times), "click_to_frame_median_ms": round(median(times), 1),
        "click_to_frame_p95_ms": round(percentile(times, 0.95), 1), "first_load_bytes": int(first),
        "update_median_bytes": int(median(updates)), "update_p95_bytes": int(percentile(updates, 0.95)),
        "update_largest_bytes": int(max(updates)),
    }  # fmt: skip


def _weigh(part: dict[str, Any], kinds: dict[str, str], streamed: list[float]) -> None:
    if kinds.get(part["requestId"]) == "EventSource":
        streamed.append(part["encodedDataLength"])


# ---- all of it -----------------------------------------------------------------------------------------


def bench(
    seconds: float = 8.0, game: str = "kardinal", count: int = 40, tables: tuple[int, ...] = TABLES
) -> dict[str, Any]:
    found: dict[str, Any] = {"game": game}
    with (
        tempfile.TemporaryDirectory() as folder,
        running("house", folder) as port,
        running("echo", folder) as other,
    ):
        found["browser"] = clicks(port, game, count)
        for number in tables:
            found[f"tables_{number}"] = _timed(lambda n=number: beside_echo(port, other, n, seconds, game))  # type: ignore[misc]
        found["responsiveness"] = _timed(lambda: beside_thinkers(port, seconds, game))
    return found


def _timed(work: Callable[[], Awaitable[Figures]]) -> Figures:
    async def run() -> Figures:
        return await work()

    return asyncio.run(run())


def rows(found: dict[str, Any], tables: tuple[int, ...] = TABLES) -> str:
    """The figures as the tables of docs/performance.md."""
    browser = found["browser"]
    frame = browser["click_to_frame_median_ms"], browser["click_to_frame_p95_ms"]
    lines = [
        "| | median | p95 | largest |",
        "|---|--:|--:|--:|",
        f"| click to painted frame, ms | {frame[0]} | {frame[1]} | |",
        f"| an update, bytes | {browser['update_median_bytes']} | {browser['update_p95_bytes']}"
        f" | {browser['update_largest_bytes']} |",
        f"| the first load, bytes | {browser['first_load_bytes']} | | |",
        "",
        "| | moves/s | median ms | p99 ms | echo/s | median ms | p99 ms |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    kinds = ("moves_per_second", "median_ms", "p99_ms")
    for number in tables:
        both = found[f"tables_{number}"]
        figures = [both[who][kind] for who in ("house", "bare_echo") for kind in kinds]
        lines.append(f"| {number:,} tables | {' | '.join(map(str, figures))} |")
    for name, figures in found["responsiveness"].items():
        told = " | ".join(str(figures[kind]) for kind in kinds)
        lines.append(f"| ten people, {name.replace('_', ' ')} | {told} | | | |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", action="store_true", help="as the rows of docs/performance.md")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--game", default="kardinal")
    parser.add_argument("--run", nargs=3, metavar=("WHAT", "PORT", "FOLDER"))
    arguments = parser.parse_args()
    if arguments.run:
        what, port, folder = arguments.run
        run_house(int(port), folder) if what == "house" else run_echo(int(port))
    else:
        found = bench(arguments.seconds, arguments.game)
        sys.stdout.write((rows(found) if arguments.rows else json.dumps(found, indent=1)) + "\n")


if __name__ == "__main__":
    main()
