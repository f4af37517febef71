"""The catalogues: every sentence a person reads, in German and English.

A game's `text/<lang>.ftl`, what its first game says (`text/first.<lang>.ftl`) and the house's own are one catalogue.
Arguments are ids and numbers; before a sentence is formed they become words:

- a text `x` becomes the message `name-x`, if there is one; the bare id stays available as `$<argument>_id`
- a row of texts becomes "A, B und C"
- `seat`, and any argument that ends in `_seat`, becomes the name of who sits there; `$<argument>_who` is "you" for
  the reader's own seat, else "other", so that a sentence can choose its verb
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from refectory.engine.errors import UnknownName
from refectory.engine.event import SPECTATOR, TABLE, Arg, Event, Text
from refectory.engine.rules import LANGUAGES


def _texts(lang: str, game_id: str | None) -> list[str]:
    if lang not in LANGUAGES:
        raise UnknownName("language", lang, LANGUAGES)
    packages = ["refectory"] if game_id is None else ["refectory", f"refectory.games.{game_id}"]
    folders = [files(package).joinpath("text") for package in packages]
    first = [file for folder in folders if (file := folder.joinpath(f"first.{lang}.ftl")).is_file()]
    found = [*(folder.joinpath(f"{lang}.ftl") for folder in folders), *first]
    return [file.read_text(encoding="utf-8") for file in found]


@cache
def _bundle(lang: str, game_id: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for text in _texts(lang, game_id):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@lru_cache(maxsize=16_384, typed=True)
def _formed(lang: str, game_id: str | None, key: str, *given: Any) -> str:
    """A sentence from the names and values of its arguments, in turn; most of a table is said again every move."""
    bundle = _bundle(lang, game_id)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise UnknownName("message", key, ())
    text, errors = bundle.format_pattern(pattern, dict(zip(given[::2], given[1::2], strict=True)))
    if errors:
        raise ValueError(f"{lang}/{key}: {errors[0]}")
    return str(text)


class Catalogue:
    """One language, one game (or none), the names at the table and the seat that reads."""

    def __init__(
        self, lang: str, game_id: str | None = None, names: Sequence[str] = (), reader: int = SPECTATOR
    ) -> None:
        self.lang = lang
        self.game_id = game_id
        self.names = names
        self.reader = reader
        self._bundle = _bundle(lang, game_id)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, /, **args: Arg) -> str:
        given: dict[str, Any] = {}
        for name, value in args.items():
            self._fill(given, name, value)
        return _formed(self.lang, self.game_id, key, *(part for pair in given.items() for part in pair))

    def say(self, text: Text) -> str:
        return self(text.key, **text.args)

    def event(self, event: Event) -> str:
        """The log line of an event, as the reader may see it: `event-<kind>`."""
        seen = event.seen_by(self.reader)
        kind = seen.pop("kind")
        return self(f"event-{kind}", **seen)

    def name(self, key: str) -> str:
        """An id as a word; the id itself where it has none."""
        return self(f"name-{key}") if self.has(f"name-{key}") else key

    def _fill(self, given: dict[str, Any], name: str, value: Arg) -> None:
        if name == "seat" or name.endswith("_seat"):
            given[f"{name}_who"] = "you" if value == self.reader and value != TABLE else "other"
            given[name] = self._seat(value)
        elif isinstance(value, str):
            given[f"{name}_id"] = value
            given[name] = self.name(value)
        elif isinstance(value, Sequence):
            given[f"{name}_count"] = len(value)
            given[name] = self.row([self.name(str(item)) for item in value])
        else:
            given[name] = value

    def _seat(self, seat: Arg) -> str:
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return f"{seat + 1}" if isinstance(seat, int) else str(seat)

    def row(self, items: Sequence[str]) -> str:
        """A, B and C."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self('and')} {items[-1]}"


def message_keys(lang: str, game_id: str | None = None) -> set[str]:
    """All keys of a catalogue, to compare languages."""
    return {key for text in _texts(lang, game_id) for key in re.findall(r"^([A-Za-z][\w-]*) *=", text, re.MULTILINE)}
