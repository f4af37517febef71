"""1xx terms and set-up, 2xx rounds."""

from __future__ import annotations

from collections import Counter
from random import Random

from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.games.monastery.components import (
    ABBEY,
    BLANK,
    COLOURS,
    HUES,
    KINDS,
    LETTERS,
    MONK,
    MONKS,
    PASSAGE,
    PATH,
    XY,
)
from refectory.games.monastery.grid import group_of
from refectory.games.monastery.state import NONE

from ...marks import example, rule
from .tables import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    clear_board,
    costs,
    end_round,
    events,
    gains,
    hand,
    next_round,
    play,
    put,
    scoring,
    stand,
    start,
    step,
    step_name,
    table,
)


@rule("MY-101")
def test_sites_are_turned_and_the_abbey_and_animals_are_finished() -> None:
    s = table()
    pond, kitchen = put(s, "carp_pond", 1, -1), put(s, "kitchen", 0, 2, site=True)
    assert s.done >> ABBEY & 1
    assert s.done >> pond & 1
    assert not s.done >> kitchen & 1


@rule("MY-102")
@example("E-1")
def test_the_chapel_is_full_with_three() -> None:
    s = table()
    chapel = put(s, "chapel", 0, -1)
    stand(s, RED, chapel)
    stand(s, BLUE, chapel, praying=True)
    assert s.room >> chapel & 1
    stand(s, GREEN, chapel)
    assert not s.room >> chapel & 1
    put(s, "path_straight", 0, -2)
    put(s, "garden", 2, -1)
    stand(s, YELLOW)
    step(s, YELLOW)
    play(s, "move:abbey")
    assert costs(s) == {"to:2,-1": 1, "to:0,-2": 2}  # across the Chapel, but not onto it
    for colour in (RED, BLUE, GREEN):
        for _ in range(4):
            stand(s, colour)
    assert s.room >> ABBEY & 1  # the Abbey is never full


@rule("MY-103")
def test_a_site_is_staffed_when_every_box_holds_a_monk() -> None:
    s = table()
    kitchen = put(s, "kitchen", 0, -1, site=True)
    stand(s, RED, kitchen, 1)
    stand(s, BLUE, kitchen, 2)
    stand(s, YELLOW)
    assert not s.solid >> kitchen & 1
    step(s, YELLOW)
    play(s, "move:abbey")  # the only destination and the only free box are taken without a question
    assert s.solid >> kitchen & 1
    assert sorted(s.box[m] for m, w in enumerate(s.where) if w == kitchen) == [1, 2, 3]


@rule("MY-104")
def test_neighbours_are_connected_where_paths_or_gates_meet() -> None:
    s = table()
    straight, garden, second = put(s, "path_straight", 0, -1), put(s, "garden", 0, -2), put(s, "garden", 0, -3)
    corner = put(s, "path_corner", 1, -2, 1)  # blank towards the garden in the west, and only diagonal to (0,-1)
    assert s.link[straight] >> ABBEY & 1  # path and path
    assert s.link[straight] >> garden & 1  # path and gate
    assert s.link[second] >> garden & 1  # gate and gate
    assert not s.link[corner] >> garden & 1  # gate and blank
    assert not s.link[corner] >> straight & 1


@rule("MY-105")
def test_study_and_work_tiles() -> None:
    hue = {kind: HUES[GAME.parts.hue[i]] for i, kind in enumerate(KINDS)}
    assert hue["abbey"] == hue["garden"] == "grey"
    assert hue["field"] == "brown"
    assert [kind for kind in KINDS if hue[kind] == "dual"] == ["refectory", "infirmary", "garderober"]
    neutral = {kind for kind in KINDS if hue[kind] == "neutral"}
    assert neutral == {"beehive", "carp_pond", "dovecote", "path_straight", "path_corner", "path_tee"}


@rule("MY-106")
def test_groups_are_chains_of_one_kind() -> None:
    s = table()
    a, b = put(s, "path_straight", 0, -1), put(s, "path_corner", 0, -2, 1)
    put(s, "calefactory", 2, -1, 2)
    c = put(s, "path_corner", 1, -1)
    assert group_of(s, a) == 1 << a | 1 << b
    assert group_of(s, c) == 1 << c  # beside a, but not connected
    field, other = put(s, "field", 1, -2), put(s, "field", 1, -3)
    assert group_of(s, field) == 1 << field | 1 << other
    garden = put(s, "garden", 0, -3)
    assert group_of(s, garden) == 1 << garden


