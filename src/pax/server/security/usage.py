"""Usage by address: open connections and rate counters, shared by all workers.

Every worker has its own table in one shared buffer. It writes only there and reads all tables, so
nothing is locked. Two workers that decide at the same instant do not see each other's counts:
together they may exceed a limit by one for each further worker.

A table is a set-associative cache of fixed size: an address has one set, found by a keyed hash, and
the least recently used of the set's slots is reused. Neither the time of a check nor the memory
depends on the number of addresses. Only the hash is stored; its key is random and never on disk.

Times are `time.monotonic()`: on Linux and macOS that is one clock for all processes of a host, and
no step of the wall clock changes it. On Windows every worker counts alone.
"""

import mmap
import secrets
import sys
from hashlib import blake2b
from struct import Struct
from typing import Final, Self

from pax.server.security.usage_file import (
    BYTES_OF_KEY,
    UsageFile,
    claim_table,
    clear,
    map_file,
    unpack,
)

KINDS: Final = 8
"""Number of rate limits per address."""

SLOTS: Final = 16_384
"""Number of addresses per worker."""

WAYS: Final = 8
"""Slots in a set."""

UNKNOWN: Final = -1
"""The slot of an address for which there was no room."""

_WORD: Final = 8
_HALF: Final = 32
_LOW: Final = (1 << _HALF) - 1
_ROUNDING: Final = 1e-6
_TICKS: Final = 1000.0
"""Times of last use are stored in milliseconds."""

# A table, in words: its header, the keys of all slots, then the slots themselves.
_PID, _OPEN, _HEADER = 0, 1, 8
_USED, _CONNECTIONS, _RATES = 0, 1, 2
_RATE: Final = 2  # the number of a window; the counts of that window and of the previous one
_SLOT: Final = _RATES + _RATE * KINDS
_TABLE: Final = _HEADER + SLOTS * (1 + _SLOT)
TABLE_BYTES: Final = _TABLE * _WORD

_KEYS_OF_SET: Final = Struct(f"{WAYS}Q")


