"""A server continues with databases of older versions, on SQLite and on PostgreSQL.

Commit 2c1691e is the oldest that is supported; 7704bbf is the last before the server was divided
into folders. Only the newer one has a deal key, frees seats that nobody connects to, and begins
when the last player who was not ready leaves.
"""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from pax import protocol
from pax.game import Record
from pax.protocol.http import SeatKey
from pax.server.app import Settings
from pax.tables.limits import SEAT_SECONDS
from tests.server.clients import Client, ask, make_table
from tests.server.conftest import new_database
from tests.server.servers import GENEROUS, running
from tests.server.storage.data.make_old_tables import key_file
from tests.server.tables.test_play import play_to_the_end
from tests.support.needs import needs
from tools.build.sources import ROOT

DATA = Path(__file__).parent / "data"
SCRIPT = ROOT / "examples" / "fair_deal.py"
TWO_DAYS = 2 * 86_400.0
"""Time after which the tables are opened again; no proof is withheld for so long."""

Table = dict[str, Any]


class House(NamedTuple):
    """A server with old tables, and the secrets of these by the name of their scenario."""

    commit: str
    port: int
    tables: dict[str, Table]

    def client(self, table: Table, seat: int, *, host: bool = False) -> Client:
        """Connect with the secret of a seat."""
        secret, own = table["seats"][str(seat)], table["host"] if host else None
        return Client(self.port, protocol.Hello(table=table["table"], secret=secret, host=own))

    def host(self, table: Table) -> Client:
        """Connect as the host, without a seat."""
        return Client(self.port, protocol.Hello(table=table["table"], host=table["host"]))

    def get(self, table: Table, what: str) -> tuple[int, Any]:
        """Request a resource of a table."""
        status, body = ask(self.port, "GET", f"/api/tables/{table['table']}{what}")
        return status, json.loads(body)


COMMITS = ("2c1691e", "7704bbf")
FILES = [
    pytest.param(f"{commit}.{kind}", marks=[] if kind == "sqlite" else needs("postgresql"))
    for commit in COMMITS
    for kind in ("sqlite", "sql")
]


@pytest.fixture(scope="module", params=FILES)
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Run a server with a copy of the older server's database."""
    commit, _, kind = request.param.partition(".")
    folder = tmp_path_factory.mktemp("old")
    tables = json.loads((DATA / f"{request.param}.json").read_text("utf-8"))
    if kind == "sqlite":
        database = str(folder / "tables.sqlite")
        shutil.copy(DATA / request.param, database)
    else:
        database = new_database(request.getfixturevalue("database_server"))
        fill(database, DATA / request.param)
    since = time.monotonic()

    def clock() -> float:
        return float(tables["made_at"]) + TWO_DAYS + time.monotonic() - since

    settings = Settings(database, limits=GENEROUS, pace=0, key_file=str(key_file(folder)))
    with running(settings, clock=clock) as port:
        yield House(commit, port, tables)


def fill(url: str, dump: Path) -> None:
    """Restore a dump."""
    import psycopg  # noqa: PLC0415 - only with PostgreSQL

    with psycopg.connect(url) as connection:
        connection.execute(dump.read_bytes())


