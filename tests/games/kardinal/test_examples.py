"""The worked examples of the specification."""

from __future__ import annotations

import pytest

from refectory.games.kardinal import scoring
from refectory.games.kardinal.scoring import rank_points
from refectory.games.kardinal.state import Table
from tests.marks import example, rule

from .position import (
    COUNTRIES,
    GAME,
    KING,
    PARTS,
    A,
    B,
    C,
    D,
    Y,
    awarded,
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
)

BB, ES = 1, 3

FINAL = {
    A: "advisor:italien advisor:bayern",
    B: "regensburg freising passau advisor:italien advisor:burgund advisor:bayern advisor:bayern",
    C: "chartreuse mailand verona vallombrosa rom tegernsee",
    D: "citeaux cluny advisor:italien advisor:italien advisor:burgund",
}


@example("E-1")
@rule("KK-306", "KK-303", "KK-305")
def test_empty_country() -> None:
    s = position(hands={A: "fr fa fa"})
    assert len(options(s)) == 53
    assert "advisor:franken" not in options(s)
    events = play(s, "fulda")
    assert kinds(events) == ["cloister", "pay"]
    assert events[1].data["cards"] == ["fa"]
    assert (step(s), hand(s, A)) == ("draw", "fa fr")


@example("E-2")
@rule("KK-301", "KK-307")
def test_card_and_joker() -> None:
    s = position(turn=B, board={A: "fulda"}, hands={B: "fa bb bb"})
    play(s, "wuerzburg")
    assert step(s) == "second"
    assert set(options(s)) == {"hersfeld", "banz", "mainz", "worms", "bamberg", "advisor:franken", "stop"}
    stopped = s.copy()
    play(s, "worms")
    assert (step(s), hand(s, B), discards(s)) == ("draw", "", "fa bb bb")
    assert GAME.prompt(s).args == {"missing": 3}
    play(stopped, "stop")
    assert (step(stopped), options(stopped)) == ("pay", ["pay:fa", "pay:bb-bb"])


@example("E-3")
@rule("KK-309")
def test_three_of_a_kind() -> None:
    s = position(turn=C, board={A: "fulda", B: "wuerzburg worms tours"}, hands={C: "fr fr fr"})
    assert len(options(s)) == 51
    two, one, other = s.copy(), s.copy(), s.copy()
    play(two, "reims", "fleury")
    assert discards(two) == "fr fr"
    play(one, "reims", "stop")
    assert discards(one) == "fr"
    play(other, "mainz")
    assert (step(other), discards(other)) == ("draw", "fr fr")


@example("E-4")
@rule("KK-404", "KK-406")
def test_advisor_limit() -> None:
    board = {B: "hersfeld banz fulda", Y: "mainz worms advisor:franken", D: "wuerzburg bamberg advisor:franken"}
    hands = dict.fromkeys(range(5), "fa li es")
    for seat in range(5):
        s = position(5, turn=seat, board=board, hands=hands)
        assert "advisor:franken" in options(s)
    play(s, "advisor:franken")
    for seat in range(5):
        s = position(5, turn=seat, board={**board, A: "advisor:franken"}, hands=hands)
        assert not {"advisor:franken", *spaces_of("franken")} & set(options(s))


@example("E-5")
def test_two_advisors() -> None:
    board = {B: "jumieges saint-denis fleury tours advisor:frankreich", C: "advisor:frankreich"}
    s = position(board=board, hands={A: "fr es es", B: "fr fa bb"})
    play(s, "advisor:frankreich", "advisor:frankreich")
    assert discards(s) == "es es fr"
    play(s, "pile", "pile", "pile")
    assert s.actor == B
    assert "advisor:frankreich" not in options(s)
    assert {"mont-saint-michel", "reims", "limoges", "bordeaux"} <= set(options(s))


@example("E-6")
@rule("KK-407")
def test_mixed_pieces() -> None:
    s = position(board={B: "mailand bobbio", D: "verona rom"}, hands={A: "li li fr"})
    pairs = set()
    for first in ("advisor:italien", "vallombrosa", "montecassino"):
        after = s.copy()
        play(after, first)
        for second in options(after)[:-1]:
            pairs.add((first, second))
            paid = after.copy()
            play(paid, second)
            assert discards(paid) == "li li"
    assert pairs == {
        ("advisor:italien", "advisor:italien"),
        ("vallombrosa", "montecassino"),
        ("montecassino", "vallombrosa"),
        ("advisor:italien", "vallombrosa"),
        ("vallombrosa", "advisor:italien"),
        ("advisor:italien", "montecassino"),
        ("montecassino", "advisor:italien"),
    }


