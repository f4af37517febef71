"""4xx movement and encouragement."""

from __future__ import annotations

from refectory.engine.event import SPECTATOR
from refectory.games.monastery.components import ABBEY
from refectory.games.monastery.state import Table

from ...marks import example, rule
from .tables import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    at_hour,
    clear_board,
    costs,
    events,
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


def why(s: Table, what: str) -> str:
    refusal = GAME.why_not(s, s.actor, what)
    return refusal.rule if refusal else ""


@rule("MY-401")
@example("E-3")
def test_two_points_for_each_upright_monk() -> None:
    s = table()
    put(s, "garden", 0, -1)
    for _ in range(4):
        stand(s, RED)
    step(s, RED)
    assert s.walk == 8
    t = table()
    put(t, "garden", 0, -1)
    calefactory = put(t, "calefactory", 2, -1)
    for place in (ABBEY, ABBEY, ABBEY):
        stand(t, RED, place)
    stand(t, RED, calefactory, praying=True)
    stand(t, RED, calefactory, praying=True)
    step(t, RED)
    assert t.walk == 6
    assert "move:2,-1" not in words(t)
    assert why(t, "move:2,-1") == "MY-401"


@rule("MY-402")
@example("E-3")
def test_points_are_divided_and_a_monk_walks_in_portions() -> None:
    s = table()
    for y, tile in (
        (-1, "locutory"),
        (-2, "path_straight"),
        (-3, "guest_house"),
        (-4, "prison_cell"),
        (-5, "almonry"),
    ):
        put(s, tile, 0, y)
    for _ in range(4):
        stand(s, RED)
    step(s, RED)
    play(s, "move:abbey", "to:0,-5")  # one goes 5
    assert s.walk == 3
    play(s, "move:abbey", "to:0,-1", "move:0,-1", "to:0,-2", "move:0,-2", "to:0,-3")  # another goes 3, bit by bit
    assert s.walk == 0
    assert not [word for word in words(s) if word.startswith("move")]
    play(s, "end")
    at_hour(s, "work_2")
    step(s, RED)
    assert s.walk == 8  # what was left has lapsed, the next step counts anew


@rule("MY-403")
def test_the_abbey_is_entered_and_left_for_one_through_any_slot() -> None:
    s = table()
    west = put(s, "garden", -1, 0)
    put(s, "garden", 3, 1)
    put(s, "locutory", 4, 1, 1)
    put(s, "beehive", 1, -1)
    stand(s, RED, west)
    stand(s, RED, west)
    step(s, RED)
    play(s, "move:-1,0")
    assert costs(s) == {"to:abbey": 1, "to:3,1": 2, "to:4,1": 3}


@rule("MY-404")
def test_no_move_ends_on_a_full_tile() -> None:
    s = table()
    path = put(s, "path_straight", 0, -1)
    put(s, "locutory", 0, -2)
    put(s, "garden", 2, -1)
    stand(s, BLUE, path)
    stand(s, RED)
    step(s, RED)
    play(s, "move:abbey")
    assert costs(s) == {"to:2,-1": 1, "to:0,-2": 2}
    assert why(s, "to:0,-1") == "MY-404"


@rule("MY-405")
def test_finished_and_fully_staffed_tiles_are_crossed() -> None:
    s = table()
    path = put(s, "path_straight", 0, -1)
    site = put(s, "guest_house", 0, -2, site=True)
    locutory = put(s, "locutory", 0, -3)
    stand(s, BLUE, path, praying=True)
    stand(s, BLUE, site, 1, 2)
    for _ in range(3):
        stand(s, RED)
    step(s, RED)
    play(s, "move:abbey")  # the site is not fully staffed: the only destination, and no way across
    assert s.where[RED * 5] == site
    assert s.solid >> site & 1
    play(s, "move:abbey")  # now it is crossed, as is the full path with a praying monk
    assert s.where[RED * 5 + 1] == locutory
    assert s.walk == 1


