"""`pax verify`: error messages with the move, and exit codes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import COMMAND, environment, on_terminal, run
from tests.game.broken import broken
from tests.game.records import CORPUS, corpus, fields_of
from tools.build.sources import ROOT


def test_the_corpus_is_correct() -> None:
    done = run("verify", CORPUS, "--cores", "2")
    assert (done.code, done.out, done.err) == (0, f"{CORPUS}: all 305 records are correct\n", "")


def test_a_wrong_move_is_named_with_the_rule_in_words(tmp_path: Path) -> None:
    fields = fields_of(3)
    fields["moves"][0] = "draw"
    (tmp_path / "game.json").write_text(json.dumps(fields))
    done = run("verify", "game.json", folder=tmp_path)
    assert done.code == 1
    complaint, summary = done.out.splitlines()
    assert complaint.startswith(
        "game.json, record 1, move 1: 'draw' is not allowed. That isn\u2019t"
    )
    assert complaint.endswith("keep one of the cards you see.")
    assert summary == "game.json: 1 of 1 record is wrong"


def test_hundreds_of_broken_records_are_all_named_and_none_stops_it(tmp_path: Path) -> None:
    texts = [json.dumps(fields) for _, fields, _ in broken()]
    lines = [*texts[:100], corpus()[0].decode(), *texts[100:]]
    (tmp_path / "games.jsonl").write_text("\n".join(lines))
    done = run("verify", "games.jsonl", "--cores", "2", folder=tmp_path)
    assert (done.code, done.err) == (1, "")
    *complaints, summary = done.out.splitlines()
    assert summary == f"games.jsonl: {len(texts)} of {len(lines)} records are wrong"
    numbers = [complaint.split(",")[1] for complaint in complaints]
    assert numbers == [f" record {n}" for n in range(1, len(lines) + 1) if n != 101]


@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_control_characters_in_records_are_escaped(tmp_path: Path, encoding: str) -> None:
    fields = fields_of(3)
    fields["moves"][3] = "\x1b[2J\r\ud800 \u202e\u2028 é \0 \x9b"
    fields["table"]["rules"] = {}
    (tmp_path / "move.json").write_text(json.dumps(fields))
    fields["table"]["rules"] = {"\x1b]0;x\x07\ud800é": True}
    (tmp_path / "rule.json").write_text(json.dumps(fields))
    done = run("verify", "move.json", "rule.json", folder=tmp_path, PYTHONIOENCODING=encoding)
    assert done.code == 1
    assert "Traceback" not in done.err
    assert not any(ord(letter) < 32 and letter != "\n" for letter in done.out)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("game.json", b""),
        ("game.json", b"hello"),
        ("game.json", corpus()[0][:500]),
        ("game.json", b"\0" * 1000),
        ("game.json", b"\xff\xfe"),
        ("game.json", b"[" * 500_000),
        ("game.json", b"\n".join(corpus()[:2])),
        ("games.jsonl", b""),
        ("games.jsonl", b"\n\n\n"),
        ("games.jsonl", corpus()[0] + b"\n" + corpus()[1][:-1]),
    ],
)
def test_an_unreadable_file_exits_with_2(tmp_path: Path, name: str, text: bytes) -> None:
    (tmp_path / name).write_bytes(text)
    done = run("verify", name, folder=tmp_path)
    assert done.code == 2
    assert done.out.startswith(name)
    assert done.err == ""


def test_invalid_json_is_reported_with_its_line(tmp_path: Path) -> None:
    good = corpus()[0]
    (tmp_path / "games.jsonl").write_bytes(b"\n" + good + b"\n\r\n\n" + good[:9] + b"\n" + good)
    done = run("verify", "games.jsonl", folder=tmp_path)
    complaint, summary = done.out.splitlines()
    assert complaint.startswith("games.jsonl, record 2, line 5, column 10: not JSON: ")
    assert summary == "games.jsonl: 1 of 3 records is wrong"


@pytest.mark.parametrize("name", ["game.json", "games.jsonl"])
@pytest.mark.parametrize("text", ["", " \n\n"])
def test_an_empty_file_is_reported(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / name).write_text(text)
    assert run("verify", name, folder=tmp_path).out == f"{name}: the file is empty\n"
    assert run("replay", name, folder=tmp_path).err == f"{name}: record: the file is empty\n"


def test_a_missing_file_does_not_stop_the_others(tmp_path: Path) -> None:
    (tmp_path / "good.json").write_bytes(corpus()[0])
    (tmp_path / "folder.json").mkdir()
    done = run("verify", "missing.json", "folder.json", "good.json", folder=tmp_path)
    assert done.code == 2
    assert done.out.splitlines() == [
        "missing.json: cannot be read: No such file or directory",
        "folder.json: cannot be read: Is a directory",
        "good.json: 1 record is correct",
    ]


def test_a_missing_argument_is_named() -> None:
    done = run("verify")
    assert done.code == 2
    assert "FILE" in done.err


def test_more_than_one_record_in_a_json_file_gets_a_hint(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(b"\n".join(corpus()[:2]))
    done = run("verify", "game.json", folder=tmp_path)
    assert "named .jsonl" in done.out


@pytest.mark.parametrize("name", ["game.json", "games.jsonl"])
def test_a_line_of_100_megabytes_is_never_loaded_whole(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    with path.open("wb") as file:
        file.write(b'{"format": "')
        for _ in range(100):
            file.write(b"x" * 1_000_000)
        file.write(b'"}\n' + corpus()[0] + b"\n")
    code, out, peak = measured("verify", name, folder=tmp_path)
    assert code == 2
    assert f"{name}, record 1, record: must not be longer than 1,000,000 bytes" in out
    assert ("1 of 2 records is wrong" in out) == (name == "games.jsonl")
    assert peak < 95_000, "kilobytes"


# ru_maxrss of a child starts at the size of its parent, so a small process starts it.
WATCH = """
import os, subprocess, sys
process = subprocess.Popen(sys.argv[1:])
_, status, usage = os.wait4(process.pid, 0)
print(usage.ru_maxrss, file=sys.stderr)
sys.exit(os.waitstatus_to_exitcode(status))
"""


def measured(*words: str, folder: Path) -> tuple[int, str, int]:
    """Run `pax`; return its exit code, output and peak memory in kilobytes."""
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", WATCH, *COMMAND, *words],
        capture_output=True,
        check=False,
        cwd=folder,
        env=environment(),
        text=True,
    )
    return done.returncode, done.stdout, int(done.stderr)


def test_a_terminal_shows_the_same() -> None:
    code, shown = on_terminal(["verify", "tests/data/games.jsonl"], folder=ROOT)
    assert (code, shown) == (0, "tests/data/games.jsonl: all 305 records are correct\r\n")


def test_help_has_an_example() -> None:
    for command in ("simulate", "verify", "replay"):
        done = run(command, "--help")
        assert done.code == 0
        assert f"pax {command}" in done.out.split("Example:")[1]
