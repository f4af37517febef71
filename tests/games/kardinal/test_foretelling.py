"""Das Duell: how the end of a game is foretold from what lies on the table."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

import pytest

from refectory.engine.weights import Weights
from refectory.games.kardinal import duel, scoring
from refectory.games.kardinal.components import SWAP_LEFT
from refectory.games.kardinal.state import Table

from .position import GAME, KING, A, B, pack, play, position

WEIGHTS = cast(Weights, GAME.weights)
LEARNED = [(name, number) for name, number in zip(WEIGHTS.names(), WEIGHTS.numbers(), strict=True) if "duel" in name]


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    """Every table of some games by chance in which nobody exchanges if there is another way, but for their ends."""
    found = []
    for game in range(12):
        s, rng = cast(Table, GAME.new(2, {}, f"foretell-{game}")), Random(game)
        while not s.over:
            found.append(s.copy())
            GAME.play(
                s, rng.choice([move for move in s.options if move] if game % 2 and s.options[1:] else s.options)
            )
    return found


def standing(s: Table) -> dict[str, float]:
    return dict(zip(duel.STANDING, duel.standing(s, GAME.sense.purses(s)), strict=True))


def test_the_lead_is_the_sum_of_all_weights_each_times_its_mark(tables: list[Table]) -> None:
    """Whoever learns the weights relies on it."""
    for s in tables:
        marks, points = GAME.marks(s), GAME.prospects(s)
        foretold = sum(mark * number for mark, (_, number) in zip(marks, LEARNED, strict=True))
        assert points[s.turn] - points[1 - s.turn] == pytest.approx(foretold)


def test_all_that_both_may_expect_is_shared_between_them(tables: list[Table]) -> None:
    for s in tables:
        assert sum(GAME.prospects(s)) == pytest.approx(sum(map(sum, GAME.sense.purses(s))))


def test_every_mark_comes_up(tables: list[Table]) -> None:
    columns = zip(*[standing(s).values() for s in tables], strict=True)
    assert {name for name, column in zip(duel.STANDING, columns, strict=True) if not any(column)} <= {"chained"}
    tempi = {duel.tempo(s) for s in tables}
    assert min(tempi) >= 0
    assert max(tempi) < len(LEARNED) - len(duel.stages(tables[0])) * len(duel.STANDING)
    assert len(tempi) > 70


@pytest.mark.parametrize(
    ("exhausted", "cards", "stages"),
    [(0, 34, [1, 0, 0, 0]), (0, 17, [0.5, 0.5, 0, 0]), (1, 30, [0, 0, 1, 0]), (1, 5, [0, 0, 0.2, 0.8]),
     (2, 0, [0, 0, 0, 1])],
)  # fmt: skip
def test_weights_go_from_the_beginning_of_a_half_to_its_end(exhausted: int, cards: int, stages: list[float]) -> None:
    s = position(2, pile="es " * cards, exhausted=exhausted)
    assert duel.stages(s) == pytest.approx(stages)


def test_purses_alliances_and_chains_count_for_who_has_the_turn() -> None:
    board = {
        A: "durham york ely gloucester canterbury advisor:england",
        B: "fulda mainz advisor:franken",
        KING: "jumieges",
    }
    for turn, sign in ((A, 1), (B, -1)):
        s = position(2, turn=turn, board=board)
        s.scores = [7, 4]
        found = standing(s)
        assert found["score"] == 3 * sign
        assert found["countries"] * sign > 0
        assert found["chained"] == 5 * sign
        assert found["allied"] == 0, "each has one end of the alliance"
        assert found["cloisters"] == -3 * sign
    s = position(2, board={**board, A: board[A] + " advisor:franken advisor:franken"})
    assert standing(s)["allied"] == 1 + 3


def test_what_stands_is_what_a_scoring_would_bring(tables: list[Table]) -> None:
    """The marks count for themselves, because they are quicker at it; the scoring is right."""
    for s in tables:
        found, me, other = standing(s), s.turn, 1 - s.turn
        allied, chains = scoring.advisor_points(s), s.parts.chains
        assert found["allied"] == allied[me] - allied[other]
        assert found["chained"] == chains.points(s.cloisters[me]) - chains.points(s.cloisters[other])
        kings = [0, 0]
        for score in scoring.cloister_scores(s):
            kings[score.seat] += score.points if score.source == "king" else 0
        assert found["king"] == kings[me] - kings[other]


def test_the_kings_points_and_who_could_turn_them() -> None:
    s = position(2, board={KING: "durham york", A: "ely"}, hands={A: "es fr fr", B: "es li li"})
    found = standing(s)
    assert (found["king"], found["gain"], found["threat"]) == (0, 3, 3), "first rank of three, nobody's yet"
    s.influence[3], s.kept = A, [pack("es"), 0]
    found = standing(s)
    assert (found["king"], found["gain"], found["threat"]) == (3, 0, 6), "one card would take it over"
    s.kept = [pack("es es"), 0]
    assert standing(s)["threat"] == 0, "two cards are needed"
    s.influence[3], s.kept = B, [0, pack("es")]
    found = standing(s)
    assert (found["king"], found["gain"], found["threat"]) == (-3, 6, 0)
    s.hands[A] = pack("fr fr li")
    assert standing(s)["gain"] == 0, "no such card in the hand"


def test_the_rest_of_the_turn_is_told() -> None:
    s = position(2, board={B: "fulda"}, hands={A: "fa bb bb"}, pile="es " * 9)
    told = []
    for word in ("mainz", "worms", "keep:bb", "draw:li", "draw:fr", "pile"):
        found = standing(s)
        told.append([name for name in ("main", "second", "keep", "kings_move") if found[name]])
        play(s, word)
    assert told == [["main", "kings_move"], ["second", "kings_move"], ["keep", "kings_move"], *[["kings_move"]] * 3]
    assert standing(s)["kings_move"] == 1
    assert standing(s)["kept"] == 1
    play(s, "none")
    assert (s.turn, standing(s)["kept"], standing(s)["main"]) == (B, -1, 1)


def test_a_special_action_is_worth_keeping() -> None:
    s = position(2)
    s.specials[B] &= ~SWAP_LEFT
    assert standing(s)["swap"] == 1
    assert standing(s)["king_first"] == 0
    for name in ("swap", "two_countries"):
        assert WEIGHTS.row(f"duel_{name}")[0] > 0


def test_the_cards_that_a_turn_takes_are_counted_in_advance() -> None:
    """Three played cards and the King's one: of nine, five will be left, whatever is drawn from where."""
    s = position(2, board={B: "fulda"}, hands={A: "fa bb bb", KING: "fr es li"}, pile="es " * 9)
    assert duel.tempo(s) == 9 - 1
    play(s, "mainz")
    assert duel.tempo(s) == duel.MOST - duel.LEAST + 9 - 1 - 1, "one card is played at least"
    play(s, "worms")
    for word in ("keep:bb", "draw:li", "pile", "draw:fr"):
        assert duel.tempo(s) == duel.MOST - duel.LEAST + 9 - 3 - 1
        play(s, word)
    assert (len(s.pile), duel.tempo(s)) == (6, duel.MOST - duel.LEAST + 5)


