"""The page docs/load.md: results and method."""

from collections.abc import Mapping, Sequence
from typing import Final

from bench.engine.tables import table
from bench.load.runs import SATURATED, Load
from bench.load.servers import PEER_GAME
from bench.load.verdict import BOTS_TIMES, Aim, aims

TEXT: Final = """# Load test of the server

    make bench-load

runs the load test and rewrites this page, in {minutes:.0f} minutes on {cores} cores; `make
bench-load ARGS="--tables 10 --seconds 3"` is a quick run that does not write the page. Every table
has four scripted players, each with a separate connection, who move {pace}.
A move is complete when the last of the four connections has the update; the next one starts then.

```text
{runs}
```

*Moves* are accepted moves per second. *p50, p95, p99* are the milliseconds from sending a move to
its last update. *CPU* is the processor time of one move in the server and its database, in
milliseconds; this figure depends least on other load of the machine. *Generator* is the share of
time in which the load generator was running, and in which it was runnable but had no core; if their
sum is {saturated:.0%} or more, the generator was the bottleneck and the run is void. *KB a
table* is the growth of the server for an idle table with dealt cards and four connections.

{aims}

## Bots under load

{bots_tables} tables of four people who think for {bots_think} s; then the same while tables of
four bots (`{level}`) think in one process per core. The latency of people's moves must
stay within {bots_times:g} times the figure at rest.

```text
{bots}
```

## How

Server, database and generator are separate processes on one machine, connected over the loopback.
Each run has a new server and a new database on a disk ({disk}). During the
load the durability settings of the database are checked repeatedly; the run fails if a commit could
return before it is on disk. The settings:
{durable}.

The peer is [boardgame.io](https://boardgame.io) {peer_version}, with its own server and
transport. It keeps games in memory: nothing survives the process. Its game is minimal: a move
adds one to a number and ends the turn, and after {peer_game} moves a new match begins on the same
connections. Both servers have the same number of connections, fan-out and think time, and the same
generator, which does not decode what it does not need. The differences are to our disadvantage: PAX
has rules, hidden hands, {bytes:.1f} times the bytes for a move, and the disk.

With two workers the four connections of a table are distributed randomly, and the workers notify
each other of every move through the database.

At the end of each run without bots the moves stop, and the server's metrics are compared with what
the generator counted: moves, deals and connections must be equal, and every table must be in the
memory of a worker, or the run fails.

Measured with {machine}; load average before {before}, after {after}.
"""
MANY: Final = 100
"""With fewer tables the base memory of the server hides the memory of a table."""

HEAD: Final = (
    "server",
    "tables",
    "moves",
    "p50",
    "p95",
    "p99",
    "CPU",
    "generator",
    "KB a table",
    "",
)
BOTS_HEAD: Final = ("bots", "moves", "p50", "p95", "p99", "thinking, cores", "generator")


def milliseconds(seconds: float) -> str:
    """Format a time."""
    return f"{seconds * 1e3:,.1f}"


def row(load: Load) -> list[str]:
    """Return the row of a run."""
    seen = load.window
    return [
        load.system,
        str(load.tables),
        f"{load.rate:,.0f}",
        *map(milliseconds, seen.told),
        f"{load.cost * 1e3:.2f}",
        f"{seen.generator:.0%} + {seen.waited:.0%}",
        f"{load.taken.table_bytes / 1024:,.0f}" if load.tables >= MANY else "-",
        "void" if load.is_void else "",
    ]


def bots_rows(load: Load) -> list[list[str]]:
    """Return the rows of a run with bots: before and with them."""
    return [
        [
            name,
            f"{seen.moves / seen.seconds:,.0f}",
            *map(milliseconds, seen.told),
            f"{seen.thinking:.2f}",
            f"{seen.generator:.0%} + {seen.waited:.0%}",
        ]
        for name, seen in zip(("at rest", "thinking"), load.taken.windows, strict=True)
    ]


def lines_of_aims(found: Sequence[Aim]) -> list[str]:
    """Return a line per target: whether it is met."""
    return [f"* {aim.text}: {aim.verdict} ({aim.found})" for aim in found]


def report(loads: Sequence[Load], bots: Load | None) -> list[str]:
    """Return the printed report."""
    lines = list(table(HEAD, [row(load) for load in loads]))
    if bots is not None:
        lines += ["", *table(BOTS_HEAD, bots_rows(bots))]
    return [*lines, "", *lines_of_aims(aims(loads, bots))]


def page(loads: Sequence[Load], bots: Load, facts: Mapping[str, object]) -> str:
    """Return the text of the page."""
    durable = {name: value for load in loads for name, value in load.durable.items()}
    ours = [load.window.bytes_a_move for load in loads if load.durable]
    theirs = [load.window.bytes_a_move for load in loads if not load.durable]
    think = float(str(facts["think"]))
    return TEXT.format(
        runs="\n".join(table(HEAD, [row(load) for load in loads])),
        pace="without think time" if not think else f"after {think:g} s of think time",
        minutes=float(str(facts["minutes"])),
        cores=facts["cores"],
        saturated=SATURATED,
        aims="\n".join(lines_of_aims(aims(loads, bots))),
        bots="\n".join(table(BOTS_HEAD, bots_rows(bots))),
        bots_tables=bots.tables,
        bots_think=facts["bots_think"],
        bots_times=BOTS_TIMES,
        level=facts["level"],
        disk=facts["disk"],
        durable=", ".join(f"`{name}={value}`" for name, value in durable.items()),
        peer_version=facts["boardgame.io"],
        peer_game=PEER_GAME,
        bytes=sum(ours) / len(ours) * len(theirs) / sum(theirs) if theirs else 0,
        machine=f"{facts['python']}, {facts['pax']}, Node {facts['node']}, {facts['processor']}",
        before=facts["load before"],
        after=facts["load after"],
    )
