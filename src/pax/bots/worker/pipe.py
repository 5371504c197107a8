"""A child process and the two pipes to it, read and written with a limit of time."""

import json
import os
import pickle
import selectors
import signal
import subprocess
import sys
from collections.abc import Mapping
from time import monotonic, sleep
from typing import Final, NoReturn

CHILD: Final = "pax.bots.worker.child"
LONGEST_ANSWER: Final = 65_536
_GLANCE: Final = 0.2
"""So often, in seconds, we look whether the child lives: whom it forked may hold its pipe open."""

_DYING: Final = 5.0


class CrashedError(Exception):
    """The child ended, or says that its bot raised an error; the message says how."""


class HungError(Exception):
    """The child did not answer in time; the message is the time, in seconds."""


class NonsenseError(Exception):
    """The child answered something else than it was asked; the message is the answer."""


class Child:
    """A process for one bot. It leads a group of its own, so that whom it starts end with it."""

    def __init__(self, spec: str) -> None:
        """Start it; the bot is made there."""
        self._process = subprocess.Popen(  # noqa: S603 - this Python with a module of ours
            [sys.executable, "-m", CHILD, spec],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )
        assert self._process.stdin is not None  # noqa: S101 - they are pipes
        assert self._process.stdout is not None  # noqa: S101 - as above
        self._questions, self._answers = self._process.stdin, self._process.stdout
        for pipe in (self._questions, self._answers):
            os.set_blocking(pipe.fileno(), False)
        self._read = b""

    @property
    def number(self) -> int:
        """The id of the process, and of its group."""
        return self._process.pid

    def ask(self, question: object, seconds: float) -> Mapping[str, object]:
        """Send a question and return the answer."""
        until = monotonic() + seconds
        data = pickle.dumps(question)
        try:
            self._write(len(data).to_bytes(4, "big") + data, until)
            return self._answer(until)
        except TimeoutError:
            raise HungError(f"{seconds:g}") from None

    def hear(self, seconds: float) -> Mapping[str, object]:
        """Return an answer that the child gives unasked: its first word."""
        try:
            return self._answer(monotonic() + seconds)
        except TimeoutError:
            raise HungError(f"{seconds:g}") from None

    def end(self) -> None:
        """End the process and all that it started in its group."""
        if self._process.returncode is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        self._questions.close()
        self._answers.close()

    def _write(self, data: bytes, until: float) -> None:
        left = memoryview(data)
        while left:
            self._await(self._questions.fileno(), selectors.EVENT_WRITE, until)
            try:
                left = left[os.write(self._questions.fileno(), left) :]
            except BrokenPipeError:
                self._crashed()

    def _answer(self, until: float) -> Mapping[str, object]:
        while b"\n" not in self._read:
            if len(self._read) > LONGEST_ANSWER:
                raise NonsenseError(_shown(self._read))
            self._await(self._answers.fileno(), selectors.EVENT_READ, until)
            part = os.read(self._answers.fileno(), LONGEST_ANSWER)
            if not part:
                self._crashed()
            self._read += part
        line, _, self._read = self._read.partition(b"\n")
        return _parsed(line)

    def _await(self, pipe: int, event: int, until: float) -> None:
        """Wait until a pipe is ready; the child may end while somebody else holds the pipe."""
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            while not selector.select(max(0.0, min(_GLANCE, until - monotonic()))):
                if self._has_ended():
                    self._crashed()
                if monotonic() >= until:
                    raise TimeoutError

    def _has_ended(self) -> bool:
        """Look without reaping: as long as the process is not reaped nobody else has its id."""
        if not hasattr(os, "waitid"):  # macOS before Python 3.13
            return self._process.poll() is not None
        look = os.WEXITED | os.WNOWAIT | os.WNOHANG
        return os.waitid(os.P_PID, self._process.pid, look) is not None

    def _crashed(self) -> NoReturn:
        """Raise what can be said of a process that closed its pipes."""
        until = monotonic() + _DYING
        while not self._has_ended() and monotonic() < until:
            sleep(0.01)
        self.end()
        raise CrashedError(f"exit code {self._process.returncode}")


def _parsed(line: bytes) -> Mapping[str, object]:
    try:
        found = json.loads(line)
    except ValueError:
        raise NonsenseError(_shown(line)) from None
    if not isinstance(found, dict):
        raise NonsenseError(_shown(line))
    return found


def _shown(data: bytes) -> str:
    """Return the beginning of what a child wrote."""
    return ascii(data[:60].decode("utf-8", "replace"))
