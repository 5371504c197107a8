"""Stopping in good order: the first Ctrl-C is a wish, the second an interrupt."""

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
    """Notes the first interrupt in `wanted` and says so: what is under way may take minutes."""

    def __init__(self, words: Words) -> None:
        """Nobody wants to stop yet."""
        self.wanted = False
        self._words = words

    def __enter__(self) -> Self:
        """Listen from here on."""
        self._before = [signal.signal(number, self._note) for number in _SIGNALS]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Leave interrupts to whoever had them before."""
        for number, handler in zip(_SIGNALS, self._before, strict=True):
            signal.signal(number, handler)

    def _note(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002 - signal's call
        if self.wanted:
            raise KeyboardInterrupt
        self.wanted = True
        self._say_so()

    def _say_so(self) -> None:
        """Write past the streams: the interrupt may have come while one of them was written to."""
        below = "\n" if os.isatty(_ERRORS) else ""  # a bar stands there
        text = f"{below}{self._words('simulate-stopping')}\n"
        with suppress(OSError):
            os.write(_ERRORS, text.encode(sys.stderr.encoding or "utf-8", "replace"))
