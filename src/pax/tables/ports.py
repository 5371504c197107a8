"""Ports of the table core: the connections that it sends to, and its host.

The server implements both (`pax.server.tables.manager`, `pax.server.transport.websocket`); a test
or another program can do so, too.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from pax.tables.fair_deal import DealKey
from pax.tables.rows import Write

RandomBytes = Callable[[int], bytes]
"""Returns that many unpredictable bytes, as `secrets.token_bytes` does."""


class Viewer(Protocol):
    """Somebody who is sent the events of a table."""

    @property
    def seat(self) -> int | None:
        """The seat that its secret opens."""

    @property
    def shows(self) -> int | None:
        """The seat whose view it is sent; None for a spectator's."""

    @property
    def host(self) -> bool:
        """Whether it has the host's secret."""


class Connection(Viewer, Protocol):
    """A client's connection to a table."""

    @property
    def lock(self) -> str | None:
        """The hash of the secret that opened its seat."""

    def send(self, payload: bytes) -> None:
        """Send a message."""

    def look_from(self, shows: int | None) -> None:
        """Switch to the view of this seat, or to the public view."""

    def change_seat(self, seat: int) -> None:
        """Change the number of the seat; the player stays the same."""

    def lose_seat(self) -> None:
        """Become a spectator."""

    def supersede(self) -> None:
        """Close the connection: its player has too many."""

    def fail(self) -> None:
        """Close the connection, so that its client connects again."""


class TableHost(Protocol):
    """The environment of tables: it stores their logs and runs their bots.

    `shared`: other workers write to the same logs.
    """

    shared: bool
    deal_key: DealKey

    def now(self) -> float:
        """Return the time in seconds since 1970."""

    def monotonic(self) -> float:
        """Return the time of a clock that never goes back."""

    def deliver(self, messages: Sequence[tuple[Connection, bytes]]) -> None:
        """Send messages to connections; the same bytes may go to many."""

    def append(self, write: Write) -> None:
        """Append to the log; `write.done` is called when the write is committed or has failed."""

    def read_log(self, table_id: str, then: Callable[[], None]) -> None:
        """Pass a table the entries that others have written to its log, then call `then`."""

    def run_bot(self, table_id: str, bot: str) -> None:
        """Run a bot for the seat that has the decision, and submit its move."""

    def wake(self, table_id: str, at: float) -> None:
        """Schedule a wake-up: at the time limit, or when seats must be freed."""

    def notice_delay(self, table_id: str) -> float | None:
        """Return after how many seconds of a turn a notice is due; None if nobody wants one."""

    def count_refusal(self, code: str) -> None:
        """Count a refusal for the log."""
