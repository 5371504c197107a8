"""Rate limit for the messages of one connection: a token bucket that can run into debt."""

from collections.abc import Callable

from pax.backend.limits import Limits


class MessageRate:
    """Counts the messages of one connection, or the fragments of one.

    Messages beyond the limit become debt; a debt as large as the burst size is too much.
    """

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        """Begin with a full bucket."""
        self._now = now
        self._a_second, self._most = limits.messages_a_second, limits.messages_at_once
        self._tokens = self._most
        self._counted_at = now()
        self.is_exceeded = False

    def spend(self) -> bool:
        """Count a message; False if the connection exceeds its rate."""
        now = self._now()
        left = min(self._tokens + (now - self._counted_at) * self._a_second, self._most)
        self._counted_at = now
        self._tokens = left - 1.0
        self.is_exceeded = left < -self._most
        return left >= 1.0
