"""The servers that are killed: one on SQLite, two on PostgreSQL, or one with two workers."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from bench.load.meter import family
from tests.soak.context import Context
from tests.soak.server import SoakServer
from tools.services.postgresql import postgresql


class Setup(NamedTuple):
    """A configuration of servers, and its number of kills."""

    name: str
    kills: int
    servers: int = 1
    options: tuple[str, ...] = ()

    @property
    def is_shared(self) -> bool:
        """Whether several processes share a database, so that some of them can survive."""
        return self.servers > 1 or bool(self.options)


SETUPS: Final = (
    Setup("SQLite", 50),
    Setup("PostgreSQL with two servers", 25, servers=2),
    Setup("PostgreSQL with --workers 2", 25, options=("--workers", "2")),
)


@contextmanager
def serving(context: Context, setup: Setup) -> Iterator[list[SoakServer]]:
    """Run the servers of a setup on an empty database."""
    with ExitStack() as stack:
        database = str(context.folder / "tables.sqlite")
        if setup.is_shared:
            database = stack.enter_context(postgresql()).url
        servers: list[SoakServer] = []
        for number in range(setup.servers):
            log = context.folder / f"{setup.name} {number}.log"
            servers.append(SoakServer(context.python, database, log, *setup.options))
            stack.callback(servers[-1].kill)
        yield servers


def kill(servers: list[SoakServer], setup: Setup, rng: Random) -> str:
    """Kill all or some of the processes and restart them; return a description."""
    if setup.is_shared and rng.random() < 0.5:
        if len(servers) == 1:
            os.kill(busiest_worker(servers[0]), signal.SIGKILL)  # its supervisor starts another
            return "the busier worker"
        restart([rng.choice(servers)])
        return "one server"
    restart(servers)
    return "everything"


def restart(servers: list[SoakServer]) -> None:
    """Kill all servers, then start them again."""
    for server in servers:
        server.kill()
    for server in servers:
        server.start()


def busiest_worker(server: SoakServer) -> int:
    """Return the worker process with the most connections."""
    children = [each for each in family(server.process.pid) if each.parent == server.process.pid]
    workers = [each.pid for each in children if b"spawn_main" in command_of(each.pid)]
    return max(workers, key=descriptors)


def command_of(pid: int) -> bytes:
    """Return the command line of a process; empty if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def descriptors(pid: int) -> int:
    """Return the number of open files and sockets of a process."""
    try:
        return len(list(Path(f"/proc/{pid}/fd").iterdir()))
    except OSError:
        return 0