@example("E-7")
@rule("KK-802", "KK-803", "KK-804")
def test_ranks() -> None:
    s = position(board={A: "hersfeld fulda mainz worms", B: "wuerzburg bamberg", D: "banz"})
    assert points(scoring.cloister_scores(s), 4, "franken") == [7, 4, 0, 2]


@example("E-8")
@rule("KK-805")
def test_tie_for_first() -> None:
    s = position(board={B: "cambrai utrecht", C: "aachen echternach", D: "metz"})
    assert points(scoring.cloister_scores(s), 4, "lothringen") == [0, 5, 5, 2]


@example("E-9")
@rule("KK-813", "KK-814")
def test_alliance_14() -> None:
    s = position(board=FINAL)
    assert scoring.majority(s, COUNTRIES.index("italien")) == [D]
    assert scoring.majority(s, COUNTRIES.index("burgund")) == [B, D]
    assert points(scoring.advisor_scores(s), 4, "alliance-14") == [0, 0, 0, 6]


@example("E-10")
def test_alliance_15() -> None:
    s = position(board=FINAL)
    assert points(scoring.advisor_scores(s), 4, "alliance-15") == [0, 0, 0, 0]


@example("E-11")
@rule("KK-821", "KK-822")
def test_chain() -> None:
    s = position(board=FINAL)
    scores = scoring.chain_scores(s)
    assert points(scores, 4) == [0, 0, 5, 0]
    assert set(scores[0].pieces) == {"chartreuse", "mailand", "verona", "vallombrosa", "rom"}


@example("E-12")
@rule("KK-811")
def test_whole_final_scoring() -> None:
    s = position(board=FINAL)
    scores = scoring.final_scores(s)
    assert points(scores, 4) == [0, 4, 14, 9]
    assert points(scores, 4, "bayern") == [0, 4, 3, 0]
    assert points(scores, 4, "italien") == [0, 0, 4, 0]
    assert points(scores, 4, "burgund") == [0, 0, 2, 3]
    assert [score.source for score in scores] == ["cloister"] * 5 + ["advisor"] + ["chain"]


@example("E-13")
@rule("KK-803", "KK-805")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ([3, 2, 2, 1, 0], [8, 3, 3, 2, 0]),
        ([2, 2, 1, 1, 1], [7, 7, 2, 2, 2]),
        ([1, 1, 1, 1, 1], [5, 5, 5, 5, 5]),
        ([0, 5, 0, 0, 0], [0, 5, 0, 0, 0]),
        ([5, 4, 3, 2, 1], [15, 5, 4, 3, 2]),
    ],
)
def test_dense_ranking(counts: list[int], expected: list[int]) -> None:
    assert rank_points(counts) == expected


@example("E-14")
@rule("KK-407", "KK-404")
def test_own_cloister_raises_the_limit() -> None:
    board = {A: "hirsau", B: "advisor:schwaben"}
    hands = {A: "es es fr", C: "es es fr"}
    s = position(board=board, hands=hands)
    schwaben = {*spaces_of("schwaben"), "advisor:schwaben"}
    assert schwaben & set(options(s)) == {"basel", "st-gallen", "augsburg"}
    play(s, "basel")
    assert set(options(s)) == {"st-gallen", "augsburg", "advisor:schwaben", "stop"}
    play(s, "advisor:schwaben")
    assert s.court[COUNTRIES.index("schwaben")] == 2
    s = position(turn=C, board=board, hands=hands)
    play(s, "basel")
    assert set(options(s)) == {"st-gallen", "augsburg", "stop"}


@example("E-15")
@rule("KK-311")
def test_one_piece_two_payments() -> None:
    s = position(turn=B, hands={B: "fa bb bb"})
    play(s, "poblet")
    assert (step(s), options(s)) == ("pay", ["pay:fa", "pay:bb-bb"])
    other = s.copy()
    play(s, "pay:fa")
    assert (hand(s, B), GAME.prompt(s).args) == ("bb bb", {"missing": 1})
    play(other, "pay:bb-bb")
    assert (hand(other, B), GAME.prompt(other).args) == ("fa", {"missing": 2})


@example("E-16")
@rule("KK-605", "KK-606", "KK-607", "KK-608")
def test_first_exhaustion_within_the_hand_refill() -> None:
    s = position(turn=C, board={A: "fulda"}, hands={C: "fa bb bb"}, pile="es", discards="li " * 35)
    play(s, "mainz", "worms")
    assert len(discards(s).split()) == 38
    events = play(s, "pile")
    assert kinds(events)[:2] == ["draw-hidden", "intermediate-scoring"]
    assert awarded(events, 4) == [2, 0, 3, 0]
    assert (len(s.pile), s.discards, display(s), hand(s, C)) == (38, 0, "li fr", "es")
    assert (step(s), s.actor) == ("draw", C)
    play(s, "draw:li", "pile")
    assert (len(s.pile), len(s.display), s.actor) == (36, 2, D)
    assert len(hand(s, C).split()) == 3