@rule("MY-406")
def test_a_monk_stops_on_a_site_and_takes_a_free_box() -> None:
    s = table()
    dormitory = put(s, "dormitory", 0, -1, site=True)
    put(s, "path_straight", 0, -2)
    stand(s, BLUE, dormitory, 2)
    stand(s, RED)
    stand(s, RED)
    step(s, RED)
    play(s, "move:abbey")
    assert step_name(s) == "box"
    assert words(s) == ["box:1", "box:3", "box:4"]
    assert why(s, "box:2") == "MY-103"
    play(s, "box:4")
    assert s.walk == 3
    assert "move:0,-1" not in words(s)
    assert why(s, "move:0,-1") == "MY-406"
    assert s.box[RED * 5] == 4


@rule("MY-407")
@example("E-16")
def test_moving() -> None:
    s = table(hour="work_2")
    locutory = put(s, "locutory", 0, -1)
    cemetery = put(s, "cemetery", 0, -2, 1, site=True)
    guest_house = put(s, "guest_house", 1, -2, 1, site=True)
    put(s, "path_corner", 2, -2, 2)
    calefactory = put(s, "calefactory", 2, -1)
    stand(s, BLUE, locutory)
    stand(s, GREEN, locutory)
    stand(s, BLUE, cemetery, 1)
    stand(s, GREEN, cemetery, 2)
    stand(s, YELLOW, guest_house, 2)
    stand(s, RED, calefactory, praying=True)
    for _ in range(3):
        stand(s, RED)
    earlier = s.copy()
    step(s, RED)
    assert s.walk == 6
    play(s, "move:abbey")
    assert costs(s) == {"to:2,-1": 1, "to:2,-2": 2, "to:1,-2": 3}
    assert why(s, "to:0,-1") == "MY-404"
    assert why(s, "to:0,-2") == "MY-404"
    play(s, "to:1,-2")
    assert words(s) == ["box:1", "box:3"]
    play(s, "box:3")
    assert s.walk == 3
    play(s, "move:abbey", "to:1,-2")
    assert s.walk == 0
    assert s.solid >> guest_house & 1
    step(earlier, YELLOW)
    assert "change:1,-2" in words(earlier)
    assert "move:1,-2" in words(earlier)
    play(earlier, "change:1,-2")
    assert words(earlier) == ["shift:2-1", "shift:2-3"]


@rule("MY-407")
@example("E-16")
def test_whoever_stands_on_a_fully_staffed_site_is_held() -> None:
    s = table(hour="work_2")
    locutory = put(s, "locutory", 0, -1)
    put(s, "cemetery", 0, -2, 1)
    guest_house = put(s, "guest_house", 1, -2, 1, site=True)
    put(s, "path_corner", 2, -2, 2)
    put(s, "calefactory", 2, -1)
    stand(s, BLUE, locutory)
    stand(s, GREEN, locutory)
    stand(s, YELLOW, guest_house, 2)
    for _ in range(3):
        stand(s, RED)
    step(s, RED, YELLOW)
    play(s, "move:abbey", "to:1,-2", "box:3", "move:abbey", "to:1,-2", "end")
    # Yellow can neither leave nor change: nothing is possible, so nothing is asked
    assert s.over
    hand(s, YELLOW, "garden")
    step(s, YELLOW)
    assert "move:1,-2" not in words(s)
    assert why(s, "move:1,-2") == "MY-407"
    assert why(s, "change:1,-2") == "MY-408"


@rule("MY-408")
def test_changing_boxes_once_without_cost() -> None:
    s = table()
    dormitory = put(s, "dormitory", 0, -1, site=True)
    put(s, "garden", 2, -1)
    stand(s, RED, dormitory, 1)
    stand(s, RED)
    step(s, RED)
    assert "change:0,-1" in words(s)
    play(s, "change:0,-1", "shift:1-4")
    assert s.walk == 4
    assert s.box[RED * 5] == 4
    assert "change:0,-1" not in words(s)
    assert why(s, "change:0,-1") == "MY-408"
    assert "move:0,-1" in words(s)  # he may still leave
    play(s, "move:abbey", "to:0,-1", "box:1")
    assert "change:0,-1" not in words(s)  # the second monk has just arrived


