"""How long a person may think: not limited, so many days for each move, or so many minutes for the whole game."""

from __future__ import annotations

from refectory.engine.errors import BadOption

DAY, MINUTE = 24 * 3600 * 1000, 60 * 1000
CHOICES = ("none", "days:1", "days:3", "days:7", "live:10", "live:20", "live:40")


class Clock:
    """All times in milliseconds; everything follows from the times of the rows."""

    def __init__(self, spec: str = "none") -> None:
        kind, _, number = spec.partition(":")
        if kind not in ("none", "days", "live") or (
            kind != "none" and not (number.isdigit() and 0 < int(number) < 1000)
        ):
            raise BadOption(f"The clock can't be '{spec}'. Possible: {', '.join(CHOICES)}.")
        self.spec = spec
        self.kind = kind
        self.amount = int(number) if number else 0
        self.spent: list[int] = []
        self.since = 0

    def start(self, seats: int, at: int) -> None:
        self.spent = [0] * seats
        self.since = at

    def moved(self, seat: int, at: int) -> None:
        if self.spent:
            self.spent[seat] += max(0, at - self.since)
        self.since = at

    def turn(self, actor: int, at: int) -> None:
        """Somebody else decides from now on."""
        if 0 <= actor < len(self.spent):
            self.spent[actor] += max(0, at - self.since)
        self.since = at

    def grace(self, seat: int) -> None:
        """Whoever comes back gets at least a minute."""
        if self.kind == "live":
            self.spent[seat] = min(self.spent[seat], (self.amount - 1) * MINUTE)

    def left(self, seat: int, at: int, thinking: bool) -> int | None:
        """What a seat has left at this time."""
        gone = max(0, at - self.since) if thinking else 0
        if self.kind == "days":
            return self.amount * DAY - gone
        if self.kind == "live" and self.spent:
            return self.amount * MINUTE - self.spent[seat] - gone
        return None

    def due(self, actor: int) -> int | None:
        """When the time of whoever decides is up."""
        left = self.left(actor, self.since, thinking=False)
        return None if left is None else self.since + max(0, left)
