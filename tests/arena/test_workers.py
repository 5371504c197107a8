"""Parallel map: ordered results, lazy tasks, and the original exceptions."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest

from pax.arena import WorkerLostError, in_order


def double(number: int) -> tuple[int, int]:
    return 2 * number, os.getpid()


def fail_at_seven(number: int) -> int:
    if number == 7:
        message = "seven"
        raise ValueError(message)
    return number


def die_at_seven(number: int) -> int:
    if number == 7:
        os._exit(3)
    return number


def wait_for_ever_but_once(number: int) -> int:
    if number:
        Event().wait()
    return number


def numbers(taken: list[int]) -> Iterator[int]:
    for number in range(40):
        taken.append(number)
        yield number


@pytest.mark.parametrize(("cores", "patience"), [(1, 0.0), (2, 0.0), (3, 0.0), (2, 1000.0)])
def test_results_come_in_order(cores: int, patience: float) -> None:
    results = list(in_order(double, range(40), cores, patience))
    assert [result for result, _ in results] == [2 * number for number in range(40)]
    alone = {process for _, process in results} == {os.getpid()}
    assert alone == (cores == 1 or patience > 0)


@pytest.mark.parametrize("cores", [1, 2])
def test_tasks_are_taken_only_when_needed(cores: int) -> None:
    taken: list[int] = []
    results = in_order(double, numbers(taken), cores, 0)
    assert next(results)[0] == 0
    assert len(taken) <= 2 * cores + 1
    results.close()
    assert len(taken) <= 2 * cores + 1


@pytest.mark.parametrize("cores", [1, 2])
def test_no_tasks_no_results(cores: int) -> None:
    empty: list[int] = []
    assert list(in_order(double, empty, cores, 0)) == []


@pytest.mark.parametrize("cores", [1, 2])
def test_an_error_comes_after_the_results_before_it(cores: int) -> None:
    results = in_order(fail_at_seven, range(40), cores, 0)
    assert [next(results) for _ in range(7)] == list(range(7))
    with pytest.raises(ValueError, match="seven"):
        next(results)


def test_a_crashed_process_is_an_error() -> None:
    with pytest.raises(WorkerLostError, match="ended unexpectedly"):
        list(in_order(die_at_seven, range(40), 2, 0))


def test_closing_does_not_wait_for_running_tasks() -> None:
    results = in_order(wait_for_ever_but_once, range(40), 2, 0)
    assert next(results) == 0
    results.close()


def interrupted_numbers() -> Iterator[int]:
    """Yield tasks; an interrupt arrives while the first ones are submitted."""
    yield 0
    os.kill(os.getpid(), signal.SIGINT)
    yield from range(1, 40)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Let SIGINT raise: a process that was started in the background ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_while_processes_start_is_not_lost() -> None:
    with pytest.raises(KeyboardInterrupt):
        list(in_order(double, interrupted_numbers(), 2, 0))


def test_closing_ends_all_processes(tmp_path: Path) -> None:
    results = in_order(double, range(1000), 2, 0)
    _, process = next(results)
    results.close()
    assert not (tmp_path.parents[-1] / "proc" / str(process)).exists()
