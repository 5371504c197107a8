"""`make deps` finds missing packages."""

import os
import sysconfig
from pathlib import Path

import pytest

from tools.build import deps


def test_nothing_is_installed_if_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deps, "missing_packages", list)
    monkeypatch.setattr(deps, "site_headers_missing", lambda: None)
    deps.main()
    assert capsys.readouterr().out == "pax: nothing is missing\n"


def test_a_missing_compiler_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc")
    assert {"gcc", "libc6-dev"} <= set(deps.missing_packages())


def test_missing_headers_of_the_system_python_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc")
    monkeypatch.setattr(sysconfig, "get_path", lambda _: "/usr/include/python3.11")
    assert "python3-dev" in deps.missing_packages()


def test_without_apt_the_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deps, "missing_packages", lambda: ["gcc"])
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(SystemExit, match="no apt-get; install these yourself: gcc"):
        deps.main()


@pytest.mark.parametrize("is_known", [True, False])
def test_headers_for_the_site_are_installed_where_apt_has_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, is_known: bool
) -> None:
    monkeypatch.setattr(deps, "missing_packages", list)
    monkeypatch.setattr(deps, "site_headers_missing", lambda: "no headers")
    program(tmp_path / "apt-cache", exit_code=int(not is_known))
    program(tmp_path / "apt-get")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", str(tmp_path))
    asked: list[list[str]] = []

    def succeed(command: list[str]) -> int:
        asked.append(command)
        return 0

    monkeypatch.setattr(deps, "run", succeed)
    deps.main()
    assert [(each[0], each[3]) for each in asked] == ([("apt-get", "install")] * is_known)


@pytest.mark.parametrize("has_apt", [True, False])
def test_headers_that_cannot_be_installed_do_not_matter(
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
    *,
    has_apt: bool,
) -> None:
    monkeypatch.setattr(deps, "missing_packages", list)
    monkeypatch.setattr(deps, "site_headers_missing", lambda: "no headers")
    program(tmp_path / "apt-cache")
    if has_apt:
        program(tmp_path / "sudo", exit_code=1)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("PATH", str(tmp_path))
    deps.main()
    lines = capfd.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0] == "pax: nothing is missing"
    assert "-dev; tests of the edition without a server are skipped" in lines[1]


def program(path: Path, *, exit_code: int = 0) -> None:
    """Write a program that does nothing."""
    path.write_text(f"#!/bin/sh\nexit {exit_code}\n", "utf-8")
    path.chmod(0o755)
