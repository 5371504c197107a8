"""Servers in separate processes, which can be killed."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.servers import PATIENCE


class Server:
    """A server process; its child processes end with it."""

    def __init__(self, database: str, *options: str) -> None:
        """Start it and wait until it listens."""
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [
                *(sys.executable, "-m", "pax", "serve", "--port", "0", "--lang", "en"),
                *("--database", database, "--bot-processes", "1", "--pace", "0"),
                *("--tables-an-hour", "1000000", "--messages-a-second", "1000000"),
                *("--requests-a-minute", "1000000", "--connections-per-address", "10000"),
                *options,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.port = self._listening()

    def _listening(self) -> int:
        """Read the output until it names the address; a server that waits says so first."""
        assert self.process.stdout is not None
        lines: list[str] = []
        for line in self.process.stdout:
            lines.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                return int(found[1])
        raise AssertionError((lines, self.process.wait()))

    def kill(self) -> None:
        """Kill it with all its processes."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate(timeout=PATIENCE)

    def stop(self) -> str:
        """Stop it gracefully; return its log."""
        self.process.send_signal(signal.SIGINT)
        _, log = self.process.communicate(timeout=PATIENCE)
        return log


@contextmanager
def serving(database: str, *options: str) -> Iterator[int]:
    """Run a server in a separate process; yield its port."""
    server = Server(database, *options)
    try:
        yield server.port
    finally:
        server.stop()
