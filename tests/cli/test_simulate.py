"""`pax simulate`: equal games on any number of cores, in order; files are always complete."""

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from pax.arena import Plan, simulate
from pax.build_info import build_info
from pax.cli.commands.simulate_report import facts, report
from pax.decks import built_in_deck
from pax.game import GameConfig, Record
from pax.rules import Tally
from pax.text import load_language
from tests.cli.program import on_terminal, run, start
from tools.build.sources import ROOT


def records_of(folder: Path, name: str, *words: str) -> bytes:
    done = run("simulate", "--records", folder / name, *words)
    assert done.code == 0, done.err
    return (folder / name).read_bytes()


def test_it_says_who_won_how_often() -> None:
    done = run("simulate", "-n", "50", "--players", "3", "--seed", "7")
    lines = done.out.splitlines()
    assert done.code == 0
    assert lines[0] == "50 games for 3 players, seed 7"
    assert [line.split()[:2] for line in lines[3:6]] == [[str(s), "random"] for s in range(3)]
    assert re.search(r"^Rome wins: [\d.]+% \([\d.]+% - [\d.]+%\)$", done.out, re.MULTILINE)
    assert re.search(r"^Nobody wins:", done.out, re.MULTILINE)
    assert re.search(r"^Decisions in a game: [\d.]+ \(\d+ to \d+\)$", done.out, re.MULTILINE)


def test_single_options_change_those_of_the_printing(tmp_path: Path) -> None:
    words = ["--printing", "pt", "--no-solo-peek", "--open-counts", "-n", "2", "--seed", "1"]
    (first, _) = records_of(tmp_path, "games.jsonl", *words).decode().splitlines()
    options = Record.read(first).config.options
    assert (options.solo_peek, options.rome_takes_last, options.open_counts) == (False, True, True)


@pytest.mark.parametrize(
    "table",
    [["--players", "4"], ["--players", "5"], ["--solo", "3"], ["--solo", "1", "--printing", "pt"]],
)
def test_the_same_seed_gives_the_same_games_with_records_or_without(
    tmp_path: Path, table: list[str]
) -> None:
    options = [*table, "-n", "40", "--seed", "11", "--json"]
    plain, recorded = run("simulate", *options), tmp_path / "games.jsonl"
    assert run("simulate", *options, "--records", recorded).out == plain.out
    found = json.loads(plain.out)
    games = [json.loads(line) for line in recorded.read_text().splitlines()]
    results = [game["result"] for game in games]
    assert found["games"] == len(games) == 40
    assert found["rome"]["count"] == sum(result["rome_wins"] for result in results)
    assert found["nobody"]["count"] == sum(not result["winners"] for result in results)
    assert found["decisions"]["mean"] == sum(len(game["moves"]) for game in games) / 40
    assert found["seats"][0]["wins"] == pytest.approx(
        sum(1 / len(result["winners"]) for result in results if 0 in result["winners"])
    )


def test_its_records_are_correct(tmp_path: Path) -> None:
    records_of(tmp_path, "games.jsonl", "-n", "30", "--players", "5", "--seed", "1")
    done = run("verify", tmp_path / "games.jsonl")
    assert (done.code, done.out) == (0, f"{tmp_path}/games.jsonl: all 30 records are correct\n")


def test_one_core_and_two_play_the_same_games() -> None:
    plan = Plan(GameConfig(("a", "b", "c", "d")), ("random",) * 4, 3)
    alone = [line for chunk in simulate(plan, 60, 1, records=True) for line in chunk.records]
    together = [
        line for chunk in simulate(plan, 60, 2, records=True, patience=0) for line in chunk.records
    ]
    assert len(alone) == 60
    assert alone == together


def test_the_number_of_cores_does_not_change_the_report(tmp_path: Path) -> None:
    games = 20_000 if build_info().compiled else 1_500  # long enough for the second core
    options = ["-n", str(games), "--players", "2", "--seed", "5"]
    one = records_of(tmp_path, "one.jsonl", *options, "--cores", "1")
    two = records_of(tmp_path, "two.jsonl", *options, "--cores", "2")
    assert one == two
    assert one.count(b"\n") == games


