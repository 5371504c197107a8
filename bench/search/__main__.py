"""`python -m bench.search`: simulated decisions per second of our search and OpenSpiel's."""

import sys
from collections.abc import Iterator
from typing import Final

from bench.engine.conclusion import conclude
from bench.engine.targets import Target, faster
from bench.harness import machine
from bench.harness.command import options, tell
from bench.harness.library import MissingPeerError
from bench.harness.rounds import Samples, in_rounds
from bench.search import consul, hearts

TIMES: Final = 2


def targets(samples: Samples) -> Iterator[Target]:
    """Require a speed-up of `TIMES` at the first decision and in the middle of a game."""
    yield faster(samples, consul.FIRST, hearts.FIRST, TIMES)
    yield faster(samples, consul.MIDDLE, hearts.MIDDLE, TIMES)


def main() -> int:
    """Measure; return 1 if a target was missed."""
    chosen = options("bench.search", __doc__, rounds=11, seconds=0.3)
    core = machine.stay_on_one_core()
    subjects, missing = consul.subjects(), dict[str, str]()
    try:
        subjects += hearts.subjects()
    except MissingPeerError as error:
        missing["open_spiel"] = str(error)
    samples = in_rounds(subjects, chosen.rounds, chosen.seconds, tell)
    tell("")
    return conclude(chosen.json, core, missing, samples, list(targets(samples)))


if __name__ == "__main__":
    sys.exit(main())
