"""Third-party bots run in their own processes, and their faults do not stop a game."""

import os
import pty
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest

from pax.bots import (
    BotError,
    Budget,
    Failure,
    ProcessBot,
    check_bot,
    failures_of,
    make_bot,
    release,
    seated,
)
from pax.bots.worker.process import CrashedError, HungError, UnsupportedPlatformError
from pax.bots.worker.runner import BotRunner
from pax.bots.worker.tasks import TaskError, TaskWorker
from pax.faults import name_of, places
from pax.game import Game, GameConfig
from pax.rules import Rng

FAULTY = "tests.bots.fools"
CARD = "F23"


@pytest.fixture
def sit() -> Iterator[Callable[..., ProcessBot]]:
    """Creates faulty bots, and ends their processes after the test."""
    bots: list[ProcessBot] = []

    def seat(name: str, patience: float = 120.0) -> ProcessBot:
        bots.append(ProcessBot(f"{FAULTY}.{name}", patience))
        return bots[-1]

    yield seat
    for bot in bots:
        bot.close()


Sit = Callable[..., ProcessBot]


def dealt(seed: int = 7) -> Game:
    return Game.shuffled(GameConfig(("Livia", "Decimus")), Rng(seed))


def played(bot: ProcessBot, seed: int = 7) -> Game:
    """Play a game of a bot against `random`."""
    game, numbers = dealt(seed), [Rng(seed, 1), Rng(seed, 2)]
    bots = [bot, make_bot("random")]
    while (seat := game.seat) is not None:
        move = bots[seat].choose(game.view(seat), game.legal(), Budget(), numbers[seat])
        game.play(move, seat)
    return game


def wait_until(holds: Callable[[], bool]) -> None:
    until = monotonic() + 60
    while not holds():
        assert monotonic() < until, "waited too long"
        sleep(0.05)


def is_gone(process: int) -> bool:
    """Whether a process has ended; a zombie, not yet reaped, has ended too."""
    try:
        return ") Z " in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return True


def test_third_party_bots_run_in_another_process_and_built_in_ones_in_this() -> None:
    outside, inside = seated(f"{FAULTY}.Honest"), seated("random")
    try:
        assert isinstance(outside, ProcessBot)
        assert outside.process not in {None, os.getpid()}
        assert not isinstance(inside, ProcessBot)
    finally:
        release(outside)


def test_one_process_plays_several_games_and_the_seed_decides_the_moves(sit: Sit) -> None:
    bot = sit("Honest")
    process = bot.process
    games = [played(bot, seed) for seed in (7, 8, 7)]
    assert games[0].moves == games[2].moves != games[1].moves
    assert bot.process == process
    assert failures_of(bot) == []


def test_a_bot_is_sent_what_its_seat_is_sent_and_nothing_else(sit: Sit, tmp_path: Path) -> None:
    bot, game = sit(f"Spy:file={tmp_path / 'seen'}"), dealt()
    assert bot.choose(game.view(0), game.legal(), Budget(), Rng(1)) == game.legal()[0]
    view = game.view(0)
    unknown = [None] * view.pile_size
    assert (tmp_path / "seen").read_text() == f"0 [] [] {unknown}"


@pytest.mark.parametrize(
    ("name", "how", "details"),
    [
        ("Crasher", "crashed", "exit code 3"),
        ("Raiser", "crashed", "RuntimeError: no idea"),
        ("Leaver", "crashed", "exit code 1"),
        ("Liar", "nonsense", "sell everything"),
        ("Scribbler", "nonsense", "garbage"),
        ("Flooder", "nonsense", "xxx"),
        ("Forker", "crashed", "exit code 4"),
    ],
)
def test_a_faulty_bot_is_ended_and_reported_and_the_game_continues(
    sit: Sit, name: str, how: str, details: str
) -> None:
    bot = sit(f"{name}:after=3")
    assert played(bot).is_over
    assert bot.process is None
    (failure,) = failures_of(bot)
    assert (failure.bot, failure.how) == (f"{FAULTY}.{name}:after=3", how)
    assert details in failure.details
    assert len(failure.details) <= 200
    assert failures_of(bot) == []


