"""A player who takes an open seat must connect within two minutes to keep it."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from pax import protocol
from pax.backend import dispatcher
from pax.game.reasons import Reason
from pax.protocol.http import TableMade
from pax.server.app import Settings
from pax.tables.limits import SEAT_SECONDS
from tests.server.clients import Client, ask, hello, make_table
from tests.server.servers import GENEROUS, running
from tests.server.tables.test_freed_seats import sit
from tests.support.needs import needs


class Clock:
    """A clock that can be advanced."""

    def __init__(self) -> None:
        """Begin now."""
        self.passed = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return time.time() + self.passed


@contextmanager
def served(database: str, clock: Clock) -> Iterator[int]:
    """Run a server with a clock."""
    with running(Settings(database, limits=GENEROUS, pace=0), clock=clock) as port:
        yield port


def watch(port: int, made: TableMade) -> Client:
    """Watch a table as its host, without a seat."""
    return Client(port, protocol.Hello(table=made.table.id, host=made.host))


def wait_until_free(client: Client) -> None:
    """Wait until seat 1 is open again because its player did not connect."""
    client.wait_for(lambda: client.table.seats[1].kind == "open")
    gone = client.news[-1]
    assert isinstance(gone, protocol.Seated)
    assert (gone.seat, gone.how) == (1, "gone")


def test_a_seat_without_a_connection_is_freed(tmp_path: Path) -> None:
    clock = Clock()
    with served(str(tmp_path / "t.sqlite"), clock) as port:
        made = make_table(port, "person", "open")
        with watch(port, made) as host:
            late = sit(port, made, "Gaia")
            host.wait_for(lambda: host.table.seats[1].name == "Gaia")
            assert ask(port, "POST", f"/api/tables/{made.table.id}/seats", {"name": "T"})[0] == 409
            clock.passed = SEAT_SECONDS + 1
            wait_until_free(host)
            assert host.table.seats[1].name == "P1"
        with Client(port, late) as gaia:
            assert isinstance(gaia.first, protocol.Refused)
        with Client(port, sit(port, made, "Titus")) as titus:
            assert titus.seat == 1


def test_it_is_freed_after_a_restart_of_the_server(tmp_path: Path) -> None:
    clock, database = Clock(), str(tmp_path / "t.sqlite")
    with served(database, clock) as port:
        made = make_table(port, "person", "open")
        sit(port, made, "Gaia")
    clock.passed = SEAT_SECONDS + 1
    with served(database, clock) as port, watch(port, made) as host:
        wait_until_free(host)


@needs("postgresql")
def test_it_is_freed_with_several_workers(shared_database: str) -> None:
    clock = Clock()
    with served(shared_database, clock) as one, served(shared_database, clock) as other:
        made = make_table(one, "person", "open")
        with watch(one, made) as here, watch(other, made) as there:
            sit(other, made, "Gaia")
            clock.passed = SEAT_SECONDS + 1
            for host in (here, there):
                host.wait_for(lambda host=host: host.table.seats[1].kind == "person")  # type: ignore[misc] # bound
                wait_until_free(host)
            hows = [news.how for news in here.news if isinstance(news, protocol.Seated)]
            assert hows == ["sat", "gone"]


def keeps_the_seat(clock: Clock, host: Client) -> None:
    """Advance the clock beyond the limit; the seat is not freed."""
    host.wait_for(lambda: host.table.seats[1].ready and not host.table.seats[1].here)
    clock.passed += SEAT_SECONDS + 1
    with pytest.raises(TimeoutError):
        host.receive(patience=2.5)


def test_a_connected_player_keeps_the_seat(tmp_path: Path) -> None:
    clock = Clock()
    with served(str(tmp_path / "t.sqlite"), clock) as port:
        made = make_table(port, "person", "open")
        with watch(port, made) as host:
            with Client(port, sit(port, made, "Gaia")):
                pass
            keeps_the_seat(clock, host)


def test_a_connected_player_keeps_the_seat_if_the_arrival_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(dispatcher, "on_arrive", lambda *_: Reason("not_stored"))
    monkeypatch.setattr(Client, "get_ready", lambda _: None)
    with served(str(tmp_path / "t.sqlite"), clock) as port:
        made = make_table(port, "person", "open")
        with Client(port, sit(port, made, "Gaia")) as gaia:
            clock.passed = SEAT_SECONDS + 1
            gaia.wait_for(lambda: len(gaia.news) > 1)
            news = gaia.news[-1]
            assert isinstance(news, protocol.Seated)
            assert news.how == "arrived"
            assert gaia.seat == 1


def test_when_the_game_has_begun_no_seat_is_freed(tmp_path: Path) -> None:
    clock = Clock()
    with served(str(tmp_path / "t.sqlite"), clock) as port:
        made = make_table(port, "person", "open")
        late = sit(port, made, "Gaia")
        with Client(port, hello(made, 0, host=True)) as livia:
            livia.request(protocol.Start(id="start"))
            clock.passed = SEAT_SECONDS + 1
            livia.wait_for(lambda: livia.asked)
            livia.move(livia.choices[0])
            with Client(port, late) as gaia:
                assert (gaia.seat, gaia.table.status) == (1, "running")
