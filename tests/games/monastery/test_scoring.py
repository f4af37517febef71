"""5xx scoring: building, prayer, strain, icons."""

from __future__ import annotations

from refectory.engine.event import SPECTATOR
from refectory.games.monastery.components import ABBEY, KINDS, MONKS
from refectory.games.monastery.state import Table

from ...marks import example, rule
from .tables import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    events,
    gains,
    hand,
    next_round,
    play,
    put,
    scoring,
    stand,
    step,
    step_name,
    table,
    words,
)


def why(s: Table, what: str) -> str:
    refusal = GAME.why_not(s, s.actor, what)
    return refusal.rule if refusal else ""


def path_chain() -> tuple[Table, int, int]:
    """The table of E-8: B–A–C–D, of which C and D are under construction."""
    s = table()
    put(s, "path_tee", 0, -1)
    put(s, "path_straight", 0, -2)
    c = put(s, "path_straight", 1, -1, 1, site=True)
    d = put(s, "path_corner", 2, -1, 2, site=True)
    return s, c, d


# ---- the whole of it ---------------------------------------------------------------------------------


def study() -> Table:
    """The table of E-19."""
    s = table(hour="study_2")
    scriptum = put(s, "scriptum", 0, -1, 1)
    library = put(s, "library", 2, -1, 2)
    site = put(s, "path_straight", 1, -1, 1, site=True)
    put(s, "path_straight", 0, 2)
    kitchen = put(s, "kitchen", 0, 3)
    stand(s, RED, scriptum)
    stand(s, RED, library)
    stand(s, BLUE, library)
    stand(s, RED, site, 1)
    stand(s, RED, kitchen)
    stand(s, RED)
    return s


@rule("MY-501", "MY-502")
@example("E-19")
def test_a_whole_study_scoring() -> None:
    s = study()
    s.blessings[RED] = 1  # so that buying is a choice
    scoring(s, RED, BLUE)
    assert words(s) == ["use:library", "pray", "go_on"]
    assert gains(s) == [("build", "path_straight", 1)]
    play(s, "pray")
    brings = GAME.view(s, RED)["brings"]
    assert brings == {"at:0,-1": {"points": 2}, "at:0,3": {"points": 3}}
    assert why(s, "at:1,-1") == "MY-523"
    assert why(s, "at:2,-1") == "MY-522"
    assert why(s, "at:abbey") == "MY-524"
    other = s.copy()
    play(s, "at:0,3", "go_on")
    assert s.points == 8
    assert gains(s)[1:] == [
        ("pray", "kitchen", 3), ("strain", "abbey", 1), ("strain", "scriptum", 2), ("strain", "library", 1),
    ]  # fmt: skip
    play(other, "at:0,-1", "go_on")
    assert other.points == 5
    none = study()
    none.blessings[RED] = 1
    scoring(none, RED)
    play(none, "go_on")
    assert none.points == 5
    play(s, "done")
    assert "use:library" in words(s)  # Blue's turn
    play(s, "go_on")
    assert s.points == 1


@rule("MY-502", "MY-535")
def test_a_monk_gains_in_one_way_only() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    smithy = put(s, "smithy", 0, -2)
    stand(s, RED, smithy)
    scoring(s, RED)
    play(s, "pray")
    assert gains(s) == [("pray", "smithy", 2)]  # kneeling, he does not work as well
    built = table(hour="work_1")
    put(built, "path_straight", 0, -1)
    site = put(built, "bakehouse", 0, -2, 1, site=True)
    stand(built, RED, site, 1, 2)
    scoring(built, RED)
    assert gains(built) == [("build", "bakehouse", 3)]


# ---- building ----------------------------------------------------------------------------------------


@rule("MY-511", "MY-512", "MY-513", "MY-514")
@example("E-4")
def test_the_kitchen() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    kitchen = put(s, "kitchen", 0, -2, site=True)
    stand(s, RED, kitchen, 3, 1)
    stand(s, GREEN, kitchen, 2)
    scoring(s, RED, BLUE, GREEN, YELLOW)
    assert gains(s) == [("build", "kitchen", 4)]
    assert not s.done >> kitchen & 1
    play(s, "done")  # Blue gets nothing and is not asked
    assert s.actor == GREEN
    assert gains(s)[1:] == [("build", "kitchen", 2)]
    assert s.done >> kitchen & 1
    assert s.turn[kitchen] == 0
    assert not s.room >> kitchen & 1  # three of three
    assert [s.box[m] for m, w in enumerate(s.where) if w == kitchen] == [0, 0, 0]
    assert not any(s.praying)
    play(s, "done")
    assert s.over
    next_round(s, "work_2")
    assert s.actor == RED
    assert "move:0,-2" in words(s)


