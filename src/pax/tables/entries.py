"""The entries of a game's log, its only source of truth. Messages are derived from them.

Entries contain secrets (moves name cards) and are never sent. `id` is that of the client's message,
by which a repeated one is recognised.
"""

from typing import Literal

import msgspec

from pax.game.notation import encode_move


class Entry(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True):
    """Something that happened at a table, at this time in seconds since 1970."""

    at: float
    id: str = ""


class Dealt(Entry, frozen=True):
    """The game began, with these nonces of the seats and this secret, in hexadecimal.

    Logs of older versions have no secret here: it is in the row of the deal.
    """

    nonces: list[str]
    secret: str = ""


class MoveMade(Entry, frozen=True):
    """A seat made a move."""

    seat: int
    move: str
    by: Literal["person", "bot", "clock"] = "person"


class MovesUndone(Entry, frozen=True):
    """A seat took back its last moves."""

    seat: int
    moves: int


class Sat(Entry, frozen=True):
    """A player took an open seat; the secret is stored as a hash.

    The seat is freed unless its player connects by `arrives_by`. `origin` is the same for seats
    that were taken from one address; it cannot be traced back to the address.
    """

    seat: int
    name: str
    lock: str
    arrives_by: float | None = None
    origin: str = ""


class Arrived(Entry, frozen=True):
    """The player who took a seat has connected for the first time."""

    seat: int


class Freed(Entry, frozen=True):
    """A taken seat is open again: the host removed its player, or the player never connected."""

    seat: int
    why: Literal["kicked", "gone"]


class SeatsSwapped(Entry, frozen=True, tag="swapped"):
    """The host let the players of two seats change places."""

    seat: int
    other: int


class WasReady(Entry, frozen=True):
    """A seat was ready to begin, and added a nonce to the deal."""

    seat: int
    nonce: str


class SeatFilled(Entry, frozen=True, tag="filled"):
    """A bot took an open seat when the host began the game.

    In logs of older versions it has no name, but the number of the seat.
    """

    seat: int
    level: str
    name: str = ""


class BotTook(Entry, frozen=True):
    """A bot plays for a seat until its owner returns."""

    seat: int
    level: str
    why: Literal["left", "replaced", "late"]


class OwnerReturned(Entry, frozen=True):
    """A seat's owner plays again."""

    seat: int


class Spoke(Entry, frozen=True):
    """A seat said something."""

    seat: int
    text: str


class WasMuted(Entry, frozen=True):
    """The host muted or unmuted a seat's chat."""

    seat: int
    muted: bool


class ShoulderSet(Entry, frozen=True):
    """A seat allows others to see its view, or no longer does."""

    seat: int
    allow: bool


class WasClosed(Entry, frozen=True):
    """The host closed the table."""


AnyEntry = (
    Dealt
    | MoveMade
    | MovesUndone
    | Sat
    | Arrived
    | Freed
    | SeatsSwapped
    | WasReady
    | SeatFilled
    | BotTook
    | OwnerReturned
    | Spoke
    | WasMuted
    | ShoulderSet
    | WasClosed
)

_ENCODER = msgspec.json.Encoder(enc_hook=encode_move)
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def pack(entry: AnyEntry) -> bytes:
    """Encode an entry for storage."""
    return _ENCODER.encode(entry)


def unpack(data: bytes) -> AnyEntry:
    """Return a stored entry."""
    return _DECODER.decode(data)
