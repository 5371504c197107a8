"""Whether what somebody wants is possible at a table now: the entries it makes, or why not."""

from collections.abc import Callable
from functools import partial
from itertools import takewhile
from typing import Any, Final, NamedTuple

from pax.game.painting import refusal
from pax.game.picture import Code
from pax.server import wire
from pax.server.entries import (
    AnyEntry,
    BotTook,
    Dealt,
    Filled,
    MoveMade,
    MovesUndone,
    OwnerReturned,
    Sat,
    ShoulderSet,
    Spoke,
    WasClosed,
    WasMuted,
    WasReady,
)
from pax.server.forms import Sit
from pax.server.ledger import Ledger
from pax.server.limits import CHANGES_A_MINUTE, CHATS_A_MINUTE
from pax.server.minds import stand_in

Answer = list[AnyEntry] | Code
Ruling = Callable[[Ledger, float], Answer]
"""Decides with the ledger as it is then, at a time."""

LATE_TO_LOSE_THE_SEAT: Final = 3
_MINUTE: Final = 60.0


def on_move(message: wire.Move, seat: int, ledger: Ledger, now: float) -> Answer:
    """A player moves; who handed the seat to a bot must take it back first."""
    if ledger.seats[seat].away:
        return Code("seat_is_a_bots")
    return _moved(message.seq, seat, message.move, ledger, now)


class Chosen(NamedTuple):
    """A move that a bot of a level chose for a seat, when the newest entry was this one."""

    seq: int
    seat: int
    move: str
    level: str


def on_bot(chosen: Chosen, ledger: Ledger, now: float) -> Answer:
    """A bot moves for a seat, if it still plays it."""
    if ledger.seats[chosen.seat].bot is None:
        return Code("seat_is_a_persons")
    answer = _moved(chosen.seq, chosen.seat, chosen.move, ledger, now)
    if isinstance(answer, Code):
        return answer
    return [MoveMade(at=now, seat=chosen.seat, move=chosen.move, by="bot")]


def on_clock(chosen: Chosen, ledger: Ledger, now: float) -> Answer:
    """Time ran out: a bot's move is made; the third time in a row the seat becomes a bot's."""
    seat = chosen.seat
    answer = _moved(chosen.seq, seat, chosen.move, ledger, now)
    if isinstance(answer, Code):
        return answer
    entries: list[AnyEntry] = [MoveMade(at=now, seat=seat, move=chosen.move, by="clock")]
    if ledger.seats[seat].late + 1 >= LATE_TO_LOSE_THE_SEAT:
        entries.append(BotTook(at=now, seat=seat, level=chosen.level, why="late"))
    return entries


def _moved(seq: int, seat: int, move: str, ledger: Ledger, now: float) -> Answer:
    if ledger.game is None or ledger.closed:
        return Code("not_running")
    if not _is_new(seq, ledger):
        return Code("too_late", {"seq": ledger.turn})
    reason = refusal(ledger.game, move, seat)
    return reason or [MoveMade(at=now, seat=seat, move=move)]


def _is_new(seq: int, ledger: Ledger) -> bool:
    """Whether an answer is to this decision; beyond the log it is to one of a game before."""
    return ledger.turn <= seq <= ledger.seq


def on_undo(message: wire.Undo, seat: int, ledger: Ledger, now: float) -> Answer:
    """A player takes back moves, as far as that is fair; not those of the bot that has the seat."""
    if ledger.seats[seat].away:
        return Code("seat_is_a_bots")
    if ledger.game is None or ledger.closed:
        return Code("not_running")
    if not _is_new(message.seq, ledger):
        return Code("too_late", {"seq": ledger.turn})
    if _lately(MovesUndone, seat, ledger, now) >= CHANGES_A_MINUTE:
        return Code("too_many_messages")
    possible = 0 if ledger.game.is_over else ledger.game.undoable(seat)
    if message.moves > possible:
        return Code("cannot_take_back", {"wanted": message.moves, "possible": possible})
    return [MovesUndone(at=now, seat=seat, moves=message.moves)]


def _lately(
    kind: type[Spoke | BotTook | MovesUndone | ShoulderSet | WasMuted],
    seat: int,
    ledger: Ledger,
    now: float,
) -> int:
    """Return how often something has happened to a seat within a minute."""
    recent = takewhile(lambda line: line.entry.at > now - _MINUTE, reversed(ledger.lines))
    return sum(isinstance(line.entry, kind) and line.entry.seat == seat for line in recent)


def on_chat(message: wire.Chat, seat: int, ledger: Ledger, now: float) -> Answer:
    """A player speaks, unless the host has muted the seat."""
    if ledger.seats[seat].muted:
        return Code("muted")
    if _lately(Spoke, seat, ledger, now) >= CHATS_A_MINUTE:
        return Code("too_many_chats", {"a_minute": CHATS_A_MINUTE})
    return [Spoke(at=now, seat=seat, text=message.text)]


