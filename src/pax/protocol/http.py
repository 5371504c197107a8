"""Bodies of HTTP requests and responses: tables, seats, records, replays, the campaign."""

from typing import Annotated, Any, Literal

import msgspec

from pax.game.causes import Comparison
from pax.game.config import Options
from pax.game.reasons import Reason
from pax.game.snapshot.schema import Open, Outcome, Picture
from pax.protocol import (
    Count,
    GameEvent,
    Level,
    Name,
    Printing,
    SeatNumber,
    Secret,
    TableInfo,
)

RecordText = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]
"""A record as the client sent it, undecoded: a reader process with resource limits parses it."""

DeckTable = Annotated[dict[str, int], msgspec.Meta(max_length=630)]
"""The cards of a client's own deck; there are 630 kinds that can be written."""


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class SeatPlan(Form, frozen=True):
    """Who gets a seat: a person with a name, a bot of a level, or (open) anybody who takes it."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    level: Level | None = None


class Beginning(Form, frozen=True):
    """Begin from a record, after this number of its moves, instead of a new deal."""

    record: RecordText
    moves: Count


class NewTable(Form, frozen=True):
    """A request to create a table. The game begins when all are ready, or when the host starts it.

    `printing` sets the options of that rulebook; `open_counts` shows the counts in any case.
    `starter` is the seat of this list that begins, or
    `chance`; seats are numbered from the one that begins, so the numbers at the table may differ
    from this list. `campaign` is the secret of a campaign; then `solo` must be a level that is open
    to it.
    """

    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]
    options: Options | None = None
    printing: Printing | None = None
    open_counts: bool = False
    starter: SeatNumber | Literal["chance"] = 0
    deck: Annotated[str, msgspec.Meta(max_length=60)] | DeckTable | None = None
    solo: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    seconds: Annotated[int, msgspec.Meta(ge=5, le=604_800)] | None = None
    hints: bool = False
    campaign: Secret | None = None
    begin: Beginning | None = None


class Duplicate(Form, frozen=True):
    """A request to create a table that plays the same deal with other people."""

    seats: Annotated[list[SeatPlan], msgspec.Meta(min_length=1, max_length=8)]


class SeatKey(msgspec.Struct, frozen=True):
    """A seat and the secret that opens it; it is sent only once."""

    seat: int
    secret: str


class TableMade(msgspec.Struct, frozen=True):
    """A new table, the host's secret, and the secrets of the reserved seats."""

    table: TableInfo
    host: str
    seats: list[SeatKey]


class TableNow(TableInfo, frozen=True, kw_only=True):
    """The public part of a table's state, the seat that has the decision, and since when."""

    deciding: int | None
    since: float


class Sit(Form, frozen=True):
    """Take an open seat: this one, or any."""

    name: Name
    seat: SeatNumber | None = None


class ViewNow(msgspec.Struct, frozen=True):
    """The table's snapshot as one's own seat sees it."""

    table: TableInfo
    seq: int
    picture: Picture | None
    events: list[GameEvent]


class DealResult(msgspec.Struct, frozen=True):
    """The result of one of the tables with the same deal.

    While the deal is played at any table, `table` is empty for all but the requested one: a
    spectator of another table can see cards that are still to come. `players` are those at the end,
    or now. A table that was closed before the end has no outcome. `game` is the number of the game
    at its table.
    """

    table: str
    players: list[str]
    outcome: Outcome | None
    status: Literal["waiting", "running", "over", "closed"] = "over"
    game: int = 1


class Results(msgspec.Struct, frozen=True):
    """The results of all tables that play the same deal."""

    tables: list[DealResult]


class Fair(msgspec.Struct, frozen=True):
    """The inputs of a finished game's deal, for everybody to verify.

    `starter` is the seat that began, in the order of the request for the table; `by_chance` if it
    is derived from the secret.
    """

    commitment: str
    secret: str
    nonces: list[str]
    starter: int = 0
    by_chance: bool = False


