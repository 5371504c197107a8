"""What a server sends: the whole table first, then what is new, and answers."""

from typing import Literal

import msgspec

from pax.game.config import Options
from pax.game.reasons import Reason
from pax.game.snapshot.schema import Mine, Public
from pax.protocol.message import Message
from pax.protocol.news import TableNews

Origin = Literal["dealt", "record", "duplicate"]
"""Where the cards come from: dealt here, a record that its maker knows, another table's deal."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who has a seat: a person, a bot, or nobody yet.

    `level` is the bot that plays it now: always, or while its owner is away. `taken`: somebody sat
    down there by himself, and the host can send him away before the game begins. `same_address`: it
    was taken from the same address as another seat.
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
    """What everybody may know about a table; `deck` is a name, or the counts by kind."""

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


class Welcome(Message, frozen=True):
    """The answer to hello, and sent again when a new game begins: the table and its newest lines.

    `seat` is one's own, `shows` the one through whose eyes one looks. `now` is the server's time.
    If the first of the news is not line 1, `history` has the lines before.
    `version` is the server's version of the protocol; servers of older releases name none.
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
    """What is new, at most one line of the log; a part that is None is as it was.

    `answers` is the id of one's own message.
    `deadline` is when the decision is made for whoever has it, if the table has a time limit.
    """

    seq: int
    news: list[TableNews]
    table: TableInfo | None = None
    public: Public | None = None
    mine: Mine | None = None
    deadline: float | None = None
    answers: str | None = None


class Done(Message, frozen=True):
    """A message was accepted, now or when it came before, as this entry of the log."""

    answers: str
    seq: int


class Refused(Message, frozen=True):
    """A message was not accepted; `answers` is None if it was no message at all."""

    answers: str | None
    reason: Reason


class Explanation(Message, frozen=True, tag="reason"):
    """The answer to why; None if the move is allowed."""

    answers: str
    reason: Reason | None


class Chance(msgspec.Struct, frozen=True):
    """A move and the chance to win with it, from 0 to 1, as the advisor sees it.

    `error` is the standard error of the chance, from so many tries.
    """

    move: str
    chance: float
    error: float
    tries: int


class Hints(Message, frozen=True):
    """The answer to hint, best move first; `rome` is Rome's chance to win after that move."""

    answers: str
    seq: int
    moves: list[Chance]
    rome: float


class Moment(Message, frozen=True):
    """The answer to look: the table after that entry of the log."""

    answers: str
    at: int
    public: Public
    mine: Mine | None


class Past(Message, frozen=True):
    """The answer to history: the lines before, oldest first; none if there are none."""

    answers: str
    news: list[TableNews]


FromServer = Welcome | Update | Done | Refused | Explanation | Hints | Moment | Past
