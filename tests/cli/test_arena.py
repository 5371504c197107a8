"""`pax arena`: results as text, JSON and plot; resuming from a journal."""

import errno
import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest
from typer.testing import CliRunner

from pax.arena import plot
from pax.arena.plot import PlotError, check_plot
from pax.cli.commands import arena as arena_command
from pax.cli.commands.arena import app
from pax.cli.output.files import check_plot_file
from tests.cli.program import on_terminal, run, start
from tools.build.sources import ROOT

HONEST = "tests.bots.fools.Honest"


def test_it_says_who_won_how_often(tmp_path: Path) -> None:
    words = ["random", HONEST, "--players", "2", "-n", "5", "--seed", "7"]
    done = run("arena", *words, "--plot", tmp_path / "wins.svg", folder=ROOT)
    assert done.code == 0, done.err
    assert done.out.startswith("6 games, 3 deals, 2 players, seed 7\n")
    assert "6 games of each line-up, so that every bot sits on every seat" in done.err
    row = r"\d+\.\d ± \d+\.\d +6 +[\d.]+% \([\d.]+% - [\d.]+%\) +[\d.]+% +[\d.]+% +[\d.]+ +[\d.]+"
    for bot in ("random", HONEST):
        assert re.search(rf"^ *{re.escape(bot)} +{row} *$", done.out, re.MULTILINE)
    assert re.search(r"^Rome wins: ", done.out, re.MULTILINE)
    assert "<svg" in (tmp_path / "wins.svg").read_text()


def test_a_narrow_terminal_shows_every_column_whole() -> None:
    words = ["random", "novice", "--players", "2", "-n", "4", "--seed", "7", "--lang", "fr"]
    code, shown = on_terminal(["arena", *words])
    assert code == 0
    assert "…" not in shown
    for text in ("bot", "novice", "victoires", "contre Rome", "ms par décision"):
        assert text in shown


def test_one_bot_plays_against_a_full_table_and_its_failures_are_reported() -> None:
    fool = "tests.bots.fools.Crasher:after=1"
    words = [fool, "--against", "random", "--players", "3", "-n", "3", "--seed", "7", "--json"]
    done = run("arena", *words, "--cores", "1", folder=ROOT)
    found = json.loads(done.out)
    assert [failed["bot"] for failed in found["failures"]] == [fool] * 3
    assert found["line_ups"] == [{"bots": [fool, "random", "random"], "level": None}]
    assert {row["bot"]: row["games"] for row in found["bots"]} == {fool: 3, "random": 6}
    assert f"The bot {fool} crashed: exit code 3.\nIn 3 games random legal moves" in done.err


def test_a_solo_contest_has_a_row_for_each_level(tmp_path: Path) -> None:
    words = ["random", "--solo", "2-4", "-n", "20", "--seed", "7"]
    code, shown = on_terminal(["arena", *words, "--plot", tmp_path / "levels.png"])
    assert code == 0
    assert [int(level) for level in re.findall(r"random +(\d) +20 ", shown)] == [2, 3, 4]
    found = json.loads(run("arena", *words, "--json").out)
    assert found["line_ups"] == [{"bots": ["random"], "level": level} for level in (2, 3, 4)]
    assert (tmp_path / "levels.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["random"], "one bot has no opponent"),
        (["random", "random"], "named twice"),
        (["random", "--against", "random"], "on both sides"),
        (["random", "nobody"], "there are: "),
        (["random", "--solo", "0-3"], "such as 1-5"),
        (["random", "--solo", "5-1"], "such as 1-5"),
        (["random", "--solo", "one"], "such as 1-5"),
        (["random", "--solo", "1-"], "such as 1-5"),
        (["random", "--solo", "-1"], "such as 1-5"),
        (["random", "--solo", "1-99999999999"], "such as 1-5"),
        (["random", "--solo", "1", "--players", "2"], "leave out --players"),
        (["random", "--solo", "1", "--plot", "wins.gif"], "must end in .svg or .png"),
        (["random", "--solo", "1", "--plot", "nowhere/wins.svg"], "does not exist"),
        (["random", "--solo", "1", "--plot", "/proc/wins.svg"], "cannot be written: No such file"),
        (["random", "--solo", "1", "--plot", f"{'x' * 300}.svg"], "cannot be written: File name"),
        (["random", "--solo", "1", "--journal", "."], "is a folder: give the name of a file"),
    ],
)
def test_invalid_options_are_explained(words: list[str], said: str) -> None:
    done = CliRunner(env={"COLUMNS": "200"}).invoke(app, words)
    assert done.exit_code == 2
    assert said in done.stderr


