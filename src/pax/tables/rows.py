"""What a table reads from a log and has written to it, whatever keeps the log."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

Row = dict[str, Any]


class StoredGame(NamedTuple):
    """A game as it is stored; `secret` is empty unless an older version has made it."""

    id: str
    table_id: str
    number: int
    deal: str
    secret: bytes
    status: str
    plan: bytes


class PlayedGame(NamedTuple):
    """A game of a deal or a campaign, and how it ended, if it did."""

    table_id: str
    status: str
    created: float
    solo: int | None
    plan: bytes
    outcome: bytes | None


def _nobody_waits(_: "Write") -> None:
    pass


class Write(msgspec.Struct):
    """Rows that are written together or not at all, and what became of them.

    `taken` means that somebody else has written such a row before; `failed` any other failure.
    """

    done: Callable[["Write"], None] = _nobody_waits
    table_id: str = ""
    entries: list[Row] = []
    deals: list[Row] = []
    games: list[Row] = []
    changes: list[Row] = []
    campaigns: list[Row] = []
    records: list[Row] = []
    taken: bool = False
    failed: bool = False

    def refuse(self, *, taken: bool) -> None:
        """Note that it was not written: somebody else was first, or writing failed."""
        self.taken, self.failed = taken, not taken


def change(game: str, status: str, deadline: float | None, outcome: bytes | None) -> Row:
    """Return a change of a game's row: where it stands, and by when somebody must act."""
    return {
        "game": game,
        "new_status": status,
        "new_deadline": deadline,
        "new_outcome": outcome,
    }


class LogNews(msgspec.Struct, array_like=True):
    """What is new at a table, if it is short: rows of the log of one game.

    Without them the others have to read it.
    """

    table_id: str
    game: str = ""
    entries: list[tuple[int, bytes]] = []
