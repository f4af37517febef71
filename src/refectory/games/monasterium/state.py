"""What lies on the table. Nothing is hidden in this game; only the dice of the future are unknown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from refectory.engine.state import NOBODY, Frame, State, base_fields

from .components import ALL_NOVICES, MONASTERIES, Parts

#: The phases of a round in which somebody decides.
PLACING: Final = 0
ACTING: Final = 1

#: No column in use, no tile in a cell, no die in the air.
NONE: Final = -1

#: A dice field's owner without dice on any face, and a roll of nothing.
NO_DICE: Final = [0] * 6
NO_ROLL: Final = [0] * 12


class Table(State):
    """The table of Monasterium. Lists are by seat unless said otherwise; the owner `seats` of dice is nobody."""

    __slots__ = (
        "buildings", "chapels", "cloisters", "column", "dice", "discs", "goods", "hand", "laid", "laid_own",
        "messengers", "novices", "orders", "owned", "parts", "phase", "picked", "pool", "rerolls", "rolled", "round",
        "side", "spent", "start", "thrown", "tiles", "turn", "used", "windows", "year",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "year", "round", "phase", "start", "turn", "goods", "novices", "buildings", "cloisters", "chapels", "windows",
        "tiles", "messengers", "dice", "pool", "hand", "rolled", "picked", "owned", "rerolls", "thrown", "column",
        "laid", "laid_own", "spent", "used", "orders", "discs",
    )  # fmt: skip

    def __init__(
        self,
        parts: Parts,
        seats: int,
        seed: bytes,
        draws: int,
        stack: list[Frame],
        actor: int,
        options: list[int],
        barrier: str,
        scores: list[int],
        year: int,
        round: int,  # noqa: A002  # the game's word
        phase: int,
        start: int,
        turn: int,
        goods: list[list[int]],
        novices: list[int],
        buildings: list[int],
        cloisters: list[int],
        chapels: list[list[int]],
        windows: list[list[int]],
        tiles: list[int],
        messengers: list[int],
        dice: list[list[int]],
        pool: list[int],
        hand: list[int],
        rolled: list[int],
        picked: list[int],
        owned: list[int],
        rerolls: list[int],
        thrown: int,
        column: int,
        laid: int,
        laid_own: int,
        spent: list[int],
        used: int,
        orders: list[int],
        discs: list[int],
    ) -> None:
        super().__init__(seats, seed, draws, stack, actor, options, barrier, scores)
        self.parts = parts
        self.side = parts.sides[seats]
        self.year = year  # 0 to 2, the hourglass
        self.round = round  # of the year, from 0
        self.phase = phase
        self.start = start  # who has the chalice
        self.turn = turn  # whose turn it is
        self.goods = goods  # five numbers each
        self.novices = novices  # bits: who still stands on the own board
        self.buildings = buildings  # bits: own novices in buildings
        self.cloisters = cloisters  # bits: own novices on cloister fields
        self.chapels = chapels  # own novices in the five chapels
        self.windows = windows  # nine cells each: the tile's monastery or NONE
        self.tiles = tiles  # window tiles left, by monastery
        self.messengers = messengers
        self.dice = dice  # by owner and face: dice on the dice fields
        self.pool = pool  # neutral dice not yet placed
        self.hand = hand  # personal dice not yet placed
        self.rolled = rolled  # the latest roll: six counts of neutral dice by face, six of personal ones
        self.picked = picked  # which of these are to be rolled again
        self.owned = owned  # personal dice
        self.rerolls = rerolls  # 1 while the reroll tile is active
        self.thrown = thrown  # face of the new die that is not yet put down, or NONE
        self.column = column  # the column in use, or NONE
        self.laid = laid  # dice still lying on its tile
        self.laid_own = laid_own  # personal ones among them
        self.spent = spent  # by owner: dice set aside this round
        self.used = used  # bits: limited actions used this turn
        self.orders = orders  # the open cards
        self.discs = discs  # bits: open orders fulfilled

    def copy(self) -> Table:
        return Table(
            self.parts, self.seats, self.seed, self.draws, self.stack[:], self.actor, self.options[:], self.barrier,
            self.scores[:], self.year, self.round, self.phase, self.start, self.turn, [row[:] for row in self.goods],
            self.novices[:], self.buildings[:], self.cloisters[:], [row[:] for row in self.chapels],
            [row[:] for row in self.windows], self.tiles[:], self.messengers[:], [row[:] for row in self.dice],
            self.pool[:], self.hand[:], self.rolled[:], self.picked[:], self.owned[:], self.rerolls[:], self.thrown,
            self.column, self.laid, self.laid_own, self.spent[:], self.used, self.orders[:], self.discs[:],
        )  # fmt: skip


def fresh(parts: Parts, seats: int, seed: bytes, start: int, stack: list[Frame]) -> Table:
    """The table as the players find it: MT-105 to MT-116, orders and start player still to come."""
    side = parts.sides[seats]
    return Table(
        parts, seats, seed, 0, stack, NOBODY, [], "", [0] * seats,
        year=0, round=0, phase=PLACING, start=start, turn=start,
        goods=[list(parts.start_goods) for _ in range(seats)],
        novices=[ALL_NOVICES] * seats, buildings=[0] * seats, cloisters=[0] * seats,
        chapels=[[0] * 5 for _ in range(seats)], windows=[[NONE] * 9 for _ in range(seats)],
        tiles=[side.tiles] * 5, messengers=[0] * seats, dice=[[0] * 6 for _ in range(seats + 1)],
        pool=[0] * seats, hand=[0] * seats, rolled=[0] * 12, picked=[0] * 12, owned=[parts.start_dice] * seats,
        rerolls=[1] * seats, thrown=NONE, column=NONE, laid=0, laid_own=0, spent=[0] * (seats + 1), used=0,
        orders=[], discs=[0] * seats,
    )  # fmt: skip


def decoded(parts: Parts, plain: Mapping[str, Any]) -> Table:
    return Table(parts, **base_fields(plain), **{name: plain[name] for name in Table.FIELDS})


def inventory(s: Table) -> dict[str, int]:
    """All pieces wherever they lie; none ever comes or goes."""
    stock = {"die.neutral": sum(s.dice[s.seats]) + sum(s.pool) + s.spent[s.seats] + s.laid - s.laid_own}
    for m, monastery in enumerate(MONASTERIES):
        stock[f"window.{monastery}"] = s.tiles[m] + sum(window.count(m) for window in s.windows)
    for seat in range(s.seats):
        sent = s.buildings[seat].bit_count() + s.cloisters[seat].bit_count() + sum(s.chapels[seat])
        stock[f"novice.{seat}"] = s.novices[seat].bit_count() + sent
        beside = s.parts.most_dice - s.owned[seat]
        in_use = s.laid_own + (s.thrown != NONE) if seat == s.turn else 0
        stock[f"die.{seat}"] = beside + s.hand[seat] + sum(s.dice[seat]) + s.spent[seat] + in_use
    return stock
