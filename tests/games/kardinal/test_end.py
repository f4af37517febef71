"""The empty pile and the end of the game."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from refectory.engine.match import Match
from refectory.games.kardinal.components import pack_size
from refectory.games.kardinal.state import Table
from refectory.words import Catalogue
from tests.marks import rule

from .position import (
    GAME,
    PARTS,
    A,
    B,
    C,
    D,
    awarded,
    discards,
    display,
    hand,
    kinds,
    options,
    play,
    position,
    step,
)


@rule("KK-605", "KK-606", "KK-607")
def test_the_last_needed_card_interrupts_at_once() -> None:
    """Exchange, last card from the pile: the hand is complete, the display untouched."""
    s = position(turn=B, board={A: "fulda", B: "mainz advisor:franken"}, pile="es", discards="li li es")
    events = play(s, "exchange", "discard:fa", "pile")
    assert kinds(events)[:3] == ["exchange", "draw-hidden", "intermediate-scoring"]
    assert kinds(events)[-1] == "reshuffle"
    assert awarded(events, 4) == [2, 2, 0, 0]
    assert (len(s.pile), s.discards, display(s), s.actor, s.exhausted) == (4, 0, "li fr", C, 1)


@rule("KK-606")
def test_only_cloisters_score_in_between() -> None:
    row = "regensburg freising tegernsee verona advisor:bayern advisor:italien"
    s = position(board={A: row}, pile="es", discards="li li")
    events = play(s, "exchange", "discard:fa", "pile")
    assert {event.data["source"] for event in events if event.kind == "score"} == {"cloister"}
    assert s.scores[A] == 4


@rule("KK-607")
def test_the_new_pile_is_the_shuffled_discard_pile() -> None:
    s = position(hands={A: "fa bb li"}, display="es fr", pile="es", discards="fa fa bb bb li li")
    play(s, "exchange", "discard:fa", "pile")
    assert sorted(s.pile) == [0, 0, 0, 1, 1, 2, 2]
    assert (display(s), hand(s, A)) == ("es fr", "bb li es")
    piles = set()
    for seed in range(20):
        s = position(hands={A: "fa bb li"}, pile="es", discards="fa fa bb bb li li")
        s.seed = str(seed).encode()
        play(s, "exchange", "discard:fa", "pile")
        piles.add(tuple(s.pile))
    assert len(piles) > 10


@rule("KK-608")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_second_half_begins_with_as_many_cards_as_the_first(seats: int) -> None:
    first = {3: 34, 4: 36, 5: 38}[seats]
    for seed in range(10):
        rng = Random(seed)
        s = cast(Table, GAME.new(seats, {}, f"half-{seed}"))
        while s.exhausted == 0 or step(s) != "turn":
            GAME.play(s, rng.choice(s.options))
        assert (len(s.pile), s.discards) == (first, 0)


@rule("KK-702")
def test_nothing_is_drawn_after_the_second_exhaustion() -> None:
    s = position(board={B: "tours"}, hands={A: "fr li li"}, pile="es", exhausted=1)
    play(s, "reims", "fleury", "draw:li", "pile")
    assert (hand(s, A), display(s), s.actor) == ("li es", "fr", B)


@rule("KK-703")
def test_the_last_turns_place_but_draw_nothing() -> None:
    s = position(turn=C, board={B: "tours"}, hands={C: "fr fr li"}, pile="", display="es", exhausted=2)
    assert "pass" in options(s)
    play(s, "reims", "fleury")
    assert (s.actor, hand(s, C), display(s)) == (D, "li", "es")


@rule("KK-701", "KK-704")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_have_had_equally_many_turns(seats: int) -> None:
    for seed in range(8):
        rng = Random(seed)
        s = cast(Table, GAME.new(seats, {}, f"equal-{seed}"))
        turns = [0] * seats
        while not s.over:
            s.log = []
            GAME.play(s, rng.choice(s.options))
            for event in s.log:
                if event.kind in ("pay", "exchange", "pass"):
                    turns[event.seat] += 1
        assert len(set(turns)) == 1
        assert GAME.result(s).rule == "KK-701"
        assert sum(turns) <= {3: 69, 4: 72, 5: 80}[seats]


@rule("KK-707")
@pytest.mark.parametrize(("seats", "turns"), [(3, 69), (4, 72), (5, 80), (2, 68)])
def test_the_longest_game(seats: int, turns: int) -> None:
    """Who only ever exchanges, and never takes an open card, makes the game as long as it can be."""
    s = cast(Table, GAME.new(seats, {}, "long"))
    taken = decisions = 0
    while not s.over:
        words = options(s)
        taken += step(s) == "turn"
        decisions += 1
        wanted = [word for word in ("exchange", "pass", "none", "pile") if word in words]
        play(s, wanted[0] if wanted else words[0])
    assert taken == turns
    assert decisions < GAME.bound(seats)


@rule("KK-706")
def test_a_player_who_merely_lacks_cards_does_not_end_the_game() -> None:
    """All spaces taken, one crest has room, nobody has the card for it now."""
    ids = [space.id for space in PARTS.spaces]
    s = position(5, turn=A, exhausted=1)
    for number, name in enumerate(ids):
        s.put(number % 5, PARTS.vocabulary.parse(name))
    s.court = s.limit[:]
    assert not s.goes_on()
    s.court[0] -= 1
    assert s.goes_on()


@rule("KK-706")
def test_supplies_decide_too() -> None:
    s = position(3, exhausted=1)
    s.cloisters_left, s.advisors_left = [0] * 3, [0] * 3
    s.limit[0] = 99
    assert not s.goes_on()
    s.advisors_left[C] = 1
    assert s.goes_on()
    s.advisors_left[C] = 0
    s.cloisters_left[C] = 1
    assert s.goes_on()


@rule("KK-706")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_cannot_happen_in_the_first_half(seats: int) -> None:
    most = {3: 35, 4: 37, 5: 39}[seats]
    for seed in range(6):
        s = cast(Table, GAME.new(seats, {}, f"first-{seed}"))
        while s.exhausted == 0:
            GAME.play(s, s.options[0])
        assert s.occupied().bit_count() + sum(s.court) <= most


# ---- undo --------------------------------------------------------------------------------------------


def match() -> Match:
    return Match(GAME, ["A", "B", "C"], {"start": "1"}, "undo")


@rule("KK-308")
def test_the_main_action_and_open_cards_can_be_taken_back() -> None:
    m = match()
    m.play(0, "exchange")
    m.play(0, options(cast(Table, m.state))[0])
    assert m.undo_barrier(0) is None
    m.undo(0)
    m.undo(0)
    assert step(cast(Table, m.state)) == "turn"


@rule("KK-602")
def test_a_hidden_card_is_a_barrier() -> None:
    m = match()
    m.play(0, "exchange")
    m.play(0, options(cast(Table, m.state))[0])
    m.play(0, "pile")
    assert m.undo_barrier(0) == "hidden"


@rule("KK-604")
def test_the_refilled_display_is_a_barrier() -> None:
    m = match()
    m.play(0, "exchange")
    m.play(0, options(cast(Table, m.state))[0])
    m.play(0, options(cast(Table, m.state))[0])
    assert m.undo_barrier(0) == "hidden"


@rule("KK-703")
def test_a_last_turn_is_final() -> None:
    s = position(turn=B, exhausted=2)
    play(s, "pass")
    assert s.barrier == "turn-over"
    assert pack_size(s.discards) == len(discards(s)) == 0


@rule("KK-202", "KK-703")
@pytest.mark.parametrize(("exhausted", "move"), [(1, "exchange"), (2, "pass")])
def test_the_prompt_names_what_can_be_done_instead_of_placing(exhausted: int, move: str) -> None:
    s = position(turn=B, exhausted=exhausted)
    prompt = GAME.prompt(s)
    assert move in options(s)
    assert move in Catalogue("en", "kardinal")(prompt.key, **prompt.args)
