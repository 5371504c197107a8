"""Four scripted players at one table: the next move is made when everyone was told of the last."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

SEATS: Final = 4


class Tally:
    """What all tables count together."""

    def __init__(self) -> None:
        """Count from nothing."""
        self.told: list[float] = []
        self.read = 0
        self.refused = 0
        self.games = 0
        self.failure: str | None = None


class Round(ABC):
    """One table. Its moves are numbered; `ask` and `heard` are called by the four connections."""

    def __init__(self, tally: Tally, think: float) -> None:
        """Begin before the first move."""
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
        """Begin the next game."""

    def ask(self, move: Callable[[], None]) -> None:
        """Note what the player whose decision it is will do."""
        self._move = move
        if not self._left:
            self._next()

    def made(self, number: int) -> None:
        """Note that a move was sent, and the number under which everyone will be told of it."""
        self._due, self._left, self._since = number, SEATS, perf_counter()

    def heard(self, before: int, number: int, size: int, *, over: bool) -> None:
        """Note that a connection has come from one number to another; the fourth ends the move."""
        self._tally.read += size
        if not self._left or not before < self._due <= number:
            return
        self._over = self._over or over
        self._left -= 1
        if not self._left:
            self._tally.told.append(perf_counter() - self._since)
            self._next()

    def start(self) -> None:
        """Let the players move from now on."""
        self.playing = True
        self._next()

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
