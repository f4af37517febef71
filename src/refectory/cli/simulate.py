"""`refectory simulate`: many games of bots, and what became of them."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from refectory.bots import bot_names
from refectory.engine.data import read_overlay
from refectory.engine.registry import load_game
from refectory.lab.ledger import is_ledger
from refectory.lab.simulate import Setup, simulate
from refectory.words import Catalogue

from ._output import figure, folder, out, out_json, progress, show, table, writing
from ._parser import Parser, add_game, add_json, add_table, settings, whole


def add(parser: Parser, words: Catalogue) -> None:
    add_game(parser, words)
    parser.add_argument("--players", type=whole(1), metavar="N", help=words("cli-help-players"))
    parser.add_argument("--games", type=whole(1), default=100, metavar="N", help=words("cli-help-games"))
    parser.add_argument(
        "--bots", default="random", metavar="BOT,…", help=words("cli-help-bots", bots=", ".join(bot_names()))
    )
    add_table(parser, words)
    parser.add_argument("--out", metavar=words("cli-metavar-out"), help=words("cli-help-out"))
    parser.add_argument("--moves", action="store_true", help=words("cli-help-moves"))
    parser.add_argument("--resume", action="store_true", help=words("cli-help-resume"))
    parser.add_argument("--jobs", type=whole(1, 256), default=cores(), metavar="N", help=words("cli-help-jobs"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    overlay = read_overlay(arguments.data) if arguments.data else None
    setup = Setup(
        game=arguments.game,
        players=arguments.players or load_game(arguments.game).seats[0],
        bots=tuple(arguments.bots.split(",")),
        seed=arguments.seed or "0",
        options=settings(arguments.option),
        overlay=overlay,
        out=_place(arguments.out) if arguments.out else None,
        resume=arguments.resume,
        moves=arguments.moves,
    )
    setup.check()
    with progress() as bar, writing(arguments.out):
        task = bar.add_task(setup.game, total=arguments.games)
        try:
            found = simulate(setup, arguments.games, arguments.jobs, lambda games: bar.update(task, completed=games))
        except KeyboardInterrupt:
            if setup.ledger:
                games = figure(arguments.lang, bar.tasks[0].completed)
                sys.stderr.write(Catalogue(arguments.lang)("cli-simulate-stopped", games=games) + "\n")
            raise
    if arguments.json:
        out_json(found)
    else:
        _show(Catalogue(arguments.lang), setup, found)
    return 0


def cores() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _place(out: str) -> Path:
    """A file for all games, or a folder for records."""
    return folder(str(Path(out).parent)) / Path(out).name if is_ledger(out) else folder(out)


def _show(words: Catalogue, setup: Setup, found: dict[str, Any]) -> None:
    lang, plies = words.lang, found["plies_per_game"]
    facts = {
        "games": figure(lang, found["games"]),
        "decisions": figure(lang, found["decisions"]),
        "speed": figure(lang, found["decisions_per_second"]),
        "options": f"{figure(lang, found['mean_options'], 1)} ({found['max_options']})",
        "length": f"{figure(lang, plies['mean'], 1)} ({plies['min']}–{plies['max']})",
    }
    for name, value in facts.items():
        out(f"{words(f'cli-simulate-{name}')}: {value}")
    heads = [words(f"cli-simulate-{head}") for head in ("who", "points", "wins")]
    rows = [
        [words("cli-seat", number=seat + 1), figure(lang, points, 2), figure(lang, wins, 1)]
        for seat, (points, wins) in enumerate(zip(found["mean_scores"], found["wins"], strict=True))
    ]
    rows += [
        [name, figure(lang, found["mean_scores_by_bot"][name], 2), figure(lang, wins, 1)]
        for name, wins in found["wins_by_bot"].items()
    ]
    show(table(heads, rows, numbers=(1, 2)))
    if setup.out:
        out(words("cli-simulate-out", folder=str(setup.out)))
