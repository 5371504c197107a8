"""Deal a game from the system's randomness, or reproducibly from a seed."""

from collections.abc import Callable, Sequence
from secrets import SystemRandom
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from pax.decks import Deck, built_in_deck
from pax.game.config import GameConfig, Options
from pax.game.game import Game
from pax.rules import Rng, shuffled_deck


def deal(
    players: Sequence[str],
    *,
    level: int | None = None,
    seed: int | None = None,
    options: Options | None = None,
    deck: Deck | None = None,
) -> Game:
    """Deal a game for players in seat order; a level makes it a solo game.

    The same seed deals the same game; without a seed the deal is unpredictable.
    """
    if isinstance(players, str):
        raise TypeError("players must be a list of names, such as ['Livia', 'Decimus']")
    return deal_at(
        GameConfig(tuple(players), level, options or Options(), deck or built_in_deck()), seed
    )


def deal_at(table: GameConfig, seed: int | None = None) -> Game:
    """Deal a game with this configuration; without a seed the deal is unpredictable."""
    return _fairly_shuffled(table) if seed is None else Game.shuffled(table, Rng(seed))


def _fairly_shuffled(table: GameConfig) -> Game:
    shuffle = cast("Callable[[vec[i64]], None]", SystemRandom().shuffle)
    deck = shuffled_deck(table.setup, shuffle)
    return Game(table, table.deck.names(deck.aside), table.deck.names(deck.pile))
