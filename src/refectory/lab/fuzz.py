"""Random play with a magnifying glass: after every decision everything a table relies on is checked.

A finding is kept as a record of the moves that led to it, so that it can be shown and replayed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import extract_tb
from typing import Any

from refectory.engine.errors import BadOption, DeadEnd, IllegalMove, NoUndo, RefectoryError
from refectory.engine.event import ALL, SPECTATOR
from refectory.engine.game import Game
from refectory.engine.match import Match
from refectory.engine.record import Record, plain_result
from refectory.engine.rules import LANGUAGES
from refectory.engine.state import State
from refectory.words import Catalogue

from .simulate import record_name

#: Illegal moves that are tried at every decision.
REFUSALS = 3


class Broken(Exception):
    """A law does not hold here."""

    def __init__(self, law: str, reason: str) -> None:
        super().__init__(reason)
        self.law = law


@dataclass
class Finding:
    """What went wrong, how often, and the game that shows it."""

    law: str
    reason: str
    step: str
    record: Record
    times: int = 1
    file: str = ""

    def plain(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "law": self.law, "reason": self.reason, "step": self.step, "times": self.times, "file": self.file,
            "players": len(self.record.names), "options": self.record.options, "seed": self.record.seed,
            "ply": len(self.record.moves),
        }  # fmt: skip

    def save(self, path: Path) -> None:
        """A record as any other, with a note of what it shows."""
        note = {"law": self.law, "reason": self.reason, "step": self.step}
        plain = {**json.loads(self.record.dumps()), "finding": note}
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(plain, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        self.file = str(path)


@dataclass
class Report:
    """All that a run came across."""

    game: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    findings: list[Finding] = field(default_factory=list)

    def plain(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "game": self.game, "games": self.games, "decisions": self.decisions, "seconds": round(self.seconds, 3),
            "findings": [finding.plain() for finding in self.findings],
        }  # fmt: skip

    def add(self, finding: Finding) -> bool:
        """False if the same thing has been found before."""
        for known in self.findings:
            if (known.law, known.step) == (finding.law, finding.step):
                known.times += 1
                return False
        self.findings.append(finding)
        return True


def fuzz(
    game: Game,
    seconds: float,
    seats: int | None = None,
    seed: str = "0",
    out: Path | None = None,
    enough: int = sys.maxsize,
) -> Report:
    """Play at all seat counts and options until the time is up, or until there are findings enough."""
    if seats is not None:
        game.settle(seats, {})
    start = perf_counter()
    report = Report(game.id)
    number = 0
    while perf_counter() < start + seconds and len(report.findings) < enough:
        rng = Random(f"{seed}-{number}")
        trial = Trial(game, *random_table(game, seats, rng), f"{seed}-{number}", rng)
        finding = trial.run(start + seconds)
        report.decisions += trial.decisions
        report.games += trial.over
        if finding and report.add(finding) and out:
            finding.save(out / record_name(game.id, trial.seats, seed, number))
        number += 1
    report.seconds = perf_counter() - start
    return report


def random_table(game: Game, seats: int | None, rng: Random) -> tuple[int, dict[str, str]]:
    """A seat count and options that go together."""
    count = seats or rng.choice(game.seats)
    while True:
        options = {option.id: rng.choice(option.values) for option in game.options}
        try:
            return count, game.settle(count, options)
        except BadOption:
            continue


class Trial:
    """One game under observation."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], seed: str, rng: Random) -> None:
        self.game = game
        self.seats = seats
        self.rng = rng
        self.options = options
        self.seed = seed
        self.names = [f"Seat {seat + 1}" for seat in range(seats)]
        self.match: Match | None = None
        self.trying = ""  # the move that is being made
        self.decisions = 0
        self.over = False

    def run(self, deadline: float) -> Finding | None:
        """Play until the end, the deadline or the first finding."""
        try:
            for _ in self._decisions():
                if perf_counter() > deadline:
                    return None
        except Broken as broken:
            return self._finding(broken.law, str(broken))
        except DeadEnd as dead_end:
            return self._finding("dead-end", str(dead_end))
        except Exception as error:  # noqa: BLE001 - whatever a game throws is what we are looking for
            return self._finding("crash", _describe(error))
        self.over = True
        return None

    def _finding(self, law: str, reason: str) -> Finding:
        """The game so far, with the move that was being made; a result only where the game can tell it."""
        record = Record(
            self.game.id, self.names, ["random"] * self.seats, self.options, self.seed, [], data=self.game.overlay
        )
        if self.match is None:
            return Finding(law, reason, "set-up", record)
        s = self.match.state
        record.moves = self.match.moves + ([self.trying] if self.trying else [])
        if s.over and law != "crash":
            record.result = plain_result(self.game.result(s))
        return Finding(law, reason, "over" if s.over else self.game.step(s).name, record)

    def _decisions(self) -> Iterator[None]:
        match = self.match = Match(self.game, self.names, self.options, self.seed)
        stock = self.game.inventory(match.state)
        bound = self.game.bound(self.seats)
        self._check_everything(stock)
        while not match.state.over:
            if match.ply >= bound:
                raise Broken("bound", f"more than {bound} decisions")
            self._decide(match)
            self._check_everything(stock)
            yield
        check_end(match)

    def _decide(self, match: Match) -> None:
        s, game = match.state, self.game
        check_refusals(match, self.rng)
        before = s.copy()
        imagined = game.imagine(s, s.actor, self.rng)
        word = self.trying = game.vocabulary.word(self.rng.choice(s.options))
        match.play(s.actor, word)
        self.trying = ""
        self.decisions += 1
        check_undo(match, before, word)
        check_imagined_play(game, imagined, word)

    def _check_everything(self, stock: dict[str, int]) -> None:
        assert self.match is not None
        s = self.match.state
        check_options(s)
        check_conserved(self.game, s, stock, "inventory")
        check_encoding(self.game, s)
        everybody = (SPECTATOR, *range(self.seats))
        for eyes in everybody:
            check_leaks(self.game, s, eyes, self.rng, stock)
        # A drawing knows the view only, and costs more than all else: everybody in turn.
        lang = self.rng.choice(LANGUAGES)
        looking = everybody[self.match.ply % len(everybody)]
        check_drawing(self.game, s, Catalogue(lang, self.game.id, self.names, looking), self.rng)
        check_words(self.match, lang)


