"""What the table core needs from outside: connections to send to, and a host.

The server implements both (`pax.server.tables.manager`, `pax.server.transport.websocket`); a test
or another program can do so, too.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from pax.tables.fair_deal import DealKey
from pax.tables.rows import Write

RandomBytes = Callable[[int], bytes]
"""Returns so many bytes that nobody can guess, as `secrets.token_bytes` does."""


class Viewer(Protocol):
    """Somebody who is sent what happens at a table."""

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
        """Be sent the view of this seat from now on, or a spectator's."""

    def change_seat(self, seat: int) -> None:
        """Have this number as the same player from now on."""

    def lose_seat(self) -> None:
        """Become a spectator."""

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

    def deliver(self, messages: Sequence[tuple[Connection, bytes]]) -> None:
        """Send messages to connections; the same bytes may go to many."""

    def append(self, write: Write) -> None:
        """Append to the log; `write.done` is called when it is committed, or could not be."""

    def read_on(self, table_id: str, then: Callable[[], None]) -> None:
        """Hand a table what others have written to its log, then call `then`."""

    def think(self, table_id: str, bot: str) -> None:
        """Let a bot think for the seat that has the decision, and submit its move."""

    def wake(self, table_id: str, at: float) -> None:
        """Act at this time for whoever has not: the time limit, or seats that nobody came to."""

    def count_refusal(self, code: str) -> None:
        """Count a refusal, for the log."""
