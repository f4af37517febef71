"""Points of a scoring with their reasons, and the testament."""

from __future__ import annotations

from itertools import permutations

from refectory.engine.event import ALL, Result, Score

from .components import (
    ABBEY,
    ALMONRY,
    BROWN,
    CHAPEL,
    COLOURS,
    FARM,
    GREY,
    KINDS,
    LARGE,
    LETTERS,
    MONKS,
    PLAYERS,
    SCRIPTUM,
    STUDY,
    WORK,
)
from .grid import group_of
from .state import NONE, Table


class Gain:
    """Points of a scoring: for what, by which rule, at which place."""

    __slots__ = ("place", "points", "rule", "source")

    def __init__(self, source: str, rule: str, place: int, points: int) -> None:
        self.source = source
        self.rule = rule
        self.place = place
        self.points = points


def gain(s: Table, colour: int, found: Gain) -> None:
    """Points that last for this scoring only."""
    s.points += found.points
    if s.log is not None:
        s.tell(
            found.source, s.seat_of[colour], found.rule,
            points=found.points, place=KINDS[s.kind[found.place]], x=s.x(found.place), y=s.y(found.place),
        )  # fmt: skip


# ---- building ----------------------------------------------------------------------------------------


def build(s: Table, colour: int) -> None:
    """Box values of fully staffed sites; each is turned when the last of its builders has his points (MY-511)."""
    own: dict[int, int] = {}
    for monk in range(colour * MONKS, colour * MONKS + MONKS):
        place = s.where[monk]
        if s.box[monk] and s.solid >> place & 1:
            own[place] = own.get(place, 0) + s.box[monk]
    s.scored |= 1 << colour
    if not own:
        return
    grouped = [place for place in own if s.parts.grouped[s.kind[place]]]
    for place, points in own.items():
        if place not in grouped:
            gain(s, colour, Gain("build", "MY-511", place, points))
            if not any(w == place and not s.scored >> m // MONKS & 1 for m, w in enumerate(s.where)):
                turn_over(s, place)
    for place in best_order(s, grouped):
        gain(s, colour, Gain("build", "MY-515", place, chain_points(s, place, s.done)))
        turn_over(s, place)


def turn_over(s: Table, place: int) -> None:
    s.finish(place)
    if s.log is not None:
        s.tell("finish", rule="MY-512", place=KINDS[s.kind[place]], x=s.x(place), y=s.y(place))


def chain_points(s: Table, place: int, done: int) -> int:
    """Completing a path, field or garden counts the finished tiles it reaches through finished ones (MY-515)."""
    chain = group_of(s, place, done).bit_count()
    return min(s.parts.boxes[s.kind[place]][0] * chain, s.parts.group_points)


def best_order(s: Table, places: list[int]) -> tuple[int, ...]:
    """The order in which completing these tiles brings the most (MY-517); the first of several equal ones."""
    if len(places) < 2:
        return tuple(places)
    best: tuple[int, ...] = ()
    most = -1
    for order in permutations(places):
        done, points = s.done, 0
        for place in order:
            points += chain_points(s, place, done)
            done |= 1 << place
        if points > most:
            best, most = order, points
    return best


# ---- prayer, strain, icons ---------------------------------------------------------------------------


def prayers(s: Table, colour: int) -> list[Gain]:
    """Where one of the player's monks could be called to prayer, and what it would bring (MY-521 to MY-524)."""
    found = []
    places = s.standing(colour) & s.done & ~s.fresh & ~(1 << ABBEY)
    while places:
        low = places & -places
        places ^= low
        place = low.bit_length() - 1
        kind = s.kind[place]
        if kind == CHAPEL and s.icons:
            if chapel_open(s, colour, place):
                found.append(Gain("pray", "MY-564", place, s.parts.circle[kind] * s.parts.chapel_times))
        elif s.crowd[place] == 1 and s.parts.circle[kind]:
            found.append(Gain("pray", "MY-521", place, s.parts.circle[kind]))
    return found


def chapel_open(s: Table, colour: int, place: int) -> bool:
    """At most three monks pray in the Chapel, and of each player at most one (MY-565)."""
    praying = [monk // MONKS for monk, w in enumerate(s.where) if w == place and s.praying[monk]]
    return len(praying) < s.parts.chapel_prayers and colour not in praying


def strain(s: Table, colour: int) -> list[Gain]:
    """One point for each tile of the round's colour with an upright monk, where nobody prays (MY-531 to MY-535)."""
    kind_of_round = s.parts.round[s.hour]
    if kind_of_round not in (STUDY, WORK):
        return []
    hue, rule = (GREY, "MY-531") if kind_of_round == STUDY else (BROWN, "MY-532")
    found = []
    places = s.standing(colour) & s.done & ~s.fresh
    while places:
        low = places & -places
        places ^= low
        place = low.bit_length() - 1
        kind = s.kind[place]
        if s.parts.hue[kind] & hue and not s.in_prayer(place):
            if kind == FARM and s.icons and hue == BROWN:
                found.append(Gain("strain", "MY-562", place, 1 + s.parts.farm))
            elif kind == SCRIPTUM and s.icons and hue == GREY:
                found.append(Gain("strain", "MY-563", place, 1 + s.parts.scriptum))
            else:
                found.append(Gain("strain", rule, place, 1))
    return found


def open_icons(s: Table, colour: int) -> int:
    """The icons the player may use: an upright monk there, nobody praying, not just finished (MY-543)."""
    if not s.icons:
        return 0
    kinds = 0
    ready = s.done & ~s.fresh
    for monk in range(colour * MONKS, colour * MONKS + MONKS):
        place = s.where[monk]
        if place > ABBEY and ready >> place & 1:
            kind = s.kind[place]
            if s.parts.icon_kinds >> kind & 1 and not s.in_prayer(place):
                kinds |= 1 << kind
    return kinds


def almonry(s: Table, colour: int) -> None:
    """One blessing, by itself (MY-561)."""
    if open_icons(s, colour) >> ALMONRY & 1:
        if s.log is not None:
            s.tell("almonry", s.seat_of[colour], "MY-561", count=s.parts.almonry)
        s.receive(colour, s.parts.almonry)


def unused(s: Table) -> int:
    """Blessings for the points that are left (MY-609)."""
    return s.parts.unused[s.points]


# ---- testament ---------------------------------------------------------------------------------------


def testament(s: Table, colour: int, eyes: int) -> list[Score]:
    """Letters, blessings and tiles behind the screen (MY-811 to MY-813), as far as these eyes can know."""
    seat = s.seat_of[colour]
    own = eyes in (seat, ALL)
    found = []
    letters = [
        chr(64 + letter) for i, letter in enumerate(s.parts.phrases[colour], colour * LETTERS) if s.strips[i] == LARGE
    ]
    if letters:
        found.append(
            Score(seat, len(letters) * s.parts.letter_points, "MY-811", "letters", COLOURS[colour], tuple(letters))
        )
    if s.blessings[colour] and (own or s.open_blessings):
        found.append(Score(seat, s.blessings[colour] * s.parts.blessing_points, "MY-812", "blessings"))
    tiles = [kind for kind in s.hands[colour] if s.parts.circle[kind]]
    if tiles and own:
        points = -sum(s.parts.circle[kind] for kind in tiles)
        found.append(Score(seat, points, "MY-813", "tiles", "", tuple(KINDS[kind] for kind in tiles)))
    return found


def projection(s: Table, eyes: int) -> list[Score]:
    if s.over:
        return []
    return [score for colour in s.players() for score in testament(s, colour, eyes)]


def result(s: Table) -> Result:
    """The most points win; among equals the lower phrase is ahead (MY-814); in the team game teams add (MY-924)."""
    rule = f"MY-{s.ending}"
    scores = tuple(s.scores)
    if s.teams:
        sums = [sum(s.scores[s.seat_of[c]] for c in range(side, PLAYERS, 2)) for side in (0, 1)]
        best = 0 if sums[0] > sums[1] else 1
        places = tuple(1 if s.player_at(seat) % 2 == best else 2 for seat in range(s.seats))
    else:
        ranked = sorted(range(s.seats), key=lambda seat: (-s.scores[seat], -s.player_at(seat)))
        places = tuple(ranked.index(seat) + 1 for seat in range(s.seats))
    winners = tuple(seat for seat in range(s.seats) if places[seat] == 1)
    return Result(scores, winners, places, rule)


def margin(s: Table, colour: int, values: list[float]) -> float:
    """How far the player (or his team) is ahead of the best other, given a value for every colour."""
    partner = s.partner(colour)
    if partner != NONE:
        other = (colour + 1) % PLAYERS
        return values[colour] + values[partner] - values[other] - values[s.partner(other)]
    return values[colour] - max(values[c] for c in s.players() if c != colour)
