"""Mutated recordings of real play."""

from collections import Counter
from random import Random
from typing import Final

from tests.server.hostile_play import hostile_play

TABLE: Final = 500
"""Number of messages per table."""


def send_recordings(port: int, rng: Random, count: int, address: str) -> Counter[str]:
    """Play at some tables, and send mutated copies of all messages there."""
    answers: Counter[str] = Counter()
    for _ in range(count // TABLE):
        with hostile_play(port, rng, address) as play:
            play.play(TABLE)
            assert play.sent == TABLE
            answers += play.received()
    return answers
