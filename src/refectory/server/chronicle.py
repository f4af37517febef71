"""What a table is: its rows, played in order. So a restart, a second process and a rematch all read the same."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from refectory import __version__
from refectory.engine.chance import commitment
from refectory.engine.event import SPECTATOR
from refectory.engine.match import Match
from refectory.engine.record import Record
from refectory.engine.registry import load_game
from refectory.words import Catalogue

from .clock import Clock
from .errors import Conflict, NotFound, Unplayable
from .guide import Guide, first_game
from .store import Card, Row

#: Kinds of seats: one with a person behind it (known or still awaited), or a bot.
PERSON, OPEN, BOT = "person", "open", "bot"

CHAT_KEPT = 200


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


class Chronicle:
    """Everything that the rows of one table tell, as far as they were read."""

    def __init__(self, table_id: str) -> None:
        self.id = table_id
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

    # ---- what has come of it -------------------------------------------------------------------------

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

    def _running(self) -> Match:
        if self.broken:
            raise Unplayable(version=self.version)
        if self.match is None:
            raise Conflict("not-started")
        return self.match

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

    # ---- rows ----------------------------------------------------------------------------------------

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
