"""What nobody else may know, what may be taken back, and what an owner may correct."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import cast

import pytest

from refectory.engine.errors import BadData
from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.engine.registry import load_game
from refectory.games.monastery import Monastery
from refectory.games.monastery.components import KINDS, PASSAGE
from refectory.games.monastery.grid import layable
from refectory.games.monastery.state import Table
from refectory.words import Catalogue

from .tables import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    hand,
    passage,
    play,
    put,
    scoring,
    stand,
    start,
    step,
    step_name,
    table,
    words,
)


def test_hands_and_bag_are_only_counted() -> None:
    s = start()
    for eyes in (SPECTATOR, BLUE):
        view = GAME.view(s, eyes)
        assert [player["tiles"] for player in view["players"]] == [4] * 4
        assert [player["hand"] is not None for player in view["players"]] == [eyes == seat for seat in range(4)]
        assert view["bag"] == 36
        assert not [score for score in GAME.projection(s, eyes) if score.source == "tiles" and score.seat != eyes]


def test_a_passage_is_known_to_be_there_until_its_owner_puts_a_tile_back() -> None:
    s = start()
    rng = Random(1)
    for _ in range(20):
        t = GAME.imagine(s, BLUE, rng)
        assert PASSAGE + RED in t.hands[RED]
        assert t.hands[BLUE] == s.hands[BLUE]
        assert [len(h) for h in t.hands] == [len(h) for h in s.hands]
        assert sorted([*t.bag, *chain(*t.hands)]) == sorted([*s.bag, *chain(*s.hands)])
    s.swapped = 1 << RED
    assert [player["swapped"] for player in GAME.view(s, SPECTATOR)["players"]] == [True, False, False, False]
    assert any(PASSAGE + RED not in GAME.imagine(s, BLUE, rng).hands[RED] for _ in range(20))


def test_whoever_uses_the_stables_holds_a_tile_that_fits() -> None:
    s = table(hour="work_1")
    put(s, "path_tee", 0, -1)
    stables = put(s, "stables", 0, -2, 1)
    stand(s, RED, stables)
    stand(s, BLUE, stables)
    hand(s, RED, "beehive", "carp_pond")
    s.bag = [kind for kind in s.bag if KINDS[kind] not in ("beehive", "dovecote", "carp_pond")]
    scoring(s, RED)
    play(s, "use:stables")
    assert step_name(s) == "stable"
    rng = Random(2)
    for _ in range(60):
        t = GAME.imagine(s, GREEN, rng)
        assert t.options
        GAME.play(t, t.options[0])


def test_the_promise_of_the_stables_is_kept_by_tiles_nobody_knows() -> None:
    """Neither the viewer's own tiles nor passages that are known to be behind a screen change hands for it."""
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    stand(s, GREEN, put(s, "stables", 0, -2, 1))
    put(s, "locutory", 1, -2, 1)  # so that nothing brown fits anywhere
    hand(s, GREEN, "beehive", "carp_pond")
    hand(s, BLUE, "dovecote")
    hand(s, RED, passage(RED))
    hand(s, YELLOW, "kitchen", "farm", "smithy", "field")
    s.bag = []
    assert [KINDS[kind] for kind in chain(*s.hands) if layable(s) >> kind & 1] == [
        "passage_red", "dovecote", "beehive", "carp_pond",
    ]  # fmt: skip
    scoring(s, GREEN)
    play(s, "use:stables")
    rng = Random(3)
    for _ in range(60):
        t = GAME.imagine(s, BLUE, rng)
        assert t.options
        assert t.hands[BLUE] == s.hands[BLUE]
        assert t.hands[RED] == [PASSAGE + RED]
        assert sorted(chain(*t.hands)) == sorted(chain(*s.hands))


