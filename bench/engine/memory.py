"""Memory growth of long simulations, measured in a new process."""

import resource
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from bench.engine.subjects.pax_many import plan
from pax.arena import simulate

WARM_UP: Final = 5_000
GAMES: Final = 50_000
RUNS: Final = 3


def growth() -> list[float]:
    """Return the growth of the process in megabytes for each run after the first short one."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(_growth).result()


def _growth() -> list[float]:
    _simulate(WARM_UP)
    before, grown = _largest(), []
    for _ in range(RUNS):
        _simulate(GAMES)
        grown.append(_largest() - before)
    return grown


def _simulate(games: int) -> None:
    for _ in simulate(plan(), games, 1):
        pass


def _largest() -> float:
    """Return the peak size of this process in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
