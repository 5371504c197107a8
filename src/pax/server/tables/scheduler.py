"""Scheduler: runs bots, fires deadlines, frees seats, evicts idle tables."""

import asyncio
import gc
import logging
from functools import partial
from itertools import count
from time import monotonic
from typing import TYPE_CHECKING, Final

from pax import protocol
from pax.bots.advice import Advice
from pax.game.snapshot.schema import Code
from pax.server.bots.memory import give_back_memory
from pax.server.bots.pacing import Pacing
from pax.server.bots.pool import new_seed
from pax.server.bots.worker import BotTask
from pax.tables.actor import Submission, TableActor
from pax.tables.broadcast import ENCODER
from pax.tables.commands import Chosen, on_arrive, on_bot, on_clock, on_nobody_came
from pax.tables.levels import STAND_IN
from pax.tables.state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable

    from pax.server.tables.manager import TableManager
    from pax.server.transport.websocket import WebSocketConnection
    from pax.tables.commands import Answer

    Rule = Callable[[Chosen, TableState, float], Answer]

ROUND_SECONDS: Final = 1.0
"""Interval between two looks for overdue decisions."""

IDLE_SECONDS: Final = 60.0
"""After so long without a connection a table leaves the memory; its log is on disk."""

LEFT_SECONDS: Final = 3.0
"""A bot that has not moved for so long was left alone, most likely by a worker that has ended."""

MANY_EVICTED: Final = 50
"""When so many tables have left the memory, their garbage is collected at once."""

TRIM_ROUNDS: Final = 60
"""Every so many rounds the allocator's free memory is returned to the system."""

_log = logging.getLogger("pax.server")


