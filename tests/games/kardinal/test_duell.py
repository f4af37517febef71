"""Das Duell, the variant for two with the King."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from refectory.games.kardinal import scoring
from refectory.games.kardinal.components import ALL_SPECIALS, COLOURS, in_pack, pack_size
from refectory.games.kardinal.state import Table
from tests.marks import rule

from .position import (
    COUNTRIES,
    GAME,
    KING,
    PARTS,
    A,
    B,
    discards,
    display,
    hand,
    kinds,
    options,
    pack,
    play,
    points,
    position,
    put,
    spaces_of,
    step,
    why,
)

FA, BB, LI, ES, FR = range(COLOURS)


@rule("KK-901", "KK-902", "KK-903")
def test_set_up() -> None:
    s = cast(Table, GAME.new(2, {}, "duell"))
    view = GAME.view(s, B)
    assert (len(s.pile), len(s.display), [pack_size(cards) for cards in s.hands]) == (34, 2, [3, 3, 3])
    assert view["king"]["colour"] == "purple"
    assert view["supply"]["purple"] == {"cloister": 20, "advisor": 8}
    assert len(view["king"]["cards"]) == 3
    assert view["specials"] == [["king-first", "swap", "two-countries"]] * 2
    assert view["influence"] == dict.fromkeys(("fa", "bb", "li", "es", "fr"))
    assert len(view["scores"]) == 2


@rule("KK-902")
def test_the_king_gets_his_cards_after_the_players() -> None:
    two, three = (GAME.new(seats, {"start": "1"}, "deal") for seats in (2, 3))
    assert cast(Table, two).hands == cast(Table, three).hands


@rule("KK-904")
def test_the_order_of_a_turn() -> None:
    s = position(2, board={B: "fulda"}, hands={A: "fa bb bb", KING: "fr es li"})
    events = play(s, "swap", "swap:bb-li", "mainz", "stop", "draw:bb", "none")
    assert kinds(events) == ["swap", "cloister", "pay", "keep", "influence", "draw", "turn-up", "king-none"]
    assert s.actor == B


@rule("KK-905")
def test_one_of_the_cards_played_is_kept() -> None:
    s = position(2, board={B: "fulda"}, hands={A: "fa bb bb"})
    play(s, "mainz", "worms")
    assert (step(s), options(s)) == ("keep", ["keep:fa", "keep:bb"])
    play(s, "keep:bb")
    assert (s.kept, discards(s)) == ([pack("bb"), 0], "fa bb")


@rule("KK-905")
def test_one_colour_leaves_no_choice_and_an_exchange_keeps_nothing() -> None:
    s = position(2, hands={A: "fa fa li"})
    play(s, "tours", "stop")
    assert (step(s), s.kept, discards(s)) == ("draw", [pack("fa"), 0], "fa")
    s = position(2, hands={A: "fa fa li"})
    play(s, "exchange", "discard:fa")
    assert s.kept == [0, 0]


@rule("KK-905", "KK-917")
def test_kept_cards_thin_out_the_second_half() -> None:
    for seed in range(12):
        rng = Random(seed)
        s = cast(Table, GAME.new(2, {}, f"kept-{seed}"))
        while not s.over:
            GAME.play(s, rng.choice(s.options))
            complete = all(pack_size(cards) == 3 for cards in s.hands) and len(s.display) == 2
            if complete and not s.over and step(s) == "turn":
                kept = sum(pack_size(cards) for cards in s.kept)
                assert len(s.pile) + pack_size(s.discards) == 34 - kept


def to_king(s: Table) -> None:
    """An exchange, so that the King's move follows."""
    play(s, "exchange", f"discard:{hand(s, s.turn).split()[0]}", "pile")
    assert step(s) == "king"


@rule("KK-907")
def test_the_kings_move_is_one_piece_or_none() -> None:
    s = position(2, board={B: "fulda"}, hands={KING: "fa es li"})
    to_king(s)
    assert s.actor == A
    assert set(options(s)) == {*spaces_of("franken"), "advisor:franken", "none"} - {"fulda"}
    play(s, "mainz")
    assert s.cloisters[KING].bit_count() == 1
    assert s.actor == B


