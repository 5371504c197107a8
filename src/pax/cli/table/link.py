"""Links to a server's tables, and HTTP requests to such a table."""

import http.client
from dataclasses import dataclass, replace
from typing import Final, Self
from urllib.parse import parse_qs, urlsplit

import msgspec

from pax.game.reasons import Reason
from pax.protocol import PROTOCOL_VERSION, Hello, TableInfo
from pax.protocol.http import Problem, SeatKey, Sit

_TIMEOUT: Final = 60.0
_OK: Final = 200


class LinkError(ValueError):
    """The text is not a link to a table, or its server cannot be reached."""


class SeatRefused(Exception):
    """The server refused the seat; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        """Set the reason."""
        super().__init__(reason.code)
        self.reason = reason


@dataclass(frozen=True)
class Link:
    """The address of a table and the secret of a seat: `http://HOST/#/table/ID?seat=SECRET`."""

    scheme: str
    site: str
    table: str
    secret: str | None

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a link."""
        parts = urlsplit(text.strip())
        path, _, query = parts.fragment.partition("?")
        start, _, table = path.strip("/").partition("/")
        if (
            parts.scheme not in {"http", "https"}
            or not parts.netloc
            or start != "table"
            or not table
        ):
            raise LinkError(text)
        return cls(parts.scheme, parts.netloc, table, parse_qs(query).get("seat", [None])[0])

    def __str__(self) -> str:
        """Return the link in the form that `read` parses."""
        seat = "" if self.secret is None else f"?seat={self.secret}"
        return f"{self.scheme}://{self.site}/#/table/{self.table}{seat}"

    @property
    def socket(self) -> str:
        """The URL of the server's WebSocket."""
        return f"{'wss' if self.scheme == 'https' else 'ws'}://{self.site}/play"

    @property
    def hello(self) -> Hello:
        """The first message to the table."""
        return Hello(table=self.table, secret=self.secret, version=PROTOCOL_VERSION)

    def look(self) -> TableInfo:
        """Return the public information about the table."""
        return msgspec.json.decode(self._ask("GET", ""), type=TableInfo)

    def sit(self, name: str) -> Self:
        """Take an open seat; return the link with its secret."""
        key = self._ask("POST", "/seats", msgspec.json.encode(Sit(name)))
        return replace(self, secret=msgspec.json.decode(key, type=SeatKey).secret)

    def _ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        secure = self.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = kind(self.site, timeout=_TIMEOUT)
        try:
            connection.request(method, f"/api/tables/{self.table}{path}", body)
            answer = connection.getresponse()
            data = answer.read()
            if answer.status == _OK:
                return data
            raise SeatRefused(msgspec.json.decode(data, type=Problem).reason)
        except (OSError, http.client.HTTPException, ValueError, msgspec.MsgspecError) as error:
            raise LinkError(str(error)) from None
        finally:
            connection.close()
