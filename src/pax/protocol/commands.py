"""Messages from client to server: hello first, then commands."""

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
    """The first message: the table, and the secrets that open it.

    A seat's secret opens that seat, the host's secret grants the host's commands; both may be
    given. Without a seat's secret the connection is a spectator: with the public view, or the view
    of a seat that allows it. `version` is the client's version of the protocol; a version that
    differs from the server's is refused.
    """

    table: TableId
    secret: Secret | None = None
    host: Secret | None = None
    shoulder: SeatNumber | None = None
    version: Count | None = None


class Command(Message, frozen=True, forbid_unknown_fields=True):
    """A command of a client, with an id that the client chooses."""

    id: MessageId


class PlayMove(Command, frozen=True, tag="move"):
    """Make a move, in the notation of records."""

    seq: Count
    move: Annotated[str, msgspec.Meta(max_length=40)]


class Undo(Command, frozen=True):
    """Take back one's own last moves, as far as the rules for undo allow."""

    seq: Count
    moves: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Chat(Command, frozen=True):
    """Send a chat message to the table."""

    text: Text


class Hint(Command, frozen=True):
    """Ask the advisor for the best moves, if the table allows hints."""

    seq: Count


class Why(Command, frozen=True):
    """Ask why a move is not allowed."""

    move: Annotated[str, msgspec.Meta(max_length=40)]


class Look(Command, frozen=True):
    """Ask for the table's snapshot after a log entry."""

    at: Count


class History(Command, frozen=True):
    """Ask for the page of log lines before this one; a page is as long as a welcome's."""

    before: Count


class Ping(Command, frozen=True):
    """Ask for an answer, to find out whether the connection is alive."""


class Ready(Command, frozen=True):
    """Become ready to begin; the nonce enters the deal, to which the server has already committed.

    The game begins when no seat is open and everybody is ready, or when the host starts it.
    """

    nonce: Nonce = ""


class Leave(Command, frozen=True):
    """Hand one's seat to a bot, of this level or the default one."""

    level: Level | None = None


class Back(Command, frozen=True):
    """Take one's seat back from the bot."""


class Shoulder(Command, frozen=True):
    """Allow or forbid others to see one's seat's view."""

    allow: bool


class AskToLook(Command, frozen=True, tag="ask_to_look"):
    """Spectator: ask a player for permission to see their seat's view."""

    seat: SeatNumber


class Start(Command, frozen=True):
    """Host: begin the game; bots of this level take the open seats."""

    level: Level | None = None


class Replace(Command, frozen=True):
    """Host: let a bot play for an absent player."""

    seat: SeatNumber
    level: Level | None = None


class Kick(Command, frozen=True):
    """Host: remove the player who took an open seat, before the game begins; it is open again."""

    seat: SeatNumber


class Swap(Command, frozen=True):
    """Host: let the players of two seats change places, before the game begins."""

    seat: SeatNumber
    other: SeatNumber


class Mute(Command, frozen=True):
    """Host: mute a seat's chat, or unmute it."""

    seat: SeatNumber
    muted: bool = True


class Close(Command, frozen=True):
    """Host: close the table."""


class Rematch(Command, frozen=True):
    """Play again at this table with a new deal; everybody must become ready again."""


AnyCommand = (
    PlayMove
    | Undo
    | Chat
    | Hint
    | Why
    | Look
    | History
    | Ping
    | Ready
    | Leave
    | Back
    | Shoulder
    | AskToLook
    | Start
    | Replace
    | Kick
    | Swap
    | Mute
    | Close
    | Rematch
)
FromClient = Hello | AnyCommand
