"""One table: an actor that serialises everything that touches it. People and bots move through the same door.

A move is: check the seat → check the moment it was meant for → apply → append one row → tell the watchers.
The table is nothing but its rows played in order, so a restart, a second process and a rematch all read the same.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from refectory import __version__
from refectory.engine.chance import commitment
from refectory.engine.errors import DeadEnd, RefectoryError
from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.engine.record import Record
from refectory.engine.registry import load_game
from refectory.lab.analysis import Decision, Hint, final_chances, worst
from refectory.words import Catalogue

from .clock import Clock
from .errors import Conflict, Forbidden, NotFound, NotStored, TooMuch, Unplayable
from .guide import Guide, first_game
from .identity import digest, new_token
from .store import Card, Entry, PlyTaken, Row, Store, now
from .thinkers import SIMPLER, Advice, BotFailed, Question, Thinkers

log = logging.getLogger("refectory.table")

#: Kinds of seats: one with a person behind it (known or still awaited), or a bot.
PERSON, OPEN, BOT = "person", "open", "bot"

CHAT_LIMIT = 400
CHAT_KEPT = 200
#: How long a seat must have been without a page before others may hand it to a bot, in milliseconds.
ABSENT = 120_000
TRANSFER_LIFE = 24 * 3600 * 1000
STAND_IN = "brother"
#: Seconds below which a change is too quick to be seen.
EYE = 0.04


@dataclass(slots=True)
class Seat:
    kind: str
    name: str
    person: str = ""
    bot: str = ""  # who thinks for this seat; for a person's seat a stand-in
    invites: list[str] = field(default_factory=list)  # hashes
    transfers: list[tuple[str, int]] = field(default_factory=list)  # hash, valid until

    @property
    def taken(self) -> bool:
        return self.kind != OPEN


@dataclass(slots=True)
class Note:
    """Something the log tells besides the game's events; `after` is the ply it belongs behind."""

    after: int
    key: str
    args: dict[str, Any]


@dataclass(slots=True)
class Line:
    at: int
    name: str
    seat: int
    text: str


