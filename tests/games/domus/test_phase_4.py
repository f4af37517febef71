"""5xx: lay brothers, drunkard and the defence."""

from __future__ import annotations

import pytest

from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.games.domus.components import BROTHER, DOG, DRUNKARD, HERDSMAN, NOWHERE
from refectory.games.domus.steps import ATTACK, DEFEND

from ...marks import example, rule
from .table import GAME, at, attacking, fields, options, play, position, refusal, step_name, told


@rule("DD-501")
def test_single_attacks_until_done_or_out_of_them() -> None:
    s = attacking(position(phase=4, road=[20, 200], refectory=[3, 3]), 0, 1)
    play(s, "beg:2", "done")
    assert s.over, "seat 1 is ahead of everybody and has no attack: the turn passes by itself"
    assert (s.refectory[0], fields(s)[1]) == (2, "170")


@rule("DD-502")
@pytest.mark.parametrize(("target", "legal"), [(110, True), (100, True), (90, False), (410, False)])
def test_begging_needs_a_target_ahead_or_level(target: int, legal: bool) -> None:
    s = attacking(position(3, phase=4, road=[100, target, 200]))
    assert ("beg:2" in options(s)) is legal
    if not legal:
        assert refusal(s, "beg:2") == (("DD-502", "behind") if target < 100 else ("DD-422", "in-cluny"))


@rule("DD-502")
def test_nobody_begs_from_himself_or_without_brothers() -> None:
    s = attacking(position(phase=4, road=[100, 100], special={"drunkard": 0}, refectory=[3, 0]))
    assert "beg:1" not in options(s)
    assert refusal(s, "beg:1") == ("DD-502", "beg-self")
    s = attacking(position(phase=4, road=[100, 100], special={"drunkard": 0}, refectory=[0, 0], field=[2, 0]))
    assert refusal(s, "beg:2") == ("DD-502", "no-beggar")


@rule("DD-503")
@example("E-3")
def test_every_chip_is_checked_anew() -> None:
    s = attacking(position(phase=4, road=[100, 150], refectory=[3, 0]))
    supply = s.supply[BROTHER]
    play(s, "beg:2", "beg:2")
    assert fields(s)[1] == "90"
    assert "beg:2" not in options(s)
    assert (s.scores[0], s.refectory[0], s.supply[BROTHER]) == (2, 1, supply + 2)


@rule("DD-503")
def test_chips_may_be_spread_over_targets() -> None:
    s = attacking(position(3, phase=4, road=[100, 130, 120], refectory=[3, 0, 0]))
    play(s, "beg:2", "beg:3", "beg:2")
    assert fields(s) == ["100", "70", "90"]
    assert s.scores[0] == 3


@rule("DD-504")
@example("E-17")
@pytest.mark.parametrize(("before", "after"), [(10, 0), (20, 0), (30, 0), (40, 10), (400, 370), (0, 0)])
def test_thirty_back_but_not_below_0(before: int, after: int) -> None:
    for word, holdings in (("beg:2", {}), ("drunkard:2", {"special": {"drunkard": 0}})):
        s = position(phase=4, road=[0, before], refectory=[1, 0], **holdings)  # type: ignore[arg-type]
        play(attacking(s), word)
        assert fields(s)[1] == str(after)


@rule("DD-505", "DD-511", "DD-512")
def test_the_indulgence_counts_even_if_parried() -> None:
    s = attacking(position(phase=4, road=[50, 60], refectory=[1, 0], dogs=[0, 1], kennels=[0, 1]))
    happened = told(s, "beg:2")
    assert [event.kind for event in happened] == ["beg", "score"]
    assert (s.scores[0], s.refectory[0], s.actor) == (1, 0, 1)
    play(s, "dog")
    assert s.scores == [1, 0]
    assert fields(s)[1] == "60"


@rule("DD-506", "DD-515")
def test_on_field_0_nothing_moves_but_the_indulgence_counts() -> None:
    s = attacking(
        position(phase=4, road=[0, 0], refectory=[1, 0], dogs=[0, 1], kennels=[0, 1], special={"drunkard": 0})
    )
    play(s, "beg:2", "drunkard:2", "done")
    assert s.over, "nobody on field 0 was asked for a defence"
    assert s.scores[0] == 2
    assert fields(s) == ["0", "0"]
    assert s.dogs[1] == 1


@rule("DD-507")
def test_the_drunkard_once_and_by_his_holder_only() -> None:
    s = attacking(position(3, year=2, phase=4, road=[50, 60, 110], special={"drunkard": 0}), 0, 1)
    play(s, "beg:2", "drunkard:3", "beg:3")
    assert s.special[DRUNKARD] == NOWHERE
    assert not any(word.startswith("drunkard") for word in options(s))
    assert refusal(s, "drunkard:2") == ("DD-507", "not-holder")
    play(s, "done")
    assert s.actor == 1
    assert not any(word.startswith("drunkard") for word in options(s))


@rule("DD-508")
def test_the_drunkard_hits_anybody_not_in_cluny() -> None:
    s = position(4, year=2, phase=4, road=[100, 50, 100, 410], special={"drunkard": 0}, refectory=[0] * 4)
    attacking(s)
    assert options(s) == {"drunkard:1", "drunkard:2", "drunkard:3", "done"}


@rule("DD-509")
def test_the_drunkard_scores_and_leaves() -> None:
    s = attacking(position(year=2, phase=4, road=[100, 50], special={"drunkard": 0}, refectory=[0, 0]))
    play(s, "drunkard:2")
    assert (s.scores[0], fields(s)[1], s.special[DRUNKARD]) == (1, "20", NOWHERE)