class Weighed(msgspec.Struct, frozen=True):
    """The analysis of one decision of a finished game, from what its seat could know.

    `moves` is the number of moves before it. `chance` is the seat's probability to win and `rome`
    Rome's, both with the best move; `cost` is the probability that the seat lost by the move
    played. `chances` are the probabilities of all seats at this moment, from the same simulations;
    the rest to 1 is that nobody wins but Rome. `comparison` says why the best move is better than
    the one played; null if that cost nothing.
    """

    moves: int
    seat: int
    played: str
    best: str
    chance: float
    error: float
    rome: float
    cost: float
    chances: list[float] = []
    comparison: Comparison | None = None


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a finished game so far; `total` is its number of decisions."""

    total: int
    decisions: list[Weighed]


class Replay(Form, frozen=True):
    """A request for the positions of a record, as a seat saw them or with all cards open."""

    record: RecordText
    seat: SeatNumber | None = None
    first: Count = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class Frame(msgspec.Struct, frozen=True):
    """The position of a record after `moves` moves; `open` is what the seats could not see."""

    moves: int
    events: list[GameEvent]
    picture: Picture
    open: Open


class Frames(msgspec.Struct, frozen=True):
    """A page of a replay, and the number of moves of the record."""

    total: int
    players: list[str]
    frames: list[Frame]


class Progress(msgspec.Struct, frozen=True):
    """The state of a solo campaign: attempts and wins by level."""

    tried: list[int]
    won: list[int]
    open: int


class CampaignMade(msgspec.Struct, frozen=True):
    """A new campaign and the secret that opens it."""

    secret: str
    progress: Progress


class About(msgspec.Struct, frozen=True):
    """The features of this server; `protocol` is its version of the protocol.

    `announcement` is what the operator tells everybody, or empty. `push_key` is the server's key
    for web push, empty if it sends none; `webhook_hosts` are the hosts that webhooks may be at.
    `lan_address` is where other devices of the network reach a private server, if they can.
    """

    version: str
    levels: list[str]
    decks: list[str]
    hints: bool
    protocol: int
    announcement: str = ""
    push_key: str = ""
    webhook_hosts: list[str] = []
    lan_address: str = ""


class PushKeys(Form, frozen=True):
    """The keys of a browser, with which messages to it are encrypted."""

    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{80,100}={0,2}$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,30}={0,2}$")]


Minute = Annotated[int, msgspec.Meta(ge=0, lt=1440)]
"""A minute of the day."""


class QuietHours(Form, frozen=True):
    """A time of every day in which no notice is sent; it may contain midnight."""

    begin: Minute
    end: Minute
    zone: Annotated[str, msgspec.Meta(pattern="^[A-Za-z][A-Za-z0-9_+/-]{0,63}$")]


class NewSubscription(Form, frozen=True):
    """A request for notices: of one's own turns by web push, or of all turns by webhook.

    Web push needs the secret of a seat and the keys of the browser, a webhook that of the host.
    """

    kind: Literal["push", "webhook"]
    address: Annotated[str, msgspec.Meta(max_length=2000, pattern="^https://[!-~]+$")]
    keys: PushKeys | None = None
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")] = "en"
    quiet: QuietHours | None = None


class Subscription(msgspec.Struct, frozen=True):
    """Where and how somebody is told of turns."""

    id: str
    kind: str
    address: str
    language: str
    quiet: QuietHours | None = None


class Subscriptions(msgspec.Struct, frozen=True):
    """The subscriptions of one secret at a table."""

    subscriptions: list[Subscription]


class PersonalGame(msgspec.Struct, frozen=True):
    """The log entries of one game that are about a player."""

    game: int
    entries: list[dict[str, Any]]


class PersonalData(msgspec.Struct, frozen=True):
    """Everything that is stored about the player of a seat: log entries, and subscriptions."""

    table: str
    games: list[PersonalGame]
    subscriptions: list[Subscription] = []


class Deleted(msgspec.Struct, frozen=True):
    """What was requested is deleted, at this table if it was about one."""

    table: str = ""


class Problem(msgspec.Struct, frozen=True):
    """A refused request: the reason, and the field that is wrong, if any."""

    reason: Reason
    where: str = ""


__all__ = [
    "About",
    "Analysis",
    "Beginning",
    "CampaignMade",
    "DealResult",
    "Deleted",
    "Duplicate",
    "Fair",
    "Frame",
    "Frames",
    "NewSubscription",
    "NewTable",
    "PersonalData",
    "PersonalGame",
    "Problem",
    "Progress",
    "PushKeys",
    "QuietHours",
    "Replay",
    "Results",
    "SeatKey",
    "SeatPlan",
    "Sit",
    "Subscription",
    "Subscriptions",
    "TableInfo",
    "TableMade",
    "TableNow",
    "ViewNow",
    "Weighed",
]
