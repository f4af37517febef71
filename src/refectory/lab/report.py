"""`python -m refectory.lab.report docs`: tables and pictures for docs/strength.md and docs/balance.md.

The results lie in docs/results, one JSON line for each command that was run: what `refectory arena --json` and
`refectory balance --json` printed. A page has marked places, `<!-- results NAME -->` to `<!-- end -->`, that are
written anew; all else is left as it is.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from refectory.words import Catalogue

from . import charts

Row = dict[str, Any]

#: What one Abbot among Brothers should win, by seats.
WANTED = {2: 0.85, 3: 0.65, 4: 0.55, 5: 0.45, 6: 0.40}
#: Who sits on all seats where the balance of a game is studied in full.
COMMON = "brother"


def main(docs: Path) -> None:
    strength(_read(docs / "results" / "strength.jsonl"), docs)
    balance(_read(docs / "results" / "balance.jsonl"), docs)


def strength(contests: list[Row], docs: Path) -> None:
    """Every contest is about one thing: how an Abbot does among Brothers, a Prior, the ladder of the levels …"""
    about: dict[str, list[Row]] = {}
    for row in contests:
        about.setdefault(row["about"], []).append(row)
    _write(docs / "strength.md", {kind: contest_table(rows) for kind, rows in about.items()})
    fair = {seats: 1 / seats for seats in WANTED}
    for level, lines in (("abbot", [("fair share", fair), ("wanted", WANTED)]), ("prior", [("fair share", fair)])):
        title = f"One {level.capitalize()} among Brothers: games won"
        chart = charts.among(title, "seats", _games(contests), [_share(row) for row in about[level]], lines)
        (docs / "pictures" / f"strength-{level}.svg").write_text(chart, encoding="utf-8")


def balance(studies: list[Row], docs: Path) -> None:
    """Brothers on all seats make the page; what changes among others stands beside it."""
    brothers = [row for row in studies if row["bot"] == COMMON]
    others = [row for row in studies if row["bot"] != COMMON]
    full = {f"{row['game']}-{row['players']}": study_text(row) for row in brothers}
    _write(docs / "balance.md", {**full, "seats": seat_table(brothers), "stronger": seat_table(others)})
    points = charts.spreads("Points among Brothers", [{**row, "spread": row["scores"]} for row in brothers])
    (docs / "pictures" / "balance-points.svg").write_text(points, encoding="utf-8")
    (docs / "pictures" / "balance-order.svg").write_text(order_chart(brothers), encoding="utf-8")


def _games(rows: Sequence[Row]) -> list[str]:
    return list(dict.fromkeys(row["game"] for row in rows))


def _read(path: Path) -> list[Row]:
    """All results, in the order of the file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _write(page: Path, places: dict[str, str]) -> None:
    text = page.read_text(encoding="utf-8")

    def anew(found: re.Match[str]) -> str:
        return f"{found[1]}\n\n{places[found[2]].strip()}\n\n<!-- end -->"

    page.write_text(
        re.sub(r"(<!-- results ([a-z0-9-]+) -->).*?<!-- end -->", anew, text, flags=re.DOTALL), encoding="utf-8"
    )


# ---- strength ----------------------------------------------------------------------------------------


def command(row: Row) -> str:
    """What to type for the same games."""
    bots = list(row["bots"])
    while len(bots) > 1 and bots[-1] == bots[-2]:
        bots.pop()
    options = "".join(f" --option {name}={value}" for name, value in row["options"].items())
    return (
        f"refectory arena {row['game']} --bots {','.join(bots)} --players {row['players']} --games {row['games']} "
        f"--seed {row['seed']}{options}"
    )


def contest_table(rows: Sequence[Row]) -> str:
    heads = "| game | seats | bot | against | games | wins | fair | margin |\n|---|---|---|---|---|---|---|---|\n"
    return heads + "\n".join(map(_contest, rows)) + "\n\n" + "\n".join(f"    {command(row)}" for row in rows)


