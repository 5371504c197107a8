"""Behind a real nginx with the shipped configuration: TLS, a sub-path, limits per client."""

import http.client
import re
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pax import protocol
from pax.game import Record
from pax.protocol.http import TableMade
from tests.server.clients import Client, hello
from tests.server.operations.proxies import NAME, certificate, nginx
from tests.server.processes import Server
from tests.server.servers import PATIENCE
from tests.server.tables.test_play import play_to_the_end
from tests.support.needs import needs

CONNECTIONS: Final = 4
"""Limit of connections of one client."""


class Browser:
    """Requests through nginx, from a loopback address of their own."""

    def __init__(self, port: int, certificate: Path, address: str) -> None:
        """Trust the certificate of this test."""
        self._port, self._address = port, address
        self._trust = ssl.create_default_context(cafile=certificate)

    def open_socket(self) -> socket.socket:
        """Return a connection to nginx from this address."""
        there = "::1" if ":" in self._address else "127.0.0.1"
        return socket.create_connection((there, self._port), PATIENCE, (self._address, 0))

    def ask(self, method: str, path: str, form: object = None) -> tuple[int, bytes]:
        """Make a request; return status and body."""
        connection = http.client.HTTPSConnection(NAME, self._port, timeout=PATIENCE)
        connection.sock = self._trust.wrap_socket(self.open_socket(), server_hostname=NAME)
        body = None if form is None else msgspec.json.encode(form)
        try:
            connection.request(method, path, body)
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()

    def play(self, path: str, hello: protocol.Hello) -> Client:
        """Say hello over WebSocket, as the page does."""
        place = f"{NAME}:{self._port}"
        opening = connect(
            f"wss://{place}{path}",
            sock=self.open_socket(),
            ssl=self._trust,
            origin=Origin(f"https://{place}"),
        )
        return Client(self._port, hello, opening=opening)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Path]]:
    """A server behind nginx: the port, and the certificate."""
    folder = tmp_path_factory.mktemp("nginx")
    options = ("--name", NAME, "--trusted-proxy", "127.0.0.1", "--requests-a-minute", "12")
    limit = ("--connections-per-address", str(CONNECTIONS))
    server = Server(str(folder / "tables.sqlite"), *options, *limit)
    try:
        with nginx(folder, [server.port], certificate(folder)) as port:
            yield port, folder / "certificate.pem"
    finally:
        server.stop()


@needs("nginx")
@pytest.mark.parametrize(
    ("root", "address"), [("", "127.0.0.2"), ("/pax", "127.0.0.3"), ("/pax", "::1")]
)
def test_a_game_is_played_through_tls(site: tuple[int, Path], root: str, address: str) -> None:
    browser = Browser(*site, address)
    status, page = browser.ask("GET", f"{root}/")
    assert status == 200
    for link in re.findall(rb'(?:src|href)="([^"]+)"', page):
        assert not link.startswith(b"/"), "an absolute link leaves the sub-path"
    seats = [{"kind": "person", "name": "Livia"}, {"kind": "bot", "level": "random"}]
    status, body = browser.ask("POST", f"{root}/api/tables", {"seats": seats})
    assert status == 200, body
    made = msgspec.json.decode(body, type=TableMade)
    with browser.play(f"{root}/play", hello(made, 0)) as client:
        play_to_the_end([client], Random(1))
    status, record = browser.ask("GET", f"{root}/api/tables/{made.table.id}/record")
    assert status == 200
    Record.read(record).check()


@needs("nginx")
def test_health_is_not_for_the_world(site: tuple[int, Path]) -> None:
    browser = Browser(*site, "127.0.0.6")
    for path in ("/health/live", "/pax/health/live", "/pax//health/ready", "/pax/%68ealth/live"):
        assert browser.ask("GET", path)[0] == 404, path


@needs("nginx")
def test_limits_count_the_real_client(site: tuple[int, Path]) -> None:
    greedy, other = (Browser(*site, address) for address in ("127.0.0.4", "127.0.0.5"))
    answers = [greedy.ask("GET", "/api/about")[0] for _ in range(14)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert other.ask("GET", "/api/about")[0] == 200


@needs("nginx")
def test_connections_are_counted_for_the_real_client(site: tuple[int, Path]) -> None:
    greedy, other = (Browser(*site, address) for address in ("127.0.0.7", "127.0.0.8"))
    seats = [{"kind": "person", "name": "Livia"}, {"kind": "open"}]
    made = msgspec.json.decode(
        greedy.ask("POST", "/api/tables", {"seats": seats})[1], type=TableMade
    )
    watching = protocol.Hello(table=made.table.id)
    with ExitStack() as opened:
        for _ in range(CONNECTIONS):
            opened.enter_context(greedy.play("/play", watching))
        with pytest.raises(InvalidStatus) as refused:
            greedy.play("/play", watching)
        assert b"too_many_connections" in refused.value.response.body
        opened.enter_context(other.play("/play", watching))