def test_a_plot_that_fails_late_is_reported_after_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, *_rest: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))

    monkeypatch.setattr(arena_command, "draw", full)
    picture = tmp_path / "wins.svg"
    words = ["random", "--solo", "1", "-n", "2", "--cores", "1", "--plot", str(picture)]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 1
    assert done.stdout.startswith("2 games, ")
    assert f"{picture}: cannot be written: No space left on device\n" in done.stderr
    assert not picture.exists()


def test_an_existing_plot_stays_until_the_new_one_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "wins.svg"
    picture.write_text("old")
    check_plot_file(picture)
    assert picture.read_text() == "old"


def test_a_symbolic_link_to_a_missing_plot_stays(tmp_path: Path) -> None:
    link = tmp_path / "wins.svg"
    link.symlink_to(tmp_path / "later.svg")
    check_plot_file(link)
    assert link.is_symlink()
    assert not link.exists()


def test_a_plot_needs_its_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plot, "find_spec", lambda _name: None)
    with pytest.raises(PlotError, match=r"pip install 'pax-card-game\[plot\]'"):
        check_plot()


@pytest.fixture
def endless(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """An endless contest with a few games in its journal."""
    words = ["random", "--solo", "1-2", "-n", "1000000000", "--seed", "3", "--json"]
    process = start("arena", *words, "--journal", "games.jsonl", folder=tmp_path)
    until = monotonic() + 60
    journal = tmp_path / "games.jsonl"
    while not journal.exists() or journal.read_bytes().count(b"\n") < 20:
        assert monotonic() < until, "waited too long"
        assert process.poll() is None, process.communicate()
        sleep(0.05)
    yield process
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_a_stopped_contest_resumes(
    endless: subprocess.Popen[bytes], tmp_path: Path, number: signal.Signals
) -> None:
    os.killpg(endless.pid, number)
    out, err = endless.communicate(timeout=60)
    journal = tmp_path / "games.jsonl"
    kept = journal.read_bytes().count(b"\n") - 1
    if number == signal.SIGINT:
        assert (endless.returncode, json.loads(out)["games"]) == (130, kept)
        assert b"Run the same command again to continue from there." in err
    words = ["random", "--solo", "1-2", "-n", str(kept // 2 + 5), "--json"]
    resumed = run("arena", *words, "--journal", journal)
    assert f"{kept} games had been played before." in resumed.err
    assert f"\n{2 * (kept // 2 + 5) - kept} games in " in resumed.err
    whole = run("arena", *words, "--seed", "3")
    assert timeless(resumed.out) == timeless(whole.out)


def timeless(text: str) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = json.loads(text)
    for row in found["bots"]:
        assert row.pop("seconds_per_decision")
    return found


def test_a_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    words = ["arena", "random", "-n", "2", "--journal", str(journal)]
    assert run(*words, "--solo", "1", "--seed", "1").code == 0
    single = ["--solo", "1", "--rome-takes-last"]
    for other in (["--solo", "2"], ["--solo", "1", "--seed", "2"], single):
        done = run(*words, *other)
        assert done.code == 1
        assert "is of another contest (random; seed 1)" in done.err


@pytest.mark.parametrize("seed", [[], ["--seed", "1"]])
def test_an_empty_file_is_a_new_journal(tmp_path: Path, seed: list[str]) -> None:
    journal = tmp_path / "games.jsonl"
    journal.touch()
    done = run("arena", "random", "--solo", "1", "-n", "2", "--journal", journal, *seed)
    assert done.code == 0, done.err
    assert journal.read_bytes().count(b"\n") == 3


FOX = """
class Fox:
    def __init__(self, options):
        pass

    def choose(self, view, legal, budget, rng):
        return legal[0]
"""


@pytest.mark.parametrize("bot", ["fox_den.Fox", "fox"])
def test_a_journal_does_not_mix_two_versions_of_a_third_party_bot(tmp_path: Path, bot: str) -> None:
    info = tmp_path / "fox_den-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: fox-den\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[pax.bots]\nfox = fox_den:Fox\n")
    (tmp_path / "fox_den.py").write_text(FOX)
    words = ["arena", bot, "random", "--players", "2", "--journal", "games.jsonl", "--cores", "1"]
    assert run(*words, "-n", "2", folder=tmp_path).code == 0
    again = run(*words, "-n", "4", folder=tmp_path)
    assert "2 games had been played before.\n2 games in " in again.err
    (tmp_path / "fox_den.py").write_text(FOX.replace("legal[0]", "legal[-1]"))
    other = run(*words, "-n", "6", folder=tmp_path)
    assert other.code == 1
    assert "games.jsonl: was written with other rules or bots" in other.err
