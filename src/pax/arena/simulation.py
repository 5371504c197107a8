"""Simulations: many games on all cores, the same ones on any number of cores."""

import os
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from pax.arena.play import Plan, play_games, record_games
from pax.arena.workers import PATIENCE, in_order
from pax.bots import Failure
from pax.rules import Tally

SECONDS: Final = 0.2
"""How long a chunk of games should take: long enough to be worth sending, short to wait for."""

MOST_RECORDS: Final = 500
"""How many records a process hands over at once."""

_FIRST: Final = 1
"""How many games the first chunk has: of some bots one takes minutes."""


@dataclass(frozen=True)
class Chunk:
    """Games to play: their first number, how many, and whether to write them down."""

    plan: Plan
    first: int
    count: int
    records: bool


@dataclass(frozen=True)
class SimulatedGame:
    """Games that were played: how they ended, which bots failed, their records if wanted.

    And the time that they took, and the process that played them.
    """

    games: int
    tally: Tally
    failures: tuple[Failure, ...]
    records: tuple[str, ...]
    seconds: float
    process: int


def simulate(
    plan: Plan, games: int, cores: int, *, records: bool = False, patience: float = PATIENCE
) -> Generator[SimulatedGame]:
    """Play the games of a plan; yield them chunk by chunk in order, so that any part is a run."""
    pace = _Pace(MOST_RECORDS if records else games)

    def chunks() -> Iterator[Chunk]:
        first = 0
        while first < games:
            count = min(pace.count, games - first)
            yield Chunk(plan, first, count, records)
            first += count

    for played in in_order(play_chunk, chunks(), cores, patience):
        pace.learn(played)
        yield played


def play_chunk(chunk: Chunk) -> SimulatedGame:
    """Play the games of a chunk, in whichever process."""
    start = perf_counter()
    if chunk.records:
        tally, failures, lines = record_games(chunk.plan, chunk.first, chunk.count)
    else:
        (tally, failures), lines = play_games(chunk.plan, chunk.first, chunk.count), []
    seconds = perf_counter() - start
    return SimulatedGame(chunk.count, tally, tuple(failures), tuple(lines), seconds, os.getpid())


class _Pace:
    """How many games a chunk should have, learned from those that were played."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = _FIRST

    def learn(self, played: SimulatedGame) -> None:
        fitting = played.games * SECONDS / max(played.seconds, 1e-9)
        self.count = max(1, min(round(fitting), 4 * self.count, self.most))
