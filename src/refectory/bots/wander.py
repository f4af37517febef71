"""Quick games to the end, in which everybody takes the better one of two options met by chance."""

from __future__ import annotations

from collections.abc import Callable

from refectory.engine.driver import play
from refectory.engine.game import Game
from refectory.engine.state import State


class Deed:
    """A move of one seat: how it has fared so far."""

    __slots__ = ("mean", "seat", "sum", "tries")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sum = 0.5  # the first try counts beside an even game
        self.tries = 1.0
        self.mean = 1.0  # what nobody has made yet had better be tried

    def tell(self, chance: float) -> None:
        """It was made once more, and the chance of the seat was this in the end."""
        self.sum += chance
        self.tries += 1.0
        self.mean = self.sum / self.tries


class Fame:
    """How the moves of every seat have fared in quick games so far, wherever they came up in them.

    What is good in one quick game is often good in another (move-average sampling: Finnsson and Björnsson, 2008).
    """

    def __init__(self) -> None:
        self._deeds: dict[int, Deed] = {}
        self._made: list[Deed] = []  # in the running game

    def of(self, seat: int, move: int) -> Deed:
        """What is known of it."""
        key = move << 3 | seat
        deed = self._deeds.get(key)
        if deed is None:
            deed = self._deeds[key] = Deed(seat)
        return deed

    def note(self, deed: Deed) -> None:
        """It was done in the running game."""
        self._made.append(deed)

    def tell(self, chances: list[float]) -> None:
        """The running game has ended so for every seat."""
        for deed in self._made:
            deed.tell(chances[deed.seat])
        self._made = []


def wander(game: Game, s: State, fame: Fame, chance: Callable[[], float]) -> None:
    """Play to the end: everybody takes the better one of two options met by chance.

    That is the one that looks better at first sight or, where the game asks for it, has fared better so far.
    """
    famed = game.famed
    while s.options:
        options, seat = s.options, s.actor
        count, best = len(options), 0
        if count > 1:
            met = chance() * count
            best = int(met)
            other = int((met - best) * count)  # what is left of a random number is one
            if famed:
                deed, rival = fame.of(seat, options[best]), fame.of(seat, options[other])
                if rival.mean > deed.mean:
                    best, deed = other, rival
                fame.note(deed)
            else:
                priors = game.priors(s)
                if priors[other] > priors[best]:
                    best = other
        play(game.steps, s, options[best])
