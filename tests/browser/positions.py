"""Reproducible positions from whole games, to show in a page."""

import json
from random import Random
from typing import Any, Final, NamedTuple

import pax


class Position(NamedTuple):
    """A position of a record in which the first seat decides."""

    record: dict[str, Any]
    moves: int


CHOICE: Final = 3
"""Decisions with fewer moves are skipped."""


def fullest(players: list[str], seed: int) -> list[Position]:
    """Return, for each kind of decision of the first seat in a game, the one with most moves."""
    game, rng = pax.deal(players=players, seed=seed), Random(seed)
    found: dict[str, tuple[int, int]] = {}
    made = 0
    while game.seat is not None:
        legal = game.legal()
        if game.seat == 0:
            kind = " ".join(sorted({move.split()[0] for move in legal}))
            found[kind] = max(found.get(kind, (0, 0)), (len(legal), made))
        game.play(rng.choice([move for move in legal if move != "peek"] or legal))
        made += 1
    record = json.loads(pax.Record.from_game(game).write())
    return [Position(record, moves) for count, moves in found.values() if count >= CHOICE]
