"""MY-931 to MY-936: the vow of silence."""

from __future__ import annotations

from typing import cast

import pytest

from refectory.engine.errors import IllegalMove, NotYourTurn
from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.engine.record import Record
from refectory.games.monastery.components import COLOURS
from refectory.games.monastery.state import Table
from refectory.games.monastery.vow import silent
from refectory.lab.playthrough import playthrough, replay
from refectory.words import Catalogue

from ...marks import example, rule
from .tables import BLUE, GAME, GREEN, RED, YELLOW, fill_strip, table


def silent_match(seats: int = 4, silence: str = "penalty") -> Match:
    """A match in the first study round; seat i has the i-th colour."""
    match = Match(GAME, ["A", "B", "C", "D"][:seats], {"colours": "chosen", "silence": silence}, "vow")
    for seat in range(seats):
        if GAME.step(match.state).name == "colour":
            match.play(seat, f"colour:{COLOURS[seat]}")
    return match


def of(match: Match) -> Table:
    return cast(Table, match.state)


@rule("MY-931")
def test_silence_in_all_rounds_but_prayer() -> None:
    for hour in GAME.parts.hours:
        s = table(hour=hour, silence="closed")
        s.actor = 0
        prayer = hour in ("matins", "sext", "vespers")
        assert (GAME.silence(s) is None) is prayer, hour
        assert silent(s) is not prayer
    before = Match(GAME, ["A", "B"], {"colours": "chosen", "silence": "closed"}, "x")
    assert GAME.silence(before.state) is None
    over = table(hour="night", day=2, silence="closed")
    assert over.over
    assert GAME.silence(over) is None
    off = table(hour="work_1")
    off.actor = 0
    assert GAME.silence(off) is None


@rule("MY-932", "MY-933")
def test_closed_forbids_and_penalty_costs() -> None:
    closed = silent_match(silence="closed")
    refusal = GAME.silence(closed.state)
    assert refusal is not None
    assert refusal.rule == "MY-933"
    for lang in ("de", "en"):
        assert Catalogue(lang, "monastery")(f"why-{refusal.key}")
    assert GAME.spoken(closed.state, 1) == ""
    assert GAME.asides(closed.state, 1) == []
    penalty = silent_match()
    assert GAME.silence(penalty.state) is None
    assert [GAME.spoken(penalty.state, seat) for seat in range(4)] == [f"vow:{colour}" for colour in COLOURS]
    s = of(penalty)
    s.blessings[BLUE], s.supply = 2, 18
    penalty.play(1, GAME.spoken(s, 1))  # one message, one penalty, whoever's turn it is
    penalty.play(1, GAME.spoken(s, 1))
    assert of(penalty).blessings[BLUE] == 0
    assert of(penalty).supply == 20
    spectators = GAME.asides(penalty.state, -1)
    assert spectators == []


@rule("MY-932")
def test_spectators_break_no_vow() -> None:
    match = silent_match()
    assert GAME.spoken(match.state, YELLOW) == "vow:yellow"
    assert GAME.spoken(match.state, SPECTATOR) == ""


@rule("MY-934")
@example("E-31")
def test_the_penalty() -> None:
    match = silent_match()
    s = of(match)
    fill_strip(s, BLUE, "QuA______")
    happened = match.play(BLUE, "vow:blue")
    assert s.strips[9:12] == [2, 2, 1]  # Q is turned, the leftmost large letter
    assert happened[0].data["paid"] == "paid_letter"
    match.play(BLUE, "vow:blue")
    assert s.strips[9:12] == [2, 2, 2]
    happened = match.play(BLUE, "vow:blue")
    assert happened[0].data["paid"] == "paid_nothing"
    assert s.strips[9:12] == [2, 2, 2]
    s.blessings[BLUE], s.supply = 1, 19
    happened = match.play(BLUE, "vow:blue")
    assert happened[0].data["paid"] == "paid_blessing"
    assert (s.blessings[BLUE], s.supply) == (0, 20)
    for i in range(9):
        s.strips[9 + i] = s.strips[9 + i] or 1
    match.play(BLUE, "vow:blue")
    assert s.phrase_complete(BLUE)  # a turned letter still fills its space


@rule("MY-934")
@example("E-31")
def test_in_a_prayer_round_the_message_is_free() -> None:
    s = table(hour="sext", silence="penalty")
    s.actor = 0
    assert GAME.spoken(s, BLUE) == ""
    assert GAME.asides(s, BLUE) == []


@rule("MY-935")
def test_an_accusation_by_admission_or_common_consent() -> None:
    match = silent_match()
    of(match).blessings[BLUE], of(match).supply = 3, 17
    match.play(RED, "accuse:red-blue")
    with pytest.raises((NotYourTurn, IllegalMove)):
        match.play(RED, "accuse:red-green")  # once per silent round
    match.play(GREEN, "agree:green-red-blue")
    assert of(match).blessings[BLUE] == 3
    match.play(YELLOW, "agree:yellow-red-blue")
    assert of(match).blessings[BLUE] == 2  # all others agree
    assert of(match).accusations == []
    match.play(GREEN, "accuse:green-blue")
    match.play(BLUE, "admit:blue-green")
    assert of(match).blessings[BLUE] == 1
    match.play(YELLOW, "accuse:yellow-blue")
    match.play(RED, "disagree:red-yellow-blue")
    match.play(GREEN, "agree:green-yellow-blue")
    assert of(match).blessings[BLUE] == 1
    match.play(BLUE, "deny:blue-yellow")
    assert of(match).accusations == []  # nobody can be convinced any more


