"""Ports without a browser: storage that lasts as long as the program, one tab, installed models."""

import msgspec

from pax.browser.ports import (
    CampaignDocument,
    Changes,
    Committed,
    EntryDocument,
    GameDocument,
    Index,
)

_CHANGES = msgspec.json.Decoder(Changes)
_ENCODER = msgspec.json.Encoder()


class MemoryStorage:
    """A `Storage` in memory: for tests, and for a window in which nothing can be stored."""

    def __init__(self) -> None:
        """Begin empty."""
        self._games: dict[str, GameDocument] = {}
        self._entries: dict[str, dict[int, EntryDocument]] = {}
        self._campaigns: dict[str, CampaignDocument] = {}

    async def commit(self, changes: str) -> Committed:
        """Store changes."""
        found = _CHANGES.decode(changes)
        if self._conflicts(found):
            return "taken"
        for game in found.games:
            self._games[game.id] = game
        for entry in found.entries:
            self._entries.setdefault(entry.game, {})[entry.seq] = entry
        for campaign in found.campaigns:
            self._campaigns[campaign.lock] = campaign
        for change in found.changed:
            fields = {"status": change.status, "outcome": change.outcome}
            self._games[change.id] = msgspec.structs.replace(self._games[change.id], **fields)
        for name in found.dropped_games:
            self._games.pop(name, None)
            self._entries.pop(name, None)
        for name in found.dropped_campaigns:
            self._campaigns.pop(name, None)
        return ""

    def _conflicts(self, changes: Changes) -> bool:
        return (
            any(game.id in self._games for game in changes.games)
            or any(each.seq in self._entries.get(each.game, {}) for each in changes.entries)
            or any(campaign.lock in self._campaigns for campaign in changes.campaigns)
        )

    async def games(self, index: Index, key: str) -> str:
        """Return games as JSON."""
        found = [game for game in self._games.values() if getattr(game, index) == key]
        return _ENCODER.encode(found).decode()

    async def entries(self, game: str, after: int) -> str:
        """Return entries as JSON."""
        known = self._entries.get(game, {})
        return _ENCODER.encode([known[seq] for seq in sorted(known) if seq > after]).decode()

    async def has_campaign(self, lock: str) -> bool:
        """Return whether there is such a campaign."""
        return lock in self._campaigns


class OneTab:
    """The locks of a browser with one tab."""

    async def acquire(self, table_id: str) -> bool:  # noqa: ARG002 - a port
        """Lock a table."""
        return True

    def release(self, table_id: str) -> None:
        """Release a table."""


async def installed_models(table: str) -> None:
    """Load no models: they are installed."""