def _describe(error: Exception) -> str:
    """What was thrown, and where."""
    frame = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(frame.filename).name}:{frame.lineno})"


def _plain(thing: Any) -> str:
    return json.dumps(thing, ensure_ascii=False)


def check_options(s: State) -> None:
    """Somebody at the table decides, and no option is offered twice."""
    if not s.over and s.actor not in range(s.seats):
        raise Broken("options", f"seat {s.actor} decides, but there are {s.seats}")
    if len(set(s.options)) != len(s.options):
        raise Broken("options", "an option is offered twice")


def check_conserved(game: Game, s: State, stock: dict[str, int], law: str) -> None:
    """No piece, card or coin comes from nowhere or gets lost."""
    now = game.inventory(s)
    if now != stock:
        changed = {
            thing: (stock.get(thing), now.get(thing))
            for thing in sorted({*stock, *now})
            if stock.get(thing) != now.get(thing)
        }
        raise Broken(law, f"not the things of the set-up (before, now): {changed}")


def check_encoding(game: Game, s: State) -> None:
    """A state survives the way to the disk and back."""
    written = _plain(s.encode())
    again = game.decode(json.loads(written))
    if again != s or _plain(again.encode()) != written:
        raise Broken("encoding", "the decoded state is another one")


def check_refusals(match: Match, rng: Random) -> None:
    """Moves that are not offered are refused with a typed error, and nothing changes."""
    s = match.state
    before = _plain(s.encode())
    for _ in range(REFUSALS):
        word = rng.choice(match.game.vocabulary.words)
        if match.game.vocabulary.parse(word) in s.options:
            continue
        match.why_not(s.actor, word)
        try:
            match.play(s.actor, word)
        except IllegalMove:
            if _plain(match.state.encode()) == before:
                continue
        raise Broken("refusal", f"the illegal move '{word}' changed the table")


