"""A receiver of notices on this machine, over TLS: honest, or hanging, or lying."""

import json
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from tests.server.notices.certificates import make_certificates
from tests.server.servers import PATIENCE


class Received(NamedTuple):
    """A request that was accepted."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def fields(self) -> dict[str, Any]:
        """The body as JSON."""
        found: dict[str, Any] = json.loads(self.body)
        return found


class _Handler(BaseHTTPRequestHandler):
    server: "Receiver"

    def do_POST(self) -> None:
        """Behave as the path says; `/ok...` accepts."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.began(self.path)
        behaviour = self.path.strip("/").split("-")[0]
        if behaviour == "hang" and not self.server.released.is_set():
            self.server.released.wait(PATIENCE)
            return  # without an answer
        if behaviour in _LIES and not self.server.released.is_set():
            _LIES[behaviour](self)
            return
        if behaviour.isdigit():
            self.send_response(int(behaviour))
            self.send_header("Location", f"{self.server.origin}/ok-redirected")
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        self.send_response(204)
        self.end_headers()
        self.server.accept(Received(self.path, dict(self.headers), body))

    def endless(self) -> None:
        """Send a head without an end."""
        self._write(b"HTTP/1.1 200 OK\r\n" + b"X-More: more and more\r\n" * 10_000)

    def drip(self) -> None:
        """Send an answer a byte at a time."""
        for _ in range(200):
            self._write(b"H")
            time.sleep(0.2)

    def garbage(self) -> None:
        """Send no HTTP."""
        self._write(b"\0\xff\r\n\r\n" * 10)

    def _write(self, data: bytes) -> None:
        try:
            self.wfile.write(data)
        except OSError:
            return

    def log_message(self, *_: object) -> None:
        """Say nothing."""


_LIES: Final[dict[str, Callable[[_Handler], None]]] = {
    "endless": _Handler.endless,
    "drip": _Handler.drip,
    "garbage": _Handler.garbage,
}


class Receiver(ThreadingHTTPServer):
    """Receives notices; `released` lets hanging requests go on, and ends all lies."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self, folder: Path) -> None:
        """Listen on a free port, with a certificate of a throwaway authority."""
        super().__init__(("127.0.0.1", 0), _Handler)
        files = make_certificates(folder)
        self.authority = str(files.authority)
        self.released = threading.Event()
        self.begun: list[str] = []
        self.accepted: list[Received] = []
        self._changed = threading.Condition()
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(files.certificate, files.key)

    @property
    def host(self) -> str:
        """The host and port, as an operator allows them."""
        return f"localhost:{self.server_port}"

    @property
    def origin(self) -> str:
        """The address without a path."""
        return f"https://{self.host}"

    def finish_request(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - of the base class
        """Begin TLS in the thread of the connection."""
        request.settimeout(PATIENCE)
        with self._context.wrap_socket(request, server_side=True) as secured:
            super().finish_request(secured, client_address)

    def handle_error(self, *_: object) -> None:
        """Say nothing of clients that were killed."""

    def began(self, path: str) -> None:
        """Take note of a request."""
        with self._changed:
            self.begun.append(path)
            self._changed.notify_all()

    def accept(self, received: Received) -> None:
        """Take note of a notice."""
        with self._changed:
            self.accepted.append(received)
            self._changed.notify_all()

    def wait_for(self, condition: Callable[[Self], bool], patience: float = PATIENCE) -> None:
        """Wait until a condition holds."""
        with self._changed:
            assert self._changed.wait_for(lambda: condition(self), patience), self.begun

    def at(self, path: str) -> list[Received]:
        """Return what was accepted at a path."""
        return [each for each in self.accepted if each.path == path]


@contextmanager
def receiving(folder: Path) -> Iterator[Receiver]:
    """Run a receiver in a thread."""
    with Receiver(folder) as receiver:
        thread = threading.Thread(target=receiver.serve_forever, daemon=True)
        thread.start()
        try:
            yield receiver
        finally:
            receiver.released.set()
            receiver.shutdown()
            thread.join(PATIENCE)
