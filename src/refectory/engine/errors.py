"""Every refusal of the house: typed, one clear sentence each, what was wrong and what would be right."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class RefectoryError(Exception):
    """Bad input. The sentence is for people; nothing was changed."""


class UnknownName(RefectoryError):
    """No game, rule, bot, option or move has that name."""

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        names = sorted(known)
        near = get_close_matches(name, names, 1)
        hint = f" Did you mean '{near[0]}'?" if near else f" Known: {', '.join(names)}." if names else ""
        super().__init__(f"Unknown {what} '{name}'.{hint}")


class BadSeats(RefectoryError):
    """The number or the kinds of seats do not fit the game."""


class BadOption(RefectoryError):
    """An option of the game is unknown, has an impossible value or does not fit the seats."""


class IllegalMove(RefectoryError):
    """The rules do not allow this move now."""


class StaleMove(RefectoryError):
    """The move was meant for another moment of the game."""


class NotYourTurn(RefectoryError):
    """Another seat decides now, or the game is over."""


class NoUndo(RefectoryError):
    """There is nothing to take back, or the barrier stands. `reason` is a key of the catalogue."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"This move can't be taken back ({reason}).")
        self.reason = reason


class BadRecord(RefectoryError):
    """A record is damaged, of another version, or tells a game that did not happen."""


class BadData(RefectoryError):
    """A data file has an unknown key, a missing value or an impossible figure."""


class DeadEnd(Exception):
    """A step offers no move. Never the user's fault."""
