"""Thinking, in a process of its own that is handed what one seat was sent, and nothing else."""

import os
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

from pax.bots import Budget, make_bot
from pax.bots.advice import Advice, advise
from pax.bots.analysis import Question
from pax.game import Rng, Table, View
from pax.game.sides import Entry

HINT: Final = Budget(playouts=10_000, seconds=1.0)
"""How long the advisor looks at a decision."""

_NICE: Final = 10


class Thought(NamedTuple):
    """A decision to think about: what the seat was sent, its legal moves, and the bot's level."""

    level: str
    table: Table
    seat: int
    batches: list[list[Entry]]
    legal: list[str]
    seed: int

    def view(self) -> View:
        """Return the game as the seat sees it."""
        view = View(self.table, self.seat)
        for batch in self.batches:
            view.receive(batch)
        return view


Work = Callable[[Any], Any]
"""What is done with a thought."""


def choose(thought: Thought) -> str:
    """Return a bot's move."""
    bot = make_bot(thought.level)
    return bot.choose(thought.view(), thought.legal, Budget(), Rng(thought.seed))


def weigh(thought: Thought) -> Advice:
    """Return what each move is worth, as the advisor sees it."""
    return advise(thought.view(), HINT, Rng(thought.seed))


class OverrunError(RuntimeError):
    """A thought took too long, or its process died."""


class Mind:
    """A process that thinks one thought at a time; one that overruns is ended and made anew."""

    def __init__(self) -> None:
        """Start with the first thought."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def think(self, work: Work, thought: Thought | Question, seconds: float) -> Any:  # noqa: ANN401 - as the work gives
        """Return what the work makes of the thought; runs in a thread that waits for it."""
        pipe = self._started()
        try:
            pipe.send((work, thought))
            answer, complaint = pipe.recv() if pipe.poll(seconds) else (None, "overran")
        except (OSError, EOFError):
            answer, complaint = None, "died"
        if complaint in {"overran", "died"}:
            self.end()
        if complaint is not None:
            raise OverrunError(complaint)
        return answer

    def interrupt(self) -> None:
        """Kill the process, so that a thread that waits for it goes on; from any thread."""
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
        if self._pipe is not None:
            self._pipe.close()

    def _started(self) -> Connection:
        if self._process is None or self._pipe is None:
            spawn = get_context("spawn")
            self._pipe, theirs = spawn.Pipe()
            self._process = spawn.Process(target=run, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe


def run(pipe: Connection) -> None:
    """Think until the other end is closed: the parent stops, or has died."""
    os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            work, thought = pipe.recv()
            pipe.send(_thought_out(work, thought))
        except (EOFError, OSError):
            return


def _thought_out(work: Work, thought: Thought | Question) -> tuple[Any, str | None]:
    try:
        return work(thought), None
    except Exception as error:  # noqa: BLE001 - a third party's bot may raise anything
        return None, type(error).__name__
