"""`python -m bench.load.compare PYTHON`: what a move costs here and in another installation.

Both servers are measured in turns, in one run on one machine: the processor time of a move, at so
many tables that move as fast as they are answered. The ratio of the medians is what counts.
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
"""So much more than there a move may cost here."""


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.compare", description=__doc__)
    parser.add_argument("python", metavar="PYTHON", help="of the other installation")
    parser.add_argument("--tables", type=int, default=TABLES, metavar="N")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each measurement")
    chosen = parser.parse_args(arguments)
    if chosen.tables < 1 or chosen.rounds < 1 or not 0 < chosen.seconds <= 60:  # noqa: PLR2004 - sane
        parser.error("at least one table and one round, at most 60 seconds")
    return chosen


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure; 1 if a move costs more here than it may."""
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
    print(f"here a move costs {ratio:.3f} times as much; at most {MOST} times is aimed at")
    return int(ratio > MOST)


def measured(name: str, python: str, tables: int, seconds: float) -> Load:
    """Run a server of an installation on SQLite, and a load on it."""
    with pax_sqlite(python=python) as running:
        job = Job("pax", running.port, tables, seconds, running.pid)
        return Load(name, 1, tables, generate(job), {})


def shown(number: int, load: Load) -> str:
    """Say what one measurement found."""
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
