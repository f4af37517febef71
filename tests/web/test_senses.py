"""What a page tells eyes, ears and fingers: whose turn it is, the board larger and smaller, names for everything."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from refectory.engine.registry import game_ids
from tests.web import hands
from tests.web.conftest import Guests

pytestmark = pytest.mark.browser

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

#: The browser's own notices and sounds, watched; and a tab that can be told to lie behind others.
WATCHED = """
window.met = { notices: [], tones: [] };
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { met.notices.push({ title, ...options }); }
};
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  createOscillator() {
    const tone = super.createOscillator();
    met.tones.push(tone);
    return tone;
  }
};
Object.defineProperty(Document.prototype, "hidden", { get: () => Boolean(window.behind) });
"""


def test_a_turn_is_noticed_by_title_icon_sound_and_notification(guest: Guests) -> None:
    ann, ben = guest("en-GB"), guest("en-GB")
    ann.add_init_script(WATCHED)
    hands.set_table(ann, "toy", "me", "invite")
    ann.locator('[data-open="menu"]').click()
    ann.select_option("#set-sound", "on")
    ann.select_option("#set-notify", "on")
    ann.locator("#menu [data-close]").click()
    ann.locator("[data-invite] button").first.click()
    ben.goto(ann.locator("#share-body code").inner_text())
    ann.locator("#share [data-close]").click()
    ben.fill("#name", "Ben")
    ben.locator("form button.primary").click()
    ben.wait_for_selector("#board")
    for page in (ann, ben):
        page.wait_for_selector("#table[data-state=running]")
    while ann.get_attribute("#table", "data-turn") == "1":
        hands.click_a_move(ann, 0)
    calm = "document.getElementById('favicon').href.includes('icon-turn') === false"
    assert ann.evaluate(calm)
    assert not ann.title().startswith("Your turn")
    ann.evaluate("window.behind = true; met.notices.length = met.tones.length = 0")
    while ann.get_attribute("#table", "data-turn") != "1":
        assert hands.my_turn(ben)
        hands.click_a_move(ben, 0)
        ann.wait_for_timeout(150)
    expect(ann).to_have_title("Your turn · Candles · Refectory")
    assert not ann.evaluate(calm)
    notices = ann.evaluate("met.notices")
    assert [notice["title"] for notice in notices] == ["Your turn · Candles · Refectory"]
    assert notices[0]["body"] == ann.locator("#news").inner_text()
    assert 392 in ann.evaluate("met.tones.map((tone) => tone.frequency.value)"), "a bell"
    ann.evaluate("met.tones.length = 0")
    hands.click_a_move(ann, 0)
    assert 180 in ann.evaluate("met.tones.map((tone) => tone.frequency.value)"), "wood on wood"


def test_what_the_browser_does_not_allow_is_not_promised(guest: Guests) -> None:
    """A notice that is refused, or that only a service worker may show, stops neither the setting nor the table."""
    page = guest("en-GB")
    page.add_init_script(WATCHED + "Notification.requestPermission = async () => window.answer || 'denied';")
    hands.set_table(page, "toy", "me", "here")
    page.locator('[data-open="menu"]').click()
    page.select_option("#set-notify", "on")
    expect(page.locator("#denied")).to_be_visible()
    expect(page.locator("#set-notify")).to_have_value("off")
    page.evaluate(
        """() => {
          window.answer = "granted";
          window.Notification = class extends Notification { constructor() { super(); throw new TypeError(); } };
        }"""
    )
    page.select_option("#set-notify", "on")
    expect(page.locator("#denied")).to_be_hidden()
    page.locator("#menu [data-close]").click()
    page.evaluate("window.behind = true")
    page.click("#here")
    page.wait_for_selector("#board")
    for _ in range(2):
        hands.click_a_move(page, 0)


def shown(page: Page) -> list[float]:
    """What part of the board is in view."""
    box: list[float] = page.evaluate(
        """() => [...document.querySelectorAll(".boardwrap > svg")].find((svg) => svg.getClientRects().length)
        .getAttribute("viewBox").split(" ").map(Number)"""
    )
    return box


def board(page: Page) -> FloatRect:
    box = page.locator(".boardwrap > svg").locator("visible=true").first.bounding_box()
    assert box is not None
    return box


def test_zoom_and_pan_by_wheel_pointer_and_keys(guest: Guests) -> None:
    page = guest("en-GB", viewport=DESK)
    hands.play_now(page, "kardinal")
    assert hands.my_turn(page)
    whole, box = shown(page), board(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    near = shown(page)
    assert near[2] < whole[2] / 2
    page.mouse.down()
    page.mouse.move(x + 80, y + 40, steps=4)
    page.mouse.up()
    dragged = shown(page)
    assert dragged[0] < near[0]
    assert dragged[1] < near[1]
    assert dragged[2:] == near[2:]
    before = hands.stamp(page)
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    hands.moved(page, before)
    assert shown(page) == dragged, "a move does not take the board away from under one's eyes"
    page.keyboard.press("-")
    assert shown(page)[2] > dragged[2]
    page.keyboard.press("0")
    assert shown(page) == whole
    page.keyboard.press("+")
    assert shown(page)[2] < whole[2]


def test_two_fingers_pinch_and_one_drags(guest: Guests) -> None:
    page = guest("en-GB", viewport=PHONE, has_touch=True, is_mobile=True)
    hands.play_now(page, "kardinal")
    assert hands.my_turn(page)
    stamp = hands.stamp(page)
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    whole, box = shown(page), board(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers("touchStart", (x - 20, y), (x + 20, y))
    for apart in (40, 60, 80):
        fingers("touchMove", (x - apart, y), (x + apart, y))
    fingers("touchEnd")
    near = shown(page)
    assert near[2] == pytest.approx(whole[2] / 4, rel=0.3)
    fingers("touchStart", (x, y))
    for by in (20, 40, 60):
        fingers("touchMove", (x + by, y + by / 2))
    fingers("touchEnd")
    assert shown(page)[0] < near[0]
    assert hands.stamp(page) == stamp, "neither is a click"
    page.locator('[data-zoom="fit"]').click()
    assert shown(page) == whole


# ---- for those who listen -----------------------------------------------------------------------------------


def heard(page: Page) -> list[dict[str, Any]]:
    """The page as a screen reader has it: role, name and element of everything that is not ignored."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        {"role": node["role"]["value"], "name": node.get("name", {}).get("value", "")}
        for node in nodes
        if not node.get("ignored")
    ]


