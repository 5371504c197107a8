"""Plays a contest on local processes or a cluster, without games that are already known."""

from collections.abc import Collection, Generator
from concurrent.futures import Executor

from pax.arena.matches import Contest
from pax.arena.outcome import GameOutcome, play_match
from pax.arena.workers import PATIENCE, in_order, shared


def play_contest(  # noqa: PLR0913 - the contest and where it runs
    contest: Contest,
    games: int,
    cores: int,
    *,
    known: Collection[int] = (),
    patience: float = PATIENCE,
    pool: Executor | None = None,
) -> Generator[GameOutcome]:
    """Play games of each line-up in order, skipping the known match numbers.

    `pool` is another executor, such as a cluster; `cores` is then its number of threads.
    """
    matches = (match for match in contest.matches(games) if match.number not in known)
    if pool is None:
        yield from in_order(play_match, matches, cores, patience)
    else:
        yield from shared(pool, play_match, matches, cores)
