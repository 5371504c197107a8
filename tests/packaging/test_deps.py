"""`make deps` knows what is missing."""

import sysconfig

import pytest

from tools.build import deps


def test_nothing_is_installed_if_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deps, "missing_packages", list)
    deps.main()
    assert capsys.readouterr().out == "pax: nothing is missing\n"


def test_a_compiler_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc")
    assert {"gcc", "libc6-dev"} <= set(deps.missing_packages())


def test_the_headers_of_the_systems_python_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc")
    monkeypatch.setattr(sysconfig, "get_path", lambda _: "/usr/include/python3.11")
    assert "python3-dev" in deps.missing_packages()


def test_without_apt_the_names_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deps, "missing_packages", lambda: ["gcc"])
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(SystemExit, match="no apt-get: gcc"):
        deps.main()
