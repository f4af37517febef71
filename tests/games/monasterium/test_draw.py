"""The drawing: every move that belongs to a place is on that place, and everything lies where it should."""

from __future__ import annotations

import re

import pytest

from refectory.engine.event import SPECTATOR
from refectory.games.monasterium.state import Table
from refectory.words import Catalogue
from tests.marks import rule
from tests.walk import Table as Seats
from tests.walk import walk

from .table import BLUE, GAME, RED, bare, fate, glaze, lay, place_turn, play, put, stand, step_now, turn

NAMES = ["Anna", "Bruno", "Cleo", "Dora"]
#: Moves that no place on the board stands for: they are buttons only.
BUTTONS = ("decline", "five", "area:")


def page(s: Table, eyes: int, lang: str = "de") -> str:
    panels = GAME.draw(GAME.view(s, eyes), Catalogue(lang, "monasterium", NAMES[: s.seats], eyes))
    return "".join(panel.svg() for panel in panels)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_with_a_place_is_on_its_place(seats: int) -> None:
    seen = set()
    for ply, s in enumerate(walk(Seats("monasterium", seats), 23)):
        if s.over or (ply % 3 and GAME.step(s).name in seen):
            continue
        assert isinstance(s, Table)
        seen.add(GAME.step(s).name)
        words = {GAME.vocabulary.word(move) for move in s.options}
        drawn = set(re.findall(r'data-move="([^"]+)"', page(s, s.actor)))
        assert not [word for word in words - drawn if not word.startswith(BUTTONS)]
    assert len(seen) > 12


def test_panels_and_their_sizes() -> None:
    s = bare(4)
    turn(s)
    panels = GAME.draw(GAME.view(s, BLUE), Catalogue("en", "monasterium", NAMES, BLUE))
    assert [(panel.id, panel.area) for panel in panels] == [
        ("board", "board"), ("own", "own"), ("own-s", "own"), ("window", "own"), ("orders", "side"),
        ("rivals", "rival"),
    ]  # fmt: skip
    assert all(panel.width == 300 for panel in panels if panel.area in ("side", "rival"))


def test_pieces_lie_where_they_are() -> None:
    s = bare(3)
    put(s, RED, I_1="A.b1", III_1="C.k")
    put(s, BLUE, IV_1="A.c2")
    stand(s, "f9", BLUE)
    lay(s, 5, neutral=2, blue=1)
    lay(s, 2, neutral=1)
    glaze(s, RED, "AB", "", "")
    turn(s)
    svg = page(s, RED, "en")
    for label in (
        "profane building, building 1 in monastery A: novice of Anna",
        "cloister field 2 in monastery A: novice of Bruno",
        "blocked with three players",
        "chapel of monastery C, 1 of 6 places taken, novice of Anna",
        "Messenger of Bruno: path field IX",
        "dice field 5, 2 neutral, 1 of Bruno: Field 5 (2 neutral)",
        "window, top row, column 2: monastery B",
        "I1: messenger 1 field on, open",
        "I2: 1 rosary, locked",
    ):
        assert f'aria-label="{label}"' in svg, label


def test_spectators_see_the_board_of_the_turn() -> None:
    s = bare(3)
    lay(s, 2, neutral=2)
    turn(s, BLUE)
    view = GAME.view(s, SPECTATOR)
    panels = GAME.draw(view, Catalogue("en", "monasterium", NAMES, SPECTATOR))
    assert panels[1].title == "Board of Bruno"
    assert "data-move" not in page(s, SPECTATOR)


def test_the_text_board_names_everything() -> None:
    s = bare(2)
    put(s, RED, I_1="A.b1", III_1="B.k", IV_2="A.c1")
    lay(s, 3, neutral=2, blue=1)
    turn(s)
    lines = GAME.text(GAME.view(s, RED), Catalogue("en", "monasterium", NAMES, RED)).splitlines()
    assert "dice field 3: 1 of Bruno, 2 neutral" in lines
    assert any(line.startswith("monastery A: b1 S Anna; b2 W -") and "c1 Anna" in line for line in lines)
    assert any("unlocked: I1, III1; flipped: 2" in line for line in lines)
    assert "path field I: A; Anna; Bruno" in lines
    assert "path field III: A, B; influence or rosary" in lines
    assert any(line.endswith("next price: chapel 2 influence, cloister 2 rosaries") for line in lines)
    assert any("reroll ready" in line for line in lines)


@rule("MT-211", "MT-517")
def test_the_text_board_shows_the_dice_in_the_air() -> None:
    words = Catalogue("en", "monasterium", NAMES, RED)
    s = bare(2)
    place_turn(s, neutral=[6, 2], personal=[3])
    assert "Roll of Anna: 2 and 6; 3 (own)" in GAME.text(GAME.view(s, RED), words).splitlines()
    s = bare(2)
    stand(s, "f11")
    fate(s, 4)
    step_now(s)
    play(s, "die")
    assert "Roll of Anna: 4 (own)" in GAME.text(GAME.view(s, RED), words).splitlines()
