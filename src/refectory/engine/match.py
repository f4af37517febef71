"""A game being played: the one door through which people, bots and replays move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from .errors import BadSeats, NotYourTurn, NoUndo, StaleMove
from .event import Event, Refusal
from .game import Game
from .state import NOBODY, State

#: Keys of the catalogue's `undo-…` sentences that belong to no game.
NOTHING, OTHER_SEAT = "nothing", "other-seat"


class Match:
    """State, moves and events of one game, with undo up to the barrier.

    `moves[i]` was decided by seat `actors[i]` and caused `events[i + 1]`; `events[0]` is the set-up.
    """

    def __init__(
        self, game: Game, names: Sequence[str], options: Mapping[str, str] | None = None, seed: str = "0"
    ) -> None:
        if not all(name.strip() for name in names):
            raise BadSeats("Every seat needs a name.")
        self.game = game
        self.names = list(names)
        self.options = game.settle(len(names), options or {})
        self.seed = seed
        self.moves: list[str] = []
        self.actors: list[int] = []
        self.events: list[list[Event]] = [[]]
        self._past: list[State] = []  # the states before each move that may still be taken back
        self._barrier = NOTHING
        self.state = game.begin(len(names), self.options, seed, self.events[0])

    @property
    def ply(self) -> int:
        """How many decisions have been taken; a move is meant for one ply."""
        return len(self.moves)

    def play(self, seat: int, word: str, ply: int | None = None) -> list[Event]:
        """One move by one seat. Whatever is refused leaves everything as it was."""
        if ply is not None and ply != self.ply:
            raise StaleMove(f"The move was meant for decision {ply}, but the game is at {self.ply}.")
        if self.state.over:
            raise NotYourTurn("The game is over.")
        aside = self.game.vocabulary.numbers.get(word)
        if aside in self.game.asides(self.state, seat):
            return self._happen(seat, word, aside, self.game.interject)
        if seat != self.state.actor:
            raise NotYourTurn(f"Seat {self.state.actor + 1} decides now, not seat {seat + 1}.")
        return self._happen(seat, word, self.game.check(self.state, word), self.game.play)

    def again(self, word: str) -> list[Event]:
        """A move of a record: by the seat that decides, or by the speaker of an aside."""
        speaker = self.game.speaker(self.state, self.game.vocabulary.numbers.get(word, NOBODY))
        return self.play(self.state.actor if speaker == NOBODY else speaker, word)

    def _happen(self, seat: int, word: str, move: int, act: Callable[[State, int], None]) -> list[Event]:
        before = self.state.copy()
        happened: list[Event] = []
        self.state.log = happened
        try:
            act(self.state, move)
        except Exception:
            self.state = before
            raise
        self._remember(seat, word, before, happened)
        return happened

    def _remember(self, seat: int, word: str, before: State, happened: list[Event]) -> None:
        if self.actors and self.actors[-1] != seat and self._past:
            self._past.clear()
            self._barrier = OTHER_SEAT
        self.moves.append(word)
        self.actors.append(seat)
        self.events.append(happened)
        if self.state.barrier:
            self._past.clear()
            self._barrier = self.state.barrier
        else:
            self._past.append(before)

    def undo_barrier(self, seat: int) -> str | None:
        """Why the seat can't take back the latest move (`undo-<reason>`), or None if it can."""
        if not self.moves:
            return NOTHING
        if self.actors[-1] != seat:
            return OTHER_SEAT if seat in self.actors else NOTHING
        return None if self._past else self._barrier

    def undo(self, seat: int) -> None:
        """Take back the seat's latest decision."""
        reason = self.undo_barrier(seat)
        if reason is not None:
            raise NoUndo(reason)
        self.state = self._past.pop()
        self.moves.pop()
        self.actors.pop()
        self.events.pop()

    def why_not(self, seat: int, what: str) -> Refusal | None:
        """The rule against a move or a place; only for the seat that decides, who may see its own options."""
        if self.state.actor != seat:
            return None
        number = self.game.vocabulary.numbers.get(what)
        if number is not None and number in self.state.options:
            return None
        return self.game.why_not(self.state, seat, what)
