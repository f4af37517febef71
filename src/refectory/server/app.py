"""The app: addresses and what answers them. Pages come from `web`, decisions from `table`."""

from __future__ import annotations

import asyncio
import logging
import tomllib
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import segno
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Route

from refectory import __version__
from refectory.bots import LEVELS
from refectory.engine import errors as engine
from refectory.engine.event import ALL, SPECTATOR
from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.engine.rules import LANGUAGES
from refectory.engine.summary import has_summary
from refectory.web import assets, books, setup
from refectory.web.end import end_page
from refectory.web.frame import THEMES
from refectory.web.home import games_in_order, home, replays, tables
from refectory.web.html import escape
from refectory.web.model import Look
from refectory.web.replay import replay_fragment, replay_page
from refectory.web.review import review_page
from refectory.web.summary import summary_page
from refectory.web.table import fragment, table_page
from refectory.words import Catalogue

from . import clock, looks
from .errors import Broken, Conflict, Forbidden, HouseError, NotFound, TooMuch, Unplayable
from .guide import first_game
from .hall import Hall
from .identity import YEAR, Person, clean_line, clean_name
from .limits import Bucket, Limits
from .rehearsal import rehearsal
from .requests import SAFE, Asker, local_path, only_here
from .store import Store
from .streams import news, squeezer
from .table import BOT, CHAT_LIMIT, OPEN, PERSON, STAND_IN, Table, opening_row
from .thinkers import FACTORY, Thinkers

log = logging.getLogger("refectory.app")

#: Who sits at the other seats of a first game, once the learner plays on alone.
LEARNERS = "novice"


@dataclass
class Settings:
    """How a house is run."""

    db: str = "refectory.db"
    overlays: bool = True  # whether guests may lay their own figures over ours
    pause: float = 0.6  # seconds a bot waits before it moves, so that people can follow
    bot_limit: float = 20.0
    workers: int | None = None
    bots: str = FACTORY  # who makes the bots
    limits: Limits = field(default_factory=Limits)


class House:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = Store(settings.db)
        self.hall = Hall(
            self.store, Thinkers(settings.workers, settings.bot_limit, settings.bots), self.limits, settings.pause
        )
        self.closing = asyncio.Event()
        self.streams: dict[str, int] = {}
        self.posts = Bucket(self.limits.posts)
        self.asks = Bucket(self.limits.asks)
        self.new_tables = Bucket(self.limits.tables)
        self.strangers = Bucket(self.limits.strangers)

    def close(self) -> None:
        self.closing.set()
        self.hall.close()
        self.hall.thinkers.close()
        self.store.close()


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


# ---- refusals ----------------------------------------------------------------------------------------

#: Refusals of the engine: status and sentence.
ENGINE: dict[type[engine.RefectoryError], tuple[int, str]] = {
    engine.StaleMove: (409, "stale"),
    engine.NotYourTurn: (409, "not-your-turn"),
    engine.IllegalMove: (422, "illegal"),
    engine.NoUndo: (409, "no-undo"),
    engine.BadSeats: (400, "bad-seats"),
    engine.BadOption: (400, "bad-option"),
    engine.BadData: (400, "bad-data"),
    engine.BadRecord: (400, "bad-record"),
}


def refused(asker: Asker, error: engine.RefectoryError) -> Response:
    """A typed refusal as a clear page, or as data for a script. Never more than the sentence."""
    words = asker.frame.words
    status, text = explain(words, error)
    if asker.wants_json:
        key = error.key if isinstance(error, HouseError) else type(error).__name__
        return asker.json({"error": key, "text": text}, status)
    return asker.html(books.notice(asker.frame, words("web-error-title", status=status), text), status)


def explain(words: Catalogue, error: engine.RefectoryError) -> tuple[int, str]:
    if isinstance(error, HouseError):
        return error.status, words(f"web-error-{error.key}", **error.args_for_text)
    if isinstance(error, engine.NoUndo) and words.has(f"undo-{error.reason}"):
        return 409, words(f"undo-{error.reason}")
    status, key = next((found for kind, found in ENGINE.items() if isinstance(error, kind)), (400, "request"))
    detail = f" ({error})" if isinstance(error, engine.BadData) else ""
    return status, words(f"web-error-{key}") + detail