def test_the_second_half_is_told_by_who_has_the_turn_and_the_last_round_too() -> None:
    start, other = (position(2, turn=turn, exhausted=1) for turn in (A, B))
    assert (duel.tempo(start), duel.tempo(other)) == (duel.PILE_ROW + 7, 2 * duel.PILE_ROW + 7)
    start, other = (position(2, turn=turn, exhausted=2, pile="", board={A: "fulda"}) for turn in (A, B))
    assert (duel.tempo(start), duel.tempo(other)) == (3 * duel.PILE_ROW + 3, 3 * duel.PILE_ROW + 1)


def test_who_empties_the_pile_has_the_last_word() -> None:
    """It was learned that two cards had better not be left to the other before the first scoring, six may be."""
    row = WEIGHTS.row("duel_pile_first")
    left = row[duel.MOST - duel.LEAST :]
    assert left[2] < left[6] - 1
    assert row[1] > row[5] + 1, "and with two left in the own turn one can empty it"


def test_what_was_made_by_hand_is_the_sum_of_the_purses_and_half_a_turn() -> None:
    by_hand = GAME.weighed(Weights.read(Path(__file__).parents[3] / "docs/results/by-hand/kardinal.toml"))
    s = position(2, hands={A: "fa bb li", B: "fa bb li"})
    mine, theirs = by_hand.prospects(s)
    assert mine - theirs == pytest.approx(12.5 / 2)
