"""Command handlers: each returns the log entries of a command, or the reason for its refusal."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from pax import protocol
from pax.game import Game, MoveError
from pax.game.reasons import Reason
from pax.protocol.http import Sit
from pax.tables.entries import (
    AnyEntry,
    Arrived,
    BotTook,
    Dealt,
    Freed,
    MoveMade,
    MovesUndone,
    OwnerReturned,
    Sat,
    SeatFilled,
    SeatsSwapped,
    ShoulderSet,
    Spoke,
    WasClosed,
    WasMuted,
    WasReady,
)
from pax.tables.fair_deal import DealKey, commitment
from pax.tables.limits import SEAT_SECONDS
from pax.tables.names.seats import SeatNameError, names_for_bots, seat_name
from pax.tables.names.text import TextError, TextLengthError, clean_text
from pax.tables.seats import seats_after
from pax.tables.stand_in import STAND_IN
from pax.tables.state import TableState

Answer = list[AnyEntry] | Reason
Handler = Callable[[TableState, float], Answer]
"""Decides on a command, given the table's state and the time."""

LATE_TO_LOSE_THE_SEAT: Final = 3


def decide(handler: Handler, state: TableState, now: float, key: DealKey) -> Answer:
    """Run a handler and apply the common rules: closed tables, the quota, when to deal."""
    if state.closed:
        return Reason("table_is_closed")
    answer = handler(state, now)
    if isinstance(answer, Reason):
        return answer
    return state.quota.refusal(answer, now) or _with_deal(answer, state, now, key)


def _with_deal(entries: list[AnyEntry], state: TableState, now: float, key: DealKey) -> Answer:
    """Append the deal if the last seat becomes ready, or the host starts the game."""
    if state.status != "waiting" or isinstance(entries[-1], WasClosed):
        return entries
    seats = seats_after(state.seats, entries)
    asked = isinstance(entries[-1], Dealt)
    if not (asked or all(seat.ready for seat in seats)):
        return entries
    nonces = state.spec.nonces or [seat.nonce or "" for seat in seats]
    secret = b"" if state.spec.record is not None else _secret_of(state, key)
    if secret is None:
        return Reason("deal_key_is_missing")
    before = entries[:-1] if asked else entries
    return [*before, Dealt(at=now, nonces=nonces, secret=secret.hex())]


def _secret_of(state: TableState, key: DealKey) -> bytes | None:
    """Return the secret that a table has committed to, or None if it was made with another key."""
    secret = state.secret or key.secret(state.stored.id)
    return secret if commitment(secret) == state.commitment else None


def on_move(message: protocol.PlayMove, seat: int, state: TableState, now: float) -> Answer:
    """A player moves; a seat that a bot plays must be taken back first."""
    if state.seats[seat].away:
        return Reason("seat_is_a_bots")
    return _moved(message.seq, seat, message.move, state, now)


class Chosen(NamedTuple):
    """A move that a bot chose for a seat; `seq` was the newest entry then."""

    seq: int
    seat: int
    move: str
    level: str


def on_bot(chosen: Chosen, state: TableState, now: float) -> Answer:
    """A bot moves for a seat, if it still plays it."""
    if state.seats[chosen.seat].bot is None:
        return Reason("seat_is_a_persons")
    answer = _moved(chosen.seq, chosen.seat, chosen.move, state, now)
    if isinstance(answer, Reason):
        return answer
    return [MoveMade(at=now, seat=chosen.seat, move=str(chosen.move), by="bot")]


def on_clock(chosen: Chosen, state: TableState, now: float) -> Answer:
    """Time ran out: a bot's move is made; after three times in a row the bot keeps the seat."""
    seat = chosen.seat
    answer = _moved(chosen.seq, seat, chosen.move, state, now)
    if isinstance(answer, Reason):
        return answer
    entries: list[AnyEntry] = [MoveMade(at=now, seat=seat, move=str(chosen.move), by="clock")]
    if state.seats[seat].late + 1 >= LATE_TO_LOSE_THE_SEAT:
        entries.append(BotTook(at=now, seat=seat, level=chosen.level, why="late"))
    return entries


def _moved(seq: int, seat: int, move: str, state: TableState, now: float) -> Answer:
    if state.game is None or state.closed:
        return Reason("not_running")
    if not _is_new(seq, state):
        return Reason("too_late", {"seq": state.turn})
    reason = refusal(state.game, move, seat)
    return reason or [MoveMade(at=now, seat=seat, move=str(move))]


