"""One request begins in each iteration of the event loop, so that moves come between requests."""

import asyncio
from collections import deque


class RequestTurns:
    """Lets waiting requests begin one after the other, in the order of their arrival."""

    def __init__(self) -> None:
        """Begin without a request."""
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def wait(self) -> None:
        """Wait until no other request begins in this iteration of the loop."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.append(turn)
        if len(self._waiting) == 1:
            loop.call_soon(self._next)
        await turn

    def _next(self) -> None:
        """Let the first one begin; the others follow in later iterations."""
        turn = self._waiting[0]
        if not turn.cancelled():
            turn.set_result(None)
        self._waiting.popleft()
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._next)
