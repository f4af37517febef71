"""The figures of a benchmark as pictures: speed over seat counts, and over the length of a game.

Plain SVG without a library; both axes of speed are logarithmic, because the contestants are magnitudes apart. Frame,
grid and marks serve the pictures of `charts.py` too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Any

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 90, 210, 50, 60

#: Told apart by colour and by mark; the colours keep their distance for every kind of eyes, on light and dark.
HUES = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
MARKS = ("circle", "square", "triangle", "diamond")
STYLE = """text{font:13px system-ui,sans-serif;fill:#333}.title{font-size:15px;font-weight:600}
.grid{stroke:#8884;stroke-width:1}.pure{stroke-dasharray:5 4;opacity:.75}.peer{fill:#777}.name{font-size:12px}
@media(prefers-color-scheme:dark){text{fill:#ddd}}"""

Row = dict[str, Any]
Scale = Callable[[float], float]


def by_seats(rows: Sequence[Row]) -> str:
    """Decisions a second over the number of seats, compiled and pure."""
    ours = [row for row in rows if row["kind"] != "peer"]
    seats = [row["players"] for row in ours]
    x = linear(min(seats) - 0.3, max(seats) + 0.3)
    y, grid = _logarithmic([row["decisions_per_second"] for row in ours])
    ticks = "".join(tick(x(n), str(n)) for n in range(min(seats), max(seats) + 1))
    lines = "".join(
        _line(place, kind, [(x(row["players"]), y(row["decisions_per_second"])) for row in _of(ours, game, kind)])
        for place, game in enumerate(_games(ours))
        for kind in ("compiled", "pure")
    )
    return picture("Random decisions per second", "seats", grid + ticks + lines + _legend(_games(ours)))


def by_length(rows: Sequence[Row]) -> str:
    """Games a second over decisions in a game, with those of others."""
    x, x_grid = _logarithmic([row["decisions_per_game"] for row in rows], across=True)
    y, y_grid = _logarithmic([row["games_per_second"] for row in rows])
    games = _games([row for row in rows if row["kind"] != "peer"])
    places = [(x(row["decisions_per_game"]), y(row["games_per_second"])) for row in rows]
    points = ""
    for row, at in zip(rows, places, strict=True):
        if row["kind"] == "peer":
            points += f'<circle class="peer" cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="4"/>'
            points += _label(row["game"], at, places)
        else:
            points += mark(games.index(row["game"]), *at, filled=row["kind"] == "compiled")
    return picture("Random games per second", "decisions in a game", x_grid + y_grid + points + _legend(games))


def _games(rows: Sequence[Row]) -> list[str]:
    return list(dict.fromkeys(row["game"] for row in rows))


def _of(rows: Sequence[Row], game: str, kind: str) -> list[Row]:
    return [row for row in rows if (row["game"], row["kind"]) == (game, kind)]


# ---- axes --------------------------------------------------------------------------------------------


def linear(low: float, high: float) -> Scale:
    return lambda value: LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)


def _logarithmic(values: Sequence[float], across: bool = False) -> tuple[Scale, str]:
    """A scale over whole powers of ten that holds all values, and its grid."""
    low, high = floor(log10(min(values))), ceil(log10(max(values) * 1.05))
    start, length = (LEFT, WIDTH - LEFT - RIGHT) if across else (HEIGHT - BOTTOM, -(HEIGHT - TOP - BOTTOM))

    def scale(value: float) -> float:
        return start + (log10(value) - low) / (high - low) * length

    powers = [10**power for power in range(low, high + 1)]
    return scale, "".join((tick if across else rung)(scale(power), f"{power:,}") for power in powers)


def tick(x: float, label: str) -> str:
    foot = HEIGHT - BOTTOM
    return (
        f'<path class="grid" d="M{x:.1f} {TOP}V{foot}"/>'
        f'<text x="{x:.1f}" y="{foot + 20}" text-anchor="middle">{label}</text>'
    )


def rung(y: float, label: str) -> str:
    return (
        f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{label}</text>'
    )


# ---- marks -------------------------------------------------------------------------------------------


def _line(place: int, kind: str, points: Sequence[tuple[float, float]]) -> str:
    if not points:
        return ""
    way = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = "".join(mark(place, x, y, filled=kind == "compiled") for x, y in points)
    return f'<polyline class="{kind}" points="{way}" fill="none" stroke="{HUES[place % 4]}" stroke-width="2"/>{marks}'


def mark(place: int, x: float, y: float, filled: bool) -> str:
    shapes = {
        "circle": "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", "square": "M-4.5-4.5h9v9h-9z",
        "triangle": "M0-6l5.5 10h-11z", "diamond": "M0-6l5.5 6l-5.5 6l-5.5-6z",
    }  # fmt: skip
    hue = HUES[place % 4]
    return (
        f'<path d="{shapes[MARKS[place % 4]]}" transform="translate({x:.1f} {y:.1f})" '
        f'fill="{hue if filled else "none"}" stroke="{hue}" stroke-width="1.5"/>'
    )


def _label(name: str, at: tuple[float, float], marks: Sequence[tuple[float, float]]) -> str:
    """A name beside its point, on the first side where it covers no mark and stays in the frame."""
    x, y = at
    wide = 6.4 * len(name)
    sides = [(x + 8, y + 4), (x - 8 - wide, y + 4), (x - wide / 2, y + 17), (x - wide / 2, y - 9)]

    def is_free(left: float, foot: float) -> bool:
        covers = any(left - 6 < a < left + wide + 6 and foot - 16 < b < foot + 8 for a, b in marks if (a, b) != at)
        return not covers and left >= LEFT and left + wide <= WIDTH - RIGHT

    left, foot = next((side for side in sides if is_free(*side)), sides[0])
    return f'<text class="name" x="{left:.1f}" y="{foot:.1f}" textLength="{wide:.0f}">{escape(name)}</text>'


def _legend(games: Sequence[str]) -> str:
    x, drawn = WIDTH - RIGHT + 24, ""
    for place, game in enumerate(games):
        y = TOP + 12 + 22 * place
        drawn += mark(place, x, y, filled=True) + f'<text x="{x + 14}" y="{y + 4}">{escape(game)}</text>'
    y = TOP + 24 + 22 * len(games)
    return (
        drawn + f'<text x="{x - 6}" y="{y}">filled: compiled</text><text x="{x - 6}" y="{y + 18}">hollow: pure</text>'
    )


def picture(title: str, across: str, drawn: str) -> str:
    middle = (LEFT + WIDTH - RIGHT) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img"><title>{title}</title><style>{STYLE}</style><text class="title" x="{LEFT}" y="26">{title}</text>'
        f'{drawn}<text x="{middle}" y="{HEIGHT - 16}" text-anchor="middle">{across}</text></svg>\n'
    )
