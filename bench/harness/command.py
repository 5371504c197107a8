"""What the commands of the bench have in common: their options, and showing what goes on."""

import argparse
import sys
from pathlib import Path
from typing import Final

FEWEST_ROUNDS: Final = 3


def options(name: str, purpose: str | None, rounds: int, seconds: float) -> argparse.Namespace:
    """Read the command line of `bench` or one of its parts, with these defaults."""
    parser = argparse.ArgumentParser(prog=f"python -m {name}", description=purpose)
    parser.add_argument(
        "--rounds", type=int, default=rounds, help="how often each subject is measured"
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
    """Show what is going on, on one line that overwrites itself, if somebody watches."""
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)