# ---- the house ---------------------------------------------------------------------------------------


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
    game = _known(asker.request.path_params["game"])
    return asker.html(books.rules_page(asker.frame, game, clean_line(asker.request.query_params.get("find", ""), 80)))


async def get_summary(house: House, asker: Asker) -> Response:
    return asker.html(_summary(asker, load_game(_known(asker.request.path_params["game"]))))


async def get_table_summary(house: House, asker: Asker) -> Response:
    """The same with the figures of one table, which may have an owner's laid over the printed ones."""
    table = await _table(house, asker)
    return asker.html(_summary(asker, load_game(table.game_id, table.overlay)))


def _summary(asker: Asker, game: Game) -> str:
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


def _known(game: str) -> str:
    if game not in game_ids():
        raise NotFound()
    return game


# ---- new tables --------------------------------------------------------------------------------------


async def get_new(house: House, asker: Asker) -> Response:
    seats = asker.request.query_params.get("seats", "bots")
    game = asker.request.path_params.get("game") or games_in_order()[0]
    return _new_page(house, asker, _known(game), seats)


def _new_page(
    house: House, asker: Asker, game: str, seats: str, wrong: str = "", given: Mapping[str, str] | None = None
) -> Response:
    preset = seats if seats in ("bots", "here", "invite") else "bots"
    text = setup.new_table(asker.frame, game, preset, LEVELS, clock.CHOICES, house.settings.overlays, wrong, given)
    return asker.html(text, 400 if wrong else 200)


async def post_new(house: House, asker: Asker) -> Response:
    game = _known(asker.request.path_params["game"])
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
    game = _known(fields.get("game", ""))
    seats = min(load_game(game).seats.stop - 1, max(load_game(game).seats.start, 3))
    form = {"seat0": "me"} | {f"seat{number}": f"bot:{STAND_IN}" for number in range(1, seats)}
    opening, person = _opening(house, asker, game, form)
    return await _found(house, asker, opening, person)


async def post_learn(house: House, asker: Asker) -> Response:
    """A guided first game: me at the learner's seat, the guide for everybody else."""
    game = _known(asker.request.path_params["game"])
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


# ---- a table -----------------------------------------------------------------------------------------


async def _table(house: House, asker: Asker) -> Table:
    table = await house.hall.table(asker.request.path_params["table"])
    await table.read()
    if table.broken:
        raise Unplayable(version=table.version)
    return table


def _look(asker: Asker, table: Table, ply: int | None = None, eyes: int | None = None) -> Look:
    """The table for whoever asks. A script says on which screen it runs and is spared the drawings for the other."""
    screen = asker.request.query_params.get("screen", "")
    return looks.look_of(table, asker.id, asker.lang, asker.person.csrf, ply, eyes, screen)


async def get_table(house: House, asker: Asker) -> Response:
    table = await _table(house, asker)
    look = _look(asker, table)
    return asker.html(table_page(asker.frame, look))


async def get_fragment(house: House, asker: Asker) -> Response:
    table = await _table(house, asker)
    return asker.html(fragment(_look(asker, table)))


async def get_stream(house: House, asker: Asker) -> Response:
    table = await _table(house, asker)
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
    table = await _table(house, asker)
    eyes = table.eyes(asker.id)
    view = table.match.game.view(table.match.state, eyes) if table.match else None
    return asker.json(
        {"state": table.state, "stamp": table.stamp, "eyes": eyes, "curtain": table.curtain(asker.id), "view": view}
    )


async def get_preview(house: House, asker: Asker) -> Response:
    table = await _table(house, asker)
    word = _known_move(table, asker.request.query_params.get("move", ""))
    return asker.json(looks.preview(table, asker.id, asker.lang, word))


async def get_why(house: House, asker: Asker) -> Response:
    table = await _table(house, asker)
    what = asker.request.query_params.get("what", "")[:200]
    return asker.json(looks.why_not(table, asker.id, asker.lang, what))


