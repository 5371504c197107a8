"""Shared parts of the benchmark commands: options and progress."""

import argparse
import sys
from pathlib import Path
from typing import Final

FEWEST_ROUNDS: Final = 3


def options(name: str, purpose: str | None, rounds: int, seconds: float) -> argparse.Namespace:
    """Parse the command line of a benchmark, with these defaults."""
    parser = argparse.ArgumentParser(prog=f"python -m {name}", description=purpose)
    parser.add_argument(
        "--rounds",
        type=int,
        default=rounds,
        help="number of rounds; each measures every subject once",
    )
    parser.add_argument(
        "--seconds", type=float, default=seconds, help="processor time of one sample"
    )
    file = "rules" if name == "bench" else name.removeprefix("bench.")
    parser.add_argument("--json", type=Path, default=Path(f"build/bench/{file}.json"))
    chosen = parser.parse_args()
    if chosen.rounds < FEWEST_ROUNDS:
        parser.error(f"--rounds {chosen.rounds}: a median needs at least {FEWEST_ROUNDS}")
    return chosen


def tell(what: str) -> None:
    """Show progress on one line that is overwritten, if the output is a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)
