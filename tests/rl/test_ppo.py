"""The example that learns: its gradients, its progress, its bot in the arena and on a server."""

import csv
import importlib
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pax import protocol
from pax.bots import BotError, registry
from pax.server.app import Settings
from tests.cli.program import environment, run
from tests.server.clients import Client, make_table
from tests.server.servers import GENEROUS, running
from tools.build.sources import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text("utf-8")
PROJECT = re.compile(r"```toml\n(.*?)```", re.DOTALL)
DECISIONS = 95_000
PROGRESS = 0.03
"""Growth of the share of games won in so many decisions; with this seed it was 0.065."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example, installed as a package, and a network that it has trained."""
    folder = tmp_path_factory.mktemp("ppo")
    shutil.copy(ROOT / "examples" / "ppo.py", folder)
    project = tomllib.loads(PROJECT.search(PAGE)[1])["project"]  # type: ignore[index] # it is there
    ((name, target),) = project["entry-points"]["pax.bots"].items()
    info = folder / "ppo_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ppo-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[pax.bots]\n{name} = {target}\n")
    return folder


@pytest.fixture(scope="module")
def ppo(home: Path) -> Iterator[Any]:
    """The module, imported from that folder, and installed: the registry knows its bot."""
    sys.path.insert(0, str(home))
    registry._installed.cache_clear()  # noqa: SLF001 - the package is installed now
    yield importlib.import_module("ppo")
    sys.path.remove(str(home))
    del sys.modules["ppo"]
    registry._installed.cache_clear()  # noqa: SLF001 - and removed now


@pytest.fixture(scope="module")
def trained(home: Path) -> subprocess.CompletedProcess[str]:
    """A short training by the command of the page for researchers, into `ppo.npz`."""
    words = ["train", "ppo.npz", "--seed", "1", "--decisions", str(DECISIONS), "--games", "100"]
    # On a busy machine the threads of a second core wait for each other.
    threads = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "ppo.py", *words],
        cwd=home,
        env=environment(**threads),
        capture_output=True,
        text=True,
        check=True,
    )


@pytest.fixture(scope="module")
def weights(home: Path, trained: subprocess.CompletedProcess[str]) -> Path:
    """The trained network."""
    assert trained.returncode == 0
    return home / "ppo.npz"


def test_the_gradients_are_those_of_the_forward_pass(ppo: Any) -> None:  # noqa: ANN401 - as above
    rng = np.random.default_rng(1)
    network = ppo.Network(12, 5, rng)
    network.weights = [row.astype(np.float64) for row in network.weights]
    seen = rng.random((4, 12))
    to_logits, to_values = rng.standard_normal((4, 5)), rng.standard_normal(4)

    def loss() -> float:
        _, _, logits, values = network.forward(seen)
        return float((logits * to_logits).sum() + (values * to_values).sum())

    first, second, _, _ = network.forward(seen)
    gradients = network.backward(seen, (first, second), to_logits, to_values)
    for row, gradient in zip(network.weights, gradients, strict=True):
        place = tuple(rng.integers(size) for size in row.shape)
        before, row[place] = row[place], row[place] + 1e-6
        higher, row[place] = loss(), before - 1e-6
        lower, row[place] = loss(), before
        assert (higher - lower) / 2e-6 == pytest.approx(gradient[place], rel=1e-4, abs=1e-6)


def test_it_wins_more_while_it_learns(weights: Path) -> None:
    with weights.with_suffix(".csv").open(encoding="utf-8", newline="") as file:
        curve = list(csv.DictReader(file))
    assert int(curve[-1]["decisions"]) >= DECISIONS
    assert float(curve[-1]["won"]) > float(curve[0]["won"]) + PROGRESS


def test_it_is_evaluated_after_the_training(
    trained: subprocess.CompletedProcess[str],
) -> None:
    assert "of 100 games, plus or minus" in trained.stdout.splitlines()[-1]


def test_the_network_is_an_ordinary_bot_in_the_arena(home: Path, weights: Path) -> None:
    bot = f"ppo.PpoBot:weights={weights}"
    done = run("arena", bot, "--against", "novice", "-n", "1", "--seed", "1", folder=home)
    assert done.code == 0, done.err
    assert "ppo.PpoBot" in done.out
    assert "crashed" not in done.out + done.err


@pytest.mark.parametrize("games", [1, 3])
def test_as_many_games_are_evaluated_as_asked_for(
    ppo: Any,  # noqa: ANN401 - as above
    weights: Path,
    games: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken: list[list[float]] = []

    def mean(results: list[float]) -> float:
        taken.append(results)
        return sum(results) / len(results)

    monkeypatch.setattr(np, "mean", mean)
    monkeypatch.setattr(ppo, "EVALUATION_LANES", 2)
    share = ppo.evaluate(weights, games, 7)
    assert len(taken[-1]) == games
    assert 0 <= share <= 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["train", "seed1"], "seed1: the name of a file of weights must end in .npz"),
        (["evaluate", "a.npz", "--games", "0"], "--games and --decisions must be at least 1"),
    ],
)
def test_a_wrong_command_is_refused_before_the_training(
    ppo: Any,  # noqa: ANN401 - as above
    words: list[str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["ppo.py", *words])
    with pytest.raises(SystemExit):
        ppo.main()
    assert message in capsys.readouterr().err


@pytest.mark.usefixtures("weights")
def test_the_installed_bot_plays_a_game_at_a_servers_table(tmp_path: Path) -> None:
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0, bot_processes=2)
    with running(settings) as port:
        made = make_table(port, "ppo", "novice", "novice", "novice")
        with Client(port, protocol.Hello(table=made.table.id)) as client:
            client.wait_for(lambda: client.is_over)
            assert b"crashed" not in b"".join(client.received)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"weight": "x"}, "this bot has one option: weights=FILE"),
        ({"weights": "nowhere.npz"}, "nowhere.npz: no weights of this network: "),
    ],
)
def test_wrong_options_are_refused(ppo: Any, options: dict[str, str], message: str) -> None:  # noqa: ANN401 - as above
    with pytest.raises(BotError, match=message):
        ppo.PpoBot(options)


def test_weights_of_another_network_are_refused(ppo: Any, tmp_path: Path) -> None:  # noqa: ANN401 - as above
    other, empty = tmp_path / "other.npz", tmp_path / "empty.npz"
    np.savez(other, *ppo.Network(12, 5, np.random.default_rng(1)).weights)
    empty.touch()
    for path in (other, empty):
        with pytest.raises(BotError, match="no weights of this network"):
            ppo.PpoBot({"weights": str(path)})
