"""News for one open page: the new table as a server-sent event, compressed as one long stream.

The first event is always the whole table, so that a page that comes back has caught up at once; the others say what
has changed since the one before. The compressor remembers what it sent, so what comes back every turn costs little.
"""

from __future__ import annotations

import asyncio
import re
import zlib
from bisect import bisect
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Protocol

import brotli  # type: ignore[import-untyped]

from .table import Table, Watcher

KEEPALIVE = 15.0
#: The window holds some hundreds of changes, so that what comes back on one's own turn is found again.
WINDOW, QUALITY = 20, 9

#: What ends a line in a stream; other line ends of Unicode are ordinary characters there.
LINE_END = re.compile("\r\n|\r|\n")
#: Fewer tags than this in a row are not worth pointing at.
WORTH = 3


def pieces(page: str) -> list[str]:
    """A page cut before every tag."""
    return page.split("<")


def delta(was: Sequence[str], now: Sequence[str]) -> list[str]:
    """What makes the new page out of the old one, line by line, both given in pieces. A line is either

    two numbers: go so many pieces on in the old page (or back), then take so many; or `<` and a text that is new.
    Texts stand there as they are, so that the compressor finds them in what it has sent before.
    """
    places: dict[str, list[int]] = {}
    for place, piece in enumerate(was):
        places.setdefault(piece, []).append(place)
    found: list[str] = []
    here = at = fresh = 0  # how far both pages are told, and how far the new one is known to the old one
    while at < len(now):
        start, length = here, _alike(was, here, now, at)
        if not length:
            start, length = _nearby(places.get(now[at], ()), was, here, now, at)
        if length:
            if fresh < at:
                found.append("<" + "<".join(now[fresh:at]))
            found.append(f"{start - here} {length}")
            here, at = start + length, at + length
            fresh = at
        else:
            at += 1
    if fresh < at:
        found.append("<" + "<".join(now[fresh:at]))
    return found


def _alike(was: Sequence[str], here: int, now: Sequence[str], at: int) -> int:
    """How many pieces are the same from here on."""
    most = min(len(was) - here, len(now) - at)
    length = 0
    while length < most and was[here + length] == now[at + length]:
        length += 1
    return length


def _nearby(places: Sequence[int], was: Sequence[str], here: int, now: Sequence[str], at: int) -> tuple[int, int]:
    """The longer of the two runs that begin nearest, behind and before; (here, 0) if none is worth it."""
    middle = bisect(places, here)
    runs = [(_alike(was, place, now, at), place) for place in places[max(0, middle - 1) : middle + 1]]
    length, place = max(runs, default=(0, here))
    return (place, length) if length >= WORTH else (here, 0)


class Told:
    """What a page knows already, so that it need not be told again."""

    def __init__(self) -> None:
        self._page = ""
        self._pieces: list[str] = []

    def news(self, page: str) -> bytes:
        """The whole page at first, then what has changed; nothing at all if nothing has."""
        page = LINE_END.sub("&#10;", page)  # a line of the stream is a step of the change
        if page == self._page:
            return b""
        fresh = pieces(page)
        told = event("change", "\n".join(delta(self._pieces, fresh))) if self._page else event("table", page)
        self._page, self._pieces = page, fresh
        return told


class Squeezer(Protocol):
    def __call__(self, data: bytes) -> bytes: ...


def squeezer(accepted: str) -> tuple[str, Squeezer]:
    """The best streaming compression the browser offers, and what to call it."""
    offers = {part.split(";")[0].strip() for part in accepted.split(",")}
    if "br" in offers:
        br = brotli.Compressor(mode=brotli.MODE_TEXT, quality=QUALITY, lgwin=WINDOW)
        return "br", lambda data: bytes(br.process(data) + br.flush())
    if "gzip" in offers:
        gz = zlib.compressobj(6, zlib.DEFLATED, 31)
        return "gzip", lambda data: gz.compress(data) + gz.flush(zlib.Z_SYNC_FLUSH)
    return "identity", lambda data: data


def event(name: str, data: str) -> bytes:
    lines = "\ndata: ".join(LINE_END.split(data))
    return f"event: {name}\ndata: {lines}\n\n".encode()


async def news(
    table: Table,
    person: str,
    fragment: Callable[[], str],
    squeeze: Squeezer,
    closing: asyncio.Event,
    before: bytes = b"",
) -> AsyncIterator[bytes]:
    """The table as it changes, after what is said `before`; somebody who is slow gets the newest, not all of it."""
    watcher = table.watch(person)
    told = Told()
    try:
        yield squeeze(b"retry: 1000\n\n" + before)
        while not closing.is_set():
            watcher.news.clear()
            await table.read()
            fresh = told.news(fragment())
            if fresh:
                yield squeeze(fresh)
            while not closing.is_set() and not await _woken(watcher):
                yield squeeze(b": still here\n\n")
                if table.ages:
                    break
    finally:
        table.leave(watcher)


async def _woken(watcher: Watcher) -> bool:
    try:
        await asyncio.wait_for(watcher.news.wait(), KEEPALIVE)
    except TimeoutError:
        return False
    return True
