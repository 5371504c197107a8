"""Every message of live play, as structs; `type` tells them apart.

A client's first message is `hello`. Each later one has an `id` of the client's own choice, and a
repeated id gets the same answer; a move carries the `seq` of the newest news that it answers.
Answers are codes with numbers; the client finds the words.
"""

from typing import Annotated, Literal

import msgspec

from pax.game.events import (
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
from pax.game.picture import Code, Mine, Public

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Nonce = Annotated[str, msgspec.Meta(max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

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


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, kw_only=True):
    """Anything that goes over the wire."""


# What a client sends.


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """The first message: which table, and what opens it.

    A seat's secret opens that seat, the host's the powers of the host; both may be given. Without a
    seat's secret one watches: in the open, or over the shoulder of a seat that allows it.
    """

    table: TableId
    secret: Secret | None = None
    host: Secret | None = None
    shoulder: SeatNumber | None = None


class Command(Message, frozen=True, forbid_unknown_fields=True):
    """What a client wants, with an id of its own."""

    id: MessageId


class Move(Command, frozen=True):
    """Make a move, written as in a record."""

    seq: Count
    move: Annotated[str, msgspec.Meta(max_length=40)]


class Undo(Command, frozen=True):
    """Take back one's own last moves, as far as that is fair."""

    seq: Count
    moves: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Chat(Command, frozen=True):
    """Say something to the table."""

    text: Text


class Hint(Command, frozen=True):
    """Ask the advisor, where the table allows it."""

    seq: Count


class Why(Command, frozen=True):
    """Ask why a move is not allowed."""

    move: Annotated[str, msgspec.Meta(max_length=40)]


class Look(Command, frozen=True):
    """Ask what the table looked like after an entry of the log."""

    at: Count


class Ready(Command, frozen=True):
    """Be ready to begin; the nonce becomes part of the deal, after the server has committed to it.

    The game begins when no seat is open and everybody is ready, or when the host says so.
    """

    nonce: Nonce = ""


class Leave(Command, frozen=True):
    """Hand one's seat to a bot, of this level or an ordinary one."""

    level: Level | None = None


class Back(Command, frozen=True):
    """Take one's seat back from the bot."""


class Shoulder(Command, frozen=True):
    """Allow others, or no longer, to look over one's shoulder."""

    allow: bool


class Start(Command, frozen=True):
    """Host: begin the game; bots of this level take the open seats."""

    level: Level | None = None


class Replace(Command, frozen=True):
    """Host: let a bot play for an absent player."""

    seat: SeatNumber
    level: Level | None = None


class Mute(Command, frozen=True):
    """Host: a seat's chat is shown no more, or again."""

    seat: SeatNumber
    muted: bool = True


class Close(Command, frozen=True):
    """Host: close the table."""


class Rematch(Command, frozen=True):
    """Play again at this table, with a new deal; then everybody is to be ready again."""


AnyCommand = (
    Move
    | Undo
    | Chat
    | Hint
    | Why
    | Look
    | Ready
    | Leave
    | Back
    | Shoulder
    | Start
    | Replace
    | Mute
    | Close
    | Rematch
)
FromClient = Hello | AnyCommand

# What happened at a table.

How = Literal["sat", "ready", "left", "replaced", "late", "back"]


class News(Message, frozen=True):
    """One entry of the table's log; `at` is the time in seconds since 1970."""

    seq: int
    at: float


class Begun(News, frozen=True):
    """The game was dealt; `game` counts the games at this table from 1.

    The nonces of the seats and the secret behind the commitment are what the deal was made from.
    """

    game: int
    commitment: str
    nonces: list[str]
    events: list[GameEvent]


class Moved(News, frozen=True):
    """A move was made or taken back: what this connection may see of it."""

    seat: int
    by: Literal["person", "bot", "clock"]
    events: list[GameEvent]


class Said(News, frozen=True):
    """A seat said something: text to be shown as text."""

    seat: int
    text: str


class Seated(News, frozen=True):
    """Who plays a seat has changed."""

    seat: int
    name: str
    how: How


class Ruled(News, frozen=True):
    """A seat was muted or heard again, or allows or forbids to look over its shoulder."""

    seat: int
    what: Literal["muted", "heard", "open", "covered"]


class Closed(News, frozen=True):
    """The host closed the table."""


TableNews = Begun | Moved | Said | Seated | Ruled | Closed


# What a server sends.


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the rules."""

    solo_peek: bool = False
    rome_takes_last: bool = False
    open_counts: bool = False


class SeatInfo(msgspec.Struct, frozen=True):
    """Who has a seat: a person, a bot, or nobody yet.

    `level` is the bot that plays it now: always, or while its owner is away.
    """

    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    ready: bool
    away: bool
    here: bool
    muted: bool
    shoulder: bool


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
    duplicate: bool


class Welcome(Message, frozen=True):
    """The answer to hello, and sent again when a new game begins: everything so far.

    `seat` is one's own, `shows` the one through whose eyes one looks. `now` is the server's time.
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


class Update(Message, frozen=True):
    """What is new; a part that is None is as it was. `answers` is the id of one's own message.

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
    reason: Code


class Reason(Message, frozen=True):
    """The answer to why; None if the move is allowed."""

    answers: str
    reason: Code | None


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


FromServer = Welcome | Update | Done | Refused | Reason | Hints | Moment
