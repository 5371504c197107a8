"""The driver loop shared by all games that are stepped from Python."""

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

# A move is an opaque value of the library; the loop only returns one that it was given.
Legal: TypeAlias = Callable[[], Sequence[Any]]
Apply: TypeAlias = Callable[[Any], object]

PICKS: Final = 1 << 16
ONE_DIGIT: Final = 1 << 30


@cache
def picks() -> list[int]:
    """Draw random numbers in advance, so that the loop spends its time on the game.

    CPython stores an integer below 2**30 in one digit, which makes `%` fast.
    """
    generator = random.Random(1)
    return [generator.randrange(ONE_DIGIT) for _ in range(PICKS)]


def play_out(legal: Legal, apply: Apply, numbers: Iterable[int]) -> None:
    """Play one random game: one `legal()` and one `apply()` per move.

    The game is over when no move is legal. Each move consumes one number, and so does the end of
    the game; the caller derives the number of moves from the numbers that are left.
    """
    for number in numbers:
        options = legal()
        if not options:
            break
        apply(options[number % len(options)])
