"""The ASGI application: routes, the web client, and the objects that live as long as the server."""

import asyncio
import gc
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

import msgspec
from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from pax.backend.limits import REQUESTS, Limits
from pax.backend.requests import API
from pax.backend.routes import ENDPOINTS
from pax.game.reasons import Reason
from pax.server.bots.pool import BotPool
from pax.server.http.endpoints import no_such_route, refused, routes
from pax.server.http.operations import ROUTES as OPERATIONS
from pax.server.http.operations import is_open
from pax.server.http.personal import ENDPOINTS as PERSONAL
from pax.server.http.request_turns import RequestTurns
from pax.server.http.schema import openapi, wire_schema
from pax.server.http.static_files import PAGES
from pax.server.http.subscriptions import ENDPOINTS as SUBSCRIPTIONS
from pax.server.logs import LogFormat, log_loop_failure
from pax.server.logs import finish as finish_logs
from pax.server.notices.settings import NoticeSettings
from pax.server.security.addresses import TrustedProxies
from pax.server.security.admission import Admission
from pax.server.security.deal_key_file import load_deal_key
from pax.server.security.usage import Usage
from pax.server.storage.engine import open_engine
from pax.server.tables.manager import TableManager
from pax.server.transport.handshake import WebSocketDispatcher
from pax.server.transport.operator_watch import OperatorWatch
from pax.server.transport.websocket import deliver
from pax.tables.errors import Refusal

if TYPE_CHECKING:
    from pax.server.notices.sender import NoticeSender


class Settings(msgspec.Struct, frozen=True):
    """The configuration of a server; `hosts` are its names, in addition to IP addresses.

    `bot_processes` is the number of worker processes for bots. `usage` describes the counters that
    several workers share. If it is `quiet`, only faults are logged.
    """

    database: str
    hosts: list[str] = []
    bot_processes: int = 1
    pace: float = 0.2
    limits: Limits = Limits()
    key_file: str = ""
    trusted_proxies: list[str] = []
    usage: str = ""
    log_format: LogFormat = "text"
    quiet: bool = False
    notices: NoticeSettings = NoticeSettings()
    operations_port: int = 0
    """Port of `/metrics`, which no other port serves; 0: none."""
    lan_address: str = ""
    """Where other devices of the network reach a private server; empty: nowhere."""


class Lifetime(TypedDict):
    """The state that requests and connections share."""

    manager: TableManager
    dispatcher: WebSocketDispatcher


class RequestCheck:
    """Middleware: refuses requests for another host, from another site, or beyond a limit.

    A request that is not refused waits for its turn. The port for operators has few paths and no
    secrets: names, bans and limits do not apply to it.
    """

    def __init__(self, app: ASGIApp, admission: Admission, operations_port: int) -> None:
        """Protect an application; one of its ports may be for operators."""
        self._app = app
        self._admission = admission
        self._operations_port = operations_port
        self._turns = RequestTurns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with the address that it is counted under, or refuse it."""
        if scope["type"] == "http":
            refused = self._refused(scope)
            if refused is not None:
                await refused(scope, receive, send)
                return
            await self._turns.wait()
        await self._app(scope, receive, send)

    def _refused(self, scope: Scope) -> Response | None:
        request, admission = Request(scope), self._admission
        headers = request.headers
        at_port = (scope.get("server") or ("", 0))[1]
        for_operators = at_port == self._operations_port != 0
        if not is_open(scope["path"], for_operators=for_operators):
            return PlainTextResponse("not_found\n", 404)
        if for_operators:  # reached under any name, such as that of a container
            return None
        if not admission.allows(headers.getlist("host"), headers.getlist("origin")):
            admission.refusals.count("wrong_host")
            return PlainTextResponse("wrong_host\n", 403)
        peer = "" if request.client is None else request.client.host
        scope["address"] = admission.address(peer, headers.getlist("x-forwarded-for"))
        if admission.is_banned(scope["address"]):
            return refused(request.state.manager, Refusal(Reason("banned")))
        try:
            admission.spend(scope["address"], REQUESTS)
        except Refusal as refusal:
            return refused(request.state.manager, refusal)
        return None


def make_app(
    settings: Settings,
    extra: Sequence[Route] = (),
    clock: Callable[[], float] = time.time,
    now: Callable[[], float] = time.monotonic,
) -> Starlette:
    """Return the application for these settings; `now` is the monotonic clock of the limits."""
    admission = Admission(
        settings.hosts,
        settings.limits,
        proxies=TrustedProxies(settings.trusted_proxies),
        usage=Usage.attach(settings.usage) if settings.usage else None,
        now=now,
    )
    deal_key = load_deal_key(Path(settings.key_file) if settings.key_file else None)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[Lifetime]:
        asyncio.get_running_loop().set_exception_handler(log_loop_failure)
        engine = open_engine(settings.database)
        bots = BotPool(settings.bot_processes, limits=settings.limits)
        manager = TableManager(
            *(engine, admission, bots, settings.pace, clock, deal_key, deliver),
            notices=_sender(engine, settings.notices, clock),
            lan_address=settings.lan_address,
        )
        watch = OperatorWatch(manager)
        await watch.refresh()
        manager.start(watch.run())
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 100, 100)
        try:
            yield {"manager": manager, "dispatcher": WebSocketDispatcher(manager)}
        finally:
            await manager.stop()
            engine.dispose()
            finish_logs()

    api = [*routes((*ENDPOINTS, *PERSONAL, *SUBSCRIPTIONS)), *_documents()]
    return Starlette(
        routes=[Mount(API, routes=api), *OPERATIONS, *extra, *PAGES],
        lifespan=lifespan,
        middleware=[
            Middleware(RequestCheck, admission=admission, operations_port=settings.operations_port)
        ],
        exception_handlers={HTTPException: no_such_route},
    )


def _sender(
    engine: Engine, settings: NoticeSettings, clock: Callable[[], float]
) -> "NoticeSender | None":
    """Return the sender of notices, if there are to be any: it needs libraries of an extra."""
    if not settings.are_offered:
        return None
    from pax.server.notices.sender import NoticeSender  # noqa: PLC0415 - as above

    return NoticeSender(engine, settings, clock)


def _documents() -> list[Route]:
    """Return the routes of the generated schemas."""
    return [
        Route("/openapi.json", _document(openapi())),
        Route("/wire.json", _document(wire_schema())),
    ]


def _document(content: object) -> Callable[[Request], Awaitable[Response]]:
    data = msgspec.json.format(msgspec.json.encode(content), indent=1)

    async def show(_: Request) -> Response:
        return Response(data, media_type="application/json")

    return show


def default_database() -> Path:
    """Return the default database file, in the user's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return base / "pax" / "tables.sqlite"
