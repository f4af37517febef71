"""The growing monastery: where a tile may lie, what it is connected to, and how far a monk can walk."""

from __future__ import annotations

from typing import Final

from .components import ABBEY, BLANK, BROWN, GREY, NEXT, NOWHERE, PATH
from .state import NONE, Table

#: No neighbour in any direction.
LONELY: Final = NOWHERE | NOWHERE << 6 | NOWHERE << 12 | NOWHERE << 18


# ---- laying ------------------------------------------------------------------------------------------


def found_abbey(s: Table) -> None:
    """The Abbey and its ten slots (MY-121); it belongs to no group, so that what fits depends on nothing else."""
    s.put(ABBEY, 0, 0, 0)
    for cell, towards, edge in s.parts.slots:
        _open(s, cell, towards, ABBEY, edge, GREY)
    s.rim_fit = [s.parts.fitting[around] for around in s.rim_around]


def layable(s: Table) -> int:
    """The kinds that could be laid somewhere right now (MY-304 to MY-311)."""
    kinds = 0
    solid = s.solid
    for i, touch in enumerate(s.rim_touch):
        if touch & solid:
            kinds |= s.rim_fit[i]
    return kinds


def ever_layable(s: Table) -> int:
    """The kinds that could be laid somewhere if every tile on the table were finished (MY-802)."""
    kinds = 0
    for fit in s.rim_fit:
        kinds |= fit
    return kinds


def cells_for(s: Table, kind: int) -> list[int]:
    """The cells where the kind could be laid right now."""
    solid, bit = s.solid, 1 << kind
    return [s.rim_cell[i] for i, fit in enumerate(s.rim_fit) if fit & bit and s.rim_touch[i] & solid]


def turns_for(s: Table, kind: int, cell: int) -> tuple[int, ...]:
    return s.parts.fitting_turns[kind][s.rim_around[s.rim_cell.index(cell)] & 255]


def lay(s: Table, kind: int, cell: int, turn: int) -> int:
    """Lay a tile where it is legal; the new place."""
    i = s.rim_cell.index(cell)
    sides, around = s.rim_sides[i], s.rim_around[i]
    del s.rim_cell[i], s.rim_sides[i], s.rim_around[i], s.rim_touch[i], s.rim_fit[i]
    look = s.parts.sides[kind * 4 + turn]
    links = 0
    place = len(s.kind)
    for d in range(4):
        there = sides >> 6 * d & NOWHERE
        if there == NOWHERE:
            if NEXT[cell * 4 + d] >= 0:
                _open(s, NEXT[cell * 4 + d], (d + 2) % 4, place, look[d], s.parts.hue[kind])
        elif look[d] >= PATH and around >> 2 * d & 3 >= PATH:
            links |= 1 << there
            s.link[there] = s.link[there] | 1 << place
    s.put(kind, cell, turn, links)
    changed = group_of(s, place) if s.parts.grouped[kind] else 1 << place
    for i, touch in enumerate(s.rim_touch):
        if touch & changed:
            _refit(s, i)
    return place


def _open(s: Table, cell: int, towards: int, place: int, edge: int, hue: int) -> None:
    """An empty cell gets a neighbour in one direction."""
    side = (NOWHERE ^ place) << 6 * towards
    shown = edge << 2 * towards
    if hue in (GREY, BROWN):
        shown |= hue << 8
    if cell in s.rim_cell:
        i = s.rim_cell.index(cell)
        s.rim_sides[i] = s.rim_sides[i] ^ side
        s.rim_around[i] = s.rim_around[i] | shown
        s.rim_touch[i] = s.rim_touch[i] | 1 << place
    else:
        s.rim_cell.append(cell)
        s.rim_sides.append(LONELY ^ side)
        s.rim_around.append(shown)
        s.rim_touch.append(1 << place)
        s.rim_fit.append(0)


