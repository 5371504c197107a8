"""A message is received in the same way in frames of any kind, split anywhere."""

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from bench.load.frames import masked
from pax.server.security.message_rate import MessageRate
from pax.server.transport.websocket import WebSocketConnection
from tests.server.servers import GENEROUS
from tests.server.transport.test_hostile import HANDSHAKE

TEXT = 0x81


class Received(NamedTuple):
    """A message."""

    data: bytes
    binary: bool


class Recorder:
    """A message handler stub that records all messages."""

    def __init__(self) -> None:
        """Record no message yet."""
        self.messages: list[Received] = []

    def why_not_connect(self, _: object, __: object) -> None:
        """Accept every connection."""

    def message_rate(self) -> MessageRate:
        """Allow everything."""
        return MessageRate(GENEROUS, lambda: 0.0)

    def handle_message(self, _: object, data: bytes, *, binary: bool, allowed: bool) -> None:
        """Record a message."""
        assert allowed
        self.messages.append(Received(bytes(data), binary))


class StubTransport(asyncio.Transport):
    """A transport stub that accepts everything."""

    def __init__(self) -> None:
        """Begin open."""
        super().__init__()
        self.closed = False

    def write(self, data: Any) -> None:  # noqa: ANN401 - as asyncio takes it
        """Discard the data."""

    def get_write_buffer_size(self) -> int:
        """Return 0: nothing is buffered."""
        return 0

    def is_closing(self) -> bool:
        """Whether it was closed."""
        return self.closed

    def close(self) -> None:
        """Close it."""
        self.closed = True


class Connections:
    """A stub for uvicorn's server state."""

    def __init__(self) -> None:
        """Begin without connections."""
        self.connections: set[object] = set()


async def _received(pieces: Sequence[bytes]) -> list[Received]:
    recorder = Recorder()
    socket = WebSocketConnection(None, Connections(), {"dispatcher": recorder})  # type: ignore[arg-type] # partial stubs
    socket.connection_made(StubTransport())
    socket.data_received(HANDSHAKE.format(80).encode())
    for piece in pieces:
        socket.data_received(piece)
    socket.close()
    return recorder.messages


def received(*pieces: bytes) -> list[Received]:
    """Return the messages in data that arrive in these pieces."""
    return asyncio.run(_received(pieces))


def frames_of(message: Received, parts: int, *, ping: bool) -> list[bytes]:
    """Return a message in this number of frames, optionally with a ping between them."""
    size = len(message.data) // parts + 1
    cut = [message.data[size * part : size * (part + 1)] for part in range(parts)]
    first = Opcode.BINARY if message.binary else Opcode.TEXT
    frames: list[bytes] = []
    for number, data in enumerate(cut):
        opcode, fin = first if number == 0 else Opcode.CONT, number == parts - 1
        frames.append(Frame(opcode, data, fin).serialize(mask=True))
        if ping:
            frames.append(Frame(Opcode.PING, b"?").serialize(mask=True))
    return frames


messages = st.builds(Received, st.binary(max_size=300), st.booleans())
plans = st.lists(st.tuples(messages, st.integers(1, 3), st.booleans()), max_size=6)


@given(plans, st.lists(st.integers(0, 1500), max_size=8))
def test_a_message_is_received_however_it_is_split(
    plan: list[tuple[Received, int, bool]], cuts: list[int]
) -> None:
    data = b"".join(b"".join(frames_of(message, parts, ping=ping)) for message, parts, ping in plan)
    places = sorted({0, len(data), *(cut for cut in cuts if cut < len(data))})
    pieces = [data[begin:end] for begin, end in pairwise(places)]
    assert received(*pieces) == [message for message, _, _ in plan]


@given(plans)
def test_a_message_is_received_frame_by_frame(
    plan: list[tuple[Received, int, bool]],
) -> None:
    pieces = [
        frame for message, parts, ping in plan for frame in frames_of(message, parts, ping=ping)
    ]
    assert received(*pieces) == [message for message, _, _ in plan]


@pytest.mark.parametrize("head", [1, 2, 4, 6])
def test_a_payload_that_looks_like_a_frame_is_not_one(head: int) -> None:
    inside = masked(TEXT, b"not a message")
    whole = masked(TEXT, b"?" * (head - 1) + inside) if head < len(inside) else inside
    cut = len(whole) - len(inside)
    after = masked(TEXT, b"a message")
    message = received(whole[:cut], whole[cut:], after)
    assert message == [Received(whole[6:], binary=False), Received(b"a message", binary=False)]


def test_a_short_frame_within_a_fragmented_message_is_refused() -> None:
    begun = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
    assert received(begun, masked(TEXT, b"too early")) == []


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(b"\x81\x02{}", id="not masked"),
        pytest.param(b"\xc1\x82\0\0\0\0{}", id="compressed"),
        pytest.param(b"\x83\x82\0\0\0\0{}", id="of no kind"),
    ],
)
def test_a_protocol_error_discards_the_frame_and_what_follows(wrong: bytes) -> None:
    assert received(wrong, masked(TEXT, b"{}")) == []


def test_nothing_is_received_after_a_close_frame() -> None:
    goodbye = Frame(Opcode.CLOSE, b"").serialize(mask=True)
    assert received(masked(TEXT, b"{}"), goodbye, masked(TEXT, b"{}")) == [
        Received(b"{}", binary=False)
    ]
