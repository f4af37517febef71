"""7xx prayer rounds, elections, jail, night; 8xx end and testament."""

from __future__ import annotations

from random import Random

import pytest

from refectory.engine.event import ALL, Event
from refectory.games.monastery.components import ABBEY, KINDS, MONKS
from refectory.games.monastery.state import NONE, Table
from refectory.games.monastery.steps import ROUND_OVER

from ...marks import example, rule
from .tables import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    clear_board,
    end_round,
    events,
    fill_strip,
    hand,
    next_round,
    play,
    put,
    scoring,
    stand,
    start,
    step_name,
    table,
    words,
)


def homes(s: Table) -> list[int]:
    """Monks in the Abbey, by colour."""
    return [s.where[c * MONKS : c * MONKS + MONKS].count(ABBEY) for c in range(4)]


@rule("MY-701", "MY-711")
def test_a_prayer_round_runs_return_election_draw() -> None:
    s = table()
    garden, chapel = put(s, "garden", 0, -1), put(s, "chapel", 2, -1)
    prison = put(s, "prison_cell", 2, 2)
    stand(s, BLUE, garden, praying=True)
    stand(s, BLUE, chapel, praying=True)
    stand(s, BLUE, prison, praying=True)
    stand(s, RED, chapel)
    stand(s, RED)
    stand(s, GREEN)
    next_round(s, "sext")
    assert homes(s)[BLUE] == 3
    assert not any(s.praying)
    assert s.where[RED * MONKS] == chapel  # who does not pray stays
    assert s.abbot == BLUE
    assert step_name(s) == "jail"
    play(s, "nobody")
    kinds = [e.kind for e in s.log or []]
    assert kinds.index("rise") < kinds.index("elected") < kinds.index("no_jail") < kinds.index("draw")
    assert events(s, "draw")[0].seat == BLUE
    assert [len(hand) for hand in s.hands] == [2, 2, 2, 2]


@rule("MY-702")
def test_the_first_matins_only_draws() -> None:
    match_log: list[Event] = []
    s = GAME.begin(4, GAME.settle(4, {}), "first", match_log)
    kinds = [e.kind for e in match_log]
    assert kinds[:8] == ["colour"] * 4 + ["first_abbot", "round", "draw", "draw"]
    assert "elected" not in kinds
    assert isinstance(s, Table)
    assert s.clock == 1


@rule("MY-721", "MY-722", "MY-723")
@example("E-24")
@pytest.mark.parametrize(
    ("monks", "outcome"),
    [
        ((3, 1, 0, 2), "red"),
        ((2, 0, 1, 2), ("red", "yellow")),
        ((2, 2, 0, 1), "red"),
        ((0, 1, 1, 1), ("green", "yellow")),
        ((0, 0, 0, 0), ("red", "green", "yellow")),
        ((1, 3, 2, 0), "blue"),
    ],
)
def test_elections(monks: tuple[int, ...], outcome: str | tuple[str, ...]) -> None:
    s = table()
    put(s, "prison_cell", 0, -1)
    s.abbot = BLUE
    for colour, count in enumerate(monks):
        for _ in range(count):
            stand(s, colour)
    for colour in range(4):
        hand(s, colour, "garden")
    next_round(s, "sext")
    if isinstance(outcome, str):
        assert events(s, "elected")[0].seat == ("red", "blue", "green", "yellow").index(outcome)
        assert step_name(s) == "jail"  # also for a re-elected abbot
        assert s.actor == s.abbot
    else:
        assert s.actor == BLUE
        assert step_name(s) == "abbot"
        assert words(s) == [f"abbot:{colour}" for colour in outcome]
        play(s, words(s)[-1])
        assert s.abbot == YELLOW


@rule("MY-731", "MY-732", "MY-733")
def test_jail() -> None:
    s = table()
    prison = put(s, "prison_cell", 0, -1)
    stand(s, RED)
    stand(s, RED)
    stand(s, BLUE)
    next_round(s, "sext")
    assert s.actor == RED
    assert words(s) == ["jail:red", "jail:blue", "nobody"]
    refusal = GAME.why_not(s, RED, "jail:green")
    assert refusal is not None
    assert refusal.rule == "MY-731"
    play(s, "jail:blue")
    assert s.where[BLUE * MONKS] == prison
    assert s.praying[BLUE * MONKS]
    assert homes(s) == [2, 0, 0, 0]
    for state in ("site", "full"):
        t = table()
        cell = put(t, "prison_cell", 0, -1, site=state == "site")
        if state == "full":
            stand(t, YELLOW, cell)
            stand(t, GREEN, cell)  # visitors count
        stand(t, RED)
        hand(t, RED, "garden")
        next_round(t, "sext")
        assert not events(t, "jail")
        assert step_name(t) == "act"


