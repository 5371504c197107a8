"""File locks: only one process may write to a saved game."""

import os
from pathlib import Path

try:
    import fcntl

    _HAS_LOCKS = True
except ImportError:  # not on Windows
    _HAS_LOCKS = False


class Lock:
    """A lock file next to a file; the system releases it when the process ends."""

    def __init__(self, file: Path) -> None:
        """Set the file to lock; it is not locked yet."""
        self._path = file.with_name(f".{file.name}.lock")
        self._handle: int | None = None

    def take(self) -> bool:
        """Lock the file; False if another process has. True where locks are not supported."""
        if not _HAS_LOCKS or self._handle is not None:
            return True
        while True:
            try:
                handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError:
                return True
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                os.close(handle)
                return False
            except OSError:
                os.close(handle)
                return True
            if self._is_at_the_path(handle):
                self._handle = handle
                return True
            os.close(handle)

    def release(self) -> None:
        """Release the lock."""
        if self._handle is not None:
            self._path.unlink(missing_ok=True)
            os.close(self._handle)
            self._handle = None

    def _is_at_the_path(self, handle: int) -> bool:
        """Whether the lock file was not released, and thus deleted, in the meantime."""
        try:
            return os.path.samestat(os.fstat(handle), self._path.stat())
        except OSError:
            return False
