"""A view as SVG panels and as plain text."""

from __future__ import annotations

from refectory.engine.art import Panel
from refectory.engine.game import View, Words

from .components import Parts

STYLE = ""


def panels(parts: Parts, view: View, words: Words) -> list[Panel]:
    return [Panel("board", "board", "x", 100, 100, "")]


def text(parts: Parts, view: View, words: Words) -> str:
    return "x"
