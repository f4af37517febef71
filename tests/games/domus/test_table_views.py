"""What the page computes and draws from a view."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest

from refectory.engine.art import Panel
from refectory.engine.event import SPECTATOR
from refectory.engine.rules import LANGUAGES
from refectory.games.domus.draw import STYLE
from refectory.games.domus.pen import fit, spread, width_of
from refectory.games.domus.state import DomusState
from refectory.words import Catalogue

from .table import GAME, attacking, fresh, hiring, investing, play, play_randomly, position, riding

NAMES = ["Anselm", "Beatrix", "Cuno", "Dorothea", "Egbert", "Frieda"]


def draw(s: DomusState, eyes: int, lang: str = "de") -> dict[str, Panel]:
    words = Catalogue(lang, "domus", NAMES[: s.seats], eyes)
    return {panel.id: panel for panel in GAME.draw(GAME.view(s, eyes), words)}


def moves_on(panel: Panel) -> set[str]:
    return set(re.findall(r'data-move="([^"]+)"', panel.body))


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_panels_of_every_table(seats: int) -> None:
    s = play_randomly(fresh(seats), 1, "invest")
    own = s.actor
    panels = draw(s, own)
    desk, phone = ["road", "cloister", "menu", "rivals"], ["p-road", "p-menu", "p-cloister", "p-foot"]
    assert [*panels] == [*desk, *phone]
    assert [panels[name].area for name in desk] == ["board", "own", "menu", "rival"]
    assert [panels[name].on_desk for name in (*desk, *phone)] == [True] * 4 + [False] * 4
    assert [panels[name].on_phone for name in (*desk, *phone)] == [False] * 3 + [True] * 5
    tabs = dict.fromkeys(panel.tab for panel in panels.values() if panel.tab)
    assert [tab.id for tab in tabs] == ["road", "cloister", "menu", "rivals"]
    rivals = {f"rival-{seat}" for seat in range(seats) if seat != own}
    assert set(re.findall(r'id="(rival-\d)"', panels["rivals"].body)) == rivals


def test_a_phone_offers_what_a_desk_offers() -> None:
    """The leaves have the same places; the ladder has those in view, and those at whom one can beg beyond it."""
    for step in ("start", "cellarer", "veg", "invest", "attack", "defend", "road"):
        s = play_randomly(fresh(6), 5, step)
        panels = draw(s, s.actor)
        for name in ("cloister", "menu"):
            assert moves_on(panels[f"p-{name}"]) == moves_on(panels[name])
        missing = moves_on(panels["road"]) - moves_on(panels["p-road"])
        assert missing <= moves_on(panels["p-menu"])
        assert not any(word.startswith(("beg", "vegetable", "done")) for word in missing)


def test_a_spectator_sees_the_cloister_of_whoever_decides() -> None:
    s = play_randomly(fresh(3), 1, "invest")
    assert NAMES[s.actor] in draw(s, SPECTATOR)["cloister"].title
    assert f'id="rival-{s.actor}"' not in draw(s, SPECTATOR)["rivals"].body
    over = play_randomly(fresh(3), 1)
    assert NAMES[GAME.result(over).winners[0]] in draw(over, SPECTATOR)["cloister"].title


def test_every_investment_is_on_the_menu_and_on_its_place() -> None:
    s = investing(position(taler=[20, 0], chapel=[2, 0], praying=[1, 0], refectory=[4, 0], kennels=[1, 0]))
    panels = draw(s, 0)
    legal = {GAME.vocabulary.word(move) for move in s.options}
    assert moves_on(panels["menu"]) == legal - {"done"}
    assert moves_on(panels["cloister"]) == legal - {"done"}
    assert moves_on(panels["road"]) == {"done"}


def test_other_decisions_are_on_the_menu_and_on_their_places() -> None:
    hire = hiring(position(taler=[9, 0], cellarer=[3, 0]))
    assert moves_on(draw(hire, 0)["menu"]) == {GAME.vocabulary.word(move) for move in hire.options}
    assert moves_on(draw(hire, 0)["cloister"]) == {"keep"}
    attack = attacking(position(3, year=2, phase=4, road=[50, 60, 70], special={"drunkard": 0}))
    legal = {GAME.vocabulary.word(move) for move in attack.options}
    assert moves_on(draw(attack, 0)["menu"]) == legal - {"done"}
    assert moves_on(draw(attack, 0)["road"]) == legal - {"done"}
    ride = riding(position(3, year=2, phase=5, road=[50, 60, 70], special={"cart": 0}))
    assert moves_on(draw(ride, 0)["road"]) == {"vegetable", "cart"}
    assert moves_on(draw(ride, 0)["cloister"]) == {"vegetable", "cart"}
    start = fresh(3)
    assert (
        moves_on(draw(start, start.actor)["road"]) == moves_on(draw(start, start.actor)["menu"]) == {"accept", "pass"}
    )


def test_only_the_decider_gets_buttons() -> None:
    s = play_randomly(fresh(4), 2, "attack")
    for eyes in (SPECTATOR, *range(4)):
        buttons = set().union(*(moves_on(panel) for panel in draw(s, eyes).values()))
        assert bool(buttons) is (eyes == s.actor)


def test_the_ghost_stands_on_the_target_stone() -> None:
    s = play(investing(position(taler=[9, 0], road=[20, 90])), "build:brewery", "build:brewery")
    seen = GAME.view(s, 0)["cloisters"][0]
    assert seen["forecast"] == 6
    tree = ET.fromstring(draw(s, 0)["road"].svg())
    classes = {node.get("id"): str(node.get("class")).split() for node in tree.iter() if node.get("id")}
    assert "domus-ghost" in classes["figure-0"]
    assert "domus-last" in classes["figure-1"], "the other one still stands on last year's place"


def test_stones_and_figures_have_stable_names() -> None:
    s = play_randomly(fresh(6), 3, "road")
    tree = ET.fromstring(draw(s, 0)["road"].svg())
    ids = {node.get("id") for node in tree.iter() if node.get("id")}
    assert {f"road-{field}" for field in range(0, 410, 10)} | {"road-CLUNY"} <= ids
    assert {f"figure-{seat}" for seat in range(6)} <= ids
    assert {f"marker-{seat}" for seat in range(6)} <= ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_menu_says_what_is_missing(lang: str) -> None:
    s = investing(position(taler=[1, 0]))
    body = draw(s, 0, lang)["menu"].body
    assert ("2 Taler missing" if lang == "en" else "2 Taler fehlen") in body


def test_words_of_the_text_board() -> None:
    s = play_randomly(fresh(3), 4, "invest")
    text = GAME.text(GAME.view(s, s.actor), Catalogue("en", "domus", NAMES[:3], s.actor))
    for seat in range(3):
        assert f"{NAMES[seat]}: {s.scores[seat]} indulgences, {s.taler[seat]} Taler" in text


def test_every_class_of_the_style_belongs_to_the_game() -> None:
    own = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"\{[^}]*\}", "", re.sub(r"/\*.*?\*/", "", STYLE))))
    common = {"legal", "halo", "plus"}
    assert all(name.startswith("domus-") for name in own - common)
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b", STYLE), "colours are tokens of the house"


# ---- the pen -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ([50.0], [50.0]),
        ([50.0, 50.0], [45.0, 55.0]),
        ([50.0, 80.0], [50.0, 80.0]),
        ([0.0, 0.0, 0.0], [0.0, 10.0, 20.0]),
        ([100.0, 100.0], [90.0, 100.0]),
        ([52.0, 50.0], [56.0, 46.0]),
        ([], []),
    ],
)
def test_figures_give_way_and_stay_near(wanted: list[float], expected: list[float]) -> None:
    assert spread(wanted, 10, 0, 100) == expected


def test_many_figures_never_overlap() -> None:
    for wanted in ([7.0] * 6, [0, 1, 2, 40, 41, 95], [99, 99, 99, 1, 50, 50]):
        placed = sorted(spread(wanted, 12, 0, 100))
        assert all(right - left >= 12 - 1e-9 for left, right in pairwise(placed))
        assert placed[0] >= 0
        assert placed[-1] <= 100


def test_long_names_are_cut() -> None:
    assert fit("Anselm", 100, 12) == "Anselm"
    short = fit("Æ" * 24, 60, 12)
    assert short.endswith("…")
    assert width_of(short, 12) <= 60