def test_idle_cores_are_not_counted() -> None:
    done = run("simulate", "-n", "2", "--players", "2", "--cores", "2")
    assert re.fullmatch(r"2 games in [\d.]+ seconds on 1 core\n", done.err)


def test_one_game_is_reported_in_the_singular() -> None:
    done = run("simulate", "-n", "1", "--players", "2")
    assert re.fullmatch(r"1 game in [\d.]+ seconds on 1 core\n", done.err)


def test_a_random_seed_is_reported_so_that_the_run_can_be_repeated() -> None:
    first = run("simulate", "-n", "20")
    seed = first.out.splitlines()[0].rpartition(" ")[2]
    assert run("simulate", "-n", "20", "--seed", seed).out == first.out


def test_a_custom_deck_is_used(tmp_path: Path) -> None:
    counts = {**built_in_deck().counts, "W11": 2, "W99": 1}
    lines = [f"{kind} {count}" for kind, count in counts.items()]
    (tmp_path / "own.deck").write_text("\n".join(lines))
    deck = ["--deck", str(tmp_path / "own.deck")]
    text = records_of(tmp_path, "games.jsonl", "-n", "3", "--players", "2", *deck)
    assert Record.read(text.splitlines()[0]).config.deck.counts == counts


def test_the_seats_of_a_record_have_distinct_names(tmp_path: Path) -> None:
    text = records_of(tmp_path, "games.jsonl", "-n", "1", "--players", "8")
    names = Record.read(text).config.players
    assert names[:2] == ("Livia", "Decimus")
    assert len(set(names)) == 8


def test_bots_can_be_named_for_each_seat() -> None:
    done = run("simulate", "-n", "5", "--bots", "random,random,random", "--json")
    assert [seat["bot"] for seat in json.loads(done.out)["seats"]] == ["random"] * 3


@pytest.mark.parametrize("seats", [1, 2])
def test_a_third_party_bot_that_fails_is_reported_and_the_games_continue(seats: int) -> None:
    fool = "tests.bots.fools.Liar:after=2"
    bots = ",".join([fool] * seats + ["random"])
    words = ["-n", "2", "--bots", bots, "--seed", "1", "--json"]
    done = run("simulate", *words, folder=ROOT)
    assert json.loads(done.out)["games"] == 2
    assert f"The bot {fool} was stopped: it answered 'sell everything" in done.err
    assert "In 2 games random legal moves" in done.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "9"], "--players"),
        (["--players", "1"], "use --solo LEVEL"),
        (["--players", "2", "--solo", "1"], "a solo game has one"),
        (["--solo", "6"], "--solo"),
        (["-n", "0"], "-n"),
        (["-n", "many"], "-n"),
        (["--seed", "-1"], "--seed"),
        (["--seed", str(2**64)], "--seed"),
        (["--cores", "0"], "--cores"),
        (["--bots", "nobody"], "there are: brutus"),
        (["--bots", "random:x=1"], "has no options"),
        (["--bots", "random,random", "--players", "3"], "one for all seats or one for each"),
        (["--printing", "it"], "choose one of de, en, fr, nl, pt"),
        (["--deck", "nothing.deck"], "cannot be read"),
        (["--records", "games.txt"], "must end in .jsonl"),
        (["--records", "nowhere/games.jsonl"], "the folder nowhere does not exist"),
        (["--lang", "xx"], "no language"),
    ],
)
def test_invalid_options_are_explained(words: list[str], said: str, tmp_path: Path) -> None:
    done = run("simulate", *words, folder=tmp_path, COLUMNS="200")
    assert done.code == 2
    assert said in done.err
    assert "Traceback" not in done.err
    assert not list(tmp_path.iterdir())


