"""Perft divide: print the count below each first move of an entry, to locate a difference.

    python -m tests.model.divide NAME DEPTH [MOVE ...]

The optional moves are made first; quote moves with spaces.
"""

import sys

from .entries import entries, start_of
from .model import Model
from .perft import after, perft


def divide(game: Model, depth: int) -> dict[str, int]:
    """Return the count below each first move; their sum is the count of the position."""
    return {move: perft(after(game, move), depth - 1) for move in game.legal()}


def main(name: str, depth: int, moves: list[str]) -> None:
    """Print the division of the entry with this name."""
    game = start_of(next(entry for entry in entries() if entry["name"] == name))
    for move in moves:
        game.apply(move)
    for move, count in divide(game, depth).items():
        sys.stdout.write(f"{count:>10} {move}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
