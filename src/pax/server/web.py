"""The HTTP side: tables and records, in JSON; each route names its forms, for OpenAPI."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pax.bots import bot_names
from pax.build_info import build_info
from pax.decks import built_in_names
from pax.game.painting import picture
from pax.game.picture import Code
from pax.server.forms import About, NewTable, Problem, SeatKey, Sit, TableMade, ViewNow
from pax.server.limits import BODY_BYTES
from pax.server.live import LiveTable, Wish
from pax.server.locks import lock_of, new_secret
from pax.server.making import NewGame, Refusal, new_game
from pax.server.rulings import on_begin, on_sit
from pax.server.store.writer import Write
from pax.server.telling import ENCODER, events_at
from pax.server.wire import TableInfo

if TYPE_CHECKING:
    from pax.server.hub import Hub

Handler = Callable[["Hub", Request, Any], Awaitable[Any]]

_STATUS: Final = {
    "no_such_table": 404,
    "wrong_secret": 403,
    "too_many_tables": 429,
    "too_large": 413,
    "not_stored": 503,
    "seat_is_taken": 409,
    "not_waiting": 409,
}


class Endpoint(msgspec.Struct, frozen=True):
    """A route: what it takes and what it gives."""

    path: str
    method: str
    handler: Handler
    takes: Any
    gives: Any
    summary: str
    secret: bool = False


def route(endpoint: Endpoint) -> Route:
    """Return a Starlette route that reads the form, calls the handler and answers in JSON."""
    decoder = None if endpoint.takes is None else msgspec.json.Decoder(endpoint.takes)

    async def handle(request: Request) -> Response:
        hub: Hub = request.state.hub
        try:
            form = None if decoder is None else decoder.decode(await _body(request))
            answer = await endpoint.handler(hub, request, form)
        except Refusal as refusal:
            status = _STATUS.get(refusal.reason.code, 422)
            return _json(Problem(refusal.reason, refusal.where), status)
        except msgspec.ValidationError as error:
            where = str(error).rpartition("`")[0].rpartition("`$")[2].removeprefix(".")
            return _json(Problem(Code("malformed_request"), where), 422)
        except (msgspec.DecodeError, RecursionError):
            return _json(Problem(Code("not_json")), 400)
        return _json(answer, 200)

    return Route(endpoint.path, handle, methods=[endpoint.method], name=endpoint.handler.__name__)


async def _body(request: Request) -> bytes:
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > BODY_BYTES:
            raise Refusal(Code("too_large", {"bytes": BODY_BYTES}))
        parts.append(part)
    return b"".join(parts)


def _json(answer: object, status: int) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(ENCODER.encode(answer), status, headers, "application/json")


def secret_of(request: Request) -> str | None:
    """Return the secret of a request: `Authorization: Bearer ...`, never a part of the address."""
    scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


async def table_at(hub: "Hub", request: Request) -> LiveTable:
    """Return the table that a path names."""
    live = await hub.table(request.path_params["table"])
    if live is None:
        raise Refusal(Code("no_such_table"))
    return live


async def about(hub: "Hub", request: Request, form: None) -> About:  # noqa: ARG001 - a handler's interface
    """What this server offers."""
    return About(build_info().version, bot_names(), built_in_names(), hints=False)


async def make_table(hub: "Hub", request: Request, form: NewTable) -> TableMade:
    """Make a table."""
    address = "" if request.client is None else request.client.host
    if not hub.guard.may_make(address, hub.clock()):
        raise Refusal(Code("too_many_tables", {"an_hour": hub.guard.limits.tables_an_hour}))
    game = new_game(form)
    live = await store_game(hub, game)
    if all(seat.kind != "open" for seat in live.ledger.seats):
        await wished(live, on_begin)
    return TableMade(live.info(), game.host, game.keys)


async def store_game(hub: "Hub", game: NewGame) -> LiveTable:
    """Have a new game written, and open its table."""
    written: asyncio.Future[Write] = asyncio.get_running_loop().create_future()
    deals, games = game.rows(hub.clock())
    hub.write(Write(written.set_result, deals=deals, games=games))
    write = await written
    if write.taken or write.failed:
        raise Refusal(Code("not_stored"))
    return hub.open(game.stored, [])


async def wished(live: LiveTable, ruling: Callable[..., Any]) -> int:
    """Wait until a wish has come true, and return the seq of its entry."""
    answered: asyncio.Future[int | Code] = asyncio.get_running_loop().create_future()
    live.wish(Wish(ruling, answer=answered.set_result))
    answer = await answered
    if isinstance(answer, Code):
        raise Refusal(answer)
    return answer


async def see_table(hub: "Hub", request: Request, form: None) -> TableInfo:  # noqa: ARG001 - as above
    """What everybody may know about a table."""
    return (await table_at(hub, request)).info()


async def sit(hub: "Hub", request: Request, form: Sit) -> SeatKey:
    """Take an open seat."""
    live = await table_at(hub, request)
    secret = new_secret()
    lock = lock_of(secret)
    await wished(live, partial(on_sit, form, lock))
    (seat,) = (number for number, each in enumerate(live.ledger.seats) if each.lock == lock)
    return SeatKey(seat, secret)


async def see_view(hub: "Hub", request: Request, form: None) -> ViewNow:  # noqa: ARG001 - as above
    """The table through one's own eyes, or a spectator's without a secret."""
    live = await table_at(hub, request)
    seat = seat_or_nobody(live, request)
    game = live.ledger.game
    if game is None:
        return ViewNow(live.info(), live.ledger.seq, None, [])
    events = [
        event for batch in range(game.batches) for event in events_at(live.ledger, batch, seat)
    ]
    return ViewNow(live.info(), live.ledger.seq, picture(game, seat), events)


def seat_or_nobody(live: LiveTable, request: Request) -> int | None:
    """Return the seat that a request's secret opens; None without a secret."""
    from pax.server.hub import seat_of  # noqa: PLC0415 - the hub knows the web side, too

    secret = secret_of(request)
    if secret is None:
        return None
    seat = seat_of(live.ledger, secret)
    if seat is None:
        raise Refusal(Code("wrong_secret"))
    return seat


ENDPOINTS: Final = (
    Endpoint("/api/about", "GET", about, None, About, "What this server offers"),
    Endpoint("/api/tables", "POST", make_table, NewTable, TableMade, "Make a table"),
    Endpoint("/api/tables/{table}", "GET", see_table, None, TableInfo, "What all may know of it"),
    Endpoint("/api/tables/{table}/seats", "POST", sit, Sit, SeatKey, "Take an open seat"),
    Endpoint(
        "/api/tables/{table}/view", "GET", see_view, None, ViewNow, "One's own view", secret=True
    ),
)
