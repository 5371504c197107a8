"""Simulations: many games on several cores; the games do not depend on the number of cores."""

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
"""Target duration of a chunk: long against the overhead, short enough for progress."""

MOST_RECORDS: Final = 500
"""Maximum of records in a chunk."""

_FIRST: Final = 1
"""Games in the first chunk: a game of slow bots takes minutes."""


@dataclass(frozen=True)
class Chunk:
    """A task: the first game number, the number of games, and whether to return records."""

    plan: Plan
    first: int
    count: int
    records: bool


@dataclass(frozen=True)
class ChunkResult:
    """The result of a chunk: tally, failures and records of its games.

    `seconds` is the time that it took, `process` the id of the process that played it.
    """

    games: int
    tally: Tally
    failures: tuple[Failure, ...]
    records: tuple[str, ...]
    seconds: float
    process: int


def simulate(
    plan: Plan, games: int, cores: int, *, records: bool = False, patience: float = PATIENCE
) -> Generator[ChunkResult]:
    """Play the games of a plan; yield results in order, so that a prefix is a shorter run."""
    pace = _Pace(MOST_RECORDS if records else games)

    def chunks() -> Iterator[Chunk]:
        first = 0
        while first < games:
            count = min(pace.count, games - first)
            yield Chunk(plan, first, count, records)
            first += count

    for played in in_order(play_chunk, chunks(), cores, patience):
        pace.update(played)
        yield played


def play_chunk(chunk: Chunk) -> ChunkResult:
    """Play the games of a chunk; runs in any process."""
    start = perf_counter()
    if chunk.records:
        tally, failures, lines = record_games(chunk.plan, chunk.first, chunk.count)
    else:
        (tally, failures), lines = play_games(chunk.plan, chunk.first, chunk.count), []
    seconds = perf_counter() - start
    return ChunkResult(chunk.count, tally, tuple(failures), tuple(lines), seconds, os.getpid())


class _Pace:
    """Adapts the size of the chunks to the measured time per game."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.count = _FIRST

    def update(self, played: ChunkResult) -> None:
        fitting = played.games * SECONDS / max(played.seconds, 1e-9)
        self.count = max(1, min(round(fitting), 4 * self.count, self.most))
