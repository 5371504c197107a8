"""What the README and the Makefile promise, and pins that agree."""

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


def make(*arguments: str) -> str:
    """What make prints."""
    command = ["make", "-C", str(ROOT), "--no-print-directory", *arguments]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(  # noqa: S603
        command, env=alone, capture_output=True, text=True, check=True
    )
    return done.stdout


def listed_targets() -> set[str]:
    """What plain `make` lists."""
    return set(re.findall(r"^  make (\S+) ", make(), re.MULTILINE))


def pins(text: str) -> dict[str, str]:
    """Names and versions that are pinned, names as the registries spell them."""
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in PIN.findall(text)}


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_make_command_that_is_shown_exists(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    shown = set(re.findall(r"(?:^    |`)make ([a-z-]+)", text, re.MULTILINE))
    assert shown
    assert shown <= listed_targets()


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


def test_the_runtime_requirements_are_those_of_the_package() -> None:
    named = {re.split(r"[<>=]", line)[0] for line in SETTINGS["project"]["dependencies"]}
    in_runtime = pins((ROOT / "requirements/runtime.in").read_text("utf-8"))
    assert {re.sub(r"[-_.]+", "-", name) for name in named} == set(in_runtime)
