"""A turn: one thing, paid for, in one country, in the order of the rulebook."""

from __future__ import annotations

from typing import cast

import pytest

from refectory.games.kardinal.components import CARD, COLOURS, in_pack, pack_size
from refectory.games.kardinal.state import Table
from tests.marks import rule

from .position import (
    COUNTRIES,
    GAME,
    PARTS,
    A,
    B,
    C,
    D,
    discards,
    display,
    hand,
    kinds,
    options,
    play,
    position,
    spaces_of,
    step,
)


@rule("KK-201")
def test_a_round_has_one_turn_of_everybody_from_the_start_player() -> None:
    s = cast(Table, GAME.new(4, {"start": "2"}, "rounds"))
    turns: list[tuple[int, int]] = []
    while not s.over:
        if step(s) == "turn":
            turns.append((s.round, s.actor))
        GAME.play(s, s.options[-1])
    complete = [turns[i : i + 4] for i in range(0, len(turns) - 4, 4)]
    for number, block in enumerate(complete, 1):
        assert block == [(number, 1), (number, 2), (number, 3), (number, 0)]
    assert s.exhausted == 2


@rule("KK-201", "KK-608")
def test_a_scoring_does_not_change_the_order() -> None:
    s = position(4, turn=B, pile="es", discards="li li li li li")
    play(s, "exchange", "discard:fa", "pile")
    assert (s.exhausted, s.actor, s.start, s.round) == (1, C, A, 1)


@rule("KK-202")
def test_place_or_exchange_but_not_both() -> None:
    s = position(hands={A: "fa fa li"}, board={B: "fulda"})
    assert "exchange" in options(s)
    placed = s.copy()
    play(placed, "mainz")
    assert "exchange" not in options(placed)
    play(s, "exchange", "discard:li", "draw:li")
    assert s.actor == B


@rule("KK-203")
def test_no_passing_before_the_last_round() -> None:
    for exhausted, words in ((0, {"exchange"}), (1, {"exchange"}), (2, {"pass"})):
        s = position(exhausted=exhausted)
        assert {"exchange", "pass"} & set(options(s)) == words


def nothing_left(exhausted: int) -> Table:
    """D to move: every space is taken, and all of D's advisors stand on the board."""
    ids = [space.id for space in PARTS.spaces]
    board = {A: " ".join(ids[:18]), B: " ".join(ids[18:34]), C: " ".join(ids[34:]), D: "advisor:frankreich " * 8}
    return position(turn=D, board=board, hands={D: "es li fr"}, exhausted=exhausted)


@rule("KK-204")
def test_who_cannot_place_must_exchange() -> None:
    s = nothing_left(exhausted=1)
    assert (s.actor, step(s), options(s)) == (D, "exchange", ["discard:li", "discard:es", "discard:fr"])


@rule("KK-204", "KK-703")
def test_who_cannot_place_in_the_last_round_passes() -> None:
    s = nothing_left(exhausted=2)
    assert s.log is not None
    assert kinds(s.log)[:2] == ["pass", "final-scoring"]
    assert hand(s, D) == "li es fr"


@rule("KK-205", "KK-601", "KK-604")
def test_the_order_of_a_turn() -> None:
    s = position(board={B: "fulda"}, hands={A: "fa fa li"})
    events = play(s, "mainz", "worms", "draw:li", "pile")
    assert kinds(events) == ["cloister", "cloister", "pay", "draw", "draw-hidden", "turn-up"]
    assert s.actor == B


@rule("KK-206", "KK-607")
def test_played_cards_lie_on_the_discard_pile_before_anything_is_drawn() -> None:
    s = position(hands={A: "fa li li"}, discards="es")
    play(s, "exchange", "discard:fa")
    assert (step(s), discards(s)) == ("draw", "fa es")
    assert options(s) == ["draw:li", "draw:fr", "pile"]
    s = position(hands={A: "fr li es"}, discards="es")
    play(s, "tours")
    assert (step(s), discards(s)) == ("draw", "es fr")


@rule("KK-301")
def test_at_most_two_pieces() -> None:
    s = position(board={B: "tours"}, hands={A: "fr fr fr"})
    play(s, "reims", "fleury")
    assert step(s) == "draw"
    assert hand(s, A) == "fr"


@rule("KK-302")
def test_the_second_piece_goes_into_the_same_country() -> None:
    s = position(board={B: "fulda leyre"}, hands={A: "fa fa fa"})
    play(s, "mainz")
    assert set(options(s)) == {*spaces_of("franken"), "advisor:franken", "stop"} - {"fulda", "mainz"}


@rule("KK-303")
def test_a_card_serves_either_of_its_countries() -> None:
    for card in range(COLOURS):
        shown = {number for number in range(len(COUNTRIES)) if PARTS.colour_of[number] == card}
        assert set(PARTS.means(CARD[card]).reach) == shown
    assert [sum(colour == card for colour in PARTS.colour_of) for card in range(COLOURS)] == [2, 2, 2, 2, 1]


