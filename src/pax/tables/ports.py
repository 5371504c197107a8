"""What a table needs from outside, as small protocols: the core runs in any host."""

from collections.abc import Callable
from typing import Protocol

from pax.tables.fair_deal import DealKey
from pax.tables.rows import Write


class Connection(Protocol):
    """A client's connection to a table.

    `seat` is the one that its secret opens, `lock` the hash of that secret, `shows` the seat whose
    view it is sent. `joined` numbers the connections of a table in the order they came.
    """

    seat: int | None
    lock: str | None
    shows: int | None
    host: bool
    joined: int

    def send(self, payload: bytes) -> None:
        """Send a message."""

    def write(self, data: bytes) -> None:
        """Send a message that `TableHost.frame` has prepared; the same bytes go to many."""

    def supersede(self) -> None:
        """Close the connection: its player has too many."""


class TableHost(Protocol):
    """Where tables live: it keeps their logs and runs their bots. `shared`: others write, too."""

    shared: bool
    deal_key: DealKey

    def now(self) -> float:
        """Return the time in seconds since 1970."""

    def monotonic(self) -> float:
        """Return a time that never goes back."""

    def frame(self, payload: bytes) -> bytes:
        """Return a message as `Connection.write` takes it."""

    def append(self, write: Write) -> None:
        """Append to the log; `write.done` is called when it is committed, or could not be."""

    def read_on(self, table: str, then: Callable[[], None]) -> None:
        """Hand a table what others have written to its log, then call `then`."""

    def attend(self, table: str) -> None:
        """Let the bot that has the decision think, or wait for the time limit."""

    def count_refusal(self, code: str) -> None:
        """Count a refusal, for the log."""
