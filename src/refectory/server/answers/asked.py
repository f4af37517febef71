"""What an address speaks of: which game, which table, which move."""

from __future__ import annotations

from refectory.engine.registry import game_ids

from ..errors import HouseError, NotFound, Unplayable
from ..house import House
from ..requests import Asker
from ..table import Table


def known_game(game: str) -> str:
    if game not in game_ids():
        raise NotFound()
    return game


async def asked_table(house: House, asker: Asker) -> Table:
    table = await house.hall.table(asker.request.path_params["table"])
    await table.read()
    if table.broken:
        raise Unplayable(version=table.version)
    return table


def known_move(table: Table, word: str) -> str:
    if table.match is None or word not in table.match.game.vocabulary.numbers:
        raise HouseError("illegal")
    return word


def number(text: str, default: int) -> int:
    try:
        return int(text)
    except ValueError:
        return default
