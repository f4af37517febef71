"""What lives as long as the server does, and how it is run."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from .hall import Hall
from .limits import Bucket, Limits
from .store import Store
from .thinkers import FACTORY, Thinkers


@dataclass
class Settings:
    """How a house is run."""

    db: str = "refectory.db"
    overlays: bool = True  # whether guests may lay their own figures over ours
    pause: float = 0.6  # seconds a bot waits before it moves, so that people can follow
    bot_limit: float = 20.0
    workers: int | None = None
    bots: str = FACTORY  # who makes the bots
    limits: Limits = field(default_factory=Limits)


class House:
    """Everything that lives as long as the server does."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = Store(settings.db)
        self.hall = Hall(
            self.store, Thinkers(settings.workers, settings.bot_limit, settings.bots), self.limits, settings.pause
        )
        self.closing = asyncio.Event()
        self.streams: dict[str, int] = {}
        self.posts = Bucket(self.limits.posts)
        self.asks = Bucket(self.limits.asks)
        self.new_tables = Bucket(self.limits.tables)
        self.strangers = Bucket(self.limits.strangers)

    def close(self) -> None:
        self.closing.set()
        self.hall.close()
        self.hall.thinkers.close()
        self.store.close()
