"""How much the log and the lobby of one table may hold."""

from typing import Final

RECENT_LINES: Final = 200
"""How many lines of the log a welcome has, and at most an answer to history."""

RECENT_BYTES: Final = 100_000
"""When a page of the log has more bytes, no further line is added: it must not wait unsent."""

CONNECTIONS_A_SEAT: Final = 8
"""The devices and windows of one player; with one more the oldest is closed."""

SPECTATORS_A_TABLE: Final = 100

ENTRIES_A_MINUTE: Final = 30
"""How many entries of a log one seat, or the host, may cause; moves do not count."""

ENTRIES_A_GAME: Final = 400
"""As above, in a whole game; what is said before the deal is counted apart."""

SEATS_PER_ADDRESS: Final = 16
"""How often one address may take an open seat of a table before the game begins."""

SEAT_SECONDS: Final = 120.0
"""Who takes an open seat must connect within this time, or the seat is free again."""
