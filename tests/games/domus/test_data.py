"""The printed figures: where they come from, and the owner's corrections."""

from __future__ import annotations

from typing import Any

import pytest

from refectory.engine.errors import BadData
from refectory.games.domus import Domus
from refectory.games.domus.steps import INVEST

from .table import GAME

MARKS = {figure.path: figure.mark for figure in GAME.data.figures()}


@pytest.mark.parametrize(
    ("path", "mark"),
    [
        ("garden.step.1.cost", "seed"),
        ("garden.step.2.cost", "reconstructed"),
        ("dairy.step.1.cost", "reconstructed"),
        ("dairy.step.5.ne", "seed"),
        ("cellarer.7.bonus", "seed"),
        ("cellarer.8.bonus", "reconstructed"),
        ("cellarer.8.no", "seed"),
        ("boost.beer.ne", "reconstructed"),
        ("boost.herbs.type", "derived"),
        ("chapel.stage.1.cost", "seed"),
        ("chapel.stage.2.cost", "reconstructed"),
        ("chapel.stage.3.points", "reconstructed"),
        ("chapel.stage.4.points", "seed"),
        ("refectory.vegetables", "reconstructed"),
        ("lender.taler", "ruling"),
        ("road.step", "derived"),
        ("payout", "seed"),
    ],
)
def test_where_a_figure_comes_from(path: str, mark: str) -> None:
    assert MARKS[path] == mark


def test_the_owner_corrects_a_figure() -> None:
    overlay: dict[str, Any] = {
        "cellarer": [{"no": 8, "ne": 60}],
        "garden": {"step": [{"no": 2, "cost": 2}]},
        "chapel": {"ne": 30},
    }
    game = Domus(overlay)
    assert game.parts.cellarer_ne[8] == 60
    assert game.parts.cellarer_ne[9] == GAME.parts.cellarer_ne[9]
    assert game.parts.cost[0] == (0, 1, 2, 2, 2, 4)
    assert game.parts.chapel_ne == 30
    assert {figure.path for figure in game.data.figures() if figure.mark == "owner"} == {
        "cellarer.8.no", "cellarer.8.ne", "garden.step.2.no", "garden.step.2.cost", "chapel.ne",
    }  # fmt: skip


def test_a_step_that_the_rebate_makes_free_is_offered_to_the_penniless() -> None:
    """At one Taler the first dairy step would cost nothing; the rules must not stumble over it."""
    game = Domus({"dairy": {"step": [{"no": 1, "cost": 1}]}})
    s = game.set_up(2, {}, b"free")
    s.cellarer, s.taler, s.stack = [4, 0], [0, 0], [(INVEST, 0, 0, 0)]
    game.advance(s)
    game.play(s, game.check(s, "build:dairy"))
    assert (s.areas[1][0], s.taler[0]) == (1, 0)


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"chapel": {"ne": 25}}, "multiples of 'road.step'"),
        ({"road": {"beg": 25}}, "'road.beg' must be a multiple"),
        ({"boost": [{"id": "beer", "copies": 0}, {"id": "cheese", "copies": 0}]}, "a boost card for each"),
        ({"cellarer": [{"no": 3, "type": "cellar"}]}, "cellarer.3.type"),
        ({"deal": {"brothers": 9}}, "deal.brothers"),
        ({"payout": [7, 5]}, "'payout' must have 6 entries"),
        ({"gardn": {"full": 8}}, "Did you mean 'garden'"),
    ],
)
def test_impossible_figures_are_refused(overlay: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        Domus(overlay)