async def get_explained(house: House, asker: Asker) -> Response:
    """What is this? For anything drawn, at the ply and through the eyes of the page that asks."""
    table = await _table(house, asker)
    if table.curtain(asker.id) != SPECTATOR:
        raise NotFound()
    eyes = _chosen_eyes(asker, table, ALL)
    ply = _number(asker.request.query_params.get("ply", ""), -1)
    past = table.match is not None and 0 <= ply < table.match.ply and (table.state == "over" or table.owned(asker.id))
    what = asker.request.query_params.get("what", "")[:400]
    seen = table.eyes(asker.id) if eyes is None else eyes
    return asker.json(looks.explained(table, asker.lang, what, ply if past else None, seen))


async def get_replay(house: House, asker: Asker) -> Response:
    table = await _table(house, asker)
    if table.match is None:
        raise NotFound()
    eyes = _chosen_eyes(asker, table, ALL)
    if table.state != "over" and not table.owned(asker.id):
        raise Forbidden("replay-later")
    ply = _number(asker.request.path_params["ply"], -1)
    look = _look(asker, table, ply, eyes)
    if asker.request.query_params.get("part") == "1":
        return asker.html(replay_fragment(asker.frame, look))
    return asker.html(replay_page(asker.frame, look))


def _chosen_eyes(asker: Asker, table: Table, default: int) -> int | None:
    """Once a game is over everybody may look through any eyes; until then through their own."""
    if table.state != "over":
        return None
    eyes = _number(asker.request.query_params.get("eyes", ""), default)
    if eyes not in (ALL, SPECTATOR, *range(len(table.seats))):
        raise NotFound()
    return eyes


async def get_recap(house: House, asker: Asker) -> Response:
    """One ply of the running game through one's own eyes, for the short replay since one's last turn."""
    table = await _table(house, asker)
    if table.match is None or not table.owned(asker.id):
        raise Forbidden("not-seated")
    ply = _number(asker.request.path_params["ply"], -1)
    return asker.html(fragment(_look(asker, table, ply)))


async def get_walk(house: House, asker: Asker) -> Response:
    """The scoring of one ply, place by place, for eyes that may see it."""
    table = await _table(house, asker)
    if table.match is None or table.curtain(asker.id) != SPECTATOR:
        raise NotFound()
    eyes = _chosen_eyes(asker, table, table.eyes(asker.id))
    look = _look(asker, table, eyes=eyes)
    return asker.json(looks.walk_of(look, table.match, _number(asker.request.path_params["ply"], -1)))


async def get_end(house: House, asker: Asker) -> Response:
    table = await _table(house, asker)
    if table.match is None or table.state != "over":
        raise Conflict("not-over")
    look = _look(asker, table)
    return asker.html(end_page(asker.frame, look, looks.awarded(table.match), looks.curve(table.match)))


async def get_review(house: House, asker: Asker) -> Response:
    """A finished game looked through; a script that waits for it is told how far it is."""
    table = await _table(house, asker)
    if table.match is None or table.state != "over":
        raise Conflict("not-over")
    if asker.wants_json:
        return asker.json({"done": table.reviewed, "ready": table.review is not None, "going": table.reviewing})
    look = _look(asker, table)
    progress = table.reviewed if table.reviewing else None
    return asker.html(review_page(asker.frame, look, looks.review_of(table, asker.lang), progress))


async def post_review(house: House, asker: Asker) -> Response:
    await asker.fields(house.limits.body)
    table = await _table(house, asker)
    await table.start_review(asker.id)
    return asker.done(f"/t/{table.id}/review")


async def get_record(house: House, asker: Asker) -> Response:
    """The whole game with its seed, as soon as the seed is no secret any more."""
    table = await _table(house, asker)
    if table.state != "over":
        raise Conflict("not-over")
    headers = {**SAFE, "Content-Disposition": f'attachment; filename="{table.game_id}-{table.id}.json"'}
    return Response(table.record().dumps(), headers=headers, media_type="application/json")


