"""How much one client may ask of a server."""

from typing import Final

import msgspec

MESSAGE_BYTES: Final = 4096
"""The longest message on a WebSocket."""

BODY_BYTES: Final = 1_100_000
"""The longest body of a request: a record may have a million bytes."""

UNSENT_BYTES: Final = 4_000_000
"""A client that lets more than this wait is dropped."""

ENTRIES_A_MINUTE: Final = 30
"""How many entries of a log one seat, or the host, may cause; moves do not count."""

ENTRIES_A_GAME: Final = 400
"""As above, in a whole game."""

SEAT_SECONDS: Final = 120.0
"""Who takes an open seat must connect within this time, or the seat is free again."""

SECONDS_TO_SAY_HELLO: Final = 20.0


class Limits(msgspec.Struct, frozen=True):
    """What a client may do in a time; an operator can set other numbers."""

    messages_a_second: float = 50.0
    messages_at_once: float = 200.0
    tables_an_hour: int = 200
    replays_a_minute: int = 300
    absence_seconds: float = 60.0