@rule("MY-107")
def test_no_monk_ever_goes_back_to_the_prayer_board() -> None:
    rng = Random(3)
    s = start()
    before = [w != NONE for w in s.where]
    while not s.over:
        GAME.play(s, rng.choice(s.options))
        now = [w != NONE for w in s.where]
        assert all(new or not old for old, new in zip(before, now, strict=True))
        assert all(any(now[c * MONKS : c * MONKS + MONKS]) for c in range(4))
        assert all(not praying or w > ABBEY for praying, w in zip(s.praying, s.where, strict=True))
        before = now


@rule("MY-108")
def test_the_icon_tiles() -> None:
    icons = {KINDS[k] for k in range(len(KINDS)) if GAME.parts.icon_kinds >> k & 1}
    assert icons == {
        "chapel", "almonry", "farm", "scriptum", "library", "workshop", "stables", "abbots_house", "brewhouse",
    }  # fmt: skip


@rule("MY-109")
def test_just_finished_lasts_until_the_round_ends() -> None:
    s = table(hour="work_1")
    path = put(s, "path_straight", 0, -1, site=True)
    stand(s, RED, path, 1)
    clear_board(s, (1, 13))
    scoring(s, RED)
    assert s.fresh == 1 << path
    end_round(s)
    assert not s.fresh


@rule("MY-121")
def test_the_abbey_lies_alone_and_the_bag_holds_48() -> None:
    parts = GAME.parts
    assert len(parts.bag) == 48
    assert sum(parts.count) == 53
    assert sum(parts.circle[kind] for kind in parts.bag) == 93
    assert sum(len(parts.boxes[kind]) for kind in parts.bag) == 89
    assert sum(sum(parts.boxes[kind]) for kind in parts.bag) == 161
    s = table()
    assert s.kind == [ABBEY]
    slots = {(0, -1): PATH, (1, -1): BLANK, (2, -1): PATH, (3, 0): BLANK, (3, 1): PATH}
    found = {XY[cell]: edge for cell, _, edge in parts.slots}
    assert len(found) == 10
    assert slots.items() <= found.items()
    half_turn = {(2 - x, 1 - y): edge for (x, y), edge in found.items()}
    assert half_turn == found


@rule("MY-122")
def test_colours_are_drawn_from_all_four_or_chosen() -> None:
    seen = set()
    for seed in range(40):
        colours = GAME.view(GAME.new(2, {}, str(seed)), SPECTATOR)["colours"]
        assert len(set(colours)) == 2
        seen.update(colours)
    assert seen == set(COLOURS)
    match = Match(GAME, ["A", "B", "C", "D"], {"colours": "chosen"}, "x")
    match.play(0, "colour:yellow")
    match.play(1, "colour:red")
    assert [GAME.vocabulary.word(m) for m in match.state.options] == ["colour:blue", "colour:green"]
    match.play(2, "colour:green")  # what is left falls to the last of four
    assert GAME.view(match.state, 0)["colours"] == ["yellow", "red", "green", "blue"]


@rule("MY-123")
@example("E-2")
def test_two_players_blue_and_green() -> None:
    s = start((GREEN, BLUE))
    letters = Counter(chr(64 + piece) for piece in s.board if 0 < piece < MONK)
    assert letters == Counter(A=2, B=2, E=1, I=1, M=2, N=1, O=1, Q=1, S=3, U=4)
    assert not any(s.board[:13])
    assert not any(s.board[39:])
    assert s.order == [BLUE, GREEN]
    assert s.abbot == BLUE
    assert [len(s.hands[c]) for c in range(4)] == [0, 4, 4, 0]
    assert len(s.bag) == 42
    assert s.supply == 20
    assert [s.where[c * MONKS : c * MONKS + MONKS].count(ABBEY) for c in range(4)] == [0, 1, 1, 0]
    assert s.board.count(MONK) == 8
    assert s.actor == 1  # seat 1 plays blue
    assert not events(s, "elected")


@rule("MY-124", "MY-125", "MY-126")
def test_what_everybody_starts_with() -> None:
    s = start()
    for colour in range(4):
        monks = s.where[colour * MONKS : colour * MONKS + MONKS]
        assert monks.count(ABBEY) == 1
        assert monks.count(NONE) == 4
        row = s.board[colour * 13 : colour * 13 + 13]
        assert row.count(MONK) == 4
        assert tuple(piece for piece in row if piece != MONK) == s.parts.phrases[colour]
        assert s.strips[colour * LETTERS : colour * LETTERS + LETTERS] == [0] * 9
        assert PASSAGE + colour in s.hands[colour]
    assert s.locked == 0
    assert s.supply == 20
    assert s.blessings == [0] * 4
    phrases = ["".join(chr(64 + letter) for letter in phrase) for phrase in s.parts.phrases]
    assert phrases == ["LIBERANOS", "QUAESUMUS", "ABOMNIBUS", "MALISAMEN"]
    assert GAME.view(s, SPECTATOR)["players"][2]["strip"][0] == {"letter": "A", "size": None}


