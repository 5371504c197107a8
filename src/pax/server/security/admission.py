"""Admission: checks what a client may ask of the server, before any work is done for it.

Usage is counted by address, over all workers of this host, on the monotonic clock. A quota never
refuses a move of a running game.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Final

from pax.backend.limits import BODIES_AT_ONCE, REPLAYS, TABLES, Limits
from pax.game.reasons import Reason
from pax.server.logs import Refusals
from pax.server.security.addresses import Networks, TrustedProxies, address_group
from pax.server.security.message_rate import MessageRate
from pax.server.security.usage import Usage
from pax.tables.errors import Refusal

HOUR: Final = 3600.0
MINUTE: Final = 60.0

_QUARTER: Final = 4
"""One address may have at most this fraction (1/n) of a shared resource."""


class Lease:
    """An open connection, counted until it is released."""

    def __init__(self, release: Callable[[], None]) -> None:
        """Call this once when the connection ends."""
        self._release: Callable[[], None] | None = release

    def release(self) -> None:
        """Stop counting the connection."""
        release, self._release = self._release, None
        if release is not None:
            release()


class Admission:
    """Checks connections, requests and messages. `hosts` are the names of this server.

    IP addresses and `localhost` are always allowed: the check is against DNS rebinding, and no
    foreign site can have such a name.
    """

    def __init__(  # noqa: PLR0913 - all but the first two are for tests and several workers
        self,
        hosts: Iterable[str],
        limits: Limits,
        *,
        proxies: TrustedProxies | None = None,
        usage: Usage | None = None,
        refusals: Refusals | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Count in this usage table, or in a private one."""
        self.limits = limits
        self.now = now
        self._proxies = TrustedProxies(()) if proxies is None else proxies
        self.refusals = Refusals() if refusals is None else refusals
        self._usage = Usage.private() if usage is None else usage
        self._hosts = frozenset({"localhost", *(host.lower() for host in hosts)})
        self._bodies: dict[str, int] = {}
        self._banned = Networks()

    def change_limits(self, limits: Limits) -> None:
        """Use other limits from now on."""
        self.limits = limits

    def ban(self, networks: Iterable[str]) -> None:
        """Refuse clients of these addresses and networks, and no others, from now on."""
        self._banned = Networks(networks)

    def is_banned(self, address: str) -> bool:
        """Whether an operator has banned an address, given as it is counted."""
        return self._banned.has(address.partition("/")[0])

    @property
    def _per_address(self) -> int:
        """The number of connections that one address may have."""
        limits = self.limits
        return min(limits.connections_per_address, max(limits.max_connections // _QUARTER, 1))

    def allows(self, hosts: Sequence[str], origins: Sequence[str]) -> bool:
        """Whether a request is for this server and, from a browser, comes from its own page."""
        if len(hosts) != 1 or len(origins) > 1 or not self._is_ours(_name_of(hosts[0])):
            return False
        return not origins or origins[0] in {f"http://{hosts[0]}", f"https://{hosts[0]}"}

    def _is_ours(self, name: str) -> bool:
        if name in self._hosts:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True

    def address(self, peer: str, forwarded: Sequence[str]) -> str:
        """Return the address that a client is counted under, resolved through trusted proxies."""
        return address_group(self._proxies.client(peer, forwarded))

    def origin_of(self, address: str) -> str:
        """Return an opaque token that is equal for one address while the server runs."""
        return self._usage.mark(address)

    def connect(self, peer: str) -> Lease | Reason:
        """Count a new connection, or return why it is refused."""
        if self._usage.total_connections() >= self.limits.max_connections:
            return Reason("server_is_full")
        if self._proxies.trusts(peer):  # it forwards for many clients; requests are counted
            return self._counted("")
        return self.connect_client(address_group(peer))

    def own_connections(self) -> int:
        """Return the number of open connections of this worker."""
        return self._usage.own_connections()

    def connect_client(self, address: str) -> Lease | Reason:
        """Count a connection of a client, or return why it is refused."""
        if self._usage.connections(address) >= self._per_address:
            return Reason("too_many_connections", {"most": self._per_address})
        return self._counted(address)

    def _counted(self, address: str) -> Lease:
        slot = self._usage.opened(address, self.now())
        return Lease(lambda: self._usage.closed(slot))

    def is_proxy(self, peer: str) -> bool:
        """Whether a peer is a proxy, so that its connections belong to other clients."""
        return self._proxies.trusts(peer)

    def spend(self, address: str, kind: int) -> None:
        """Count an action of an address; raise Refusal if it exceeds the rate limit."""
        most, seconds, code, unit = self._rate(kind)
        if not self._usage.allows(address, kind, most, seconds, self.now()):
            raise Refusal(Reason(code, {unit: most}))

    def _rate(self, kind: int) -> tuple[int, float, str, str]:
        limits = self.limits
        if kind == TABLES:
            return limits.tables_an_hour, HOUR, "too_many_tables", "an_hour"
        if kind == REPLAYS:
            return limits.replays_a_minute, MINUTE, "too_many_replays", "a_minute"
        return limits.requests_a_minute, MINUTE, "too_many_requests", "a_minute"

    @contextmanager
    def body(self, address: str, size: int) -> Iterator[None]:
        """Reserve memory for a body that is about to be read; raise Refusal if none is left."""
        taken = sum(self._bodies.values())
        own = self._bodies.get(address, 0)
        if taken + size > BODIES_AT_ONCE or own + size > BODIES_AT_ONCE // _QUARTER:
            raise Refusal(Reason("server_is_full"))
        self._bodies[address] = own + size
        try:
            yield
        finally:
            self._bodies[address] -= size
            if not self._bodies[address]:
                del self._bodies[address]

    def message_rate(self) -> MessageRate:
        """Return the rate limiter of a new connection."""
        return MessageRate(self.limits, self.now)


def _name_of(host: str) -> str:
    """Return a Host header without its port."""
    if host.startswith("["):
        return host.partition("]")[0].removeprefix("[")
    return host.partition(":")[0].lower()
