"""The house itself: the way in, open tables, replays, rules, files, settings."""

from __future__ import annotations

from typing import Any

from starlette.responses import PlainTextResponse, RedirectResponse, Response

from refectory import __version__
from refectory.engine.game import Game
from refectory.engine.registry import load_game
from refectory.engine.rules import LANGUAGES
from refectory.engine.summary import has_summary
from refectory.web import assets, books
from refectory.web.frame import THEMES
from refectory.web.home import home, replays, tables
from refectory.web.summary import summary_page

from .. import looks
from ..errors import NotFound
from ..house import House
from ..identity import YEAR, clean_line
from ..requests import SAFE, Asker, local_path
from .asked import known_game


async def get_home(house: House, asker: Asker) -> Response:
    mine = [looks.table_card(card, asker.id) for card in await house.store.mine(asker.id)]
    mine.sort(key=lambda card: not card.my_turn)
    return asker.html(home(asker.frame, mine, await _open_tables(house, asker)))


async def _open_tables(house: House, asker: Asker) -> list[Any]:
    """Where somebody else's table has a seat for whoever asks."""
    others = (
        card
        for card in await house.store.listed(("open",))
        if asker.id not in (seat["person"] for seat in card.body["seats"])
    )
    cards = [looks.table_card(card, asker.id) for card in others]
    return [card for card in cards if card.open_seats]


async def get_tables(house: House, asker: Asker) -> Response:
    mine = [looks.table_card(card, asker.id) for card in await house.store.mine(asker.id, 200)]
    return asker.html(tables(asker.frame, mine, await _open_tables(house, asker)))


async def get_replays(house: House, asker: Asker) -> Response:
    cards = {card.id: card for card in await house.store.listed(("over",))}
    cards |= {card.id: card for card in await house.store.mine(asker.id, 200) if card.state == "over"}
    found = sorted(cards.values(), key=lambda card: -card.at)
    return asker.html(replays(asker.frame, [looks.table_card(card, asker.id) for card in found]))


async def get_shelf(house: House, asker: Asker) -> Response:
    return asker.html(books.shelf(asker.frame))


async def get_rules(house: House, asker: Asker) -> Response:
    game = known_game(asker.request.path_params["game"])
    return asker.html(books.rules_page(asker.frame, game, clean_line(asker.request.query_params.get("find", ""), 80)))


async def get_summary(house: House, asker: Asker) -> Response:
    return asker.html(summary_of(asker, load_game(known_game(asker.request.path_params["game"]))))


def summary_of(asker: Asker, game: Game) -> str:
    if not has_summary(game):
        raise NotFound()
    return summary_page(asker.frame, game)


async def get_about(house: House, asker: Asker) -> Response:
    return asker.html(books.about(asker.frame))


async def get_health(house: House, asker: Asker) -> Response:
    """For whoever watches over the server: answers only if the store answers."""
    await house.store.count("running")
    return PlainTextResponse(f"refectory {__version__}\n", headers=dict(SAFE))


async def get_me(house: House, asker: Asker) -> Response:
    """For scripts: what a page would carry in its forms."""
    return asker.json({"csrf": asker.person.csrf, "name": asker.person.name, "lang": asker.lang})


async def get_static(house: House, asker: Asker) -> Response:
    name = asker.request.path_params["name"]
    if name not in assets.names():
        raise NotFound()
    found = assets.asset(name)
    accepted = asker.request.headers.get("accept-encoding", "")
    headers = {**SAFE, "Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
    if asker.request.url.path != found.url:
        headers["Cache-Control"] = "no-cache"  # an old address: serve what is current, but don't keep it
    for coding, body in (("br", found.brotli), ("gzip", found.gzip)):
        if coding in accepted:
            return Response(body, headers={**headers, "Content-Encoding": coding}, media_type=found.kind)
    return Response(found.plain, headers=headers, media_type=found.kind)


async def get_icon(house: House, asker: Asker) -> Response:
    return RedirectResponse(assets.url("icon.svg"), 307, headers=dict(SAFE))


async def get_robots(house: House, asker: Asker) -> Response:
    return PlainTextResponse("User-agent: *\nDisallow: /t/\n", headers=dict(SAFE))


async def post_settings(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    response = asker.done(local_path(fields.get("back", "/")))
    flags = f"Path=/; Max-Age={YEAR}; SameSite=Lax" + ("; Secure" if asker.secure else "")
    for name, known in (("lang", LANGUAGES), ("theme", THEMES)):
        if fields.get(name) in known:
            response.headers.append("set-cookie", f"{name}={fields[name]}; {flags}")
    return response
