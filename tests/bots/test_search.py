"""The search: punctual, repeatable, frugal; it keeps what it has thought and looks where it matters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from refectory.bots import THINKERS
from refectory.bots import search as module
from refectory.bots.greedy import glance, likeliest
from refectory.bots.search import Node, Search, Settings, _ahead, judge, ranking, winning_chances
from refectory.bots.wander import Fame, wander
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.sight import Sight
from refectory.engine.state import State
from refectory.lab.arena import Contest, arena


def sight_of(game: Game, s: State) -> Sight:
    return Sight(game, s, s.actor)


def kardinal(ply: int, seats: int = 3) -> tuple[Game, State]:
    """Some way into a random game."""
    game, rng = load_game("kardinal"), Random(4)
    s = game.new(seats, seed="search")
    for _ in range(ply):
        game.play(s, rng.choice(s.options))
    while len(s.options) < 6:
        game.play(s, rng.choice(s.options))
    return game, s


class Clock:
    """Time that passes only while tables are judged."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    def slow(self, work: Callable[[State], list[float]], cost: float) -> Callable[[State], list[float]]:
        def slower(s: State) -> list[float]:
            self.now += cost
            return work(s)

        return slower


#: The lively way to think, at a table that asks for it.
LIVELY = replace(THINKERS["abbot"][1][1], seconds=0.0, simulations=300)


def lively(game: Game, s: State, settings: Settings = LIVELY, settled: bool = False) -> Node:
    return Search(1, Settings(simulations=1), settings).think(sight_of(game, s), settled=settled)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("cost", [0.002, 0.005])
def test_never_late(monkeypatch: pytest.MonkeyPatch, cost: float, seats: int) -> None:
    game, s = kardinal(30, seats)
    clock = Clock()
    monkeypatch.setattr(module, "perf_counter", clock)
    monkeypatch.setattr(game, "prospects", clock.slow(game.prospects, cost))
    search = Search(1, Settings(seconds=0.5), replace(LIVELY, seconds=0.5, simulations=0))
    search.think(sight_of(game, s))
    assert 100.3 < clock.now < 100.6  # one that would not have ended in time was not begun


def test_a_turn_has_its_time_too() -> None:
    settings = Settings(seconds=2.0, turn=6.0)
    assert [settings.allowance(spent) for spent in (0.0, 2.0, 4.0, 5.0, 5.5)] == [2.0, 2.0, 1.0, 0.5, 0.25]
    assert settings.allowance(6.0) == settings.allowance(60.0) == 0.2, "no decision is made without a thought"
    assert Settings(seconds=2.0).allowance(60.0) == 2.0
    assert Settings(simulations=9, turn=6.0).allowance(60.0) == 0.0, "who counts simulations has no clock"


