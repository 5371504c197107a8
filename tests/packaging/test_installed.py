"""The installed package works with only its runtime requirements."""

from pathlib import Path

import pytest

from tests.packaging.project import LIBRARIES, run
from tests.support.needs import needs
from tools.build.registries import installer_variables, python_executable
from tools.build.sources import ROOT

UV = str(ROOT / "build/uv/bin/uv")
IMPORT_ALL = """
import importlib, pkgutil, pax
for module in pkgutil.walk_packages(pax.__path__, "pax."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
        print(module.name)
"""


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the interpreted package (faster to build) and its requirements."""
    folder = tmp_path_factory.mktemp("user")
    build = [python_executable(), "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    run(build, ROOT, {"PYTHONPATH": LIBRARIES, "PAX_COMPILE": "off"}, check=True)
    (wheel,) = folder.glob("*.whl")
    env = folder / "env"
    install = [UV, "pip", "install", "--python", str(env / "bin/python")]
    for command in (
        [UV, "venv", "--python", python_executable(), str(env)],
        [*install, "--require-hashes", "-r", str(ROOT / "requirements/runtime.txt")],
        [*install, "--no-deps", str(wheel)],
    ):
        run(command, folder, installer_variables(), check=True)
    return env


@needs("uv")
def test_the_program_starts(env: Path) -> None:
    done = run([str(env / "bin/pax"), "--version"], env, {})
    assert done.stdout == "pax 0.1.0, rules interpreted: switched off (PAX_COMPILE=off)\n"


@needs("uv")
def test_every_module_can_be_imported(env: Path) -> None:
    done = run([str(env / "bin/python"), "-W", "error", "-c", IMPORT_ALL], env, {})
    assert done.returncode == 0, done.stderr
    assert {"pax.build_info", "pax.cli.app", "pax.rules"} <= set(done.stdout.split())
