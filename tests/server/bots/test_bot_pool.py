"""The order of bot tasks: addresses and tables take turns; finished games come last."""

import asyncio
from threading import Event
from time import monotonic
from typing import Any

import pytest

from pax.backend.bots.bot_task import BotTask, budget_of, choose
from pax.backend.limits import Limits
from pax.bots import Budget, make_bot
from pax.bots.players.search_bots import CONSUL
from pax.server.bots import pool as pool_module
from pax.server.bots.pool import BotPool
from tests.server.servers import PATIENCE
from tests.text.tables import a_table, random_game


class Slow:
    """A worker process stub: its first task blocks until `go_on` is set."""

    def __init__(self) -> None:
        """Record no task yet."""
        self.begun, self.go_on = Event(), Event()
        self.order: list[str] = []

    def run(self, _work: object, task: str, _seconds: float) -> str:
        """Record the task."""
        self.order.append(task)
        self.begun.set()
        assert self.go_on.wait(PATIENCE)
        return task

    def interrupt(self) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""


class Named(str):
    """A stub for a task of a built-in bot."""

    __slots__ = ()
    level = "citizen"


def about(name: str) -> Any:  # noqa: ANN401 - stands in for a task
    return Named(name)


def test_moves_and_hints_come_before_finished_games(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(pool_module, "TaskWorker", lambda **_: slow)  # a running server has its own

    async def ask() -> None:
        bots, answers = BotPool(1, PATIENCE), asyncio.Queue[object]()
        bots.analyse(about("finished 1"), answers.put_nowait)
        assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
        bots.analyse(about("finished 2"), answers.put_nowait)
        bots.analyse(about("finished 3"), answers.put_nowait)
        bots.ask(about("move"), answers.put_nowait)
        assert bots.advise(about("hint"), answers.put_nowait)
        slow.go_on.set()
        for _ in range(5):
            await asyncio.wait_for(answers.get(), PATIENCE)
        bots.stop()

    asyncio.run(ask())
    assert slow.order == ["finished 1", "move", "hint", "finished 2", "finished 3"]


def test_sixty_tables_of_one_address_hardly_delay_another(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(pool_module, "TaskWorker", lambda **_: slow)

    async def ask() -> None:
        bots, answers = BotPool(1, PATIENCE), asyncio.Queue[object]()
        for table in range(60):
            task = about(f"greedy {table}")
            bots.ask(task, answers.put_nowait, address="greedy", table=f"{table}")
        assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
        for move in range(3):
            bots.ask(about(f"modest {move}"), answers.put_nowait, address="modest")
        slow.go_on.set()
        for _ in range(63):
            await asyncio.wait_for(answers.get(), PATIENCE)
        bots.stop()

    asyncio.run(ask())
    greedy = [f"greedy {table}" for table in range(60)]
    turns = [greedy[0], greedy[1], "modest 0", greedy[2], "modest 1", greedy[3], "modest 2"]
    assert slow.order == [*turns, *greedy[4:]]


def test_hints_and_new_tables_are_refused_when_many_wait_but_moves_never(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow()
    monkeypatch.setattr(pool_module, "TaskWorker", lambda **_: slow)
    limits = Limits(bots_waiting=4, bots_waiting_per_address=2)

    async def ask() -> None:
        bots, answers = BotPool(1, PATIENCE, limits), asyncio.Queue[object]()
        bots.ask(about("thinks"), answers.put_nowait, address="a")
        assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
        for number in range(2):
            assert not bots.is_busy("a")
            bots.ask(about(f"a{number}"), answers.put_nowait, address="a")
        assert bots.is_busy("a")
        assert not bots.is_busy("b")
        assert not bots.advise(about("hint"), answers.put_nowait, address="a")
        assert bots.advise(about("b's hint"), answers.put_nowait, address="b")
        bots.ask(about("c"), answers.put_nowait, address="c")
        assert bots.is_busy("nobody")
        bots.ask(about("a2"), answers.put_nowait, address="a")
        slow.go_on.set()
        for _ in range(6):
            await asyncio.wait_for(answers.get(), PATIENCE)
        assert not bots.is_busy("a")
        bots.stop()

    asyncio.run(ask())
    assert slow.order == ["thinks", "a0", "b's hint", "c", "a1", "a2"]


def test_finished_games_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(pool_module, "TaskWorker", lambda **_: slow)

    async def ask() -> None:
        bots, answers = BotPool(1, PATIENCE), asyncio.Queue[object]()
        for question in ("a1", "a2", "a3", "b1", "b2"):
            bots.analyse(about(question), answers.put_nowait, game=question[0])
        slow.go_on.set()
        for _ in range(5):
            await asyncio.wait_for(answers.get(), PATIENCE)
        bots.stop()

    asyncio.run(ask())
    assert slow.order == ["a1", "a2", "b1", "a3", "b2"]


@pytest.mark.parametrize(
    ("bot", "seconds", "budget"),
    [
        ("consul", 0.5, Budget(seconds=0.5)),
        ("consul", 9.0, CONSUL),
        ("senator", 0.5, Budget(playouts=300, seconds=0.5)),
        ("consul", None, Budget()),
        ("citizen", 0.5, Budget(seconds=0.5)),
    ],
)
def test_a_bot_has_its_own_budget_with_a_time_limit(
    bot: str, seconds: float | None, budget: Budget
) -> None:
    assert budget_of(make_bot(bot), seconds) == budget


def test_a_bot_ends_when_its_seconds_are_over() -> None:
    game = random_game(a_table(2), 1, moves=40)
    while len(game.legal()) == 1:
        game.play(game.legal()[0])
    assert game.seat is not None
    view, legal = game.view(game.seat), [*map(str, game.legal())]
    task = BotTask("consul", game.config, game.seat, view.batches, legal, 1, seconds=0.05)
    begin = monotonic()
    assert choose(task) in legal
    assert CONSUL.seconds is not None
    assert monotonic() - begin < CONSUL.seconds
