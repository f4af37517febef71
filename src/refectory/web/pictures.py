"""The illustrations of the home page: four arches, each with a window into a game, and the historiated initial."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from refectory.engine.registry import game_ids

from .html import escape, symbols

OPENING = "M44 226V128A106 106 0 0 1 256 128V226Z"
JOINTS = (
    "M0 18h300M0 46h300M0 74h300M0 102h300M30 0v18M110 0v18M190 0v18M270 0v18M70 18v28M230 18v28"
    "M14 46v28M286 46v28M34 74v28M266 74v28M10 102v24M290 102v24"
)
#: What is seen through the arch of a game that has brought no picture.
NIGHT = (
    '<rect width="300" height="226" fill="var(--sky1)"/><path d="M0 170Q90 120 300 160V226H0Z" fill="var(--hill2)"/>'
)


@cache
def _art(name: str) -> str:
    file = files(__package__).joinpath("art", f"{name}.svg")
    return file.read_text(encoding="utf-8") if file.is_file() else NIGHT


@cache
def arch(game_id: str) -> str:
    """An arch with the game's picture in it. Scenery: the card beside it says everything in words."""
    return (
        f'<svg viewBox="0 0 300 226" aria-hidden="true"><defs><clipPath id="a-{game_id}"><path d="{OPENING}"/>'
        '</clipPath></defs><rect width="300" height="226" fill="var(--wall)"/>'
        f'<path d="{JOINTS}" stroke="var(--joint)" stroke-width=".7" opacity=".45" fill="none"/>'
        f'<g clip-path="url(#a-{game_id})">{_art(game_id)}</g>{_art("arch")}</svg>'
    )


def marks() -> str:
    """The seats' marks, which the pictures use."""
    return symbols(*(_art(game_id) for game_id in game_ids()))


def initial(letter: str) -> str:
    """The first letter of a page, in gold on vermilion and ultramarine."""
    return (
        '<svg class="initial" width="104" height="104" viewBox="0 0 104 104" aria-hidden="true"><defs>'
        '<linearGradient id="leaf" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fbe9ae"/>'
        '<stop offset=".45" stop-color="#d9ab3c"/><stop offset=".7" stop-color="#f0d27c"/>'
        '<stop offset="1" stop-color="#a67a1c"/></linearGradient><pattern id="dia" width="11" height="11" '
        'patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h11M0 0v11" stroke="#8fb0e6" '
        'stroke-width=".7" opacity=".65"/><circle cx="5.5" cy="5.5" r="1" fill="#fbe6a6"/></pattern></defs>'
        '<rect x="1" y="1" width="102" height="102" rx="3" fill="url(#leaf)" stroke="#6b4a10" stroke-width="1.4"/>'
        '<rect x="8" y="8" width="88" height="88" fill="#1f3f86" stroke="#6b4a10"/>'
        '<rect x="8" y="8" width="88" height="88" fill="url(#dia)"/>'
        '<path d="M20 12h64v80H20z" fill="#9a2617" opacity=".94"/>'
        '<g fill="none" stroke="#f3dca0" stroke-width="1.7" stroke-linecap="round">'
        '<path d="M78 88c4-14-4-20-12-18-7 2'
        "-8 11-2 13 4 1 7-3 5-6M78 58c6-8 3-16-4-17-6 0-9 7-5 10M28 18c-5 8-1 14 4 13M26 88c-4-8 0-16 6-15 5 1 5 8 1 "
        '9"/></g><g fill="#7fae74" stroke="#2c4a25" stroke-width=".7"><path d="M66 84c3 4 8 4 11 1-4-3-8-3-11-1z'
        'M74 40c1-5 5-7 9-6-1 5-5 7-9 6zM30 31c4 0 7-3 7-7-4 0-7 3-7 7z"/></g>'
        f'<text x="51" y="79" text-anchor="middle" class="initial-letter">{escape(letter)}</text></svg>'
    )
