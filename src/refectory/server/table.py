"""One table: an actor that serialises everything that touches it. People and bots move through the same door.

A move is: check the seat → check the moment it was meant for → apply → append one row → tell the watchers.
What the rows amount to is in `chronicle.py`.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from itertools import takewhile
from random import Random
from typing import Any

from refectory.engine.errors import DeadEnd, RefectoryError
from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.lab.analysis import Decision, Hint, final_chances, steadied, worst

from .chronicle import BOT, OPEN, PERSON, Chronicle, opening_row
from .errors import Conflict, Forbidden, NotFound, NotStored, TooMuch, Unplayable
from .identity import digest, new_token
from .store import Entry, PlyTaken, Row, Store, now
from .thinkers import SIMPLER, Advice, BotFailed, Question, Thinkers

log = logging.getLogger("refectory.table")

CHAT_LIMIT = 400
#: How long a seat must have been without a page before others may hand it to a bot, in milliseconds.
ABSENT = 120_000
TRANSFER_LIFE = 24 * 3600 * 1000
STAND_IN = "brother"
#: So many moves in a row are made at the house's pace; a longer row is made faster and faster.
STRIDE = 4
#: Seconds below which a change is too quick to be seen.
EYE = 0.04


class Watcher:
    """One open page: woken when the table changed."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.news = asyncio.Event()


class Table(Chronicle):
    """A chronicle that goes on, with everybody who sits, looks on or thinks there."""

    def __init__(self, table_id: str, store: Store, thinkers: Thinkers, pause: float) -> None:
        super().__init__(table_id)
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

    # ---- reading -------------------------------------------------------------------------------------

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
        follows = self.guide is not None and self._needs_nobody() and not self._foreign
        return follows and self._rest() < EYE

    def _rest(self) -> float:
        """The least seconds from one move to the next one of a bot or of the guide, so that people can follow."""
        if not self.watchers:
            return 0.0
        match = self._running()
        if self.guide:
            return self.guide.pace(match.ply, self._pause)
        row = 1 + sum(1 for _ in takewhile(lambda seat: seat == self.actor(), reversed(match.actors)))
        return self._pause * min(1.0, STRIDE / row)

    async def _think(self) -> None:
        """Bots decide, one after the other, until a person must."""
        while self._needs_nobody():
            stamp = self.stamp
            await asyncio.sleep(self._foreign)
            if stamp != self.stamp or not self._needs_nobody():
                continue
            body, _ = await asyncio.gather(self._decided(self._running(), self.actor()), asyncio.sleep(self._rest()))
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
            ends = [*steadied(chances), final_chances(match.game, match.state)]
            plain = [[round(chance, 3) for chance in row] for row in ends]
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
