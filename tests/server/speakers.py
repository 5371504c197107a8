"""A client that can send anything, in plain JSON: it uses no struct of the server."""

import http.client
import json
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.servers import PATIENCE

Fields = dict[str, Any]
INTERNAL_ERROR: Final = 1011


def post(port: int, path: str, form: Fields, address: str = "127.0.0.1") -> Fields:
    """Post a form from an address; return the answer, which must be an acceptance."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", port, timeout=PATIENCE, source_address=(address, 0)
    )
    try:
        connection.request("POST", path, json.dumps(form))
        response = connection.getresponse()
        body = response.read()
    finally:
        connection.close()
    assert response.status == http.HTTPStatus.OK, (response.status, body)
    found: Fields = json.loads(body)
    return found


class Speaker:
    """A connection to a table that reconnects when the server closes it.

    `received` counts the types of answers, the codes of refusals and the close codes.
    """

    def __init__(self, port: int, hello: Fields, address: str = "127.0.0.1") -> None:
        """Connect from an address and send hello."""
        self._port, self._address = port, address
        self._asked = 0
        self._opened = ExitStack()
        self._connection: ClientConnection | None = None
        self.hello = json.dumps({"type": "hello"} | hello).encode()
        self.received: Counter[str] = Counter()
        self.welcome: Fields = {}
        self.seq = 0
        self.public: Fields | None = None
        self.mine: Fields | None = None
        self.open()

    def open(self) -> None:
        """Connect and send hello; the answer is a welcome or a refusal."""
        opening = connect(
            f"ws://127.0.0.1:{self._port}/play",
            compression=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
            source_address=(self._address, 0),
        )
        self._connection = self._opened.enter_context(opening)
        self._connection.send(self.hello, text=True)
        self.next_message()

    def close(self) -> None:
        """End the connection."""
        self._opened.close()
        self._connection = None

    def next_message(self, patience: float = PATIENCE) -> Fields:
        """Receive the next message."""
        assert self._connection is not None
        message: Fields = json.loads(self._connection.recv(timeout=patience))
        kind = message["type"]
        self.received[message["reason"]["code"] if kind == "refused" else kind] += 1
        if kind == "welcome":
            self.welcome, self.public, self.mine = message, message["public"], message["mine"]
            self.seq = message["seq"]
        elif kind == "update":
            self.seq = message["seq"]
            self.public = message.get("public") or self.public
            self.mine = message.get("mine") or self.mine
        return message

    def say(self, texts: Sequence[bytes]) -> None:
        """Send any texts, then a query, and wait until that is answered.

        A connection that the server closes is reopened; the server may not close it because of a
        fault.
        """
        self._asked += 1
        question = {"type": "why", "id": f"?{self._asked}", "move": "draw"}
        try:
            if self._connection is None:
                self.open()
            assert self._connection is not None
            for text in texts:
                self._connection.send(text, text=True)
            self._connection.send(json.dumps(question))
            while self.next_message().get("answers") != question["id"]:
                pass
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else "abruptly"
            if code == INTERNAL_ERROR:
                raise AssertionError("the server failed") from closed
            self.received[f"closed {code}"] += 1
            self.close()

    def listen(self, seconds: float) -> None:
        """Receive for some seconds."""
        try:
            if self._connection is not None:
                self.next_message(seconds)
        except TimeoutError:
            pass
        except ConnectionClosed:
            self.close()

    @property
    def moves(self) -> list[str]:
        """The legal moves."""
        question = (self.mine or {}).get("question")
        return [choice["move"] for choice in question["moves"]] if question else []
