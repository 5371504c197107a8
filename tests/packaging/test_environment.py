"""Environments are remade when, and only when, something they are made from has changed."""

import sys
from pathlib import Path

import pytest

from tools.build import environment
from tools.build.environment import base_digest, build_choices, remade_when_changed
from tools.build.registries import locking_variables, pip_settings
from tools.build.sources import ROOT


def remade(stamp: Path, wanted: str) -> bool:
    """Go through a remaking that succeeds."""
    with remade_when_changed(stamp, wanted) as changed:
        return changed


def test_it_is_made_once_for_each_change(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    assert remade(stamp, "one")
    assert not remade(stamp, "one")
    assert remade(stamp, "two")
    assert remade(stamp, "one")


def test_a_failed_making_counts_for_nothing(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    assert remade(stamp, "one")
    with pytest.raises(SystemExit), remade_when_changed(stamp, "two"):
        raise SystemExit
    assert remade(stamp, "one"), "the old one may be half overwritten"


def test_a_new_compiler_or_another_choice_makes_another_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "cc"
    monkeypatch.setenv("CC", str(compiler))
    choices = [build_choices()]
    compiler.write_text("#!/bin/sh\n")
    compiler.chmod(0o755)
    choices.append(build_choices())
    monkeypatch.setenv("PAX_COMPILE", "off")
    choices.append(build_choices())
    assert len(set(choices)) == len(choices)


def test_one_python_by_two_names_makes_one_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An active environment calls it python3.11, the path python3: each make remade the other's."""
    named = {tmp_path / "python3.11", tmp_path / "python3"}
    for name in named:
        name.symlink_to(sys.executable)
    found = set()
    for name in named:
        monkeypatch.setattr(environment, "python_executable", lambda name=name: str(name))
        found.add(base_digest(ROOT / "requirements" / "dev.txt"))
    assert len(found) == 1


def test_an_interrupt_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "BUILD", tmp_path)
    monkeypatch.setattr(environment, "ensure_editable", interrupt)
    with pytest.raises(SystemExit, match="130"):
        environment.main(["env"])
    assert capsys.readouterr().err == "pax: stopped; the same command goes on from here\n"


def test_an_unknown_environment_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "BUILD", tmp_path)
    with pytest.raises(SystemExit, match="usage: python -m"):
        environment.main(["nothing"])


def test_a_failing_command_stops_everything() -> None:
    with pytest.raises(SystemExit, match="failed: false"):
        environment.run(["false"])


def test_a_lock_is_made_from_the_main_registry_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UV_INDEX", "UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", "https://main.example.test/simple")
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "https://extra.example.test/simple")
    pip_settings.cache_clear()
    try:
        assert set(locking_variables()) == {"UV_DEFAULT_INDEX"}
    finally:
        pip_settings.cache_clear()
