"""Several browsers in one game, with all that happens to browsers, networks and servers."""

from collections.abc import Callable
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page

from .houses import House, person
from .playing import MOVES

READY = "I am ready"
NAMES = ("Ada", "Brutus", "Clodia", "Dio")


@pytest.mark.parametrize("players", [2, 4])
def test_all_go_on_after_a_reload_a_lost_network_and_a_restart(house: House, players: int) -> None:
    table = house.make(*(person(name) for name in NAMES[:players]))
    with ExitStack() as stack:
        pages = [stack.enter_context(house.visitor()) for _ in range(players)]
        for page, link in zip(pages, table.links, strict=True):
            page.goto(link)
        for page in pages:
            page.get_by_role("button", name=READY).click()
        trouble: dict[int, Callable[[Page], object]] = {
            3: lambda page: page.reload(),
            6: lambda page: lose_network(page, pages),
            9: lambda _: house.restart(),
        }
        for made in range(12 + 4 * players):
            active = deciding(pages)
            if made in trouble:
                trouble[made](active)
                active.locator(MOVES).first.wait_for()
            moves = active.locator(MOVES)
            seq = active.locator("[data-seq]").get_attribute("data-seq")
            moves.nth(made % moves.count()).click()
            for page in pages:  # everybody sees it, and nobody something else
                page.locator(f"[data-seq='{int(seq or 0) + 1}']").wait_for()


def deciding(pages: list[Page]) -> Page:
    """Wait until a page has the decision, and return it."""
    for _ in range(1200):
        for page in pages:
            if page.locator(MOVES).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody has the decision")


def lose_network(page: Page, pages: list[Page]) -> None:
    """Let one who waits be without a network for a while."""
    other = next(each for each in pages if each is not page)
    other.context.set_offline(offline=True)
    other.context.set_offline(offline=False)
