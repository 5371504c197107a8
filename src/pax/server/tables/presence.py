"""Whether a player is connected anywhere: workers on one database ask one another."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import msgspec

WAIT_SECONDS: Final = 1.0
"""So long the others have to answer."""


class PresenceQuery(msgspec.Struct, array_like=True):
    """Ask every worker whether a seat's player is connected, or was less than `seconds` ago."""

    id: str
    table: str
    seat: int
    seconds: float


class Presence:
    """Asks the other workers, and answers them."""

    def __init__(
        self, publish: Callable[[str], None], is_here: Callable[[PresenceQuery], bool]
    ) -> None:
        """Ask by `publish`, which may take its time; answer with what `is_here` says."""
        self._publish = publish
        self._is_here = is_here
        self._asked: dict[str, asyncio.Future[bool]] = {}

    async def is_anywhere(self, table: str, seat: int, seconds: float) -> bool:
        """Return whether any other worker knows the player to be connected."""
        question = PresenceQuery(secrets.token_hex(8), table, seat, seconds)
        answered = self._asked[question.id] = asyncio.get_running_loop().create_future()
        try:
            await asyncio.to_thread(self._publish, msgspec.json.encode(question).decode())
            return await asyncio.wait_for(answered, WAIT_SECONDS)
        except TimeoutError:
            return False
        finally:
            del self._asked[question.id]

    def heard(self, payload: str) -> None:
        """Take in a question of another worker, or the answer to one's own: the bare id."""
        answered = self._asked.get(payload)
        if answered is not None:
            if not answered.done():
                answered.set_result(True)
            return
        try:
            question = msgspec.json.decode(payload, type=PresenceQuery)
        except msgspec.DecodeError:  # an answer to somebody else
            return
        if question.id not in self._asked and self._is_here(question):
            asyncio.get_running_loop().run_in_executor(None, self._publish, question.id)
