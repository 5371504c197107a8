"""`python -m bench`: measure, print the tables, write the JSON, say which targets are met."""

import argparse
import sys
import warnings
from pathlib import Path
from typing import Final

from bench import machine, record
from bench.entrants import entrants
from bench.memory import growth
from bench.rounds import in_rounds
from bench.tables import report
from bench.targets import many_games, targets
from pax.build_info import build_info

FEWEST_ROUNDS: Final = 3


def options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how often each subject is measured")
    parser.add_argument("--seconds", type=float, default=0.06, help="processor time of one sample")
    parser.add_argument("--json", type=Path, default=Path("build/bench/rules.json"))
    chosen = parser.parse_args()
    if chosen.rounds < FEWEST_ROUNDS:
        parser.error(f"--rounds {chosen.rounds}: a median needs at least {FEWEST_ROUNDS}")
    return chosen


def tell(what: str) -> None:
    """Show what is going on, on one line that overwrites itself, if somebody watches."""
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)


def main() -> int:
    """Run the bench; 1 if a target was missed."""
    chosen = options()
    warnings.simplefilter("ignore")
    core = machine.stay_on_one_core()
    subjects, missing = entrants()
    samples = in_rounds(subjects, chosen.rounds, chosen.seconds, tell)
    tell("")
    facts = machine.facts() | {"pax": str(build_info()), "core": core}
    results = [*targets(samples), *many_games(samples, growth())]
    print(*(f"{name}: {fact}" for name, fact in facts.items()), "", sep="\n")
    print(*report(samples, results), sep="\n")
    for peer, reason in missing.items():
        print(f"\n{peer} is missing ({reason}); what is measured against it was left out")
    record.write(chosen.json, facts, missing, samples, results)
    print(f"\nwritten to {chosen.json}")
    return int(any(target.verdict == "FAIL" for target in results))


if __name__ == "__main__":
    sys.exit(main())
