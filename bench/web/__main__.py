"""`python -m bench.web`: benchmark the web client in Chromium; writes docs/web.md."""

import argparse
import sys
from dataclasses import asdict, dataclass
from json import dumps
from pathlib import Path
from typing import Final

from bench.engine.tables import table
from bench.harness import machine
from bench.harness.command import tell
from bench.web.figures import Promise, promises, slow_promises
from bench.web.page import page
from bench.web.place import browsing, chromium, serving
from bench.web.slow import CLICKS, RATE, Slow, slow
from bench.web.visits import Opening, clicks, first_table, opening
from pax.build_info import build_info
from tests.browser.networks import SlowNetwork

PAGE: Final = Path("docs/web.md")
PRECEDENCE: Final = " Browser and server ran with high priority (`--first`)."
HEAD: Final = ["", "measured", "bound", ""]


@dataclass(frozen=True, slots=True)
class Run:
    """All measurements of a run."""

    promises: list[Promise]
    openings: list[Opening]
    waits: list[float]
    slow: Slow
    chromium: str


def options() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=3, help="number of games played by clicks, some moves of each"
    )
    parser.add_argument(
        "--openings", type=int, default=5, help="number of visitors who make one move"
    )
    parser.add_argument("--json", type=Path, default=Path("build/bench/web.json"))
    parser.add_argument("--first", action="store_true", help="run with high priority; needs root")
    parser.add_argument("--trial", action="store_true", help=f"do not write {PAGE}")
    return parser.parse_args()


def measure(chosen: argparse.Namespace, path: str) -> Run:
    """Measure the first move of new visitors, then games, then a slow machine and network."""
    openings, waits = [], list[float]()
    with serving(first=chosen.first) as address, browsing(path, first=chosen.first) as browser:
        for number in range(chosen.openings):
            tell(f"visitor {number + 1}")
            openings.append(opening(browser, address))
        for number in range(chosen.games):
            tell(f"game {number + 1}, {len(waits)} clicks so far")
            waits += clicks(browser, address, seed=number)
        tell("a slow machine")
        slowly = slow(browser, address)
        tell("a slow network")
        network = SlowNetwork(int(address.rpartition(":")[2].rstrip("/")))
        try:
            seconds = first_table(browser, f"http://127.0.0.1:{network.port}/")
        finally:
            network.close()
        tell("")
        found = [*promises(address, openings, waits), *slow_promises(slowly, seconds)]
        return Run(found, openings, waits, slowly, browser.version)


def write(chosen: argparse.Namespace, run: Run) -> None:
    """Write the JSON and, unless it is a trial run, the page."""
    facts = machine.facts() | {"pax": str(build_info())}
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(dumps({"machine": facts, **asdict(run)}, indent=2) + "\n", "utf-8")
    if chosen.trial:
        return
    counts = {
        "games": chosen.games,
        "clicks": len(run.waits),
        "openings": len(run.openings),
        "rate": RATE,
        "slow_clicks": CLICKS,
        "chromium": run.chromium,
        "precedence": PRECEDENCE if chosen.first else "",
        "machine": f"{facts['python']}, {facts['pax']}, {facts['processor']}",
    }
    PAGE.write_text(page(run.promises, counts), "utf-8")


def main() -> int:
    """Run the benchmark; return 1 if a target is missed."""
    chosen = options()
    path = chromium()
    if path is None:
        print("Chromium is missing: run make deps")
        return 0
    run = measure(chosen, path)
    print(*table(HEAD, [each.cells for each in run.promises]), sep="\n")
    write(chosen, run)
    return int(not all(each.is_kept for each in run.promises))


if __name__ == "__main__":
    sys.exit(main())
