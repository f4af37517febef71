"""Scorings as data: every point of a walk is one of the log, and the sheet ends with everybody's score."""

from __future__ import annotations

import json

import pytest

from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.engine.rules import LANGUAGES
from refectory.server.looks import awarded
from refectory.web import motion
from refectory.web.model import Look, SeatLook
from refectory.web.walk import awards, is_scoring, scorings, walk, walks
from refectory.words import Catalogue
from tests.walk import Table, plain_tables, random_match

every_table = pytest.mark.parametrize("table", plain_tables(), ids=str)


def look_at(match: Match, lang: str, eyes: int) -> Look:
    seats = [
        SeatLook(seat, name, match.game.colours[seat], "person", "", score, False, False, True, False, None)
        for seat, (name, score) in enumerate(zip(match.names, match.state.scores, strict=True))
    ]
    words = Catalogue(lang, match.game.id, match.names, eyes)
    view = match.game.view(match.state, eyes)
    return Look("t", "over", match.game, words, "", seats, 1, match.ply, match.ply, eyes, view=view)


@every_table
def test_a_walk_ends_with_the_scores(table: Table) -> None:
    match = random_match(table, 23)
    last = max(scorings(match.events))
    for ply in scorings(match.events):
        before = [
            sum(s.points for s, at in awarded(match) if s.seat == seat and at < ply) for seat in range(table.seats)
        ]
        for lang in LANGUAGES:
            for eyes in (SPECTATOR, 0):
                told = json.loads(json.dumps(walk(look_at(match, lang, eyes), ply, before, match.events[ply])))
                sums = [row["before"] for row in told["seats"]]
                for step in told["steps"]:
                    sums[step["seat"]] += step["points"]
                    assert step["rule"] in match.game.rules
                    assert step["place"]
                    assert step["source"] in {source["id"] for source in told["sources"]}
                assert all(source["name"].strip() for source in told["sources"])
                if ply == last and all(at <= ply for _, at in awarded(match)):
                    assert sums == match.state.scores


@every_table
def test_what_is_walked_through_does_not_fly_as_well(table: Table) -> None:
    match = random_match(table, 24)
    view = match.game.view(match.state, 0)
    for ply in scorings(match.events)[-2:]:
        told = json.loads(motion.recent(match.game, view, 0, match.events[: ply + 1]))
        flown = [journey for at, groups in told if at == ply for group in groups for journey in group]
        assert not [journey for journey in flown if journey["how"] == "points"]


def test_monasterium_lights_the_places_where_the_novices_stand() -> None:
    table = next(table for table in plain_tables() if table.game_id == "monasterium")
    games = (random_match(table, seed) for seed in range(20))
    match, ply = next((match, scorings(match.events)[-1]) for match in games if scorings(match.events))
    told = walk(look_at(match, "en", 0), ply, [0] * table.seats, match.events[ply])
    chapels = match.game.view(match.state, 0)["chapels"]
    held = {seat: {f"#space-{name}-k" for name in chapels if chapels[name][seat]} for seat in range(table.seats)}
    steps = [step for step in told["steps"] if step["source"] == "chapels"]
    assert steps
    assert all(set(step["place"]) == held[step["seat"]] and not step["pieces"] for step in steps)
    counted = [step for step in told["steps"] if step["source"] in ("majority", "cloisters")]
    assert all(spot.startswith("#space-") for step in counted for spot in step["place"])


def test_points_of_one_turn_can_be_walked_through_but_are_no_scoring() -> None:
    """In Monastery every player scores alone, for this turn only."""
    table = next(table for table in plain_tables() if table.game_id == "monastery")
    games = (random_match(table, seed) for seed in range(40))
    match, single = next(
        (match, single)
        for match in games
        if (single := [ply for ply in walks(match.events) if not is_scoring(match.events[ply])])
    )
    told = walk(look_at(match, "en", 0), single[0], [0] * table.seats, match.events[single[0]])
    assert len(told["steps"]) == len(awards(match.events[single[0]]))
    assert all(step["place"] for step in told["steps"])
