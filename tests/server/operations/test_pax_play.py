"""`pax play`: a private server with one command, optionally for the network."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pax.backend.limits import Limits
from pax.cli.commands import play
from pax.cli.output.qr import qr_lines
from pax.server.app import Settings
from pax.server.security.admission import Admission
from tests.server.clients import ask, make_table
from tests.server.servers import PATIENCE


@contextmanager
def playing(home: Path) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """Run `pax play` with this home; yield the process and its port."""
    process = subprocess.Popen(
        [sys.executable, "-m", "pax", "play", "--port", "0", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"PATH": os.environ["PATH"], "HOME": str(home), "XDG_DATA_HOME": str(home)},
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(
            r"open http://127\.0\.0\.1:(\d+)/ in a browser", process.stdout.readline()
        )
        assert found
        yield process, int(found[1])
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def test_one_command_serves_until_ctrl_c_and_the_games_are_kept(tmp_path: Path) -> None:
    with playing(tmp_path) as (process, port):
        assert ask(port, "GET", "/")[0] == 200
        made = make_table(port, "person", "random")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (0, "Stopped. The games are saved.\n", "")
    with playing(tmp_path) as (_, port):
        assert ask(port, "GET", f"/api/tables/{made.table.id}")[0] == 200


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        file = str(tmp_path / "tables.sqlite")
        words = ["--port", port, "--database", file, "--lang", "en"]
        done = CliRunner().invoke(play.app, words)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"Port {port} is in use by another program")


class Stage:
    """`pax play` with recording stubs for everything around it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        """Bind nothing to the network, serve nothing, open no browser."""
        self.bound: list[str] = []
        self.opened: list[str] = []
        self.hosts: list[str] = []
        self.lan_addresses: list[str] = []
        self._file = tmp_path / "tables.sqlite"
        monkeypatch.setattr(play, "bind", self._bind)
        monkeypatch.setattr(play, "run", self._run)
        monkeypatch.setattr(play, "open_soon", self.opened.append)
        monkeypatch.setattr(play, "lan_address", lambda: "192.0.2.7")

    def _bind(self, host: str, _port: int) -> socket.socket:
        self.bound.append(host)
        return socket.create_server(("127.0.0.1", 0))

    def _run(
        self,
        settings: Settings,
        listener: socket.socket,
        *,
        prepare: Callable[[], None],
        started: Callable[[], None],
    ) -> None:
        prepare()
        self.hosts = settings.hosts
        self.lan_addresses.append(settings.lan_address)
        with listener:
            started()

    def play(self, *words: str) -> str:
        """Run the command; return its output."""
        words = (*words, "--database", str(self._file), "--lang", "en")
        done = CliRunner().invoke(play.app, words)
        assert done.exit_code == 0, done.output
        return done.output


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Stage:
    return Stage(monkeypatch, tmp_path)


def test_phones_join_by_the_address_of_the_network(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    said = stage.play("--lan")
    (address,) = stage.opened  # so the links that the host sends contain it, too
    assert stage.bound == [play.EVERYWHERE]
    assert re.fullmatch(r"http://192\.0\.2\.7:\d+/", address)
    assert f"open {address} on this machine" in said
    assert all(line in said for line in qr_lines(address))
    stage.play()
    monkeypatch.setattr(play, "lan_address", lambda: play.HERE)  # without a network
    stage.play("--lan")
    assert stage.lan_addresses == [address, "", ""]


@pytest.mark.parametrize("name", ["Villa", "villa.local", "villa.example"])
def test_phones_join_by_the_name_of_the_machine(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: name)
    stage.play("--lan", "--no-browser")
    admission = Admission(stage.hosts, Limits())
    for host in (name, "villa", "villa.local", "VILLA.local:7297"):
        assert admission.allows([host], [])
        assert admission.allows([host], [f"http://{host}"])
    assert not admission.allows(["other.local"], [])
    stage.play("--no-browser")
    assert stage.hosts == []


@pytest.mark.parametrize(("words", "display"), [(["--no-browser"], ":0"), ([], "")])
def test_a_browser_is_opened_only_if_wanted_and_visible(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, words: list[str], display: str
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    stage.play(*words)
    assert stage.opened == []
    assert stage.bound == [play.HERE]


def test_the_code_is_square_and_has_its_corners() -> None:
    lines = qr_lines("http://192.0.2.7:7297/")
    assert {len(line) for line in lines} == {29}
    assert len(lines) == 15
    assert lines[1][2:9] == lines[1][-9:-2] == "█▀▀▀▀▀█"
