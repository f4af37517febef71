"""What a good player looks at."""

from __future__ import annotations

from .scoring import final_scores
from .state import DomusState


def evaluate(s: DomusState, seat: int) -> float:
    worth = [s.scores[i] + sum(score.points for score in final_scores(s, i)) for i in range(s.seats)]
    return float(worth[seat] - max(worth[:seat] + worth[seat + 1 :]))


def priors(s: DomusState) -> list[float]:
    return [0.0] * len(s.options)
