"""The palette keeps its promises: contrasts in both themes, and every seat on every ground."""

from __future__ import annotations

import re

import pytest

from refectory.engine import art

THEMES = ("light", "dark")


def tokens(theme: str) -> dict[str, str]:
    blocks = re.findall(r"([^{}]+)\{([^{}]*)\}", art.style())
    wanted = ":root" if theme == "light" else ':root[data-theme="dark"]'
    found: dict[str, str] = {}
    for selector, block in blocks:
        if selector.split("*/")[-1].strip() in (":root", wanted):
            found.update(re.findall(r"--([\w-]+):\s*([^;]+);", block))
    return found


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


TEXT = [
    ("ink", "surface"), ("ink", "page"), ("ink", "surface-2"), ("ink-2", "surface"), ("ink-2", "page"),
    ("rubric", "surface"), ("btn-ink", "btn"), ("label", "land"), ("sea-ink", "sea"),
    *((f"hue-{hue}", "halo") for hue in ("fa", "bb", "li", "es", "fr")),
]  # fmt: skip
GRAPHICS = [
    ("gold", "page"), ("coast", "sea"), ("border", "land"), ("legal", "land"), ("rule-strong", "surface"),
    ("focus", "surface"),
]  # fmt: skip


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "back"), TEXT)
def test_text_can_be_read(theme: str, front: str, back: str) -> None:
    found = tokens(theme)
    assert contrast(found[front], found[back]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "back"), GRAPHICS)
def test_graphics_can_be_seen(theme: str, front: str, back: str) -> None:
    found = tokens(theme)
    assert contrast(found[front], found[back]) >= 3


@pytest.mark.parametrize("colour", art.SEATS)
def test_a_mark_stands_out_on_its_enamel(colour: str) -> None:
    enamel, charge, mark = art.SEATS[colour]
    assert contrast(enamel, charge) >= 3.9
    assert mark in art.MARKS
    assert f".s-{colour} {{ --seat: {enamel}; --charge: {charge}; }}" in art.style()


def test_names_from_strangers_are_harmless() -> None:
    panel = art.Panel("p", "board", '"><script>', 10, 10, "", "<b>")
    assert "<script>" not in panel.svg()
    assert "<b>" not in panel.svg()
    assert "<script>" not in art.sheet([panel], "", "<script>")


def test_a_target_is_a_button_only_where_the_move_is_legal() -> None:
    moves = {"worms": "Found a cloister"}
    legal = art.target(moves, "worms", "Worms", "p-worms", "<circle/>")
    assert 'data-move="worms"' in legal
    assert 'role="button"' in legal
    refused = art.target(moves, "mainz", "Mainz", "p-mainz", "<circle/>")
    assert 'data-why="mainz"' in refused
    assert "data-move" not in refused
    watching = art.target({}, "worms", "Worms", "p-worms", "<circle/>")
    assert "data-move" not in watching
