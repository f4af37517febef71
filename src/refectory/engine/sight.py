"""All that a bot gets to see of a table: its own seat's view, its options, and imagined truths."""

from __future__ import annotations

from random import Random

from .errors import NotYourTurn
from .game import Game, View
from .state import State


class Sight:
    """The table through the eyes of the seat that must decide."""

    def __init__(self, game: Game, truth: State, seat: int) -> None:
        if truth.actor != seat:
            raise NotYourTurn(f"Seat {seat + 1} does not decide now.")
        self.game = game
        self.seat = seat
        self.moves = list(truth.options)
        self._truth = truth

    def through(self, game: Game) -> Sight:
        """The same table for a player with another sense."""
        return Sight(game, self._truth, self.seat)

    def view(self) -> View:
        return self.game.view(self._truth, self.seat)

    def imagine(self, rng: Random) -> State:
        """A table that looks the same from this seat; safe to play on."""
        imagined = self.game.imagine(self._truth, self.seat, rng)
        imagined.log = None
        return imagined