def test_a_terminal_shows_a_bar_and_a_pipe_does_not() -> None:
    words = ["simulate", "-n", "300", "--seed", "1", "--players", "2"]
    code, shown = on_terminal(words)
    assert code == 0
    assert "Playing" in shown
    assert "300 games for 2 players" in shown
    assert "Playing" not in run(*words).err


@pytest.fixture
def endless(tmp_path: Path) -> Iterator[Callable[[str], subprocess.Popen[bytes]]]:
    """A function that starts an endless run with a number of cores."""
    processes: list[subprocess.Popen[bytes]] = []

    def begin(cores: str) -> subprocess.Popen[bytes]:
        words = ["-n", "4000000000", "--players", "2", "--cores", cores, "--json"]
        process = start("simulate", *words, "--records", "games.jsonl", folder=tmp_path)
        processes.append(process)
        workers = {"1": 0, "2": 2}[cores]
        wait_until(lambda: len(workers_of(process.pid)) == workers)
        wait_until(lambda: any(path.stat().st_size for path in tmp_path.glob(".*.part")))
        return process

    yield begin
    for process in processes:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def test_a_run_that_is_stopped_at_once_reports_no_games() -> None:
    plan = Plan(GameConfig(("a", "b")), ("random",) * 2, 3)
    assert list(report(plan, Tally(2), load_language("en"))) == ["0 games for 2 players, seed 3"]
    shown = json.loads(json.dumps(facts(plan, Tally(2))))
    assert (shown["games"], shown["rome"]["share"], shown["rounds"]) == (0, None, None)


def wait_until(holds: Callable[[], bool]) -> None:
    until = monotonic() + 60
    while not holds():
        assert monotonic() < until, "waited too long"
        sleep(0.05)


def workers_of(parent: int) -> list[int]:
    """Return the worker processes started by any thread of a process."""
    found: list[int] = []
    for children in Path(f"/proc/{parent}/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread or a process has ended
            for child in children.read_text().split():
                if b"pax.bots.worker.child" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(int(child))  # noqa: PERF401 - results before an error count
    return found


def group_is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def kept_games(folder: Path) -> int:
    assert [path.name for path in folder.iterdir()] == ["games.jsonl"]
    lines = (folder / "games.jsonl").read_bytes().splitlines()
    Record.read(lines[-1]).check()
    return len(lines)


Begin = Callable[[str], subprocess.Popen[bytes]]


@pytest.mark.parametrize("cores", ["1", "2"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_run_keeps_and_reports_whole_games(
    endless: Begin, tmp_path: Path, cores: str, number: signal.Signals
) -> None:
    process = endless(cores)
    workers = workers_of(process.pid)
    os.killpg(process.pid, number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert b"Stopped after" in err
    assert json.loads(out)["games"] == kept_games(tmp_path) > 0
    wait_until(lambda: all(map(group_is_gone, [process.pid, *workers])))


@pytest.mark.parametrize("delay", [0.0, 0.001, 0.002, 0.004, 0.006, 0.01, 0.1])
def test_an_interrupt_while_the_workers_start_is_not_lost(tmp_path: Path, delay: float) -> None:
    words = ["-n", "4000000000", "--players", "2", "--cores", "2", "--json"]
    process = start("simulate", *words, "--records", "games.jsonl", folder=tmp_path)
    try:
        until = monotonic() + 60
        while len(workers_of(process.pid)) < 2:
            assert monotonic() < until, "waited too long"
            sleep(0.0005)
        sleep(delay)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert json.loads(out)["games"] == kept_games(tmp_path) > 0


def test_a_lost_worker_loses_no_game(endless: Begin, tmp_path: Path) -> None:
    process = endless("2")
    os.kill(workers_of(process.pid)[0], signal.SIGKILL)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"a worker process ended unexpectedly" in err
    assert json.loads(out)["games"] == kept_games(tmp_path) > 0


def test_workers_end_when_the_program_is_killed(endless: Begin) -> None:
    process = endless("2")
    workers = workers_of(process.pid)
    process.kill()
    process.communicate(timeout=60)
    wait_until(lambda: all(map(group_is_gone, [process.pid, *workers])))