async def get_log(house: House, asker: Asker) -> Response:
    """The log as a file: of one's own running game through one's own eyes, of a finished one through all."""
    table = await _table(house, asker)
    if table.state != "over" and not table.owned(asker.id):
        raise Forbidden("replay-later")
    headers = {**SAFE, "Content-Disposition": f'attachment; filename="{table.game_id}-{table.id}.txt"'}
    eyes = _chosen_eyes(asker, table, ALL)
    return PlainTextResponse(
        looks.story(table, asker.lang, table.eyes(asker.id) if eyes is None else eyes), headers=headers
    )


def _known_move(table: Table, word: str) -> str:
    if table.match is None or word not in table.match.game.vocabulary.numbers:
        raise HouseError("illegal")
    return word


def _number(text: str, default: int) -> int:
    try:
        return int(text)
    except ValueError:
        return default


async def _done(asker: Asker, table: Table) -> Response:
    """Where the table stands now; a script that decides again gets its moves at once."""
    value: dict[str, Any] = {"stamp": table.stamp, "state": table.state}
    if asker.wants_json and table.match is not None and table.actor() == table.eyes(asker.id) >= 0:
        value["moves"] = [table.match.game.vocabulary.word(move) for move in table.match.state.options]
    return asker.done(f"/t/{table.id}", value)


