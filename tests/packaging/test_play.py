"""What `make play` leaves on the disk, and what it says without a C compiler."""

import os
import time
from pathlib import Path

import pytest

from tools.build import play
from tools.build.node import npm_command
from tools.build.web import WebBuildError


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


def test_the_compiler_ends_when_something_else_fails(tmp_path: Path) -> None:
    builder, started = tmp_path / "env", tmp_path / "started"
    python = builder / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\nsleep 1000 &\necho $! > {started}\nwait\n", "utf-8")
    python.chmod(0o755)
    with pytest.raises(WebBuildError), play.native_beside(builder):
        fail_when_written(started)
    status = Path(f"/proc/{started.read_text('utf-8').strip()}/status")
    until = time.monotonic() + 20
    while status.exists() and "(zombie)" not in status.read_text("utf-8"):
        assert time.monotonic() < until
        time.sleep(0.01)


def fail_when_written(file: Path) -> None:
    """Fail as a build of the client does, when a file has a line."""
    while not (file.exists() and file.read_text("utf-8").endswith("\n")):
        time.sleep(0.01)
    raise WebBuildError


def test_a_compiler_that_fails_is_reported(tmp_path: Path) -> None:
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text("#!/bin/sh\necho 'rules.c:1: error: wrong'; exit 1\n", "utf-8")
    python.chmod(0o755)
    with pytest.raises(SystemExit, match="error: wrong"), play.native_beside(tmp_path):
        pass