@rule("MY-409")
def test_each_move_ends_elsewhere_by_the_cheapest_route() -> None:
    s = table()
    put(s, "calefactory", 0, -1)  # PPP.: north, east, south
    put(s, "path_corner", 0, -2, 1)  # .PP.
    put(s, "path_corner", 1, -2, 2)  # ..PP
    put(s, "path_tee", 1, -1, 3)  # PP.P
    stand(s, RED)
    stand(s, RED)
    step(s, RED)
    play(s, "move:abbey")
    assert costs(s) == {"to:0,-1": 1, "to:0,-2": 2, "to:1,-1": 2, "to:1,-2": 3}
    assert "to:abbey" not in words(s)
    assert why(s, "to:abbey") == "MY-409"


@rule("MY-421", "MY-422", "MY-423")
@example("E-17")
def test_the_secret_passage() -> None:
    s = table()
    locutory = put(s, "locutory", 0, -1)
    put(s, "path_straight", 0, -2)
    lane = put(s, "passage_red", 2, 2)
    put(s, "garden", 2, 3)
    stand(s, RED, locutory)
    stand(s, RED, locutory)
    base = s.copy()
    step(s, RED)
    assert s.walk == 4
    play(s, "move:0,-1")
    assert costs(s) == {"to:abbey": 1, "to:0,-2": 1, "to:2,2": 1, "to:2,3": 2}
    play(s, "to:2,2", "move:0,-1")
    assert costs(s) == {"to:abbey": 1, "to:0,-2": 1, "to:2,3": 2}
    praying = base.copy()
    stand(praying, BLUE, lane, praying=True)
    step(praying, RED)
    play(praying, "move:0,-1")
    assert costs(praying) == {"to:abbey": 1, "to:0,-2": 1, "to:2,3": 3}
    blue = base.copy()
    stand(blue, BLUE, locutory)
    step(blue, BLUE)
    play(blue, "move:0,-1")
    assert costs(blue) == {"to:abbey": 1, "to:0,-2": 1, "to:2,2": 2}  # Blue walks


@rule("MY-422")
@example("E-17")
def test_an_empty_passage_under_construction_stops_the_monk() -> None:
    s = table()
    locutory = put(s, "locutory", 0, -1)
    put(s, "path_straight", 0, -2)
    put(s, "passage_red", 2, 2, site=True)
    put(s, "garden", 2, 3)
    stand(s, RED, locutory)
    stand(s, RED, locutory)
    step(s, RED)
    play(s, "move:0,-1")
    assert costs(s) == {"to:abbey": 1, "to:0,-2": 1, "to:2,2": 1}
    play(s, "to:2,2")
    assert s.box[RED * 5] == 1


@rule("MY-423")
def test_a_closed_passage_says_why() -> None:
    s = table()
    far = put(s, "locutory", 0, -1)
    put(s, "almonry", 0, -2)
    put(s, "garden", 2, 2)
    lane = put(s, "passage_red", 2, 3)
    stand(s, RED, far)
    stand(s, BLUE, lane, praying=True)
    step(s, RED)
    play(s, "move:0,-1")
    assert "to:2,3" not in words(s)
    assert why(s, "to:2,3") == "MY-423"  # full as well, but that comes later in the order of reasons
    s.depart(next(m for m, p in enumerate(s.praying) if p))
    s.praying = [0] * 20
    step(s, RED)
    play(s, "move:0,-1")
    assert "to:2,3" in words(s)


@rule("MY-424")
def test_a_passage_serves_its_colour_whoever_lays_it() -> None:
    s = table()
    put(s, "locutory", 0, -1)
    hand(s, RED, passage(YELLOW))
    stand(s, RED)
    far = put(s, "guest_house", 0, -2)
    stand(s, YELLOW, far)
    step(s, RED)
    play(s, f"lay:{passage(YELLOW)}", "cell:2,2", "move:abbey", "to:2,2")
    assert s.solid >> s.passage[YELLOW] & 1
    s.depart(RED * 5)
    s.finish(s.passage[YELLOW])
    step(s, YELLOW)
    play(s, "move:0,-2")
    assert costs(s)["to:2,2"] == 1
    brown = table()
    assert not [word for word in lays(brown, passage(BLUE)) if word]  # brown ground never touches the Abbey


def lays(s: Table, tile: str) -> list[str]:
    stand(s, RED)
    put(s, "garden", 0, -1)
    hand(s, RED, tile)
    step(s, RED)
    return [word for word in words(s) if word == f"lay:{tile}"]


