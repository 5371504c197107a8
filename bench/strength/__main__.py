"""`python -m bench.strength`: measure the strength of the bots and write docs/bots.md.

With names of lines or another scale it is a trial run, and the page is not written.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from bench.harness.contests import measure, missing_bots
from bench.strength import ceiling
from bench.strength.lines import LINES, SOLO, Line, SoloLine
from bench.strength.page import solo_summary, summary, write
from pax.arena import Standings

FOLDER: Final = Path("build/strength")
DOCS: Final = Path("docs")


def options() -> argparse.Namespace:
    """Read the command line."""
    names = [*(line.name for line in (*LINES, SOLO)), ceiling.NAME]
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("lines", nargs="*", metavar="LINE", help=f"of {', '.join(names)}")
    parser.add_argument("--scale", type=float, default=1.0, help="factor on the number of games")
    chosen = parser.parse_args()
    if unknown := set(chosen.lines) - set(names):
        parser.error(f"unknown line {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    return chosen


def main() -> int:
    """Measure; return 1 if a target was missed."""
    chosen = options()
    found: dict[str, Standings] = {}
    is_good = True
    for line in (*LINES, SOLO):
        if chosen.lines and line.name not in chosen.lines:
            continue
        if missing := missing_bots(line.contest):
            print(f"{line.name}: skipped, not installed: {', '.join(missing)}", flush=True)
            continue
        games = max(1, round(line.games * chosen.scale))
        found[line.name] = result = measure(line.name, line.contest, games, FOLDER)
        is_good &= tell(line, result)
    if not chosen.lines or ceiling.NAME in chosen.lines:
        games = max(1, round(ceiling.GAMES * chosen.scale))
        found[ceiling.NAME] = ceiling.measure(games, FOLDER)
        print(*solo_summary(found[ceiling.NAME]), sep="\n", flush=True)
    if not chosen.lines and chosen.scale == 1.0:
        print(f"written to {write(found, DOCS)}")
    return 0 if is_good else 1


def tell(line: Line | SoloLine, found: Standings) -> bool:
    """Print the result of a line; return False if a target was missed."""
    if isinstance(line, SoloLine):
        print(*solo_summary(found), sep="\n", flush=True)
        return True
    print(summary(line, found), flush=True)
    return all(line.is_met(row) for row in found.rows if row.bot == line.bot)


if __name__ == "__main__":
    sys.exit(main())
