"""Metrics in the Prometheus format, summed over all workers of a server.

Several workers write to files in one folder (`PROMETHEUS_MULTIPROC_DIR`, set by the supervisor
before they start); any of them can answer for all.
"""

import asyncio
import os
from collections import Counter as Tally
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Final, NamedTuple

import msgspec
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
MEDIA_TYPE: Final = CONTENT_TYPE_LATEST
SAMPLE_SECONDS: Final = 0.5
_MOVE: Final = "movemade"

MOVES: Final = Counter("pax_moves", "Committed moves, of people and bots")
ENTRIES: Final = Counter("pax_entries", "Committed log entries", ["type"])
REFUSALS: Final = Counter("pax_refusals", "Refused requests and messages", ["reason"])
FAULTS: Final = Counter("pax_faults", "Logged errors and warnings", ["event"])
NOTICES: Final = Counter("pax_notices", "Turn notices, by kind and result", ["kind", "result"])
COMMIT: Final = Histogram(
    "pax_commit_seconds",
    "Duration of commits; one commit holds many entries",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
LAG: Final = Histogram(
    "pax_event_loop_lag_seconds",
    "Delay of a timer of the event loop",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
)
TABLES: Final = Gauge("pax_tables", "Tables in memory", multiprocess_mode="livesum")
CONNECTIONS: Final = Gauge("pax_connections", "Open connections", multiprocess_mode="livesum")
BOTS_WAITING: Final = Gauge(
    "pax_bots_waiting", "Decisions of bots that wait for a process", multiprocess_mode="livesum"
)


class _Typed(msgspec.Struct):
    """The type of a stored log entry."""

    type: str


_TYPED: Final = msgspec.json.Decoder(_Typed)


class Load(NamedTuple):
    """What a worker has at the moment."""

    tables: int
    connections: int
    bots_waiting: int


def count_commit(entries: Iterable[bytes], seconds: float) -> None:
    """Count a commit with these log entries."""
    COMMIT.observe(seconds)
    for name, number in Tally(_TYPED.decode(data).type for data in entries).items():
        ENTRIES.labels(name).inc(number)
        if name == _MOVE:
            MOVES.inc(number)


async def sample(load: Callable[[], Load]) -> None:
    """Observe the event loop and the load of this worker, for ever."""
    while True:
        asked = perf_counter()
        await asyncio.sleep(SAMPLE_SECONDS)
        LAG.observe(max(perf_counter() - asked - SAMPLE_SECONDS, 0.0))
        now = load()
        TABLES.set(now.tables)
        CONNECTIONS.set(now.connections)
        BOTS_WAITING.set(now.bots_waiting)


def exposition() -> bytes:
    """Return all metrics as text, over all workers."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call] # partly typed
    return generate_latest(registry)


def forget_worker(pid: int | None) -> None:
    """Remove what a dead worker had at the moment; what it counted stays in the sums."""
    if pid is not None:
        mark_process_dead(pid)  # type: ignore[no-untyped-call] # partly typed
