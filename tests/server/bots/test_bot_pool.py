"""Who is thought for first: all addresses and tables in turn, then games that are over."""

import asyncio
from threading import Event
from time import monotonic
from typing import Any

import pytest

from pax.bots import Budget, make_bot
from pax.bots.players.search_bots import CONSUL
from pax.server.bots import pool as minds_of_servers
from pax.server.bots.pool import BotPool
from pax.server.bots.worker import BotTask, budget_of, choose
from pax.server.limits import Limits
from tests.server.servers import PATIENCE
from tests.text.tables import a_table, random_game


class Slow:
    """Stands in for a process: the first thought lasts until it is told to end."""

    def __init__(self) -> None:
        """Have thought about nothing."""
        self.begun, self.go_on = Event(), Event()
        self.order: list[str] = []

    def think(self, _work: object, thought: str, _seconds: float) -> str:
        """Note what is thought about."""
        self.order.append(thought)
        self.begun.set()
        assert self.go_on.wait(PATIENCE)
        return thought

    def interrupt(self) -> None:
        """There is nothing to interrupt."""

    def end(self) -> None:
        """There is nothing to end."""


def about(name: str) -> Any:  # noqa: ANN401 - stands in for a thought
    return name


def test_moves_and_hints_come_before_games_that_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(
        minds_of_servers, "WorkerProcess", lambda: slow
    )  # a server that runs has its own

    async def ask() -> None:
        minds, answers = BotPool(1, PATIENCE), asyncio.Queue[object]()
        minds.look_back(about("finished 1"), answers.put_nowait)
        assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
        minds.look_back(about("finished 2"), answers.put_nowait)
        minds.look_back(about("finished 3"), answers.put_nowait)
        minds.ask(about("move"), answers.put_nowait)
        assert minds.advise(about("hint"), answers.put_nowait)
        slow.go_on.set()
        for _ in range(5):
            await asyncio.wait_for(answers.get(), PATIENCE)
        minds.stop()

    asyncio.run(ask())
    assert slow.order == ["finished 1", "move", "hint", "finished 2", "finished 3"]


def test_tables_of_bots_that_nobody_watches_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(minds_of_servers, "WorkerProcess", lambda: slow)

    async def ask() -> None:
        bots, answers = BotPool(1, PATIENCE), asyncio.Queue[object]()
        bots.ask(about("first"), answers.put_nowait)
        assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
        bots.ask(about("unwatched"), answers.put_nowait, later=True)
        bots.ask(about("watched"), answers.put_nowait)
        slow.go_on.set()
        for _ in range(3):
            await asyncio.wait_for(answers.get(), PATIENCE)
        bots.stop()

    asyncio.run(ask())
    assert slow.order == ["first", "watched", "unwatched"]


def test_sixty_tables_of_one_address_hardly_delay_another(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(minds_of_servers, "WorkerProcess", lambda: slow)

    async def ask() -> None:
        minds, answers = BotPool(1, PATIENCE), asyncio.Queue[object]()
        for table in range(60):
            thought = about(f"greedy {table}")
            minds.ask(thought, answers.put_nowait, address="greedy", table=f"{table}")
        assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
        for move in range(3):
            minds.ask(about(f"modest {move}"), answers.put_nowait, address="modest")
        slow.go_on.set()
        for _ in range(63):
            await asyncio.wait_for(answers.get(), PATIENCE)
        minds.stop()

    asyncio.run(ask())
    greedy = [f"greedy {table}" for table in range(60)]
    turns = [greedy[0], greedy[1], "modest 0", greedy[2], "modest 1", greedy[3], "modest 2"]
    assert slow.order == [*turns, *greedy[4:]]


def test_hints_and_new_tables_are_refused_when_many_wait_but_moves_never(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow()
    monkeypatch.setattr(minds_of_servers, "WorkerProcess", lambda: slow)
    limits = Limits(bots_waiting=4, bots_waiting_per_address=2)

    async def ask() -> None:
        minds, answers = BotPool(1, PATIENCE, limits), asyncio.Queue[object]()
        minds.ask(about("thinks"), answers.put_nowait, address="a")
        assert await asyncio.to_thread(slow.begun.wait, PATIENCE)
        for number in range(2):
            assert not minds.is_busy("a")
            minds.ask(about(f"a{number}"), answers.put_nowait, address="a")
        assert minds.is_busy("a")
        assert not minds.is_busy("b")
        assert not minds.advise(about("hint"), answers.put_nowait, address="a")
        assert minds.advise(about("b's hint"), answers.put_nowait, address="b")
        minds.ask(about("c"), answers.put_nowait, address="c")
        assert minds.is_busy("nobody")
        minds.ask(about("a2"), answers.put_nowait, address="a")
        slow.go_on.set()
        for _ in range(6):
            await asyncio.wait_for(answers.get(), PATIENCE)
        assert not minds.is_busy("a")
        minds.stop()

    asyncio.run(ask())
    assert slow.order == ["thinks", "a0", "b's hint", "c", "a1", "a2"]


def test_finished_games_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow()
    monkeypatch.setattr(minds_of_servers, "WorkerProcess", lambda: slow)

    async def ask() -> None:
        minds, answers = BotPool(1, PATIENCE), asyncio.Queue[object]()
        for question in ("a1", "a2", "a3", "b1", "b2"):
            minds.look_back(about(question), answers.put_nowait, game=question[0])
        slow.go_on.set()
        for _ in range(5):
            await asyncio.wait_for(answers.get(), PATIENCE)
        minds.stop()

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
def test_a_bot_has_its_own_budget_and_so_many_seconds_at_most(
    bot: str, seconds: float | None, budget: Budget
) -> None:
    assert budget_of(make_bot(bot), seconds) == budget


def test_a_thought_ends_when_its_seconds_are_over() -> None:
    game = random_game(a_table(2), 1, moves=40)
    while len(game.legal()) == 1:
        game.play(game.legal()[0])
    assert game.seat is not None
    view, legal = game.view(game.seat), game.legal()
    thought = BotTask("consul", game.table, game.seat, view.batches, legal, 1, seconds=0.05)
    begin = monotonic()
    assert choose(thought) in legal
    assert CONSUL.seconds is not None
    assert monotonic() - begin < CONSUL.seconds
