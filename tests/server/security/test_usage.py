"""Usage counters: exact within their guarantees, of fixed size, and fast with many addresses."""

import time
import tracemalloc
from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pax.server.security.usage import KINDS, SLOTS, UNKNOWN, Usage

WINDOW = 60.0
TABLES, REPLAYS = 0, 1
NOON = 43_200.0
"""A time at which a window begins."""


@pytest.fixture(scope="module")
def crowded() -> Usage:
    """Counters that have seen 100,000 addresses."""
    usage = Usage.private()
    for number in range(100_000):
        usage.allows(f"2001:db8:0:{number:x}::/64", TABLES, 5, WINDOW, NOON + number / 1000)
    return usage


def test_an_address_has_a_limit() -> None:
    usage = Usage.private()
    allowed = [usage.allows("192.0.2.1", TABLES, 3, WINDOW, NOON + second) for second in range(5)]
    assert allowed == [True, True, True, False, False]


def test_addresses_and_kinds_are_counted_separately() -> None:
    usage = Usage.private()
    assert usage.allows("192.0.2.1", TABLES, 1, WINDOW, NOON)
    assert usage.allows("192.0.2.2", TABLES, 1, WINDOW, NOON)
    assert usage.allows("192.0.2.1", REPLAYS, 1, WINDOW, NOON)
    assert usage.allows("192.0.2.1", KINDS - 1, 1, WINDOW, NOON)
    assert not usage.allows("192.0.2.1", TABLES, 1, WINDOW, NOON)


def test_refused_actions_do_not_count() -> None:
    usage = Usage.private()
    assert not usage.allows("192.0.2.1", TABLES, 10, WINDOW, NOON, cost=11)
    assert usage.allows("192.0.2.1", TABLES, 10, WINDOW, NOON, cost=10)


def test_the_weight_of_the_previous_window_decreases() -> None:
    usage = Usage.private()
    assert usage.allows("192.0.2.1", TABLES, 10, WINDOW, NOON, cost=10)
    assert not usage.allows("192.0.2.1", TABLES, 10, WINDOW, NOON + 60)
    assert usage.allows("192.0.2.1", TABLES, 10, WINDOW, NOON + 90, cost=5)
    assert not usage.allows("192.0.2.1", TABLES, 10, WINDOW, NOON + 90)
    assert usage.allows("192.0.2.1", TABLES, 10, WINDOW, NOON + 240, cost=10)


Uses = list[tuple[float, int, bool]]
"""Uses: time, cost, and whether it was allowed."""

ASKED = st.lists(st.tuples(st.integers(0, 60), st.integers(1, 4)), max_size=60)
"""Seconds since the last use, and the cost; the window has 20 seconds."""


def used(asked: list[tuple[int, int]], most: int) -> Uses:
    """Use one address repeatedly."""
    usage, now, uses = Usage.private(), NOON, []
    for pause, cost in asked:
        now += pause / 4
        uses.append((now, cost, usage.allows("192.0.2.1", TABLES, most, 20.0, now, cost)))
    return uses


def counted(uses: Uses, within: Callable[[float], bool]) -> int:
    """Return the allowed cost at certain times, computed from every single use."""
    return sum(cost for at, cost, allowed in uses if allowed and within(at))


