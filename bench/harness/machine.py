"""Facts about the machine of a run."""

import os
import platform
from importlib import metadata
from pathlib import Path
from typing import Final

PEERS: Final = ("open_spiel", "rlcard", "catanatron", "pettingzoo", "pgx", "jax", "fastcatan")


def stay_on_one_core() -> int | None:
    """Pin this process and its children to one core; None if the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def processor() -> str:
    """Return the name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor())


def version(distribution: str) -> str | None:
    """Return the installed version of a distribution."""
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def facts() -> dict[str, object]:
    """Return the facts needed to interpret the figures."""
    return {
        "processor": processor(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "peers": {peer: version(peer) for peer in PEERS},
    }
