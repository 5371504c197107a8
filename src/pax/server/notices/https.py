"""A request to an address that a stranger gave: one POST, with limits on everything.

The host is resolved once, and the connection goes to the address that was checked, so that a name
cannot resolve to another address meanwhile. Redirects are not followed, and the body of the answer
is not read.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple

from pax.server.notices.addresses import AddressError, Target, check_resolved

SEND_SECONDS: Final = 10.0
"""Time limit for a request: resolving, connecting, sending and the head of the answer."""

MOST_ADDRESSES: Final = 3
"""Maximum number of addresses of a host that are tried."""

HEAD_BYTES: Final = 16_384
"""Maximum size of the head of an answer."""

_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([2-5][0-9][0-9])[ \r]")
_RETRY_AFTER: Final = re.compile(rb"\r\nretry-after:[ \t]*([0-9]{1,6})[ \t]*\r\n", re.IGNORECASE)


class Answer(NamedTuple):
    """The status of an answer, and for how many seconds nothing more is to be sent."""

    status: int
    retry_after: float


class SendError(Exception):
    """No answer, or none in HTTP; the message is a word for the log."""


class HttpsSender:
    """Sends requests; with `test_ca` to loopback addresses, too."""

    def __init__(self, test_ca: str = "") -> None:
        """Trust the authorities of the system, or that of the tests."""
        self._loopback = bool(test_ca)
        self._context = ssl.create_default_context(cafile=test_ca or None)
        self._context.set_alpn_protocols(["http/1.1"])

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send a request and return the status of the answer, or raise SendError."""
        try:
            async with asyncio.timeout(SEND_SECONDS):
                return await self._post(target, headers, body)
        except TimeoutError:
            raise SendError("timeout") from None
        except AddressError:
            raise SendError("private_address") from None
        except ssl.SSLError:
            raise SendError("tls") from None
        except (OSError, UnicodeError):
            raise SendError("no_connection") from None
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise SendError("no_answer") from None

    async def _post(self, target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
        checked = check_resolved((str(each[4][0]) for each in found), loopback=self._loopback)
        reader, writer = await self._connected(target, checked[:MOST_ADDRESSES])
        try:
            writer.write(_head(target, headers, len(body)) + body)
            await writer.drain()
            return _answer(await reader.readuntil(b"\r\n\r\n"))
        finally:
            writer.transport.abort()  # whoever does not close the connection keeps nobody waiting

    async def _connected(
        self, target: Target, checked: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the first of some addresses that can be reached."""
        for address in checked[:-1]:
            with suppress(OSError):
                return await self._connect(target, address)
        return await self._connect(target, checked[-1])

    async def _connect(
        self, target: Target, address: str
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            address, target.port, ssl=self._context, server_hostname=target.host, limit=HEAD_BYTES
        )


def _head(target: Target, headers: Mapping[str, str], size: int) -> bytes:
    lines = [f"POST {target.path} HTTP/1.1", f"Host: {target.netloc}"]
    own = {"User-Agent": "pax", "Content-Length": str(size), "Connection": "close"}
    lines += [f"{name}: {value}" for name, value in {**own, **headers}.items()]
    return "\r\n".join((*lines, "", "")).encode("ascii")


def _answer(head: bytes) -> Answer:
    status = _STATUS.match(head)
    if status is None:
        raise SendError("no_http")
    wait = _RETRY_AFTER.search(head)
    return Answer(int(status[1]), 0.0 if wait is None else float(wait[1]))
