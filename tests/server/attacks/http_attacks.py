"""Attacks over HTTP. Each runs from one address and returns its results."""

import itertools
import json
import socket
import struct
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from http import HTTPStatus
from typing import Final

from .attack import Outcome, Target
from .client import Answer, Player, ask, connect, is_closed
from .tables import finished_table, record_of, seats_of

_AT_ONCE: Final = 32
_RESET: Final = struct.pack("ii", 1, 0)
"""SO_LINGER with a timeout of zero: closing sends a reset."""


def _many(target: Target, request: Callable[[int], Answer]) -> Outcome:
    """Make concurrent requests at the rate of a target."""

    def met(number: int) -> str:
        try:
            return request(number).summary
        except OSError:
            return "closed"

    with ThreadPoolExecutor(_AT_ONCE) as pool:
        return Counter([each.result() for each in [pool.submit(met, n) for n in target.beats()]])


def duplicate_keys(size: int = 400_000) -> bytes:
    """Return a replay request whose record has a duplicate key, after as many keys as fit."""
    keys = [f'"{number:x}":0' for number in range(size // 9)]
    return b'{"record":{"x":{%s,%s}}}' % (",".join(keys).encode(), keys[-1].encode())


def ask_for_duplicate_keys(target: Target) -> Outcome:
    """Send records with duplicate keys."""
    body = duplicate_keys()
    return _many(
        target, lambda _: ask(target.port, "POST", "/api/replay", body, address=target.address)
    )


def send_endless_head(target: Target, most: int = 64_000_000) -> Outcome:
    """Send an endless head as fast as it is read; `rate` is in connections a second."""
    outcome: Outcome = Counter()
    piece = b"X-Endless: " + b"x" * 65_000 + b"\r\n"
    for _ in target.beats():
        with connect(target.port, target.address) as connection:
            connection.sendall(b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            try:
                while outcome["bytes"] < most:
                    connection.sendall(piece)
                    outcome["bytes"] += len(piece)
            except OSError:
                outcome["closed"] += 1
    return outcome


BEGINNINGS: Final = {
    "idle": b"",
    "half a head": b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half:",
    "half a body": b"POST /api/replay HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    "half a handshake": b"GET /play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n",
}
"""The first bytes of requests that are never completed."""


def hold(port: int, address: str, count: int, beginning: bytes = b"") -> list[socket.socket]:
    """Open connections that never complete their request."""
    held = []
    for _ in range(count):
        try:
            connection = connect(port, address, seconds=2)
            held.append(connection)
            connection.sendall(beginning)
        except OSError:
            continue
    return held


def hold_connections(target: Target) -> Outcome:
    """Keep as many unfinished connections open as the target's rate."""
    outcome: Outcome = Counter()
    kinds = list(BEGINNINGS.values())
    held: list[socket.socket] = []
    for number in target.beats():
        held += hold(target.port, target.address, 1, kinds[number % len(kinds)])
        outcome["opened"] += 1
    for connection in held:
        outcome["closed" if is_closed(connection) else "held"] += 1
        connection.close()
    return outcome


def replay_games(target: Target) -> Outcome:
    """Request the replay of a long game repeatedly."""
    body = json.dumps({"record": record_of(8), "count": 1000}).encode()
    return _many(
        target, lambda _: ask(target.port, "POST", "/api/replay", body, address=target.address)
    )


def large_record(size: int = 985_000) -> dict[str, object]:
    """Return a valid record of maximum size, filled with unused fields."""
    record = record_of(4)
    room = size - len(json.dumps(record)) - 20
    return {**record, "more": "x" * room}


def make_tables_of_large_records(target: Target) -> Outcome:
    """Create tables that begin from large records."""
    form = {"seats": seats_of(*["person"] * 4), "begin": {"record": large_record(), "moves": 0}}
    body = json.dumps(form).encode()
    return _many(
        target, lambda _: ask(target.port, "POST", "/api/tables", body, address=target.address)
    )


def make_tables_of_bots(target: Target, watchers: ExitStack | None = None) -> Outcome:
    """Create tables of eight slow bots, and watch them until `watchers` is closed."""
    form = {"seats": seats_of(*["consul"] * 8)}
    with ExitStack() as own:
        watching = own if watchers is None else watchers

        def make_and_watch(_: int) -> Answer:
            answer = ask(target.port, "POST", "/api/tables", form, address=target.address)
            if answer.status == HTTPStatus.OK:
                with suppress(OSError):
                    table = answer.json["table"]["id"]
                    watching.enter_context(Player(target.port, table, target.address))
            return answer

        return _many(target, make_and_watch)


def ask_for_analyses(target: Target) -> Outcome:
    """Request the analysis of several finished games at a time."""
    try:
        tables = [finished_table(target.port, address=target.address) for _ in range(6)]
    except (AssertionError, OSError):
        return Counter({"no table": 1})
    paths = itertools.cycle([f"/api/tables/{table.id}/analysis" for table in tables])
    return _many(target, lambda _: ask(target.port, "GET", next(paths), address=target.address))


def abort_posts(target: Target) -> Outcome:
    """Abort requests in the middle of their bodies."""
    outcome: Outcome = Counter()
    for number in target.beats():
        with connect(target.port, target.address) as connection:
            connection.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{"
            )
            if number % 2:
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
        outcome["aborted"] += 1
    return outcome


def forward_many(target: Target, *, many: int = 100, first: int = 0) -> Outcome:
    """Send a different `X-Forwarded-For` each time, `many` requests per connection."""
    outcome: Outcome = Counter()
    left = round(target.rate * target.seconds)
    number = first
    while left > 0:
        with connect(target.port, target.address) as connection:
            count = min(many, left)
            left -= count
            for _ in range(count):
                number += 1
                connection.sendall(_forwarded(number))
            outcome.update(_statuses(connection, count))
    return outcome


def _forwarded(number: int) -> bytes:
    """Return a cheap request with its own forwarded address."""
    body = b'{"seats":[{"kind":"bot","level":"nobody"}]}'
    address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    return (
        f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: {address}\r\n"
        f"Content-Length: {len(body)}\r\n\r\n".encode()
        + body
    )


def _statuses(connection: socket.socket, count: int) -> Outcome:
    """Read this number of answers; return the counts of their codes."""
    data = b""
    while data.count(b"HTTP/1.1 ") < count or not data.endswith(b"}"):
        piece = connection.recv(1 << 20)
        if not piece:
            break
        data += piece
    parts = data.split(b'"code":"')[1:]
    return Counter(part.partition(b'"')[0].decode() for part in parts)
