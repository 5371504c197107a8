"""The installed package works with only its requirements: the library alone, and with extras."""

from pathlib import Path

import pytest

from tests.packaging.project import LIBRARIES, run
from tests.support.needs import needs
from tools.build.registries import installer_variables, python_executable
from tools.build.sources import ROOT

UV = str(ROOT / "build/uv/bin/uv")
IMPORT_ALL = """
import importlib, pkgutil, pax
from pax.build_info import extra_of
for module in pkgutil.walk_packages(pax.__path__, "pax."):
    if module.name.endswith("__main__"):
        continue
    try:
        importlib.import_module(module.name)
        print(module.name)
    except ModuleNotFoundError as error:
        if extra_of(error.name) not in {"rl", "notices"}:  # what sends or learns needs its extra
            raise
"""


LIBRARY = """
import sys, pax
game = pax.deal(players=["Livia", "Decimus"], seed=7)
bot, rng = pax.make_bot("citizen"), pax.Rng(1)
while game.seat is not None:
    game.play(bot.choose(game.view(game.seat), game.legal(), pax.Budget(), rng))
pax.Record.read(pax.Record.from_game(game).write()).check()
assert "fluent" not in sys.modules
print(pax.view_text(game.view(0), pax.load_language("de")).splitlines()[0])
from pax import arena
contest = arena.Contest(arena.against(["novice"], "random", players=4), seed=1)
try:
    arena.standings(contest, arena.play_contest(contest, games=4, cores=1))
except RuntimeError as error:
    print(error)
"""


RESEARCH = """
import gymnasium, pyspiel
import pax.rl.gym_envs, pax.rl.openspiel
from pax.rl import Batch, pax_v0, table
batch = Batch(table(2), 2, seats=["learner", "novice"])
batch.step(batch.sample())
env = pax_v0.env(players=2)
env.reset(seed=1)
assert gymnasium.make("Pax-v0").reset(seed=1)[1]["seat"] == 0
assert pyspiel.load_game("python_pax(players=2)").num_players() == 2
print(batch.observations.shape)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreted package, which is faster to build."""
    folder = tmp_path_factory.mktemp("user")
    build = [python_executable(), "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    run(build, ROOT, {"PYTHONPATH": LIBRARIES, "PAX_COMPILE": "off"}, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, extras: str = "", pinned: str = "runtime.txt") -> Path:
    """Install the wheel with these extras, at the pinned versions, into a new environment."""
    env = wheel.parent / f"env{extras}"
    install = [UV, "pip", "install", "--python", str(env / "bin/python")]
    pins = ["--constraint", str(ROOT / "requirements" / pinned)]
    for command in (
        [UV, "venv", "--python", python_executable(), str(env)],
        [*install, *pins, f"pax-card-game{extras} @ {wheel.as_uri()}"],
    ):
        run(command, wheel.parent, installer_variables(), check=True)
    return env


def distributions(env: Path) -> set[str]:
    """Return the names of the installed packages."""
    folders = env.glob("lib/python*/site-packages/*.dist-info")
    return {folder.name.partition("-")[0].lower().replace(".", "_") for folder in folders}


@pytest.fixture(scope="module")
def env(wheel: Path) -> Path:
    """An environment with everything but the largest extras."""
    return installed(wheel, "[play,arena]")


@needs("uv")
def test_the_library_alone_needs_few_packages(wheel: Path) -> None:
    env = installed(wheel)
    needed = {"fluent_syntax", "librt", "msgspec", "mypy_extensions", "typing_extensions"}
    assert distributions(env) == {"pax_card_game", *needed}
    done = run([str(env / "bin/python"), "-W", "error", "-c", LIBRARY], env, {})
    advice = "ratings need openskill: pip install 'pax-card-game[arena]'"
    assert done.stdout.splitlines()[1:] == [advice], done.stderr
    program = run([str(env / "bin/pax"), "play"], env, {})
    assert program.returncode == 1
    assert program.stderr.startswith(
        "pax: the command line needs typer: pip install 'pax-card-game[cli]'"
    )


@needs("uv")
def test_a_command_without_its_extra_says_how_to_install_it(wheel: Path) -> None:
    env = installed(wheel, "[cli]")
    asked = run([str(env / "bin/pax"), "serve", "--port", "8000"], env, {})
    assert asked.stderr == "Not installed: pip install 'pax-card-game[play]'\n"
    assert asked.returncode == 2
    helped = run([str(env / "bin/pax"), "--help"], env, {"COLUMNS": "120"})
    assert helped.returncode == 0, helped.stderr
    assert "(needs packages that are not installed)" in helped.stdout
    assert run([str(env / "bin/pax"), "simulate", "-n", "2"], env, {}).returncode == 0


@needs("uv")
def test_the_research_kit_needs_only_its_extra(wheel: Path) -> None:
    env = installed(wheel, "[rl]", "dev.txt")
    python = [str(env / "bin/python"), "-c", RESEARCH]
    done = run(python, env, {})
    assert done.stdout == "(2, 456)\n", done.stderr
    words = ["dataset", "made", "-n", "1", "--players", "2", "--bots", "random", "--cores", "1"]
    made = run([str(env / "bin/pax"), *words], env, {})
    assert made.returncode == 0, made.stderr
    assert (env / "made" / "games-00000.parquet").exists()


@needs("uv")
def test_the_program_starts(env: Path) -> None:
    done = run([str(env / "bin/pax"), "--version"], env, {})
    assert done.stdout == "pax 0.2.0, rules interpreted: switched off (PAX_COMPILE=off)\n"


@needs("uv")
def test_every_module_can_be_imported(env: Path) -> None:
    done = run([str(env / "bin/python"), "-W", "error", "-c", IMPORT_ALL], env, {})
    assert done.returncode == 0, done.stderr
    modules = set(done.stdout.split())
    assert {"pax.build_info", "pax.cli.app", "pax.rules", "pax.rl.encoding.encoding"} <= modules
