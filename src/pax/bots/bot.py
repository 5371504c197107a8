"""The interface of a bot: it gets a view and the legal moves, and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pax.game import Move, View
from pax.rules import Rng


@dataclass(frozen=True)
class Budget:
    """The search budget for one move; None leaves it to the bot's default."""

    playouts: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """A computer player. It sees what its seat sees, and uses only the given random numbers."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:
        """Return one of the legal moves, or its text; `legal` is never empty."""
        ...