def check_undo(match: Match, before: State, word: str) -> None:
    """A move is taken back exactly or not at all, and gives the same table when made again."""
    seat, after = before.actor, _plain(match.state.encode())
    if match.undo_barrier(seat) is not None:
        try:
            match.undo(seat)
        except NoUndo:
            return
        raise Broken("undo", "a move was taken back beyond the barrier")
    if match.state.draws != before.draws:
        raise Broken("undo", "chance was asked, yet the move can be taken back")
    match.undo(seat)
    if match.state != before:
        raise Broken("undo", "the table is not what it was before")
    match.play(seat, word)
    if _plain(match.state.encode()) != after:
        raise Broken("undo", "the same move leads to another table")


def check_leaks(game: Game, s: State, eyes: int, rng: Random, stock: dict[str, int]) -> None:
    """Whatever truth these eyes could imagine looks the same to them, and imagining does not peep."""
    other = game.imagine(s, eyes, rng)
    check_conserved(game, other, stock, "imagine")
    who = "a spectator" if eyes == SPECTATOR else f"seat {eyes + 1}"
    if _plain(game.view(other, eyes)) != _plain(game.view(s, eyes)):
        raise Broken("leak", f"{who} sees what only the truth can tell")
    if game.projection(other, eyes) != game.projection(s, eyes):
        raise Broken("leak", f"the projection for {who} knows the truth")
    if game.imagine(other, eyes, Random(1)) != game.imagine(s, eyes, Random(1)):
        raise Broken("leak", f"what {who} imagines depends on the truth")
    if eyes == s.actor and not s.over and other.options != s.options:
        raise Broken("leak", f"the options of {who} depend on the truth")


def check_imagined_play(game: Game, imagined: State, word: str) -> None:
    """What can be played in the truth can be played in what a bot imagines."""
    try:
        game.play(imagined, game.check(imagined, word))
    except Exception as error:
        raise Broken("imagine", f"no play in an imagined truth: {_describe(error)}") from error


def check_drawing(game: Game, s: State, words: Catalogue, rng: Random) -> None:
    """Picture and text are the same in every truth the reader could imagine."""
    seen = game.view(s, words.reader)
    imagined = game.view(game.imagine(s, words.reader, rng), words.reader)
    if game.draw(seen, words) != game.draw(imagined, words) or game.text(seen, words) != game.text(imagined, words):
        raise Broken("leak", "the drawing depends on the truth")


def check_words(match: Match, lang: str) -> None:
    """What happened and what can be done has words."""
    s, game = match.state, match.game
    for reader in (SPECTATOR, s.actor):
        words = Catalogue(lang, game.id, match.names, reader)
        for event in match.events[-1]:
            words.event(event)
    if not s.over:
        words.say(game.prompt(s))
        labels = [words.say(game.label(s, move)) for move in s.options]
        if len(set(labels)) != len(labels):
            raise Broken("words", f"two moves have the same label: {sorted(labels)}")


def check_end(match: Match) -> None:
    """The result fits the points, nothing is left to score, and the record tells the same game."""
    game, s = match.game, match.state
    result = game.result(s)
    if not result.winners or result.scores != tuple(s.scores) or any(result.places[w] != 1 for w in result.winners):
        raise Broken("result", f"{result} does not fit the points {s.scores}")
    if game.projection(s, ALL):
        raise Broken("result", "the game is over, yet something is left to score")
    try:
        Record.loads(Record.of(match, ["random"] * s.seats).dumps()).verify()
    except RefectoryError as error:
        raise Broken("record", str(error)) from None