@rule("KK-304")
def test_one_card_pays_for_one_piece() -> None:
    s = position(board={B: "fulda"}, hands={A: "fa li fr"})
    play(s, "mainz")
    assert (step(s), hand(s, A)) == ("draw", "li fr")


@rule("KK-305")
def test_a_pair_is_no_joker_for_its_own_countries() -> None:
    s = position(hands={A: "fa fa li"})
    play(s, "leyre")
    assert (step(s), discards(s)) == ("draw", "fa")
    s = position(hands={A: "fa fa li"})
    play(s, "tours")
    assert discards(s) == "fa fa"


@rule("KK-306")
def test_one_piece_into_an_empty_country() -> None:
    for cards in ("fr fr fr", "fr li li"):
        s = position(hands={A: cards})
        play(s, "tours")
        assert step(s) != "second"


@rule("KK-306", "KK-307")
def test_a_country_with_a_piece_of_any_colour_takes_two() -> None:
    for owner in (A, B):
        s = position(board={owner: "tours"}, hands={A: "fr fr es"})
        play(s, "reims")
        assert step(s) == "second"


@rule("KK-308")
def test_stopping_after_one_piece() -> None:
    s = position(board={B: "tours"}, hands={A: "fr fr es"})
    play(s, "reims")
    assert s.cloisters[A].bit_count() == 1
    play(s, "stop")
    assert (discards(s), hand(s, A), step(s)) == ("fr", "es fr", "draw")


@rule("KK-309", "KK-310")
def test_every_legal_play_of_every_hand() -> None:
    """The table of KK-310, for every hand and every country."""
    for cards in PARTS.hands:
        means = PARTS.means(cards)
        for k in range(COLOURS):
            has = [in_pack(cards, colour) for colour in range(COLOURS)]
            pairs = [2 * CARD[j] for j in range(COLOURS) if j != k and has[j] >= 2]
            single = [CARD[k]] if has[k] else []
            assert list(means.one[k]) == single + pairs
            double = [2 * CARD[k]] if has[k] >= 2 else [CARD[k] + pair for pair in pairs if has[k]]
            assert means.two[k][k] == (double[0] if double else 0)
            assert len(double) <= 1


@rule("KK-311")
def test_only_a_card_and_a_pair_leave_a_choice() -> None:
    for cards in PARTS.hands:
        means = PARTS.means(cards)
        for k in range(COLOURS):
            others = [in_pack(cards, j) for j in range(COLOURS) if j != k]
            assert (len(means.one[k]) > 1) == (in_pack(cards, k) == 1 and 2 in others)


@rule("KK-401", "KK-402")
def test_any_free_space_of_the_country_will_do() -> None:
    s = position(board={B: "melk"}, hands={A: "bb es fr"})
    assert set(spaces_of("bayern")) - {"melk"} <= set(options(s))
    assert "melk" not in options(s)


@rule("KK-402", "KK-404")
def test_a_full_country_takes_nothing_more() -> None:
    s = position(board={B: " ".join(spaces_of("schwaben")) + " advisor:schwaben" * 4}, hands={A: "es li fr"})
    assert not {"advisor:schwaben", *spaces_of("schwaben")} & set(options(s))
    assert "york" in options(s)


@rule("KK-403", "KK-406")
def test_several_advisors_on_one_crest() -> None:
    s = position(board={B: "fulda mainz worms advisor:franken", C: "advisor:franken"}, hands={A: "fa es fr"})
    play(s, "advisor:franken")
    assert [row[COUNTRIES.index("franken")] for row in s.advisors] == [1, 1, 1, 0]


@rule("KK-404")
@pytest.mark.parametrize(("advisors", "allowed"), [(0, True), (1, True), (2, False)])
def test_the_limit_is_the_best_players_cloisters(advisors: int, allowed: bool) -> None:
    """Four cloisters in all, two of one player: two advisors."""
    board = {B: "fulda mainz", C: "worms", D: "banz" + " advisor:franken" * advisors}
    s = position(board=board, hands={A: "fa es fr"})
    assert ("advisor:franken" in options(s)) is allowed


@rule("KK-405")
def test_no_advisor_before_the_first_cloister() -> None:
    s = position(hands={A: "fa fa fr"})
    assert not [word for word in options(s) if word.startswith("advisor:")]


@rule("KK-407")
def test_a_trailing_players_cloister_need_not_raise_the_limit() -> None:
    board = {B: "fulda mainz advisor:franken advisor:franken"}
    s = position(board=board, hands={A: "fa fa fr"})
    play(s, "worms")
    assert "advisor:franken" not in options(s)


