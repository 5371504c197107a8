"""A small project with the real build tools and a tiny rules package.

Its builds are real but take only seconds.
"""

import os
import subprocess
import sys
import sysconfig
import zipfile
from dataclasses import dataclass
from pathlib import Path

from tools.build.registries import python_executable
from tools.build.sources import BUILD_FILES, ROOT

LIBRARIES = sysconfig.get_path("purelib")
RULES = '''"""A stand-in for the rules."""

from typing import Final

from mypy_extensions import i64

AUREI: Final = 7


def aurei(seats: i64) -> i64:
    """What they have together."""
    return seats * AUREI
'''
TRIVIAL_TEST = '''"""One test that passes and one that is skipped."""

import pytest


def test_passes() -> None:
    pass


@pytest.mark.skip(reason="nothing to see")
def test_is_skipped() -> None:
    pass
'''
COPIED = (
    *BUILD_FILES,
    "README.md",
    "tools/__init__.py",
    "tools/build/__init__.py",
    "tests/__init__.py",
    "tests/conftest.py",
    "src/pax/__init__.py",
    "src/pax/__main__.py",
    "src/pax/build_info.py",
    "src/pax/cli/app.py",
    "src/pax/cli/lazy_commands.py",
    "src/pax/py.typed",
)
# The command line with the global options only: the commands need the real rules.
CLI = '''"""The command line."""

from pax.cli.app import app as main

__all__ = ["main"]
'''


@dataclass(frozen=True)
class Built:
    """A wheel, its project, and a Python with the wheel installed."""

    project: "Project"
    wheel: Path
    python: Path

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run the Python of the environment."""
        return run([str(self.python), *arguments], self.wheel.parent, variables)

    def version(self) -> str:
        """Return the output of `pax --version`."""
        return self.run("-m", "pax", "--version").stdout.strip()

    def aurei(self) -> str:
        """Return the result of the tiny rules for three seats."""
        program = "from pax.rules import table; print(table.aurei(3), table.__file__)"
        return self.run("-c", program).stdout.strip()


class Project:
    """A folder with the sources of the small project."""

    def __init__(self, folder: Path) -> None:
        """Copy the build tools and the required modules."""
        self.folder = folder
        for name in COPIED:
            self.write(name, (ROOT / name).read_text("utf-8"))
        self.write("src/pax/cli/__init__.py", CLI)
        self.write("src/pax/rules/__init__.py", '"""A stand-in for the rules."""\n')
        self.write("src/pax/rules/table.py", RULES)
        self.write("tests/test_trivial.py", TRIVIAL_TEST)

    def write(self, name: str, text: str) -> None:
        """Write a file of the project."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def change_rules(self) -> None:
        """Change the result of the rules."""
        self.write("src/pax/rules/table.py", RULES.replace("AUREI: Final = 7", "AUREI: Final = 9"))

    def products(self, pattern: str) -> set[str]:
        """Return the names of build products under `build/`."""
        return {path.name for path in (self.folder / "build").glob(pattern)}

    def try_build(self, target: Path, **variables: str) -> subprocess.CompletedProcess[str]:
        """Build a wheel like an installer: the tools are on the path, not in the environment.

        They belong to this environment, so nothing is downloaded.
        """
        hatchling = [python_executable(), "-m", "hatchling"]
        command = [*hatchling, "build", "-t", "wheel", "-d", str(target)]
        return run(command, self.folder, {"PYTHONPATH": LIBRARIES, "PAX_WEB": "off", **variables})

    def build(self, target: Path, **variables: str) -> Built:
        """Build a wheel and install it into a new environment."""
        done = self.try_build(target, **variables)
        assert done.returncode == 0, done.stderr
        (wheel,) = target.glob("*.whl")
        return Built(self, wheel, installed(wheel))

    def test(self, built: Built, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run the project's tests against an installed wheel."""
        command = [str(built.python), "-m", "pytest", "tests"]
        return run(command, self.folder, variables)


def installed(wheel: Path) -> Path:
    """Install a wheel into a new environment that shares this one's libraries except pax."""
    env = wheel.parent / "env"
    if env.exists():
        return env / "bin" / "python"
    run([sys.executable, "-m", "venv", "--without-pip", str(env)], wheel.parent, {}, check=True)
    (site_packages,) = env.glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site_packages)
    (site_packages / "libraries.pth").write_text(LIBRARIES + "\n", "utf-8")
    return env / "bin" / "python"


def run(
    command: list[str], folder: Path, variables: dict[str, str], *, check: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run a command without the environment variables of this test run."""
    ours = ("PAX_", "PYTEST_", "CC", "PYTHONPATH", "COLUMNS")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return subprocess.run(  # noqa: S603
        command,
        cwd=folder,
        env=clean | variables,
        capture_output=True,
        text=True,
        check=check,
    )
