"""New tables."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from starlette.responses import Response

from refectory.bots import LEVELS
from refectory.engine import errors as engine
from refectory.engine.registry import load_game
from refectory.web import setup
from refectory.web.home import games_in_order

from .. import clock
from ..chronicle import BOT, OPEN, PERSON, opening_row
from ..errors import Forbidden, NotFound
from ..guide import first_game
from ..house import House
from ..identity import Person, clean_name
from ..refusals import explain
from ..requests import Asker
from ..table import STAND_IN
from .asked import known_game

#: Who sits at the other seats of a first game, once the learner plays on alone.
LEARNERS = "novice"


async def get_new(house: House, asker: Asker) -> Response:
    seats = asker.request.query_params.get("seats", "bots")
    game = asker.request.path_params.get("game") or games_in_order()[0]
    return _new_page(house, asker, known_game(game), seats)


def _new_page(
    house: House, asker: Asker, game: str, seats: str, wrong: str = "", given: Mapping[str, str] | None = None
) -> Response:
    preset = seats if seats in ("bots", "here", "invite") else "bots"
    text = setup.new_table(asker.frame, game, preset, LEVELS, clock.CHOICES, house.settings.overlays, wrong, given)
    return asker.html(text, 400 if wrong else 200)


async def post_new(house: House, asker: Asker) -> Response:
    game = known_game(asker.request.path_params["game"])
    fields = await asker.fields(house.limits.overlay)
    try:
        opening, person = _opening(house, asker, game, fields)
    except (engine.BadSeats, engine.BadOption, engine.BadData) as error:
        if asker.wants_json:
            raise
        return _new_page(house, asker, game, "bots", explain(asker.frame.words, error)[1], fields)
    return await _found(house, asker, opening, person)


def _opening(house: House, asker: Asker, game: str, fields: Mapping[str, str]) -> tuple[dict[str, Any], Person]:
    """The first row of a table from the fields of the form."""
    words = asker.frame.words
    person = asker.person._replace(name=clean_name(fields.get("name0", "")) or asker.person.name, fresh=False)
    seats: list[dict[str, str]] = []
    for number in range(load_game(game).seats.stop - 1):
        choice, name = fields.get(f"seat{number}", "none"), clean_name(fields.get(f"name{number}", ""))
        kind, _, level = choice.partition(":")
        if kind in ("me", "here"):
            fallback = person.name or words("web-guest") if kind == "me" else words("web-player-no", no=number + 1)
            seats.append({"kind": PERSON, "name": name or fallback, "person": person.id})
        elif kind == "invite":
            seats.append({"kind": OPEN, "name": name or words("web-free-seat")})
        elif kind == "bot" and level in LEVELS:
            seats.append({"kind": BOT, "name": name or setup.BOT_NAMES[number], "bot": level})
        elif kind != "none":
            raise engine.BadSeats(choice)
    options = {key.removeprefix("option-"): value for key, value in fields.items() if key.startswith("option-")}
    if not options.keys() <= {option.id for option in load_game(game).options}:
        raise engine.BadOption("There is no such option.")
    opening = opening_row(
        game, options, _distinct(seats), person.id, bool(fields.get("listed")), fields.get("clock", "none"),
        _overlay(house, fields.get("overlay", "")),
    )  # fmt: skip
    return opening, person


def _distinct(seats: list[dict[str, str]]) -> list[dict[str, str]]:
    """Two of the same name would make a puzzle of the log."""
    taken: set[str] = set()
    for seat in seats:
        name, number = seat["name"], 2
        while seat["kind"] != OPEN and seat["name"].casefold() in taken:
            seat["name"] = f"{name} {number}"
            number += 1
        taken.add(seat["name"].casefold())
    return seats


def _overlay(house: House, text: str) -> dict[str, Any] | None:
    if not text.strip():
        return None
    if not house.settings.overlays:
        raise Forbidden()
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise engine.BadData(str(error)) from None


async def post_play(house: House, asker: Asker) -> Response:
    """One click: me against bots, at a table of the usual size."""
    fields = await asker.fields(house.limits.body)
    game = known_game(fields.get("game", ""))
    seats = min(load_game(game).seats.stop - 1, max(load_game(game).seats.start, 3))
    form = {"seat0": "me"} | {f"seat{number}": f"bot:{STAND_IN}" for number in range(1, seats)}
    opening, person = _opening(house, asker, game, form)
    return await _found(house, asker, opening, person)


async def post_learn(house: House, asker: Asker) -> Response:
    """A guided first game: me at the learner's seat, the guide for everybody else."""
    game = known_game(asker.request.path_params["game"])
    await asker.fields(house.limits.body)
    first = first_game(game)
    if first is None:
        raise NotFound()
    person = asker.person._replace(fresh=False)
    me = {"kind": PERSON, "name": person.name or asker.frame.words("web-guest"), "person": person.id}
    others = ({"kind": BOT, "name": name, "bot": LEARNERS} for name in setup.BOT_NAMES)
    seats = [me if seat == first.me else next(others) for seat in range(first.seats)]
    opening = opening_row(game, first.options, _distinct(seats), person.id, seed=first.seed, guide=True)
    return await _found(house, asker, opening, person)


async def _found(house: House, asker: Asker, opening: dict[str, Any], person: Person) -> Response:
    house.new_tables.take(asker.id)
    table = await house.hall.found(opening)
    return asker.remember(asker.done(f"/t/{table}", {"table": table}), person)