async def post_move(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    stamp, eyes = (_number(fields.get(name, ""), -1) for name in ("stamp", "eyes"))
    await table.move(asker.id, _known_move(table, fields.get("move", "")), stamp, eyes)
    return await _done(asker, table)


async def post_guide(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    await table.guided(asker.id, asker.request.path_params["wish"], _number(fields.get("stamp", ""), -1))
    return await _done(asker, table)


async def post_undo(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    await table.undo(asker.id, _number(fields.get("stamp", ""), -1))
    return await _done(asker, table)


async def post_hint(house: House, asker: Asker) -> Response:
    """The most promising moves; a post, because thinking costs something."""
    await asker.fields(house.limits.body)
    table = await _table(house, asker)
    found = looks.advised(table, asker.id, asker.lang, await table.advice(asker.id))
    return asker.json({"hints": found})


async def post_say(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    text = clean_line(fields.get("text", ""), CHAT_LIMIT)
    if text:
        name = asker.person.name or asker.frame.words("web-guest")
        await table.say(asker.id, name, text, breaking=bool(fields.get("break")))
    return await _done(asker, table)


async def post_here(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    await table.arrive(asker.id, _number(fields.get("seat", ""), -1))
    return await _done(asker, table)


async def post_sit(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    person = _named(asker, fields)
    await table.sit(asker.id, _free_name(table, person.name), _number(fields.get("seat", ""), -1))
    return asker.remember(await _done(asker, table), person)


async def post_claim(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
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
    table = await _table(house, asker)
    seat = _number(fields.get("seat", ""), -1)
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
    table = await _table(house, asker)
    names = [seat.name for seat in table.seats if seat.taken]
    return asker.html(books.join_page(asker.frame, table.id, table.game_id, names, moving=table.state != "open"))


async def post_bot(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    seat = _number(fields.get("seat", ""), -1)
    await table.seat_bot(
        asker.id, seat, STAND_IN, _free_name(table, setup.BOT_NAMES[max(0, seat) % len(setup.BOT_NAMES)])
    )
    return await _done(asker, table)


async def post_hand_over(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    await table.hand_over(asker.id, _number(fields.get("seat", ""), -1))
    return await _done(asker, table)


async def post_take_back(house: House, asker: Asker) -> Response:
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    await table.take_back(asker.id, _number(fields.get("seat", ""), -1))
    return await _done(asker, table)


async def post_close(house: House, asker: Asker) -> Response:
    await asker.fields(house.limits.body)
    table = await _table(house, asker)
    await table.close(asker.id)
    return asker.done("/", {})


async def post_rematch(house: House, asker: Asker) -> Response:
    await asker.fields(house.limits.body)
    table = await _table(house, asker)
    house.new_tables.take(asker.id)
    new = await table.found_rematch(asker.id, house.hall.found)
    return asker.done(f"/t/{new}", {"table": new})


async def post_play_on(house: House, asker: Asker) -> Response:
    """What if? A finished game from one of its plies on, as a new table: me at one seat, bots at the others."""
    fields = await asker.fields(house.limits.body)
    table = await _table(house, asker)
    if table.match is None or table.state != "over":
        raise Conflict("not-over")
    ply, mine = _number(fields.get("ply", ""), -1), _number(fields.get("seat", ""), -1)
    if not 0 <= ply < table.match.ply or not 0 <= mine < len(table.seats):
        raise NotFound()
    house.new_tables.take(asker.id)
    seats: list[dict[str, str]] = []
    for number, seat in enumerate(table.seats):
        if number == mine:
            seats.append({"kind": PERSON, "name": seat.name, "person": asker.id})
        else:
            seats.append({"kind": BOT, "name": seat.name, "bot": seat.bot or STAND_IN})
    opening = table.opening(
        seats, host=asker.id, clock="none", seed=table.seed, moves=table.match.moves[:ply],
        origin={"table": table.id, "ply": ply},
    )  # fmt: skip
    new = await house.hall.found(opening)
    return asker.done(f"/t/{new}", {"table": new})


ROUTES: tuple[tuple[str, str, Callable[[House, Asker], Awaitable[Response]]], ...] = (
    ("GET", "/", get_home),
    ("GET", "/tables", get_tables),
    ("GET", "/replays", get_replays),
    ("GET", "/rules", get_shelf),
    ("GET", "/rules/{game}", get_rules),
    ("GET", "/rules/{game}/summary", get_summary),
    ("GET", "/about", get_about),
    ("GET", "/healthz", get_health),
    ("GET", "/me", get_me),
    ("GET", "/favicon.ico", get_icon),
    ("GET", "/robots.txt", get_robots),
    ("GET", "/static/{hash}/{name}", get_static),
    ("POST", "/settings", post_settings),
    ("GET", "/new", get_new),
    ("GET", "/new/{game}", get_new),
    ("POST", "/new/{game}", post_new),
    ("POST", "/play", post_play),
    ("POST", "/learn/{game}", post_learn),
    ("GET", "/t/{table}", get_table),
    ("GET", "/t/{table}/fragment", get_fragment),
    ("GET", "/t/{table}/stream", get_stream),
    ("GET", "/t/{table}/view.json", get_view),
    ("GET", "/t/{table}/preview", get_preview),
    ("GET", "/t/{table}/why", get_why),
    ("GET", "/t/{table}/about", get_explained),
    ("GET", "/t/{table}/replay/{ply}", get_replay),
    ("GET", "/t/{table}/recap/{ply}", get_recap),
    ("GET", "/t/{table}/walk/{ply}", get_walk),
    ("GET", "/t/{table}/end", get_end),
    ("GET", "/t/{table}/review", get_review),
    ("GET", "/t/{table}/record.json", get_record),
    ("GET", "/t/{table}/log.txt", get_log),
    ("GET", "/t/{table}/summary", get_table_summary),
    ("GET", "/t/{table}/join", get_join),
    ("POST", "/t/{table}/move", post_move),
    ("POST", "/t/{table}/guide/{wish}", post_guide),
    ("POST", "/t/{table}/undo", post_undo),
    ("POST", "/t/{table}/hint", post_hint),
    ("POST", "/t/{table}/review", post_review),
    ("POST", "/t/{table}/say", post_say),
    ("POST", "/t/{table}/here", post_here),
    ("POST", "/t/{table}/sit", post_sit),
    ("POST", "/t/{table}/claim", post_claim),
    ("POST", "/t/{table}/invite", post_invite),
    ("POST", "/t/{table}/bot", post_bot),
    ("POST", "/t/{table}/hand-over", post_hand_over),
    ("POST", "/t/{table}/take-back", post_take_back),
    ("POST", "/t/{table}/close", post_close),
    ("POST", "/t/{table}/rematch", post_rematch),
    ("POST", "/t/{table}/play-on", post_play_on),
)
