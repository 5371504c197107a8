"""The machine a run was made on."""

import os
import platform
from importlib import metadata
from pathlib import Path
from typing import Final

PEERS: Final = ("open_spiel", "rlcard", "catanatron", "pettingzoo")


def stay_on_one_core() -> int | None:
    """Keep this process, and what it starts, on one core; None where the system can't."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def processor() -> str:
    """Name the processor as the system does."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor())


def version(distribution: str) -> str | None:
    """Say which version is installed, if any."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def facts() -> dict[str, object]:
    """Tell what a reader needs to judge the figures."""
    return {
        "processor": processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "peers": {peer: version(peer) for peer in PEERS},
    }
