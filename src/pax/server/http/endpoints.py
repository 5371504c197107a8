"""HTTP endpoints: decoding of bodies, encoding of answers, and the status of each refusal."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from pax.backend.limits import BODY_BYTES, BODY_SECONDS, REQUESTS, SMALL_BODY_BYTES
from pax.backend.requests import (
    API,
    BAD,
    Endpoint,
    address_of,
    decode_form,
    status_of,
)
from pax.game.reasons import Reason
from pax.protocol.http import Problem
from pax.server.tables.manager import TableManager
from pax.tables.broadcast import ENCODER
from pax.tables.errors import Refusal

_log = logging.getLogger("pax.server")

Handler = Callable[[Request], Awaitable[Response]]

INTERNAL_ERROR: Final = 500
TOO_OFTEN: Final = frozenset({429, 503})


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """Return one Starlette route below `API` for each path, so that it knows all its methods."""
    handlers: dict[str, dict[str, Handler]] = {}
    for endpoint in endpoints:
        path = endpoint.path.removeprefix(API)
        handlers.setdefault(path, {})[endpoint.method] = _handler(endpoint)
    return [_route(path, by_method) for path, by_method in handlers.items()]


def _route(path: str, by_method: dict[str, Handler]) -> Route:
    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await by_method[method](request)

    return Route(path, handle, methods=[*by_method])


def _handler(endpoint: Endpoint) -> Handler:
    """Return a function that decodes the body and answers in JSON."""
    decoder = None if endpoint.takes is None else msgspec.json.Decoder(endpoint.takes)

    async def handle(request: Request) -> Response:
        manager = request.state.manager
        try:
            if endpoint.rate != REQUESTS:
                manager.admission.spend(address_of(request), endpoint.rate)
            form = None
            if decoder is not None:
                form = decode_form(decoder, await _body(manager, request, endpoint))
            answer = await endpoint.handler(manager, request, form)
        except Refusal as refusal:
            return _ended(refused(manager, refusal), request)
        except ClientDisconnect:
            manager.admission.refusals.count("client_left")
            return Response(status_code=BAD)
        except HTTPException:
            raise
        except Exception as error:  # noqa: BLE001 - only here the table is known
            return _failed(manager, request, error)
        return json(answer)

    return handle


def _failed(manager: "TableManager", request: Request, error: Exception) -> Response:
    """Log an unexpected error with the table's id, and answer."""
    fields = {"table": request.path_params.get("table", "")[:40]}
    if isinstance(error, SQLAlchemyError):
        _log.error("database_failed", extra=fields, exc_info=error)
        return refused(manager, Refusal(Reason("not_stored")))
    _log.error("request_failed", extra=fields, exc_info=error)
    return Response(status_code=INTERNAL_ERROR)


async def no_such_route(_: Request, error: Exception) -> Response:
    """Refuse an unknown path or method, in the same format as every other refusal."""
    if not isinstance(error, HTTPException):
        raise error
    answer = json(Problem(Reason("malformed_request")), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


def refused(manager: TableManager, refusal: Refusal) -> Response:
    """Return the response for a refusal.

    An unread rest of the body is discarded for as long as the next head may take to arrive: a
    client that is still sending could not read the answer if the connection were closed at once.
    """
    manager.admission.refusals.count(refusal.reason.code)
    return json(Problem(refusal.reason, refusal.where), status_of(refusal))


def _ended(response: Response, request: Request) -> Response:
    """Close the connection of a client that sends a large body beyond its rate limit.

    Discarding the body would cost as much as the request. All others can read the answer first.
    """
    is_large = _announced(request, BODY_BYTES) > SMALL_BODY_BYTES
    if response.status_code in TOO_OFTEN and is_large and request.method == "POST":
        response.headers["Connection"] = "close"
    return response


def _announced(request: Request, otherwise: int) -> int:
    """Return the Content-Length of a request; `otherwise` if there is none."""
    given = request.headers.get("Content-Length", "")
    return int(given) if given.isascii() and given.isdigit() else otherwise


async def _body(manager: TableManager, request: Request, endpoint: Endpoint) -> bytes:
    """Read the body, with limits on its size, its time, and the memory of all bodies together."""
    size = _announced(request, endpoint.body)
    if size > endpoint.body:
        raise Refusal(Reason("too_large", {"bytes": endpoint.body}))
    with manager.admission.body(address_of(request), size):
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return await _read(request, endpoint.body)
        except TimeoutError:
            raise Refusal(Reason("too_slow", {"seconds": int(BODY_SECONDS)})) from None


async def _read(request: Request, most: int) -> bytes:
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusal(Reason("too_large", {"bytes": most}))
        parts.append(part)
    return b"".join(parts)


def json(answer: object, status: int = 200) -> Response:
    """Return an uncacheable JSON response."""
    data = answer if isinstance(answer, bytes) else ENCODER.encode(answer)
    return Response(data, status, {"Cache-Control": "no-store"}, "application/json")