@given(ASKED, st.integers(1, 12))
def test_no_window_has_more_than_the_limit(asked: list[tuple[int, int]], most: int) -> None:
    uses = used(asked, most)
    for window in {at // 20.0 for at, _, _ in uses}:
        assert counted(uses, lambda at, window=window: at // 20.0 == window) <= most  # type: ignore[misc] # a default


@given(ASKED, st.integers(1, 12))
def test_no_span_of_that_length_has_more_than_twice_the_limit(
    asked: list[tuple[int, int]], most: int
) -> None:
    uses = used(asked, most)
    for start, _, _ in uses:
        assert counted(uses, lambda at, start=start: start <= at < start + 20.0) <= 2 * most  # type: ignore[misc] # a default


@given(ASKED, st.integers(1, 12))
def test_nothing_is_refused_below_the_limit_of_two_windows(
    asked: list[tuple[int, int]], most: int
) -> None:
    uses = used(asked, most)
    for number, (now, cost, allowed) in enumerate(uses):
        before = uses[:number]
        recent = counted(before, lambda at, now=now: at // 20.0 >= now // 20.0 - 1)  # type: ignore[misc] # a default
        assert allowed or recent + cost > most


@given(st.integers(1, 50), st.integers(1, 20))
def test_an_even_rate_below_the_limit_is_never_refused(most: int, windows: int) -> None:
    usage = Usage.private()
    times = [NOON + WINDOW * number / most for number in range(most * windows)]
    assert all(usage.allows("192.0.2.1", TABLES, most + 1, WINDOW, now) for now in times)


def test_a_late_reading_of_the_clock_loses_no_count() -> None:
    usage = Usage.private()
    assert usage.allows("192.0.2.1", TABLES, 2, WINDOW, NOON - 0.001)
    assert usage.allows("192.0.2.1", TABLES, 9, WINDOW, NOON, cost=8)
    assert usage.allows("192.0.2.1", TABLES, 2, WINDOW, NOON - 0.001)
    assert not usage.allows("192.0.2.1", TABLES, 9, WINDOW, NOON)


def test_the_wall_clock_has_no_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    usage = Usage.private()
    assert usage.allows("192.0.2.1", TABLES, 1, WINDOW, time.monotonic())
    real = time.time
    for step in (-86_400, 10, 86_400):
        monkeypatch.setattr(time, "time", lambda step=step: real() + step)
        assert not usage.allows("192.0.2.1", TABLES, 1, WINDOW, time.monotonic())


def test_connections_are_counted_until_they_are_closed() -> None:
    usage = Usage.private()
    slots = [usage.opened("192.0.2.1", NOON) for _ in range(3)]
    other = usage.opened("192.0.2.2", NOON)
    assert (usage.connections("192.0.2.1"), usage.connections("192.0.2.2")) == (3, 1)
    assert usage.total_connections() == 4
    for slot in (*slots, other):
        usage.closed(slot)
    assert (usage.connections("192.0.2.1"), usage.total_connections()) == (0, 0)


def test_an_open_connection_is_counted_however_many_addresses_come() -> None:
    usage = Usage.private()
    usage.opened("192.0.2.1", NOON)
    for number in range(SLOTS * 2):
        usage.allows(f"{number}", TABLES, 5, WINDOW, NOON + 1 + number)
    assert usage.connections("192.0.2.1") == 1


def test_the_least_recently_used_addresses_are_forgotten(crowded: Usage) -> None:
    """The newest eighth of what fits is all known: a set would need 9 of them to lose one."""
    known = [
        not crowded.allows(f"2001:db8:0:{number:x}::/64", TABLES, 1, WINDOW, NOON + 100)
        for number in (*range(1000), *range(100_000 - SLOTS // 8, 100_000))
    ]
    assert sum(known[:1000]) == 0
    assert sum(known[1000:]) > 0.999 * (SLOTS // 8)


def test_more_connections_than_slots_are_counted_in_all() -> None:
    usage = Usage.private()
    slots = [usage.opened(f"{number}", NOON) for number in range(SLOTS * 2)]
    assert usage.total_connections() == SLOTS * 2
    assert 0 < slots.count(UNKNOWN) < SLOTS * 1.2
    for slot in slots:
        usage.closed(slot)
    assert usage.total_connections() == sum(usage.connections(f"{n}") for n in range(100)) == 0


def test_a_check_costs_the_same_with_100_000_addresses(crowded: Usage) -> None:
    few = Usage.private()
    ratios = [_seconds(crowded) / _seconds(few) for _ in range(5)]
    assert min(ratios) < 2, ratios


def _seconds(usage: Usage) -> float:
    """Return the time of 2,000 checks of 200 addresses."""
    start = time.thread_time()
    for number in range(2000):
        usage.allows(f"192.0.2.{number % 200}", REPLAYS, 10**6, WINDOW, NOON)
        usage.connections(f"192.0.2.{number % 200}")
    return time.thread_time() - start


def test_new_addresses_take_no_memory(crowded: Usage) -> None:
    tracemalloc.start()
    try:
        for number in range(5000):
            crowded.allows(f"198.51.{number}", TABLES, 5, WINDOW, NOON)
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert grown < 50_000  # one stored address takes 60 bytes or more; other threads allocate, too


def test_no_address_is_stored() -> None:
    """Nor is a hash stored that could be looked up: with another key it is different."""
    first, second = Usage.private(), Usage.private()
    for usage in (first, second):
        usage.opened("192.0.2.1", NOON)
    stored = [bytes(usage._words).strip(b"\0") for usage in (first, second)]  # noqa: SLF001 - to look for it
    assert all(data and b"192.0.2.1" not in data for data in stored)
    assert all(before != after for before, after in pairwise(stored))
