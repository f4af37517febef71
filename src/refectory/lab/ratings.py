"""Ratings of bots from finished games: Plackett-Luce by OpenSkill, which is an optional extra (`lab`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from statistics import fmean
from typing import Any, NamedTuple

from refectory.engine.errors import RefectoryError


class NoRatings(RefectoryError):
    """The library is not there."""

    def __init__(self) -> None:
        super().__init__("Ratings need the library OpenSkill: pip install 'refectory[lab]'.")


class Rating(NamedTuple):
    """Skill and how sure it is; a newcomer has 25 ± 8.3."""

    mu: float
    sigma: float


def load_model() -> Any:
    """The rating model, or a refusal that says what to install."""
    try:
        return import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise NoRatings from None


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]], model: Any = None) -> dict[str, Rating]:
    """Ratings by name after games given as (who sat where, the place of every seat), in their order.

    Who sits on several seats plays each of them with the same skill and takes the mean of what they earned.
    """
    model = model or load_model()
    found: dict[str, Rating] = {}
    newcomer = model.rating()
    for names, places in games:
        seats = [found.setdefault(name, Rating(newcomer.mu, newcomer.sigma)) for name in names]
        teams = [[model.rating(mu=seat.mu, sigma=seat.sigma)] for seat in seats]
        rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
        for name in set(names):
            own = [new for new, owner in zip(rated, names, strict=True) if owner == name]
            found[name] = Rating(fmean(new.mu for new in own), fmean(new.sigma for new in own))
    return found
