"""Requests of one address do not delay those of another."""

import pytest

from pax.server.bots import fair_queue
from pax.server.bots.fair_queue import FairQueue


def drained(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


def test_addresses_take_turns_and_so_do_the_tables_of_each() -> None:
    queue = FairQueue[str]()
    for item in ("a1", "a1", "a1", "a2", "b1", "b1"):
        queue.add(item, address=item[0], table=item)
    assert drained(queue) == ["a1", "b1", "a2", "b1", "a1", "a1"]


def test_the_address_served_longest_ago_comes_first_after_a_pause() -> None:
    queue = FairQueue[str]()
    for address in "abc":
        queue.add(address, address)
    assert drained(queue) == ["a", "b", "c"]
    for address in "cba":
        queue.add(address, address)
    assert drained(queue) == ["a", "b", "c"]


def test_items_of_one_table_keep_their_order() -> None:
    queue = FairQueue[str]()
    for item in "123":
        queue.add(item, "address", "table")
    assert drained(queue) == ["1", "2", "3"]


def test_queued_items_are_counted_in_all_and_per_address() -> None:
    queue = FairQueue[str]()
    for address in ("a", "a", "b"):
        queue.add(address, address)
    assert (len(queue), queue.waiting("a"), queue.waiting("b"), queue.waiting("c")) == (3, 2, 1, 0)
    queue.pop()
    assert (len(queue), queue.waiting("a")) == (2, 1)
    queue.clear()
    assert (len(queue), queue.waiting("a")) == (0, 0)
    with pytest.raises(IndexError):
        queue.pop()


def test_idle_addresses_are_forgotten_but_no_queued_item(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "IDLE_LANES", 3)
    queue = FairQueue[str]()
    queue.add("kept", "waiting")
    for number in range(20):
        queue.add("gone", f"address {number}")
        assert queue.pop() in {"gone", "kept"}
    assert len(queue) == 1
    assert len(queue._lanes) <= 4  # noqa: SLF001 - its memory is under test
