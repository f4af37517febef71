"""Why not? Every refusal names its rule and can be said; what is legal is never refused."""

from __future__ import annotations

import pytest

from refectory.engine.rules import LANGUAGES
from refectory.games.domus.state import DomusState
from refectory.games.domus.why import HOME
from refectory.words import Catalogue

from ...marks import rule
from .table import (
    GAME,
    attacking,
    fresh,
    hiring,
    investing,
    play,
    position,
    refusal,
    riding,
    shopping,
    starting,
    step_name,
)

CLUNY = 410


def at_start() -> DomusState:
    return starting(position(phase=1, taler=[3, 3]))


CASES: list[tuple[DomusState, str, str, str]] = [
    (at_start(), "build:garden", "DD-202", "phase"),
    (at_start(), "take:1", "DD-202", "phase"),
    (hiring(position(taler=[5, 0])), "buy", "DD-301", "later"),
    (hiring(position(taler=[5, 0])), "dismiss", "DD-306", "none-to-dismiss"),
    (hiring(position(taler=[5, 0])), "take:6", "DD-307", "taler"),
    (hiring(position(taler=[5, 0], cellarer=[3, 4])), "take:3", "DD-305", "own-cellarer"),
    (hiring(position(taler=[5, 0], cellarer=[3, 4])), "take:4", "DD-304", "taken"),
    (shopping(position(taler=[0, 0], vegetables=[2, 0])), "buy", "DD-312", "taler"),
    (shopping(position(taler=[5, 0], vegetables=[8, 0])), "buy", "DD-309", "no-basket"),
    (shopping(position(taler=[5, 0], supply=[9, 0, 9, 9])), "buy", "DD-903", "supply"),
    (investing(position(taler=[1, 0])), "build:dairy", "DD-402", "taler"),
    (investing(position(taler=[9, 0], garden=[5, 0])), "build:garden", "DD-404", "full-area"),
    (investing(position(taler=[2, 0])), "chapel", "DD-402", "taler"),
    (investing(position(taler=[2, 0])), "pray", "DD-407", "no-chapel"),
    (investing(position(taler=[2, 0], chapel=[1, 0], refectory=[0, 0])), "pray", "DD-409", "nobody-there"),
    (investing(position(taler=[2, 0], chapel=[1, 0])), "unpray", "DD-409", "nobody-there"),
    (investing(position(taler=[2, 0], field=[8, 0])), "field:2-0", "DD-411", "full-field"),
    (investing(position(taler=[2, 0], refectory=[1, 0])), "field:2-0", "DD-411", "no-pair"),
    (investing(position(taler=[2, 0])), "field:1-1", "DD-411", "no-pair"),
    (investing(position(taler=[2, 0])), "lend", "DD-415", "taler"),
    (investing(position(taler=[0, 0])), "kennel", "DD-402", "taler"),
    (investing(position(taler=[2, 0])), "beg:2", "DD-202", "phase"),
    (attacking(position(phase=4, road=[50, CLUNY], special={"drunkard": 0})), "beg:2", "DD-422", "in-cluny"),
    (attacking(position(3, phase=4, road=[50, 40, 60])), "beg:2", "DD-502", "behind"),
    (riding(position(phase=5, road=[50, 40], vegetables=[0, 0], special={"cart": 0})), "vegetable", "DD-602",
     "no-vegetable"),
    (riding(position(phase=5, road=[50, 40])), "cart", "DD-603", "not-holder"),
]  # fmt: skip


@rule("DD-202", "DD-301")
@pytest.mark.parametrize(("s", "word", "rule_id", "key"), CASES, ids=[f"{case[1]}-{case[3]}" for case in CASES])
def test_every_refusal_names_its_rule_and_can_be_said(s: DomusState, word: str, rule_id: str, key: str) -> None:
    assert refusal(s, word) == (rule_id, key)
    found = GAME.why_not(s, s.actor, word)
    assert found is not None
    for lang in LANGUAGES:
        assert Catalogue(lang, "domus", ["Anna", "Bert", "Carl"], s.actor)(f"why-{key}", **found.args)


def test_a_defender_is_told_what_he_lacks() -> None:
    s = position(year=2, phase=4, road=[50, 60], refectory=[1, 0], dogs=[0, 1], kennels=[0, 1])
    play(attacking(s), "beg:2")
    assert refusal(s, "herdsman") == ("DD-511", "not-holder")
    s = position(year=2, phase=4, road=[50, 60], refectory=[1, 0], special={"herdsman": 1})
    play(attacking(s), "beg:2")
    assert refusal(s, "dog") == ("DD-511", "no-dog")


def test_nonsense_has_no_reason() -> None:
    s = investing(position(taler=[2, 0]))
    for what in ("", "road-110", "done", "build:cellar"):
        assert GAME.why_not(s, 0, what) is None


def test_every_word_of_the_vocabulary_has_a_home() -> None:
    assert {word.partition(":")[0] for word in GAME.vocabulary.words} == {*HOME, "done"}


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_is_legal_is_never_refused_and_what_is_not_has_a_reason(seats: int) -> None:
    """Along a random game; only `done`, `keep`, `accept` and seats nobody sits at may go without a reason."""
    s = fresh(seats, "reasons")
    ply = 0
    while not s.over:
        if ply % 5 == 0:
            check_reasons(s)
        ply += 1
        GAME.play(s, s.options[ply * 7919 % len(s.options)])


def check_reasons(s: DomusState) -> None:
    for move, word in enumerate(GAME.vocabulary.words):
        found = GAME.why_not(s, s.actor, word)
        kind, _, detail = word.partition(":")
        if move in s.options:
            assert found is None, f"{step_name(s)}: {word} is legal"
        elif kind not in ("done", "keep", "accept") and not (kind in ("beg", "drunkard") and int(detail) > s.seats):
            assert found is not None, f"{step_name(s)}: {word}"
            assert found.rule in GAME.rules
