"""Playing a contest: on this machine's cores or on a cluster, from where it was stopped."""

from collections.abc import Collection, Generator
from concurrent.futures import Executor

from pax.arena.matches import Contest
from pax.arena.outcome import GameOutcome, play_match
from pax.arena.workers import PATIENCE, in_order, shared


def play_contest(  # noqa: PLR0913 - what is played, and on what
    contest: Contest,
    games: int,
    cores: int,
    *,
    known: Collection[int] = (),
    patience: float = PATIENCE,
    pool: Executor | None = None,
) -> Generator[GameOutcome]:
    """Play so many games of each line-up, but for those whose numbers are known, in order.

    With a pool that is not our own, such as a cluster's, the cores are how many it has.
    """
    matches = (match for match in contest.matches(games) if match.number not in known)
    if pool is None:
        yield from in_order(play_match, matches, cores, patience)
    else:
        yield from shared(pool, play_match, matches, cores)
