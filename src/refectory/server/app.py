"""The app: addresses and what answers them. Pages come from `web`, decisions from `table`, answers from `answers`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from refectory.engine import errors as engine

from .answers import doing, founding, home, seeing
from .errors import Broken, NotFound
from .house import House, Settings
from .refusals import refused
from .requests import Asker

log = logging.getLogger("refectory.app")


def create_app(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.hall.open()
        try:
            yield
        finally:
            house.close()

    handlers = {404: _lost, 405: _lost, Exception: _broken}
    return Starlette(routes=[_route(*row) for row in ROUTES], lifespan=life, exception_handlers=handlers)


async def _lost(request: Request, error: Exception) -> Response:
    return refused(Asker.of(request), NotFound())


async def _broken(request: Request, error: Exception) -> Response:
    """A bug of ours: the log has the details, the page has none of them."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    asker = Asker.of(request)
    return refused(asker, Broken())


def _route(method: str, path: str, handler: Callable[[House, Asker], Awaitable[Response]]) -> Route:
    async def endpoint(request: Request) -> Response:
        house: House = request.app.state.house
        asker = Asker.of(request)
        try:
            house.strangers.take(asker.address)
            (house.posts if method == "POST" else house.asks).take(
                asker.id if not asker.person.fresh else asker.address
            )
            return await handler(house, asker)
        except engine.UnknownName:
            raise  # a sentence is missing: our mistake, not the asker's
        except engine.RefectoryError as error:
            return refused(asker, error)

    return Route(path, endpoint, methods=[method])


ROUTES: tuple[tuple[str, str, Callable[[House, Asker], Awaitable[Response]]], ...] = (
    ("GET", "/", home.get_home),
    ("GET", "/tables", home.get_tables),
    ("GET", "/replays", home.get_replays),
    ("GET", "/rules", home.get_shelf),
    ("GET", "/rules/{game}", home.get_rules),
    ("GET", "/rules/{game}/summary", home.get_summary),
    ("GET", "/about", home.get_about),
    ("GET", "/healthz", home.get_health),
    ("GET", "/me", home.get_me),
    ("GET", "/favicon.ico", home.get_icon),
    ("GET", "/robots.txt", home.get_robots),
    ("GET", "/static/{hash}/{name}", home.get_static),
    ("POST", "/settings", home.post_settings),
    ("GET", "/new", founding.get_new),
    ("GET", "/new/{game}", founding.get_new),
    ("POST", "/new/{game}", founding.post_new),
    ("POST", "/play", founding.post_play),
    ("POST", "/learn/{game}", founding.post_learn),
    ("GET", "/t/{table}", seeing.get_table),
    ("GET", "/t/{table}/fragment", seeing.get_fragment),
    ("GET", "/t/{table}/stream", seeing.get_stream),
    ("GET", "/t/{table}/view.json", seeing.get_view),
    ("GET", "/t/{table}/preview", seeing.get_preview),
    ("GET", "/t/{table}/why", seeing.get_why),
    ("GET", "/t/{table}/about", seeing.get_explained),
    ("GET", "/t/{table}/replay/{ply}", seeing.get_replay),
    ("GET", "/t/{table}/recap/{ply}", seeing.get_recap),
    ("GET", "/t/{table}/walk/{ply}", seeing.get_walk),
    ("GET", "/t/{table}/end", seeing.get_end),
    ("GET", "/t/{table}/review", seeing.get_review),
    ("GET", "/t/{table}/record.json", seeing.get_record),
    ("GET", "/t/{table}/log.txt", seeing.get_log),
    ("GET", "/t/{table}/summary", seeing.get_table_summary),
    ("GET", "/t/{table}/join", doing.get_join),
    ("POST", "/t/{table}/move", doing.post_move),
    ("POST", "/t/{table}/guide/{wish}", doing.post_guide),
    ("POST", "/t/{table}/undo", doing.post_undo),
    ("POST", "/t/{table}/hint", doing.post_hint),
    ("POST", "/t/{table}/review", seeing.post_review),
    ("POST", "/t/{table}/say", doing.post_say),
    ("POST", "/t/{table}/here", doing.post_here),
    ("POST", "/t/{table}/sit", doing.post_sit),
    ("POST", "/t/{table}/claim", doing.post_claim),
    ("POST", "/t/{table}/invite", doing.post_invite),
    ("POST", "/t/{table}/bot", doing.post_bot),
    ("POST", "/t/{table}/hand-over", doing.post_hand_over),
    ("POST", "/t/{table}/take-back", doing.post_take_back),
    ("POST", "/t/{table}/close", doing.post_close),
    ("POST", "/t/{table}/rematch", doing.post_rematch),
    ("POST", "/t/{table}/play-on", doing.post_play_on),
)