@rule("KK-907")
def test_the_king_pays_like_a_player() -> None:
    s = position(2, board={B: "fulda"}, hands={KING: "fa es es"})
    to_king(s)
    play(s, "mainz")
    assert (step(s), options(s)) == ("king-pay", ["pay:fa", "pay:es-es"])
    play(s, "pay:es-es")
    assert in_pack(s.discards, ES) == 2
    assert in_pack(s.hands[KING], FA) == 1


@rule("KK-907")
def test_the_king_moves_after_a_pass_too() -> None:
    s = position(2, board={B: "fulda"}, hands={KING: "fa es li"}, exhausted=2, pile="")
    play(s, "pass")
    assert step(s) == "king"


@rule("KK-907", "KK-408")
def test_the_kings_supply_is_limited() -> None:
    twenty = " ".join(space.id for space in PARTS.spaces[:20])
    s = position(2, board={KING: twenty, B: "tours"}, hands={KING: "fr es li"})
    to_king(s)
    assert not set(spaces_of("frankreich")) & set(options(s))
    assert "advisor:frankreich" in options(s)


@rule("KK-908")
def test_the_kings_cards_are_replaced_from_the_pile() -> None:
    s = position(2, board={B: "fulda"}, hands={KING: "fa es li"}, display="li fr", pile="es bb fr fr")
    to_king(s)
    events = play(s, "mainz")
    assert kinds(events) == ["king-cloister", "king-pay", "king-draw"]
    assert (hand(s, KING), display(s), discards(s)) == ("bb li es", "li fr", "fa fa")
    assert s.barrier == "hidden"


@rule("KK-909")
def test_the_king_may_follow_into_a_country_just_opened() -> None:
    s = position(2, hands={A: "fa li es", KING: "fa es li"})
    play(s, "leyre", "stop", "pile")
    assert set(options(s)) == {*spaces_of("aragon"), "advisor:aragon", "none"} - {"leyre"}


@rule("KK-910")
def test_the_king_counts_like_a_third_player() -> None:
    franken, england = COUNTRIES.index("franken"), COUNTRIES.index("england")
    s = position(2, board={KING: "fulda mainz advisor:franken", A: "worms"}, hands={A: "fa fa li"})
    assert "fulda" not in options(s)
    assert s.limit[franken] == 2
    assert scoring.majority(s, franken) == [KING]
    assert scoring.rank_points(scoring.counts_in(s, franken)) == [2, 0, 3]
    play(s, "hersfeld")
    assert step(s) == "second"
    assert "advisor:franken" in options(s)
    assert s.limit[england] == 0


@rule("KK-911")
def test_the_kings_points_lapse_without_an_influence_card() -> None:
    s = position(2, board={KING: "fulda mainz", A: "worms"})
    assert [(score.seat, score.points) for score in scoring.cloister_scores(s)] == [(A, 2)]
    s.influence[FA] = B
    assert points(scoring.cloister_scores(s), 2) == [2, 3]
    s.influence[FA] = A
    assert points(scoring.cloister_scores(s), 2) == [5, 0]


@rule("KK-912")
def test_the_kings_advisors_and_chains_score_for_nobody() -> None:
    chain = "regensburg freising tegernsee verona"
    s = position(2, board={KING: f"{chain} advisor:bayern advisor:italien"})
    s.influence = [A] * COLOURS
    assert scoring.advisor_scores(s) == []
    assert scoring.chain_scores(s) == []


@rule("KK-912", "KK-910")
def test_the_kings_majority_can_blank_an_alliance() -> None:
    s = position(2, board={KING: "rom verona advisor:italien", A: "melk advisor:bayern"})
    put(s, A, "advisor:italien")
    assert points(scoring.advisor_scores(s), 2, "alliance-15") == [3, 0]
    put(s, KING, "advisor:italien")
    assert scoring.advisor_scores(s) == []


