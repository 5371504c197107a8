"""Many games: simulations and contests of bots, and the processes that share the work."""

from pax.arena.cluster import ClusterError, cluster_at
from pax.arena.contest import play_contest
from pax.arena.journal import Journal, JournalError, JournalInUseError
from pax.arena.matches import NAMES, Contest, LineUp, Match, against, alone, mixed
from pax.arena.outcome import Failed, Outcome, SeatOutcome, play_match
from pax.arena.play import Plan
from pax.arena.ratings import Rating, ratings
from pax.arena.simulation import Played, simulate
from pax.arena.standings import Standing, Standings, standings
from pax.arena.wilson import wilson
from pax.arena.workers import WorkerLostError, cores_here, in_order

__all__ = [
    "NAMES",
    "ClusterError",
    "Contest",
    "Failed",
    "Journal",
    "JournalError",
    "JournalInUseError",
    "LineUp",
    "Match",
    "Outcome",
    "Plan",
    "Played",
    "Rating",
    "SeatOutcome",
    "Standing",
    "Standings",
    "WorkerLostError",
    "against",
    "alone",
    "cluster_at",
    "cores_here",
    "in_order",
    "mixed",
    "play_contest",
    "play_match",
    "ratings",
    "simulate",
    "standings",
    "wilson",
]