@rule("MY-512", "MY-514")
@example("E-5")
def test_the_workshop_is_turned_within_reds_scoring() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    workshop = put(s, "workshop", 0, -2, site=True)
    stand(s, RED, workshop, 1, 2)
    hand(s, RED, "garden")
    scoring(s, RED)
    assert gains(s) == [("build", "workshop", 3)]
    assert s.done >> workshop & 1
    assert step_name(s) == "buy"  # neither the Workshop's effect nor prayer nor work


@rule("MY-514")
def test_builders_of_a_shared_tile_do_nothing_else_that_round() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    smithy = put(s, "smithy", 0, -2, site=True)
    stand(s, RED, smithy, 1)
    stand(s, BLUE, smithy, 2)
    stand(s, YELLOW)
    scoring(s, RED, BLUE)
    play(s, "done")
    assert gains(s) == [("build", "smithy", 1), ("build", "smithy", 2)]
    assert s.points == 2


@rule("MY-515")
@example("E-7")
def test_a_field_counts_the_finished_fields_it_reaches() -> None:
    s = table()
    put(s, "path_straight", 0, -1)
    put(s, "field", 0, -2)
    put(s, "field", 0, -3)
    c = put(s, "field", 0, -4, site=True)
    stand(s, RED, c, 1)
    scoring(s, RED)
    assert gains(s) == [("build", "field", 3)]
    garden = table()
    put(garden, "garden", 0, -1)
    second = put(garden, "garden", 0, -2, site=True)
    stand(garden, RED, second, 2)
    scoring(garden, RED)
    assert gains(garden) == [("build", "garden", 4)]


@rule("MY-516")
@example("E-8")
def test_a_site_interrupts_the_chain() -> None:
    s, c, d = path_chain()
    stand(s, RED, d, 1)
    scoring(s, RED)
    assert gains(s) == [("build", "path_corner", 1)]
    s.fresh = 0
    stand(s, RED, c, 1)
    scoring(s, RED)
    assert gains(s) == [("build", "path_straight", 4)]


@rule("MY-517")
@example("E-18")
def test_the_best_order_is_applied() -> None:
    s, c, d = path_chain()
    stand(s, RED, c, 1)
    stand(s, RED, d, 1)
    scoring(s, RED)
    assert gains(s) == [("build", "path_straight", 3), ("build", "path_corner", 4)]
    for order, points in (((RED, BLUE), (3, 4)), ((BLUE, RED), (1, 4))):
        t, c, d = path_chain()
        stand(t, RED, c, 1)
        stand(t, BLUE, d, 1)
        scoring(t, *order)
        play(t, "done")
        assert tuple(points for _, _, points in gains(t)) == points


# ---- prayer ------------------------------------------------------------------------------------------


@rule("MY-521")
def test_one_prayer_in_each_scoring() -> None:
    s = table(hour="study_1")
    dormitory, guest_house = put(s, "dormitory", 0, -1), put(s, "guest_house", 2, -1)
    stand(s, RED, dormitory)
    stand(s, RED, guest_house)
    scoring(s, RED)
    play(s, "pray", "at:0,-1")
    assert gains(s) == [("pray", "dormitory", 4), ("strain", "guest_house", 1)]
    assert s.praying[RED * 5] == 1
    assert step_name(s) == "buy"  # no second prayer is offered
    t = table(hour="study_1")
    library = put(t, "library", 0, -1, 1)
    stand(t, RED, library)
    stand(t, BLUE, library)
    stand(t, RED, put(t, "guest_house", 2, -1))
    scoring(t, RED)
    play(t, "pray")
    assert why(t, "pray") == "MY-521"


@rule("MY-522")
def test_only_a_monk_who_is_alone_prays() -> None:
    s = table(hour="work_1")
    dormitory = put(s, "dormitory", 0, -1)
    calefactory = put(s, "calefactory", 2, -1)
    stand(s, RED, dormitory)
    stand(s, BLUE, dormitory, praying=True)
    stand(s, RED, calefactory)
    stand(s, RED, calefactory)
    scoring(s, RED)
    assert s.over  # nobody can pray, nobody works, there is nothing to buy with
    s.depart(RED * MONKS + 2)
    scoring(s, RED)
    assert words(s) == ["pray", "go_on"]


