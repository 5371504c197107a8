"""Split a shuffled deck into the pile and the cards aside (RULES.md 3).

The caller supplies the shuffle: a simulation's generator, the system's randomness, a fair deal.
"""

from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i64

from pax.rules.cards import all_cards
from pax.rules.rng import Rng
from pax.rules.setup import Setup


class ShuffledDeck:
    """All cards of a game before the deal: the pile, top first, and the cards aside."""

    def __init__(self, pile: vec[i64], aside: vec[i64]) -> None:
        """Take both parts."""
        self.pile: vec[i64] = pile
        self.aside: vec[i64] = aside


def shuffled_deck(setup: Setup, shuffle: Callable[[vec[i64]], None]) -> ShuffledDeck:
    """Return the deck after a shuffle; `shuffle` works in place."""
    loose = setup.cards.copy_of_deck()
    shuffle(loose)
    pile = _pile_of(setup, loose)
    if setup.copies > 1:
        shuffle(pile)
    return ShuffledDeck(pile, loose[_used(setup) :])


def shuffled_pile(setup: Setup, rng: Rng) -> vec[i64]:
    """Return the pile of a deck shuffled by a generator.

    Equal to `shuffled_deck(setup, rng.shuffle).pile`, but without calls through Python objects,
    which would take a tenth of the time of a random game.
    """
    loose = setup.cards.copy_of_deck()
    rng.shuffle(loose)
    pile = _pile_of(setup, loose)
    if setup.copies > 1:
        rng.shuffle(pile)
    return pile


def _pile_of(setup: Setup, loose: vec[i64]) -> vec[i64]:
    """Return the pile: part of the shuffled copy, with two copies after a whole first copy.

    With two copies the surplus comes from the second one only; the caller then shuffles the rest of
    it with the whole first copy.
    """
    if setup.copies == 1:
        return loose[: setup.pile]
    pile = setup.cards.copy_of_deck()
    for place in range(_used(setup)):
        pile = append(pile, loose[place])
    return pile


def _used(setup: Setup) -> i64:
    """Return how many cards of the shuffled copy go into the pile; the others are aside."""
    return setup.pile - (setup.copies - 1) * setup.cards.size


def aside_of(setup: Setup, pile: vec[i64]) -> vec[i64]:
    """Return the cards of the deck that are not in a pile, in order of kinds."""
    counts = setup.cards.copies[:]
    for kind in range(len(counts)):
        counts[kind] *= setup.copies
    for card in pile:
        counts[card] -= 1
    return all_cards(counts)
