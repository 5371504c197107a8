"""Random generators of the bots at a table; a seed makes their moves repeatable."""

from secrets import SystemRandom

from pax.rules import Rng


def bots_rng(seed: int | None, seat: int) -> Rng:
    """Return the random generator of a bot; it is independent of the deal."""
    return Rng(SystemRandom().getrandbits(64) if seed is None else seed, seat + 1)
