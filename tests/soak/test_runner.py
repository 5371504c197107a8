"""The runner resumes where it was stopped, repeats nothing that has passed, and leaves nothing."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.soak import __main__ as runner
from tests.soak.context import Context, Figures
from tests.soak.steps import Step
from tools.build.sources import ROOT

Run = Callable[..., int]


@pytest.fixture
def soak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a function as the only step, with its own journal."""
    monkeypatch.setattr(runner, "JOURNAL", tmp_path / "soak" / "journal.jsonl")
    monkeypatch.setattr(runner, "sources_of", lambda _: "sources")
    monkeypatch.setattr(runner, "adopt_orphans", lambda: None)
    monkeypatch.setattr(runner, "end_leftovers", list)  # other tests' servers must go on

    def run(does: Callable[[Context], Figures], *arguments: str) -> int:
        def load(_: Step) -> Callable[[Context], Figures]:
            return does

        monkeypatch.setattr(runner, "STEPS", (Step("probe", "that it runs", 1),))
        monkeypatch.setattr(Step, "load", load)
        return runner.main(arguments)

    return run


def test_what_has_passed_is_not_repeated_unless_asked(
    soak: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    seeds: list[int] = []

    def step(context: Context) -> Figures:
        seeds.append(context.seed)
        return {"messages": 7}

    for arguments in ([], [], ["--seed", "2"], ["--anew"], []):
        assert soak(step, *arguments) == 0
    assert seeds == [13, 2, 13]
    assert "passed before" in capsys.readouterr().out


def test_a_step_that_was_stopped_goes_on_with_its_parts(soak: Run) -> None:
    done: list[int] = []

    def step(context: Context) -> Figures:
        for number in range(4):
            if str(number) in context.finished:
                continue
            if number == 2 and done == [0, 1]:
                done.append(-1)
                raise KeyboardInterrupt
            done.append(number)
            context.finish(str(number), {"square": number**2})
        return {"sum": sum(float(part["square"]) for part in context.finished.values())}

    assert soak(step) == runner.INTERRUPTED
    assert soak(step) == 0
    assert done == [0, 1, -1, 2, 3]


def test_a_line_that_was_cut_short_is_repeated(soak: Run) -> None:
    def step(context: Context) -> Figures:
        return {"before": len(context.finished)}

    assert soak(step) == 0
    whole = runner.JOURNAL.read_bytes()
    runner.JOURNAL.write_bytes(whole[:-5])
    assert soak(step) == 0
    assert runner.JOURNAL.read_bytes() == whole[:-5] + b"\n" + whole


def test_a_failure_fails_the_run_and_is_tried_again(
    soak: Run, capsys: pytest.CaptureFixture[str]
) -> None:
    def step(_: Context) -> Figures:
        raise AssertionError("a move was lost")

    assert soak(step) == 1
    assert "a move was lost" in capsys.readouterr().out
    assert soak(lambda _: {}) == 0


def test_a_step_that_takes_too_long_fails(soak: Run) -> None:
    def step(_: Context) -> Figures:
        os.kill(os.getpid(), signal.SIGALRM)
        return {}

    assert soak(step) == 1


LEAVE_A_PROCESS = """
import os, subprocess, sys
from tests.soak.leftovers import adopt_orphans, end_leftovers

adopt_orphans()
child = "import time; print('ready', flush=True); time.sleep(60)"
parent = f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {child!r}])"
started = [sys.executable, "-c", parent]
subprocess.run(started, start_new_session=True, check=True)
print(len(end_leftovers()), len(end_leftovers()))
"""


def test_a_process_that_a_step_leaves_is_ended_though_its_parent_is_gone() -> None:
    command = [sys.executable, "-c", LEAVE_A_PROCESS]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603 - our own program
    assert done.stdout.split() == ["ready", "1", "0"]
