"""Untrusted input is parsed in processes with limits, in turns."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pax.backend.bots.record_reading import BeginFrom, ReplayOf, Wrong, beginning, replayed
from pax.backend.limits import Limits
from pax.game import Record
from pax.server.bots import record_readers as readers_of_servers
from pax.server.bots.record_readers import Readers
from pax.tables.errors import Refusal
from tests.server.servers import PATIENCE
from tests.text.tables import a_table, random_game

RECORD = Record.from_game(random_game(a_table(2), 1)).write().encode()
REPLAY = ReplayOf(RECORD, 0, 0, 5)
MEGABYTE = 1024 * 1024


@asynccontextmanager
async def reading(*arguments: Any) -> AsyncIterator[Readers]:  # noqa: ANN401 - as readers take them
    """Create readers and stop them."""
    readers = Readers(*arguments)
    try:
        yield readers
    finally:
        readers.stop()


async def refusal(
    readers: Readers, work: Callable[[Any], Any], asked: object, who: str = ""
) -> str:
    """Return the code of a refusal."""
    with pytest.raises(Refusal) as caught:
        await readers.read(work, asked, who)
    return caught.value.reason.code


def test_a_reader_returns_encoded_json() -> None:
    async def read() -> bytes:
        async with reading() as readers:
            shown: bytes = await readers.read(replayed, REPLAY)
            return shown

    assert asyncio.run(read()) == replayed(REPLAY)


def test_a_slow_task_is_killed_and_the_next_one_runs() -> None:
    async def read() -> None:
        async with reading(Limits(), 1.0) as readers:
            began = time.monotonic()
            sleeping = (refusal(readers, time.sleep, PATIENCE) for _ in range(3))
            assert await asyncio.gather(*sleeping) == ["took_too_long"] * 3
            assert time.monotonic() - began < PATIENCE / 2
            assert await readers.read(replayed, REPLAY) == replayed(REPLAY)

    asyncio.run(read())


def test_a_task_over_its_memory_limit_fails_and_the_next_one_runs() -> None:
    async def read() -> None:
        async with reading(Limits(), PATIENCE, 64 * MEGABYTE) as readers:
            assert len(await readers.read(bytes, 16 * MEGABYTE)) == 16 * MEGABYTE
            assert await refusal(readers, bytearray, 128 * MEGABYTE) == "took_too_long"
            assert await readers.read(replayed, REPLAY) == replayed(REPLAY)

    asyncio.run(read())


def process_id(_: object) -> int:
    return os.getpid()


def wait_until_gone(process: int) -> None:
    until = time.monotonic() + PATIENCE
    while Path(f"/proc/{process}").exists():
        assert time.monotonic() < until, "waited too long"
        time.sleep(0.01)


def test_an_idle_reader_exits_and_the_next_task_starts_another() -> None:
    async def read() -> None:
        async with reading(Limits(), PATIENCE, 512 * MEGABYTE, 0.2) as readers:
            first = await readers.read(process_id, None)
            await asyncio.to_thread(wait_until_gone, first)
            assert await readers.read(process_id, None) != first
            for length in range(20):  # some of these arrive just when the process exits
                await asyncio.sleep(0.19 + length / 1000)
                assert await readers.read(len, "a" * length) == length

    asyncio.run(read())


class Held:
    """A worker process stub: its first task blocks until it is released."""

    def __init__(self) -> None:
        """Record nothing yet."""
        self.go_on = asyncio.Event()
        self.order: list[str] = []

    def run(self, _work: object, asked: str, _seconds: float) -> str:
        """Record the task, and block if it is the first."""
        self.order.append(asked)
        while not self.go_on.is_set():
            time.sleep(0.001)
        return asked

    def interrupt(self) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""


def test_addresses_take_turns_and_the_queue_is_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(readers_of_servers, "PROCESSES", 1)

    async def read() -> list[str]:
        held = Held()
        monkeypatch.setattr(readers_of_servers, "TaskWorker", lambda *_: held)
        limits = Limits(readers_waiting=4, readers_waiting_per_address=3)
        async with reading(limits) as readers:
            asked = [
                asyncio.create_task(readers.read(len, f"{who}{number}", who))
                for who, number in [("a", 0), ("a", 1), ("a", 2), ("a", 3), ("b", 0)]
            ]
            await asyncio.sleep(0)
            assert await refusal(readers, len, "a4", "a") == "too_many_replays"
            assert await refusal(readers, len, "c0", "c") == "too_many_replays"
            held.go_on.set()
            await asyncio.wait_for(asyncio.gather(*asked), PATIENCE)
            await readers.read(len, "a5", "a")
        return held.order

    assert asyncio.run(read()) == ["a0", "a1", "b0", "a2", "a3", "a5"]


def test_a_record_to_begin_from_is_minimal() -> None:
    record = Record.read(RECORD)
    fields = {**record.fields, "more": "x" * 900_000, "title": "é" * 1000}
    fields["table"] = {**fields["table"], "players": ["long" * 1000, "\u202eevil"], "more": 1}
    sent = Record(fields, record.config, record.aside, record.pile, record.moves).write().encode()
    text = beginning(BeginFrom(sent, 7))
    assert isinstance(text, str)
    assert len(sent) > 900_000
    assert len(text) < 3000
    begun = Record.read(text)
    assert begun.moves == record.moves[:7]
    assert (begun.pile, begun.aside, begun.fields["result"]) == (record.pile, record.aside, None)
    assert begun.config.players == ("1", "2")
    assert begun.config.deck == record.config.deck
    assert set(begun.fields) == {"format", "table", "aside", "pile", "moves", "result"}


def test_invalid_records_are_refused_with_the_field() -> None:
    moves = len(Record.read(RECORD).moves)
    asked = [BeginFrom(b"{}", 0), BeginFrom(b"[]", 0), BeginFrom(RECORD, moves)]
    assert [code(beginning(each)) for each in asked] == [
        ("wrong_record", "begin.record"),
        ("wrong_record", "begin.record"),
        ("wrong_moves", "begin.moves"),
    ]
    assert code(replayed(ReplayOf(RECORD, 2, 0, 1))) == ("no_such_seat", "seat")
    assert code(replayed(ReplayOf(b"{}", None, 0, 1))) == ("wrong_record", "record")


def code(found: object) -> tuple[str, str]:
    """Return the code and the field of a refusal."""
    assert isinstance(found, Wrong)
    return found.reason.code, found.where