@rule("KK-408", "KK-410")
def test_supplies_are_limited() -> None:
    twenty = " ".join(space.id for space in PARTS.spaces[:20])
    s = position(board={A: twenty, B: "tours"}, hands={A: "fr li li"})
    assert set(options(s)) >= {"advisor:frankreich"}
    assert not set(spaces_of("frankreich")) & set(options(s))
    s = position(board={A: "fulda" + " advisor:franken" * 8, B: "tours"}, hands={A: "fr li li"})
    assert "advisor:frankreich" not in options(s)
    assert set(spaces_of("frankreich")) - {"tours"} <= set(options(s))


@rule("KK-408")
def test_second_disappears_when_nothing_is_left_to_place() -> None:
    nineteen = " ".join(space.id for space in PARTS.spaces[:19])
    s = position(board={A: nineteen + " advisor:england" * 8, B: "tours"}, hands={A: "fr fr li"})
    play(s, "reims")
    assert (step(s), discards(s)) == ("draw", "fr")


@rule("KK-402", "KK-404")
def test_second_disappears_when_the_country_is_full() -> None:
    board = {B: "hirsau basel advisor:schwaben advisor:schwaben", C: "st-gallen"}
    s = position(board=board, hands={A: "es es li"})
    play(s, "augsburg")
    assert (step(s), discards(s)) == ("draw", "es")


@rule("KK-409", "KK-404")
def test_pieces_never_leave_the_board() -> None:
    s = cast(Table, GAME.new(5, {}, "stay"))
    before = s.copy()
    while not s.over:
        GAME.play(s, s.options[len(s.options) // 2])
        for player in range(5):
            assert s.cloisters[player] & before.cloisters[player] == before.cloisters[player]
            assert all(now >= then for now, then in zip(s.advisors[player], before.advisors[player], strict=True))
        assert all(now >= then for now, then in zip(s.limit, before.limit, strict=True))
        assert all(court <= limit for court, limit in zip(s.court, s.limit, strict=True))
        before = s.copy()


@rule("KK-501", "KK-503")
def test_exchange_gives_first_and_takes_then() -> None:
    s = position(hands={A: "fa bb bb"}, display="li fr", pile="es li")
    play(s, "exchange")
    assert options(s) == ["discard:fa", "discard:bb"]
    play(s, "discard:fa")
    assert options(s) == ["draw:li", "draw:fr", "pile"]
    play(s, "pile")
    assert (hand(s, A), discards(s), s.actor) == ("bb bb es", "fa", B)


@rule("KK-501")
def test_three_equal_cards_leave_no_choice_of_discard() -> None:
    s = position(hands={A: "fa fa fa"})
    play(s, "exchange")
    assert (step(s), hand(s, A)) == ("draw", "fa fa")


@rule("KK-502", "KK-604")
def test_only_a_taken_open_card_is_replaced() -> None:
    s = position(hands={A: "fa bb bb"}, display="li fr", pile="es fa")
    other = s.copy()
    play(s, "exchange", "discard:fa", "draw:li")
    assert (display(s), len(s.pile)) == ("fr es", 1)
    play(other, "exchange", "discard:fa", "pile")
    assert (display(other), len(other.pile)) == ("li fr", 1)


@rule("KK-601")
def test_the_hand_is_refilled_to_three() -> None:
    s = position(board={B: "tours"}, hands={A: "fr li li"}, pile="es es es es")
    play(s, "reims", "fleury", "pile", "pile")
    assert step(s) == "draw"
    play(s, "pile")
    assert (hand(s, A), s.actor) == ("es es es", B)


@rule("KK-602")
def test_cards_are_drawn_one_by_one_from_either_source() -> None:
    s = position(board={B: "tours"}, hands={A: "fr li li"}, display="fa fa", pile="bb es es es")
    play(s, "reims", "fleury")
    assert options(s) == ["draw:fa", "pile"]
    play(s, "pile")
    assert hand(s, A) == "bb"
    play(s, "draw:fa", "draw:fa")
    assert (hand(s, A), display(s)) == ("fa fa bb", "es es")


@rule("KK-602")
def test_the_last_source_is_not_drawn_from_by_itself() -> None:
    s = position(board={B: "tours"}, hands={A: "fr li li"}, display="fa bb")
    play(s, "reims", "fleury", "draw:fa", "draw:bb")
    assert options(s) == ["pile"]


@rule("KK-603")
def test_open_cards_are_not_replaced_while_drawing() -> None:
    s = position(board={B: "tours"}, hands={A: "fr fr li"}, display="fa bb")
    play(s, "reims", "fleury", "draw:fa")
    assert display(s) == "bb"


@rule("KK-704")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_every_turn_with_three_cards(seats: int) -> None:
    for seed in range(5):
        s = cast(Table, GAME.new(seats, {}, f"three-{seed}"))
        while not s.over:
            if step(s) == "turn":
                assert pack_size(s.hands[s.actor]) == 3
            GAME.play(s, s.options[(s.draws + len(s.pile)) % len(s.options)])
