"""Waiting for a line without losing a Ctrl-C.

Python notes a signal and acts on it when the waiting system call is interrupted. A Ctrl-C that
comes after the prompt is printed and before that call begins is noted, but nothing interrupts
the call: the program sits there until a key is pressed. A timer that goes off now and then
interrupts it, and Python acts on what it has noted.
"""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

PERIOD: Final = 0.2
"""Seconds until a Ctrl-C that came at the wrong moment is acted on."""


@contextmanager
def interruptible() -> Iterator[None]:
    """Let `input` be interrupted at any moment, where the system has timers."""
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
