"""The load test runs and counts correctly; speed is not tested here."""

import asyncio
import json
from pathlib import Path

import pytest

from bench.load.__main__ import main
from bench.load.comparison import compare
from bench.load.errors import LoadError
from bench.load.frames import Line, masked
from bench.load.job import Job, Taken, Window
from bench.load.meter import percentile
from bench.load.page import page
from bench.load.pax_table import choice
from bench.load.peer_table import state_number
from bench.load.round import Tally
from bench.load.runs import Load, UnsafeRunError, Watch
from bench.load.verdict import aims
from tools.services import serving


class RecordingLine(Line):
    """A connection that only records messages."""

    def __init__(self) -> None:
        """Start without messages."""
        super().__init__("host", "/path")
        self.received: list[bytes] = []
        self._open = True

    def opened(self) -> None:
        """Do nothing."""

    def receive(self, text: bytes) -> None:
        """Record a message."""
        self.received.append(text)


def seen(moves: int, p95: float, generator: float = 0.1) -> Window:
    return Window(1.0, moves, (p95 / 2, p95, p95), 100.0, generator, 0.0, 0.5, 0.0, 0.0)


def taken(name: str, *windows: Window) -> Load:
    return Load(name, 1, 500, Taken(list(windows), 1000.0, 0, 0), {})


def test_frames_are_parsed_however_the_bytes_arrive() -> None:
    texts = [b"", b"short", b"m" * 300, b"l" * 70_000]
    sizes = [b"\x00", b"\x05", b"\x7e" + (300).to_bytes(2, "big")]
    sizes.append(b"\x7f" + (70_000).to_bytes(8, "big"))
    sent = b"".join(b"\x81" + size + text for size, text in zip(sizes, texts, strict=True))
    for step in (1, 2, 7, 1000, len(sent)):
        line = RecordingLine()
        for at in range(0, len(sent), step):
            line.data_received(sent[at : at + step])
        assert line.received == texts


def test_a_sent_message_is_a_valid_client_frame() -> None:
    assert masked(0x81, b"abc") == b"\x81\x83\x00\x00\x00\x00abc"
    assert masked(0x81, b"a" * 200)[:4] == b"\x81\xfe\x00\xc8"


def test_a_scripted_player_takes_one_of_the_legal_moves() -> None:
    asked = b'{"question":{"moves":[{"move":"take"},{"move":"buy 2","costs":3}],"blocked":[]}}'
    assert [choice(asked, number) for number in (4, 5)] == [b"take", b"buy 2"]
    assert choice(b'{"question":null}', 4) is None
    assert state_number(b'{"_stateID":41,"x":1}') == 41


def test_percentiles_are_measured_values() -> None:
    assert [percentile(range(100), share) for share in (0.5, 0.95, 0.99)] == [50, 95, 99]
    assert percentile([3.0], 0.99) == 3.0
    assert percentile([], 0.5) == 0.0


def test_being_ahead_means_higher_throughput_and_lower_latency() -> None:
    peer = taken("boardgame.io, in memory", seen(1000, 0.5))
    assert [aim.is_met for aim in aims([peer, taken("pax", seen(1100, 0.4))], None)] == [True, True]
    assert [aim.is_met for aim in aims([peer, taken("pax", seen(900, 0.6))], None)] == [False] * 2
    assert [aim.is_met for aim in aims([taken("pax", seen(900, 0.6))], None)] == [None]


def test_a_run_limited_by_the_generator_is_void() -> None:
    peer = taken("boardgame.io, in memory", seen(1000, 0.5, generator=0.95))
    assert peer.is_void
    assert [aim.is_met for aim in aims([peer, taken("pax", seen(1100, 0.4))], None)] == [None]


@pytest.mark.parametrize(("busy", "is_met"), [(0.19, True), (0.21, False)])
def test_bots_must_not_slow_people_down(busy: float, is_met: bool) -> None:  # noqa: FBT001 - the example
    bots = taken("pax", seen(100, 0.1), seen(100, busy))
    assert [aim.is_met for aim in aims([], bots)] == [is_met]


def test_the_page_shows_results_and_method() -> None:
    peer = taken("boardgame.io, in memory", seen(1000, 0.5))
    ours = taken("pax, SQLite", seen(2000, 0.25))._replace(durable={"synchronous": "2"})
    bots = taken("pax, SQLite", seen(200, 0.01), seen(200, 0.015))
    facts = dict.fromkeys(("cores", "bots_think", "level", "disk", "boardgame.io"), "x")
    facts |= dict.fromkeys(("python", "pax", "node", "processor", "load before", "load after"), "y")
    text = page([peer, ours], bots, facts | {"think": "0", "minutes": "5"})
    assert "pax, SQLite                 500  2,000  125.0  250.0  250.0" in text
    assert "more moves a second than boardgame.io: met (2.00 times)" in text
    assert "under 2 times the value at rest: met (1.50 times)" in text
    assert "The settings:\n`synchronous=2`." in text


def test_a_database_that_is_not_durable_fails_the_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bench.load.runs.durability", lambda _: {"synchronous": "2", "journal_mode": "off"}
    )
    with pytest.raises(UnsafeRunError), Watch(str(tmp_path / "tables.sqlite")):
        pass


def test_the_load_runs_against_a_real_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = tmp_path / "load.json"
    arguments = ("--tables", "2", "--seconds", "1", "--only", "SQLite", "--no-bots")
    assert main([*arguments, "--json", str(found)]) == 0
    assert "pax, SQLite" in capsys.readouterr().out
    (run,) = json.loads(found.read_text("utf-8"))["runs"]
    assert run["windows"][0]["moves"] > 0
    assert run["durable"] == {"synchronous": "2", "journal_mode": "wal"}
    assert run["refused"] == 0
    assert run["compared"]["pax_moves_total"] >= run["windows"][0]["moves"]
    assert run["compared"]["pax_connections"] == 8


def test_metrics_that_count_otherwise_fail_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.load.comparison.scrape", lambda _: {"pax_moves_total": 1})
    with pytest.raises(LoadError, match=r"'pax_moves_total': 0,.*'pax_moves_total': 1,"):
        asyncio.run(compare(Job("pax", 1, 0, 1.0, 1), [], Tally()))


def test_a_server_gets_only_options_that_it_supports(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"--port", "--database", "--tables-an-hour"} <= serving.known_options()
    monkeypatch.setattr(serving, "known_options", lambda _: frozenset({"--tables-an-hour"}))
    assert serving.wide_limits() == ["--tables-an-hour", "1000000"]