@rule("MY-523")
def test_no_prayer_on_sites_and_just_finished_tiles() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    field = put(s, "field", 0, -2, site=True)
    kitchen = put(s, "dormitory", 2, -1, site=True)
    stand(s, RED, field, 1)
    stand(s, RED, kitchen, 4)
    scoring(s, RED)
    assert step_name(s) == "buy"
    assert gains(s) == [("build", "field", 1)]


@rule("MY-524")
def test_any_tile_with_a_circle_will_do_but_not_the_abbey() -> None:
    s = table(hour="work_1")
    places = [
        put(s, "path_straight", 0, -1),
        put(s, "field", 0, -2),
        put(s, "garden", 2, -1),
        put(s, "passage_red", 2, 2),
    ]
    prison = put(s, "prison_cell", 0, 2)
    for place in (*places, prison):
        stand(s, RED, place)
    scoring(s, RED)
    play(s, "pray")
    brings = GAME.view(s, RED)["brings"]
    assert brings == {
        "at:0,-1": {"points": 1}, "at:0,-2": {"points": 1}, "at:2,-1": {"points": 2}, "at:2,2": {"points": 1},
        "at:0,2": {"points": 2},
    }  # fmt: skip
    alone = table(hour="work_1")
    stand(alone, RED)
    scoring(alone, RED)
    assert alone.over


@rule("MY-525")
def test_a_praying_monk_stays_on_his_knees() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    smithy = put(s, "smithy", 0, -2)
    stand(s, RED, smithy)
    scoring(s, RED)
    play(s, "pray", "done")
    s.blessings[RED] = 0
    hand(s, RED, "locutory")
    next_round(s, "work_2")
    assert s.walk == 0
    assert "move:0,-2" not in words(s)
    scoring(s, RED)
    assert s.over
    assert not gains(s)
    hand(s, RED, "garden")
    next_round(s, "sext")
    assert s.where[RED * MONKS] == ABBEY
    assert not s.praying[RED * MONKS]


@rule("MY-526", "MY-544")
def test_icon_first_then_prayer() -> None:
    s = table(hour="study_1")
    library = put(s, "library", 0, -1, 1)
    stand(s, RED, library)
    scoring(s, RED)
    play(s, "use:library", "swap:1,1", "swap:1,13", "pray")
    assert gains(s) == [("pray", "library", 3)]
    closed = table(hour="study_1")
    library = put(closed, "library", 0, -1, 1)
    stand(closed, RED, library)
    stand(closed, RED)
    scoring(closed, RED)
    play(closed, "pray")  # now the icon sleeps
    assert step_name(closed) == "buy"
    for tile, hour, strained in (("scriptum", "study_1", 2), ("farm", "work_1", 3)):
        t = table(hour=hour)
        put(t, "path_straight", 0, -1)
        place = put(t, tile, 0, -2, 1)
        stand(t, RED, place)
        both = t.copy()
        scoring(t, RED)
        play(t, "pray")
        assert t.points == t.parts.circle[KINDS.index(tile)]  # prayer alone
        scoring(both, RED)
        play(both, "go_on")
        assert both.points == strained


@rule("MY-527", "MY-534")
def test_beside_a_praying_monk_nobody_strains_or_uses_the_icon() -> None:
    s = table(hour="study_1")
    library = put(s, "library", 0, -1, 1)
    stand(s, BLUE, library, praying=True)
    stand(s, RED)
    stand(s, RED, put(s, "garden", 2, -1))
    step(s, RED)
    play(s, "move:abbey", "to:0,-1")  # entering is allowed
    play(s, "end")
    scoring(s, RED)
    assert words(s) == ["pray", "go_on"]
    assert why(s, "use:library") == "MY-543"
    play(s, "go_on")
    assert gains(s) == [("strain", "garden", 1)]


# ---- strain ------------------------------------------------------------------------------------------


