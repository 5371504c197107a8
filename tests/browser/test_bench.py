"""The web benchmark counts correctly; speed is not tested here."""

import pytest

from bench.web.figures import Promise, percentile, promises, slow_promises
from bench.web.page import page
from bench.web.slow import Slow, frames_a_second
from bench.web.visits import Opening, clicks, opening

from .houses import House

NAMES = (
    *("games", "clicks", "openings", "chromium", "machine", "precedence"),
    *("rate", "slow_clicks"),
)


def test_an_opening_counts_clicks_bytes_and_hosts(house: House) -> None:
    found = opening(house.browser, house.address)
    assert found.clicks == 2
    assert 0 < found.seconds < 10
    assert 10_000 < found.received < 200_000
    assert [f"http://{host}/" for host in found.hosts] == [house.address]


def test_every_click_that_makes_a_move_is_timed(house: House) -> None:
    waits = clicks(house.browser, house.address, seed=1, most=4)
    assert len(waits) == 4
    assert min(waits) > 0


def test_a_target_is_met_up_to_its_bound() -> None:
    kept, broken = Promise("a", 100.0, 100, "ms"), Promise("b", 100.5, 100, "ms")
    assert kept.cells == ["a", "100 ms", "100 ms", "pass"]
    assert broken.cells[3] == "FAIL"
    assert Promise("c", 1.25, None, "s").cells == ["c", "1.2 s", "", "report"]


def test_the_worst_opening_counts_and_foreign_hosts_are_counted() -> None:
    good = Opening(1.0, 2, 90_000, ("127.0.0.1:80",))
    bad = Opening(11.0, 3, 210_000, ("127.0.0.1:80", "fonts.example"))
    waits = [float(wait) for wait in range(1, 101)]
    results = list(promises("http://127.0.0.1:80/", [good, bad], waits))
    missed = [each.figure for each in results if not each.is_kept]
    assert missed == [11.0, 3, 210_000, 1]
    assert all(each.is_kept for each in promises("http://127.0.0.1:80/", [good], waits))
    assert percentile(waits, 95) == pytest.approx(95.05)


def test_frames_count_while_cards_fly() -> None:
    def event(name: str, milliseconds: int) -> dict[str, object]:
        return {"name": name, "ph": "I", "ts": 1000 * milliseconds}

    drawn = [event("Display::FrameDisplayed", at) for at in (50, 110, 150, 190, 250, 310)]
    marks = [event(name, at) for name, at in (("pax-begin", 100), ("pax-end", 200))]
    assert frames_a_second([*drawn, *marks]) == pytest.approx(30)


def test_a_slow_machine_needs_four_fifths_of_what_it_can_show() -> None:
    kept = [each.is_kept for each in slow_promises(Slow([300.0], 17.0, 20.0), 11)]
    assert kept == [True] * 4
    kept = [each.is_kept for each in slow_promises(Slow([500.0], 29.0, 60.0), 13)]
    assert kept == [False, True, False, False]


def test_the_page_shows_the_figures_and_the_machine() -> None:
    counts = dict.fromkeys(NAMES, "7")
    text = page([Promise("a click", 12.0, 100, "ms")], counts)
    assert "| a click | 12 ms | 100 ms | pass |" in text
