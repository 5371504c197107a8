"""Queries and writes of the table registry, on the storage of a browser."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from pax.browser.ports import (
    CampaignDocument,
    Changes,
    EntryDocument,
    GameChange,
    GameDocument,
    Index,
    Storage,
)
from pax.tables.rows import PlayedGame, Row, StoredGame, Write
from pax.tables.state import TableState

_GAMES: Final = msgspec.json.Decoder(list[GameDocument])
_ENTRIES: Final = msgspec.json.Decoder(list[EntryDocument])
_ENCODER: Final = msgspec.json.Encoder()
_log = logging.getLogger("pax.server")


class StoredGames:
    """Queries of the storage."""

    def __init__(self, storage: Storage) -> None:
        """Query this storage."""
        self._storage = storage

    async def found(self, index: Index, key: str) -> list[GameDocument]:
        """Return the games with this value of a field, the oldest first."""
        games = _GAMES.decode(await self._storage.games(index, key))
        return sorted(games, key=lambda game: (game.created, game.number))

    async def newest_game(self, table_id: str) -> StoredGame | None:
        """Return the newest game at a table."""
        games = await self.found("home", table_id)
        return _stored(max(games, key=lambda game: game.number)) if games else None

    async def games_at(self, table_id: str) -> list[StoredGame]:
        """Return all games at a table."""
        return [_stored(game) for game in await self.found("home", table_id)]

    async def entries_after(self, game: str, seq: int) -> list[tuple[int, bytes]]:
        """Return the entries of a game's log after `seq`, in order."""
        found = _ENTRIES.decode(await self._storage.entries(game, seq))
        return [(each.seq, each.data.encode()) for each in found]

    async def of_deal(self, deal: str) -> list[PlayedGame]:
        """Return all games of a deal."""
        return [_played(game) for game in await self.found("deal", deal)]

    async def of_campaign(self, lock: str) -> list[PlayedGame] | None:
        """Return the games of a campaign, or None if there is no such campaign."""
        if not await self._storage.has_campaign(lock):
            return None
        return [_played(game) for game in await self.found("campaign", lock)]

    async def state(self, game: str) -> TableState | None:
        """Return a game with its whole log applied, by its id."""
        found = await self.found("id", game)
        if not found:
            return None
        state = TableState(_stored(found[0]))
        state.read(await self.entries_after(game, 0))
        return state

    async def record(self, digest: str) -> bytes | None:  # noqa: ARG002 - a port
        """Return None: records are imported by the page, and stay there."""
        return None


class StorageWriter:
    """Writes to the storage, one after the other.

    A write at a table that another tab may play fails; `may_write` says which tables are ours.
    """

    def __init__(self, storage: Storage, may_write: Callable[[str], bool]) -> None:
        """Write to this storage."""
        self._storage = storage
        self._may_write = may_write
        self._queue: asyncio.Queue[Write] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    def append(self, write: Write) -> None:
        """Submit a write; its `done` is called when it is committed or has failed."""
        self._queue.put_nowait(write)

    async def written(self, write: Write) -> Write:
        """Submit a write and await its commit; return it with its result."""
        done: asyncio.Future[Write] = asyncio.get_running_loop().create_future()
        self.append(msgspec.structs.replace(write, done=done.set_result))
        return await done

    async def dropped(self, games: Iterable[str], campaigns: Iterable[str] = ()) -> bool:
        """Delete games with their logs, and campaigns; False if that failed."""
        gone = Changes(dropped_games=list(games), dropped_campaigns=list(campaigns))
        return not await self._storage.commit(_text(gone))

    def stop(self) -> None:
        """Write nothing more."""
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            write = await self._queue.get()
            await self._commit(write)
            try:
                write.done(write)
            except Exception:  # noqa: BLE001 - the other tables must not be affected
                _log.exception("table_failed", extra={"table": write.table_id})

    async def _commit(self, write: Write) -> None:
        if write.entries and not self._may_write(write.table_id):
            write.refuse(taken=False)
            return
        try:
            failure = await self._storage.commit(_text(_changes(write)))
        except Exception:  # noqa: BLE001 - whatever a browser's storage raises
            _log.exception("write_failed", extra={"table": write.table_id})
            failure = "failed"
        if failure:
            write.refuse(taken=failure == "taken")


def _stored(game: GameDocument) -> StoredGame:
    plan = game.plan.encode()
    return StoredGame(game.id, game.home, game.number, game.deal, b"", game.status, plan)


def _played(game: GameDocument) -> PlayedGame:
    outcome = None if game.outcome is None else game.outcome.encode()
    plan = game.plan.encode()
    return PlayedGame(game.home, game.number, game.status, game.created, game.solo, plan, outcome)


def _changes(write: Write) -> Changes:
    """Return a write as documents; the secret of a deal is in its log, so deals need none."""
    return Changes(
        games=[_game(row) for row in write.games],
        entries=[
            EntryDocument(row["game"], row["seq"], row["data"].decode()) for row in write.entries
        ],
        campaigns=[CampaignDocument(row["lock"], row["created"]) for row in write.campaigns],
        changed=[
            GameChange(row["game"], row["new_status"], _decoded(row["new_outcome"]))
            for row in write.changes
        ],
    )


def _game(row: Row) -> GameDocument:
    fields: dict[str, Any] = {
        name: row[name]
        for name in ("id", "home", "number", "deal", "created", "status", "campaign", "solo")
    }
    return GameDocument(**fields, plan=row["plan"].decode(), outcome=_decoded(row["outcome"]))


def _decoded(data: bytes | None) -> str | None:
    return None if data is None else data.decode()


def _text(changes: Changes) -> str:
    return _ENCODER.encode(changes).decode()
