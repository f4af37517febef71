"""The laws every game obeys. A new game is covered by being there."""

from __future__ import annotations

import json
import math
import re
import xml.etree.ElementTree as ET
from collections import Counter
from random import Random
from typing import Any

import pytest

from refectory.engine import art
from refectory.engine.errors import IllegalMove, NotYourTurn, NoUndo, StaleMove
from refectory.engine.event import ALL, SPECTATOR
from refectory.engine.game import Game
from refectory.engine.match import Match
from refectory.engine.record import Record
from refectory.engine.registry import ROOMS, game_ids, load_game
from refectory.engine.rules import LANGUAGES, load_prompts
from refectory.engine.show import WAYS
from refectory.engine.state import State
from refectory.words import Catalogue, message_keys

from .walk import Table, option_tables, plain_tables, random_match, walk

TABLES = plain_tables() + option_tables()
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("game", [load_game(name) for name in game_ids()], ids=lambda game: game.id)


def plain(thing: Any) -> str:
    return json.dumps(thing, sort_keys=True, ensure_ascii=False)


def lists_of(thing: Any) -> list[int]:
    """The identities of all lists inside."""
    if not isinstance(thing, list):
        return []
    return [id(thing), *(found for item in thing for found in lists_of(item))]


def fields(s: State) -> list[Any]:
    return [getattr(s, name) for name in (*s.BASE, *s.FIELDS)]


# ---- states ------------------------------------------------------------------------------------------


@every_table
def test_a_copy_equals_the_original_and_shares_nothing(table: Table) -> None:
    rng = Random(1)
    for ply, s in enumerate(walk(table, 1)):
        twin = s.copy()
        assert twin == s
        assert type(twin) is type(s)
        mine = {found for field in fields(s) for found in lists_of(field)}
        assert not mine & {found for field in fields(twin) for found in lists_of(field)}
        if ply % 10 == 0 and not s.over:
            before = plain(s.encode())
            table.game.play(twin, rng.choice(twin.options))
            assert plain(s.encode()) == before
            assert twin != s


@every_table
def test_encoding_loses_nothing(table: Table) -> None:
    for s in walk(table, 2):
        again = table.game.decode(json.loads(json.dumps(s.encode())))
        assert again == s
        assert plain(again.encode()) == plain(s.encode())


@every_table
def test_a_state_is_plain_data(table: Table) -> None:
    def is_plain(thing: Any) -> bool:
        if isinstance(thing, list):
            return all(map(is_plain, thing))
        return thing is None or type(thing) in (int, bool, str, bytes)

    for s in walk(table, 3):
        assert all(type(frame) is tuple and all(type(n) is int for n in frame) for frame in s.stack)
        assert all(
            is_plain(value) for name, value in zip((*s.BASE, *s.FIELDS), fields(s), strict=True) if name != "stack"
        )


# ---- play --------------------------------------------------------------------------------------------


def check_a_whole_game(table: Table, seed: int) -> None:
    """Ends within the bound, offers sound options, keeps all pieces, explains every point."""
    game = table.game
    bound = game.bound(table.seats)
    stock: dict[str, int] | None = None
    decisions = 0
    for s in walk(table, seed):
        decisions += not s.over
        assert decisions <= bound
        assert len(set(s.options)) == len(s.options)
        stock = stock or game.inventory(s)
        assert game.inventory(s) == stock
    assert s.over
    result = game.result(s)
    assert result.winners
    assert result.scores == tuple(s.scores)
    assert all(result.places[seat] == 1 for seat in result.winners)
    assert game.projection(s, ALL) == []


@every_table
def test_random_play_ends_and_keeps_all_pieces(table: Table) -> None:
    for seed in range(4):
        check_a_whole_game(table, seed)


@pytest.mark.long
@every_table
def test_random_play_a_thousand_times(table: Table) -> None:
    for seed in range(1000 if not table.options else 500):
        check_a_whole_game(table, 10_000 + seed)


@every_table
def test_every_point_has_a_reason(table: Table) -> None:
    match = random_match(table, 5)
    start = table.match("match-5").state.scores
    points = list(start)
    for event in (event for happened in match.events[1:] for event in happened if event.kind == "score"):
        points[event.seat] += int(str(event.data["points"]))
        assert event.rule in table.game.rules
    assert points == match.state.scores


