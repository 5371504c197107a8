"""A PostgreSQL server of one's own, for the tests that need one."""

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.deps import postgresql_programs

from .servers import PATIENCE


@contextmanager
def postgresql() -> Iterator[str]:
    """Run PostgreSQL on a socket in a folder of its own; yield the URL of an empty database."""
    folder = postgresql_programs()
    assert folder is not None
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
        yield f"postgresql://pax@/postgres?host={home}"
    finally:
        server.terminate()
        server.wait(PATIENCE)
        shutil.rmtree(home)


def owner() -> str | None:
    """Return whom PostgreSQL must run as: it refuses to be root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def wait_until_ready(folder: Path, home: Path) -> None:
    """Wait until the server takes connections."""
    until = time.monotonic() + PATIENCE
    command = [str(folder / "pg_isready"), "-q", "-h", str(home), "-U", "pax"]
    while subprocess.run(command, check=False).returncode:  # noqa: S603 - our own command
        assert time.monotonic() < until
        time.sleep(0.05)
