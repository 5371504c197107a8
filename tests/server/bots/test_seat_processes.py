"""A third-party bot has one process per seat: no shared state, and faults stay local."""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from pax import protocol
from pax.backend.bots.bot_task import BotTask, choose
from pax.backend.limits import WORKER_NICENESS
from pax.bots import registry
from pax.bots.worker.process import WorkerError
from pax.server import app
from pax.server.app import Settings
from pax.server.bots import seat_processes
from pax.server.bots.pool import BotPool
from pax.server.bots.seat_processes import BotSeat, SeatProcesses
from tests.bots.test_worker import is_gone
from tests.server.clients import Client, ask, make_table
from tests.server.operations.test_logs import logging_to
from tests.server.servers import GENEROUS, PATIENCE, running
from tests.text.tables import a_table, random_game

MODULE = """
import os
from pathlib import Path
from threading import Event

HERE = Path(__file__).parent
decisions = []

class Stranger:
    def __init__(self, options):
        pass

    def choose(self, view, legal, budget, rng):
        decisions.append(view.seat)
        with (HERE / f"seat-{view.seat}").open("a") as file:
            file.write(f"{os.getpid()} {len(decisions)} {len(set(decisions))}\\n")
        if (HERE / f"hang-{view.seat}").exists():
            Event().wait()
        if (HERE / f"raise-{view.seat}").exists():
            raise LookupError(f"{view.hand(view.seat)} of {view.config.players}")
        return legal[rng.below(len(legal))]
"""
NAME = "stranger"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Install another package with a bot into a folder."""
    folder = tmp_path / "packages"
    info = folder / "strangers-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "strangers.py").write_text(MODULE)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[pax.bots]\n{NAME} = strangers:Stranger\n")
    monkeypatch.syspath_prepend(str(folder))
    registry._installed.cache_clear()  # noqa: SLF001 - the package is installed now
    yield folder
    registry._installed.cache_clear()  # noqa: SLF001 - and removed now


def wait_until(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "waited too long"
        time.sleep(0.02)


def seen(package: Path, seat: int) -> list[tuple[int, ...]]:
    """Return the process of each decision of a seat, and what its module knows of others."""
    lines = (package / f"seat-{seat}").read_text().splitlines()
    return [tuple(map(int, line.split())) for line in lines]


def play_to_the_end(port: int, *kinds: str) -> str:
    """Let bots play a game; return the id of their table."""
    made = make_table(port, *kinds)
    with Client(port, protocol.Hello(table=made.table.id)) as client:
        client.wait_for(lambda: client.is_over)
    return made.table.id


def test_two_seats_have_two_processes_and_share_nothing(tmp_path: Path, package: Path) -> None:
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0, bot_processes=2)
    with running(settings) as port:
        play_to_the_end(port, NAME, NAME, "random")
        decisions = [seen(package, seat) for seat in (0, 1)]
        processes = [{process for process, _, _ in each} for each in decisions]
        assert [len(each) for each in processes] == [1, 1]
        assert processes[0] != processes[1]
        for each in decisions:
            assert [(count, seats) for _, count, seats in each] == [
                (count, 1) for count in range(1, len(each) + 1)
            ]
    for (process,) in processes:
        assert is_gone(process)


def test_a_hanging_bot_is_killed_and_the_stand_in_plays_on(
    tmp_path: Path, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "BotPool", partial(BotPool, seconds=1.0))
    (package / "hang-0").touch()
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0, bot_processes=2)
    with logging_to() as stream, running(settings) as port:
        table = play_to_the_end(port, NAME, NAME)
        (hung,) = seen(package, 0)
        assert is_gone(hung[0])
        assert {process for process, _, _ in seen(package, 1)} != {hung[0]}
        assert len(seen(package, 1)) > 3
    (line,) = (each for each in stream.getvalue().splitlines() if "task_failed" in each)
    assert f"pool=bot table={table} bot={NAME} how=hung" in line


def test_a_bot_that_raises_is_logged_with_locations_and_without_cards(
    tmp_path: Path, package: Path
) -> None:
    (package / "raise-1").touch()
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with logging_to() as stream, running(settings) as port:
        table = play_to_the_end(port, "random", NAME)
    assert len(seen(package, 1)) == 1
    (line,) = (each for each in stream.getvalue().splitlines() if "task_failed" in each)
    assert f"table={table} bot={NAME} how=crashed error=LookupError" in line
    assert "strangers.py:20 in choose" in line
    assert "['" not in line.partition("raise LookupError")[0]
    assert line.count("players") == 1  # the source line, not the value


def test_the_next_game_of_a_bot_that_failed_begins_anew(tmp_path: Path, package: Path) -> None:
    (package / "raise-0").touch()
    settings = Settings(str(tmp_path / "t.sqlite"), limits=GENEROUS, pace=0)
    with running(settings) as port:
        play_to_the_end(port, NAME, "random")
        (package / "raise-0").unlink()
        play_to_the_end(port, NAME, "random")
    decisions = seen(package, 0)
    assert len(decisions) > 3
    assert len({process for process, _, _ in decisions}) == 2


def test_a_new_table_is_refused_while_there_are_too_many_processes(
    tmp_path: Path, package: Path
) -> None:
    limits = msgspec.structs.replace(GENEROUS, third_party_processes=2)
    settings = Settings(str(tmp_path / "t.sqlite"), limits=limits, pace=0, bot_processes=1)
    seats = {"seats": [{"kind": "bot", "level": NAME}] * 2}
    with running(settings) as port:
        play_to_the_end(port, NAME, NAME)
        assert len(seen(package, 0)) > 1
        status, body = ask(port, "POST", "/api/tables", seats)
        assert (status, b"bots_are_busy" in body) == (503, True)
        make_table(port, "random", "random")


def decision(seed: int) -> BotTask:
    game = random_game(a_table(2), seed, moves=10)
    assert game.seat is not None
    view = game.view(game.seat)
    return BotTask(NAME, game.config, game.seat, view.batches, [*map(str, game.legal())], seed)


async def move(seats: SeatProcesses, game: str) -> int:
    """Make a move in a game; return the id of its process."""
    task = decision(1)
    seat = BotSeat(game, task.seat, NAME)
    process = seats.take(seat)
    assert await asyncio.to_thread(process.run, choose, task, PATIENCE) in task.legal
    found = process.process
    assert found is not None
    seats.release(seat, failed=False)
    return found


@pytest.mark.usefixtures("package")
def test_one_process_too_many_ends_the_least_recently_used_one() -> None:
    async def play() -> None:
        seats = SeatProcesses(2, PATIENCE)
        first, second = await move(seats, "g1"), await move(seats, "g2")
        assert not seats.has_room(1)
        assert await move(seats, "g1") == first
        third = await move(seats, "g3")
        assert is_gone(second)
        assert not is_gone(first)
        assert await move(seats, "g2") != second
        assert is_gone(first)
        assert not is_gone(third)
        assert len(seats) == 2
        seats.end()

    asyncio.run(play())


def niceness(process: int) -> int:
    return os.getpriority(os.PRIO_PROCESS, process)


@pytest.mark.usefixtures("package")
def test_an_idle_process_ends_and_the_next_decision_starts_another() -> None:
    async def play() -> None:
        seats = SeatProcesses(2, PATIENCE, idle=0.2)
        first = await move(seats, "g1")
        assert niceness(first) == min(niceness(0) + WORKER_NICENESS, 19)
        await asyncio.to_thread(wait_until, lambda: len(seats) == 0 and is_gone(first))
        assert await move(seats, "g1") != first
        seats.end()

    asyncio.run(play())


@pytest.mark.usefixtures("package")
def test_failures_are_remembered_per_game_up_to_a_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seat_processes, "MOST_FAILED", 2)

    async def fail() -> None:
        seats = SeatProcesses(2, PATIENCE)
        for game in ("g1", "g2", "g3"):
            seats.take(BotSeat(game, 0, NAME))
            seats.release(BotSeat(game, 0, NAME), failed=True)
        known = [seats.has_failed(BotSeat(game, 0, NAME)) for game in ("g1", "g2", "g3")]
        assert known == [False, True, True]
        assert len(seats) == 0

    asyncio.run(fail())


@pytest.mark.usefixtures("package")
def test_a_server_that_stops_waits_for_no_bot() -> None:
    seats, task = SeatProcesses(2, PATIENCE), decision(1)
    process = seats.take(BotSeat("g1", 0, NAME))
    seats.stop()
    with pytest.raises(WorkerError):
        process.run(choose, task, PATIENCE)
    seats.end()