@rule("MY-531", "MY-532", "MY-533")
def test_study_and_work() -> None:
    def laid_out(hour: str) -> Table:
        s = table(hour=hour)
        dormitory, refectory = put(s, "dormitory", 0, -1), put(s, "refectory", 0, -2)
        kitchen = put(s, "kitchen", 0, -3)
        path = put(s, "path_straight", 2, -1)
        site = put(s, "guest_house", 2, -2, site=True)
        for place in (dormitory, refectory, kitchen, path):
            stand(s, RED, place)
            stand(s, BLUE, place) if place != path else None
        stand(s, RED, site, 3)
        stand(s, BLUE)
        stand(s, BLUE)
        return s

    s = laid_out("study_1")
    scoring(s, RED, BLUE)
    play(s, "go_on")
    assert gains(s) == [("strain", "dormitory", 1), ("strain", "refectory", 1)]
    play(s, "done")
    assert gains(s)[2:] == [("strain", "abbey", 1), ("strain", "dormitory", 1), ("strain", "refectory", 1)]
    s = laid_out("work_1")
    scoring(s, RED)
    play(s, "go_on")
    assert gains(s) == [("strain", "refectory", 1), ("strain", "kitchen", 1)]


@rule("MY-536")
def test_strain_comes_after_icons_and_prayer() -> None:
    s = table(hour="study_1")
    dormitory = put(s, "dormitory", 0, -1)
    stand(s, RED, dormitory)
    scoring(s, RED)
    assert not gains(s)
    play(s, "pray")
    assert gains(s) == [("pray", "dormitory", 4)]


# ---- icons in general --------------------------------------------------------------------------------


@rule("MY-541", "MY-542")
def test_an_icon_needs_an_upright_monk_and_works_once() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    workshop = put(s, "workshop", 0, -2)
    library = put(s, "library", 2, -1, 2)
    stand(s, RED, workshop)
    stand(s, BLUE, library)
    stand(s, RED, library)
    stand(s, BLUE, workshop)
    hand(s, RED, "garden")
    hand(s, BLUE, "garden")
    scoring(s, RED, BLUE)
    assert words(s) == ["use:library", "use:workshop", "go_on"]  # optional: one may go on
    assert why(s, "use:stables") == "MY-541"
    play(s, "use:workshop")
    play(s, words(s)[0])
    assert words(s) == ["use:library", "go_on"]
    assert why(s, "use:workshop") == "MY-542"
    play(s, "use:library", "swap:1,1", "swap:2,1")
    play(s, "done")
    assert s.actor == BLUE
    assert words(s) == ["use:library", "use:workshop", "go_on"]  # each in his own scoring


@rule("MY-543")
def test_icons_sleep_on_sites_just_finished_and_beside_prayer() -> None:
    for state in ("site", "fresh", "praying"):
        s = table(hour="study_1")
        house = put(s, "abbots_house", 0, -1, site=True)
        if state == "praying":
            s.finish(house)
            s.fresh = 0
            stand(s, BLUE, house, praying=True)
            stand(s, RED, house)
        else:
            stand(s, RED, house, 1, 2, *((3,) if state == "fresh" else ()))
        stand(s, RED, put(s, "guest_house", 2, -1))
        scoring(s, RED)
        assert words(s) == ["pray", "go_on"]
        assert why(s, "use:abbots_house") == "MY-543"


@rule("MY-545")
def test_icons_come_before_the_first_purchase() -> None:
    s = table(hour="study_1")
    library = put(s, "library", 0, -1, 1)
    stand(s, RED, library)
    stand(s, RED)
    scoring(s, RED)
    play(s, "go_on", "buy:1,2")
    assert step_name(s) == "buy"
    assert not [word for word in words(s) if word.startswith("use")]


# ---- icons one by one --------------------------------------------------------------------------------


@rule("MY-561")
def test_the_almonry_gives_a_blessing_by_itself() -> None:
    s = table(hour="work_1")
    almonry = put(s, "almonry", 0, -1)
    stand(s, RED, almonry)
    stand(s, BLUE, almonry)
    scoring(s, RED)
    assert s.blessings[RED] == 1
    assert s.supply == 19
    assert events(s, "almonry")
    assert s.over  # no points, and the new blessing can't be spent yet
    s.praying[BLUE * MONKS] = 1
    scoring(s, RED)
    assert s.blessings[RED] == 1


@rule("MY-562", "MY-563")
def test_farm_and_scriptum() -> None:
    for tile, good, bad, points in (("farm", "work_1", "study_1", 3), ("scriptum", "study_1", "work_1", 2)):
        for hour, gained in ((good, [("strain", tile, points)]), (bad, [])):
            s = table(hour=hour)
            put(s, "path_straight", 0, -1)
            place = put(s, tile, 0, -2, 1)
            stand(s, RED, place)
            stand(s, BLUE, place)
            scoring(s, RED)
            assert gains(s) == gained


