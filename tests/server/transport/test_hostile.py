"""Hostile input: it executes nothing, exhausts nothing and blocks nobody else."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from secrets import token_bytes
from socket import create_connection

import msgspec
import pytest

from bench.load.frames import masked
from pax.backend.limits import Limits
from pax.game import Record
from pax.protocol.http import NewTable, Problem
from pax.server.app import Settings
from pax.server.transport import websocket
from pax.tables.broadcast import table_info
from pax.tables.factory import new_game
from pax.tables.fair_deal import DealKey
from pax.tables.state import TableState
from tests.server.clients import ask
from tests.server.hostile_play import hostile_play
from tests.server.processes import Server
from tests.server.servers import GENEROUS, PATIENCE, running
from tests.server.tables.test_time import Clock
from tests.soak.hostile.raw import send_frames, send_http
from tests.text.tables import a_table, random_game

HANDSHAKE = (
    "GET /play HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize(
    "level", ["subprocess.Popen:touch=1,{}=1", "builtins.list", "sys.exit", "consul:playouts=9"]
)
def test_only_installed_levels_can_be_requested(
    port: int, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    seats = [{"kind": "person"}, {"kind": "bot", "level": level.format("made")}]
    status, body = ask(port, "POST", "/api/tables", {"seats": seats})
    assert status == 422
    problem = msgspec.json.decode(body, type=Problem)
    assert (problem.reason.code, problem.where) == ("no_such_level", "seats[1].level")
    assert list(tmp_path.iterdir()) == []


def ping() -> bytes:
    """Return a ping that requires a long answer."""
    return masked(0x89, b"x" * 125)


def part() -> bytes:
    """Return a fragment of a message that never ends."""
    return masked(0x00, b"")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[int]:
    """Return the port of a server with the default limits."""
    with running(Settings(str(tmp_path / "strict.sqlite"), pace=0)) as port:
        yield port


def flooded(port: int, first: bytes, flood: bytes) -> None:
    """Connect, then keep sending and read nothing, until the connection is closed."""
    with create_connection(("127.0.0.1", port), PATIENCE) as raw:
        raw.sendall(HANDSHAKE.format(port).encode())
        assert raw.recv(1000).startswith(b"HTTP/1.1 101 ")
        raw.sendall(first)
        for _ in range(1000):
            raw.sendall(flood * 1000)


@pytest.mark.parametrize("flood", [ping(), part(), masked(0x81, b"{}")])
def test_a_flooding_client_is_dropped(strict: int, flood: bytes) -> None:
    first = masked(0x01, b"") if flood == part() else b""
    with pytest.raises(OSError, match=r"reset|pipe|aborted"):
        flooded(strict, first, flood)


def test_a_client_that_does_not_read_is_dropped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(websocket, "UNSENT_BYTES", 10_000)
    settings = Settings(str(tmp_path / "l.sqlite"), limits=GENEROUS, pace=0)
    with running(settings) as port, pytest.raises(OSError, match=r"reset|pipe|aborted"):
        flooded(port, b"", ping())


@contextmanager
def faultless(folder: Path) -> Iterator[int]:
    """Yield the port of a server in a separate process, whose log must contain no fault."""
    server = Server(str(folder / "tables.sqlite"))
    try:
        yield server.port
        assert ask(server.port, "GET", "/api/about")[0] == 200
    finally:
        log = server.stop()
    assert "Traceback" not in log, log[:3000]


def test_mutated_recordings_break_nothing(tmp_path: Path) -> None:
    heard: Counter[str] = Counter()
    with faultless(tmp_path) as port:
        for seed in range(5):
            with hostile_play(port, Random(seed)) as play:
                play.play(400)
                heard += play.received()
    assert heard["update"] > 50  # the games went on
    assert heard["malformed_message"] > 50


@pytest.mark.parametrize("send", [send_frames, send_http])
def test_random_bytes_break_nothing(tmp_path: Path, send: Callable[..., object]) -> None:
    with faultless(tmp_path) as port:
        send(port, Random(5), 500, "127.0.0.1")


def test_replays_are_rate_limited(tmp_path: Path) -> None:
    clock, limits = Clock(), Limits(replays_a_minute=2)
    with running(Settings(str(tmp_path / "l.sqlite"), limits=limits, pace=0), now=clock) as port:
        record = Record.from_game(random_game(a_table(2), 1)).fields
        form = {"record": record, "first": 0, "count": 2}
        assert [ask(port, "POST", "/api/replay", form)[0] for _ in range(3)] == [200, 200, 429]
        clock.now += 121
        assert ask(port, "POST", "/api/replay", form)[0] == 200


def test_the_record_that_a_table_begins_from_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    record = Record.from_game(random_game(a_table(2), 1))
    fields = {
        "seats": [{"kind": "open"}] * 2,
        "begin": {"record": record.fields, "moves": 3},
    }
    form = msgspec.json.decode(msgspec.json.encode(fields), type=NewTable)
    state = TableState(new_game(form, DealKey(bytes(32)), token_bytes, record.write()).stored)
    texts: list[str | bytes] = []

    def read(text: str | bytes) -> Record:
        texts.append(text)
        return record

    monkeypatch.setattr(Record, "read", read)
    infos = [table_info(state, frozenset()) for _ in range(3)]
    assert infos[0] == infos[2]
    assert len(texts) == 1
