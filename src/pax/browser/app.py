"""The backend in a web worker: it answers the page's requests and messages as a server does."""

import logging
import time
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl

import msgspec

from pax.backend.dispatcher import Dispatcher
from pax.backend.requests import Endpoint, decode_form, status_of
from pax.backend.routes import ENDPOINTS
from pax.browser.connection import PageConnection
from pax.browser.personal import ENDPOINTS as PERSONAL
from pax.browser.ports import ModelSource, Storage, TableLocks
from pax.browser.tables import BrowserTables
from pax.browser.thinking import SlicedBots
from pax.game.reasons import Reason
from pax.protocol.http import Problem
from pax.tables.broadcast import ENCODER
from pax.tables.errors import Refusal
from pax.tables.fair_deal import DealKey

PACE: Final = 0.2
"""Beat of the bots in seconds, as on a server."""

_log = logging.getLogger("pax.server")


class PageRequest(NamedTuple):
    """A request of the page, as the routes read it."""

    path_params: Mapping[str, Any]
    query_params: Mapping[str, str]
    headers: Mapping[str, str]
    scope: Mapping[str, Any]


class BrowserBackend:
    """Answers one page."""

    def __init__(  # noqa: PLR0913 - the ports
        self,
        storage: Storage,
        locks: TableLocks,
        models: ModelSource,
        deal_key: str,
        *,
        pace: float = PACE,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Begin with no table; `deal_key` are 256 bits in hexadecimal."""
        key = DealKey(bytes.fromhex(deal_key))
        self.tables = BrowserTables(storage, locks, SlicedBots(models), key, pace, clock)
        self._dispatcher = Dispatcher(self.tables)

    async def request(
        self, method: str, path: str, body: str | None = None, secret: str | None = None
    ) -> str:
        """Answer a request with its status and the answer, as JSON."""
        path, _, query = path.partition("?")
        found = _route(method, path)
        if found is None:
            return _reply(404, Problem(Reason("malformed_request")))
        endpoint, parameters = found
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        request = PageRequest(parameters, dict(parse_qsl(query)), headers, {"address": ""})
        try:
            takes = endpoint.takes
            form = None if takes is None else decode_form(_decoder(takes), (body or "").encode())
            answer = await endpoint.handler(self.tables, request, form)
        except Refusal as refusal:
            return _reply(status_of(refusal), Problem(refusal.reason, refusal.where))
        except Exception:  # noqa: BLE001 - the page must get an answer
            _log.exception("request_failed", extra={"table": parameters.get("table", "")[:40]})
            return _reply(500, None)
        return _reply(200, answer)

    def connect(
        self, deliver: Callable[[str], None], closed: Callable[[], None], *, is_covered: bool
    ) -> PageConnection:
        """Open a connection; its first message must be a hello."""
        return PageConnection(deliver, closed, is_covered=is_covered)

    def receive(self, connection: PageConnection, text: str) -> None:
        """Handle a message of the page."""
        self._dispatcher.handle_message(connection, text.encode(), binary=False, allowed=True)

    def disconnect(self, connection: PageConnection) -> None:
        """Close a connection."""
        table = connection.table
        connection.leave()
        if table is not None:
            self.tables.leave(table)

    async def close(self) -> None:
        """Stop everything."""
        await self.tables.close()


def _route(method: str, path: str) -> tuple[Endpoint, dict[str, str]] | None:
    """Return the endpoint of a request, and the parts of the path that it names."""
    parts = path.split("/")
    for endpoint in (*ENDPOINTS, *PERSONAL):
        names = endpoint.path.split("/")
        if endpoint.method != method or len(names) != len(parts):
            continue
        pairs = list(zip(names, parts, strict=True))
        if all(name == part or (name.startswith("{") and part) for name, part in pairs):
            return endpoint, {name[1:-1]: part for name, part in pairs if name.startswith("{")}
    return None


@cache
def _decoder(takes: type) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(takes)


def _reply(status: int, answer: object) -> str:
    data = answer if isinstance(answer, bytes) else ENCODER.encode(answer)
    return f'{{"status":{status},"answer":{data.decode()}}}'


async def start(
    storage: Storage, locks: TableLocks, models: ModelSource, deal_key: str
) -> BrowserBackend:
    """Return the backend of a page; a coroutine, because it needs the running event loop."""
    return BrowserBackend(storage, locks, models, deal_key)
