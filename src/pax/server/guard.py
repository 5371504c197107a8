"""Who may ask, and how much: Host and Origin, and limits for each connection and address."""

from collections import deque
from collections.abc import Iterable
from ipaddress import ip_address
from typing import TYPE_CHECKING

from pax.server.limits import Limits

if TYPE_CHECKING:
    from pax.server.socket import Socket

_HOUR = 3600.0
_MINUTE = 60.0
_MOST_ADDRESSES = 10_000
"""When so many are known, those that have done nothing lately are forgotten."""


class Tally:
    """Counts what is done from each address, up to so often within a time."""

    def __init__(self, most: int, seconds: float) -> None:
        """Know of no address yet."""
        self._most, self._seconds = most, seconds
        self._done: dict[str, deque[float]] = {}

    def counts(self, address: str, now: float) -> bool:
        """Count something done from an address; False if that would be too often."""
        if len(self._done) >= _MOST_ADDRESSES:
            self._forget(now)
        done = self._done.setdefault(address, deque())
        while done and done[0] < now - self._seconds:
            done.popleft()
        if len(done) >= self._most:
            return False
        done.append(now)
        return True

    def _forget(self, now: float) -> None:
        """Forget the addresses that did nothing lately."""
        before = now - self._seconds
        known = self._done.items()
        self._done = {each: done for each, done in known if done and done[-1] >= before}


class Guard:
    """Checks requests. `hosts` are the names under which the server is reached.

    Numbers and `localhost` are always allowed: no foreign site can make a browser use them as its
    own name, which is what the check is against.
    """

    def __init__(self, hosts: Iterable[str], limits: Limits) -> None:
        """Allow these hosts."""
        self.limits = limits
        self._hosts = frozenset({"localhost", *(host.lower() for host in hosts)})
        self.tables = Tally(limits.tables_an_hour, _HOUR)
        self.replays = Tally(limits.replays_a_minute, _MINUTE)

    def allows(self, host: str | None, origin: str | None) -> bool:
        """Whether a request is meant for this server and, from a browser, comes from its page."""
        if host is None or not self._is_ours(_name_of(host)):
            return False
        return origin is None or origin in {f"http://{host}", f"https://{host}"}

    def _is_ours(self, name: str) -> bool:
        if name in self._hosts:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def counts(self, socket: "Socket", now: float) -> bool:
        """Count a message, or a part of one; False if a connection sends more than it may.

        What is sent nevertheless becomes a debt; one as large as what is allowed at once is too
        much, and the connection is ended.
        """
        rate, most = self.limits.messages_a_second, self.limits.messages_at_once
        left = min(socket.tokens + (now - socket.counted_at) * rate, most)
        socket.counted_at = now
        socket.tokens = left - 1
        if left < -most:
            socket.drop()
        return left >= 1


def _name_of(host: str) -> str:
    """Return a Host header without its port."""
    if host.startswith("["):
        return host.partition("]")[0].removeprefix("[")
    return host.partition(":")[0].lower()
