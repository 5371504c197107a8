"""The host orders the seats in the lobby; players keep their links."""

from random import Random
from typing import Any

import pytest

from pax import protocol
from pax.protocol.http import NewTable, SeatPlan
from pax.tables.entries import SeatsSwapped, WasReady
from pax.tables.factory import new_game
from pax.tables.fair_deal import DealKey
from pax.tables.state import TableState
from tests.server.clients import Client, hello, make_table
from tests.server.tables.test_freed_seats import sit

PEOPLE = ("Livia", "Decimus", "Octavia")


def waiting_table(**fields: Any) -> TableState:  # noqa: ANN401 - as the form takes
    """Return the state of a new table for three people."""
    form = NewTable([SeatPlan("person", name=name) for name in PEOPLE], **fields)
    return TableState(new_game(form, DealKey(bytes(32)), Random(1).randbytes).stored)


def test_two_players_change_places_with_all_that_is_theirs() -> None:
    state = waiting_table()
    state.add(WasReady(at=1, id="0:same", seat=0, nonce="of Livia"))
    state.add(SeatsSwapped(at=2, seat=0, other=2))
    assert state.names == ["Octavia", "Decimus", "Livia"]
    assert state.nonces == ["", "", "of Livia"]
    assert state.answered == {"2:same": 1}, "a repeated message is recognised"


def test_a_starter_by_chance_is_no_longer_called_so_if_the_host_orders_the_seats() -> None:
    state = waiting_table(starter="chance")
    assert state.by_chance
    state.add(SeatsSwapped(at=1, seat=0, other=1))
    assert not state.by_chance


def test_connections_and_links_follow_their_players(port: int) -> None:
    made = make_table(port, "person", "open", "open")
    guests = sit(port, made, "Gaia")
    with Client(port, hello(made, 0, host=True)) as host, Client(port, guests) as gaia:
        host.request(protocol.Swap(id="swap", seat=0, other=1))
        for client, seat in ((host, 1), (gaia, 0)):
            client.wait_for(lambda client=client, seat=seat: client.seat == seat)  # type: ignore[misc] # bound at once
        host.request(protocol.Start(id="start", level="random"))
        gaia.wait_for(lambda: gaia.asked)
        assert gaia.public is not None
        assert gaia.public.deciding == 0
        assert host.refusal_of(protocol.Swap(id="late", seat=0, other=1)) == "not_waiting"
    with Client(port, hello(made, 0)) as host, Client(port, guests) as gaia:
        assert (host.seat, gaia.seat) == (1, 0)


@pytest.mark.parametrize(("seat", "other"), [(0, 0), (0, 7)])
def test_only_two_seats_of_the_table_can_change_places(port: int, seat: int, other: int) -> None:
    made = make_table(port, "person", "open")
    with Client(port, hello(made, 0, host=True)) as host:
        wrong = protocol.Swap(id="swap", seat=seat, other=other)
        assert host.refusal_of(wrong) == "no_such_seat"


def test_only_the_host_orders_the_seats(port: int) -> None:
    made = make_table(port, "person", "open")
    with Client(port, hello(made, 0)) as guest:
        assert guest.refusal_of(protocol.Swap(id="swap", seat=0, other=1)) == "only_host"
