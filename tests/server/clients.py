"""A minimal client, as a program in any language could be."""

import http.client
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Self

import msgspec
from websockets.sync.client import ClientConnection, connect

from pax import protocol
from pax.protocol.http import TableMade
from tests.server.servers import PATIENCE

SERVER_MESSAGE: msgspec.json.Decoder[protocol.FromServer] = msgspec.json.Decoder(
    protocol.FromServer
)


def ask(  # noqa: PLR0913, PLR0917 - the parts of a request
    port: int,
    method: str,
    path: str,
    body: object = None,
    secret: str = "",
    headers: dict[str, str] | None = None,
) -> tuple[int, bytes]:
    """Make a request; return status and body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    data = None if body is None else body if isinstance(body, bytes) else protocol.encode(body)
    sent = {"Authorization": f"Bearer {secret}"} if secret else {}
    try:
        connection.request(method, path, data, sent | (headers or {}))
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


def make_table(port: int, *kinds: str, **fields: Any) -> TableMade:  # noqa: ANN401 - as the form takes
    """Create a table with these kinds of seats; a bot by its level."""
    plans = [
        {"kind": kind, "name": f"P{seat}"}
        if kind in {"person", "open"}
        else {"kind": "bot", "level": kind}
        for seat, kind in enumerate(kinds)
    ]
    status, body = ask(port, "POST", "/api/tables", {"seats": plans, **fields})
    assert status == 200, body
    return msgspec.json.decode(body, type=TableMade)


def hello(made: TableMade, seat: int, *, host: bool = False) -> protocol.Hello:
    """Return the hello of a reserved seat."""
    (secret,) = (key.secret for key in made.seats if key.seat == seat)
    return protocol.Hello(table=made.table.id, secret=secret, host=made.host if host else None)


class Client:
    """A connection to a table that keeps the newest state that it was sent."""

    def __init__(
        self,
        port: int,
        hello: protocol.Hello,
        origin: str | None = None,
        opening: ClientConnection | None = None,
    ) -> None:
        """Connect, unless a connection is given, and send hello."""
        opening = opening or connect(
            f"ws://127.0.0.1:{port}/play",
            origin=origin,  # type: ignore[arg-type] # a text
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
        )
        self._open = ExitStack()
        self.connection: ClientConnection = self._open.enter_context(opening)
        self.received: list[bytes] = []
        self.news: list[protocol.TableNews] = []
        self.sent = 0
        self.send(hello)
        self.first = self.receive()
        if isinstance(self.first, protocol.Welcome):
            self.get_ready()

    def __enter__(self) -> Self:
        """Use it as a context."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the connection."""
        self.close()

    def close(self) -> None:
        """Close the connection."""
        self._open.close()

    def send(self, message: protocol.Message | bytes | str) -> None:
        """Send a message, or any text or bytes."""
        text = (
            protocol.encode(message).decode() if isinstance(message, protocol.Message) else message
        )
        self.connection.send(text)

    def receive(self, patience: float = PATIENCE) -> protocol.FromServer:
        """Wait for the next message, and keep its contents."""
        data = self.connection.recv(timeout=patience)
        assert isinstance(data, str)
        self.received.append(data.encode())
        message = SERVER_MESSAGE.decode(data)
        if isinstance(message, protocol.Welcome):
            self.table, self.public, self.mine = message.table, message.public, message.mine
            self.seq, self.seat, self.deadline = message.seq, message.seat, message.deadline
            self.news = list(message.news)
        elif isinstance(message, protocol.Update):
            if message.news:
                self.deadline = message.deadline
            self.seq = message.seq
            self.news += message.news
            self.table = message.table or self.table
            self.public = message.public or self.public
            self.mine = message.mine or self.mine
        return message

    def request(self, message: protocol.Command) -> protocol.FromServer:
        """Send a message and wait for its answer."""
        self.send(message)
        return self.answer(message.id)

    def refusal_of(self, message: protocol.Command) -> str:
        """Send a command; return the code of the next refusal, or an empty string."""
        self.send(message)
        answer = self.receive()
        return answer.reason.code if isinstance(answer, protocol.Refused) else ""

    def answer(self, message: str) -> protocol.FromServer:
        """Wait for the answer to a message."""
        while getattr(answer := self.receive(), "answers", None) != message:
            pass
        return answer

    def get_ready(self) -> None:
        """Become ready, if the table waits for this seat."""
        if self.table.status == "waiting" and self.seat is not None:
            self.request(protocol.Ready(id=self.new_id(), nonce=f"nonce {self.seat}"))

    def wait_for(self, condition: Callable[[], bool]) -> None:
        """Receive until a condition holds."""
        while not condition():
            self.receive()

    @property
    def asked(self) -> bool:
        """Whether this client has the decision."""
        return self.mine is not None and self.mine.question is not None

    @property
    def choices(self) -> list[str]:
        """The moves that this client may make."""
        if self.mine is None or self.mine.question is None:
            return []
        return [choice.move for choice in self.mine.question.moves]

    def new_id(self) -> str:
        """Return an id for the next message."""
        self.sent += 1
        return f"m{self.sent}"

    def move(self, move: str) -> protocol.FromServer:
        """Make a move and wait for the answer."""
        return self.request(protocol.PlayMove(id=self.new_id(), seq=self.seq, move=move))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.public is not None and self.public.outcome is not None