@pytest.mark.parametrize("seats", [2, 3])
def test_who_decides_often_in_a_row_decides_faster(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """Two turns of the first seat: in each of them less and less time is left, and the second one has all of it."""
    game, s = load_game("domus"), load_game("domus").new(seats, seed="turn")
    clock = Clock()
    monkeypatch.setattr(module, "perf_counter", clock)
    monkeypatch.setattr(game, "prospects", clock.slow(game.prospects, 0.001))
    settings = Settings(seconds=0.2, turn=0.4, rounds=1)
    search = Search(1, settings, replace(LIVELY, seconds=0.2, turn=0.4, simulations=0))
    turns: list[list[float]] = [[]]
    while len(turns) < 4:
        seat, start, choice = s.actor, clock.now, len(s.options) > 1
        game.play(s, search.choose(sight_of(game, s)) if seat == 0 else s.options[0])
        if seat == 0 and choice:
            turns[-1].append(clock.now - start)
        if seat == 0 and s.actor != 0 and turns[-1]:
            turns.append([])
    longest = max(turns, key=len)
    assert len(longest) > 3
    assert sum(longest) < 0.4 + 0.05 * len(longest) < 0.2 * len(longest)
    openings = [turn[0] for turn in turns[1:] if turn]
    assert 0.1 < max(openings) < 0.24, "a new turn has all of its time, though it need not be used up"


def test_nobody_who_searches_plays_to_and_fro() -> None:
    game = load_game("domus")
    words: list[str] = []
    for deal in range(3):
        s = game.new(2, seed=f"fro-{deal}")
        bots = [Search(seat, Settings(simulations=8), replace(LIVELY, simulations=8)) for seat in range(2)]
        while not s.over:
            seat, move = s.actor, bots[s.actor].choose(sight_of(game, s))
            words.append(game.vocabulary.word(move))
            game.play(s, move)
            if s.actor != seat:
                words.append("next")
    assert "pray" in words
    assert "unpray" in words
    assert not any({"pray", "unpray"} == set(pair) for pair in pairwise(words))


def test_both_limits_count() -> None:
    game, s = kardinal(30)
    search = Search(1, Settings(simulations=7, seconds=60.0))
    assert search.think(sight_of(game, s)).visits == 7


def test_the_same_seed_and_simulations_give_the_same_game() -> None:
    def moves() -> list[int]:
        game = load_game("kardinal")
        s = game.new(2, seed="again")
        bots = [Search(f"x{seat}", Settings(simulations=8)) for seat in range(2)]
        found = []
        for _ in range(8):
            found.append(bots[s.actor].choose(sight_of(game, s)))
            game.play(s, found[-1])
        return found

    assert moves() == moves()


def test_thinking_stops_when_the_choice_is_settled(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """One candle wins for certain: nothing else is worth a thought."""
    s = toy.new(2, seed="3")
    monkeypatch.setattr(toy, "prospects", lambda s: [100.0 if s.row[:1] == [4] else 0.0, 50.0])
    search = Search(1, Settings(simulations=400, rounds=1))
    root = search.think(sight_of(toy, s), settled=True)
    assert root.visits < 260
    assert toy.vocabulary.word(ranking(root, s.options, 0)[0]) == "light:4"
    assert search.think(sight_of(toy, s)).visits == 400


def test_the_tree_is_kept_while_the_turn_goes_on(toy: Game) -> None:
    s = toy.new(2, seed="3")
    search = Search(1, Settings(simulations=60))
    move = search.choose(sight_of(toy, s))
    toy.play(s, move)
    assert not s.barrier
    kept = search._kept(sight_of(toy, s))
    assert kept is not None
    assert kept.visits > 20
    elsewhere = toy.new(2, seed="4")
    assert search._kept(sight_of(toy, elsewhere)) is None


def test_the_tree_is_dropped_when_chance_has_spoken(toy: Game) -> None:
    s = toy.new(2, seed="3")
    search = Search(1, Settings(simulations=30))
    toy.play(s, search.choose(sight_of(toy, s)))
    before = s.copy()
    toy.play(s, search.choose(sight_of(toy, s)))
    assert s.draws > before.draws or s.actor != before.actor
    assert search._root is None


def test_options_of_the_root_share_their_truths(monkeypatch: pytest.MonkeyPatch) -> None:
    game, s = kardinal(10)
    imagined: list[int] = []
    imagine = game.imagine
    monkeypatch.setattr(game, "imagine", lambda *a: imagined.append(1) or imagine(*a))  # type: ignore[func-returns-value]
    root = Search(1, Settings(simulations=50)).think(sight_of(game, s))
    assert len(imagined) <= max(child.visits for child in root.children.values())
    imagined.clear()
    Search(1, Settings(simulations=50, truths=3)).think(sight_of(game, s))
    assert len(imagined) <= 3


def test_the_root_looks_at_everything_and_others_at_the_likeliest() -> None:
    game, s = kardinal(0)
    assert len(s.options) > 4
    root = Search(1, Settings(simulations=60, width=2, patience=3)).think(sight_of(game, s))
    assert set(root.children) == set(s.options)
    deeper = [child for child in root.children.values() if child.children]
    assert deeper
    assert all(len(child.children) <= 3 for child in deeper)


def test_a_hearing_gives_a_move_its_part() -> None:
    game, s = kardinal(20)
    sight, search = sight_of(game, s), Search(1, Settings(simulations=40))
    root = search.think(sight)
    least = min(root.children, key=lambda move: root.children[move].visits)
    search.hear(sight, root, least, 0.5)
    assert root.children[least].visits >= 0.5 * max(child.visits for child in root.children.values())


def test_chances() -> None:
    assert winning_chances([10.0, 10.0], 8.0) == [0.5, 0.5]
    ahead, behind = winning_chances([18.0, 10.0], 8.0)
    assert ahead == pytest.approx(3 * behind), "a swing makes winning three times as likely"
    assert sum(winning_chances([1000.0, -1000.0, 3.0], 8.0)) == pytest.approx(1.0)


def test_a_finished_game_is_judged_by_its_result(toy: Game) -> None:
    s = toy.new(3, seed="7")
    while not s.over:
        toy.play(s, s.options[0])
    winners = toy.result(s).winners
    assert judge(toy, s)[:3] == [(seat in winners) / len(winners) for seat in range(3)]


def test_search_beats_random(toy: Game) -> None:
    found = arena(Contest("toy", ("abbot:simulations=10", "random")), 40)
    assert found["table"][0]["wins"] > 32


def test_the_tree_grows_where_it_was_tried_often() -> None:
    sight = sight_of(*kardinal(0))
    assert not any(child.children for child in Search(1, Settings(simulations=40)).think(sight).children.values())
    grown = Search(1, Settings(simulations=40, patience=2)).think(sight)
    assert any(child.children for child in grown.children.values())


def test_a_search_looks_as_far_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    game, s = kardinal(10)
    looks: list[int] = []
    priors = game.priors
    monkeypatch.setattr(game, "priors", lambda s: looks.append(1) or priors(s))  # type: ignore[func-returns-value]

    def decisions(reach: float) -> int:
        looks.clear()
        Search(1, Settings(simulations=12, reach=reach)).think(sight_of(game, s))
        return len(looks)

    assert decisions(1 / 3) < decisions(2 / 3) < decisions(1.0)
    assert decisions(0.01) == decisions(1 / 3), "a round at least"
    monkeypatch.setattr(game, "glimpse", 2)
    assert decisions(1 / 3) == decisions(2 / 3), "or as many as the game says"


def test_with_two_an_abbot_may_look_further(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("kardinal")
    for seats, further in ((2, 6), (3, 3)):
        monkeypatch.setattr(game, "foresight_with_two", None)
        assert _ahead(game, seats, 1.0) == 3
        monkeypatch.setattr(game, "foresight_with_two", 6)
        assert _ahead(game, seats, 1.0) == further
        assert _ahead(game, seats, 1 / 3) == 1, "a Prior looks as far as ever"
        monkeypatch.setattr(game, "foresight_with_two", 0)
        assert _ahead(game, seats, 1.0) == (0 if seats == 2 else 3), "0 is to the end"


def test_whoever_looks_in_haste_misjudges_by_so_many_points() -> None:
    game, s = kardinal(10)
    calm = glance(game, s, 8, 0.0, lambda: 1.0)
    assert glance(game, s, 8, 100.0, lambda: 0.5) == calm, "all are misjudged alike"
    seen = likeliest(list(range(len(s.options))), game.priors(s), 8)
    for wanted in seen:
        errors = iter([float(i == wanted) for i in seen])
        assert glance(game, s, 8, 100.0, errors.__next__) == s.options[wanted]


def test_in_a_playout_of_two_both_are_as_hasty_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(haste: float, part: float, seats: int = 2) -> list[float]:
        game, s = kardinal(10, seats)
        monkeypatch.setattr(game, "haste", haste)
        root = Search(1, Settings(simulations=24, haste=part)).think(sight_of(game, s))
        return [value for move in s.options for value in root.children[move].sums]

    calm = found(0.0, 1.0)
    assert found(6.0, 0.0) == calm
    assert found(6.0, 0.5) == found(3.0, 1.0) != calm
    assert found(6.0, 1.0, 3) == found(0.0, 1.0, 3), "at a fuller table nobody is"


# ---- the lively way ----------------------------------------------------------------------------------


def depth(node: Node) -> int:
    return 1 + max((depth(child) for child in node.children.values()), default=0)


@pytest.mark.parametrize(("seats", "grows"), [(2, True), (3, False)])
def test_a_lively_game_is_thought_about_so_with_two(seats: int, grows: bool) -> None:
    game, s = kardinal(10, seats)
    search = Search(1, Settings(simulations=40), replace(LIVELY, simulations=40))
    root = search.think(sight_of(game, s))
    assert game.lively
    assert (depth(root) > 2) == grows


def test_without_a_lively_way_a_search_is_always_careful() -> None:
    assert depth(Search(1, Settings(simulations=40)).think(sight_of(*kardinal(10, 2)))) == 2


def test_what_was_tried_most_often_is_the_best() -> None:
    game, s = kardinal(20, 2)
    root = lively(game, s)
    visits = [root.children[move].visits for move in ranking(root, s.options, s.actor)]
    assert sum(visits) == 300
    assert visits == sorted(visits, reverse=True)
    assert visits[0] > 2 * visits[-1]


def test_thinking_stops_when_nobody_can_catch_up() -> None:
    """At one table or another of the game something is clearly the best before the time is up."""
    for decisions in range(20, 60):
        game, s = kardinal(decisions, 2)
        stopped = lively(game, s, settled=True)
        if stopped.visits < 300:
            break
    finished = lively(game, s)
    assert stopped.visits < finished.visits == 300
    assert ranking(stopped, s.options, s.actor)[0] == ranking(finished, s.options, s.actor)[0]
    first, second = sorted([child.visits for child in stopped.children.values()], reverse=True)[:2]
    assert first - second > 300 - stopped.visits


def test_a_quick_game_counts_as_much_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody judges the table even; only the quick games know who wins."""
    game, s = kardinal(20, 2)
    monkeypatch.setattr(game, "prospects", lambda s: [0.0, 0.0])

    def chance(gamble: float) -> float:
        root = lively(game, s, replace(LIVELY, simulations=30, gamble=gamble))
        return max(child.sums[0] / child.weight for child in root.children.values() if child.visits)

    assert chance(1e-12) == pytest.approx(0.5)
    assert chance(0.5) > 0.51


def test_a_game_may_rely_on_its_judgement() -> None:
    """Quick games count less beside it, and first sight more; who thinks carefully has no quick games."""
    settings = LIVELY.relying(3.0)
    assert settings.gamble == pytest.approx(0.25)
    assert settings.trust == 3.0 * LIVELY.trust
    assert settings.warmth == LIVELY.warmth / 3.0
    assert LIVELY.relying(1.0) == LIVELY
    careful = THINKERS["abbot"][1][0]
    assert careful.relying(3.0) == careful


def first_candle(toy: Game, fame: Fame, first: int, second: int) -> int:
    """What the first seat lights in a quick game, if these are the two options that it meets."""
    s, rest = toy.new(2, seed="3"), Random(1)
    assert [toy.vocabulary.word(move) for move in s.options] == ["light:1", "light:4", "bow"]
    chances = iter([(first + (second + 0.5) / 3) / 3])
    wander(toy, s, fame, lambda: next(chances, rest.random()))
    assert s.over
    return int(s.encode()["row"][0])


def test_who_wanders_takes_the_better_one_of_two_options_met_by_chance(
    toy: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "priors", lambda s: [float(i == 1) for i in range(len(s.options))])
    assert first_candle(toy, Fame(), 0, 2) == 1, "of equals, the first one met"
    assert first_candle(toy, Fame(), 0, 1) == first_candle(toy, Fame(), 1, 0) == 4


def test_what_fared_better_in_quick_games_is_taken_in_the_next(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "famed", True)
    one, four, _bow = toy.new(2, seed="3").options
    fame = Fame()
    for move, chance in ((one, 0.25), (four, 1.0)):
        fame.note(fame.of(0, move))
        fame.note(fame.of(1, move))
        fame.tell([chance, 1.0 - chance])
    assert fame.of(0, one).mean == (0.5 + 0.25) / 2
    assert fame.of(1, one).mean == (0.5 + 0.75) / 2, "every seat has a fame of its own"
    assert first_candle(toy, fame, 0, 1) == first_candle(toy, fame, 1, 0) == 4
    for _ in range(9):
        fame.note(fame.of(0, four))
        fame.tell([0.0, 1.0])
    assert fame.of(0, four).mean < fame.of(0, one).mean, "these quick games were lost with it"
    assert first_candle(toy, fame, 0, 1) == first_candle(toy, fame, 1, 0) == 1


def test_what_nobody_tried_comes_before_what_was_lost() -> None:
    fame = Fame()
    fame.note(fame.of(0, 7))
    fame.tell([0.9, 0.1])
    assert fame.of(0, 8).mean > fame.of(0, 7).mean


def test_fame_is_kept_from_one_decision_to_the_next() -> None:
    game, s = kardinal(24, 2)
    search = Search(1, LIVELY)
    tries = []
    for _ in range(2):
        search.think(sight_of(game, s))
        assert not search._fame._made, "every quick game was told how it ended"
        tries.append(sum(deed.tries - 1.0 for deed in search._fame._deeds.values()))
    assert 0 < 1.5 * tries[0] < tries[1]


def test_the_lively_tree_is_kept_while_the_turn_goes_on() -> None:
    game, s = kardinal(0, 2)
    search = Search(1, Settings(simulations=1), LIVELY)
    for _ in range(12):
        seat = s.actor
        move = search.choose(sight_of(game, s))
        game.play(s, move)
        if s.actor == seat and not s.barrier and len(s.options) > 1:
            kept = search._kept(sight_of(game, s))
            assert kept is not None
            assert kept.children
            return
        while s.actor != seat:
            game.play(s, s.options[0])
    pytest.fail("no turn had two decisions")
