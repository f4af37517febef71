"""Strength and balance as pictures: shares of won games with their intervals, and how points spread."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from .plot import BOTTOM, HEIGHT, HUES, RIGHT, TOP, WIDTH, linear, mark, picture, rung, tick

Row = dict[str, Any]
#: A name, and a share for every number.
Line = tuple[str, dict[int, float]]

#: How far the marks of one place stand apart.
APART = 0.16


def among(title: str, across: str, games: Sequence[str], rows: Sequence[Row], lines: Sequence[Line] = ()) -> str:
    """Shares of won games over whole numbers (seats, places), by game, and lines to compare them with.

    A row has `game`, `at`, `share` and `ends`. The order of the games gives them their marks.
    """
    ats = [row["at"] for row in rows]
    x = linear(min(ats) - 0.5, max(ats) + 0.5)
    drawn = _percents() + "".join(tick(x(at), str(at)) for at in range(min(ats), max(ats) + 1))
    for dashes, (_, shares) in zip(("6 4", "2 3"), lines, strict=False):
        points = " ".join(
            f"{x(at):.1f},{_height(share):.1f}" for at, share in sorted(shares.items()) if at <= max(ats)
        )
        drawn += f'<polyline points="{points}" fill="none" stroke="#777" stroke-dasharray="{dashes}"/>'
    for row in rows:
        place = games.index(row["game"])
        at = x(row["at"] + APART * (place - (len(games) - 1) / 2))
        drawn += _whisker(at, row["ends"], HUES[place % 4]) + mark(place, at, _height(row["share"]), filled=True)
    return picture(title, across, drawn + _legend(games, [name for name, _ in lines]))


def spreads(title: str, rows: Sequence[Row]) -> str:
    """The points of all seats, one line per game and seat count: least, 10 %, median, 90 %, most."""
    most = max(row["spread"]["max"] for row in rows)
    least = min(0, *(row["spread"]["min"] for row in rows)) // 20 * 20
    x = linear(least, most * 1.03)
    games = list(dict.fromkeys(row["game"] for row in rows))
    step = (HEIGHT - TOP - BOTTOM) / len(rows)
    drawn = "".join(tick(x(points), str(points)) for points in range(least, int(most) + 1, 20))
    for line, row in enumerate(rows):
        y, hue = TOP + step * (line + 0.5), HUES[games.index(row["game"]) % 4]
        name = f"{escape(row['game'])}, {row['players']} seats"
        low, tenth, median, ninth, high = (x(row["spread"][key]) for key in ("min", "p10", "median", "p90", "max"))
        drawn += (
            f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="{hue}" stroke-width="1"/>'
            f'<path d="M{tenth:.1f} {y:.1f}H{ninth:.1f}" stroke="{hue}" stroke-width="{step / 2:.1f}" opacity=".5"/>'
            f'<path d="M{median:.1f} {y - step * 0.3:.1f}v{step * 0.6:.1f}" stroke="{hue}" stroke-width="3"/>'
            f'<text class="name" x="{WIDTH - RIGHT + 12}" y="{y + 4:.1f}">{name}</text>'
        )
    return picture(title, "points of a seat: least, middle four fifths, median, most", drawn)


def _height(share: float) -> float:
    return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)


def _percents() -> str:
    return "".join(rung(_height(percent / 100), f"{percent} %") for percent in range(0, 101, 20))


def _whisker(x: float, ends: Sequence[float], hue: str) -> str:
    low, high = ends
    return f'<path d="M{x:.1f} {_height(low):.1f}V{_height(high):.1f}" stroke="{hue}" stroke-width="2"/>'


def _legend(games: Sequence[str], lines: Sequence[str]) -> str:
    x, drawn = WIDTH - RIGHT + 24, ""
    for place, game in enumerate(games):
        y = TOP + 12 + 22 * place
        drawn += mark(place, x, y, filled=True) + f'<text x="{x + 14}" y="{y + 4}">{escape(game)}</text>'
    for place, name in enumerate(lines):
        y = TOP + 24 + 22 * (len(games) + place)
        dashes = ("6 4", "2 3")[place]
        drawn += f'<path d="M{x - 10} {y}h22" stroke="#777" stroke-dasharray="{dashes}"/>'
        drawn += f'<text x="{x + 18}" y="{y + 4}">{escape(name)}</text>'
    return drawn
