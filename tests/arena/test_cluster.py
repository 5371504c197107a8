"""A local Dask cluster plays the same games as one core, through the command line."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest

from pax.arena import Contest, mixed, play_contest, standings
from pax.cli.commands.arena_report import facts
from tests.cli.program import environment, run
from tools.build.sources import ROOT

NOBODY_THERE = """
from pax.arena import cluster_at
import sys
sys.modules["pax.arena.cluster"]._PATIENCE = 1
with cluster_at("127.0.0.1:9"):
    pass
"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two processes; its scheduler's address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.arena.local_cluster"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=environment(),
    )
    limit = Timer(300, process.kill)
    limit.start()
    try:
        assert process.stdout is not None
        found = process.stdout.readline().decode().strip()
        assert found, process.communicate()[1].decode()
        yield found
    finally:
        process.communicate()
        limit.cancel()


def test_a_cluster_plays_the_same_games_as_one_core(address: str) -> None:
    bots = ["random", "tests.bots.fools.Honest"]
    words = [*bots, "--players", "3", "-n", "6", "--seed", "11", "--json"]
    done = run("arena", *words, "--cluster", address, folder=ROOT)
    assert done.code == 0, done.err
    contest = Contest(mixed(bots, 3), seed=11)
    found = standings(contest, play_contest(contest, 6, 1))
    assert timeless(json.loads(done.out)) == timeless(json.loads(json.dumps(facts(contest, found))))
    assert "12 games" in done.err


def timeless(found: dict[str, list[dict[str, object]]]) -> dict[str, list[dict[str, object]]]:
    for row in found["bots"]:
        assert row.pop("seconds_per_decision")
    return found


def test_a_cluster_writes_the_same_dataset_as_one_core(address: str, tmp_path: Path) -> None:
    words = ("-n", "3", "--players", "2", "--bots", "random", "--seed", "4")
    here, there = tmp_path / "here", tmp_path / "there"
    done = run("dataset", there, *words, "--cluster", address, folder=ROOT)
    assert done.code == 0, done.err
    assert run("dataset", here, *words, "--cores", "1").code == 0
    for name in ("README.md", "games-00000.parquet"):
        assert (there / name).read_bytes() == (here / name).read_bytes()


def test_an_address_without_scheduler_is_an_error() -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", NOBODY_THERE], capture_output=True, check=False, timeout=120
    )
    assert b"ClusterError: 127.0.0.1:9: no Dask scheduler answers there" in done.stderr
