"""Run the program as a subprocess: piped, or on a pseudo-terminal."""

import os
import pty
import select
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from tests.cli.preloaded import Preloaded, Request

COMMAND = [sys.executable, "-m", "pax"]
PATIENCE = 120.0


@dataclass(frozen=True)
class Done:
    """The output and exit code of a process."""

    code: int
    out: str
    err: str


def environment(**more: str) -> dict[str, str]:
    """Return a clean environment: English, UTF-8, no colours forced."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {**kept, "LANG": "C.UTF-8", "TERM": "xterm", **more}


def run(*words: str | Path, folder: Path | None = None, **more: str) -> Done:
    """Run `pax` with its output piped.

    The preloaded process runs it, unless Python itself must see the environment.
    """
    if more.keys() <= {"COLUMNS"}:
        return _run_preloaded(list(map(str, words)), folder or Path.cwd(), environment(**more))
    done = subprocess.run(  # noqa: S603 - our own program
        [*COMMAND, *map(str, words)],
        capture_output=True,
        cwd=folder,
        env=environment(**more),
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def _run_preloaded(words: list[str], folder: Path, variables: dict[str, str]) -> Done:
    with TemporaryDirectory() as results:
        code = _preloaded().run(Request(words, str(folder), variables, results), PATIENCE)
        out, err = (Path(results, name).read_text("utf-8") for name in ("out", "err"))
    return Done(code, out, err)


@cache
def _preloaded() -> Preloaded:
    """Return the preloaded process of this test process."""
    return Preloaded()


def start(*words: str | Path, folder: Path | None = None) -> subprocess.Popen[bytes]:
    """Start `pax` in a new process group, like a shell."""
    return subprocess.Popen(  # noqa: S603 - our own program
        [*COMMAND, *map(str, words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=environment(),
        start_new_session=True,
    )


def on_terminal(words: Sequence[str | Path], folder: Path | None = None) -> tuple[int, str]:
    """Run `pax` on a terminal; return its exit code and output."""
    master, slave = pty.openpty()
    process = subprocess.Popen(  # noqa: S603 - our own program
        [*COMMAND, *map(str, words)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        cwd=folder,
        env=environment(),
        start_new_session=True,
    )
    os.close(slave)
    shown = _read_all(master, monotonic() + PATIENCE)
    return process.wait(PATIENCE), shown.decode()


def _read_all(master: int, until: float) -> bytes:
    shown = b""
    while monotonic() < until and select.select([master], [], [], PATIENCE)[0]:
        try:
            part = os.read(master, 65536)
        except OSError:  # Linux raises this when the last writer closes
            break
        if not part:
            break
        shown += part
    os.close(master)
    return shown
