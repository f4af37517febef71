"""Every point and its reason: the two cloister scorings, the alliances and the chains."""

from __future__ import annotations

from refectory.engine.event import Result, Score

from .components import COUNT, Alliance
from .state import Table


def rank_points(counts: list[int]) -> list[int]:
    """Cloister points in one country from the cloisters of each player there (KK-802 to KK-805).

    The first rank scores every cloister of the country, each further rank the cloisters of one player on the rank
    above; equal numbers share a rank.
    """
    everything = sum(counts)
    points = []
    for own in counts:
        above = 0
        for count in counts:
            if count > own and (count < above or not above):
                above = count
        points.append((above or everything) if own else 0)
    return points


def counts_in(s: Table, country: int) -> list[int]:
    """The cloisters of each player in a country."""
    mask, first = s.parts.masks[country], s.parts.firsts[country]
    return [COUNT[(own & mask) >> first] for own in s.cloisters]


def leaders(s: Table, country: int) -> int:
    """The players with most advisors in a country, at least one (KK-813), as a set."""
    players, most = 0, 1
    for player, row in enumerate(s.advisors):
        if row[country] > most:
            players, most = 1 << player, row[country]
        elif row[country] == most:
            players |= 1 << player
    return players


def majority(s: Table, country: int) -> list[int]:
    """The players with most advisors in a country."""
    players = leaders(s, country)
    return [player for player in range(len(s.advisors)) if players >> player & 1]


def scorer(s: Table, country: int, player: int) -> int:
    """Who scores a player's cloisters: his seat; for the King's who has influence in the country, if any (KK-911)."""
    return player if player < s.seats else s.influence[s.parts.colour_of[country]]


def cloister_points(s: Table) -> list[int]:
    """One cloister scoring (KK-801), by seat."""
    totals = [0] * s.seats
    for country in range(len(s.parts.masks)):
        for player, points in enumerate(rank_points(counts_in(s, country))):
            seat = scorer(s, country, player)
            if points and seat >= 0:
                totals[seat] += points
    return totals


def cloister_scores(s: Table) -> list[Score]:
    """One cloister scoring with its reasons, country by country in scoring order."""
    return [score for country in range(len(s.parts.countries)) for score in _country_scores(s, country)]


def _country_scores(s: Table, country: int) -> list[Score]:
    counts = counts_in(s, country)
    place = s.parts.countries[country].id
    scores = []
    for player, points in enumerate(rank_points(counts)):
        seat = scorer(s, country, player)
        if not points or seat < 0:
            continue
        pieces = _counted(s, country, counts, counts[player])
        if player < s.seats:
            rule = "KK-802" if counts[player] == max(counts) else "KK-803"
            scores.append(Score(seat, points, rule, "cloister", place, pieces))
        else:
            scores.append(Score(seat, points, "KK-911", "king", place, pieces))
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
    players = leaders(s, alliance.a) & leaders(s, alliance.b)
    return [player for player in range(len(s.advisors)) if players >> player & 1]


def advisor_points(s: Table) -> list[int]:
    """All alliances (KK-812), by seat."""
    totals = [0] * s.seats
    holders = [leaders(s, country) for country in range(len(s.parts.masks))]
    for alliance in s.parts.alliances:
        both = holders[alliance.a] & holders[alliance.b]
        for seat in range(s.seats):
            if both >> seat & 1:
                totals[seat] += s.court[alliance.a] + s.court[alliance.b]
    return totals


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


def final_points(s: Table) -> list[int]:
    """The final scoring in its three parts (KK-811), by seat."""
    cloisters, advisors = cloister_points(s), advisor_points(s)
    return [cloisters[seat] + advisors[seat] + s.parts.chains.points(s.cloisters[seat]) for seat in range(s.seats)]


def final_scores(s: Table) -> list[Score]:
    """The final scoring with its reasons."""
    return cloister_scores(s) + advisor_scores(s) + chain_scores(s)


def supply(s: Table, player: int) -> int:
    """All pieces left, which break a tie (KK-832)."""
    return s.cloisters_left[player] + s.advisors_left[player]


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
