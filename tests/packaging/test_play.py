"""What `make play` leaves on the disk, and what it says without a C compiler."""

import os
from pathlib import Path

import pytest

from tools.build import play
from tools.build.node import npm_command


def test_temporary_files_are_deleted_and_links_not_followed(tmp_path: Path) -> None:
    kept, temporary, link = tmp_path / "kept", tmp_path / "temporary", tmp_path / "link"
    for folder in (kept, temporary):
        folder.mkdir()
        (folder / "file").write_bytes(b"x" * 3_000_000)
    link.symlink_to(kept)
    play.delete([temporary, link, tmp_path / "missing"])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kept"]
    assert (kept / "file").exists()


def test_a_file_with_two_names_counts_once(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(b"x" * 3_000_000)
    os.link(tmp_path / "one", tmp_path / "two")
    assert play.megabytes([tmp_path]) == 3


@pytest.mark.parametrize(
    ("platform", "command"), [("linux", "apt install gcc libc6-dev"), ("darwin", "xcode-select")]
)
def test_without_a_compiler_it_says_how_to_get_one(
    platform: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    said = play.advice("no C compiler (cc: not found)")
    assert said.startswith("no C compiler (cc: not found): bots need much longer to think")
    assert command in said


def test_npm_of_the_package_starts_by_its_script(tmp_path: Path) -> None:
    folder, script = tmp_path / "bin", tmp_path / "lib/node_modules/npm/bin/npm-cli.js"
    assert npm_command(folder) == [str(folder / "npm")]
    script.parent.mkdir(parents=True)
    script.touch()
    assert npm_command(folder) == [str(folder / "node"), str(script)]
