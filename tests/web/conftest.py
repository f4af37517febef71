"""A real browser and a real house, one of each for all browser tests of a worker."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.conftest import fresh_postgres, postgres
from tests.server.house import Process, house

__all__ = ["fresh_postgres", "postgres"]

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A machine that stops for seconds is not a fault of the page: what fails is looked at once more, and counted."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no browser on this machine")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with house(str(tmp_path_factory.mktemp("house") / "house.db")) as running:
        yield running


class Guests:
    """Contexts of their own, so that nobody shares a cookie; whatever a page complains about fails the test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def __call__(self, lang: str = "en-GB", url: str = "", **more: object) -> Page:
        calm: dict[str, Any] = {"reduced_motion": "reduce", **more}
        context = self.browser.new_context(base_url=url or self.url, locale=lang, **calm)
        context.set_default_timeout(15_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))
        return page

    def _heard(self, kind: str, text: str) -> None:
        expected = "Failed to load resource" in text or "ERR_" in text  # a refusal, or a server that was killed
        if kind == "error" and not expected:
            self.complaints.append(text)


@pytest.fixture
def guest(browser: Browser, shared_house: Process) -> Iterator[Guests]:
    guests = Guests(browser, shared_house.url)
    yield guests
    for context in guests.contexts:
        context.close()
    assert guests.complaints == []


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Process]:
    """A house that a test may kill."""
    with house(str(tmp_path / "house.db")) as running:
        yield running
