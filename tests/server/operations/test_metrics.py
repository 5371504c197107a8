"""Health and metrics of a real server, with one worker and with two."""

import os
import re
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from random import Random

from pax.game import Record
from tests.server.clients import Client, ask, hello, make_table
from tests.server.processes import Server
from tests.server.servers import PATIENCE
from tests.server.storage.test_workers import workers_of
from tests.server.tables.test_play import play_to_the_end
from tests.support.needs import needs
from tools.services.postgresql import postgresql


def metrics_port(server: Server) -> int:
    """Return the port for operators, which a server prints second."""
    assert server.process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:(\d+)/metrics", server.process.stdout.readline())
    assert found
    return int(found[1])


def figures(port: int) -> dict[str, float]:
    """Return the scraped metrics by name and labels."""
    status, body = ask(port, "GET", "/metrics")
    assert status == 200
    lines = [line for line in body.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def wait_until(port: int, holds: Callable[[dict[str, float]], bool]) -> None:
    """Wait until the figures of a server are so; workers may be dying meanwhile."""
    until = time.monotonic() + PATIENCE
    while True:
        with suppress(OSError, HTTPException):
            found = figures(port)
            if holds(found):
                return
        assert time.monotonic() < until
        time.sleep(0.1)


def play_and_count(server: Server, port: int) -> None:
    """Play a game between people; the metrics count exactly its moves and refusals."""
    made = make_table(server.port, "person", "person")
    clients = [Client(server.port, hello(made, seat)) for seat in (0, 1)]
    assert ask(server.port, "GET", "/api/tables/nowhere")[0] == 404
    play_to_the_end(clients, Random(1))
    _, body = ask(server.port, "GET", f"/api/tables/{made.table.id}/record")
    moves = len(protocol_moves(body))
    until = time.monotonic() + PATIENCE
    while figures(port).get("pax_connections", 0) < 2 and time.monotonic() < until:
        time.sleep(0.1)
    found = figures(port)
    assert found["pax_moves_total"] == found['pax_entries_total{type="movemade"}'] == moves
    assert found['pax_entries_total{type="dealt"}'] == 1
    assert found['pax_refusals_total{reason="no_such_table"}'] == 1
    assert found["pax_connections"] >= 2
    assert found["pax_tables"] >= 1
    assert found["pax_commit_seconds_count"] >= moves / 2
    assert found["pax_event_loop_lag_seconds_count"] > 0
    assert found["pax_bots_waiting"] == 0
    for client in clients:
        client.close()


def protocol_moves(record: bytes) -> list[str]:
    """Return the moves of a record."""
    return list(Record.read(record).moves)


def test_a_server_reports_its_health_and_counts_exactly(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), "--metrics-port", "0")
    try:
        port = metrics_port(server)
        for where in (server.port, port):
            assert ask(where, "GET", "/health/live") == (200, b"live\n")
            assert ask(where, "GET", "/health/ready") == (200, b"ready\n")
        play_and_count(server, port)
        assert "process_resident_memory_bytes" in figures(port)
    finally:
        server.stop()


def test_each_port_serves_only_its_own_paths(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.sqlite"), "--metrics-port", "0")
    try:
        port = metrics_port(server)
        assert ask(server.port, "GET", "/metrics")[0] == 404
        assert ask(port, "GET", "/api/about")[0] == 404
        assert ask(port, "GET", "/")[0] == 404
    finally:
        server.stop()


def test_a_prometheus_reaches_the_port_under_any_name(tmp_path: Path) -> None:
    options = ("--name", "pax.example.org", "--metrics-port", "0")
    server = Server(str(tmp_path / "tables.sqlite"), *options)
    try:
        port = metrics_port(server)
        named = {"Host": "pax:9100"}
        for path in ("/metrics", "/health/live"):
            assert ask(port, "GET", path, headers=named)[0] == 200
        assert ask(server.port, "GET", "/health/live", headers=named)[0] == 403
    finally:
        server.stop()


@needs("postgresql")
def test_a_worker_that_died_has_no_connections(shared_database: str) -> None:
    server = Server(shared_database, "--workers", "2", "--metrics-port", "0")
    try:
        port = metrics_port(server)
        made = make_table(server.port, "person", "person")
        clients = [Client(server.port, hello(made, 0)) for _ in range(8)]
        wait_until(port, lambda found: found["pax_connections"] == 8)
        commits = figures(port)["pax_commit_seconds_count"]
        for pid in workers_of(server):
            os.kill(pid, signal.SIGKILL)
        wait_until(port, lambda found: found["pax_connections"] == 0)
        assert figures(port)["pax_commit_seconds_count"] >= commits > 0
        for client in clients:
            client.close()
    finally:
        server.stop()


@needs("postgresql")
def test_two_workers_are_counted_together(shared_database: str) -> None:
    server = Server(shared_database, "--workers", "2", "--metrics-port", "0")
    try:
        play_and_count(server, metrics_port(server))
    finally:
        server.stop()


@needs("postgresql")
def test_a_server_without_its_database_is_not_ready() -> None:
    with postgresql() as database:
        server = Server(database.url)
        assert ask(server.port, "GET", "/health/ready")[0] == 200
    try:
        assert ask(server.port, "GET", "/health/ready") == (503, b"database\n")
        assert ask(server.port, "GET", "/health/live")[0] == 200
    finally:
        server.kill()
