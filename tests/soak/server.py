"""A server in a separate process, with its log in a file, which can be killed and restarted."""

import os
import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from bench.load.meter import family, memory
from tests.server.servers import PATIENCE
from tools.services.serving import bot_processes, serve_command

FAULTS: Final = re.compile(r"Traceback|Exception in|Fatal error|Task exception")
_LAST_LINE: Final = re.compile(r"\n[A-Za-z_][\w.]*(: .*)?$", re.MULTILINE)
"""The line of a traceback that names the exception."""

_SHOWN: Final = 3000


class SoakServer:
    """A server under test. Its child processes end with it."""

    def __init__(
        self,
        python: str,
        database: str,
        log: Path,
        *options: str,
        program: Sequence[str] = ("-m", "pax"),
    ) -> None:
        """Start it and wait until it listens; `program` is what Python runs."""
        options = (*bot_processes(1, python), *options)
        self._command = serve_command(database, *options, python=python, program=program)
        self._log = log
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, again on the port that it had."""
        command = list(self._command)
        command[command.index("--port") + 1] = str(self.port)
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - our own program
                command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found is None:
            self.kill()
            raise AssertionError(f"the server did not start: {line} {self.log()[-_SHOWN:]}")
        self.port = int(found[1])

    def kill(self) -> None:
        """Kill it with all its processes."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate(timeout=PATIENCE)

    def stop(self) -> None:
        """Stop it gracefully."""
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=PATIENCE)

    def log(self) -> str:
        """Return all that it has written into its log."""
        return self._log.read_text("utf-8", "replace")

    def check(self) -> None:
        """It runs, and has reported no fault of its own."""
        assert self.process.poll() is None, f"the server has ended: {self.log()[-_SHOWN:]}"
        fault = fault_in(self.log())
        assert not fault, f"a fault in the log:\n{fault}"

    @property
    def megabytes(self) -> float:
        """The memory that it holds, without its bots' processes."""
        return round((memory(self.process.pid) - self._bots_bytes()) / 1e6, 1)

    def _bots_bytes(self) -> int:
        return sum(memory(each.pid) for each in family(self.process.pid)[1:] if each.nice > 0)

    @property
    def descriptors(self) -> int:
        """How many files and sockets it has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


def fault_in(log: str) -> str:
    """Return the beginning and the end of the first fault that a log reports, or nothing."""
    found = FAULTS.search(log)
    if found is None:
        return ""
    start = log.rfind("\n", 0, found.start()) + 1
    last = _LAST_LINE.search(log, log.find("Traceback", start) + 1)
    text = log[start : last.end() if last else start + _SHOWN]
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN // 2]}\n...\n{text[-_SHOWN // 2 :]}"


@contextmanager
def soak_server(python: str, folder: Path, *options: str) -> Iterator[SoakServer]:
    """Run a server on an SQLite file of its own."""
    server = SoakServer(python, str(folder / "tables.sqlite"), folder / "server.log", *options)
    try:
        yield server
        server.stop()
        assert not (fault := fault_in(server.log())), fault
    finally:
        server.kill()
