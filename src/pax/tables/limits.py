"""Limits on the log and the lobby of one table."""

from typing import Final

RECENT_LINES: Final = 200
"""Maximum number of log lines in a welcome or an answer to history."""

RECENT_BYTES: Final = 100_000
"""Size in bytes after which a page of the log gets no further line."""

CONNECTIONS_A_SEAT: Final = 8
"""Maximum connections of one player; one more closes the oldest."""

SPECTATORS_A_TABLE: Final = 100

ENTRIES_A_MINUTE: Final = 30
"""Maximum log entries per minute that one seat, or the host, may cause; moves do not count."""

ENTRIES_A_GAME: Final = 400
"""The same for a whole game; entries before the deal are counted separately."""

SEATS_PER_ADDRESS: Final = 16
"""Maximum number of times that one address may take an open seat before the game begins."""

SEAT_SECONDS: Final = 120.0
"""Time to connect after taking an open seat; then the seat is freed."""