def refusal(game: Game, move: str, seat: int) -> Reason | None:
    """Return why a seat may not make a move now, or None if it may."""
    try:
        return game.why_not(move, seat)
    except MoveError as error:
        return error.reason


def _is_new(seq: int, state: TableState) -> bool:
    """Whether a move answers the current decision; a seq beyond the log is from an earlier game."""
    return state.turn <= seq <= state.seq


def on_undo(message: protocol.Undo, seat: int, state: TableState, now: float) -> Answer:
    """A player takes back moves, as far as undo allows; never those of a bot in the seat."""
    if state.seats[seat].away:
        return Reason("seat_is_a_bots")
    if state.game is None or state.closed:
        return Reason("not_running")
    if not _is_new(message.seq, state):
        return Reason("too_late", {"seq": state.turn})
    possible = 0 if state.game.is_over else state.game.undoable(seat)
    if message.moves > possible:
        return Reason("cannot_take_back", {"wanted": message.moves, "possible": possible})
    return [MovesUndone(at=now, seat=seat, moves=message.moves)]


def on_chat(message: protocol.Chat, seat: int, state: TableState, now: float) -> Answer:
    """A player sends chat, unless the host has muted the seat."""
    if state.seats[seat].muted:
        return Reason("muted")
    try:
        text = clean_text(message.text)
    except TextLengthError:
        return Reason("malformed_message")
    except TextError:
        return Reason("wrong_text")
    return [Spoke(at=now, seat=seat, text=text)]


def on_ready(message: protocol.Ready, seat: int, state: TableState, now: float) -> Answer:
    """A player becomes ready; the last one starts the game."""
    if state.status != "waiting":
        return Reason("not_waiting")
    if state.seats[seat].nonce is not None:
        return Reason("ready_already")
    return [WasReady(at=now, seat=seat, nonce=message.nonce)]


def on_leave(message: protocol.Leave, seat: int, state: TableState, now: float) -> Answer:
    """A player hands the seat to a bot."""
    if state.seats[seat].away:
        return Reason("seat_is_a_bots")
    return [BotTook(at=now, seat=seat, level=message.level or STAND_IN, why="left")]


def on_withdraw(lock: str, state: TableState, now: float) -> Answer:
    """A player who is to be erased gives up the seat: in the lobby it is free, else a bot's."""
    for number, seat in enumerate(state.seats):
        if seat.lock == lock and state.status == "waiting" and seat.taken:
            return [Freed(at=now, seat=number, why="gone")]
        if seat.lock == lock and state.status in {"waiting", "running"} and not seat.away:
            return [BotTook(at=now, seat=number, level=STAND_IN, why="left")]
    return Reason("nothing")


def on_back(_: protocol.Back, seat: int, state: TableState, now: float) -> Answer:
    """A player takes the seat back."""
    if not state.seats[seat].away:
        return Reason("seat_is_a_persons")
    return [OwnerReturned(at=now, seat=seat)]


def on_shoulder(message: protocol.Shoulder, seat: int, state: TableState, now: float) -> Answer:
    """A player allows or forbids others to see the seat's view; forbidding is never refused."""
    if not message.allow and not state.seats[seat].shoulder:
        return Reason("shoulder_is_covered")
    return [ShoulderSet(at=now, seat=seat, allow=message.allow)]


def on_sit(form: Sit, lock: str, origin: str, state: TableState, now: float) -> Answer:
    """Somebody takes an open seat, and must connect soon."""
    if state.status != "waiting":
        return Reason("not_waiting")
    free = [number for number, each in enumerate(state.seats) if each.kind == "open"]
    if not free or (form.seat is not None and form.seat not in free):
        return Reason("seat_is_taken")
    chosen = free[0] if form.seat is None else form.seat
    # The name of an open seat counts, too: the seat gets it back when it is freed.
    named = (*enumerate(state.names), *enumerate(seat.name for seat in state.spec.chairs))
    try:
        name = seat_name(form.name, [other for number, other in named if number != chosen])
    except SeatNameError as error:
        return Reason(error.code)
    until = now + SEAT_SECONDS
    return [Sat(at=now, seat=chosen, name=name, lock=lock, arrives_by=until, origin=origin)]


def on_arrive(seat: int, lock: str | None, state: TableState, now: float) -> Answer:
    """The player who took a seat has connected."""
    if state.seats[seat].arrives_by is None or state.seats[seat].lock != lock:
        return Reason("nothing")
    return [Arrived(at=now, seat=seat)]