@rule("MY-733")
def test_the_jailed_monk_comes_home_at_the_next_prayer_round_or_night() -> None:
    for hour in ("vespers", "night"):
        s = table()
        prison = put(s, "prison_cell", 0, -1)
        stand(s, BLUE, prison, praying=True)
        stand(s, RED)
        hand(s, RED, "garden")
        next_round(s, hour)
        assert homes(s)[BLUE] == 1
        assert not any(s.praying)


@rule("MY-734")
def test_two_monks_may_be_jailed() -> None:
    s = table(hour="study_1")
    prison = put(s, "prison_cell", 2, -1)
    house = put(s, "abbots_house", 0, -1)
    stand(s, BLUE, prison, praying=True)
    stand(s, RED, house)
    stand(s, RED)
    stand(s, GREEN)
    scoring(s, RED)
    play(s, "use:abbots_house", "jail:green")
    assert [s.where[BLUE * MONKS], s.where[GREEN * MONKS]] == [prison, prison]
    assert sum(s.praying) == 2
    assert not s.room >> prison & 1


@rule("MY-735")
def test_the_prison_cell_is_an_ordinary_tile_otherwise() -> None:
    s = table(hour="study_1")
    prison = put(s, "prison_cell", 0, -1, site=True)
    stand(s, RED, prison, 1, 2)
    scoring(s, RED)
    assert s.points == 3
    t = table(hour="study_1")
    prison = put(t, "prison_cell", 0, -1)
    stand(t, RED, prison)
    scoring(t, RED)
    assert words(t) == ["pray", "go_on"]
    visitors = t.copy()
    play(t, "go_on")
    assert t.points == 1
    stand(visitors, BLUE, prison, praying=True)  # a jailed monk: no study, no prayer for the visitor (edge case 22)
    scoring(visitors, RED)
    assert visitors.over


@rule("MY-736")
def test_draws_by_the_disc_in_turn_order_while_the_bag_lasts() -> None:
    assert [GAME.parts.draw[GAME.parts.hours.index(hour)] for hour in ("matins", "sext", "vespers")] == [3, 2, 1]
    s = table()
    s.bag = [KINDS.index("field")] * 5
    s.abbot = GREEN
    stand(s, GREEN)
    next_round(s, "matins", 2)
    # five tiles, one at a time from the abbot on: Green, Yellow, Red, Blue, Green
    assert [len(hand) for hand in s.hands] == [1, 1, 2, 1]
    assert not s.bag


@rule("MY-741", "MY-743")
def test_the_brewhouse_in_a_prayer_round() -> None:
    s = table()
    put(s, "path_straight", 0, -1)
    brewhouse = put(s, "brewhouse", 0, -2)
    garden, calefactory = put(s, "garden", 2, -1), put(s, "calefactory", 2, 2)
    stand(s, RED, brewhouse)
    stand(s, RED, garden, praying=True)
    stand(s, RED, calefactory, praying=True)
    stand(s, BLUE, calefactory, praying=True)
    s.order = [RED, BLUE, GREEN, YELLOW]
    closed = s.copy()
    hand(s, RED, "locutory")
    next_round(s, "sext")
    assert step_name(s) == "brew"
    assert words(s) == ["at:2,-1", "at:2,2", "done"]
    play(s, "at:2,-1")
    assert words(s) == ["at:2,2", "done"]
    play(s, "done")
    assert s.where[RED * MONKS + 1] == garden
    assert not s.praying[RED * MONKS + 1]
    assert homes(s)[:2] == [1, 1]
    stand(closed, BLUE, brewhouse, praying=True)
    hand(closed, RED, "locutory")
    next_round(closed, "sext")
    assert homes(closed)[:2] == [2, 2]


