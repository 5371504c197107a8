"""Step `kills`: servers are killed under load; nothing acknowledged is lost, nothing is twice.

Half of the kills are on SQLite, half on PostgreSQL with two workers, where sometimes one worker
dies and sometimes all.
"""

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final

from bench.load.meter import family
from tests.soak.context import Context, Figures
from tests.soak.kills.insisting import InsistingTable
from tests.soak.server import FAULTS, SoakServer
from tools.postgresql import postgresql

KILLS: Final = 50
TABLES: Final = 10
MOVES: Final = 40
"""So many moves are acknowledged between two kills, at least."""

PATIENCE: Final = 120.0
DATABASES: Final = ("sqlite", "postgresql")


def step(context: Context) -> Figures:
    """Kill on each database."""
    for database in DATABASES:
        if any(f"{database} {number}" not in context.finished for number in range(KILLS)):
            kill_on(context, database)
    return {
        f"{database}, {name}": sum(
            int(figures[name])
            for part, figures in context.finished.items()
            if part.startswith(database)
        )
        for database in DATABASES
        for name in ("kills", "moves", "sent again", "found there", "games")
    }


def kill_on(context: Context, database: str) -> None:
    """Play at some tables while the server is killed again and again."""
    with serving(context, database) as server, playing(server.port, context, database) as tables:
        for number in range(KILLS):
            part = f"{database} {number}"
            if part not in context.finished:
                before = totals(tables)
                rng = context.rng(database, "kill", number)
                how = kill_once(server, tables, rng, alone=database == "sqlite")
                after = totals(tables)
                figures = {name: after[name] - before[name] for name in after}
                context.finish(part, {"kills": 1, "how": how, **figures})
                shown = ", ".join(f"{value} {name}" for name, value in figures.items())
                context.say(f"{database}: kill {number + 1} of {KILLS}, {how}; {shown}")
        finish_games(server, tables)
        found = totals(tables)
        context.say(f"{database}: all records are whole, {found['games']} games")


@contextmanager
def serving(context: Context, database: str) -> Iterator[SoakServer]:
    """Run a server on an empty database of a kind."""
    with ExitStack() as stack:
        log = context.folder / f"{database}.log"
        if database == "sqlite":
            server = SoakServer(context.python, str(context.folder / "tables.sqlite"), log)
        else:
            url = stack.enter_context(postgresql()).url
            server = SoakServer(context.python, url, log, "--workers", "2")
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def playing(port: int, context: Context, database: str) -> Iterator[list[InsistingTable]]:
    """Let people play at some tables, each in a thread of its own, until the end."""
    tables = [InsistingTable(port, context.rng(database, "table", n)) for n in range(TABLES)]
    for table in tables:
        table.start()
    try:
        yield tables
    finally:
        for table in tables:
            table.break_off()
        for table in tables:
            table.join(PATIENCE)


def kill_once(server: SoakServer, tables: list[InsistingTable], rng: Random, *, alone: bool) -> str:
    """Kill the server, or one of its workers; wait until every table has gone on."""
    goal = totals(tables)["moves"] + MOVES
    wait_until(tables, lambda: totals(tables)["moves"] >= goal)
    time.sleep(rng.random() / 2)
    if alone or rng.random() < 0.5:
        how = "all processes"
        server.kill()
        server.start()
    else:
        how = "one worker"
        os.kill(rng.choice(workers(server)), signal.SIGKILL)
    moves = [table.moves for table in tables]
    wait_until(tables, lambda: all(t.moves > m for t, m in zip(tables, moves, strict=True)))
    return how


def workers(server: SoakServer) -> list[int]:
    """Return the worker processes, without what they have started."""
    children = [each for each in family(server.process.pid) if each.parent == server.process.pid]
    return [each.pid for each in children if b"spawn_main" in command_of(each.pid)]


def command_of(pid: int) -> bytes:
    """Return the command line of a process; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def wait_until(tables: list[InsistingTable], condition: Callable[[], bool]) -> None:
    """Wait for something that must come; a table that has failed ends the step."""
    until = time.monotonic() + PATIENCE
    while not condition():
        check_tables(tables)
        assert time.monotonic() < until, "the games do not go on"
        time.sleep(0.01)
    check_tables(tables)


def check_tables(tables: list[InsistingTable]) -> None:
    """Raise what has gone wrong at a table."""
    for table in tables:
        if table.failure is not None:
            raise table.failure


def finish_games(server: SoakServer, tables: list[InsistingTable]) -> None:
    """Let all games end; every record that there ever was is as it was played."""
    for table in tables:
        table.end_after_this_game()
    wait_until(tables, lambda: not any(table.is_alive() for table in tables))
    for table in tables:
        table.check_games()
    log = server.log()
    assert not FAULTS.search(log), log[-3000:]


def totals(tables: list[InsistingTable]) -> dict[str, int]:
    """Add up what the tables have counted."""
    return {
        "moves": sum(table.moves for table in tables),
        "sent again": sum(table.sent_again for table in tables),
        "found there": sum(table.found_there for table in tables),
        "games": sum(len(table.games) for table in tables),
    }
