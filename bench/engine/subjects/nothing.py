"""A game that does nothing, to measure the driver loop itself."""

from collections import deque
from itertools import chain, repeat
from typing import Final

from bench.engine.loop import Apply, Legal
from bench.engine.stepped import Stepped

NAME: Final = "the loop alone"
MOVES: Final = 150
OPTIONS: Final = list(range(6))


def deal(_game: int) -> tuple[Legal, Apply]:
    """Return six moves 150 times; both calls are native and do nothing."""
    offers = chain(repeat(OPTIONS, MOVES), [[]])
    return offers.__next__, deque[object](maxlen=0).append


def nothing() -> Stepped:
    """Return the subject of the empty game."""
    return Stepped(NAME, deal)
