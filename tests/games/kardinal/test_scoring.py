"""Points: where they come from, in which order, and why."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from refectory.engine.event import Score
from refectory.games.kardinal import scoring
from refectory.games.kardinal.state import Table
from tests.marks import rule

from .position import COUNTRIES, GAME, PARTS, A, B, C, D, play, points, position, put, spaces_of

ONE_EACH = " ".join(spaces_of(country)[0] for country in COUNTRIES)
TWO_EACH = " ".join(" ".join(spaces_of(country)[:2]) for country in COUNTRIES)
AN_ADVISOR_EACH = " ".join(f"advisor:{country}" for country in COUNTRIES[:8])


@rule("KK-801")
def test_countries_are_scored_in_their_order() -> None:
    s = position(board={A: ONE_EACH})
    assert [score.place for score in scoring.cloister_scores(s)] == [
        "england", "franken", "bayern", "italien", "aragon", "frankreich", "lothringen", "schwaben", "burgund",
    ]  # fmt: skip


@rule("KK-801")
def test_advisors_do_not_count_in_a_cloister_scoring() -> None:
    s = position(board={A: ONE_EACH})
    before = scoring.cloister_scores(s)
    put(s, B, "advisor:england advisor:franken")
    assert scoring.cloister_scores(s) == before


@rule("KK-802")
def test_a_sole_occupant_scores_the_own_cloisters() -> None:
    s = position(board={B: "durham york ely"})
    assert scoring.cloister_scores(s) == [Score(B, 3, "KK-802", "cloister", "england", ("durham", "york", "ely"))]


@rule("KK-803")
def test_lower_ranks_score_one_players_cloisters_on_the_rank_above() -> None:
    s = position(board={A: "durham york", B: "gloucester ely", C: "canterbury"})
    assert points(scoring.cloister_scores(s), 4) == [5, 5, 2, 0]
    third = scoring.cloister_scores(s)[2]
    assert (third.rule, third.pieces) == ("KK-803", ("durham", "york"))


@rule("KK-804")
def test_without_a_cloister_there_is_nothing() -> None:
    s = position(board={A: "durham", D: "advisor:england"})
    assert points(scoring.cloister_scores(s), 4) == [1, 0, 0, 0]


@rule("KK-806")
def test_points_have_no_limit() -> None:
    s = position(board={A: TWO_EACH}, pile="es", discards="li li")
    s.scores[A] = 95
    play(s, "exchange", "discard:fa", "pile")
    assert s.scores[A] == 95 + 18


@rule("KK-811")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_final_scoring_adds_what_was_projected(seats: int) -> None:
    for seed in range(6):
        rng = Random(seed)
        s = cast(Table, GAME.new(seats, {}, f"final-{seed}"))
        while not s.over:
            before = s.copy()
            GAME.play(s, rng.choice(s.options))
        # the last decision may have placed a piece: compare with the board at the end
        before.cloisters, before.advisors, before.court = s.cloisters, s.advisors, s.court
        before.influence = s.influence
        added = points(GAME.projection(before, 0), seats)
        assert [now - then for now, then in zip(s.scores, before.scores, strict=True)] == added


@rule("KK-812")
def test_alliances_are_scored_in_ascending_order() -> None:
    s = position(board={A: f"{TWO_EACH} {AN_ADVISOR_EACH}", B: "advisor:burgund"})
    assert [score.place for score in scoring.advisor_scores(s)] == [
        f"alliance-{number}" for number in range(1, 16) if number not in (8, 13, 14)
    ]


@rule("KK-813")
def test_a_tie_gives_the_majority_to_each() -> None:
    s = position(board={A: TWO_EACH})
    assert scoring.majority(s, 0) == []
    put(s, B, "advisor:england")
    put(s, C, "advisor:england")
    assert scoring.majority(s, 0) == [B, C]
    put(s, C, "advisor:england")
    assert scoring.majority(s, 0) == [C]


@rule("KK-814", "KK-815")
def test_an_alliance_needs_both_majorities_and_counts_all_advisors() -> None:
    s = position(board={A: TWO_EACH})
    put(s, B, "advisor:italien advisor:italien advisor:burgund")
    put(s, C, "advisor:italien advisor:burgund")
    put(s, D, "advisor:bayern")
    scores = scoring.advisor_scores(s)
    assert scores == [Score(B, 5, "KK-814", "advisor", "alliance-14", ("italien", "burgund"))]
    put(s, C, "advisor:italien")
    assert points(scoring.advisor_scores(s), 4, "alliance-14") == [0, 6, 6, 0]


@rule("KK-816")
def test_a_majority_counts_in_every_alliance_of_its_country() -> None:
    s = position(board={A: TWO_EACH, B: "advisor:england advisor:franken advisor:lothringen advisor:aragon"})
    assert [score.place for score in scoring.advisor_scores(s)] == [
        "alliance-1", "alliance-2", "alliance-5", "alliance-9",
    ]  # fmt: skip
    assert points(scoring.advisor_scores(s), 4) == [0, 8, 0, 0]


@rule("KK-817")
def test_sea_alliances_score_like_others_and_are_no_roads() -> None:
    for alliance in PARTS.alliances:
        s = position(board={A: TWO_EACH})
        for country in (alliance.a, alliance.b):
            put(s, B, f"advisor:{COUNTRIES[country]}")
        assert points(scoring.advisor_scores(s), 4, alliance.id) == [0, 2, 0, 0]


@rule("KK-831")
def test_most_points_win() -> None:
    s = position(3)
    s.scores = [10, 30, 20]
    assert scoring.winners(s) == ((B,), "KK-831")
    assert GAME.result(s).places == (3, 1, 2)


@rule("KK-832")
def test_pieces_left_decide_only_among_the_leaders() -> None:
    s = position(4, board={A: "fulda"})
    s.scores = [30, 30, 20, 20]
    put(s, C, "mainz worms")
    assert scoring.winners(s) == ((B,), "KK-832")
    assert GAME.result(s).places == (2, 1, 3, 3)
    put(s, B, "advisor:franken tours")
    assert scoring.winners(s) == ((A,), "KK-832")


@rule("KK-833")
def test_a_shared_victory() -> None:
    s = position(3, board={A: "fulda mainz", B: "tours advisor:franken"})
    s.scores = [30, 30, 20]
    assert scoring.winners(s) == ((A, B), "KK-833")


@rule("KK-811")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_points_without_reasons_are_the_sums_of_those_with(seats: int) -> None:
    """Bots play on tables where nobody listens; they must end like the one they think about."""
    rng, told = Random(seats), cast(Table, GAME.new(seats, {}, f"told-{seats}"))
    silent = told.copy()
    while not told.over:
        told.log = []
        assert scoring.cloister_points(told) == points(scoring.cloister_scores(told), seats)
        assert scoring.final_points(told) == points(scoring.final_scores(told), seats)
        move = rng.choice(told.options)
        GAME.play(told, move)
        GAME.play(silent, move)
    assert told == silent
