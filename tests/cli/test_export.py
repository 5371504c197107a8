"""`pax export` and `pax import`: errors are reported and change nothing."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from pax.cli.app import app
from pax.server.storage.engine import open_engine


def run(*words: str | Path) -> Result:
    """Run a command of the program."""
    return CliRunner().invoke(app, list(map(str, words)))


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("{}", 1, "game.json, record 1, format: must be 'pax/1'"),
        ("no", 2, "game.json: line 1, column 1: not JSON"),
        ("", 2, "game.json: the file is empty"),
        (None, 2, "game.json: cannot be read: No such file or directory"),
    ],
)
def test_a_wrong_file_is_not_imported_and_is_named(
    tmp_path: Path, text: str | None, code: int, said: str
) -> None:
    file, database = tmp_path / "game.json", tmp_path / "a.sqlite"
    if text is not None:
        file.write_text(text, "utf-8")
    done = run("import", file, "--database", database)
    assert (done.exit_code, said in done.output) == (code, True)
    assert not database.exists()


def test_a_mistyped_database_is_not_created(tmp_path: Path) -> None:
    database = tmp_path / "mistyped.sqlite"
    done = run("export", tmp_path / "games.jsonl", "--database", database)
    assert done.exit_code == 2
    assert "mistyped.sqlite: there is no such database" in done.output
    assert not database.exists()


def test_an_older_export_is_not_replaced_by_nothing(tmp_path: Path) -> None:
    file, database = tmp_path / "games.jsonl", tmp_path / "a.sqlite"
    file.write_text("an older export\n")
    open_engine(str(database)).dispose()
    done = run("export", file, "--database", database)
    assert (done.exit_code, "nothing was written" in done.output) == (0, True)
    assert file.read_text() == "an older export\n"


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    file, database = tmp_path / "games.jsonl", tmp_path / "a.sqlite"
    assert run("simulate", "-n", "1", "--records", file).exit_code == 0
    assert run("import", file, "--database", database).exit_code == 0
    done = run("export", tmp_path / "nowhere" / "games.jsonl", "--database", database)
    assert done.exit_code == 2
    assert "games.jsonl: cannot be written: No such file or directory" in done.output
