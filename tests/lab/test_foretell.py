"""Learning from how games end: known weights are found again through luck, and in any number of processes."""

from __future__ import annotations

from random import Random

import pytest

from refectory.engine.errors import BadSeats, UnknownName
from refectory.engine.registry import load_game
from refectory.engine.weights import Weights
from refectory.lab.foretell import Decision, Play, Sums, check, decisions, foretell, solved
from refectory.lab.train import Course, NothingToLearn, train

KNOWN = [2.0, -1.0, 0.5]


def lucky(count: int, seed: str) -> Sums:
    """Decisions whose margins are known but for luck; the third mark is seldom there, the fourth never."""
    sums, rng = Sums(4), Random(seed)
    for _ in range(count):
        marks = [(0, rng.uniform(-3, 3)), (1, float(rng.choice((-1, 1))))]
        if rng.random() < 0.001:
            marks.append((2, 1.0))
        luck = rng.gauss(0, 4)
        sums.add(Decision(marks, round(luck + sum(mark * KNOWN[i] for i, mark in marks))))
    return sums


def test_known_weights_are_found_through_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("refectory.lab.foretell.LOYALTY", 10)
    found = lucky(20_000, "a").fitted([0.0] * 4)
    assert found[:2] == pytest.approx(KNOWN[:2], abs=0.1)
    assert found[3] == 0.0
    aside = lucky(2_000, "b")
    assert aside.explained(found) == pytest.approx(0.45, abs=0.06), "13 of 29: what luck leaves"
    assert aside.explained([0.0] * 4) == pytest.approx(0.0, abs=0.01)


def test_what_is_seldom_seen_stays_as_it_was() -> None:
    found = lucky(5_000, "c").fitted([0.0, 0.0, 5.0, 7.0])
    assert found[2] == pytest.approx(5.0, abs=2.5)
    assert found[3] == 7.0
    assert 0.5 < found[0] < 1.0, "drawn to where it came from, by twice as many decisions as there were"


def test_equations_are_solved() -> None:
    assert solved([[4.0], [2.0, 3.0], [1.0, 0.0, 5.0]], [11.0, 8.0, 16.0]) == pytest.approx([1.0, 2.0, 3.0])


def test_decisions_tell_who_won_in_the_end() -> None:
    weights = load_game("kardinal").weights
    assert weights is not None
    number, found = decisions(Play(Course("kardinal", (2,), seed="d"), "random", 3, weights))
    assert number == 3
    assert len({abs(decision.margin) for decision in found}) == 1
    assert len({decision.margin for decision in found}) == 2, "one has won and the other lost"
    assert all(mark for decision in found for _, mark in decision.marks)


def test_processes_do_not_matter_and_only_what_foretells_is_learned() -> None:
    course = Course("kardinal", (2,), seed="p")
    ticks: list[int] = []
    alone = foretell(course, "random", 6, 2, tick=lambda: ticks.append(1))
    together = foretell(course, "random", 6, 2, jobs=2)
    assert len(ticks) == 12
    assert alone["rounds"] == together["rounds"]
    assert alone["changes"] == together["changes"]
    assert alone["weights"].numbers() == together["weights"].numbers()
    weights = load_game("kardinal").weights
    assert weights is not None
    old = dict(zip(weights.names(), weights.numbers(), strict=True))
    new = dict(zip(weights.names(), alone["weights"].numbers(), strict=True))
    assert {name.partition("_")[0] for name in old if old[name] != new[name]} == {"duel"}
    assert set(alone["changes"]) == {name for name in old if name.startswith("duel_")}


def test_a_file_may_have_the_weights_in_any_order() -> None:
    ours = load_game("kardinal").weights
    assert ours is not None
    turned = Weights(dict(reversed(ours.values.items())), "")
    found = [foretell(Course("kardinal", (2,), seed="o", weights=each), "random", 6) for each in (ours, turned)]
    assert found[0]["changes"] == found[1]["changes"]
    assert found[0]["rounds"] == found[1]["rounds"]


def test_pushing_leaves_alone_what_foretells() -> None:
    found = train(Course("kardinal", (2,), seed="c"), 3)
    changes = {name: new - old for name, (old, new) in found["changes"].items() if name.startswith("duel_")}
    assert changes
    assert not any(changes.values())


def test_what_is_wrong_is_said_before_the_first_game() -> None:
    with pytest.raises(BadSeats, match="Only games of two"):
        check(Course("kardinal", (2, 3)), "random")
    with pytest.raises(NothingToLearn, match="'domus' has no weights that foretell"):
        check(Course("domus", (2,)), "random")
    with pytest.raises(UnknownName, match="bot"):
        check(Course("kardinal", (2,)), "cardinal")
    assert isinstance(check(Course("kardinal", (2,)), "abbot:simulations=3"), Weights)
