"""An honest player whose game must go on despite hostile messages."""

import json
import time
from collections.abc import Callable
from typing import Final, Self

from tests.server.speakers import Speaker, post
from tests.soak.server import SoakServer

ANSWER_SECONDS: Final = 20.0
SETTLE_SECONDS: Final = 45.0


class Witness:
    """Plays alone against Rome, one move at a time, game after game."""

    def __init__(self, port: int) -> None:
        """Create a table and connect."""
        self._port, self._made = port, 0
        self._sit()

    def __enter__(self) -> Self:
        """Use it as a context."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the table."""
        self._speaker.close()

    def _sit(self) -> None:
        made = post(self._port, "/api/tables", {"seats": [{"kind": "person"}], "solo": 1})
        hello = {"table": made["table"]["id"], "secret": made["seats"][0]["secret"]}
        self._speaker = Speaker(self._port, hello)
        self._command({"type": "ready", "nonce": "n"})

    def _command(self, message: dict[str, object]) -> None:
        self._made += 1
        self._speaker.say([json.dumps({"id": f"w{self._made}"} | message).encode()])

    def look(self) -> None:
        """Make a move; it must be accepted in time."""
        if (self._speaker.public or {}).get("outcome"):
            self._speaker.close()
            self._sit()
        begin = time.monotonic()
        self._wait(begin, lambda: bool(self._speaker.moves))
        before = self._speaker.seq
        self._command({"type": "move", "seq": before, "move": self._speaker.moves[0]})
        self._wait(begin, lambda: self._speaker.seq > before)

    def _wait(self, begin: float, condition: Callable[[], bool]) -> None:
        while not condition():
            self._speaker.listen(0.1)
            seconds = time.monotonic() - begin
            assert seconds < ANSWER_SECONDS, f"no honest move in {seconds:.1f} s"

    @staticmethod
    def settle(server: SoakServer, most: int) -> int:
        """Wait until the server has closed unused descriptors; return the number of open ones."""
        until = time.monotonic() + SETTLE_SECONDS
        while server.descriptors > most and time.monotonic() < until:
            time.sleep(0.5)
        return server.descriptors
