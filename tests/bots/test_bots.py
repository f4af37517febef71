"""Bots see views, not truths; the same seed gives the same choices; greedy is no fool."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from refectory.bots import BOTS, LEVELS, THINKERS, bot_names, changed, make_bot
from refectory.engine.errors import RefectoryError, UnknownName
from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.engine.rules import LANGUAGES
from refectory.engine.sight import Sight
from refectory.engine.state import State
from refectory.lab.simulate import Setup, simulate
from refectory.words import Catalogue

#: Every bot; those who think against the clock count their simulations instead, so that the clock decides nothing.
TRIED = tuple(f"{name}:simulations=6:rounds=1" if name in THINKERS else name for name in (*bot_names(), "plain"))
every_bot = pytest.mark.parametrize("name", TRIED)


def decisions(game: Game, seats: int, seed: str, step: int) -> list[State]:
    """Some moments of a random game, `step` decisions apart."""
    rng = Random(seed)
    s = game.new(seats, seed=seed)
    found = []
    for ply in range(game.bound(seats)):
        if s.over:
            break
        if ply % step == 0:
            found.append(s.copy())
        game.play(s, rng.choice(s.options))
    return found


def choose(game: Game, s: State, name: str, seed: str) -> int:
    return make_bot(name, seed).choose(Sight(game, s, s.actor))


def check_blindness(game: Game, s: State, name: str) -> None:
    chosen = choose(game, s, name, "blind")
    assert chosen in s.options
    for n in range(3):
        other = game.imagine(s, s.actor, Random(n))
        assert choose(game, other, name, "blind") == chosen


@every_bot
@pytest.mark.parametrize("game_id", game_ids())
def test_the_hidden_truth_changes_no_choice(name: str, game_id: str) -> None:
    game = load_game(game_id)
    for seats in (game.seats[0], game.seats[-1]):
        for s in decisions(game, seats, "truth", 40)[:4]:
            check_blindness(game, s, name)


@every_bot
def test_the_hidden_truth_changes_no_choice_in_the_toy(toy: Game, name: str) -> None:
    for seats in toy.seats:
        for s in decisions(toy, seats, "truth", 1):
            check_blindness(toy, s, name)


@every_bot
def test_the_same_seed_gives_the_same_choices(toy: Game, name: str) -> None:
    moments = decisions(toy, 3, "same", 1)
    first, second = make_bot(name, 7), make_bot(name, 7)
    assert [first.choose(Sight(toy, s, s.actor)) for s in moments] == [
        second.choose(Sight(toy, s, s.actor)) for s in moments
    ]


@every_bot
def test_choosing_leaves_the_table_alone(toy: Game, name: str) -> None:
    for s in decisions(toy, 3, "alone", 2):
        before = s.copy()
        choose(toy, s, name, "x")
        assert s == before


def test_random_takes_every_option_about_as_often(toy: Game) -> None:
    s = toy.new(2, seed="3")
    bot = make_bot("random", 1)
    counts = Counter(bot.choose(Sight(toy, s, s.actor)) for _ in range(3000))
    assert set(counts) == set(s.options)
    assert all(900 < count < 1100 for count in counts.values())


def test_greedy_takes_the_best_and_heeds_priors(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    s = toy.new(2, seed="3")
    words = [toy.vocabulary.word(move) for move in s.options]
    assert words == ["light:1", "light:4", "bow"]
    assert toy.vocabulary.word(choose(toy, s, "greedy", "a")) == "light:4"
    monkeypatch.setattr(toy, "priors", lambda s: [50.0, 0.0, 0.0])
    assert toy.vocabulary.word(choose(toy, s, "greedy", "a")) == "light:1"


def test_greedy_breaks_ties_by_its_own_dice(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    s = toy.new(2, seed="3")
    monkeypatch.setattr(toy, "evaluate", lambda s, seat: 1.0)
    monkeypatch.setattr(toy, "priors", lambda s: [0.0] * len(s.options))
    assert {choose(toy, s, "greedy", str(seed)) for seed in range(30)} == set(s.options)


def looks(game: Game, s: State, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many positions greedy evaluates for one choice."""
    seen: list[int] = []
    evaluate = game.evaluate
    with monkeypatch.context() as patch:
        patch.setattr(game, "evaluate", lambda s, seat: seen.append(seat) or evaluate(s, seat))  # type: ignore[func-returns-value]
        choose(game, s, "greedy", "x")
    return len(seen)


def test_greedy_looks_once_where_nothing_is_hidden(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    start = toy.new(2, seed="3")
    assert looks(toy, start, monkeypatch) == 4 * len(start.options)
    last = [
        s for s in decisions(toy, 2, "open", 1) if not s.encode()["deck"] and not s.encode()["hands"][1 - s.actor]
    ]
    lighting = next(s for s in last if toy.step(s).name == "turn")
    assert looks(toy, lighting, monkeypatch) == len(lighting.options)
    ending = next(s for s in last if toy.step(s).name == "end" and len(s.options) == 2)
    assert looks(toy, ending, monkeypatch) == 1 + 4, "what the die shows is not known before it is rolled"


def test_greedy_beats_random(toy: Game) -> None:
    found = simulate(Setup("toy", 2, ("greedy", "random")), 60)
    assert found["wins_by_bot"]["greedy"] > 50


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownName, match=r"Unknown bot 'gredy'\. Did you mean 'greedy'\?"):
        make_bot("gredy", 1)
    assert set(bot_names()) == set(BOTS)


@pytest.mark.parametrize("level", ["prior", "abbot"])
def test_a_level_minds_the_time_of_its_turn_unless_it_is_given_seconds(level: str) -> None:
    for settings in THINKERS[level][1]:
        assert settings.allowance(0.0) == settings.seconds > settings.allowance(60.0)
        given = changed(settings, ["seconds=30"])
        assert given.allowance(0.0) == given.allowance(60.0) == 30.0
        assert changed(settings, ["seconds=30", "turn=40"]).allowance(20.0) == 10.0


def test_levels_are_bots_with_names_and_characters() -> None:
    assert set(LEVELS) < set(BOTS)
    for lang in LANGUAGES:
        words = Catalogue(lang)
        said = [words(f"level-{name}{part}") for name in LEVELS for part in ("", "-line")]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("greedy:simulations=3", "'greedy' does not search, so it has no settings but 'weights'."),
        ("abbot:simulation=3", "Unknown setting 'simulation'. Did you mean 'simulations'?"),
        ("abbot:simulations=many", "The setting 'simulations' can't be 'many'."),
        ("abbot:simulations=0", "A search needs a number of simulations or of seconds."),
    ],
)
def test_bad_settings_are_refused(name: str, sentence: str) -> None:
    with pytest.raises(RefectoryError) as refusal:
        make_bot(name, 1)
    assert str(refusal.value) == sentence
