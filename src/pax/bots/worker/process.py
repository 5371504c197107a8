"""Worker process: a Python process that answers requests, one at a time.

Reading and writing are bounded in time and size. The process leads its own process group: a Ctrl-C
in the terminal does not reach it, and its child processes are killed with it. It exits when its
parent does. It stays in the session of its parent: Linux ignores the niceness of a process against
those of other sessions.
"""

import os
import pickle
import selectors
import signal
import subprocess
import sys
import weakref
from contextlib import suppress
from threading import Lock
from time import monotonic, sleep
from typing import Final, NoReturn

from pax.bots.worker.messages import WorkerSetup
from pax.faults import Fault

HEAD_BYTES: Final = 8
"""Size of the length prefix of each message."""

_START: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; from pax.bots.worker.child import main; main()"
)
_CHUNK: Final = 65_536
_HIGHEST_NICENESS: Final = 19
_POLL_SECONDS: Final = 0.2
"""Interval for checking that the process lives: a child of it may hold its pipe open."""

_EXIT_SECONDS: Final = 5.0
"""Time for a process that closed its pipes to exit by itself."""


class WorkerError(Exception):
    """A worker process failed; `fault` is the exception raised in it, if known."""

    def __init__(self, message: str, fault: Fault | None = None) -> None:
        """Store the message and the fault."""
        super().__init__(message)
        self.fault = fault


class CrashedError(WorkerError):
    """The process ended, or its bot raised an error; the message has the details."""


class HungError(WorkerError):
    """The process did not answer in time; the message is the time limit in seconds."""


class NonsenseError(WorkerError):
    """The answer is not valid; the message is the answer."""


class UnsupportedPlatformError(RuntimeError):
    """Worker processes are not supported on this system; the message says what needs them."""


def has_worker_processes() -> bool:
    """Whether worker processes are supported here; they need POSIX."""
    return os.name == "posix"


def check_worker_processes() -> None:
    """Raise UnsupportedPlatformError if worker processes are not supported."""
    if not has_worker_processes():
        message = (
            "worker processes need Linux or macOS: the server and bots of other packages cannot "
            "run here"
        )
        raise UnsupportedPlatformError(message)


