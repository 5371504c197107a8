"""A verifiable deal: the server commits to a secret before the seats add their nonces.

The pile gets a Fisher-Yates shuffle with numbers from HMAC-SHA256; its key is the secret, its
messages are the nonces and a counter. `examples/fair_deal.py` is an independent implementation.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final, Protocol, TypeVar

from pax.game import Game, GameConfig
from pax.rules import shuffled_deck

Card = TypeVar("Card")
_WORD: Final = 4
_WORDS: Final = 1 << 32


class DealKey:
    """Derives the secrets of deals."""

    def __init__(self, key: bytes) -> None:
        """Derive secrets from these 256 bits."""
        self._key = key

    def secret(self, game: str) -> bytes:
        """Return the secret of a game's deal."""
        return hmac.digest(self._key, b"pax-deal-key-1|" + game.encode(), "sha256")


def commitment(secret: bytes) -> str:
    """Return the commitment to a secret, which is published before anybody adds a nonce."""
    return hashlib.sha256(secret).hexdigest()


def words(secret: bytes, nonces: Sequence[str]) -> Iterator[int]:
    """Return 32-bit numbers that are unpredictable without the secret."""
    message = b"pax-deal-1"
    for nonce in nonces:
        message += b"|" + nonce.encode().hex().encode()
    return _numbers(secret, message)


def _numbers(secret: bytes, message: bytes) -> Iterator[int]:
    for counter in count():
        block = hmac.digest(secret, message + b"#%d" % counter, "sha256")
        for place in range(0, len(block), _WORD):
            yield int.from_bytes(block[place : place + _WORD], "big")


def _below(sides: int, numbers: Iterator[int]) -> int:
    """Return an unbiased number below `sides`; words from the incomplete range are rejected."""
    number = next(numbers)
    while number >= _WORDS - _WORDS % sides:
        number = next(numbers)
    return number % sides


def starter_by_chance(secret: bytes, seats: int) -> int:
    """Return the seat that begins, each equally likely."""
    return _below(seats, _numbers(secret, b"pax-starter-1"))


class Row(Protocol[Card]):
    """A mutable sequence of cards that can be swapped."""

    def __len__(self) -> int:
        """Return the number of cards."""

    def __getitem__(self, place: int, /) -> Card:
        """Return the card at an index."""

    def __setitem__(self, place: int, card: Card, /) -> None:
        """Set the card at an index."""


def shuffle(cards: Row[Card], numbers: Iterator[int]) -> None:
    """Shuffle in place without bias."""
    for last in range(len(cards) - 1, 0, -1):
        other = _below(last + 1, numbers)
        cards[last], cards[other] = cards[other], cards[last]


def dealt(table: GameConfig, secret: bytes, nonces: Sequence[str]) -> Game:
    """Deal a game; the pile of a single copy is shuffled once more, as in every stored deal."""
    numbers = words(secret, nonces)
    deck = shuffled_deck(table.setup, lambda cards: shuffle(cards, numbers))
    if table.setup.copies == 1:
        shuffle(deck.pile, numbers)
    return Game(table, table.deck.names(deck.aside), table.deck.names(deck.pile))