@rule("MY-564", "MY-565", "MY-566")
@example("E-26")
def test_the_chapel() -> None:
    s = table(hour="study_2")
    chapel = put(s, "chapel", 0, -1)
    stand(s, RED, chapel)
    stand(s, BLUE, chapel, praying=True)
    stand(s, GREEN, chapel)
    other = s.copy()
    scoring(s, RED, GREEN)
    play(s, "pray")
    assert gains(s) == [("pray", "chapel", 6)]
    play(s, "done", "pray")
    assert gains(s)[1:] == [("pray", "chapel", 6)]
    assert sum(s.praying) == 3
    assert not s.room >> chapel & 1
    scoring(other, RED)
    play(other, "go_on")
    assert not gains(other)  # nobody studies beside Blue
    two = table(hour="study_2")
    chapel = put(two, "chapel", 0, -1)
    stand(two, RED, chapel, praying=True)
    stand(two, RED, chapel)
    stand(two, RED, put(two, "garden", 2, -1))
    scoring(two, RED)
    play(two, "pray")  # of each player only one: the garden is the only choice left
    assert gains(two) == [("pray", "garden", 2)]
    assert why_chapel() == "MY-565"


def why_chapel() -> str:
    s = table(hour="study_2")
    chapel = put(s, "chapel", 0, -1)
    stand(s, RED, chapel, praying=True)
    stand(s, RED, chapel)
    stand(s, RED, put(s, "garden", 2, -1))
    stand(s, RED, put(s, "guest_house", 0, 2))
    scoring(s, RED)
    play(s, "pray")
    return why(s, "at:0,-1")


@rule("MY-571", "MY-572")
@example("E-23")
def test_letters_and_library() -> None:
    s = table(hour="study_1")
    fits = {letter: [c for c in range(4) if s.space_for(ord(letter) - 64, c) >= 0] for letter in ("Q", "R", "U", "S")}
    assert fits == {"Q": [BLUE], "R": [RED], "U": [BLUE, GREEN], "S": [RED, BLUE, GREEN, YELLOW]}
    library = put(s, "library", 0, -1, 1)
    stand(s, RED, library)
    stand(s, RED)
    scoring(s, RED)
    play(s, "use:library")
    assert "swap:1,2" not in words(s)  # a monk
    assert why(s, "swap:1,2") == "MY-571"
    play(s, "swap:1,1")
    assert why(s, "swap:1,1") == "MY-571"
    assert "swap:1,1" not in words(s)
    play(s, "swap:1,13", "go_on")
    row = GAME.view(s, RED)["board"][0]["spaces"]
    assert (row[0]["piece"], row[0]["cost"], row[0]["small"]) == ("S", 1, True)
    assert (row[12]["piece"], row[12]["cost"], row[12]["small"]) == ("L", 10, True)
    play(s, "buy:1,1", "strip:red")
    assert s.strips[8] == 1
    s.fresh = 0
    stand(s, BLUE, library)
    scoring(s, BLUE)
    play(s, "use:library")
    assert "swap:1,13" not in words(s)
    assert why(s, "swap:1,13") == "MY-572"


@rule("MY-573")
def test_the_library_needs_two_large_letters() -> None:
    s = table(hour="study_1")
    library = put(s, "library", 0, -1, 1)
    stand(s, RED, library)
    stand(s, BLUE, library)
    keep = [n for n, piece in enumerate(s.board) if 0 < piece < 27][:3]
    for n in range(52):
        if n not in keep and s.board[n] < 27:
            s.board[n] = 0
    s.locked = 1 << keep[0]
    equal = s.copy()
    scoring(s, RED)
    assert words(s) == ["use:library", "go_on"]
    s.locked |= 1 << keep[1]
    scoring(s, RED)
    assert step_name(s) == "buy"
    equal.board[keep[1]] = equal.board[keep[2]]
    scoring(equal, RED)
    play(equal, "use:library", f"swap:{keep[1] // 13 + 1},{keep[1] % 13 + 1}")
    assert equal.locked.bit_count() == 3  # the second was the only one left


