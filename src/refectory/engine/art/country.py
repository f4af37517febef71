"""The country around a board: trees, woods, sheep, hay and water, drawn once and set down as often as one likes.

Each stands around the middle of its foot, about forty high. The light comes from the upper left.
"""

from __future__ import annotations

TREE = (
    '<path class="la-trunk" d="M0 2V-16"/><path class="la-crown" d="M-15-22A11 11 0 0 1-7-39 11 11 0 0 1 10-36 10 10 '
    '0 0 1 13-18 10 10 0 0 1-4-13 9 9 0 0 1-15-22z"/><path class="la-light" d="M-9-27A8 8 0 0 1-2-36M4-33A7 7 0 0 1 '
    '10-29"/>'
)
FIR = (
    '<path class="la-trunk" d="M0 2V-8"/><path class="la-fir" d="M0-42L8-28H4.500L11-16H6.500L14-4H-14L-6.500-16H-11'
    'L-4.500-28H-8z"/>'
)
SHEEP = (
    '<path class="la-leg" d="M-6 0V-5M-2 0V-5M4 0V-5M8 0V-5"/><path class="la-wool" d="M-9-6A5 5 0 0 1-4-14 6 6 0 0 '
    '1 6-14 5 5 0 0 1 9-5 6 6 0 0 1-9-6z"/><circle class="la-snout" cx="-10" cy="-10" r="3.200"/>'
)


def _group(*things: tuple[float, float, float, str]) -> str:
    """Several of them: x, y, size and shape of each, the furthest first."""
    return "".join(f'<g transform="translate({x} {y}) scale({size})">{shape}</g>' for x, y, size, shape in things)


GROWTH = {
    "tree": TREE,
    "fir": FIR,
    "bush": '<path class="la-bush" d="M-11-1A6 6 0 0 1-8-11 8 8 0 0 1 6-10 6 6 0 0 1 10-1z"/>',
    "sheep": _group((0, 0, 1, SHEEP), (22, 9, 0.85, SHEEP)),
    "hay": '<path class="la-hay" d="M-13 0Q-13-22 0-26 13-22 13 0z"/>'
    '<path class="la-straw" d="M-8-1Q-7-14-2-22M0-1V-18M8-1Q7-14 2-22"/>',
    "stones": '<path class="la-stone" d="M-11 0L-8-8-1-10 3-4 4 0zM2 0L5-6 10-7 13 0z"/>',
    "pond": '<path class="la-pond" d="M-30-12C-26-26-4-30 14-26S34-12 26-4-6 6-20 2-33-4-30-12z"/>'
    '<path class="la-ripple" d="M-16-14Q-10-18-4-14T8-14M0-6Q5-9 10-6T20-6"/>',
    "copse": _group((-20, -4, 0.9, TREE), (12, -8, 0.9, FIR), (18, 14, 1, TREE), (-12, 16, 0.7, FIR)),
    "grove": _group(
        (-24, -14, 0.95, FIR), (6, -18, 1, TREE), (30, -10, 0.9, FIR), (-10, 4, 0.85, TREE), (22, 12, 0.95, TREE),
        (-30, 16, 0.9, TREE), (2, 20, 0.8, FIR),
    ),
}  # fmt: skip


def seeds() -> str:
    """The shapes themselves, once for each page."""
    return "<defs>" + "".join(f'<g id="la-{name}">{shape}</g>' for name, shape in GROWTH.items()) + "</defs>"


def grown(name: str, x: float, y: float, size: float = 1) -> str:
    """One of them on its place."""
    if size == 1:
        return f'<use href="#la-{name}" x="{x:g}" y="{y:g}"/>'
    return f'<use href="#la-{name}" transform="translate({x:g} {y:g}) scale({size:g})"/>'
