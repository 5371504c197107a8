"""How much one client may ask of a server."""

from typing import Final

import msgspec

MESSAGE_BYTES: Final = 24_576
"""The longest message on a WebSocket: chat of 2,000 code points, each as two escapes in JSON."""

BODY_BYTES: Final = 1_100_000
"""The longest body of a request: a record may have a million bytes."""

SMALL_BODY_BYTES: Final = 16_384
"""The longest body of a request that carries no record."""

BODIES_AT_ONCE: Final = 32_000_000
"""Bytes of bodies that a worker reads at a time; one address may have a quarter of them."""

BODY_SECONDS: Final = 30.0
"""A body must arrive within this time."""

HEAD_BYTES: Final = 16_384
"""The longest head of a request."""

HEAD_SECONDS: Final = 10.0
"""A head must arrive within this time; so long a connection may be idle before its first."""

SEND_SECONDS: Final = 60.0
"""An answer must be read within this time."""

UNSENT_BYTES: Final = 256_000
"""A WebSocket client that lets more than this wait is dropped."""

SECONDS_TO_SAY_HELLO: Final = 20.0


class Limits(msgspec.Struct, frozen=True):
    """What clients may ask for; an operator can set other numbers.

    `bot_tables_per_address` tables where only bots play may run at a time for each address;
    `bots_waiting` decisions of bots may wait before hints and new tables with bots are refused,
    `readers_waiting` records before others are refused, and so many `analyses` may be under way: in
    all, and for each address. Bots of other packages have `bot_processes` in all, one for each
    seat; while there is none for the seats of a new table, it is refused.
    """

    max_connections: int = 16_384
    connections_per_address: int = 128
    requests_a_minute: int = 600
    messages_a_second: float = 50.0
    messages_at_once: float = 200.0
    tables_an_hour: int = 200
    replays_a_minute: int = 120
    absence_seconds: float = 60.0
    bot_tables_per_address: int = 4
    bot_processes: int = 16
    bots_waiting: int = 64
    bots_waiting_per_address: int = 16
    readers_waiting: int = 32
    readers_waiting_per_address: int = 8
    analyses: int = 4
    analyses_per_address: int = 2


DEFAULT_LIMITS: Final = Limits()
