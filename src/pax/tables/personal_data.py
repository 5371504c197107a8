"""Personal data of a player in a game: what can be exported, and what is overwritten on request.

A player is known by the lock of a seat. Names and chat are overwritten by tombstones; moves and the
deal stay, so the game can still be replayed and its record still verifies.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from pax.tables.credentials import ERASED
from pax.tables.entries import AnyEntry, Dealt, Sat, Spoke, WasClosed, pack, unpack
from pax.tables.rows import StoredGame, StoredOutcome
from pax.tables.spec import SeatSpec, encode_spec
from pax.tables.state import TableState

NOBODY: Final = "Nemo"
"""The name of an erased player; Latin, because it is the same in every language."""

SILENCE: Final = "[…]"
"""The text of an erased chat message."""

Rows = Sequence[tuple[int, bytes]]
_ENCODER: Final = msgspec.json.Encoder()
_OUTCOME: Final = msgspec.json.Decoder(StoredOutcome)


class ErasedGame(NamedTuple):
    """What of a game must be overwritten: its spec, its outcome and some entries."""

    plan: bytes
    outcome: bytes | None
    entries: list[tuple[int, bytes]]


class Authored(NamedTuple):
    """An entry with its number, the seat it is about, and whether the player wrote it."""

    seq: int
    entry: AnyEntry
    is_own: bool


def _authored(state: TableState, rows: Rows, lock: str) -> Iterator[Authored]:
    """Apply a log to a state, and yield its entries as they are applied."""
    for seq, data in rows:
        entry = unpack(data)
        is_own = isinstance(entry, Sat) and entry.lock == lock
        if not isinstance(entry, Sat | Dealt | WasClosed):
            is_own = state.seats[entry.seat].lock == lock
        state.add(entry)
        yield Authored(seq, entry, is_own)


def own_entries(stored: StoredGame, rows: Rows, lock: str) -> list[AnyEntry]:
    """Return the entries of a game that are about a player."""
    return [each.entry for each in _authored(TableState(stored), rows, lock) if each.is_own]


def has_player(stored: StoredGame, rows: Rows, lock: str) -> bool:
    """Whether a player has, or had, a seat in a game."""
    return lock in players_of(stored, rows)


def players_of(stored: StoredGame, rows: Rows) -> set[str]:
    """Return the locks of all people who have, or had, a seat in a game."""
    reserved = {seat.lock for seat in TableState(stored).spec.chairs if seat.lock is not None}
    return reserved | {each.lock for _, data in rows if isinstance(each := unpack(data), Sat)}


def erase_player(
    stored: StoredGame, rows: Rows, outcome: bytes | None, lock: str, tombstone: str
) -> ErasedGame:
    """Return a game without a player's names and chat; `tombstone` replaces the lock."""
    state = TableState(stored)
    spec = state.spec
    found = list(_authored(state, rows, lock))
    name = _free_name(state, found)
    chairs = [
        SeatSpec(each.kind, name, each.level, tombstone) if each.lock == lock else each
        for each in spec.chairs
    ]
    entries = [
        (each.seq, pack(erased))
        for each in found
        if each.is_own and (erased := _erased(each.entry, name, tombstone)) != each.entry
    ]
    seats = [number for number, seat in enumerate(state.seats) if seat.lock == lock]
    plan = encode_spec(msgspec.structs.replace(spec, chairs=chairs))
    return ErasedGame(plan, _erased_outcome(outcome, seats, name), entries)


def _free_name(state: TableState, found: list[Authored]) -> str:
    """Return a name that nobody has at this table."""
    taken = {*state.names, *(seat.name for seat in state.spec.chairs)}
    taken |= {each.entry.name for each in found if isinstance(each.entry, Sat)}
    numbers = range(1, len(taken) + 2)
    return next(name for n in numbers if (name := f"{NOBODY} {n}") not in taken)


def _erased(entry: AnyEntry, name: str, tombstone: str) -> AnyEntry:
    match entry:
        case Sat():
            return msgspec.structs.replace(entry, name=name, lock=tombstone, origin="")
        case Spoke():
            return msgspec.structs.replace(entry, text=SILENCE)
        case _:
            return entry


def _erased_outcome(outcome: bytes | None, seats: list[int], name: str) -> bytes | None:
    if outcome is None:
        return None
    stored = _OUTCOME.decode(outcome)
    players = tuple(name if seat in seats else each for seat, each in enumerate(stored.players))
    return _ENCODER.encode(msgspec.structs.replace(stored, players=players))


def new_tombstone(token: str) -> str:
    """Return a lock that no secret opens."""
    return f"{ERASED}{token}"
