"""HTTP endpoints: decoding of bodies, encoding of answers, and the status of each refusal."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from pax.game.reasons import Reason
from pax.protocol.http import Problem
from pax.server.limits import BODY_BYTES, BODY_SECONDS, SMALL_BODY_BYTES
from pax.server.security.admission import REQUESTS
from pax.server.tables.manager import TableManager
from pax.tables.actor import TableActor
from pax.tables.broadcast import ENCODER
from pax.tables.credentials import opens
from pax.tables.errors import Refusal

Handler = Callable[[TableManager, Request, Any], Awaitable[Any]]

_log = logging.getLogger("pax.server")

API: Final = "/api"
UNPROCESSABLE: Final = 422
BAD: Final = 400
INTERNAL_ERROR: Final = 500
STATUS: Final = {
    "not_json": BAD,
    "no_such_table": 404,
    "no_such_campaign": 404,
    "no_such_record": 404,
    "wrong_secret": 403,
    "secret_missing": 401,
    "game_is_running": 403,
    "deal_is_played": 403,
    "deal_key_is_missing": 503,
    "table_is_closed": 409,
    "level_is_closed": 403,
    "too_many_tables": 429,
    "too_many_requests": 429,
    "too_many_replays": 429,
    "too_many_thoughts": 503,
    "bots_are_busy": 503,
    "server_is_full": 503,
    "too_large": 413,
    "too_slow": 408,
    "not_stored": 503,
    "seat_is_taken": 409,
    "not_waiting": 409,
    "not_over": 409,
}


TOO_OFTEN: Final = frozenset({429, 503})


class Endpoint(msgspec.Struct, frozen=True):
    """A route: request and response types, rate limit, and maximum size of the body."""

    method: str
    path: str
    handler: Handler
    takes: Any
    gives: Any
    summary: str
    secret: bool = False
    query: dict[str, str] = {}
    rate: int = REQUESTS
    body: int = SMALL_BODY_BYTES


def route(endpoint: Endpoint) -> Route:
    """Return a Starlette route below `API` that decodes the body and answers in JSON."""
    decoder = None if endpoint.takes is None else msgspec.json.Decoder(endpoint.takes)

    async def handle(request: Request) -> Response:
        manager = request.state.manager
        try:
            if endpoint.rate != REQUESTS:
                manager.admission.spend(address_of(request), endpoint.rate)
            form = (
                None if decoder is None else decoder.decode(await _body(manager, request, endpoint))
            )
            answer = await endpoint.handler(manager, request, form)
        except Refusal as refusal:
            return _ended(refused(manager, refusal), request)
        except ClientDisconnect:
            manager.admission.refusals.count("client_left")
            return Response(status_code=BAD)
        except msgspec.ValidationError as error:
            return refused(manager, Refusal(Reason("malformed_request"), _where(error)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return refused(manager, Refusal(Reason("not_json")))
        except HTTPException:
            raise
        except Exception as error:  # noqa: BLE001 - only here the table is known
            return _failed(manager, request, error)
        return json(answer)

    path = endpoint.path.removeprefix(API)
    return Route(path, handle, methods=[endpoint.method], name=endpoint.handler.__name__)


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


def _where(error: msgspec.ValidationError) -> str:
    """Return the field that a validation error names, such as `seats[0].kind`."""
    return str(error).rpartition("`$")[2].partition("`")[0].removeprefix(".")


def refused(manager: TableManager, refusal: Refusal) -> Response:
    """Return the response for a refusal.

    An unread rest of the body is discarded for as long as the next head may take to arrive: a
    client that is still sending could not read the answer if the connection were closed at once.
    """
    manager.admission.refusals.count(refusal.reason.code)
    status = STATUS.get(refusal.reason.code, UNPROCESSABLE)
    return json(Problem(refusal.reason, refusal.where), status)


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


def address_of(request: Request) -> str:
    """Return the address that a request is counted under."""
    return str(request.scope["address"])


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


def secret_of(request: Request) -> str | None:
    """Return the secret of a request: `Authorization: Bearer ...`, never a part of the URL."""
    scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


async def table_at(manager: TableManager, request: Request) -> TableActor:
    """Return the table in a request's path."""
    actor = await manager.table(request.path_params["table"])
    if actor is None:
        raise Refusal(Reason("no_such_table"))
    return actor


def seat_or_nobody(actor: TableActor, request: Request) -> int | None:
    """Return the seat that a request's secret opens; None without a secret."""
    secret = secret_of(request)
    if secret is None:
        return None
    seat = actor.state.seat_opened_by(secret)
    if seat is None:
        raise Refusal(Reason("wrong_secret"))
    return seat


def check_host(actor: TableActor, request: Request) -> None:
    """Raise Refusal unless a request has the secret of the table's host."""
    secret = secret_of(request)
    if secret is None:
        raise Refusal(Reason("secret_missing"))
    if not opens(secret, actor.state.spec.host):
        raise Refusal(Reason("wrong_secret"))
