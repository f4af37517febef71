"""A table as one person sees it: now, at any moment of the past, and as news."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import PlainTextResponse, Response, StreamingResponse

from refectory.engine.event import ALL, SPECTATOR
from refectory.engine.registry import load_game
from refectory.web.end import end_page
from refectory.web.model import Look
from refectory.web.replay import replay_fragment, replay_page
from refectory.web.review import review_page
from refectory.web.table import fragment, table_page

from .. import looks
from ..errors import Conflict, Forbidden, NotFound, TooMuch
from ..house import House
from ..rehearsal import rehearsal
from ..requests import SAFE, Asker
from ..streams import news, squeezer
from ..table import Table
from .asked import asked_table, known_move, number
from .home import summary_of


def _look(asker: Asker, table: Table, ply: int | None = None, eyes: int | None = None) -> Look:
    """The table for whoever asks. A script says on which screen it runs and is spared the drawings for the other."""
    screen = asker.request.query_params.get("screen", "")
    return looks.look_of(table, asker.id, asker.lang, asker.person.csrf, ply, eyes, screen)


async def get_table(house: House, asker: Asker) -> Response:
    table = await asked_table(house, asker)
    look = _look(asker, table)
    return asker.html(table_page(asker.frame, look))


async def get_fragment(house: House, asker: Asker) -> Response:
    table = await asked_table(house, asker)
    return asker.html(fragment(_look(asker, table)))


async def get_stream(house: House, asker: Asker) -> Response:
    table = await asked_table(house, asker)
    key = asker.id
    if sum(house.streams.values()) >= house.limits.streams or house.streams.get(key, 0) >= house.limits.streams_each:
        raise TooMuch("streams")
    coding, squeeze = squeezer(asker.request.headers.get("accept-encoding", ""))

    screen = asker.request.query_params.get("screen", "")
    before = await asyncio.to_thread(rehearsal, table, table.eyes(asker.id), asker.lang, screen)

    def whole() -> str:
        return fragment(_look(asker, table))

    async def body() -> AsyncIterator[bytes]:
        house.streams[key] = house.streams.get(key, 0) + 1
        try:
            async for part in news(table, asker.id, whole, squeeze, house.closing, before if coding == "br" else b""):
                yield part
        finally:
            house.streams[key] -= 1
            if not house.streams[key]:
                del house.streams[key]

    headers = {
        **SAFE,
        "Cache-Control": "no-store, no-transform",
        "X-Accel-Buffering": "no",
        "Vary": "Accept-Encoding",
    }
    if coding != "identity":
        headers["Content-Encoding"] = coding
    return StreamingResponse(body(), headers=headers, media_type="text/event-stream")


async def get_view(house: House, asker: Asker) -> Response:
    """For scripts: what this person may see, as data."""
    table = await asked_table(house, asker)
    eyes = table.eyes(asker.id)
    view = table.match.game.view(table.match.state, eyes) if table.match else None
    return asker.json(
        {"state": table.state, "stamp": table.stamp, "eyes": eyes, "curtain": table.curtain(asker.id), "view": view}
    )


async def get_preview(house: House, asker: Asker) -> Response:
    table = await asked_table(house, asker)
    word = known_move(table, asker.request.query_params.get("move", ""))
    return asker.json(looks.preview(table, asker.id, asker.lang, word))


async def get_why(house: House, asker: Asker) -> Response:
    table = await asked_table(house, asker)
    what = asker.request.query_params.get("what", "")[:200]
    return asker.json(looks.why_not(table, asker.id, asker.lang, what))


async def get_explained(house: House, asker: Asker) -> Response:
    """What is this? For anything drawn, at the ply and through the eyes of the page that asks."""
    table = await asked_table(house, asker)
    if table.curtain(asker.id) != SPECTATOR:
        raise NotFound()
    eyes = _chosen_eyes(asker, table, ALL)
    ply = number(asker.request.query_params.get("ply", ""), -1)
    past = table.match is not None and 0 <= ply < table.match.ply and (table.state == "over" or table.owned(asker.id))
    what = asker.request.query_params.get("what", "")[:400]
    seen = table.eyes(asker.id) if eyes is None else eyes
    return asker.json(looks.explained(table, asker.lang, what, ply if past else None, seen))


async def get_replay(house: House, asker: Asker) -> Response:
    table = await asked_table(house, asker)
    if table.match is None:
        raise NotFound()
    eyes = _chosen_eyes(asker, table, ALL)
    if table.state != "over" and not table.owned(asker.id):
        raise Forbidden("replay-later")
    ply = number(asker.request.path_params["ply"], -1)
    look = _look(asker, table, ply, eyes)
    if asker.request.query_params.get("part") == "1":
        return asker.html(replay_fragment(asker.frame, look))
    return asker.html(replay_page(asker.frame, look))


def _chosen_eyes(asker: Asker, table: Table, default: int) -> int | None:
    """Once a game is over everybody may look through any eyes; until then through their own."""
    if table.state != "over":
        return None
    eyes = number(asker.request.query_params.get("eyes", ""), default)
    if eyes not in (ALL, SPECTATOR, *range(len(table.seats))):
        raise NotFound()
    return eyes


async def get_recap(house: House, asker: Asker) -> Response:
    """One ply of the running game through one's own eyes, for the short replay since one's last turn."""
    table = await asked_table(house, asker)
    if table.match is None or not table.owned(asker.id):
        raise Forbidden("not-seated")
    ply = number(asker.request.path_params["ply"], -1)
    return asker.html(fragment(_look(asker, table, ply)))


async def get_walk(house: House, asker: Asker) -> Response:
    """The scoring of one ply, place by place, for eyes that may see it."""
    table = await asked_table(house, asker)
    if table.match is None or table.curtain(asker.id) != SPECTATOR:
        raise NotFound()
    eyes = _chosen_eyes(asker, table, table.eyes(asker.id))
    look = _look(asker, table, eyes=eyes)
    return asker.json(looks.walk_of(look, table.match, number(asker.request.path_params["ply"], -1)))


async def get_end(house: House, asker: Asker) -> Response:
    table = await asked_table(house, asker)
    if table.match is None or table.state != "over":
        raise Conflict("not-over")
    look = _look(asker, table)
    return asker.html(end_page(asker.frame, look, looks.awarded(table.match), looks.curve(table.match)))


async def get_review(house: House, asker: Asker) -> Response:
    """A finished game looked through; a script that waits for it is told how far it is."""
    table = await asked_table(house, asker)
    if table.match is None or table.state != "over":
        raise Conflict("not-over")
    if asker.wants_json:
        return asker.json({"done": table.reviewed, "ready": table.review is not None, "going": table.reviewing})
    look = _look(asker, table)
    progress = table.reviewed if table.reviewing else None
    return asker.html(review_page(asker.frame, look, looks.review_of(table, asker.lang), progress))


async def post_review(house: House, asker: Asker) -> Response:
    await asker.fields(house.limits.body)
    table = await asked_table(house, asker)
    await table.start_review(asker.id)
    return asker.done(f"/t/{table.id}/review")


async def get_record(house: House, asker: Asker) -> Response:
    """The whole game with its seed, as soon as the seed is no secret any more."""
    table = await asked_table(house, asker)
    if table.state != "over":
        raise Conflict("not-over")
    headers = {**SAFE, "Content-Disposition": f'attachment; filename="{table.game_id}-{table.id}.json"'}
    return Response(table.record().dumps(), headers=headers, media_type="application/json")


async def get_log(house: House, asker: Asker) -> Response:
    """The log as a file: of one's own running game through one's own eyes, of a finished one through all."""
    table = await asked_table(house, asker)
    if table.state != "over" and not table.owned(asker.id):
        raise Forbidden("replay-later")
    headers = {**SAFE, "Content-Disposition": f'attachment; filename="{table.game_id}-{table.id}.txt"'}
    eyes = _chosen_eyes(asker, table, ALL)
    return PlainTextResponse(
        looks.story(table, asker.lang, table.eyes(asker.id) if eyes is None else eyes), headers=headers
    )


async def get_table_summary(house: House, asker: Asker) -> Response:
    """The rules on one page, with the figures of one table, which may have an owner's laid over the printed ones."""
    table = await asked_table(house, asker)
    return asker.html(summary_of(asker, load_game(table.game_id, table.overlay)))
