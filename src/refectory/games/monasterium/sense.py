"""What a good player looks at."""

from __future__ import annotations

from .scoring import final
from .state import Table


def evaluate(s: Table, seat: int) -> float:
    totals = list(s.scores)
    if not s.over:
        for score in final(s):
            totals[score.seat] += score.points
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def priors(s: Table) -> list[float]:
    return [0.0] * len(s.options)
