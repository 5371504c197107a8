"""A seat of the lobby that is free again: whoever had it keeps nothing of it."""

import msgspec

from pax.server import wire
from pax.server.forms import SeatKey, TableMade

from .clients import Client, ask, hello, make_table


def sit(port: int, made: TableMade, name: str) -> wire.Hello:
    """Take an open seat; return the hello of whoever took it."""
    status, body = ask(port, "POST", f"/api/tables/{made.table.id}/seats", {"name": name})
    assert status == 200, body
    secret = msgspec.json.decode(body, type=SeatKey).secret
    return wire.Hello(table=made.table.id, secret=secret)


def kick(host: Client, seat: int) -> None:
    """Send somebody away."""
    answer = host.tell(wire.Kick(id=host.new_id(), seat=seat))
    assert isinstance(answer, wire.Update), answer
    assert host.table.seats[seat].kind == "open"


def test_who_was_sent_away_watches_and_cannot_come_back(port: int) -> None:
    made = make_table(port, "person", "open")
    former = sit(port, made, "Gaia")
    with Client(port, wire.Hello(table=made.table.id, host=made.host)) as host:
        with Client(port, former) as gaia:
            kick(host, 1)
            gaia.wait_for(lambda: gaia.seat is None)
            assert gaia.tell_any(wire.Ready(id="again")) == "only_players"
            assert gaia.tell_any(wire.Chat(id="chat", text="I am still here")) == "only_players"
        with Client(port, former) as gaia:
            assert isinstance(gaia.first, wire.Refused)
            assert gaia.first.reason.code == "wrong_secret"
    assert former.secret is not None
    assert ask(port, "GET", f"/api/tables/{made.table.id}/view", secret=former.secret)[0] == 403


def test_who_looked_over_the_shoulder_of_somebody_sent_away_does_not_see_the_next(
    port: int,
) -> None:
    made = make_table(port, "person", "open")
    with Client(port, wire.Hello(table=made.table.id, host=made.host)) as host:
        with Client(port, sit(port, made, "Gaia")) as gaia:
            gaia.tell(wire.Shoulder(id="look", allow=True))
            looker = Client(port, wire.Hello(table=made.table.id, shoulder=1))
            kick(host, 1)
        with (
            looker,
            Client(port, sit(port, made, "Titus")) as titus,
            Client(port, hello(made, 0)) as first,
        ):
            titus.wait_for(lambda: titus.mine is not None)
            looker.wait_for(lambda: looker.table.status == "running")
            assert looker.mine is None
            first.wait_for(lambda: first.asked)
            first.move(first.choices[0])
            titus.wait_for(lambda: titus.asked)
            titus.move(titus.choices[0])
            looker.wait_for(lambda: looker.seq == titus.seq)
            assert looker.mine is None


def test_what_the_one_before_said_is_not_taken_for_a_repetition(port: int) -> None:
    """Many programs number their messages from 1, so the next one uses the same ids."""
    made = make_table(port, "person", "open")
    with Client(port, wire.Hello(table=made.table.id, host=made.host)) as host:
        with Client(port, sit(port, made, "Gaia")):
            kick(host, 1)
        with (
            Client(port, sit(port, made, "Titus")) as titus,
            Client(port, hello(made, 0)),
        ):
            titus.wait_for(lambda: titus.table.status == "running")
            begun = titus.news[-1]
            assert isinstance(begun, wire.Begun)
            assert begun.nonces == ["nonce 0", "nonce 1"]
