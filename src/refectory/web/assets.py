"""Stylesheets and scripts: each has its content's hash in its address, so that browsers may keep it for ever."""

from __future__ import annotations

import gzip
import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import NamedTuple

import brotli  # type: ignore[import-untyped]

from refectory.engine import art
from refectory.engine.registry import game_ids, load_game

TYPES = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
}


#: How a script names another; what is served names it by its address, hash and all.
IMPORT = re.compile(r'(?<=from )"\./([\w-]+\.js)"')


class Asset(NamedTuple):
    name: str
    kind: str
    plain: bytes
    brotli: bytes
    gzip: bytes

    @property
    def url(self) -> str:
        return f"/static/{sha256(self.plain).hexdigest()[:12]}/{self.name}"


def _source(name: str) -> str:
    if name == "tokens.css":
        return art.style()
    if name.startswith("game-"):
        return load_game(name.removeprefix("game-").removesuffix(".css")).style
    text = files(__package__).joinpath("static", name).read_text(encoding="utf-8")
    return IMPORT.sub(lambda found: f'"{url(found[1])}"', text) if name.endswith(".js") else text


@cache
def imports(script: str) -> list[str]:
    """The modules a script needs, and theirs, so that a page can ask for all of them at once."""
    direct = IMPORT.findall(files(__package__).joinpath("static", script).read_text(encoding="utf-8"))
    return list(dict.fromkeys([*direct, *(deeper for name in direct for deeper in imports(name))]))


@cache
def asset(name: str) -> Asset:
    plain = _source(name).encode()
    return Asset(name, TYPES[name.rpartition(".")[2]], plain, brotli.compress(plain), gzip.compress(plain, 9))


def url(name: str) -> str:
    return asset(name).url


@cache
def names() -> frozenset[str]:
    """Every asset there is; nothing else is served."""
    own = {file.name for file in files(__package__).joinpath("static").iterdir() if file.is_file()}
    return frozenset(own | {"tokens.css"} | {f"game-{game}.css" for game in game_ids()})