def _refit(s: Table, i: int) -> None:
    """Work out again which kinds could lie on an empty cell: by its surroundings, then by the groups (MY-310)."""
    sides, around = s.rim_sides[i], s.rim_around[i]
    fit = s.parts.fitting[around]
    for d in range(4):
        there = sides >> 6 * d & NOWHERE
        if there != NOWHERE and around >> 2 * d & 3 > BLANK and s.parts.grouped[s.kind[there]]:
            sort = s.parts.sort[s.kind[there]]
            alike = s.parts.kinds_of[sort]
            if fit & alike and _joined(s, sides, around, sort) > s.parts.limit[sort]:
                fit &= ~alike
    s.rim_fit[i] = fit


def _joined(s: Table, sides: int, around: int, sort: int) -> int:
    """How large the group would be, with all groups that a tile of this sort would join there (MY-311).

    No dead ends (MY-306), so a tile that fits is connected to every neighbour that shows it a path or a gate: the
    turn makes no difference.
    """
    group = 0
    for d in range(4):
        there = sides >> 6 * d & NOWHERE
        if there != NOWHERE and around >> 2 * d & 3 > BLANK and s.parts.sort[s.kind[there]] == sort:
            group |= group_of(s, there)
    return 1 + group.bit_count()


# ---- groups ------------------------------------------------------------------------------------------


def group_of(s: Table, place: int, within: int = -1) -> int:
    """The group of a path, field or garden, as a set; `within` keeps the chain inside a set of places (MY-106)."""
    sort = s.parts.sort[s.kind[place]]
    group = edge = 1 << place
    while edge:
        low = edge & -edge
        edge ^= low
        fresh = s.link[low.bit_length() - 1] & within & ~group
        while fresh:
            other = fresh & -fresh
            fresh ^= other
            if s.parts.sort[s.kind[other.bit_length() - 1]] == sort:
                group |= other
                edge |= other
    return group


# ---- walking -----------------------------------------------------------------------------------------


def jumps(s: Table, colour: int) -> int:
    """The secret passages that the player's monks may jump to (MY-421, MY-423, MY-922)."""
    places = _open_passage(s, colour)
    if s.teams:
        places |= _open_passage(s, s.partner(colour))
    return places


def _open_passage(s: Table, owner: int) -> int:
    """A player's secret passage as a set; nothing while it is not laid or somebody prays there."""
    place = s.passage[owner]
    return 0 if place == NONE or s.in_prayer(place) else 1 << place


def may_leave(s: Table, monk: int) -> bool:
    """Upright, not stopped, and not on a fully staffed site (MY-401, MY-406, MY-407)."""
    place = s.where[monk]
    if place < 0 or s.praying[monk] or s.stopped >> monk & 1:
        return False
    return not s.box[monk] or not s.solid >> place & 1


def can_go(s: Table, start: int, leaps: int) -> bool:
    """Whether a monk who may leave `start` can end a move anywhere with the points left."""
    seen = 1 << start
    wave = (s.link[start] | leaps) & ~seen
    points = s.walk
    while wave and points:
        if wave & s.room:
            return True
        seen |= wave
        wave = _onward(s, wave & s.solid) & ~seen
        points -= 1
    return False


def reach(s: Table, start: int, leaps: int) -> list[int]:
    """The destinations of a move from `start`: for 1 point, for 2 points, … as sets of places (MY-403 to MY-409)."""
    seen = 1 << start
    wave = (s.link[start] | leaps) & ~seen
    rings = []
    for _ in range(s.walk):
        if not wave:
            break
        rings.append(wave & s.room)
        seen |= wave
        wave = _onward(s, wave & s.solid) & ~seen
    return rings


def _onward(s: Table, crossed: int) -> int:
    """Where one gets by one more step from places that may be crossed (MY-405)."""
    places = 0
    link = s.link
    while crossed:
        low = crossed & -crossed
        crossed ^= low
        places |= link[low.bit_length() - 1]
    return places
