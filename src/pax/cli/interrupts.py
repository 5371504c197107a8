"""Stopping in good order: the first Ctrl-C is a wish, the second an interrupt."""

import signal
from types import FrameType, TracebackType
from typing import Final, Self

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class Interrupts:
    """Notes the first interrupt in `wanted`, so that what is under way can be completed."""

    def __init__(self) -> None:
        """Nobody wants to stop yet."""
        self.wanted = False

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