@example("E-17")
@rule("KK-605", "KK-608")
def test_first_exhaustion_by_the_display() -> None:
    spent = "li " * 33
    s = position(3, turn=B, hands={B: "fa bb li"}, display="es fr", pile="bb", discards=spent)
    events = play(s, "exchange", "discard:fa", "draw:es")
    assert kinds(events).index("turn-up") < kinds(events).index("intermediate-scoring")
    assert (len(s.pile), display(s), s.discards, s.actor) == (34, "fr bb", 0, C)

    s = position(3, turn=B, board={A: "fulda"}, hands={B: "fa fa li"}, display="es fr", pile="bb", discards=spent)
    events = play(s, "mainz", "worms", "draw:es", "draw:fr")
    ups = [place for place, kind in enumerate(kinds(events)) if kind == "turn-up"]
    assert ups[0] < kinds(events).index("intermediate-scoring") < ups[1]
    assert (len(s.pile), len(s.display), s.discards, s.actor) == (34, 2, 0, C)


@example("E-18")
@rule("KK-701", "KK-702", "KK-703")
def test_last_round() -> None:
    hands = {A: "fa bb li", B: "fa bb bb", C: "fa fa li", D: "fa bb li"}
    s = position(turn=B, board={A: "fulda"}, hands=hands, pile="es", exhausted=1)
    events = play(s, "mainz", "worms", "draw:li", "pile")
    assert "last-round" in kinds(events)
    assert (hand(s, B), display(s), s.actor) == ("li es", "fr", C)
    assert "pass" in options(s)
    assert "exchange" not in options(s)
    play(s, "hersfeld", "stop")
    assert (hand(s, C), s.actor, len(s.pile)) == ("fa li", D, 0)
    events = play(s, "pass")
    assert s.over
    assert kinds(events)[:2] == ["pass", "final-scoring"]


@example("E-18")
@rule("KK-701")
@pytest.mark.parametrize(("trigger", "still"), [(A, [B, C, D]), (B, [C, D]), (D, [])])
def test_who_still_moves_in_the_last_round(trigger: int, still: list[int]) -> None:
    s = position(turn=trigger, pile="es", exhausted=1)
    play(s, "exchange", "discard:fa", "pile")
    moved = []
    while not s.over:
        moved.append(s.actor)
        play(s, "pass")
    assert moved == still


@example("E-18")
@rule("KK-605", "KK-702")
def test_the_display_takes_the_last_card() -> None:
    s = position(turn=B, pile="es", exhausted=1)
    play(s, "exchange", "discard:fa", "draw:li")
    assert (len(hand(s, B).split()), display(s), s.last_round, s.actor) == (3, "fr es", True, C)


@example("E-22")
@rule("KK-815", "KK-816")
def test_ties_in_alliances() -> None:
    france, lorraine, burgundy = "advisor:frankreich", "advisor:lothringen", "advisor:burgund"
    s = position()
    put(s, A, f"{france} {france} {lorraine}")
    put(s, B, f"{france} {france} {lorraine} {burgundy}")
    put(s, C, f"{france} {burgundy} advisor:england advisor:england")
    scores = scoring.advisor_scores(s)
    assert points(scores, 4) == [7, 14, 0, 0]
    assert points(scores, 4, "alliance-7") == [7, 7, 0, 0]
    assert points(scores, 4, "alliance-8") == [0, 7, 0, 0]


@example("E-23")
@rule("KK-831", "KK-832", "KK-833")
def test_tie_at_the_end() -> None:
    """Supplies A 6 + 1, B 4 + 3, C 9 + 2."""
    s = position(3)
    s.cloisters_left, s.advisors_left = [6, 4, 9], [1, 3, 2]
    s.scores = [61, 61, 58]
    assert [scoring.supply(s, seat) for seat in range(3)] == [7, 7, 11]
    assert scoring.winners(s) == ((A, B), "KK-833")
    assert GAME.result(s).places == (1, 1, 3)
    s.cloisters_left[B] += 1
    assert scoring.winners(s) == ((B,), "KK-832")
    assert GAME.result(s).places == (2, 1, 3)
    s.scores = [62, 61, 58]
    assert scoring.winners(s) == ((A,), "KK-831")


def full(*countries: str) -> str:
    return " ".join(space for country in countries for space in spaces_of(country))