@rule("MY-742", "MY-751")
@example("E-27")
def test_night_with_brewhouse() -> None:
    s = table()
    put(s, "path_straight", 0, 2)
    brewhouse = put(s, "brewhouse", 0, 3)
    calefactory = put(s, "calefactory", 2, -1)
    guest_house = put(s, "guest_house", 0, -1, site=True)
    prison = put(s, "prison_cell", 2, 2)
    stand(s, RED, brewhouse)
    stand(s, RED, calefactory, praying=True)
    stand(s, RED, guest_house, 2)
    stand(s, BLUE, guest_house, 1)
    stand(s, RED, prison, praying=True)
    closed = s.copy()
    next_round(s, "night")
    assert set(words(s)) == {"at:0,3", "at:2,-1", "at:0,-1", "at:2,2", "done"}
    play(s, "at:2,-1", "at:0,-1", "done")
    assert s.where[RED * MONKS : RED * MONKS + 4] == [ABBEY, calefactory, guest_house, ABBEY]
    assert s.box[RED * MONKS + 2] == 2
    assert not any(s.praying)
    assert homes(s)[:2] == [2, 1]
    assert s.day == 2  # Matins followed: nobody prayed, the election counted red 2
    assert events(s, "election")[0].data["votes"] == [2, 1, 0, 0]
    stand(closed, BLUE, brewhouse, praying=True)
    stand(closed, RED)
    next_round(closed, "night")
    assert homes(closed)[RED] == 5


@rule("MY-743")
def test_the_brewhouse_is_not_used_in_scoring() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, 2)
    brewhouse = put(s, "brewhouse", 0, 3)
    stand(s, RED, brewhouse)
    scoring(s, RED)
    assert words(s) == ["pray", "go_on"]
    refusal = GAME.why_not(s, RED, "use:brewhouse")
    assert refusal is not None
    assert refusal.rule == "MY-743"


@rule("MY-742")
def test_two_monks_on_one_site_are_told_apart_by_their_boxes() -> None:
    s = table()
    put(s, "path_straight", 0, 2)
    brewhouse = put(s, "brewhouse", 0, 3)
    dormitory = put(s, "dormitory", 0, -1, site=True)
    stand(s, RED, brewhouse)
    stand(s, RED, dormitory, 1, 4)
    next_round(s, "night")
    play(s, "at:0,-1")
    assert step_name(s) == "from"
    assert words(s) == ["from:1", "from:4"]
    play(s, "from:4", "done")
    assert s.where[RED * MONKS + 2] == dormitory
    assert s.where[RED * MONKS + 1] == ABBEY


@rule("MY-751")
def test_night_brings_everybody_home() -> None:
    s = table()
    site, garden = put(s, "guest_house", 0, -1, site=True), put(s, "garden", 2, -1)
    stand(s, RED, site, 1, 2, 3)
    stand(s, BLUE, garden, praying=True)
    stand(s, GREEN, garden)
    for colour in range(3):
        hand(s, colour, "locutory")
    next_round(s, "night")
    assert homes(s) == [3, 1, 1, 0]
    assert not any(s.praying)
    assert not any(s.box)
    assert not s.solid >> site & 1  # half-built sites lose their builders (edge case 27)
    assert s.room >> site & 1


@rule("MY-752", "MY-803")
def test_the_second_night_ends_the_game_without_a_question() -> None:
    s = table()
    put(s, "path_straight", 0, 2)
    brewhouse = put(s, "brewhouse", 0, 3)
    stand(s, RED, brewhouse)
    next_round(s, "night", 2)
    assert s.over
    assert GAME.result(s).rule == "MY-803"
    assert homes(s)[RED] == 1


# ---- 8xx ---------------------------------------------------------------------------------------------


@rule("MY-801", "MY-804", "MY-805")
@example("E-28")
def test_the_last_letter() -> None:
    s = table((BLUE, GREEN), hour="study_2")
    s.abbot = GREEN
    s.order = [GREEN, BLUE]
    clear_board(s, (2, 13))
    s.strips[9:18] = [1] * 9
    s.strips[18:27] = [1] * 8 + [0]
    house = put(s, "chapter_house", 0, -1, site=True)
    stand(s, GREEN, house, 5, 4)
    stand(s, BLUE, house, 3, 2, 1)
    stand(s, GREEN)
    scoring(s, GREEN, BLUE)
    s.stack.insert(0, (ROUND_OVER,))
    assert s.points == 10
    play(s, "buy:2,13", "done")  # S fits Green only
    assert s.strips[26] == 1
    assert not s.over  # the round is played to its end
    assert s.actor == 0  # Blue
    assert s.points == 6
    assert set(words(s)) == {
        "done",
        "buy:2,6",
        "buy:2,8",
        "buy:2,10",
        "buy:3,2",
        "buy:3,6",
        "buy:3,8",
        "buy:3,10",
    } | {"buy:2,2"}  # only monks are left, at the bottom costs
    kept = s.copy()
    play(s, "buy:2,10", "done")
    assert s.over
    assert s.blessings[BLUE] == 1
    assert GAME.result(s).rule == "MY-801"
    play(kept, "done")
    assert kept.blessings[BLUE] == 2
    assert kept.over


