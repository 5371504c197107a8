"""Runs: a server, a load on it, and a durability check of its database."""

import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from threading import Event, Thread
from typing import Final, NamedTuple, Self

import msgspec

from bench.load.job import Job, Kind, Taken, Window
from bench.load.servers import Running, boardgame_io, pax_postgresql, pax_sqlite
from pax.server.storage.engine import check_durable, durability, open_engine
from tools.build.sources import ROOT

SATURATED: Final = 0.9
"""Share of busy and waiting time from which the generator is the bottleneck."""

_WANTED: Final = {
    "synchronous": "2",
    "journal_mode": "wal",
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
}
_MOST_SECONDS: Final = 240.0
_LOOK_SECONDS: Final = 1.0


class System(NamedTuple):
    """A server to measure."""

    name: str
    kind: Kind
    workers: int
    server: Callable[[int], AbstractContextManager[Running]]


SYSTEMS: Final = (
    System("boardgame.io, in memory", "peer", 1, boardgame_io),
    System("pax, SQLite", "pax", 1, pax_sqlite),
    System("pax, PostgreSQL", "pax", 1, pax_postgresql),
    System("pax, PostgreSQL, 2 workers", "pax", 2, pax_postgresql),
)


class UnsafeRunError(RuntimeError):
    """The database was not durable during the measurement."""


class Load(NamedTuple):
    """A completed run; `durable` holds the durability settings of the database."""

    system: str
    workers: int
    tables: int
    taken: Taken
    durable: dict[str, str]

    @property
    def window(self) -> Window:
        """The first window: without bots."""
        return self.taken.windows[0]

    @property
    def rate(self) -> float:
        """Accepted moves per second."""
        return self.window.moves / self.window.seconds

    @property
    def p95(self) -> float:
        """The 95th percentile of the seconds from a move to its last broadcast."""
        return self.window.told[1]

    @property
    def cost(self) -> float:
        """The processor time of one move in the server and its database, in seconds."""
        seen = self.window
        return (seen.server + seen.database) * seen.seconds / max(seen.moves, 1)

    @property
    def is_void(self) -> bool:
        """Whether the generator was the bottleneck of the run."""
        return self.window.generator + self.window.waited >= SATURATED


class Watch:
    """Checks the durability settings of a database repeatedly during the load.

    It opens the database like a server. In SQLite the settings belong to the connection, so
    `pax.server.storage.engine` also checks each connection of a server.
    """

    def __init__(self, database: str) -> None:
        """Open the database."""
        self.found: dict[str, str] = {}
        self._engine = open_engine(database)
        self._stopped = Event()
        self._failure: Exception | None = None
        self._thread = Thread(target=self._run, name="durability")

    def _run(self) -> None:
        try:
            while not self._stopped.wait(_LOOK_SECONDS):
                self.look()
        except Exception as error:  # noqa: BLE001 - raised again at the end
            self._failure = error

    def look(self) -> None:
        """Check once."""
        with self._engine.connect() as connection:
            check_durable(connection)
            self.found = durability(connection)
        wrong = {name: value for name, value in self.found.items() if value != _WANTED[name]}
        if wrong:
            raise UnsafeRunError(f"commits may not reach the disk: {wrong}")

    def __enter__(self) -> Self:
        """Start the checks."""
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Check a last time; raise if a check failed, unless another error is raised."""
        self._stopped.set()
        self._thread.join()
        try:
            if kind is None:
                self._conclude()
        finally:
            self._engine.dispose()

    def _conclude(self) -> None:
        if self._failure is not None:
            raise self._failure
        self.look()


def load(system: System, tables: int, seconds: float, think: float, bots: int = 0) -> Load:
    """Run a server and the load on it."""
    with system.server(system.workers) as running:
        job = Job(
            system.kind,
            running.port,
            tables,
            seconds,
            running.pid,
            running.database_pid,
            think=think,
            bots=bots,
            metrics=running.metrics,
            workers=system.workers,
        )
        if not running.database:
            return Load(system.name, system.workers, tables, generate(job), {})
        with Watch(running.database) as watch:
            taken = generate(job)
        return Load(system.name, system.workers, tables, taken, watch.found)


def generate(job: Job) -> Taken:
    """Run a job in a generator process."""
    command = [sys.executable, "-m", "bench.load.generator"]
    process = subprocess.Popen(  # noqa: S603 - our own program
        command,
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        process_group=0,
    )
    try:
        found, _ = process.communicate(msgspec.json.encode(job), timeout=_MOST_SECONDS)
    finally:
        process.kill()
        process.wait()
    if process.returncode:
        raise RuntimeError("the load generator failed; see its output above")
    return msgspec.json.decode(found, type=Taken)
