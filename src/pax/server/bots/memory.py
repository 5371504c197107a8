"""Memory of worker processes: its limit; returning freed memory to the system."""

import ctypes
import os
import sys
from pathlib import Path
from typing import Final

_STATM: Final = Path("/proc/self/statm")
"""Linux's file with the memory usage of this process, in pages."""


def bound_memory(more: int) -> None:
    """Limit this process to this many bytes beyond its present size; then MemoryError is raised.

    Linux only: macOS ignores such limits, and Windows has none.
    """
    try:
        pages = int(_STATM.read_text("ascii").split()[0])
    except OSError:
        return
    import resource  # noqa: PLC0415 - POSIX only

    most = pages * os.sysconf("SC_PAGE_SIZE") + more
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard == resource.RLIM_INFINITY or most < hard:
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def give_back_memory() -> None:
    """Return freed memory to the system: glibc keeps the memory of many small objects."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:  # other C libraries have none
            trim(0)
