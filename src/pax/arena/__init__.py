"""Many games: simulations, and the processes that share the work."""

from pax.arena.play import Plan
from pax.arena.simulation import Played, simulate
from pax.arena.wilson import wilson
from pax.arena.workers import WorkerLostError, cores_here, in_order

__all__ = ["Plan", "Played", "WorkerLostError", "cores_here", "in_order", "simulate", "wilson"]
