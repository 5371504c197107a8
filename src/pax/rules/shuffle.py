"""Shuffling for simulations: which cards lie aside and how the pile lies (RULES.md 3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pax.rules.cards import all_cards
from pax.rules.rng import Rng
from pax.rules.setup import Setup


def shuffled_pile(setup: Setup, rng: Rng) -> vec[i64]:
    """Return a random pile; what it lacks of the deck lies aside.

    With two copies the surplus comes out of the second one alone, and what is left of that is
    shuffled with the whole first copy.
    """
    copy = setup.cards.copy_of_deck()
    if setup.copies == 1:
        rng.shuffle(copy)
        return copy[: setup.pile]
    second = setup.cards.copy_of_deck()
    rng.shuffle(second)
    for place in range(setup.pile - len(copy)):
        copy = append(copy, second[place])
    rng.shuffle(copy)
    return copy


def aside_of(setup: Setup, pile: vec[i64]) -> vec[i64]:
    """Return the cards of the deck that are not in a pile, in order of kinds."""
    counts = setup.cards.copies[:]
    for kind in range(len(counts)):
        counts[kind] *= setup.copies
    for card in pile:
        counts[card] -= 1
    return all_cards(counts)
