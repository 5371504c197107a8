"""Scheduler: runs bots, fires deadlines, frees seats, evicts idle tables."""

import asyncio
import gc
import logging
from collections.abc import Callable
from functools import partial
from itertools import count
from time import monotonic
from typing import Final, Protocol

from pax import protocol
from pax.backend.bots.bot_task import BotTask, new_seed
from pax.backend.bots.pacing import Pacing
from pax.backend.bots.ports import BotService
from pax.bots.advice import Advice
from pax.game.reasons import Reason
from pax.tables.actor import Submission, TableActor
from pax.tables.broadcast import ENCODER
from pax.tables.command_handlers import Answer, Chosen, on_arrive, on_bot, on_clock, on_nobody_came
from pax.tables.ports import Connection
from pax.tables.stand_in import STAND_IN
from pax.tables.state import TableState

Rule = Callable[[Chosen, TableState, float], Answer]

ROUND_SECONDS: Final = 1.0
"""Interval between two checks for overdue decisions."""

IDLE_SECONDS: Final = 60.0
"""Idle time without a connection after which a table is evicted from memory."""

ABANDONED_SECONDS: Final = 3.0
"""Time without a bot's move after which its worker is presumed dead."""

MANY_EVICTED: Final = 50
"""Number of evicted tables after which garbage is collected at once."""

TRIM_ROUNDS: Final = 60
"""Number of rounds after which the allocator's free memory is returned to the system."""

_log = logging.getLogger("pax.server")


class TableDirectory(Protocol):
    """The tables of a scheduler."""

    tables: dict[str, TableActor]

    def now(self) -> float:
        """Return the time in seconds since 1970."""

    async def table(self, table_id: str) -> TableActor | None:
        """Return a table, from memory or from the database."""

    async def overdue(self) -> list[str]:
        """Return the tables with an overdue decision or an overdue player."""

    async def trim_memory(self) -> None:
        """Return freed memory to the system."""


