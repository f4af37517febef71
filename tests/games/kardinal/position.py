"""Positions of Kardinal & König, set up exactly as an example or a rule needs them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from refectory.engine.event import Event, Refusal, Score
from refectory.engine.registry import load_game
from refectory.games.kardinal import Kardinal
from refectory.games.kardinal.components import CARD_IDS, card_ids, pack_of
from refectory.games.kardinal.state import KING, Table
from refectory.games.kardinal.steps import BEGIN_PHASE

GAME = cast(Kardinal, load_game("kardinal"))
PARTS = GAME.parts
COUNTRIES = [country.id for country in PARTS.countries]

#: The players of the rulebook's examples, in seat order.
A, B, C, D, Y = range(5)

__all__ = ["COUNTRIES", "GAME", "KING", "PARTS", "A", "B", "C", "D", "Y"]


def pack(cards: str) -> int:
    return pack_of([CARD_IDS.index(card) for card in cards.split()])


def colours(cards: str) -> list[int]:
    return [CARD_IDS.index(card) for card in cards.split()]


def spaces_of(country: str) -> list[str]:
    return [PARTS.spaces[i].id for i in PARTS.countries[COUNTRIES.index(country)].spaces]


def put(s: Table, player: int, targets: str) -> None:
    """Pieces onto the board, whatever the rules say about it."""
    for target in targets.split():
        s.put(player, PARTS.vocabulary.parse(target))


def position(
    seats: int = 4,
    *,
    turn: int = A,
    start: int = A,
    hands: Mapping[int, str] | None = None,
    board: Mapping[int, str] | None = None,
    display: str = "li fr",
    pile: str = "es es es es es es es es",
    discards: str = "",
    exhausted: int = 0,
) -> Table:
    """A player's turn begins. `board` lists targets by player; the top of the pile is its *first* card."""
    s = Table.laid_out(PARTS, seats, seats == 2, b"example", (BEGIN_PHASE,))
    s.turn, s.start, s.exhausted = turn, start, exhausted
    s.hands = [pack((hands or {}).get(player, "fa bb li")) for player in range(len(s.hands))]
    s.display, s.pile, s.discards = colours(display), colours(pile)[::-1], pack(discards)
    for player, targets in (board or {}).items():
        put(s, player, targets)
    s.log = []
    GAME.advance(s)
    return s


def options(s: Table) -> list[str]:
    return [PARTS.vocabulary.word(move) for move in s.options]


def step(s: Table) -> str:
    return GAME.step(s).name


def play(s: Table, *words: str) -> list[Event]:
    """Play legal moves; the events of all of them."""
    s.log = []
    for word in words:
        GAME.play(s, GAME.check(s, word))
    return s.log


def hand(s: Table, player: int) -> str:
    return " ".join(card_ids(s.hands[player]))


def display(s: Table) -> str:
    return " ".join(CARD_IDS[colour] for colour in s.display)


def discards(s: Table) -> str:
    return " ".join(card_ids(s.discards))


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def points(scores: list[Score], seats: int, place: str = "") -> list[int]:
    """Points by seat, of one place if it is named."""
    return [
        sum(score.points for score in scores if score.seat == seat and place in ("", score.place))
        for seat in range(seats)
    ]


def awarded(events: list[Event], seats: int) -> list[int]:
    """Points given by these events, by seat."""
    return [
        sum(cast(int, event.data["points"]) for event in events if event.kind == "score" and event.seat == seat)
        for seat in range(seats)
    ]


def why(s: Table, what: str) -> tuple[str, str]:
    """Rule and key of the refusal for who decides."""
    refusal: Refusal | None = GAME.why_not(s, s.actor, what)
    assert refusal is not None
    return refusal.rule, refusal.key
