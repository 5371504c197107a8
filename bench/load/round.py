"""Four scripted players at one table; each move waits for the broadcast of the last."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

SEATS: Final = 4


class Tally:
    """Counters of all tables."""

    def __init__(self) -> None:
        """Start all counters at zero."""
        self.latencies: list[float] = []
        self.read = 0
        self.refused = 0
        self.games = 0
        self.failure: str | None = None


class Round(ABC):
    """One table. Its moves are numbered; the four connections call `ask` and `received`."""

    def __init__(self, tally: Tally, think: float) -> None:
        """Start before the first move."""
        self._tally = tally
        self._think = think
        self._loop = asyncio.get_running_loop()
        self._due = 0
        self._left = 0
        self._since = 0.0
        self._move: Callable[[], None] | None = None
        self._over = False
        self.playing = False
        self.begun: asyncio.Future[None] = self._loop.create_future()

    @property
    @abstractmethod
    def lines(self) -> Sequence[object]:
        """The four connections."""

    @abstractmethod
    def again(self) -> None:
        """Start the next game."""

    def ask(self, move: Callable[[], None]) -> None:
        """Set the next move, of the player whose decision it is."""
        self._move = move
        if not self._left:
            self._next()

    def made(self, number: int) -> None:
        """Record that a move was sent, and the sequence number of its broadcast."""
        self._due, self._left, self._since = number, SEATS, perf_counter()

    def received(self, before: int, number: int, size: int, *, over: bool) -> None:
        """Record that a connection received an update; the fourth one completes the move."""
        self._tally.read += size
        if not self._left or not before < self._due <= number:
            return
        self._over = self._over or over
        self._left -= 1
        if not self._left:
            self._tally.latencies.append(perf_counter() - self._since)
            self._next()

    def start(self) -> None:
        """Start the moves."""
        self.playing = True
        self._next()

    def pause(self) -> None:
        """Begin no other move."""
        self.playing = False

    @property
    def is_idle(self) -> bool:
        """Whether no move is under way, and the next one is known."""
        return not self._left and self._move is not None

    def _next(self) -> None:
        if self._over:
            self._over = False
            self._tally.games += 1
            self.again()
        elif self._move is not None:
            if not self.begun.done():
                self.begun.set_result(None)
            if self.playing:
                move, self._move = self._move, None
                if self._think:
                    self._loop.call_later(self._think, move)
                else:
                    move()
