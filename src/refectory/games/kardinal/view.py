"""What one pair of eyes sees of the table.

The view, for drawing, bots and programs; a *colour* is a player's (`green` …), a *card* one of `fa bb li es fr`:

    game, seats, colours, scores, over, result     as in every game; `colours` by seat
    decision    the open decision (see `Game.decision`)
    duell       true in the two-player variant
    start       the seat with the black marker
    turn        the seat whose turn it is
    round       number of the round, from 1
    half        1 until the draw pile was exhausted for the first time, then 2
    last_round  true after the second exhaustion
    placed      the targets of this turn's pieces so far (`fulda`, `advisor:franken`), at most two
    last        the targets of what the others placed in their latest turns: what is new since these eyes' own turn
    countries   country → {cloisters: {colour: count}, advisors: {colour: count}, limit: advisors that may stand
                there, empty: true before the first piece, majority: [colours], points: {colour: points}}, in scoring
                order; only positive counts; `points` are those of a cloister scoring held now, `majority` that of
                the advisors
    spaces      space → colour of the cloister on it, or None; all spaces, in the order of the board
    alliances   number (as text) → {points: advisors in both countries, colours: [who would score them]}
    chains      colour → [[space, …], …]: the rows that would score now, each in walking order
    standing    by seat: {cloister, king, advisor, chain, total}: what a final scoring held now would add
    supply      colour → {cloister: left, advisor: left}
    hands       by seat: {count, cards: [card, …] or None if these eyes may not see them, seen: [card, …], what
                everybody knows of it, because it was taken from the display}, in the order of the colours
    display     the open cards, [card, …], left to right
    pile        number of cards in the draw pile
    discards    card → number in the discard pile; all five
    deck        card → number in the whole game; removed: card → number taken out before play
    king        None, or in Das Duell {colour, cards: [card, …], moved: whether he moved in this turn}
    kept        by seat: {card: number of kept cards}, all five; [] outside Das Duell
    influence   card → the seat that holds its influence card, or None; {} outside Das Duell
    specials    by seat: the unused of [king-first, swap, two-countries]; [] outside Das Duell

In Das Duell `countries`, `spaces` and `supply` also hold the King's colour; `chains` and `standing` never do.
Positions and roads are not in the view: they are the same for everybody and lie in `Kardinal.parts`
(`parts.spaces[i].id/.x/.y/.country`, `parts.countries[i].id/.crest/.colour/.ring/.spaces`, `parts.roads`,
`parts.alliances[i].no/.a/.b/.sea/.at`; see `components.py`).
"""

from __future__ import annotations

from typing import Any

from refectory.engine.event import ALL, Text

from . import scoring
from .components import (
    ADVISOR,
    CARD_IDS,
    DISCARD,
    DRAW,
    KEEP,
    PAY,
    PAY_PAIR,
    SPACE,
    SPECIALS,
    SWAP_PAIR,
    SWAPS,
    card_ids,
    in_pack,
    pack_size,
)
from .state import KING, Table

#: Colours in seat order; the King has the first one that no seat has.
PLAYER_COLOURS = ("green", "red", "purple", "blue", "yellow")

SOURCES = ("cloister", "king", "advisor", "chain")


def look(s: Table, seat: int) -> dict[str, Any]:
    """Everything but the decision and the result, which are the engine's."""
    parts = s.parts
    deck = parts.deck(s.seats)
    return {
        "game": "kardinal",
        "seats": s.seats,
        "colours": list(PLAYER_COLOURS[: s.seats]),
        "scores": s.scores[:],
        "over": s.over,
        "duell": s.duell,
        "start": s.start,
        "turn": s.turn,
        "round": s.round,
        "half": 2 if s.exhausted else 1,
        "last_round": s.last_round,
        "placed": [parts.vocabulary.word(target) for target in s.placed],
        "last": _last(s, seat),
        "countries": {country.id: _country(s, number) for number, country in enumerate(parts.countries)},
        "spaces": _spaces(s),
        "alliances": {
            str(alliance.no): {
                "points": s.court[alliance.a] + s.court[alliance.b],
                "colours": [PLAYER_COLOURS[p] for p in scoring.alliance_players(s, alliance) if p < s.seats],
            }
            for alliance in parts.alliances
        },
        "chains": {PLAYER_COLOURS[own]: scoring.chain_rows(s, own) for own in range(s.seats)},
        "standing": _standing(s),
        "supply": {
            PLAYER_COLOURS[player]: {"cloister": s.cloisters_left[player], "advisor": s.advisors_left[player]}
            for player in range(len(s.cloisters))
        },
        "hands": [_hand(s, other, seat in (other, ALL)) for other in range(s.seats)],
        "display": [CARD_IDS[colour] for colour in s.display],
        "pile": len(s.pile),
        "discards": _counts(s.discards),
        "deck": dict(zip(CARD_IDS, deck, strict=True)),
        "removed": dict.fromkeys(CARD_IDS, parts.removed[s.seats]),
        **_duell(s),
    }


