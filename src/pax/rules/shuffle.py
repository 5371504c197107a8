"""How a shuffled deck is laid out: which cards lie aside and how the pile lies (RULES.md 3).

Whoever deals gives the shuffle: a generator for simulations, the system's randomness, a fair deal.
"""

from collections.abc import Callable

from librt.vecs import append, vec
from mypy_extensions import i64

from pax.rules.cards import all_cards
from pax.rules.rng import Rng
from pax.rules.setup import Setup


class ShuffledDeck:
    """All cards of a game before the deal: the pile, top first, and those that lie aside."""

    def __init__(self, pile: vec[i64], aside: vec[i64]) -> None:
        """Take both parts."""
        self.pile: vec[i64] = pile
        self.aside: vec[i64] = aside


def shuffled_deck(setup: Setup, shuffle: Callable[[vec[i64]], None]) -> ShuffledDeck:
    """Return the deck as a shuffle, which works in place, puts it.

    With two copies the surplus comes out of the second one alone, and what is left of that is
    shuffled with the whole first copy.
    """
    loose = setup.cards.copy_of_deck()
    shuffle(loose)
    if setup.copies == 1:
        return ShuffledDeck(loose[: setup.pile], loose[setup.pile :])
    pile = setup.cards.copy_of_deck()
    used: i64 = setup.pile - len(pile)
    for place in range(used):
        pile = append(pile, loose[place])
    shuffle(pile)
    return ShuffledDeck(pile, loose[used:])


def shuffled_pile(setup: Setup, rng: Rng) -> vec[i64]:
    """Return a pile shuffled by a generator; what it lacks of the deck lies aside."""
    return shuffled_deck(setup, rng.shuffle).pile


def aside_of(setup: Setup, pile: vec[i64]) -> vec[i64]:
    """Return the cards of the deck that are not in a pile, in order of kinds."""
    counts = setup.cards.copies[:]
    for kind in range(len(counts)):
        counts[kind] *= setup.copies
    for card in pile:
        counts[card] -= 1
    return all_cards(counts)