def test_a_hanging_bot_is_ended(sit: Sit) -> None:
    bot = sit("Hanger", patience=0.5)
    process = bot.process
    assert process is not None
    assert played(bot).is_over
    assert failures_of(bot) == [Failure(f"{FAULTY}.Hanger", "hung", "0.5")]
    assert is_gone(process)


@pytest.mark.parametrize("seconds", ["nan", "inf", "-20", "soon"])
def test_a_hanging_bot_with_an_invalid_budget_is_ended_after_the_default_time(
    sit: Sit, seconds: str
) -> None:
    bot = sit(f"Hanger:seconds={seconds}", patience=0.5)
    played(bot)
    assert [(failure.how, failure.details) for failure in bot.failures] == [("hung", "0.5")]


def test_a_crash_is_noticed_on_systems_without_waitid(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "waitid")
    bot = sit("Crasher")
    played(bot)
    assert [(failure.how, failure.details) for failure in bot.failures] == [
        ("crashed", "exit code 3")
    ]


def test_a_budget_in_seconds_limits_the_time(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pax.bots.worker.runner.GRACE", 0.25)
    for bot, budget in (
        (sit("Hanger:seconds=0.25"), Budget()),
        (sit("Hanger"), Budget(None, 0.25)),
    ):
        game = dealt()
        assert bot.choose(game.view(0), game.legal(), budget, Rng(1)) in game.legal()
        assert [failure.details for failure in failures_of(bot)] == ["0.5"]


def test_child_processes_of_a_bot_end_with_it(sit: Sit, tmp_path: Path) -> None:
    bot, game = sit(f"Forker:file={tmp_path / 'child'}"), dealt()
    bot.choose(game.view(0), game.legal(), Budget(), Rng(1))
    child = int((tmp_path / "child").read_text())
    wait_until(lambda: is_gone(child))


def test_standard_streams_of_a_bot_have_no_effect(sit: Sit) -> None:
    bot = sit("Chatterer")
    assert played(bot).is_over
    assert failures_of(bot) == []


def test_the_game_after_a_crash_gets_a_new_process(sit: Sit) -> None:
    bot = sit("Crasher:after=1000")
    first = bot.process
    assert first is not None
    os.kill(first, 9)
    played(bot)
    assert [failure.how for failure in failures_of(bot)] == ["crashed"]
    played(bot, 8)
    assert bot.process not in {None, first}
    assert failures_of(bot) == []


def test_random_moves_after_a_failure_are_reproducible(sit: Sit) -> None:
    games = [played(sit("Crasher:after=2")) for _ in range(2)]
    assert games[0].moves == games[1].moves


def test_the_process_ends_when_the_bot_is_collected(sit: Sit) -> None:
    process = sit("Honest").process
    bot = ProcessBot(f"{FAULTY}.Honest")
    other = bot.process
    del bot
    assert other is not None
    assert is_gone(other)
    assert process is not None
    assert not is_gone(process)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        (f"{FAULTY}.Refuser:a=1", r"never with \['a'\]"),
        (f"{FAULTY}.Unmade", "crashed .KeyError"),
        (f"{FAULTY}.Nobody", "no attribute 'Nobody'"),
        ("nowhere.at.all", "No module named 'nowhere'"),
        (".", "no bot is named"),
        ("nobody", "there are: .*random"),
    ],
)
def test_a_bot_that_cannot_be_created_is_refused_before_any_game(spec: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        check_bot(spec)


def test_a_bot_is_sent_new_batches_and_all_of_them_after_an_undo(tmp_path: Path) -> None:
    runner = BotRunner(f"{FAULTY}.Historian:file={tmp_path / 'seen'}")
    game = dealt()
    first = list(game.view(0).batches)
    game.play(game.legal()[0])
    second = list(game.view(0).batches)
    try:
        for batches in (first, second, first):
            runner.move(game.config, 0, batches, game.legal(), Budget(), 1)
    finally:
        runner.close()
    assert (tmp_path / "seen").read_text().split() == ["new", "1", "same", "2", "new", "1"]


def raise_about(card: str) -> None:
    message = f"no such card: {card}"
    raise LookupError(message)


def wait_for_ever(_: object) -> None:
    sleep(3600)


def test_a_task_worker_is_restarted_after_a_crash_or_timeout() -> None:
    worker = TaskWorker()
    try:
        assert worker.run(len, "four") == 4
        first = worker.process
        assert first is not None
        os.kill(first, 9)
        killed = worker._slot.process  # noqa: SLF001 - wait until it has ended
        wait_until(lambda: killed is not None and not killed.is_alive)
        assert worker.run(len, "five!") == 5
        with pytest.raises(HungError):
            worker.run(wait_for_ever, None, 0.2)
        with pytest.raises(CrashedError, match="exit code 3"):
            worker.run(os._exit, 3)
        assert worker.run(len, "sixsix") == 6
    finally:
        worker.end()


def test_an_exception_of_a_task_is_returned_and_its_places_omit_the_message() -> None:
    worker = TaskWorker()
    try:
        with pytest.raises(TaskError) as caught:
            worker.run(raise_about, CARD)
        process = worker.process
        assert worker.run(len, "four") == 4
        assert worker.process == process
    finally:
        worker.end()
    error = caught.value
    assert isinstance(error.error, LookupError)
    assert str(error.error) == f"no such card: {CARD}"
    assert "in raise_about" in places(error)
    assert CARD not in places(error)
    assert name_of(error) == "LookupError"


def test_an_interrupted_worker_is_not_restarted() -> None:
    worker = TaskWorker()
    thread = Thread(target=worker.interrupt)
    assert worker.run(len, "four") == 4
    thread.start()
    with pytest.raises(CrashedError):
        worker.run(wait_for_ever, None)
    thread.join()
    with pytest.raises(CrashedError, match="interrupted"):
        worker.run(len, "four")
    assert worker.process is None


def test_the_niceness_of_a_worker_counts_against_its_parent() -> None:
    worker = TaskWorker(niceness=5)
    try:
        niceness, session = worker.run(niceness_and_session, None)
        assert niceness == min(os.getpriority(os.PRIO_PROCESS, 0) + 5, 19)
        assert session == os.getsid(0)  # between sessions Linux ignores the niceness
        assert worker.process != os.getpgrp()
    finally:
        worker.end()


def niceness_and_session(_: object) -> tuple[int, int]:
    return os.getpriority(os.PRIO_PROCESS, 0), os.getsid(0)


def test_a_worker_has_no_terminal() -> None:
    pid, terminal = pty.fork()
    if pid == 0:
        program = "from tests.bots.test_worker import say_who_has_a_terminal as say; say()"
        os.execv(sys.executable, [sys.executable, "-c", program])  # noqa: S606 - our own program
    said = b""
    with suppress(OSError):  # the end of a terminal
        while more := os.read(terminal, 100):
            said += more
    os.close(terminal)
    os.waitpid(pid, 0)
    assert said.decode().split() == ["True", "False"]


def say_who_has_a_terminal() -> None:
    worker = TaskWorker()
    print(has_terminal(None), worker.run(has_terminal, None))  # noqa: T201 - to the terminal
    worker.end()


def has_terminal(_: object) -> bool:
    try:
        os.close(os.open(os.ctermid(), os.O_RDWR))
    except OSError:
        return False
    return True


def test_an_unsupported_platform_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pax.bots.worker.process.has_worker_processes", lambda: False)
    with pytest.raises(BotError, match="need Linux or macOS"):
        ProcessBot(f"{FAULTY}.Honest")
    with pytest.raises(UnsupportedPlatformError, match="need Linux or macOS"):
        TaskWorker().run(len, "four")
    check_bot("random")
