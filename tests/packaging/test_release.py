"""Releases: the version has a section in the changelog, and checksums can be checked."""

import subprocess
import sys
from pathlib import Path

from tools.build import release
from tools.build.sources import ROOT


def test_the_version_has_a_section_in_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"\n## {release.project_version()}\n" in changelog


def test_the_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    for name in ("pax.whl", "pax.tar.gz"):
        (tmp_path / name).write_text(name, "utf-8")
    (tmp_path / "SHA256SUMS").write_text(release.checksums(tmp_path), "utf-8")
    command = ["sha256sum", "--check", "SHA256SUMS"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout == "pax.tar.gz: OK\npax.whl: OK\n"


def test_this_python_is_among_the_installed_ones() -> None:
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert version in release.installed_pythons()
