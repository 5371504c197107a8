"""The arena: simulations and contests of bots, on several processes or a cluster."""

from pax.arena.checkpoint import Checkpoint, JournalError, JournalInUseError
from pax.arena.cluster import ClusterError, cluster_at
from pax.arena.contest import play_contest
from pax.arena.intervals import wilson
from pax.arena.matches import NAMES, Contest, LineUp, Match, against, alone, mixed
from pax.arena.outcome import Failed, GameOutcome, SeatOutcome, play_match
from pax.arena.play import Plan
from pax.arena.ranking import BotStanding, Standings, standings
from pax.arena.rating import Rating, ratings
from pax.arena.simulation import ChunkResult, simulate
from pax.arena.workers import WorkerLostError, cores_here, in_order

__all__ = [
    "NAMES",
    "BotStanding",
    "Checkpoint",
    "ChunkResult",
    "ClusterError",
    "Contest",
    "Failed",
    "GameOutcome",
    "JournalError",
    "JournalInUseError",
    "LineUp",
    "Match",
    "Plan",
    "Rating",
    "SeatOutcome",
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
