"""The rules of a game in our own words, by id, in both languages."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from .data import MARKS
from .errors import BadData

LANGUAGES = ("de", "en")


class Rule(NamedTuple):
    """One numbered rule. `mark` tells where it comes from; a ruling of ours says so."""

    id: str
    chapter: str
    de: str
    en: str
    mark: str

    def text(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


def load_rules(package: str) -> Mapping[str, Rule]:
    """`rules.toml` of a room: tables `[chapter]` (id → {de, en}), `[prompt]` (step → rule) and one table per rule.

    The chapter of a rule is the longest key of `[chapter]` that its id begins with.
    """
    tables = _tables(package)
    chapters = tables.pop("chapter")
    prompts = tables.pop("prompt")
    rules = {}
    for name, fields in tables.items():
        fitting = [chapter for chapter in chapters if name.startswith(chapter)]
        mark = fields.get("mark", "seed")
        if not fitting or mark not in MARKS or not fields.get("de") or not fields.get("en"):
            raise BadData(f"The rule '{name}' of {package} needs a chapter, a text in de and en, and a known mark.")
        rules[name] = Rule(name, max(fitting, key=len), fields["de"], fields["en"], mark)
    unknown = sorted(set(prompts.values()) - set(rules))
    if unknown:
        raise BadData(f"Prompts of {package} name rules that are not there: {', '.join(unknown)}.")
    return rules


def load_chapters(package: str) -> Mapping[str, Mapping[str, str]]:
    """Chapter id → {lang: title}, in reading order."""
    chapters: Mapping[str, Mapping[str, str]] = _tables(package)["chapter"]
    return chapters


@cache
def load_prompts(package: str) -> Mapping[str, str]:
    """Step → the rule that its decision is about."""
    prompts: Mapping[str, str] = _tables(package)["prompt"]
    return prompts


def _tables(package: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
