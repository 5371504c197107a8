"""Ports of the table registry: stored games, writes, and limits on clients."""

from collections.abc import Callable
from typing import Protocol

from pax.backend.limits import Limits
from pax.tables.rows import PlayedGame, StoredGame, Write
from pax.tables.state import TableState


class GameQueries(Protocol):
    """Queries of the storage."""

    async def newest_game(self, table_id: str) -> StoredGame | None:
        """Return the newest game at a table."""

    async def entries_after(self, game: str, seq: int) -> list[tuple[int, bytes]]:
        """Return the entries of a game's log after `seq`, in order."""

    async def of_deal(self, deal: str) -> list[PlayedGame]:
        """Return all games of a deal."""

    async def of_campaign(self, lock: str) -> list[PlayedGame] | None:
        """Return the games of a campaign, or None if there is no such campaign."""

    async def state(self, game: str) -> TableState | None:
        """Return a game with its whole log applied, by its id."""

    async def record(self, digest: str) -> bytes | None:
        """Return an imported record by its digest."""


class GameWriter(Protocol):
    """Writes to the storage."""

    @property
    def append(self) -> Callable[[Write], None]:
        """Submit a write; its `done` is called when it is committed or has failed."""

    async def written(self, write: Write) -> Write:
        """Submit a write and await its commit; return it with its result."""


class ClientLimits(Protocol):
    """What a client may ask for, counted by its address."""

    @property
    def limits(self) -> Limits:
        """The configured limits."""

    def spend(self, address: str, kind: int) -> None:
        """Count an action of an address; raise Refusal if it exceeds the rate limit."""

    def origin_of(self, address: str) -> str:
        """Return an opaque token that is equal for one address while the program runs."""
