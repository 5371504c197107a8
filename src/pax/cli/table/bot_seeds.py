"""The random numbers of the bots at a table: one seed repeats what they do."""

from secrets import SystemRandom

from pax.rules import Rng


def bots_rng(seed: int | None, seat: int) -> Rng:
    """Return a bot's own random numbers: they never change the deal."""
    return Rng(SystemRandom().getrandbits(64) if seed is None else seed, seat + 1)
