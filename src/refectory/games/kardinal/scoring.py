"""Every point and its reason: the two cloister scorings, the alliances and the chains."""

from __future__ import annotations

from refectory.engine.event import Result, Score

from .components import Alliance
from .state import Table


def rank_points(counts: list[int]) -> list[int]:
    """Cloister points in one country from the cloisters of each player there (KK-802 to KK-805).

    The first rank scores every cloister of the country, each further rank the cloisters of one player on the rank
    above; equal numbers share a rank.
    """
    ranks = sorted(set(counts) - {0}, reverse=True)
    worth = {count: ranks[rank - 1] if rank else sum(counts) for rank, count in enumerate(ranks)}
    return [worth.get(count, 0) for count in counts]


def counts_in(s: Table, country: int) -> list[int]:
    """The cloisters of each player in a country."""
    mask = s.parts.masks[country]
    return [(own & mask).bit_count() for own in s.cloisters]


def majority(s: Table, country: int) -> list[int]:
    """The players with most advisors in a country, at least one (KK-813)."""
    counts = [row[country] for row in s.advisors]
    most = max(counts)
    return [player for player, count in enumerate(counts) if count == most] if most else []


def cloister_scores(s: Table) -> list[Score]:
    """One cloister scoring (KK-801), country by country in scoring order."""
    return [score for country in range(len(s.parts.countries)) for score in _country_scores(s, country)]


def _country_scores(s: Table, country: int) -> list[Score]:
    counts = counts_in(s, country)
    place = s.parts.countries[country].id
    scores = []
    for player, points in enumerate(rank_points(counts)):
        if not points:
            continue
        pieces = _counted(s, country, counts, counts[player])
        if player < s.seats:
            rule = "KK-802" if counts[player] == max(counts) else "KK-803"
            scores.append(Score(player, points, rule, "cloister", place, pieces))
        else:
            holder = s.influence[s.parts.colour_of[country]]
            if holder >= 0:
                scores.append(Score(holder, points, "KK-911", "king", place, pieces))
    return scores


def _counted(s: Table, country: int, counts: list[int], own: int) -> tuple[str, ...]:
    """The cloisters somebody with `own` of them scores for: all, or those of one player on the rank above."""
    spaces = s.occupied()
    if own < max(counts):
        above = min(count for count in counts if count > own)
        spaces = s.cloisters[counts.index(above)]
    return tuple(s.parts.spaces[i].id for i in s.parts.countries[country].spaces if spaces >> i & 1)


def alliance_players(s: Table, alliance: Alliance) -> list[int]:
    """Who has the majority in both countries (KK-814); the King among them scores nothing."""
    there = majority(s, alliance.b)
    return [player for player in majority(s, alliance.a) if player in there]


def advisor_scores(s: Table) -> list[Score]:
    """The alliances in ascending order (KK-812)."""
    scores = []
    for alliance in s.parts.alliances:
        points = s.court[alliance.a] + s.court[alliance.b]
        pieces = (s.parts.countries[alliance.a].id, s.parts.countries[alliance.b].id)
        for player in alliance_players(s, alliance):
            if player < s.seats:
                scores.append(Score(player, points, "KK-814", "advisor", alliance.id, pieces))
    return scores


def chain_rows(s: Table, player: int) -> list[list[str]]:
    """The chains of a player as space ids."""
    return [[s.parts.spaces[i].id for i in row] for row in s.parts.chains.rows(s.cloisters[player])]


def chain_scores(s: Table) -> list[Score]:
    """The best chains of every seat (KK-824)."""
    return [
        Score(seat, len(row), "KK-823", "chain", row[0], tuple(row))
        for seat in range(s.seats)
        for row in chain_rows(s, seat)
    ]


def final_scores(s: Table) -> list[Score]:
    """The final scoring in its three parts (KK-811)."""
    return cloister_scores(s) + advisor_scores(s) + chain_scores(s)


def supply(s: Table, player: int) -> int:
    """All pieces left, which break a tie (KK-832)."""
    return s.cloisters_left(player) + s.advisors_left(player)


def final_order(s: Table) -> list[tuple[int, int]]:
    """By seat what places are decided by: points, and among the leaders pieces left."""
    best = max(s.scores)
    return [(points, supply(s, seat) if points == best else 0) for seat, points in enumerate(s.scores)]


def winners(s: Table) -> tuple[tuple[int, ...], str]:
    """Who has won, and the rule that decided it: points, pieces left among equals, or a shared victory."""
    order = final_order(s)
    best = max(order)
    seats = tuple(seat for seat in range(s.seats) if order[seat] == best)
    if len(seats) > 1:
        return seats, "KK-833"
    return seats, "KK-832" if s.scores.count(best[0]) > 1 else "KK-831"


def result(s: Table) -> Result:
    """The game ended because nobody could place a piece any more (KK-705), or else after a last round (KK-701)."""
    order = final_order(s)
    places = tuple(1 + sum(other > own for other in order) for own in order)
    return Result(tuple(s.scores), winners(s)[0], places, "KK-701" if s.goes_on() else "KK-705")
