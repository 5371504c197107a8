"""Decks: tables of kinds and counts, built in or supplied by a user (RULES.md 2)."""

from pax.decks.deck import CATEGORY_LETTERS, Deck
from pax.decks.table import (
    DEFAULT_DECK,
    DeckError,
    built_in_deck,
    built_in_names,
    from_counts,
    load_deck,
    parse,
    write,
)

__all__ = [
    "CATEGORY_LETTERS",
    "DEFAULT_DECK",
    "Deck",
    "DeckError",
    "built_in_deck",
    "built_in_names",
    "from_counts",
    "load_deck",
    "parse",
    "write",
]
