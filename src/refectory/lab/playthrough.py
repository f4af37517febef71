"""A game as readable text, move by move and event by event: what a golden test compares line by line.

python -m refectory.lab.playthrough RECORD > tests/golden/GAME/NAME.txt
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from refectory.engine.errors import BadRecord, RefectoryError
from refectory.engine.event import ALL, Event
from refectory.engine.match import Match
from refectory.engine.record import Record
from refectory.engine.registry import load_game
from refectory.engine.state import NOBODY

HEAD = ("game", "players", "options", "seed")


def playthrough(match: Match) -> str:
    """The whole match as text; `replay` reads it back."""
    return "\n".join(_lines(match)) + "\n"


def replay(text: str) -> Match:
    """Play the moves of such a text again."""
    lines = text.splitlines()
    head = dict(line.split(": ", 1) for line in lines[: len(HEAD)])
    if tuple(head) != HEAD:
        raise BadRecord(f"A playthrough begins with the lines {', '.join(HEAD)}.")
    options = dict(pair.split("=", 1) for pair in head["options"].split())
    names = [f"Seat {seat + 1}" for seat in range(int(head["players"]))]
    match = Match(load_game(head["game"]), names, options, head["seed"])
    for line in lines:
        if line.startswith("> "):
            match.again(line.removeprefix("> "))
    return match


def _lines(match: Match) -> Iterator[str]:
    yield f"game: {match.game.id}"
    yield f"players: {len(match.names)}"
    yield f"options: {' '.join(f'{name}={value}' for name, value in match.options.items())}"
    yield f"seed: {match.seed}"
    again = Match(match.game, match.names, match.options, match.seed)
    yield from map(_event, again.events[0])
    for word in match.moves:
        yield ""
        yield f"{again.ply + 1}. {_asked(again, word)}"
        yield f"> {word}"
        yield from map(_event, again.again(word))
        yield f"  points {' '.join(map(str, again.state.scores))}"
    yield ""
    yield f"end: {match.game.result(again.state)._asdict() if again.state.over else 'not over'}"


def _asked(match: Match, word: str) -> str:
    """Who moves and what was asked; an aside is said by its speaker, whoever decides."""
    s = match.state
    speaker = match.game.speaker(s, match.game.vocabulary.parse(word))
    if speaker != NOBODY:
        return f"seat {speaker + 1}, aside"
    return f"seat {s.actor + 1}, {match.game.step(s).name}, {len(s.options)} options"


def _event(event: Event) -> str:
    seen = event.seen_by(ALL)
    kind, seat, rule = seen.pop("kind"), seen.pop("seat"), seen.pop("rule")
    who = f"seat {seat + 1}" if seat >= 0 else "table"
    data = " ".join(f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in seen.items())
    return f"  {kind} ({who}{', ' + rule if rule else ''}) {data}".rstrip()


def main(arguments: list[str]) -> int:
    try:
        (path,) = arguments
        sys.stdout.write(playthrough(Record.load(path).replay()))
    except ValueError:
        sys.stderr.write("Give one record.\n")
        return 2
    except RefectoryError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