@every_table
def test_the_projection_explains_itself(table: Table) -> None:
    for ply, s in enumerate(walk(table, 6)):
        if ply % 7 == 0:
            for eyes in (SPECTATOR, ALL, *range(table.seats)):
                assert all(score.rule in table.game.rules for score in table.game.projection(s, eyes))


@every_table
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    assert random_match(table, 7).state == random_match(table, 7).state


@every_table
def test_words_of_moves_round_trip(table: Table) -> None:
    vocabulary = table.game.vocabulary
    for s in walk(table, 8):
        assert [vocabulary.parse(vocabulary.word(move)) for move in s.options] == s.options


@every_table
def test_bots_get_sane_evaluations(table: Table) -> None:
    for s in walk(table, 9):
        assert all(math.isfinite(table.game.evaluate(s, seat)) for seat in range(table.seats))
        priors = table.game.priors(s)
        assert len(priors) == len(s.options)
        assert all(map(math.isfinite, priors))


# ---- refusals ----------------------------------------------------------------------------------------


@every_table
def test_what_is_illegal_is_refused_and_changes_nothing(table: Table) -> None:
    rng = Random(10)
    game, match = table.game, table.match("refusals")
    while not match.state.over:
        s = match.state
        if match.ply % 5 == 0:
            before, moves = plain(s.encode()), list(match.moves)
            refuse_samples(game, match, rng)
            assert plain(match.state.encode()) == before
            assert match.moves == moves
        match.play(s.actor, game.vocabulary.word(rng.choice(s.options)))
    with pytest.raises(NotYourTurn):
        match.play(0, game.vocabulary.word(0))


def refuse_samples(game: Game, match: Match, rng: Random) -> None:
    s = match.state
    illegal = [word for number, word in enumerate(game.vocabulary.words) if number not in s.options]
    legal = game.vocabulary.word(s.options[0])
    for word in rng.sample(illegal, min(12, len(illegal))):
        with pytest.raises(IllegalMove):
            match.play(s.actor, word)
        refusal = match.why_not(s.actor, word)
        if refusal is not None:
            assert refusal.rule in game.rules
            for lang in LANGUAGES:
                assert Catalogue(lang, game.id, match.names)(f"why-{refusal.key}", **refusal.args)
    with pytest.raises(NotYourTurn):
        match.play((s.actor + 1) % s.seats, legal)
    with pytest.raises(StaleMove):
        match.play(s.actor, legal, match.ply + 1)


@every_table
def test_undo_restores_exactly_up_to_the_barrier(table: Table) -> None:
    rng = Random(11)
    match = table.match("undo")
    undone = Counter[bool]()
    while not match.state.over:
        seat, before, events = match.state.actor, match.state.copy(), len(match.events)
        match.play(seat, table.game.vocabulary.word(rng.choice(match.state.options)))
        reason = match.undo_barrier(seat)
        undone[reason is None] += 1
        if reason is not None:
            for lang in LANGUAGES:
                assert Catalogue(lang, table.game_id)(f"undo-{reason}")
            with pytest.raises(NoUndo):
                match.undo(seat)
        else:
            assert match.state.draws == before.draws, "chance was asked, yet the move can be taken back"
            if rng.random() < 0.3:
                match.undo(seat)
                assert match.state == before
                assert len(match.events) == events
                match.play(seat, table.game.vocabulary.word(rng.choice(match.state.options)))
    assert undone[True]


@every_table
def test_a_record_gives_the_same_game(table: Table) -> None:
    match = random_match(table, 12)
    record = Record.of(match, ["random"] * table.seats)
    again = Record.loads(record.dumps()).verify()
    assert again.state == match.state
    assert again.events == match.events


# ---- hidden things -----------------------------------------------------------------------------------


def check_that_nothing_leaks(game: Game, s: State, rng: Random, *, drawing: bool) -> None:
    """What a seat sees is the same in every truth it could imagine, and imagining does not peep at the truth."""
    for eyes in (SPECTATOR, *range(s.seats)):
        other = game.imagine(s, eyes, rng)
        assert other.seed != s.seed
        assert other.log is None
        seen = game.view(s, eyes)
        assert plain(game.view(other, eyes)) == plain(seen)
        assert game.projection(other, eyes) == game.projection(s, eyes)
        if s.actor == eyes:
            assert other.options == s.options
        assert game.imagine(other, eyes, Random(99)) == game.imagine(s, eyes, Random(99))
        if drawing:
            words = Catalogue("en", game.id, [f"Seat {i}" for i in range(s.seats)], eyes)
            assert game.draw(game.view(other, eyes), words) == game.draw(seen, words)
            assert game.text(game.view(other, eyes), words) == game.text(seen, words)


