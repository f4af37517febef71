"""`refectory games`: what can be played here."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from refectory.engine.game import Game, Option
from refectory.engine.registry import game_ids, load_game
from refectory.words import Catalogue

from ._output import out_json, show, table
from ._parser import Parser, add_json


def add(parser: Parser, words: Catalogue) -> None:
    add_json(parser, words)


def run(arguments: Namespace) -> int:
    found = [plain(load_game(game_id), arguments.lang) for game_id in game_ids()]
    if arguments.json:
        out_json(found)
        return 0
    words = Catalogue(arguments.lang)
    heads = [words(f"cli-games-{head}") for head in ("id", "title", "seats", "minutes", "options")]
    show(table(heads, [_row(game) for game in found]))
    return 0


def plain(game: Game, lang: str) -> dict[str, Any]:
    """The facts about a game, JSON-ready; the first value of an option is its default."""
    words = Catalogue(lang, game.id)
    return {
        "id": game.id,
        "title": words("game-title"),
        "line": words("game-line"),
        "seats": list(game.seats),
        "colours": list(game.colours),
        "minutes": list(game.minutes),
        "designers": list(game.designers),
        "publisher": game.publisher,
        "year": game.year,
        "options": [_option(option, words) for option in game.options],
    }


def _option(option: Option, words: Catalogue) -> dict[str, Any]:
    values = [{"id": value, "name": words(f"option-{option.id}-{value}")} for value in option.values]
    return {"id": option.id, "name": words(f"option-{option.id}"), "rule": option.rule, "values": values}


def _row(game: dict[str, Any]) -> list[str]:
    seats, minutes = game["seats"], game["minutes"]
    options = [f"{option['id']}={'|'.join(value['id'] for value in option['values'])}" for option in game["options"]]
    return [game["id"], game["title"], f"{seats[0]}–{seats[-1]}", f"{minutes[0]}–{minutes[1]}", "\n".join(options)]
