"""A process that has imported the program and runs it in forks of itself: no imports at each start.

`python -m tests.cli.preloaded` reads requests from its input and answers with exit codes.
"""

import gc
import json
import os
import pkgutil
import runpy
import select
import subprocess
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from typer.testing import CliRunner

from pax.bots import registry
from pax.cli.app import app
from tools.build.sources import ROOT

_FILES: Final = ((os.devnull, os.O_RDONLY), ("out", os.O_WRONLY), ("err", os.O_WRONLY))


class Request(NamedTuple):
    """A run of the program: its words and environment; its output goes to files in `results`."""

    words: list[str]
    folder: str
    environment: dict[str, str]
    results: str


class Preloaded:
    """The process, as the one that started it sees it."""

    def __init__(self) -> None:
        """Start it."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.preloaded"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            cwd=ROOT,
        )

    def run(self, request: Request, seconds: float) -> int:
        """Return the exit code of a run."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        if not select.select([process.stdout], [], [], seconds)[0]:
            process.kill()
            raise subprocess.TimeoutExpired(request.words, seconds)
        return int(process.stdout.readline())


def main() -> None:
    """Run each request in a child process, until the input ends."""
    import_commands()
    gc.freeze()  # a collection in a child would copy all pages
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            execute(Request(*json.loads(line)))
        _, status = os.waitpid(child, 0)
        os.write(1, f"{os.waitstatus_to_exitcode(status)}\n".encode())


def import_commands() -> None:
    """Import the modules of all commands; libraries import theirs in the first run."""
    commands = import_module("pax.cli.commands")
    for module in pkgutil.iter_modules(commands.__path__, f"{commands.__name__}."):
        with suppress(ModuleNotFoundError):  # of an extra that is not installed
            import_module(module.name)
    done = CliRunner().invoke(app, ["simulate", "-n", "1"])
    assert done.exit_code == 0, done.output


def execute(request: Request) -> None:
    """Run the program in this process; raises SystemExit."""
    os.environ.clear()
    os.environ.update(request.environment)
    for descriptor, (name, mode) in enumerate(_FILES):
        opened = os.open(Path(request.results, name), mode | os.O_CREAT)
        os.dup2(opened, descriptor)
        os.close(opened)
    sys.stdin = os.fdopen(0, closefd=False)
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)
    os.chdir(request.folder)
    sys.path[0] = request.folder
    registry._installed.cache_clear()  # noqa: SLF001 - a folder may have bots of its own
    sys.argv = ["", *request.words]
    runpy.run_module("pax", run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    main()
