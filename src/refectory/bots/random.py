"""Any legal move is as good as another."""

from __future__ import annotations

from random import Random

from refectory.engine.sight import Sight


class RandomBot:
    """The novice on the first day."""

    def __init__(self, seed: int | str) -> None:
        self._rng = Random(seed)

    def choose(self, sight: Sight) -> int:
        return sight.moves[int(self._rng.random() * len(sight.moves))]
