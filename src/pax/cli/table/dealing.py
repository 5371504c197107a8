"""Dealing a game: from the system's randomness, or repeatable from a seed."""

from secrets import SystemRandom

from pax.game import Game, Table
from pax.rules import Rng


def deal_game(table: Table, seed: int | None) -> Game:
    """Deal a game; without a seed nobody can foretell it."""
    return _fairly_shuffled(table) if seed is None else Game.shuffled(table, Rng(seed))


def bots_rng(seed: int | None, seat: int) -> Rng:
    """Return a bot's own random numbers: they never change the deal."""
    return Rng(SystemRandom().getrandbits(64) if seed is None else seed, seat + 1)


def _fairly_shuffled(table: Table) -> Game:
    """Shuffle as RULES.md 3 says: the surplus comes out of the second copy, if there are two."""
    random, setup = SystemRandom(), table.setup
    copy = table.deck.names(setup.cards.copy_of_deck())
    loose = list(copy)
    random.shuffle(loose)
    whole = copy if setup.copies > 1 else []
    used = int(setup.pile) - len(whole)
    pile = whole + loose[:used]
    random.shuffle(pile)
    return Game(table, loose[used:], pile)
