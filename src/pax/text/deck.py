"""Text of a deck."""

from pax.decks import CATEGORY_LETTERS, DEFAULT_DECK, Deck
from pax.text.voice import Block
from pax.text.words import Words


def deck_block(deck: Deck, words: Words) -> Block:
    """Return a deck by category with totals; the built-in one is named as a reconstruction."""
    kinds = list(deck.kinds)
    name = {"name": deck.name} if deck.name else {}
    heading = words("deck-title" if name else "deck-title-unnamed", **name, **_totals(deck, kinds))
    lines = [_category(deck, letter, words) for letter in CATEGORY_LETTERS]
    lines += ["", words("deck-copies")]
    if deck.name == DEFAULT_DECK:
        lines += ["", words("deck-reconstruction"), "", words("deck-correct")]
    return Block(heading, tuple(lines))


def _category(deck: Deck, letter: str, words: Words) -> str:
    kinds = [kind for kind in deck.kinds if kind[0] == letter]
    category = words("category-with-letter", category=words(f"category-{letter}"), letter=letter)
    cards = ", ".join(words("count-of-kind", n=deck.counts[kind], kind=kind) for kind in kinds)
    return words("deck-category", category=category, cards=cards, **_totals(deck, kinds))


def _totals(deck: Deck, kinds: list[str]) -> dict[str, int]:
    return {
        "n": sum(deck.counts[kind] for kind in kinds),
        "symbols": sum(deck.counts[kind] * int(kind[1]) for kind in kinds),
        "value": sum(deck.counts[kind] * int(kind[2]) for kind in kinds),
    }