@rule("MY-431", "MY-432", "MY-433", "MY-434", "MY-435")
@example("E-30")
def test_encouragement() -> None:
    s = table(hour="work_2")
    locutory = put(s, "locutory", 0, -1)
    cemetery = put(s, "cemetery", 0, -2, 1, site=True)
    guest_house = put(s, "guest_house", 1, -2, 1, site=True)
    put(s, "path_corner", 2, -2, 2)
    calefactory = put(s, "calefactory", 2, -1)
    for colour in (BLUE, GREEN):
        stand(s, colour, locutory)
    stand(s, BLUE, cemetery, 1)
    stand(s, GREEN, cemetery, 2)
    stand(s, YELLOW, guest_house, 2)
    stand(s, RED, calefactory, praying=True)
    for _ in range(3):
        stand(s, RED)
    s.blessings[YELLOW], s.supply = 4, 16
    step(s, YELLOW, RED)
    play(s, "encourage")
    assert words(s) == ["at:0,-2", "at:1,-2", "done"]
    play(s, "at:1,-2", "count:2", "at:0,-2", "count:1")
    assert (s.blessings[YELLOW], s.alms[guest_house], s.alms[cemetery]) == (1, 2, 1)
    assert GAME.view(s, SPECTATOR)["tiles"][guest_house]["blessings"] == 2
    play(s, "done")
    assert s.actor == RED  # after encouragement he neither moves nor lays
    play(s, "move:abbey", "to:1,-2")
    assert s.blessings[RED] == 2
    play(s, "box:3", "move:abbey", "to:1,-2")
    assert s.blessings[RED] == 2  # the second one finds nothing, and crossing the Cemetery gave nothing
    assert s.alms[cemetery] == 1
    scoring(s, BLUE, GREEN, YELLOW, RED)
    while s.actor != RED:
        play(s, "done")
    assert s.done >> cemetery & 1
    assert s.alms[cemetery] == 1
    assert s.spend == 2  # received in this round's lay-and-move phase, spendable now
    assert s.supply + sum(s.blessings) + sum(s.alms) == 20


@rule("MY-432")
def test_one_may_fetch_ones_own_blessings() -> None:
    s = table()
    garden = put(s, "garden", 0, -1, site=True)
    stand(s, RED)
    s.blessings[RED], s.supply = 3, 17
    step(s, RED)
    play(s, "encourage", "at:0,-1", "count:3")
    assert words(s) == ["done"]
    play(s, "done")
    step(s, RED)
    play(s, "move:abbey")
    assert s.blessings[RED] == 3
    assert not s.alms[garden]
    assert events(s, "found")[0].data["count"] == 3


@rule("MY-433")
def test_being_placed_or_standing_there_collects_nothing() -> None:
    s = table()
    cell = put(s, "prison_cell", 2, -1, site=True)
    stand(s, BLUE, cell, 1)
    s.alms[cell] = 2
    s.supply = 18
    step(s, BLUE)
    play(s, "change:2,-1")  # a single other box: the change is made at once
    assert s.alms[cell] == 2
    s.depart(BLUE * 5)
    s.finish(cell)
    stand(s, RED)
    stand(s, RED)
    clear_board(s, (1, 13))
    next_round(s, "sext")
    play(s, "jail:red")
    assert s.alms[cell] == 2
    assert s.blessings == [0] * 4


def test_nothing_to_do_is_not_asked() -> None:
    """Edge case 1: without upright monks there are no points, but one may lay or exchange."""
    s = table()
    garden = put(s, "garden", 0, -1)
    stand(s, RED, garden, praying=True)
    step(s, RED)
    assert s.over  # nothing was possible: the step ended by itself
    hand(s, RED, "locutory")
    step(s, RED)
    assert s.walk == 0
    assert words(s) == ["lay:locutory", "exchange", "end"]


def test_the_end_of_a_step_waits_after_a_decision() -> None:
    s = table()
    stand(s, RED)
    put(s, "garden", 0, -1)
    s.bag = []
    step(s, RED)
    play(s, "move:abbey", "move:0,-1")
    assert words(s) == ["end"]  # only one thing left, but the last move can still be taken back
    assert not s.over


def test_a_real_first_step() -> None:
    s = start((RED, BLUE))
    assert step_name(s) == "act"
    assert s.walk == 2
    assert "end" in words(s)
