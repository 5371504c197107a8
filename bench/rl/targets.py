"""Performance targets of the research kit."""

from collections.abc import Iterator
from typing import Final

from bench.engine.tables import rate
from bench.engine.targets import Target, faster
from bench.harness.figures import Figure, figure
from bench.harness.rounds import Samples
from bench.rl import peers
from bench.rl.environments import ADAPTER, COPY, RAW_ENV, masks_name, observations_name

RAW_ENV_STEPS: Final = 100_000
MASKS_STEPS: Final = 5_000_000
OBSERVATIONS_STEPS: Final = 2_000_000

REPORTED: Final = (4, 8)
"""Numbers of players for which the speed of the batch is reported without a bound."""


def steps(samples: Samples, name: str, bound: float | None) -> Target:
    """Return the target for the steps a second of a subject."""
    found = figure(samples[name], rate) if name in samples else None
    return Target(name, bound, "/s", at_least=True, figure=found)


def share_of_the_copy(samples: Samples, name: str) -> Target:
    """Return which part of a step of a batch is the copy of the actions, its only copy."""
    pairs = zip(samples[name], samples[COPY], strict=True)
    found = Figure.of(100 * step.rate / copy.rate for step, copy in pairs)
    return Target(f"the copy in a step: {name}", None, "%", at_least=False, figure=found)


def targets(samples: Samples) -> Iterator[Target]:
    """Return all targets with the figures of a run.

    The bounds apply to the smallest table, two players, and the comparisons to a table of four.
    """
    yield steps(samples, RAW_ENV, RAW_ENV_STEPS)
    yield faster(samples, ADAPTER, peers.TIC_TAC_TOE, 1)
    yield steps(samples, masks_name(2), MASKS_STEPS)
    yield steps(samples, observations_name(2), OBSERVATIONS_STEPS)
    for players in REPORTED:
        yield steps(samples, masks_name(players), None)
        yield steps(samples, observations_name(players), None)
    for name in (masks_name(4), observations_name(4)):
        yield share_of_the_copy(samples, name)
    for game in peers.PGX:
        bound = None if game == "kuhn_poker" else 1
        yield faster(samples, observations_name(4), peers.pgx_name(game), bound)
    yield faster(samples, masks_name(4), peers.FASTCATAN_MASKS, 1)
    yield faster(samples, observations_name(4), peers.FASTCATAN, 1)
