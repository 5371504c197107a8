"""The rows that a table reads and writes, independent of the storage."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

from pax.game.snapshot.schema import Outcome

Row = dict[str, Any]
Status = Literal["waiting", "running", "over", "closed"]


class StoredGame(NamedTuple):
    """A game as it is stored; `secret` is empty unless an older version created it."""

    id: str
    table_id: str
    number: int
    deal: str
    secret: bytes
    status: str
    plan: bytes


class StoredOutcome(Outcome, frozen=True):
    """The outcome of a game, and the players at its end; outcomes of older servers have none."""

    players: tuple[str, ...] = ()


class PlayedGame(NamedTuple):
    """A game of a deal or a campaign, and its outcome, if it is over."""

    table_id: str
    number: int
    status: Status
    created: float
    solo: int | None
    plan: bytes
    outcome: bytes | None


def _nobody_waits(_: "Write") -> None:
    pass


class Write(msgspec.Struct):
    """Rows that are written atomically, and the result.

    `taken` means that another worker has already written such a row; `failed` is any other failure.
    """

    done: Callable[["Write"], None] = _nobody_waits
    table_id: str = ""
    entries: list[Row] = []
    deals: list[Row] = []
    games: list[Row] = []
    changes: list[Row] = []
    campaigns: list[Row] = []
    records: list[Row] = []
    turns: list[Row] = []
    taken: bool = False
    failed: bool = False

    def refuse(self, *, taken: bool) -> None:
        """Record that the write was refused: another worker was first, or it failed."""
        self.taken, self.failed = taken, not taken


def change(game: str, status: str, deadline: float | None, outcome: bytes | None) -> Row:
    """Return an update of a game's row: its status, deadline and outcome."""
    return {
        "game": game,
        "new_status": status,
        "new_deadline": deadline,
        "new_outcome": outcome,
    }


class LogNews(msgspec.Struct, array_like=True):
    """A notification about a table; it contains the new rows of one game's log, if they are short.

    Without rows the receiver reads the log.
    """

    table_id: str
    game: str = ""
    entries: list[tuple[int, bytes]] = []
