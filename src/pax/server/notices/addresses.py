"""Which addresses notices may be sent to: strangers give them, so little is allowed."""

import re
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

HTTPS: Final = 443
LONGEST_ADDRESS: Final = 2000

_PLAIN: Final = re.compile(r"[\x21-\x7e]+")
_NAME: Final = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*")
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4 addresses behind a translator (NAT64)."""
_NEVER: Final = tuple(
    map(
        IPv6Network,
        (
            "::/96",  # IPv4-compatible, deprecated
            "::ffff:0:0:0/96",  # IPv4-translated (SIIT)
            "64:ff9b:1::/48",  # a translator of a local network
            "fec0::/10",  # site-local, deprecated
        ),
    )
)
"""IPv6 networks that lead to private ones and that some versions of Python call global."""


class AddressError(ValueError):
    """Nothing may be sent to an address; the message says why."""


class Target(NamedTuple):
    """An address in its parts."""

    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """The address without its path."""
        return f"https://{self.netloc}"

    @property
    def netloc(self) -> str:
        """The host, and its port unless it is the usual one."""
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"


def target_of(address: str, hosts: Sequence[str]) -> Target:
    """Return the parts of an address at one of these hosts, or raise AddressError."""
    if len(address) > LONGEST_ADDRESS or not _PLAIN.fullmatch(address):
        raise AddressError("it is too long, or has characters that no address has")
    try:
        parts = urlsplit(address)
        port = parts.port or HTTPS
    except ValueError as error:
        raise AddressError(str(error)) from None
    host = (parts.hostname or "").lower()
    if parts.scheme != "https" or "@" in parts.netloc or parts.fragment:
        raise AddressError("it must begin with https:// and the name of a host")
    if not _NAME.fullmatch(host) or host.replace(".", "").isdigit():
        raise AddressError("its host must be a name")
    query = f"?{parts.query}" if parts.query else ""
    target = Target(host, port, f"{parts.path or '/'}{query}")
    if not any(_matches(target, each) for each in hosts):
        raise AddressError("its host is not allowed here")
    return target


def _matches(target: Target, allowed: str) -> bool:
    """Whether a target is at an allowed host: `host`, `*.host` for its subdomains, `host:port`."""
    host, _, port = allowed.lower().partition(":")
    if target.port != (int(port) if port.isdigit() else HTTPS):
        return False
    if host.startswith("*."):
        return target.host.endswith(host[1:])
    return target.host == host


def check_resolved(found: Iterable[str], *, loopback: bool) -> list[str]:
    """Return the addresses that a host resolved to; raise AddressError if one is not public."""
    addresses = list(dict.fromkeys(found))
    if not addresses:
        raise AddressError("its host has no address")
    for each in addresses:
        address = ip_address(each.partition("%")[0])
        if not (is_public(address) or (loopback and address.is_loopback)):
            raise AddressError("its host is in a private network")
    return addresses


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address, and the one that it contains, belongs to the public internet."""
    if address.is_multicast or not address.is_global:
        return False
    if any(address in network for network in _NEVER):
        return False
    inner = _inside(address) if isinstance(address, IPv6Address) else None
    return inner is None or is_public(inner)


def _inside(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that an IPv6 address leads to, if any."""
    if address in _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    teredo = None if address.teredo is None else address.teredo[1]
    return address.ipv4_mapped or address.sixtofour or teredo
