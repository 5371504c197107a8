"""Subscribing, as the page does."""

import json
from typing import Any

from pax.protocol.http import TableMade
from tests.server.clients import ask
from tests.server.notices.browsers import PushBrowser


def path_of(made: TableMade) -> str:
    """Return the path of a table's subscriptions."""
    return f"/api/tables/{made.table.id}/subscriptions"


def tell_room(port: int, made: TableMade, address: str, **more: Any) -> str:  # noqa: ANN401 - of the form
    """Send the turns of a table to a chat room; return the id of the subscription."""
    form = {"kind": "webhook", "address": address, **more}
    status, body = ask(port, "POST", path_of(made), form, made.host)
    assert status == 200, body
    return str(json.loads(body)["id"])


def tell_player(
    port: int,
    made: TableMade,
    seat: int,
    address: str,
    browser: PushBrowser,
    **more: Any,  # noqa: ANN401 - of the form
) -> str:
    """Send the turns of a seat to a browser; return the id of the subscription."""
    form = {"kind": "push", "address": address, "keys": browser.keys, **more}
    status, body = ask(port, "POST", path_of(made), form, secret_of(made, seat))
    assert status == 200, body
    return str(json.loads(body)["id"])


def secret_of(made: TableMade, seat: int) -> str:
    """Return the secret of a reserved seat."""
    (secret,) = (key.secret for key in made.seats if key.seat == seat)
    return secret
