"""Graceful shutdown: the first Ctrl-C requests a stop, the second raises KeyboardInterrupt."""

import os
import signal
import sys
from contextlib import suppress
from types import FrameType, TracebackType
from typing import Final, Self

from pax.text import Words

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_ERRORS: Final = 2


class Interrupts:
    """Sets `requested` on the first interrupt and reports it: a game may take minutes."""

    def __init__(self, words: Words) -> None:
        """No stop is requested yet."""
        self.requested = False
        self._words = words

    def __enter__(self) -> Self:
        """Install the signal handlers."""
        self._before = [signal.signal(number, self._handle) for number in _SIGNALS]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Restore the previous signal handlers."""
        for number, handler in zip(_SIGNALS, self._before, strict=True):
            signal.signal(number, handler)

    def _handle(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        if self.requested:
            raise KeyboardInterrupt
        self.requested = True
        self._report()

    def _report(self) -> None:
        """Write to the descriptor: the interrupt may have come during a write to the stream."""
        below = "\n" if os.isatty(_ERRORS) else ""  # below the progress bar
        text = f"{below}{self._words('simulate-stopping')}\n"
        with suppress(OSError):
            os.write(_ERRORS, text.encode(sys.stderr.encoding or "utf-8", "replace"))
