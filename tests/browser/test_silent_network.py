"""A network that swallows everything without an error, as behind a sleeping phone."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from .houses import House, Made, bots, person
from .networks import Network
from .playing import HIDE, MOVES, moves_of, seq_of

READY = "I\u2019m ready"
SECONDS = 20
"""Time until the page must have noticed and reconnected, on a busy machine."""


@contextmanager
def two_players(house: House) -> Iterator[tuple[Page, Page, Network]]:
    """Seat two players; the second connects through a network that can be silent."""
    table: Made = house.make(person("Ada"), person("Brutus"))
    network = Network(house.server.port)
    try:
        with house.visitor() as ada, house.visitor() as brutus:
            ada.goto(table.links[0])
            brutus.goto(house.through(network.port, table.links[1]))
            for page in (ada, brutus):
                page.get_by_role("button", name=READY).click()
            for page in (ada, brutus):
                page.locator("[data-seq]").wait_for()
            while not moves_of(brutus):
                choose(ada, [ada, brutus])
            yield ada, brutus, network
    finally:
        network.close()


def choose(active: Page, pages: list[Page]) -> None:
    """Make a move; all pages show the result."""
    seq = seq_of(active)
    active.locator(MOVES).first.click()
    for page in pages:
        page.locator(f"[data-seq='{seq + 1}']").wait_for()


def arrives(page: Page, seq: int) -> bool:
    """Whether a page shows an entry in time."""
    for _ in range(SECONDS * 10):
        if seq_of(page) >= seq:
            return True
        page.wait_for_timeout(100)
    return False


def statuses(page: Page, until: str) -> list[str]:
    """Return the states of the connection that the page shows, until one appears."""
    found: list[str] = []
    for _ in range(SECONDS * 10):
        shown = page.locator("header [role=status]").all_inner_texts()
        for text in shown:
            if text and text not in found:
                found.append(text)
        if any(until in text for text in found):
            break
        page.wait_for_timeout(100)
    return found


def test_a_move_into_a_dead_connection_arrives_once(house: House) -> None:
    with two_players(house) as (ada, brutus, network):
        seq = seq_of(brutus)
        network.silence()
        brutus.locator(MOVES).first.click()
        seen = statuses(brutus, "No connection")
        network.mend()
        assert arrives(ada, seq + 1)
        assert seen == ["Sending…", "No connection, trying again…"]
        assert arrives(brutus, seq + 1)
        expect(brutus.locator("header [role=status]")).to_have_count(0)
        ada.wait_for_timeout(300)
        assert seq_of(ada) == seq_of(brutus) == seq + 1


WAKE = {
    "shown": f"() => {{ ({HIDE})(true); ({HIDE})(false); }}",
    "restored": "() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))",
    "online": "() => dispatchEvent(new Event('online'))",
}
"""Emulates that a page is shown again, restored from the browser's cache, or online again."""


@pytest.mark.parametrize("how", WAKE)
def test_a_page_that_slept_catches_up(house: House, how: str) -> None:
    with two_players(house) as (ada, brutus, network):
        choose(brutus, [ada, brutus])
        while not moves_of(ada):
            choose(brutus, [ada, brutus])
        network.silence()
        seq = seq_of(ada)
        ada.locator(MOVES).first.click()
        assert arrives(ada, seq + 1)
        network.mend()
        brutus.evaluate(WAKE[how])
        assert arrives(brutus, seq + 1)


def test_a_connection_that_dies_while_nobody_plays_is_noticed(house: House) -> None:
    """The heartbeat alone finds it, without a command of the player; then it comes back."""
    table = house.make(person("Ada"), *bots(1))
    network = Network(house.server.port)
    try:
        with house.visitor() as page:
            page.clock.install()
            page.goto(house.through(network.port, table.links[0]))
            page.locator(MOVES).first.wait_for()
            status = page.locator("header [role=status]")
            network.silence()
            page.clock.fast_forward(10_000)
            expect(status).to_have_count(0)
            for _ in range(3):
                page.clock.fast_forward(5_000)
            expect(status).to_contain_text("No connection")
            network.mend()
            page.clock.fast_forward(10_000)
            page.clock.fast_forward(6_000)
            expect(status).to_have_count(0)
            seq = seq_of(page)
            page.locator(MOVES).first.click()
            page.wait_for_function(
                "seq => Number(document.querySelector('[data-seq]').dataset.seq) > seq", arg=seq
            )
    finally:
        network.close()


def test_a_device_that_loses_its_network_in_silence_says_so_at_once(house: House) -> None:
    with two_players(house) as (_, brutus, network):
        network.silence()
        brutus.evaluate("() => dispatchEvent(new Event('offline'))")
        status = brutus.locator("header [role=status]")
        expect(status).to_contain_text("No connection", timeout=2_000)
        network.mend()
        brutus.evaluate("() => dispatchEvent(new Event('online'))")
        expect(status).to_have_count(0)


def test_a_device_without_network_says_so_at_once_and_comes_back(house: House) -> None:
    with two_players(house) as (ada, brutus, _):
        while not moves_of(ada):
            choose(brutus, [ada, brutus])
        seq = seq_of(ada)
        status = brutus.locator("header [role=status]")
        brutus.context.set_offline(True)
        expect(status).to_contain_text("No connection", timeout=2_000)
        ada.locator(MOVES).first.click()
        assert arrives(ada, seq + 1)
        assert seq_of(brutus) == seq
        brutus.context.set_offline(False)
        assert arrives(brutus, seq + 1)
        expect(status).to_have_count(0)
