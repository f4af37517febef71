"""How smoothly the table moves: frames a second while pieces travel, and how soon a table is painted.

`python -m refectory.server.frames` prints one JSON object: a real house, a real browser without a screen, real moves.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from refectory.engine.registry import game_ids

from .bench import percentile, running

MOVES = 12
LOADS = 5
#: A frame at sixty a second, and at thirty, in milliseconds; clocks of browsers are coarse, hence the tenth.
SIXTY, THIRTY = 16.8, 33.4

#: Notes the time between two frames whenever something flies in both.
WATCH = """() => {
  window.frames_ = [];
  let last = 0;
  let flew = false;
  const tick = (time) => {
    const flies = Boolean(document.querySelector(".flight"));
    if (flies && flew) window.frames_.push(time - last);
    [last, flew] = [time, flies];
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""

PAINT = """() => new Promise((done) => {
  const told = (list) => list.getEntriesByName("first-contentful-paint").forEach((entry) => done(entry.startTime));
  new PerformanceObserver(told).observe({ type: "paint", buffered: true });
})"""

TURN = '#table[data-turn="1"], #table[data-state="over"]'
MOVE = """(number) => {
  document.getElementById("walk")?.close();
  const targets = document.querySelectorAll("svg [data-move], #moves button[name=move]");
  const seen = [...targets].filter((target) => target.getClientRects().length);
  const target = seen[number % seen.length] || targets[0];
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}"""


def paints(page: Page, loads: int) -> dict[str, float]:
    """From the request of a table to the first paint with something in it, without a cache and with one."""
    found: dict[str, float] = {}
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    for name, disabled in (("first_paint_cold_ms", True), ("first_paint_ms", False)):
        network.send("Network.setCacheDisabled", {"cacheDisabled": disabled})
        times = []
        for _ in range(loads):
            page.reload()
            page.wait_for_selector("#table")
            times.append(page.evaluate(PAINT))
        found[name] = round(median(times), 1)
    return found


def frames(page: Page, moves: int) -> dict[str, float]:
    """Real moves of a person and the bots' answers; only frames in which something travels count.

    A busy machine makes every clock lie but one: `main_ms_per_frame` is the processor time that the page itself needs
    for a frame of a flight, of the 16.7 milliseconds that it has.
    """
    clock = page.context.new_cdp_session(page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(WATCH)
    spent = counted = 0.0
    for number in range(moves):
        page.wait_for_selector(TURN, timeout=60_000)
        if page.get_attribute("#table", "data-state") == "over":
            break
        stamp = page.get_attribute("#table", "data-stamp")
        page.evaluate(MOVE, number * 5)
        page.wait_for_selector(f'#table:not([data-stamp="{stamp}"])')
        before = _busy(clock), page.evaluate("window.frames_.length")
        page.wait_for_timeout(250)
        counted += page.evaluate("window.frames_.length") - before[1]
        spent += _busy(clock) - before[0]
    page.wait_for_selector(TURN, timeout=60_000)
    page.wait_for_timeout(1500)
    times: list[float] = page.evaluate("window.frames_")
    return {
        "frames": len(times), "main_ms_per_frame": round(1000 * spent / max(counted, 1), 2),
        "fps_median": round(1000 / median(times), 1),
        "frame_p95_ms": round(percentile(times, 0.95), 1), "longest_frame_ms": round(max(times), 1),
        "share_at_60": round(sum(time <= SIXTY for time in times) / len(times), 3),
        "share_at_30": round(sum(time <= THIRTY for time in times) / len(times), 3),
    }  # fmt: skip


def _busy(clock: CDPSession) -> float:
    """Seconds of processor time that the page's main thread has used."""
    metrics = {metric["name"]: metric["value"] for metric in clock.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def measure(browser: Browser, port: int, game: str, moves: int, loads: int) -> dict[str, float]:
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{port}", viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
    )
    page = context.new_page()
    page.goto("/")
    page.locator(f'.bay form:has(input[value="{game}"]) button').first.click()
    page.wait_for_selector("#table")
    found = {**paints(page, loads), **frames(page, moves)}
    context.close()
    return found


def bench(games: tuple[str, ...], moves: int = MOVES, loads: int = LOADS) -> dict[str, Any]:
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with (
        tempfile.TemporaryDirectory() as folder,
        running("house", folder) as port,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        found = {game: measure(browser, port, game, moves, loads) for game in games}
        browser.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=game_ids())
    parser.add_argument("--moves", type=int, default=MOVES)
    arguments = parser.parse_args()
    games = tuple(arguments.game or game_ids())
    sys.stdout.write(json.dumps(bench(games, arguments.moves), indent=1) + "\n")


if __name__ == "__main__":
    main()
