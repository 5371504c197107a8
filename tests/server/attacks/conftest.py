"""The server that most attacks share, and a separate address for each test."""

import itertools
import socket
import time
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from .http_attacks import BEGINNINGS, hold
from .server_process import ServerProcess, serving

_NUMBERS: Final = itertools.count(2)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server with default options; its log must contain no traceback."""
    with serving(tmp_path_factory.mktemp("attacked"), "--absence-seconds=1") as server:
        yield server


@pytest.fixture
def attacker() -> str:
    """Return an unused source address."""
    number = next(_NUMBERS)
    return f"127.0.{number // 250}.{number % 250 + 2}"


class Unfinished(NamedTuple):
    """Connections that send nothing more, and the time at which they were opened."""

    since: float
    held: list[socket.socket]


@pytest.fixture(scope="session", autouse=True)
def unfinished(server: ServerProcess) -> Iterator[dict[str, Unfinished]]:
    """Open unfinished connections before all tests, so that no test waits for long."""
    opened = {
        kind: Unfinished(time.monotonic(), hold(server.port, "127.0.9.9", 5, said))
        for kind, said in BEGINNINGS.items()
    }
    yield opened
    for _, held in opened.values():
        for connection in held:
            connection.close()