@rule("MY-935")
def test_with_two_players_only_admission_counts() -> None:
    match = silent_match(2)
    of(match).blessings[BLUE], of(match).supply = 2, 18
    match.play(RED, "accuse:red-blue")
    assert [GAME.vocabulary.word(m) for m in GAME.asides(match.state, RED)] == ["vow:red"]
    assert [GAME.vocabulary.word(m) for m in GAME.asides(match.state, BLUE)] == [
        "vow:blue", "accuse:blue-red", "admit:blue-red", "deny:blue-red",
    ]  # fmt: skip
    match.play(BLUE, "admit:blue-red")
    assert of(match).blessings[BLUE] == 1
    match.play(BLUE, "accuse:blue-red")
    match.play(RED, "deny:red-blue")
    assert of(match).accusations == []
    assert of(match).supply == 19  # nothing was paid


@rule("MY-935")
def test_an_accusation_never_holds_up_play_and_lapses() -> None:
    match = silent_match(2)
    actor, options = match.state.actor, list(match.state.options)
    match.play(RED, "accuse:red-blue")
    assert match.state.actor == actor
    assert match.state.options == options
    while GAME.view(match.state, 0)["round"] != "prayer" and of(match).accusations:
        words = [GAME.vocabulary.word(m) for m in match.state.options]
        match.play(match.state.actor, "end" if "end" in words else words[-1])
    assert of(match).clock >= 4 or not of(match).accusations
    assert of(match).accusations == []


@rule("MY-936")
def test_a_penalty_is_final_and_changes_what_can_be_paid() -> None:
    match = silent_match()
    s = of(match)
    s.blessings[RED], s.supply = 1, 19
    words = [GAME.vocabulary.word(m) for m in s.options]
    tile = next(word for word in words if word.startswith("lay"))
    match.play(RED, tile)
    assert match.undo_barrier(RED) is None
    match.play(RED, "vow:red")
    assert match.undo_barrier(RED) == "vow"
    for lang in ("de", "en"):
        assert Catalogue(lang, "monastery")("undo-vow")
    assert of(match).blessings[RED] == 0


@rule("MY-936")
def test_a_choice_that_became_impossible_is_not_asked() -> None:
    match = silent_match()
    s = of(match)
    s.blessings[RED], s.supply = 2, 18
    lay = next(w for w in map(GAME.vocabulary.word, s.options) if w.startswith("lay"))
    match.play(RED, lay)
    while GAME.step(match.state).name in ("cell", "turn"):
        match.play(RED, GAME.vocabulary.word(match.state.options[0]))
    match.play(RED, "encourage")
    match.play(RED, GAME.vocabulary.word(match.state.options[0]))
    assert GAME.step(match.state).name == "enc_count"
    match.play(RED, "vow:red")
    assert GAME.step(match.state).name == "enc_count"
    match.play(RED, "vow:red")
    assert GAME.step(match.state).name == "enc_tile"
    assert [GAME.vocabulary.word(m) for m in match.state.options] == ["done"]


def test_a_record_with_asides_plays_again() -> None:
    match = silent_match()
    match.play(BLUE, "vow:blue")  # there is nothing to pay, but it happened
    match.play(GREEN, "accuse:green-red")
    match.play(RED, "end")
    match.play(RED, "admit:red-green")
    record = Record.loads(Record.of(match, ["human"] * 4).dumps())
    again = record.replay()
    assert again.state == match.state
    assert again.events == match.events
    assert again.actors == match.actors


def test_a_playthrough_names_who_speaks() -> None:
    match = silent_match()
    assert match.state.actor == RED
    match.play(GREEN, "vow:green")
    text = playthrough(match)
    assert f"{match.ply}. seat {GREEN + 1}, aside\n> vow:green" in text
    assert playthrough(replay(text)) == text


def test_nobody_speaks_for_another() -> None:
    match = silent_match()
    with pytest.raises(IllegalMove):
        match.play(RED, "vow:blue")
    with pytest.raises(NotYourTurn):
        match.play(GREEN, "accuse:blue-red")


def test_every_aside_has_words() -> None:
    match = silent_match()
    match.play(RED, "accuse:red-blue")
    for seat in range(4):
        asides = GAME.view(match.state, seat)["vow"]["asides"]
        assert asides
        for lang in ("de", "en"):
            words = Catalogue(lang, "monastery", match.names, seat)
            labels = [words(aside["label"]["key"], **aside["label"]["args"]) for aside in asides]
            assert len(set(labels)) == len(labels)
    match.play(BLUE, "vow:blue")
    match.play(GREEN, "disagree:green-red-blue")
    match.play(YELLOW, "agree:yellow-red-blue")
    match.play(BLUE, "deny:blue-red")
    for lang in ("de", "en"):
        words = Catalogue(lang, "monastery", match.names, BLUE)
        assert all(words.event(event) for happened in match.events for event in happened)
