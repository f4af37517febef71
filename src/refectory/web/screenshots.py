"""`make screenshots`: every page at three sizes in both themes, from a real house, to be looked at."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

from refectory.web.home import games_in_order

SIZES = ((1440, 900), (1024, 768), (390, 844))
THEMES = ("light", "dark")
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FOLDER = Path("out/screenshots")
#: Decisions before a table is worth a picture.
DECISIONS = 14
#: The one picture that shows the set-up as a newcomer finds it.
SETUP = "setup"
TURN = '#table[data-turn="1"], #table[data-state="over"]'


def main() -> None:
    path = next(found for name in BROWSERS if (found := shutil.which(name)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, _house(Path(folder)) as url:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        addresses = _prepare(browser, url)
        for theme in THEMES:
            for width, height in SIZES:
                _shoot(browser, url, addresses, theme, width, height)
        browser.close()


class _house:  # noqa: N801  # a context manager that reads like a function
    """A house on a free port, with an empty store."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> str:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command = [sys.executable, "-m", "refectory", "serve", "--port", str(port), "--data-dir", str(self.folder)]
        self.process = subprocess.Popen(command)
        url = f"http://127.0.0.1:{port}"
        for _ in range(200):
            try:
                urlopen(f"{url}/healthz", timeout=2).close()
                return url
            except URLError:
                time.sleep(0.1)
        raise RuntimeError("the house did not open")

    def __exit__(self, *exc: object) -> None:
        self.process.terminate()
        self.process.wait()


#: The cookies of the person who sits at all these tables.
_STATE: dict[str, object] = {}


def _prepare(browser: Browser, url: str) -> dict[str, str]:
    """Tables of every game in the middle of play, one that is over, one that waits, one behind the curtain."""
    context = browser.new_context(base_url=url, locale="de-DE", reduced_motion="reduce")
    page = context.new_page()
    addresses = {"home": "/", "tables": "/tables", "replays": "/replays", "rules": "/rules", "about": "/about"}
    addresses["new"] = f"/new/{games_in_order()[0]}"
    addresses["summary"] = f"/rules/{games_in_order()[0]}/summary"
    for game in games_in_order():
        _open(page, game, "me", "bot:brother", "bot:brother")
        _play(page, DECISIONS)
        addresses[f"table-{game}"] = _path(page)
        addresses[f"rules-{game}"] = f"/rules/{game}"
        page.goto("/")
        page.locator(f'form[action="/learn/{game}"] button').click()
        page.wait_for_selector("#guide")
        addresses[f"first-{game}"] = _path(page)
    first = games_in_order()[0]
    _open(page, first, "me", "here")
    addresses["curtain"] = _path(page)
    _open(page, first, "me", "bot:brother", "bot:brother")
    addresses[SETUP] = _path(page)
    _open(page, first, "me", "invite", "bot:brother")
    addresses["waiting"] = _path(page)
    _open(page, first, "me", "bot:novice")
    _play(page, 2000)
    addresses |= {"end": f"{_path(page)}/end", "replay": f"{_path(page)}/replay/30", "over": _path(page)}
    scored = page.get_attribute("#table", "data-walk")
    addresses["walk"] = f"{_path(page)}/replay/{scored}?walk={scored}"
    addresses["review"] = f"{_path(page)}/review"
    addresses["error"] = "/nowhere"
    _STATE.update(context.storage_state())
    context.close()
    return addresses


def _path(page: Page) -> str:
    return "/" + page.url.split("/", 3)[3]


def _open(page: Page, game: str, *seats: str) -> None:
    page.goto(f"/new/{game}")
    for number in range(page.locator(".seat-row").count()):
        page.select_option(f'select[name="seat{number}"]', seats[number] if number < len(seats) else "none")
    page.fill('input[name="name0"]', "Barbara")
    page.locator("#setup button.primary").click()
    page.wait_for_selector("#table")


def _play(page: Page, decisions: int) -> None:
    for number in range(decisions):
        page.wait_for_selector(TURN, timeout=60_000)
        if page.get_attribute("#table", "data-state") == "over":
            return
        stamp = page.get_attribute("#table", "data-stamp")
        buttons = page.locator("#moves button[name=move]")
        buttons.nth(number * 7 % buttons.count()).dispatch_event("click")
        page.wait_for_selector(f'#table:not([data-stamp="{stamp}"])')
    page.wait_for_selector(TURN, timeout=60_000)


def _shoot(browser: Browser, url: str, addresses: dict[str, str], theme: str, width: int, height: int) -> None:
    for lang in _languages(theme, width):
        context = browser.new_context(
            base_url=url, viewport={"width": width, "height": height}, locale=f"{lang}-XX", reduced_motion="reduce",
            color_scheme="dark" if theme == "dark" else "light", storage_state=_STATE,  # type: ignore[arg-type]
        )  # fmt: skip
        page = context.new_page()
        for name, address in addresses.items():
            page.goto(address)
            page.wait_for_timeout(250)
            if name != SETUP:
                page.evaluate("document.getElementById('setup-card')?.hidePopover()")
            _keep(page, f"{name}-{width}-{theme}-{lang}")
            leaves = page.locator(".bottom nav button").filter(visible=True)
            for number in range(leaves.count() if name.startswith("table-") and theme == "light" else 0):
                leaves.nth(number).click()
                _keep(page, f"{name}-leaf{number + 1}-{width}-{theme}-{lang}")
        context.close()


def _keep(page: Page, name: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=FOLDER / f"{name}.png")


def _languages(theme: str, width: int) -> Iterator[str]:
    """German everywhere, English once."""
    yield "de"
    if theme == "light" and width == SIZES[0][0]:
        yield "en"


if __name__ == "__main__":
    main()
