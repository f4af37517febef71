"""axe finds nothing on any page in either theme; and the first load stays small."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from refectory.engine.registry import game_ids
from tests.web import hands
from tests.web.conftest import Guests

pytestmark = pytest.mark.browser

KB = 1024


def violations(page: Page) -> list[str]:
    """Everything that axe knows by daylight; by candlelight only colours can be different."""
    found = []
    for theme, only in (("dark", ["color-contrast"]), ("light", None)):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        wrong = Axe().run(page, options={"runOnly": only} if only else None).response["violations"]
        found += [f"{theme}, {v['id']}: {v['nodes'][0]['html'][:160]} ({v['help']})" for v in wrong]
    return found


def pages(page: Page) -> Iterator[str]:
    for path in ("/", "/tables", "/replays", "/rules", "/rules/toy", "/about", "/new/toy", "/nowhere"):
        page.goto(path)
        yield path
    hands.set_table(page, "toy", "me", "invite")
    yield "waiting"
    page.locator("[data-invite] button").first.click()
    page.locator("#share-body svg").wait_for()
    yield "invitation"
    page.locator("#share [data-close]").click()
    page.goto(page.url + "/join")
    yield "join"
    hands.set_table(page, "toy", "me", "here")
    yield "curtain"
    page.click("#here")
    page.wait_for_selector("#board")
    yield "table"
    page.locator('[data-open="menu"]').click()
    yield "menu"
    page.locator("#menu [data-close]").click()
    page.locator('[data-open="keys"]').click()
    yield "keys"
    page.locator("#keys [data-close]").click()
    page.locator('[data-open="derivation"]').click()
    yield "derivation"
    hands.set_table(page, "toy", "me", "bot:novice")
    hands.by_script(page)
    yield "over"
    table = page.url
    page.goto(f"{table}/end")
    yield "end"
    page.goto(f"{table}/replay/2")
    yield "replay"
    page.locator("#controls .eyes summary").first.click()
    yield "eyes"
    page.goto(f"{table}/review")
    yield "review, not begun"
    page.locator("main form button.primary").click()
    page.locator(".chart").wait_for(timeout=60_000)
    yield "review"
    page.set_viewport_size({"width": 390, "height": 844})
    for path in ("/", "/new/toy", "/rules/toy", f"{table}/end", f"{table}/review"):
        page.goto(path)
        yield f"{path} on a phone"


def test_axe_finds_nothing_on_any_page_in_either_theme(guest: Guests) -> None:
    page = guest("de-DE", color_scheme="light", bypass_csp=True, viewport={"width": 1440, "height": 900})
    found = {name: wrong for name in pages(page) if (wrong := violations(page))}
    assert found == {}


@pytest.mark.parametrize("width", [1440, 390])
@pytest.mark.parametrize("game", game_ids())
def test_axe_finds_nothing_at_any_table_in_either_theme(guest: Guests, game: str, width: int) -> None:
    page = guest("de-DE", color_scheme="light", bypass_csp=True, viewport={"width": width, "height": 900})
    hands.play_now(page, game)
    hands.my_turn(page)
    if game == "kardinal":
        page.locator("[data-ask]").click()
        page.locator("#advice li").first.wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("game", game_ids())
def test_axe_finds_nothing_in_the_rules(guest: Guests, game: str) -> None:
    page = guest("en-GB", color_scheme="light", bypass_csp=True)
    page.goto(f"/rules/{game}")
    assert violations(page) == []


@pytest.mark.parametrize("game", game_ids())
def test_the_first_load_of_a_table_is_small(guest: Guests, game: str) -> None:
    page = guest()
    hands.play_now(page, game)
    address = page.url
    fresh = guest()
    network = fresh.context.new_cdp_session(fresh)
    network.send("Network.enable")
    sizes: list[float] = []
    network.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    fresh.goto(address)
    fresh.wait_for_timeout(500)
    assert sum(sizes) < 200 * KB
    assert sum(sizes) > 5 * KB