@rule("KK-913")
def test_special_actions_work_once() -> None:
    s = position(2, board={B: "fulda"}, hands={A: "fa bb bb", KING: "fa es li"})
    assert s.specials == [ALL_SPECIALS] * 2
    play(s, "swap", "swap:bb-li")
    assert "swap" not in options(s)
    assert why(s, "swap") == ("KK-913", "special-used")
    play(s, "king-first", "none")
    assert not {"king-first", "swap"} & set(options(s))
    assert why(s, "king-first") == ("KK-913", "special-used")


@rule("KK-914")
def test_king_first() -> None:
    s = position(2, board={B: "rom"}, hands={A: "fa fa bb", KING: "fa es fr"}, pile="bb es es es es es")
    play(s, "king-first")
    play(s, "mainz")
    assert (hand(s, KING), step(s), s.actor) == ("bb es fr", "turn", A)
    play(s, "fulda")
    assert step(s) == "second"
    assert "worms" in options(s)
    play(s, "worms", "pile", "pile")
    assert (step(s), s.actor) == ("turn", B)


@rule("KK-914")
def test_king_first_needs_a_place_for_him() -> None:
    s = position(2, board={KING: " ".join(space.id for space in PARTS.spaces[:20])}, hands={KING: "fr fr fr"})
    s.advisors_left[KING] = 0
    s.options = GAME.step(s).moves(s, s.stack[-1])
    assert "king-first" not in options(s)
    assert why(s, "king-first") == ("KK-914", "king-stuck")


@rule("KK-915")
def test_swap() -> None:
    s = position(2, hands={A: "fa bb li"}, display="li fr")
    play(s, "swap")
    assert set(options(s)) == {"swap:fa-li", "swap:fa-fr", "swap:bb-li", "swap:bb-fr", "swap:li-fr"}
    play(s, "swap:bb-fr")
    assert (hand(s, A), display(s), len(s.pile), step(s)) == ("fa li fr", "li bb", 8, "turn")


@rule("KK-915")
def test_a_single_swap_is_made_at_once() -> None:
    s = position(2, hands={A: "li li li"}, display="li fr")
    play(s, "swap")
    assert (hand(s, A), display(s)) == ("li li fr", "li li")


@rule("KK-915")
def test_nothing_to_swap() -> None:
    s = position(2, hands={A: "li li li"}, display="li li")
    assert "swap" not in options(s)
    assert why(s, "swap") == ("KK-915", "same-cards")
    s = position(2, hands={A: "li li li"}, display="", pile="", exhausted=2)
    assert "swap" not in options(s)
    assert why(s, "swap") == ("KK-915", "no-open-card")


@rule("KK-916")
def test_two_countries() -> None:
    s = position(2, hands={A: "fa bb li"})
    play(s, "fulda")
    assert not set(spaces_of("franken")) & set(options(s))
    assert set(spaces_of("bayern") + spaces_of("italien") + ["stop"]) <= set(options(s))
    play(s, "rom")
    assert (step(s), options(s)) == ("keep", ["keep:fa", "keep:li"])
    assert GAME.view(s, A)["specials"][A] == ["king-first", "swap"]


@rule("KK-916")
def test_two_countries_is_used_up_only_by_a_second_country() -> None:
    s = position(2, board={B: "fulda"}, hands={A: "fa fa li"})
    play(s, "mainz", "worms")
    assert s.specials[A] == ALL_SPECIALS
    s = position(2, hands={A: "fa fa li"})
    play(s, "mainz", "stop")
    assert s.specials[A] == ALL_SPECIALS


@rule("KK-916")
def test_three_of_a_kind_can_be_played_whole() -> None:
    s = position(2, hands={A: "fa fa fa"})
    play(s, "fulda", "tours")
    assert (hand(s, A), s.kept[A], discards(s)) == ("", pack("fa"), "fa fa")


@rule("KK-916")
def test_the_payment_for_two_countries_is_never_in_doubt() -> None:
    """Try every pair of payments for every hand and every pair of colours."""
    for cards in PARTS.hands:
        means = PARTS.means(cards)
        for k in range(COLOURS):
            for other in range(COLOURS):
                sums = {a + b for a in means.one[k] for b in PARTS.means(cards - a).one[other]}
                assert sums == {means.two[k][other]} - {0}


