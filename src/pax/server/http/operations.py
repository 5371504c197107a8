"""Endpoints for operators: `/health/live`, `/health/ready`, and `/metrics` on its own port."""

import asyncio
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from pax.server.metrics import MEDIA_TYPE, exposition
from pax.server.tables.manager import TableManager

METRICS: Final = "/metrics"
HEALTH: Final = "/health/"
READY_SECONDS: Final = 3.0
"""Time limit for the database to answer."""

_UNAVAILABLE: Final = 503


async def live(_: Request) -> Response:
    """Answer that the process and its event loop run."""
    return PlainTextResponse("live\n")


async def ready(request: Request) -> Response:
    """Answer whether the server can play: its database answers in time."""
    manager: TableManager = request.state.manager
    try:
        await asyncio.wait_for(manager.queries.ping(), READY_SECONDS)
    except (SQLAlchemyError, TimeoutError):
        return PlainTextResponse("database\n", _UNAVAILABLE)
    return PlainTextResponse("ready\n")


async def metrics(_: Request) -> Response:
    """Return the metrics of all workers; only on the port for operators."""
    return Response(await asyncio.to_thread(exposition), media_type=MEDIA_TYPE)


ROUTES: Final = [
    Route("/health/live", live),
    Route("/health/ready", ready),
    Route(METRICS, metrics),
]


def is_open(path: str, *, for_operators: bool) -> bool:
    """Whether a path is served on the players' port, or on the one for operators."""
    if path.startswith(HEALTH):
        return True
    return for_operators == (path == METRICS)
