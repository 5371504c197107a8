"""The file in which workers share their counters, in memory (/dev/shm) where available.

It has one table for each worker; the first word of a table is the pid that has claimed it.
"""

import mmap
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

BYTES_OF_KEY: Final = 16

_IN_MEMORY: Final = Path("/dev/shm")  # noqa: S108 - the file has a random name and is only ours
_PREFIX: Final = "pax-usage-"
_WORD: Final = 8
_SPARE: Final = 4
"""Tables beyond those of the workers: an ending worker may overlap with its successor."""


class UsageFile:
    """The shared file of several workers; their supervisor creates and deletes it."""

    def __init__(self, workers: int, table_bytes: int) -> None:
        """Create a file with a table for each worker, readable only by this user."""
        folder = _IN_MEMORY if _IN_MEMORY.is_dir() else Path(tempfile.gettempdir())
        _delete_abandoned(folder)
        handle, path = tempfile.mkstemp(prefix=f"{_PREFIX}{os.getpid()}-", dir=folder)
        os.truncate(handle, (workers + _SPARE) * table_bytes)
        os.close(handle)
        self._path = Path(path)
        self._key = secrets.token_bytes(BYTES_OF_KEY)

    @property
    def description(self) -> str:
        """What a worker needs to attach itself; contains the key of the hash."""
        return f"{self._key.hex()}:{self._path}"

    def delete(self) -> None:
        """Delete the file; attached workers can continue."""
        self._path.unlink(missing_ok=True)


def unpack(description: str) -> tuple[Path, bytes]:
    """Return the path and the key in a description."""
    key, _, path = description.partition(":")
    return Path(path), bytes.fromhex(key)


def map_file(path: Path) -> mmap.mmap:
    """Map a file into memory for reading and writing."""
    with path.open("r+b") as file:
        return mmap.mmap(file.fileno(), 0)


def claim_table(path: Path, buffer: mmap.mmap, table_bytes: int) -> int:
    """Claim a table for this process and return its number; clear those of ended processes."""
    with path.open("r+b") as file:
        _lock(file.fileno())  # held until the file is closed
        pids = memoryview(buffer).cast("Q")[:: table_bytes // _WORD]
        for table, pid in enumerate(pids.tolist()):
            if pid and not _is_running(pid):
                clear(buffer, table * table_bytes, table_bytes)
        if 0 not in pids.tolist():
            raise RuntimeError("more workers than tables in the usage file")
        table = pids.tolist().index(0)
        pids[table] = os.getpid()
        return table


def clear(buffer: bytearray | mmap.mmap, start: int, size: int) -> None:
    """Set a range of a buffer to zero."""
    buffer[start : start + size] = bytes(size)


def _delete_abandoned(folder: Path) -> None:
    """Delete the files of supervisors that were killed."""
    for path in folder.glob(f"{_PREFIX}*-*"):
        pid = path.name.removeprefix(_PREFIX).partition("-")[0]
        if pid.isdigit() and not _is_running(int(pid)):
            with suppress(OSError):  # another user's, or already deleted
                path.unlink()


def _lock(file: int) -> None:
    import fcntl  # noqa: PLC0415 - not available on Windows, where this is never called

    fcntl.flock(file, fcntl.LOCK_EX)


def _is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
