"""What a bot's process is asked: nothing but what its seat was sent, and what is legal."""

from dataclasses import dataclass

from pax.bots.bot import Budget
from pax.game import Table
from pax.game.observation.visibility import Entry


@dataclass(frozen=True)
class Seating:
    """A new game begins: the table, and the seat of the bot."""

    table: Table
    seat: int | None


@dataclass(frozen=True)
class MoveRequest:
    """A decision: what the seat was sent since the last one, and the legal moves.

    `seed` is what the bot's random numbers begin with, `seating` says that a game is new.
    """

    number: int
    seating: Seating | None
    batches: tuple[tuple[Entry, ...], ...]
    legal: tuple[str, ...]
    budget: Budget
    seed: int