def on_ready(message: wire.Ready, seat: int, ledger: Ledger, now: float) -> Answer:
    """A player is ready; with the last one the game begins."""
    if ledger.status != "waiting":
        return Code("not_waiting")
    if ledger.seats[seat].nonce is not None:
        return Code("ready_already")
    entries: list[AnyEntry] = [WasReady(at=now, seat=seat, nonce=message.nonce)]
    others = (each for number, each in enumerate(ledger.seats) if number != seat)
    if all(each.ready for each in others):
        nonces = list(ledger.nonces)
        if ledger.plan.nonces is None:
            nonces[seat] = message.nonce
        entries.append(Dealt(at=now, nonces=nonces))
    return entries


def on_leave(message: wire.Leave, seat: int, ledger: Ledger, now: float) -> Answer:
    """A player hands the seat to a bot."""
    if ledger.seats[seat].away:
        return Code("seat_is_a_bots")
    if _lately(BotTook, seat, ledger, now) >= CHANGES_A_MINUTE:
        return Code("too_many_messages")
    return [BotTook(at=now, seat=seat, level=message.level or stand_in(), why="left")]


def on_back(_: wire.Back, seat: int, ledger: Ledger, now: float) -> Answer:
    """A player takes the seat back."""
    if not ledger.seats[seat].away:
        return Code("seat_is_a_persons")
    return [OwnerReturned(at=now, seat=seat)]


def on_shoulder(message: wire.Shoulder, seat: int, ledger: Ledger, now: float) -> Answer:
    """A player lets others look over the shoulder, or no longer; covering it is always possible."""
    if message.allow and _lately(ShoulderSet, seat, ledger, now) >= CHANGES_A_MINUTE:
        return Code("too_many_messages")
    if not message.allow and not ledger.seats[seat].shoulder:
        return Code("shoulder_is_covered")
    return [ShoulderSet(at=now, seat=seat, allow=message.allow)]


def on_sit(form: Sit, lock: str, ledger: Ledger, now: float) -> Answer:
    """Somebody takes an open seat."""
    if ledger.status != "waiting":
        return Code("not_waiting")
    free = [number for number, each in enumerate(ledger.seats) if each.kind == "open"]
    if not free or (form.seat is not None and form.seat not in free):
        return Code("seat_is_taken")
    chosen = free[0] if form.seat is None else form.seat
    return [Sat(at=now, seat=chosen, name=form.name, lock=lock)]


def on_begin(ledger: Ledger, now: float) -> Answer:
    """Deal at a table where only bots sit."""
    if ledger.status != "waiting":
        return Code("not_waiting")
    return [Dealt(at=now, nonces=ledger.nonces)]


def on_start(message: wire.Start, ledger: Ledger, now: float) -> Answer:
    """The host begins the game: bots take the open seats."""
    if ledger.status != "waiting":
        return Code("not_waiting")
    entries: list[AnyEntry] = [
        Filled(at=now, seat=number, level=message.level or stand_in())
        for number, each in enumerate(ledger.seats)
        if each.kind == "open"
    ]
    return [*entries, Dealt(at=now, nonces=ledger.nonces)]


def on_replace(message: wire.Replace, ledger: Ledger, now: float) -> Answer:
    """The host lets a bot play for an absent player."""
    if message.seat >= len(ledger.seats):
        return Code("no_such_seat", {"seats": len(ledger.seats)})
    if ledger.seats[message.seat].kind != "person" or ledger.seats[message.seat].away:
        return Code("seat_is_a_bots")
    level = message.level or stand_in()
    return [BotTook(at=now, seat=message.seat, level=level, why="replaced")]


def on_mute(message: wire.Mute, ledger: Ledger, now: float) -> Answer:
    """The host mutes a seat, or lets it be heard again."""
    if message.seat >= len(ledger.seats):
        return Code("no_such_seat", {"seats": len(ledger.seats)})
    if _lately(WasMuted, message.seat, ledger, now) >= CHANGES_A_MINUTE:
        return Code("too_many_messages")
    return [WasMuted(at=now, seat=message.seat, muted=message.muted)]


def on_close(_: wire.Close, ledger: Ledger, now: float) -> Answer:
    """The host closes the table."""
    return Code("table_is_closed") if ledger.closed else [WasClosed(at=now)]


_OF_SEAT: Final[dict[type, Callable[[Any, int, Ledger, float], Answer]]] = {
    wire.Move: on_move,
    wire.Undo: on_undo,
    wire.Chat: on_chat,
    wire.Ready: on_ready,
    wire.Leave: on_leave,
    wire.Back: on_back,
    wire.Shoulder: on_shoulder,
}
_OF_HOST: Final[dict[type, Callable[[Any, Ledger, float], Answer]]] = {
    wire.Start: on_start,
    wire.Replace: on_replace,
    wire.Mute: on_mute,
    wire.Close: on_close,
}


def ruling_on(message: wire.AnyCommand, seat: int | None, *, host: bool) -> Ruling | Code:
    """Return what decides on a message from this seat, or why it cannot say such a thing."""
    of_seat = _OF_SEAT.get(type(message))
    if of_seat is not None:
        return Code("only_players") if seat is None else partial(of_seat, message, seat)
    of_host = _OF_HOST.get(type(message))
    if of_host is not None:
        return partial(of_host, message) if host else Code("only_host")
    return Code("malformed_message")
