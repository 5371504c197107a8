"""Presence of players on any worker: the workers of one database query each other."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

WAIT_SECONDS: Final = 1.0
"""Time that the other workers have to answer."""


class PresenceQuery(msgspec.Struct, array_like=True):
    """A query to all workers: whether a player is connected, or was within the last `seconds`."""

    id: str
    table: str
    seat: int
    seconds: float


class Presence:
    """Queries the other workers, and answers their queries."""

    def __init__(
        self, publish: Callable[[str], None], is_here: Callable[[PresenceQuery], bool]
    ) -> None:
        """Send by `publish`, which may be slow; answer with the result of `is_here`."""
        self._publish = publish
        self._is_here = is_here
        self._asked: dict[str, asyncio.Future[bool]] = {}

    async def is_anywhere(self, table: str, seat: int, seconds: float) -> bool:
        """Return whether the player is connected to any other worker."""
        question = PresenceQuery(secrets.token_hex(8), table, seat, seconds)
        answered = self._asked[question.id] = asyncio.get_running_loop().create_future()
        try:
            await asyncio.to_thread(self._publish, msgspec.json.encode(question).decode())
            return await asyncio.wait_for(answered, WAIT_SECONDS)
        except TimeoutError:
            return False
        finally:
            del self._asked[question.id]

    def on_message(self, payload: str) -> None:
        """Handle another worker's query, or an answer to one's own: the bare id."""
        answered = self._asked.get(payload)
        if answered is not None:
            if not answered.done():
                answered.set_result(True)
            return
        try:
            question = msgspec.json.decode(payload, type=PresenceQuery)
        except msgspec.DecodeError:  # an answer to another worker
            return
        if question.id not in self._asked and self._is_here(question):
            asyncio.get_running_loop().run_in_executor(None, self._publish, question.id)
