"""What people do at a table."""

from __future__ import annotations

from collections.abc import Mapping
from io import BytesIO
from typing import Any

import segno
from starlette.responses import Response

from refectory.web import books, setup
from refectory.web.html import escape

from .. import looks
from ..chronicle import BOT, PERSON
from ..errors import Conflict, NotFound
from ..house import House
from ..identity import Person, clean_line, clean_name
from ..requests import Asker, only_here
from ..table import CHAT_LIMIT, STAND_IN, Table
from .asked import asked_table, known_move, number


async def _done(asker: Asker, table: Table) -> Response:
    """Where the table stands now; a script that decides again gets its moves at once."""
    value: dict[str, Any] = {"stamp": table.stamp, "state": table.state}
    if asker.wants_json and table.match is not None and table.actor() == table.eyes(asker.id) >= 0:
        value["moves"] = [table.match.game.vocabulary.word(move) for move in table.match.state.options]
    return asker.done(f"/t/{table.id}", value)


async def post_move(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    stamp, eyes = (number(fields.get(name, ""), -1) for name in ("stamp", "eyes"))
    await table.move(asker.id, known_move(table, fields.get("move", "")), stamp, eyes)
    return await _done(asker, table)


async def post_guide(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    await table.guided(asker.id, asker.request.path_params["wish"], number(fields.get("stamp", ""), -1))
    return await _done(asker, table)


async def post_undo(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    await table.undo(asker.id, number(fields.get("stamp", ""), -1))
    return await _done(asker, table)


async def post_hint(house: House, asker: Asker) -> Response:
    """The most promising moves; a post, because thinking costs something."""
    await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    found = looks.advised(table, asker.id, asker.lang, await table.advice(asker.id))
    return asker.json({"hints": found})


async def post_say(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    text = clean_line(fields.get("text", ""), CHAT_LIMIT)
    if text:
        name = asker.person.name or asker.frame.words("web-guest")
        await table.say(asker.id, name, text, breaking=bool(fields.get("break")))
    return await _done(asker, table)


async def post_here(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    await table.arrive(asker.id, number(fields.get("seat", ""), -1))
    return await _done(asker, table)


async def post_sit(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    person = _named(asker, fields)
    await table.sit(asker.id, _free_name(table, person.name), number(fields.get("seat", ""), -1))
    return asker.remember(await _done(asker, table), person)


async def post_claim(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    person = _named(asker, fields)
    seat = await table.claim(asker.id, _free_name(table, person.name), fields.get("token", ""))
    if not fields.get("name") and not asker.person.name:  # a seat that comes to a new device brings its name
        person = person._replace(name=table.seats[seat].name)
    return asker.remember(await _done(asker, table), person)


def _named(asker: Asker, fields: Mapping[str, str]) -> Person:
    name = clean_name(fields.get("name", "")) or asker.person.name or asker.frame.words("web-guest")
    return asker.person._replace(name=name, fresh=False)


def _free_name(table: Table, name: str) -> str:
    taken = {seat.name.casefold() for seat in table.seats if seat.taken}
    number, free = 2, name
    while free.casefold() in taken:
        free = f"{name} {number}"
        number += 1
    return free


async def post_invite(house: House, asker: Asker) -> Response:
    """A link that gives a seat away, with its QR code. The token stands in the fragment, which nobody logs."""
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    seat = number(fields.get("seat", ""), -1)
    own = seat in table.owned(asker.id)
    token = await table.invite(asker.id, seat)
    url = f"{asker.request.url.scheme}://{asker.request.headers.get('host', '')}/t/{table.id}/join#{token}"
    picture = BytesIO()
    segno.make(url, error="m").save(
        picture, kind="svg", scale=5, border=2, xmldecl=False, svgns=True, dark="#1c140c", light="#fffaf0"
    )
    words = asker.frame.words
    text = words("web-share-move" if own else "web-share-invite")
    if only_here(asker.request.url.hostname or ""):
        text += " " + words("web-share-only-here")
    if asker.wants_json:
        return asker.json(
            {
                "url": url,
                "qr": picture.getvalue().decode(),
                "text": text,
                "copy": words("web-copy"),
                "copied": words("web-copied"),
            }
        )
    more = f'<p><code class="wrapped">{escape(url)}</code></p>'
    return asker.html(books.notice(asker.frame, words("web-share"), text, more))


async def get_join(house: House, asker: Asker) -> Response:
    table = await asked_table(house, asker)
    names = [seat.name for seat in table.seats if seat.taken]
    return asker.html(books.join_page(asker.frame, table.id, table.game_id, names, moving=table.state != "open"))


async def post_bot(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    seat = number(fields.get("seat", ""), -1)
    await table.seat_bot(
        asker.id, seat, STAND_IN, _free_name(table, setup.BOT_NAMES[max(0, seat) % len(setup.BOT_NAMES)])
    )
    return await _done(asker, table)


async def post_hand_over(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    await table.hand_over(asker.id, number(fields.get("seat", ""), -1))
    return await _done(asker, table)


async def post_take_back(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    await table.take_back(asker.id, number(fields.get("seat", ""), -1))
    return await _done(asker, table)


async def post_close(house: House, asker: Asker) -> Response:
    await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    await table.close(asker.id)
    return asker.done("/", {})


async def post_rematch(house: House, asker: Asker) -> Response:
    await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    house.new_tables.take(asker.id)
    new = await table.found_rematch(asker.id, house.hall.found)
    return asker.done(f"/t/{new}", {"table": new})


async def post_play_on(house: House, asker: Asker) -> Response:
    """What if? A finished game from one of its plies on, as a new table: me at one seat, bots at the others."""
    fields = await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    if table.match is None or table.state != "over":
        raise Conflict("not-over")
    ply, mine = number(fields.get("ply", ""), -1), number(fields.get("seat", ""), -1)
    if not 0 <= ply < table.match.ply or not 0 <= mine < len(table.seats):
        raise NotFound()
    house.new_tables.take(asker.id)
    seats: list[dict[str, str]] = []
    for place, seat in enumerate(table.seats):
        if place == mine:
            seats.append({"kind": PERSON, "name": seat.name, "person": asker.id})
        else:
            seats.append({"kind": BOT, "name": seat.name, "bot": seat.bot or STAND_IN})
    opening = table.opening(
        seats, host=asker.id, clock="none", seed=table.seed, moves=table.match.moves[:ply],
        origin={"table": table.id, "ply": ply},
    )  # fmt: skip
    new = await house.hall.found(opening)
    return asker.done(f"/t/{new}", {"table": new})
