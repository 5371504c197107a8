"""Systems without POSIX features: a clear error, or a fallback."""

import os
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from pax.arena import Checkpoint, cores_here, in_order
from pax.cli.commands import play, serve
from pax.cli.table.file_lock import Lock
from pax.server.bots import memory
from tests.arena.test_checkpoint import CONTEST


@pytest.fixture
def no_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulate a system without process groups."""
    monkeypatch.setattr("pax.bots.worker.process.has_worker_processes", lambda: False)
    monkeypatch.setattr("pax.arena.workers.has_worker_processes", lambda: False)


@pytest.mark.usefixtures("no_worker_processes")
@pytest.mark.parametrize("app", [serve.app, play.app])
def test_a_server_says_that_it_cannot_run(app: typer.Typer, tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["--database", str(tmp_path / "t.sqlite")])
    assert done.exit_code != 0
    assert "worker processes need Linux or macOS: the server" in done.output
    assert not list(tmp_path.iterdir())


def process_of(_: int) -> int:
    return os.getpid()


@pytest.mark.usefixtures("no_worker_processes")
def test_without_process_groups_one_core_is_used() -> None:
    assert cores_here() == 1
    assert set(in_order(process_of, range(9), 2, patience=0.0)) == {os.getpid()}


def test_without_proc_memory_is_not_limited(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(memory, "_STATM", tmp_path / "no such file")
    memory.bound_memory(1)
    assert len(bytearray(2**20)) == 2**20


def test_without_fcntl_files_are_not_locked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with Checkpoint(tmp_path / "j.jsonl", CONTEST):
        monkeypatch.setitem(sys.modules, "fcntl", None)
        with Checkpoint(tmp_path / "j.jsonl", CONTEST):
            pass
    monkeypatch.setattr("pax.cli.table.file_lock._HAS_LOCKS", False)
    locks = [Lock(tmp_path / "game.json") for _ in range(2)]
    assert [lock.take() for lock in locks] == [True, True]
