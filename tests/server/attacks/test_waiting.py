"""Connections that are begun and never finished; the last file, so that their time has passed."""

import time

import pytest

from .client import is_closed
from .conftest import Unfinished
from .server_process import ServerProcess, wait_until
from .survival import check_alive


@pytest.mark.parametrize(
    ("kind", "seconds"),
    [("idle", 15), ("half a head", 15), ("half a handshake", 15), ("half a body", 35)],
)
def test_who_says_nothing_more_is_sent_away(
    kind: str, seconds: float, server: ServerProcess, unfinished: dict[str, Unfinished]
) -> None:
    since, held = unfinished[kind]
    left = max(0.0, since + seconds - time.monotonic())
    assert wait_until(lambda: all(is_closed(each) for each in held), left)
    check_alive(server)
