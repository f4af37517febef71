"""Somebody on the first day: sees what is good right now, but hastily, and overlooks things."""

from __future__ import annotations

from refectory.engine.sight import Sight

from .greedy import GreedyBot, values

#: How far off a hasty look is, in units of the game's swing.
HASTE = 0.5
#: One move in so many is taken from the belly.
WHIM = 12


class NoviceBot(GreedyBot):
    """Judges each move as greedy does, plus an error of its own; now and then just moves."""

    def choose(self, sight: Sight) -> int:
        rng = self._rng
        if rng.randrange(WHIM) == 0:
            return rng.choice(sight.moves)
        error = HASTE * sight.game.swing
        felt = [value + rng.gauss(0.0, error) for value in values(sight, rng, truths=1)]
        return sight.moves[felt.index(max(felt))]