class Usage:
    """Counts connections and actions for each group of addresses (`address_group`).

    A kind of rate is a number below `KINDS`, always used with the same length of window. Only one
    thread of a worker may use this.
    """

    def __init__(self, buffer: bytearray | mmap.mmap, own: int, key: bytes) -> None:
        """Use a buffer, and write to the table of this number."""
        self._buffer = buffer
        self._words = memoryview(buffer).cast("Q")
        self._tables = [table * _TABLE for table in range(len(self._words) // _TABLE)]
        self._own = own * _TABLE
        self._key = key

    @classmethod
    def private(cls) -> Self:
        """Return counters for a single worker."""
        usage = cls(bytearray(TABLE_BYTES), 0, secrets.token_bytes(BYTES_OF_KEY))
        usage._words[_PID] = 1
        return usage

    @staticmethod
    def create(workers: int) -> UsageFile:
        """Create the shared file of a supervisor; workers `attach` by its description."""
        return UsageFile(workers, TABLE_BYTES)

    @classmethod
    def attach(cls, description: str) -> Self:
        """Return the counters of a supervisor's description, with a table for this process.

        Tables of processes that have ended are cleared; their counts are lost.
        """
        if sys.platform == "win32":
            return cls.private()
        path, key = unpack(description)
        buffer = map_file(path)
        return cls(buffer, claim_table(path, buffer, TABLE_BYTES), key)

    def detach(self) -> None:
        """Free this worker's table; the object must not be used afterwards."""
        clear(self._buffer, self._own * _WORD, TABLE_BYTES)

    def total_connections(self) -> int:
        """Return the number of open connections, over all workers."""
        return sum(self._words[table + _OPEN] for table in self._in_use())

    def own_connections(self) -> int:
        """Return the number of open connections of this worker."""
        return self._words[self._own + _OPEN]

    def connections(self, group: str) -> int:
        """Return a group's number of open connections, over all workers."""
        key, total = self._hashed(group), 0
        for table in self._in_use():
            slot = self._found(table, key)
            if slot != UNKNOWN:
                total += self._words[slot + _CONNECTIONS]
        return total

    def opened(self, group: str, now: float) -> int:
        """Count a connection; return the slot that must be passed to `closed`."""
        self._words[self._own + _OPEN] += 1
        slot = self._taken(self._hashed(group), now)
        if slot != UNKNOWN:
            self._words[slot + _CONNECTIONS] += 1
        return slot

    def closed(self, slot: int) -> None:
        """Stop counting a connection."""
        self._words[self._own + _OPEN] -= 1
        if slot != UNKNOWN:
            self._words[slot + _CONNECTIONS] -= 1

    def mark(self, group: str) -> str:
        """Return an opaque token that is equal for one group during the lifetime of the key."""
        mark = blake2b(group.encode(), digest_size=4, key=self._key, person=b"mark")
        return mark.hexdigest()

    def allows(  # noqa: PLR0913, PLR0917 - a limit has these parts, and this is called for every request
        self, group: str, kind: int, most: int, seconds: float, now: float, cost: int = 1
    ) -> bool:
        """Count an action of a group, unless that would exceed `most` in `seconds`.

        A two-window counter: time is divided into windows of `seconds`, and the count of the
        previous window is weighted by its share of the last `seconds`. So no window has more than
        `most`, no span of `seconds` more than twice that, and nothing is refused unless this window
        and the whole previous one have more than `most` together.
        """
        key, window = self._hashed(group), int(now // seconds)
        current = previous = 0
        for table in self._in_use():
            slot = self._found(table, key)
            if slot != UNKNOWN:
                in_this, in_last = self._counts(slot, kind, window)
                current += in_this
                previous += in_last
        if current + previous * (window + 1 - now / seconds) + cost > most + _ROUNDING:
            return False
        slot = self._taken(key, now)
        if slot != UNKNOWN:
            self._count(slot, kind, window, cost)
        return True

    def _in_use(self) -> list[int]:
        words = self._words
        return [table for table in self._tables if words[table + _PID]]

    def _hashed(self, group: str) -> int:
        """Return the key of a group; 0 means an empty slot."""
        digest = blake2b(group.encode(), digest_size=_WORD, key=self._key).digest()
        return int.from_bytes(digest) or 1

    def _keys(self, table: int, key: int) -> int:
        """Return the offset of the keys of a key's set."""
        return table + _HEADER + key % (SLOTS // WAYS) * WAYS

    def _slot(self, table: int, place: int) -> int:
        """Return the offset of the slot whose key has this index."""
        return table + _HEADER + SLOTS + (place - table - _HEADER) * _SLOT

    def _found(self, table: int, key: int) -> int:
        """Return the slot of a key, or UNKNOWN."""
        place = self._keys(table, key)
        keys = _KEYS_OF_SET.unpack_from(self._buffer, place * _WORD)
        return self._slot(table, place + keys.index(key)) if key in keys else UNKNOWN

    def _taken(self, key: int, now: float) -> int:
        """Return the slot of a key in one's own table, and record its use; UNKNOWN if all are busy.

        That happens only if eight others of the same set have open connections, and nobody can
        choose a set without the key of the hash.
        """
        words = self._words
        slot = self._found(self._own, key)
        if slot == UNKNOWN:
            slot = self._reused(key)
        if slot != UNKNOWN:
            words[slot + _USED] = int(now * _TICKS)
        return slot

    def _reused(self, key: int) -> int:
        """Give the least recently used idle slot of a set to a key; the key is written last."""
        words, first = self._words, self._keys(self._own, key)
        idle = [
            (words[slot + _USED], place, slot)
            for place in range(first, first + WAYS)
            if not words[(slot := self._slot(self._own, place)) + _CONNECTIONS]
        ]
        if not idle:
            return UNKNOWN
        _, place, slot = min(idle)
        words[place] = 0
        clear(self._buffer, slot * _WORD, _SLOT * _WORD)
        words[place] = key
        return slot

    def _counts(self, slot: int, kind: int, window: int) -> tuple[int, int]:
        """Return a slot's counts in a window and in the previous one."""
        place = slot + _RATES + _RATE * kind
        counted_in, counts = self._words[place], self._words[place + 1]
        if counted_in == window:
            return counts >> _HALF, counts & _LOW
        if counted_in == window - 1:
            return 0, counts >> _HALF
        if counted_in == window + 1:  # by a worker that has read the clock later
            return counts & _LOW, 0
        return 0, 0

    def _count(self, slot: int, kind: int, window: int, cost: int) -> None:
        place = slot + _RATES + _RATE * kind
        window = max(window, self._words[place])
        current, previous = self._counts(slot, kind, window)
        self._words[place + 1] = min(current + cost, _LOW) << _HALF | previous
        self._words[place] = window
