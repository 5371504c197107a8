"""`python -m bench.web`: the web client in Chromium against a local server; writes docs/web.md."""

import argparse
import sys
from dataclasses import asdict
from json import dumps
from pathlib import Path
from typing import Final

from bench import machine
from bench.command import tell
from bench.tables import table
from bench.web.figures import promises
from bench.web.page import page
from bench.web.place import browsing, chromium, serving
from bench.web.visits import clicks, opening
from pax.build_info import build_info

PAGE: Final = Path("docs/web.md")
HEAD: Final = ["", "measured", "at most", ""]


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.web", description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="that are clicked through")
    parser.add_argument("--openings", type=int, default=5, help="visitors who make one move")
    parser.add_argument("--json", type=Path, default=Path("build/bench/web.json"))
    parser.add_argument("--trial", action="store_true", help=f"leave {PAGE} alone")
    return parser.parse_args()


def main() -> int:
    """Measure; 1 if a target was missed."""
    chosen = options()
    path = chromium()
    if path is None:
        print("there is no Chromium: make deps")
        return 0
    with serving() as address, browsing(path) as browser:
        openings, waits = [], list[float]()
        for number in range(chosen.openings):
            tell(f"visitor {number + 1}")
            openings.append(opening(browser, address))
        for number in range(chosen.games):
            tell(f"game {number + 1}, {len(waits)} clicks so far")
            waits += clicks(browser, address, seed=number)
        version = browser.version
        tell("")
        results = list(promises(address, openings, waits))
    print(*table(HEAD, [each.cells for each in results]), sep="\n")
    facts = machine.facts() | {"pax": str(build_info()), "chromium": version}
    run = {
        "machine": facts,
        "promises": [asdict(each) for each in results],
        "openings": [asdict(each) for each in openings],
        "clicks": waits,
    }
    chosen.json.parent.mkdir(parents=True, exist_ok=True)
    chosen.json.write_text(dumps(run, indent=2) + "\n", "utf-8")
    if not chosen.trial:
        counts = {
            "minutes": "two minutes",
            "games": chosen.games,
            "clicks": len(waits),
            "openings": chosen.openings,
            "chromium": version,
            "machine": f"{facts['python']}, {facts['pax']}, {facts['processor']}",
        }
        PAGE.write_text(page(results, counts), "utf-8")
    return int(not all(each.is_kept for each in results))


if __name__ == "__main__":
    sys.exit(main())
