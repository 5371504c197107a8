"""`python -m bench.study`: play many games among bots and write docs/game.md from them.

With another scale it is a trial run, and the page is written next to the journals.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from bench.harness.contests import play
from bench.study.page import Study, write
from bench.study.plans import SIZES, Level, installed

FOLDER: Final = Path("build/study")
DOCS: Final = Path("docs")


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.study", description=__doc__)
    parser.add_argument("--scale", type=float, default=1.0, help="factor on the number of games")
    return parser.parse_args()


def study(level: Level, scale: float) -> Study:
    """Play all games of a level."""
    name = level.bot.replace(":", "-").replace("=", "-")
    games = {1: play(f"{name}-solo", level.levels, _scaled(level.solo, scale), FOLDER)}
    for size in SIZES:
        wanted = _scaled(level.at(size), scale)
        games[size] = play(f"{name}-{size}", level.contest(size), wanted, FOLDER)
    return Study(level, games)


def _scaled(games: int, scale: float) -> int:
    return max(1, round(games * scale))


def main() -> int:
    """Play the games and write the page."""
    scale = options().scale
    studies = [study(level, scale) for level in installed()]
    page = write(studies, DOCS if scale == 1.0 else FOLDER)
    print(f"written to {page}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
