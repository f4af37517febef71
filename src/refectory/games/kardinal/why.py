"""Why not? The rule against a place or a card that a player would expect to use."""

from __future__ import annotations

from refectory.engine.event import Refusal

from .components import (
    ADVISOR,
    CARD_IDS,
    DISCARD,
    DRAW,
    EXCHANGE,
    KEEP,
    KING_FIRST,
    KING_FIRST_LEFT,
    NONE,
    PASS,
    PAY,
    PAY_PAIR,
    PILE,
    SPACE,
    STOP,
    SWAP,
    SWAP_LEFT,
    SWAP_PAIR,
    SWAPS,
    TWO_COUNTRIES_LEFT,
    in_pack,
)
from .state import KING, Table
from .view import PLAYER_COLOURS


def why_not(s: Table, seat: int, what: str, step: str) -> Refusal | None:
    """The refusal for a move word in the open step."""
    move = s.parts.vocabulary.numbers.get(what)
    if move is None or seat != s.turn:
        return None
    if move >= ADVISOR:
        if step in ("turn", "second", "king"):
            return _target(s, KING if step == "king" else seat, move, step)
        return _too_late(s, move, step)
    if move >= DISCARD:
        return _card(s, seat, move, step)
    return _action(s, seat, move, step)


# ---- places ------------------------------------------------------------------------------------------


def _target(s: Table, player: int, move: int, step: str) -> Refusal | None:
    """First what forbids the place itself, then what forbids it in this turn, then the cards."""
    number = s.parts.country_of[move - ADVISOR]
    refusal = _space(s, player, move) if move >= SPACE else _crest(s, player, number)
    if refusal is not None:
        return refusal
    if step == "second":
        return _second(s, number)
    country = s.parts.countries[number]
    if number not in s.parts.means(s.hands[player]).reach:
        args = {"country": country.id, "card": CARD_IDS[country.colour]}
        return Refusal("KK-310", f"{_kings(s, player)}no-card", args)
    return Refusal("KK-909", "king-empty", {"country": country.id}) if step == "king" else None


def _space(s: Table, player: int, move: int) -> Refusal | None:
    number = move - SPACE
    space = s.parts.spaces[number].id
    for owner, own in enumerate(s.cloisters):
        if own >> number & 1:
            return Refusal("KK-402", "occupied", {"space": space, "colour": PLAYER_COLOURS[owner]})
    return None if s.cloisters_left[player] else Refusal("KK-408", f"{_kings(s, player)}no-cloisters")


def _crest(s: Table, player: int, number: int) -> Refusal | None:
    country = s.parts.countries[number].id
    if not s.limit[number]:
        return Refusal("KK-405", "no-cloister-there", {"country": country})
    if s.court[number] >= s.limit[number]:
        return Refusal("KK-404", "limit", {"country": country, "limit": s.limit[number]})
    return None if s.advisors_left[player] else Refusal("KK-408", f"{_kings(s, player)}no-advisors")


def _kings(s: Table, player: int) -> str:
    """The King has sentences of his own."""
    return "" if player < s.seats else "king-"


def _second(s: Table, number: int) -> Refusal:
    """The place is fine, but not for the second piece of this turn."""
    first = s.parts.country_of[s.placed[0] - ADVISOR]
    if number == first:
        return _second_here(s, number)
    args = {"country": s.parts.countries[first].id}
    if not s.duell:
        return Refusal("KK-302", "second-country", args)
    if not s.specials[s.turn] & TWO_COUNTRIES_LEFT:
        return Refusal("KK-913", "special-used", {"special": "two-countries"})
    return Refusal("KK-916", "two-unpaid", {"country": s.parts.countries[number].id})


def _second_here(s: Table, number: int) -> Refusal:
    country = s.parts.countries[number]
    pieces = (s.occupied() & country.mask).bit_count() + s.court[number]
    if pieces == 1:
        return Refusal("KK-306", "was-empty", {"country": country.id})
    return Refusal("KK-310", "no-second-card", {"country": country.id})


def _too_late(s: Table, move: int, step: str) -> Refusal | None:
    """A place is clicked although no piece is to be placed now."""
    if len(s.placed) == 2:
        return Refusal("KK-301", "two-pieces")
    if s.placed and step in ("pay", "draw"):
        first, number = s.parts.country_of[s.placed[0] - ADVISOR], s.parts.country_of[move - ADVISOR]
        if first == number and (s.occupied() & s.parts.masks[first]).bit_count() + s.court[first] == 1:
            return Refusal("KK-306", "was-empty", {"country": s.parts.countries[first].id})
    return Refusal("KK-205", f"now-{step}")