NAMES = """() => [...document.querySelectorAll("svg [role=button][data-move]")]
  .filter((e) => e.getClientRects().length).map((e) => e.getAttribute("aria-label"))"""


ALIKE = """() => {
  const does = new Map();
  const places = [...document.querySelectorAll("svg [role=button][data-move]")].filter((e) => e.checkVisibility());
  for (const place of places) {
    const button = document.querySelector(`#moves [data-move="${CSS.escape(place.dataset.move)}"]`);
    const name = place.getAttribute("aria-label");
    does.set(name, (does.get(name) || new Set()).add(button.textContent));
  }
  return [...does].filter(([, labels]) => labels.size > 1).map(([name]) => name);
}"""


#: The newest line of the log, as it is read out: without the number of its rule.
NEWEST = """() => [...document.querySelector("#log li > span").childNodes]
  .filter((part) => !part.classList?.contains("rule")).map((part) => part.textContent).join("").trim()"""


@pytest.mark.parametrize("lang", ["de-DE", "en-GB"])
@pytest.mark.parametrize("game", game_ids())
def test_a_turn_by_ear(guest: Guests, game: str, lang: str) -> None:
    """Landmarks, names for every piece and place, news said once, the focus where one goes on."""
    page = guest(lang, viewport=DESK)
    hands.play_now(page, game)
    assert hands.my_turn(page)
    nodes = heard(page)
    roles = [node["role"] for node in nodes]
    assert {"banner", "main", "heading", "status", "log"} & set(roles) >= {"banner", "main", "heading", "status"}
    nameless = [node for node in nodes if node["role"] in ("button", "link", "image", "img") and not node["name"]]
    assert nameless == []
    buttons = {node["name"] for node in nodes if node["role"] == "button"}
    names = page.evaluate(NAMES)
    assert set(names) <= buttons, "every place that can be used is a button with its name"
    assert page.evaluate(ALIKE) == [], "places sound alike only if their moves are the same"
    page.evaluate(
        """() => {
          window.said = [];
          new MutationObserver(() => said.push(document.getElementById("news").textContent))
            .observe(document.getElementById("news"), { childList: true, characterData: true, subtree: true });
        }"""
    )
    for _ in range(2):
        before, newest = hands.stamp(page), page.evaluate(NEWEST)
        page.keyboard.press("Home" if hands.targets(page).locator("visible=true").count() else "m")
        page.keyboard.press("Enter")
        hands.moved(page, before)
        assert hands.my_turn(page)
        move = "document.activeElement.dataset.move"
        assert page.evaluate(move), "the focus is on something to do, neither lost nor on taking back"
        assert page.evaluate(NEWEST) in ((page.locator("#told").text_content() or "") or newest), (
            "what happens is told"
        )
    said = page.evaluate("said")
    assert all(one != other for one, other in pairwise(said)), "nothing is said twice"
    assert page.locator("#news").get_attribute("role") == "status"