class Watcher:
    """One open page: woken when the table changed."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.news = asyncio.Event()


class Table:
    def __init__(self, table_id: str, store: Store, thinkers: Thinkers, pause: float) -> None:
        self.id = table_id
        self.watchers: set[Watcher] = set()
        self.here: dict[str, int] = {}  # on a shared device: whose turn it is to look, by person
        self.seen: dict[str, int] = {}  # when a person's last page was closed
        self.touched = self.loaded = now()
        self._store = store
        self._thinkers = thinkers
        self._pause = pause
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._clockwork: asyncio.Task[None] | None = None
        self._advice: tuple[int, asyncio.Future[list[Advice]]] | None = None
        self._reviewing: asyncio.Task[None] | None = None
        self.reviewed = 0  # how many decisions the review that is under way has looked at
        self._foreign = 0.0  # seconds to leave to another process that is probably thinking already
        self._forget()

    def _forget(self) -> None:
        """As if no row had been read."""
        self.rows = 0
        self.stamp = 0  # the row of the latest move or undo: what a move must be meant for
        self.game_id = ""
        self.options: dict[str, str] = {}
        self.overlay: Mapping[str, Any] | None = None
        self.seed = ""
        self.seats: list[Seat] = []
        self.host = ""
        self.listed = False
        self.clock = Clock()
        self.version = ""
        self.first_moves: list[str] = []
        self.origin: dict[str, Any] | None = None
        self.match: Match | None = None
        self.guide: Guide | None = None  # who leads through a first game
        self._shades: tuple[tuple[str, ...], list[str]] = ((), [])
        self.chat: list[Line] = []
        self.notes: list[Note] = []
        self.rematch = ""
        self.review: dict[str, Any] | None = None
        self.closed = False
        self.opened = 0
        self.at = 0
        self.ends: list[int] = []  # the time of every move, for the recap and the chart
        self.broken = ""
        self.catalogues: dict[tuple[str, int], Catalogue] = {}
        self.lines: dict[tuple[str, int], list[list[Any]]] = {}  # the log's sentences, by language and eyes

    # ---- reading -------------------------------------------------------------------------------------

    @property
    def state(self) -> str:
        if self.closed:
            return "closed"
        if self.match is None:
            return "open"
        return "over" if self.match.state.over else "running"

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def owned(self, person: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.kind == PERSON and seat.person == person]

    def actor(self) -> int:
        return self.match.state.actor if self.match else SPECTATOR

    def eyes(self, person: str) -> int:
        """Which seat's view a person gets now. Several people behind one device look one after the other."""
        owned = self.owned(person)
        if len(owned) == 1:
            return owned[0]
        actor = self.actor()
        return actor if actor in owned and self.here.get(person) == actor else SPECTATOR

    def curtain(self, person: str) -> int:
        """The seat whose person must say that they are there before anything is shown; else SPECTATOR."""
        owned, actor = self.owned(person), self.actor()
        waits = len(owned) > 1 and actor in owned and not self.seats[actor].bot and self.here.get(person) != actor
        return actor if waits else SPECTATOR

    def present(self, seat: int) -> bool:
        person = self.seats[seat].person
        return any(watcher.person == person for watcher in self.watchers)

    def absent_for(self, seat: int) -> int:
        """Milliseconds for which nothing has happened and the person behind a seat has had no page open.

        0 if there is one; and at a table where a move has days, because nobody need be there.
        """
        if self.seats[seat].kind != PERSON or self.present(seat) or self.clock.kind == "days":
            return 0
        return now() - max(self.seen.get(self.seats[seat].person, 0), self.at, self.loaded)

    @property
    def ages(self) -> bool:
        """Whether the table looks different after a while although nothing happens: clocks run, people are away."""
        away = any(seat.kind == PERSON and not self.present(number) for number, seat in enumerate(self.seats))
        return self.state == "running" and (self.clock.kind != "none" or away)

    def record(self) -> Record:
        """The whole game as a file. The seed is a secret until the game is over."""
        if self.match is None:
            raise NotFound()
        record = Record.of(self.match, [seat.bot or "human" for seat in self.seats])
        record.version = self.version
        return record

    def past(self, ply: int) -> Match:
        """The same game a number of plies into it."""
        if self.match is None or not 0 <= ply <= self.match.ply:
            raise NotFound()
        if ply == self.match.ply:
            return self.match
        past = Match(self.match.game, self.names, self.options, self.seed)
        for seat, word in zip(self.match.actors[:ply], self.match.moves, strict=False):
            past.play(seat, word)
        return past

    async def read(self) -> None:
        """Wait until no unwritten move is on the table: nothing is shown that could still be lost."""
        async with self._lock:
            self.touched = now()

    # ---- rows ----------------------------------------------------------------------------------------

    async def open(self, opening: dict[str, Any]) -> None:
        """Write the first row of a new table."""
        async with self._lock:
            await self._append(opening)

    async def load(self) -> None:
        async with self._lock:
            await self._replay()

    async def _replay(self) -> None:
        self._forget()
        await self._catch_up()
        if not self.rows:
            raise NotFound()

    async def _catch_up(self) -> int:
        """Apply the rows that other processes (or an earlier life) have written."""
        fresh = await self._store.rows(self.id, self.rows)
        for row in fresh:
            if not self.broken:
                self._apply_kept(row)
            self.rows = row.ply + 1
        return len(fresh)

    def _apply_kept(self, row: Row) -> None:
        """A row that was accepted once. If these rules can't play it, say so and keep the record."""
        try:
            self._apply(row)
        except (RefectoryError, DeadEnd, KeyError, ValueError, IndexError, TypeError) as error:
            # Not the sentence: it may name a move that not everybody may know.
            log.error("table %s, row %d of version %s: %s", self.id, row.ply, self.version, type(error).__name__)
            self.broken = type(error).__name__

    async def news(self) -> None:
        """Another process may have written rows."""
        async with self._lock:
            if await self._catch_up():
                self._foreign = 5.0
                self._changed()

    async def _append(self, body: dict[str, Any]) -> None:
        """Apply, write, tell. Whatever is refused or can't be written leaves the table as it was."""
        if self.broken:
            raise Unplayable(version=self.version)
        row = Row(self.rows, now(), body)
        try:
            self._apply(row)
        except RefectoryError:
            raise
        except Exception:
            log.exception("table %s can't apply %s", self.id, body.get("do"))
            await self._replay()
            raise
        self.rows += 1
        try:
            await self._store.append(Entry(self.id, row, self.card(), self._people()))
        except PlyTaken:
            await self._replay()
            self._changed()
            raise Conflict() from None
        except NotStored:
            await self._replay()
            raise
        self._foreign = 0.0
        self._changed()

    @property
    def colours(self) -> list[str]:
        """By seat. Where everybody picks a colour, the first moves decide them."""
        if self.match is None:
            return []
        first = tuple(self.match.moves[: len(self.seats)])
        if not self._shades[1] or self._shades[0] != first:
            self._shades = (first, list(self.match.game.view(self.match.state, SPECTATOR)["colours"]))
        return self._shades[1]

    def card(self) -> Card:
        """The table at a glance, for the home page."""
        seats = [
            {"name": seat.name, "kind": seat.kind, "bot": seat.bot, "person": seat.person} for seat in self.seats
        ]
        body: dict[str, Any] = {"game": self.game_id, "seats": seats, "actor": self.actor(), "host": self.host}
        body.update(clock=self.clock.spec, ply=self.match.ply if self.match else 0, opened=self.opened)
        if self.match is not None:
            body["scores"] = list(self.match.state.scores)
            body["colours"] = self.colours
            if self.match.state.over:
                body["winners"] = list(self.match.game.result(self.match.state).winners)
        return Card(self.id, self.state, self.listed, self.at, body)

    def _people(self) -> tuple[str, ...]:
        return tuple({seat.person for seat in self.seats if seat.person} | ({self.host} if self.host else set()))

    def _apply(self, row: Row) -> None:
        body = dict(row.body)
        getattr(self, f"_row_{body.pop('do')}")(row, **body)
        self.at = row.at

    def _row_open(
        self,
        row: Row,
        game: str,
        options: dict[str, str],
        seats: list[dict[str, Any]],
        seed: str,
        host: str,
        version: str,
        listed: bool = False,
        clock: str = "none",
        data: Mapping[str, Any] | None = None,
        moves: Sequence[str] = (),
        origin: dict[str, Any] | None = None,
        guide: bool = False,
    ) -> None:
        self.game_id, self.options, self.seed, self.host, self.version = game, options, seed, host, version
        self.listed, self.clock, self.overlay, self.origin = listed, Clock(clock), data, origin
        self.first_moves = list(moves)
        self.seats = [Seat(**seat) for seat in seats]
        self.opened = row.at
        first = first_game(game) if guide else None
        self.guide = Guide(first) if first else None
        self._begin(row)

    def _begin(self, row: Row) -> None:
        """The game starts as soon as nobody is awaited any more."""
        if self.match is not None or not all(seat.taken for seat in self.seats):
            return
        match = Match(load_game(self.game_id, self.overlay), self.names, self.options, self.seed)
        for word in self.first_moves:
            match.again(word)
        self.match = match
        self.stamp = row.ply
        self.ends = [row.at] * match.ply
        self.clock.start(len(self.seats), row.at)

    def _row_sit(self, row: Row, seat: int, person: str, name: str, moved: bool = False) -> None:
        chair = self.seats[seat]
        chair.kind, chair.person, chair.name, chair.bot = PERSON, person, name, ""
        chair.invites.clear()
        chair.transfers.clear()
        if self.match is not None:
            self.match.names[seat] = name
            self.lines.clear()
        if not moved:
            self._note("sat", seat=seat)
        self._begin(row)

    def _row_invite(self, row: Row, seat: int, hashed: str, until: int = 0) -> None:
        if until:
            self.seats[seat].transfers.append((hashed, until))
        else:
            self.seats[seat].invites.append(hashed)

    def _row_bot(self, row: Row, seat: int, bot: str, why: str, name: str = "") -> None:
        """A bot takes a seat, a simpler bot takes over, or (bot = "") the person comes back."""
        chair = self.seats[seat]
        was = chair.bot
        chair.bot = bot
        if chair.kind == OPEN:
            chair.kind, chair.name = BOT, name
        self._note(f"bot-{why}", seat=seat, bot=bot or was)
        self.clock.turn(self.actor(), row.at)
        if not bot:
            self.clock.grace(seat)
        self._begin(row)

    def _row_move(self, row: Row, seat: int, word: str) -> None:
        assert self.match is not None
        ply = self.match.ply
        self.match.play(seat, word)
        if self.guide is not None and not self.guide.moved(ply, word):
            self.guide = None  # the first game has changed since this row was written: nothing leads on from here
        self.clock.moved(seat, row.at)
        self.ends.append(row.at)
        self.stamp = row.ply

    def _row_undo(self, row: Row, seat: int) -> None:
        assert self.match is not None
        self.match.undo(seat)
        if self.guide is not None:
            self.guide.taken_back(self.match.ply)
        for lines in self.lines.values():
            del lines[self.match.ply + 1 :]
        self.clock.moved(seat, row.at)
        self.ends.pop()
        self.notes = [note for note in self.notes if note.after <= self.match.ply]
        self._note("undo", seat=seat)
        self.stamp = row.ply

    def _row_lesson(self, row: Row, no: int) -> None:
        """The learner goes on, or back to a lesson; then the table is laid as it was there."""
        assert self.match is not None
        if self.guide is not None:
            ply = min(self.guide.go(no), self.match.ply)
            self.match = self.past(ply)
            for lines in self.lines.values():
                del lines[ply + 1 :]
            del self.ends[ply:]
            self.notes = [note for note in self.notes if note.after <= ply]
        self.stamp = row.ply

    def _row_alone(self, row: Row) -> None:
        """From here on without the guide."""
        self.guide = None
        self.stamp = row.ply

    def _row_say(self, row: Row, text: str, name: str, seat: int) -> None:
        self.chat.append(Line(row.at, name, seat, text))
        del self.chat[:-CHAT_KEPT]

    def _row_rematch(self, row: Row, table: str) -> None:
        self.rematch = table

    def _row_review(self, row: Row, chances: list[list[float]], costliest: list[list[dict[str, Any]]]) -> None:
        self.review = {"chances": chances, "costliest": costliest}

    def _row_close(self, row: Row) -> None:
        self.closed = True

    def _note(self, key: str, **args: Any) -> None:
        self.notes.append(Note(self.match.ply if self.match else 0, key, args))

    # ---- what people do ------------------------------------------------------------------------------

    def _seat_of(self, person: str, seat: int | None) -> int:
        """The seat a person acts for: the one that decides if it is theirs and they are there."""
        owned = self.owned(person)
        if not owned:
            raise Forbidden("not-seated")
        if seat is None:
            seat = self.actor() if self.actor() in owned else owned[0]
        if seat not in owned:
            raise Forbidden("not-seated")
        return seat

    def _running(self) -> Match:
        if self.broken:
            raise Unplayable(version=self.version)
        if self.match is None:
            raise Conflict("not-started")
        return self.match

    async def move(self, person: str, word: str, stamp: int, eyes: int = SPECTATOR) -> None:
        """`eyes` is the seat the page shows: whoever moves there is there, even if a restart has forgotten it."""
        async with self._lock:
            match = self._running()
            seat = self._seat_of(person, None)
            if match.game.vocabulary.numbers[word] in match.game.asides(match.state, self.speaker(person)):
                seat = self.speaker(person)
            if stamp != self.stamp:
                raise Conflict()
            if seat == match.state.actor and self.curtain(person) == seat:
                if eyes != seat:
                    raise Forbidden("curtain")
                self.here[person] = seat
            if self.seats[seat].bot:
                raise Forbidden("stand-in")
            if self.guide is not None and word != self.guide.asks(match.ply):
                raise Forbidden("guide-first" if self.guide.asks(match.ply) else "guide-wait")
            await self._append({"do": "move", "seat": seat, "word": word})

    async def undo(self, person: str, stamp: int) -> None:
        async with self._lock:
            match = self._running()
            if stamp != self.stamp:
                raise Conflict()
            last = match.actors[-1] if match.actors else SPECTATOR
            seat = last if last in self.owned(person) else self._seat_of(person, None)
            await self._append({"do": "undo", "seat": seat})

    async def guided(self, person: str, wish: str, stamp: int) -> None:
        """What a learner asks of the guide: go on, back one lesson, wait, or let them play alone."""
        async with self._lock:
            match = self._running()
            self._seat_of(person, None)
            if stamp != self.stamp or self.guide is None:
                raise Conflict()
            guide = self.guide
            if wish == "pause":
                guide.paused = not guide.paused
                self._changed()
            elif wish == "alone":
                await self._append({"do": "alone"})
            elif wish == "back" and guide.no > 0:
                await self._append({"do": "lesson", "no": guide.no - 1})
            elif wish == "next" and guide.waits(match.ply) and not guide.asks(match.ply):
                await self._append({"do": "lesson", "no": guide.no + 1})
            else:
                raise Conflict()

    async def say(self, person: str, name: str, text: str, breaking: bool = False) -> None:
        """A line for everybody. Where the game keeps silence it is refused, or costs what the rules say."""
        async with self._lock:
            owned = self.owned(person)
            if not owned and self.state != "over" and not self.listed:
                raise Forbidden("not-seated")
            seat = self.speaker(person)
            if owned and self.match is not None and not self.match.state.over:
                if self.match.game.silence(self.match.state):
                    raise Forbidden("silence")
                cost = self.match.game.spoken(self.match.state, seat)
                if cost and not breaking:
                    raise Forbidden("vow")
                if cost:
                    await self._append({"do": "move", "seat": seat, "word": cost})
            line = {"do": "say", "text": text, "name": self.seats[seat].name if owned else name, "seat": seat}
            await self._append(line)

    def speaker(self, person: str) -> int:
        """Whose voice a person's is: the seat they look through, else their first one."""
        eyes, owned = self.eyes(person), self.owned(person)
        return eyes if eyes != SPECTATOR or not owned else owned[0]

    async def sit(self, person: str, name: str, seat: int) -> None:
        """Sit down at a listed table."""
        async with self._lock:
            if not self.listed:
                raise Forbidden("not-listed")
            if not 0 <= seat < len(self.seats) or self.seats[seat].taken:
                raise Conflict("seat-taken")
            await self._append({"do": "sit", "seat": seat, "person": person, "name": name})

    async def claim(self, person: str, name: str, token: str) -> int:
        """Sit down with the token of an invite, or move a seat to this device with that of a transfer."""
        async with self._lock:
            hashed = digest("seat", token)
            for number, seat in enumerate(self.seats):
                if any(hmac.compare_digest(hashed, known) for known in seat.invites):
                    if seat.taken:
                        break
                    await self._append({"do": "sit", "seat": number, "person": person, "name": name})
                    return number
                if any(hmac.compare_digest(hashed, known) and now() < until for known, until in seat.transfers):
                    if seat.person != person:
                        moved = {"do": "sit", "seat": number, "person": person, "name": seat.name, "moved": True}
                        await self._append(moved)
                    return number
            raise Forbidden("bad-token")

    async def invite(self, person: str, seat: int) -> str:
        """A fresh token: for an open seat by the host, for one's own seat to move it to another device."""
        async with self._lock:
            if not 0 <= seat < len(self.seats):
                raise NotFound()
            chair = self.seats[seat]
            if len(chair.invites) + len(chair.transfers) > 50:
                raise TooMuch()
            own = chair.kind == PERSON and chair.person == person
            if not own and not (chair.kind == OPEN and person == self.host):
                raise Forbidden()
            token = new_token()
            body = {"do": "invite", "seat": seat, "hashed": digest("seat", token)}
            await self._append(body | ({"until": now() + TRANSFER_LIFE} if own else {}))
            return token

    async def seat_bot(self, person: str, seat: int, bot: str, name: str) -> None:
        """The host fills an awaited seat with a bot."""
        async with self._lock:
            if person != self.host:
                raise Forbidden()
            if not 0 <= seat < len(self.seats) or self.seats[seat].taken:
                raise Conflict("seat-taken")
            await self._append({"do": "bot", "seat": seat, "bot": bot, "why": "filled", "name": name})

    async def hand_over(self, person: str, seat: int) -> None:
        """Hand one's own seat to a bot, or that of somebody who has been away for a while."""
        async with self._lock:
            self._running()
            if not 0 <= seat < len(self.seats) or self.seats[seat].kind != PERSON or self.seats[seat].bot:
                raise Conflict()
            if self.guide is not None:
                raise Conflict("guide-wait")
            if seat in self.owned(person):
                why = "left"
            elif not self.owned(person):
                raise Forbidden("not-seated")
            elif self.absent_for(seat) < ABSENT:
                raise Forbidden("still-there")
            else:
                why = "absent"
            await self._append({"do": "bot", "seat": seat, "bot": STAND_IN, "why": why})

    async def take_back(self, person: str, seat: int) -> None:
        async with self._lock:
            if self._seat_of(person, seat) != seat or not self.seats[seat].bot:
                raise Conflict()
            await self._append({"do": "bot", "seat": seat, "bot": "", "why": "back"})

    async def close(self, person: str) -> None:
        """The host gives up a table at which the game has not begun."""
        async with self._lock:
            if person != self.host:
                raise Forbidden()
            if self.match is not None:
                raise Conflict("already-started")
            await self._append({"do": "close"})

    async def arrive(self, person: str, seat: int) -> None:
        """On a shared device: the person of this seat is there now."""
        async with self._lock:
            if seat not in self.owned(person):
                raise Forbidden("not-seated")
            self.here[person] = seat
            self._changed()

    async def found_rematch(self, person: str, open_table: Callable[[dict[str, Any]], Awaitable[str]]) -> str:
        """The same people once more, everybody one seat further; whoever asks second gets the same table."""
        async with self._lock:
            if not self.owned(person) and person != self.host:
                raise Forbidden("not-seated")
            if self.state != "over":
                raise Conflict("not-over")
            if not self.rematch:
                seats = [
                    {"kind": seat.kind, "name": seat.name, "person": seat.person,
                     "bot": seat.bot if seat.kind == BOT else ""} for seat in self.seats
                ]  # fmt: skip
                table = await open_table(self.opening(seats[1:] + seats[:1]))
                await self._append({"do": "rematch", "table": table})
            return self.rematch

    def opening(self, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        """The first row of another table of the same kind."""
        body: dict[str, Any] = {"game": self.game_id, "options": self.options, "seats": seats, "host": self.host}
        body.update(listed=False, clock=self.clock.spec, data=self.overlay)
        return opening_row(**(body | more))

    # ---- watching ------------------------------------------------------------------------------------

    def watch(self, person: str) -> Watcher:
        watcher = Watcher(person)
        self.watchers.add(watcher)
        self._others(watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.seen[watcher.person] = now()
        self._others(watcher)

    def _others(self, watcher: Watcher) -> None:
        """Who is there is shown too."""
        if any(seat.person == watcher.person for seat in self.seats):
            for other in self.watchers - {watcher}:
                other.news.set()

    def _changed(self) -> None:
        self.touched = now()
        for person, seat in list(self.here.items()):
            if seat != self.actor():
                del self.here[person]  # the next look needs a new "I am here"
        if not self._hurries():
            for watcher in self.watchers:
                watcher.news.set()
        self.wake()

    # ---- bots and clocks -----------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a bot think, if one must decide, and set the clock's alarm."""
        if self.state != "running" or self.broken:
            return
        if self._needs_nobody() and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._think(), name=f"think-{self.id}")
        if self._clockwork is not None:
            self._clockwork.cancel()
            self._clockwork = None
        due = self.clock.due(self.actor())
        if due is not None and not self.seats[self.actor()].bot:
            self._clockwork = asyncio.create_task(self._alarm(due, self.stamp), name=f"clock-{self.id}")

    def _needs_nobody(self) -> bool:
        """Whether the open decision is made by a bot, or by the guide of a first game."""
        if self.state != "running" or self.broken:
            return False
        return bool(self.guide.plays(self._running().ply) if self.guide else self.seats[self.actor()].bot)

    def _hurries(self) -> bool:
        """Whether the guide moves again before an eye could follow; nobody need draw that."""
        return self.guide is not None and self._needs_nobody() and self._rest() < EYE

    def _rest(self) -> float:
        """Seconds before the next move of a bot or of the guide."""
        if self._foreign or not self.watchers:
            return self._foreign
        return self.guide.pace(self._running().ply, self._pause) if self.guide else self._pause

    async def _think(self) -> None:
        """Bots decide, one after the other, until a person must."""
        while self._needs_nobody():
            stamp = self.stamp
            await asyncio.sleep(self._rest())
            if stamp != self.stamp or not self._needs_nobody():
                continue
            body = await self._decided(self._running(), self.actor())
            try:
                await self._bot_row(body, stamp)
            except Conflict:
                continue
            except NotStored:
                await asyncio.sleep(5)

    async def _decided(self, match: Match, seat: int) -> dict[str, Any]:
        """The row of a bot's move, or of the guide's."""
        if self.guide is not None:
            return {"do": "move", "seat": seat, "word": self.guide.plays(match.ply)}
        bot = self.seats[seat].bot
        try:
            return {
                "do": "move", "seat": seat, "word": await self._thinkers.choose(self._question(match, seat, bot))
            }  # fmt: skip
        except BotFailed as failed:
            return self._replacement(seat, bot, failed.why)

    def _question(self, match: Match, seat: int, bot: str) -> Question:
        seed = Random(f"{self.seed}/{self.stamp}").getrandbits(48)
        state = match.state.copy().encode()
        return Question(self.game_id, self.overlay, state, seat, bot, seed, f"{self.id}/{seat}")

    def may_ask(self, person: str) -> bool:
        """Whether a person may have a hint now: on their own turn, and not against other people."""
        seat, others = self.actor(), {chair.person for chair in self.seats if chair.kind == PERSON} - {person}
        alone = not others and self.guide is None
        return self.state == "running" and seat == self.eyes(person) and not self.seats[seat].bot and alone

    async def advice(self, person: str) -> list[Advice]:
        """The most promising moves of whoever is to move; who asks twice about one decision is answered once."""
        async with self._lock:
            match = self._running()
            if not self.may_ask(person):
                raise Forbidden("no-hint")
            if self._advice is None or self._advice[0] != self.stamp:
                question = self._question(match, self.actor(), "")._replace(seed=self.stamp)  # no secret of the table
                self._advice = self.stamp, asyncio.ensure_future(self._thinkers.advise(question))
            stamp, thought = self._advice
        try:
            found = await asyncio.shield(thought)
        except BotFailed:
            self._advice = None
            raise TooMuch("hint-failed") from None
        if stamp != self.stamp:
            raise Conflict()
        return found

    @property
    def reviewing(self) -> bool:
        return self._reviewing is not None and not self._reviewing.done()

    async def start_review(self, person: str) -> None:
        """Let the strongest bot look through a finished game; once is enough for everybody."""
        async with self._lock:
            if self.state != "over":
                raise Conflict("not-over")
            if not self.owned(person) and person != self.host:
                raise Forbidden("not-seated")
            if self.review is None and not self.reviewing:
                self.reviewed = 0
                self._reviewing = asyncio.create_task(self._look_through(), name=f"review-{self.id}")

    async def _look_through(self) -> None:
        """Decision by decision; what has been found is a row like everything else that happens at a table."""
        match = self._running()
        past = self.past(0)
        chances: list[list[float]] = []
        decisions: list[list[Decision]] = [[] for _ in self.seats]
        try:
            for ply, (seat, word) in enumerate(zip(match.actors, match.moves, strict=True)):
                if past.state.actor == seat:  # else somebody spoke beside the decision
                    question = self._question(past, seat, "")
                    before, decision = await self._thinkers.judge(question, ply, word)
                    decisions[seat] += [decision] if decision else []
                else:
                    before = chances[-1] if chances else [1 / len(self.seats)] * len(self.seats)
                chances.append(before)
                past.play(seat, word)
                self.reviewed = ply + 1
            chances.append(final_chances(match.game, match.state))
            plain = [[round(chance, 3) for chance in row] for row in chances]
            found = [[_plain(decision) for decision in worst(row)] for row in decisions]
            async with self._lock:
                await self._append({"do": "review", "chances": plain, "costliest": found})
        except (BotFailed, NotStored) as failed:
            log.warning("table %s: the review was given up (%s)", self.id, failed)

    def _replacement(self, seat: int, bot: str, why: str) -> dict[str, Any]:
        """Somebody simpler; where nobody is simpler, any legal move, so that nobody waits for ever."""
        if bot in SIMPLER:
            return {"do": "bot", "seat": seat, "bot": SIMPLER[bot], "why": why}
        state = self._running().state
        return {
            "do": "move",
            "seat": seat,
            "word": self._running().game.vocabulary.word(secrets.choice(state.options)),
        }

    async def _bot_row(self, body: dict[str, Any], stamp: int) -> None:
        async with self._lock:
            if stamp != self.stamp or self.actor() != body["seat"] or not self._needs_nobody():
                raise Conflict()
            await self._append(body)

    async def _alarm(self, due: int, stamp: int) -> None:
        """When a person's time is up, a bot sits in, so that the others can play on."""
        await asyncio.sleep(max(0.0, (due - now()) / 1000))
        async with self._lock:
            seat = self.actor()
            if stamp != self.stamp or self.state != "running" or self.seats[seat].bot:
                return
            self._clockwork = None
            await self._append({"do": "bot", "seat": seat, "bot": STAND_IN, "why": "clock"})

    @property
    def idle(self) -> bool:
        thinks = self._thinking is not None and not self._thinking.done()
        busy = thinks or self.reviewing or self._lock.locked() or self._clockwork is not None
        return not self.watchers and not busy

    def stop(self) -> None:
        for task in (self._thinking, self._clockwork, self._reviewing):
            if task is not None:
                task.cancel()


def _plain(decision: Decision) -> dict[str, Any]:
    """A costly decision as it is kept; moves keep their labels free of language."""

    def told(hint: Hint) -> dict[str, Any]:
        return {"word": hint.word, "key": hint.label.key, "args": dict(hint.label.args)}

    return {
        "ply": decision.ply, "played": told(decision.played), "better": told(decision.better),
        "points": round(decision.points_lost, 1), "chance": round(decision.chance_lost, 3),
    }  # fmt: skip


def new_seed() -> str:
    """What nobody can guess, and what everything hidden or thrown at a table comes from."""
    return secrets.token_hex(16)


def opening_row(
    game: str,
    options: Mapping[str, str],
    seats: list[dict[str, str]],
    host: str,
    listed: bool = False,
    clock: str = "none",
    data: Mapping[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """The first row of a table; everything wrong with it is refused here, before anything is written."""
    options = load_game(game, data).settle(len(seats), options)
    Clock(clock)
    return {
        "do": "open", "game": game, "options": options, "seats": seats, "host": host, "listed": listed,
        "clock": clock, "data": data, "version": __version__, "seed": new_seed(), **more,
    }  # fmt: skip
