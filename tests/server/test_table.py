"""Tables: one door for people and bots, one row for everything, and nothing that can't be said clearly."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from refectory.engine.errors import IllegalMove, NotYourTurn, NoUndo
from refectory.engine.event import SPECTATOR
from refectory.engine.game import Game
from refectory.engine.record import Record
from refectory.server import looks, streams
from refectory.server import table as tables
from refectory.server.chronicle import BOT, OPEN, PERSON, opening_row
from refectory.server.clock import MINUTE, Clock
from refectory.server.errors import Conflict, Forbidden, NotFound, NotStored, TooMuch, Unplayable
from refectory.server.hall import Hall
from refectory.server.limits import Bucket, Limits
from refectory.server.store import Entry, Row, Store, now
from refectory.server.table import Table
from refectory.server.thinkers import MINDS, Question, Thinkers

ANN, BEN, EVE = "ann", "ben", "eve"

Work = Callable[[Hall], Awaitable[None]]


def in_hall(db: Path | str, work: Work, factory: str = "tests.server.bots:make_bot", limit: float = 20.0) -> None:
    async def run() -> None:
        hall = Hall(Store(str(db)), Thinkers(1, limit, factory), Limits(), pause=0)
        await hall.open()
        try:
            await work(hall)
        finally:
            hall.close()
            hall.thinkers.close()
            hall.store.close()

    asyncio.run(run())


def seat(kind: str, name: str, person: str = "", bot: str = "") -> dict[str, str]:
    return {"kind": kind, "name": name, "person": person, "bot": bot}


TWO = [seat(PERSON, "Ann", ANN), seat(PERSON, "Ben", BEN)]
SOFA = [seat(PERSON, "Ann", ANN), seat(PERSON, "Ben", ANN)]
WAITING = [seat(PERSON, "Ann", ANN), seat(OPEN, "?")]


async def new(hall: Hall, seats: list[dict[str, str]], **more: Any) -> Table:
    return await hall.table(await hall.found(opening_row("toy", {}, seats, ANN, **more)))


def actor_of(table: Table) -> str:
    return table.seats[table.actor()].person


def word(table: Table, number: int = 0) -> str:
    assert table.match is not None
    return table.match.game.vocabulary.word(table.match.state.options[number])


async def finish(table: Table) -> None:
    """Play the first option until the end."""
    while table.state == "running":
        person = actor_of(table)
        if table.curtain(person) != SPECTATOR:
            await table.arrive(person, table.actor())
        await table.move(person, word(table), table.stamp)


async def until(condition: Callable[[], bool], seconds: float = 20) -> None:
    for _ in range(int(seconds * 50)):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never happened")


def test_a_move_needs_the_seat_the_moment_and_the_rules(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        who, other = (ANN, BEN) if actor_of(table) == ANN else (BEN, ANN)
        for person, move, stamp, refusal in (
            (EVE, word(table), table.stamp, Forbidden),
            (other, word(table), table.stamp, NotYourTurn),
            (who, word(table), table.stamp + 1, Conflict),
            (who, "done", table.stamp, IllegalMove),
        ):
            with pytest.raises(refusal):
                await table.move(person, move, stamp)
        assert table.rows == 1
        await table.move(who, word(table), table.stamp)
        assert table.rows == 2
        assert len(await hall.store.rows(table.id)) == 2

    in_hall(tmp_path / "db", work)


def test_of_many_identical_clicks_one_counts(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        who, move, stamp = actor_of(table), word(table), table.stamp
        results = await asyncio.gather(*(table.move(who, move, stamp) for _ in range(10)), return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 9
        assert table.match is not None
        assert table.match.ply == 1

    in_hall(tmp_path / "db", work)


def test_undo_is_a_row_too_and_stops_at_the_barrier(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        who, other = (ANN, BEN) if actor_of(table) == ANN else (BEN, ANN)
        assert table.match is not None
        before = table.match.state.copy()
        await table.move(who, word(table), table.stamp)
        await table.undo(who, table.stamp)
        assert table.match.state == before
        assert [row.body["do"] for row in await hall.store.rows(table.id)] == ["open", "move", "undo"]
        await table.move(who, word(table), table.stamp)
        await table.move(who, "done", table.stamp)
        with pytest.raises(NoUndo):
            await table.undo(who, table.stamp)
        with pytest.raises(NoUndo):
            await table.undo(other, table.stamp)
        again = Table(table.id, hall.store, hall.thinkers, 0)
        await again.load()
        assert again.match is not None
        assert again.match.state == table.match.state
        assert again.stamp == table.stamp

    in_hall(tmp_path / "db", work)


def test_a_move_that_can_not_be_written_was_not_made(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        assert table.match is not None
        before, stamp, who, move = table.match.state.copy(), table.stamp, actor_of(table), word(table)

        async def full(entry: object) -> None:
            raise NotStored

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", full)
            with pytest.raises(NotStored):
                await table.move(who, move, stamp)
        assert table.match is not None
        assert table.match.state == before
        assert table.stamp == stamp
        await table.move(who, move, stamp)
        assert len(await hall.store.rows(table.id)) == 2

    in_hall(tmp_path / "db", work)


def test_two_processes_share_a_table(toy: Game, db: str) -> None:
    """Both hold it in memory; whoever comes second is told so and has caught up."""

    async def work(here: Hall) -> None:
        table = await new(here, TWO)
        elsewhere = Table(table.id, Store(db), here.thinkers, 0)
        try:
            await elsewhere.load()
            who, move, stamp = actor_of(table), word(table), table.stamp
            await table.move(who, move, stamp)
            with pytest.raises(Conflict):
                await elsewhere.move(who, move, stamp)
            assert elsewhere.match is not None
            assert table.match is not None
            assert elsewhere.match.state == table.match.state
            await elsewhere.move(who, word(elsewhere), elsewhere.stamp)
            await table.news()
            assert table.stamp == elsewhere.stamp
        finally:
            elsewhere._store.close()

    in_hall(db, work)


def test_an_invitation_seats_whoever_holds_it_once(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, WAITING)
        assert table.state == "open"
        with pytest.raises(Forbidden):
            await table.invite(EVE, 1)
        with pytest.raises(Forbidden):
            await table.sit(EVE, "Eve", 1)
        token = await table.invite(ANN, 1)
        rows = await hall.store.rows(table.id)
        assert token not in str(rows)
        with pytest.raises(Forbidden):
            await table.claim(EVE, "Eve", token[:-1])
        await table.claim(BEN, "Ben", token)
        assert table.state == "running"
        assert table.owned(BEN) == [1]
        with pytest.raises(Forbidden):
            await table.claim(EVE, "Eve", token)

    in_hall(tmp_path / "db", work)


def test_a_seat_moves_to_another_device(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        with pytest.raises(Forbidden):
            await table.invite(EVE, 0)
        token = await table.invite(ANN, 0)
        await table.claim("ann's phone", "whatever", token)
        assert table.owned(ANN) == []
        assert table.owned("ann's phone") == [0]
        assert table.names[0] == "Ann"
        with pytest.raises(Forbidden):
            await table.claim(EVE, "Eve", token)

    in_hall(tmp_path / "db", work)


def test_anybody_sits_down_at_a_listed_table(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, WAITING, listed=True)
        assert [card.id for card in await hall.store.listed(("open",))] == [table.id]
        await table.sit(EVE, "Eve", 1)
        assert table.state == "running"
        with pytest.raises(Conflict):
            await table.sit(BEN, "Ben", 1)

    in_hall(tmp_path / "db", work)


def test_the_host_may_seat_a_bot_or_clear_the_table(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, WAITING)
        with pytest.raises(Forbidden):
            await table.seat_bot(EVE, 1, "novice", "Anselm")
        await table.seat_bot(ANN, 1, "novice", "Anselm")
        assert table.state == "running"
        with pytest.raises(Conflict):
            await table.close(ANN)
        other = await new(hall, WAITING)
        with pytest.raises(Forbidden):
            await other.close(EVE)
        await other.close(ANN)
        assert other.state == "closed"

    in_hall(tmp_path / "db", work)


def test_on_one_device_nobody_looks_before_saying_so(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, SOFA)
        first = table.actor()
        assert table.curtain(ANN) == first
        assert table.eyes(ANN) == SPECTATOR
        with pytest.raises(Forbidden):
            await table.move(ANN, word(table), table.stamp)
        with pytest.raises(Forbidden):
            await table.arrive(EVE, first)
        await table.arrive(ANN, first)
        assert table.eyes(ANN) == first
        await table.move(ANN, word(table), table.stamp)
        table.here.clear()  # as after a restart; the page still shows the seat
        with pytest.raises(Forbidden):
            await table.move(ANN, "done", table.stamp, 1 - first)
        await table.move(ANN, "done", table.stamp, first)
        assert table.actor() != first
        assert table.eyes(ANN) == SPECTATOR
        assert table.curtain(ANN) == table.actor()

    in_hall(tmp_path / "db", work)


def test_an_absent_seat_is_handed_to_a_bot_and_taken_back(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        who, other = (ANN, BEN) if actor_of(table) == ANN else (BEN, ANN)
        absent = table.actor()
        with pytest.raises(Forbidden):
            await table.hand_over(other, absent)
        with pytest.raises(Forbidden):
            await table.hand_over(EVE, absent)
        monkeypatch.setattr(tables, "ABSENT", 0)
        await table.hand_over(other, absent)
        await until(lambda: table.actor() != absent or table.state == "over")
        with pytest.raises(Forbidden):
            await table.take_back(EVE, absent)
        await table.take_back(who, absent)
        assert table.seats[absent].bot == ""
        assert {note.key for note in table.notes} >= {"bot-absent", "bot-back"}

    in_hall(tmp_path / "db", work)


@pytest.mark.parametrize("clock", ["none", "live:10", "days:1"])
def test_whoever_is_away_can_be_stood_in_for_while_others_look_on(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: str
) -> None:
    """Ann's page is open and asks again and again; that does not bring Ben back. Who has days need not be there."""

    async def work(hall: Hall) -> None:
        table = await new(hall, TWO, clock=clock)
        ben = table.seats.index(next(seat for seat in table.seats if seat.person == BEN))
        ann_s, ben_s = table.watch(ANN), table.watch(BEN)
        table.leave(ben_s)
        start = now() + 1000
        for seconds in range(0, 135, 15):
            monkeypatch.setattr(tables, "now", lambda at=start + 1000 * seconds: at)
            await table.read()
            offered = looks.look_of(table, ANN, "en", "").seats[ben].may_hand_over
            assert offered == (clock != "days:1" and seconds >= 120)
        table.watch(BEN)
        assert not looks.look_of(table, ANN, "en", "").seats[ben].may_hand_over
        table.leave(ann_s)

    in_hall(tmp_path / "db", work)


