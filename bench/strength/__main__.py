"""`python -m bench.strength`: measure the strength of the bots and write docs/bots.md.

With names of lines or another scale it is a trial run, and the page is not written.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from bench.harness.contests import measure, missing_bots
from bench.strength import ceiling, equal_time
from bench.strength.ancestor import AncestorError
from bench.strength.equal_time import Timed
from bench.strength.lines import LINES, SOLO, Line, SoloLine
from bench.strength.page import solo_summary, summary, write
from pax.arena import Standings

FOLDER: Final = Path("build/strength")
DOCS: Final = Path("docs")


def options() -> argparse.Namespace:
    """Read the command line."""
    names = [*(line.name for line in (*LINES, SOLO)), ceiling.NAME, *equal_time.NAMES]
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
    timed: dict[str, Timed] = {}
    for name in equal_time.NAMES:
        if not chosen.lines or name in chosen.lines:
            measure_extra(name, chosen.scale, timed, found)
    if not chosen.lines and chosen.scale == 1.0:
        print(f"written to {write(found, timed, DOCS)}")
    return 0 if is_good else 1


def measure_extra(
    name: str, scale: float, timed: dict[str, Timed], found: dict[str, Standings]
) -> None:
    """Measure a line at equal time, the solo levels, or the one-track opponents."""
    try:
        for line in equal_time.TIMED:
            if line.name == name:
                timed[name] = equal_time.measure_timed(line, scaled(line.games, scale), FOLDER)
                print(timed[name], flush=True)
                return
        measured = equal_time.OTHERS[name]
        found[name] = measured.run(scaled(measured.games, scale), FOLDER)
        print(*solo_summary(found[name]), sep="\n", flush=True)
    except AncestorError as error:
        print(f"{name}: skipped: {error}", flush=True)


def scaled(games: int, scale: float) -> int:
    """Return the number of games of a trial run."""
    return max(1, round(games * scale))


def tell(line: Line | SoloLine, found: Standings) -> bool:
    """Print the result of a line; return False if a target was missed."""
    if isinstance(line, SoloLine):
        print(*solo_summary(found), sep="\n", flush=True)
        return True
    print(summary(line, found), flush=True)
    return all(line.is_met(row) for row in found.rows if row.bot == line.bot)


if __name__ == "__main__":
    sys.exit(main())