@rule("MY-802", "MY-804")
def test_no_further_tile_can_be_laid() -> None:
    s = table((RED, BLUE), hour="work_1")
    ring(s)
    assert not s.hands[RED]
    s.bag = [kind for kind in s.bag if s.parts.sort[kind] != 4]  # only animals could still lie beside blank sides
    end_round(s)
    assert s.over
    assert GAME.result(s).rule == "MY-802"
    t = table((RED, BLUE), hour="work_1")
    ring(t)
    hand(t, RED, "beehive")
    t.bag = [kind for kind in t.bag if t.parts.sort[kind] != 4]
    stand(t, RED)
    end_round(t)
    assert not t.over
    u = table((RED, BLUE), hour="sext")  # tested after study and work rounds only
    ring(u)
    hand(u, RED, "farm")
    stand(u, RED)
    u.bag = [kind for kind in u.bag if u.parts.sort[kind] != 4]
    end_round(u)
    assert not u.over
    assert u.parts.hours[u.hour] == "study_2"


def ring(s: Table) -> None:
    """Twelve sites around the Abbey that close all its exits: no path leads anywhere any more."""
    for tile, x, y, turn in (
        ("bursary", 0, -1, 1), ("locutory", 1, -1, 1), ("dormitory", 2, -1, 1),
        ("cemetery", 3, -1, 2), ("guest_house", 3, 0, 0), ("library", 3, 1, 3),
        ("scriptum", -1, 0, 1), ("prison_cell", -1, 1, 0), ("garderober", -1, 2, 0),
        ("calefactory", 0, 2, 3), ("almonry", 1, 2, 1), ("path_corner", 2, 2, 3),
    ):  # fmt: skip
        put(s, tile, x, y, turn, site=True)


@rule("MY-803")
def test_most_games_end_at_the_second_night() -> None:
    rng = Random(1)
    s = start(seed="night")
    while not s.over:
        GAME.play(s, rng.choice(s.options))
    assert GAME.result(s).rule == "MY-803"
    assert (s.day, s.parts.hours[s.hour]) == (2, "night")


def last_wills(teams: str = "off") -> Table:
    s = table(teams=teams)
    fill_strip(s, RED, "LIBERANos")
    fill_strip(s, BLUE, "QUAESU___")
    fill_strip(s, GREEN, "ABOMNIB__")
    fill_strip(s, YELLOW, "MALIS____")
    s.blessings, s.supply = [3, 5, 2, 4], 6
    hand(s, RED, "farm", "beehive")
    hand(s, BLUE, "path_tee", "passage_blue")
    hand(s, GREEN, "garden")
    hand(s, YELLOW, "smithy")
    return s


@rule("MY-811", "MY-812", "MY-813", "MY-814")
@example("E-29")
def test_testament() -> None:
    s = last_wills()
    s.actor = RED
    projected = GAME.projection(s, ALL)
    sums = [sum(score.points for score in projected if score.seat == seat) for seat in range(4)]
    next_round(s, "night", 2)
    assert s.scores == [20, 21, 21, 17] == sums
    result = GAME.result(s)
    assert result.places == (3, 2, 1, 4)
    assert result.winners == (GREEN,)
    sources = [(score.source, score.points) for score in projected if score.seat == RED]
    assert sources == [("letters", 21), ("blessings", 3), ("tiles", -4)]


@rule("MY-815")
def test_every_game_ends() -> None:
    longest = 0
    for seed in range(4):
        rng = Random(seed)
        s = start(seed=f"end-{seed}")
        decisions = 0
        while not s.over:
            # whoever dawdles most: anything rather than an end
            options = [m for m in s.options if GAME.vocabulary.word(m) not in ("end", "done", "go_on")]
            GAME.play(s, rng.choice(options or s.options))
            decisions += 1
        longest = max(longest, decisions)
        assert s.clock <= 19
    assert longest < GAME.bound(4) < 6000


def test_nobody_is_no_seat() -> None:
    s = start((RED, YELLOW))
    assert s.seat_of == [0, NONE, NONE, 1]
