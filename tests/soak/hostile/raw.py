"""Random bytes, below every protocol: as WebSocket frames and as HTTP."""

import json
import socket
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Final

from bench.load.frames import masked
from tests.server.mutations import ODD, flipped, spliced, truncated

PATIENCE: Final = 0.5
HANDSHAKE: Final = (
    "GET /play HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
HEADERS: Final = (
    *("Origin: http://127.0.0.1:{}", "Origin: null", "Content-Length: 10", "Content-Length: -1"),
    *("Content-Length: 99999999999", "Transfer-Encoding: chunked", "Host: evil.example"),
    *("Expect: 100-continue", "X-Forwarded-For: 1.2.3.4", "Authorization: Bearer \xff", "Cookie:"),
    *("Sec-WebSocket-Version: 0", "Sec-WebSocket-Key: x", "Upgrade: h2c", "Connection: close"),
    *("Content-Encoding: gzip", "Accept-Encoding: br", "Range: bytes=0-9999999", "\0: x", "x"),
)
PATHS: Final = (
    *("/play", "/api/about", "/api/tables", "/api/replay", "/", "/api/tables/x/record", "*"),
    *("/api/../../etc/passwd", "/%00", "/api/records/%ff", "//", "/index.html?" + "x" * 3000),
)


def send_frames(port: int, rng: Random, count: int, address: str) -> Counter[str]:
    """Open WebSockets and send random frames, or random bytes."""
    head = f"{HANDSHAKE.format(port)}\r\n".encode()
    return sum((_exchange(port, address, head, _frames(rng), rng) for _ in range(count)), Counter())


def send_http(port: int, rng: Random, count: int, address: str) -> Counter[str]:
    """Send requests that are broken, truncated, or not requests at all."""
    return sum(
        (_exchange(port, address, b"", _request(port, rng), rng) for _ in range(count)), Counter()
    )


def _frames(rng: Random) -> bytes:
    if rng.random() < 0.2:
        return rng.randbytes(rng.randint(1, 400))
    return b"".join(_frame(rng) for _ in range(rng.randint(1, 6)))


def _frame(rng: Random) -> bytes:
    """Return a frame whose bits, length and payload may contradict one another."""
    payload = rng.choice(
        (
            rng.randbytes(rng.randint(0, 130)),
            json.dumps({"type": "hello", "table": rng.choice(ODD)}).encode(),
            b"\x03\xf3",  # a reserved close code
        )
    )
    if rng.random() < 0.5:
        first = rng.choice((0x81, 0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A, 0x09))
        return masked(first, payload)
    length = rng.choice((min(len(payload), 125), 126, 127, rng.randrange(128)))
    extended = rng.choice((b"", rng.randbytes(2), rng.randbytes(8), b"\xff" * 8))
    mask_bit = 0x80 if rng.random() < 0.8 else 0
    head = bytes((rng.randrange(256), mask_bit | length)) + extended + rng.randbytes(4)
    return head + payload


def _request(port: int, rng: Random) -> bytes:
    """Return a mutated request, or random bytes."""
    if rng.random() < 0.1:
        return rng.randbytes(rng.randint(1, 2000))
    method = rng.choice(("GET", "POST", "HEAD", "PUT", "OPTIONS", "CONNECT", "\xff", "GE T"))
    lines = [f"{method} {rng.choice(PATHS)} HTTP/1.1", f"Host: 127.0.0.1:{port}"]
    lines += [rng.choice(HEADERS).format(port) for _ in range(rng.randint(0, 4))]
    if rng.random() < 0.3:
        lines += HANDSHAKE.format(port).strip().split("\r\n")[1:]
    body = json.dumps({"seats": rng.choice(ODD), "record": rng.choice(ODD)})
    text = ("\r\n".join(lines) + "\r\n\r\n" + rng.choice(("", body, "5\r\nhello"))).encode(
        "latin-1", "replace"
    )
    change = rng.choice((flipped, truncated, spliced, None, None, None))
    return change(text, rng) if change else text


def _exchange(port: int, address: str, head: bytes, data: bytes, rng: Random) -> Counter[str]:
    """Connect, send, read the immediate answer; then close gracefully or abort."""
    answer = b""
    with (
        socket.create_connection(
            ("127.0.0.1", port), timeout=30, source_address=(address, 0)
        ) as raw,
        suppress(OSError),
    ):
        if head:
            raw.sendall(head)
            assert raw.recv(4096).startswith(b"HTTP/1.1 101 ")
        for start in range(0, len(data), step := rng.choice((7, 100, 10**6))):
            raw.sendall(data[start : start + step])
        if rng.random() < 0.7:
            raw.shutdown(socket.SHUT_WR)
            raw.settimeout(PATIENCE)
            answer = raw.recv(4096)
    return Counter([_name(answer, is_socket=bool(head))])


def _name(answer: bytes, *, is_socket: bool) -> str:
    """Return the status of an answer, or that there was none."""
    if not answer:
        return "nothing"
    if is_socket:
        return "closed" if answer[0] == 0x88 else "answered"
    status = answer.split(b" ", 2)[1:2]
    assert status != [b"500"], answer
    return status[0].decode("ascii", "replace") if status else "other"
