"""Visits to the start page: the first move of a new visitor, and games by mouse."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final

from playwright.sync_api import Browser, Page

from bench.web.traffic import Traffic
from bench.web.watch import PAINTED, SCRIPT, seen

PATIENCE: Final = 60_000
MOST_CLICKS: Final = 25
START: Final = "[data-start=now]"
MOVES: Final = "[data-move]"
END: Final = "[data-end]"
LOOK: Final = 50
"""Milliseconds between looks whether there is a decision."""

# Automatic moves need no click, and a click comes as soon as there is a move. All other settings
# are the defaults: sounds, animations at the usual speed, and the guide.
SETTINGS: Final = {"forced": False, "settling": 0}


@dataclass(frozen=True, slots=True)
class Opening:
    """The measurements of a new visitor until the first move."""

    seconds: float
    clicks: int
    received: int
    hosts: tuple[str, ...]


@contextmanager
def visitor(browser: Browser) -> Iterator[Page]:
    """Return a page in a new browser context."""
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage['pax.settings'] ??= {json.dumps(json.dumps(SETTINGS))}")
    context.add_init_script(SCRIPT)
    try:
        yield context.new_page()
    finally:
        context.close()


def opening(browser: Browser, address: str) -> Opening:
    """Open the page, start the offered game, and make its first move."""
    with visitor(browser) as page:
        traffic = Traffic(page)
        page.goto(address)
        page.locator(START).click()
        move = page.locator(MOVES).first
        move.wait_for()
        page.evaluate("() => document.fonts.ready.then(() => true)")
        received = traffic.received
        move.click()
        page.wait_for_function(PAINTED, arg=0)
        found = seen(page)
        return Opening(
            found["painted"][0] / 1000, found["clicks"], received, tuple(sorted(traffic.hosts))
        )


def first_table(browser: Browser, address: str) -> float:
    """Return the seconds until a new visitor's first table can be played."""
    with visitor(browser) as page:
        begin = time.monotonic()
        page.goto(address)
        page.locator(START).click()
        page.locator(MOVES).first.wait_for()
        return time.monotonic() - begin


def clicks(browser: Browser, address: str, seed: int, most: int = MOST_CLICKS) -> list[float]:
    """Play the offered game; return the milliseconds of each click that made a move."""
    with visitor(browser) as page:
        start(page, address)
        return play(page, Random(seed), most)


def start(page: Page, address: str) -> None:
    """Start the offered game."""
    page.goto(address)
    page.locator(START).click()
    page.locator(MOVES).first.wait_for()


def play(page: Page, rng: Random, most: int, *, skips: bool = True) -> list[float]:
    """Make moves by clicks; `skips` skips what is shown after each, once its first frame is."""
    for made in range(most):
        if not is_asked(page, skips=skips):
            break
        moves = page.locator(MOVES)
        moves.nth(rng.randrange(moves.count())).click()
        page.wait_for_function(PAINTED, arg=made)
    waits: list[float] = seen(page)["waits"]
    return waits


def is_asked(page: Page, *, skips: bool) -> bool:
    """Wait for the next decision; False if the game is over."""
    for _ in range(PATIENCE // LOOK):
        if page.locator(END).count():
            return False
        if page.locator(MOVES).count():
            return True
        # The space bar skips what is shown, and dismisses a scene.
        if skips or page.locator("[data-scene]").count():
            page.keyboard.press(" ")
        page.wait_for_timeout(LOOK)
    raise TimeoutError("nobody decides")
