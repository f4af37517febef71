"""Chains of cloisters: the greatest number of own cloisters that disjoint rows along the roads can cover (KK-824).

Spaces are bits of a number, so that a set of cloisters is one whole number. A row of eight or more can be cut into
rows of four to seven without loss, so only those are listed; then every space is either left out or covered by one
of the rows through it. Taking the longest row first is not always best.
"""

from __future__ import annotations

#: Groups of connected cloisters whose best rows are remembered; far more than one game has.
MEMORY = 100_000


class Chains:
    """The roads of one board, and the best rows found so far."""

    def __init__(self, spaces: int, roads: tuple[tuple[int, int], ...], shortest: int) -> None:
        self.shortest = shortest
        self.neighbours = [0] * spaces
        for a, b in roads:
            self.neighbours[a] |= 1 << b
            self.neighbours[b] |= 1 << a
        self._known: dict[int, int] = {}
        self._groups: dict[int, list[tuple[int, int, int]]] = {}

    def points(self, own: int) -> int:
        """One point for every cloister in a chain."""
        total = 0
        while own:
            group = self.group(own)
            own ^= group
            if group.bit_count() >= self.shortest:
                total += self._group_points(group)
        return total

    def groups(self, own: int) -> list[tuple[int, int, int]]:
        """Each group of connected cloisters: its size, its points, and the spaces that adjoin it."""
        groups = self._groups.get(own)
        if groups is None:
            if len(self._groups) >= MEMORY:
                self._groups.clear()
            groups = self._groups[own] = self._split(own)
        return groups

    def _split(self, own: int) -> list[tuple[int, int, int]]:
        groups = []
        while own:
            group = self.group(own)
            own ^= group
            size = group.bit_count()
            points = self._group_points(group) if size >= self.shortest else 0
            groups.append((size, points, self._rim(group)))
        return groups

    def _rim(self, group: int) -> int:
        """The spaces one road away."""
        rim, left = 0, group
        while left:
            low = left & -left
            left ^= low
            rim |= self.neighbours[low.bit_length() - 1]
        return rim & ~group

    def rows(self, own: int) -> list[list[int]]:
        """The chains behind `points`, each from end to end; rows that meet at their ends are shown as one."""
        rows: list[list[int]] = []
        while own:
            group = self.group(own)
            own ^= group
            if group.bit_count() >= self.shortest:
                rows += self._join(self._cover(group))
        return rows

    def group(self, own: int) -> int:
        """The own spaces that are connected with the lowest one."""
        group, fresh = 0, own & -own
        while fresh:
            group |= fresh
            reached = 0
            while fresh:
                low = fresh & -fresh
                fresh ^= low
                reached |= self.neighbours[low.bit_length() - 1]
            fresh = reached & own & ~group
        return group

    def _group_points(self, group: int) -> int:
        points = self._known.get(group)
        if points is None:
            if len(self._known) >= MEMORY:
                self._known.clear()
            points = self._best(group, self._paths(group), {0: 0})
            self._known[group] = points
        return points

    def _paths(self, group: int) -> dict[int, list[int]]:
        """For each space of the group the rows (as sets) in which it is the lowest space; each set once."""
        found: set[int] = set()
        left = group
        while left:
            start = left & -left
            left ^= start
            self._extend(start, start.bit_length() - 1, group, 1, found)
        paths: dict[int, list[int]] = {}
        for path in found:
            paths.setdefault(path & -path, []).append(path)
        return paths

    def _extend(self, path: int, end: int, group: int, length: int, found: set[int]) -> None:
        if length >= self.shortest:
            found.add(path)
            if length == 2 * self.shortest - 1:
                return
        onward = self.neighbours[end] & group & ~path
        while onward:
            step = onward & -onward
            onward ^= step
            self._extend(path | step, step.bit_length() - 1, group, length + 1, found)

    def _best(self, left: int, paths: dict[int, list[int]], memo: dict[int, int]) -> int:
        best = memo.get(left)
        if best is None:
            lowest = left & -left
            best = self._best(left ^ lowest, paths, memo)
            for path in paths.get(lowest, ()):
                if path & left == path:
                    best = max(best, path.bit_count() + self._best(left ^ path, paths, memo))
            memo[left] = best
        return best

    def _cover(self, group: int) -> list[int]:
        """The rows of one best choice, as sets."""
        paths, memo, left = self._paths(group), {0: 0}, group
        chosen = []
        while left:
            lowest, best = left & -left, self._best(left, paths, memo)
            for path in sorted(paths.get(lowest, ())):
                if path & left == path and path.bit_count() + self._best(left ^ path, paths, memo) == best:
                    chosen.append(path)
                    left ^= path
                    break
            else:
                left ^= lowest
        return chosen

    def _join(self, paths: list[int]) -> list[list[int]]:
        """Sets put into walking order; two rows whose union can be walked are one."""
        rows = [self._walk(path) for path in paths]
        joined = True
        while joined:
            joined = False
            for i, row in enumerate(rows):
                for other in rows[i + 1 :]:
                    whole = self._linked(row, other)
                    if whole:
                        rows.remove(other)
                        rows[i] = whole
                        joined = True
                        break
                if joined:
                    break
        return rows

    def _linked(self, row: list[int], other: list[int]) -> list[int]:
        """Both rows as one, if an end of one is a neighbour of an end of the other."""
        for a in (row, row[::-1]):
            for b in (other, other[::-1]):
                if self.neighbours[a[-1]] >> b[0] & 1:
                    return a + b
        return []

    def _walk(self, path: int) -> list[int]:
        """A set that is known to be a row, from end to end."""
        for start in range(path.bit_length()):
            if path >> start & 1:
                row = self._walk_from([start], path ^ 1 << start)
                if row:
                    return row
        raise ValueError("the spaces are no row")

    def _walk_from(self, row: list[int], left: int) -> list[int]:
        if not left:
            return row
        onward = self.neighbours[row[-1]] & left
        while onward:
            step = onward & -onward
            onward ^= step
            walked = self._walk_from([*row, step.bit_length() - 1], left ^ step)
            if walked:
                return walked
        return []
