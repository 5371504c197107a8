"""`python -m bench`: run the benchmarks, print the tables, write the JSON, check the targets."""

import sys
import warnings

from bench.engine.conclusion import conclude
from bench.engine.entrants import entrants
from bench.engine.memory import growth
from bench.engine.targets import many_games, targets
from bench.harness import machine
from bench.harness.command import options, tell
from bench.harness.rounds import in_rounds


def main() -> int:
    """Run the benchmarks; return 1 if a target is missed."""
    chosen = options("bench", __doc__, rounds=15, seconds=0.06)
    warnings.simplefilter("ignore")
    core = machine.stay_on_one_core()
    subjects, missing = entrants()
    samples = in_rounds(subjects, chosen.rounds, chosen.seconds, tell)
    tell("")
    results = [*targets(samples), *many_games(samples, growth())]
    return conclude(chosen.json, core, missing, samples, results)


if __name__ == "__main__":
    sys.exit(main())