@pytest.mark.parametrize(
    ("clock", "away", "drawn_again"), [("none", False, False), ("none", True, True), ("live:10", False, True)]
)
def test_a_quiet_table_is_drawn_again_only_if_it_ages(
    toy: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: str, away: bool, drawn_again: bool
) -> None:
    monkeypatch.setattr(streams, "KEEPALIVE", 0.02)

    async def work(hall: Hall) -> None:
        table = await new(hall, TWO, clock=clock)
        if not away:
            table.watch(BEN)
        drawn: list[str] = []

        def draw() -> str:
            drawn.append(f"<p>{len(drawn)}</p>")
            return drawn[-1]

        stream = streams.news(table, ANN, draw, lambda data: data, asyncio.Event())
        heard = [await anext(stream) for _ in range(9)]
        assert any(b"still here" in part for part in heard)
        assert (len(drawn) > 1) == drawn_again
        await table.move(actor_of(table), word(table), table.stamp)
        while b"change" not in await anext(stream):
            pass
        await stream.aclose()  # type: ignore[attr-defined]

    in_hall(tmp_path / "db", work)


def test_when_the_clock_runs_out_the_computer_stands_in(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO, clock="live:1")
        table.clock.spent = [MINUTE - 100, MINUTE - 100]
        table.wake()
        first = table.actor()
        await until(lambda: bool(table.seats[first].bot))
        assert any(note.key == "bot-clock" for note in table.notes)

    in_hall(tmp_path / "db", work)


