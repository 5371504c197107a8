"""What goes over HTTP, as structs: making tables, taking seats, records, replays, the campaign."""

from typing import Annotated, Literal

import msgspec

from pax.game.config import Options
from pax.game.reasons import Reason
from pax.game.snapshot.schema import Open, Outcome, Picture
from pax.protocol import (
    Count,
    GameEvent,
    Level,
    Name,
    SeatNumber,
    Secret,
    TableInfo,
)

RecordText = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]
"""A record as it was sent: a reader reads it, in a process with bounds."""

DeckTable = Annotated[dict[str, int], msgspec.Meta(max_length=630)]
"""The cards of a client's own deck: there are 630 kinds that can be written."""


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a client sends; what it does not know is refused."""


class SeatPlan(Form, frozen=True):
    """Who is to have a seat: a person with a name, a bot of a level, or whoever comes."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class Beginning(Form, frozen=True):
    """Begin from a record, after so many of its moves, instead of a new deal."""

    record: RecordText
    moves: Count


class NewTable(Form, frozen=True):
    """A table to be made. It begins when all are ready, or when its host says so.

    `printing` sets the options as that rulebook has them. `starter` is the seat of this list that
    begins, or `chance`; seats are numbered from the one that begins, so the table may number them
    otherwise than this list. `campaign` is the secret of a campaign; then `solo` must be a level
    that is open to it.
    """

    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    options: Options | None = None
    printing: Literal["nl", "de", "fr", "en", "pt"] | None = None
    starter: SeatNumber | Literal["chance"] = 0
    deck: Annotated[str, msgspec.Meta(max_length=60)] | DeckTable | None = None
    solo: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    seconds: Annotated[int, msgspec.Meta(ge=5, le=604_800)] | None = None
    hints: bool = False
    campaign: Secret | None = None
    begin: Beginning | None = None


class Duplicate(Form, frozen=True):
    """Other people who are to play the same deal."""

    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]


class SeatKey(msgspec.Struct, frozen=True):
    """A seat and the secret that opens it; it is told once."""

    seat: int
    secret: str


class TableMade(msgspec.Struct, frozen=True):
    """A new table, the secret of its host, and those of the seats that are reserved."""

    table: TableInfo
    host: str
    seats: list[SeatKey]


class Sit(Form, frozen=True):
    """Take an open seat, any or a certain one."""

    name: Name
    seat: SeatNumber | None = None


class ViewNow(msgspec.Struct, frozen=True):
    """The table through one's own eyes."""

    table: TableInfo
    seq: int
    picture: Picture | None
    events: list[GameEvent]


class DealResult(msgspec.Struct, frozen=True):
    """How one of the tables with the same deal ended.

    As long as the deal is played anywhere, `table` is empty for all but the one that was asked:
    who watches another can see cards that are still to come.
    """

    table: str
    players: list[str]
    outcome: Outcome | None


class Results(msgspec.Struct, frozen=True):
    """The tables that play the same deal, compared."""

    tables: list[DealResult]


class Fair(msgspec.Struct, frozen=True):
    """What the deal of a finished game was made from, for everybody to check.

    `starter` is the seat that began, in the order in which the table was asked for; `by_chance` if
    it follows from the secret.
    """

    commitment: str
    secret: str
    nonces: list[str]
    starter: int = 0
    by_chance: bool = False


class Weighed(msgspec.Struct, frozen=True):
    """A decision of a finished game, weighed by what its seat could know.

    `moves` were made before it. `chance` is the seat's chance to win and `rome` Rome's, both with
    the best move; `cost` is how much of its chance the seat gave away by the move that it played.
    """

    moves: int
    seat: int
    played: str
    best: str
    chance: float
    error: float
    rome: float
    cost: float


class Analysis(msgspec.Struct, frozen=True):
    """A finished game looked back on, so far; `total` decisions there are to be."""

    total: int
    decisions: list[Weighed]


class Replay(Form, frozen=True):
    """Ask what a record looks like from move to move, through a seat's eyes or openly."""

    record: RecordText
    seat: SeatNumber | None = None
    first: Count = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Frame(msgspec.Struct, frozen=True):
    """A record after so many moves; `open` has what the seats could not see."""

    moves: int
    events: list[GameEvent]
    picture: Picture
    open: Open


class Frames(msgspec.Struct, frozen=True):
    """A part of a replay, and how many moves the record has."""

    total: int
    players: list[str]
    frames: list[Frame]


class Progress(msgspec.Struct, frozen=True):
    """How far a solo campaign has come: for each level how often it was tried and won."""

    tried: list[int]
    won: list[int]
    open: int


class CampaignMade(msgspec.Struct, frozen=True):
    """A new campaign and the secret that opens it."""

    secret: str
    progress: Progress


class About(msgspec.Struct, frozen=True):
    """What this server offers; `protocol` is its version of the protocol."""

    version: str
    levels: list[str]
    decks: list[str]
    hints: bool
    protocol: int


class Problem(msgspec.Struct, frozen=True):
    """A request that was refused: why, and in which field if it is one."""

    reason: Reason
    where: str = ""


__all__ = [
    "About",
    "Analysis",
    "Beginning",
    "CampaignMade",
    "DealResult",
    "Duplicate",
    "Fair",
    "Frame",
    "Frames",
    "NewTable",
    "Problem",
    "Progress",
    "Replay",
    "Results",
    "SeatKey",
    "SeatPlan",
    "Sit",
    "TableInfo",
    "TableMade",
    "ViewNow",
    "Weighed",
]
