"""`pax admin` acts on the database of a server that runs in another process."""

import time
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pax import protocol
from pax.protocol.http import TableMade
from tests.cli.program import run
from tests.server.clients import Client, ask, hello, make_table
from tests.server.processes import Server
from tests.server.servers import PATIENCE
from tests.support.needs import needs


class House:
    """A server in another process, and its operator."""

    def __init__(self, database: str, *options: str) -> None:
        """Start it; the client's address is what a proxy says."""
        self.database = database
        self.server = Server(database, "--trusted-proxy", "127.0.0.1", *options)
        self.port = self.server.port

    def admin(self, *words: str, code: int = 0) -> str:
        """Run `pax admin`; return its output."""
        done = run("admin", *words, "--database", self.database, "--lang", "en")
        assert done.code == code, done.err
        return done.out + done.err


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with SQLite."""
    house = House(str(tmp_path_factory.mktemp("admin") / "tables.sqlite"))
    yield house
    house.server.stop()


@pytest.fixture
def workers(shared_database: str) -> Iterator[House]:
    """A server of two processes with PostgreSQL."""
    house = House(shared_database, "--workers", "2")
    yield house
    house.server.stop()


def until(holds: Callable[[], bool]) -> None:
    """Wait until the server has applied a change."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def playing(house: House) -> tuple[TableMade, Client, Client]:
    """Return a table with a running game."""
    made = make_table(house.port, "person", "person")
    ada, brutus = (Client(house.port, hello(made, seat)) for seat in (0, 1))
    ada.wait_for(lambda: ada.public is not None)
    return made, ada, brutus


def is_cut(client: Client) -> bool:
    """Wait until the server closes a connection."""
    try:
        while True:
            client.receive()
    except ConnectionClosed:
        return True


def test_a_table_is_listed_and_shown_without_its_cards(house: House) -> None:
    made, ada, brutus = playing(house)
    ada.request(protocol.Chat(id="c", text="Salve!"))
    (row,) = (line for line in house.admin("tables").splitlines() if made.table.id in line)
    assert row.split("\t")[1:4] == ["running", "1", "4"]
    assert made.table.id in house.admin("tables", "--player", "P0")
    assert made.table.id not in house.admin("tables", "--player", "Nobody")
    shown = house.admin("show", made.table.id)
    assert "status\trunning" in shown
    assert "seat\t0\tP0\tperson" in shown
    assert "Salve!" not in shown
    assert "\tP0\tSalve!" in house.admin("show", made.table.id, "--chat")
    facts = {line.partition("\t")[0] for line in shown.splitlines()}
    assert facts == {"table", "status", "game", "moves", "deciding", "since", "seat"}
    assert house.admin("show", "-nowhere", code=2) == "There is no table -nowhere.\n"
    ada.close()
    brutus.close()


def test_a_table_in_use_is_closed_and_then_deleted(house: House) -> None:
    made, ada, brutus = playing(house)
    table = made.table.id
    assert house.admin("close", table) == f"Table {table} is closed.\n"
    assert is_cut(ada)
    assert is_cut(brutus)
    with Client(house.port, hello(made, 0)) as again:
        assert again.table.status == "closed"
        assert isinstance(again.news[-1], protocol.Closed)
        assert house.admin("close", table, code=2) == f"There is no open table {table}.\n"
        house.admin("delete", table)
        assert is_cut(again)
    assert ask(house.port, "GET", f"/api/tables/{table}")[0] == 404
    house.admin("delete", table, code=2)


def test_a_player_who_moves_after_the_close_is_refused(house: House) -> None:
    made, ada, brutus = playing(house)
    mover = ada if ada.asked else brutus
    house.admin("close", made.table.id)
    try:
        answer = mover.move(mover.choices[0])
    except ConnectionClosed:
        return
    assert isinstance(answer, protocol.Refused)


def test_an_announcement_reaches_those_who_play_and_those_who_come(house: House) -> None:
    _, ada, brutus = playing(house)
    house.admin("announce", "The server restarts at noon.")
    while not isinstance(said := ada.receive(), protocol.Announcement):
        pass
    assert said.text == "The server restarts at noon."
    with Client(house.port, hello(make_table(house.port, "person", "open"), 0)) as late:
        assert any(b"noon" in message for message in late.received)
    assert b"noon" in ask(house.port, "GET", "/api/about")[1]
    assert "announcement\t\tThe server restarts at noon." in house.admin("rules")
    house.admin("announce", "")
    assert ada.receive() == protocol.Announcement("")
    ada.close()
    brutus.close()


def test_a_limit_is_changed_while_the_server_runs(house: House) -> None:
    here = {"X-Forwarded-For": "198.51.100.7"}
    house.admin("limit", "requests_a_minute", "3")
    until(lambda: ask(house.port, "GET", "/api/about", headers=here)[0] == 429)
    house.admin("limit", "requests_a_minute")
    until(lambda: ask(house.port, "GET", "/api/about", headers=here)[0] == 200)
    assert "There is no limit patience" in house.admin("limit", "patience", "3", code=2)


def test_a_banned_address_is_refused_and_cut_off(house: House) -> None:
    bad, good = ({"X-Forwarded-For": host} for host in ("2001:db8::bad", "192.0.2.1"))
    assert ask(house.port, "GET", "/api/about", headers=bad)[0] == 200
    assert house.admin("ban", "2001:db8::1", "--hours", "1") == "2001:db8::/64 is banned.\n"
    until(lambda: ask(house.port, "GET", "/api/about", headers=bad)[0] == 403)
    assert b"banned" in ask(house.port, "GET", "/api/about", headers=bad)[1]
    assert ask(house.port, "GET", "/api/about", headers=good)[0] == 200
    _, ada, brutus = playing(house)
    house.admin("ban", "127.0.0.0/8")
    assert is_cut(ada)
    assert is_cut(brutus)
    with pytest.raises(InvalidStatus, match="403"):
        Client(house.port, protocol.Hello(table="x"))
    house.admin("unban", "127.0.0.0/8")
    until(lambda: ask(house.port, "GET", "/api/about")[0] == 200)
    house.admin("unban", "2001:db8::1")
    assert "ban" not in house.admin("rules")
    assert "neither" in house.admin("ban", "everybody", code=2)


@needs("postgresql")
def test_all_workers_obey_the_operator(workers: House) -> None:
    made, ada, brutus = playing(workers)
    workers.admin("announce", "Farewell.")
    for client in (ada, brutus):
        while client.receive() != protocol.Announcement("Farewell."):
            pass
    workers.admin("delete", made.table.id)
    assert is_cut(ada)
    assert is_cut(brutus)
    for _ in range(8):  # answered by either process
        assert ask(workers.port, "GET", f"/api/tables/{made.table.id}")[0] == 404
