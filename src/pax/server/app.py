"""The ASGI application: the routes, the start page, and what lives as long as the server."""

import gc
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypedDict

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from pax.server.desk import Desk
from pax.server.guard import Guard
from pax.server.hub import Hub
from pax.server.limits import Limits
from pax.server.minds import Minds
from pax.server.pages import PAGES
from pax.server.routes import ENDPOINTS
from pax.server.schema import openapi, wire_schema
from pax.server.store.engine import open_engine
from pax.server.web import API, no_such_route, route


class Settings(msgspec.Struct, frozen=True):
    """How a server is run; `hosts` are names by which it is reached beside its number."""

    database: str
    hosts: list[str] = []
    minds: int = 1
    pace: float = 0.2
    limits: Limits = Limits()


class Lifetime(TypedDict):
    """What requests and connections find."""

    hub: Hub
    desk: Desk


class HostCheck:
    """Refuses what is meant for another host, or comes from another site's page."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        """Guard an application."""
        self._app = app
        self._guard = guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] == "http":
            headers = Request(scope).headers
            if not self._guard.allows(headers.get("host"), headers.get("origin")):
                await PlainTextResponse("wrong_host\n", 403)(scope, receive, send)
                return
        await self._app(scope, receive, send)


def make_app(
    settings: Settings, extra: Sequence[Route] = (), clock: Callable[[], float] = time.time
) -> Starlette:
    """Return the application for these settings."""
    guard = Guard(settings.hosts, settings.limits)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[Lifetime]:
        engine = open_engine(settings.database)
        hub = Hub(engine, guard, Minds(settings.minds), settings.pace, clock)
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        try:
            yield {"hub": hub, "desk": Desk(hub)}
        finally:
            await hub.stop()
            engine.dispose()

    api = [*(route(endpoint) for endpoint in ENDPOINTS), *_documents()]
    routes = [Mount(API, routes=api), *extra, *PAGES]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(HostCheck, guard=guard)],
        exception_handlers={HTTPException: no_such_route},
    )


def _documents() -> list[Route]:
    """Return the routes of the generated descriptions."""
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
    """Return the file that is used if no other is named: in the user's data folder."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return base / "pax" / "tables.sqlite"
