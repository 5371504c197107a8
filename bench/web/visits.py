"""Visits to the start page: the first move of a new visitor, and whole games by mouse."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final

from playwright.sync_api import Browser, Page

from bench.web.traffic import Traffic
from bench.web.watch import PAINTED, SCRIPT, seen

PATIENCE: Final = 60_000
MOST_CLICKS: Final = 1000
START: Final = "[data-start=now]"
MOVES: Final = "[data-move]"
END: Final = "[data-end]"
# Pauses after the moves of bots would only lengthen the run, automatic moves need no click, and a
# click comes as soon as there is a move. All other settings are the defaults: sounds, animations
# and the guide.
SETTINGS: Final = {"speed": 0, "forced": False, "settling": 0}


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
        received = traffic.received
        move.click()
        page.wait_for_function(PAINTED, arg=0)
        found = seen(page)
        return Opening(
            found["painted"][0] / 1000, found["clicks"], received, tuple(sorted(traffic.hosts))
        )


def clicks(browser: Browser, address: str, seed: int, most: int = MOST_CLICKS) -> list[float]:
    """Play the offered game; return the milliseconds of each click that made a move."""
    rng = Random(seed)
    with visitor(browser) as page:
        page.goto(address)
        page.locator(START).click()
        for made in range(most):
            page.locator(f"{MOVES}, {END}").first.wait_for()
            if page.locator(END).count():
                break
            moves = page.locator(MOVES)
            moves.nth(rng.randrange(moves.count())).click()
            page.wait_for_function(PAINTED, arg=made)
        waits: list[float] = seen(page)["waits"]
        return waits