class WorkerProcess:
    """A process and the two pipes to it. One thread uses it; any thread may interrupt it."""

    def __init__(self, setup: WorkerSetup, largest: int) -> None:
        """Start the process; an answer of more than `largest` bytes is an error."""
        check_worker_processes()
        self._process = process = subprocess.Popen(  # noqa: S603 - this Python with our own code
            [sys.executable, "-P", "-c", _START, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            process_group=0,
        )
        assert process.stdin is not None  # noqa: S101 - they are pipes
        assert process.stdout is not None  # noqa: S101 - as above
        self._requests, self._answers = process.stdin.fileno(), process.stdout.fileno()
        _lower_priority(process.pid, setup.niceness)
        self._lock = Lock()
        self._finalizer = weakref.finalize(self, _end, process, self._lock)
        for pipe in (self._requests, self._answers):
            os.set_blocking(pipe, False)
        self._setup = setup
        self._largest = largest
        self._read = bytearray()

    @property
    def pid(self) -> int:
        """The id of the process and of its group."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether the process is running."""
        return not self._has_ended()

    def start(self, seconds: float) -> bytes:
        """Send the setup and return the first answer."""
        return self.request(self._setup, seconds)

    def request(self, request: object, seconds: float | None) -> bytes:
        """Send a request and return the answer; with `seconds` None there is no time limit."""
        until = None if seconds is None else monotonic() + seconds
        data = pickle.dumps(request)
        try:
            self._write(len(data).to_bytes(HEAD_BYTES, "big") + data, until)
            return self._answer(until)
        except TimeoutError:
            raise HungError(f"{seconds:g}") from None

    def interrupt(self) -> None:
        """Kill the process from any thread; a thread waiting for an answer gets CrashedError."""
        with self._lock:
            _kill(self._process)

    def end(self) -> None:
        """Kill the process group."""
        self._finalizer()

    def _write(self, data: bytes, until: float | None) -> None:
        left = memoryview(data)
        while left:
            self._wait(self._requests, selectors.EVENT_WRITE, until)
            try:
                left = left[os.write(self._requests, left) :]
            except BrokenPipeError:
                self._crashed()

    def _answer(self, until: float | None) -> bytes:
        read = self._read
        while len(read) < HEAD_BYTES or len(read) < HEAD_BYTES + self._size():
            read += self._chunk(until)
        end = HEAD_BYTES + self._size()
        data = bytes(memoryview(read)[HEAD_BYTES:end])
        del read[:end]
        return data

    def _size(self) -> int:
        """Return the length of the answer that is being read."""
        size = int.from_bytes(self._read[:HEAD_BYTES], "big")
        if size > self._largest:
            raise NonsenseError(shown(bytes(self._read[:100])))
        return size

    def _chunk(self, until: float | None) -> bytes:
        """Return the next bytes of an answer."""
        while True:
            try:
                chunk = os.read(self._answers, _CHUNK)
            except BlockingIOError:
                self._wait(self._answers, selectors.EVENT_READ, until)
                continue
            if not chunk:
                self._crashed()
            return chunk

    def _wait(self, pipe: int, event: int, until: float | None) -> None:
        """Wait until a pipe is ready; the process may end while a child keeps the pipe open."""
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            while not selector.select(_seconds_to_wait(until)):
                if self._has_ended():
                    self._crashed()
                if until is not None and monotonic() >= until:
                    raise TimeoutError

    def _has_ended(self) -> bool:
        """Check without reaping: the id of a process is not reused before it is reaped."""
        with self._lock:
            if self._process.returncode is not None:
                return True
            if not hasattr(os, "waitid"):  # macOS before Python 3.13
                return self._process.poll() is not None
            look = os.WEXITED | os.WNOWAIT | os.WNOHANG
            return os.waitid(os.P_PID, self._process.pid, look) is not None

    def _crashed(self) -> NoReturn:
        """Raise CrashedError with the exit code of a process that closed its pipes."""
        until = monotonic() + _EXIT_SECONDS
        while not self._has_ended() and monotonic() < until:
            sleep(0.01)
        self.end()
        raise CrashedError(f"exit code {self._process.returncode}")


class WorkerSlot:
    """Holds at most one worker process, which can be restarted after it has ended."""

    def __init__(self, setup: WorkerSetup, largest: int) -> None:
        """Create an empty slot."""
        self.process: WorkerProcess | None = None
        self._setup, self._largest = setup, largest
        self._interrupted = False
        self._lock = Lock()

    def launch(self) -> WorkerProcess:
        """Start a process in place of the last one."""
        self.end()
        with self._lock:
            if self._interrupted:
                raise CrashedError("interrupted")
            self.process = WorkerProcess(self._setup, self._largest)
            return self.process

    def interrupt(self) -> None:
        """Kill the process from any thread and never restart it; waiting threads continue."""
        with self._lock:
            self._interrupted = True
            process = self.process
        if process is not None:
            process.interrupt()

    def end(self) -> None:
        """End the process, if there is one."""
        process, self.process = self.process, None
        if process is not None:
            process.end()


def _seconds_to_wait(until: float | None) -> float:
    if until is None:
        return _POLL_SECONDS
    return max(0.0, min(_POLL_SECONDS, until - monotonic()))


def _lower_priority(pid: int, by: int) -> None:
    """Lower the priority of a process below that of this one."""
    if by:
        mine = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, pid, min(mine + by, _HIGHEST_NICENESS))


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill the group of a process that has not been reaped."""
    if process.returncode is None:
        with suppress(ProcessLookupError, PermissionError):  # macOS: all of it has ended
            os.killpg(process.pid, signal.SIGKILL)


def _end(process: "subprocess.Popen[bytes]", lock: Lock) -> None:
    with lock:
        _kill(process)
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def shown(data: bytes) -> str:
    """Return the start of an answer for an error message."""
    return ascii(data[:60].decode("utf-8", "replace"))
