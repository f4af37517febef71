"""A table in the terminal: whoever decides is asked, bots answer by themselves."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from difflib import get_close_matches
from random import Random

from rich.text import Text

from refectory.bots import make_bot
from refectory.engine.errors import NoUndo, RefectoryError
from refectory.engine.event import SPECTATOR, Event
from refectory.engine.match import Match
from refectory.engine.record import Record
from refectory.engine.sight import Sight
from refectory.words import Catalogue

from . import _sheet
from ._output import Unwritable, console, in_columns, out, printable, show, waiting
from .rules import look_up, rule_table
from .show import verdict

HUMAN = "human"

#: How many truths are imagined to find out whether one seat sees what another must not.
TRUTHS = 4


class Leave(Exception):
    """Somebody has had enough, or there is no more input."""


class Table:
    """One match, the people at the keyboard and the bots beside them."""

    def __init__(self, match: Match, kinds: list[str], lang: str, keep: str | None, file: str | None) -> None:
        self.match = match
        self.game = match.game
        self.kinds = kinds
        self.keep = keep  # where the game is saved when the table breaks up
        self.file = file  # where it is saved when somebody asks
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.bots = {seat: make_bot(kind, f"{match.seed}-{seat}") for seat, kind in enumerate(kinds) if kind != HUMAN}
        names = [printable(name) for name in match.names]
        self.words = {seat: Catalogue(lang, match.game.id, names, seat) for seat in (SPECTATOR, *range(len(names)))}
        self.reader = SPECTATOR  # who looks at the screen
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self._help, "h": self._help, "b": self._board, "l": self._log, "p": self._points,
            "r": self._rule, "u": self._undo, "s": self._save, "q": self._quit,
        }  # fmt: skip

    # ---- the course of a game ------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        with suppress(ImportError):
            import readline  # noqa: F401 - line editing, where the system has it
        try:
            while not self.match.state.over:
                seat = self.match.state.actor
                if seat in self.bots:
                    self._let_bot_decide(seat)
                else:
                    self._ask(seat)
            self._finish()
        except (Leave, KeyboardInterrupt) as parting:
            out()
            self._keep()
            if isinstance(parting, KeyboardInterrupt):
                raise
        return 0

    def _let_bot_decide(self, seat: int) -> None:
        with waiting(self._say("cli-thinking", seat=seat)):
            move = self.bots[seat].choose(Sight(self.game, self.match.state, seat))
        happened = self.match.play(seat, self.game.vocabulary.word(move))
        if not self.humans:
            self._tell(happened)

    def _ask(self, seat: int) -> None:
        """One decision of somebody at the keyboard."""
        if self.reader != seat:
            self._sit_down(seat)
        if self.match.actors[-1:] != [seat]:
            self._open_turn(seat)
        s, words = self.match.state, self.words[seat]
        out(words.say(self.game.prompt(s)))
        labels = [(words.say(self.game.label(s, move)), self.game.vocabulary.word(move)) for move in s.options]
        out(in_columns([f"{number:4}  {label}  [{word}]" for number, (label, word) in enumerate(labels, 1)]))
        ply = self.match.ply
        while self.match.ply == ply:
            self._answer(seat, self._read("> "))

    def _sit_down(self, seat: int) -> None:
        """Somebody else looks at the screen now; what one of them must not see goes first."""
        if self._has_secrets(seat):
            console().clear()
            self._read(self._say("cli-pass-keyboard", seat=seat))
            console().clear()
        self.reader = seat

    def _open_turn(self, seat: int) -> None:
        """The table, and what the others did to it."""
        out()
        self._board(seat, "")
        self._tell(self._news(seat))
        out()

    def _has_secrets(self, seat: int) -> bool:
        """Whether this seat and another one at the keyboard may not see the same."""
        others = [other for other in self.humans if other != seat]
        return any(self._sees_more(a, b) for other in others for a, b in ((seat, other), (other, seat)))

    def _sees_more(self, seat: int, other: int) -> bool:
        """Whether the seat's view would change in a truth that the other could imagine."""
        s = self.match.state
        seen = self.game.view(s, seat)
        return any(self.game.view(self.game.imagine(s, other, Random(n)), seat) != seen for n in range(TRUTHS))

    def _news(self, seat: int) -> list[Event]:
        """What has happened since the seat's own last decision."""
        own = [ply for ply, actor in enumerate(self.match.actors) if actor == seat]
        since = self.match.events[own[-1] + 2 :] if own else self.match.events
        return [event for happened in since for event in happened]

    def _finish(self) -> None:
        """What came last, the final board, and the sheet; where several look on, as a spectator sees it."""
        news = self._news(self.reader) if self.humans else []
        self.reader = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        words = self.words[self.reader]
        self._tell(news)
        out()
        out(self.game.text(self.game.view(self.match.state, words.reader), words))
        show(_sheet.summary(self.match, words, _sheet.lines(self.match)))
        out(verdict(self.match, words))
        self._keep()

    # ---- what is typed -------------------------------------------------------------------------------

    def _read(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Leave from None

    def _answer(self, seat: int, typed: str) -> None:
        """A number, a move's word, or one of the commands."""
        options = [self.game.vocabulary.word(move) for move in self.match.state.options]
        command, _, rest = typed.partition(" ")
        if typed in options:
            self._play(seat, typed)
        elif typed.isdecimal() and 1 <= int(typed) <= len(options):
            self._play(seat, options[int(typed) - 1])
        elif typed.isdecimal():
            out(self._say("cli-which-number", most=len(options)))
        elif command.lower() in self.commands:
            self.commands[command.lower()](seat, rest.strip())
        elif typed:
            self._explain(seat, typed)

    def _play(self, seat: int, word: str) -> None:
        self._tell(self.match.play(seat, word))

    def _explain(self, seat: int, typed: str) -> None:
        """Why this can't be played now, by the rule; or what was meant."""
        refusal = self.match.why_not(seat, typed)
        known = self.game.vocabulary.words
        if refusal is not None:
            words = self.words[seat]
            out(words(f"why-{refusal.key}", **refusal.args))
            show(rule_table([self.game.rules[refusal.rule]], words))
        elif typed in known:
            out(self._say("cli-not-now", word=typed))
        elif near := get_close_matches(typed, known, 1):
            out(self._say("cli-did-you-mean", word=typed, near=near[0]))
        else:
            out(self._say("cli-unknown-word", word=typed))

    def _help(self, seat: int, rest: str) -> None:
        out(self._say("cli-play-help"))

    def _board(self, seat: int, rest: str) -> None:
        out(self.game.text(self.game.view(self.match.state, seat), self.words[seat]))
        out()

    def _log(self, seat: int, rest: str) -> None:
        self._tell([event for happened in self.match.events for event in happened])

    def _points(self, seat: int, rest: str) -> None:
        words = self.words[seat]
        show(_sheet.summary(self.match, words, _sheet.lines(self.match)))
        projection = _sheet.projected(self.match, seat)
        if any(projection):
            show(Text(words("cli-sheet-projection"), style="bold"))
            show(_sheet.details(words, projection))

    def _rule(self, seat: int, rest: str) -> None:
        try:
            show(rule_table(look_up(self.game, rest), self.words[seat]))
        except RefectoryError:
            near = get_close_matches(rest.upper(), self.game.rules, 1)
            out(self._say("cli-unknown-rule", rule=rest, near=near[0] if near else "none"))

    def _undo(self, seat: int, rest: str) -> None:
        try:
            self.match.undo(seat)
        except NoUndo as refused:
            out(self.words[seat](f"undo-{refused.reason}"))
        else:
            out(self._say("cli-undone"))

    def _save(self, seat: int, rest: str) -> None:
        file = rest or self.file
        if not file:
            out(self._say("cli-save-where"))
            return
        try:
            self._write(file)
        except Unwritable as error:
            out(str(error))

    def _quit(self, seat: int, rest: str) -> None:
        raise Leave

    # ---- what is shown and kept ----------------------------------------------------------------------

    def _say(self, key: str, **args: str | int) -> str:
        return self.words[self.reader](key, **args)

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            out(f"· {self.words[self.reader].event(event)}")

    def _keep(self) -> None:
        if self.keep:
            self._write(self.keep)

    def _write(self, file: str) -> None:
        try:
            Record.of(self.match, self.kinds).save(file)
        except (OSError, ValueError) as error:  # ValueError: no file can be called like that
            raise Unwritable(file, error) from None
        out(self._say("cli-saved", file=file))
