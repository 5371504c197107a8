"""No file names the host of a registry or a local path."""

import subprocess
from pathlib import Path

import pytest

from tests.support.needs import needs
from tools.build.registries import installer_variables, pip_settings
from tools.build.sources import ROOT
from tools.inspection import forbidden

HOST = forbidden.PUBLIC_HOSTS[0]


def test_this_project_contains_no_forbidden_words() -> None:
    assert list(forbidden.findings(forbidden.committable(ROOT), forbidden.forbidden_words())) == []


def test_a_planted_host_is_found(tmp_path: Path) -> None:
    file = tmp_path / "package-lock.json"
    file.write_text(f'{{\n  "resolved": "https://files.{HOST.upper()}/x.tgz"\n}}\n')
    assert list(forbidden.findings([file], {HOST})) == [(file, 2, HOST.upper())]


def test_a_host_in_a_binary_file_is_found(tmp_path: Path) -> None:
    file = tmp_path / "image.png"
    file.write_bytes(b"\x89PNG\xff\xfe" + HOST.encode() + b"\0")
    assert list(forbidden.findings([file], {HOST})) == [(file, 1, HOST)]


def test_a_path_matches_only_at_its_start(tmp_path: Path) -> None:
    file = tmp_path / "notes.md"
    file.write_text("see docs/home/me/x\nsee ~/home/me/x\nsee (/home/me/x)\n")
    assert list(forbidden.findings([file], {"/home/me/"})) == [(file, 3, "/home/me/")]


@needs("git")
def test_every_file_that_git_would_add_is_checked(tmp_path: Path) -> None:
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)  # noqa: S603, S607
    for name in (".gitignore", "new.txt", "ignored.txt"):
        (tmp_path / name).write_text("ignored.txt\n")
    names = {path.name for path in forbidden.committable(tmp_path)}
    assert names == {".gitignore", "new.txt"}


def test_without_git_every_file_outside_build_is_checked(tmp_path: Path) -> None:
    for name in ("build/x.txt", "src/x.py"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("")
    names = {path.name for path in forbidden.committable(tmp_path)}
    assert names == {"x.py"}


def test_the_registries_of_this_machine_are_forbidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".npmrc").write_text("registry = https://npm.example.test/x/\n")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://name:secret@uv.example.test:8443/simple")
    monkeypatch.setenv("UV_FIND_LINKS", "file:///srv/wheels /srv/more")
    monkeypatch.setenv("PIP_TRUSTED_HOST", "pip.example.test:8080 localhost")
    words = forbidden.forbidden_words()
    assert {"npm.example.test", "uv.example.test", "pip.example.test"} <= words
    assert {"/srv/wheels", "/srv/more", f"{tmp_path}/"} <= words
    assert not {"localhost", "secret", ""} & words


def test_uv_gets_the_settings_of_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("UV_INDEX", "UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_INDEX_URL", "https://pip.example.test/simple")
    pip_settings.cache_clear()
    try:
        assert "https://pip.example.test/simple" in installer_variables()["UV_DEFAULT_INDEX"]
        monkeypatch.setenv("UV_DEFAULT_INDEX", "https://uv.example.test/simple")
        assert installer_variables() == {}
    finally:
        pip_settings.cache_clear()
