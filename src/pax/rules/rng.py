"""A small random generator for simulations, with the same numbers on every machine and Python.

It is sfc32, the 32-bit "small fast counting" generator: three words a, b, c and a counter d, all
modulo 2**32. One step gives t = a + b + d and then sets d = d + 1, a = b ^ (b >> 9),
b = c + (c << 3), c = rotate_left(c, 21) + t. Seeding sets a to the low and b to the high 32 bits of
the seed, c to the stream, d to 1, and takes twelve steps. `below(n)` is Lemire's multiplication
with rejection, so every number is equally likely; `shuffle` is Fisher-Yates from the last place
down. A different stream of the same seed is an independent sequence: one for every game of a run.

It is fast and predictable: never deal a game between people with it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF
_WARM_UP: Final = 12


class Rng:
    """One sequence of random numbers."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Start the sequence of a seed (its low 64 bits) and a stream (its low 32 bits)."""
        self._a: i64 = seed & _WORD
        self._b: i64 = seed >> 32 & _WORD
        self._c: i64 = stream & _WORD
        self._d: i64 = 1
        for _ in range(_WARM_UP):
            self.word()

    def word(self) -> i64:
        """Return the next number, 0 to 2**32 - 1."""
        b: i64 = self._b
        c: i64 = self._c
        d: i64 = self._d
        word: i64 = (self._a + b + d) & _WORD
        self._d = (d + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = (((c << 21 | c >> 11) & _WORD) + word) & _WORD
        return word

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1, each equally likely; bound is at most 2**31."""
        product: i64 = self.word() * bound
        low: i64 = product & _WORD
        if low < bound:
            floor: i64 = (_WORD + 1) % bound
            while low < floor:
                product = self.word() * bound
                low = product & _WORD
        return product >> 32

    def shuffle(self, row: vec[i64]) -> None:
        """Put a row into a random order, in place."""
        last: i64 = len(row) - 1
        while last > 0:
            chosen: i64 = self.below(last + 1)
            card: i64 = row[last]
            row[last] = row[chosen]
            row[chosen] = card
            last -= 1
