"""All tables of the house: which are loaded, how a new one is opened, and who must be woken after a restart."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from .errors import NotFound, TooMuch
from .identity import new_table_id
from .limits import Limits
from .store import Store
from .table import Table
from .thinkers import Thinkers

log = logging.getLogger("refectory.hall")

#: Tables kept in memory; those that nobody watches are put away first and come back when somebody asks.
LOADED = 3000


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits, pause: float = 0.6) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.pause = pause
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """After a restart: bots that were thinking think on, clocks tick on."""
        loop = asyncio.get_running_loop()

        def heard(table: str) -> None:
            loop.call_soon_threadsafe(self._heard, table)

        self.store.on_news(heard)
        for card in await self.store.in_state("running"):
            actor = card.body["actor"]
            bot = 0 <= actor < len(card.body["seats"]) and card.body["seats"][actor]["bot"]
            if bot or card.body["clock"] != "none":
                (await self.table(card.id)).wake()

    def _heard(self, table_id: str) -> None:
        """Another process wrote to a table; "" means that any of them may have news."""
        for table in [self._tables.get(table_id)] if table_id else list(self._tables.values()):
            if table is not None:
                task = asyncio.create_task(table.news())
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def table(self, table_id: str) -> Table:
        """The table, loaded once however many ask for it at the same time."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        if not (table_id.isalnum() and table_id.isascii() and len(table_id) <= 32):
            raise NotFound()
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    async def _load(self, table_id: str) -> Table:
        table = Table(table_id, self.store, self.thinkers, self.pause)
        await table.load()
        self._keep(table)
        table.wake()
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        if len(self._tables) > LOADED:
            idle = sorted((t for t in self._tables.values() if t.idle), key=lambda t: t.touched)
            for old in idle[: LOADED // 10]:
                del self._tables[old.id]

    async def found(self, opening: dict[str, Any]) -> str:
        """A new table from its first row; its id."""
        if await self.store.count("open") + await self.store.count("running") >= self.limits.open_tables:
            raise TooMuch("house-full")
        table = Table(new_table_id(), self.store, self.thinkers, self.pause)
        await table.open(opening)
        self._keep(table)
        return table.id

    def close(self) -> None:
        for table in self._tables.values():
            table.stop()