# ---- text twice as large --------------------------------------------------------------------------------------

#: Controls that can't be brought into view, or on which something else lies when they are.
OUT_OF_REACH = """async () => {
  const lost = [];
  const controls = [...document.querySelectorAll("a[href], button, select, input:not([type=hidden]), summary")];
  for (const control of controls) {
    if (!control.checkVisibility() || control.closest("dialog, .skip, .vh, svg") || control.disabled) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = control.getBoundingClientRect();
    if (width <= 1) continue; // for screen readers only
    const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2];
    const met = document.elementFromPoint(x, y);
    const reached = control.contains(met) || met?.contains(control) || met?.closest("label")?.control === control;
    if (!reached) lost.push(control.outerHTML.slice(0, 120));
  }
  return lost;
}"""


@pytest.mark.parametrize("path", ["/", "/tables", "/rules/kardinal", "/about", "/new/domus", "/nowhere"])
def test_pages_with_text_twice_as_large(guest: Guests, path: str) -> None:
    page = guest("de-DE", viewport={"width": 720, "height": 450}, device_scale_factor=2)
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    assert page.evaluate(OUT_OF_REACH) == []


#: Words of a chart that do not lie within its drawing.
CUT_OFF = """() => [...document.querySelectorAll(".chart svg")].filter((e) => e.checkVisibility()).flatMap((svg) => {
  const paper = svg.getBoundingClientRect();
  return [...svg.querySelectorAll("text")].filter((e) => {
    const box = e.getBoundingClientRect();
    return box.left < paper.left || box.right > paper.right || box.top < paper.top || box.bottom > paper.bottom;
  }).map((e) => e.textContent);
})"""


def test_no_word_of_a_chart_is_cut_off(guest: Guests) -> None:
    page = guest("de-DE")
    page.goto("/new/toy")
    for number, (kind, name) in enumerate((("me", "Wilhelmina"), ("bot:novice", "Wolfgang W. Mommsen"))):
        page.select_option(f'select[name="seat{number}"]', kind)
        page.fill(f'input[name="name{number}"]', name)
    page.locator("#setup button.primary").click()
    hands.settle(page)
    table = page.url
    hands.by_script(page)
    page.goto(f"{table}/review")
    page.locator("main form button.primary").click()
    for path in ("review", "end"):
        for viewport in (PHONE, {"width": 1024, "height": 768}):
            page.set_viewport_size(viewport)  # type: ignore[arg-type]
            page.goto(f"{table}/{path}")
            page.locator(".chart > svg").filter(visible=True).wait_for(timeout=60_000)
            assert page.evaluate(CUT_OFF) == [], path


TWICE = "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })"


def test_phones_with_text_twice_as_large(guest: Guests) -> None:
    """Text alone, as phones do it, not the whole page: nothing is cut off at the side, and bars stay bars."""
    page = guest("de-DE", viewport=PHONE)
    page.add_init_script(TWICE)
    hands.play_now(page, "monastery")
    assert hands.my_turn(page)
    for path in (page.url, "/", "/tables", "/replays", "/rules/kardinal", "/new/kardinal", "/about"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path
    hands.play_now(page, "kardinal")
    assert hands.my_turn(page)
    overflowing = """() => [...document.querySelectorAll(".top .what, .seat .nm, .seat .pts, .bottom nav button")]
      .filter((e) => e.checkVisibility() && e.scrollHeight > e.closest(".top, .seat, button").clientHeight + 1)
      .map((e) => e.outerHTML)"""
    assert page.evaluate(overflowing) == []


@pytest.mark.parametrize("game", game_ids())
def test_tables_with_text_twice_as_large(guest: Guests, game: str) -> None:
    page = guest("de-DE", viewport={"width": 720, "height": 450}, device_scale_factor=2)
    hands.play_now(page, game)
    assert hands.my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    assert page.evaluate(OUT_OF_REACH) == []
    before = hands.stamp(page)
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    hands.moved(page, before)