@example("E-24")
@rule("KK-204")
@pytest.mark.parametrize("cards", ["es li fr", "es es fr"])
def test_forced_exchange(cards: str) -> None:
    board = {
        A: full("england", "lothringen"),
        B: "regensburg freising tegernsee passau",
        D: full("frankreich", "italien", "schwaben") + " advisor:frankreich" * 8,
    }
    s = position(turn=D, board=board, hands={D: cards})
    assert (s.cloisters_left[D], s.advisors_left[D]) == (2, 0)
    if cards == "es li fr":
        assert (step(s), options(s)) == ("exchange", ["discard:li", "discard:es", "discard:fr"])
    else:
        assert {"salzburg", "melk", "exchange"} <= set(options(s))
        play(s, "salzburg")
        assert discards(s) == "es es"


def crowded(hands: dict[int, str]) -> Table:
    """E-25: every space taken, every court full but Schwaben's."""
    board = dict.fromkeys(range(5), "")
    for country in COUNTRIES:
        owners = {"england": (A, A, B, C, D), "schwaben": (A, A, B, C)}.get(country, (A, B, C, D, Y))
        for number, space in enumerate(spaces_of(country)):
            board[owners[number % len(owners)]] += f" {space}"
    board[A] += " advisor:aragon advisor:lothringen advisor:schwaben"
    for player, countries in ((A, "england franken"), (B, "bayern italien frankreich"), (Y, "burgund")):
        for country in countries.split():
            board[player] += f" advisor:{country} advisor:{country}"
    return position(5, turn=C, board=board, hands=hands, exhausted=1)


@example("E-25")
@rule("KK-705", "KK-706")
def test_no_piece_can_be_placed() -> None:
    s = crowded({C: "fr li bb", D: "es li bb"})
    assert sum(s.court) + s.occupied().bit_count() == 67
    assert step(s) == "exchange"
    play(s, "discard:fr", "pile")
    assert (s.actor, options(s)) == (D, ["advisor:schwaben", "exchange"])
    events = play(s, "advisor:schwaben", "pile")
    assert s.over
    assert "final-scoring" in kinds(events)
    assert GAME.result(s).rule == "KK-705"
    assert min(scoring.supply(s, seat) for seat in range(5)) > 0


@example("E-26")
@rule("KK-310", "KK-401")
@pytest.mark.parametrize(("cards", "number"), [("fa bb fr", 33), ("es es fr", 53)])
def test_options_on_the_empty_board(cards: str, number: int) -> None:
    assert len(options(position(hands={A: cards}))) == number


@example("E-27")
@rule("KK-911")
def test_kings_cloisters() -> None:
    france = spaces_of("frankreich")
    s = position(2, board={A: " ".join(france[:5]), KING: " ".join(france[5:7]), B: france[7]})
    s.influence[PARTS.colour_of[COUNTRIES.index("frankreich")]] = A
    scores = scoring.cloister_scores(s)
    assert points(scores, 2, "frankreich") == [13, 2]
    assert [score.points for score in scores if score.rule == "KK-911"] == [5]


@example("E-28")
@rule("KK-906")
@pytest.mark.parametrize(
    ("keeper", "kept", "holder", "then"),
    [(A, ("", ""), -1, A), (B, ("es", ""), A, B), (A, ("es", "es"), B, A), (B, ("es es", ""), A, A)],
)
def test_influence(keeper: int, kept: tuple[str, str], holder: int, then: int) -> None:
    s = position(2, turn=keeper, hands={keeper: "es li fa"})
    s.kept, s.influence[ES] = [pack(cards) for cards in kept], holder
    play(s, "durham", "stop")
    assert s.influence[ES] == then


@example("E-28")
@rule("KK-906")
def test_only_the_colour_just_kept_is_checked() -> None:
    s = position(2, turn=B, hands={B: "bb li fa"})
    s.kept, s.influence[ES] = [pack("es es"), pack("es es es")], A
    play(s, "melk", "stop")
    assert (s.influence[ES], s.influence[BB]) == (A, B)


@example("E-29")
@rule("KK-909")
def test_king_and_empty_countries() -> None:
    board = {A: full("franken") + " advisor:franken" * 7, B: "rom"}
    s = position(2, board=board, hands={KING: "bb es fr"})
    play(s, "king-first")
    empty = ["bayern", "burgund", "england", "schwaben", "frankreich"]
    assert set(options(s)) == {"none", *full(*empty).split()}
    assert len(options(s)) == 30

    s = position(2, board=board, hands={KING: "li es fr"})
    play(s, "king-first")
    assert set(options(s)) == {"none", "advisor:italien", *spaces_of("italien")} - {"rom"}