@every_table
def test_nothing_leaks(table: Table) -> None:
    rng = Random(13)
    for ply, s in enumerate(walk(table, 13)):
        if ply % 6 == 0:
            check_that_nothing_leaks(table.game, s, rng, drawing=ply % 30 == 0)


@pytest.mark.long
@every_table
def test_nothing_leaks_in_many_games(table: Table) -> None:
    rng = Random(14)
    for seed in range(40):
        for ply, s in enumerate(walk(table, 20_000 + seed)):
            if (ply + seed) % 11 == 0:
                check_that_nothing_leaks(table.game, s, rng, drawing=False)


@every_table
def test_only_the_actor_sees_the_options(table: Table) -> None:
    for s in walk(table, 15):
        if not s.over:
            for eyes in (SPECTATOR, *range(table.seats)):
                assert ("moves" in table.game.view(s, eyes)["decision"]) is (eyes == s.actor)


@every_table
def test_events_hide_what_was_hidden(table: Table) -> None:
    """What a stranger reads in the log is the same in every truth he could imagine, until the next chance."""
    rng = Random(16)
    game = table.game
    for ply, s in enumerate(walk(table, 16)):
        if ply % 9 or s.over:
            continue
        move = rng.choice(s.options)
        strangers = [eyes for eyes in (SPECTATOR, *range(table.seats)) if eyes != s.actor]
        for eyes in strangers:
            truth, other = s.copy(), game.imagine(s, s.actor, rng)
            truth.log, other.log = [], []
            game.play(truth, move)
            game.play(other, move)
            if truth.barrier or other.barrier:
                continue
            assert [e.seen_by(eyes) for e in truth.log] == [e.seen_by(eyes) for e in other.log]


# ---- words and drawings ------------------------------------------------------------------------------


@every_table
def test_everything_can_be_said_in_both_languages(table: Table) -> None:
    game, match = table.game, random_match(table, 17)
    for lang in LANGUAGES:
        for reader in (SPECTATOR, 0):
            words = Catalogue(lang, game.id, match.names, reader)
            for happened in match.events:
                for event in happened:
                    assert words.event(event).strip()
    for s in walk(table, 18):
        if not s.over:
            prompt = game.prompt(s)
            for lang in LANGUAGES:
                words = Catalogue(lang, game.id, match.names, s.actor)
                assert words.say(prompt).strip()
                assert words(prompt.key.replace("prompt-", "wait-"), seat=s.actor, **prompt.args).strip()
                labels = [words.say(game.label(s, move)) for move in s.options]
                assert len(set(labels)) == len(labels), f"two moves look alike: {sorted(labels)}"