@rule("MY-574")
def test_the_workshop_exchanges_a_tile_unseen() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    workshop = put(s, "workshop", 0, -2)
    stand(s, RED, workshop)
    stand(s, BLUE, workshop)
    empty = s.copy()
    hand(s, RED, "garden", "farm")
    scoring(s, RED)
    bag = len(s.bag)
    play(s, "use:workshop")
    assert s.barrier == "chance"
    assert len(s.hands[RED]) == 3
    assert step_name(s) == "return"
    play(s, "return:farm")
    assert KINDS.index("farm") in s.bag
    assert len(s.bag) == bag
    seen = [e.seen_by(BLUE) for e in s.log or [] if e.kind in ("exchange", "put_back")]
    assert [e["tile"] for e in seen] == ["unseen"] * 2
    assert [e["rule"] for e in seen] == ["MY-574"] * 2
    scoring(empty, RED)
    assert step_name(empty) == "buy"  # no tile to put back
    bare = empty.copy()
    hand(bare, RED, "garden")
    bare.bag = []
    scoring(bare, RED)
    assert step_name(bare) == "buy"


@rule("MY-575")
def test_the_stables_lay_a_tile() -> None:
    s = table(hour="work_1")
    put(s, "path_tee", 0, -1)
    stables = put(s, "stables", 0, -2, 1)
    stand(s, RED, stables)
    stand(s, BLUE, stables)
    hand(s, RED, "beehive", "garden", "farm")
    scoring(s, RED)
    assert words(s) == ["use:stables", "go_on"]
    play(s, "use:stables")
    assert step_name(s) == "stable"
    assert words(s) == ["lay:farm", "lay:beehive", "lay:garden"]
    play(s, "lay:beehive")
    assert step_name(s) == "cell"
    play(s, "cell:-1,-1")
    assert s.blessings[RED] == 1  # for the path beside it
    assert s.spend == 0
    assert events(s, "lay")[0].rule == "MY-575"
    none = table(hour="work_1")
    put(none, "path_straight", 0, -1)
    stables = put(none, "stables", 0, -2, 1)
    stand(none, RED, stables)
    stand(none, BLUE, stables)
    scoring(none, RED)
    assert step_name(none) == "buy"


@rule("MY-576")
@example("E-25")
def test_an_election_in_the_middle_of_a_scoring() -> None:
    s = table(hour="study_1")
    house = put(s, "abbots_house", 0, -1)
    prison = put(s, "prison_cell", 2, -1)
    stand(s, BLUE, house)
    stand(s, GREEN, house)
    stand(s, YELLOW, prison)
    for colour in (RED, RED, BLUE, GREEN):
        stand(s, colour)
    s.order = [RED, BLUE, GREEN, YELLOW]
    scoring(s, BLUE, GREEN, YELLOW)
    play(s, "use:abbots_house")
    votes = events(s, "election")[0].data
    assert votes["votes"] == [2, 2, 2, 0]
    assert s.actor == RED
    assert step_name(s) == "abbot"
    assert words(s) == ["abbot:blue", "abbot:green"]
    assert why(s, "abbot:red") == "MY-722"
    assert GAME.view(s, RED)["due"] == [BLUE, GREEN, YELLOW]  # Red decides, but it is still Blue's scoring
    play(s, "abbot:green")
    assert s.abbot == GREEN
    assert s.actor == GREEN
    assert GAME.view(s, RED)["due"] == [BLUE, GREEN, YELLOW]
    assert words(s) == ["jail:red", "jail:blue", "jail:green", "nobody"]
    play(s, "jail:red")
    assert s.praying[RED * MONKS]
    assert not s.room >> prison & 1
    assert s.actor == BLUE
    assert [points for _, _, points in gains(s)] == [1, 1]
    play(s, "done")
    assert s.actor == GREEN
    second = s.copy()
    second.log = []
    play(second, "use:abbots_house")
    assert events(second, "election")[0].data["votes"] == [1, 2, 2, 0]
    assert second.abbot == BLUE  # tied with Green, who may not choose himself; nobody can be jailed
    assert second.actor == GREEN
    play(s, "go_on")
    assert s.points == 2
    play(s, "done")
    assert s.over  # Yellow: a monk prays in the Prison Cell
    hand(s, RED, "garden")
    next_round(s, "work_1")
    assert s.order == [GREEN, YELLOW, RED, BLUE]


def test_the_view_forecasts_the_scoring() -> None:
    s = study()
    for colour in (RED, BLUE):
        hand(s, colour, "garden")
    next_round(s, "study_2")
    rows = GAME.view(s, SPECTATOR)["forecast"][RED]
    assert [(row["source"], row["place"], row["points"]) for row in rows] == [
        ("build", "path_straight", 1), ("strain", "abbey", 1), ("strain", "scriptum", 2), ("strain", "library", 1),
        ("pray", "scriptum", 2), ("pray", "kitchen", 3),
    ]  # fmt: skip
