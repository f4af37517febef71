"""News for one open page: the whole new fragment as a server-sent event, compressed as one long stream.

The compressor remembers what it sent before, so a board of 60 KB that changed in one place costs a few hundred bytes.
The first event is always the table as it is, so that a page that comes back has caught up at once.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from typing import Protocol

import brotli  # type: ignore[import-untyped]

from .table import Table

KEEPALIVE = 15.0
#: The window holds a round of fragments, so that what comes back on one's own turn is found again.
WINDOW, QUALITY = 21, 5


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
    lines = "\ndata: ".join(data.splitlines())
    return f"event: {name}\ndata: {lines}\n\n".encode()


async def news(
    table: Table, person: str, fragment: Callable[[], str], squeeze: Squeezer, closing: asyncio.Event
) -> AsyncIterator[bytes]:
    """Fragments as they come; somebody who is slow gets the newest, not all of them."""
    watcher = table.watch(person)
    try:
        yield squeeze(b"retry: 1000\n\n")
        sent = ""
        while not closing.is_set():
            watcher.news.clear()
            await table.read()
            whole = fragment()
            if whole != sent:
                sent = whole
                yield squeeze(event("table", whole))
            try:
                await asyncio.wait_for(watcher.news.wait(), KEEPALIVE)
            except TimeoutError:
                yield squeeze(b": still here\n\n")
    finally:
        table.leave(watcher)
