"""Behind a real nginx with the shipped configuration: TLS, a sub-path, limits per client."""

import http.client
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from pax import protocol
from pax.protocol.http import TableMade
from tests.server.processes import Server
from tests.server.servers import PATIENCE
from tests.support.needs import needs
from tools.build.deps import nginx_program
from tools.build.sources import ROOT

NAME = "pax.example.org"
SHIPPED = ROOT / "deploy" / "nginx.conf"


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


@contextmanager
def nginx(folder: Path, behind: int) -> Iterator[int]:
    """Run nginx with the shipped configuration before a server; yield its port."""
    port, key, certificate = free_port(), folder / "key.pem", folder / "certificate.pem"
    subprocess.run(  # noqa: S603 - a certificate for this test
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={NAME}"),
            *("-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key)),
            *("-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    text = SHIPPED.read_text("utf-8")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("    listen [::]:443 ssl;\n", f"    listen [::1]:{port} ssl;\n")
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    text = re.sub(r"/etc/letsencrypt\S+fullchain.pem", str(certificate), text)
    text = re.sub(r"/etc/letsencrypt\S+privkey.pem", str(key), text)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{text}}}\n",
        "utf-8",
    )
    program = nginx_program()
    assert program is not None
    command = [program, "-e", f"{folder}/error.log", "-p", str(folder)]
    process = subprocess.Popen([*command, "-c", str(folder / "nginx.conf")])  # noqa: S603
    try:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert process.poll() is None, (folder / "error.log").read_text()
            with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


class Browser:
    """Requests through nginx, from a loopback address of their own."""

    def __init__(self, port: int, certificate: Path, address: str) -> None:
        """Trust the certificate of this test."""
        self._port, self._address = port, address
        self._trust = ssl.create_default_context(cafile=certificate)

    def open_socket(self) -> socket.socket:
        """Return a connection to nginx from this address."""
        here = (self._address, 0)
        return socket.create_connection(("127.0.0.1", self._port), PATIENCE, here)

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

    def play(self, path: str, hello: protocol.Hello) -> Any:  # noqa: ANN401 - any message
        """Say hello over WebSocket, as the page does; return the answer."""
        place = f"{NAME}:{self._port}"
        with connect(
            f"wss://{place}{path}",
            sock=self.open_socket(),
            ssl=self._trust,
            origin=Origin(f"https://{place}"),
        ) as page:
            page.send(protocol.encode(hello).decode())
            return msgspec.json.decode(page.recv(PATIENCE))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Path]]:
    """A server behind nginx: the port, and the certificate."""
    folder = tmp_path_factory.mktemp("nginx")
    options = ("--name", NAME, "--trusted-proxy", "127.0.0.1", "--requests-a-minute", "12")
    server = Server(str(folder / "tables.sqlite"), *options)
    try:
        with nginx(folder, server.port) as port:
            yield port, folder / "certificate.pem"
    finally:
        server.stop()


@needs("nginx")
@pytest.mark.parametrize(("root", "address"), [("", "127.0.0.2"), ("/pax", "127.0.0.3")])
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
    greeting = protocol.Hello(table=made.table.id, secret=made.seats[0].secret)
    assert browser.play(f"{root}/play", greeting)["type"] == "welcome"
    assert browser.ask("GET", "/health/live")[0] == 404


@needs("nginx")
def test_limits_count_the_real_client(site: tuple[int, Path]) -> None:
    greedy, other = (Browser(*site, address) for address in ("127.0.0.4", "127.0.0.5"))
    answers = [greedy.ask("GET", "/api/about")[0] for _ in range(14)]
    assert answers[0] == 200
    assert answers[-1] == 429
    assert other.ask("GET", "/api/about")[0] == 200
