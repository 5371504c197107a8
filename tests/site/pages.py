"""A page as the backend of a web worker sees it, and helpers that play whole tables through it."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec

from pax import protocol
from pax.browser.app import BrowserBackend
from pax.browser.connection import PageConnection
from pax.browser.memory import MemoryStorage, OneTab, installed_models
from pax.browser.ports import Storage, TableLocks
from pax.protocol.http import TableMade

KEY = "5a" * 32
PATIENCE = 30.0
MESSAGE: msgspec.json.Decoder[protocol.FromServer] = msgspec.json.Decoder(protocol.FromServer)


def backend(
    storage: Storage | None = None, locks: TableLocks | None = None, pace: float = 0
) -> BrowserBackend:
    """Return a backend as a worker creates one."""
    storage = MemoryStorage() if storage is None else storage
    return BrowserBackend(storage, locks or OneTab(), installed_models, KEY, pace=pace)


def run(steps: Callable[[], Awaitable[None]]) -> None:
    """Run the steps of a test in an event loop, with a time limit."""
    asyncio.run(asyncio.wait_for(_awaited(steps), PATIENCE))


async def _awaited(steps: Callable[[], Awaitable[None]]) -> None:
    await steps()


async def ask(
    worker: BrowserBackend, method: str, path: str, form: object = None, secret: str | None = None
) -> tuple[int, Any]:
    """Make a request; return the status and the answer."""
    body = None if form is None else msgspec.json.encode(form).decode()
    reply = msgspec.json.decode(await worker.request(method, path, body, secret))
    return reply["status"], reply["answer"]


async def make_table(worker: BrowserBackend, *kinds: str, **fields: object) -> TableMade:
    """Create a table with these kinds of seats; a bot by its level."""
    seats = [
        {"kind": "person", "name": f"P{seat}"}
        if kind == "person"
        else {"kind": "bot", "level": kind}
        for seat, kind in enumerate(kinds)
    ]
    status, answer = await ask(worker, "POST", "/api/tables", {"seats": seats, **fields})
    assert status == 200, answer
    return msgspec.convert(answer, TableMade)


class Page:
    """A connection that keeps the newest state that it was sent."""

    def __init__(
        self, worker: BrowserBackend, made: TableMade, seat: int, *, is_covered: bool = False
    ) -> None:
        """Say hello for a seat."""
        self.worker = worker
        self.received: list[str] = []
        self.public: Any = None
        self.mine: Any = None
        self.table: Any = None
        self.seat: int | None = None
        self.seq = 0
        self.refused: protocol.Refused | None = None
        self.is_closed = False
        self._changed = asyncio.Event()
        self._answers: dict[str, Any] = {}
        self._ids = (f"{id(self)}.{number}" for number in count())
        self.connection: PageConnection = worker.connect(
            self._receive, self._close, is_covered=is_covered
        )
        (secret,) = (key.secret for key in made.seats if key.seat == seat)
        self.send(protocol.Hello(table=made.table.id, secret=secret, host=made.host))

    def send(self, message: protocol.FromClient) -> None:
        """Send a message."""
        self.worker.receive(self.connection, msgspec.json.encode(message).decode())

    async def answer(self, kind: type[Any], **fields: object) -> Any:  # noqa: ANN401 - any answer
        """Send a command and await its answer."""
        name = next(self._ids)
        self.send(kind(id=name, **fields))
        await self.until(lambda: name in self._answers)
        return self._answers[name]

    async def until(self, is_reached: Callable[[], object]) -> None:
        """Wait until the messages have led to a state."""
        while not is_reached():
            self._changed.clear()
            await self._changed.wait()

    async def begin(self) -> None:
        """Become ready, and wait for the deal."""
        await self.until(lambda: self.table is not None)
        if self.table.status == "waiting":
            answer = await self.answer(protocol.Ready, nonce=f"n{self.seat}")
            assert not isinstance(answer, protocol.Refused), answer

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.public is not None and self.public.outcome is not None

    @property
    def has_decision(self) -> bool:
        """Whether this seat has the decision, and sees its moves."""
        return self.mine is not None and self.mine.question is not None

    async def move(self) -> None:
        """Make the first legal move."""
        before = self.seq
        answer = await self.answer(
            protocol.PlayMove, seq=self.seq, move=str(self.mine.question.moves[0].move)
        )
        assert not isinstance(answer, protocol.Refused), answer
        await self.until(lambda: self.seq > before)

    async def play(self, moves: int = 10_000) -> None:
        """Make the first legal move of each decision, until the game is over."""
        for _ in range(moves):
            await self.until(lambda: self.has_decision or self.is_over)
            if self.is_over:
                return
            await self.move()

    def leave(self) -> None:
        """Close the connection."""
        self.worker.disconnect(self.connection)

    def _close(self) -> None:
        self.is_closed = True
        self._changed.set()

    def _receive(self, text: str) -> None:
        self.received.append(text)
        message = MESSAGE.decode(text)
        if isinstance(message, protocol.Welcome):
            self.table, self.seat, self.seq = message.table, message.seat, message.seq
            self.public, self.mine = message.public, message.mine
        elif isinstance(message, protocol.Update):
            self.seq = message.seq
            self.table = message.table or self.table
            self.public = message.public or self.public
            self.mine = message.mine or self.mine
        elif isinstance(message, protocol.Refused) and message.answers is None:
            self.refused = message
        if (answers := getattr(message, "answers", None)) is not None:
            self._answers[answers] = message
        self._changed.set()
