"""`make deps` finds missing packages."""

import sysconfig

import pytest

from tools.build import deps


def test_nothing_is_installed_if_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deps, "missing_packages", list)
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
