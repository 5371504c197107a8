"""A server in a separate process, and measurements of it from outside."""

import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, Self

PYTHON: Final = os.environ.get("PAX_SERVER_PYTHON", sys.executable)
"""The Python whose server is attacked."""

PATIENCE: Final = float(os.environ.get("PAX_PATIENCE", "60"))
_LISTENING: Final = re.compile(r"http://127\.0\.0\.1:(\d+)/")
_PROC: Final = Path("/proc")
_TICK: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")
# Fields of /proc/PID/stat after the name, which may contain anything.
_GROUP: Final = 2
_TIMES: Final = slice(11, 13)
_RESIDENT: Final = 21

_SHIFTED_CLOCK: Final = """
import pathlib, runpy, sys, threading, time
file = pathlib.Path(sys.argv.pop(1))
real, shift = time.time, [0.0]
def watch():
    while True:
        shift[0] = float(file.read_text() or 0)
        time.sleep(0.02)
time.time = lambda: real() + shift[0]
threading.Thread(target=watch, daemon=True).start()
sys.argv[0] = "pax"
runpy.run_module("pax", run_name="__main__", alter_sys=True)
"""
"""Runs `pax` with a wall clock that is shifted by the seconds in a file."""


_OLD_NAMES: Final = {"--bot-processes": "--minds"}
"""Names of options in commits before they were renamed."""


class Usage(NamedTuple):
    """The memory and processor time of a server and its child processes."""

    resident: int
    seconds: float


@cache
def _help(python: str) -> str:
    """Return the output of `pax serve --help`."""
    shown = subprocess.run(  # noqa: S603 - the program under attack
        [python, "-m", "pax", "serve", "--help"],
        env=os.environ | {"COLUMNS": "200", "TERM": "dumb"},
        capture_output=True,
        text=True,
        check=True,
    )
    return shown.stdout


def known(options: Sequence[str], python: str = PYTHON) -> list[str]:
    """Return the options, given as `--name=value`, that this server has, by their names there."""
    names = frozenset(re.findall(r"--[a-z][a-z-]*", _help(python)))
    pairs = [option.split("=", 1) for option in options]
    named = [
        (name if name in names else _OLD_NAMES.get(name, name), value) for name, value in pairs
    ]
    return [f"{name}={value}" for name, value in named if name in names]


def command(
    database: str | Path, *options: str, clock: Path | None = None, python: str = PYTHON
) -> list[str]:
    """Return the command of a server on a free port."""
    pax = ["-m", "pax"] if clock is None else ["-c", _SHIFTED_CLOCK, str(clock)]
    given = ["--port=0", "--lang=en", f"--database={database}", *options]
    return [str(Path(python).absolute()), *pax, "serve", *known(given, python)]


class ServerProcess:
    """A running server; its child processes end with it."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        database: str | Path | None = None,
        descriptors: int = 0,
        clock: Path | None = None,
        python: str = PYTHON,
    ) -> None:
        """Start it with its log in a folder, and wait until it listens."""
        folder.mkdir(parents=True, exist_ok=True)
        self.database = str(database or folder / "tables.sqlite")
        self._log = folder / f"log-{time.monotonic_ns()}"
        said = self._log.with_suffix(".said")
        with self._log.open("wb") as log, said.open("wb") as out:
            self._process = subprocess.Popen(  # noqa: S603 - the program under attack
                command(self.database, *options, clock=clock, python=python),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=log,
                process_group=0,  # in a new session its niceness would not count
                cwd=folder,
                preexec_fn=_limit(descriptors) if descriptors else None,  # noqa: PLW1509 - no threads yet
            )
        try:
            self.port = self._listening(said)
        except BaseException:
            self.kill()
            raise

    def _listening(self, said: Path) -> int:
        found = _LISTENING.search(said.read_text())
        end = time.monotonic() + PATIENCE
        while found is None:
            assert self._process.poll() is None, self.log()
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.02)
            found = _LISTENING.search(said.read_text())
        return int(found[1])

    def __enter__(self) -> Self:
        """Use it as a context."""
        return self

    def __exit__(self, *_: object) -> None:
        """Kill it."""
        self.kill()

    @property
    def pid(self) -> int:
        """The id of its first process."""
        return self._process.pid

    def log(self) -> str:
        """Return its log."""
        return self._log.read_text(errors="replace")

    def kill(self) -> None:
        """Kill it with all its processes."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)

    def stop(self) -> float:
        """Stop it gracefully; return the seconds that this took."""
        begin = time.monotonic()
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)
        return time.monotonic() - begin

    def descriptors(self) -> int:
        """Return the number of its open file descriptors."""
        return sum(1 for _ in (_PROC / str(self.pid) / "fd").iterdir())

    def worker_of(self, connection: socket.socket) -> int:
        """Return the process at the other end of a connection."""
        _, mine = connection.getsockname()
        inode = _inodes()[self.port, mine]
        for pid in _group(self.pid):
            links = (_PROC / pid / "fd").iterdir()
            if any(each.readlink().name == f"socket:[{inode}]" for each in links):
                return int(pid)
        raise LookupError(connection)

    def usage(self) -> Usage:
        """Return its memory in bytes and its processor time in seconds."""
        fields = [found for pid in _group(self.pid) if (found := _stat(pid))]
        resident = sum(int(each[_RESIDENT]) for each in fields) * _PAGE
        return Usage(resident, sum(sum(map(int, each[_TIMES])) for each in fields) / _TICK)

    def resident(self) -> int:
        """Return its resident memory in bytes."""
        return self.usage().resident


def _limit(descriptors: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))


def _group(leader: int) -> list[str]:
    """Return every process of a process group."""
    processes = [each.name for each in _PROC.iterdir() if each.name.isdigit()]
    return [each for each in processes if (found := _stat(each)) and int(found[_GROUP]) == leader]


def _stat(pid: str) -> list[bytes]:
    """Return the fields of a process; empty if it has ended."""
    try:
        return (_PROC / pid / "stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        return []


def _inodes() -> dict[tuple[int, int], str]:
    """Return the inodes of this machine's connections by their two ports."""
    rows = [line.split() for line in (_PROC / "net" / "tcp").read_text().splitlines()[1:]]
    return {(_port(row[1]), _port(row[2])): row[9] for row in rows}


def _port(address: str) -> int:
    return int(address.rpartition(":")[2], 16)


def wait_until(holds: Callable[[], bool], seconds: float) -> bool:
    """Wait until a condition holds; return whether it did in time."""
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@contextmanager
def serving(
    folder: Path, *options: str, database: str | Path | None = None
) -> Iterator[ServerProcess]:
    """Run a server with default options, except for bots without a pace."""
    with ServerProcess(
        folder, "--bot-processes=1", "--pace=0", *options, database=database
    ) as server:
        yield server
