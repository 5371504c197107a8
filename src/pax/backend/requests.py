"""Requests and the endpoints that answer them, independent of the HTTP library."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol

import msgspec

from pax.backend.limits import REQUESTS, SMALL_BODY_BYTES
from pax.backend.registry import TableRegistry
from pax.game.reasons import Reason
from pax.tables.actor import TableActor
from pax.tables.credentials import opens
from pax.tables.errors import Refusal


class ApiRequest(Protocol):
    """A request without its body; `scope["address"]` is what it is counted under."""

    @property
    def path_params(self) -> Mapping[str, Any]:
        """The parts of the path that the route names."""

    @property
    def query_params(self) -> Mapping[str, str]:
        """The query of the address."""

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers."""

    @property
    def scope(self) -> Mapping[str, Any]:
        """Further facts about the connection."""


Handler = Callable[[TableRegistry, ApiRequest, Any], Awaitable[Any]]

API: Final = "/api"
UNPROCESSABLE: Final = 422
BAD: Final = 400
STATUS: Final = {
    "not_json": BAD,
    "no_such_table": 404,
    "no_such_campaign": 404,
    "no_such_record": 404,
    "no_such_subscription": 404,
    "no_notices": 409,
    "wrong_secret": 403,
    "secret_missing": 401,
    "game_is_running": 403,
    "banned": 403,
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
    "table_is_open_elsewhere": 409,
    "not_over": 409,
    "others_played": 409,
}


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


def status_of(refusal: Refusal) -> int:
    """Return the HTTP status of a refusal."""
    return STATUS.get(refusal.reason.code, UNPROCESSABLE)


def decode_form(decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:  # noqa: ANN401 - as the route takes
    """Return the body of a request; raise Refusal if it is malformed."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise Refusal(Reason("malformed_request"), where_wrong(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refusal(Reason("not_json")) from None


def where_wrong(error: msgspec.ValidationError) -> str:
    """Return the field that a validation error names, such as `seats[0].kind`."""
    return str(error).rpartition("`$")[2].partition("`")[0].removeprefix(".")


def address_of(request: ApiRequest) -> str:
    """Return the address that a request is counted under."""
    return str(request.scope["address"])


def secret_of(request: ApiRequest) -> str | None:
    """Return the secret of a request: `Authorization: Bearer ...`, never a part of the URL."""
    scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" and secret.strip() else None


async def table_at(manager: TableRegistry, request: ApiRequest) -> TableActor:
    """Return the table in a request's path."""
    actor = await manager.table(request.path_params["table"])
    if actor is None:
        raise Refusal(Reason("no_such_table"))
    return actor


def seat_or_nobody(actor: TableActor, request: ApiRequest) -> int | None:
    """Return the seat that a request's secret opens; None without a secret."""
    secret = secret_of(request)
    if secret is None:
        return None
    seat = actor.state.seat_opened_by(secret)
    if seat is None:
        raise Refusal(Reason("wrong_secret"))
    return seat


def check_host(actor: TableActor, request: ApiRequest) -> None:
    """Raise Refusal unless a request has the secret of the table's host."""
    secret = secret_of(request)
    if secret is None:
        raise Refusal(Reason("secret_missing"))
    if not opens(secret, actor.state.spec.host):
        raise Refusal(Reason("wrong_secret"))