def test_clocks_count() -> None:
    clock = Clock("live:10")
    clock.start(2, 1000)
    clock.moved(0, 61_000)
    assert clock.left(0, 61_000, False) == 9 * MINUTE
    assert clock.left(1, 91_000, True) == 10 * MINUTE - 30_000
    assert clock.due(1) == 61_000 + 10 * MINUTE
    assert Clock("none").due(0) is None
    days = Clock("days:1")
    days.start(2, 0)
    assert days.due(0) == 24 * 60 * MINUTE


def test_bots_play_a_whole_game_in_their_own_processes(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, [seat(BOT, "A", bot="novice"), seat(BOT, "B", bot="brother")])
        await until(lambda: table.state == "over")
        assert not [note for note in table.notes if note.key.startswith("bot-")]
        record = table.record()
        assert Record.loads(record.dumps()).verify().state.over

    in_hall(tmp_path / "db", work)


@pytest.mark.parametrize(("level", "why"), [("abbot", "bot-crash"), ("brother", "bot-crash"), ("prior", "bot-slow")])
def test_a_bot_that_fails_is_replaced_and_the_log_says_so(toy: Game, tmp_path: Path, level: str, why: str) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, [seat(BOT, "A", bot=level), seat(BOT, "B", bot="novice")])
        await until(lambda: table.state == "over", 60)
        assert why in [note.key for note in table.notes]
        assert table.seats[0].bot == "novice"

    in_hall(tmp_path / "db", work, "tests.server.bots:make_bad_bot", limit=3)


