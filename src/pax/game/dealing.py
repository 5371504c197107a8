"""Dealing a game: from the system's randomness, or repeatable from a seed."""

from collections.abc import Sequence
from secrets import SystemRandom

from pax.decks import Deck, built_in
from pax.game.config import Options, Table
from pax.game.game import Game
from pax.rules import Rng


def deal(
    players: Sequence[str],
    *,
    level: int | None = None,
    seed: int | None = None,
    options: Options | None = None,
    deck: Deck | None = None,
) -> Game:
    """Deal a game for players in seat order; a level makes it a solo game.

    The same seed deals the same game; without one nobody can foretell it.
    """
    if isinstance(players, str):
        raise TypeError("players are named in a list, such as ['Livia', 'Decimus']")
    return deal_at(Table(tuple(players), level, options or Options(), deck or built_in()), seed)


def deal_at(table: Table, seed: int | None = None) -> Game:
    """Deal a game at a table; without a seed nobody can foretell it."""
    return _fairly_shuffled(table) if seed is None else Game.shuffled(table, Rng(seed))


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
