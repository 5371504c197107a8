"""Ends the processes that a step has left behind, including orphans."""

import ctypes
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.load.meter import family

_PR_SET_CHILD_SUBREAPER: Final = 36
_SECONDS_TO_END: Final = 5.0


def adopt_orphans() -> None:
    """Become the parent of orphaned processes, so that they can be found (Linux)."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_leftovers() -> list[str]:
    """Kill all descendant processes that do not end by themselves; return their commands."""
    until = time.monotonic() + _SECONDS_TO_END
    while (left := _living()) and time.monotonic() < until:
        time.sleep(0.1)
    for pid in left:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    while _living():  # orphans of killed processes arrive here in turn
        time.sleep(0.05)
        for pid in _living():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    return list(left.values())


def _living() -> dict[int, str]:
    """Return the commands of all descendant processes; reap those that have ended."""
    found = {}
    for process in family(os.getpid())[1:]:
        with suppress(ChildProcessError):
            os.waitpid(process.pid, os.WNOHANG)
        with suppress(OSError):
            command = Path(f"/proc/{process.pid}/cmdline").read_bytes()
            if command:  # a zombie has none
                found[process.pid] = command.replace(b"\0", b" ").decode(errors="replace")
    return found