def check_fair(house: House, table: Table, commitment: str, folder: Path, game: str = "") -> None:
    """Check by the independent script that a game was dealt from its commitment."""
    for name in ("fair", "record"):
        status, found = house.get(table, f"/{name}{game}")
        assert status == 200, found
        (folder / name).write_text(json.dumps(found), "utf-8")
    command = [
        sys.executable,
        str(SCRIPT),
        commitment,
        str(folder / "fair"),
        str(folder / "record"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    assert done.stdout == "The deal was fair.\n", done.stderr


def begun(client: Client) -> protocol.Begun:
    """Wait for the deal; return its line."""
    client.wait_for(lambda: client.public is not None)
    (found,) = (news for news in client.news if isinstance(news, protocol.Begun))
    return found


def test_a_ready_player_is_still_ready(house: House, tmp_path: Path) -> None:
    table = house.tables["one_is_ready"]
    path = f"/api/tables/{table['table']}/seats"
    status, body = ask(house.port, "POST", path, {"name": "Titus"})
    assert status == 200, body
    key = msgspec.json.decode(body, type=SeatKey)
    with (
        house.client(table, 0) as livia,
        Client(house.port, protocol.Hello(table=table["table"], secret=key.secret)) as titus,
    ):
        found = begun(titus)
        assert found.nonces == ["an old nonce", "nonce 1"]
        assert found.commitment == table["commitment"]
        livia.wait_for(lambda: livia.public is not None)
        play_to_the_end([livia, titus], Random(1))
    check_fair(house, table, table["commitment"], tmp_path)


def test_the_host_begins_although_nobody_is_ready(house: House, tmp_path: Path) -> None:
    table = house.tables["nobody_is_ready"]
    with house.host(table) as host:
        host.request(protocol.Start(id="start", level="random"))
        assert begun(host).nonces == ["", "", ""]
    with house.client(table, 0) as livia:
        play_to_the_end([livia], Random(1))
    check_fair(house, table, table["commitment"], tmp_path)


def test_a_taken_seat_is_freed_only_if_it_has_a_deadline(house: House, tmp_path: Path) -> None:
    table = house.tables["somebody_sat_down"]
    assert TWO_DAYS > SEAT_SECONDS
    if house.commit == "2c1691e":
        check_never_freed(house, table, tmp_path)
    else:
        check_freed(house, table)


def check_never_freed(house: House, table: Table, folder: Path) -> None:
    """Check that a seat taken without a time limit is not freed."""
    with house.host(table) as host, pytest.raises(TimeoutError):
        host.receive(patience=2.5)  # the scheduler runs its rounds, and frees nothing
    with house.client(table, 1) as gaia, house.client(table, 0) as livia:
        assert gaia.table.seats[1].name == "Gaia"
        assert begun(gaia).nonces == ["nonce 0", "nonce 1"]
        play_to_the_end([livia, gaia], Random(1))
    check_fair(house, table, table["commitment"], folder)


def check_freed(house: House, table: Table) -> None:
    """Check that a seat whose player did not connect is freed, and can be taken."""
    with house.host(table) as host:
        host.wait_for(lambda: host.table.seats[1].kind == "open")
    path = f"/api/tables/{table['table']}/seats"
    status, body = ask(house.port, "POST", path, {"name": "Titus"})
    assert status == 200, body
    assert msgspec.json.decode(body, type=SeatKey).seat == 1


def test_a_lobby_that_waits_for_nobody_begins(house: House) -> None:
    table = house.tables["all_are_ready"]
    with house.host(table) as host:
        if house.commit == "2c1691e":
            assert host.table.status == "waiting"
            host.request(protocol.Mute(id="mute", seat=1))
        else:
            assert host.table.status == "running"
        assert begun(host).commitment == table["commitment"]


def test_a_running_game_goes_on(house: House, tmp_path: Path) -> None:
    table = house.tables["running"]
    with house.client(table, 0, host=True) as livia:
        assert "Salve!" in [news.text for news in livia.news if isinstance(news, protocol.Said)]
        assert livia.refusal_of(protocol.Chat(id="1", text="Am I heard?")) == "muted"
        livia.request(protocol.Mute(id="2", seat=0, muted=False))
        livia.request(protocol.Chat(id="3", text="Now I am."))
        play_to_the_end([livia], Random(1))
    check_fair(house, table, table["commitment"], tmp_path)


def test_the_next_game_begins_and_one_after_it(house: House, tmp_path: Path) -> None:
    table = house.tables["rematch_waits"]
    check_fair(house, table, table["commitment"], tmp_path, "?game=1")
    with house.client(table, 0) as livia:
        assert begun(livia).commitment == table["next"]
        play_to_the_end([livia], Random(1))
        check_fair(house, table, table["next"], tmp_path)
        livia.request(protocol.Rematch(id="again"))
        livia.wait_for(lambda: livia.table.game == 3)
        livia.get_ready()
        commitment = begun(livia).commitment
        play_to_the_end([livia], Random(1))
    check_fair(house, table, commitment, tmp_path)
    assert len({table["commitment"], table["next"], commitment}) == 3


def test_a_duplicate_has_the_same_cards(house: House, tmp_path: Path) -> None:
    first = house.tables["rematch_waits"]
    twin = first["duplicate"]
    assert house.get(twin, "")[1]["origin"] == "duplicate"
    with house.client(twin, 0) as gaia:
        assert begun(gaia).commitment == twin["commitment"] == first["commitment"]
        play_to_the_end([gaia], Random(2))
    check_fair(house, twin, twin["commitment"], tmp_path)
    assert house.get(twin, "/record")[1]["pile"] == house.get(first, "/record?game=1")[1]["pile"]


def test_a_game_from_a_record_continues_without_a_commitment(house: House) -> None:
    first = house.tables["rematch_waits"]
    table = first["from_record"]
    assert house.get(table, "")[1]["origin"] == "record"
    with house.client(table, 0) as gaia:
        found = begun(gaia)
        assert (found.commitment, found.nonces) == ("", [])
        play_to_the_end([gaia], Random(2))
    before, after = house.get(first, "/record?game=1")[1], house.get(table, "/record")[1]
    assert after["moves"][:4] == before["moves"][:4]
    assert after["origin"] == "record"
    status, refused = house.get(table, "/fair")
    assert (status, refused["reason"]["code"]) == (422, "not_dealt_here")


def test_a_campaign_goes_on(house: House) -> None:
    table = house.tables["campaign"]
    secret = table["campaign"]
    assert (
        json.loads(ask(house.port, "GET", "/api/campaign", secret=secret)[1]) == table["progress"]
    )
    made = make_table(house.port, "person", solo=1, campaign=secret)
    with Client(
        house.port, protocol.Hello(table=made.table.id, secret=made.seats[0].secret)
    ) as livia:
        play_to_the_end([livia], Random(1))
    progress = json.loads(ask(house.port, "GET", "/api/campaign", secret=secret)[1])
    assert progress["tried"][0] == table["progress"]["tried"][0] + 1
    Record.read(json.dumps(house.get(table, "/record")[1])).check()