@every_table
def test_drawings_are_sound(table: Table) -> None:
    game = table.game
    names = ['<script>alert("1")</script>', "O'Brien & Söhne", "Æ" * 24, "x", "Ünal", "👑"][: table.seats]
    for ply, s in enumerate(walk(table, 19)):
        if ply % 40 and not s.over:
            continue
        for number, eyes in enumerate((SPECTATOR, ALL, *range(table.seats))):
            view = game.view(s, eyes)
            words = Catalogue(LANGUAGES[(ply // 40 + number) % len(LANGUAGES)], game.id, names, eyes)  # in turn
            panels = game.draw(view, words)
            assert {panel.area for panel in panels} <= set(art.AREAS)
            check_panels(game, view, panels)
            assert game.text(view, words).strip()


def check_panels(game: Game, view: dict[str, Any], panels: list[art.Panel]) -> None:
    page = "".join(panel.svg() for panel in panels)
    tree = ET.fromstring(f"<page>{page}</page>")
    ids = Counter(node.get("id") for node in tree.iter() if node.get("id"))
    assert not [name for name, count in ids.items() if count > 1]
    offered = {node.get("data-move") for node in tree.iter() if node.get("data-move")}
    assert offered <= set((view["decision"] or {}).get("moves", ()))
    assert "<script" not in page
    used = set(re.findall(r'href="#([\w-]+)"', page))
    known = set(ids) | set(re.findall(r'<symbol id="([^"]+)"', art.symbols(page)))
    assert used <= known, f"drawn but not defined: {sorted(used - known)}"
    ET.fromstring(art.sheet(panels, game.style, "title"))


@every_table
def test_every_drawn_thing_is_explained(table: Table) -> None:
    """Whatever has a name in the drawing can say what it is, in both languages and by a rule."""
    game = table.game
    names = [f"Seat {seat}" for seat in range(table.seats)]
    for ply, s in enumerate(walk(table, 20)):
        if ply % 40 and not s.over:
            continue
        for eyes in (SPECTATOR, ALL, 0):
            view = game.view(s, eyes)
            panels = game.draw(view, Catalogue("en", game.id, names, eyes))
            tree = ET.fromstring(f"<page>{''.join(panel.svg() for panel in panels)}</page>")
            for node in tree.iter():
                name = node.get("id")
                if name and node.get("aria-label") and node.get("role") in ("img", "button"):
                    about = game.about(view, name)
                    assert about is not None, f"nobody says what {name} is"
                    assert about.rule in game.rules
                    for lang in LANGUAGES:
                        assert Catalogue(lang, game.id, names)(f"about-{about.key}", **about.args).strip()


def named(selector: str) -> list[set[str]]:
    """The ids that the alternatives of a selector name."""
    return [set(re.findall(r"(?<!')#([\w-]+)", option)) for option in selector.split(" || ")]


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_what_travels_is_drawn(table: Table) -> None:
    """Journeys name elements of the drawing before or after the move, and every point has a place there."""
    game, match, rng = table.game, table.match("journeys"), Random(21)
    page = {f"seat-{seat}" for seat in range(table.seats)}
    words = Catalogue("en", game.id, match.names, 0)

    def ids() -> set[str]:
        drawn = "".join(panel.svg() for panel in game.draw(game.view(match.state, 0), words))
        return page | set(re.findall(r' id="([^"]+)"', drawn))

    while not match.state.over:
        told = rng.random() < 0.15
        before = ids() if told else set()
        happened = match.play(match.state.actor, game.vocabulary.word(rng.choice(match.state.options)))
        if not told:
            continue
        view = game.view(match.state, 0)
        drawn = before | ids()
        for event in happened:
            for journey in game.journeys(view, 0, event.seen_by(0)):
                assert journey.how in WAYS
                for selector in filter(None, (journey.what, journey.start, journey.end, *journey.way)):
                    assert any(names <= drawn for names in named(selector)), f"{event.kind}: nothing is {selector}"
            if event.kind == "score":
                spots = game.spots(view, 0, event.seat, str(event.data["place"]))
                assert any(names <= drawn for spot in spots for names in named(spot)), f"{event}: nowhere"


@every_game
def test_catalogues_are_complete(game: Game) -> None:
    german, english = (message_keys(lang, game.id) for lang in LANGUAGES)
    assert german == english
    for key in ("game-title", "game-line", "game-status", *(f"option-{option.id}" for option in game.options)):
        assert key in german
    for option in game.options:
        assert {f"option-{option.id}-{value}" for value in option.values} <= german


@every_game
def test_every_prompt_names_its_rule(game: Game) -> None:
    asked = {key.removeprefix("prompt-") for key in message_keys("en", game.id) if key.startswith("prompt-")}
    prompts = load_prompts(f"{ROOMS}.{game.id}")
    assert set(prompts) == asked
    assert set(prompts.values()) <= set(game.rules)


@every_game
def test_every_figure_tells_where_it_comes_from(game: Game) -> None:
    assert game.data.figures()


@every_game
def test_the_facts_are_there(game: Game) -> None:
    assert len(game.colours) >= game.seats.stop - 1
    assert set(game.colours) <= set(art.SEATS)
    assert game.designers
    assert game.style
    assert game.publisher
    assert 1990 < game.year < 2100
    assert len(game.minutes) == 2
    assert all(option.rule in game.rules for option in game.options)
    for text in [text for rule in game.rules.values() for text in (rule.de, rule.en)]:
        assert text == text.strip()
