"""What a client sends: hello first, then what it wants."""

from typing import Annotated

import msgspec

from pax.protocol.message import (
    Count,
    Level,
    Message,
    MessageId,
    Nonce,
    SeatNumber,
    Secret,
    TableId,
    Text,
)


class Hello(Message, frozen=True, forbid_unknown_fields=True):
    """The first message: which table, and what opens it.

    A seat's secret opens that seat, the host's the powers of the host; both may be given. Without a
    seat's secret one watches: in the open, or over the shoulder of a seat that allows it.
    `version` is the client's version of the protocol; another one than the server's is refused.
    """

    table: TableId
    secret: Secret | None = None
    host: Secret | None = None
    shoulder: SeatNumber | None = None
    version: Count | None = None


class Command(Message, frozen=True, forbid_unknown_fields=True):
    """What a client wants, with an id of its own."""

    id: MessageId


class PlayMove(Command, frozen=True, tag="move"):
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


class History(Command, frozen=True):
    """Ask for the lines of the log before this one, as many as a welcome has."""

    before: Count


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


class Kick(Command, frozen=True):
    """Host: before the game begins, send away whoever took an open seat; it is open again."""

    seat: SeatNumber


class Mute(Command, frozen=True):
    """Host: a seat's chat is shown no more, or again."""

    seat: SeatNumber
    muted: bool = True


class Close(Command, frozen=True):
    """Host: close the table."""


class Rematch(Command, frozen=True):
    """Play again at this table, with a new deal; then everybody is to be ready again."""


AnyCommand = (
    PlayMove
    | Undo
    | Chat
    | Hint
    | Why
    | Look
    | History
    | Ready
    | Leave
    | Back
    | Shoulder
    | Start
    | Replace
    | Kick
    | Mute
    | Close
    | Rematch
)
FromClient = Hello | AnyCommand
