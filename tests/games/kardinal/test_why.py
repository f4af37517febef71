"""Why not? Refusals name the rule that forbids a place or a card."""

from __future__ import annotations

from random import Random

import pytest

from refectory.engine.errors import IllegalMove
from refectory.games.kardinal.state import Table
from refectory.words import Catalogue
from tests.marks import rule

from .position import GAME, KING, PARTS, A, B, C, play, position, why

TWENTY = " ".join(space.id for space in PARTS.spaces[:20])


def second() -> Table:
    """A has placed in Franken and may place there again."""
    s = position(board={B: "fulda leyre"}, hands={A: "fa fa li"})
    play(s, "mainz")
    return s


def drawing(country: str = "tours") -> Table:
    """A has placed one piece in an empty country and draws."""
    s = position(hands={A: "fr li es"})
    play(s, country)
    return s


@rule("KK-402")
def test_occupied() -> None:
    s = position(board={B: "fulda"}, hands={A: "fa li es"})
    assert why(s, "fulda") == ("KK-402", "occupied")
    refusal = GAME.why_not(s, A, "fulda")
    assert refusal is not None
    assert refusal.args == {"space": "fulda", "colour": "red"}


@rule("KK-405", "KK-404", "KK-408")
def test_crests() -> None:
    s = position(board={B: "fulda advisor:franken", C: "tours"}, hands={A: "fa fr es"})
    assert why(s, "advisor:england") == ("KK-405", "no-cloister-there")
    assert why(s, "advisor:franken") == ("KK-404", "limit")
    s = position(board={A: "fulda" + " advisor:franken" * 8, C: "tours"}, hands={A: "fa fr es"})
    assert why(s, "advisor:frankreich") == ("KK-408", "no-advisors")


@rule("KK-408")
def test_empty_supply() -> None:
    s = position(board={A: TWENTY, B: "tours"}, hands={A: "fr li li"})
    assert why(s, "reims") == ("KK-408", "no-cloisters")


@rule("KK-310")
def test_no_card() -> None:
    s = position(hands={A: "fa li es"})
    assert why(s, "tours") == ("KK-310", "no-card")
    with pytest.raises(IllegalMove, match="KK-310"):
        play(s, "tours")


@rule("KK-302")
def test_second_country() -> None:
    s = second()
    assert why(s, "saragossa") == ("KK-302", "second-country")
    assert why(s, "fulda") == ("KK-402", "occupied")
    assert why(s, "exchange") == ("KK-202", "one-thing")
    assert why(s, "pay:fa") == ("KK-310", "cards-follow")


@rule("KK-306", "KK-205")
def test_second_piece_in_a_country_that_was_empty() -> None:
    s = drawing()
    assert why(s, "reims") == ("KK-306", "was-empty")
    assert why(s, "fulda") == ("KK-205", "now-draw")


@rule("KK-301")
def test_third_piece() -> None:
    s = second()
    play(s, "worms")
    assert why(s, "hersfeld") == ("KK-301", "two-pieces")


@rule("KK-305", "KK-304", "KK-310")
def test_payments() -> None:
    s = position(hands={A: "fa bb bb"})
    play(s, "poblet")
    assert why(s, "pay:fa-fa") == ("KK-305", "own-joker")
    assert why(s, "pay:bb") == ("KK-304", "wrong-card")
    assert why(s, "pay:li") == ("KK-310", "not-enough-cards")
    assert why(s, "pay:li-li") == ("KK-310", "not-enough-cards")
    assert why(s, "leyre") == ("KK-306", "was-empty")


@rule("KK-601", "KK-602", "KK-703")
def test_drawing() -> None:
    s = position(hands={A: "fa bb bb"})
    assert why(s, "draw:li") == why(s, "pile") == ("KK-601", "draw-later")
    assert why(drawing(), "draw:es") == ("KK-602", "not-open")
    s = position(exhausted=2)
    assert why(s, "pile") == ("KK-703", "no-draw")


@rule("KK-703", "KK-203", "KK-501")
def test_exchange_and_pass() -> None:
    s = position(hands={A: "fa bb bb"}, exhausted=2)
    assert why(s, "exchange") == why(s, "discard:fa") == ("KK-703", "no-exchange")
    s = position(hands={A: "fa bb bb"})
    assert why(s, "pass") == ("KK-203", "no-pass")
    assert why(s, "stop") == ("KK-308", "nothing-placed")
    assert why(s, "discard:fa") == ("KK-501", "exchange-first")
    play(s, "exchange")
    assert why(s, "discard:li") == ("KK-501", "not-in-hand")
    assert why(s, "fulda") == ("KK-205", "now-exchange")


@rule("KK-901", "KK-909", "KK-913", "KK-915", "KK-916")
def test_the_duel() -> None:
    s = position(hands={A: "fa bb bb"})
    assert why(s, "king-first") == why(s, "swap") == ("KK-901", "only-duell")
    s = position(2, board={B: "rom"}, hands={A: "fa bb es", KING: "li es fr"})
    assert why(s, "swap:fa-li") == ("KK-915", "swap-first")
    assert why(s, "none") == ("KK-904", "now-turn")
    placed = s.copy()
    play(placed, "fulda")
    assert why(placed, "tours") == ("KK-916", "two-unpaid")
    assert why(placed, "mainz") == ("KK-306", "was-empty")
    placed.specials[A] = 0
    assert why(placed, "melk") == ("KK-913", "special-used")
    play(s, "king-first")
    assert why(s, "tours") == ("KK-909", "king-empty")
    assert why(s, "fulda") == ("KK-310", "king-no-card")
    play(s, "none")
    assert why(s, "king-first") == ("KK-913", "special-used")


@rule("KK-905")
def test_keeping() -> None:
    s = position(2, board={B: "fulda"}, hands={A: "fa bb bb"})
    play(s, "mainz", "worms")
    assert why(s, "keep:es") == ("KK-905", "keep-played")
    assert why(s, "pay:fa") == ("KK-205", "now-keep")
    assert why(s, "tours") == ("KK-301", "two-pieces")


def test_somebody_elses_turn_and_unknown_things_have_no_answer() -> None:
    s = position()
    assert GAME.why_not(s, B, "fulda") is None
    assert GAME.why_not(s, A, "timbuktu") is None


@pytest.mark.parametrize("seats", [2, 4])
def test_every_refusal_has_a_rule_and_a_sentence(seats: int) -> None:
    """Whatever is not offered, at whatever moment: there is an answer."""
    rng = Random(3)
    words = [Catalogue(lang, "kardinal", ["A", "B", "C", "D"]) for lang in ("de", "en")]
    s = GAME.new(seats, {}, "refusals")
    while not s.over:
        for word in rng.sample(PARTS.vocabulary.words, 25):
            if PARTS.vocabulary.parse(word) not in s.options:
                refusal = GAME.why_not(s, s.actor, word)
                assert refusal is not None, (GAME.step(s).name, word)
                assert refusal.rule in GAME.rules
                for catalogue in words:
                    assert catalogue(f"why-{refusal.key}", **refusal.args)
        GAME.play(s, rng.choice(s.options))
