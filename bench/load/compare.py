"""`python -m bench.load.compare PYTHON`: compare the cost of a move with another installation.

Both servers are measured in turns, in one run on one machine: the processor time of a move with
many tables in a closed loop. The result is the ratio of the medians.
"""

import argparse
import signal
import sys
from collections.abc import Sequence
from statistics import median
from typing import Final

from bench.load.job import Job
from bench.load.runs import Load, generate
from bench.load.servers import disk, pax_sqlite

TABLES: Final = 500
ROUNDS: Final = 3
SECONDS: Final = 6.0
MOST: Final = 1.05
"""The highest accepted ratio of the cost here to the cost there."""


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.compare", description=__doc__)
    parser.add_argument("python", metavar="PYTHON", help="interpreter of the other installation")
    parser.add_argument("--tables", type=int, default=TABLES, metavar="N")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="number of measurements of each")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="duration of each measurement"
    )
    chosen = parser.parse_args(arguments)
    if chosen.tables < 1 or chosen.rounds < 1 or not 0 < chosen.seconds <= 60:  # noqa: PLR2004 - sane
        parser.error("at least one table and one round, at most 60 seconds")
    return chosen


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure both; return 1 if the ratio exceeds MOST."""
    chosen = options(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    disk()
    pythons = {"other": chosen.python, "here": sys.executable}
    costs: dict[str, list[float]] = {name: [] for name in pythons}
    for number in range(chosen.rounds):
        names = list(pythons) if number % 2 == 0 else list(reversed(pythons))
        for name in names:
            load = measured(name, pythons[name], chosen.tables, chosen.seconds)
            costs[name].append(load.cost)
            print(shown(number, load), flush=True)
    other, here = (median(costs[name]) for name in ("other", "here"))
    ratio = here / other
    print(f"median: other {other * 1e6:.1f} µs, here {here * 1e6:.1f} µs a move")
    print(f"ratio here / other: {ratio:.3f}; the target is at most {MOST}")
    return int(ratio > MOST)


def measured(name: str, python: str, tables: int, seconds: float) -> Load:
    """Run the load on a server of an installation with SQLite."""
    with pax_sqlite(python=python) as running:
        job = Job("pax", running.port, tables, seconds, running.pid)
        return Load(name, 1, tables, generate(job), {})


def shown(number: int, load: Load) -> str:
    """Return the line of one measurement."""
    void = ", limited by the generator" if load.is_void else ""
    return (
        f"round {number + 1}, {load.system:5}: {load.cost * 1e6:.1f} µs of processor time a move, "
        f"{load.rate:,.0f} moves a second, p95 {load.p95 * 1000:.0f} ms{void}"
    )


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
