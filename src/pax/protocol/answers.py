"""Messages from server to client: the snapshot of a table, updates, and answers to commands."""

from typing import Literal

import msgspec

from pax.game.causes import Comparison
from pax.game.config import Options
from pax.game.reasons import Reason
from pax.game.snapshot.schema import Mine, Public
from pax.protocol.message import Message
from pax.protocol.news import TableNews

Printing = Literal["nl", "de", "fr", "en", "pt"]
"""A printed rulebook, by its language."""

Origin = Literal["dealt", "record", "duplicate"]
"""Origin of the deal: dealt here, taken from a record (known to the host), or another table's."""


class SeatInfo(msgspec.Struct, frozen=True):
    """The occupant of a seat: a person, a bot, or nobody.

    `level` is the bot that plays the seat now, permanently or while its owner is away. `taken`: a
    player took this open seat, and the host can remove them before the game begins. `same_address`:
    it was taken from the same address as another seat.
    """

    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    ready: bool
    away: bool
    here: bool
    muted: bool
    shoulder: bool
    taken: bool
    same_address: bool


class TableInfo(msgspec.Struct, frozen=True):
    """The public part of a table's state; `deck` is a name, or the counts by kind.

    `printing` is the rulebook whose options were requested. `by_chance`: the secret of the deal
    chose the seat that begins, which is the first. `public_from`: the cards are those of another
    table, and anyone can see them from this time on, even while this game runs.
    """

    id: str
    status: Literal["waiting", "running", "over", "closed"]
    game: int
    seats: list[SeatInfo]
    options: Options
    deck: str | dict[str, int]
    kinds: list[str]
    solo: int | None
    seconds: int | None
    hints: bool
    commitment: str
    origin: Origin
    printing: Printing | None = None
    by_chance: bool = False
    public_from: float | None = None


class Welcome(Message, frozen=True):
    """The answer to hello, sent again when a new game begins: the table and its newest log lines.

    `seat` is the client's own seat, `shows` the seat whose view it is sent. `now` is the server's
    time. If the first of the news is not line 1, `history` returns the earlier lines. `version` is
    the server's version of the protocol; servers of older releases omit it.
    """

    table: TableInfo
    seat: int | None
    shows: int | None
    host: bool
    seq: int
    now: float
    deadline: float | None
    news: list[TableNews]
    public: Public | None
    mine: Mine | None
    version: int | None = None


class Update(Message, frozen=True):
    """The changes since the last message, at most one log line; a part that is None is unchanged.

    `answers` is the id of the client's own command. `deadline` is the time at which the server
    decides for the deciding seat, if the table has a time limit.
    """

    seq: int
    news: list[TableNews]
    table: TableInfo | None = None
    public: Public | None = None
    mine: Mine | None = None
    deadline: float | None = None
    answers: str | None = None


class Done(Message, frozen=True):
    """A command was accepted, now or when it was first sent; `seq` is its log entry."""

    answers: str
    seq: int


class Refused(Message, frozen=True):
    """A command was refused; `answers` is None if the message could not be decoded."""

    answers: str | None
    reason: Reason


class Explanation(Message, frozen=True, tag="reason"):
    """The answer to why; `reason` is None if the move is allowed."""

    answers: str
    reason: Reason | None


class Chance(msgspec.Struct, frozen=True):
    """A move and the advisor's estimate of the probability to win with it, from 0 to 1.

    `error` is the standard error of that estimate, `tries` its number of samples.
    """

    move: str
    chance: float
    error: float
    tries: int


class Hints(Message, frozen=True):
    """The answer to hint, best move first; `rome` is Rome's probability to win after that move.

    `comparison` says why the first move is better than another one; null for a single move.
    """

    answers: str
    seq: int
    moves: list[Chance]
    rome: float
    comparison: Comparison | None = None


class Moment(Message, frozen=True):
    """The answer to look: the table's snapshot after a log entry."""

    answers: str
    at: int
    public: Public
    mine: Mine | None


class Past(Message, frozen=True):
    """The answer to history: earlier log lines, oldest first; empty at the beginning of the log."""

    answers: str
    news: list[TableNews]


class Pong(Message, frozen=True):
    """The answer to ping."""

    answers: str


class LookWanted(Message, frozen=True, tag="look_wanted"):
    """Somebody asks this seat for permission to see its view (`shoulder` grants it)."""

    seat: int


class Announcement(Message, frozen=True):
    """What the operator of the server tells everybody; an empty text withdraws it."""

    text: str


FromServer = (
    Welcome
    | Update
    | Done
    | Refused
    | Explanation
    | Hints
    | Moment
    | Past
    | Pong
    | LookWanted
    | Announcement
)
