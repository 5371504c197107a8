"""`make deps` finds missing packages."""

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
    monkeypatch.setattr(deps, "site_headers_missing", lambda: "no headers")
    apt_cache = tmp_path / "apt-cache"
    apt_cache.write_text(f"#!/bin/sh\nexit {int(not is_known)}\n", "utf-8")
    apt_cache.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    asked: list[str] = []
    monkeypatch.setattr(deps, "apt_get", lambda *arguments: asked.append(arguments[0]))
    deps.install_site_headers()
    assert asked == (["install"] if is_known else ["update"])
