"""`python -m tests.soak.fast_forward FILE COMMAND...`: run `pax` with a clock that is ahead.

FILE contains the seconds that are added to the time of day, as a binary number. It may change while
the program runs. What the program measures with other clocks, such as its load, is not changed.
"""

import mmap
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

SECONDS: Final = struct.Struct("<d")


class Ahead:
    """The file by which the clocks of several processes are set."""

    def __init__(self, file: Path) -> None:
        """Begin at the time of day."""
        self.file = file
        self.seconds = 0.0
        self.set(0.0)

    def set(self, seconds: float) -> None:
        """Set all clocks."""
        self.seconds = seconds
        with self.file.open("r+b" if self.file.exists() else "wb") as file:
            file.write(SECONDS.pack(seconds))


def clock(file: Path) -> Callable[[], float]:
    """Return the time of day, with what the file adds."""
    real = time.time
    with file.open("rb") as opened:
        shared = mmap.mmap(opened.fileno(), SECONDS.size, prot=mmap.PROT_READ)
    return lambda: real() + SECONDS.unpack(shared)[0]


def main() -> None:
    """Set the clock before the program is imported, then run it."""
    _, file, *words = sys.argv
    time.time = clock(Path(file))
    sys.argv = ["pax", *words]
    from pax.cli import main as pax  # noqa: PLC0415 - it takes the clock when it is imported

    pax()


if __name__ == "__main__":
    main()