class Scheduler:
    """Schedules bots and deadlines for the tables of one worker.

    A bot's move, also one for a player whose time has run out, is made when `Pacing` says, so that
    its time does not reveal how long the bot computed with hidden cards.
    """

    def __init__(self, directory: TableDirectory, bots: BotService, pace: float) -> None:
        """Begin without timers."""
        self._directory = directory
        self._bots = bots
        self._thinking: set[TableActor] = set()
        self._advising: set[TableActor] = set()
        self._pacing = Pacing(pace)
        self._evicted = 0
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._loop = asyncio.get_running_loop()
        self._rounds = asyncio.create_task(self._run_rounds())

    def stop(self) -> None:
        """Cancel everything."""
        self._rounds.cancel()
        for timer in self._timers.values():
            timer.cancel()

    def wake(self, actor: TableActor, at: float) -> None:
        """Wake a table at this time: for the time limit, or to free seats in the lobby."""
        self._set_timer(actor, at, self._on_timeout)

    def take_over(self, actor: TableActor) -> None:
        """Schedule a table from a shared database, if its bot's worker is presumed dead."""
        state = actor.state
        if state.bot is not None:
            self._set_timer(
                actor, state.moved_at + ABANDONED_SECONDS, self._schedule_if_abandoned, state.turn
            )

    def _schedule_if_abandoned(self, actor: TableActor, turn: int) -> None:
        if actor.state.turn == turn:
            actor.schedule_decision()

    def run_bot(self, actor: TableActor, level: str, rule: Rule = on_bot) -> None:
        """Queue a bot's decision; a table has one bot task at a time.

        So however often its seats change hands, it never fills the queue. A move for an outdated
        decision is dropped, and the new decision is scheduled. For a bot that has failed in this
        game the stand-in plays.
        """
        state = actor.state
        seat, seq = state.deciding, state.turn
        if seat is None or actor in self._thinking:
            return
        game = state.stored.id
        if self._bots.has_failed(game, seat, level):
            level = STAND_IN
        self._thinking.add(actor)
        task = bot_task(state, seat, level)
        beats = 0 if state.game is None else self._pacing.beats(level, state.game)
        asked = begun = self._loop.time()

        def begin() -> None:
            nonlocal begun
            begun = self._loop.time()

        def act(move: str | None) -> None:
            self._thinking.discard(actor)
            if actor.state is not state or state.turn != seq:
                actor.schedule_decision()
            elif move is not None:
                actor.submit(Submission(partial(rule, Chosen(seq, seat, move, level))))
            elif level != STAND_IN:
                self.run_bot(actor, STAND_IN, rule)

        def answer(move: str | None) -> None:
            now = self._loop.time()
            moment = self._pacing.moment(beats, asked, begun, now)
            if moment > now:
                self._loop.call_at(moment, _run, actor, act, move)
            else:
                _run(actor, act, move)

        self._bots.ask(
            task._replace(seconds=self._pacing.seconds(beats)),
            answer,
            begin=begin,
            hold=self._pacing.hold(level, beats),
            address=actor.address,
            table=state.table_id,
            game=game,
            is_wanted=lambda: actor.state is state and state.turn == seq,
        )

    def _set_timer(
        self, actor: TableActor, at: float, act: Callable[..., None], *more: object
    ) -> None:
        """Set a table's timer, instead of its previous one."""
        table_id = actor.state.table_id
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()
        delay = max(at - self._directory.now(), 0.0)
        self._timers[table_id] = self._loop.call_later(delay, _run, actor, act, actor, *more)

    def _on_timeout(self, actor: TableActor) -> None:
        """Handle a timeout: have a move made for a seat, or free one in the lobby."""
        due = actor.state.due
        if due is None:
            return
        if due > self._directory.now():
            self._set_timer(actor, due, self._on_timeout)
        elif actor.state.status == "waiting":
            _free_seats(actor)
        else:
            self.run_bot(actor, STAND_IN, on_clock)

    def advise(self, actor: TableActor, socket: Connection, message: protocol.Hint) -> None:
        """Ask the advisor about a decision, and send the hints."""
        state = actor.state
        if state.deciding is None:
            reason = protocol.Refused(answers=message.id, reason=Reason("not_running"))
            socket.send(ENCODER.encode(reason))
            return
        seq = state.turn

        def is_wanted() -> bool:
            return actor.state is state and state.turn == seq and socket in actor.connections

        def answer(advice: Advice | None) -> None:
            self._advising.discard(actor)
            if advice is None:
                code = "no_advisor" if is_wanted() else "too_late"
                said: protocol.FromServer = protocol.Refused(
                    answers=message.id, reason=Reason(code)
                )
            else:
                said = hints_of(advice, message.id, seq)
            socket.send(ENCODER.encode(said))

        task = bot_task(state, state.deciding, STAND_IN)
        place = {"address": actor.address, "table": state.table_id}
        is_advised = actor in self._advising
        if is_advised or not self._bots.advise(task, answer, is_wanted=is_wanted, **place):
            code = "too_many_thoughts" if is_advised else "bots_are_busy"
            refused = protocol.Refused(answers=message.id, reason=Reason(code))
            socket.send(ENCODER.encode(refused))
        else:
            self._advising.add(actor)

    async def _run_rounds(self) -> None:
        for number in count(1):
            for step in (self._check_overdue, self._evict):
                try:
                    await step()
                except Exception:  # noqa: BLE001 - the loop must go on
                    _log.exception("round_failed")
            if number % TRIM_ROUNDS == 0:
                await self._directory.trim_memory()
            await asyncio.sleep(ROUND_SECONDS)

    async def _check_overdue(self) -> None:
        for table_id in await self._directory.overdue():
            try:
                actor = await self._directory.table(table_id)
                if actor is not None and actor.state.bot is not None:
                    self.run_bot(actor, actor.state.bot)
                elif actor is not None:
                    self._on_timeout(actor)
            except Exception:  # noqa: BLE001 - the other tables must not be affected
                _log.exception("table_failed", extra={"table": table_id})

    async def _evict(self) -> None:
        """Evict idle tables, and collect their garbage periodically."""
        self._evicted += self._evict_idle()
        if self._evicted >= MANY_EVICTED:
            self._evicted = 0
            gc.collect()  # tables contain reference cycles, and full collections are rare here

    def _evict_idle(self) -> int:
        """Evict idle tables; return their number."""
        tables, before = self._directory.tables, monotonic() - IDLE_SECONDS
        idle = [
            table_id
            for table_id, actor in tables.items()
            if not (actor.connections or actor.busy or actor in self._thinking)
            and actor.used_at < before
        ]
        for table_id in idle:
            self.evict(table_id)
        return len(idle)

    def evict(self, table_id: str) -> None:
        """Remove a table from memory."""
        del self._directory.tables[table_id]
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()


def _run(actor: TableActor, act: Callable[..., None], *arguments: object) -> None:
    """Act on a table; an unexpected error is logged with its id."""
    try:
        act(*arguments)
    except Exception:  # noqa: BLE001 - no caller knows which table it was
        _log.exception("table_failed", extra={"table": actor.state.table_id})


def _free_seats(actor: TableActor) -> None:
    """Free the seats whose players did not connect; a present player is recorded as arrived."""
    here = {each.seat: each.lock for each in actor.connections if each.seat is not None}
    for seat, lock in here.items():
        actor.submit(Submission(partial(on_arrive, seat, lock)))
    actor.submit(Submission(on_nobody_came))


def hints_of(advice: Advice, answers: str, seq: int) -> protocol.Hints:
    """Return the advisor's estimates as a message."""
    moves = [
        protocol.Chance(str(each.move), each.chance, each.error, each.tries)
        for each in advice.moves
    ]
    return protocol.Hints(
        answers=answers, seq=seq, moves=moves, rome=advice.rome, comparison=advice.comparison
    )


def bot_task(state: TableState, seat: int, level: str) -> BotTask:
    """Return the bot task for a seat's decision, with everything that the seat was sent."""
    game = state.game
    if game is None:
        raise ValueError("no decision before the deal")
    view = game.view(seat)
    return BotTask(level, game.config, seat, view.batches, [*map(str, game.legal())], new_seed())
