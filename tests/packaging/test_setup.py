"""Documents name targets and files that exist, and pinned versions agree."""

import os
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from tools.build.sources import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NAMED_FILE = re.compile(
    r"(?<![\w/.])((?:src|pax|tests|deploy|tools|bench|docs|web|examples|requirements)/[\w./-]*[\w/])"
)
NOT_IN_THE_REPOSITORY = {"pax/web", "pax/build.json", "pax/pax/rules", "pax/1"}
"""Parts of the wheel, a path that mypyc once computed, and the name of the record format."""


def make(*arguments: str) -> str:
    """Return the output of make."""
    command = ["make", "-C", str(ROOT), "--no-print-directory", *arguments]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(  # noqa: S603
        command, env=alone, capture_output=True, text=True, check=True
    )
    return done.stdout


def listed_targets() -> set[str]:
    """Return the targets that plain `make` lists."""
    return set(re.findall(r"^  make (\S+) ", make(), re.MULTILINE))


def pins(text: str) -> dict[str, str]:
    """Return pinned versions by normalized package name."""
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in PIN.findall(text)}


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_make_command_that_is_shown_exists(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    shown = set(re.findall(r"(?:^    |`)make ([a-z-]+)", text, re.MULTILINE))
    assert shown
    assert shown <= listed_targets()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_file_that_is_named_exists(document: Path) -> None:
    named = set(NAMED_FILE.findall(document.read_text("utf-8"))) - NOT_IN_THE_REPOSITORY
    folders = (ROOT, ROOT / "src", document.parent)
    assert [name for name in sorted(named) if not any((f / name).exists() for f in folders)] == []


def test_make_lists_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert listed_targets() == set(re.findall(r"^\.PHONY: (\S+)", makefile, re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.name))
def test_everything_is_pinned_by_hash(lock: Path) -> None:
    requirements = re.split(r"\n(?=\S)", lock.read_text("utf-8"))
    pinned = [text for text in requirements if not text.startswith("#")]
    assert pinned
    assert all(PIN.match(text) and "--hash=sha256:" in text for text in pinned)


def test_a_lock_follows_its_source() -> None:
    for lock in LOCKS:
        wanted = pins(lock.with_suffix(".in").read_text("utf-8"))
        assert wanted
        assert wanted.items() <= pins(lock.read_text("utf-8")).items()


def test_the_runtime_is_the_same_everywhere() -> None:
    runtime, dev = (
        pins((ROOT / f"requirements/{name}.txt").read_text()) for name in ("runtime", "dev")
    )
    assert runtime.items() <= dev.items()


def test_an_isolated_build_uses_the_pinned_tools() -> None:
    wanted = pins("\n".join(SETTINGS["build-system"]["requires"]))
    assert set(wanted) == {"hatchling", "librt", "mypy", "setuptools"}
    assert wanted.items() <= pins((ROOT / "requirements/dev.txt").read_text()).items()
    assert wanted == pins((ROOT / "requirements/build.in").read_text())


def test_the_runtime_requirements_are_those_of_the_package() -> None:
    project = SETTINGS["project"]
    extras = project["optional-dependencies"]
    lines = [*project["dependencies"], *extras["cli"], *extras["server"], *extras["arena"]]
    named = {re.split(r"[<>=]", line)[0] for line in lines} - {"pax-card-game[cli]"}
    in_runtime = pins((ROOT / "requirements/runtime.in").read_text("utf-8"))
    assert {re.sub(r"[-_.]+", "-", name) for name in named} == set(in_runtime)
