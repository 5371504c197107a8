"""Thinking, in a process of its own that is handed what one seat was sent, and nothing else."""

import os
import signal
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

from pax.bots import Bot, Budget, make_bot
from pax.bots.advice import Advice, advise
from pax.bots.players.search_bots import Thinker
from pax.game import Rng, Table, View
from pax.game.observation.visibility import Entry
from pax.server.bots.memory import bound_memory

HINT: Final = Budget(playouts=10_000, seconds=1.0)
"""How long the advisor looks at a decision."""

START_SECONDS: Final = 60.0
"""A process that has not started after this time is ended; it does not count as thinking."""

IDLE_SECONDS: Final = 20.0
"""After so long without a task a process whose memory is bounded ends."""

_NICE: Final = 10
"""Priority of worker processes: connections go before them."""


class BotTask(NamedTuple):
    """A decision to think about: what the seat was sent, its legal moves, and the bot's level.

    `seconds` limits the time, beside what the level itself allows.
    """

    level: str
    table: Table
    seat: int
    batches: list[list[Entry]]
    legal: list[str]
    seed: int
    seconds: float | None = None

    def view(self) -> View:
        """Return the game as the seat sees it."""
        view = View(self.table, self.seat)
        for batch in self.batches:
            view.receive(batch)
        return view


Work = Callable[[Any], Any]
"""What is done with a thought."""


def choose(thought: BotTask) -> str:
    """Return a bot's move."""
    bot = make_bot(thought.level)
    budget = budget_of(bot, thought.seconds)
    return bot.choose(thought.view(), thought.legal, budget, Rng(thought.seed))


def budget_of(bot: Bot, seconds: float | None) -> Budget:
    """Return a bot's own budget, with so many seconds at most.

    A budget that is given to a bot replaces its own, so both are put together here.
    """
    if seconds is None:
        return Budget()
    own = bot.budget if isinstance(bot, Thinker) else Budget()
    return Budget(own.playouts, seconds if own.seconds is None else min(seconds, own.seconds))


def weigh(thought: BotTask) -> Advice:
    """Return what each move is worth, as the advisor sees it."""
    return advise(thought.view(), HINT, Rng(thought.seed))


class OverrunError(RuntimeError):
    """Something took too long or too much memory, failed, or its process died."""


class WorkerProcess:
    """A process that thinks one thought at a time; one that overruns is ended and made anew."""

    def __init__(self, memory: int | None = None, idle: float = IDLE_SECONDS) -> None:
        """Start with the first thought; `memory` bounds the bytes that thoughts may take.

        A process with such a bound ends when it has been idle for so many seconds.
        """
        self._memory, self._idle = memory, idle
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._interrupted = False

    def think(self, work: Work, thought: object, seconds: float) -> Any:  # noqa: ANN401 - as the work gives
        """Return what the work makes of the thought; runs in a thread that waits for it."""
        answer, complaint = self._asked(work, thought, seconds)
        if complaint == "died" and self._ended_idle():
            answer, complaint = self._asked(work, thought, seconds)
        if complaint in {"overran", "died", "MemoryError"}:
            self.end()
        if complaint is not None:
            raise OverrunError(complaint)
        return answer

    def _asked(self, work: Work, thought: object, seconds: float) -> tuple[Any, str | None]:
        """Return what the process answers, or what is wrong with it."""
        try:
            pipe = self._started()
            pipe.send((work, thought))
            return pipe.recv() if pipe.poll(seconds) else (None, "overran")
        except (OSError, EOFError):
            return None, "died"

    def _ended_idle(self) -> bool:
        """Return whether the process had ended by itself just when it was to be asked."""
        process = self._process
        if process is None or self._interrupted:
            return False
        process.join(1.0)
        return process.exitcode == 0

    def interrupt(self) -> None:
        """Kill the process, so that a thread that waits for it goes on; from any thread."""
        self._interrupted = True
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
            self._pipe = None

    def _started(self) -> Connection:
        """Return the pipe to the process, which is started if there is none that lives."""
        if self._process is not None and self._pipe is not None and self._process.is_alive():
            return self._pipe
        self.end()
        spawn = get_context("spawn")
        pipe, theirs = spawn.Pipe()
        process = spawn.Process(target=run, args=(theirs, self._memory, self._idle), daemon=True)
        with theirs:
            process.start()
        self._process, self._pipe = process, pipe
        if self._interrupted or not pipe.poll(START_SECONDS):
            raise EOFError
        pipe.recv()
        return pipe


def run(pipe: Connection, memory: int | None = None, idle: float = IDLE_SECONDS) -> None:
    """Think until the other end is closed: the parent stops, or has died.

    A process whose memory is bounded ends when it is idle, and gives back what it has taken.
    """
    os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory is not None:
        bound_memory(memory)
    try:
        pipe.send("ready")
        while memory is None or pipe.poll(idle):
            work, thought = pipe.recv()
            pipe.send(_thought_out(work, thought))
    except (EOFError, OSError, MemoryError):
        return


def _thought_out(work: Work, thought: object) -> tuple[Any, str | None]:
    try:
        return work(thought), None
    except Exception as error:  # noqa: BLE001 - a third party's bot may raise anything
        return None, type(error).__name__
