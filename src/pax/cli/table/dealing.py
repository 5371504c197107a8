"""The random numbers at a table: one seed repeats the deal and what the bots do."""

from secrets import SystemRandom

from pax.game import Game, Table, deal_at
from pax.rules import Rng


def deal_game(table: Table, seed: int | None) -> Game:
    """Deal a game; without a seed nobody can foretell it."""
    return deal_at(table, seed)


def bots_rng(seed: int | None, seat: int) -> Rng:
    """Return a bot's own random numbers: they never change the deal."""
    return Rng(SystemRandom().getrandbits(64) if seed is None else seed, seat + 1)
