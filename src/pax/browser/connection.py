"""A connection of the page to a table. While a curtain covers its seat, it is sent no cards."""

from collections.abc import Callable, Sequence
from typing import cast

from pax.backend.dispatcher import Opened
from pax.tables.actor import TableActor
from pax.tables.ports import Connection


class PageConnection:
    """One connection; several people at one device have one each."""

    def __init__(
        self,
        deliver: Callable[[str], None],
        closed: Callable[[], None],
        *,
        is_covered: bool = False,
    ) -> None:
        """Pass messages to `deliver`; call `closed` if the worker ends the connection."""
        self._deliver = deliver
        self._closed = closed
        self._is_covered = is_covered
        self.seat: int | None = None
        self.shows: int | None = None
        self.host = False
        self.lock: str | None = None
        self.table: TableActor | None = None
        self.address = ""
        self.greeting = False
        self.gone = False

    def send(self, payload: bytes) -> None:
        """Send the page a message."""
        if not self.gone:
            self._deliver(payload.decode())

    def begin_greeting(self) -> None:
        """Record that a hello is being handled."""
        self.greeting = True

    def end_greeting(self) -> None:
        """Allow another hello, unless the page has been admitted."""
        self.greeting = False

    def sit_at(self, table: TableActor, opened: Opened) -> None:
        """Join a table after a successful hello."""
        self.table = table
        self.host, self.seat, self.shows, self.lock = opened
        self._look()

    def cover(self, *, is_covered: bool) -> None:
        """Lower or lift the curtain before this seat; the page is sent what it may see from now."""
        if is_covered == self._is_covered:
            return
        self._is_covered = is_covered
        if self.seat is not None and self.table is not None:
            self._look()
            self.table.welcome([self])

    def _look(self) -> None:
        if self.seat is not None:
            self.shows = None if self._is_covered else self.seat

    def look_from(self, shows: int | None) -> None:
        """Switch to the view of this seat, or to the public view."""
        self.shows = shows

    def change_seat(self, seat: int) -> None:
        """Change the number of the seat; the player stays the same."""
        self.seat = seat
        self._look()

    def lose_seat(self) -> None:
        """Become a spectator."""
        self.seat = self.shows = None

    def leave(self) -> None:
        """Leave the table: the page has closed the connection."""
        self.gone = True
        table, self.table = self.table, None
        if table is not None:
            table.leave(self)

    def supersede(self) -> None:
        """Close the connection: its player has too many."""
        self._end()

    def fail(self) -> None:
        """Close the connection after an unexpected error; the page connects again."""
        self._end()

    def _end(self) -> None:
        if not self.gone:
            self.leave()
            self._closed()

    def count_refusal(self, code: str) -> None:
        """Count nothing: no operator reads it."""


def deliver(messages: Sequence[tuple[Connection, bytes]]) -> None:
    """Send messages to connections."""
    for connection, payload in messages:
        cast("PageConnection", connection).send(payload)