@rule("DD-510")
def test_from_cluny_only_the_drunkard() -> None:
    s = attacking(position(year=2, phase=4, road=[410, 400], special={"drunkard": 0}, refectory=[3, 0]))
    assert options(s) == {"drunkard:2", "done"}


@rule("DD-508", "DD-503")
@example("E-18")
def test_the_drunkard_on_oneself() -> None:
    s = position(3, year=2, phase=4, road=[120, 110, 100], special={"drunkard": 0}, refectory=[2, 0, 0])
    attacking(s)
    assert not any(word.startswith("beg") for word in options(s))
    play(s, "drunkard:1", "beg:2")
    assert "beg:2" not in options(s)
    play(s, "beg:3")
    assert fields(s) == ["90", "80", "70"]
    assert s.scores[0] == 3


@rule("DD-511")
@pytest.mark.parametrize(
    ("dogs", "herdsman", "asked"), [(0, False, False), (1, False, True), (0, True, True), (2, True, True)]
)
def test_who_has_means_is_asked(dogs: int, herdsman: bool, asked: bool) -> None:
    special = {"herdsman": 1} if herdsman else {}
    s = position(year=2, phase=4, road=[50, 60], refectory=[2, 0], dogs=[0, dogs], kennels=[0, dogs], special=special)
    play(attacking(s), "beg:2")
    assert (step_name(s) == "defend") is asked
    if asked:
        assert s.actor == 1
        assert options(s) == {"accept", *(["dog"] if dogs else []), *(["herdsman"] if herdsman else [])}


@rule("DD-512", "DD-513")
@example("E-19")
def test_the_defence() -> None:
    s = position(
        year=2, phase=4, road=[150, 200], refectory=[3, 0], dogs=[0, 1], kennels=[0, 1], special={"herdsman": 1},
    )  # fmt: skip
    attacking(s)
    dogs = s.supply[DOG]
    play(s, "beg:2", "accept")
    assert fields(s)[1] == "170"
    play(s, "beg:2", "herdsman")
    assert (fields(s)[1], s.special[HERDSMAN]) == ("170", NOWHERE)
    play(s, "beg:2", "dog")
    assert fields(s)[1] == "170"
    assert (s.scores[0], s.refectory[0]) == (3, 0)
    assert (s.dogs[1], s.kennels[1], s.supply[DOG]) == (0, 1, dogs + 1)


@rule("DD-513")
def test_each_attack_asks_again() -> None:
    s = position(phase=4, road=[50, 200], refectory=[3, 0], dogs=[0, 2], kennels=[0, 2])
    play(attacking(s), "beg:2", "dog", "beg:2")
    assert (step_name(s), s.actor) == ("defend", 1)
    play(s, "accept")
    assert (s.actor, s.dogs[1], fields(s)[1]) == (0, 1, "170")


@rule("DD-514")
def test_one_may_parry_the_own_drunkard() -> None:
    s = position(
        year=2, phase=4, road=[100, 50], refectory=[0, 0], dogs=[1, 0], kennels=[1, 0], special={"drunkard": 0}
    )
    play(attacking(s), "drunkard:1")
    assert (step_name(s), s.actor) == ("defend", 0)
    play(s, "dog")
    assert (fields(s)[0], s.dogs[0], s.scores[0]) == ("100", 0, 1)


@rule("DD-515")
def test_who_can_not_be_moved_is_not_asked() -> None:
    s = position(phase=4, road=[0, 0], refectory=[2, 0], dogs=[0, 1], kennels=[0, 1])
    play(attacking(s), "beg:2")
    assert (step_name(s), s.actor) == ("attack", 0)


@rule("DD-516")
def test_the_herdsman_may_stay_unused() -> None:
    s = position(year=2, phase=4, road=[50, 60], refectory=[1, 0], special={"herdsman": 1})
    play(attacking(s), "beg:2", "accept")
    assert fields(s)[1] == "30"
    assert s.special[HERDSMAN] == 1


def test_only_the_attacked_seat_learns_what_is_possible() -> None:
    s = position(3, phase=4, road=[50, 60, 70], refectory=[1, 0, 0], dogs=[0, 1, 0], kennels=[0, 1, 0])
    at(s, (ATTACK, 0, 0))
    play(s, "beg:2")
    assert GAME.view(s, 1)["decision"]["moves"] == ["accept", "dog"]
    assert "why" in GAME.view(s, 1)
    for eyes in (0, 2, SPECTATOR):
        seen = GAME.view(s, eyes)
        assert "moves" not in seen["decision"]
        assert "why" not in seen
        assert seen["decision"]["actor"] == 1


def test_an_attack_that_asks_somebody_can_not_be_taken_back() -> None:
    match = Match(GAME, ["Anna", "Bert"], seed="attack")
    s = position(phase=4, road=[50, 200], refectory=[3, 0], dogs=[0, 1], kennels=[0, 1])
    match.state = attacking(s)
    match.play(0, "beg:2")
    assert match.undo_barrier(0) == "attacked"
    match.play(1, "accept")
    assert match.undo_barrier(1) == "answered"


def test_an_attack_without_defence_can_be_taken_back_even_as_the_last_one() -> None:
    match = Match(GAME, ["Anna", "Bert"], seed="attack")
    match.state = attacking(position(phase=4, road=[50, 200], refectory=[1, 3]), 0, 1)
    match.play(0, "beg:2")
    assert match.state.actor == 0
    match.undo(0)
    assert fields(match.state)[1] == "200"


def test_the_frame_of_a_defence_tells_who_attacks_and_how() -> None:
    s = at(position(year=2, phase=4, road=[50, 60], dogs=[0, 1], kennels=[0, 1]), (DEFEND, 1, 0, 3, 1))
    assert GAME.prompt(s).args == {"attacker_seat": 0, "by": "drunkard", "old": "60", "field": "30"}
