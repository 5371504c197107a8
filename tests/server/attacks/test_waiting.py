"""Connections that are never completed; the last file, so that their time limits have passed."""

import time
from typing import Final

import pytest

from .client import is_closed
from .conftest import Unfinished
from .server_process import ServerProcess, wait_until
from .survival import check_alive

LATE: Final = 15.0
"""Maximum delay in seconds of a server's time limits, on a machine that is busy with tests."""


@pytest.mark.parametrize(
    ("kind", "seconds"),
    [("idle", 10), ("half a head", 10), ("half a handshake", 10), ("half a body", 30)],
)
def test_unfinished_connections_are_closed(
    kind: str, seconds: float, server: ServerProcess, unfinished: dict[str, Unfinished]
) -> None:
    since, held = unfinished[kind]
    left = max(0.0, since + seconds + LATE - time.monotonic())
    assert wait_until(lambda: all(is_closed(each) for each in held), left)
    check_alive(server)