# ---- cards -------------------------------------------------------------------------------------------


def _card(s: Table, seat: int, move: int, step: str) -> Refusal | None:
    if move >= SWAP_PAIR:
        return _swap(s, seat, *SWAPS[move - SWAP_PAIR], step)
    if move >= PAY and step in ("pay", "king-pay", "keep"):
        return _payment(s, move, step)
    if move >= PAY:
        return Refusal("KK-310", "cards-follow")
    if move >= DRAW:
        return _draw(s, move - DRAW, step)
    if step == "exchange":
        return Refusal("KK-501", "not-in-hand", {"card": CARD_IDS[move - DISCARD]})
    return _no_exchange(s, step)


def _swap(s: Table, seat: int, own: int, taken: int, step: str) -> Refusal | None:
    if step != "swap" and SWAP not in s.options:
        return _action(s, seat, SWAP, step)
    if not in_pack(s.hands[seat], own):
        return Refusal("KK-915", "not-in-hand", {"card": CARD_IDS[own]})
    if taken not in s.display:
        return Refusal("KK-915", "not-open", {"card": CARD_IDS[taken]})
    return Refusal("KK-915", "swap-first")


def _payment(s: Table, move: int, step: str) -> Refusal:
    if step == "keep":
        return Refusal("KK-905", "keep-played") if move >= KEEP else Refusal("KK-205", "now-keep")
    if move >= KEEP:
        return Refusal("KK-205", f"now-{step}")
    frame = s.stack[-1]
    country = s.parts.countries[frame[2]]
    pair = move >= PAY_PAIR
    card = move - (PAY_PAIR if pair else PAY)
    if pair and card == country.colour:
        return Refusal("KK-305", "own-joker", {"card": CARD_IDS[card], "country": country.id})
    if in_pack(s.hands[frame[1]], card) <= pair:
        return Refusal("KK-310", "not-enough-cards", {"card": CARD_IDS[card]})
    return Refusal("KK-304", "wrong-card", {"card": CARD_IDS[card], "country": country.id})


def _draw(s: Table, colour: int, step: str) -> Refusal:
    if step == "draw":
        return Refusal("KK-602", "not-open", {"card": CARD_IDS[colour]})
    return _draw_later(s)


def _draw_later(s: Table) -> Refusal:
    return Refusal("KK-703", "no-draw") if s.last_round else Refusal("KK-601", "draw-later")


def _no_exchange(s: Table, step: str) -> Refusal:
    if s.last_round:
        return Refusal("KK-703", "no-exchange")
    if step == "turn":
        return Refusal("KK-501", "exchange-first")
    return Refusal("KK-202", "one-thing") if s.placed else Refusal("KK-205", f"now-{step}")


# ---- other buttons -----------------------------------------------------------------------------------


def _action(s: Table, seat: int, move: int, step: str) -> Refusal | None:
    if move == EXCHANGE:
        return _no_exchange(s, step)
    if move == PASS:
        return Refusal("KK-203", "no-pass") if not s.last_round else Refusal("KK-205", f"now-{step}")
    if move == STOP:
        return Refusal("KK-308", "nothing-placed") if step == "turn" else Refusal("KK-205", f"now-{step}")
    if move == PILE:
        return _draw_later(s)
    if not s.duell:
        return Refusal("KK-901", "only-duell")
    if move == NONE or step != "turn":
        return Refusal("KK-904", f"now-{step}")
    special, bit = ("king-first", KING_FIRST_LEFT) if move == KING_FIRST else ("swap", SWAP_LEFT)
    if not s.specials[seat] & bit:
        return Refusal("KK-913", "special-used", {"special": special})
    return _special(s, move)


def _special(s: Table, move: int) -> Refusal | None:
    """An unused special action that has nothing to do now."""
    if move == KING_FIRST:
        return Refusal("KK-914", "king-moved") if s.king_moved else Refusal("KK-914", "king-stuck")
    if not s.display:
        return Refusal("KK-915", "no-open-card")
    return Refusal("KK-915", "same-cards")
