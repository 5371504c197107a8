"""Who is thought for first: bots' moves and hints, then games that are over."""

import asyncio
from threading import Event
from typing import Any

import pytest

from pax.server import minds as minds_of_servers
from pax.server.minds import Minds

from .servers import PATIENCE


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
    monkeypatch.setattr(minds_of_servers, "Mind", lambda: slow)  # a server that runs has its own

    async def ask() -> None:
        minds, answers = Minds(1, PATIENCE), asyncio.Queue[object]()
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
