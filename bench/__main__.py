"""`python -m bench`: measure, print the tables, write the JSON, say which targets are met."""

import sys
import warnings

from bench.engine import record
from bench.engine.entrants import entrants
from bench.engine.memory import growth
from bench.engine.tables import report
from bench.engine.targets import many_games, targets
from bench.harness import machine
from bench.harness.command import options, tell
from bench.harness.rounds import in_rounds
from pax.build_info import build_info


def main() -> int:
    """Run the bench; 1 if a target was missed."""
    chosen = options("bench", __doc__, rounds=15, seconds=0.06)
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
