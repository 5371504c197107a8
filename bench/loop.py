"""The one driver loop: every game that is stepped from Python is stepped by this one."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias

# Moves are whatever a library takes them to be; the loop only hands back one that it was given.
Legal: TypeAlias = Callable[[], Sequence[Any]]
Apply: TypeAlias = Callable[[Any], object]

NUMBERS: Final = 10_007
ONE_DIGIT: Final = 1 << 30


def draw_picks() -> list[int]:
    """Random numbers, drawn beforehand so that the loop spends its time on the game.

    Below 2**30 CPython keeps an integer in one digit and `%` is quick; the prime length of the
    list keeps games from falling into step with it.
    """
    generator = random.Random(1)
    return [generator.randrange(ONE_DIGIT) for _ in range(NUMBERS)]


def play_out(legal: Legal, apply: Apply, picks: Iterator[int]) -> int:
    """Play one game at random, one `legal()` and one `apply()` a move, and count the moves.

    The game is over when nothing is legal any more.
    """
    moves = 0
    for pick in picks:
        options = legal()
        if not options:
            break
        apply(options[pick % len(options)])
        moves += 1
    return moves
