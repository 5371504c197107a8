"""`python -m bench.load`: load test of the server and of boardgame.io; writes docs/load.md."""

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from bench.harness import machine
from bench.harness.command import tell
from bench.harness.library import MissingPeerError
from bench.load.job import Job
from bench.load.page import page, report
from bench.load.runs import SYSTEMS, Load, System, load
from bench.load.servers import INSTALLED, disk
from bench.load.verdict import aims
from pax.arena import cores_here
from pax.build_info import build_info
from tools.build.node import node_folder

PAGE: Final = Path("docs/load.md")
TABLES: Final = (10, 100, 500)
SECONDS: Final = 8.0
BOTS_TABLES: Final = 50
BOTS_THINK: Final = 0.25
BOTS: Final = 6
_PACKAGE: Final = INSTALLED / "node_modules" / "boardgame.io" / "package.json"


def options(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES, metavar="N")
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, help="duration of each measurement"
    )
    parser.add_argument("--think", type=float, default=0.0, help="think time before each move")
    parser.add_argument(
        "--only",
        nargs="+",
        metavar="TEXT",
        help="measure only servers whose names contain one of these",
    )
    parser.add_argument("--no-bots", action="store_true", help="skip the measurement with bots")
    parser.add_argument("--json", type=Path, default=Path("build/bench/load.json"))
    parser.add_argument("--trial", action="store_true", help=f"do not write {PAGE}")
    chosen = parser.parse_args(arguments)
    if min(chosen.tables) < 1 or not 0 < chosen.seconds <= 60 or not 0 <= chosen.think <= 10:  # noqa: PLR2004 - sane
        parser.error("at least one table, at most 60 seconds, at most 10 seconds to think")
    return chosen


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the load test; return 1 if a target is missed."""
    chosen = options(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    begin, before, kind = time.monotonic(), os.getloadavg(), disk()
    loads, missing = measure(chosen)
    bots = None if chosen.no_bots else thinking(chosen, missing)
    tell("")
    facts = machine.facts() | {
        "pax": str(build_info()),
        "cores": cores_here(),
        "disk": kind,
        "boardgame.io": _version(),
        "node": _node(),
        "think": chosen.think,
        "bots_think": BOTS_THINK,
        "level": Job.__struct_defaults__[-1],
        "load before": _average(before),
        "load after": _average(os.getloadavg()),
        "minutes": max((time.monotonic() - begin) / 60, 1.0),
    }
    print(*report(loads, bots), sep="\n")
    for name, reason in missing.items():
        print(f"\n{name} is missing ({reason}); it was skipped")
    write(chosen.json, facts, missing, [*loads, *([bots] if bots else [])])
    print(f"\nload average {facts['load before']}, then {facts['load after']}")
    print(f"written to {chosen.json}")
    if bots is not None and loads and is_whole(chosen, missing):
        PAGE.write_text(page(loads, bots, facts), "utf-8")
        print(f"written to {PAGE}")
    return int(any(aim.is_met is False for aim in aims(loads, bots)))


def measure(chosen: argparse.Namespace) -> tuple[list[Load], dict[str, str]]:
    """Run every server with every number of tables, alternating the servers."""
    loads: list[Load] = []
    missing: dict[str, str] = {}
    for tables in chosen.tables:
        for system in SYSTEMS:
            if system.name in missing or not is_wanted(system, chosen.only):
                continue
            tell(f"{system.name}: {tables} tables")
            try:
                loads.append(load(system, tables, chosen.seconds, chosen.think))
            except MissingPeerError as error:
                missing[system.name] = str(error)
    return loads, missing


def thinking(chosen: argparse.Namespace, missing: dict[str, str]) -> Load | None:
    """Measure tables of people without and then with bots."""
    found = [each for each in SYSTEMS if each.kind == "pax" and is_wanted(each, chosen.only)]
    if not found or found[0].name in missing:
        return None
    tell(f"{found[0].name}: people while bots think")
    tables = min(BOTS_TABLES, max(chosen.tables))
    return load(found[0], tables, chosen.seconds, BOTS_THINK, BOTS)


def is_wanted(system: System, only: Sequence[str] | None) -> bool:
    """Whether a server is selected."""
    return only is None or any(each.lower() in system.name.lower() for each in only)


def is_whole(chosen: argparse.Namespace, missing: dict[str, str]) -> bool:
    """Whether a run is complete, so that it may be written to the page."""
    everything = tuple(chosen.tables) == TABLES and chosen.only is None and not missing
    return everything and chosen.seconds >= SECONDS and not chosen.trial


def write(path: Path, facts: dict[str, object], missing: dict[str, str], loads: list[Load]) -> None:
    """Write the whole run to a file."""
    runs = [
        {
            "system": each.system,
            "workers": each.workers,
            "tables": each.tables,
            "moves_a_second": each.rate,
            "void": each.is_void,
            "durable": each.durable,
            **msgspec.to_builtins(each.taken),
        }
        for each in loads
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    run = {"machine": facts, "missing": missing, "runs": runs}
    path.write_text(json.dumps(run, indent=2) + "\n", "utf-8")


def _average(loads: tuple[float, float, float]) -> str:
    return " ".join(f"{each:.1f}" for each in loads)


def _version() -> str | None:
    if not _PACKAGE.is_file():
        return None
    return str(json.loads(_PACKAGE.read_text("utf-8"))["version"])


def _node() -> str | None:
    folder = node_folder()
    if folder is None:
        return None
    shown = subprocess.run([folder / "node", "--version"], capture_output=True, check=True)  # noqa: S603 - the node that was found
    return shown.stdout.decode().strip()


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
