"""The entries of a table's log, as one connection may see them."""

from typing import Literal

from pax.game.observation.events import (
    Asked,
    Bought,
    Buried,
    Conspired,
    Drew,
    Ended,
    Filled,
    Kept,
    Laid,
    Offered,
    Passed,
    Peeked,
    Played,
    Received,
    RomeHid,
    RomeShowed,
    RomeTook,
    RoundBegan,
    Saw,
    Shown,
    Skipped,
    Stopped,
    Took,
    TookBack,
    TurnBegan,
    Turned,
)
from pax.protocol.message import Message

GameEvent = (
    RomeShowed
    | RomeHid
    | Saw
    | Laid
    | Kept
    | Drew
    | Took
    | Offered
    | Buried
    | Bought
    | Skipped
    | Played
    | Stopped
    | Passed
    | Peeked
    | Shown
    | Received
    | Conspired
    | RomeTook
    | Filled
    | RoundBegan
    | TurnBegan
    | Turned
    | Ended
    | Asked
    | TookBack
)

How = Literal["sat", "ready", "left", "replaced", "late", "back", "arrived", "kicked", "gone"]


class News(Message, frozen=True):
    """One entry of the table's log; `at` is the time in seconds since 1970."""

    seq: int
    at: float


class Begun(News, frozen=True):
    """The game was dealt; `game` counts the games at this table from 1.

    The deal is computed from the nonces of the seats and the secret behind the commitment; a game
    that began from a record was not dealt here and has neither.
    """

    game: int
    commitment: str
    nonces: list[str]
    events: list[GameEvent]


class Moved(News, frozen=True):
    """A move was made or taken back; `events` is what this connection may see of it."""

    seat: int
    by: Literal["person", "bot", "clock"]
    events: list[GameEvent]


class Said(News, frozen=True):
    """A chat message of a seat; clients show it as plain text."""

    seat: int
    name: str
    text: str


class Seated(News, frozen=True):
    """The player of a seat has changed."""

    seat: int
    name: str
    how: How


class Swapped(News, frozen=True):
    """The players of two seats changed places."""

    seat: int
    other: int


class Ruled(News, frozen=True):
    """A seat was muted or unmuted, or allows or forbids others to see its view."""

    seat: int
    what: Literal["muted", "heard", "open", "covered"]


class Closed(News, frozen=True):
    """The host closed the table."""


TableNews = Begun | Moved | Said | Seated | Swapped | Ruled | Closed
