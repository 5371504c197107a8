"""What the load generator is asked to do, and what it reports: JSON between two processes."""

from typing import Literal

import msgspec

Kind = Literal["pax", "peer"]


class Job(msgspec.Struct, frozen=True):
    """One run against one server; `server` and `database` are the processes to watch.

    With `bots`, so many tables of thinking bots are made halfway, and the run is measured twice.
    """

    kind: Kind
    port: int
    tables: int
    seconds: float
    server: int
    database: int = 0
    think: float = 0.0
    warm_up: float = 1.0
    bots: int = 0
    level: str = "consul"


class Window(msgspec.Struct, frozen=True):
    """What was seen in a stretch of time: `told` are seconds from a move to everyone told.

    Loads are in cores. `waited` is the generator ready to run but without a core, `thinking` what
    the server's bots took.
    """

    seconds: float
    moves: int
    told: tuple[float, float, float]
    bytes_a_move: float
    generator: float
    waited: float
    server: float
    database: float
    thinking: float


class Taken(msgspec.Struct, frozen=True):
    """A whole run: its windows, and how many bytes an idle table with its connections takes."""

    windows: list[Window]
    table_bytes: float
    refused: int
    games: int
