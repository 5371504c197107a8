"""A subprocess on a pseudo-terminal, with typed input and screen output."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, Self

PATIENCE: Final = 180.0
"""Timeout in seconds; a busy machine is not a failure."""

ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Terminal:
    """Runs pax on a pseudo-terminal."""

    def __init__(self, home: Path, *arguments: str, env: Mapping[str, str] | None = None) -> None:
        """Start the program."""
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        self.screen = ""
        self._read = 0
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "pax", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - Ctrl-C needs it
            env={**environment(home), **(env or {})},
        )
        os.close(slave)

    def __enter__(self) -> Self:
        """Return the terminal."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Terminate the program if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)

    def type(self, text: str) -> None:
        """Type some keys."""
        os.write(self._master, text.encode())

    def wait_for(self, *patterns: str) -> str:
        """Wait for one of the patterns; return the output up to the end of the match."""
        wanted = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if found := wanted.search(self.screen, self._read):
                text = self.screen[self._read : found.end()]
                self._read = found.end()
                return ESCAPES.sub("", text)
            if not self._receive():
                break
        message = f"{patterns} did not appear; last output: {self.screen[-500:]!r}"
        raise AssertionError(message)

    def wait_for_end(self) -> int:
        """Read the rest of the output; return the exit code."""
        while self._receive():
            pass
        return self.process.wait(PATIENCE)

    def _receive(self) -> bool:
        ready, _, _ = select.select([self._master], [], [], PATIENCE)
        if not ready:
            return False
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the program has closed its side
            return False
        self.screen += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)


def _take_terminal() -> None:
    """Make it the controlling terminal, and handle Ctrl-C even if the tests ignore it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def environment(home: Path) -> dict[str, str]:
    """Return an environment with this folder as the home of the program."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
    homes = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "APPDATA")}
    return {**kept, **homes, "TERM": "xterm-256color", "PYTHONUTF8": "1"}
