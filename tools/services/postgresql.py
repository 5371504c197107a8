"""A private PostgreSQL server for tests and measurements."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tools.build.deps import postgresql_programs

PATIENCE = float(os.environ.get("PAX_PATIENCE", "120"))
"""Timeout in seconds to start or stop."""


class Served(NamedTuple):
    """A running server: the URL of an empty database, and its main process."""

    url: str
    pid: int


@contextmanager
def postgresql() -> Iterator[Served]:
    """Run PostgreSQL on a Unix socket in a temporary folder."""
    folder = postgresql_programs()
    if folder is None:
        raise FileNotFoundError("PostgreSQL: initdb not found")
    home = Path(tempfile.mkdtemp(prefix="pax-pg-"))
    user = owner()
    if user is not None:
        shutil.chown(home, user)
    data = home / "data"
    initdb = [str(folder / "initdb"), "--auth=trust", "--username=pax", "--no-sync"]
    initdb += ["-D", str(data)]
    subprocess.run(initdb, user=user, check=True, stdout=subprocess.DEVNULL, cwd=home)  # noqa: S603 - our own command
    server = subprocess.Popen(  # noqa: S603 - our own command
        [folder / "postgres", "-D", data, "-k", home, "-c", "listen_addresses="],
        user=user,
        cwd=home,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until_ready(folder, home)
        yield Served(f"postgresql://pax@/postgres?host={home}", server.pid)
    finally:
        server.send_signal(signal.SIGINT)  # does not wait for clients to disconnect
        server.wait(PATIENCE)
        shutil.rmtree(home)


def owner() -> str | None:
    """Return the user to run PostgreSQL as: it refuses to run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def wait_until_ready(folder: Path, home: Path) -> None:
    """Wait until the server accepts connections."""
    until = time.monotonic() + PATIENCE
    command = [str(folder / "pg_isready"), "-q", "-h", str(home), "-U", "pax"]
    while subprocess.run(command, check=False).returncode:  # noqa: S603 - our own command
        if time.monotonic() > until:
            raise TimeoutError("PostgreSQL does not start")
        time.sleep(0.05)
