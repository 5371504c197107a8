"""Several browsers in one game, with reloads, lost networks and restarts of the server."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.processes import Server

from .houses import House, person
from .networks import Network
from .playing import END, MOVES, let_play, let_stop, moves_of, seq_of

READY = "I\u2019m ready"
NAMES = ("Ada", "Brutus", "Clodia", "Dio")
OFFLINE = "No connection"
WHOLE_GAME = 240_000
"""Milliseconds that four browsers may take for a game on a busy machine."""
REPLACE = "Let a bot play for Brutus"


@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_finished_despite_a_reload_a_lost_network_and_a_restart(
    house: House, players: int
) -> None:
    with sitting(house, players) as (pages, network):
        reload_while_deciding(pages)
        lose_the_network_while_others_play(pages, network)
        decide_without_a_network(pages, network)
        restart_while_deciding(house, pages)
        for number, page in enumerate(pages):
            let_play(page, seed=number + 1)
        for page in pages:
            page.locator(END).wait_for(timeout=WHOLE_GAME)
        assert len({seq_of(page) for page in pages}) == 1
        assert len({tuple(points(page)) for page in pages}) == 1


def test_a_bot_plays_for_an_absent_player_until_they_return(
    browser: Browser, tmp_path: Path
) -> None:
    database = str(tmp_path / "tables.sqlite")
    house = House(browser, Server(database, "--absence-seconds", "0"), database)
    try:
        with house.visitor() as ada:
            link = let_brutus_leave(house, ada)
            ada.get_by_label("Bot that plays for somebody").select_option("novice")
            ada.get_by_role("button", name=REPLACE).click()
            expect(ada.get_by_text("A bot plays for Brutus now.").last).to_be_visible()
            ada.get_by_role("button", name="Players", exact=True).click()
            expect(ada.get_by_text("a bot plays for now: Novice")).to_be_visible()
            ada.keyboard.press("Escape")
            with house.visitor() as brutus:
                brutus.goto(link)
                brutus.get_by_role("button", name="Take my seat back").click()
                let_play(ada, seed=2)
                brutus.locator(MOVES).first.wait_for()
    finally:
        house.server.stop()


def test_no_bot_replaces_a_player_who_just_left(house: House) -> None:
    with house.visitor() as ada:
        let_brutus_leave(house, ada)
        ada.get_by_role("button", name=REPLACE).click()
        expect(ada.get_by_role("alert")).to_contain_text("away for 60 seconds")


def let_brutus_leave(house: House, ada: Page) -> str:
    """Let Brutus leave while Ada, the host, waits; return the link to his seat."""
    table = house.make(person("Ada"), person("Brutus"))
    ada.goto(f"{table.links[0]}&host={table.host}")
    ada.get_by_role("button", name=READY).click()
    with house.visitor() as brutus:
        brutus.goto(table.links[1])
        brutus.get_by_role("button", name=READY).click()
        brutus.locator("[data-seq]").wait_for()
    let_play(ada, seed=1)
    ada.get_by_role("button", name=REPLACE).wait_for()
    let_stop(ada)
    return table.links[1]


@contextmanager
def sitting(house: House, players: int) -> Iterator[tuple[list[Page], Network]]:
    """Seat a number of browsers; the last one connects through a network that can be cut."""
    table = house.make(*(person(name) for name in NAMES[:players]))
    with ExitStack() as stack:
        network = Network(house.server.port)
        stack.callback(network.close)
        pages = [stack.enter_context(house.visitor()) for _ in range(players)]
        *near, far = table.links
        for page, link in zip(pages, [*near, house.through(network.port, far)], strict=True):
            page.goto(link)
        for page in pages:
            page.get_by_role("button", name=READY).click()
        for page in pages:
            page.locator("[data-seq]").wait_for()
        yield pages, network


def reload_while_deciding(pages: list[Page]) -> None:
    """Given drawn cards, when the page is reloaded, then it shows the same decision."""
    active = deciding(pages)
    asked, seq = moves_of(active), seq_of(active)
    active.reload()
    active.locator(MOVES).first.wait_for()
    assert (moves_of(active), seq_of(active)) == (asked, seq)
    choose(active, pages)


def lose_the_network_while_others_play(pages: list[Page], network: Network) -> None:
    """Given a lost connection, when the others play on, then the page catches up."""
    *others, lost = pages
    while deciding(pages) is lost:
        choose(lost, pages)
    before = seq_of(lost)
    network.cut()
    lost.get_by_text(OFFLINE).wait_for()
    for number, page in enumerate(others):
        let_play(page, seed=number + 11)
    turn = f"[data-place=player-{len(pages) - 1}][aria-current]"
    others[0].locator(turn).wait_for()  # now they wait for the absent player
    for page in others:
        let_stop(page)
    assert seq_of(lost) == before
    network.mend()
    lost.locator(MOVES).first.wait_for()
    assert seq_of(lost) == seq_of(others[0]) > before
    expect(lost.get_by_text(OFFLINE)).to_have_count(0)


def decide_without_a_network(pages: list[Page], network: Network) -> None:
    """Given no network, when a move is made, then it counts exactly once after the reconnect."""
    lost, seq = pages[-1], seq_of(pages[-1])
    network.cut()
    lost.get_by_text(OFFLINE).wait_for()
    lost.locator(MOVES).first.click()
    network.mend()
    for page in pages:
        page.locator(f"[data-seq='{seq + 1}']").wait_for()


def restart_while_deciding(house: House, pages: list[Page]) -> None:
    """Given a decision, when the server is killed and restarted, then it is shown again."""
    active = deciding(pages)
    asked = moves_of(active)
    house.restart()
    expect(active.get_by_text(OFFLINE)).to_have_count(0)
    assert moves_of(active) == asked
    choose(active, pages)


def choose(active: Page, pages: list[Page]) -> None:
    """Make a move; all pages show the same result."""
    seq = seq_of(active)
    active.locator(MOVES).first.click()
    for page in pages:
        page.locator(f"[data-seq='{seq + 1}']").wait_for()


def deciding(pages: list[Page]) -> Page:
    """Wait until a page has the decision; return it."""
    for _ in range(1200):
        for page in pages:
            if page.locator(MOVES).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody has the decision")


def points(page: Page) -> list[str]:
    """Return the points of all seats that the table shows."""
    return page.locator("[data-place^=player-] .points").all_inner_texts()