def _last(s: Table, seat: int) -> list[str]:
    others = [row for player, row in enumerate(s.latest) if player not in (seat, s.turn)]
    return [s.parts.vocabulary.word(target) for row in others for target in row]


def _country(s: Table, country: int) -> dict[str, Any]:
    counts = scoring.counts_in(s, country)
    return {
        "cloisters": _by_colour(counts),
        "advisors": _by_colour([row[country] for row in s.advisors]),
        "limit": s.limit[country],
        "empty": not s.limit[country],
        "majority": [PLAYER_COLOURS[player] for player in scoring.majority(s, country)],
        "points": _by_colour(scoring.rank_points(counts)),
    }


def _by_colour(counts: list[int]) -> dict[str, int]:
    return {PLAYER_COLOURS[player]: count for player, count in enumerate(counts) if count}


def _spaces(s: Table) -> dict[str, str | None]:
    spaces: dict[str, str | None] = {}
    for number, space in enumerate(s.parts.spaces):
        owners = [PLAYER_COLOURS[player] for player, own in enumerate(s.cloisters) if own >> number & 1]
        spaces[space.id] = owners[0] if owners else None
    return spaces


def _standing(s: Table) -> list[dict[str, int]]:
    """A finished game has nothing more to score."""
    standing = [dict.fromkeys((*SOURCES, "total"), 0) for _ in range(s.seats)]
    for score in [] if s.over else scoring.final_scores(s):
        standing[score.seat][score.source] += score.points
        standing[score.seat]["total"] += score.points
    return standing


def _hand(s: Table, seat: int, open_hand: bool) -> dict[str, Any]:
    hand = s.hands[seat]
    return {"count": pack_size(hand), "cards": card_ids(hand) if open_hand else None, "seen": card_ids(s.seen[seat])}


def _counts(pack: int) -> dict[str, int]:
    return {card: in_pack(pack, colour) for colour, card in enumerate(CARD_IDS)}


def _duell(s: Table) -> dict[str, Any]:
    if not s.duell:
        return {"king": None, "kept": [], "influence": {}, "specials": []}
    return {
        "king": {"colour": PLAYER_COLOURS[KING], "cards": card_ids(s.hands[KING]), "moved": s.king_moved},
        "kept": [_counts(pack) for pack in s.kept],
        "influence": {card: None if s.influence[i] < 0 else s.influence[i] for i, card in enumerate(CARD_IDS)},
        "specials": [[name for i, name in enumerate(SPECIALS) if left >> i & 1] for left in s.specials],
    }


# ---- moves as buttons --------------------------------------------------------------------------------


def label(s: Table, move: int, step: str) -> Text:
    """`move-…`; the King's placements have sentences of their own."""
    king = "king-" if step == "king" else ""
    if move >= SPACE:
        space = s.parts.spaces[move - SPACE]
        return Text(f"move-{king}cloister", {"space": space.id, "country": s.parts.countries[space.country].id})
    if move >= ADVISOR:
        return Text(f"move-{king}advisor", {"country": s.parts.countries[move - ADVISOR].id})
    if move >= SWAP_PAIR:
        own, taken = SWAPS[move - SWAP_PAIR]
        return Text("move-swap-pair", {"card": CARD_IDS[own], "taken": CARD_IDS[taken]})
    for first, key in CARD_MOVES:
        if move >= first:
            return Text(key, {"card": CARD_IDS[move - first]})
    return Text(f"move-{s.parts.vocabulary.word(move)}")


#: Moves that name one card, highest numbers first.
CARD_MOVES = (
    (KEEP, "move-keep"),
    (PAY_PAIR, "move-pay-pair"),
    (PAY, "move-pay"),
    (DRAW, "move-draw"),
    (DISCARD, "move-discard"),
)
