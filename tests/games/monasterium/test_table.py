"""The figures of the table, the owner's corrections, and what chance may and may not do."""

from __future__ import annotations

from random import Random

import pytest

from refectory.engine.errors import BadData
from refectory.engine.match import Match
from refectory.engine.registry import load_game
from refectory.games.monasterium import Monasterium
from refectory.games.monasterium.components import ACTIONS
from refectory.words import Catalogue
from tests.marks import rule

from .table import BLUE, GAME, RED, bare, fate, fresh, heard, lay, offered, place_turn, play, put, stand, turn


def test_every_order_can_be_met_by_everybody() -> None:
    for seats, side in GAME.parts.sides.items():
        assert side.buildings >= seats
        assert side.cloister >= seats
        assert side.chapel == side.tiles == 2 * seats


def test_five_orders_of_each_category() -> None:
    assert [len(deck) for deck in GAME.parts.decks] == [5, 5, 5]


@pytest.mark.parametrize(
    ("overlay", "sentence"),
    [
        ({"path": [{"id": "f1", "links": ["F"]}]}, "can't contain 'F'"),
        ({"monastery": [{"id": "A", "buildings": ["S", "W"]}]}, "must have 6 entries"),
        ({"action": [{"id": "S1", "effect": "fly"}]}, "must be one of"),
        ({"seats": {"2": {"neutral": 0}}}, "from 1 to 10"),
        ({"window": {"row_bonus": ["soup"]}}, "must have 3 entries"),
        ({"building": [{"id": "S", "pays": "gold"}]}, "must be one of"),
    ],
)
def test_an_owners_mistakes_are_named(overlay: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        Monasterium(overlay)


def test_an_owners_board_is_played() -> None:
    overlay = {
        "path": [{"id": "f2", "bonus": "P-DIE"}],
        "action": [{"id": "S2", "effect": "step", "amount": 1}, {"id": "S5", "effect": "send", "amount": 0}],
    }
    game = load_game("monasterium", overlay)
    rng = Random(1)
    for seats in game.seats:
        s = game.new(seats)
        while not s.over:
            game.play(s, rng.choice(s.options))
    owned = {figure.path for figure in game.data.figures() if figure.mark == "owner"}
    assert {"path.f2.bonus", "action.S2.effect", "action.S5.effect"} <= owned
    assert "action.S3.effect" not in owned


@rule("MT-211")
def test_imagining_rolls_only_what_has_not_been_rolled() -> None:
    s = fresh(4, seed="seen")
    others = [GAME.imagine(s, RED, Random(n)) for n in range(12)]
    assert all(other.rolled == s.rolled for other in others)
    first = offered(s)[0]
    rolls = set()
    for other in others:
        play(other, first)
        rolls.add(tuple(other.rolled))
    assert len(rolls) > 3, "the next roll is open"


def test_undo_reaches_back_to_the_roll() -> None:
    match = Match(GAME, ["Anna", "Bruno"], {"start": "1"}, "undo")
    s = bare()
    put(s, RED, I_2="A.b1")
    lay(s, 2, neutral=3)
    turn(s)
    match.state = s
    match.play(RED, "count:2")
    match.play(RED, "action:I2")
    match.undo(RED)
    match.undo(RED)
    assert offered(match.state) == ["count:1", "count:2", "count:3"]
    assert match.undo_barrier(RED) == "nothing"


def test_no_undo_after_a_new_die() -> None:
    match = Match(GAME, ["Anna", "Bruno"], {"start": "1"}, "undo")
    s = bare()
    stand(s, "f11")
    lay(s, 5, neutral=1)
    lay(s, 2, neutral=2)
    turn(s)
    match.state = s
    match.play(RED, "field:5")
    assert match.undo_barrier(RED) is None
    match.play(RED, "die")
    assert match.undo_barrier(RED) == "chance"


def test_every_roll_is_an_event() -> None:
    s = bare()
    s.log = []
    s.hand[BLUE] = 1
    place_turn(s, neutral=[2, 2], personal=[2])
    fate(s, 5)
    play(s, "place:2")
    rolls = [event for event in s.log if event.kind == "roll"]
    assert rolls[-1].data == {"neutral": [], "personal": [5]}
    assert rolls[-1].seat == BLUE


def test_the_log_names_causes() -> None:
    words = Catalogue("en", "monasterium", ["Anna", "Bruno"])
    s = bare()
    s.log = []
    stand(s, "f7")
    lay(s, 5, neutral=1)
    turn(s)
    play(s, "action:S2")
    lines = [words.event(event) for event in s.log]
    assert lines[:4] == [
        "Anna takes 1 neutral die from field 5.",
        "The messenger of Anna moves to path field VIII (S5).",
        "Anna chooses S2 as a free action (path field VIII).",
        "Anna takes 1 soup (S2).",
    ]


@rule("MT-315")
def test_an_action_is_told_once() -> None:
    """Whatever a die does, one line of the log names its action."""
    for seed in range(3):
        s = fresh(3, seed=f"told {seed}")
        s.log, rng = [], Random(seed)
        while not s.over:
            GAME.play(s, rng.choice(s.options))
        dice = sum(int(str(event.data["neutral"])) + int(str(event.data["personal"])) for event in heard(s, "take"))
        causes = [
            (event.kind, str(event.data.get("cause") or event.data.get("place")))
            for event in s.log
            if event.kind in ("gain", "trade", "move", "send", "tile", "score")
        ]
        actions = sum(cause in ACTIONS for _, cause in causes)
        second_steps = sum(cause == ("move", "II4") for cause in causes) // 2
        assert actions - second_steps - len(heard(s, "free")) == dice - len(heard(s, "lapse"))
