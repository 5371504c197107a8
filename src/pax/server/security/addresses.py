"""Addresses of clients: the group for rate limits, and forwarding by trusted proxies."""

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

_INTERFACE_BITS: Final = 64
_MAPPED_BITS: Final = 96
"""Bits before the IPv4 address in an IPv4-mapped IPv6 address."""


def address_group(host: str) -> str:
    """Return the key under which a client is counted: IPv4 as it is, IPv6 by its /64, else "".

    One subscriber has a whole /64, so a longer prefix could be changed at will.
    """
    address = _parsed(host)
    if address is None:
        return ""
    if isinstance(address, IPv4Address):
        return str(address)
    return f"{IPv6Address(int(address) >> _INTERFACE_BITS << _INTERFACE_BITS)}/64"


def _parsed(host: str) -> Address | None:
    """Return an address without its scope, IPv4-mapped IPv6 as IPv4; None if it is malformed."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    if isinstance(address, IPv4Address):
        return address
    return address.ipv4_mapped or IPv6Address(int(address))


class Networks:
    """A set of addresses and networks."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        """Contain these addresses and networks; raise ValueError for malformed ones."""
        self._networks = tuple(_network(each) for each in given)

    def has(self, host: str) -> bool:
        """Whether an address is in this set; a malformed one is not."""
        if not self._networks:
            return False
        address = _parsed(host)
        return address is not None and self._has(address)

    def _has(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


class TrustedProxies(Networks):
    """The proxies whose `X-Forwarded-For` is trusted."""

    def trusts(self, host: str) -> bool:
        """Whether an address is that of a trusted proxy."""
        return self.has(host)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """Return the client's address, given the values of all `X-Forwarded-For` headers in order.

        Every proxy appends the address that it was reached from, so the entries are read from the
        right, up to the first that is not a trusted proxy; everything left of it is unverified. A
        malformed entry is not trusted either: then the last address before it is used.
        """
        if not self._networks or not self.trusts(peer):
            return peer
        client = peer
        for entry in reversed(",".join(forwarded).split(",")):
            address = _forwarded_address(entry.strip())
            if address is None:
                break
            client = str(address)
            if not self._has(address):
                break
        return client


def ban_network(given: str) -> str:
    """Return what is banned for an address or network: an IPv6 address is a whole /64.

    Raise ValueError for a malformed one.
    """
    network = _network(given)
    if isinstance(network, IPv6Network) and network.prefixlen > _INTERFACE_BITS:
        network = network.supernet(new_prefix=_INTERFACE_BITS)
    return str(network)


def _network(given: str) -> Network:
    try:
        network = ip_network(given.strip())
    except ValueError as error:
        raise ValueError(f"not an address or a network: {error}") from None
    if isinstance(network, IPv6Network) and network.prefixlen >= _MAPPED_BITS:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return IPv4Network((mapped, network.prefixlen - _MAPPED_BITS))
    return network


def _forwarded_address(entry: str) -> Address | None:
    """Return the address of an entry such as `192.0.2.1:4711` or `[2001:db8::1]:4711`."""
    if entry.startswith("["):
        host, closed, rest = entry[1:].partition("]")
        if not closed or ":" not in host or (rest and not _is_port(rest)):
            return None
        return _parsed(host)
    if entry.count(":") == 1:
        host, _, port = entry.partition(":")
        return _parsed(host) if _is_port(f":{port}") else None
    return _parsed(entry)


def _is_port(text: str) -> bool:
    digits = text.removeprefix(":")
    return text.startswith(":") and digits.isascii() and digits.isdigit()
