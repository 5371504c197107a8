"""Environments are recreated exactly when their inputs change."""

import sys
from pathlib import Path
from threading import Thread

import pytest

from tools.build import environment
from tools.build.environment import base_digest, build_choices, remade_when_changed
from tools.build.registries import locking_variables, pip_settings
from tools.build.sources import ROOT


def remade(stamp: Path, wanted: str) -> bool:
    """Run a rebuild that succeeds; return whether it was needed."""
    with remade_when_changed(stamp, wanted) as changed:
        return changed


def test_an_environment_is_created_once_per_change(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    assert remade(stamp, "one")
    assert not remade(stamp, "one")
    assert remade(stamp, "two")
    assert remade(stamp, "one")


def test_a_failed_rebuild_is_repeated(tmp_path: Path) -> None:
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


def test_one_python_under_two_names_gives_one_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With python3.11 in one and python3 in the other, each make recreated the environment."""
    named = {tmp_path / "python3.11", tmp_path / "python3"}
    for name in named:
        name.symlink_to(sys.executable)
    found = set()
    for name in named:
        monkeypatch.setattr(environment, "python_executable", lambda name=name: str(name))
        found.add(base_digest(ROOT / "requirements" / "dev.txt"))
    assert len(found) == 1


def test_an_interrupt_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "BUILD", tmp_path)
    monkeypatch.setattr(environment, "ensure_editable", interrupt)
    with pytest.raises(SystemExit, match="130"):
        environment.main(["env"])
    assert capsys.readouterr().err == "pax: stopped; run the same command to continue\n"


def test_checks_do_not_wait_for_the_build_of_a_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    monkeypatch.setattr(environment, "BUILD", tmp_path)
    monkeypatch.setattr(environment, "EDITABLE_ENV", tmp_path)
    monkeypatch.setattr(environment, "ensure_base", lambda *_: None)
    monkeypatch.setattr(environment, "install_pax", lambda env, *_: made.append(env.name))
    with environment.one_at_a_time():
        thread = Thread(target=environment.main, args=[["env"]], daemon=True)
        thread.start()
        thread.join(60)
        assert made == [tmp_path.name]


def test_an_unknown_environment_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "BUILD", tmp_path)
    with pytest.raises(SystemExit, match="usage: python -m"):
        environment.main(["nothing"])


def test_a_failing_command_stops_everything() -> None:
    with pytest.raises(SystemExit, match="failed: false"):
        environment.run(["false"])


def test_a_lock_uses_only_the_main_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UV_INDEX", "UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", "https://main.example.test/simple")
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "https://extra.example.test/simple")
    pip_settings.cache_clear()
    try:
        assert set(locking_variables()) == {"UV_DEFAULT_INDEX"}
    finally:
        pip_settings.cache_clear()
