"""Routes for notices of turns: subscribe, list, unsubscribe."""

import asyncio
from typing import Final

import msgspec

from pax.backend.registry import TableRegistry
from pax.backend.requests import ApiRequest, Endpoint, check_host, secret_of, table_at
from pax.game.reasons import Reason
from pax.protocol.http import Deleted, NewSubscription, Subscription, Subscriptions
from pax.server.notices.addresses import AddressError, target_of
from pax.server.notices.messages import SUBSCRIPTION, StoredSubscription
from pax.server.notices.quiet_hours import zone_of
from pax.server.storage.subscriptions import Subscriber, subscribe, subscribers, unsubscribe
from pax.server.tables.manager import TableManager
from pax.tables.actor import TableActor
from pax.tables.credentials import lock_of, opens
from pax.tables.errors import Refusal
from pax.text import languages

_ENCODER: Final = msgspec.json.Encoder()


async def make_subscription(
    registry: TableRegistry, request: ApiRequest, form: NewSubscription
) -> Subscription:
    """Send notices from now on: to a player's browser, or by webhook for the host."""
    manager, actor = of_server(registry), await table_at(registry, request)
    if form.kind == "webhook":
        check_host(actor, request)
    lock = _lock(actor, request, host=form.kind == "webhook")
    _check(manager, form)
    keys = form.keys
    stored = StoredSubscription(
        form.address,
        form.language,
        form.quiet,
        "" if keys is None else keys.p256dh,
        "" if keys is None else keys.auth,
    )
    table_id = actor.state.table_id
    name = await asyncio.to_thread(
        subscribe,
        manager.engine,
        table_id,
        lock,
        address=form.address,
        kind=form.kind,
        data=_ENCODER.encode(stored),
        now=manager.now(),
        every_turn=form.kind == "webhook",
    )
    if manager.notices is not None:
        manager.notices.has_subscriber(table_id)
    return Subscription(name, form.kind, form.address, form.language, form.quiet)


def _check(manager: TableManager, form: NewSubscription) -> None:
    """Raise Refusal unless notices can be sent as a form says."""
    sender = manager.notices
    hosts = () if sender is None else sender.settings.hosts_of(form.kind)
    if not hosts or sender is None:
        raise Refusal(Reason("no_notices"))
    try:
        target_of(form.address, hosts)
    except AddressError:
        raise Refusal(Reason("address_is_not_allowed"), "address") from None
    if form.language not in languages():
        raise Refusal(Reason("malformed_request"), "language")
    if form.quiet is not None and zone_of(form.quiet.zone) is None:
        raise Refusal(Reason("malformed_request"), "quiet.zone")
    if form.kind == "push" and not (form.keys and sender.takes(form.keys)):
        raise Refusal(Reason("malformed_request"), "keys")


async def see_subscriptions(
    registry: TableRegistry,
    request: ApiRequest,
    form: None,  # noqa: ARG001 - a handler's interface
) -> Subscriptions:
    """Return the subscriptions of a secret."""
    manager, actor = of_server(registry), await table_at(registry, request)
    lock = _lock(actor, request)
    return Subscriptions(await subscriptions_of(manager, actor.state.table_id, lock))


async def delete_subscription(
    registry: TableRegistry,
    request: ApiRequest,
    form: None,  # noqa: ARG001 - a handler's interface
) -> Deleted:
    """Send no more notices to an address."""
    manager, actor = of_server(registry), await table_at(registry, request)
    lock, table_id = _lock(actor, request), actor.state.table_id
    name = request.path_params["subscription"]
    if not await asyncio.to_thread(unsubscribe, manager.engine, table_id, lock, name):
        raise Refusal(Reason("no_such_subscription"))
    return Deleted(table_id)


async def subscriptions_of(manager: TableManager, table_id: str, lock: str) -> list[Subscription]:
    """Return the subscriptions of a lock at a table."""
    found = await asyncio.to_thread(subscribers, manager.engine, table_id, lock)
    return [_shown(each) for each in found]


def _shown(subscriber: Subscriber) -> Subscription:
    stored = SUBSCRIPTION.decode(subscriber.data)
    name, kind, _ = subscriber
    return Subscription(name, kind, stored.address, stored.language, stored.quiet)


def of_server(registry: TableRegistry) -> TableManager:
    """Return the registry of a server, the only one with these routes: it has a database."""
    if not isinstance(registry, TableManager):
        raise TypeError("these routes need a database")
    return registry


def _lock(actor: TableActor, request: ApiRequest, *, host: bool | None = None) -> str:
    """Return the lock of a request's secret, which is that of a seat or of the host."""
    secret = secret_of(request)
    if secret is None:
        raise Refusal(Reason("secret_missing"))
    state = actor.state
    is_seat = not host and state.seat_opened_by(secret) is not None
    is_host = host is not False and opens(secret, state.spec.host)
    if not (is_seat or is_host):
        raise Refusal(Reason("wrong_secret"))
    return lock_of(secret)


_PATH: Final = "/api/tables/{table}/subscriptions"
ENDPOINTS: Final = (
    Endpoint(
        *("POST", _PATH, make_subscription, NewSubscription, Subscription, "Be told of turns"),
        secret=True,
    ),
    Endpoint(
        *("GET", _PATH, see_subscriptions, None, Subscriptions, "Who is told of turns"),
        secret=True,
    ),
    Endpoint(
        "DELETE",
        f"{_PATH}/{{subscription}}",
        delete_subscription,
        None,
        Deleted,
        "Be told of turns no more",
        secret=True,
    ),
)
