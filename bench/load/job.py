"""The job and the result of the load generator: JSON between two processes."""

from typing import Literal

import msgspec

Kind = Literal["pax", "peer"]


class Job(msgspec.Struct, frozen=True):
    """One run against one server; `server` and `database` are the processes to measure.

    `bots` is the number of tables of bots created halfway; the run then has two windows. `metrics`
    is the port of the server's metrics, or 0; they are sums over its `workers`.
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
    metrics: int = 0
    workers: int = 1


class Window(msgspec.Struct, frozen=True):
    """Measurements of one window; `told` holds the seconds from a move to its last broadcast.

    Loads are in cores. `waited` is the time that the generator was runnable without a core,
    `thinking` the load of the server's bots.
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
    """The result of a run: its windows, and the bytes of an idle table with its connections.

    `compared` holds what the generator counted and the server's metrics confirmed.
    """

    windows: list[Window]
    table_bytes: float
    refused: int
    games: int
    compared: dict[str, int] = {}
