"""Limits on the resources that one client may use."""

from typing import Final

import msgspec

MESSAGE_BYTES: Final = 24_576
"""Maximum size of a WebSocket message: chat of 2,000 code points, each as two JSON escapes."""

BODY_BYTES: Final = 1_100_000
"""Maximum size of a request body; a record may have a million bytes."""

SMALL_BODY_BYTES: Final = 16_384
"""Maximum size of a request body without a record."""

BODIES_AT_ONCE: Final = 32_000_000
"""Maximum total size of the bodies that a worker reads at a time; a quarter per address."""

BODY_SECONDS: Final = 30.0
"""Time limit for receiving a body."""

HEAD_BYTES: Final = 16_384
"""Maximum size of a request head."""

HEAD_SECONDS: Final = 10.0
"""Time limit for receiving a head, and for the idle time before the first."""

SEND_SECONDS: Final = 60.0
"""Time limit for the client to read an answer."""

UNSENT_BYTES: Final = 256_000
"""Size of the send buffer above which a WebSocket client is dropped."""

SECONDS_TO_SAY_HELLO: Final = 20.0

WORKER_NICENESS: Final = 10
"""Niceness of worker processes above that of the server, so that connections have priority."""

REQUESTS: Final = 0
TABLES: Final = 1
REPLAYS: Final = 2
LOOKS: Final = 3
"""Rate kind of hello, look and history: messages whose answers cost more than the request."""


class Limits(msgspec.Struct, frozen=True):
    """Configurable limits on clients.

    `bot_tables_per_address` tables of bots alone may run at a time for each address. If
    `bots_waiting` decisions of bots are queued, hints and new tables with bots are refused. If
    `readers_waiting` records are queued, others are refused. At most `analyses` analyses run at a
    time. The last three have a limit in all and one per address. Third-party bots have at most
    `third_party_processes` processes, one per seat; a new table that needs more is refused.
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
    third_party_processes: int = 16
    bots_waiting: int = 64
    bots_waiting_per_address: int = 16
    readers_waiting: int = 32
    readers_waiting_per_address: int = 8
    analyses: int = 4
    analyses_per_address: int = 2


DEFAULT_LIMITS: Final = Limits()
