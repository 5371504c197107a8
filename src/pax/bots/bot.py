"""What a bot is: somebody who is handed a view and the legal moves, and nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pax.game import Move, View
from pax.rules import Rng


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one move; None leaves the bot its own default."""

    playouts: int | None = None
    seconds: float | None = None


class Bot(Protocol):
    """A player. It sees what its seat sees; its random numbers are its own."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget, rng: Rng) -> str:
        """Return one of the legal moves, or its text; there is at least one."""
        ...
