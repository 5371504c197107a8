"""Several servers share one PostgreSQL: one is cut off and comes back; all are replaced in turn."""

import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from pax import protocol
from pax.server.storage.engine import open_engine
from tests.server.clients import Client, ask, hello, make_table
from tests.server.insistent import Player, check_record, message_of
from tests.server.operations.proxies import free_port, nginx
from tests.server.operations.relay import Relay, line_to_postgresql
from tests.server.processes import Server
from tests.server.servers import PATIENCE
from tests.server.tables.test_play import play_to_the_end
from tests.soak.kills.insisting import InsistingTable
from tests.support.needs import needs

if TYPE_CHECKING:
    from psycopg import Connection

SILENCE = 1.0
TABLES = 3
MOVES = 8
"""Moves at every table between two restarts."""


@contextmanager
def stopped(servers: list[Server]) -> Iterator[None]:
    """Kill the servers that a list holds at the end."""
    try:
        yield
    finally:
        for server in servers:
            server.kill()


@pytest.fixture
def line(shared_database: str) -> Iterator[tuple[Relay, str]]:
    """A line to an empty database, and its URL."""
    with line_to_postgresql(shared_database) as line:
        yield line


def until(holds: Callable[[], bool]) -> None:
    """Wait for a condition."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


def status(server: Server, path: str) -> int:
    """Return the status of an answer of a server."""
    return ask(server.port, "GET", path)[0]


@needs("postgresql")
def test_a_host_that_is_cut_off_says_so_lies_to_nobody_and_comes_back(
    shared_database: str, line: tuple[Relay, str]
) -> None:
    relay, url = line
    whole, cut = Server(shared_database), Server(url)
    with stopped([whole, cut]):
        made = make_table(whole.port, "person", "person")
        players = [Player(made, seat) for seat in (0, 1)]
        ports = [whole.port, cut.port]
        rng = Random(1)
        far = players[1].connected(cut.port)
        players[0].connected(whole.port)
        play_until(players, ports, rng, lambda: far.asked)

        relay.cut()
        message = message_of(far, 1000, rng)
        far.send(message)
        assert message.id not in [getattr(each, "answers", None) for each in heard(far)]
        until(lambda: status(cut, "/health/ready") == 503)
        assert status(cut, "/health/live") == 200
        assert status(whole, "/health/ready") == 200
        others = make_table(whole.port, "person", "person")
        play_to_the_end([Client(whole.port, hello(others, seat)) for seat in (0, 1)], Random(2))

        relay.mend()
        players[1].acknowledge(message, answered(far, message))
        until(lambda: status(cut, "/health/ready") == 200)
        play_until(players, ports, rng, lambda: far.is_over)
        for port in ports:
            check_record(port, made.table.id, players)
        assert ask(cut.port, "GET", f"/api/tables/{others.table.id}/record")[0] == 200
        for player in players:
            player.leave()


def heard(client: Client) -> list[protocol.FromServer]:
    """Return what a client is sent until nothing arrives for a while."""
    found: list[protocol.FromServer] = []
    with suppress(TimeoutError):
        while True:
            found.append(client.receive(SILENCE))
    return found


def answered(client: Client, message: protocol.PlayMove) -> protocol.FromServer:
    """Wait for the answer to a message; send it again if it could not be stored."""
    answer = client.answer(message.id)
    while isinstance(answer, protocol.Refused):
        assert answer.reason.code == "not_stored"
        answer = client.request(message)
    return answer


def play_until(
    players: list[Player], ports: list[int], rng: Random, is_enough: Callable[[], bool]
) -> None:
    """Make moves, each at the server of its player."""
    number = len(players[0].acknowledged) + len(players[1].acknowledged)
    clients = [each.connected(port) for each, port in zip(players, ports, strict=True)]
    while True:
        newest = max(client.seq for client in clients)
        for client in clients:
            client.wait_for(lambda client=client, newest=newest: client.seq >= newest)  # type: ignore[misc] # bound at once
        decider = clients[0].public.deciding if clients[0].public else None
        if is_enough() or decider is None:
            return
        message = message_of(clients[decider], number, rng)
        players[decider].acknowledge(message, clients[decider].request(message))
        number += 1


@needs("postgresql")
@pytest.mark.parametrize(("more", "seconds"), [("", 10), ("?keepalives_idle=3", 3)])
def test_a_dead_connection_to_the_database_is_noticed(
    line: tuple[Relay, str], more: str, seconds: int
) -> None:
    engine = open_engine(line[1] + more)
    with engine.connect() as connection:
        number = cast("Connection[Any]", connection.connection.dbapi_connection).fileno()
        with socket.socket(fileno=os.dup(number)) as used:
            assert used.getsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE) == seconds
            assert used.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 20_000
    engine.dispose()


@contextmanager
def playing(port: int) -> Iterator[list[InsistingTable]]:
    """Play game after game at some tables, through one port."""
    tables = [InsistingTable([port, port], Random(seed)) for seed in range(TABLES)]
    for table in tables:
        table.start()
    try:
        yield tables
    finally:
        for table in tables:
            table.break_off()
            table.join(PATIENCE)


def go_on(tables: list[InsistingTable], moves: int = MOVES) -> None:
    """Wait until every table has made so many more moves."""
    goals = [table.moves + moves for table in tables]

    def reached() -> bool:
        for table in tables:
            if table.failure is not None:
                raise table.failure
        return all(table.moves >= goal for table, goal in zip(tables, goals, strict=True))

    until(reached)


def finish(tables: list[InsistingTable]) -> None:
    """End all games; every record has exactly the acknowledged moves."""
    for table in tables:
        table.end_after_this_game()
    until(lambda: not any(table.is_alive() for table in tables))
    for table in tables:
        assert table.failure is None
        table.check_games()


@needs("postgresql")
@needs("nginx")
def test_servers_behind_nginx_are_replaced_in_turn_without_a_lost_move(
    shared_database: str, tmp_path: Path
) -> None:
    servers = [Server(shared_database), Server(shared_database)]
    ports = [server.port for server in servers]
    with stopped(servers), nginx(tmp_path, ports) as port, playing(port) as tables:
        go_on(tables)
        for place in (0, 1):
            assert servers[place].stop() == ""
            go_on(tables)
            servers[place] = Server(shared_database, "--port", str(ports[place]))
            go_on(tables)
        finish(tables)


@needs("nginx")
def test_the_successor_of_a_server_with_sqlite_waits_for_its_end(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.sqlite")
    server, place = Server(file), free_port()
    with stopped([server]), nginx(tmp_path, [server.port, place]) as port, playing(port) as tables:
        go_on(tables)
        successors: list[Server] = []
        options = ("--port", str(place), "--wait", "60")
        starting = threading.Thread(target=lambda: successors.append(Server(file, *options)))
        starting.start()
        until(lambda: listens(place))
        time.sleep(SILENCE)
        assert successors == []
        server.stop()
        starting.join(PATIENCE)
        with stopped(successors):
            go_on(tables)
            finish(tables)


def listens(port: int) -> bool:
    """Whether a port accepts connections."""
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False
