"""Load generator, a separate process: reads a job from stdin, writes the result to stdout."""

import asyncio
import http.client
import signal
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec
import uvloop

from bench.load.comparison import compare
from bench.load.errors import LoadError
from bench.load.frames import Line
from bench.load.job import Job, Taken, Window
from bench.load.meter import memory, percentile, used, waited
from bench.load.pax_table import PaxTable
from bench.load.peer_table import PeerTable
from bench.load.round import SEATS, Tally

_AT_ONCE: Final = 8
_MOST_SECONDS: Final = 120.0
"""Timeout until all games have begun."""

_BOTS_WARM_UP: Final = 3.0
_LOOK_SECONDS: Final = 0.25
_MOST_LOOKS: Final = 40
_CALM_LOOKS: Final = 3
_GROWTH: Final = 0.01
Table = PaxTable | PeerTable


class Named(msgspec.Struct, frozen=True):
    """The id of a table."""

    id: str


class Key(msgspec.Struct, frozen=True):
    """The secret of a seat."""

    secret: str


class TableMade(msgspec.Struct, frozen=True):
    """A new table: only the needed fields, so that servers of other versions work too."""

    table: Named
    seats: list[Key]


def make_table(port: int, seats: Sequence[dict[str, str]], _: int) -> TableMade:
    """Create one table at a PAX server."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=_MOST_SECONDS)
    try:
        connection.request("POST", "/api/tables", msgspec.json.encode({"seats": seats}))
        answer = connection.getresponse()
        body = answer.read()
    finally:
        connection.close()
    if answer.status != http.HTTPStatus.OK:
        raise LoadError(f"no table: {body!r}")
    return msgspec.json.decode(body, type=TableMade)


def make_tables(port: int, count: int, seat: dict[str, str]) -> list[TableMade]:
    """Create tables, a few at a time."""
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        return list(pool.map(partial(make_table, port, [seat] * SEATS), range(count)))


async def tables_of(job: Job, tally: Tally) -> list[Table]:
    """Return the tables with their players, not yet connected."""
    if job.kind == "peer":
        return [PeerTable(tally, job.think, job.port, f"t{n}") for n in range(job.tables)]
    made = await asyncio.to_thread(make_tables, job.port, job.tables, {"kind": "person"})
    return [
        PaxTable(tally, job.think, job.port, each.table.id, [key.secret for key in each.seats])
        for each in made
    ]


async def connect(tables: Sequence[Table], port: int) -> None:
    """Connect all players, some tables at a time, and wait until every game has begun."""
    loop = asyncio.get_running_loop()
    for first in range(0, len(tables), _AT_ONCE):
        some = tables[first : first + _AT_ONCE]
        for line in lines_of(some):
            await loop.create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc] # bound at once
        async with asyncio.timeout(_MOST_SECONDS):
            await asyncio.gather(*(table.begun for table in some))


def lines_of(tables: Sequence[Table]) -> list[Line]:
    """Return all connections."""
    return [line for table in tables for line in table.lines]


async def settled(server: int) -> int:
    """Wait until the memory of a starting server is stable; return it in bytes."""
    held, calm = memory(server), 0
    for _ in range(_MOST_LOOKS):
        await asyncio.sleep(_LOOK_SECONDS)
        before, held = held, memory(server)
        calm = calm + 1 if held - before < before * _GROWTH else 0
        if calm == _CALM_LOOKS:
            break
    return held


async def window(job: Job, tally: Tally) -> Window:
    """Measure one window of time."""
    done, read = len(tally.latencies), tally.read
    server, store = used(job.server), used(job.database)
    own, idle, begin = time.process_time(), waited(), time.perf_counter()
    await asyncio.sleep(job.seconds)
    seconds = time.perf_counter() - begin
    times = sorted(tally.latencies[done:])
    own, idle = time.process_time() - own, waited() - idle
    after, stored = used(job.server), used(job.database)
    return Window(
        seconds=seconds,
        moves=len(times),
        told=(percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99)),
        bytes_a_move=(tally.read - read) / max(len(times), 1),
        generator=own / seconds,
        waited=idle / seconds,
        server=(after.eager - server.eager) / seconds,
        database=(stored.eager - store.eager) / seconds,
        thinking=(after.nice - server.nice) / seconds,
    )


async def run(job: Job) -> Taken:
    """Run a job."""
    tally = Tally()
    before = await settled(job.server)
    tables = await tables_of(job, tally)
    await connect(tables, job.port)
    grown = memory(job.server) - before
    for table in tables:
        table.start()
    await asyncio.sleep(job.warm_up)
    windows = [await window(job, tally)]
    if job.bots:
        seat = {"kind": "bot", "level": job.level}
        await asyncio.to_thread(make_tables, job.port, job.bots, seat)
        await asyncio.sleep(_BOTS_WARM_UP)
        windows.append(await window(job, tally))
    check(tables, tally)
    compared = await compare(job, tables, tally) if job.metrics and not job.bots else {}
    for line in lines_of(tables):
        line.transport.abort()
    return Taken(windows, grown / job.tables, tally.refused, tally.games, compared)


def check(tables: Sequence[Table], tally: Tally) -> None:
    """Raise LoadError if a connection was lost or a command refused."""
    lost = [line.lost for line in lines_of(tables) if line.lost]
    if lost or tally.failure:
        raise LoadError(f"{len(lost)} connections lost {lost[:1]}, refused: {tally.failure}")


def main() -> int:
    """Read the job, run it, write the result."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends this one
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    try:
        taken = uvloop.run(run(job))
    except (LoadError, OSError, TimeoutError) as error:
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        return 1
    sys.stdout.buffer.write(msgspec.json.encode(taken))
    return 0


if __name__ == "__main__":
    sys.exit(main())
