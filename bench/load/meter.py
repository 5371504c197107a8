"""Resource usage of processes from /proc: processor time, run queue delay, memory."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

_PROC: Final = Path("/proc")
_TICK: Final = os.sysconf("SC_CLK_TCK")
_KEPT: Final = 1024
# Fields of /proc/PID/stat after the name, which may contain any character.
_PARENT: Final = 1
_TIMES: Final = slice(11, 13)
_NICE: Final = 16


class Process(NamedTuple):
    """A process: its parent, its processor time in seconds, and its niceness."""

    pid: int
    parent: int
    seconds: float
    nice: int


class Used(NamedTuple):
    """Processor time in seconds; `nice` is the part of processes with lower priority."""

    eager: float
    nice: float


def family(root: int) -> list[Process]:
    """Return a process and all its descendants."""
    everything = list(_processes())
    found = [process for process in everything if process.pid == root]
    for process in found:
        found += [each for each in everything if each.parent == process.pid]
    return found


def _processes() -> Iterator[Process]:
    for folder in _PROC.iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_bytes().rpartition(b")")[2].split()
        except OSError:
            continue
        ticks = sum(map(int, fields[_TIMES]))
        yield Process(int(folder.name), int(fields[_PARENT]), ticks / _TICK, int(fields[_NICE]))


def used(root: int) -> Used:
    """Return the processor time of a process and its descendants; root 0 means no process."""
    found = family(root) if root else []
    nice = sum(each.seconds for each in found if each.nice > 0)
    return Used(sum(each.seconds for each in found) - nice, nice)


def memory(root: int) -> int:
    """Return the proportional set size of a process and its descendants, in bytes."""
    return sum(_held(process.pid) for process in family(root))


def _held(pid: int) -> int:
    try:
        lines = (_PROC / str(pid) / "smaps_rollup").read_text("ascii").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * _KEPT for line in lines if line.startswith("Pss:"))


def waited() -> float:
    """Return the seconds for which this process was runnable but had no core."""
    try:
        return int((_PROC / "self" / "schedstat").read_text("ascii").split()[1]) / 1e9
    except OSError:
        return 0.0


def percentile(values: Sequence[float], share: float) -> float:
    """Return a percentile of sorted values; 0 if there are none."""
    if not values:
        return 0.0
    return values[min(int(len(values) * share), len(values) - 1)]
