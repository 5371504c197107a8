"""The measured servers; each runs in a process that ends with its run."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from bench.harness.library import MissingPeerError
from pax.arena import cores_here
from tools.build.node import node_folder, variables
from tools.build.sources import ROOT, digest_of_files
from tools.services.postgresql import postgresql
from tools.services.serving import bot_processes, known_options, serve_command

PEER: Final = Path(__file__).parent / "boardgameio"
INSTALLED: Final = ROOT / "build" / "bench" / "boardgameio"
PEER_GAME: Final = 150
"""Moves in a match of the trivial game: about as many as in a game of PAX."""

_FILES: Final = ("package.json", "package-lock.json", ".npmrc", "server.js")
METRICS: Final = "--metrics-port"
_NO_DISK: Final = {"tmpfs", "ramfs", "devtmpfs"}
_SECONDS_TO_STOP: Final = 30


class Running(NamedTuple):
    """A running server: its port, its process, its database and process, its metrics' port."""

    port: int
    pid: int
    database: str = ""
    database_pid: int = 0
    metrics: int = 0


@contextmanager
def started(
    command: Sequence[str],
    environment: Mapping[str, str] | None = None,
    folder: Path = ROOT,
    ports: int = 1,
) -> Iterator[tuple[list[int], int]]:
    """Start a server that prints its ports; at the end kill its process group."""
    process = subprocess.Popen(  # noqa: S603 - our own command
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,  # not a new session: niceness applies only within a session
    )
    try:
        yield [_port(process) for _ in range(ports)], process.pid
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=_SECONDS_TO_STOP)


def _port(process: "subprocess.Popen[str]") -> int:
    for line in process.stdout or ():
        if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
            return int(found[1])
    raise RuntimeError(f"the server did not start (code {process.wait()})")


@contextmanager
def pax_on(
    database: str, database_pid: int, workers: int, python: str = sys.executable
) -> Iterator[Running]:
    """Run `pax serve` of an installation on a database, with relaxed rate limits."""
    options = ("--workers", str(workers), *bot_processes(cores_here(), python))
    has_metrics = METRICS in known_options(python)
    command = serve_command(
        database, *options, *((METRICS, "0") if has_metrics else ()), python=python
    )
    with started(command, ports=1 + has_metrics) as ([port, *metrics], pid):
        yield Running(port, pid, database, database_pid, *metrics)


@contextmanager
def pax_sqlite(_: int = 1, python: str = sys.executable) -> Iterator[Running]:
    """Run a server with a new SQLite file."""
    with (
        tempfile.TemporaryDirectory(prefix="pax-load-") as folder,
        pax_on(str(Path(folder) / "tables.sqlite"), 0, 1, python) as running,
    ):
        yield running


@contextmanager
def pax_postgresql(workers: int) -> Iterator[Running]:
    """Run a server with one or more workers and a private PostgreSQL."""
    try:
        with postgresql() as stored, pax_on(stored.url, stored.pid, workers) as running:
            yield running
    except FileNotFoundError as error:
        raise MissingPeerError(str(error)) from error


@contextmanager
def boardgame_io(_: int = 1) -> Iterator[Running]:
    """Run boardgame.io's server with the trivial game."""
    node = _installed()
    environment = variables(node) | {"NODE_ENV": "production"}
    command = [str(node / "node"), str(INSTALLED / "server.js"), str(PEER_GAME)]
    with started(command, environment, INSTALLED) as ([port], pid):
        yield Running(port, pid)


def _installed() -> Path:
    """Install the pinned packages if they changed; return Node's folder."""
    folder = node_folder()
    if folder is None:
        raise MissingPeerError("no recent Node")
    wanted = digest_of_files([PEER / name for name in _FILES], PEER)
    stamp = INSTALLED / "stamp"
    if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
        shutil.rmtree(INSTALLED, ignore_errors=True)
        INSTALLED.mkdir(parents=True)
        for name in _FILES:
            shutil.copy(PEER / name, INSTALLED / name)
        _npm(folder)
        stamp.write_text(wanted, "utf-8")
    return folder


def _npm(folder: Path) -> None:
    command = [str(folder / "npm"), "ci", "--ignore-scripts", "--no-progress", "--loglevel=error"]
    done = subprocess.run(  # noqa: S603 - npm, with our own arguments
        command, cwd=INSTALLED, env=variables(folder), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise MissingPeerError(f"npm install failed: {done.stderr.strip()[-300:]}")


def disk() -> str:
    """Return the file system of the databases; raise if it is in memory."""
    place = Path(tempfile.gettempdir()).resolve()
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text("utf-8").splitlines()]
    above = [mount for mount in mounts if place.is_relative_to(mount[0])]
    kind = max(above, key=lambda mount: len(mount[0]))[1]
    if kind in _NO_DISK:
        raise SystemExit(f"{place} is on {kind}, not on a disk: set TMPDIR to a folder on a disk")
    return kind
