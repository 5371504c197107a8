"""The month in fast-forward: its clock can be set, and growth is found."""

import time
from pathlib import Path

import pytest

from tests.soak.fast_forward import Ahead, clock
from tests.soak.month.curve import Day, check_bounded, curve
from tests.soak.month.visitors import KINDS


def day(number: int, stored: int, memory: float = 100.0) -> Day:
    """Return a day with so many tables."""
    return Day(number, 333, stored, stored / 100, memory, 25)


def test_several_programs_follow_one_clock(tmp_path: Path) -> None:
    ahead = Ahead(tmp_path / "ahead")
    clocks = [clock(ahead.file) for _ in range(2)]
    for days in (0, 29):
        ahead.set(days * 86400.0)
        for now in clocks:
            assert now() - time.time() == pytest.approx(days * 86400.0, abs=5)


def test_steady_days_are_bounded_and_growth_is_not() -> None:
    days = [day(number, min(number, 7) * 200) for number in range(30)]
    check_bounded(days)
    with pytest.raises(AssertionError, match="stored grows"):
        check_bounded([day(number, number * 200) for number in range(30)])
    with pytest.raises(AssertionError, match="memory_mb grows"):
        check_bounded([day(number, 200, 100.0 + 3 * number) for number in range(30)])
    assert curve(days).splitlines()[-1].endswith("#" * 40)


def test_the_visits_are_shares_of_100() -> None:
    assert sum(kind.share for kind in KINDS) == 100
