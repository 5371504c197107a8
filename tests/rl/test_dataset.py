"""The dataset: decisions with what the search found, the same however it is written."""

import os
import signal
from functools import partial
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest
from typer.testing import CliRunner, Result

from pax.arena import Plan, in_order
from pax.bots import BotError, Failure
from pax.cli.commands.dataset import app
from pax.decks import built_in_deck
from pax.decks.table import write
from pax.rl import Encoding, dataset, table
from pax.rl.dataset import write_dataset, write_shard

PLAN = Plan(table(2), ("senator:playouts=4", "random"), 5)


@pytest.fixture
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game in a file."""
    monkeypatch.setattr(dataset, "SHARD", 1)


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.mark.usefixtures("small_shards")
def test_a_row_is_a_decision_with_its_outcome(tmp_path: Path) -> None:
    assert list(write_dataset(tmp_path, PLAN, 2, 1)) == [0, 1, 2]
    file = pyarrow.parquet.ParquetFile(tmp_path / "games-00001.parquet")
    about = {name.decode(): text.decode() for name, text in file.schema_arrow.metadata.items()}
    assert about["seed"] == "5"
    assert about["licence"] == "CC0-1.0"
    assert about["version"].endswith(", encoding pax_v0")
    rows = pyarrow.parquet.read_table(tmp_path / "games-00001.parquet").to_pylist()
    encoding = Encoding(PLAN.table)
    assert [row["decision"] for row in rows] == list(range(len(rows)))
    for row in rows:
        legal = [encoding.action(move) for move in encoding.describe_mask(row["mask"])]
        assert row["action"] in legal
        assert encoding.move(row["action"]) == row["move"]
        assert encoding.describe(row["observation"])
        searched = row["seat"] == 0 and len(legal) > 1
        assert sorted(row["actions"]) == (sorted(legal) if searched else [])
        assert sum(row["tries"]) == (4 if searched else 0)
    assert sum({row["seat"]: row["outcome"] for row in rows}.values()) in {0.0, 1.0}
    card = (tmp_path / "README.md").read_text("utf-8")
    assert "| seed | 5 |" in card
    assert "license: cc0-1.0" in card
    assert f"| version | {about['version']} |" in card


@pytest.mark.usefixtures("small_shards")
def test_a_stopped_run_continues_and_gives_the_same_files(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    plan = Plan(table(2), ("random", "novice"), 5)
    assert list(write_dataset(whole, plan, 3, 1))[-1] == 3
    counts = write_dataset(stopped, plan, 3, 1)
    assert [next(counts), next(counts)] == [0, 1]
    counts.close()
    assert list(write_dataset(stopped, plan, 3, 1)) == [1, 2, 3]
    assert contents(stopped) == contents(whole)


def test_another_dataset_is_not_overwritten(tmp_path: Path) -> None:
    def write(players: str) -> Result:
        words = [str(tmp_path), "-n", "1", "--players", players, "--bots", "random"]
        return CliRunner().invoke(app, [*words, "--cores", "1"])

    assert write("2").exit_code == 0
    done = write("3")
    assert done.exit_code != 0
    assert "holds another dataset" in done.stderr
    assert write("2").exit_code == 0


def deck_with(tmp_path: Path, old: str, new: str) -> str:
    """Write the built-in deck with one line changed; return the path."""
    path = tmp_path / f"{new}.deck"
    path.write_text(write(built_in_deck()).replace(old, new), "utf-8")
    return str(path)


def test_a_dataset_of_another_deck_is_not_continued(tmp_path: Path) -> None:
    def dataset_of(deck: str) -> Result:
        words = ["-n", "1", "--players", "2", "--bots", "random", "--cores", "1", "--deck", deck]
        return CliRunner().invoke(app, [str(tmp_path / "set"), *words])

    one, other = deck_with(tmp_path, "W11", "W10"), deck_with(tmp_path, "W11", "W19")
    assert dataset_of(one).exit_code == 0
    done = dataset_of(other)
    assert done.exit_code != 0
    assert "holds another dataset" in done.stderr
    assert dataset_of(one).exit_code == 0


@pytest.mark.parametrize("bot", ["consul", "consul:seconds=1", "senator:playouts=4,seconds=9"])
def test_a_bot_with_a_time_limit_is_refused(tmp_path: Path, bot: str) -> None:
    words = [str(tmp_path / "set"), "-n", "1", "--players", "2", "--bots", bot]
    done = CliRunner().invoke(app, words)
    assert done.exit_code != 0
    assert "a time limit gives other moves on another machine" in done.stderr
    assert f"{bot.partition(':')[0]}:playouts=400" in done.stderr
    assert not (tmp_path / "set").exists()


def test_a_bot_that_fails_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = Failure("my_bots.Wrong", "crashed", "ZeroDivisionError")
    monkeypatch.setattr(dataset, "failures_of", lambda _: [failed])
    with pytest.raises(BotError, match=r"game 1, seat 0: my_bots\.Wrong crashed"):
        list(write_dataset(tmp_path, Plan(table(2), ("random", "random"), 5), 1, 1))


@pytest.mark.usefixtures("small_shards")
def test_ctrl_c_stops_and_the_same_command_continues_on_two_cores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped, whole = tmp_path / "stopped", tmp_path / "whole"
    words = ["-n", "4", "--solo", "1", "--bots", "random", "--seed", "4"]

    def write_and_interrupt(*arguments: Any) -> None:  # noqa: ANN401 - passed on
        write_shard(*arguments)
        os.kill(os.getpid(), signal.SIGINT)

    with monkeypatch.context() as patched:
        patched.setattr(dataset, "write_shard", write_and_interrupt)
        first = CliRunner().invoke(app, [str(stopped), *words, "--cores", "1"])
    assert first.exit_code == 130
    assert "1 game is in" in first.stdout
    assert "Run the same command again to continue from there." in first.stderr
    monkeypatch.setattr(dataset, "in_order", partial(in_order, patience=0.0))
    assert CliRunner().invoke(app, [str(stopped), *words, "--cores", "2"]).exit_code == 0
    assert CliRunner().invoke(app, [str(whole), *words, "--cores", "1"]).exit_code == 0
    assert contents(stopped) == contents(whole)
    assert len(contents(whole)) == 5
