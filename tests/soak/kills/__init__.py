"""Step `kills`: servers are killed under load; no acknowledged move is lost or duplicated.

Half of the kills are on SQLite, half on PostgreSQL with two workers, of which sometimes one and
sometimes all are killed.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tests.soak.context import Context, Figures
from tests.soak.kills.cluster import SETUPS, Setup, kill, serving
from tests.soak.kills.insisting import InsistingTable
from tests.soak.server import SoakServer

TABLES: Final = 10
MOVES: Final = 40
"""Minimum number of acknowledged moves between two kills."""

PATIENCE: Final = 120.0
COUNTS: Final = ("kills", "moves", "sent again", "found there", "games")


def step(context: Context) -> Figures:
    """Do the remaining kills of each setup."""
    for setup in SETUPS:
        if any(part_of(setup, number) not in context.finished for number in range(setup.kills)):
            kill_under_load(context, setup)
    return {
        f"{setup.name}, {name}": sum(
            int(context.finished[part_of(setup, number)][name]) for number in range(setup.kills)
        )
        for setup in SETUPS
        for name in COUNTS
    }


def part_of(setup: Setup, number: int) -> str:
    """Return the name of one kill in the journal."""
    return f"{setup.name} {number}"


def kill_under_load(context: Context, setup: Setup) -> None:
    """Play at some tables while the servers are killed repeatedly."""
    with serving(context, setup) as servers, playing(servers, context, setup) as tables:
        before = totals(tables)
        for number in range(setup.kills):
            if part_of(setup, number) in context.finished:
                continue
            what = kill_once(context, setup, servers, tables, number)
            after = totals(tables)
            figures = {name: after[name] - before[name] for name in after}
            before = after
            context.finish(part_of(setup, number), {"kills": 1, "killed": what, **figures})
            shown = ", ".join(f"{value} {name}" for name, value in figures.items())
            context.say(f"{setup.name}: kill {number + 1} of {setup.kills}, {what}; {shown}")
        finish_games(servers, tables)
        context.say(f"{setup.name}: the records of {totals(tables)['games']} games are whole")


def kill_once(
    context: Context,
    setup: Setup,
    servers: list[SoakServer],
    tables: list[InsistingTable],
    number: int,
) -> str:
    """Kill under load; wait until every table has gone on."""
    rng = context.rng(setup.name, number)
    goal = totals(tables)["moves"] + MOVES
    wait_until(tables, lambda: totals(tables)["moves"] >= goal)
    time.sleep(rng.random() / 2)
    what = kill(servers, setup, rng)
    moves = [table.moves for table in tables]
    wait_until(tables, lambda: all(t.moves > m for t, m in zip(tables, moves, strict=True)))
    return what


@contextmanager
def playing(
    servers: list[SoakServer], context: Context, setup: Setup
) -> Iterator[list[InsistingTable]]:
    """Play at some tables, each in its own thread."""
    ports = [server.port for server in servers]
    tables = [InsistingTable(ports, context.rng(setup.name, "table", n)) for n in range(TABLES)]
    for table in tables:
        table.start()
    try:
        yield tables
    finally:
        for table in tables:
            table.break_off()
        for table in tables:
            table.join(PATIENCE)


def wait_until(tables: list[InsistingTable], condition: Callable[[], bool]) -> None:
    """Wait for a condition; a table that has failed ends the step."""
    until = time.monotonic() + PATIENCE
    while not condition():
        check_tables(tables)
        assert time.monotonic() < until, "the games do not go on"
        time.sleep(0.01)
    check_tables(tables)


def check_tables(tables: list[InsistingTable]) -> None:
    """Raise the failure of a table, if any."""
    for table in tables:
        if table.failure is not None:
            raise table.failure


def finish_games(servers: list[SoakServer], tables: list[InsistingTable]) -> None:
    """Finish all games; check every record against the acknowledged moves."""
    for table in tables:
        table.end_after_this_game()
    wait_until(tables, lambda: not any(table.is_alive() for table in tables))
    for table in tables:
        table.check_games()
    for server in servers:
        server.check()


def totals(tables: list[InsistingTable]) -> dict[str, int]:
    """Sum up the counts of the tables."""
    return {
        "moves": sum(table.moves for table in tables),
        "sent again": sum(table.sent_again for table in tables),
        "found there": sum(table.found_there for table in tables),
        "games": sum(len(table.games) for table in tables),
    }