def on_nobody_came(state: TableState, now: float) -> Answer:
    """The time to connect has run out for some of those who took a seat."""
    late = [
        number
        for number, seat in enumerate(state.seats)
        if seat.arrives_by is not None and seat.arrives_by <= now
    ]
    if state.status != "waiting" or not late:
        return Reason("nothing")
    return [Freed(at=now, seat=seat, why="gone") for seat in late]


def on_begin(state: TableState, now: float) -> Answer:
    """Deal at a table of bots alone."""
    if state.status != "waiting":
        return Reason("not_waiting")
    return [Dealt(at=now, nonces=[])]


def on_start(message: protocol.Start, state: TableState, now: float) -> Answer:
    """The host starts the game: bots take the open seats."""
    if state.status != "waiting":
        return Reason("not_waiting")
    free = [number for number, each in enumerate(state.seats) if each.kind == "open"]
    names = names_for_bots(len(free), [each.name for each in state.seats if each.kind != "open"])
    entries: list[AnyEntry] = [
        SeatFilled(at=now, seat=number, level=message.level or STAND_IN, name=name)
        for number, name in zip(free, names, strict=True)
    ]
    return [*entries, Dealt(at=now, nonces=[])]


def on_kick(message: protocol.Kick, state: TableState, now: float) -> Answer:
    """The host removes a player who took a seat in the lobby."""
    if state.status != "waiting":
        return Reason("not_waiting")
    if message.seat >= len(state.seats):
        return Reason("no_such_seat", {"seats": len(state.seats)})
    if not state.seats[message.seat].taken:
        return Reason("seat_is_not_taken")
    return [Freed(at=now, seat=message.seat, why="kicked")]


def on_swap(message: protocol.Swap, state: TableState, now: float) -> Answer:
    """The host lets the players of two seats change places before the game."""
    if state.status != "waiting":
        return Reason("not_waiting")
    seat, other = message.seat, message.other
    if max(seat, other) >= len(state.seats) or seat == other:
        return Reason("no_such_seat", {"seats": len(state.seats)})
    return [SeatsSwapped(at=now, seat=seat, other=other)]


def on_replace(message: protocol.Replace, state: TableState, now: float) -> Answer:
    """The host lets a bot play for a player who is known to be absent."""
    if message.seat >= len(state.seats):
        return Reason("no_such_seat", {"seats": len(state.seats)})
    if state.seats[message.seat].kind != "person" or state.seats[message.seat].away:
        return Reason("seat_is_a_bots")
    level = message.level or STAND_IN
    return [BotTook(at=now, seat=message.seat, level=level, why="replaced")]


def on_mute(message: protocol.Mute, state: TableState, now: float) -> Answer:
    """The host mutes or unmutes a seat."""
    if message.seat >= len(state.seats):
        return Reason("no_such_seat", {"seats": len(state.seats)})
    return [WasMuted(at=now, seat=message.seat, muted=message.muted)]


def on_close(_: protocol.Close, _state: TableState, now: float) -> Answer:
    """The host closes the table."""
    return [WasClosed(at=now)]


def _by_owner(
    handler: Handler, seat: int, lock: str | None, state: TableState, now: float
) -> Answer:
    """Run a handler for a seat, unless the seat was freed after the command was sent."""
    if state.seats[seat].lock != lock:
        return Reason("only_players")
    return handler(state, now)


_OF_SEAT: Final[dict[type, Callable[[Any, int, TableState, float], Answer]]] = {
    protocol.PlayMove: on_move,
    protocol.Undo: on_undo,
    protocol.Chat: on_chat,
    protocol.Ready: on_ready,
    protocol.Leave: on_leave,
    protocol.Back: on_back,
    protocol.Shoulder: on_shoulder,
}
_OF_HOST: Final[dict[type, Callable[[Any, TableState, float], Answer]]] = {
    protocol.Start: on_start,
    protocol.Kick: on_kick,
    protocol.Swap: on_swap,
    protocol.Replace: on_replace,
    protocol.Mute: on_mute,
    protocol.Close: on_close,
}


def handler_for(
    message: protocol.AnyCommand, seat: int | None, lock: str | None, *, host: bool
) -> Handler | Reason:
    """Return the handler of a message from this seat, or why it may not send such a message."""
    of_seat = _OF_SEAT.get(type(message))
    if of_seat is not None:
        if seat is None:
            return Reason("only_players")
        return partial(_by_owner, partial(of_seat, message, seat), seat, lock)
    of_host = _OF_HOST.get(type(message))
    if of_host is not None:
        return partial(of_host, message) if host else Reason("only_host")
    return Reason("malformed_message")