def test_waiting_for_a_free_worker_is_not_slowness(toy: Game, tmp_path: Path) -> None:
    """Six bots think for 0.4 seconds each, one after the other, and nobody may take longer than a second."""

    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        assert table.match is not None
        state = table.match.state
        question = Question("toy", None, state.copy().encode(), state.actor, "brother", 1, "table/0")
        await hall.thinkers.choose(question)  # a worker that is still starting would blur the time
        start = asyncio.get_running_loop().time()
        words = await asyncio.gather(*(hall.thinkers.choose(question) for _ in range(6)))
        assert len(set(words)) == 1
        assert asyncio.get_running_loop().time() - start > 2

    in_hall(tmp_path / "db", work, "tests.server.bots:make_thoughtful_bot", limit=1)


def test_a_bot_goes_on_from_what_it_thought_before(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        assert table.match is not None
        state = table.match.state
        words = [table.match.game.vocabulary.word(move) for move in state.options]
        here = Question("toy", None, state.copy().encode(), state.actor, "abbot", 1, "here/0")
        there = here._replace(who="there/0")
        assert [await hall.thinkers.choose(question) for question in (here, here, there)] == [*words[:2], words[0]]
        for number in range(MINDS):  # as many others make a worker forget
            await hall.thinkers.choose(here._replace(who=f"elsewhere/{number}"))
        assert await hall.thinkers.choose(here) == words[0]

    in_hall(tmp_path / "db", work, "tests.server.bots:make_remembering_bot")


def test_a_bot_is_asked_again_where_it_was_asked_before(toy: Game, tmp_path: Path) -> None:
    """Two think at the same time, so in two processes; then each of them in turn, also while the other is at it."""

    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        assert table.match is not None
        state, words = table.match.state, [word(table, number) for number in range(3)]
        here = Question("toy", None, state.copy().encode(), state.actor, "abbot", 1, "here/0")
        there = here._replace(who="there/0")
        thinkers = Thinkers(3, 5, "tests.server.bots:make_remembering_bot")
        try:
            both = asyncio.gather(thinkers.choose(here), thinkers.choose(there))
            assert list(await both) == words[:1] * 2
            assert [await thinkers.choose(question) for question in (there, here)] == words[1:2] * 2
            both = asyncio.gather(thinkers.choose(there), thinkers.choose(here))
            assert list(await both) == words[2:3] * 2
            assert sorted(len(worker.minds) for worker in thinkers._workers) == [0, 1, 1], "the third was not needed"
        finally:
            thinkers.close()

    in_hall(tmp_path / "db", work)


def test_a_bot_thinks_while_people_follow(toy: Game, tmp_path: Path) -> None:
    """The pause is what lies between two moves at least; it does not come on top of thinking."""

    async def work(hall: Hall) -> None:
        hall.pause = 600.0
        table = await new(hall, [seat(PERSON, "Ann", ANN), seat(BOT, "B", bot="brother")])
        table.watch(ANN)
        while table.actor() == 0:
            await table.move(ANN, word(table), table.stamp)
        rows = table.rows
        await until(lambda: bool(hall.thinkers._workers[0].minds and hall.thinkers._idle))
        assert table.rows == rows, "it has decided, and lets people look"
        table.stop()

    in_hall(tmp_path / "db", work)


def test_a_long_row_of_moves_is_made_faster_and_faster(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        hall.pause = 0.6
        table = await hall.table(await hall.found(opening_row("domus", {}, TWO, ANN)))
        table.watch(ANN)
        rests: list[float] = []
        while len(rests) < 9:
            seat = table.actor()
            rests.append(table._rest())
            await table.move(actor_of(table), word(table), table.stamp)
            if table.actor() != seat:
                rests = []
        assert rests == [0.6 * min(1.0, 4 / row) for row in range(1, 10)]

    in_hall(tmp_path / "db", work)


def test_a_hint_is_for_whoever_is_to_move_and_alone_with_bots(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        async def kardinal(*seats: dict[str, str]) -> Table:
            return await hall.table(await hall.found(opening_row("kardinal", {}, list(seats), ANN)))

        alone = await kardinal(seat(PERSON, "Ann", ANN), seat(BOT, "B", bot="novice"))
        await until(lambda: alone.actor() == 0)
        assert alone.match is not None
        before = alone.rows
        found, again = await asyncio.gather(alone.advice(ANN), alone.advice(ANN))
        assert found is again
        words = [alone.match.game.vocabulary.word(move) for move in alone.match.state.options]
        assert 1 <= len(found) <= 3
        assert all(one.word in words and 0 <= one.chance <= 1 for one in found)
        assert alone.rows == before
        assert looks.advised(alone, ANN, "en", found)[0]["text"]
        for stranger in (EVE, BEN):
            with pytest.raises(Forbidden):
                await alone.advice(stranger)
        together = await kardinal(seat(PERSON, "Ann", ANN), seat(PERSON, "Ben", BEN))
        with pytest.raises(Forbidden):
            await together.advice(actor_of(together))
        assert not looks.look_of(together, actor_of(together), "en", "").may_ask

    in_hall(tmp_path / "db", work)


def test_seats_wear_the_colours_that_were_picked(tmp_path: Path) -> None:
    """MY-122: everybody picks; an undone choice counts no more."""

    async def work(hall: Hall) -> None:
        row = opening_row("monastery", {"colours": "chosen"}, SOFA, ANN)
        table = await hall.table(await hall.found(row))

        async def pick(colour: str) -> str:
            number = table.actor()
            if table.curtain(ANN) != SPECTATOR:
                await table.arrive(ANN, number)
            await table.move(ANN, f"colour:{colour}", table.stamp)
            return looks.look_of(table, ANN, "en", "").seats[number].colour

        assert await pick("yellow") == "yellow"
        await table.undo(ANN, table.stamp)
        assert await pick("green") == "green"
        assert await pick("red") == "red"
        assert sorted(table.card().body["colours"]) == ["green", "red"]

    in_hall(tmp_path / "db", work)


def test_first_moves_may_be_asides_of_others(tmp_path: Path) -> None:
    """Somebody speaks out of turn; playing on from there begins with the same words."""

    async def work(hall: Hall) -> None:
        row = opening_row("monastery", {"silence": "penalty"}, TWO, ANN)
        match = (await hall.table(await hall.found(row))).match
        assert match is not None
        spoken = 0
        while match.ply < 30:
            other = 1 - match.state.actor
            asides = match.game.asides(match.state, other)
            if asides and spoken < 3:
                match.play(other, match.game.vocabulary.word(asides[0]))
                spoken += 1
            match.play(match.state.actor, match.game.vocabulary.word(match.state.options[0]))
        assert spoken == 3
        again = opening_row("monastery", row["options"], TWO, ANN, moves=match.moves) | {"seed": row["seed"]}
        table = await hall.table(await hall.found(again))
        assert table.match is not None
        assert table.match.actors == match.actors
        assert table.match.state.encode() == match.state.encode()
        assert table.past(20).moves == match.moves[:20]

    in_hall(tmp_path / "db", work)


def test_a_restart_goes_on_where_it_was(toy: Game, tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def before(hall: Hall) -> None:
        table = await new(hall, TWO)
        for _ in range(5):
            await table.move(actor_of(table), word(table), table.stamp)
        await table.say(ANN, "Ann", "Gute Nacht")
        assert table.match is not None
        seen.update(id=table.id, state=table.match.state.encode(), stamp=table.stamp)

    async def after(hall: Hall) -> None:
        table = await hall.table(seen["id"])
        assert table.match is not None
        assert table.match.state.encode() == seen["state"]
        assert table.stamp == seen["stamp"]
        assert [line.text for line in table.chat] == ["Gute Nacht"]
        await finish(table)

    in_hall(tmp_path / "db", before)
    in_hall(tmp_path / "db", after)


def test_after_a_restart_waiting_bots_think_on(toy: Game, tmp_path: Path) -> None:
    seen: dict[str, str] = {}

    async def before(hall: Hall) -> None:
        hall.thinkers.close()  # nobody thinks: the table stops at the bot's decision
        table = await new(hall, [seat(BOT, "A", bot="novice"), seat(BOT, "B", bot="novice")])
        seen["id"] = table.id

    async def after(hall: Hall) -> None:
        table = await hall.table(seen["id"])
        await until(lambda: table.state == "over")

    in_hall(tmp_path / "db", before)
    in_hall(tmp_path / "db", after)


def test_a_record_these_rules_can_not_play_is_kept(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        bad = {"do": "move", "seat": table.actor(), "word": "a-move-of-another-version"}
        entry = Entry(table.id, Row(table.rows, 1, bad), table.card(), (ANN,))
        await hall.store.append(entry)
        again = Table(table.id, hall.store, hall.thinkers, 0)
        await again.load()
        assert again.broken
        with pytest.raises(Unplayable):
            await again.move(ANN, word(table), again.stamp)
        assert len(await hall.store.rows(table.id)) == 2

    in_hall(tmp_path / "db", work)


def test_a_rematch_seats_everybody_one_further_and_only_once(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        with pytest.raises(Conflict):
            await table.found_rematch(ANN, hall.found)
        await finish(table)
        with pytest.raises(Forbidden):
            await table.found_rematch(EVE, hall.found)
        first, second = await asyncio.gather(
            table.found_rematch(ANN, hall.found), table.found_rematch(BEN, hall.found)
        )
        assert first == second
        again = await hall.table(first)
        assert again.names == ["Ben", "Ann"]
        assert again.owned(BEN) == [0]
        assert again.seed != table.seed

    in_hall(tmp_path / "db", work)


def test_the_seed_s_fingerprint_stands_from_the_start(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        promised = table.commitment
        await finish(table)
        assert table.record().commitment == promised
        assert table.record().verify().state.over

    in_hall(tmp_path / "db", work)


def test_the_past_is_replayed(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        await finish(table)
        assert table.match is not None
        assert table.past(0).ply == 0
        assert table.past(3).moves == table.match.moves[:3]
        with pytest.raises(NotFound):
            table.past(table.match.ply + 1)

    in_hall(tmp_path / "db", work)


def test_unknown_tables_are_not_found(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        for name in ("nosuchtable1", "../etc", "x" * 50, ""):
            with pytest.raises(NotFound):
                await hall.table(name)

    in_hall(tmp_path / "db", work)


def test_buckets_fill_again() -> None:
    at = [0.0]
    bucket = Bucket((1.0, 2.0), lambda: at[0])
    bucket.take("a")
    bucket.take("a")
    with pytest.raises(TooMuch):
        bucket.take("a")
    bucket.take("b")
    at[0] = 1.0
    bucket.take("a")
    with pytest.raises(TooMuch):
        bucket.take("a")


# ---- looking back ------------------------------------------------------------------------------------


def test_a_finished_game_is_reviewed_once_and_the_result_is_kept(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        with pytest.raises(Conflict):
            await table.start_review(ANN)
        await finish(table)
        with pytest.raises(Forbidden):
            await table.start_review(EVE)
        await table.start_review(ANN)
        await table.start_review(BEN)
        assert table.reviewing
        await until(lambda: not table.reviewing)
        assert table.review is not None
        assert [row.body["do"] for row in await hall.store.rows(table.id)].count("review") == 1
        again = Table(table.id, hall.store, hall.thinkers, 0)
        await again.load()
        assert again.review == table.review
        assert table.match is not None
        found = looks.review_of(again, "en")
        assert found is not None
        assert len(found.chances) == table.match.ply + 1
        assert all(99 <= sum(row) <= 101 for row in found.chances)
        assert all(len(row) <= 3 for row in found.costliest)
        for seat, row in enumerate(found.costliest):
            assert all(table.match.actors[decision.ply] == seat for decision in row)
            assert [decision.points for decision in row] == sorted((d.points for d in row), reverse=True)

    in_hall(tmp_path / "db", work)


def test_a_review_that_fails_can_be_asked_for_again(toy: Game, tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await new(hall, TWO)
        await finish(table)
        thinkers = table._thinkers
        table._thinkers = Thinkers(1, 0.0001)  # nobody is that quick
        await table.start_review(ANN)
        await until(lambda: not table.reviewing)
        assert table.review is None
        table._thinkers.close()
        table._thinkers = thinkers
        await table.start_review(ANN)
        await until(lambda: table.review is not None)

    in_hall(tmp_path / "db", work)
