"""A move as one small integer: a verb, a kind and a legion (RECORD.md, Moves)."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

LAY: Final = 0
KEEP: Final = 1
DRAW: Final = 2
PEEK: Final = 3
TAKE: Final = 4
OFFER: Final = 5
BURY: Final = 6
BUY: Final = 7
SKIP: Final = 8
PLAY: Final = 9
END: Final = 10
PASS: Final = 11
VERBS: Final = 12

MOST_LEGIONS: Final = 15
MOST_MOVES: Final = 129

_VERB: Final = 11
_KIND: Final = 4

MOVES: Final = VERBS << _VERB


_NO_MOVES: Final = vec[i64]([0] * MOST_MOVES)


_NUMBERS: Final[list[object]] = list(range(MOVES))
"""Every move as a Python int, built once: a lookup is faster than boxing the integer."""


class MoveList:
    """A reusable buffer for a list of moves.

    The functions that list moves write into `row` and then set `size`: compiled, that is faster
    than one call per move.
    """

    def __init__(self, most: i64 = MOST_MOVES) -> None:
        """Allocate a row for the largest number of moves in one decision."""
        self.row: vec[i64] = _NO_MOVES[:most]
        self.size: i64 = 0

    def numbers(self) -> list[int]:
        """Return the moves as Python ints."""
        row, numbers = self.row, _NUMBERS
        listed = numbers[: self.size]  # allocate the final length at once
        for place in range(self.size):
            listed[place] = numbers[row[place]]
        return cast("list[int]", listed)


def move_of(verb: i64, kind: i64 = 0, legion: i64 = 0) -> i64:
    """Return the move; legions are numbered from 1, and 0 means that no legion is named."""
    return verb << _VERB | kind << _KIND | legion


def verb_of(move: i64) -> i64:
    """Return the verb of a move."""
    return move >> _VERB


def kind_of(move: i64) -> i64:
    """Return the kind that a move names."""
    return move >> _KIND & 127


def legion_of(move: i64) -> i64:
    """Return the legion that a move names, from 1."""
    return move & 15
