"""Categories and kinds: the cards of one deck as rows of integers (RULES.md 1 and 2)."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WEALTH: Final = 0
FLEET: Final = 1
ARMY: Final = 2
RELIGION: Final = 3
SENATOR: Final = 4
LAND: Final = 5
INTRIGUE: Final = 6
CATEGORIES: Final = 7

MOST_KINDS: Final = 121
MOST_IN_VIEW: Final = 5
BLANKS: Final = 2 + MOST_IN_VIEW
MOST_SYMBOLS: Final = 9
MOST_VALUE: Final = 9


class Cards:
    """The kinds of one deck by number, and the number of cards of each kind in one copy.

    The numbers after the last kind are blanks: they stand for cards that an observer has not seen.
    No valid move names a blank and no deal contains one; only the state of a view has them. The
    first blank stands for any unseen card. The others label the unseen cards of one seat: one blank
    for all cards in its hand, and one for each card in its view.
    """

    def __init__(self, kinds: Sequence[tuple[int, int, int]], counts: Sequence[int]) -> None:
        """Take each kind as (category, symbols, value); its place in the sequence is its number."""
        if len(kinds) > MOST_KINDS or len(kinds) != len(counts):
            message = f"{len(kinds)} kinds and {len(counts)} counts: must be equal, at most 121"
            raise ValueError(message)
        self.kinds: i64 = len(kinds)
        self.rows: i64 = len(kinds) + BLANKS
        self.category: vec[i64] = vec[i64]([kind[0] for kind in kinds] + [0] * BLANKS)
        self.symbols: vec[i64] = vec[i64]([kind[1] for kind in kinds] + [0] * BLANKS)
        self.value: vec[i64] = vec[i64]([kind[2] for kind in kinds] + [0] * BLANKS)
        self.copies: vec[i64] = vec[i64](list(counts))
        for kind in kinds:
            check_kind(kind[0], kind[1], kind[2])
        if counts and min(counts) < 0:
            message = f"{min(counts)} cards of a kind: must not be negative"
            raise ValueError(message)
        self._deck: vec[i64] = all_cards(self.copies)
        self.size: i64 = len(self._deck)

    def __reduce__(self) -> tuple[type["Cards"], tuple[list[tuple[int, int, int]], list[int]]]:
        """Pickle as the call that makes them."""
        kinds: list[tuple[int, int, int]] = []
        for kind in range(self.kinds):
            numbers = (int(self.category[kind]), int(self.symbols[kind]), int(self.value[kind]))
            kinds.append(numbers)
        return Cards, (kinds, [int(count) for count in self.copies])

    def __copy__(self) -> "Cards":
        """Return the same cards: they never change."""
        return self

    def __deepcopy__(self, memo: object) -> "Cards":
        """Return the same cards: they never change."""
        return self

    def copy_of_deck(self) -> vec[i64]:
        """Return every card of one copy of the deck, in order of kinds."""
        return self._deck[:]


def all_cards(counts: vec[i64]) -> vec[i64]:
    """Return the cards that the counts by kind stand for, in order of kinds."""
    cards = vec[i64]()
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            cards = append(cards, kind)
    return cards


def check_kind(category: int, symbols: int, value: int) -> None:
    """Raise ValueError unless category, symbols and value are within their bounds."""
    if not 0 <= category < CATEGORIES:
        message = f"category {category}: must be 0 to 6"
        raise ValueError(message)
    if not 1 <= symbols <= MOST_SYMBOLS:
        message = f"{symbols} symbols: must be 1 to 9"
        raise ValueError(message)
    if not 0 <= value <= MOST_VALUE:
        message = f"value {value}: must be 0 to 9"
        raise ValueError(message)
