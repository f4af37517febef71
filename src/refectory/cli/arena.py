"""`refectory arena`: bots against bots on equal terms."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from refectory.bots import THINKERS, bot_names
from refectory.engine.data import read_overlay
from refectory.lab.arena import Contest, arena, seated, whole_deals
from refectory.words import Catalogue

from ._output import figure, out, out_json, progress, show_wide
from ._parser import Parser, add_game, add_json, add_table, seconds, settings, whole


def add(parser: Parser, words: Catalogue) -> None:
    add_game(parser, words)
    names = ", ".join((*bot_names(), "plain"))
    parser.add_argument(
        "--bots", default="abbot,brother", metavar="BOT,…", help=words("cli-help-arena-bots", bots=names)
    )
    parser.add_argument("--games", type=whole(1), default=100, metavar="N", help=words("cli-help-arena-games"))
    parser.add_argument("--players", type=whole(1), metavar="N", help=words("cli-help-players"))
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=seconds, metavar="N", help=words("cli-help-arena-seconds"))
    budget.add_argument("--simulations", type=whole(1), metavar="N", help=words("cli-help-arena-simulations"))
    add_table(parser, words)
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help=words("cli-help-jobs-one"))
    where.add_argument("--ray", default="", metavar="ADDRESS", help=words("cli-help-arena-ray"))
    parser.add_argument("--ratings", action="store_true", help=words("cli-help-ratings"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    contest = Contest(
        game=arguments.game,
        bots=tuple(_with_budget(name, arguments) for name in seated(arguments.bots.split(","), arguments.players)),
        seed=arguments.seed or "0",
        options=settings(arguments.option),
        overlay=read_overlay(arguments.data) if arguments.data else None,
    )
    contest.check()
    with progress() as bar:
        task = bar.add_task(contest.game, total=whole_deals(contest, arguments.games))
        found = arena(
            contest, arguments.games, arguments.jobs, lambda: bar.advance(task), arguments.ratings, arguments.ray
        )
    if arguments.json:
        out_json(found)
    else:
        _show(Catalogue(arguments.lang), found)
    return 0


def _with_budget(name: str, arguments: Namespace) -> str:
    """The bot with the budget of the command line, unless it brings its own."""
    if name.partition(":")[0] not in THINKERS or "simulations=" in name or "seconds=" in name:
        return name
    if arguments.simulations:
        return f"{name}:simulations={arguments.simulations}"
    return f"{name}:seconds={arguments.seconds:g}" if arguments.seconds else name


def _show(words: Catalogue, found: dict[str, Any]) -> None:
    heads = ["bot", "seats", "fair", "share", "points", "margin", "slowest"]
    if "rating" in found["table"][0]:
        heads.append("rating")
    rows = [_cells(words.lang, row) for row in found["table"]]
    out(words("cli-arena-summary", **{name: found[name] for name in ("game", "players", "games", "deals")}))
    show_wide([words(f"cli-arena-{head}") for head in heads], rows, range(1, len(heads)))


def _cells(lang: str, row: dict[str, Any]) -> list[str]:
    cells = [
        row["bot"],
        str(row["seats"]),
        figure(lang, 100 * row["fair_share"]),
        _with_interval(lang, row["win_share"], row["win_share_95"], 100),
        figure(lang, row["mean_points"], 1),
        _with_interval(lang, row["mean_margin"], row["mean_margin_95"]),
        figure(lang, row["slowest_seconds"], 2),
    ]
    if "rating" in row:
        cells.append(f"{figure(lang, row['rating']['mu'], 1)} ± {figure(lang, row['rating']['sigma'], 1)}")
    return cells


def _with_interval(lang: str, value: float, ends: list[float] | None, times: float = 1) -> str:
    """A figure with its 95 % interval, where there is one."""
    text = figure(lang, times * value, 1)
    return f"{text} ({'…'.join(figure(lang, times * end, 0 if times > 1 else 1) for end in ends)})" if ends else text