@rule("MY-127")
def test_the_topmost_phrase_has_the_first_abbot() -> None:
    assert start((YELLOW, GREEN)).abbot == GREEN
    s = start()
    assert s.abbot == RED
    assert s.day == 1


# ---- 2xx ---------------------------------------------------------------------------------------------


def hours_of_a_game(seed: int) -> list[tuple[int, str]]:
    rng = Random(seed)
    s = start(seed=str(seed))
    seen = [(1, "matins")]
    while not s.over:
        here = (s.day, s.parts.hours[s.hour])
        if here != seen[-1]:
            seen.append(here)
        GAME.play(s, rng.choice(s.options))
    return seen


@rule("MY-201")
def test_the_pointer_moves_on_through_ten_hours_of_two_days() -> None:
    assert GAME.parts.hours == (
        "matins", "study_1", "work_1", "work_2", "sext", "study_2", "work_3", "vespers", "study_3", "night",
    )  # fmt: skip
    order = [(day, hour) for day in (1, 2) for hour in GAME.parts.hours]
    seen = hours_of_a_game(1)
    assert [here for here in order if here in seen] == seen  # never back, never out of order
    assert {hour for _, hour in seen} >= {"study_1", "work_1", "work_2", "study_2", "work_3", "study_3"}
    assert seen[-1][0] == 2
    s = table()
    s.clock = 9
    s.abbot = GREEN
    stand(s, GREEN)
    end_round(s)
    assert (s.day, s.clock) == (2, 11)  # Matins needs no decision; Study 1 waits for the abbot
    assert s.actor == GREEN


@rule("MY-202")
def test_the_abbot_goes_first() -> None:
    s = table(hour="work_2")
    s.abbot = GREEN
    hand(s, GREEN, "garden")
    next_round(s, "work_2")
    assert s.order == [GREEN, YELLOW, RED, BLUE]
    assert s.actor == GREEN
    two = table((RED, GREEN))
    two.abbot = GREEN
    hand(two, RED, "garden")
    next_round(two, "study_2")
    assert two.order == [GREEN, RED]


@rule("MY-203", "MY-204")
def test_everybody_moves_then_everybody_scores_and_collects() -> None:
    s = table(hour="study_2")
    put(s, "chapter_house", 0, -1)
    for colour in range(4):
        stand(s, colour)
    next_round(s, "study_2")
    actors = []
    while not (s.over or s.parts.hours[s.hour] != "study_2"):
        actors.append((s.seat_of.index(s.actor), step_name(s)))
        play(s, "end" if step_name(s) == "act" else "done")
    # nobody has a tile, so each step is only movement; the Abbey gives a point, which buys something
    assert actors == [(c, "act") for c in range(4)] + [(c, "buy") for c in range(4)]
    kinds = [e.kind for e in s.log or [] if e.kind in ("strain", "unused")]
    assert kinds == ["strain", "unused"] * 4  # each collects before the next one scores


@rule("MY-205")
def test_an_abbot_elected_in_the_middle_of_a_scoring_waits() -> None:
    s = table(hour="study_1")
    house = put(s, "abbots_house", 0, -1)
    stand(s, GREEN, house)
    stand(s, GREEN)
    stand(s, RED)
    at_order = [RED, BLUE, GREEN, YELLOW]
    s.order = at_order
    scoring(s, GREEN, YELLOW)
    play(s, "use:abbots_house")
    assert s.abbot == GREEN
    assert s.order == at_order
    assert events(s, "elected")[0].seat == GREEN
    hand(s, RED, "garden")
    next_round(s, "work_1")
    assert s.order == [GREEN, YELLOW, RED, BLUE]


@rule("MY-206")
def test_no_fully_staffed_site_is_left_when_a_round_begins() -> None:
    rng = Random(5)
    checked = 0
    for seed in range(6):
        s = start(seed=f"staffed-{seed}")
        clock = s.clock
        while not s.over:
            options = [m for m in s.options if GAME.vocabulary.word(m) not in ("end", "exchange")] or s.options
            GAME.play(s, rng.choice(options))
            if s.clock != clock:
                clock = s.clock
                assert s.solid == s.done
                checked += 1
    assert checked > 40


def test_a_just_finished_tile_gives_nothing_else() -> None:
    s = table(hour="work_1")
    put(s, "path_straight", 0, -1)
    field = put(s, "field", 0, -2, site=True)
    stand(s, RED, field, 1)
    scoring(s, RED)
    assert gains(s) == [("build", "field", 1)]
    assert step_name(s) == "buy"
