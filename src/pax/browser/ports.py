"""What the web worker provides: storage, locks between tabs, the models of bots."""

from collections.abc import Awaitable
from typing import Literal, Protocol

import msgspec

from pax.tables.rows import Status

Index = Literal["id", "home", "deal", "campaign"]
"""A field of a game by which games are found."""

Committed = Literal["", "taken", "full", "failed"]
"""Why nothing was stored: somebody else was first, or the storage is full, or it failed."""


class GameDocument(msgspec.Struct):
    """A game as it is stored; `plan` and `outcome` are JSON."""

    id: str
    home: str
    number: int
    deal: str
    created: float
    status: Status
    plan: str
    campaign: str | None = None
    solo: int | None = None
    outcome: str | None = None


class EntryDocument(msgspec.Struct):
    """An entry of a game's log, with its number there; `data` is JSON."""

    game: str
    seq: int
    data: str


class CampaignDocument(msgspec.Struct):
    """A solo campaign, known by the hash of its secret."""

    lock: str
    created: float


class GameChange(msgspec.Struct):
    """New values of a game's row."""

    id: str
    status: Status
    outcome: str | None


class Changes(msgspec.Struct):
    """Changes that are stored together or not at all.

    To add what is there already is a conflict: another tab was first. Entries of dropped games are
    dropped with them.
    """

    games: list[GameDocument] = []
    entries: list[EntryDocument] = []
    campaigns: list[CampaignDocument] = []
    changed: list[GameChange] = []
    dropped_games: list[str] = []
    dropped_campaigns: list[str] = []


class Storage(Protocol):
    """A transactional store of documents, exchanged as JSON."""

    def commit(self, changes: str) -> Awaitable[Committed]:
        """Store `Changes` durably; return the reason if that failed."""

    def games(self, index: Index, key: str) -> Awaitable[str]:
        """Return the games with this value of a field, as a list of `GameDocument`."""

    def entries(self, game: str, after: int) -> Awaitable[str]:
        """Return the entries of a game after a number, in order, as a list of `EntryDocument`."""

    def has_campaign(self, lock: str) -> Awaitable[bool]:
        """Return whether there is such a campaign."""


class TableLocks(Protocol):
    """Locks that the tabs of one browser share: a table is played in one tab at a time."""

    def acquire(self, table_id: str) -> Awaitable[bool]:
        """Lock a table for this tab; False if another tab has it."""

    def release(self, table_id: str) -> None:
        """Let other tabs have a table."""


class ModelSource(Protocol):
    """Provides the models of one table size before a bot needs them."""

    def __call__(self, table: str) -> Awaitable[None]:
        """Load the models of a table (`2` to `8`, `solo1` to `solo5`), unless they are there."""
