"""A deck: its kinds, the number of cards of each, and how a kind is written."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pax.rules import Cards

CATEGORY_LETTERS: Final = "WFARSLI"
"""The letter of each category, in the order of the rules' numbers."""


class Deck:
    """One copy of the cards; kinds are numbered by category, then symbols, then value."""

    def __init__(self, counts: Mapping[str, int], name: str | None = None) -> None:
        """Take counts by kind, such as `{"W11": 3}`; a built-in deck has a name."""
        self.name = name
        self.counts: Mapping[str, int] = MappingProxyType(dict(counts))
        self.kinds: tuple[str, ...] = tuple(sorted(counts, key=_order))
        self._number = {kind: number for number, kind in enumerate(self.kinds)}
        self.number: Mapping[str, int] = MappingProxyType(self._number)
        self._hash = hash(tuple(sorted(counts.items())))

    @cached_property
    def cards(self) -> Cards:
        """The deck as the engine reads it."""
        return Cards(
            [_order(kind) for kind in self.kinds], [self.counts[kind] for kind in self.kinds]
        )

    def row(self, cards: Iterable[str]) -> "vec[i64]":
        """Return cards as a row of kind numbers; an unknown kind raises KeyError."""
        number = self._number
        return vec[i64]([number[card] for card in cards])

    def names(self, row: Iterable[int]) -> list[str]:
        """Return a row of kind numbers as cards."""
        return [self.kinds[number] for number in row]

    def __eq__(self, other: object) -> bool:
        """Compare by the cards; names do not matter."""
        return isinstance(other, Deck) and self.counts == other.counts

    def __hash__(self) -> int:
        """Hash by the cards."""
        return self._hash

    def __reduce__(self) -> tuple[type["Deck"], tuple[dict[str, int], str | None]]:
        """Pickle as the call that makes it."""
        return Deck, (dict(self.counts), self.name)

    def __repr__(self) -> str:
        """Show the name, or the number of kinds."""
        return f"Deck({self.name or f'{len(self.kinds)} kinds'})"


def _order(kind: str) -> tuple[int, int, int]:
    return CATEGORY_LETTERS.index(kind[0]), int(kind[1]), int(kind[2])
