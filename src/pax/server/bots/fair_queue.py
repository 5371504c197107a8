"""A queue that is fair to addresses, and to the tables of each address."""

from collections import OrderedDict, deque
from typing import Final, Generic, TypeVar

Item = TypeVar("Item")

IDLE_LANES: Final = 256
"""Number of addresses above which the turns of idle ones are forgotten."""


class Lane(Generic[Item]):
    """The items of one address; its tables take turns."""

    def __init__(self) -> None:
        """Begin empty."""
        self._tables: OrderedDict[str, deque[Item]] = OrderedDict()
        self.length = 0

    def add(self, item: Item, table: str) -> None:
        """Append an item to those of a table."""
        self._tables.setdefault(table, deque()).append(item)
        self.length += 1

    def pop(self) -> Item:
        """Remove and return the first item of the table whose turn it is."""
        table, items = self._tables.popitem(last=False)
        item = items.popleft()
        if items:
            self._tables[table] = items
        self.length -= 1
        return item


class FairQueue(Generic[Item]):
    """Serves the address that was served longest ago; its tables take turns.

    However many items one address adds, another waits for at most one item of each address.
    """

    def __init__(self) -> None:
        """Begin empty."""
        self._lanes: OrderedDict[str, Lane[Item]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        """Return the number of queued items."""
        return self._length

    def waiting(self, address: str) -> int:
        """Return the number of queued items of an address."""
        lane = self._lanes.get(address)
        return 0 if lane is None else lane.length

    def add(self, item: Item, address: str = "", table: str = "") -> None:
        """Append an item."""
        lane = self._lanes.get(address)
        if lane is None:
            self._forget_idle()
            lane = self._lanes[address] = Lane()
        lane.add(item, table)
        self._length += 1

    def pop(self) -> Item:
        """Remove and return the next item; raise IndexError if the queue is empty."""
        for address, lane in self._lanes.items():
            if lane.length:
                self._lanes.move_to_end(address)
                self._length -= 1
                return lane.pop()
        raise IndexError("nothing waits")

    def clear(self) -> None:
        """Remove everything."""
        self._lanes.clear()
        self._length = 0

    def _forget_idle(self) -> None:
        """Forget the last turns of addresses without items, if there are many."""
        if len(self._lanes) >= IDLE_LANES:
            waiting = ((address, lane) for address, lane in self._lanes.items() if lane.length)
            self._lanes = OrderedDict(waiting)