@rule("KK-916", "KK-913")
def test_two_countries_works_once() -> None:
    s = position(2, hands={A: "fa bb li"})
    s.specials[A] = 3
    play(s, "fulda")
    assert step(s) == "draw"


@rule("KK-917")
def test_the_kings_cards_can_exhaust_the_pile() -> None:
    s = position(2, board={B: "fulda"}, hands={KING: "fa es es"}, pile="bb es", discards="li li li li")
    to_king(s)
    play(s, "mainz")
    events = play(s, "pay:es-es")
    assert kinds(events)[:3] == ["king-pay", "king-draw", "intermediate-scoring"]
    assert kinds(events)[-1] == "king-draw"
    assert pack_size(s.hands[KING]) == 3
    assert (s.exhausted, s.actor, s.discards) == (1, B, 0)


@rule("KK-917")
def test_without_discards_the_first_exhaustion_is_the_second() -> None:
    s = position(2, hands={A: "fa fa li", B: "fa bb li"}, pile="es", display="li fr")
    s.kept, s.influence[FA] = [pack("fa"), 0], A
    play(s, "fulda", "stop", "pile")
    assert s.exhausted == 2
    assert s.scores == [1, 0]
    play(s, "none")
    assert "pass" in options(s)


@rule("KK-917")
def test_the_new_pile_may_run_out_in_the_same_turn() -> None:
    s = position(2, board={B: "tours"}, hands={A: "fr fa fa", KING: "fr es li"}, pile="es", discards="li")
    play(s, "reims", "fleury", "keep:fr", "pile")
    assert (s.exhausted, len(s.pile)) == (1, 3)
    play(s, "pile", "pile")
    assert (step(s), len(s.pile)) == ("king", 1)
    play(s, "bordeaux")
    assert (s.exhausted, s.actor, "pass" in options(s)) == (2, B, True)


@rule("KK-918")
def test_the_king_moves_in_the_triggering_turn_without_replacement() -> None:
    s = position(2, board={B: "fulda"}, hands={KING: "fa es li"}, pile="es", exhausted=1)
    play(s, "exchange", "discard:fa", "pile")
    assert (s.last_round, step(s)) == (True, "king")
    play(s, "mainz")
    assert hand(s, KING) == "li es"
    play(s, "pass")
    assert step(s) == "king"
    play(s, "none")
    assert s.over


@rule("KK-918")
def test_a_king_who_moves_first_can_trigger_the_end() -> None:
    s = position(2, board={B: "fulda"}, hands={A: "fa fa bb", KING: "fa es li"}, pile="es", exhausted=1)
    play(s, "king-first", "mainz")
    assert (s.last_round, step(s)) == (True, "turn")
    assert "exchange" not in options(s)
    play(s, "pass")
    assert (s.actor, step(s)) == (B, "turn")


@rule("KK-918", "KK-706")
def test_the_kings_targets_keep_the_game_going() -> None:
    s = position(2)
    for player in (A, B):
        s.cloisters_left[player] = s.advisors_left[player] = 0
    assert s.goes_on()
    s.cloisters_left[KING] = s.advisors_left[KING] = 0
    assert not s.goes_on()


@rule("KK-918", "KK-831")
@pytest.mark.parametrize("seed", range(8))
def test_the_winner_is_one_of_the_players(seed: int) -> None:
    rng = Random(seed)
    s = cast(Table, GAME.new(2, {}, f"winner-{seed}"))
    while not s.over:
        GAME.play(s, rng.choice(s.options))
    assert set(GAME.result(s).winners) <= {A, B}


@rule("KK-918")
def test_in_the_last_round_a_turn_is_final_only_after_the_kings_move() -> None:
    s = position(2, exhausted=2)
    play(s, "fulda", "stop")
    assert step(s) == "king"
    assert s.barrier == ""
    play(s, "none")
    assert s.barrier == "turn-over"