class Scheduler:
    """Looks after the tables of one worker.

    A bot's move, also one for somebody whose time has run out, is made when `Pacing` says, so that
    how long it thought about its secret cards cannot be told from when it moved.
    """

    def __init__(self, manager: "TableManager", pace: float) -> None:
        """Wait for tables to look after."""
        self._manager = manager
        self._pacing = Pacing(pace)
        self._evicted = 0
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._loop = asyncio.get_running_loop()
        self._rounds = asyncio.create_task(self._make_rounds())

    def stop(self) -> None:
        """Look after nothing any more."""
        self._rounds.cancel()
        for timer in self._timers.values():
            timer.cancel()

    def attend(self, actor: TableActor) -> None:
        """Let the bot that has the decision think, or wait for the time limit.

        A table of bots alone plays only while somebody watches it.
        """
        state = actor.state
        if actor.is_unattended:
            return
        if state.bot is not None:
            self._think(actor, state.bot)
        elif state.due is not None:
            self._set_timer(actor, state.due, self._ring)

    def take_over(self, actor: TableActor) -> None:
        """Attend to a table from a shared database, if its bot was left alone."""
        state = actor.state
        if state.bot is not None:
            self._set_timer(actor, state.moved_at + LEFT_SECONDS, self._attend_if_left, state.turn)

    def _attend_if_left(self, actor: TableActor, turn: int) -> None:
        if actor.state.turn == turn:
            self.attend(actor)

    def _think(self, actor: TableActor, level: str, rule: "Rule" = on_bot) -> None:
        """Have a bot think about the decision; a table has one thought at a time.

        So however often its seats change hands, it never fills the queue for others. What was
        thought about a decision that is gone is dropped, and the new one is attended to.
        """
        state = actor.state
        seat, seq = state.deciding, state.turn
        if seat is None or actor.thinking:
            return
        actor.thinking = True
        thought = thought_of(state, seat, level)
        beats = 0 if state.game is None else self._pacing.beats(level, state.game)
        asked = begun = self._loop.time()

        def begin() -> None:
            nonlocal begun
            begun = self._loop.time()

        def act(move: str | None) -> None:
            actor.thinking = False
            if actor.state is not state or state.turn != seq:
                self.attend(actor)
            elif move is not None:
                actor.submit(Submission(partial(rule, Chosen(seq, seat, move, level))))
            elif level != STAND_IN:
                self._think(actor, STAND_IN, rule)

        def answer(move: str | None) -> None:
            now = self._loop.time()
            moment = self._pacing.moment(beats, asked, begun, now)
            if moment > now:
                self._loop.call_at(moment, act, move)
            else:
                act(move)

        self._manager.bots.ask(
            thought._replace(seconds=self._pacing.seconds(beats)),
            answer,
            begin=begin,
            hold=self._pacing.hold(level, beats),
            address=actor.address,
            table=state.table_id,
        )

    def _set_timer(
        self, actor: TableActor, at: float, act: "Callable[..., None]", *more: object
    ) -> None:
        """Do something at a time, instead of what a table waited for."""
        table_id = actor.state.table_id
        if (timer := self._timers.pop(table_id, None)) is not None:
            timer.cancel()
        delay = max(at - self._manager.now(), 0.0)
        self._timers[table_id] = self._loop.call_later(delay, act, actor, *more)

    def _ring(self, actor: TableActor) -> None:
        """Have a move made for a seat whose time has run out, or free one in the lobby."""
        due = actor.state.due
        if due is None:
            return
        if due > self._manager.now():
            self._set_timer(actor, due, self._ring)
        elif actor.state.status == "waiting":
            _free_seats(actor)
        else:
            self._think(actor, STAND_IN, on_clock)

    def advise(
        self, actor: TableActor, socket: "WebSocketConnection", message: protocol.Hint
    ) -> None:
        """Have the advisor look at a decision, and tell who asked."""
        state = actor.state
        if state.deciding is None:
            reason = protocol.Refused(answers=message.id, reason=Code("not_running"))
            socket.send(ENCODER.encode(reason))
            return
        seq = state.turn

        def answer(advice: Advice | None) -> None:
            actor.advising = False
            if advice is None:
                said: protocol.FromServer = protocol.Refused(
                    answers=message.id, reason=Code("no_advisor")
                )
            else:
                said = hints_of(advice, message.id, seq)
            socket.send(ENCODER.encode(said))

        thought = thought_of(state, state.deciding, STAND_IN)
        place = {"address": actor.address, "table": state.table_id}
        if actor.advising or not self._manager.bots.advise(thought, answer, **place):
            code = "too_many_thoughts" if actor.advising else "bots_are_busy"
            refused = protocol.Refused(answers=message.id, reason=Code(code))
            socket.send(ENCODER.encode(refused))
        else:
            actor.advising = True

    async def _make_rounds(self) -> None:
        for number in count(1):
            try:
                await self._look_for_overdue()
            except Exception:  # noqa: BLE001 - one that fails must not be the last
                _log.exception("round_failed")
            self._evicted += self._clear()
            if self._evicted >= MANY_EVICTED:
                self._evicted = 0
                gc.collect()  # tables are full of cycles, and full collections are rare here
            if number % TRIM_ROUNDS == 0:
                await asyncio.to_thread(give_back_memory)
            await asyncio.sleep(ROUND_SECONDS)

    async def _look_for_overdue(self) -> None:
        manager = self._manager
        for table_id in await manager.ask(manager.reader.due, manager.now()):
            actor = await manager.table(table_id)
            if actor is not None and actor.state.bot is not None:
                self._think(actor, actor.state.bot)
            elif actor is not None:
                self._ring(actor)

    def _clear(self) -> int:
        """Let idle tables leave the memory; return how many there were."""
        tables, before = self._manager.tables, monotonic() - IDLE_SECONDS
        idle = [
            table_id
            for table_id, actor in tables.items()
            if not (actor.sockets or actor.busy or actor.thinking) and actor.used_at < before
        ]
        for table_id in idle:
            del tables[table_id]
            if (timer := self._timers.pop(table_id, None)) is not None:
                timer.cancel()
        return len(idle)


def _free_seats(actor: TableActor) -> None:
    """Free the seats that nobody came to; who is here has come, whatever was written of it."""
    here = {socket.seat: socket.lock for socket in actor.sockets if socket.seat is not None}
    for seat, lock in here.items():
        actor.submit(Submission(partial(on_arrive, seat, lock)))
    actor.submit(Submission(on_nobody_came))


def hints_of(advice: Advice, answers: str, seq: int) -> protocol.Hints:
    """Return advice as it goes over the protocol."""
    moves = [
        protocol.Chance(each.move, each.chance, each.error, each.tries) for each in advice.moves
    ]
    return protocol.Hints(answers=answers, seq=seq, moves=moves, rome=advice.rome)


def thought_of(state: TableState, seat: int, level: str) -> BotTask:
    """Return the decision of a seat, with all that it was sent."""
    game = state.game
    if game is None:
        raise ValueError("nothing to think about before the deal")
    view = game.view(seat)
    return BotTask(level, game.table, seat, view.batches, game.legal(), new_seed())
