"""`refectory rules`: the rules of a game, in our own words, by number."""

from __future__ import annotations

from argparse import Namespace

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from refectory.engine.errors import UnknownName
from refectory.engine.game import Game
from refectory.engine.registry import ROOMS, load_game
from refectory.engine.rules import Rule, load_chapters
from refectory.words import Catalogue

from ._output import out_json, show
from ._parser import Parser, add_game, add_json


def add(parser: Parser, words: Catalogue) -> None:
    add_game(parser, words)
    parser.add_argument("id", metavar="ID", nargs="?", default="", help=words("cli-help-rule"))
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    game = load_game(arguments.game)
    found = look_up(game, arguments.id)
    if arguments.json:
        out_json(
            [
                {"id": rule.id, "chapter": rule.chapter, "text": rule.text(arguments.lang), "mark": rule.mark}
                for rule in found
            ]
        )
    else:
        _show(game, found, arguments.lang)
    return 0


def look_up(game: Game, wanted: str) -> list[Rule]:
    """The rule with that id, else all rules whose id begins like that: a chapter, or the whole book."""
    exact = game.rules.get(wanted.upper())
    found = [exact] if exact else [rule for rule in game.rules.values() if rule.id.startswith(wanted.upper())]
    if not found:
        raise UnknownName("rule", wanted, game.rules)
    return found


def _show(game: Game, rules: list[Rule], lang: str) -> None:
    words = Catalogue(lang, game.id)
    chapters = load_chapters(f"{ROOMS}.{game.id}")
    for chapter, titles in chapters.items():
        if inside := [rule for rule in rules if rule.chapter == chapter]:
            show(Text(titles[lang], style="bold"))
            show(Padding(rule_table(inside, words), (0, 0, 1, 2)))


def rule_table(rules: list[Rule], words: Catalogue) -> Table:
    """Number and text side by side; where we decided something ourselves, it says so."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for rule in rules:
        text = Text(rule.text(words.lang))
        if rule.mark != "seed":
            text.append(f" ({words(f'cli-mark-{rule.mark}')})", style="dim")
        grid.add_row(Text(rule.id), text)
    return grid