def test_the_end_of_a_step_can_be_taken_back_until_the_next_seat_decides() -> None:
    match = Match(GAME, ["A", "B"], {"colours": "chosen"}, "undo")
    match.play(0, "colour:red")
    match.play(1, "colour:blue")
    tile = next(w for w in map(GAME.vocabulary.word, match.state.options) if w.startswith("lay"))
    match.play(0, tile)
    while GAME.step(match.state).name != "act":
        match.play(0, GAME.vocabulary.word(match.state.options[0]))
    match.play(0, "end")
    assert match.state.actor == 1
    assert match.undo_barrier(0) is None
    match.undo(0)
    match.play(0, "end")
    match.play(1, "end")
    assert match.undo_barrier(0) == "other-seat"


def test_the_tile_one_has_taken_up_is_shown_and_conserved() -> None:
    s = table()
    stand(s, RED)
    hand(s, RED, "dormitory")
    stock = GAME.inventory(s)
    step(s, RED)
    play(s, "lay:dormitory")
    view = GAME.view(s, SPECTATOR)
    assert view["carried"] == {"tile": "dormitory", "x": None, "y": None}
    assert GAME.inventory(s) == stock
    play(s, "cell:0,-1")
    assert GAME.view(s, SPECTATOR)["carried"] == {"tile": "dormitory", "x": 0, "y": -1}
    assert words(s) == ["turn:0", "turn:1", "turn:2"]


def test_nonsense_gets_no_reason() -> None:
    s = start()
    for what in ("", "cell:x,y", "cell:99,99", "tile-0,-1", "buy:9,9", "lay:castle", "move:abbey:1"):
        assert GAME.why_not(s, s.actor, what) is None


# ---- an owner's figures ------------------------------------------------------------------------------


def test_an_owner_may_correct_figures() -> None:
    game = cast(Monastery, load_game("monastery", {"tile": [{"id": "farm", "circle": 5}], "movement": 3}))
    s = cast(Table, game.new(2, {}, "owner"))
    assert s.walk == 3
    assert game.parts.circle[KINDS.index("farm")] == 5
    marks = {figure.path: figure.mark for figure in game.data.figures()}
    assert marks["tile.farm.circle"] == "owner"
    assert marks["tile.farm.edges"] == "reconstructed"


@pytest.mark.parametrize(
    "overlay",
    [
        {"tile": [{"id": "farm", "edges": "PPP"}]},
        {"tile": [{"id": "farm", "boxes": [1, 1, 2, 3]}]},
        {"tile": [{"id": "farm", "boxes": []}]},
        {"tile": [{"id": "field", "boxes": [1, 2]}]},
        {"tile": [{"id": "field", "count": 8}]},
        {"tile": [{"id": "field", "edges": "PPPP"}]},
        {"tile": [{"id": "path_tee", "edges": "PPG."}]},
        {"tile": [{"id": "beehive", "edges": "P..."}]},
        {"slot": [{"id": "A1", "x": 3, "y": -1}]},
        {"slot": [{"id": "A1", "x": 1}]},
        {"row": [{"id": "red", "spaces": "LIBERANOS++++X"}]},
        {"cost": {"top": [1, 2, 3]}},
        {"monks": 4},
        {"hour": [{"id": "matins", "draw": 6}]},
        {"hour": [{"id": "night", "round": "work"}]},
        {"deal": {"balanced_value": 9}},
    ],
)
def test_impossible_figures_are_refused_in_one_sentence(overlay: dict[str, object]) -> None:
    with pytest.raises(BadData) as caught:
        load_game("monastery", overlay)
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_a_single_monk_is_spoken_of_in_the_singular() -> None:
    s = table()
    stand(s, RED)
    step(s, RED)
    for lang, label in (("de", "1 aufrechter Mönch"), ("en", "1 upright monk")):
        words = Catalogue(lang, "monastery", ["A", "B", "C", "D"], BLUE)
        (panel,) = (panel for panel in GAME.draw(GAME.view(s, BLUE), words) if panel.id == "strips")
        assert f", {label}," in panel.body
