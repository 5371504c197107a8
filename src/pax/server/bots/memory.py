"""Limits of worker processes: priority and memory; giving freed memory back to the system."""

import ctypes
import os
import sys
from pathlib import Path
from typing import Final

_STATM: Final = Path("/proc/self/statm")
"""Where Linux says how many pages this process has."""


_NICE: Final = 10
"""Priority of worker processes: connections go before them."""


def lower_priority() -> None:
    """Let connections go before this process."""
    os.nice(_NICE)


def limit_reader(more: int) -> None:
    """Lower the priority of this process and bound its memory."""
    lower_priority()
    bound_memory(more)


def bound_memory(more: int) -> None:
    """Let this process allocate so many bytes beyond what it has; beyond that, MemoryError.

    This needs Linux. Elsewhere nothing is bounded: macOS ignores such limits, Windows has none.
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
    """Return freed memory to the system: glibc keeps what many small objects had for itself."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:  # other C libraries have none
            trim(0)
