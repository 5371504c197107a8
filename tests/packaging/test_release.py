"""Releases: the version has a section in the changelog, and checksums can be checked."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

from tools.build import release
from tools.build.sources import ROOT


def test_the_version_has_a_section_in_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"\n## {release.project_version()}\n" in changelog


def test_the_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    for name in ("pax.whl", "pax.tar.gz"):
        (tmp_path / name).write_text(name, "utf-8")
    release.main([str(tmp_path)])
    command = ["sha256sum", "--check", "SHA256SUMS"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout == "pax.tar.gz: OK\npax.whl: OK\n"


def test_this_python_is_among_the_installed_ones() -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert version in release.installed_pythons()


def test_the_edition_without_a_server_is_packed_the_same_way_each_time(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/page.js"):
        (site / name).write_text(name, "utf-8")
    first = release.pack_site(site, tmp_path, "1.0")
    content = first.read_bytes()
    (site / "index.html").touch()
    assert release.pack_site(site, tmp_path, "1.0").read_bytes() == content
    with zipfile.ZipFile(first) as archive:
        assert archive.namelist() == ["assets/page.js", "index.html"]
    assert first.name in release.checksums(tmp_path)


def test_every_supported_python_is_named() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    built = re.findall(r"cp3(\d+)", settings["tool"]["cibuildwheel"]["build"])
    named = re.findall(r"Python :: 3\.(\d+)", " ".join(settings["project"]["classifiers"]))
    assert named == built
