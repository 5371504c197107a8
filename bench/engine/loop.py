"""The one driver loop: every game that is stepped from Python is stepped by this one."""

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

# Moves are whatever a library takes them to be; the loop only hands back one that it was given.
Legal: TypeAlias = Callable[[], Sequence[Any]]
Apply: TypeAlias = Callable[[Any], object]

PICKS: Final = 1 << 16
ONE_DIGIT: Final = 1 << 30


@cache
def picks() -> list[int]:
    """Draw random numbers beforehand, so that the loop spends its time on the game.

    Below 2**30 CPython keeps an integer in one digit, and `%` is quick.
    """
    generator = random.Random(1)
    return [generator.randrange(ONE_DIGIT) for _ in range(PICKS)]


def play_out(legal: Legal, apply: Apply, numbers: Iterable[int]) -> None:
    """Play one game at random: one `legal()` and one `apply()` a move.

    The game is over when nothing is legal any more. Each move uses up one number, and the end of
    the game one more; whoever hands the numbers in can tell from the rest how many moves were made.
    """
    for number in numbers:
        options = legal()
        if not options:
            break
        apply(options[number % len(options)])
