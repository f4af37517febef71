"""9xx variants and options, but for the vow of silence."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from refectory.engine.errors import BadOption
from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.games.monastery.components import KINDS, LARGE, LETTERS, MONKS, PASSAGE
from refectory.games.monastery.state import Table
from refectory.words import Catalogue

from ...marks import example, rule
from .tables import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    costs,
    gains,
    hand,
    next_round,
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
from .test_collecting import collecting
from .test_hours import last_wills


@rule("MY-901")
def test_six_keep_three() -> None:
    match = Match(GAME, ["A", "B", "C"], {"deal": "six_keep_three"}, "six")
    s = cast(Table, match.state)
    order = [s.seat_of[colour] for colour in s.order]
    assert [len(s.hands[c]) for c in s.order] == [7, 7, 7]  # all draw before anyone puts back
    assert len(s.bag) == 30
    seen = []
    while step_name(s) == "keep":
        seen.append(s.actor)
        assert not [word for word in words(s) if "passage" in word]
        word = words(s)[-1]
        happened = match.play(s.actor, word)
        stranger = (seen[-1] + 1) % 3
        assert [e.seen_by(stranger)["tile"] for e in happened if e.kind == "put_back"] == ["unseen"]
        assert GAME.view(s, stranger)["players"][seen[-1]]["hand"] is None
    assert seen == [seat for seat in order for _ in range(3)]
    assert [len(s.hands[c]) for c in s.order] == [4, 4, 4]
    assert len(s.bag) == 39
    assert all(PASSAGE + c in s.hands[c] for c in s.order)


@rule("MY-902")
@pytest.mark.parametrize("seed", range(5))
def test_the_balanced_deal(seed: int) -> None:
    s = start(seed=f"balanced-{seed}", deal="balanced")
    parts = s.parts
    for colour in range(4):
        names = [KINDS[kind] for kind in s.hands[colour] if kind != PASSAGE + colour]
        assert len(names) == 3
        kinds = [KINDS.index(name) for name in names]
        grey = [k for k in kinds if parts.hue[k] == 1 and parts.circle[k] == 2 and parts.sort[k] in (2, 3)]
        path = [k for k in kinds if parts.sort[k] == 5]
        third = [k for k in kinds if KINDS[k] == "garden" or (parts.hue[k] == 2 and parts.sort[k] in (2, 3))]
        assert (len(grey), len(path), len(third)) == (1, 1, 1)
    assert len(s.bag) == 36
    heaps = [[KINDS[k] for k in range(len(KINDS)) if heap >> k & 1] for heap in parts.balanced]
    assert Counter(heaps[0]) == Counter(
        ["bursary", "calefactory", "locutory", "cemetery", "prison_cell", "scriptum", "almonry"]
    )
    assert "field" not in heaps[2]
    assert {"farm", "garden", "kitchen"} <= set(heaps[2])


@rule("MY-911")
def test_the_simple_game_has_no_icons() -> None:
    for tile, hour, points in (("farm", "work_1", 1), ("scriptum", "study_1", 1)):
        s = table(hour=hour, icons="off")
        put(s, "path_straight", 0, -1)
        place = put(s, tile, 0, -2, 1)
        stand(s, RED, place)
        stand(s, BLUE, place)
        scoring(s, RED)
        assert gains(s) == [("strain", tile, points)]
    s = table(hour="work_1", icons="off")
    for i, tile in enumerate(("almonry", "library", "workshop", "stables", "abbots_house")):
        place = put(s, "path_straight" if i == 9 else tile, *((0, -1), (2, -1), (3, 1), (2, 2), (0, 2))[i])
        stand(s, RED, place)
        stand(s, BLUE, place)
    hand(s, RED, "garden")
    s.blessings[RED] = 1
    scoring(s, RED)
    assert step_name(s) == "buy"
    assert s.blessings[RED] == 1
    chapel = table(hour="work_1", icons="off")
    place = put(chapel, "chapel", 0, -1)
    stand(chapel, RED, place)
    alone = chapel.copy()
    stand(chapel, BLUE, place)
    scoring(chapel, RED)
    assert chapel.over
    scoring(alone, RED)
    play(alone, "pray")
    assert gains(alone) == [("pray", "chapel", 3)]
    brew = table(icons="off")
    put(brew, "path_straight", 0, -1)
    stand(brew, RED, put(brew, "brewhouse", 0, -2))
    stand(brew, RED, put(brew, "garden", 2, -1), praying=True)
    hand(brew, RED, "locutory")
    next_round(brew, "sext")
    assert step_name(brew) == "act"


def test_in_the_simple_game_nothing_is_said_of_icons() -> None:
    for icons, told in (("on", "tile-chapel"), ("off", "tile-building")):
        s = table(icons=icons)
        put(s, "chapel", 3, 0)
        about = GAME.about(GAME.view(s, SPECTATOR), "tile-3,0")
        assert about
        assert about.key == told


@rule("MY-911")
def test_the_refusal_names_the_simple_game() -> None:
    s = table(hour="work_1", icons="off")
    stand(s, RED, put(s, "garden", 2, -1))
    scoring(s, RED)
    refusal = GAME.why_not(s, RED, "use:library")
    assert refusal is not None
    assert refusal.rule == "MY-911"


@rule("MY-912")
def test_what_keeps_its_rules_in_the_simple_game() -> None:
    s = table(icons="off")
    put(s, "prison_cell", 0, -1)
    stand(s, RED)
    next_round(s, "sext")
    assert step_name(s) == "jail"
    t = table(icons="off")
    far = put(t, "locutory", 0, -1)
    put(t, passage(RED), 2, 2)
    stand(t, RED, far)
    hand(t, RED, "beehive")
    step(t, RED)
    play(t, "lay:beehive", "cell:1,-1", "move:0,-1")
    assert t.blessings[RED] == 2
    assert costs(t) == {"to:abbey": 1, "to:2,2": 1}
    for hour in ("study_1", "work_1"):
        dual = table(hour=hour, icons="off")
        refectory = put(dual, "refectory", 0, -1)
        stand(dual, RED, refectory)
        stand(dual, BLUE, refectory)
        scoring(dual, RED)
        assert dual.points == 1


# ---- teams -------------------------------------------------------------------------------------------


@rule("MY-921")
def test_the_team_game_is_for_four() -> None:
    for seats in (2, 3):
        with pytest.raises(BadOption):
            GAME.new(seats, {"teams": "on"})
    s = start(teams="on")
    assert [s.partner(c) for c in range(4)] == [GREEN, YELLOW, RED, BLUE]
    view = GAME.view(s, SPECTATOR)
    assert [player["partner"] for player in view["players"]] == [2, 3, 0, 1]
    strips = next(panel for panel in GAME.draw(view, Catalogue("en", "monastery", "ABCD")) if panel.id == "strips")
    assert "partner of C" in strips.body


@rule("MY-922")
def test_monks_use_the_partners_passage() -> None:
    for teams, reached in (("on", 1), ("off", None)):
        s = table(teams=teams)
        far = put(s, "locutory", 0, -1)
        put(s, "path_straight", 2, 2)
        put(s, passage(GREEN), 2, 3)
        put(s, "path_straight", 0, 2)
        put(s, passage(BLUE), 0, 3)
        stand(s, RED, far)
        step(s, RED)
        play(s, "move:0,-1")
        assert costs(s).get("to:2,3") == reached
        assert "to:0,3" not in costs(s)


@rule("MY-923")
def test_a_letter_on_the_partners_strip_is_large() -> None:
    s = table(teams="on")
    collecting(s, RED, 10)
    play(s, "buy:3,4", "strip:green")  # O fits Red and Green
    assert s.strips[GREEN * LETTERS + 2] == LARGE
    assert s.blessings[RED] == 0
    play(s, "buy:4,4", "strip:yellow")
    assert s.strips[YELLOW * LETTERS + 2] != LARGE
    assert s.blessings[RED] == 1


@rule("MY-924")
@example("E-29")
def test_teams_add_their_testaments() -> None:
    s = last_wills(teams="on")
    next_round(s, "night", 2)
    assert s.scores == [20, 21, 21, 17]
    result = GAME.result(s)
    assert result.winners == (RED, GREEN)
    assert result.places == (1, 2, 1, 2)
    tie = last_wills(teams="on")
    tie.blessings[YELLOW] += 3
    tie.supply -= 3
    next_round(tie, "night", 2)
    assert tie.scores == [20, 21, 21, 20]
    assert GAME.result(tie).winners == (BLUE, YELLOW)


@rule("MY-925")
def test_nothing_else_is_shared() -> None:
    s = table(hour="study_1", teams="on")
    library = put(s, "library", 0, -1, 1)
    stand(s, GREEN, library)
    s.blessings[RED] = 1
    s.strips[GREEN * LETTERS : GREEN * LETTERS + LETTERS] = [1] * LETTERS
    scoring(s, RED)
    assert step_name(s) == "buy"  # no icon, no strain through the partner
    assert s.points == 0
    assert GAME.view(s, RED)["board"][0]["spaces"][2]["cost"] == 2  # no discount either
    hand(s, GREEN, "farm")
    assert GAME.view(s, RED)["players"][GREEN]["hand"] is None
    vote = table(teams="on")
    stand(vote, GREEN)
    stand(vote, RED)
    for _ in range(2):
        stand(vote, BLUE)
    hand(vote, BLUE, "garden")
    next_round(vote, "sext")
    assert vote.abbot == BLUE
    assert vote.where[GREEN * MONKS] == 0
