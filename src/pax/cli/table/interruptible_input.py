"""Input that never misses a Ctrl-C.

Python records a signal and runs its handler when a blocking system call is interrupted. A Ctrl-C
between the printing of the prompt and the start of that call is recorded, but nothing interrupts
the call: the program hangs until a key is pressed. A periodic timer interrupts the call, and Python
runs the pending handler.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PERIOD: Final = 0.2
"""Seconds until a pending Ctrl-C is handled."""


@contextmanager
def interruptible() -> Iterator[None]:
    """Make `input` interruptible at any moment, on systems with timers."""
    if not hasattr(signal, "setitimer") or threading.current_thread() != threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda _number, _frame: None)
    signal.setitimer(signal.ITIMER_REAL, PERIOD, PERIOD)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
