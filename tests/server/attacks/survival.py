"""Measurements of an honest client while a server is attacked."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from .client import HONEST, ask
from .server_process import ServerProcess

PROMPT: Final = 2.0
"""Maximum seconds for an honest request, on a machine that is busy with tests."""


def latency(server: ServerProcess, address: str = HONEST) -> float:
    """Return the latency of an honest request; infinite if it is not answered in time."""
    begin = time.monotonic()
    try:
        answer = ask(server.port, "GET", "/api/about", address=address, seconds=2 * PROMPT)
    except OSError:
        return float("inf")
    assert answer.status == 200, answer
    return time.monotonic() - begin


def check_alive(server: ServerProcess) -> None:
    """Assert that honest clients are served."""
    assert latency(server) < PROMPT


@contextmanager
def during(attack: Callable[[], object]) -> Iterator[None]:
    """Run an attack in a thread during the context, and wait for its end."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            attack()
        except BaseException as error:  # noqa: BLE001 - raised again below
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield
    finally:
        thread.join()
    if failed:
        raise failed[0]
