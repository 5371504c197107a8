"""A limit on the messages of one connection: a token bucket that can run into debt."""

from collections.abc import Callable

from pax.server.limits import Limits


class MessageRate:
    """Counts the messages of one connection, or the parts of one.

    What is sent although it is not allowed becomes a debt; one as large as what is allowed at once
    is too much.
    """

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        """Allow as many as may come at once."""
        self._now = now
        self._a_second, self._most = limits.messages_a_second, limits.messages_at_once
        self._tokens = self._most
        self._counted_at = now()
        self.is_exceeded = False

    def spend(self) -> bool:
        """Count a message; False if the connection sends more than it may."""
        now = self._now()
        left = min(self._tokens + (now - self._counted_at) * self._a_second, self._most)
        self._counted_at = now
        self._tokens = left - 1.0
        self.is_exceeded = left < -self._most
        return left >= 1.0