def _contest(row: Row) -> str:
    one = row["table"][0]
    low, high = (round(100 * end) for end in one["win_share_95"])
    margin = f"{one['mean_margin']:+.1f}"
    if one["mean_margin_95"]:
        margin += " ({:+.1f} … {:+.1f})".format(*one["mean_margin_95"])
    cells = (
        row["game"], row["players"], one["bot"], row["table"][1]["bot"], row["games"],
        f"{100 * one['win_share']:.0f} % ({low}–{high})", f"{100 * one['fair_share']:.0f} %", margin,
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def _share(row: Row) -> Row:
    one = row["table"][0]
    return {"game": row["game"], "at": row["players"], "share": one["win_share"], "ends": one["win_share_95"]}


# ---- balance -----------------------------------------------------------------------------------------


def study_command(row: Row) -> str:
    """What to type for the same games."""
    bot = "" if row["bot"] == COMMON else f" --bot {row['bot']}"
    return (
        f"refectory balance {row['game']}{bot} --players {row['players']} --games {row['games']} --seed {row['seed']}"
    )


def seat_table(studies: Sequence[Row]) -> str:
    """What each place in the turn order wins, one line per game and seat count."""
    lines = ["| game | seats | bot | games | 1st | 2nd | 3rd | 4th | 5th | 6th |", "|---" * 10 + "|"]
    for row in studies:
        shares = [f"{100 * place['win_share']:.0f} %" for place in row["order"]]
        cells = [row["game"], str(row["players"]), row["bot"], str(row["games"]), *shares, *[""] * (6 - len(shares))]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, "", *[f"    {study_command(row)}" for row in studies]])


def study_text(row: Row) -> str:
    """One game at one seat count in full."""
    size = f"{row['players']} seats, {row['games']} games, {row['decisions']:.0f} decisions a game in the mean"
    lines = [f"{size} (`{study_command(row)}`).", ""]
    lines += ["| turn order | wins | over the mean |", "|---|---|---|"]
    for place in row["order"]:
        low, high = (round(100 * end) for end in place["win_share_95"])
        edge = "{:+.1f} ({:+.1f} … {:+.1f})".format(place["edge"], *place["edge_95"])
        lines.append(f"| {place['place']} | {100 * place['win_share']:.0f} % ({low}–{high}) | {edge} |")
    lines += ["", "| | mean | least | 10 % | median | 90 % | most |", "|---|---|---|---|---|---|---|"]
    for name, spread in (("all seats", "scores"), ("winners", "winning_scores"), ("lead of the winner", "margins")):
        figures = [row[spread][key] for key in ("min", "p10", "median", "p90", "max")]
        lines.append(f"| {name} | {row[spread]['mean']:.1f} | {' | '.join(f'{figure:.0f}' for figure in figures)} |")
    endings = ", ".join(f"{rule} {100 * share:.0f} %" for rule, share in row["endings"].items())
    shared, broken = (f"{100 * row[key]:.1f} %" for key in ("shared_wins", "decided_by_tie_break"))
    ties = f"Shared wins: {shared}; decided by the rule for ties: {broken}."
    words = Catalogue("en", row["game"])
    sources = ", ".join(f"{words(f'source-{name}')} {points:.1f}" for name, points in row["sources"].items())
    return "\n".join([*lines, "", f"{ties} Endings: {endings}.", "", f"Points per seat by source: {sources}."])


def order_chart(studies: Sequence[Row]) -> str:
    """What each place wins with three at the table."""
    shown = [
        {"game": row["game"], "at": place["place"], "share": place["win_share"], "ends": place["win_share_95"]}
        for row in studies
        if row["players"] == 3
        for place in row["order"]
    ]
    fair = ("fair share", dict.fromkeys((1, 2, 3), 1 / 3))
    return charts.among(
        "Three Brothers: games won by turn order", "place in the turn order", _games(studies), shown, [fair]
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
